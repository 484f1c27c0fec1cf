"""The command line: every command, every kind of bad input, and the exit code of each."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from struct import unpack
from typing import Any

import pytest

from grognard import __version__, games
from grognard.cli import main
from grognard.commands import draw_map, measure
from grognard.lab import simulate
from grognard.lab.bench import Measure
from tests.picture.toy import toy_sheet

GAME = "battle-for-germany"
SHORT = ("--scenario", "red-star-white-star")
DATA = games.find(GAME).folder / "data"
ALL_NAMES = ", ".join((*games.GAMES, *games.SHEETS))
PNG = b"\x89PNG\r\n\x1a\n"
MODULE = (sys.executable, "-m", "grognard")
BESIDE = {**os.environ, "PYTHONPATH": str(Path(games.__file__).parents[2])}
"""The environment of a process that shall find the package that is tested here."""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: exit code, output, complaints."""

    def call(*arguments: object) -> tuple[int, str, str]:
        code = main([str(argument) for argument in arguments])
        caught = capsys.readouterr()
        return code, caught.out, caught.err

    return call


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two short games."""
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", GAME, *SHORT, "--games", "2", "--records", str(folder), "--json"]) == 0
    return folder


@pytest.fixture
def kept(records: Path) -> Path:
    return min(records.iterdir())


class TestGames:
    def test_it_lists_games_scenarios_and_options(self, run: Run) -> None:
        code, out, _ = run("games")
        assert code == 0
        for word in (GAME, "red-star-white-star", "east-german", "ss-fight-on", "random", *games.SHEETS):
            assert word in out

    def test_json(self, run: Run) -> None:
        game, race = json.loads(run("games", "--json")[1])["games"]
        assert (game["name"], race["name"]) == (GAME, "race-for-berlin")
        assert json.loads(run("games", "--json")[1])["maps"] == list(games.SHEETS)
        historical = game["scenarios"][0]
        assert historical["seats"]["soviet"] == ["soviet", "west-german"]
        assert historical["options"] == ["east-front-replacements", "attacker-conducts-retreats"]


class TestSimulate:
    def test_json_has_the_promised_keys(self, run: Run) -> None:
        code, out, err = run("simulate", GAME, *SHORT, "--agents", "random,random", "--json")
        assert (code, err) == (0, "")
        report = json.loads(out)
        assert list(report)[:11] == [
            "game",
            "scenario",
            "games",
            "finished",
            "outcomes",
            "draws",
            "mean_turns",
            "decisions",
            "cpu_seconds",
            "decisions_per_cpu_second",
            "mean_options",
        ]
        assert set(report) - {"statistics"} == set(list(report)[:11])
        assert report["finished"] == report["games"] == 1
        assert sum(report["outcomes"].values()) + report["draws"] == 1

    def test_the_table_names_seats_and_agents(self, run: Run) -> None:
        code, out, err = run("simulate", GAME, *SHORT)
        assert (code, err) == (0, "")
        assert "western (random)" in out
        assert "decisions per CPU-second" in out

    def test_two_processes_give_the_same_games_as_one(self, run: Run, tmp_path: Path) -> None:
        reports = []
        for jobs in (1, 2):
            arguments = (
                "--games",
                3,
                "--seed",
                5,
                "--jobs",
                jobs,
                "--records",
                tmp_path / str(jobs),
                "--json",
            )
            report = json.loads(run("simulate", GAME, *SHORT, *arguments)[1])
            reports.append({key: value for key, value in report.items() if "cpu_second" not in key})
        assert reports[0] == reports[1]
        one, two = ({file.name: file.read_bytes() for file in (tmp_path / jobs).iterdir()} for jobs in "12")
        assert one == two
        assert sorted(one) == [f"red-star-white-star-5-000{number}.record" for number in (1, 2, 3)]

    def test_options_are_part_of_the_game(self, run: Run, tmp_path: Path) -> None:
        option = "attacker-conducts-retreats=on"
        assert run("simulate", GAME, *SHORT, "--option", option, "--records", tmp_path)[0] == 0
        (file,) = tmp_path.iterdir()
        assert '"attacker-conducts-retreats": true' in file.read_text()

    def test_swapped_agents_are_counted_apart(self, run: Run) -> None:
        arguments = ("--agents", "random,random", "--games", 2, "--swap")
        report = json.loads(run("simulate", GAME, *SHORT, *arguments, "--json")[1])
        assert report["by_agent"] == {"random": sum(report["outcomes"].values())}
        assert "agent random" in run("simulate", GAME, *SHORT, *arguments)[1]

    def test_problems_are_told_and_fail_the_run(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(games.find(GAME), "problems", lambda state: ["two Berlins"] * 12)
        code, out, err = run("simulate", GAME, *SHORT, "--check", "--json")
        assert code == 1
        assert json.loads(out)["finished"] == 1
        assert err.splitlines()[0] == "grognard: game 1, decision 1: two Berlins"
        assert err.splitlines()[-1] == "grognard: and 2 more problems"

    def test_an_interrupt_ends_it_cleanly(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*arguments: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(simulate, "play", interrupted)
        assert run("simulate", GAME, *SHORT) == (130, "", "grognard: interrupted\n")


class TestVerify:
    def test_good_records_are_good(self, run: Run, records: Path) -> None:
        code, out, err = run("verify", *sorted(records.iterdir()))
        assert (code, err) == (0, "")
        assert [": good, " in line for line in out.splitlines()] == [True, True]

    def test_one_changed_byte_is_found_where_it_stands(self, run: Run, kept: Path, tmp_path: Path) -> None:
        lines = kept.read_bytes().split(b"\n")
        lines[20] = lines[20].replace(b" western ", b" westerm ").replace(b" soviet ", b" soviel ")
        changed = tmp_path / "changed.record"
        changed.write_bytes(b"\n".join(lines))
        code, out, err = run("verify", changed)
        assert (code, out) == (1, "")
        assert err == f"grognard: {changed}: action 20: the line was changed\n"

    def test_a_cut_record_is_no_record(self, run: Run, kept: Path, tmp_path: Path) -> None:
        cut = tmp_path / "cut.record"
        cut.write_bytes(kept.read_bytes()[:2000])
        code, out, err = run("verify", cut)
        assert (code, out) == (2, "")
        assert err.startswith(f"grognard: {cut}: ")
        assert "cut" in err

    def test_a_record_of_another_version_is_refused(self, run: Run, kept: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.record"
        other.write_bytes(kept.read_bytes().replace(b"grognard-record 1", b"grognard-record 9", 1))
        code, _, err = run("verify", other)
        assert code == 2
        assert err == f"grognard: {other}: field version: expected 1; got '9'\n"

    def test_the_worst_record_decides_and_the_others_are_still_read(
        self, run: Run, kept: Path, tmp_path: Path
    ) -> None:
        code, out, err = run("verify", tmp_path / "none.record", kept)
        assert code == 2
        assert err.count("\n") == 1
        assert out.startswith(f"{kept}: good, ")

    def test_a_game_with_other_components_needs_its_pack(self, run: Run, tmp_path: Path) -> None:
        pack = edited(tmp_path, "track.csv", "14,1945-07-1,0,0,1,", "14,1945-07-1,0,0,2,")
        folder = tmp_path / "records"
        assert run("simulate", GAME, *SHORT, "--pack", pack, "--records", folder)[0] == 0
        (file,) = folder.iterdir()
        assert run("verify", file, "--pack", pack)[0] == 0
        code, _, err = run("verify", file)
        assert code == 2
        assert "field data: expected" in err


class TestReplay:
    def test_the_log_names_actions_and_rules_then_the_position(self, run: Run, kept: Path) -> None:
        code, out, err = run("replay", kept)
        assert (code, err) == (0, "")
        assert "    1  " in out
        assert "[11-0d]" in out
        assert "as soviet sees it" in out
        assert "Berlin 10" in out

    def test_it_stops_where_it_is_told(self, run: Run, kept: Path) -> None:
        code, out, _ = run("replay", kept, "--at", 2, "--seat", "western", "--lang", "fr")
        assert code == 0
        assert "    2  " in out
        assert "    3  " not in out
        assert "as western sees it" in out
        assert "Varsovie" in out

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (("--at", "99999"), "--at: expected a number up to "),
            (("--at", "-1"), "--at: expected a whole number of 0 or more; got '-1'"),
            (("--seat", "german"), "seat: expected one of soviet, western; got 'german'"),
            (("--lang", "de"), "--lang: invalid choice: 'de'"),
        ],
    )
    def test_what_is_not_in_the_record_is_refused(
        self, run: Run, kept: Path, arguments: tuple[str, ...], complaint: str
    ) -> None:
        code, out, err = run("replay", kept, *arguments)
        assert (code, out) == (2, "")
        assert err.startswith(f"grognard: {complaint}")
        assert err.count("\n") == 1


class TestRules:
    def test_json_adds_up(self, run: Run) -> None:
        found = json.loads(run("rules", GAME, "--json")[1])
        assert list(found) == ["rules", "tested", "data", "open"]
        assert found["rules"] == found["tested"] + found["data"] + len(found["open"]) == 232

    def test_the_list_names_the_tests(self, run: Run) -> None:
        code, out, _ = run("rules", GAME)
        assert code == 0
        assert "6-82" in out
        assert "test_06" in out

    def test_in_french(self, run: Run) -> None:
        assert "triplée" in run("rules", GAME, "--lang", "fr")[1]

    def test_only_open_ones(self, run: Run) -> None:
        code, out, _ = run("rules", GAME, "--open")
        assert code == 0
        assert out.splitlines()[-1].startswith("232 rules: ")
        assert "test_" not in out


class TestData:
    def test_json(self, run: Run) -> None:
        found = json.loads(run("data", GAME, "--json")[1])
        assert list(found) == ["printed", "derived", "reconstructed"]
        assert min(found.values()) > 0

    def test_every_file_is_listed(self, run: Run) -> None:
        code, out, _ = run("data", GAME)
        assert code == 0
        assert all(file.name in out for file in DATA.iterdir())

    def test_a_pack_counts(self, run: Run, tmp_path: Path) -> None:
        pack = edited(tmp_path, "track.csv", ",0,0,1,0,reconstructed,", ",0,0,1,0,printed,")
        with_pack = json.loads(run("data", GAME, "--pack", pack, "--json")[1])
        assert with_pack["printed"] == json.loads(run("data", GAME, "--json")[1])["printed"] + 1


class TestMapOfAGameWithoutRules:
    @pytest.fixture(autouse=True)
    def toy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        sheet = toy_sheet(tmp_path / "toy")
        monkeypatch.setitem(games.SHEETS, "toy", "toy")
        monkeypatch.setattr(games, "find_sheet", lambda name: sheet)

    def test_its_rows_are_counted(self, run: Run) -> None:
        code, out, _ = run("data", "toy")
        assert code == 0
        assert "Components of Toy" in out
        assert all(f"{name}.csv" in out for name in ("map", "sides", "ways", "places"))
        found = json.loads(run("data", "toy", "--json")[1])
        assert found["printed"] == found["derived"] == 0
        assert found["reconstructed"] > 140

    def test_it_is_drawn(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "carte.svg"
        assert run("map", "toy", "-o", goal, "--lang", "fr") == (0, f"{goal}\n", "")
        assert "Marbourg" in goal.read_text(encoding="utf-8")

    def test_it_has_no_scenarios(self, run: Run, tmp_path: Path) -> None:
        code, _, err = run("map", "toy", "--scenario", "x", "-o", tmp_path / "x.svg")
        assert code == 2
        assert "--scenario: expected none, for toy has no rules yet; got 'x'" in err


class TestMap:
    def test_svg(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "board.svg"
        assert run("map", GAME, "-o", goal) == (0, f"{goal}\n", "")
        text = goal.read_text(encoding="utf-8")
        assert text.startswith("<svg ")
        for word in ("Königsberg", "Historical game", "16–31 December 1944", "Courland"):
            assert word in text
        assert [file.name for file in tmp_path.iterdir()] == ["board.svg"]

    def test_png(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        small = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
        monkeypatch.setattr(draw_map, "draw", lambda scene, style: small)
        goal = tmp_path / "board.PNG"
        assert run("map", GAME, "-o", goal, "--zoom", "2.5")[0] == 0
        assert goal.read_bytes().startswith(PNG)
        assert unpack(">II", goal.read_bytes()[16:24]) == (25, 25)

    def test_another_scenario_in_french(self, run: Run, tmp_path: Path) -> None:
        goal = tmp_path / "carte.svg"
        assert run("map", GAME, *SHORT, "-o", goal, "--lang", "fr")[0] == 0
        text = goal.read_text(encoding="utf-8")
        for word in ("Varsovie", "Étoile rouge", "16–31 mai 1945", "Courlande"):
            assert word in text

    def test_a_symbol_that_cannot_be_drawn_is_refused(self, run: Run, tmp_path: Path) -> None:
        pack = edited(tmp_path, "units.csv", ",corps,armour,7,4,8,", ",corps,zeppelin,7,4,8,")
        goal = tmp_path / "board.svg"
        code, _, err = run("map", GAME, "-o", goal, "--pack", pack)
        assert code == 2
        assert err.startswith("grognard: units.csv, unit us-iii, field kind: expected one of infantry")
        assert not goal.exists()


class TestBench:
    MEASURES = (
        Measure("yardstick", "a loop", 4.0, "ms", ratio=1.0),
        Measure("reach", "one unit", 120.0, "µs", 100, ratio=0.03),
        Measure("random play", "decisions", 18_000, "/s", 10_000, at_least=True, ratio=0.014),
        Measure("state", "one state", 15.0, "kB", 200),
    )

    @pytest.fixture(autouse=True)
    def _measured(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(measure, "measure", lambda: list(self.MEASURES))

    def test_targets_stand_beside_what_was_measured(self, run: Run) -> None:
        code, out, _ = run("bench")
        assert code == 0
        lines = {line.split("  ")[0].strip(): line for line in out.splitlines()}
        assert "under 100 µs   missed" in lines["reach"]
        assert "at least 10,000 /s   met" in lines["random play"]

    def test_json(self, run: Run) -> None:
        found = json.loads(run("bench", "--json")[1])["measures"]
        assert found["reach"] == {
            "what": "one unit",
            "value": 120.0,
            "unit": "µs",
            "target": 100,
            "met": False,
            "ratio": 0.03,
        }


class TestDemo:
    def test_a_game_is_told_turn_by_turn(self, run: Run) -> None:
        code, out, err = run("demo", "--scenario", "disaster-in-the-east", "--seed", 2)
        assert (code, err) == (0, "")
        assert [f"Turn {turn} begins." in out for turn in range(1, 8)] == [True] * 6 + [False]
        assert "(winner)" in out or "Draw" in out
        assert "[11-0c]" in out


class TestHelp:
    @pytest.mark.parametrize("arguments", [["--help"], ["simulate", "--help"], ["map", "--help"]])
    def test_help_has_an_example(self, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 0
        assert "  grognard " in capsys.readouterr().out

    def test_the_package_runs_as_a_module(self) -> None:
        done = subprocess.run([*MODULE, "--version"], capture_output=True, text=True, check=True, env=BESIDE)
        assert done.stdout == f"grognard {__version__}\n"

    def test_output_is_utf_8_whatever_the_system_prefers(self) -> None:
        elsewhere = {**BESIDE, "PYTHONIOENCODING": "ascii"}
        done = subprocess.run([*MODULE, "--help"], capture_output=True, check=True, env=elsewhere)
        assert "1941–45" in done.stdout.decode("utf-8")

    def test_a_reader_who_stops_reading_is_no_error(self) -> None:
        with subprocess.Popen(
            [*MODULE, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=BESIDE
        ) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode == 141


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack with one file of the game, changed in one place."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    pack = folder / "my-pack"
    pack.mkdir()
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            ([], "the following arguments are required: COMMAND"),
            (["gmes"], "COMMAND: invalid choice: 'gmes'"),
            (["games", "--verbose"], "unrecognized arguments: --verbose"),
            (["simulate", "chess"], "game: expected one of battle-for-germany, race-for-berlin; got 'chess'"),
            (["rules", "chess"], "game: expected one of battle-for-germany, race-for-berlin; got 'chess'"),
            (["data", "chess"], f"game: expected one of {ALL_NAMES}; got 'chess'"),
            (["map", "chess", "-o", "x.svg"], f"game: expected one of {ALL_NAMES}; got 'chess'"),
            (["demo", "chess"], "game: expected one of battle-for-germany, race-for-berlin; got 'chess'"),
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
        self,
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
        self, run: Run, tmp_path: Path, file: str, old: str, new: str, complaint: str
    ) -> None:
        pack, goal = edited(tmp_path, file, old, new), tmp_path / "records"
        code, out, err = run("simulate", GAME, "--pack", pack, "--records", goal)
        assert (code, out) == (2, "")
        assert file in err
        assert complaint in err
        assert err.count("\n") == 1
        assert not goal.exists()

    def test_a_track_that_ends_too_early_is_refused(self, run: Run, tmp_path: Path) -> None:
        rows = (DATA / "track.csv").read_text(encoding="utf-8").splitlines(keepends=True)
        (tmp_path / "track.csv").write_text("".join(rows[:-1]), encoding="utf-8")
        code, _, err = run("data", GAME, "--pack", tmp_path)
        assert (code, err) == (2, "grognard: track.csv, field turn: expected 1 to 16; 16 is missing\n")

    def test_records_cannot_go_where_a_file_stands(self, run: Run, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("mine")
        code, out, err = run("simulate", GAME, *SHORT, "--records", tmp_path / "file")
        assert (code, out) == (2, "")
        assert err.startswith(f"grognard: {tmp_path / 'file'}: expected a folder that can be written to; got")
        assert (tmp_path / "file").read_text() == "mine"

    def test_a_picture_cannot_replace_a_folder(self, run: Run, tmp_path: Path) -> None:
        (tmp_path / "x.svg").mkdir()
        code, _, err = run("map", GAME, "-o", tmp_path / "x.svg")
        assert code == 2
        assert "x.svg: expected a file that can be written; got a folder" in err
        assert [file.name for file in tmp_path.iterdir()] == ["x.svg"]


def test_the_same_command_prints_the_same_json_twice(run: Run) -> None:
    def report() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(run("simulate", GAME, *SHORT, "--seed", 9, "--json")[1])
        return {key: value for key, value in found.items() if "cpu_second" not in key}

    assert report() == report()
