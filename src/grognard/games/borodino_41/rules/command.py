"""17 Command: who is within reach of a headquarters, and what its destruction does."""

from __future__ import annotations

from grognard.games.borodino_41.position import DISRUPTED, OFF_MAP, Position
from grognard.games.borodino_41.rules.combat.morale import suppress
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.kernel.kept import kept
from grognard.kernel.pieces import ON_BOARD

RANGE = 8
"""17/command/range."""
BRIGADES = {"10 Pz Bde": ("7 Pz Rgt",), "10 Mot Bde": ("69 Mot Rgt", "86 Mot Rgt")}
"""17/command/hq-destroyed: the regiments under a brigade of which only the staff is a counter."""


def in_command(g: Position, unit: int) -> bool:
    """17/command/range, 17/hq/recon-always: within 8 hexes of a friendly HQ that is not disrupted.

    Units that have come on the map in this impulse are in command (16/reinf/supplied).
    """
    if g.printed[unit].is_always_commanded or (g.moved[unit] and g.began[unit] < 0):
        return True
    here, distance = g.cell[unit], g.geo.board.distance
    return any(distance(here, cell) <= RANGE for cell in commanding(g, g.camp[unit]))


@kept()
def commanding(g: Position, camp: int) -> tuple[int, ...]:
    """17/command/hq-disrupted: the hexes of a side's headquarters that can command."""
    return tuple(
        g.cell[hq]
        for hq in g.world.hqs
        if g.camp[hq] == camp and g.cell[hq] >= 0 and g.state[hq] != DISRUPTED
    )


def subordinates(g: Position, hq: int) -> list[int]:
    """17/command/hq-destroyed: its regiment or brigade; of a division's HQ, the whole division."""
    staff = g.printed[hq]
    whole = staff.parent == staff.formation
    parents = (staff.parent, *BRIGADES.get(staff.parent, ()))
    return [
        unit
        for unit, printed in enumerate(g.printed)
        if g.place[unit] in (ON_BOARD, OFF_MAP)
        and unit != hq
        and g.camp[unit] == g.camp[hq]
        and (printed.formation == staff.formation if whole else printed.parent in parents)
    ]


def hq_destroyed(g: Position, hq: int) -> None:
    """17/command/hq-destroyed: all its subordinates are suppressed at once.

    Those that have yet to move in this impulse have fewer points for it (7/move/suppressed).
    """
    under = subordinates(g, hq)
    if under:
        g.note("command.lost", "17/command/hq-destroyed", hq=hq, units=tuple(under))
    for unit in under:
        suppress(g, unit, "17/command/hq-destroyed")
        g.points[unit] = min(g.points[unit], allowance(g, unit))
