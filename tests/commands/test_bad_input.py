"""Every kind of bad input gets one line and an exit code."""

from pathlib import Path

import pytest

from grognard import games
from grognard.games import GAMES
from tests.commands.calling import DATA, GAME, SHORT, Run, edited

ALL_NAMES = ", ".join((*games.GAMES, *games.SHEETS))


NO_CHESS = f"game: expected one of {', '.join(GAMES)}; got 'chess'"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["gmes"], "COMMAND: invalid choice: 'gmes'"),
        (["games", "--verbose"], "unrecognized arguments: --verbose"),
        (["simulate", "chess"], NO_CHESS),
        (["rules", "chess"], NO_CHESS),
        (["data", "chess"], f"game: expected one of {ALL_NAMES}; got 'chess'"),
        (["map", "chess", "-o", "x.svg"], f"game: expected one of {ALL_NAMES}; got 'chess'"),
        (["demo", "chess"], NO_CHESS),
        (["simulate", GAME, "--scenario", "x"], "scenario: expected one of historical, extended, "),
        (["map", GAME, "--scenario", "x", "-o", "x.svg"], "scenario: expected one of historical"),
        (["simulate", GAME, "--option", "x=on"], "option: historical takes east-front-replacements, "),
        (["simulate", GAME, "--option", "x"], "option: expected NAME=on or NAME=off; got 'x'"),
        (["simulate", GAME, *("--option", "x=on") * 2], "option: expected each option once; got 'x'"),
        (["simulate", GAME, "--agents", "random,x"], "agent: expected one of random, "),
        (["simulate", GAME, "--agents", "random"], "agents: expected 2 for historical (soviet, western)"),
        (["simulate", GAME, "--games", "0"], "--games: expected a whole number of 1 or more; got '0'"),
        (["simulate", GAME, "--jobs", "x"], "--jobs: expected a whole number of 1 or more; got 'x'"),
        (["simulate", GAME, "--seed", "-1"], "--seed: expected a whole number of 0 or more; got '-1'"),
        (["simulate", GAME, "--pack", "nowhere"], "nowhere: expected the folder of a pack; found none"),
        (["verify", "nowhere"], "nowhere: expected a file that can be read; got: No such file"),
        (["replay", "."], ".: expected a file that can be read; got: "),
        (["map", GAME], "the following arguments are required: -o/--output"),
        (["map", GAME, "-o", "x.png", "--zoom", "9"], "--zoom: expected a number from 0.1 to 4; got '9'"),
        (
            ["map", GAME, "-o", "x.png", "--zoom", "nan"],
            "--zoom: expected a number from 0.1 to 4; got 'nan'",
        ),
        (["map", GAME, "-o", "x.gif"], "-o: expected a file that ends in .svg or .png; got 'x.gif'"),
        (["map", GAME, "-o", "nowhere/x.svg"], "nowhere/x.svg: expected a file that can be written; got"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_it_gets_one_line_and_exit_code_2_and_nothing_is_written(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"grognard: {complaint}")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "map.csv",
            "hex,terrain,theatre,",
            "hex,theatre,",
            "line 10, field terrain: expected this column",
        ),
        (
            "units.csv",
            ",7,4,8,",
            ",seven,4,8,",
            "field attack: expected a whole number from 0 to 30; got 's",
        ),
        ("map.csv", "0112,broken,", "0112,swamp,", "field terrain: expected one of clear, broken, rough"),
        ("map.csv", "\n0113,", "\n0112,", "field hex: expected each key once; got '0112' as on line 22"),
        (
            "setup.csv",
            "us-iii,1901,",
            "us-iii,9901,",
            "field place: expected a key of map.csv; got '9901'",
        ),
        (
            "setup.csv",
            "us-iii,1901,",
            "us-zz,1901,",
            "field unit: expected a key of units.csv; got 'us-zz'",
        ),
        (
            "setup.csv",
            "us-iii,1901,",
            "us-iii,0101,",
            "unit us-iii, field place: expected a hex that units",
        ),
        (
            "sides.csv",
            "0807,0907,",
            "0807,1907,",
            "fields a, b: expected a neighbour of 0807; got '1907'",
        ),
        (
            "tables.toml",
            '["1601", "2301"]',
            '["1601"]',
            "field edges.west_exit: expected a list of 2; got 1",
        ),
        ("tables.toml", '["Ar", "Dr", ', '["Ar", ', "combat_results: row 1 has 9 results for 10 columns"),
    ],
)
def test_a_bad_pack_is_named_with_file_and_field(
    run: Run, tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    pack, goal = edited(tmp_path, file, old, new), tmp_path / "records"
    code, out, err = run("simulate", GAME, "--pack", pack, "--records", goal)
    assert (code, out) == (2, "")
    assert file in err
    assert complaint in err
    assert err.count("\n") == 1
    assert not goal.exists()


def test_a_track_that_ends_too_early_is_refused(run: Run, tmp_path: Path) -> None:
    rows = (DATA / "track.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "track.csv").write_text("".join(rows[:-1]), encoding="utf-8")
    code, _, err = run("data", GAME, "--pack", tmp_path)
    assert (code, err) == (2, "grognard: track.csv, field turn: expected 1 to 16; 16 is missing\n")


def test_records_cannot_go_where_a_file_stands(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    code, out, err = run("simulate", GAME, *SHORT, "--records", tmp_path / "file")
    assert (code, out) == (2, "")
    assert err.startswith(f"grognard: {tmp_path / 'file'}: expected a folder that can be written to; got")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_picture_cannot_replace_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.svg").mkdir()
    code, _, err = run("map", GAME, "-o", tmp_path / "x.svg")
    assert code == 2
    assert "x.svg: expected a file that can be written; got a folder" in err
    assert [file.name for file in tmp_path.iterdir()] == ["x.svg"]
