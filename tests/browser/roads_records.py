"""Games of Victory Roads that have come to a moment worth seeing."""

from __future__ import annotations

from grognard.games.victory_roads.game import VictoryRoads
from grognard.games.victory_roads.position import Position
from grognard.kernel import record
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.guide import load_guide
from tests.browser.player import LONGEST

GAME = VictoryRoads()
FIRST = ("priority CN", "secondary N", "choose su-artillery-3-1", "done", "end")
"""What is chosen where it is offered."""


class Writer:
    """Plays a game and writes its record."""

    def __init__(self, scenario: str, key: bytes) -> None:
        self.state: Position = GAME.new(scenario, {}, key)
        self.record = record.start(GAME, scenario, {}, key)

    def options(self, side: str) -> list[str]:
        """The lines that a side may choose."""
        return [GAME.grammar.text(option) for option in self.state.pending[side].options]

    def act(self, side: str, line: str) -> None:
        """One action."""
        GAME.act(self.state, side, GAME.parse(line))
        self.record.actions.append((side, line))

    def written(self) -> str:
        """The record up to now."""
        record.finish(self.record, GAME, self.state)
        return record.write(self.record)


def guided(step: str) -> str:
    """The record of the guided game up to a step."""
    guide = load_guide(GAME)
    assert guide is not None
    game = Writer(guide.scenario, guide.key)
    for beat in guide.beats:
        if guide.steps[beat.step].text == step:
            break
        (side,) = game.state.pending
        mine = next(line for line in beat.lines if line in game.options(side))
        for who, line in ((side, mine), *beat.then):
            game.act(who, line)
    return game.written()


def campaign(prompt: str) -> str:
    """The record of a campaign whose great offensive is that of June 1944, up to a question."""
    game = Writer("campaign", key_from_seed("pictures"))
    for _ in range(LONGEST):
        (side,) = game.state.pending
        if game.state.pending[side].prompt == prompt:
            break
        lines = game.options(side)
        game.act(side, next((line for line in FIRST if line in lines), lines[0]))
    return game.written()
