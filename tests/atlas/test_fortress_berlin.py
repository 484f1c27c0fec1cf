"""What the rules of Fortress Berlin fix about its map, read from the committed files alone."""

from collections import defaultdict

import pytest

from atlas.maps.fortress_berlin.grid import FRAME, GRID, PINS
from grognard.games.fortress_berlin.sheet import SHEET

DATA = SHEET.load()
BOARD = SHEET.board(DATA)
GROUND = {row["hex"]: row for row in DATA.rows(SHEET.map_table)}
SIDES = {(row["a"], row["b"], row["feature"]): row for row in DATA.rows(SHEET.side_table)}
WAYS = DATA.rows(SHEET.way_table)
PLACES = DATA.rows(SHEET.place_table)
HAVEL_BRIDGES = ["2011", "2012", "2013", "2017", "2109", "2407"]


def named(hex_number: str) -> set[str]:
    return {row["name"] for row in PLACES if row["hex"] == hex_number and row["source"] == "printed"}


def of_kind(kind: str) -> set[str]:
    return {row["hex"] for row in PLACES if row["kind"] == kind}


def neighbours(label: str) -> list[str]:
    return [BOARD.labels[cell] for cell in BOARD.neighbours[BOARD.cell(label)]]


def side(one: str, other: str) -> dict[str, str]:
    """What lies between two hexes, with its name."""
    first, second = sorted((one, other))
    return {feature: row["name"] for (a, b, feature), row in SIDES.items() if (a, b) == (first, second)}


def dry(one: str, other: str) -> bool:
    between = side(one, other)
    return "bridge" in between or not {"river", "canal"} & set(between)


def reached_from(start: str) -> set[str]:
    """Over land and bridges."""
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for near in neighbours(here):
            if near not in reached and GROUND[near]["terrain"] != "lake" and dry(here, near):
                reached.add(near)
                waiting.append(near)
    return reached


@pytest.mark.parametrize(
    ("hex_number", "terrain", "name"),
    [
        ("5015", "major", "Reichstag"),
        ("5017", "major", "Führer bunker"),
        ("5018", "major", "Brandenburg Gate"),
        ("5115", "major", "Goebbels’ house"),
        ("5117", "major", "Air Ministry"),
        ("5118", "major", "Air Ministry, south wing"),
        ("5119", "major", "Gestapo headquarters"),
        ("4818", "major", "Army Ministry"),
        ("4819", "major", "Navy Ministry"),
        ("5315", "major", "Arsenal"),
        ("4915", "park", "Tiergarten"),
        ("4218", "park", "Zoo flak tower"),
        ("5208", "park", "Humboldthain flak tower"),
        ("6113", "park", "Friedrichshain flak tower"),
        ("3506", "airfield", "Tegel airfield"),
        ("5225", "airfield", "Tempelhof airfield"),
        ("1023", "airfield", "Gatow airfield"),
        ("3530", "park", "Botanical gardens"),
        ("2922", "built-up", "Grunewald"),
    ],
)
def test_hexes_of_the_set_up_are_what_the_rules_call_them(hex_number: str, terrain: str, name: str) -> None:
    assert name in named(hex_number)
    assert (GROUND[hex_number]["terrain"], GROUND[hex_number]["source"]) == (terrain, "printed")


def test_there_are_three_flak_towers() -> None:
    assert of_kind("flak-tower") == {"4218", "5208", "6113"}


@pytest.mark.parametrize("hex_number", ["3506", "5225", "1023"])
def test_five_units_of_several_formations_find_room_on_an_airfield(hex_number: str) -> None:
    """13.2 puts five units there, 3.1.2 lets three stand in a hex."""
    assert any(GROUND[near]["terrain"] == "airfield" for near in neighbours(hex_number))


@pytest.mark.parametrize("hex_number", HAVEL_BRIDGES)
def test_a_unit_in_these_hexes_blocks_a_bridge_of_the_havel(hex_number: str) -> None:
    crossings = [near for near in neighbours(hex_number) if "bridge" in side(hex_number, near)]
    assert any(side(hex_number, near).get("river") == "Havel" for near in crossings)
    assert GROUND[hex_number]["source"] == "printed"


def test_the_errata_bridge_is_printed() -> None:
    assert {"river", "bridge"} <= set(side("1631", "1731"))
    assert SIDES["1631", "1731", "bridge"]["source"] == "printed"
    assert [
        near for near in neighbours("1631") if GROUND[near]["terrain"] != "lake" and dry("1631", near)
    ] == ["1731"]


@pytest.mark.parametrize("pair", [("6430", "6431"), ("4733", "4834"), ("3933", "4034")])
def test_teltow_canal_runs_where_the_rules_say(pair: tuple[str, str]) -> None:
    assert side(*pair)["canal"] == "Teltowkanal"
    assert SIDES[(*pair, "canal")]["source"] == "printed"


def test_teltow_canal_cuts_off_the_south_but_for_its_bridges() -> None:
    bridges = {key[:2] for key in SIDES if key[2] == "bridge"}
    canal = {key[:2] for key, row in SIDES.items() if row["name"] == "Teltowkanal" and key[2] == "canal"}
    assert len(bridges & canal) >= 6
    south, waiting = {"5134"}, ["5134"]
    while waiting:
        here = waiting.pop()
        for near in neighbours(here):
            if near not in south and not {"river", "canal"} & set(side(here, near)):
                south.add(near)
                waiting.append(near)
    assert {"4234", "6034", "6432"} <= south
    assert south.isdisjoint({"5015", "3234", "5225"})


def test_ministries_flak_tower_and_reichstag_stand_on_their_own_bank() -> None:
    """The Reichstag south of the Spree; the ministries and the Zoo tower between Spree and Landwehr canal."""
    island, waiting = {"5015"}, ["5015"]
    while waiting:
        here = waiting.pop()
        for near in neighbours(here):
            if near not in island and not {"river", "canal"} & set(side(here, near)):
                island.add(near)
                waiting.append(near)
    assert {
        "4915",
        "4218",
        "4515",
        "4516",
        "4818",
        "4819",
        "5017",
        "5018",
        "5115",
        "5117",
        "5118",
        "5119",
        "5315",
    } <= island
    assert island.isdisjoint({"5014", "4814", "5225", "3506", "6113"})


def test_waters_part_and_bridges_join_the_city() -> None:
    land = {label for label, row in GROUND.items() if row["terrain"] != "lake"}
    assert reached_from("5015") == land


def test_a_soviet_unit_in_the_reichstag_hastens_the_end_in_the_bunker() -> None:
    assert BOARD.distance(BOARD.cell("5015"), BOARD.cell("5017")) == 2


def test_odd_columns_sit_lower() -> None:
    assert set(neighbours("4733")) == {"4732", "4734", "4633", "4634", "4833", "4834"}
    assert set(neighbours("4034")) == {"4033", "3933", "3934", "4133", "4134"}


def test_entry_zones_run_clockwise_round_the_edge() -> None:
    entries = {row["name"]: row["hex"] for row in PLACES if row["kind"] == "entry"}
    assert "".join(sorted(entries)) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    assert (entries["P"], entries["Q"]) == ("4234", "3234")

    def way_round(label: str) -> int:
        column, row = int(label[:2]), int(label[2:])
        assert column in (1, SHEET.columns) or row in (1, SHEET.rows)
        if row == 1:
            return column
        if column == SHEET.columns:
            return 100 + row
        return 300 - column if row == SHEET.rows else 400 - row

    order = [way_round(entries[letter]) for letter in sorted(entries)]
    first = order.index(min(order))  # the north-west corner lies between two letters
    assert order[first:] + order[:first] == sorted(order)


def test_zone_m_lies_on_the_eastern_edge_and_n_to_s_on_the_southern() -> None:
    """16.5 lists M with N, O and P; the zones along the south follow each other about ten columns apart."""
    entries = {row["name"]: row["hex"] for row in PLACES if row["kind"] == "entry"}
    assert entries["M"].startswith("64")
    assert entries["M"] > "6431"  # beyond the Teltow canal, like N, O and P
    assert all(entries[letter].endswith("34") for letter in "NOPQRS")


def test_the_ship_canal_bears_its_own_name_below_ploetzensee() -> None:
    names = {row["name"] for key, row in SIDES.items() if key[2] == "canal"}
    assert {"Berlin-Spandauer Schiffahrtskanal", "Hohenzollernkanal"} <= names
    assert all(
        side(label, near).get("canal", "Berlin-Spandauer Schiffahrtskanal")
        == "Berlin-Spandauer Schiffahrtskanal"
        for label in ("4811", "4812", "4813", "4814")
        for near in neighbours(label)
    )


@pytest.mark.parametrize(
    ("name", "hex_number", "terrain"),
    [
        ("Kroll Opera", "4915", "park"),
        ("Victory Column", "4516", "park"),
        ("Bellevue Palace", "4515", "major"),
        ("Foreign Office", "5116", "major"),
        ("Propaganda Ministry", "5117", "major"),
        ("Cathedral", "5416", "major"),
    ],
)
def test_the_government_quarter_has_its_buildings(name: str, hex_number: str, terrain: str) -> None:
    assert hex_number in {row["hex"] for row in PLACES if row["name"] == name}
    assert GROUND[hex_number]["terrain"] == terrain


def test_the_underground_follows_schoenhauser_allee() -> None:
    street = {label for row in WAYS if row["name"] == "Schönhauser Allee" for label in (row["a"], row["b"])}
    assert {row["hex"] for row in PLACES if row["name"] == "Schönhauser Allee"} <= street


def test_every_entry_zone_has_a_road_or_railway() -> None:
    led = {label for row in WAYS if row["kind"] in ("road", "rail") for label in (row["a"], row["b"])}
    assert of_kind("entry") <= led


def test_the_south_edge_is_land_from_zone_p_to_the_havel() -> None:
    """The way out of the 20th Panzergrenadier Division (14.0) and Wenck's way in (16.5)."""
    assert all(GROUND[f"{column}34"]["terrain"] != "lake" for column in range(16, 43))
    assert GROUND["1534"]["terrain"] == "lake"


def test_a_road_leads_through_the_tiergarten_from_west_to_east() -> None:
    """Naval infantry may land on it (13.7.1)."""
    axis = {row[end] for row in WAYS if row["name"] == "Charlottenburger Chaussee" for end in ("a", "b")}
    assert sum(GROUND[label]["terrain"] == "park" for label in axis) >= 6
    assert min(int(label[:2]) for label in axis) <= 42
    assert max(int(label[:2]) for label in axis) >= 50


def test_more_strongpoints_than_volkssturm_can_hold_close_a_ring() -> None:
    strongpoints = of_kind("strongpoint")
    assert len(strongpoints) > 30
    within = {label for label, row in GROUND.items() if row["perimeter"]}
    rim = {label for label in within if any(near not in within for near in neighbours(label))}
    assert strongpoints <= rim
    assert {"5015", "5017", "4218", "5208", "6113", "5225"} <= within
    assert within.isdisjoint(HAVEL_BRIDGES)
    for label in rim - strongpoints:
        assert any(near in strongpoints for near in neighbours(label))


def test_barriers_lie_all_round_the_perimeter_and_nowhere_else() -> None:
    barred = {key[:2] for key in SIDES if key[2] == "barrier"}
    edges = {
        tuple(sorted((label, near)))
        for label, row in GROUND.items()
        for near in neighbours(label)
        if row["perimeter"] and not GROUND[near]["perimeter"]
    }
    assert barred == edges


def test_some_strongpoints_stand_on_the_ways_to_the_centre() -> None:
    """13.6: those on a road or railway to the centre are to be held first."""
    led = {label for row in WAYS if row["kind"] in ("road", "rail") for label in (row["a"], row["b"])}
    assert len(of_kind("strongpoint") & led) >= 25


def test_the_underground_runs_from_station_to_station() -> None:
    lines = defaultdict(set)
    for row in WAYS:
        if row["kind"] == "u-bahn":
            lines[row["a"]].add(row["b"])
            lines[row["b"]].add(row["a"])
    stations = of_kind("u-bahn")
    assert stations <= set(lines)
    assert all(label in stations for label, beside in lines.items() if len(beside) == 1)


@pytest.mark.parametrize(
    "later", ["Spichernstr", "Hansaplatz", "Kleistpark", "Turmstr", "Osloer", "Tegel", "Rudow"]
)
def test_no_underground_line_is_younger_than_1945(later: str) -> None:
    assert not any(row["kind"] == "u-bahn" and row["name"].startswith(later) for row in PLACES)


@pytest.mark.parametrize(
    ("name", "otherwise"),
    [
        ("Horst-Wessel-Platz", "Schönhauser Tor"),
        ("Gardepionierplatz", "Hasenheide"),
        ("Innsbrucker Platz", "Hauptstraße"),
        ("Adolf-Hitler-Platz", "Reichskanzlerplatz"),
        ("Knie", "Ernst-Reuter-Platz"),
    ],
)
def test_an_underground_station_bears_its_name_of_april_1945(name: str, otherwise: str) -> None:
    names = {row["name"] for row in PLACES if row["kind"] == "u-bahn"}
    assert name in names
    assert otherwise not in names


@pytest.mark.parametrize(
    ("terminus", "line"),
    [
        ("Lehrter Bahnhof", "Lehrter Bahn"),
        ("Stettiner Bahnhof", "Stettiner Bahn"),
        ("Anhalter Bahnhof", "Anhalter Bahn"),
        ("Potsdamer Bahnhof", "Potsdamer Bahn"),
        ("Görlitzer Bahnhof", "Görlitzer Bahn"),
        ("Schlesischer Bahnhof", "Stadtbahn"),
    ],
)
def test_a_terminus_stands_on_its_railway(terminus: str, line: str) -> None:
    (spot,) = {row["hex"] for row in PLACES if (row["kind"], row["name"]) == ("building", terminus)}
    assert any(row["name"] == line and spot in (row["a"], row["b"]) for row in WAYS)


@pytest.mark.parametrize(("spot", "place"), PINS)
def test_the_grid_is_bent_to_the_places_of_the_rules(spot: str, place: tuple[float, float]) -> None:
    cell = GRID.cell_at(FRAME.to_hex_units(place))
    assert cell is not None
    assert GRID.label(cell) in spot.split("-")


def test_the_grid_is_nowhere_folded() -> None:
    for column in range(1, 65, 3):
        for row in range(1, 35, 3):
            middle = GRID.centre((column, row))
            assert FRAME.to_hex_units(FRAME.to_lonlat(middle)) == pytest.approx(middle, abs=1e-6)
