"""Every map sheet keeps what any good map keeps; and the checks find what is wrong with a bad one."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from grognard import games
from grognard.cli import main
from grognard.picture.scene.markup import text_width
from grognard.picture.sheet.build import sheet_scene
from grognard.picture.sheet.drawing import routes_of
from grognard.picture.sheet.land_names import settled
from grognard.picture.sheet.naming import arranged, names, taken
from tests.atlas import sheet_checks
from tests.atlas.sheet_checks import CHECKS, Ground
from tests.picture.toy import toy_rows, toy_sheet

SHEETS = (*games.SHEETS, "fortress-berlin")
"""The maps without rules yet, and that of a game that came to them last."""


@cache
def ground_of(name: str) -> Ground:
    module = games.SHEETS.get(name, f"grognard.games.{name.replace('-', '_')}.sheet")
    return Ground(import_module(module).SHEET)


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_sheet_is_sound(name: str, check: Callable[[Ground], Iterator[str]]) -> None:
    assert list(check(ground_of(name))) == []


@pytest.mark.parametrize("name", SHEETS)
def test_the_command_counts_every_row(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", name, "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    rows = games.find(name).data.tables if name in games.GAMES else ground_of(name).data.tables
    assert sum(counted.values()) >= sum(map(len, rows.values()))  # a game has documents too
    assert counted["reconstructed"] > counted["printed"] + counted["derived"]


@cache
def lettered(name: str, language: str) -> list[tuple[str, tuple[float, float, float, float]]]:
    """The names of places as a map has them, with the area that each takes."""
    ground = ground_of(name)
    scene = sheet_scene(ground.sheet, ground.data, ground.style, language)
    spots = arranged(scene.places, ground.style, scene.unit)
    led = routes_of(scene, ground.style)
    room = taken(scene, spots, led, ground.style)
    scene = replace(scene, labels=settled(scene, room))
    set_names = names(scene, spots, room, ground.style, led)
    group = ET.fromstring(f"<svg>{set_names}</svg>").find("*[@class='places']")
    assert group is not None
    found = []
    footed = set(group.iterfind("g/text"))
    for node in group.iter("text"):
        lines = [line.strip() for line in node.itertext()]
        words, at, size = " ".join(lines), float(node.attrib["x"]), float(node.attrib["font-size"])
        bold, serif = int(node.get("font-weight", 400)) >= 600, node in footed
        width = max(text_width(line, size, bold=bold, serif=serif) for line in lines)
        left = at - width * {"middle": 0.5, "end": 1.0}.get(node.get("text-anchor", "start"), 0.0)
        first = float(node.attrib["y"])
        last = max([first, *(float(line.attrib["y"]) for line in node.iter("tspan"))])
        found.append((words, (left, first - 0.7 * size, left + width, last + 0.1 * size)))
    return found


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_is_named_on_the_map(name: str, language: str) -> None:
    ground = ground_of(name)
    shown = {words for words, _ in lettered(name, language)}
    column = "name_fr" if language == "fr" else "name"
    for row in ground.data.rows(ground.sheet.place_table):
        look = ground.style.place[row["kind"]]
        if look.letters:
            assert (row[column].upper() if look.capitals else row[column]) in shown


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_covers_another(name: str, language: str) -> None:
    for (one, a), (other, b) in combinations(lettered(name, language), 2):
        across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert across < 2 or down < 2, f"{one} and {other} cover each other"


def found_in(folder: Path, check: Callable[[Ground], Iterator[str]], **changed: list[str]) -> list[str]:
    return list(check(Ground(toy_sheet(folder / "toy", **changed))))


def test_a_sound_sheet_has_no_faults(tmp_path: Path) -> None:
    ground = Ground(toy_sheet(tmp_path / "toy"))
    assert [fault for check in CHECKS for fault in check(ground)] == []


def test_a_road_in_two_pieces_is_found(tmp_path: Path) -> None:
    ways = [row for row in toy_rows("ways") if row != "0705,0805,road,"]
    (fault,) = found_in(tmp_path, sheet_checks.broken_networks, ways=ways)
    assert fault.startswith("road: 2 pieces; apart are 0805, 0906")


def test_what_stands_or_runs_in_the_sea_is_found(tmp_path: Path) -> None:
    places = [*toy_rows("places"), "0102,village,Atlantis,Atlantide,"]
    ways = [*toy_rows("ways"), "0105,0106,road,"]
    faults = found_in(tmp_path, sheet_checks.drowned_things, places=places, ways=ways)
    assert faults == [
        "village Atlantis stands in sea at 0102",
        "road 0105-0106 runs through sea at 0105",
    ]


def test_a_river_with_a_gap_is_found(tmp_path: Path) -> None:
    sides = [row for row in toy_rows("sides") if not row.startswith("0605,0706")]
    faults = found_in(tmp_path, sheet_checks.broken_rivers, sides=sides)
    assert faults[0].startswith("Lahn is in 2 pieces")
    assert faults[1].endswith("reach neither sea nor rim")


def test_an_island_of_one_hex_is_found(tmp_path: Path) -> None:
    hexes = [row.replace("sea", "clear") if row.startswith("0102") else row for row in toy_rows("map")]
    assert found_in(tmp_path, sheet_checks.lonely_cells, map=hexes) == [
        "0102 (clear) has no open hex beside it"
    ]


def test_two_villages_of_one_name_are_found(tmp_path: Path) -> None:
    places = [*toy_rows("places"), "1010,village,Kreuz,Croix,"]
    assert found_in(tmp_path, sheet_checks.repeated_names, places=places) == [
        "2 places of kind village are called Kreuz"
    ]


def test_a_printed_row_without_its_rule_is_found(tmp_path: Path) -> None:
    toy = toy_sheet(tmp_path / "toy")
    file = toy.folder / "data" / "places.csv"
    file.write_text(file.read_text(encoding="utf-8").replace("reconstructed", "printed", 1), encoding="utf-8")
    assert list(sheet_checks.unfounded_rows(Ground(toy))) == ["places.csv 0504: printed, toy"]


def test_words_without_a_look_and_looks_without_a_word_are_found(tmp_path: Path) -> None:
    toy = toy_sheet(tmp_path / "toy")
    for name in ("style.toml", "en.ftl", "fr.ftl"):
        file = toy.folder / "look" / name
        changed = re.sub(r"way([.-])rail", r"way\1tram", file.read_text(encoding="utf-8"))
        file.write_text(changed, encoding="utf-8")
    assert list(sheet_checks.words_without_a_look(Ground(toy))) == [
        "[way.rail] is missing",
        "[way.tram] is the look of nothing",
    ]
