"""10 Soviet infantry corps: standard and reinforced mode, and the pool that new corps are drawn from.

In the basic game they are plain units of two steps: nothing here touches them there.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import CORPS_POOL, FULL, REDUCED, Position
from grognard.games.victory_roads.rules.theatres.radius import in_radius

TIRING, TIRING_STRATEGIC = 2 * HALF, 4 * HALF
"""6.1.11, 6.2.4: the half points that a corps may spend and still end outside every radius reinforced."""


def is_reinforced(g: Position, unit: int) -> bool:
    """10.1.1: whether a unit is an infantry corps in reinforced mode."""
    return g.is_advanced and g.steps[unit] == FULL and g.unit(unit).is_rifle_corps


def is_standard(g: Position, unit: int) -> bool:
    """10.1.1: whether a unit is an infantry corps in standard mode."""
    return g.is_advanced and g.steps[unit] == REDUCED and g.unit(unit).is_rifle_corps


def stand_down(g: Position, unit: int, rule: str) -> bool:
    """10.1.4: turns a reinforced corps to standard mode, and leaves all others; whether it was turned."""
    if not is_reinforced(g, unit):
        return False
    g.change(unit, steps=REDUCED)
    g.note("corps.standard", rule, unit=unit)
    return True


def stand_down_outside(g: Position, units: Iterable[int], rule: str, cell: int | None = None) -> None:
    """The same for corps outside the radius of every theatre, in either mode.

    9.2.4: each is tested where it stands (7.7.9), or all in one hex, such as the one they defended (7.10.14).
    """
    for unit in units:
        if is_reinforced(g, unit) and not in_radius(g, g.cell[unit] if cell is None else cell):
            stand_down(g, unit, rule)


def end_march(g: Position, units: Iterable[int], spent: int, *, strategic: bool = False) -> None:
    """6.1.11, 6.2.4, 9.2.3: corps that spent too many half points and end outside every radius stand down.

    A hex that costs more than a unit has takes all its points and no more (6.1.8): give that as spent.
    """
    if spent > (TIRING_STRATEGIC if strategic else TIRING):
        stand_down_outside(g, units, "6.2.4" if strategic else "6.1.11")


def draw_corps(g: Position, box: int) -> int | None:
    """10.2.2: draws an infantry corps from the pool into a box, openly; None if the pool is empty.

    It comes in standard mode (10.1.2). Whoever places it on the map puts it there from the box.
    """
    unit = g.draw(CORPS_POOL, box)
    if unit is not None:
        g.steps[unit] = REDUCED
    return unit


def reinforce(g: Position, unit: int, rule: str) -> None:
    """10.1.3, 10.3.1: a corps goes to reinforced mode, by a support spent for it or by an event."""
    g.change(unit, steps=FULL)
    g.note("corps.reinforced", rule, unit=unit)
