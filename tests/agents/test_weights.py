"""The weights of every game's scripted player: explained, read once, and changed for a trial."""

import re
from importlib import import_module
from typing import Any

import pytest

from grognard import agents, games
from grognard.kernel.components.schema import DataError

SCRIPTED = [name for name in games.GAMES if "scripted" in agents.names(games.find(name))]
A_WEIGHT: dict[str, dict[str, Any]] = {
    "battle-for-germany": {"attack": {"fee": 0.3}},
    "race-for-berlin": {"soviets": {"activation": 3}},
    "victory-roads": {"soviet_attack": {"fee": 0.3}},
    "borodino-41": {"goals": {"town": 150.0}},
    "fortress-berlin": {"drive": {"contact": 7.0}},
}


def weights_of(game: str) -> Any:
    return import_module(games.module_beside(games.find(game), "ai.weights")).Weights


def explained(lines: list[str], place: int) -> bool:
    """By a comment above it, or above its table if that is one of names, such as the turn of each city."""
    if re.match(r'"|[A-Z][a-z]', lines[place]):
        place = max(above for above in range(place) if lines[above].startswith("["))
    return lines[place - 1].startswith("# ")


@pytest.mark.parametrize("game", SCRIPTED)
def test_a_line_above_each_weight_says_what_it_does(game: str) -> None:
    lines = weights_of(game).file().read_text(encoding="utf-8").splitlines()
    given = [place for place, line in enumerate(lines) if re.match(r'[\w"]+ = ', line)]
    assert len(given) > 40
    assert [lines[place] for place in given if not explained(lines, place)] == []


@pytest.mark.parametrize("game", SCRIPTED)
def test_the_file_is_read_once(game: str) -> None:
    weights = weights_of(game)
    assert weights.standard() is weights.standard()


@pytest.mark.parametrize("game", SCRIPTED)
def test_a_player_is_made_with_other_weights(game: str) -> None:
    weights = weights_of(game)
    assert weights.changed(A_WEIGHT[game]) != weights.standard()
    assert agents.make("scripted", games.find(game), 1, A_WEIGHT[game]).name == "scripted"


@pytest.mark.parametrize("game", SCRIPTED)
def test_weights_that_are_none_are_refused(game: str) -> None:
    with pytest.raises(DataError, match="changed weights: object contains unknown field `courage`"):
        agents.make("scripted", games.find(game), 1, {"courage": 1})


def test_a_player_without_weights_says_so() -> None:
    with pytest.raises(agents.UnknownAgent, match="random has no weights"):
        agents.make("random", games.find(SCRIPTED[0]), 1, {"courage": 1})
