"""Data files: what loads, what is refused and how the refusal reads, packs, provenance, fingerprints."""

import csv
import doctest
import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel import schema
from grognard.kernel.data import Data, load, rows_as, tally
from grognard.kernel.guide import GUIDE
from grognard.kernel.packs import Source
from grognard.kernel.schema import (
    DataError,
    Document,
    Kind,
    Table,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    provenance,
    ref,
    table_of,
    text,
    yes_no,
)

MAP = Table(
    "map.csv",
    key="hex",
    columns={
        "hex": matching(r"[0-9]{4}", "a hex label of four digits"),
        "terrain": one_of("clear", "broken", "rough"),
        "theatre": optional(one_of("east", "west")),
        "fortified": yes_no,
        "source": provenance,
        "grounds": text,
    },
)
SIDES = Table("sides.csv", key=("a", "b"), columns={"a": ref("map.csv"), "b": ref("map.csv")})
TRACK = Table("track.csv", key="turn", columns={"turn": integer(1, 16), "soviet": integer(0)})
SETUP = Table(
    "setup.csv",
    key="unit",
    columns={"unit": text, "place": ref("map.csv", "courland"), "turn": ref("track.csv", of=integer())},
)
RULES = Document(
    "tables.toml",
    {
        "crt": {
            "odds": list_of(text),
            "rolls": table_of(list_of(one_of("Ae", "De"), length=2)),
            "halved": yes_no,
            "shift": optional(integer(-3, 3)),
            "source": provenance,
            "grounds": text,
        },
        "edges": {"entry": list_of(ref("map.csv")), "source": provenance, "grounds": text},
    },
)

GOOD = {
    "map.csv": """\
        # The map.
        #   hex   its label, with zeros
        hex,terrain,theatre,fortified,source,grounds
        0101,clear,east,no,printed,"legend, map"
        0102,rough,,yes,derived,6-1
        """,
    "sides.csv": """\
        a,b
        0101,0102
        0102,0101
        """,
    "track.csv": """\
        turn,soviet
        1,2
        """,
    "setup.csv": """\
        unit,place,turn
        su-1bf,0101,1
        ge-16,courland,1
        """,
    "tables.toml": """\
        [crt]
        odds = ["1-1", "2-1"]
        rolls = { one = ["Ae", "De"] }
        halved = true
        source = "printed"
        grounds = "6-0"
        [edges]
        entry = ["0101"]
        source = "reconstructed"
        grounds = "geography"
        """,
}
ALL = (MAP, SIDES, TRACK, SETUP, RULES)


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(dedent(content), encoding="utf-8")
    return folder


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return write(tmp_path / "data", GOOD)


def error_of(action: Callable[[], object]) -> str:
    with pytest.raises(DataError) as caught:
        action()
    assert "\n" not in str(caught.value)
    return str(caught.value)


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

    def test_files_saved_by_a_spreadsheet_load(self, base: Path) -> None:
        saved = '\ufeff"# The track, by turn",\r\n# Turns,\r\nturn,soviet\r\n1,2\r\n,\r\n\r\n'
        (base / "track.csv").write_bytes(saved.encode())
        assert load([TRACK], Source(base)).rows(TRACK) == ({"turn": 1, "soviet": 2},)

    def test_examples_in_the_docstrings_hold(self) -> None:
        assert doctest.testmod(schema).failed == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "map.csv",
            "rough",
            "swampy",
            "map.csv line 5, field terrain: expected one of clear, broken, rough; got 'swampy'",
        ),
        (
            "map.csv",
            "east",
            "north",
            "map.csv line 4, field theatre: expected one of east, west or blank; got 'north'",
        ),
        ("map.csv", "yes", "true", "map.csv line 5, field fortified: expected yes or no; got 'true'"),
        ("map.csv", "6-1", " ", "map.csv line 5, field grounds: expected some text; got ' '"),
        (
            "map.csv",
            "0102",
            "102",
            "map.csv line 5, field hex: expected a hex label of four digits; got '102'",
        ),
        (
            "map.csv",
            "printed",
            "guessed",
            "map.csv line 4, field source: expected one of printed, derived, reconstructed; got 'guessed'",
        ),
        (
            "track.csv",
            "1,2",
            "17,2",
            "track.csv line 2, field turn: expected a whole number from 1 to 16; got '17'",
        ),
        (
            "track.csv",
            "1,2",
            "1,-2",
            "track.csv line 2, field soviet: expected a whole number of 0 or more; got '-2'",
        ),
        (
            "track.csv",
            "1,2",
            "1, 2",
            "track.csv line 2, field soviet: expected a whole number of 0 or more; got ' 2'",
        ),
        (
            "map.csv",
            "0102",
            "0101",
            "map.csv line 5, field hex: expected each key once; got '0101' as on line 4",
        ),
        (
            "sides.csv",
            "0102,0101",
            "\n0101,0102",
            "sides.csv line 4, field a, b: expected each key once; got '0101', '0102' as on line 2",
        ),
        (
            "sides.csv",
            "0102,0101",
            "0102,0199",
            "sides.csv line 3, field b: expected a key of map.csv; got '0199'",
        ),
        (
            "setup.csv",
            "courland",
            "prussia",
            "setup.csv line 3, field place: expected a key of map.csv; got 'prussia'",
        ),
        ("setup.csv", "0101,1", "0101,2", "setup.csv line 2, field turn: expected a key of track.csv; got 2"),
        ("track.csv", "1,2", "1,2,3", "track.csv line 2: expected 2 fields; got 3"),
        ("track.csv", "1,2", "1", "track.csv line 2: expected 2 fields; got 1"),
        (
            "track.csv",
            "turn,soviet",
            "turn,sovjet",
            "track.csv line 1, field sovjet: expected one of the columns turn, soviet; got 'sovjet'",
        ),
        (
            "track.csv",
            "turn,soviet",
            "turn",
            "track.csv line 1, field soviet: expected this column; got turn",
        ),
        (
            "track.csv",
            "turn,soviet",
            "turn,turn",
            "track.csv line 1, field turn: expected each column once; got it 2 times",
        ),
        (
            "track.csv",
            "turn,soviet\n1,2",
            "turn;soviet\n1;2",
            "track.csv line 1: expected commas between the fields; got 'turn;soviet'",
        ),
        ("track.csv", "1,2", "", "track.csv: expected rows below the header; got none"),
        (
            "track.csv",
            "turn,soviet\n1,2",
            "# Turns",
            "track.csv: expected the columns turn, soviet; got no header",
        ),
        ("track.csv", "turn,soviet\n1,2", "", "track.csv: expected some data; got an empty file"),
        ("track.csv", "1,2", '1,"2', "track.csv line 2: expected CSV; got an error: unexpected end of data"),
    ],
)
def test_a_fault_in_a_csv_file_is_named_in_one_line(
    base: Path, file: str, old: str, new: str, message: str
) -> None:
    content = (base / file).read_text(encoding="utf-8")
    assert old in content
    write(base, {file: content.replace(old, new, 1)})
    assert error_of(lambda: load(ALL, Source(base))) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "halved = true",
            'halved = "yes"',
            "tables.toml, field crt.halved: expected true or false; got 'yes'",
        ),
        (
            "halved = true",
            "halved = true\nshift = 4",
            "tables.toml, field crt.shift: expected a whole number from -3 to 3; got 4",
        ),
        (
            "halved = true",
            "halved = true\nshift = true",
            "tables.toml, field crt.shift: expected a whole number from -3 to 3; got True",
        ),
        ("halved = true", "", "tables.toml, field crt.halved: expected a value; got nothing"),
        (
            "halved",
            "halfed",
            "tables.toml, field crt.halfed: expected one of "
            "odds, rolls, halved, shift, source, grounds; got 'halfed'",
        ),
        (
            '["Ae", "De"]',
            '["Ae", "Dx"]',
            "tables.toml, field crt.rolls.one item 2: expected one of Ae, De; got 'Dx'",
        ),
        ('["Ae", "De"]', '["Ae"]', "tables.toml, field crt.rolls.one: expected a list of 2; got 1"),
        ('["1-1", "2-1"]', '"1-1"', "tables.toml, field crt.odds: expected a list; got '1-1'"),
        ('{ one = ["Ae", "De"] }', "6", "tables.toml, field crt.rolls: expected a table; got 6"),
        (
            '["0101"]',
            '["0199"]',
            "tables.toml, field edges.entry item 1: expected a key of map.csv; got '0199'",
        ),
        (
            "halved = true",
            "halved =",
            "tables.toml: expected TOML; got an error: Invalid value (at line 4, column 9)",
        ),
    ],
)
def test_a_fault_in_a_toml_file_is_named_in_one_line(base: Path, old: str, new: str, message: str) -> None:
    content = (base / "tables.toml").read_text(encoding="utf-8")
    assert old in content
    write(base, {"tables.toml": content.replace(old, new, 1)})
    assert error_of(lambda: load(ALL, Source(base))) == message


class TestOtherFaults:
    def test_missing_file(self, base: Path) -> None:
        (base / "track.csv").unlink()
        assert error_of(lambda: load(ALL, Source(base))) == "track.csv: expected a file; found none"

    def test_another_encoding(self, base: Path) -> None:
        (base / "track.csv").write_bytes("turn,soviet\n1,2\n2,é\n".encode("latin-1"))
        message = "track.csv line 3: expected UTF-8 text; got the byte 0xe9"
        assert error_of(lambda: load(ALL, Source(base))) == message

    def test_line_numbers_count_line_breaks_inside_quotes(self, base: Path) -> None:
        write(base, {"setup.csv": 'unit,place,turn\n"a\nb",0101,1\nc,0199,1\n'})
        assert error_of(lambda: load(ALL, Source(base))).startswith("setup.csv line 4, field place")

    def test_a_long_value_is_cut(self, base: Path) -> None:
        write(base, {"track.csv": f"turn,soviet\n1,{'x' * 500}\n"})
        assert len(error_of(lambda: load([TRACK], Source(base)))) < 200

    def test_a_reference_needs_its_target_loaded(self, base: Path) -> None:
        message = "sides.csv line 2, field a: refers to map.csv, which has not been loaded"
        assert error_of(lambda: load([SIDES], Source(base))) == message

    def test_a_key_is_a_column_that_is_never_blank(self) -> None:
        with pytest.raises(ValueError, match="the key turn must be a column"):
            Table("track.csv", key="turn", columns={"date": text})
        with pytest.raises(ValueError, match="never blank"):
            Table("track.csv", key="turn", columns={"turn": optional(integer())})


class TestPacks:
    def test_only_the_files_of_the_pack_replace_ours(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"track.csv": "turn,soviet\n1,9\n"})
        plain, packed = load(ALL, Source(base)), load(ALL, Source(base, [pack]))
        assert packed.rows(TRACK) == ({"turn": 1, "soviet": 9},)
        assert packed.rows(MAP) == plain.rows(MAP)

    def test_the_later_pack_wins(self, base: Path, tmp_path: Path) -> None:
        packs = [write(tmp_path / name, {"track.csv": f"turn,soviet\n1,{name}\n"}) for name in ("7", "8")]
        assert load([TRACK], Source(base, packs)).rows(TRACK)[0]["soviet"] == 8

    def test_errors_name_the_pack(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"track.csv": "turn,soviet\n1,two\n"})
        message = "box/track.csv line 2, field soviet: expected a whole number of 0 or more; got 'two'"
        assert error_of(lambda: load([TRACK], Source(base, [pack]))) == message

    def test_a_pack_may_say_what_it_is(self, base: Path, tmp_path: Path) -> None:
        label = 'name = "My box"\ngame = "bfg"\n'
        pack = write(tmp_path / "box", {"pack.toml": label, "README.md": "Read from the map.", ".hidden": ""})
        (opened,) = Source(base, [pack], game="bfg").packs
        assert (opened.name, opened.author, opened.files) == (
            "My box",
            None,
            frozenset({".hidden"}) - {".hidden"},
        )

    def test_a_pack_without_label_is_called_by_its_folder(self, base: Path, tmp_path: Path) -> None:
        assert Source(base, [write(tmp_path / "box", {})]).packs[0].name == "box"

    def test_a_pack_for_another_game_is_refused(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"pack.toml": 'name = "My box"\ngame = "borodino"\n'})
        message = "box/pack.toml, field game: expected 'bfg'; got 'borodino'"
        assert error_of(lambda: Source(base, [pack], game="bfg")) == message

    def test_a_label_without_game_is_refused(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"pack.toml": 'name = "My box"\n'})
        message = "box/pack.toml, field game: expected a value; got nothing"
        assert error_of(lambda: Source(base, [pack], game="bfg")) == message

    def test_an_unknown_file_is_refused(self, base: Path, tmp_path: Path) -> None:
        pack = write(tmp_path / "box", {"trak.csv": "turn,soviet\n1,9\n"})
        known = "map.csv, setup.csv, sides.csv, tables.toml, track.csv"
        message = f"box/trak.csv: expected only files of the game: {known}; got 'trak.csv'"
        assert error_of(lambda: Source(base, [pack])) == message

    def test_a_missing_folder_is_refused(self, base: Path, tmp_path: Path) -> None:
        assert error_of(lambda: Source(base, [tmp_path / "box"])).endswith(
            "expected the folder of a pack; found none"
        )


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
