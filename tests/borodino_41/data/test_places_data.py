"""Where units come in and stand at first, what is held, works and embankments: all read from the map."""

from itertools import pairwise

import pytest

from grognard.games.borodino_41.geography import LINE, Terms
from grognard.games.borodino_41.sheet import SHEET
from tests.borodino_41.data.box import box, cell, geo, labels, units
from tests.rules import rule


@rule("1/scale/hex")
def test_ten_hexes_are_eight_kilometres() -> None:
    assert SHEET.hex_km * 10 == pytest.approx(8)


# Entries


@rule("7/offmap/german-entry", "16/reinf/german")
def test_german_entries() -> None:
    where = geo()
    assert labels(where.german_entries) == ["0117", "0120", "0122", "0123", "0127"]
    assert where.west_highway == cell("0123")
    assert all(where.board.distance(entry, where.west_highway) <= 6 for entry in where.german_entries)
    assert where.on_way[cell("0131")], "a trail eight hexes off is closed to them"


@rule("oe/soviet/11-oct-west")
def test_entries_north_of_the_highway() -> None:
    assert labels(geo().north_entries) == ["0107", "0117", "0120", "0122"]


@rule("16/reinf/soviet")
def test_eastern_entries() -> None:
    where = geo()
    assert labels([where.east_highway, where.station]) == ["5618", "3521"]
    assert where.terrain[where.station] == "village"
    assert "rail" in where.way_kinds[where.station]


def test_railway_and_primary_road_from_the_east() -> None:
    where = geo()
    line = where.rail_line
    assert (line[0], line[-1]) == (where.station, cell("5615"))
    assert all("rail" in where.ways(a, b) for a, b in pairwise(line))
    assert where.east_primary == cell("5613")
    road = {where.east_primary}
    for here in (found := [where.east_primary]):
        for near in where.board.neighbours[here]:
            if "primary-road" in where.ways(here, near) and near not in road:
                road.add(near)
                found.append(near)
    assert road.intersection(where.mozhaisk)


def test_the_highway_runs_from_edge_to_edge() -> None:
    where = geo()
    assert (where.highway[0], where.highway[-1]) == (where.west_highway, where.east_highway)
    assert len(where.highway) == 56
    assert all("highway" in where.ways(a, b) for a, b in pairwise(where.highway))
    assert {cell for cell, kinds in enumerate(where.way_kinds) if "highway" in kinds} == set(where.highway)


@rule("13/supply/edge-german", "13/supply/edge-soviet")
def test_edges_of_supply() -> None:
    """The west is German; the east is Soviet, and so is the north beyond where the river leaves the map."""
    where = geo()
    edges = {label: where.edge[cell(label)] for label in where.board.labels}
    assert {label for label, edge in edges.items() if edge == "german"} == {
        f"01{row:02}" for row in range(1, 35)
    }
    soviet = {label for label, edge in edges.items() if edge == "soviet"}
    north = sorted(label for label in soviet if label.endswith("01"))
    assert soviet - set(north) == {f"56{row:02}" for row in range(2, 35)}
    assert [int(label[:2]) for label in north] == list(range(int(north[0][:2]), 57))
    west = cell(f"{int(north[0][:2]) - 1:02}01")
    assert any(where.water(west, near) == "river" for near in where.board.neighbours[west])


# Places


@rule("9/terrain/village", "9/terrain/stations")
def test_villages_of_the_scenarios() -> None:
    where = geo()
    assert {name: labels([found])[0] for name, found in where.places.items()} == {
        "yelnya": "1124",
        "shevardino": "1319",
        "yudinki": "1327",
        "artemki": "1925",
        "kolotchy": "0820",
    }
    assert {where.terrain[found] for found in where.places.values()} == {"village"}
    stops = [row["hex"] for row in box().data.rows(SHEET.place_table) if row["kind"] in ("station", "camp")]
    assert len(stops) == 5
    assert {where.terrain[cell(label)] for label in stops} == {"village"}


@rule("9/terrain/town")
def test_mozhaisk_is_the_only_town() -> None:
    where = geo()
    assert labels(where.mozhaisk) == ["3218", "3418", "3319", "3419"]
    assert all(where.board.distance(found, cell("3419")) <= 2 for found in where.mozhaisk)


@rule("9/fort/front", "9/fort/redoubts")
def test_works_have_three_neighbouring_sides_in_front() -> None:
    where = geo()
    assert len(where.forts) == 25
    for work, sides in where.fort_sides.items():
        assert len(sides) == 3
        assert any({(first + turn) % 6 for turn in range(3)} == set(sides) for first in range(6))
        assert {4, 5} < set(sides), "south-west and north-west"
        assert where.forts[work] == {where.board.toward(work, side) for side in sides}
    assert set(labels(where.forts)) > {"1419", "1617", "1720"}, "the works of 1812"


def test_hexes_that_somebody_holds() -> None:
    where = geo()
    villages = (where.places[name] for name in ("yelnya", "shevardino", "yudinki", "artemki"))
    assert set(where.holders) == {*where.forts, *where.mozhaisk, where.station, *villages}
    assert len(where.holders) == 25 + 4 + 1 + 1, "three of the four villages have a work"


# The set-up


@rule("19/intro/setup", "7/offmap/no-blocking")
def test_where_soviets_set_up() -> None:
    where = geo()
    allowed = set(labels(where.setup_cells))
    assert "0820" in allowed
    assert set(labels(where.forts)) < allowed
    assert not {"0719", "0920", "1019", "0823", "1023"} & allowed, "before the line"
    assert {"1223", "1520", "2020", "3419", "5601"} < allowed
    assert not allowed.intersection(labels(where.german_entries))
    west = {row: min(int(label[:2]) for label in allowed if label[2:] == f"{row:02}") for row in range(1, 35)}
    assert west.pop(20) == 8
    assert all(11 <= column <= 20 for column in west.values())
    assert all(
        f"{column:02}{row:02}" in allowed for row, first in west.items() for column in range(first, 57)
    )


def test_the_line_runs_over_works_from_north_to_south() -> None:
    where = geo()
    trace = [cell(row["hex"]) for row in box().data.rows(LINE)]
    assert set(trace) < set(where.forts)
    heights = [where.board.centres[work][1] for work in trace]
    assert all(north > south for north, south in pairwise(heights))


@rule("oe/soviet/setup")
def test_suggested_hexes_hold_their_units() -> None:
    where = geo()
    stacks: dict[str, int] = {}
    for found in units("*"):
        if found.hex:
            stacks[found.hex] = stacks.get(found.hex, 0) + found.strength
            mobility = "tracked" if found.mobility == "static" else found.mobility
            assert where.hex_cost(cell(found.hex), Terms(mobility, False, False, False)), found.id
    assert max(stacks.values()) <= 12
    assert stacks["0820"] == 8


# Ground


def test_cover() -> None:
    where = geo()
    wanted = {"0103": 1, "1124": 1, "3419": 1, "1428": 0, "0101": 0}
    assert {label: where.conceals[cell(label)] for label in wanted} == wanted


@rule("9/terrain/embankment")
def test_embankments_run_through_hexes_and_part_their_neighbours() -> None:
    where = geo()
    assert sum(where.banked) == len(where.banks) == 39
    assert len(where.bank_ends) == 16
    for banked in where.banks:
        one, other = where.bank_sides(banked)
        assert one
        assert other
        assert not one & other
        assert len(one | other) == 4
        assert not (one | other).intersection(where.banks[banked])
        kinds = {kind for near in where.banks[banked] for kind in where.ways(banked, near)}
        assert kinds & {"highway", "rail"}
    north, south = where.bank_sides(cell("1624"))
    assert set(labels(north)) | set(labels(south)) == {"1623", "1524", "1724", "1625"}


def test_hexes_on_the_river() -> None:
    where = geo()
    assert labels(found for found, wet in enumerate(where.on_river) if wet) == labels(
        found
        for found, neighbours in enumerate(where.board.neighbours)
        if any(where.water(found, near) == "river" for near in neighbours)
    )
    assert where.on_river[cell("4013")], "where a stream falls into it"


def test_bridges_are_spots_that_can_change() -> None:
    where = geo()
    assert len(where.bridges) == 15
    assert all(where.spots.edge(*pair) == spot for pair, spot in where.bridges.items())
    roads = [found for found in range(len(where.board)) if where.spots.cell(found) is not None]
    assert roads == [found for found, way in enumerate(where.on_way) if way]
