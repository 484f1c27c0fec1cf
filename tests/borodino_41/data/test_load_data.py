"""The files load, say where every row comes from, and faults in them are told."""

from pathlib import Path

import pytest

from grognard.games.borodino_41.components import SCHEMAS, Components
from grognard.games.borodino_41.sheet import SHEET
from grognard.kernel.components.data import tally
from tests.borodino_41.data.box import box
from tests.faults import tell_fault


def test_every_row_says_where_it_comes_from() -> None:
    assert min(tally(box().data).values()) > 0


def test_every_file_has_a_schema() -> None:
    files = {path.name for path in (SHEET.folder / "data").iterdir()}
    assert files == {schema.file for schema in SCHEMAS}


def test_no_file_names_an_address() -> None:
    for path in (SHEET.folder / "data").iterdir():
        written = path.read_text()
        assert not any(mark in written for mark in ("http", "www.", "://"))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("units.csv", ",setup,1224,", ",setup,0124,", "expected a hex of the set-up"),
        ("units.csv", ",setup,1224,", ",setup,,", "expected a hex with set-up and withdrawal"),
        ("fire_at.csv", "\n10,c", "\n10,d", "expected one of -, c, 1"),
        ("surprise.csv", "\n10,", "\n9,", "expected each key once"),
        ("weather.csv", "snow,8,9", "snow,8,8", "expected 1 to 10 in order"),
        ("movement.csv", "primary-road,column,1,3/4", "primary-road,column,1,2/3", "halves or quarters"),
    ],
)
def test_a_fault_is_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    tell_fault(Components, SHEET.folder / "data" / file, tmp_path / "pack", old, new, said)
