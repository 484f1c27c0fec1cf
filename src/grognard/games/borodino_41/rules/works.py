"""15 Works: foxholes and trenches, and fortifications that engineers blow up."""

from __future__ import annotations

from grognard.games.borodino_41.position import (
    DISRUPTED,
    FOXHOLE,
    MOUNTED,
    NO_WORK,
    TRENCH,
    Position,
)
from grognard.kernel.verbs import Bar

HALF_DUG, BEGINS, COMPLETES = 1, 2, 3
"""15/works/trench-cost: one whole impulse is behind; it digs its first one now, or its second."""


def entered(g: Position, unit: int, cell: int) -> None:
    """19, 15/works/abandon: a unit has come into a hex, which its side now holds with its trench."""
    if g.world.is_dummy[unit]:
        return
    camp = g.camp[unit]
    if g.geo.is_holder[cell] and g.holder[cell] != camp + 1:
        g.mark(g.holder, cell, camp + 1)
    if g.works[cell] and g.works[cell] % 2 != camp:
        g.mark(g.works, cell, 2 * TRENCH + camp)
        g.note("works.captured", "15/works/abandon", cell=cell, side=g.SIDES[camp])


def takes(g: Position, camp: int, cell: int) -> bool:
    """11/dummies/have: whether a hex or its trench would change hands, which no dummy can bring about."""
    if g.works[cell] and g.works[cell] % 2 != camp:
        return True
    return bool(g.geo.is_holder[cell]) and not g.holds(camp, cell)


def left(g: Position, cell: int) -> None:
    """15/works/abandon: a unit has left a hex; foxholes go with the last one."""
    if g.works[cell]:
        kind, camp = g.work_at(cell)
        if kind == FOXHOLE and not g.count[camp][cell]:
            g.mark(g.works, cell, NO_WORK)
            g.note("works.abandoned", "15/works/abandon", cell=cell)


def bar_to_dig(g: Position, unit: int, cell: int) -> Bar | None:
    """15/works/who, 7/formation/column-no-work, 15/works/on-fort: why a unit can't dig where it is."""
    if not g.printed[unit].is_personnel or g.afoot[unit] == MOUNTED:
        return "15/works/who", "why.works-personnel", {"unit": unit}
    if g.column[unit]:
        return "7/formation/column-no-work", "why.works-column", {"unit": unit}
    if g.state[unit] == DISRUPTED:
        return "12/state/disrupted", "why.works-disrupted", {"unit": unit}
    if g.geo.terrain[cell] == "marsh":
        return "15/works/on-fort", "why.works-marsh"
    if g.works[cell] and g.work_at(cell)[0] == TRENCH:
        return "15/works/on-fort", "why.works-trench-there"
    return None


def bar_to_foxhole(g: Position, unit: int) -> Bar | None:
    """15/works/foxhole: why a unit can't dig foxholes."""
    cell = g.cell[unit]
    if bar := bar_to_dig(g, unit, cell):
        return bar
    if g.works[cell]:
        return "15/works/on-fort", "why.works-one-kind"
    if g.points[unit] < (cost := g.world.charts.actions["foxhole"]):
        return "15/works/foxhole", "why.works-points", {"unit": unit, "quarters": cost}
    return None


def foxhole(g: Position, unit: int) -> None:
    """15/works/foxhole: a marker at once."""
    g.points[unit] -= g.world.charts.actions["foxhole"]
    _build(g, unit, FOXHOLE, "15/works/foxhole")


def bar_to_trench(g: Position, unit: int, spent: bool) -> Bar | None:
    """15/works/trench-cost: a whole impulse, or 12 points where there are foxholes."""
    if bar := bar_to_dig(g, unit, g.cell[unit]):
        return bar
    if spent and not _is_deepening(g, unit):
        return "15/works/trench-cost", "why.works-whole-impulse", {"unit": unit}
    return None


def trench(g: Position, unit: int) -> None:
    """15/works/trench-cost: from foxholes with 12 points, else by two whole impulses."""
    if _is_deepening(g, unit):
        g.points[unit] -= g.world.charts.actions["trench"]
        _build(g, unit, TRENCH, "15/works/trench-cost")
        return
    g.points[unit] = 0
    g.digging[unit] = COMPLETES if g.digging[unit] == HALF_DUG else BEGINS
    g.note("works.digs", "15/works/trench-cost", unit=unit, cell=g.cell[unit])


def _is_deepening(g: Position, unit: int) -> bool:
    """15/works/trench-cost: whether a unit has foxholes and the 12 points to make a trench of them."""
    return bool(g.works[g.cell[unit]]) and g.points[unit] >= g.world.charts.actions["trench"]


def _build(g: Position, unit: int, kind: int, rule: str) -> None:
    cell = g.cell[unit]
    g.mark(g.works, cell, 2 * kind + g.camp[unit])
    g.digging[unit] = 0
    g.note("works.built", rule, unit=unit, cell=cell, kind=("", "foxhole", "trench")[kind])


def close_impulse(g: Position, camp: int) -> None:
    """15/works/trench-cost: as an impulse ends, those who dug on without being disordered have got on."""
    watch(g)
    if not any(g.digging):
        return
    for unit, stage in enumerate(g.digging):
        if stage and g.camp[unit] == camp:
            if stage == COMPLETES and bar_to_dig(g, unit, g.cell[unit]) is None:
                _build(g, unit, TRENCH, "15/works/trench-cost")
            g.digging[unit] = HALF_DUG if stage == BEGINS else 0


def watch(g: Position) -> None:
    """12/state/disrupted: who is disordered builds no more, and begins anew another time."""
    if any(g.digging):
        for unit, stage in enumerate(g.digging):
            if stage and (g.cell[unit] < 0 or g.state[unit] == DISRUPTED):
                g.digging[unit] = 0


def bar_to_wreck(g: Position, unit: int, disturbed: bool) -> Bar | None:
    """15/demolition/fort: why a unit can't blow up the fortification of its hex."""
    cell = g.cell[unit]
    if not g.printed[unit].is_engineer:
        return "15/works/types", "why.works-engineers", {"unit": unit}
    if cell not in g.geo.forts or g.wrecked[cell]:
        return "15/demolition/fort", "why.works-no-fort"
    if g.state[unit] or disturbed:
        return "15/demolition/fort", "why.works-disturbed", {"unit": unit}
    if g.points[unit] < (cost := g.world.charts.actions["demolition"]):
        return "15/demolition/fort", "why.works-points", {"unit": unit, "quarters": cost}
    return None


def wreck(g: Position, unit: int) -> None:
    """15/demolition/fort: it is destroyed for good."""
    cell = g.cell[unit]
    g.points[unit] -= g.world.charts.actions["demolition"]
    g.mark(g.wrecked, cell, 1)
    g.note("works.wrecked", "15/demolition/fort", unit=unit, cell=cell)
