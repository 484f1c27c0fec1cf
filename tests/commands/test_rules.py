"""`grognard rules`."""

import json

from tests.commands.calling import GAME, Run


def test_json_adds_up(run: Run) -> None:
    found = json.loads(run("rules", GAME, "--json")[1])
    assert list(found) == ["rules", "tested", "data", "open"]
    assert found["rules"] == found["tested"] + found["data"] + len(found["open"]) == 232


def test_the_list_names_the_tests(run: Run) -> None:
    code, out, _ = run("rules", GAME)
    assert code == 0
    assert "6-82" in out
    assert "test_06" in out


def test_in_french(run: Run) -> None:
    assert "triplée" in run("rules", GAME, "--lang", "fr")[1]


def test_only_open_ones(run: Run) -> None:
    code, out, _ = run("rules", GAME, "--open")
    assert code == 0
    assert out.splitlines()[-1].startswith("232 rules: ")
    assert "test_" not in out
