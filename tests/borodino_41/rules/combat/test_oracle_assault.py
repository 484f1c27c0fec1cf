"""The assault against another reading of the rulebook, over random positions on the game's own map."""

from random import Random

import pytest

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault.defeat import Defeat
from grognard.games.borodino_41.rules.assault.modifiers import Clash, lines_of
from grognard.games.borodino_41.rules.assault.modifiers import totals as ours
from grognard.games.borodino_41.rules.assault.retreat import Retreat
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.rules.combat import oracle_assault as oracle
from tests.borodino_41.table import real_game
from tests.rules import rule

POSITIONS = 60


def _position(rng: Random) -> tuple[Position, int, list[int], list[int]]:
    """A hex with defenders, attackers around it, staffs and others near it, in all sorts of states."""
    game = real_game()
    g = game.setup(*game.choose("battle", {}), key_from_seed(1))
    board, camp = g.geo.board, rng.choice((GERMAN, SOVIET))
    cell = rng.choice([*g.geo.forts] * 3 + list(range(len(board))))
    units = [u for u in range(len(g.printed)) if not g.is_dummy(u)]
    movers = [u for u in units if g.camp[u] == camp and g.printed[u].may_assault]
    foes = [u for u in units if g.camp[u] != camp]
    staffs = [u for u in units if g.printed[u].is_hq]
    for unit in rng.sample(staffs, 4):
        g.put(unit, rng.choice([c for c in range(len(board)) if 2 <= board.distance(c, cell) <= 11]))
    defenders = [u for u in rng.sample(foes, rng.randint(1, 4)) if g.cell[u] < 0] or [
        next(u for u in foes if g.cell[u] < 0)
    ]
    for unit in defenders:
        g.put(unit, cell)
    near = rng.sample(board.neighbours[cell], min(len(board.neighbours[cell]), rng.randint(1, 3)))
    free = [u for u in movers if g.cell[u] < 0 and g.printed[u].mobility != "static"]
    attackers = rng.sample(free, rng.randint(1, 4))
    for unit in attackers:
        g.put(unit, rng.choice(near))
        g.strength[unit] = rng.randint(1, g.printed[unit].strength)
    for unit in rng.sample(foes, 6):
        if g.cell[unit] < 0:
            g.put(unit, rng.choice([c for c in range(len(board)) if board.distance(c, cell) in (3, 4)]))
    for unit in rng.sample(movers, 8):
        around = [c for c in board.neighbours[cell] if c not in near]
        if g.cell[unit] < 0 and around:
            g.put(unit, rng.choice(around))
    for unit in defenders:
        g.strength[unit] = rng.randint(1, g.printed[unit].strength)
        g.change(unit, state=rng.choice((0, 0, 0, 1, 2)))
        g.column[unit] = rng.random() < 0.2
        g.bank[unit] = rng.randint(0, 2) if g.geo.banked[cell] else 0
        fits = cell in g.geo.forts and not g.column[unit] and not g.is_armoured(unit)
        g.inside[unit] = rng.choice((1, 2)) if fits else 0
    for unit in attackers:
        g.column[unit] = rng.random() < 0.2
    if rng.random() < 0.3:
        g.mark(g.works, cell, 4 + (1 - camp))
    g.memo = {}
    return g, cell, attackers, defenders


@rule("12/assault/roll", "12/assault/modifiers")
@pytest.mark.parametrize("seed", range(4))
def test_totals_agree(seed: int) -> None:
    rng = Random(seed)
    for _ in range(POSITIONS):
        g, cell, attackers, defenders = _position(rng)
        night = rng.choice((0, *range(1, 11)))
        lines = lines_of(g, Clash(cell, tuple(attackers), tuple(defenders), night))
        assert ours(lines) == oracle.totals(g, cell, attackers, defenders, night), lines


@rule("12/assault/margin-4-attacker", "12/assault/margin-4-defender")
def test_results_agree() -> None:
    g = _position(Random(0))[0]
    for margin in range(1, 16):
        for attacking in (True, False):
            frame = Defeat(0, (), (), attacking, margin)
            row, other = frame.result(g), oracle.result(margin, attacking)
            state = ("", "suppressed", "disrupted")[other.state]
            found = (row.retreat, row.points_at(margin), row.state, row.pursuit)
            assert found == (other.hexes, other.points, state, other.pursuit)


@rule("12/assault/retreat-direction", "12/after/retreat-limits")
@pytest.mark.parametrize("seed", range(4))
def test_first_hexes_of_retreats_agree(seed: int) -> None:
    rng = Random(seed)
    for _ in range(POSITIONS):
        g, _cell, attackers, defenders = _position(rng)
        for unit in (*attackers[:1], *defenders):
            hexes = rng.choice((1, 2))
            frame = Retreat((unit,), hexes)
            assert set(frame.cells(g, unit)) == oracle.first_hexes(g, unit, hexes), g.printed[unit].id
