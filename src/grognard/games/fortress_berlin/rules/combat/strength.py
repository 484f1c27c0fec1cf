"""8.1 Strengths: what units and garrisons bring to a combat, by mode and disruption."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.fortress_berlin.position import Position

HALF = Fraction(1, 2)


class Garrison(NamedTuple):
    """10.1.3b, 10.1.4a: the intrinsic garrison of a strongpoint or a tower."""

    fs: int
    pf: int
    mr: int
    rule: str


def fs(g: Position, unit: int) -> Fraction:
    """2.2.4a: the FS of the face that shows; 8.8c, 8.4.2/step-3b: half if disrupted, fractions kept."""
    return g.fs(unit) * HALF if g.disrupted[unit] else Fraction(g.fs(unit))


def pf(g: Position, unit: int) -> int:
    """2.2.5: the PF of the face that shows; 8.8c: half, rounded down, of disrupted guns."""
    return int(_protection(g, unit))


def _protection(g: Position, unit: int) -> Fraction:
    found = Fraction(g.pf(unit))
    return found * HALF if g.disrupted[unit] and g.printed[unit].defends_with_pf else found


def in_defence(g: Position, unit: int) -> Fraction:
    """8.1.1a, 8.1.3b: what a unit adds to the defence against an assault: its FS; guns their PF."""
    return _protection(g, unit) if g.printed[unit].defends_with_pf else fs(g, unit)


def in_assault(g: Position, unit: int, cell: int) -> Fraction:
    """8.1.5b, 8.4.2/step-3b: what a unit adds to an assault on a hex: its FS, half of it over a bridge."""
    found = fs(g, unit)
    return found * HALF if is_over_bridge(g, unit, cell) else found


def is_over_bridge(g: Position, unit: int, cell: int) -> bool:
    """8.1.5b: whether a unit beside a hex attacks it over a bridge across a river or canal."""
    return g.geo.water(g.cell[unit], cell) and g.geo.bridge(g.cell[unit], cell)


def garrison(g: Position, cell: int) -> Garrison | None:
    """10.1.3b, 10.1.4a: the garrison that lives in a hex, if any."""
    if not g.has_garrison(cell):
        return None
    strengths = g.world.charts.strengths
    if g.geo.works[cell] == "flak-tower":
        return Garrison(strengths.tower_fs, strengths.tower_pf, strengths.tower_mr, "10.1.4b")
    return Garrison(strengths.strongpoint_fs, strengths.strongpoint_pf, strengths.strongpoint_mr, "10.1.3c")


def best_pf(g: Position, cell: int, units: Sequence[int]) -> int:
    """8.2.4/step-4: the highest PF among units; with none, that of the garrison alone (10.1.3c, 10.1.4b)."""
    if units:
        return max(pf(g, unit) for unit in units)
    alone = garrison(g, cell)
    return alone.pf if alone else 0


def coordination(g: Position, units: Iterable[int]) -> int:
    """17.5: letters by which a direct fire or an assault of several Soviet armies is lowered, 0 or less."""
    if not g.world.plays("coordination"):
        return 0
    armies = {g.printed[unit].army for unit in units} - {""}
    return -max(0, len(armies) - 1)
