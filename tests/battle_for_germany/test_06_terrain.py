"""6-8: what terrain does for a defender, how effects add up, and how fortifications end."""

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

RIVER_WEST = {("2005", "2006"): "river", ("2006", "2106"): "river"}


def defence_of(game: BattleForGermany, attackers: dict[str, str], defender: str = "ge-lxvi") -> int:
    """How many times its printed strength a defender of 2006 has."""
    table = Table({**attackers, defender: "2006"}, "B3", game=game)
    forecast = table.gather("2006", *attackers).forecast("roll")
    printed = table.game.box.units[table.unit(defender)].defence
    return int(forecast.defence / printed)


@rule("6-8")
def test_terrain_does_nothing_for_attackers() -> None:
    """Germans attack out of a fortified rough hex over a river."""
    game = ground(terrain="2006 rough", fortified="2006", sides="2006 2106 river")
    table = Table("ge-iss ge-lviii 2006, us-xiii 2005", "A6", game=game)
    assert table.gather("2005", "ge-iss", "ge-lviii").odds() == "11:8 1-1"
    assert {line.rule for line in table.forecast("roll").lines} == {"6-1a"}


@rule("6-8")
@pytest.mark.parametrize(("terrain", "factor"), [("clear", 1), ("broken", 2), ("rough", 3)])
def test_terrain_raises_the_defence_of_units_in_it(terrain: str, factor: int) -> None:
    assert defence_of(ground(terrain={"2006": terrain}), {"us-iii": "2005"}) == factor


@rule("6-81")
def test_a_river_helps_only_against_attackers_who_are_all_across() -> None:
    game = ground(sides=RIVER_WEST)
    across = {"us-iii": "2005", "us-v": "2106"}
    assert defence_of(game, across) == 2
    assert defence_of(game, {**across, "us-xix": "1906"}) == 1


@rule("6-81", "6-82")
def test_one_attacker_not_across_cancels_the_river_but_no_other_effect() -> None:
    game = ground(terrain="2006 broken", sides=RIVER_WEST)
    across = {"us-iii": "2005", "us-v": "2106"}
    table = Table({**across, "us-xix": "1906", "ge-lxvi": "2006"}, "B3", game=game)
    table.gather("2006", *across)
    assert [(line.rule, line.value) for line in table.forecast("roll").lines[3:]] == [
        ("tec/broken", 2),
        ("6-81", 2),
        ("6-82", 3),
    ]
    joined = table.forecast("join us-xix")
    assert [(line.rule, line.value) for line in joined.lines[4:]] == [("tec/broken", 2)]


@rule("6-81", "6-7")
def test_in_a_combat_over_several_hexes_each_has_its_own_terrain_and_river() -> None:
    """All cross the river to 2006; to 2007 only one does. 2007 is broken."""
    river = {("2006", "2106"): "river", ("1907", "2006"): "river", ("2007", "2106"): "river"}
    game = ground(terrain="2007 broken", sides=river)
    table = Table("us-iii 2106, us-v 1907, ge-lxxxi 2006, ge-lxvi 2007", "B3", game=game)
    table.gather("2006 2007", "us-iii", "us-v")
    forecast = table.forecast("roll")
    assert forecast.defence == 3 * 2 + 4 * 2
    effects = [(line.rule, line.args["cell"]) for line in forecast.lines if "cell" in line.args]
    assert effects == [("6-81", table.cell("2006")), ("tec/broken", table.cell("2007"))]


@rule("6-82")
@pytest.mark.parametrize(
    ("terrain", "fortified", "not_across", "across"),
    [
        ("clear", False, 1, 2),
        ("broken", False, 2, 3),
        ("rough", False, 3, 4),
        ("clear", True, 2, 3),
        ("broken", True, 3, 4),
        ("rough", True, 4, 5),
    ],
)
def test_effects_of_terrain_add_up(terrain: str, fortified: bool, not_across: int, across: int) -> None:
    game = ground(terrain={"2006": terrain}, fortified=["2006"] if fortified else [], sides="2005 2006 river")
    assert defence_of(game, {"us-iii": "1906"}) == not_across
    assert defence_of(game, {"us-iii": "2005"}) == across


@rule("6-82/example", "6-82")
def test_broken_terrain_behind_a_river_triples() -> None:
    table = Table("us-iii 2005, ge-lxvi 2006", "B3", terrain="2006 broken", sides="2005 2006 river")
    assert table.gather("2006", "us-iii").odds() == "7:12 1-2"


def attacked_by_us(table: Table) -> list[str]:
    """The rules that raise the defence of the Germans back in 2006."""
    return [line.rule for line in table.forecast("attack 2006").lines if line.rule != "6-1a"]


FORT = ground(fortified=["2006"])


def test_the_fortification_stands_until_an_enemy_comes() -> None:
    """Germans may come and go."""
    table = Table("ge-xlvii 2006, us-iii 2003", "A5", game=FORT)
    table.do("move ge-xlvii", "go 2008").until("A5", turn=3).do("move ge-xlvii", "go 2006")
    table.until("B2", turn=3).do("move us-iii", "go 2005").until("B3", turn=3)
    assert attacked_by_us(table) == ["tec/fortified"]


@rule("6-83a")
def test_a_fortification_entered_by_advance_is_gone_for_the_germans_who_return() -> None:
    table = Table("us-iii 2005, us-v us-vii 2106, ge-lxxxi 2006, ge-xlvii 2009", "B3", game=FORT)
    table.fight("2006", "us-iii", "us-v", "us-vii", die=1).do("advance us-iii 2006")
    assert table.events("fort.destroyed")[0].rules == ("6-83a",)
    table.until("B2", turn=3).do("move us-iii", "go 2104").until("A5", turn=4)
    table.do("move ge-xlvii", "go 2006").until("B3", turn=4).finds("ge-xlvii 2006")
    assert attacked_by_us(table) == []


@rule("6-83a")
@pytest.mark.parametrize("way", [("go 1907",), ("step 2006", "step 1906", "step 1907")])
def test_a_fortification_is_gone_once_a_unit_has_moved_through_it(way: tuple[str, ...]) -> None:
    table = Table("us-iii 2005, ge-xlvii 1511", "B2", game=FORT).do("move us-iii", *way)
    assert table.g.fort[table.cell("2006")] == 0
    table.finds("us-iii 1907")


@rule("6-83a")
def test_a_fortification_is_gone_once_a_unit_has_retreated_into_it() -> None:
    table = Table("us-v 2007, ge-iss ge-iiss 2108", "A6", game=FORT)
    table.fight("2007", "ge-iss", "ge-iiss", die=6).do("retreat us-v 2006")
    assert table.events("fort.destroyed")[0].rules == ("6-83a",)
    assert table.g.fort[table.cell("2006")] == 0


@rule("6-83a")
def test_soviet_units_destroy_fortifications_too() -> None:
    table = Table("su-5a 2015, ge-ix 2017", "A2", fortified="2014").do("move su-5a", "go 2014")
    assert table.events("fort.destroyed")[0].rules == ("6-83a",)
    assert table.g.fort[table.cell("2014")] == 0


@rule("6-83b")
def test_western_allies_gain_nothing_from_a_fortification() -> None:
    table = Table("us-xiii 2006, ge-iss 2005", "A6", game=FORT)
    assert table.gather("2006", "ge-iss").odds() == "6:8 1-2"
