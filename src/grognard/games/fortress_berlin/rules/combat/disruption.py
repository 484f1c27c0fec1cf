"""8.8 Disruption: markers white or red by whose turn it is, and the end of who gets a second one."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.fortress_berlin.position import COMBAT, MANOEUVRE, RED, WHITE, Position
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.units import GERMAN


def disrupt(g: Position, unit: int, rule: str) -> None:
    """8.8a, 6.0a: a marker of the side in phase, and the manoeuvre face up; the assault announced for it is off.

    8.8c, 6.0b: a second disruption eliminates; 11.2.1c: so does the first who has no such face.
    """
    if g.disrupted[unit]:
        losses.eliminate(g, unit, "8.8c")
    elif not g.printed[unit].has_manoeuvre_face:
        losses.eliminate(g, unit, "11.2.1c")
    else:
        marker, cell = WHITE if g.player == GERMAN else RED, g.cell[unit]
        facing = _facing(g, unit)
        g.target[unit] = 0
        g.change(unit, mode=MANOEUVRE, facing=facing, disrupted=marker)
        g.note("result.disrupted", rule, "8.8a", unit=unit, cell=cell, colour=marker)


def disrupt_all(g: Position, units: Iterable[int], rule: str) -> list[int]:
    """Several units at once; who of them had no facing of its own, and now needs one, is given back."""
    found = []
    for unit in units:
        faced = g.mode[unit] == COMBAT and not _in_manoeuvre(g, unit)
        disrupt(g, unit, rule)
        if faced and g.cell[unit] >= 0:
            found.append(unit)
    return found


def _facing(g: Position, unit: int) -> int:
    """3.4.2: all units of a hex in manoeuvre mode face one way; who joins them takes theirs."""
    others = _in_manoeuvre(g, unit)
    return g.facing[others[0] if others and g.mode[unit] == COMBAT else unit]


def _in_manoeuvre(g: Position, unit: int) -> list[int]:
    return [other for other in g.units_at(g.cell[unit]) if other != unit and g.mode[other] == MANOEUVRE]
