"""3.1.5, 3.6 Fog of war: covered counters that change places can't be told apart by the other side.

Games are played at random, from its own set-up, also of six players with options, and from crowds of both
sides close together. In hundreds of positions the covered counters of a side are exchanged among its stacks:
whatever the enemy is sent stays the same to the letter, also why something is refused, and so does what
follows his next action, until a rule reveals something.
"""

import json
from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.sequence import Campaign, PlayerTurn
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel import flow
from grognard.kernel.actions import Action, Side
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.levels import IDENTITY
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.state import Decision
from grognard.kernel.verbs import CELL, UNIT
from tests.bars import warnings
from tests.fortress_berlin.rules.movement.test_movement_secrecy import covered
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule

POSITIONS = 50
"""In each of ten games."""
FORECASTS, ATTEMPTS = 12, 30
OPTIONS = "six-players leaders u-bahn coordination"
GAME = real_game()


def exchanged(g: Position, camp: int, rng: Random) -> Position | None:
    """The position with covered counters of a side exchanged; None if there are no two."""
    viewer = 1 - camp
    under = [unit for unit in g.units_of(camp) if g.level((viewer,), unit) < IDENTITY]
    if len(under) < 2:
        return None
    fixed = {*range(len(g.cell))} - {*under} | {die.name for die in g.dice}
    for _ in range(8):
        twin = g.clone()
        lies = twin.deal((SIDES[viewer],), rng, fixed)
        if any(lies[unit] != unit for unit in under):
            twin.pending = {}
            flow.run(twin)
            return twin
    return None


def sent(g: Position, side: Side, unit: int) -> str:
    """All that a side is sent: view, log, decision, warnings, refusals, overlays, chances."""
    decision = g.pending.get(side)
    warned = list(warnings(GAME, g, [side] if decision else []))
    shown: list[Any] = [list(g.pending), decision, warned, list(GAME.answers(g).items())]
    for seat in (seat for seat, sides in GAME.seats(g).items() if side in sides):
        overlays = [GAME.overlay(g, seat, name, about) for name in GAME.overlays for about in (None, unit)]
        shown += [GAME.view(g, seat), [str(event) for event in GAME.readable_events(g, seat)]]
        shown += [list(overlay.items()) for overlay in overlays]
    if decision:
        shown += [repr(GAME.explain(g, side, attempt)) for attempt in attempts(g, decision, Random(unit))]
    for action in (decision.options if decision else [])[:FORECASTS]:
        shown += [repr(GAME.forecast(g, action)), repr(GAME.preview(g, side, action))]
    return json.dumps(shown, default=str)


def attempts(g: Position, decision: Decision, rng: Random) -> list[Action]:
    """Actions at random like those that are offered, with units on the map and hexes in and around theirs."""
    units, around = g.in_place(ON_BOARD), g.geo.board.neighbours
    near = sorted({cell for unit in units for cell in (g.cell[unit], *around[g.cell[unit]])})
    found = []
    for option in rng.choices(decision.options, k=ATTEMPTS):
        kinds = zip(GAME.grammar.verbs[option[0]], option[1:], strict=True)
        among = {UNIT: units, CELL: near}
        found.append((option[0], *(rng.choice(among.get(kind, [value])) for kind, value in kinds)))
    return found


def choice(g: Position, rng: Random) -> tuple[Side, Action]:
    """An action at random; each verb is as likely as another, but what ends a segment is rare."""
    side = rng.choice(sorted(g.pending))
    options = g.pending[side].options
    verbs = sorted({option[0] for option in options})
    if len(verbs) > 1 and "done" in verbs and rng.random() < 0.9:
        verbs.remove("done")
    verb = rng.choice(verbs)
    return side, rng.choice([option for option in options if option[0] == verb])


def check(g: Position, rng: Random) -> int:
    """How many exchanges were compared in this position."""
    compared = 0
    for camp in range(len(SIDES)):
        twin, viewer = exchanged(g, camp, rng), SIDES[1 - camp]
        if twin is None:
            continue
        compared += 1
        unit = rng.choice([*g.units_of(1 - camp), *g.in_place(ON_BOARD)])
        assert sent(twin, viewer, unit) == sent(g, viewer, unit), (viewer, g.phase, g.stack)
        if viewer in g.pending:
            action = rng.choice(g.pending[viewer].options)
            real = g.clone()
            for state in (real, twin):
                GAME.act(state, viewer, action)
            if viewer not in real.revealed() and viewer not in twin.revealed():
                assert sent(twin, viewer, unit) == sent(real, viewer, unit), (viewer, action, g.stack)
    return compared


def starts(seed: int, rng: Random) -> Position:
    """A position from which to play: the game's own, or both sides in a crowd before they move or fight."""
    if seed % 5 == 0:
        new = Table.opening(OPTIONS if seed else "").do("standard", "done").g
        new.key = key_from_seed(seed)
        return new
    g: Position = covered(rng)
    camp, at = seed % 2, "fight" if seed % 3 else "move"
    g.key, g.turn, g.player, g.phase = key_from_seed(seed), 9, camp, "combat" if at == "fight" else "movement"
    g.air = (3,)
    g.stack = [Campaign(at="close" if camp else "soviet"), PlayerTurn(camp, at=at)]
    g.pending = {}
    flow.run(g)
    return g


@rule("3.1.5", "3.6a", "3.6b")
@pytest.mark.parametrize("seed", range(10))
def test_covered_counters_are_not_told_apart(seed: int) -> None:
    rng, tried = Random(seed), 0
    g = starts(seed, rng)
    for _ in range(3000):
        if not g.pending or tried >= POSITIONS:
            break
        if rng.random() < 0.3:
            tried += check(g, rng)
        GAME.act(g, *choice(g, rng))
    assert tried >= POSITIONS
