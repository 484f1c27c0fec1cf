"""The marches that are offered, and their price, against the second reading of `oracle_movement`."""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import COMBAT, ELIMINATED, EMPTY, MANOEUVRE, RED, RUINS, WHITE
from grognard.games.fortress_berlin.rules.movement.march import March
from grognard.games.fortress_berlin.rules.movement.phase import MovementPhase
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel import flow
from tests.fortress_berlin.rules.movement.oracle_movement import Reading
from tests.fortress_berlin.table import Table, real_game


def compare(g: Any, frame: March) -> None:
    """A march offers what the second reading finds, at that price."""
    labels = g.geo.board.labels
    expected = Reading(g).reach(list(frame.units), frame.stopped, frame.spent)
    (decision,) = g.pending.values()
    assert {labels[option[1]] for option in decision.options if option[0] == "go"} == set(expected), frame
    assert {labels[cell]: frame.costs.get(cell, 0) for cell in frame.ends} == expected, frame


@pytest.mark.parametrize("seed", range(16))
def test_marches_of_a_crowd(seed: int) -> None:
    rng = Random(seed)
    g = crowd(rng)
    for camp in (0, 1):
        g.stack, g.player = [MovementPhase(camp)], camp
        flow.run(g)
        reading = Reading(g)
        for unit in reading.at:
            if g.camp[unit] == camp:
                assert g.points[unit] == reading.budget(unit), g.printed[unit].id
        for unit in rng.sample(g.stack[0].ready, min(25, len(g.stack[0].ready))):
            one = g.clone()
            flow.apply(one, SIDES[camp], ("pick", unit))
            follow(one, SIDES[camp], rng)


def follow(g: Any, side: str, rng: Random) -> None:
    """A march at random, compared at every step."""
    for _ in range(4):
        frame = g.stack[-1]
        if not isinstance(frame, March) or frame.found:
            return
        compare(g, frame)
        others = [option for option in g.pending[side].options if option[0] in ("with", "go", "flip")]
        if not others:
            return
        kinds = sorted({option[0] for option in others})
        kind = rng.choice(kinds)
        flow.apply(g, side, rng.choice([option for option in others if option[0] == kind]))


def crowd(rng: Random, options: str = "") -> Any:
    """Most counters close together in a part of the city, in both modes, among ruins and fallen forts."""
    g = Table("", "german-movement", game=real_game(), options=options).g
    board = g.geo.board
    left, top = rng.randrange(1, 50), rng.randrange(1, 22)
    g.hj_free = rng.random() < 0.5
    for spot in range(len(g.spots)):
        if rng.random() < 0.15:
            g.mark(g.spots, spot, RUINS)
    for unit, printed in enumerate(g.printed):
        g.remove(unit, ELIMINATED)
        if rng.random() < 0.4:
            continue
        cell = board.cell(f"{left + rng.randrange(15):02}{top + rng.randrange(13):02}")
        if g.geo.terrain[cell] == "lake" or any(g.camp[other] != g.camp[unit] for other in g.units_at(cell)):
            continue
        if g.camp[unit] and g.fort[cell]:
            g.take_fort(cell) if rng.random() < 0.5 else g.mark(g.fort, cell, EMPTY)
        g.put(unit, cell)
        faced = [other for other in g.units_at(cell) if other != unit and g.mode[other] == MANOEUVRE]
        look = g.facing[faced[0]] if faced else rng.randrange(6)
        if printed.has_manoeuvre_face:
            broken = rng.choice((0, 0, 0, 0, WHITE, RED))
            mode = MANOEUVRE if broken else rng.choice((MANOEUVRE, COMBAT))
            g.change(unit, mode=mode, facing=look, disrupted=broken)
        else:
            g.change(unit, mode=COMBAT)
    g.hide(unit for unit in g.in_place(0) if g.top[g.cell[unit]] != unit)
    return g
