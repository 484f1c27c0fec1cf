"""What a player sees before a fire: lines with their rules, exact chances, and nothing that lies covered."""

from fractions import Fraction

from grognard.kernel.answers import Forecast
from tests.fortress_berlin.fires import aim, gather, german, soviet
from tests.fortress_berlin.table import Table
from tests.rules import rule


def lines(found: Forecast, kind: str) -> list[tuple[str, object]]:
    return [(line.rule, line.value) for line in found.lines if line.kind == kind]


@rule("8.2.4/step-1", "8.2.4/step-4", "8.2.4/step-5")
def test_a_forecast_has_strengths_terrain_letter_and_dice() -> None:
    table = gather(soviet("su-1 2525, su-hq 2520, ge-1 2526", works="2526 bunker"), "2526", "su-hq")
    found = table.forecast("fire")
    assert lines(found, "attack") == [("11.3a", 18)]
    assert lines(found, "defence") == [("8.2.4/step-1", 2), ("10.1.2b", 2)]
    assert lines(found, "die") == [("10.1.2b", -2)]
    assert lines(found, "column") == [("8.2.4/step-2", 14), ("8.2.4/step-4", 4), ("8.2.4/step-4", "F")]
    assert (found.column, found.notes, found.besides) == ("F", (), ())
    assert found.chances == {
        "star": Fraction(10, 36),  # dice 2 to 5, read at 0 to 3
        "none": Fraction(5, 36),
        "R": Fraction(6, 36),
        "D": Fraction(9, 36),
        "EX": Fraction(6, 36),
    }


@rule("8.2.2", "11.4c", "8.2.1")
def test_each_gun_has_its_line_and_the_rule_that_halves_it() -> None:
    units = "408-artillery-light 2512, ge-gun ge-at 2524, ge-1 2527, su-1 2525"
    table = gather(german(units), "2525", "408-artillery-light", "ge-gun", "ge-at")
    assert lines(table.forecast("fire"), "attack") == [("8.2.2", 4), ("8.2.1", 12), ("8.2.1", 6)]
    table = gather(soviet("su-1 2525, ge-1 2526", air=1), "2526", "air")
    assert lines(table.forecast("fire"), "attack") == [("11.4c", 20)]


@rule("8.1.3a")
def test_a_fire_that_is_too_weak_is_foreseen() -> None:
    table = gather(german("7-panzer-artillery 2525, su-tank 2527"), "2527", "7-panzer-artillery")
    found = table.forecast("fire")
    assert (found.column, found.chances) == ("", {"none": Fraction(1)})
    assert [note.rule for note in found.notes] == ["8.1.3a"]


@rule("3.6b")
def test_what_lies_covered_is_reckoned_with_the_least_and_beside_it_with_the_most() -> None:
    for covered in ("ge-vs", "ge-tank", "ge-gun"):
        table = gather(soviet(f"su-1 2525, su-hq 2520, {covered} 2526, ge-1 2526"), "2526", "su-hq")
        found = table.forecast("fire")
        assert lines(found, "defence") == [("8.2.4/step-1", 2), ("3.6b", 1)]
        other = gather(soviet("su-1 2525, su-hq 2520, ge-mech 2526, ge-1 2526"), "2526", "su-hq")
        assert found == other.forecast("fire")
        (worst,) = found.besides
        assert (worst.message, sum(worst.chances.values())) == ("fire.if-strong", 1)
        assert found.defenders == (table.unit("ge-1"),)


@rule("3.6b", "8.8c")
def test_that_a_covered_counter_is_disrupted_is_no_secret() -> None:
    plain = gather(soviet("su-1 2525, su-hq 2520, ge-at 2526, ge-1 2526"), "2526", "su-hq")
    worse = gather(soviet("su-1 2525, su-hq 2520, ge-at 2526 red, ge-1 2526"), "2526", "su-hq")
    assert plain.forecast("fire").defence == 3
    assert worse.forecast("fire").defence == 2  # a disrupted gun may have none left


@rule("8.3.6", "8.3.3a")
def test_a_direct_fire_is_foreseen_for_the_only_vehicle_that_shows() -> None:
    staff = ", berlin-hq 2020, ge-hq 2522"
    found = aim(german("ge-at 2525, su-tank 2526" + staff), "2526", "ge-at").forecast("fire")
    assert (found.attack, found.defence, found.column, found.notes) == (6, 5, "B", ())
    table = aim(german("ge-at 2525, su-1 su-tank 2526" + staff), "2526", "ge-at")
    assert [note.message for note in table.forecast("fire").notes] == ["fire.others-covered"]
    table = aim(german("ge-at 2525, su-tank su-1 2526" + staff), "2526", "ge-at")
    assert table.game.forecast(table.g, ("fire",)) is None


@rule("8.3.6")
def test_once_the_stack_is_open_each_target_has_its_own_forecast() -> None:
    staff = ", berlin-hq 2020, ge-hq 2522"
    table = aim(german("ge-at 2525, su-mech su-tank 2526" + staff), "2526", "ge-at").do("fire")
    table.forecasts("at su-tank", defence=5, column="B").forecasts("at su-mech", defence=4, column="C")


def test_chances_are_those_of_all_throws() -> None:
    table = gather(soviet("su-1 2525, su-hq 2520, ge-1 2526", terrain="2526 major"), "2526", "su-hq")
    counted: dict[str, Fraction] = {}
    for one in range(1, 7):
        for other in range(1, 7):
            copy: Table = table.copy()
            copy.dice(one, other).do("fire")
            result = dict(copy.events("fire.result")[0].args)["result"]
            counted[result] = counted.get(result, Fraction(0)) + Fraction(1, 36)
    assert table.forecast("fire").chances == counted


def then(found: Forecast) -> dict[str, str]:
    return {
        result: reason.message for result, reason in found.consequences.items() if result in found.chances
    }


@rule("8.6/EX", "8.6/asterisk-ranged")
def test_a_forecast_says_whom_an_exchange_costs_and_where_ruins_come() -> None:
    units = "su-1 2525, su-hq 2520, ge-1 2526"
    clear = gather(soviet(units), "2526", "su-hq").forecast("fire")
    assert then(clear) == {"EX": "fire.then-no-loss"}
    houses = gather(soviet(units, terrain="2526 built-up"), "2526", "su-hq").forecast("fire")
    assert then(houses) == {"EX": "fire.then-no-loss", "star": "fire.then-ruins"}
    fallen = gather(soviet(units, terrain="2526 built-up", ruins="2526"), "2526", "su-hq").forecast("fire")
    assert "fire.then-ruins" not in then(fallen).values()
    tanks = aim(
        soviet("su-tank su-tank2 su-tank3 2525, su-hq 2520, ge-stug 2526"), "2526", "su-tank", "su-tank2"
    )
    assert then(tanks.forecast("fire"))["EX"] == "fire.then-loss"
