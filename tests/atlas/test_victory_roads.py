"""The committed map of Victory Roads has what the rulebook and its worked examples fix.

The hexes stand here once more, beside those of the atlas: this test must not trust the tool.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from grognard.games.victory_roads.sheet import SHEET
from grognard.kernel.board.board import Board
from grognard.kernel.components.data import Row

CLOSED = {"sea", "lake", "closed"}
TOWNS = {"major-city", "minor-city", "town"}


@cache
def hexes() -> dict[str, Row]:
    return {row["hex"]: row for row in SHEET.load().rows(SHEET.map_table)}


@cache
def board() -> Board:
    return SHEET.board(SHEET.load())


def neighbours(label: str) -> list[str]:
    return [board().labels[cell] for cell in board().neighbours[board().cell(label)]]


def has(a: str, b: str, feature: str) -> bool:
    return board().has(board().cell(a), board().cell(b), feature)


def exits(label: str, *kinds: str) -> list[str]:
    return [near for near in neighbours(label) if any(has(label, near, kind) for kind in kinds)]


@cache
def places() -> dict[tuple[str, str], str]:
    return {(row["kind"], row["name"]): row["hex"] for row in SHEET.load().rows(SHEET.place_table)}


def city(name: str) -> str:
    found = {label for (kind, known), label in places().items() if known == name and kind.endswith("city")}
    assert len(found) == 1, name
    return found.pop()


def distance(a: str, b: str) -> int:
    steps, reached = 0, {a}
    while b not in reached:
        reached |= {near for label in reached for near in neighbours(label)}
        steps += 1
    return steps


def test_the_grid_has_the_neighbours_of_the_examples() -> None:
    for a, b in pairwise(["5917", "5817", "5818", "5719", "5619"]):
        assert b in neighbours(a)
    for a, b in [("5319", "5219"), ("5219", "5119"), ("5026", "5127"), ("5026", "5027"), ("6221", "6222")]:
        assert b in neighbours(a)
    assert {"6260", "6261", "6160"} < set(neighbours("6161"))
    assert "6159" not in neighbours("6161")


@pytest.mark.parametrize(
    ("name", "label", "tolerance"),
    [
        ("Minsk", "5426", 0),
        ("Velikie Luki", "6115", 0),
        ("Riga", "4314", 1),
        ("Wilna", "4724", 1),
        ("Königsberg", "3324", 1),
        ("Warsaw", "3535", 1),
        ("Lvov", "4545", 1),
        ("Berlin", "1133", 2),
        ("Buda", "2855", 2),
        ("Vienna", "1952", 2),
        ("Iași", "5756", 2),
        ("Chișinău", "6256", 2),
        ("Odessa", "6958", 2),
        ("Bucharest", "5368", 2),
    ],
)
def test_cities_stand_where_the_grid_puts_them(name: str, label: str, tolerance: int) -> None:
    assert distance(city(name), label) <= tolerance


@pytest.mark.parametrize(
    ("country", "names"),
    [
        ("germany", ["Berlin", "Memel", "Kattowitz", "Gleiwitz–Hindenburg–Beuthen", "Oppeln", "Königsberg"]),
        ("romania", ["Bucharest", "Ploești", "Iași", "Chișinău", "Galați"]),
        ("hungary", ["Buda", "Pest"]),
        ("soviet-union", ["Minsk", "Velikie Luki", "Smolensk"]),
        ("baltic", ["Reval", "Riga", "Libau"]),
        ("general-government", ["Warsaw", "Cracow"]),
        ("slovakia", ["Bratislava"]),
    ],
)
def test_cities_that_rules_name_lie_in_their_countries(country: str, names: list[str]) -> None:
    assert {name: hexes()[city(name)]["country"] for name in names} == dict.fromkeys(names, country)


def test_memel_is_a_major_city_and_a_port_and_reval_a_port() -> None:  # satisfaction example, 6.5.3
    assert places()["major-city", "Memel"] == places()["port", "Memel"]
    assert ("port", "Reval") in places()


def test_budapest_has_two_hexes_on_two_banks() -> None:  # 14.2
    buda, pest = places()["major-city", "Buda"], places()["major-city", "Pest"]
    assert has(buda, pest, "great-river")
    assert has(buda, pest, "bridge")


def test_the_oil_of_ploesti_lies_with_the_city() -> None:  # 16.1
    assert places()["oil-field", "Ploești oil field"] == city("Ploești")


def reached(start: str, wall: str, columns: range) -> set[str]:
    found, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        for there in neighbours(here):
            if there not in found and int(there[:2]) in columns and not has(here, there, wall):
                found.add(there)
                frontier.append(there)
    return found


def test_the_daugava_parts_the_hexes_of_the_command_and_supply_examples() -> None:  # 1.2.4, 4.6
    north = reached("5818", "great-river", range(49, 60))
    assert {"5017", "5117", "5217", "5417", "5917", "5817", "5918", "5719", "5619"} < north
    assert north.isdisjoint({"5119", "5219", "5319", "5721"})
    for label in ("5720", "5721", "5820"):
        assert not any(
            has(label, near, "great-river") and has(label, near, "bridge") for near in neighbours(label)
        )
    assert not has("5319", "5219", "great-river")
    assert not has("5219", "5119", "great-river")


def test_velikie_luki_is_soviet_and_its_railway_reaches_5917() -> None:  # 4.6
    assert hexes()["6115"]["held"] == "soviet"
    found, frontier = {"6115"}, ["6115"]
    while frontier:
        fresh = set(exits(frontier.pop(), "rail")) - found
        found |= {label for label in fresh if hexes()[label]["held"] == "soviet"}
        frontier += [label for label in fresh if hexes()[label]["held"] == "soviet"]
    assert "5917" in found


def test_5026_is_a_forest_behind_a_river_on_some_sides() -> None:  # combat example 1
    assert hexes()["5026"]["terrain"] == "forest"
    assert 1 <= len([near for near in neighbours("5026") if has("5026", near, "river")]) <= 4


def test_minsk_is_a_german_held_major_city_and_5125_a_crossroads_three_hexes_off() -> (
    None
):  # combat example 2
    assert places()["major-city", "Minsk"] == "5426"
    assert hexes()["5426"]["held"] == "axis"
    assert len(exits("5125", "road", "rail")) >= 4
    assert distance("5426", "5125") == 3


def test_the_railway_runs_through_5225_and_5326_to_minsk() -> None:  # 10.3
    assert has("5225", "5326", "rail")
    assert has("5326", "5426", "rail")


def test_6161_is_clear_and_the_guards_can_leave_it() -> None:  # 7.11
    assert hexes()["6161"]["terrain"] == "clear"
    assert not hexes()["6161"]["fort"]
    for label in ("6160", "6260", "6261", "6060", "6162"):
        assert hexes()[label]["terrain"] not in CLOSED


def test_6222_is_fortified_behind_a_river_against_6221() -> None:  # 11.5.2
    assert has("6221", "6222", "river")
    assert has("6221", "6222", "front")
    assert hexes()["6222"]["fort"] == "front"
    assert hexes()["6221"]["held"] == "soviet"
    assert distance(city("Smolensk"), "6221") <= 9


def test_the_front_parts_the_armies_from_sea_to_sea() -> None:  # 13.1
    for row in SHEET.load().rows(SHEET.side_table):
        if row["feature"] == "front":
            assert {hexes()[row["a"]]["held"], hexes()[row["b"]]["held"]} == {"axis", "soviet"}
    for label, row in hexes().items():
        for near in neighbours(label):
            if {row["held"], hexes()[near]["held"]} == {"axis", "soviet"}:
                assert has(label, near, "front")


@pytest.mark.parametrize("line", ["front", "a2", "b2"])
def test_every_hex_behind_a_line_has_a_fortified_side(line: str) -> None:  # 13.1
    behind = [label for label, row in hexes().items() if row["fort"] == line]
    assert behind
    for label in behind:
        assert any(has(label, near, line) for near in neighbours(label))


def test_works_other_than_the_lines_are_advanced_and_german_held() -> None:  # 13.2
    advanced = [row for row in hexes().values() if row["fort"] == "advanced"]
    assert advanced
    assert {row["held"] for row in advanced} == {"axis"}


def test_every_city_is_on_a_road_or_railway() -> None:
    for (kind, name), label in places().items():
        if kind.endswith("city"):
            assert exits(label, "road", "rail"), name


def test_ways_on_the_eastern_edge_are_soviet_sources() -> None:  # 4.3.1
    edge = [label for label in hexes() if label.startswith("72") and exits(label, "road", "rail")]
    assert len(edge) >= 10
    assert {hexes()[label]["held"] for label in edge} == {"soviet"}


def test_a_soviet_minor_city_has_a_road_and_no_railway() -> None:  # supports example 1
    assert any(
        kind == "minor-city" and hexes()[label]["held"] == "soviet" and not exits(label, "rail")
        for (kind, _), label in places().items()
    )


def test_every_road_and_railway_over_a_river_has_its_bridge() -> None:  # 6.6
    for row in SHEET.load().rows(SHEET.way_table):
        a, b = row["a"], row["b"]
        if has(a, b, "river") or has(a, b, "great-river"):
            assert has(a, b, "bridge")


def towards(label: str, river: str) -> tuple[float, float]:
    """In which direction a river lies that runs along a hex: how far east, how far north."""

    def middle(hex_label: str) -> tuple[float, float]:
        column, row = int(hex_label[:2]), int(hex_label[2:])
        return column * 0.866, -row - (0.5 if column % 2 == 0 else 0.0)

    rows = [row for row in SHEET.load().rows(SHEET.side_table) if row["name"] == river]
    beyond = [row["b"] if row["a"] == label else row["a"] for row in rows if label in (row["a"], row["b"])]
    assert beyond, f"the {river} does not run along {label}"
    x, y = middle(label)
    return sum(middle(there)[0] - x for there in beyond), sum(middle(there)[1] - y for there in beyond)


@pytest.mark.parametrize(
    ("name", "river", "side"),
    [
        ("Warsaw", "Vistula", "east"),
        ("Deblin", "Vistula", "west"),
        ("Deblin", "Wieprz", "south"),
        ("Thorn", "Vistula", "south"),
        ("Rozwadow", "San", "east"),
        ("Tarnow", "Dunajec", "west"),
        ("Lowicz", "Bzura", "north"),
        ("Lomza", "Narew", "north"),
        ("Tschenstochau", "Warthe", "east"),
        ("Kiev", "Dnieper", "east"),
        ("Mogilev", "Dnieper", "east"),
        ("Rogachev", "Dnieper", "east"),
        ("Rogachev", "Drut", "west"),
        ("Smolensk", "Dnieper", "north"),
        ("Chernigov", "Desna", "south"),
        ("Bobruisk", "Berezina", "east"),
        ("Frankfurt an der Oder", "Oder", "east"),
        ("Küstrin", "Oder", "west"),
        ("Magdeburg", "Elbe", "east"),
        ("Kolin", "Elbe", "north"),
        ("Prague", "Moldau", "west"),
        ("Znaim", "Thaya", "south"),
        ("Graz", "Mur", "west"),
        ("Marburg", "Drava", "south"),
        ("Trenčín", "Váh", "west"),
        ("Szeged", "Tisza", "east"),
        ("Baja", "Danube", "west"),
        ("Arad", "Mureș", "south"),
        ("Timișoara", "Timiș", "south"),
        ("Cernăuți", "Prut", "north"),
        ("Buzău", "Buzău", "north"),
        ("Brest-Litovsk", "Bug", "west"),
        ("Dorpat", "Emajõgi", "north"),
        ("Mitau", "Lielupe", "east"),
        ("Goldingen", "Venta", "east"),
        ("Dünaburg", "Daugava", "south"),
        ("Kreutzburg", "Daugava", "west"),
    ],
)
def test_a_town_stands_on_its_bank(name: str, river: str, side: str) -> None:
    (label,) = {label for (kind, known), label in places().items() if known == name and kind != "port"}
    east, north = towards(label, river)
    assert {"east": east, "west": -east, "north": north, "south": -north}[side] > 0


@pytest.mark.parametrize(
    ("stops", "kind"),
    [
        ("Rositten Kreutzburg", "rail"),  # the line of Moscow and Riga
        ("Pskov Gdov Slantsy Narwa", "rail"),
        ("Gomel Novozybkov Klintsy Unecha", "rail"),
        ("Brest-Litovsk Kobrin Bereza Baranovichi Minsk Borisov Orsha Smolensk", "rail"),
        ("Smolensk Orsha Borisov Minsk", "road"),
        ("Bucharest Ploești Buzău", "rail"),
    ],
)
def test_a_main_way_leads_from_town_to_town_without_passing_another(stops: str, kind: str) -> None:
    home = {name: label for (known, name), label in places().items() if known in TOWNS}
    for start, goal in pairwise(stops.split()):
        found, frontier = {home[start]}, [home[start]]
        while frontier:
            fresh = set(exits(frontier.pop(), kind)) - found
            found |= fresh
            frontier += [label for label in fresh if label not in home.values()]
        assert home[goal] in found, f"{start} to {goal}"


def test_no_two_towns_share_a_hex() -> None:
    labels = [label for (kind, _), label in places().items() if kind in TOWNS]
    assert len(set(labels)) == len(labels)


def test_trunk_lines_run_by_the_towns_of_1944() -> None:
    def rails(name: str) -> set[tuple[str, str]]:
        return {(row["a"], row["b"]) for row in SHEET.load().rows(SHEET.way_table) if row["name"] == name}

    def on(name: str) -> set[str]:
        return {label for pair in rails(name) for label in pair}

    towns = {name: label for (_, name), label in places().items()}
    assert {towns[name] for name in ("Kovel", "Sarny", "Olevsk", "Korosten", "Kiev")} < on(
        "Brest-Litovsk – Kiev"
    )
    assert towns["Neuruppin"] not in on("Hamburg – Berlin")
    assert len(on("Hamburg – Berlin")) > 5
    assert towns["Mariampol"] not in on("Königsberg – Kauen")
    assert towns["Gumbinnen"] in on("Königsberg – Kauen")


def test_the_havel_passes_potsdam_and_brandenburg_on_its_right_bank() -> None:
    for town, left, right in (("Potsdam", "1034", "1032"), ("Brandenburg", "0934", "0932")):
        assert has(city(town), left, "river")
        assert not has(city(town), right, "river")


@pytest.mark.parametrize(
    ("spit", "root", "mainland", "channel"),
    [
        (["3025", "3024"], "2926", ["3026", "3126", "3125"], "3124"),
        (["3422", "3421", "3420"], "3323", ["3423", "3523", "3522", "3521"], "3520"),
    ],
)
def test_a_spit_is_joined_to_the_land_at_its_root_alone(
    spit: list[str], root: str, mainland: list[str], channel: str
) -> None:
    for a, b in pairwise([root, *spit]):
        assert b in neighbours(a)
        assert not has(a, b, "sea")
    for label in spit:
        ashore = [near for near in neighbours(label) if hexes()[near]["terrain"] not in CLOSED]
        assert {near for near in ashore if not has(label, near, "sea")} <= {root, *spit}
        assert {near for near in ashore if has(label, near, "sea")} <= {*mainland, channel}
    assert has(spit[-1], channel, "sea")
