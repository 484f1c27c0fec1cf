"""Inverted counters: a hidden unit and a dummy that change places can't be told apart by the other side.

Random games are played, and in hundreds of positions a unit that lies face down is exchanged for a dummy of
its side: whatever the enemy is sent stays the same to the letter, and so does what follows his next action
until a rule reveals something.
"""

import json
from random import Random
from typing import Any

import pytest

from grognard.games.borodino_41.position import Position
from grognard.kernel import flow
from grognard.kernel.actions import Seat, Side
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.levels import IDENTITY
from tests.borodino_41.table import real_game
from tests.rules import rule

POSITIONS = 64
"""In each of eight games."""
GAME = real_game()
OPTIONS = {"inverted-counters": True, "random-weather": False}


def exchanged(g: Position, camp: int, rng: Random) -> Position | None:
    """The position with a hidden unit and a dummy of a side exchanged; None if there is no such pair."""
    viewer = 1 - camp
    unknown = [unit for unit in g.units_of(camp) if g.level((viewer,), unit) < IDENTITY]
    dummies = [unit for unit in unknown if g.is_dummy(unit)]
    units = [unit for unit in unknown if not g.is_dummy(unit)]
    if not dummies or not units:
        return None
    for _ in range(8):
        pair = {rng.choice(dummies), rng.choice(units)}
        twin = g.clone()
        fixed = {*range(len(g.cell))} - pair | {die.name for die in g.dice}
        lies = twin.deal((g.SIDES[viewer],), rng, fixed)
        if any(lies[unit] != unit for unit in pair):
            twin.pending = {}
            flow.run(twin)
            return twin
    return None


def sent(g: Position, seat: Seat, side: Side) -> str:
    """All that a seat is sent: its view, the decision, what is laid over the map, and chances."""
    decision = g.pending.get(side)
    overlays = [list(GAME.overlay(g, seat, name, None).items()) for name in GAME.overlays]
    shown: list[Any] = [GAME.view(g, seat), list(g.pending), decision, overlays]
    for action in (decision.options if decision else [])[:40]:
        forecast = GAME.forecast(g, action)
        shown.append(None if forecast is None else repr(forecast))
    return json.dumps(shown, default=str)


@rule("11/dummies/have", "11/dummies/fired-on")
@pytest.mark.parametrize("seed", range(8))
def test_a_hidden_unit_and_a_dummy_are_not_told_apart(seed: int) -> None:
    rng, tried = Random(seed), 0
    g = GAME.new("battle" if seed % 2 else "introduction", OPTIONS, key_from_seed(seed))
    while g.pending and tried < POSITIONS:
        if rng.random() < 0.05:
            tried += check(g, rng)
        side = rng.choice(sorted(g.pending))
        GAME.act(g, side, rng.choice(g.pending[side].options))
    assert tried >= POSITIONS // 2


def check(g: Position, rng: Random) -> int:
    """How many exchanges were compared in this position."""
    compared = 0
    for camp, side in enumerate(g.SIDES):
        twin, viewer = exchanged(g, camp, rng), g.SIDES[1 - camp]
        if twin is None:
            continue
        compared += 1
        assert sent(twin, viewer, viewer) == sent(g, viewer, viewer), (side, g.phase)
        if viewer in g.pending:
            action = rng.choice(g.pending[viewer].options)
            real, other = g.clone(), twin.clone()
            for state in (real, other):
                GAME.act(state, viewer, action)
            if viewer not in real.revealed() and viewer not in other.revealed():
                assert sent(other, viewer, viewer) == sent(real, viewer, viewer), (action, g.phase)
    return compared
