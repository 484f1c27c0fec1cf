"""11 Observation: how far one sees, what hides a unit, and who may spot for guns.

Lines of sight and their range are worked out once for the map (`Geography.in_view`); here stands what
changes: who is in cover, who has given itself away by firing, and who is fit to look.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.units import SOVIET


def observes(g: Position, unit: int, cell: int) -> bool:
    """11/observe, 11/los: whether a unit looks into a hex, whatever is hidden there; dummies see nothing."""
    here = g.cell[unit]
    return here == cell or (not g.is_dummy(unit) and cell in g.geo.in_view[g.sight][here])


def can_see(g: Position, observer: int, target: int) -> bool:
    """Whether a unit sees an enemy counter: looks into its hex, and the counter is not hidden there."""
    there = g.cell[target]
    if not observes(g, observer, there):
        return False
    here = g.cell[observer]
    return there in g.geo.board.neighbours[here] or not is_concealed(g, target, here)


def is_concealed(g: Position, unit: int, viewpoint: int) -> bool:
    """11/camouflage/adjacent, 11/los/embankment: seen from hexes beside it alone, until it fires."""
    if g.fired[unit]:  # 11/camouflage/firing-reveals, until the impulse ends
        return False
    cell = g.cell[unit]
    if g.geo.conceals[cell] or shelter(g, unit) in ("fort", "trench"):
        return True
    return is_behind_bank(g, unit, viewpoint)


def is_behind_bank(g: Position, unit: int, viewpoint: int) -> bool:
    """9/terrain/embankment: whether a unit stands on the far side of the embankment, as it declared."""
    if not g.bank[unit]:
        return False
    cell, board = g.cell[unit], g.geo.board
    other = g.geo.bank_sides(cell)[2 - g.bank[unit]]
    near = min(board.distance(beside, viewpoint) for beside in board.neighbours[cell])
    nearest = [beside for beside in board.neighbours[cell] if board.distance(beside, viewpoint) == near]
    return all(beside in other for beside in nearest)


def is_observed(g: Position, unit: int) -> bool:
    """Whether any enemy unit sees a counter."""
    cell, count, dummy = g.cell[unit], g.count[1 - g.camp[unit]], g.world.is_dummy
    beside = g.geo.board.neighbours[cell]
    return any(
        (near in beside or not is_concealed(g, unit, near))
        and not all(dummy[one] for one in g.units_at(near))
        for near in g.geo.seen_from[g.sight][cell]
        if count[near]
    )


def _lookers(g: Position, camp: int, cell: int) -> list[int]:
    """The units of a side, dummies left out, that look into a hex."""
    count, dummy = g.count[camp], g.world.is_dummy
    return [
        unit
        for near in g.geo.seen_from[g.sight][cell]
        if count[near]
        for unit in g.units_at(near)
        if not dummy[unit]
    ]


def _eyes(g: Position, camp: int, cell: int, firer: int) -> Iterator[int]:
    """The units that look into a hex and are of a kind to spot for guns.

    For Soviet battalions they must be other artillery or of the 32nd Rifle Division
    (12/indirect/spotter-soviet); heavy mortars and HQs take any (12/weapons/indirect-hq).
    """
    bound = camp == SOVIET and g.unit(firer).indirect == "shift"
    for unit in _lookers(g, camp, cell):
        if unit != firer and not (bound and not g.unit(unit).spots_for_soviets):
            yield unit


def spotter(g: Position, camp: int, cell: int, firer: int, targets: Iterable[int]) -> int:
    """12/indirect/spotter-state: a unit that sees a target in a hex for guns that can't, or NONE.

    It is not shaken, and was in command as the impulse began (17/command/when).
    """
    for unit in _eyes(g, camp, cell, firer):
        if g.state[unit] or g.uncommanded[unit]:
            continue
        if any(can_see(g, unit, target) for target in targets):
            return unit
    return NONE


def unfit_spotter(g: Position, cell: int, firer: int, targets: Collection[int]) -> int:
    """Where nobody may spot: who would but for its nerves or its orders, German guns among them, or NONE."""
    camp = g.camp[firer]
    own = () if camp == SOVIET else (firer,)
    seeing = (
        unit
        for unit in (*_eyes(g, camp, cell, firer), *own)
        if any(can_see(g, unit, target) for target in targets)
    )
    return next(seeing, NONE)


def is_open_to_strikes(g: Position, unit: int) -> bool:
    """14/proc: whether aircraft find a counter.

    A column on a way is always found; others must be observed, in cover since the day before.
    """
    cell = g.cell[unit]
    if g.column[unit] and g.geo.on_way[cell]:
        return True  # 14/proc/column
    if not is_observed(g, unit):
        return False  # 14/proc/observe
    covered = g.geo.terrain[cell] != "clear" or shelter(g, unit) == "fort"
    return bool(g.watched[unit]) if covered else True  # 14/proc/cover, 14/proc/clear


def watch(g: Position) -> None:
    """14/proc/cover: takes down, as the day's light ends, who is observed; it holds while they stay there."""
    for camp in (0, 1):
        for unit in g.units_of(camp):
            g.watched[unit] = is_observed(g, unit)
    g.memo = {}
