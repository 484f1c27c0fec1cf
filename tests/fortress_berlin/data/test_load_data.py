"""The files load, say where every row comes from, and faults in them are told."""

from pathlib import Path

import pytest

from grognard.games.fortress_berlin.components import SCHEMAS, Components
from grognard.games.fortress_berlin.game import FortressBerlin
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.kernel.components.data import tally
from grognard.kernel.components.schema import DataError
from tests.faults import tell_fault
from tests.fortress_berlin.data.box import box
from tests.fortress_berlin.fighting import result
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule


@rule("2.0", "2.4")
def test_all_components_are_there_and_say_where_they_come_from() -> None:
    found = box()
    charts = found.charts
    assert len(found.board) * len(found.units) * len(charts.superiority) * len(charts.results) > 0
    assert len(charts.tec) * len(charts.air) > 0
    assert min(tally(found.data).values()) > 0


def test_every_file_has_a_schema() -> None:
    files = {path.name for path in (SHEET.folder / "data").iterdir()}
    assert files == {schema.file for schema in SCHEMAS}


def test_no_file_names_an_address() -> None:
    for path in (SHEET.folder / "data").iterdir():
        written = path.read_text()
        assert not any(mark in written for mark in ("http", "www.", "://", ".md:"))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("units.csv", ",1,A-C,,", ",0,A-C,,", "expected a place of set-up, or a turn and an entry"),
        ("units.csv", ",tegel,", ",tegal,", "hexes, a rule or blank"),
        ("units.csv", ",5117;5118,", ",5117;9918,", "expected hexes of the map; got 5117;9918"),
        ("results.csv", "\n12,EX", "\n12,X", "expected one of"),
        ("results.csv", "\n12,", "\n11,", "expected each key once"),
        ("letters.csv", "\n0,D", "\n0,K", "expected one of A"),
        ("terrain.csv", "road,way,1/2", "road,way,1/3", "whole numbers or halves"),
        ("strengths.csv", "off_map_fs,18", "off_map,18", "expected one of off_map_fs"),
        ("strengths.csv", "off_map_fs,18,printed,11.3\n", "", "off_map_fs is missing"),
        ("superiority.csv", "\nmixed,", "\nmixt,", "expected one of bombardment"),
        ("superiority.csv", "bombardment,1,3,5,", "bombardment,1,5,3,", "bombardment: expected rising"),
        ("sites.csv", "tegel,3506", "tegel,3601", "expected an airfield in 3601"),
        ("sites.csv", "gate,5018", "reichstag,5018", "expected reichstag to have 1 hexes; got 2"),
        ("sites.csv", "gatow,1023", "tegel,1023", "expected a hex for gatow"),
        ("points.csv", "\nstraggler,", "\nlaggard,", "expected one of german-loss"),
        ("terrain.csv", "\nbridge,", "\nford,", "expected one of clear"),
        ("leaders.csv", "\nhitler,", "\nheydrich,", "expected hitler in the first row; got 'heydrich'"),
        ("strengths.csv", "leaders_drawn,6", "leaders_drawn,30", "expected at least 31 leaders; got 16"),
    ],
)
def test_a_fault_is_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    tell_fault(Components, SHEET.folder / "data" / file, tmp_path / "pack", old, new, said)


@pytest.mark.parametrize(
    ("file", "row", "said"),
    [
        ("map.csv", "2719,park", "all 2176 hexes; 2719 is missing"),
        ("places.csv", "0107,entry,V", "A to X; V missing"),
    ],
)
def test_a_hole_in_the_map_is_told(tmp_path: Path, file: str, row: str, said: str) -> None:
    lines = (SHEET.folder / "data" / file).read_text().splitlines(keepends=True)
    left = [line for line in lines if not line.startswith(row)]
    assert len(left) == len(lines) - 1
    (tmp_path / file).write_text("".join(left))
    with pytest.raises(DataError, match=f"{file}.*: expected .*{said}"):
        Components([tmp_path])


@pytest.mark.parametrize("file", ["points.csv", "terrain.csv", "strengths.csv", "sites.csv"])
def test_a_row_that_the_rules_ask_for_is_missed_by_its_name(tmp_path: Path, file: str) -> None:
    lines = (SHEET.folder / "data" / file).read_text().splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if not line.startswith("#")) + 1
    (tmp_path / file).write_text("".join(lines[:first] + lines[first + 1 :]))
    with pytest.raises(DataError, match=f"{file}.*: expected .*{lines[first].split(',')[0]}"):
        Components([tmp_path])


def test_the_values_of_an_owner_are_played_with(tmp_path: Path) -> None:
    for file, old, new in (
        ("points.csv", "soviet-loss,german,1", "soviet-loss,german,3"),
        ("strengths.csv", "spotting,2", "spotting,1"),
        ("units.csv", "small-arms,12,2,4,2,1,6,1,6,1", "small-arms,18,2,4,2,1,6,1,6,1"),
    ):
        written = (SHEET.folder / "data" / file).read_text()
        assert old in written
        (tmp_path / file).write_text(written.replace(old, new, 1))
    found = []
    for game in (real_game(), FortressBerlin([tmp_path])):
        table = Table("79-rifle-corps-150 4930, lah-1 4929", "german-combat", game=game)
        board, sighted = table.g.geo.board, table.g.geo.sighted
        seen = max(board.distance(cell, far) for cell, fars in enumerate(sighted) for far in fars)
        fs = table.g.fs(table.unit("79-rifle-corps-150"))
        points = result(table, "E", "lah-1", cell="4930").g.german_points
        found.append((fs, seen, points))
    assert found == [(12, 2, 1), (18, 1, 3)]


def test_a_table_with_a_row_too_few_is_told(tmp_path: Path) -> None:
    for file in ("letters.csv", "results.csv", "air.csv"):
        pack = tmp_path / file.removesuffix(".csv")
        pack.mkdir()
        lines = (SHEET.folder / "data" / file).read_text().splitlines(keepends=True)
        (pack / file).write_text("".join(lines[:-1]))
        with pytest.raises(DataError, match="in order"):
            Components([pack])
