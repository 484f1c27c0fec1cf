"""7.1, 7.2 Movement in general, and that of the Germans."""

import pytest

from tests.race_for_berlin.table import Table
from tests.rules import rule

HALF_POINTS = {"infantry": 4, "mechanised": 6}


def left(table: Table) -> int:
    """The half points left to the unit that is moving."""
    points: int = table.decision.args["movement"]
    return points


@rule("7.1.1")
def test_a_unit_goes_from_zone_to_zone_up_to_its_points() -> None:
    table = Table("69-1 b9", "C.1").march("69-1")
    assert left(table) == HALF_POINTS["infantry"]
    table.can("go b8", "go b7", "go a8", "go c8").refused("go b6", "7.1.2a").do("go b7").finds("69-1 b7")


@rule("7.1.1", "7.3.4a")
def test_a_unit_bound_for_its_army_chooses_its_own_way_there() -> None:
    table = Table("2GTA-1 b9, 2GTA-2 a5", "C.1", values="a8 1").march("2GTA-1")
    table.do("step a9", "step a8", "go a6")
    assert table.points("joukov") == 1


@rule("7.1.2a")
@pytest.mark.parametrize("terrain", ["plain", "wooded", "difficult"])
def test_every_zone_costs_one_point(terrain: str) -> None:
    table = Table("8GA-1 b9", "C.1", terrain={"b8": terrain}).march("8GA-1")
    assert left(table.do("step b8")) == HALF_POINTS["mechanised"] - 2


@rule("7.1.2b")
def test_a_river_costs_one_point_more() -> None:
    table = Table("8GA-1 b9", "C.1", rivers="b9 b8").march("8GA-1")
    assert left(table.do("step b8")) == HALF_POINTS["mechanised"] - 4
    crossing = Table("3SHA-1 Kustrin", "C.1").march("3SHA-1").do("step Oderbruch-2")
    assert left(crossing) == HALF_POINTS["mechanised"] - 4


@rule("7.1.2c")
def test_a_main_road_costs_half_a_point_even_over_a_river() -> None:
    table = Table("69-1 b9", "C.1", rivers="b9 b8", roads="b9 b8, b8 b7").march("69-1")
    assert left(table.do("step b8")) == HALF_POINTS["infantry"] - 1
    assert left(table.do("step b7")) == HALF_POINTS["infantry"] - 2
    table.can("go b6")


@rule("7.1.3")
def test_one_zone_is_always_open_whatever_it_costs() -> None:
    table = Table("69-1 b9", "C.1", rivers="b9 b8").do("hold 69-1", "begin", "move 69-1")
    assert left(table) == HALF_POINTS["infantry"] // 2
    table.can("go b8").refused("go b7", "7.1.2a").refused("step b8").do("go b8").finds("69-1 b8")


@rule("7.1.3")
def test_the_least_move_opens_no_forbidden_zone() -> None:
    table = Table("69-1 b9, 303 b8", "C.1", american="a9").march("69-1").refused("go b8", "4.2.1a")
    table.refused("go a9", "2.2.3")


@rule("7.1.3")
def test_the_least_move_is_the_whole_move() -> None:
    table = Table("69-1 b9", "C.1", rivers="b8 b7").march("69-1").do("step b8")
    table.refused("go b7", "7.1.2a")  # one point left, and two to pay


@rule("7.1.4")
def test_zones_that_meet_at_a_nexus_only_are_no_neighbours() -> None:
    table = Table("2GTA-1 Charlottenburg, 8GA-1 Treptow", "C.1", levels="Treptow 2").march("2GTA-1")
    table.refused("go Treptow")
    west, east = (table.cell(name) for name in ("Charlottenburg", "Treptow"))
    assert east not in table.game.box.board.neighbours[west]


@rule("7.2.1", "lexicon/oder-neisse")
def test_germans_neither_cross_the_oder_nor_attack_over_it() -> None:
    Table("303 a10", "C.3", turn=7).march("303").refused("go a11", "7.2.1")
    fight = Table("303 a10, 69-1 a11, 61-1 a9", "C.3", turn=7).do("fight 303", "begin")
    fight.offers("attack", "a9").refused("attack a11", "7.2.1")


@rule("7.2.1")
def test_germans_may_attack_the_bridgehead() -> None:
    table = Table("303 c9, 69-1 Bridgehead", "C.3").do("fight 303", "begin")
    table.offers("attack", "Bridgehead")


@rule("7.2.2a")
@pytest.mark.parametrize(("turn", "beaten"), [(1, 3), (4, 3), (5, 2), (6, 1)])
def test_a_german_must_throw_high_enough_to_move_freely(turn: int, beaten: int) -> None:
    for die, free in ((beaten, False), (beaten + 1, True)):
        table = Table("303 b8", "C.3", turn=turn, dice=(die,)).march("303")
        assert ("b7" in table.options("go")) is free
        assert bool(table.events("march.free")) is free


@rule("7.2.2a")
def test_each_unit_is_tested_by_itself() -> None:
    table = Table("303 b8, 156 c8", "C.3").do("march 303", "march 156", "begin")
    table.dice(6, 1).do("move 303", "go b7", "move 156").refused("go c7", "7.2.2b")


@rule("7.2.2b")
def test_who_fails_enters_no_zone_west_of_where_he_began() -> None:
    table = Table("20-pzgre b8", "C.3", turn=4, dice=(1,)).march("20-pzgre").refused("go b7", "7.2.2b")
    table.can("go a8", "go b9", "go c8").do("step b9").refused("go b7", "7.2.2b").can("go b8")


@rule("7.2.2b", "7.4.3")
def test_who_fails_enters_no_contested_zone_to_the_west_either() -> None:
    units = {"303": "Treptow", "13-1": "Zehlendorf"}
    Table(units, "C.3", dice=(1,)).march("303").refused("go Zehlendorf", "7.2.2b")
    Table(units, "C.3", dice=(6,)).march("303").can("go Zehlendorf")
    Table("303 Wedding, 13-1 Zehlendorf", "C.3", dice=(1,)).march("303").can("go Zehlendorf")


@rule("7.2.2a", "4.2.3b")
def test_reserves_are_tested_too() -> None:
    table = Table("303 b8", "C.3", dice=(3,)).do("hold 303", "begin", "move 303")
    table.refused("go b7", "7.2.2b")


@rule("7.2.2c")
def test_from_turn_7_nobody_is_tested() -> None:
    Table("303 b8", "C.3", turn=7, dice=(1,)).march("303").can("go b7").has(dictated=(1,))


@rule("7.2.2a")
def test_who_has_no_zone_to_the_west_is_not_tested() -> None:
    Table("303 Kyritz", "C.3", dice=(1,)).march("303").can("go a3").has(dictated=(1,))


@rule("7.1.1", "5.1a")
def test_the_move_at_the_end_of_a_turn_has_no_further_steps() -> None:
    table = Table("2GTA-1 b9", "D").do("move 2GTA-1")
    table.offers_only("go a9", "go b8", "go c9", "go Oderbruch-2", "stay")


@rule("7.2.2a")
def test_soviets_are_never_tested() -> None:
    Table("69-1 b8", "C.1", dice=(1,)).march("69-1").do("go b7").has(dictated=(1,))
