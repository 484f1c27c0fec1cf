"""The counters, set-ups, track and cities keep to every fact known of the printed components."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "grognard" / "games" / "battle_for_germany" / "data"
Row = dict[str, str]

WESTERN = {"us", "british", "canadian", "french", "polish-exile"}
SOVIET_SIDE = {"soviet", "yugoslav", "polish", "romanian", "bulgarian"}
GERMAN = {"german", "hungarian"}
HISTORICAL, MEETING = "historical", "red-star-white-star"
SCENARIOS = (HISTORICAL, MEETING)
GARRISONS = {"Warsaw", "Prague", "Vienna", "Berlin"}
CLOSED_SIDES = {"blocked", "lake", "sea"}
CLOSED_HEXES = {"sea", "switzerland"}


def rows(file: str) -> list[Row]:
    """The rows of a data file, without its legend."""
    with (DATA / file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(line for line in lines if not line.startswith("#")))


UNITS = {row["id"]: row for row in rows("units.csv")}
SETUP = {scenario: [r for r in rows("setup.csv") if r["scenario"] == scenario] for scenario in SCENARIOS}
TRACK = {int(row["turn"]): row for row in rows("track.csv")}
CITIES = {row["name"]: row for row in rows("cities.csv")}
MAP = {row["hex"]: row for row in rows("map.csv")}
CLOSED = {frozenset((r["a"], r["b"])) for r in rows("sides.csv") if r["feature"] in CLOSED_SIDES}


def camp(unit: Row) -> str:
    """Western, Soviet or German."""
    if unit["nation"] in WESTERN:
        return "western"
    return "soviet" if unit["nation"] in SOVIET_SIDE else "german"


def values(unit: Row) -> str:
    """As printed on the counter: attack-defence-movement."""
    return f"{unit['attack']}-{unit['defence']}-{unit['movement']}"


def total(units: Iterable[Row], value: str) -> int:
    """The units' attack or defence points together."""
    return sum(int(unit[value]) for unit in units)


def units_of(nations: set[str], among: Iterable[Row] = UNITS.values(), theatre: str = "") -> list[Row]:
    """The units of some nations, of both theatres or of one."""
    return [u for u in among if u["nation"] in nations and theatre in ("", u["theatre"])]


def stacks(scenario: str) -> dict[str, list[Row]]:
    """The units in each place of a set-up."""
    found: dict[str, list[Row]] = {}
    for row in SETUP[scenario]:
        found.setdefault(row["place"], []).append(UNITS[row["unit"]])
    return found


def on_map(scenario: str) -> Iterator[tuple[str, Row]]:
    """Each hex of a set-up with each unit in it."""
    return ((place, u) for place, units in stacks(scenario).items() if place != "courland" for u in units)


def adjacent(label: str) -> set[str]:
    """The neighbours that moves, zones and attacks reach; even columns stand half a hex lower."""
    row, column = int(label[:2]), int(label[2:])
    beside = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    across = {(r, c) for c in (column - 1, column + 1) for r in beside}
    pairs = {(row - 1, column), (row + 1, column)} | across
    labels = {f"{r:02}{c:02}" for r, c in pairs} & MAP.keys()
    return {near for near in labels if is_open(near) and frozenset((label, near)) not in CLOSED}


def is_open(label: str) -> bool:
    """Whether a unit can ever stand in the hex."""
    return MAP[label]["terrain"] not in CLOSED_HEXES


def distance(a: str, b: str) -> int:
    """Hexes between two labels on a map without obstacles."""

    def cube(label: str) -> tuple[int, int]:
        row, column = int(label[:2]), int(label[2:])
        return column, row - column // 2

    (q1, r1), (q2, r2) = cube(a), cube(b)
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


def reach_without_crossing_zones(start: set[str], theatre: str, zones: set[str]) -> set[str]:
    """Every hex of a theatre that can be come to, in any time, without passing through the zones."""
    seen, front = set(start), list(start)
    while front:
        here = front.pop()
        if here in zones and here not in start:
            continue
        new = {near for near in adjacent(here) if MAP[near]["theatre"] == theatre} - seen
        seen |= new
        front += new
    return seen


@pytest.mark.parametrize("file", ["units.csv", "setup.csv", "track.csv", "cities.csv"])
def test_every_row_says_where_it_comes_from(file: str) -> None:
    for row in rows(file):
        assert row["source"] in {"printed", "derived", "reconstructed"}, row
        assert row["grounds"].strip(), row


# 2-0 and 2-5 Counters


@pytest.mark.rule("2-0")
def test_units_and_turn_marker_fit_among_the_120_counters() -> None:
    assert len(rows("units.csv")) == len(UNITS)
    assert 112 <= len(UNITS) <= 119


@pytest.mark.rule("2-5f")
def test_the_ten_allied_nations_and_germans_and_hungarians_occur() -> None:
    assert {unit["nation"] for unit in UNITS.values()} == WESTERN | SOVIET_SIDE | GERMAN


def test_western_corps_have_three_values_and_enough_of_each() -> None:
    western = units_of(WESTERN)
    count = Counter(map(values, western))
    assert set(count) == {"7-4-8", "6-6-7", "4-8-6"}
    assert count["7-4-8"] >= 4
    assert count["6-6-7"] >= 6
    assert count["4-8-6"] >= 12
    assert {unit["size"] for unit in western} == {"corps"}


@pytest.mark.parametrize("name", ["XIII Corps", "XV Corps"])
def test_the_two_us_corps_of_the_errata(name: str) -> None:
    assert [values(u) for u in units_of({"us"}) if u["name"] == name] == ["4-8-6"]


def test_soviet_fronts_and_armies_have_the_known_values() -> None:
    soviet = units_of({"soviet"})
    assert {(u["size"], values(u)) for u in soviet} == {
        ("front", "8-20-3"),
        ("army", "7-7-4"),
        ("army", "6-4-6"),
    }
    assert sum(u["size"] == "front" for u in soviet) >= 6
    assert all(u["size"] == "army" for u in units_of(SOVIET_SIDE - {"soviet", "yugoslav"}))


def test_three_weak_yugoslav_corps() -> None:
    """They became armies from January 1945 on."""
    yugoslavs = units_of({"yugoslav"})
    assert len(yugoslavs) == 3
    assert {u["size"] for u in yugoslavs} == {"corps"}
    assert all(1 <= int(u["attack"]) <= 3 for u in yugoslavs)


@pytest.mark.rule("2-5c", "2-5d")
def test_germans_have_a_theatre_and_a_branch_and_nobody_else_has() -> None:
    for unit in UNITS.values():
        assert (unit["theatre"] in {"east", "west"}) == (unit["nation"] in GERMAN), unit["id"]
        assert unit["branch"] in ({"army", "ss", "luftwaffe"} if unit["nation"] == "german" else {"army"})
    for theatre in ("east", "west"):
        branches = Counter(u["branch"] for u in units_of({"german"}, theatre=theatre))
        assert branches["ss"] >= 2
        assert branches["luftwaffe"] >= 1
        assert branches["army"] > branches["ss"] + branches["luftwaffe"]


def test_hungarians_are_of_the_east() -> None:
    assert {u["theatre"] for u in units_of({"hungarian"})} == {"east"}


@pytest.mark.parametrize("theatre", ["east", "west"])
def test_german_values_are_those_of_the_examples(theatre: str) -> None:
    units = units_of(GERMAN, theatre=theatre)
    count = Counter(map(values, units))
    assert set(count) == {"6-5-6", "5-6-4", "2-4-4", "2-3-4"}
    assert count["2-3-4"] >= 2
    assert {u["size"] for u in units} == {"corps"}
    assert count["2-4-4"] + count["2-3-4"] > count["6-5-6"] + count["5-6-4"]


# 2-3 Set-up charts


@pytest.mark.rule("2-3a")
def test_every_unit_is_placed_once_in_the_historical_scenario() -> None:
    assert Counter(row["unit"] for row in SETUP[HISTORICAL]) == Counter(UNITS.keys())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_is_placed_twice_and_every_hex_is_on_the_map(scenario: str) -> None:
    placed = [row["unit"] for row in SETUP[scenario]]
    assert len(placed) == len(set(placed))
    assert set(placed) <= UNITS.keys()
    assert all(hex_ in MAP and is_open(hex_) for hex_, _ in on_map(scenario))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_stacks_are_legal(scenario: str) -> None:
    for place, units in stacks(scenario).items():
        if place == "courland":
            continue
        assert len(units) <= 2, place
        assert sum(u["size"] == "front" for u in units) <= 1, place
        assert len({camp(u) for u in units}) == 1, place


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_yugoslavs_stand_inside_and_their_allies_outside_yugoslavia(scenario: str) -> None:
    for place, unit in on_map(scenario):
        if camp(unit) == "soviet":
            inside = MAP[place]["region"] == "yugoslavia"
            assert inside == (unit["nation"] == "yugoslav"), f"{unit['id']} in {place}"


def test_each_camp_starts_in_its_theatre() -> None:
    theatres = {"western": "west", "soviet": "east"}
    for place, unit in on_map(HISTORICAL):
        expected = unit["theatre"] or theatres[camp(unit)]
        assert MAP[place]["theatre"] == expected, f"{unit['id']} in {place}"


@pytest.mark.rule("8-0a")
def test_four_germans_and_two_soviets_wait_in_courland() -> None:
    box = stacks(HISTORICAL)["courland"]
    assert Counter((u["nation"], u["theatre"]) for u in box) == {("german", "east"): 4, ("soviet", ""): 2}
    assert "courland" not in stacks(MEETING)


@pytest.mark.rule("12-1a")
def test_published_start_hexes() -> None:
    start = stacks(HISTORICAL)
    assert ("canadian", "II Corps") in {(u["nation"], u["name"]) for u in start["2401"]}
    assert "8-20-3" in map(values, start["1724"])
    assert "7-7-4" in map(values, start["1926"])
    assert "6-4-6" in map(values, start["2325"])
    for city in ("Krakow", "Budapest"):
        assert {camp(u) for u in start[CITIES[city]["hex"]]} == {"german"}


def test_soviets_are_dense_in_the_north_and_thin_in_the_south() -> None:
    soviets = [(place, u) for place, u in on_map(HISTORICAL) if u["nation"] in SOVIET_SIDE - {"yugoslav"}]
    north = [u for place, u in soviets if int(place[:2]) >= 20]
    south = [u for place, u in soviets if int(place[:2]) < 20]
    assert total(north, "attack") > 1.5 * total(south, "attack")


def test_yugoslavs_must_fight_their_way_up_to_the_danube_position() -> None:
    """1122, held by Germans in the SPI edition, was lost in October 1944; a German zone still bars it."""
    germans = {place for place, u in on_map(HISTORICAL) if camp(u) == "german"}
    assert germans & adjacent("1122")
    assert all(distance(place, "1122") >= 2 for place, u in on_map(HISTORICAL) if u["nation"] == "yugoslav")


def test_the_southern_front_of_december_1944() -> None:
    """3rd Ukrainian Front had crossed the Danube; Bulgarians on the Drava, Yugoslavs in Syrmia."""
    where = {row["unit"]: row["place"] for row in SETUP[HISTORICAL]}
    assert {where["su-3uf"], where["su-4ga"]} == {"1221", "1321"}
    assert {where["yu-1"], where["yu-3"]} == {"0922", "0923"}
    assert (where["bu-1"], where["ge-lxviii"]) == ("1121", "1220")
    assert (where["ge-iii"], where["hu-viii"]) == ("1420", "1420")


def test_yugoslav_counters_are_named_for_what_they_were_in_december() -> None:
    names = [UNITS[unit]["name"] for unit in ("yu-1", "yu-3", "yu-4")]
    assert names == ["1st Proletarian Corps", "XII Corps", "VIII Corps"]


def test_two_of_three_french_armoured_divisions_make_their_corps_the_balanced_type() -> None:
    corps = ("fr-i", "fr-ii")
    assert [(values(UNITS[unit]), UNITS[unit]["kind"]) for unit in corps] == [
        ("6-6-7", "armour"),
        ("4-8-6", "infantry"),
    ]


@pytest.mark.parametrize(("unit", "word"), [("su-5gt", "Lithuania"), ("su-43a", "1st Baltic Front")])
def test_armies_that_stood_elsewhere_in_december_say_where(unit: str, word: str) -> None:
    assert any(row["unit"] == unit and word in row["grounds"] for row in SETUP[HISTORICAL])


def test_essen_lies_beyond_the_rhine() -> None:
    sides = {(r["a"], r["b"]): r["name"] for r in rows("sides.csv")}
    assert CITIES["Essen"]["hex"] == "2302"
    assert {sides[west, "2302"] for west in ("2201", "2202", "2301")} == {"Rhine"}


def test_both_camps_have_units_in_italy() -> None:
    italy = Counter(camp(u) for place, u in on_map(HISTORICAL) if MAP[place]["region"] == "italy")
    assert set(italy) == {"western", "german"}
    assert min(italy.values()) >= 4


@pytest.mark.parametrize(("attackers", "theatre"), [(WESTERN, "west"), (SOVIET_SIDE - {"yugoslav"}, "east")])
def test_the_german_line_has_no_hole_on_the_way_to_berlin(attackers: set[str], theatre: str) -> None:
    germans = {place for place, u in on_map(HISTORICAL) if u["theatre"] == theatre}
    zones = germans.union(*(adjacent(place) for place in germans))
    start = {place for place, u in on_map(HISTORICAL) if u["nation"] in attackers}
    beside_berlin = adjacent(CITIES["Berlin"]["hex"])
    assert not reach_without_crossing_zones(start, theatre, zones) & beside_berlin


def test_west_germans_can_attack_at_once_in_the_ardennes() -> None:
    western = {place for place, u in on_map(HISTORICAL) if camp(u) == "western"}
    targets = {
        u["id"]: adjacent(place) & western for place, u in on_map(HISTORICAL) if u["theatre"] == "west"
    }
    panzers = {unit for unit, near in targets.items() if near and UNITS[unit]["branch"] == "ss"}
    assert len(panzers) >= 2
    assert len(set().union(*targets.values())) >= 5


# 15-0 Red Star - White Star


@pytest.mark.rule("15-1")
def test_red_star_white_star_forces() -> None:
    units = [UNITS[row["unit"]] for row in SETUP[MEETING]]
    assert not units_of(GERMAN, units)
    west, soviet = units_of(WESTERN, units), units_of(SOVIET_SIDE, units)
    assert Counter(map(values, west)) == {"7-4-8": 4, "6-6-7": 6, "4-8-6": 12}
    assert (total(west, "attack"), total(west, "defence")) == (112, 148)
    assert len(soviet) == 28
    assert len(units_of({"yugoslav"}, soviet)) == 3
    assert {"polish-exile", "polish"} <= {u["nation"] for u in units}


@pytest.mark.rule("15-1")
def test_red_star_white_star_points_besides_yugoslavs_and_the_warsaw_garrison() -> None:
    garrison = [u for u in stacks(MEETING)[CITIES["Warsaw"]["hex"]] if u["size"] == "front"]
    assert len(garrison) == 1
    counted = [
        u for _, u in on_map(MEETING) if u["nation"] in SOVIET_SIDE - {"yugoslav"} and u not in garrison
    ]
    assert len(counted) == 24
    assert (total(counted, "attack"), total(counted, "defence")) == (156, 223)


@pytest.mark.parametrize("city", sorted(GARRISONS - {"Warsaw"}))
def test_only_warsaw_has_a_garrison_when_red_star_white_star_begins(city: str) -> None:
    assert all(u["size"] != "front" for u in stacks(MEETING).get(CITIES[city]["hex"], []))
