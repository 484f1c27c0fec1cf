"""7.5 The odds: strengths, ratio and columns; 1.8, 1.9, 13 what terrain and fortifications do to them."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules.combat.odds import column_at, ladder, ratio
from grognard.games.victory_roads.rules.supports import pools
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.table import Table, real_game

RIVER = "1205 1105 river, 1204 1105 river"


@rule("7.5.1", "7.5.4", "7.5.5", "7.5.5/example", "7.5.8b")
@pytest.mark.parametrize(
    ("attack", "defence", "odds", "column"),
    [
        (35, 10, "3/1", "3/1"),
        (10, 35, "1/4", ""),
        (22, 10, "2/1", "2/1"),
        (23, 11, "2/1", "2/1"),
        (59, 8, "7/1", "6/1"),
        (16, 4, "4/1", "4/1"),
        (12, 2, "6/1", "6/1"),
        (10, 10, "1/1", "1/1"),
        (9, 10, "1/2", "1/2"),
        (4, 9, "1/3", ""),
        (5, 0, "6/1", "6/1"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, odds: str, column: str) -> None:
    """The examples of the rulebook, and the edges of its rule."""
    assert (ratio(ladder(attack, defence)), column_at(ladder(attack, defence))) == (odds, column)


@rule("7.5.7", "7.5.7/example", "7.5.7/columns")
@pytest.mark.parametrize(
    ("odds", "shift", "column"),
    [((10, 35), 2, "1/2"), ((9, 10), 1, "1/1"), ((10, 10), 1, "2/1"), ((1, 5), 3, "1/2"), ((1, 5), 2, "")],
)
def test_shifts_pass_virtual_columns(odds: tuple[int, int], shift: int, column: str) -> None:
    rung = ladder(*odds)
    assert rung is not None
    assert column_at(rung + shift) == column


@rule("7.5.8a")
def test_below_one_to_two_the_combat_is_called_off() -> None:
    """No dice, no loss; hex and attackers have had their combat."""
    table = Battlefield("su-1 1205 reduced, su-2 1204, ge-1 1105").attack("1105", "su-1")
    assert (table.odds().column, list(table.odds().chances)) == ("1/4", ["cancelled"])
    table.do("fight").logs("combat.called-off", "7.5.8a", odds="1/4").logs_no("combat.rolled")
    table.finds("su-1 1205, ge-1 1105").marked("su-1 fought").refused("attack 1105", "7.1.8")


@rule("7.5.8a")
def test_a_unit_without_strength_attacks_nobody() -> None:
    table = Battlefield("ge-static 1105 reduced, su-1 1205", "axis-combat").attack("1205", "ge-static")
    assert list(table.odds().chances) == ["cancelled"]
    table.do("fight").logs("combat.called-off", "7.5.8a", odds="0")


# ---- 1.9 Rounding


@rule("1.9.1", "1.9.2b")
def test_halves_are_summed_before_they_are_rounded_up() -> None:
    """Three unsupplied divisions of 3: 4½, so 5, and with a supplied one of 3 it is 8, not 9."""
    cut = "ge-1 ge-2 ge-3 1105 cut"
    table = Battlefield(f"{cut}, ge-4 1106, su-1 1205", "axis-combat")
    assert table.strengths("1205", "ge-1")[0] == 2
    assert table.strengths("1205", "ge-1 ge-2 ge-3")[0] == 5
    assert table.strengths("1205", "ge-1 ge-2 ge-3 ge-4")[0] == 8


@rule("1.9.2a", "7.5.2")
@pytest.mark.parametrize(("terrain", "defence"), [("forest", 10), ("clear", 5)])
def test_a_half_and_a_double_leave_a_strength_as_it_is(terrain: str, defence: int) -> None:
    """Two unsupplied corps of 5."""
    table = Battlefield(
        "ge-p1 ge-p2 1105, su-1 su-2 1205 reduced cut", "axis-combat", terrain=f"1205 {terrain}"
    )
    assert table.strengths("1205", "ge-p1 ge-p2")[1] == defence


@rule("7.5.2", "terrain/major-city")
def test_a_city_doubles_eight_and_no_supply_halves_it_again() -> None:
    minsk = {"places": "1105 major-city"}
    assert Battlefield("su-1 1205, ge-1 ge-2 1105", **minsk).strengths("1105", "su-1")[1] == 16
    assert Battlefield("su-1 1205, ge-1 ge-2 1105 cut", **minsk).strengths("1105", "su-1")[1] == 8


# ---- water


@rule("7.5.3", "terrain/river", "example/combat-1/river")
@pytest.mark.parametrize("water", ["river", "great-river"])
def test_water_halves_attackers_only_if_all_cross_it(water: str) -> None:
    sides = RIVER.replace("river", water)
    table = Battlefield("su-1 su-2 1205, su-3 su-4 1204, su-5 1104, ge-1 1105", sides=sides)
    assert table.strengths("1105", "su-1 su-2 su-3 su-4") == (16, 4, "4/1")
    assert table.strengths("1105", "su-1 su-2 su-3 su-4 su-5") == (40, 4, "6/1")


@rule("terrain/river", "terrain/major-river", "6.6/crossing")
def test_a_bridge_does_not_help_attackers() -> None:
    sides = "1205 1105 great-river, 1205 1105 bridge"
    assert Battlefield("su-1 1205, ge-1 1105", sides=sides).strengths("1105", "su-1")[0] == 4
    pontoon = Battlefield(
        "su-1 su-hq1 1205, ge-1 1105", sides="1205 1105 great-river", pontoons="su-hq1 1105"
    )
    assert pontoon.strengths("1105", "su-1")[0] == 4


@rule("3.2.2k")
def test_in_mud_those_who_cross_a_bridge_attack_with_a_third() -> None:
    """8 and 2 over the bridge are 10, so 4; who comes another way adds all he has."""
    sides = "1205 1105 river, 1205 1105 bridge"
    table = Battlefield(
        "ge-p1 ge-kg 1105, ge-1 1106, su-1 su-2 1205", "axis-combat", weather="mud", sides=sides
    )
    assert table.strengths("1205", "ge-p1 ge-kg")[0] == 4
    assert table.strengths("1205", "ge-p1 ge-kg ge-1")[0] == 4 + 3


@rule("3.2.2k")
def test_mud_alone_weakens_nobody() -> None:
    table = Battlefield("su-1 1205, ge-1 1105", weather="mud").attack("1105", "su-1")
    assert table.odds().attack == 8
    assert not any(line.times for line in table.odds().lines)


@rule("3.2.2k")
def test_a_third_is_taken_of_halves_and_not_doubled_by_the_river() -> None:
    sides = "1205 1105 river, 1205 1105 bridge"
    table = Battlefield("ge-p1 1105 cut, su-1 1205", "axis-combat", weather="mud", sides=sides)
    assert table.strengths("1205", "ge-p1")[0] == 2


# ---- terrain of the hex


@rule("1.8.1b")
def test_the_defender_takes_his_best_terrain_and_the_river_besides() -> None:
    facts = {"terrain": "1105 forest", "places": "1105 major-city", "sides": RIVER}
    table = Battlefield("su-1 su-2 1205, ge-1 1105", **facts)
    assert table.strengths("1105", "su-1 su-2") == (8, 8, "1/1")
    rough = Battlefield("su-1 1205, ge-1 1105", terrain="1105 rough", places="1105 major-city")
    assert rough.strengths("1105", "su-1")[1] == 8


@rule("terrain/minor-city", "terrain/clear")
def test_a_minor_city_leaves_the_other_terrain() -> None:
    city = {"places": "1105 minor-city"}
    assert Battlefield("su-1 1205, ge-1 1105", **city).strengths("1105", "su-1")[1] == 4
    forest = Battlefield("su-1 1205, ge-1 1105", terrain="1105 forest", **city)
    assert forest.strengths("1105", "su-1")[1] == 8


@rule("7.10.12")
def test_a_unit_that_came_back_defends_with_one() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 1105", terrain="1105 forest")
    table.g.late[table.unit("ge-2")] = 1
    assert table.strengths("1105", "su-1 su-2")[1] == 10


# ---- 13 Fortifications

LINE = "1205 1105 front, 1204 1105 front"


@rule("13.1.1b", "terrain/basic-fortification", "example/surprise-attack")
def test_a_basic_fortification_doubles_behind_its_line_alone() -> None:
    """The reduced division of the rulebook: 2 behind the fortification are 4."""
    fort = {"fort": "1105 front", "sides": LINE}
    table = Battlefield("su-1 1205, su-2 1204, su-3 1104, ge-1 1105 reduced", **fort)
    assert table.strengths("1105", "su-1 su-2")[1] == 4
    assert table.strengths("1105", "su-1 su-3")[1] == 2
    wooded = Battlefield("su-1 1205, su-3 1104, ge-1 1105", terrain="1105 forest", **fort)
    assert wooded.strengths("1105", "su-1")[1] == 8
    assert wooded.strengths("1105", "su-1 su-3")[1] == 8


@rule("13.1.1b", "example/surprise-attack")
def test_a_river_before_a_basic_fortification_halves_the_attack_too() -> None:
    """32 over the river against 2 in the fortification: 16 to 4."""
    table = Battlefield(
        "su-1 su-2 su-3 su-4 1205, ge-1 1105 reduced", fort="1105 front", sides=f"{LINE}, {RIVER}"
    )
    assert table.strengths("1105", "su-1 su-2 su-3 su-4") == (16, 4, "4/1")


@rule("13.2.2", "terrain/advanced-fortification")
@pytest.mark.parametrize("terrain", ["clear", "forest"])
def test_an_advanced_fortification_triples_whatever_else_is_there(terrain: str) -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105", fort="1105 advanced", terrain=f"1105 {terrain}")
    assert table.strengths("1105", "su-1 su-2")[1] == 12


@rule("13/intro", "13.2.2", "13.1.1b", "13.2.1")
@pytest.mark.parametrize("fort", ["advanced", "front", "a2"])
def test_a_fortification_that_fell_once_protects_nobody(fort: str) -> None:
    table = Battlefield("su-1 1205, ge-1 1105", fort=f"1105 {fort}", sides=LINE)
    table.g.mark(table.g.fallen, table.g.site(table.cell("1105")), 1)
    assert table.strengths("1105", "su-1")[1] == 4


@rule("19.1.2a", "7.5.6")
def test_the_rising_shifts_attacks_on_warsaw_by_two_columns() -> None:
    """A corps of 8, and one of 1, against 4 that are doubled by the city and without supply."""
    near = "su-rc-1 3536, su-rc-60 3435 reduced, de-id-252 3535"
    for rising, strong, weak in ((0, "2/1", "1/4"), (5, "4/1", "1/2")):
        table = Table(near, "soviet-combat", game=real_game(), rising=rising).do("attack 3535")
        table.forecasts("join su-rc-1", column=strong).forecasts("join su-rc-60", column=weak)


# ---- 7.5.6 Supports


def supported(*chits: tuple[str, str], units: str = "su-1 1205, ge-1 ge-2 1105", **facts: Any) -> Battlefield:
    """A battle with chits on the map, each on a hex or a unit, an attack of su-1 begun."""
    table = Battlefield(units, theatres="N 1305 offensive", **facts)
    for name, there in chits:
        spot = table.unit(there) if "-" in there else table.cell(there)
        pools.play(table.g, table.unit(name), spot)
        table.g.origin[table.unit(name) - len(table.g.world.units)] = 0
    return table.attack("1105", "su-1")


@rule("7.5.6", "5.4.5", "support/artillerie")
def test_supports_shift_the_odds_for_the_attack_that_uses_them() -> None:
    """Artillery of two columns and Katyushas of one: 1/1 becomes 4/1; a second artillery is refused."""
    table = supported(("su-artillery-2-1", "1105"), ("su-artillery-3-1", "1205"), ("su-katyusha-1", "1106"))
    assert table.odds().column == "1/1"
    table.offers("use", "su-artillery-2-1", "su-artillery-3-1", "su-katyusha-1")
    table.do("use su-artillery-2-1").refused("use su-artillery-3-1", "5.4.5").do("use su-katyusha-1")
    assert (table.odds().column, table.odds().total("column")) == ("4/1", 3)
    assert [line.value for line in table.odds().lines if line.kind == "column"] == ["1/1", 3]
    table.dice(3, 4).do("fight", "roll").logs("combat.rolled", odds="4/1")
    table.over_with()
    assert table.where("su-artillery-2-1") != "on-map" == table.where("su-artillery-3-1")


@rule("7.5.2", "7.5.6")
def test_german_supports_add_to_totals_that_terrain_does_not_change() -> None:
    table = supported(("de-panzerjaeger-1", "ge-1"), terrain="1105 forest")
    assert table.odds().defence == 16 + 2
