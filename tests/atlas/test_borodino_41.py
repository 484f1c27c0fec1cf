"""What the rules of Borodino '41 ask of its map, read from the committed files alone."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from grognard.games.borodino_41.sheet import SHEET
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.components.data import Row

DATA = SHEET.load()
BOARD = SHEET.board(DATA)
GROUND: dict[str, Row] = {row["hex"]: row for row in DATA.rows(SHEET.map_table)}
PLACES: dict[str, Row] = {row["name"]: row for row in DATA.rows(SHEET.place_table)}
WAYS = [(row["kind"], row["a"], row["b"]) for row in DATA.rows(SHEET.way_table)]
ROADS = ("highway", "primary-road", "secondary-road", "fire-trail")
WORKS = {row["hex"]: row["front"].split() for row in PLACES.values() if row["front"]}
WEST = {label for label in GROUND if label.startswith("01")}
EAST = {label for label in GROUND if label.startswith("56")}
NORTH = {label for label in GROUND if label.endswith("01")}


def at(name: str) -> str:
    hex_number: str = PLACES[name]["hex"]
    return hex_number


def apart(one: str, other: str) -> int:
    return BOARD.distance(BOARD.cell(one), BOARD.cell(other))


def hexes(*kinds: str) -> set[str]:
    return {label for kind, *pair in WAYS if kind in kinds for label in pair}


def toward(label: str, side: str) -> str:
    cell = BOARD.toward(BOARD.cell(label), DIRECTIONS["flat"].index(side.upper()))
    assert cell is not None
    return BOARD.labels[cell]


def chain(kind: str, start: str) -> Iterator[str]:
    """The hexes of a way without branches, from one of its ends."""
    links: dict[str, set[str]] = {}
    for found, a, b in WAYS:
        if found == kind:
            links.setdefault(a, set()).add(b)
            links.setdefault(b, set()).add(a)
    here, before = start, ""
    while here:
        yield here
        onward = links[here] - {before}
        assert len(onward) <= 1
        before, here = here, onward.pop() if onward else ""


def edge_hex(kind: str, edge: set[str]) -> str:
    (found,) = hexes(kind) & edge
    return found


def test_ten_hexes_are_eight_kilometres() -> None:  # 1/scale/hex
    assert SHEET.hex_km * 10 == pytest.approx(8)


@pytest.mark.parametrize("kind", ["highway", "rail"])
def test_highway_and_railway_cross_the_map_in_one_line(kind: str) -> None:  # 19/battle/goal
    line = list(chain(kind, edge_hex(kind, WEST)))
    assert line[-1] in EAST
    assert set(line) == hexes(kind)
    assert all(int(b[:2]) == int(a[:2]) + 1 for a, b in pairwise(line))


def test_germans_may_enter_by_highway_roads_and_railway() -> None:  # 16/reinf/german
    highway = edge_hex("highway", WEST)
    entries = {label for label in hexes(*ROADS, "rail") & WEST if apart(label, highway) <= 6}
    assert edge_hex("rail", WEST) in entries
    assert len(entries) >= 4
    assert entries < hexes(*ROADS, "rail") & WEST, "a road farther off is closed to them (7/offmap)"


def test_soviet_withdrawal_has_a_road_north_of_the_highway() -> None:  # oe/soviet/11-oct-west
    assert any(label < edge_hex("highway", WEST) for label in hexes("primary-road") & WEST)


def test_mozhaisk_has_its_primary_road_to_the_east() -> None:  # 7/rail/cut
    assert {at("Mozhaisk"), at("Mozhaisk Station")} <= hexes("primary-road")
    assert len(hexes("primary-road") & EAST) == 1
    assert hexes("rail") & EAST
    assert hexes("highway") & EAST


def test_station_unloads_onto_a_road() -> None:  # 16/reinf/unload
    assert at("Mozhaisk Station") in hexes("rail") & hexes(*ROADS)


def test_moskva_is_the_only_river_and_leaves_by_the_north() -> None:  # 9/terrain/river, 13/supply/edge-soviet
    rivers = [row for row in DATA.rows(SHEET.side_table) if row["feature"] == "river"]
    assert {row["name"] for row in rivers} == {"Moskva"}
    west_bank = max(int(row["a"][:2]) for row in rivers if {row["a"], row["b"]} <= NORTH)
    soviet = {label for label, row in GROUND.items() if row["edge"] == "soviet"}
    assert soviet == EAST | {label for label in NORTH if int(label[:2]) > west_bank}
    assert {label for label, row in GROUND.items() if row["edge"] == "german"} == WEST
    assert hexes(*ROADS) & (soviet - EAST), "a road leaves there"


def test_towns_villages_and_what_counts_as_one() -> None:  # 9/terrain/town, 9/terrain/stations
    kinds = {
        "village": "village",
        "station": "village",
        "camp": "village",
        "town": "town",
    }
    assert GROUND[PLACES["Luzhetsky Monastery"]["hex"]]["terrain"] == "town"
    for row in PLACES.values():
        if row["kind"] in kinds:
            assert GROUND[row["hex"]]["terrain"] == kinds[row["kind"]], row["name"]
    town = {label for label, row in GROUND.items() if row["terrain"] == "town"}
    assert all(apart(label, at("Mozhaisk")) <= 2 for label in town)
    villages = {row["hex"] for row in PLACES.values() if kinds.get(row["kind"]) == "village"}
    assert villages == {label for label, row in GROUND.items() if row["terrain"] == "village"}
    assert villages <= hexes(*ROADS, "rail")


def test_hills_add_to_woods() -> None:  # 15/works/cumulative
    assert {row["terrain"] for row in GROUND.values() if row["hill"]} >= {"clear", "woods", "village"}


@pytest.mark.parametrize("label", WORKS)
def test_front_is_three_sides_in_a_row(label: str) -> None:  # 9/fort/front
    front = WORKS[label]
    names = [name.lower() for name in DIRECTIONS["flat"]]
    first = names.index(front[0])
    assert front == [names[(first + step) % 6] for step in range(3)]
    assert {"sw", "nw"} <= set(front), "the line faces west"
    assert WORKS.keys().isdisjoint(toward(label, side) for side in front), "no other work shares it"
    assert GROUND[label]["terrain"] != "marsh"


def test_fronts_along_hexsides_are_those_of_the_works() -> None:
    drawn = {
        frozenset((row["a"], row["b"])) for row in DATA.rows(SHEET.side_table) if row["feature"] == "front"
    }
    assert drawn == {
        frozenset((label, toward(label, side))) for label, front in WORKS.items() for side in front
    }


def test_line_runs_across_railway_and_highway_and_takes_in_the_works_of_1812() -> None:  # 9/fort/redoubts
    line = [label for label in WORKS if int(label[:2]) <= int(at("Gorki")[:2]) + 1]
    for kind in ("highway", "rail"):
        crossed = {label[:2]: int(label[2:]) for label in hexes(kind)}
        sides = {int(label[2:]) < crossed[label[:2]] for label in line if label not in hexes(kind)}
        assert sides == {True, False}, kind
    assert {row["name"] for row in PLACES.values() if row["kind"] == "redoubt"} >= {
        "Bagration's Flèches",
        "Raevsky's Redoubt",
    }
    assert len(line) >= 15, "enough for most of them to mean something (19/battle/soviet-decisive)"


def test_kolotchy_station_lies_on_the_railway_in_front_of_the_line() -> (
    None
):  # 5/turn-indication, 19/intro/setup
    kolotchy = at("Kolotchy Station")
    assert kolotchy in hexes("rail")
    assert min(apart(kolotchy, label) for label in WEST) > 5
    assert all(label[:2] > kolotchy[:2] for label in WORKS)


@pytest.mark.parametrize("name", ["Yundinki", "Yelnya", "Shevardino"])
def test_villages_of_the_introduction_stand_in_the_line(name: str) -> None:  # 19/intro/total
    assert min(apart(at(name), label) for label in WORKS) <= 1
    assert min(apart(at(name), label) for label in WEST) < 16, "within reach by 12 October"


def test_artemki_lies_behind_yelnya_on_the_highway() -> None:  # 19/intro/total
    line = list(chain("highway", edge_hex("highway", WEST)))
    assert 0 < line.index(at("Artemki")) - line.index(at("Yelnya")) <= 8


@pytest.mark.parametrize(
    ("one", "other", "least", "most"),
    [
        ("Borodino", "Mozhaisk", 15, 18),
        ("Borodino", "Shevardino", 3, 5),
        ("Yelnya", "Mozhaisk Station", 12, 25),
    ],
)
def test_distances(one: str, other: str, least: int, most: int) -> None:
    assert least <= apart(at(one), at(other)) <= most


def test_places_lie_as_on_the_ground() -> None:
    column, row = ({name: int(at(name)[part]) for name in PLACES} for part in (slice(2), slice(2, 4)))
    west_to_east = ("Kolotskoye", "Valuyevo", "Borodino", "Gorki", "Tatarinovo", "Mozhaisk", "Aleksandrovo")
    assert sorted(west_to_east, key=column.__getitem__) == list(west_to_east)
    north_to_south = (
        "Borodino",
        "Raevsky's Redoubt",
        "Semenovskoye",
        "Bagration's Flèches",
        "Utitsy",
        "Artemki",
    )
    assert sorted(north_to_south, key=row.__getitem__) == list(north_to_south)
    assert column["Shevardino"] < column["Semenovskoye"]
    assert set(west_to_east) <= {name for name in PLACES if at(name) in hexes("primary-road")}


@pytest.mark.parametrize(
    ("stream", "one", "other"),
    [
        ("Semenovka", "Bagration's Flèches", "Semenovskoye"),
        ("Kolocha", "Borodino", "Raevsky's Redoubt"),
        ("Kolocha", "Maloye Selo", "Novoye Selo"),
    ],
)
def test_a_stream_parts_two_places_of_1812(stream: str, one: str, other: str) -> None:
    """Between them all ways that go no farther round than a hex cross the stream."""
    wet = {frozenset((row["a"], row["b"])) for row in DATA.rows(SHEET.side_table) if row["name"] == stream}
    start, goal = at(one), at(other)
    near = {label for label in GROUND if apart(start, label) + apart(label, goal) <= apart(start, goal) + 1}
    dry, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        fresh = {
            label for label in near - dry if apart(here, label) == 1 and frozenset((here, label)) not in wet
        }
        dry |= fresh
        waiting += fresh
    assert goal not in dry


def test_embankments_carry_part_of_highway_and_railway() -> None:  # 9/terrain/embankment
    raised = {(a, b) for kind, a, b in WAYS if kind == "embankment"}
    carried = {kind: {(a, b) for found, a, b in WAYS if found == kind} for kind in ("highway", "rail")}
    assert raised <= carried["highway"] | carried["rail"]
    for pairs in carried.values():
        assert raised & pairs
        assert not pairs <= raised


def test_every_way_over_water_has_a_bridge_or_a_ford() -> None:  # 9/terrain/bridges-fords
    for kind, a, b in WAYS:
        found = BOARD.edge(BOARD.cell(a), BOARD.cell(b))
        if "river" in found:
            assert "bridge" in found
        elif "stream" in found:
            assert found & ({"bridge"} if kind in ("highway", "rail", "primary-road") else {"bridge", "ford"})


def test_the_field_of_1812_has_its_villages_and_its_monastery() -> None:
    """Aleksinki lies before Shevardino, Knyazkovo between Semenovskoye and Psarevo."""
    for name in ("Aleksinki", "Knyazkovo"):
        assert GROUND[PLACES[name]["hex"]]["terrain"] == "village"
    assert PLACES["Kolotsky Monastery"]["hex"] == PLACES["Kolotskoye"]["hex"]
