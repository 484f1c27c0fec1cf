"""Games of Borodino ’41 and of Fortress Berlin that have come to a moment worth seeing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.games.borodino_41.game import Borodino41
from grognard.games.fortress_berlin.game import FortressBerlin
from grognard.kernel import record
from grognard.kernel.words.guide import Guide, load_guide

GAME = Borodino41()
BERLIN = FortressBerlin()


def guided(step: str, before: str = "", game: Borodino41 | FortressBerlin = GAME) -> str:
    """The record of the guided game up to a step, or to the last of these lines before it."""
    guide = load_guide(game)
    assert guide is not None
    played = list(_played(guide, step))
    if before:
        played = played[: max(place for place, (_, line) in enumerate(played) if line == before)]
    state: Any = game.new(guide.scenario, {}, guide.key)
    written = record.start(game, guide.scenario, {}, guide.key)
    for side, line in played:
        game.act(state, side, game.parse(line))
        written.actions.append((side, line))
    record.finish(written, game, state)
    return record.write(written)


def _played(guide: Guide, step: str) -> Iterator[tuple[str, str]]:
    """All that is played up to a step; the learner takes the first of several lines."""
    yield from guide.opening
    for beat in guide.beats:
        if guide.steps[beat.step].text == step:
            return
        yield guide.seat, beat.lines[0]
        yield from beat.then
