"""16, 7 Reinforcements, rail arrivals, and units that come back to the map.

On the testing ground the highway runs along row 16, the railway along row 1 with the station in 1801, and the
primary road ends in 2003. Germans arrive on turn 1 from the west, Soviets by rail, unless a test says so.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from grognard.games.borodino_41.position import COMING, LIMITED, LOST, OFF_MAP
from grognard.games.borodino_41.rules.command import in_command
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.movement import offmap
from grognard.games.borodino_41.units import GERMAN
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.table import real_game
from tests.rules import rule


@rule("16/reinf/entry-hex", "16/reinf/german", "7/offmap/german-entry", "16/reinf/two-ways")
def test_columns_come_in_one_behind_the_other() -> None:
    table = Table("ge-1 ge-2 ge-4 coming, su-1 1505", "german-movement")
    table.do("enter ge-1 0116").finds("ge-1 0116 column").has_left("ge-1", 7.5)
    table.do("go 0316", "halt", "enter ge-2 0116").has_left("ge-2", 7)
    table.do("go 0216", "halt", "enter ge-4 0116").has_left("ge-4", 6.5).do("halt")
    table.marked("ge-1 column, ge-2 column, ge-4 column")


@rule("16/reinf/entry-hex")
def test_the_count_begins_anew_with_each_hex_and_impulse() -> None:
    roads = "0113 0213 0313 secondary-road"
    table = Table("ge-1 ge-2 coming, su-1 0713", "german-movement", roads=roads)
    table.do("enter ge-1 0116", "go 0316", "halt").do("enter ge-2 0113").has_left("ge-2", 6)


@rule("7/enemy-roads/double", "16/reinf/entry-hex")
def test_an_unused_road_doubles_the_basic_cost_of_entry() -> None:
    roads = "0113 0213 0313 secondary-road"
    table = Table("ge-1 ge-2 coming, su-1 0713", "german-movement", roads=roads)
    table.do("enter ge-1 0113").has_left("ge-1", 6).do("go 0213", "halt")
    table.do("enter ge-2 0113").has_left("ge-2", 6)


@rule("16/reinf/german", "7/offmap/german-entry")
def test_germans_come_in_near_the_highway() -> None:
    roads = "0110 0210 secondary-road, 0109 0209 secondary-road, 0113 0213 fire-trail"
    table = Table("ge-1 coming, su-1 1505", "german-movement", roads=roads)
    table.offers("enter", "ge-1 0110", "ge-1 0113", "ge-1 0116").refused("enter ge-1 0109", "16/reinf/german")
    table.refused("enter su-2 0116", "16/reinf/timing")


@rule("16/reinf/timing")
def test_who_is_due_must_come_if_it_can() -> None:
    table = Table("ge-1 coming, ge-2 0505, su-1 1505", "german-movement").refused("done", "16/reinf/timing")
    table.do("enter ge-1 0116", "go 0216", "halt").can("done")
    late = Table("ge-1 coming, ge-2 0505, su-1 1505", "german-movement", game=_arriving("ge-1", arrives=3))
    late.can("done").refused("enter ge-1 0116", "16/reinf/timing")
    night = Table("ge-1 coming, ge-2 0505, su-1 1505", "night-german-movement")
    night.can("enter ge-1 0116")


@rule("16/reinf/timing", "7/formation/column-stacking")
def test_a_friendly_column_in_the_way_only_delays() -> None:
    table = Table("ge-1 coming, ge-2 0116 column, ge-4 0505, su-1 1505", "german-movement").offers_no("enter")
    table.refused("enter ge-1 0116", "8/stack/columns").can("done")
    table.do("pick ge-2", "go 0216", "halt").can("enter ge-1 0116").refused("done", "16/reinf/timing")


@rule("16/reinf/blocked")
def test_a_blocked_unit_waits_and_then_takes_the_nearest_road() -> None:
    roads = "0109 0209 secondary-road, 0104 0204 secondary-road"
    blocked = "ge-1 coming, ge-2 0505, su-1 0115"
    table = Table(blocked, "german-movement", roads=roads)
    table.offers_no("enter").refused("enter ge-1 0116", "16/reinf/blocked").do("done")
    assert table.g.delayed[table.unit("ge-1")]
    later = Table(blocked.replace("coming", "coming delayed"), "german-movement", roads=roads)
    later.offers("enter", "ge-1 0109")
    free = Table("ge-1 coming delayed, ge-2 0505, su-1 1505", "german-movement", roads=roads)
    free.offers("enter", "ge-1 0116")
    other = Table(blocked, "german-movement", roads=f"{roads}, 0112 0212 fire-trail")
    other.offers("enter", "ge-1 0112")


@rule("16/reinf/blocked", "16/reinf/german")
def test_germans_look_for_the_road_nearest_to_any_of_theirs() -> None:
    barred = "36m-a 0117, 36m-b 0120, 230r-i 0122, 230r-ii 0123, 230r-iii 0127"
    table = Table(f"10pz-kb10 coming delayed, {barred}", "german-movement", game=real_game())
    table.offers("enter", "10pz-kb10 0131").refused("enter 10pz-kb10 0107", "16/reinf/german")


@rule("16/reinf/blocked", "16/reinf/soviet")
def test_soviets_by_the_highway_wait_too() -> None:
    game = _arriving("su-4", entry="highway")
    roads = Table("su-4 coming, ge-1 0505", "soviet-movement", game=game).offers("enter", "su-4 2016")
    roads.refused("enter su-4 2003", "16/reinf/soviet").refused("enter su-4 1801", "16/reinf/soviet")
    blocked = Table("su-4 coming, su-1 1005, ge-1 2015", "soviet-movement", game=game).offers_no("enter")
    blocked.refused("enter su-4 2016", "16/reinf/blocked").can("done")
    later = Table("su-4 coming delayed, su-1 1005, ge-1 2015", "soviet-movement", game=game)
    later.offers("enter", "su-4 2003")


@rule("7/reduce/min-one-hex", "16/reinf/entry-hex")
def test_the_entry_hex_is_always_reached() -> None:
    table = Table("ge-1 coming, su-1 1505", "german-movement")
    table.g.entered[table.cell("0116")] = 20
    table.do("enter ge-1 0116").finds("ge-1 0116").has_left("ge-1", 0)


@rule("7/rail/arrival", "16/reinf/unload", "16/reinf/soviet")
def test_trains_unload_at_mozhaisk_for_a_point() -> None:
    table = Table("su-1 su-4 coming, ge-1 0505", "soviet-movement")
    table.offers("enter", "su-1 1801", "su-4 1801").refused("enter su-1 2016", "7/rail/arrival")
    table.do("enter su-1 1801").logs("entry.arrived", "7/rail/arrival")
    table.has_left("su-1", 7).unmarked("su-1 column").can("go 1703")


@rule("16/reinf/unload")
def test_the_road_from_the_station_gets_dearer() -> None:
    table = Table("su-1 su-2 su-4 coming, ge-1 0505", "soviet-movement")
    for unit, spent, away in (("su-1", 1 + 1, "1401"), ("su-2", 1 + 2, "1501"), ("su-4", 1 + 3, "1601")):
        table.do(f"enter {unit} 1801", "column").has_left(unit, 7).do("go 1701").has_left(unit, 8 - spent)
        table.do(f"go {away}", "halt")


@rule("16/reinf/unload")
def test_only_the_road_out_of_the_station_is_dear() -> None:
    table = Table("su-1 su-2 coming, ge-1 0505", "soviet-movement").do("enter su-1 1801", "go 1701", "halt")
    table.do("enter su-2 1801", "column", "go 1701").has_left("su-2", 6)
    other = Table("su-1 su-2 coming, ge-1 0505", "soviet-movement").do(
        "enter su-1 1801", "column", "go 1601", "halt"
    )
    other.do("enter su-2 1801", "column", "go 1901").has_left("su-2", 6)


@rule("7/rail/cut")
@pytest.mark.parametrize("german", ["2001", "1902", "1901"])
def test_a_cut_railway_sends_them_by_the_primary_road(german: str) -> None:
    table = Table(f"su-1 coming, su-4 1005, ge-1 {german}", "soviet-movement")
    table.offers("enter", "su-1 2003").refused("enter su-1 1801", "7/rail/cut")
    table.do("enter su-1 2003").finds("su-1 2003 column").has_left("su-1", 7)
    west = Table("su-1 coming, su-4 1005, ge-1 1601", "soviet-movement").offers("enter", "su-1 1801")
    held = Table("su-1 coming, su-4 1005, ge-1 1601", "soviet-movement", held="1801 german")
    assert (west.options("enter"), held.options("enter")) == (["su-1 1801"], ["su-1 2003"])


@rule("16/reinf/supplied")
def test_who_comes_in_is_in_supply_and_command() -> None:
    table = Table("ge-tank coming out-of-supply, su-1 1505", "german-movement", commanded=False)
    table.do("enter ge-tank 0116").unmarked("ge-tank out-of-supply uncommanded")
    fresh = Table("ge-tank coming, su-1 1505", "german-movement", commanded=False)
    fresh.do("enter ge-tank 0116").has_left("ge-tank", 7.5)
    assert in_command(fresh.g, fresh.unit("ge-tank")), "in this impulse"
    begin(fresh.g, GERMAN, LIMITED)
    assert not in_command(fresh.g, fresh.unit("ge-tank"))


@rule("7/offmap/return", "7/offmap/entry-cost")
def test_units_come_back_by_the_nearest_friendly_road() -> None:
    roads = "0109 0209 secondary-road, 0104 0204 secondary-road"
    table = _off_map("ge-1 ge-2 ge-3", "0107", roads=roads)
    table.offers("enter", "ge-1 0109", "ge-2 0109", "ge-3 0109").refused("enter ge-1 0116", "7/offmap/return")
    table.do("enter ge-1 0109").marked("ge-1 column").has_left("ge-1", 7).do("deploy", "go 0309", "halt")
    table.do("enter ge-2 0109").has_left("ge-2", 6).do("deploy", "go 0309", "halt")
    table.do("enter ge-3 0109").has_left("ge-3", 5)
    blocked = _off_map("ge-1", "0107", roads=roads, foes="su-1 0309")
    blocked.offers("enter", "ge-1 0109")
    blocked = _off_map("ge-1", "0107", roads=roads, foes="su-1 0208")
    blocked.offers("enter", "ge-1 0104")


@rule("7/offmap/return")
def test_nobody_comes_back_by_the_edge_of_the_enemy() -> None:
    table = _off_map("ge-1", "2007", roads="2007 1907 secondary-road", foes="su-1 1010")
    table.offers("enter", "ge-1 1801", "ge-1 1901").refused("enter ge-1 2007", "7/offmap/return")


@rule("7/offmap/return")
def test_who_does_not_come_back_is_lost() -> None:
    table = _off_map("ge-1", "0107", roads="0109 0209 secondary-road").can("done").do("done")
    assert table.g.place[table.unit("ge-1")] == LOST


@rule("7/offmap/forced")
def test_where_a_unit_left_is_remembered() -> None:
    table = Table("ge-1 0107 marked-s, su-1 1505", "german-movement")
    unit = table.unit("ge-1")
    offmap.depart(table.g, unit)
    assert (table.g.place[unit], table.g.exit[unit], table.g.assault[unit]) == (
        OFF_MAP,
        table.cell("0107"),
        0,
    )
    assert offmap.is_on_edge(table.g.geo, table.cell("0107"))
    assert not offmap.is_on_edge(table.g.geo, table.cell("0507"))


@rule("5/turn-indication/first-turn", "16/reinf/soviet")
def test_the_withdrawal_gets_clear_of_the_edge() -> None:
    table = Table.opening().do("standard")
    table.is_at("withdrawal", "soviet").offers_no("pick", "foxhole")
    g, board = table.g, table.g.geo.board
    while table.g.phase == "withdrawal":
        if table.prompt == "setup.withdraw":
            table.do(table.options()[0])
            continue
        table.refused("foxhole", "5/turn-indication/first-turn")
        near = [goal for goal in table.options("go") if int(goal[:2]) < 5]
        assert not near
        if "halt" not in table.options():
            table.refused("halt", "5/turn-indication/first-turn")
        table.do("halt" if "halt" in table.options() else f"go {table.options('go')[-1]}")
    for unit in g.units_of(1):
        assert board.spots[g.cell[unit]][0] >= 4
    assert not [unit for unit in g.in_place(COMING) if g.printed[unit].entry.startswith("withdrawal")]


def _off_map(units: str, cell: str, roads: str, foes: str = "su-1 1505") -> Table:
    """Units that have left the map by a hex."""
    return Table(
        f"ge-4 0505, {units} off-map, {foes}", "german-movement", roads=roads, exits=f"{units} {cell}"
    )


@cache
def _arriving(unit: str, **said: Any) -> Any:
    """The testing ground, where a unit comes at another time or place."""
    game = Table("", "german-movement").game
    changed = type(game)()
    world = changed.make_world

    def make_world(scenario: Any, options: Any) -> Any:
        made = world(scenario, options)
        units = tuple(replace(one, **said) if one.id == unit else one for one in made.units)
        return replace(made, units=units)

    changed.make_world = make_world  # type: ignore[method-assign]
    return changed
