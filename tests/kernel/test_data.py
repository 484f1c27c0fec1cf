"""Data files: what loads, provenance, fingerprints, and the examples of the manual."""

import csv
import doctest
import io
import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.components import schema
from grognard.kernel.components.data import Data, load, record_of, rows_as, tally
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import (
    ORIGIN,
    DataError,
    Document,
    Kind,
    Table,
    columns_of,
    integer,
    one_of,
    optional,
    ref,
    text,
    yes_no,
)
from grognard.kernel.words.guide import GUIDE
from tests.kernel.data_files import ALL, GOOD, MAP, RULES, SETUP, TRACK, error_of, write


@dataclass(frozen=True)
class Piece:
    """A record that says more of its fields than their types."""

    id: str
    attack: Annotated[int, integer(0, 30)]
    hex: Annotated[str, ref("map.csv")]
    theatre: Annotated[str | None, one_of("east", "west")]
    heavy: bool


@dataclass(frozen=True)
class Numbers:
    """One number."""

    limit: int


class TestLoading:
    def test_rows_are_typed_and_blank_is_none(self, base: Path) -> None:
        first, second = load(ALL, Source(base)).rows(MAP)
        assert first == {
            "hex": "0101",
            "terrain": "clear",
            "theatre": "east",
            "fortified": False,
            "source": "printed",
            "grounds": "legend, map",
        }
        assert (second["theatre"], second["fortified"]) == (None, True)

    def test_columns_may_stand_in_any_order(self, base: Path) -> None:
        write(base, {"track.csv": "soviet,turn\n2,1\n"})
        assert load([TRACK], Source(base)).rows(TRACK) == ({"turn": 1, "soviet": 2},)

    def test_toml_values_follow_their_schema(self, base: Path) -> None:
        crt = load(ALL, Source(base)).values(RULES)["crt"]
        assert crt["rolls"] == {"one": ["Ae", "De"]}
        assert (crt["halved"], crt["shift"]) == (True, None)

    def test_references_may_be_numbers_or_words_beside_the_keys(self, base: Path) -> None:
        rows = load(ALL, Source(base)).rows(SETUP)
        assert [(row["place"], row["turn"]) for row in rows] == [("0101", 1), ("courland", 1)]

    def test_rows_become_objects_without_the_columns_they_do_not_name(self, base: Path) -> None:
        @dataclass(frozen=True, slots=True)
        class Hex:
            hex: str
            fortified: bool

        hexes: tuple[Hex, ...] = rows_as(Hex, load([MAP], Source(base)).rows(MAP))
        assert hexes == (Hex("0101", False), Hex("0102", True))

    def test_a_record_declares_the_columns_of_its_file(self, base: Path) -> None:
        write(base, {"units.csv": "id,attack,hex,theatre,heavy\na,7,0101,,yes\n"})
        units = Table("units.csv", "id", columns_of(Piece))
        data = load([MAP, units], Source(base))
        assert rows_as(Piece, data.rows(units)) == (Piece("a", 7, "0101", None, True),)

    @pytest.mark.parametrize(
        ("row", "error"),
        [
            ("a,31,0101,,yes", "field attack: expected a whole number from 0 to 30; got '31'"),
            ("a,7,0101,north,yes", "field theatre: expected one of east, west or blank; got 'north'"),
            ("a,7,9999,,yes", "field hex: expected a key of map.csv; got '9999'"),
            ("a,7,0101,,", "field heavy: expected yes or no; got ''"),
        ],
    )
    def test_a_row_that_is_no_such_record_is_named(self, base: Path, row: str, error: str) -> None:
        write(base, {"units.csv": f"id,attack,hex,theatre,heavy\n{row}\n"})
        with pytest.raises(DataError, match=f"units.csv line 2, {error}"):
            load([MAP, Table("units.csv", "id", columns_of(Piece))], Source(base))

    def test_a_table_of_a_document_may_be_a_record(self, base: Path) -> None:
        write(base, {"numbers.toml": "[numbers]\nlimit = 3\nsource = 'printed'\ngrounds = 'rule 5'\n"})
        numbers = Document("numbers.toml", {"numbers": {**columns_of(Numbers), **ORIGIN}})
        data = load([numbers], Source(base))
        assert record_of(Numbers, data.values(numbers)["numbers"]) == Numbers(3)
        assert tally(data) == {"printed": 1, "derived": 0, "reconstructed": 0}

    def test_files_saved_by_a_spreadsheet_load(self, base: Path) -> None:
        saved = '\ufeff"# The track, by turn",\r\n# Turns,\r\nturn,soviet\r\n1,2\r\n,\r\n\r\n'
        (base / "track.csv").write_bytes(saved.encode())
        assert load([TRACK], Source(base)).rows(TRACK) == ({"turn": 1, "soviet": 2},)

    def test_examples_in_the_docstrings_hold(self) -> None:
        assert doctest.testmod(schema).failed == 0


class TestProvenance:
    def test_rows_and_top_level_tables_are_counted(self, base: Path) -> None:
        data = load([MAP, RULES], Source(base))
        assert tally(data) == {"printed": 2, "derived": 1, "reconstructed": 1}

    def test_one_file_can_be_counted_alone(self, base: Path) -> None:
        data = load([MAP, RULES], Source(base))
        assert tally(data, "map.csv") == {"printed": 1, "derived": 1, "reconstructed": 0}

    def test_what_has_no_source_cannot_be_counted(self, base: Path) -> None:
        data = load([TRACK], Source(base))
        assert error_of(lambda: tally(data)).startswith("track.csv: expected a source in each row or table")


class TestFingerprint:
    def print_of(self, base: Path, *packs: Path) -> str:
        return load(ALL, Source(base, packs)).fingerprint

    def test_it_is_short_and_changes_with_any_file(self, base: Path) -> None:
        before = self.print_of(base)
        write(base, {"track.csv": "turn,soviet\n1,3\n"})
        assert re.fullmatch(r"[0-9a-f]{12}", before)
        assert self.print_of(base) != before

    def test_it_depends_neither_on_order_nor_on_line_ends(self, base: Path) -> None:
        before = self.print_of(base)
        for path in base.iterdir():
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        assert load(ALL[::-1], Source(base)).fingerprint == before

    def test_a_pack_that_changes_nothing_keeps_it(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"track.csv": GOOD["track.csv"]})
        assert self.print_of(base, pack) == self.print_of(base)


# How random values of each kind look, and how they are written in a CSV file.
WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), min_size=1).filter(
    str.strip
)
KINDS: list[tuple[Kind, st.SearchStrategy[Any]]] = [
    (text, WORDS),
    (integer(), st.integers(-(10**17), 10**17)),
    (yes_no, st.booleans()),
    (one_of("east", "west"), st.sampled_from(["east", "west"])),
    (optional(text), st.none() | WORDS),
    (optional(integer(-5, 5)), st.none() | st.integers(-5, 5)),
]


def written(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@st.composite
def tables_with_rows(draw: st.DrawFn) -> tuple[Table, tuple[dict[str, Any], ...]]:
    chosen = draw(st.lists(st.sampled_from(KINDS), max_size=5))
    columns = {"id": (text, WORDS)} | {f"column{number}": pair for number, pair in enumerate(chosen)}
    row = st.fixed_dictionaries({name: values for name, (_, values) in columns.items()})
    rows = draw(st.lists(row, min_size=1, max_size=8, unique_by=lambda drawn: drawn["id"]))
    return Table("random.csv", key="id", columns={name: kind for name, (kind, _) in columns.items()}), tuple(
        rows
    )


@settings(deadline=None)
@given(example=tables_with_rows())
def test_a_valid_table_comes_back_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, example: tuple[Table, tuple[dict[str, Any], ...]]
) -> None:
    table, rows = example
    content = io.StringIO("# A legend.\n")
    content.seek(0, io.SEEK_END)
    writer = csv.writer(content, lineterminator="\n")
    writer.writerow(table.columns)
    writer.writerows([written(row[name]) for name in table.columns] for row in rows)
    folder = tmp_path_factory.getbasetemp()
    (folder / table.file).write_bytes(content.getvalue().encode())
    assert load([table], Source(folder)).rows(table) == rows


class TestManual:
    """The examples of docs/data.md, as printed there."""

    MANUAL = Path(__file__).parents[2] / "docs" / "data.md"

    def blocks(self, language: str) -> list[str]:
        manual = self.MANUAL.read_text(encoding="utf-8")
        return [
            dedent(block) for block in re.findall(rf"^ *```{language}\n(.*?)^ *```$", manual, re.M | re.S)
        ]

    def test_its_files_schema_and_pack_load(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (track, packed_track), (tables, step, label) = self.blocks("csv"), self.blocks("toml")
        lesson = 'scenario = "historical"\nseat = "soviet"\ndice = 1\n' + step
        assert load([GUIDE], Source(write(tmp_path / "look", {"guide.toml": lesson})))
        write(tmp_path / "data", {"track.csv": track, "tables.toml": tables})
        pack = write(tmp_path / "my-pack", {"track.csv": packed_track, "pack.toml": label})
        monkeypatch.chdir(tmp_path)
        names: dict[str, Any] = {}
        exec("\n".join(self.blocks("python")), names)
        data: Data = names["data"]
        assert tally(data) == {"printed": 1, "derived": 0, "reconstructed": 2}
        packed = load([names["TRACK"]], Source(tmp_path / "data", [pack], game="battle-for-germany"))
        assert tally(packed) == {"printed": 2, "derived": 0, "reconstructed": 0}
