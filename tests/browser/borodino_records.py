"""Games of Borodino ’41 that have come to a moment worth seeing."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.borodino_41.game import Borodino41
from grognard.kernel import record
from grognard.kernel.words.guide import Guide, load_guide

GAME = Borodino41()


def guided(step: str, before: str = "") -> str:
    """The record of the guided game up to a step, or to the last of these lines before it."""
    guide = load_guide(GAME)
    assert guide is not None
    played = list(_played(guide, step))
    if before:
        played = played[: max(place for place, (_, line) in enumerate(played) if line == before)]
    state = GAME.new(guide.scenario, {}, guide.key)
    written = record.start(GAME, guide.scenario, {}, guide.key)
    for side, line in played:
        GAME.act(state, side, GAME.parse(line))
        written.actions.append((side, line))
    record.finish(written, GAME, state)
    return record.write(written)


def _played(guide: Guide, step: str) -> Iterator[tuple[str, str]]:
    """All that is played up to a step; the learner takes the first of several lines."""
    yield from guide.opening
    for beat in guide.beats:
        if guide.steps[beat.step].text == step:
            return
        yield "german", beat.lines[0]
        yield from beat.then
