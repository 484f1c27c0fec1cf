"""A map sheet of numbered hexes is read from its four files, and wrong ones are refused by name."""

from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError, yes_no
from grognard.kernel.components.sheet import Sheet

FILES = {
    "map.csv": ["hex,terrain,fortified", "0101,clear,no", "0102,wood,yes", "0201,clear,no", "0202,clear,no"],
    "sides.csv": ["a,b,feature,name", "0101,0102,river,Moskva", "0101,0102,bridge,Moskva"],
    "ways.csv": ["a,b,kind,name", "0101,0102,road,", "0102,0202,road,"],
    "places.csv": ["hex,kind,name,name_fr,today", "0102,village,Borodino,Borodino,"],
}


def sheet(folder: Path, files: dict[str, list[str]]) -> Sheet:
    (folder / "data").mkdir()
    for name, (header, *rows) in files.items():
        lines = [f"{header},source,grounds", *(f"{row},reconstructed,hand" for row in rows)]
        (folder / "data" / name).write_text("\n".join(lines), encoding="utf-8")
    return Sheet(
        "toy",
        folder,
        columns=2,
        rows=2,
        hex_km=1.0,
        terrain=("clear", "wood"),
        features=("river", "bridge"),
        ways=("road",),
        places=("village",),
        low="odd",
        map_columns={"fortified": yes_no},
    )


def test_sides_and_ways_become_features_of_the_edges(tmp_path: Path) -> None:
    toy = sheet(tmp_path, FILES)
    board = toy.board(toy.load())
    assert board.edge(board.cell("0101"), board.cell("0102")) == {"river", "bridge", "road"}
    assert board.edge(board.cell("0202"), board.cell("0102")) == {"road"}


def test_odd_columns_can_sit_lower(tmp_path: Path) -> None:
    toy = sheet(tmp_path, FILES)
    board = toy.board(toy.load())
    assert board.cell("0202") in board.neighbours[board.cell("0101")]
    assert board.cell("0201") not in board.neighbours[board.cell("0102")]


def test_further_columns_are_read(tmp_path: Path) -> None:
    toy = sheet(tmp_path, FILES)
    rows = toy.load().rows(toy.map_table)
    assert [row["hex"] for row in rows if row["fortified"]] == ["0102"]


@pytest.mark.parametrize(
    ("file", "lines", "message"),
    [
        ("map.csv", [*FILES["map.csv"][:3], *FILES["map.csv"][4:]], "expected all 4 hexes; 0201 is missing"),
        ("map.csv", [*FILES["map.csv"], "0303,clear,no"], "expected 0101 to 0202; got '0303'"),
        ("map.csv", [*FILES["map.csv"][:-1], "0202,swamp,no"], "terrain: expected one of clear, wood"),
        ("sides.csv", ["a,b,feature,name", "0101,0909,river,"], "field b: expected a key of map.csv"),
        ("ways.csv", ["a,b,kind,name", "0101,0102,tramway,"], "kind: expected one of road; got 'tramway'"),
        (
            "places.csv",
            ["hex,kind,name,name_fr,today", "0102,village,,Bo,"],
            "field name: expected some text",
        ),
    ],
)
def test_wrong_rows_are_named(tmp_path: Path, file: str, lines: list[str], message: str) -> None:
    with pytest.raises(DataError, match=message):
        sheet(tmp_path, FILES | {file: lines}).load()


def test_hexes_that_do_not_touch_have_no_side(tmp_path: Path) -> None:
    toy = sheet(tmp_path, FILES | {"sides.csv": ["a,b,feature,name", "0102,0201,river,"]})
    with pytest.raises(ValueError, match="0102 and 0201 share no edge"):
        toy.board(toy.load())
