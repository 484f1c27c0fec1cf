"""The movement chart, and what steps cost on the map."""

from itertools import product

import pytest

from grognard.games.borodino_41.charts import MOBILITY
from grognard.games.borodino_41.geography import BLOWN, BUILT, Terms
from grognard.games.borodino_41.units import QUARTER
from tests.borodino_41.data.box import box, cell, changed, geo, labels, points, units
from tests.rules import rule

COSTS = box().charts.costs
FOOT, WHEELED, TRACKED = range(3)
WAYS = ("highway", "primary-road", "secondary-road", "fire-trail", "rail")


def chart(name: str, mobility: int) -> float:
    quarters = COSTS[name][mobility]
    assert quarters is not None
    return quarters / QUARTER


def step(**wanted: object) -> tuple[str, str]:
    """A step between two hexes of the map that is as wanted, with nothing else about it."""
    where = geo()
    asked = {"terrain": "clear", "hill": 0, "water": "", "ways": frozenset[str](), "climbs": False} | wanted
    for a, near in enumerate(where.board.neighbours):
        for b in near:
            found = {
                "terrain": where.terrain[b],
                "hill": where.hill[b],
                "water": where.water(a, b),
                "ways": where.ways(a, b),
                "climbs": where.climbs(a, b),
            }
            if found == asked:
                one, other = labels((a, b))
                return one, other
    raise AssertionError(f"no step with {wanted}")


# The chart


@rule("9/terrain/marsh", "9/terrain/river")
def test_where_nobody_or_foot_alone_may_go() -> None:
    assert COSTS["marsh"][FOOT] is not None
    assert COSTS["marsh"][WHEELED] is COSTS["marsh"][TRACKED] is None
    assert COSTS["river"] == (None, None, None)


@rule("9/terrain/stream")
def test_streams_hinder_vehicles() -> None:
    assert chart("stream", FOOT) <= 1 < chart("stream", TRACKED)
    assert COSTS["stream"][WHEELED] is None


@rule("9/terrain/secondary-road", "9/terrain/primary-road", "9/terrain/highway")
@pytest.mark.parametrize("mobility", range(3))
def test_better_roads_are_cheaper(mobility: int) -> None:
    highway, primary, secondary, trail, rail = (chart(way, mobility) for way in WAYS)
    assert highway < min(primary, secondary, trail, rail)
    assert primary <= min(secondary, trail)
    assert mobility == FOOT or primary < secondary


def test_off_the_ways_a_hex_costs_one_to_eight() -> None:
    for name, mobility in product(("clear", "woods", "marsh", "village", "town"), range(3)):
        assert COSTS[name][mobility] is None or 1 <= chart(name, mobility) <= 8


def test_costs_of_actions() -> None:
    assert {name: quarters / QUARTER for name, quarters in box().charts.actions.items()} == {
        "assault-marker": 1,
        "to-column": 1,
        "unload": 1,
        "foxhole": 8,
        "trench": 12,
        "demolition": 4,
    }


def test_opening_withdrawal_gets_clear_of_the_edge() -> None:
    """The n-th unit pays n times for its entry hex and comes four hexes farther with 12 points."""
    first, second = units("18tb-*", "509at-*"), units("19tb-*", "kalinin-*")
    assert (len(first) + 4) * chart("highway", WHEELED) <= 12
    assert len(first) + 4 > 12, "a highway that costs a point would hold them up"
    assert (-(-len(second) // 2) + 4) * chart("secondary-road", FOOT) <= 12


# Steps of deployed units


@rule("7/move/cost-basis")
def test_hex_and_hexside_are_both_paid() -> None:
    a, b = step(terrain="woods", water="stream")
    assert [points(a, b, mobility) for mobility in MOBILITY] == [3, None, 8]


@rule("7/move/costs-add")
def test_woods_on_a_hill_cost_both() -> None:
    a, b = step(terrain="woods", hill=1)
    assert [points(a, b, mobility) for mobility in MOBILITY] == [3, None, 5]


@rule("9/terrain/marsh")
def test_marsh_is_for_foot() -> None:
    a, b = step(terrain="marsh")
    assert [points(a, b, mobility) for mobility in MOBILITY] == [4, None, None]


@rule("9/terrain/river", "18/amphib/t38")
def test_the_river_is_for_the_amphibious() -> None:
    a, b = step(water="river")
    assert not any(points(a, b, mobility) for mobility in MOBILITY)
    assert points(a, b, "amphibious") == chart("clear", TRACKED) + 1
    a, b = step(water="stream")
    assert points(a, b, "amphibious") == chart("clear", TRACKED) + 1


@rule("9/terrain/embankment")
def test_embankments_are_crossed_by_foot_and_tracks() -> None:
    a, b = step(climbs=True)
    assert [points(a, b, mobility) for mobility in (*MOBILITY, "amphibious")] == [2, None, 2, 2]
    a, b = "1624", "1725"
    assert "embankment" in box().board.edge(cell(a), cell(b))
    assert points(a, b, "wheeled") == points(a, b, "wheeled", german=True) is not None


def test_one_goes_round_the_end_of_an_embankment() -> None:
    end = cell("1023")
    assert end in geo().bank_ends
    assert not any(geo().climbs(near, end) for near in geo().board.neighbours[end])


@rule("7/formation/deployed", "9/effects/movement")
def test_deployed_units_pay_the_ground_beside_a_road() -> None:
    a, b = step(terrain="woods", ways=frozenset({"secondary-road"}))
    assert [points(a, b, mobility) for mobility in MOBILITY] == [2, None, 4]
    assert [points(a, b, mobility, column=True) for mobility in MOBILITY] == [1, 1, 1]


def test_a_fort_costs_nothing_more() -> None:
    where = geo()
    fort = cell("1422")
    assert fort in where.forts
    terms = Terms("foot", False, False, False)
    assert where.hex_cost(fort, terms) == COSTS[where.terrain[fort]][FOOT]


# Steps in column


@rule("9/terrain/road-types", "9/terrain/fire-trail", "9/terrain/rail")
@pytest.mark.parametrize("way", WAYS)
def test_columns_follow_every_kind_of_way(way: str) -> None:
    ground = "woods" if way == "fire-trail" else "clear"
    a, b = step(terrain=ground, ways=frozenset({way}))
    found = [points(a, b, mobility, column=True) for mobility in MOBILITY]
    assert found == [chart(way, mobility) for mobility in range(3)]


@rule("9/effects/road-rate")
def test_columns_go_from_way_to_way_alone() -> None:
    where = geo()
    unlinked = [
        (a, b)
        for a, near in enumerate(where.board.neighbours)
        for b in near
        if where.on_way[a] and where.on_way[b] and not where.has_way(a, b)
    ]
    assert unlinked
    column = where.movement.network(bytes(len(where.spots)), Terms("foot", True, False, False))
    assert not any(b == to for a, b in unlinked for to, _ in column[a])
    assert all(
        {to for to, _ in steps} == {near for near in where.board.neighbours[a] if where.has_way(a, near)}
        for a, steps in enumerate(column)
    )


def test_a_column_takes_the_best_of_two_ways() -> None:
    where = geo()
    a, b = next(pair for pair in where.board.features if {"rail", "secondary-road"} <= where.ways(*pair))
    here, there = labels((a, b))
    assert points(here, there, "wheeled", column=True, thaw=True) == chart("secondary-road", WHEELED)


@rule("9/terrain/bridges-fords")
def test_bridges_and_fords_belong_to_the_way() -> None:
    where = geo()
    crossings = [pair for pair in where.board.features if where.crossing(*pair)]
    assert len(crossings) == 34
    for a, b in crossings:
        assert where.water(a, b)
        way = next(kind for kind in WAYS if kind in where.ways(a, b))
        here, there = labels((a, b))
        assert points(here, there, "wheeled", column=True) == chart(way, WHEELED)
        assert points(here, there, "wheeled") is None


def test_ways_over_water_have_a_crossing() -> None:
    where = geo()
    assert all(
        where.crossing(*pair) for pair in where.board.features if where.water(*pair) and where.ways(*pair)
    )


def test_a_blown_bridge_closes_its_way() -> None:
    where = geo()
    a, b = labels(next(iter(where.bridges)))
    blown = changed(edge=(a, b), to=BLOWN)
    assert points(a, b, "foot", column=True, spots=blown) is None
    assert not where.is_open_way(cell(a), cell(b), blown)
    assert where.is_open_way(cell(a), cell(b), bytes(len(where.spots)))
    assert points(a, b, "foot", spots=blown) == points(a, b, "foot")


def test_a_new_bridge_is_crossed_by_all() -> None:
    a, b = step(water="river")
    built = changed(edge=(a, b), to=BUILT)
    assert [points(a, b, mobility, spots=built) for mobility in MOBILITY] == [1, 2, 1]


def test_columns_cross_a_new_bridge_between_two_ways() -> None:
    where = geo()
    a, b = next(
        pair
        for pair in where.board.features
        if where.water(*pair) and not where.ways(*pair) and all(where.on_way[end] for end in pair)
    )
    here, there = labels((a, b))
    assert points(here, there, "wheeled", column=True) is None
    built = changed(edge=(here, there), to=BUILT)
    assert points(here, there, "wheeled", column=True, spots=built) == chart("fire-trail", WHEELED)


# Thaw and roads that Germans have not used


@rule("5/weather/random-thaw")
def test_a_thaw_costs_a_point_but_on_roads() -> None:
    a, b = step()
    for number, mobility in enumerate(MOBILITY):
        assert points(a, b, mobility, thaw=True) == chart("clear", number) + 1
    dearer = {
        way
        for way in WAYS
        for a, b in [step(ways=frozenset({way}))]
        if points(a, b, "foot", column=True, thaw=True) != points(a, b, "foot", column=True)
    }
    assert dearer == {"fire-trail", "rail"}


@rule("7/enemy-roads/double", "7/enemy-roads/highway")
@pytest.mark.parametrize("way", WAYS)
def test_the_first_germans_on_a_way_pay_double(way: str) -> None:
    a, b = step(ways=frozenset({way}))
    usual = points(a, b, "wheeled", column=True)
    assert usual is not None
    first = points(a, b, "wheeled", column=True, german=True)
    assert first == (usual if way == "highway" else 2 * usual)
    assert points(a, b, "wheeled", column=True, german=True, spots=changed(opened=b)) == usual


def test_doubling_comes_before_the_thaw() -> None:
    a, b = step(ways=frozenset({"fire-trail"}))
    assert points(a, b, "foot", column=True, german=True, thaw=True) == 3


def test_cost_of_coming_on_the_map() -> None:
    where = geo()
    fresh = bytes(len(where.spots))
    soviet, german = Terms("wheeled", True, False, False), Terms("wheeled", True, False, True)
    assert where.entry_cost(where.west_highway, fresh, german) == 0.5 * QUARTER
    assert where.entry_cost(cell("0122"), fresh, soviet) == QUARTER
    assert where.entry_cost(cell("0122"), fresh, german) == 2 * QUARTER
    assert where.entry_cost(cell("0120"), fresh, soviet) == 0.75 * QUARTER
