"""The marches that are offered, and their price, against the second reading of `oracle_movement`."""

from random import Random
from typing import Any

import pytest

from grognard.games.borodino_41.position import INITIAL, LIMITED, LOST
from grognard.games.borodino_41.rules.impulse import Impulse
from grognard.games.borodino_41.rules.movement.march import March
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.rules.movement.oracle_movement import Reading
from tests.borodino_41.table import real_game, start

STEPS = 1500


def compare(g: Any, frame: March) -> None:
    """A march offers what the second reading finds, at that price."""
    labels = g.geo.board.labels
    expected = Reading(g).reach(list(frame.units), frame.spent)
    (decision,) = g.pending.values()
    assert {labels[option[1]] for option in decision.options if option[0] == "go"} == set(expected), frame
    found = {labels[cell]: min(frame.costs[cell], frame.has) for cell in frame.ends}
    assert found == expected, frame


@pytest.mark.parametrize(("seed", "random_weather"), [(11, False), (12, True), (13, True)])
def test_marches_in_games_at_random(seed: int, random_weather: bool) -> None:
    game, rng = real_game(), Random(seed)
    g = game.setup(*game.choose("battle", {"random-weather": random_weather}), key_from_seed(seed))
    flow.run(g)
    compared = 0
    for _ in range(STEPS):
        if not g.pending:
            break
        side, decision = next(iter(g.pending.items()))
        frame = g.stack[-1]
        action = rng.choice(decision.options)
        if isinstance(frame, March) and not frame.withdrawal and rng.random() < 0.2:
            joins = [option for option in decision.options if option[0] == "with"]
            if joins and rng.random() < 0.5:
                action = rng.choice(joins)
            if not (frame.unloaded or frame.stopped):
                compare(g, frame)
                compared += 1
        game.act(g, side, action)
    assert compared > STEPS // 20


@pytest.mark.parametrize("seed", range(12))
def test_marches_of_a_crowd_in_disorder(seed: int) -> None:
    rng = Random(seed)
    g = crowd(rng)
    for camp in (0, 1):
        at_move = Impulse(camp, rng.choice((INITIAL, LIMITED)))
        at_move.begin(g)
        at_move.at, g.lull = "move", rng.random() < 0.2
        g.stack = [at_move]
        flow.run(g)
        for unit in rng.sample(range(len(g.cell)), 40):
            if ("pick", unit) not in g.pending[g.SIDES[camp]].options:
                continue
            one = g.clone()
            one.points[unit] = rng.choice((one.points[unit], rng.randrange(9)))
            flow.apply(one, g.SIDES[camp], ("pick", unit))
            if isinstance(one.stack[-1], March):
                compare(one, one.stack[-1])


def crowd(rng: Random) -> Any:
    """All counters close together in the middle of the map, shaken, in column, in works, bridges blown."""
    g = start()
    board = g.geo.board
    for unit, printed in enumerate(g.printed):
        g.remove(unit, LOST)
        if rng.random() < 0.3 or printed.kind == "dummy":
            continue
        cell = board.cell(f"{rng.randrange(8, 28):02}{rng.randrange(12, 30):02}")
        if any(g.camp[other] != g.camp[unit] for other in g.units_at(cell)):
            continue
        g.put(unit, cell)
        g.change(unit, state=rng.choice((0, 0, 0, 1, 2)), supply=rng.choice((0, 0, 0, 2)))
        alone = not any(g.column[other] for other in g.units_at(cell))
        g.column[unit] = g.geo.on_way[cell] and alone and rng.random() < 0.5
        g.strength[unit] = rng.randint(1, printed.strength)
        if rng.random() < 0.1 and not g.works[cell]:
            g.mark(g.works, cell, rng.choice((2, 4)) + g.camp[unit])
    for cell in g.geo.forts:
        g.mark(g.wrecked, cell, rng.random() < 0.2)
    for pair in range(len(g.geo.spots.edge_labels)):
        g.mark(g.spots, pair, rng.choice((0, 0, 0, 1 if pair in g.geo.bridges.values() else 2)))
    g.weather = rng.choice(("clear", "clear", "thaw"))
    g.memo = {}
    return g
