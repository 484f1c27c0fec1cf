"""12 Losses: points off the strength of a unit, and its end."""

from __future__ import annotations

from grognard.games.borodino_41.position import ELIMINATED, NONE, Position
from grognard.games.borodino_41.rules import command, hidden, works
from grognard.games.borodino_41.rules.combat.telling import tell


def lose(g: Position, unit: int, points: int, rule: str) -> None:
    """12/losses/roster: points off its strength; with the last it is gone (12/losses/eliminated).

    A dummy feigns to lose them like the unit it poses as (11/dummies/fired-on, 14/aa/dummy-cover).
    """
    if points <= 0:
        return
    if points >= g.seeming_strength(unit):
        eliminate(g, unit, "12/losses/eliminated")
        return
    (g.feint if g.world.is_dummy[unit] else g.strength)[unit] -= points
    g.memo = {}
    g.note("fire.loses", rule, unit=unit, cell=g.cell[unit], points=points)


def eliminate(g: Position, unit: int, rule: str) -> None:
    """8/stack/strength-place: a unit leaves the game; what it leaves behind changes at once.

    The units under a headquarters are suppressed (17/command/hq-destroyed), and foxholes without anyone go.
    Where a unit would be turned up and taken off, a dummy is found out.
    """
    if g.world.is_dummy[unit]:
        hidden.find_out(g, unit, "11/dummies/fired-on")
        return
    cell, is_hq = g.cell[unit], g.printed[unit].is_hq
    hidden.reveal(g, (unit,))
    if is_hq and g.world.hidden:
        tell(g, g.units_of(g.camp[unit]))  # who is under it shows now
    g.note("fire.eliminated", rule, unit=unit, cell=cell)
    g.strength[unit] = g.assault[unit] = g.column[unit] = 0
    g.change(unit, state=0, supply=0)
    g.remove(unit, ELIMINATED)
    if cell >= 0:
        works.left(g, cell)
    if is_hq:
        command.hq_destroyed(g, unit)


def took_part(g: Position, unit: int) -> None:
    """6/initiative/fresh-formations: the formation of a unit has seen combat.

    A dummy under fire spends that of the unit it poses as (11/dummies/fired-on): the next total would tell.
    """
    formation = g.world.formation[g.pose[unit] if g.world.is_dummy[unit] else unit]
    if formation != NONE:
        g.fought[formation] = 1
