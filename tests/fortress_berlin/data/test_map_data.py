"""The map: hexes that rules name, water and ways, works, the perimeter, entry zones, the edge, the U-Bahn."""

import pytest

from grognard.games.fortress_berlin.sheet import SHEET
from grognard.kernel.board.board import UnknownCell
from tests.fortress_berlin.data.box import box, cell, cells, geo, labels
from tests.rules import rule

BOARD, GEO = box().board, geo()
EDGES = [(a, b) for a in range(len(BOARD)) for b in BOARD.neighbours[a] if a < b]


@rule("2.1a")
def test_numbers_are_column_and_row_and_odd_columns_sit_lower() -> None:
    assert labels(BOARD.neighbours[cell("4733")]) == {"4732", "4734", "4633", "4634", "4833", "4834"}
    assert cell("3933") in BOARD.neighbours[cell("4034")]
    assert BOARD.distance(cell("5015"), cell("5017")) == 2
    assert len(BOARD) == 64 * 34
    assert SHEET.hex_km == 0.457


@rule("2.1b")
def test_hexes_without_a_number_are_out_of_play() -> None:
    with pytest.raises(UnknownCell):
        cell("6535")
    assert labels(BOARD.neighbours[cell("6434")]) == {"6433", "6333", "6334"}


@rule("2.1.1", "7.3.1b")
def test_terrain() -> None:
    assert set(GEO.terrain) == {"clear", "park", "built-up", "major", "airfield", "lake"}
    assert {work for work in GEO.works if work} == {"bunker", "strongpoint", "flak-tower"}
    kinds = {feature for edge in BOARD.features.values() for feature in edge}
    assert kinds == {"river", "canal", "bridge", "barrier", "road", "rail", "u-bahn"}


@rule("2.1.2")
def test_the_track_has_fifteen_turns() -> None:
    assert box().charts.strengths.turns == 15


def test_named_hexes() -> None:
    assert (BOARD.labels[GEO.reichstag], BOARD.labels[GEO.bunker], BOARD.labels[GEO.gate]) == (
        "5015",
        "5017",
        "5018",
    )
    assert labels(GEO.air_ministry) == {"5117", "5118"}
    assert GEO.works[GEO.bunker] == "bunker"
    assert {GEO.terrain[one] for one in cells("5015 5017 5018 5115 5117 5118 5119 5315 4818 4819")} == {
        "major"
    }
    assert GEO.terrain[cell("4915")] == "park"


# Water and ways


@rule("errata/bridge-1631-1731")
def test_bridges_lie_over_water_and_carry_every_way() -> None:
    for a, b in EDGES:
        assert not GEO.bridge(a, b) or GEO.water(a, b)
        assert not GEO.way(a, b) or GEO.crossable(a, b)
    assert GEO.bridge(cell("1631"), cell("1731"))


def test_ways_keep_out_of_lakes() -> None:
    assert not [1 for a, b in EDGES if GEO.way(a, b) and "lake" in (GEO.terrain[a], GEO.terrain[b])]


def test_the_axis_is_a_road_through_the_tiergarten_west_of_the_gate() -> None:
    assert labels(GEO.axis[-1:]) == {"4915"}
    for a, b in zip(GEO.axis, GEO.axis[1:], strict=False):
        assert GEO.way(a, b) == "road"
    assert all(GEO.terrain[one] == "park" for one in GEO.axis[1:])


# Works and the perimeter


@rule("10.1")
def test_three_flak_towers_and_a_ring_of_strongpoints() -> None:
    towers = {one for one in range(len(BOARD)) if GEO.works[one] == "flak-tower"}
    assert labels(towers) == {"4218", "5208", "6113"}
    assert len(GEO.garrisoned) > 30 + len(towers)
    assert all(GEO.perimeter[one] for one in GEO.garrisoned)


def test_a_tower_more_for_the_reichstag() -> None:
    more = GEO.with_tower(GEO.reichstag)
    assert more.garrisoned == GEO.garrisoned | {GEO.reichstag}
    assert more.works[GEO.reichstag] == "flak-tower"
    assert GEO.works[GEO.reichstag] == "bunker"


def test_barriers_stand_on_the_perimeter_and_protect_what_is_within() -> None:
    barred = [(a, b) for a, b in EDGES if BOARD.has(a, b, "barrier")]
    assert barred
    for a, b in barred:
        assert GEO.barrier(a, b) != GEO.barrier(b, a)
        assert GEO.perimeter[a] != GEO.perimeter[b]
        assert GEO.barrier(a, b) == bool(GEO.perimeter[b])


def test_the_perimeter_hangs_together_and_holds_the_centre() -> None:
    within = {one for one in range(len(BOARD)) if GEO.perimeter[one]}
    found = [GEO.reichstag]
    for one in found:
        found += (near for near in BOARD.neighbours[one] if near in within and near not in found)
    assert set(found) == within
    assert cells("5017 5315 4218 5208 6113 5225") <= within


# Entry zones and the edge


@rule("5.0b", "5.0/zone-ring")
def test_letters_run_clockwise_around_the_edge() -> None:
    assert "".join(GEO.ring) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    assert (GEO.entries["P"], GEO.entries["Q"]) == (cell("4234"), cell("3234"))
    middle = (BOARD.centres[cell("3217")][0], BOARD.centres[cell("3217")][1])
    turns = 0
    ring = [BOARD.centres[GEO.entries[letter]] for letter in GEO.ring]
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        turns += (ax - middle[0]) * (by - middle[1]) < (ay - middle[1]) * (bx - middle[0])
    assert turns == len(ring)


def test_entry_hexes_are_on_the_edge_and_have_a_way() -> None:
    for one in GEO.entries.values():
        assert GEO.edge[one]
        assert GEO.terrain[one] != "lake"
        assert any(GEO.way(one, near) for near in BOARD.neighbours[one])
    assert len(set(GEO.entries.values())) == 24


@pytest.mark.parametrize("letter", "AHPX")
def test_the_letter_nearest_to_its_own_hex(letter: str) -> None:
    assert GEO.edge_letter(GEO.entries[letter]) == letter


def test_stretches_of_the_south_edge() -> None:
    assert cells("4234 4034 3234 1634") <= GEO.exit_cells
    assert cells("3234 2234 1634") <= GEO.wenck_cells < GEO.exit_cells
    assert not cells("4434 1434") & GEO.exit_cells
    assert not cells("4034 3334") & GEO.wenck_cells
    assert GEO.exit_cells <= set(GEO.south_edge)
    assert all(GEO.edge[one] for one in GEO.south_edge)


def test_depth_from_the_edge_counts_the_edge_as_one() -> None:
    assert [GEO.from_edge[cell(label)] for label in ("0117", "0217", "0317", "3201", "3234", "3233")] == [
        1,
        2,
        3,
        1,
        1,
        2,
    ]
    assert [GEO.from_south[cell(label)] for label in ("0134", "3232", "3132", "3201")] == [1, 3, 3, 34]


# The U-Bahn


def test_the_u_bahn_joins_all_its_stations() -> None:
    assert set(GEO.u_bahn) == GEO.stations
    found = [min(GEO.stations)]
    for one in found:
        found += (near for near in GEO.u_bahn[one] if near not in found)
    assert set(found) == GEO.stations
    assert all(one in GEO.u_bahn[near] for one in GEO.stations for near in GEO.u_bahn[one])


def test_every_station_has_its_name_and_lies_on_a_line() -> None:
    rows = [row for row in box().data.rows(SHEET.place_table) if row["kind"] == "u-bahn"]
    assert {cell(row["hex"]) for row in rows} == GEO.stations
    assert len({row["name"] for row in rows}) == len(rows)
    for station in GEO.stations:
        assert any(BOARD.has(station, near, "u-bahn") for near in BOARD.neighbours[station])
        assert GEO.terrain[station] != "lake"
