"""What a player sees before a fire: lines with their rules, and exact chances."""

from fractions import Fraction
from itertools import product

from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.kernel import flow
from grognard.kernel.answers import Forecast
from tests.borodino_41.shooting import firing, german, leave, soviet, volley
from tests.borodino_41.table import Table
from tests.rules import rule


def foreseen(table: Table, firers: str, target: str, purpose: str = "offensive", **said: str) -> Forecast:
    found = forecast(table.g, volley(table, firers, target, purpose, **said))
    assert found is not None
    return found


@rule("12/fire/total", "12/results/list")
def test_a_forecast_has_the_points_the_shifts_and_the_chances_of_the_table() -> None:
    table = german("ge-1 ge-2 0505, su-4 0506", terrain="0506 woods")
    found = foreseen(table, "ge-1 ge-2", "su-4")
    assert (found.attack, found.column) == (12, "7")
    assert [(line.rule, line.value) for line in found.lines if line.kind == "column"] == [
        ("12/shifts/small-target", -1),
        ("9/terrain/woods", -1),
    ]
    assert found.chances == {"none": Fraction(2, 5), "c": Fraction(3, 10), "1": Fraction(3, 10)}


@rule("12/fire/dice", "12/morale/by-1")
def test_the_chances_of_a_fate_are_those_of_all_hundred_throws() -> None:
    for units, firers, target, indirect in (
        ("ge-1 ge-2 0505, su-1 0506", "ge-1 ge-2", "su-1", ""),
        ("ge-1 0505, su-1 0506 suppressed", "ge-1", "su-1", ""),
        ("ge-1 0505, su-other 0506 disrupted", "ge-1", "su-other", ""),
        ("ge-tank 0505, su-kv 0506", "ge-tank", "su-kv", ""),
        ("su-1 su-2 0506, su-rocket 0515, ge-4 0505 marked-s", "su-1 su-2", "ge-4", "su-rocket"),
    ):
        table = german(units) if target.startswith("su") else soviet(units)
        found = foreseen(table, firers, target, indirect=indirect)
        fates: dict[str, Fraction] = {}
        points: dict[str, Fraction] = {}
        before = table.g.state[table.unit(target)], bool(table.g.assault[table.unit(target)])
        strength = table.strength(target)
        for dice in product(range(1, 11), repeat=2):
            copy = table.copy()
            copy.g.dictated = dice
            copy.g.stack = [volley(copy, firers, target, indirect=indirect)]
            flow.run(copy.g)
            fate = _fate(copy, target, before)
            fates[fate] = fates.get(fate, Fraction(0)) + Fraction(1, 100)
            lost = str(strength - copy.strength(target))
            points[lost] = points.get(lost, Fraction(0)) + Fraction(1, 100)
        assert [dict(more.chances) for more in found.besides] == [fates, points]


@rule("18/t28/armour", "12/fire/dice")
def test_two_fires_at_the_static_tanks_are_foreseen_one_after_the_other() -> None:
    table = german("ge-tank 0505, ge-at 0507, su-t28 0506 faces-n", strengths="su-t28 2")
    found = foreseen(table, "ge-tank ge-at", "su-t28")
    fates: dict[str, Fraction] = {}
    for dice in product(range(5, 11), repeat=4):  # a 5 stands for 1 to 5, which do nothing in either fire
        copy = table.copy()
        copy.g.dictated = dice
        copy.g.stack = [volley(copy, "ge-tank ge-at", "su-t28")]
        flow.run(copy.g)
        fate = _fate(copy, "su-t28", (0, False))
        chance = Fraction(5 ** dice.count(5), 10**4)
        fates[fate] = fates.get(fate, Fraction(0)) + chance
    assert dict(found.besides[0].chances) == fates
    loss = found.besides[1].chances
    assert found.headline["headline.loss"] == 1 - loss["0"]


def _fate(table: Table, name: str, before: tuple[int, bool]) -> str:
    unit, (state, was_marked) = table.unit(name), before
    if table.g.cell[unit] < 0:
        return "eliminated"
    if table.g.state[unit] > state:
        return ("", "suppressed", "disrupted")[table.g.state[unit]]
    return "marker-lost" if was_marked and not table.g.assault[unit] else "nothing"


@rule("12/fire/each-unit")
def test_a_forecast_names_each_target() -> None:
    found = foreseen(german("ge-1 ge-2 0505, su-1 su-4 0506"), "ge-1 ge-2", "su-1 su-4")
    assert found.column == "12 / 9"
    assert [line.args["single"] for line in found.lines if line.kind == "column"] == [1]
    assert len(found.besides) == 4


@rule("12/fire/each-unit", "12/fire/dice")
def test_a_forecast_says_first_how_likely_a_loss_is_and_that_the_fire_tells() -> None:
    alone = foreseen(german("ge-1 ge-2 0505, su-1 0506"), "ge-1 ge-2", "su-1")
    fates, points = (more.chances for more in alone.besides)
    assert alone.headline == {"headline.loss": 1 - points["0"], "headline.shaken": 1 - fates["nothing"]}
    both = foreseen(german("ge-1 ge-2 0505, su-1 su-4 0506"), "ge-1 ge-2", "su-1 su-4")
    spared = [more.chances["0"] for more in both.besides if "0" in more.chances]
    assert both.headline["headline.loss"] == 1 - spared[0] * spared[1]
    assault = foreseen(soviet("su-1 su-2 0506, ge-4 0505 marked-s"), "su-1 su-2", "ge-4", "defensive")
    assert assault.headline["headline.stopped"] == 1 - assault.besides[0].chances["nothing"]


@rule("10/zoc/leave")
def test_zoc_fire_is_forecast() -> None:
    table = leave(Table("ge-1 0505, su-1 0506", "german-movement"), "ge-1")
    assert table.forecast("fire").column == "3"


@rule("11/hidden/attackable")
def test_of_who_can_not_be_named_neither_size_nor_morale_is_told() -> None:
    table = german("ge-1 ge-2 0505, su-4 0506", options="inverted-counters")
    hidden.close_impulse(table.g)  # its kind is told
    firing(table, "german", "0506", "closing").do("all")
    found = table.forecast("fire")
    assert found.column == "12"
    assert (found.besides, found.headline) == ((), {})
    seen = german("ge-1 ge-2 0505, su-4 0506")
    firing(seen, "german", "0506", "closing").do("all")
    assert seen.forecast("fire").column == "9"


@rule("12/fire/total")
def test_every_message_of_a_fire_has_words() -> None:
    table = german(
        "ge-1 0505, ge-aa 0504 committed, ge-gun 0515, su-4 0506 in, su-t28 0506",
        terrain="0506 woods",
        forts="0506 n ne nw",
    )
    found = foreseen(table, "ge-1 ge-aa", "su-4", indirect="ge-gun")
    for language in ("en", "fr"):
        for line in found.lines:
            assert table.game.words(table.g, line.message, line.args, language)


@rule("17/command/hq-destroyed", "12/morale/second-suppression", "12/fire/each-unit")
def test_who_is_under_a_staff_that_may_fall_in_the_same_fire_is_foreseen_as_suppressed_by_it() -> None:
    def fates(units: str, target: str) -> dict[str, Fraction]:
        found = foreseen(german(f"ge-1 ge-2 0505, {units}"), "ge-1 ge-2", target)
        return dict(found.besides[0].chances)

    falls = fates("su-4 su-hq 0506", "su-hq su-4")["eliminated"]
    alone = foreseen(german("ge-1 ge-2 0505, su-4 su-hq 0506"), "ge-1 ge-2", "su-4").besides[0].chances
    led = fates("su-4 su-hq 0506", "su-4 su-hq")
    assert led["nothing"] == alone["nothing"] * (1 - falls)
    assert led["suppressed"] == alone["suppressed"] * (1 - falls) + alone["nothing"] * falls
    assert led["disrupted"] == alone["disrupted"] + alone["suppressed"] * falls
    other = foreseen(german("ge-1 ge-2 0505, su-other su-hq 0506"), "ge-1 ge-2", "su-other su-hq")
    assert (
        other.headline["headline.shaken"]
        == 1 - other.besides[0].chances["nothing"] * (other.besides[2].chances["nothing"])
    )
