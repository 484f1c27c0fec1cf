"""`grognard simulate`: the same report and the same records from the same seed."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard import games
from grognard.lab import simulate
from tests.commands.calling import GAME, SHORT, Run


def test_json_has_the_promised_keys(run: Run) -> None:
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


def test_the_table_names_seats_and_agents(run: Run) -> None:
    code, out, err = run("simulate", GAME, *SHORT)
    assert (code, err) == (0, "")
    assert "Western Allies (computer, at random)" in out
    assert "decisions a CPU second" in out


def test_two_processes_give_the_same_games_as_one(run: Run, tmp_path: Path) -> None:
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


def test_options_are_part_of_the_game(run: Run, tmp_path: Path) -> None:
    option = "attacker-conducts-retreats=on"
    assert run("simulate", GAME, *SHORT, "--option", option, "--records", tmp_path)[0] == 0
    (file,) = tmp_path.iterdir()
    assert '"attacker-conducts-retreats": true' in file.read_text()


def test_swapped_agents_are_counted_apart(run: Run) -> None:
    arguments = ("--agents", "random,random", "--games", 2, "--swap")
    report = json.loads(run("simulate", GAME, *SHORT, *arguments, "--json")[1])
    assert report["by_agent"] == {"random": sum(report["outcomes"].values())}
    assert "player computer, at random" in run("simulate", GAME, *SHORT, *arguments)[1]


def test_problems_are_told_and_fail_the_run(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.find(GAME), "problems", lambda state: ["two Berlins"] * 12)
    code, out, err = run("simulate", GAME, *SHORT, "--check", "--json")
    assert code == 1
    assert json.loads(out)["finished"] == 1
    assert err.splitlines()[0] == "grognard: game 1, decision 1: two Berlins"
    assert err.splitlines()[-1] == "grognard: and 2 more problems"


def test_an_interrupt_ends_it_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play", interrupted)
    assert run("simulate", GAME, *SHORT) == (130, "", "grognard: interrupted\n")


def test_the_same_command_prints_the_same_json_twice(run: Run) -> None:
    def report() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(run("simulate", GAME, *SHORT, "--seed", 9, "--json")[1])
        return {key: value for key, value in found.items() if "cpu_second" not in key}

    assert report() == report()


def test_mirrored_games_with_a_changed_weight_are_one_command(run: Run) -> None:
    agents = "scripted,scripted+attack.fee=2"
    code, out, err = run("simulate", GAME, *SHORT, "--agents", agents, "--mirror", "--games", 2, "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert list(report["by_agent"]) == ["scripted", "scripted+attack.fee=2"]
    assert sum(report["by_agent"].values()) + report["draws"] == 2


def test_a_weight_that_does_not_exist_is_refused_before_the_first_game(run: Run) -> None:
    code, _, err = run("simulate", GAME, *SHORT, "--agents", "scripted,scripted+attack.courage=2")
    assert code == 2
    assert "changed weights, attack: object contains unknown field `courage`" in err
