"""Rules that meet: theatres, their radius and flight, the great offensive and the Stavka."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules.theatres.radius import is_remote
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.supports import GROUND, Table, soviet

S = 3
LINE = "1208 1308 1408 1508 1608 1708 1808 1908 2008"
BOX = "su-1 su-2 su-3 su-4 su-5 su-t1 su-t2 su-t3 su-t4 stavka"
SIX = "su-aviation-1 su-aviation-2 su-aviation-3 su-aviation-4 su-katyusha-1 su-katyusha-2"


@rule("9.2.2", "support/lend-lease", "11.5.2", "10.3.2b")
def test_lend_lease_on_a_theatre_in_movement_mode_spoils_more_ground_for_reinforcing() -> None:
    """Seven hexes from the northern theatre a corps is free; with a radius of nine it is not."""
    units, chits = (
        "su-1 1308 reduced, su-7 1908 reduced, ge-1 0608",
        "su-lend-lease-1 box-n, su-aviation-1 box-cn",
    )
    facts: dict[str, Any] = {"theatres": "CN 1508 offensive, N 1804 movement"}
    free = soviet(units, chits, **facts).do("done").can("reinforce su-1")
    assert free.prompt == "ask.reinforce"
    spoilt = soviet(units, chits, **facts).do("play su-lend-lease-1", "done")
    assert spoilt.prompt != "ask.reinforce" or "su-1" not in spoilt.options("reinforce")


@rule("7.6.4a", "7.8.4", "support/lend-lease", "7.7.9")
@pytest.mark.parametrize(("extra", "near"), [(0, False), (4, True)])
def test_a_longer_radius_allows_the_hourra_and_spares_corps_and_tanks(extra: int, near: bool) -> None:
    """The theatre stands seven hexes behind 1105 in movement mode, six behind the attackers."""
    table = Battlefield("su-t1 su-t2 su-1 1205, ge-1 1105", theatres="N 1805 movement", terrain="1105 forest")
    table.g.extra[0] = extra
    table.attack("1105", "su-t1 su-t2 su-1").do("fight")
    if near:
        table.can("hourra")
    else:
        table.refused("hourra", "7.6.4a")
    table.dice(6, 6).do("roll")
    lost = 6 - sum(table.g.steps[table.unit(name)] for name in ("su-t1", "su-t2", "su-1"))
    assert table.g.steps[table.unit("su-1")] == (2 if near else 1)
    assert (lost > 0) is not near or table.prompt == "ask.lose"


@rule("9.1.4b", "11.5.5", "5.2.1a")
def test_a_theatre_that_flees_loses_its_box_but_not_what_it_has_placed() -> None:
    facts: dict[str, Any] = {
        "rails": LINE,
        "places": "1508 major-city, 1908 major-city",
        "theatres": "CN 1508 offensive",
        "laid": "su-artillery-2-1 1308 CN",
        "supports": "su-aviation-1 box-cn",
    }
    table = Table("ge-p1 1505, ge-2 0505, su-1 1308", "axis-movement", **facts)
    table.do("move ge-p1", "go 1507").finds("su-aviation-1 soviet-pool, su-artillery-2-1 on-map")
    assert table.g.geo.board.labels[table.g.theatre[1]] == "1908"


@rule("9.1.4b", "6.4.4")
def test_a_theatre_that_a_train_passes_flees_once_to_one_of_two_cities_as_near() -> None:
    facts: dict[str, Any] = {
        "country": "0408 germany",
        "places": "0408 minor-city, 1905 major-city, 1911 major-city",
        "rails": f"0408 0508 0608 0708 0808 0908 1008 1108 {LINE}, 1905 2004, 1911 2010",
        "theatres": "S 0808 movement",
    }
    table = Table("ge-1 1008, ge-2 0909, su-1 1908", "axis-movement", **facts)
    table.do("rail", "move ge-1", "go 0608").asks("ask.refuge", "soviet").do("flee 1905")
    table.decides("axis")
    assert table.g.geo.board.labels[table.g.theatre[S]] == "1905"


@rule("9.1.4b", "12.1.2", "4.1.1b")
def test_a_corps_that_enters_the_reserve_may_uproot_its_theatre() -> None:
    """A German beside the empty hex of the marker cuts its line; no HQ may stay there to keep it."""
    facts: dict[str, Any] = {"rails": LINE, "places": "1508 major-city, 1908 major-city"}
    held = Table("su-1 1508, su-hq1 1708, ge-1 1507", "soviet-movement", theatres="S 1508 movement", **facts)
    assert held.g.geo.board.labels[held.g.theatre[S]] == "1508"
    held.do("move su-1", "go 1608")
    assert held.g.geo.board.labels[held.g.theatre[S]] == "1908"


@rule("11.2.1a", "6.7.8", "4.6.1")
def test_a_lone_hq_and_a_marker_keep_the_front_near_but_unsupplied_divisions_do_not() -> None:
    facts: dict[str, Any] = {**GROUND, "theatres": "CN 1508 offensive"}
    for units, remote in (("ge-1 1108 cut", True), ("ge-1 1108", False), ("ge-hq1 1108", False)):
        table = Table(f"{units}, su-1 1908", "soviet-movement", **facts)
        assert is_remote(table.g, 1) is remote
    city = {**facts, "places": f"{GROUND['places']}, 1108 major-city", "ordered": "1108"}
    assert not is_remote(Table("ge-1 1108 cut, su-1 1908", "soviet-movement", **city).g, 1)


@rule("12.3.1", "11.3.3b", "11.7/timing", "9.1.3")
@pytest.mark.parametrize(("dice", "moves"), [((1, 1), True), ((6, 6), False)])
def test_a_theatre_that_drew_nothing_and_goes_over_to_movement_mode_may_move_with_the_stavka(
    dice: tuple[int, int], moves: bool
) -> None:
    """A minor city on a road in snow: half of 2 less 4 is nothing, half of 12 less 4 is two."""
    facts: dict[str, Any] = {
        **GROUND,
        "theatres": "N 1804 offensive, CN 1508 movement, S 1815 offensive",
        "aside": "su-stalin-1",
        "weather": "snow",
    }
    table = Table("ge-1 1115, ge-2 1208, su-1 1815, su-hq1 1808, su-2 1808", "soviet-supports", **facts)
    table.do("priority CN").dice(*dice).do("secondary N")
    while table.prompt != "ask.modes":
        table.do("done")
    table.do("switch S", "done").do("forgo CN")
    assert (table.phase == "stavka" and "shift S" in table.options()) is moves


@rule("11.3.2c", "11.5.3a", "12.1.2", "11.7/exc-artillery")
def test_13_beside_a_great_offensive_others_reinforce_and_change_mode_but_neither_draw_nor_move() -> None:
    facts: dict[str, Any] = {
        **GROUND,
        "theatres": "N 1804 movement, CN 1508 offensive, CS 1812 offensive",
        "supports": f"{SIX} box-cn, su-pontoon-1 box-cs",
        "aside": "su-stalin-1",
    }
    units = "ge-1 1208, su-1 1912 reduced, su-hq1 1912, su-2 1908"
    table = Table(units, "soviet-supports", **facts).do("priority CN", "secondary N", "launch")
    table.do(f"choose {table.options('choose')[0]}")
    assert table.prompt != "ask.one-support"  # nobody else may ask for one
    while table.prompt != "ask.modes":
        table.do("done")
    table.refused("switch CN", "11.7/exc-artillery").can("switch CS", "switch N")


@rule("12.1.1e", "9.1.2a", "11.7/timing")
@pytest.mark.parametrize(("mode", "cells"), [("offensive", True), ("movement", False)])
def test_the_reserve_arrives_within_the_radius_of_the_mode_that_the_theatre_has_now(
    mode: str, cells: bool
) -> None:
    facts: dict[str, Any] = {"rails": LINE, "theatres": f"S 1908 {mode}", "priority": S, "secondary": 0}
    table = Table(f"{BOX}, su-hq1 1508, su-7 1308, ge-1 0908", "stavka", **facts).dice(6)
    table.do("reserve S", "roll")
    table.do(f"call {table.options('call')[0]}")
    assert ("1208" in table.options("deploy") or "1307" in table.options("deploy")) is cells
