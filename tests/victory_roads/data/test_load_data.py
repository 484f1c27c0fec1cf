"""A fault in a data file is found when the game is loaded, and said in a line."""

from pathlib import Path

import pytest

from grognard.games.victory_roads.components import Components
from grognard.games.victory_roads.sheet import SHEET
from grognard.kernel.components.schema import DataError

DATA = SHEET.folder / "data"


def refused(folder: Path, file: str, old: str, new: str) -> str:
    """What is said of a pack with one change to a file."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as fault:
        Components([folder])
    return str(fault.value)


FAULTS = [
    ("units.csv", "de-id-256,256 Infantry,german", "de-id-256,256 Infantry,prussian", "one of soviet"),
    ("setup.csv", "january-1945,ss-pz-5,2654", "january-1945,ss-pz-5,9999", "a key of map.csv"),
    ("setup.csv", "january-1945,ss-pz-5,2654", "january-1945,ss-pz-5,2655", "a hex of its own side"),
    ("setup.csv", "january-1945,ss-pz-5,2654", "january-1945,ss-pz-5,2555", "a hex with room"),
    ("setup.csv", "january-1945,hu-hq-3,2356", "january-1945,hu-hq-3,2355", "a hex with room"),
    ("calendar.csv", "de-ka-a,becomes,de-id-161", "de-ka-a,becomes,", "with becomes alone"),
    ("crt.csv", "6/1,12,", "6/1,11,", "expected each key once"),
    ("scenarios.toml", "rail = [3, 3, 3, 3, 3, 3, 3]", "rail = [3, 3]", "a number a turn"),
    ("stavka.csv", "6,5,3,3,printed,12.1.1 (6 and more)\n", "", "6 is missing"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FAULTS)
def test_a_fault_is_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in refused(tmp_path, file, old, new)


def test_every_row_says_where_it_comes_from() -> None:
    data = Components().data
    documents = [table for document in data.documents.values() for table in document.values()]
    rows = [row for table in data.tables.values() for row in table] + documents
    assert all(row["source"] and row["grounds"] for row in rows)
