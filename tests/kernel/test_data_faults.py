"""Faults in data files: what is refused, and how the refusal reads."""

from pathlib import Path

import pytest

from grognard.kernel.components.data import check_run, load
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import Table, integer, optional, text
from tests.kernel.data_files import ALL, GOOD, SIDES, TRACK, error_of, write


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


def test_a_row_that_must_be_there_is_missed_by_its_key(tmp_path: Path) -> None:
    data = load(ALL, Source(write(tmp_path, GOOD)))
    assert data.all_rows(SIDES, [("0102", "0101")]) == data.rows(SIDES)
    wanted = "sides.csv, field a, b: expected a row for each; 0101 0103 is missing"
    assert error_of(lambda: data.all_rows(SIDES, [("0101", "0102"), ("0101", "0103")])) == wanted
    wanted = "track.csv, field turn: expected a row for each; 9 is missing"
    assert error_of(lambda: data.all_rows(TRACK, [1, 9])) == wanted


@pytest.mark.parametrize("found", [[1, 3], [2, 1], [1], [1, 2, 3]])
def test_numbers_run_without_a_gap(found: list[int]) -> None:
    check_run(TRACK, [1, 2], range(1, 3))
    assert error_of(lambda: check_run(TRACK, found, range(1, 3))) == (
        f"track.csv: expected 1 to 2 in order; got {found}"
    )
