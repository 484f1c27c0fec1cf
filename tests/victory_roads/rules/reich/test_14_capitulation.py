"""14 Romania and Hungary lay down their arms or change sides."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.victory_roads.position import GONE, NEVER, NONE, WITH_AXIS, WITH_SOVIETS
from grognard.games.victory_roads.rules.movement.rail import bar_to_ride
from grognard.games.victory_roads.rules.reich.capitulation import modifier
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SOVIET
from grognard.kernel.pieces import ON_BOARD
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

IASI, CHISINAU, GALATI, BUCHAREST, OIL = "5756", "6256", "6063", "5368", "5366"
BUDA, PEST = "2855", "2956"
CHIT = "su-capitulation-1"
FOUR = "ro-id-1 ro-id-2 ro-id-3 ro-id-4 eliminated"


def romania(units: str = FOUR, won: str = f"{IASI} {CHISINAU}", **facts: Any) -> Table:
    """The end of the Soviet combat phase of turn 5, with some cities won."""
    return at_step("soviet-romania", units, won, **facts)


def hungary(units: str = "", won: str = BUDA, **facts: Any) -> Table:
    """The end of the Soviet exploitation phase."""
    return at_step("soviet-hungary", units, won, **facts)


def at_step(step: str, units: str, won: str, **facts: Any) -> Table:
    facts = {"turn": 5, "supports": f"{CHIT} box-s", **facts}
    holders = ", ".join(f"{label} soviet" for label in won.split())
    return Table(units, step, game=real_game(), holders=holders, **facts)


def is_asked(table: Table) -> bool:
    return bool(table.g.pending) and table.prompt == "ask.capitulation"


# ---- 14.1 Romania


@rule("14.1b", "example/romania-capitulates", "14.1/mod-iasi-chisinau")
@pytest.mark.parametrize(("die", "stand"), [(4, WITH_SOVIETS), (5, WITH_AXIS)])
def test_x27_romania_changes_sides_on_a_4(die: int, stand: int) -> None:
    table = romania(dice=(die, 1, 1)).asks("ask.capitulation", "soviet")
    table.do("capitulate").logs("capitulation.romania", "14.1b", die=die, modifier=-1, count=4)
    table.has(romania=stand)


@rule("14.1b", "14.1/mod-iasi-chisinau", "14.1/mod-galati", "14.1/mod-bucharest-oil")
@pytest.mark.parametrize(
    ("won", "change"),
    [
        (IASI, 0),
        (f"{IASI} {CHISINAU}", -1),
        (GALATI, -2),
        (BUCHAREST, -3),
        (OIL, -3),
        (f"{BUCHAREST} {OIL}", -3),
        (f"{IASI} {CHISINAU} {GALATI} {BUCHAREST} {OIL}", -6),
    ],
)
def test_modifiers_of_romania(won: str, change: int) -> None:
    table = Table(
        "", "soviet-supply", game=real_game(), holders=", ".join(f"{x} soviet" for x in won.split())
    )
    assert modifier(table.g, ROMANIANS) == change


@rule("14.1b", "14.1/mod-iasi-chisinau")
def test_the_chances_of_romania_are_exact() -> None:
    odds = romania().forecast("capitulate")
    assert odds.chances == {"answer-war": Fraction(2, 3), "answer-nothing": Fraction(1, 3)}
    assert [(line.rule, line.value) for line in odds.lines] == [("14.1/mod-iasi-chisinau", -1)]
    assert romania(won=BUCHAREST).forecast("capitulate").chances == {"answer-war": 1}


@rule("14.2.1/table", "14.2.1/mod-both-hexes", "14.2.1/mod-romania")
def test_the_chances_of_hungary_are_exact() -> None:
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    one, both = (hungary("hu-id-7 2754", won=won).forecast("capitulate") for won in (BUDA, f"{BUDA} {PEST}"))
    names = [f"answer-{word}" for word in ("never", "nothing", "armistice", "war")]
    assert [one.chances.get(name, 0) for name in names] == [Fraction(1, 2), third, sixth, 0]
    assert [both.chances.get(name, 0) for name in names] == [third, third, sixth, sixth]
    late = hungary("hu-id-7 2754", won=f"{BUDA} {PEST}", romania=WITH_SOVIETS).forecast("capitulate")
    assert [line.value for line in late.lines] == [1, -1]


@rule("14.1b")
def test_hqs_count_among_the_eliminated_and_rebuilt_units_do_not() -> None:
    three = "ro-id-1 ro-id-2 ro-id-3 ro-hq-3 eliminated"
    romania(three, dice=(4, 1, 1)).do("capitulate").has(romania=WITH_SOVIETS)
    rebuilt = "ro-id-1 ro-id-2 ro-id-3 eliminated, ro-id-4 5366"
    romania(rebuilt, dice=(4,)).do("capitulate").has(romania=WITH_AXIS)


@rule("14.1a")
def test_the_chit_must_lie_in_the_box_of_the_south() -> None:
    romania(supports=f"{CHIT} box-cs, su-katyusha-1 box-s").refused("capitulate", "14.1a").offers_only("pass")
    assert not is_asked(romania(supports=f"{CHIT} box-cs"))


@rule("14.1a")
def test_it_is_not_played_in_the_supports_phase() -> None:
    table = Table(
        "", "soviet-supports", game=real_game(), supports=f"{CHIT} box-s", theatres="S 6958 offensive"
    )
    table.until("soviet-supports")
    for _ in range(20):
        assert f"play {CHIT}" not in table.options()
        if table.prompt == "ask.place-supports" or table.phase != "soviet-supports":
            break
        table.idle()


@rule("14/intro")
@pytest.mark.parametrize("die", [1, 6])
def test_the_chit_goes_back_to_the_pool_whatever_comes_of_it(die: int) -> None:
    romania(dice=(die, 1, 1)).do("capitulate").finds(f"{CHIT} soviet-pool")


@rule("14.1a")
def test_playing_it_is_the_players_choice() -> None:
    table = romania().do("pass").has(romania=WITH_AXIS)
    assert table.where(CHIT) == "box-s"
    assert not is_asked(romania(romania=WITH_SOVIETS))
    assert not is_asked(romania("ro-id-1 eliminated", won=IASI))  # no die can succeed


# ---- 14.3 The change of sides

FRONT = f"{FOUR}, ro-hq-3 5366, ro-id-5 5467, ro-id-6 5466 reduced, ro-id-7 5465, de-id-14 5466"


@rule("14.3c", "14.3d", "14.3e", "14.3b")
def test_hqs_and_some_units_leave_for_good_and_the_others_for_a_while() -> None:
    table = romania(FRONT, dice=(3, 1, 1)).do("capitulate")
    table.asks("ask.disband", "soviet").offers("disband", "ro-id-5", "ro-id-7")
    table.refused("disband ro-id-6", "14.3d").refused("disband de-id-14", "14.3d")
    table.do("disband ro-id-5", "disband ro-id-7")
    table.finds("ro-hq-3 ro-id-5 ro-id-7 removed, ro-id-6 capitulated reduced, de-id-14 5466")
    assert {table.g.camp[table.unit(name)] for name in ("ro-id-6", "ro-id-1")} == {SOVIET}


@rule("14.3c", "4.1.2")
def test_hqs_off_the_map_and_still_to_come_leave_too() -> None:
    table = romania(f"{FOUR}, ro-hq-3 lifted, ro-hq-4 eliminated", dice=(3, 1, 1)).do("capitulate")
    table.finds("ro-hq-3 ro-hq-4 removed")


@rule("14.3e")
def test_units_that_came_back_stay_when_nothing_else_happens() -> None:
    table = _returning("ro-id-5 5856, su-rc-1 5856, su-hq-2u 5857, ro-id-6 capitulated", dice=(1,))
    table.do("done").until("soviet-movement", 7).finds("ro-id-5 5856")


@rule("14.3d")
def test_if_fewer_are_left_all_go_reduced_ones_last() -> None:
    table = romania(FRONT, dice=(3, 6, 6)).do("capitulate", "disband ro-id-5", "disband ro-id-7")
    table.offers_only("disband ro-id-6").do("disband ro-id-6")
    table.finds("ro-id-5 ro-id-6 ro-id-7 removed, ro-id-1 eliminated")


@rule("14.3f")
def test_up_to_a_die_and_three_come_back_and_none_must() -> None:
    names = "ro-id-5 ro-id-6 ro-id-7 ro-id-8 ro-id-9"
    table = _returning(f"{names} capitulated, su-rc-1 5856, su-hq-2u 5857", dice=(1,))
    table.offers("arrive", *names.split())
    table.do("arrive ro-id-5")
    board = table.g.geo.board
    assert all(
        min(board.distance(table.cell(label), table.cell(near)) for near in ("5856", "5857")) <= 1
        and table.g.geo.country[table.cell(label)] == "romania"
        for label in table.options("deploy")
    )
    table.refused("to-stavka", "14.3f").do("deploy 5856")
    for name in names.split()[1:4]:
        table.do(f"arrive {name}")
        table.do(f"deploy {table.options('deploy')[0]}")
    table.finds("ro-id-9 capitulated")
    assert not table.g.pending or table.prompt != "ask.arrive"


@rule("14.3f")
def test_they_may_stay_in_the_box() -> None:
    table = _returning("ro-id-5 capitulated, su-rc-1 5856, su-hq-2u 5857", dice=(1,)).do("done")
    table.finds("ro-id-5 capitulated")


@rule("14.3f")
def test_none_come_back_in_the_turn_of_the_change() -> None:
    table = _returning("ro-id-5 capitulated, su-rc-1 5856, su-hq-2u 5857", turned=ROMANIANS)
    assert not table.g.pending or table.prompt != "ask.arrive"
    assert table.g.turned == NONE


@rule("14.3a")
def test_the_axis_go_nowhere_by_rail_in_that_country() -> None:
    before = Table("de-id-14 5366, ro-hq-3 5368", "axis-movement", game=real_game(), turn=6)
    unit, cell = before.unit("de-id-14"), before.cell("5366")
    before.g.romania = WITH_SOVIETS
    assert bar_to_ride(before.g, unit, cell) == ("14.3a", "why.deserted-country")
    before.g.romania = WITH_AXIS
    assert bar_to_ride(before.g, unit, cell) != ("14.3a", "why.deserted-country")


@rule("14.3b", "1.7.1d", "1.7.3")
def test_units_that_come_back_are_soviets() -> None:
    table = _returning("ro-id-5 capitulated, su-rc-1 5856, su-hq-2u 5857", dice=(1,))
    table.do("arrive ro-id-5", "deploy 5856")
    g, unit = table.g, table.unit("ro-id-5")
    assert (g.camp[unit], g.nation_of(unit), g.count[SOVIET][g.cell[unit]]) == (SOVIET, 0, 2)


@rule("14.3e", "14.3b")
def test_units_that_came_back_stay_in_later_turns() -> None:
    units = "ro-id-5 capitulated, su-rc-1 5856, su-hq-2u 5857"
    table = _returning(units, dice=(1,)).do("arrive ro-id-5", "deploy 5856")
    table.until("soviet-exploitation", turn=7).until("axis-supply", turn=7).finds("ro-id-5 5856")
    vienna = Table.opening("budapest-wien")
    there = [unit for unit in vienna.g.units_of(SOVIET) if vienna.g.unit(unit).nation == "romanian"]
    vienna.until("axis-supply")
    assert there
    assert {vienna.g.place[unit] for unit in there} == {ON_BOARD}


# ---- 14.2 Hungary


@rule("14.2.1a")
def test_hungary_needs_a_hex_of_budapest_and_the_chit_in_the_south() -> None:
    assert is_asked(hungary())
    assert not is_asked(hungary(won=IASI))
    assert not is_asked(hungary(hungary=NEVER))
    hungary(supports=f"{CHIT} box-cs, su-katyusha-1 box-s").refused("capitulate", "14.2.1a")
    later = romania(units="", won=f"{BUDA} {PEST}")  # after combat nobody is asked, only after exploitation
    assert (later.decision.args["nation"], later.phase) == (HUNGARIANS, "soviet-exploitation")


@rule("14.2.1/mod-both-hexes", "14.2.1/mod-romania")
@pytest.mark.parametrize(
    ("won", "stand", "change"),
    [
        (BUDA, WITH_AXIS, 0),
        (f"{BUDA} {PEST}", WITH_AXIS, 1),
        (BUDA, WITH_SOVIETS, -1),
        (f"{BUDA} {PEST}", WITH_SOVIETS, 0),
    ],
)
def test_modifiers_of_hungary(won: str, stand: int, change: int) -> None:
    assert modifier(hungary(won=won, romania=stand).g, HUNGARIANS) == change


@rule("14.2.1/table")
@pytest.mark.parametrize(
    ("die", "won", "facts"),
    [
        (1, BUDA, {"hungary": NEVER}),
        (3, BUDA, {"hungary": NEVER}),
        (4, BUDA, {"hungary": WITH_AXIS, "armistice": False}),
        (5, BUDA, {"hungary": WITH_AXIS, "armistice": False}),
        (6, f"{BUDA} {PEST}", {"hungary": WITH_SOVIETS}),
        (5, f"{BUDA} {PEST}", {"hungary": GONE}),
    ],
)
def test_what_the_die_says_of_hungary(die: int, won: str, facts: dict[str, int]) -> None:
    hungary("hu-id-7 3050", won=won, dice=(die, 1, 1)).do("capitulate").until("axis-supply").has(**facts)


@rule("14.2.1/table")
def test_an_armistice_takes_all_hungarians_off_before_the_axis_begin() -> None:
    units = "hu-id-7 3050, hu-id-6 coming, hu-hq-1 3150, hu-id-10 eliminated, de-id-14 3049"
    table = hungary(units, dice=(6,)).do("capitulate")
    table.finds("hu-id-7 hu-id-6 hu-hq-1 hu-id-10 removed, de-id-14 3049").has(hungary=GONE, armistice=False)
    assert table.g.player == AXIS


@rule("14.2.1/table")
def test_a_7_makes_hungary_declare_war() -> None:
    units = "hu-id-7 3050, hu-hq-1 3150, hu-id-6 coming"
    table = hungary(units, won=f"{BUDA} {PEST}", dice=(6, 1, 1)).do("capitulate", "disband hu-id-7")
    table.finds("hu-id-7 hu-hq-1 removed").has(hungary=WITH_SOVIETS)


# ---- interaction 21


@rule("14.1a", "14.3e", "16.1.1/obj-4", "1.10.1")
def test_interaction_21_romania_leaves_before_exploitation_and_its_hexes_stay_with_the_axis() -> None:
    table = romania(f"{FOUR}, ro-id-5 {OIL}, su-tc-20 5365 exploits", dice=(3, 1, 1))
    table.do("capitulate", "disband ro-id-5")
    assert table.holder(OIL) == "axis"
    assert table.g.count[AXIS][table.cell(OIL)] == 0
    table.is_at("soviet-exploitation").do("move su-tc-20", f"go {OIL}")
    assert table.holder(OIL) == "soviet"


@rule("14.2.1/table")
def test_interaction_21_the_armistice_acts_in_the_same_game_turn() -> None:
    table = hungary("hu-id-7 3050", dice=(6,), turn=18).do("capitulate")
    table.finds("hu-id-7 removed")
    assert table.g.turn == 18


def _returning(units: str, **facts: Any) -> Table:
    """Units of Romania that changed sides, in the Soviet phase of arrivals."""

    class Defected(Table):
        def set_defected(self, names: str) -> None:
            for name in names.split():
                self.g.change(self.unit(name), camp=SOVIET)

    names = " ".join(word for word in units.replace(",", " ").split() if word.startswith("ro-"))
    facts = {"turn": 6, "romania": WITH_SOVIETS, **facts}
    return Defected(units, "soviet-arrivals", game=real_game(), defected=names, **facts)
