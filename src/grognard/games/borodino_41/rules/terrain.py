"""9 Terrain: works that units are in, cover against fire, and what the ground gives to their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grognard.games.borodino_41.position import (
    FOXHOLE,
    NONE,
    OUTSIDE,
    TRENCH,
    Position,
)

FORT = "fort"
WORKS = {FOXHOLE: "foxhole", TRENCH: "trench"}
RULES = {
    "woods": "9/terrain/woods",
    "village": "9/effects/cover-list",
    "town": "9/effects/cover-list",
    "hill": "9/terrain/hill",
    "fortification": "9/fort/protection",
    "embankment": "9/terrain/embankment",
    "trench": "15/works/trench-effects",
    "foxhole": "15/works/foxhole",
}


class Shift(NamedTuple):
    """Columns that something moves a fire: to the right for the firer, to the left for the target."""

    rule: str
    message: str
    value: int
    terrain: str = ""
    """What the message is about, if it is ground."""


# ---- works


def has_fort(g: Position, cell: int) -> bool:
    """9/fort/nature, 15/demolition/fort: whether an intact fortification stands in a hex."""
    return cell in g.geo.forts and not g.wrecked[cell]


def is_cover(g: Position, cell: int) -> bool:
    """12/retreat/cover-bonus: woods, houses and intact fortifications."""
    return bool(g.geo.conceals[cell]) or has_fort(g, cell)


def is_armour(g: Position, unit: int) -> bool:
    """12/at/only-at: whether a counter is armour to who fires at it; a dummy is what it is said to be."""
    return g.looks_armoured(unit)


def may_enter_fort(g: Position, unit: int) -> bool:
    """9/fort/vehicles, 7/formation/column-no-work: whether a unit could be in the fort of its hex."""
    return has_fort(g, g.cell[unit]) and not g.column[unit] and not is_armour(g, unit)


def shelter(g: Position, unit: int) -> str:
    """9/fort/nature, 15/works/who-occupies: what a unit is in: a fort, a trench, a foxhole, or nothing.

    In a fortification it counts as inside until it says otherwise (9/fort/zoc); outside, it may be in the
    work that was dug there (15/works/on-fort).
    """
    cell = g.cell[unit]
    is_fort = cell in g.geo.forts
    if not (g.works[cell] or is_fort) or g.column[unit] or is_armour(g, unit):
        return ""  # 7/formation/column-no-cover, 12/at/no-works
    if is_fort and g.inside[unit] != OUTSIDE and not g.wrecked[cell]:
        return FORT
    return _dug(g, unit)


def _dug(g: Position, unit: int) -> str:
    """15/works/who-occupies: the trench or foxhole that a deployed unit of men or weapons could be in."""
    kind, owner = g.work_at(g.cell[unit])
    if not kind or owner != g.camp[unit]:
        return ""
    printed = g.looks(unit)
    fits = printed.is_personnel or (kind == TRENCH and printed.is_weapon)
    return WORKS[kind] if fits else ""


def mined_by(g: Position, unit: int, cell: int) -> str:
    """10/zoc-armour/fort-mines, 15/works/trench-effects: the work of a unit with mines in a hex beside it.

    Those of a fort lie before its front; who has not said where it is may be in the trench dug there.
    """
    work = shelter(g, unit)
    if work == FORT and cell not in g.geo.forts[g.cell[unit]]:
        work = "" if g.inside[unit] else _dug(g, unit)
    return work if work in (FORT, WORKS[TRENCH]) else ""


def is_out_of_zones(g: Position, unit: int) -> bool:
    """9/fort/zoc, 10/zoc/exceptions: whether a unit is where no zone reaches, in a fortification or a trench.

    Who has said nothing counts as inside, as its owner would wish; who stayed outside in this impulse does
    not.
    """
    inside = may_enter_fort(g, unit) and g.inside[unit] != OUTSIDE
    return inside or shelter(g, unit) == WORKS[TRENCH]


# ---- embankments


def bank_side(g: Position, cell: int, viewpoint: int) -> int:
    """9/terrain/embankment: on which side of its embankment, 0 or 1, another hex lies; NONE along it."""
    distance = g.geo.board.distance
    near = g.geo.board.neighbours[cell]
    least = min(distance(beside, viewpoint) for beside in near)
    nearest = {beside for beside in near if distance(beside, viewpoint) == least}
    for side, cells in enumerate(g.geo.bank_sides(cell)):
        if nearest <= cells:
            return side
    return NONE


def is_across_bank(g: Position, unit: int, viewpoint: int) -> bool:
    """Whether the embankment of its hex lies between a unit that has declared its side and another hex."""
    side = g.bank[unit]
    return bool(side) and bank_side(g, g.cell[unit], viewpoint) == 2 - side


def leaves_side(g: Position, unit: int, cell: int) -> bool:
    """9/terrain/embankment: whether a deployed unit that stands on a side of it would get onto it or over."""
    return bool(g.bank[unit]) and cell not in g.geo.bank_sides(g.cell[unit])[g.bank[unit] - 1]


# ---- fire at a unit


def cover(g: Position, unit: int, firers: Iterable[int]) -> list[Shift]:
    """9/effects/table-cat-1: what ground and works take from a fire at a unit by those who fire directly.

    None for who assaults (9/effects/assaulting-none) or is in column (7/formation/column-no-cover). Armour
    has one shift at most, and nothing of works (12/at/one-terrain-shift, 12/at/no-works).
    """
    if g.assault[unit] or g.column[unit]:
        return []
    cell, chart = g.cell[unit], g.world.charts.terrain
    hidden_by = shelter(g, unit)
    names = [g.geo.terrain[cell]]
    if hidden_by == FORT:
        names.append("fortification")
    if g.bank[unit] and _all_across(g, unit, firers):
        names.append("embankment")
    best = min(names, key=lambda name: chart[name].fire_into)  # 9/effects/not-cumulative
    found = [best] if chart[best].fire_into else []
    if g.geo.hill[cell] and not _from_same_hill(g, cell, firers):
        found.append("hill")
    if is_armour(g, unit):
        most = g.world.charts.shifts["armour-terrain"]
        return [Shift("12/at/one-terrain-shift", "fire.cover", most, found[0])] if found else []
    if hidden_by in WORKS.values():
        found.append(hidden_by)  # 15/works/cumulative
    return [
        Shift(RULES.get(name, "9/effects/cover-list"), "fire.cover", chart[name].fire_into, name)
        for name in found
    ]


def _all_across(g: Position, unit: int, firers: Iterable[int]) -> bool:
    """Whether all who fire directly do so over the embankment; fire from above goes over none."""
    cells = {g.cell[firer] for firer in firers}
    return bool(cells) and all(is_across_bank(g, unit, cell) for cell in cells)


def _from_same_hill(g: Position, cell: int, firers: Iterable[int]) -> bool:
    """9/effects/cover-list: whether someone fires directly from the same hill."""
    hills = g.world.hills
    return any(hills[g.cell[firer]] == hills[cell] for firer in firers)


# ---- fire by units


def vantage(g: Position, firers: Iterable[int], cell: int, defending: bool) -> list[Shift]:
    """9/effects/table-cat-2: what ground gives to a fire at a hex: that which all who fire directly have.

    Ground helps defensive fire alone; a trench helps any (15/works/trench-effects). Who assaults has none.
    """
    found: list[Shift] = []
    firers = list(firers)
    if not firers or any(g.assault[unit] or g.column[unit] for unit in firers):
        return found
    chart = g.world.charts.terrain
    if defending:
        names = [_vantage_of(g, unit, cell) for unit in firers]
        if all(names):
            least = min(names, key=lambda name: chart[name].fire_from)
            found.append(Shift("9/effects/own-fire", "fire.vantage", chart[least].fire_from, least))
        if all(g.geo.hill[g.cell[unit]] for unit in firers):
            found.append(Shift("9/effects/own-fire", "fire.vantage", chart["hill"].fire_from, "hill"))
    if all(shelter(g, unit) == "trench" for unit in firers):
        found.append(Shift("15/works/trench-effects", "fire.vantage", chart["trench"].fire_from, "trench"))
    return found


def _vantage_of(g: Position, unit: int, cell: int) -> str:
    """9/effects/own-fire: the ground that helps a unit fire at a hex, hills apart; only one kind counts."""
    here, chart, names = g.cell[unit], g.world.charts.terrain, list[str]()
    if shelter(g, unit) == FORT and through_front(g, here, cell):
        names.append("fortification")  # 9/fort/def-fire
    names.append(g.geo.terrain[here])
    if g.geo.banked[here] and is_across_bank(g, unit, cell):
        names.append("embankment")
    best = max(names, key=lambda name: chart[name].fire_from)
    return best if chart[best].fire_from else ""


def through_front(g: Position, fort: int, cell: int) -> bool:
    """9/fort/def-fire: whether the way from a fortification to another hex leads through its front."""
    distance = g.geo.board.distance
    ahead = distance(fort, cell) - 1
    return any(distance(near, cell) == ahead for near in g.geo.forts[fort])
