"""The committed map of zones against everything that the rules and their examples say about it."""

from collections import Counter, defaultdict, deque
from itertools import combinations, pairwise
from math import hypot

import pytest

from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, KONIEV, SOVIET
from grognard.games.race_for_berlin.schemas import TRACKS, TURNS
from tests.race_for_berlin.set_up import SET_UP
from tests.race_for_berlin.the_map import BERLIN, BOX, EAST, LINKS, NEAR, OUTLINES, RING, ROWS, SHAPES
from tests.rules import rule


def link(one: str, other: str) -> dict[str, object]:
    """The border of two zones, in whichever order."""
    return LINKS[min(one, other), max(one, other)]


def is_bank(zone: str) -> bool:
    return zone not in EAST and bool(NEAR[zone] & EAST)


# Zones


@rule("map/empty-section")
def test_there_are_as_many_zones_as_the_country_needs() -> None:
    assert 75 <= len(ROWS) <= 90
    assert {row["terrain"] for row in ROWS.values()} == {"plain", "wooded", "difficult", "berlin"}


@rule("lexicon/berlin-zone")
def test_berlin_is_six_suburbs_in_a_ring() -> None:
    assert set(RING) == BERLIN
    for place, zone in enumerate(RING):
        assert NEAR[zone] & BERLIN == {RING[place - 1], RING[(place + 1) % 6]}
        assert NEAR[zone] - BERLIN, f"{zone} must touch the country around"
        assert ROWS[zone]["sector"] == "both"


@rule("7.4.4")
def test_the_six_zones_of_berlin_meet_in_one_point() -> None:
    middle = set.intersection(*(set(OUTLINES[zone]) for zone in BERLIN))
    assert len(middle) == 1


@rule("lexicon/garrison")
def test_every_zone_of_berlin_has_a_garrison_that_speer_reduces() -> None:
    assert {zone for zone, row in ROWS.items() if row["garrison"]} == BERLIN
    assert ROWS["Mariendorf"]["garrison"] == 20
    assert all(14 <= ROWS[zone]["garrison"] <= 28 for zone in BERLIN)
    assert min(ROWS[zone]["garrison"] for zone in BERLIN) > BOX.numbers.garrison_reduced


@rule("lexicon/victory-zone")
def test_values_are_in_scale_and_higher_in_the_sector_of_the_longer_way() -> None:
    assert ROWS["Mariendorf"]["value"] == 3
    assert all(2 <= ROWS[zone]["value"] <= 4 for zone in BERLIN)
    outside = {zone: row for zone, row in ROWS.items() if row["value"] and zone not in BERLIN}
    assert 12 <= len(outside) <= 18
    assert {row["value"] for row in outside.values()} == {1, 2}
    worth = Counter[str]()
    for row in outside.values():
        worth[row["sector"]] += row["value"]
    assert worth["joukov"] + worth["both"] < worth["koniev"] < 3 * worth["joukov"]
    assert not any(ROWS[zone]["value"] for zone in EAST)


@rule("lexicon/zone-index")
def test_the_index_rises_to_the_east() -> None:
    index = {zone: row["index"] for zone, row in ROWS.items()}
    assert index["Leipzig"] < index["Cottbus"] < index["Forst"]
    assert index["Falkenhagen"] <= index["Lebus"]
    for one, other in combinations(ROWS, 2):
        west, east = sorted((one, other), key=lambda zone: float(ROWS[zone]["x"]))
        if float(ROWS[east]["x"]) - float(ROWS[west]["x"]) > 30:
            assert index[west] < index[east], f"{west} lies west of {east}"


@rule("annex-3/modifiers", "annex-3/result")
def test_lebus_is_difficult_and_has_a_way_back() -> None:
    assert ROWS["Lebus"]["terrain"] == "difficult"
    behind = NEAR["Lebus"] - EAST - {"Bridgehead"}
    assert any(ROWS[zone]["index"] <= ROWS["Lebus"]["index"] for zone in behind)


# Borders


@rule("example/7.4.6", "example/9.2.4", "10.2.1")
@pytest.mark.parametrize("zone", ["Zossen", "Trebbin", "Zehlendorf"])
def test_mariendorf_touches_what_the_examples_need(zone: str) -> None:
    assert zone in NEAR["Mariendorf"]
    assert BOX.beside_berlin[BOX.board.cell(zone)]


@rule("annex-3/strength", "annex-2/str-river-exception")
def test_rivers_of_the_examples() -> None:
    assert link("Bridgehead", "Lebus")["river"] is None
    assert link("Goritz", "Lebus")["river"] == "Oder"
    assert link("Kustrin", "Oderbruch-2")["river"] == "Oder"
    assert link("Bridgehead", "Goritz")["river"] == "Oder"
    assert not link("Kustrin", "Oderbruch-2")["road"]


@rule("lexicon/oder-neisse")
def test_the_oder_and_the_neisse_part_the_soviet_supply_zones_from_the_rest() -> None:
    for (one, other), row in LINKS.items():
        if (one in EAST) != (other in EAST):
            assert row["river"] in ("Oder", "Neisse"), (one, other)
            assert not row["road"], "the bridges are down"
    assert {row["supply"] for zone, row in ROWS.items() if zone in EAST} == {"joukov", "koniev"}
    assert all(row["supply"] == row["sector"] for zone, row in ROWS.items() if zone in EAST)
    assert not any(row["supply"] in ("joukov", "koniev") for zone, row in ROWS.items() if zone not in EAST)


@rule("2.4.5/event-9")
def test_banks_and_the_zones_behind_them() -> None:
    on_the_oder = ["Oderbruch-1", "Oderbruch-2", "Bridgehead", "Lebus", "Frankfurt", "Furstenberg"]
    assert all(is_bank(zone) for zone in [*on_the_oder, "Guben", "Forst", "Muskau", "Gorlitz"])
    assert not is_bank("Kathlow")
    assert "Forst" in NEAR["Kathlow"]
    assert BOX.board.cell("Kathlow") in BOX.bridges
    assert BOX.board.cell("Cottbus") not in BOX.bridges


def test_a_border_is_more_than_a_corner_and_every_shared_line_is_one() -> None:
    ring = {frozenset(pair) for pair in pairwise([*RING, RING[0]])}
    for one, other in combinations(ROWS, 2):
        length = sum(
            hypot(b[0] - a[0], b[1] - a[1]) for line in SHAPES.border(one, other) for a, b in pairwise(line)
        )
        touching = other in NEAR[one]
        if {one, other} <= BERLIN:
            assert touching == (frozenset((one, other)) in ring)
        else:
            assert touching == (length > 2.5), (one, other, length)
            assert touching or not length, "what is no border is a corner"


def test_every_zone_can_be_reached_by_land_west_of_the_rivers() -> None:
    seen, queue = {"Leipzig"}, deque(["Leipzig"])
    while queue:
        for near in NEAR[queue.popleft()] - EAST - seen:
            seen.add(near)
            queue.append(near)
    assert seen == set(ROWS) - EAST
    assert all(3 <= len(NEAR[zone]) <= 10 for zone in set(ROWS) - EAST)


@rule("7.1.2c")
def test_main_roads_lead_to_berlin() -> None:
    roads = defaultdict(set)
    for (one, other), row in LINKS.items():
        if row["road"]:
            roads[one].add(other)
            roads[other].add(one)
    assert set(roads) >= BERLIN
    for start in ("Seelow", "Frankfurt", "Forst", "Cottbus", "Dresden", "Leipzig", "Kyritz", "Zehdenick"):
        seen, queue = {start}, deque([start])
        while queue:
            for near in roads[queue.popleft()] - seen:
                seen.add(near)
                queue.append(near)
        assert seen & BERLIN, start


@rule("annex-2/mod-entrenchment")
def test_entrenchments_face_east() -> None:
    lines = defaultdict(set)
    for (one, other), row in LINKS.items():
        if row["line"]:
            lines[row["line"]].add(other if row["line"] == one else one)
    assert lines["Lebus"] == {"Bridgehead", "Goritz"}
    assert {"Bridgehead", "Oderbruch-2"} <= lines["Seelow"]
    assert {"Frankfurt", "Forst", "Muskau", "Guben"} <= set(lines)
    for zone, against in lines.items():
        assert zone not in EAST
        assert all(ROWS[other]["index"] >= ROWS[zone]["index"] for other in against)


# Sectors, edges and supply


@rule("7.3.2a")
def test_the_front_line_runs_from_the_oder_to_berlin() -> None:
    sector = {zone: row["sector"] for zone, row in ROWS.items()}
    assert all(sector[zone] == "joukov" for zone in [*SET_UP[JOUKOV, SOVIET], *SET_UP[KONIEV, GERMAN]])
    assert all(sector[zone] == "koniev" for zone in [*SET_UP[JOUKOV, GERMAN], *SET_UP[KONIEV, SOVIET]])
    front = [
        segment
        for one, other in LINKS
        if {sector[one], sector[other]} == {"joukov", "koniev"} and not {one, other} & EAST
        for line in SHAPES.border(one, other)
        for segment in pairwise(line)
    ]
    ends = [
        point for point, times in Counter(point for pair in front for point in pair).items() if times == 1
    ]
    assert len(ends) == 2, "the line is one piece"
    rivers = {point for zone in EAST for point in OUTLINES[zone]}
    city = {point for zone in BERLIN for point in OUTLINES[zone]}
    assert sum(point in rivers for point in ends) == 1
    assert sum(point in city for point in ends) == 1


@rule("annex-4/odds")
def test_zhukov_reaches_mariendorf_through_treptow() -> None:
    assert "Mariendorf" in NEAR["Treptow"]
    assert any(ROWS[zone]["sector"] == "joukov" for zone in NEAR["Treptow"])


@rule("11.5.1", "11.5.2", "11.5.3", "11.6.1", "11.6.2")
def test_reinforcements_have_their_edges() -> None:
    german = {zone: row["edge"] or "" for zone, row in ROWS.items() if row["supply"] == "german"}
    assert any("w" in edge for edge in german.values())
    assert any("n" in edge for edge in german.values())
    assert all(edge for edge in german.values())
    assert any("s" in (row["edge"] or "") for zone, row in ROWS.items() if zone not in EAST)
    assert ROWS["Joachimsthal"]["role"] == "joachimsthal"
    assert {row["supply"] for row in ROWS.values()} == {None, "joukov", "koniev", "german"}


# Tracks and turns


@rule("lexicon/american-track", "2.2.2a", "2.2.2b")
def test_american_tracks_share_leipzig_alone() -> None:
    chains: dict[int, list[str]] = defaultdict(list)
    for row in sorted(BOX.data.rows(TRACKS), key=lambda row: (row["track"], row["place"])):
        chains[row["track"]].append(row["zone"])
    assert [chains[number][0] for number in (1, 2, 3)] == ["Leipzig", "Leipzig", "Kyritz"]
    for chain in chains.values():
        assert all(other in NEAR[one] for one, other in pairwise(chain))
        assert chain[-1] in BERLIN
        assert not set(chain[:-1]) & BERLIN
        assert 4 <= len(chain[:-1]) <= 6
    for one, other in combinations(chains.values(), 2):
        assert set(one[:-1]) & set(other[:-1]) <= {"Leipzig"}


def test_turns_are_two_days_each() -> None:
    dates = [row["date"] for row in BOX.data.rows(TURNS)]
    assert dates[0] == "1945-04-16"
    assert dates[4] == "1945-04-24"
    assert dates[7:] == ["1945-04-30", "1945-05-02", "1945-05-04"]
