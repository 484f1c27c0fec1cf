"""Players of other packages: registered as entry points, they play, sit at tables and stand in the lists."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard import agents, games
from grognard.agents import registry
from grognard.lab import simulate
from grognard.lab.play import Plan

GAME, OTHER = games.find("battle-for-germany"), games.find("race-for-berlin")
FIRST = '''
"""A player that takes the first option."""


class First:
    name = "first"

    def __init__(self, seed):
        pass

    def choose(self, table):
        return table.decision.options[0]
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Installs a package with a module of players under the names given."""

    def install(entries: dict[str, str]) -> None:
        folder = tmp_path / "first_player-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: first-player\nVersion: 1.0\n")
        lines = (f"{name} = {where}\n" for name, where in entries.items())
        (folder / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{''.join(lines)}")
        (tmp_path / "first_player.py").write_text(FIRST)
        monkeypatch.syspath_prepend(tmp_path)
        registry.registered.cache_clear()

    yield install
    registry.registered.cache_clear()


def test_a_player_for_every_game_is_found_and_does_not_become_the_usual_one(package: Any) -> None:
    package({"first": "first_player:First"})
    assert agents.names(GAME) == ("random", "first", "scripted")
    assert agents.names(OTHER) == ("random", "first", "scripted")


def test_a_player_for_one_game_is_found_there_alone(package: Any) -> None:
    package({"race-for-berlin.first": "first_player:First"})
    assert agents.names(GAME) == ("random", "scripted")
    assert agents.names(OTHER) == ("random", "first", "scripted")


def test_it_plays_in_the_laboratory(package: Any) -> None:
    package({"first": "first_player:First"})
    plan = Plan(GAME.name, "red-star-white-star", ("first", "random"), seed=1, mirror=True)
    simulate.check(plan)
    played = list(simulate.run(plan, 2))
    assert [game.seating["soviet"] for game in played] == ["first", "random"]
    assert all(game.finished and not game.problems for game in played)


def test_nobody_replaces_our_own_players(package: Any) -> None:
    package({"random": "first_player:First", "scripted": "first_player:First"})
    assert agents.names(GAME) == ("random", "scripted")
    assert [agents.make(name, GAME, 1).name for name in ("random", "scripted")] == ["random", "scripted"]


@pytest.mark.parametrize("name", ["First Player", "a-name-of-more-than-20-characters", "first.", "+1"])
def test_a_name_that_no_seat_could_bear_is_left_out(package: Any, name: str) -> None:
    package({name: "first_player:First"})
    assert agents.names(GAME) == ("random", "scripted")


def test_a_player_that_cannot_be_loaded_is_named_with_the_reason(package: Any) -> None:
    package({"first": "first_player:Second"})
    with pytest.raises(agents.UnknownAgent, match=r"first is registered as first_player:Second, which fails"):
        agents.make("first", GAME, 1)
