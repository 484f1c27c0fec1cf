"""The committed map against everything the rules and public errata say about it."""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

DATA = Path(__file__).parents[2] / "src/grognard/games/battle_for_germany/data"
CLOSED = {"sea", "switzerland"}
CITIES = {
    "Berlin": "2512",
    "Warsaw": "2524",
    "Prague": "2014",
    "Vienna": "1617",
    "Stettin": "2714",
    "Rostock": "2910",
    "Budapest": "1522",
    "Munich": "1509",
    "Hamburg": "2707",
    "Cologne": "2202",
    "Essen": "2302",
    "Milan": "1005",
    "Venice": "1010",
    "Zagreb": "1116",
    "Belgrade": "0925",
    "Königsberg": "3122",
    "Danzig": "3020",
}
EASTERN = [
    "Warsaw",
    "Prague",
    "Vienna",
    "Stettin",
    "Rostock",
    "Budapest",
    "Zagreb",
    "Belgrade",
    "Königsberg",
    "Danzig",
]
WESTERN = ["Munich", "Hamburg", "Cologne", "Essen", "Milan", "Venice"]


def rows_of(name: str) -> list[dict[str, str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


HEXES = {row["hex"]: row for row in rows_of("map.csv")}
SIDES = {(row["a"], row["b"]): row for row in rows_of("sides.csv")}


def neighbours(label: str) -> Iterator[str]:
    """Even columns sit half a hex further south."""
    row, column = int(label[:2]), int(label[2:])
    beside = (row, row + 1) if column % 2 else (row - 1, row)
    places = [
        (row + 1, column),
        (row - 1, column),
        *((r, c) for c in (column - 1, column + 1) for r in beside),
    ]
    yield from (f"{r:02d}{c:02d}" for r, c in places if 1 <= r <= 35 and 1 <= c <= 26)


def feature(first: str, second: str) -> str:
    row = SIDES.get((min(first, second), max(first, second)))
    return row["feature"] if row else ""


def is_open(label: str) -> bool:
    return HEXES[label]["terrain"] not in CLOSED


def open_neighbours(label: str) -> list[str]:
    return [near for near in neighbours(label) if is_open(near) and feature(label, near) in ("", "river")]


def reachable(start: str) -> set[str]:
    reached, waiting = {start}, [start]
    while waiting:
        for near in open_neighbours(waiting.pop()):
            if near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def test_every_hex_of_the_grid_has_one_row() -> None:
    assert list(HEXES) == [f"{row:02d}{column:02d}" for row in range(1, 36) for column in range(1, 27)]
    assert len(rows_of("map.csv")) == 910


def test_files_open_with_a_legend() -> None:
    for name in ("map.csv", "sides.csv"):
        assert (DATA / name).read_text(encoding="utf-8").startswith("# ")


def test_values_are_those_of_the_schema() -> None:
    for label, row in HEXES.items():
        assert row["terrain"] in CLOSED | {"clear", "broken", "rough", "berlin"}, label
        assert row["theatre"] in ({""} if row["terrain"] in CLOSED else {"east", "west", "berlin"}), label
        assert row["region"] in {"", "italy", "yugoslavia"}, label
        assert row["fortified"] in {"yes", "no"}, label
    for row in (*HEXES.values(), *SIDES.values()):
        assert row["source"] in {"printed", "derived", "reconstructed"}
        assert row["grounds"]


def test_sides_part_neighbours_and_are_written_once() -> None:
    assert len(SIDES) == len(rows_of("sides.csv"))
    for first, second in SIDES:
        assert first < second
        assert second in set(neighbours(first)), (first, second)


def test_every_terrain_and_side_of_the_chart_occurs() -> None:
    assert {row["terrain"] for row in HEXES.values()} == CLOSED | {"clear", "broken", "rough", "berlin"}
    assert {row["feature"] for row in SIDES.values()} == {"river", "blocked", "lake", "sea"}
    assert "yes" in {row["fortified"] for row in HEXES.values()}


def test_rough_ground_is_rare() -> None:
    """Soviet Fronts can never enter it."""
    count = Counter(row["terrain"] for row in HEXES.values())
    assert count["rough"] < count["broken"] / 4


@pytest.mark.parametrize("label", [f"{row:02d}01" for row in range(16, 25)])
def test_west_edge(label: str) -> None:
    """9-0, and 2401 by the errata."""
    assert HEXES[label]["theatre"] == "west"
    assert HEXES[label]["source"] == "printed"


@pytest.mark.parametrize("label", [f"{row:02d}26" for row in range(9, 36)])
def test_east_edge(label: str) -> None:
    """9-0 and 7-25."""
    assert HEXES[label]["theatre"] == "east"
    assert HEXES[label]["region"] == ""
    assert HEXES[label]["source"] == "printed"


@pytest.mark.parametrize("label", [f"01{column}" for column in range(12, 18)])
def test_south_edge(label: str) -> None:
    """9-0 and 7-25."""
    assert (HEXES[label]["theatre"], HEXES[label]["region"]) == ("west", "italy")
    assert HEXES[label]["source"] == "printed"


def test_south_edge_of_italy_is_no_longer_than_the_exit() -> None:
    italian = [label for label, row in HEXES.items() if row["region"] == "italy" and label.startswith("01")]
    assert italian == [f"01{column}" for column in range(12, 18)]


@pytest.mark.parametrize("label", [f"35{column}" for column in range(22, 27)])
def test_courland_entry(label: str) -> None:
    """8-0."""
    assert HEXES[label]["theatre"] == "east"
    assert HEXES[label]["source"] == "printed"
    assert open_neighbours(label)


@pytest.mark.parametrize("label", [f"{row:02d}26" for row in range(1, 9)])
def test_yugoslavia_holds_the_east_edge_south_of_the_border(label: str) -> None:
    assert HEXES[label]["region"] == "yugoslavia"


def test_1122_is_within_reach_of_yugoslavs() -> None:
    assert "yugoslavia" in {HEXES[label]["region"] for label in ("1122", *neighbours("1122"))}


@pytest.mark.parametrize("city", CITIES)
def test_cities_stand_on_open_ground(city: str) -> None:
    assert HEXES[CITIES[city]]["terrain"] in {"clear", "broken", "berlin"}


@pytest.mark.parametrize("city", EASTERN)
def test_eastern_cities(city: str) -> None:
    assert HEXES[CITIES[city]]["theatre"] == "east"


@pytest.mark.parametrize("city", WESTERN)
def test_western_cities(city: str) -> None:
    assert HEXES[CITIES[city]]["theatre"] == "west"


def test_berlin_has_three_neighbours_in_each_theatre() -> None:
    assert [label for label, row in HEXES.items() if row["theatre"] == "berlin"] == ["2512"]
    assert HEXES["2512"]["terrain"] == "berlin"
    assert Counter(HEXES[near]["theatre"] for near in open_neighbours("2512")) == {"east": 3, "west": 3}


def test_italy_is_western_and_yugoslavia_eastern() -> None:
    assert {row["theatre"] for row in HEXES.values() if row["region"] == "italy"} == {"west"}
    assert {row["theatre"] for row in HEXES.values() if row["region"] == "yugoslavia"} == {"east"}


def test_all_open_ground_is_connected() -> None:
    assert reachable("2512") == {label for label in HEXES if is_open(label)}


def test_west_wall_can_be_attacked_as_in_the_example() -> None:
    """6-1: three Western units, from two hexes to the west, against a fortified broken hex, no river."""
    wall = [label for label, row in HEXES.items() if row["fortified"] == "yes"]
    assert {HEXES[label]["theatre"] for label in wall} == {"west"}
    attackable = [
        label
        for label in wall
        if HEXES[label]["terrain"] == "broken"
        and sum(near[2:] < label[2:] and not feature(label, near) for near in open_neighbours(label)) >= 2
    ]
    assert attackable


@pytest.mark.parametrize(
    ("river", "left", "right"),
    [
        ("Rhine", "2202", "2302"),  # Cologne and Düsseldorf
        ("Rhine", "1703", "1704"),  # Strasbourg and the Black Forest
        ("Rhine", "1903", "1904"),  # the Palatinate and Mannheim
        ("Rhine", "1803", "1804"),  # the Palatinate and Karlsruhe
        ("Oder", "2714", "2715"),  # Stettin and Farther Pomerania
        ("Vistula", "2524", "2525"),  # Warsaw and Praga
        ("Danube", "1617", "1717"),  # Vienna and the Marchfeld
        ("Elbe", "2607", "2707"),  # Lüneburg Heath and Hamburg
    ],
)
def test_rivers_part_the_right_banks(river: str, left: str, right: str) -> None:
    assert SIDES[min(left, right), max(left, right)]["name"] == river


@pytest.mark.parametrize(
    "river", sorted({row["name"] for row in SIDES.values() if row["feature"] == "river"})
)
def test_rivers_are_unbroken(river: str) -> None:
    """Two sides meet at a corner when three hexes that touch each other own both."""
    sides = {pair for pair, row in SIDES.items() if row["name"] == river}
    reached: set[tuple[str, str]] = set()
    waiting = [min(sides)]
    while waiting:
        here = waiting.pop()
        reached.add(here)
        waiting += [pair for pair in sides - reached if meet(here, pair)]
    assert reached == sides


def meet(first: tuple[str, str], second: tuple[str, str]) -> bool:
    owners = set(first) | set(second)
    return len(owners) == 3 and all(b in set(neighbours(a)) for a in owners for b in owners if a != b)
