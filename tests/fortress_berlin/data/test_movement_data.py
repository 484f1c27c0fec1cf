"""7.3 What a step costs, in movement points."""

import pytest

from grognard.games.fortress_berlin.geography import Terms
from tests.fortress_berlin.data.box import geo, points
from tests.fortress_berlin.ground import ground
from tests.rules import rule

FOOT, VEHICLE = Terms(False, 0), Terms(True, 0)
COMBAT, HEAVY = Terms(False, 1), Terms(True, 1)
FAR = "2001 2002 river"


@rule("7.3.1a")
@pytest.mark.parametrize(
    ("terrain", "foot", "vehicle"),
    [
        ("clear", 1, 1),
        ("airfield", 1, 1),
        ("park", 1, 2),
        ("built-up", 2, 2),
        ("major", 2, 3),
        ("lake", None, None),
    ],
)
def test_terrain(terrain: str, foot: float | None, vehicle: float | None) -> None:
    where = ground(terrain=f"2526 {terrain}", sides=FAR)
    for terms, cost in ((FOOT, foot), (COMBAT, foot), (VEHICLE, vehicle), (HEAVY, vehicle)):
        assert points(where, "2525", "2526", terms) == cost


@rule("7.3.2a")
@pytest.mark.parametrize("way", ["road", "rail"])
def test_ways_are_cheap_in_manoeuvre_mode_along_their_line(way: str) -> None:
    where = ground(terrain="2526 built-up", roads=f"2525 2526 {way}", sides=FAR)
    assert points(where, "2525", "2526", FOOT) == points(where, "2525", "2526", VEHICLE) == 0.5
    assert points(where, "2525", "2526", COMBAT) == 2
    assert points(where, "2426", "2526", FOOT) == 2


@rule("7.3.2b")
def test_the_u_bahn_is_no_way_above_ground() -> None:
    where = ground(terrain="2526 built-up", roads="2525 2526 u-bahn", stations="2525", sides=FAR)
    assert points(where, "2525", "2526", FOOT) == 2


@rule("7.3.3")
@pytest.mark.parametrize("water", ["river", "canal"])
def test_water_is_crossed_on_bridges_alone(water: str) -> None:
    dry = ground(sides=f"2525 2526 {water}")
    bridged = ground(sides=f"2525 2526 {water}, 2525 2526 bridge")
    for terms in (FOOT, VEHICLE, COMBAT):
        assert points(dry, "2525", "2526", terms) is None
        assert points(bridged, "2525", "2526", terms) == 1


@rule("10.1.1a")
def test_a_barrier_costs_a_point_inward_at_any_rate() -> None:
    where = ground(
        perimeter="2526 yes, 2527 yes",
        sides="2525 2526 barrier, 2426 2526 barrier",
        roads="2426 2526 road",
    )
    assert points(where, "2525", "2526", FOOT) == points(where, "2525", "2526", HEAVY) == 2
    assert points(where, "2426", "2526", FOOT) == 1.5
    assert points(where, "2526", "2525", FOOT) == 1
    assert points(where, "2527", "2526", FOOT) == 1


@rule("9.0.2a")
def test_ruins_take_four_points_and_combat_mode() -> None:
    where = ground(terrain="2526 built-up", roads="2525 2526 road", sides=FAR)
    assert (
        points(where, "2525", "2526", COMBAT, ruins="2526")
        == points(where, "2525", "2526", HEAVY, ruins="2526")
        == 4
    )
    assert points(where, "2525", "2526", FOOT, ruins="2526") is None
    assert points(where, "2526", "2525", FOOT, ruins="2526") == 0.5


def test_ruins_arise_in_built_up_hexes_alone() -> None:
    where = geo()
    assert len(where.spots) == where.terrain.count("built-up")
    for cell, spot in enumerate(where.ruin_spot):
        assert (spot >= 0) == (where.terrain[cell] == "built-up")
        assert spot < 0 or where.spots.cell(cell) == spot


def test_coming_onto_the_map_costs_the_entry_hex() -> None:
    where = geo()
    spots = bytes(len(where.spots))
    letter_a = where.entries["A"]
    assert where.terrain[letter_a] == "built-up"
    assert where.edge_cost(letter_a, spots, FOOT) == 1
    assert where.edge_cost(letter_a, spots, COMBAT) == where.hex_cost(letter_a, spots, COMBAT) == 4
