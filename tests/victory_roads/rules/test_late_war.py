"""Positions of a late war, which random games hardly reach, and the economy of arrivals there.

Cities have fallen, divisions are lost, Soviets stand all over the map; then a turn is played at random.
"""

from collections import Counter
from random import Random

import pytest

from grognard.games.victory_roads.position import (
    BOX_G,
    BOX_S,
    COMING,
    ELIMINATED,
    GERMAN_POOL,
    PLAYED,
    REMOVED,
    STAVKA,
    WAITING,
    Position,
)
from grognard.games.victory_roads.rules.arrivals.replacements import Replacements
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand
from grognard.games.victory_roads.rules.ground.steps import eliminate
from grognard.games.victory_roads.rules.sequence import AxisHalf, SovietHalf, Turn
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from tests.rules import rule
from tests.victory_roads.table import real_game


def late(seed: int, rng: Random) -> Position:
    """The campaign in disorder."""
    game = real_game()
    g = game.setup(*game.choose("campaign", {}), key_from_seed(seed))
    g.turn = rng.randint(2, 22)
    for unit, turn in g.world.arrivals.items():
        if turn < g.turn and g.place[unit] == COMING:
            dead = rng.random() < 0.5 and not g.unit(unit).is_rifle_corps
            g.place[unit], g.steps[unit] = (ELIMINATED, 0) if dead else (REMOVED, g.steps[unit])
    toll, west = rng.random() * 0.8, rng.randint(5, 60)
    for unit in g.in_place(ON_BOARD):
        if rng.random() < (toll if g.camp[unit] == AXIS else 0.05):
            eliminate(g, unit)
        elif g.unit(unit).steps > 1 and rng.random() < 0.3:
            g.steps[unit] = 1
    for cell in g.geo.sites:
        if g.geo.board.spots[cell][0] > west and not g.count[AXIS][cell]:
            capture(g, cell, SOVIET)
    _scatter(g, rng, west)
    g.mood, g.ceiling, g.half_moves = rng.randint(2, 9), 9, 0
    g.no_replacements = g.reich_supports = False
    for chit in range(len(g.world.units), len(g.cell)):
        if g.support(chit).effect == "capitulation":
            g.remove(chit, BOX_S)
            g.show((chit,), (SOVIET,))
    for _ in range(rng.randint(0, 4)):
        g.draw(GERMAN_POOL, BOX_G, (AXIS,))
    g.learnt = ()
    return g


def _scatter(g: Position, rng: Random, west: int) -> None:
    """Soviets stand anywhere as far as a column."""
    ground = [
        cell
        for cell, (column, _) in enumerate(g.geo.board.spots)
        if column >= west and not (g.geo.closed[cell] or g.count[AXIS][cell])
    ]
    for unit in g.units_of(SOVIET):
        cell = rng.choice(ground)
        if rng.random() < 0.7 and bar_to_stand(g, unit, cell) is None:
            g.put(unit, cell)


def act(g: Position, rng: Random) -> None:
    """One decision at random; long phases are ended early."""
    (decision,) = g.pending.values()
    ends = [option for option in decision.options if option[0] in ("end", "stay", "obey")]
    options = ends if ends and rng.random() < 0.5 else decision.options
    flow.apply(g, decision.side, rng.choice(options))


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_in_a_late_war(seed: int) -> None:
    game, rng = real_game(), Random(seed)
    g = late(seed, rng)
    g.stack = [Turn(at="end_of_turn"), AxisHalf(at="combat"), SovietHalf(at="combat")]
    flow.run(g)
    turn, count = g.turn, 0
    while g.pending and g.turn == turn:
        count += 1
        act(g, rng)
        assert count % 5 or game.problems(g) == [], (count, g.phase)
        for event in g.events:
            assert all(game.words(g, event.message, event.args, language) for language in ("en", "fr"))
        again = Position.load(g.world, g.dump())
        flow.run(again)
        assert again.pending == g.pending


@rule("17.3.6", "17.3.7", "17.3.9", "17.3.10")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("half", [SovietHalf, AxisHalf])
def test_every_step_is_paid_for(seed: int, half: type[SovietHalf | AxisHalf]) -> None:
    rng = Random(seed)
    g = late(seed, rng)
    g.stack = [Turn(at="end_of_turn"), half(at="arrivals")]
    flow.run(g)
    while g.stack and not isinstance(g.stack[-1], Replacements) and g.pending and "arrivals" in g.phase:
        act(g, rng)
    frame = g.stack[-1] if g.stack else None
    while g.pending and isinstance(frame, Replacements):
        before, paid, spent = _strength(g), sum(frame.points) + frame.extra, len(g.in_place(PLAYED))
        while True:  # to the next purchase
            act(g, rng)
            frame = g.stack[-1] if g.stack else None
            if not g.pending or not isinstance(frame, Replacements) or frame.at == "buy":
                break
        if not isinstance(frame, Replacements):
            break
        after = _strength(g)
        gained = {unit: after[unit] - before[unit] for unit in after if after[unit] != before[unit]}
        assert sum(frame.points) + frame.extra == paid - len(gained)
        assert all(
            steps == 1 or (steps == 2 and g.camp[unit] == SOVIET and g.place[unit] == STAVKA)
            for unit, steps in gained.items()
        )
        assert len(g.in_place(PLAYED)) == spent + sum(g.unit(unit).is_armoured for unit in gained)


def _strength(g: Position) -> Counter[int]:
    """Steps of all units that are in play."""
    boxes = (ON_BOARD, WAITING, STAVKA)
    return Counter({unit: g.steps[unit] for box in boxes for unit in g.in_place(box)})
