"""The Terrain Effects Chart: what each line costs to enter or cross, and what it does to a defence."""

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule


def cost(game: BattleForGermany, start: str, goal: str, unit: str = "us-vii", at: str = "B2") -> int:
    """The movement points that one step takes."""
    table = Table(f"{unit} {start}", at, game=game).do(f"move {unit}")
    before = table.points
    return before - table.do(f"step {goal}").points


def factor(game: BattleForGermany, cell: str, *attackers: str) -> int:
    """What a German 2-3-4 in a hex is multiplied by against attackers in these hexes."""
    units = dict(zip(("us-v", "us-vi"), attackers, strict=False))
    table = Table({"ge-lxxxi": cell, **units}, "B3", game=game).do(f"attack {cell}")
    table.do(*(f"join {name}" for name in units))
    whole, rest = divmod(table.defence("roll"), 3)
    assert rest == 0
    return int(whole)


@rule("tec/clear", "tec/broken", "tec/rough")
@pytest.mark.parametrize(("terrain", "points", "times"), [("clear", 1, 1), ("broken", 2, 2), ("rough", 4, 3)])
def test_open_hexes(terrain: str, points: int, times: int) -> None:
    game = ground(terrain={"2004": terrain})
    assert cost(game, "2003", "2004") == points
    assert factor(game, "2004", "2003") == times


@rule("tec/fortified")
@pytest.mark.parametrize(("terrain", "points", "times"), [("clear", 1, 2), ("broken", 2, 3)])
def test_a_fortified_hex_doubles_germans_and_costs_as_its_terrain(
    terrain: str, points: int, times: int
) -> None:
    game = ground(terrain={"2004": terrain}, fortified="2004")
    assert cost(game, "2003", "2004") == points
    assert factor(game, "2004", "2003") == times


@rule("tec/fortified")
def test_a_fortified_hex_does_nothing_for_others() -> None:
    table = Table("us-v 2004, ge-iss 2003", "A6", fortified="2004")
    assert table.g.fort[table.cell("2004")]
    assert table.defence("attack 2004") == 6


@rule("tec/switzerland")
def test_switzerland_is_closed_to_moves_attacks_and_retreats() -> None:
    table = Table("us-v 2108, us-vi 2005, ge-iss 2006", "B2", terrain="2007 switzerland")
    table.do("move us-v").refused("go 2007", "tec/switzerland")
    table.do("stay").until("B3").refused("attack 2007", "tec/switzerland").fight("2006", "us-vi", die=3)
    table.can("retreat ge-iss 1907").refused("retreat ge-iss 2007", "6-21")


@rule("tec/berlin")
def test_berlin_costs_one_and_does_nothing_for_its_defenders() -> None:
    assert cost(ground(), "2513", "2512", unit="su-1gt", at="A2") == 1
    table = Table("su-1gt 2512, ge-i 2513", "B6")
    assert table.defence("attack 2512") == 4


@rule("tec/berlin")
def test_berlin_is_closed_to_germans() -> None:
    Table("ge-i 2513", "B5").do("move ge-i").refused("step 2512", "5-43")


@rule("tec/blocked", "tec/lake", "tec/sea")
@pytest.mark.parametrize("feature", ["blocked", "lake", "sea"])
def test_closed_sides_stop_moves_and_attacks(feature: str) -> None:
    game = ground(sides={("2005", "2006"): feature})
    Table("us-v 2005", "B2", game=game).do("move us-v").refused("step 2006", f"tec/{feature}")

    elsewhere = {"us-vi": "1003", "ge-lxvii": "1004"}
    table = Table({"us-v": "2005", "ge-lxvi": "2006", **elsewhere}, "B3", game=game)
    table.refused("attack 2006", f"tec/{feature}")

    table = Table("us-v 2005, us-vi 2106, ge-lxvi 2006", "B3", game=game)
    table.do("attack 2006").offers("join", "us-vi").refused("join us-v", f"tec/{feature}")


@rule("tec/sea")
def test_sea_is_closed_to_moves_and_attacks() -> None:
    table = Table("us-v 2005, ge-lxvi 1905", "B2", terrain="2006 sea").do("move us-v")
    table.refused("go 2006", "tec/sea").do("stay").until("B3").refused("attack 2006", "tec/sea")


@rule("tec/river")
def test_a_river_costs_one_more_and_doubles_if_all_attack_over_it() -> None:
    game = ground(sides="2003 2004 river")
    assert cost(game, "2003", "2004") == cost(game, "2004", "2003") == 2
    assert factor(game, "2004", "2003") == 2
    assert factor(game, "2004", "2003", "2104") == 1


@rule("tec/yugoslav-border")
def test_the_yugoslav_border_is_open_to_germans_at_no_cost() -> None:
    assert cost(ground(), "0920", "0820", unit="ge-i", at="B5") == 1
    assert cost(ground(), "0820", "0920", unit="ge-i", at="B5") == 1


@rule("tec/yugoslav-border")
@pytest.mark.parametrize(
    ("unit", "cell", "across", "line"),
    [("su-5a", "0920", "0820", "5-52a"), ("yu-1", "0820", "0920", "5-51a")],
)
def test_the_yugoslav_border_is_closed_to_the_soviet_side_but_not_to_its_attacks(
    unit: str, cell: str, across: str, line: str
) -> None:
    Table(f"{unit} {cell}", "A2").do(f"move {unit}").refused(f"step {across}", line)
    assert Table(f"{unit} {cell}, ge-l {across}", "A3").defence(f"attack {across}") == 3


@rule("tec/city")
@pytest.mark.parametrize(("terrain", "points", "times"), [("clear", 1, 1), ("broken", 2, 2)])
def test_a_city_is_as_its_terrain(terrain: str, points: int, times: int) -> None:
    game = ground(terrain={"2310": terrain})
    assert game.box.board.cell("2310") in game.box.city_at
    assert cost(game, "2309", "2310") == points
    assert factor(game, "2310", "2309") == times
