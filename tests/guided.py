"""A guided first game, played as its guide tells."""

from typing import Generic, TypeVar

from grognard.kernel.game import Game
from grognard.kernel.pieces import Pieces
from grognard.kernel.state import State
from grognard.kernel.words.guide import load_guide

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pieces)


def played_until(game: Game[S], step: str) -> tuple[S, list[str]]:
    """The position when a step begins, and everything that was noted on the way."""
    guide = load_guide(game)
    assert guide is not None
    state, noted = guide.begin(game), list[str]()
    before = state.clone()
    for beat in guide.beats:
        if guide.steps[beat.step].text == step:
            break
        if not beat.lines:
            state = before
            continue
        before = state.clone()
        (side,) = state.pending
        mine = (line for line in beat.lines if game.parse(line) in state.pending[side].options)
        for who, line in ((side, next(mine)), *beat.then):
            game.act(state, who, game.parse(line))
            noted += [game.words(state, event.message, event.args) for event in state.events]
    return state, noted


class Lesson(Generic[P]):
    """The guided first game of a game with counters: its positions, and units by their names."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    def at(self, step: str) -> P:
        """The position when a step begins."""
        return played_until(self.game, step)[0]

    def number(self, name: str) -> int:
        """The number of a unit."""
        found = self.game.grammar.number("unit", name)
        assert found is not None
        return found

    def where(self, g: P, name: str) -> str:
        """The cell of a unit."""
        return self.game.grammar.names("cell")[g.cell[self.number(name)]]
