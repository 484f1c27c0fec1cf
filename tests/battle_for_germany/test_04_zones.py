"""4-0 Zones of control."""

import pytest

from grognard.games.battle_for_germany.components import CAMPS
from tests.battle_for_germany.ground import ground, shore, wall
from tests.battle_for_germany.table import Table
from tests.rules import rule

# From column 03 to column 05 there is but one way, 2004; 1904 lies beside it and not beside 2003 or 2005.
STRAIT = ground(terrain=wall(4, "2004", "1904"))


def zone(table: Table, camp: str) -> set[str]:
    """The hexes in the zones of control of a camp."""
    labels = table.game.box.board.labels
    return {labels[cell] for cell, units in enumerate(table.g.zone[CAMPS.index(camp)]) if units}


@rule("4-0a")
def test_a_zone_is_the_six_hexes_around_a_unit() -> None:
    table = Table("ge-lxvi 2006, us-xiii 2003", "B2")
    assert zone(table, "german") == {"2106", "2007", "1907", "1906", "1905", "2005"}
    assert zone(table, "western") == {"2103", "2104", "2004", "1903", "2002", "2102"}


@rule("4-0b")
def test_a_unit_stops_in_an_enemy_zone() -> None:
    table = Table("us-xiii 2003, us-v 1001, ge-lxvi 1904", "B2", game=STRAIT).do("move us-xiii")
    table.refused("step 2004", "4-0b").refused("go 2005", "4-0b").do("go 2004")
    table.refused("move us-xiii", "5-0a")
    Table("us-xiii 2003", "B2", game=STRAIT).do("move us-xiii").can("go 2005")


@rule("4-0/enemy")
def test_germans_hinder_soviets_whoever_owns_them() -> None:
    table = Table("su-5a 2014, ge-lxvi 2012", "A2")
    assert table.game.seat_of(table.g, table.side_of("ge-lxvi")) == table.game.seat_of(table.g, table.side)
    table.do("move su-5a").refused("step 2013", "4-0b").do("go 2013").until("A2", turn=3).do("move su-5a")
    table.refused("go 2012", "5-2")


@rule("4-0/enemy")
def test_germans_of_both_theatres_are_friends() -> None:
    table = Table("ge-i 2014, ge-lxvi 2012", "B5").do("move ge-i", "step 2013", "step 1913")
    table.finds("ge-i 1913")


@rule("4-0/enemy")
@pytest.mark.parametrize("scenario", ["historical", "extended", "three-player", "four-player"])
def test_western_allies_and_soviets_pass_each_other_by(scenario: str) -> None:
    table = Table("su-1gt 2014, us-v 2012", "A2", scenario=scenario)
    table.do("move su-1gt", "step 2013", "step 1913").finds("su-1gt 1913")


@rule("4-0/enemy")
@pytest.mark.parametrize("scenario", ["historical", "extended"])
def test_western_allies_and_soviets_hinder_each_other_once_berlin_has_fallen(scenario: str) -> None:
    table = Table("su-1gt 2513, su-5a 2013, us-v 2010, ge-i 3020", "A2", scenario=scenario)
    table.do("move su-1gt", "go 2512").until("B2").do("move us-v", "step 2011")
    table.refused("step 2012", "4-0b")


@rule("4-0/enemy")
def test_western_allies_and_soviets_hinder_each_other_from_the_start_of_red_star_white_star() -> None:
    table = Table("su-5a 2014, us-v 2012", "A2", turn=12, scenario="red-star-white-star").do("move su-5a")
    table.refused("step 2013", "4-0b").do("go 2013").until("B2").do("move us-v")
    table.refused("step 1913", "4-3a")


@rule("4-1")
def test_a_friend_in_the_hex_does_not_lift_the_zone() -> None:
    table = Table("us-xiii 2003, us-v 2004, ge-lxvi 1904", "B2", game=STRAIT).do("move us-xiii")
    table.refused("go 2005", "4-0b").can("go 2004")


@rule("4-1")
@pytest.mark.parametrize(("watcher", "end"), [("1905", "western"), ("1908", "2004")])
def test_a_friend_in_the_hex_does_not_open_it_to_a_retreat(watcher: str, end: str) -> None:
    units = {"us-vii": "2003", "us-v": "2004", "ge-iss": "2002", "ge-lxvi": watcher}
    table = Table(units, "A6", terrain=shore("2003", "2002", "2004")).fight("2003", "ge-iss", die=3)
    table.do(*(f"retreat us-vii {cell.split()[1]}" for cell in table.options("retreat")))
    assert table.where("us-vii") == end


@rule("4-2")
def test_a_zone_costs_nothing_to_enter() -> None:
    table = Table("su-1bf 2020, ge-i 2024", "A2").do("move su-1bf")
    assert "2023" in zone(table, "german")
    table.has(points=3).do("go 2023").finds("su-1bf 2023")


@rule("4-3a")
def test_no_step_from_one_zone_straight_into_another() -> None:
    table = Table("us-xiii 2004, ge-lxvi 1904, ge-lxvii 2103", "B2").do("move us-xiii")
    table.refused("step 2104", "4-3a").refused("step 1905", "4-3a")


@rule("4-3a")
def test_a_unit_with_zones_all_around_stays() -> None:
    around = {"ge-lxvi": "2102", "ge-lxvii": "1904", "ge-lxxx": "2204"}
    Table({"us-xiii": "2003", "us-v": "1001", **around}, "B2").refused("move us-xiii", "4-3a")


@rule("4-3b")
def test_a_unit_may_leave_a_zone_and_enter_another_from_a_free_hex() -> None:
    table = Table("us-vii 2004, us-v 1001, ge-lxvi 1904, ge-lxvii 2103", "B2")
    table.do("move us-vii", "step 2005", "go 2104").finds("us-vii 2104").refused("move us-vii", "5-0a")


@rule("4-4")
@pytest.mark.parametrize("feature", ["blocked", "lake", "sea"])
def test_zones_stop_at_closed_sides(feature: str) -> None:
    table = Table("us-xiii 2004, us-v 2105, ge-lxvi 2006", "B2", sides={("2005", "2006"): feature})
    assert zone(table, "german") == {"2106", "2007", "1907", "1906", "1905"}
    table.do("move us-xiii", "step 2005")
    assert "2006" not in zone(table, "western")


@rule("4-4")
@pytest.mark.parametrize(("unit", "cell", "across"), [("ge-lxvi", "2012", "2013"), ("ge-i", "0920", "0820")])
def test_zones_reach_over_the_boundary_and_the_yugoslav_border(unit: str, cell: str, across: str) -> None:
    assert across in zone(Table(f"{unit} {cell}, su-5a 2024", "A2"), "german")


@rule("4-4")
def test_zones_reach_over_rivers_but_not_into_switzerland() -> None:
    table = Table("ge-lxvi 2006, us-v 2001", "B2", terrain="2007 switzerland", sides="2005 2006 river")
    assert zone(table, "german") == {"2106", "1907", "1906", "1905", "2005"}
