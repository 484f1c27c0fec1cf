"""8.4.1 Who may assault which hex, and who has been announced to."""

from __future__ import annotations

from itertools import compress

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import militia, players
from grognard.games.fortress_berlin.units import SOVIET
from grognard.kernel.board.zoc import union
from grognard.kernel.verbs import Bar


def announced(g: Position, camp: int) -> list[int]:
    """8.4.2/step-1: the hexes that units of a side are to assault."""
    return sorted(
        {g.target[unit] - 1 for unit in g.units_of(camp) if g.target[unit] and not g.printed[unit].is_hq}
    )


def involved(g: Position, camp: int) -> list[int]:
    """3.6a: the units of both sides in the assaults that a side has announced."""
    cells = announced(g, camp)
    bound = [unit for unit, cell in enumerate(g.target) if cell and g.cell[unit] >= 0]
    return [*g.units_in(cells), *bound]


def is_target(g: Position, camp: int, cell: int) -> bool:
    """8.4.1b: enemies stand in a hex, or an intrinsic garrison holds it."""
    return bool(g.count[1 - camp][cell]) or (camp == SOVIET and g.has_garrison(cell))


def targets(g: Position, camp: int) -> list[int]:
    """8.4.1b: all hexes in which there is anybody to assault."""
    held = union(g.count[1 - camp], g.fort)
    return [cell for cell in compress(range(len(held)), held) if is_target(g, camp, cell)]


def bar_to_join(g: Position, camp: int, unit: int, cell: int) -> Bar | None:
    """8.4, 8.4.1: why a unit can't be announced for an assault on a hex."""
    if g.camp[unit] != camp or g.cell[unit] < 0:
        return "8.4", "why.assault-not-yours"
    if bar := players.bar_to_lead(g, unit):
        return bar
    if g.fought[unit]:
        return "8.3.4", "why.assault-fought"
    return bar_to_assault(g, unit, cell)


def bar_to_assault(g: Position, unit: int, cell: int) -> Bar | None:
    """8.4.1a: why a unit is not able to assault a hex, whatever it did before in this segment."""
    printed, here = g.printed[unit], g.cell[unit]
    if not printed.may_assault or not g.fs(unit):
        return "8.4", "why.assault-no-capacity"
    if g.disrupted[unit]:
        return "8.8b", "why.assault-disrupted"
    if militia.is_bound(g, unit):
        return "11.2.2b", "why.assault-bound"
    if cell not in g.geo.board.neighbours[here]:
        return "8.4.1a", "why.assault-not-adjacent", {"cell": cell}
    if not g.geo.crossable(here, cell):
        return "7.3.3", "why.assault-water", {"cell": cell}
    return None if g.is_front(unit, cell) else ("8.4.1a", "why.assault-flank", {"cell": cell})


def bar_to_lead(g: Position, camp: int, cell: int) -> Bar:
    """17.2b, 17.3.1a: why an assault on a hex is not for who has his turn to recall or to resolve."""
    if cell in announced(g, camp):
        return players.OWN[camp], "why.assault-of-other"
    return "8.4.2/step-1", "why.assault-not-announced"


def candidates(g: Position, camp: int, cell: int) -> list[int]:
    """8.4.1a: the units that may assault a hex."""
    near = (beside for beside in g.geo.board.neighbours[cell] if g.count[camp][beside])
    return [unit for unit in g.units_in(near) if bar_to_join(g, camp, unit, cell) is None]


def may_announce(g: Position, camp: int) -> bool:
    """3.6: whether, for all that the enemy knows, a side could announce an assault on some hex."""
    return any(
        may_seem_able(g, unit) or bar_to_join(g, camp, unit, cell) is None
        for cell in targets(g, camp)
        for unit in beside(g, camp, cell)
    )


def beside(g: Position, camp: int, cell: int) -> list[int]:
    """8.4.1a, 7.3.3: the units of a side from whose hexes one can come into this one."""
    around = g.geo.board.neighbours[cell]
    return g.units_in(near for near in around if g.count[camp][near] and g.geo.crossable(near, cell))


def may_seem_able(g: Position, unit: int) -> bool:
    """3.6: whether the enemy must reckon with a unit in an assault, whatever bars it in truth.

    He can't name who is covered, and doesn't know whether the Hitler Youth is free (11.2.2).
    """
    covered = not g.knows(1 - g.camp[unit], unit)
    return not g.disrupted[unit] and (covered or militia.is_bound(g, unit))


def attackers_of(g: Position, camp: int, cell: int) -> tuple[int, ...]:
    """8.4.2/step-1: the units that are to assault a hex, as announced and not yet put out of action."""
    return tuple(
        unit
        for near in g.geo.board.neighbours[cell]
        if g.count[camp][near]
        for unit in sorted(g.units_at(near))
        if g.target[unit] == cell + 1 and not g.printed[unit].is_hq
    )
