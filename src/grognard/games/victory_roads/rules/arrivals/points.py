"""17.3 What replacement points there are, for whom, and what they buy."""

from __future__ import annotations

from grognard.games.victory_roads.position import (
    ELIMINATED,
    NEVER,
    NONE,
    STAVKA,
    WAITING,
    WITH_AXIS,
    Position,
)
from grognard.games.victory_roads.rules.supply import command_area
from grognard.games.victory_roads.rules.supports.pools import BASIC_BOX, box_of, boxes_of, on_map
from grognard.games.victory_roads.rules.theatres.radius import covering
from grognard.games.victory_roads.units import AXIS, GERMANS, HUNGARIANS, NATIONS, ROMANIANS, SOVIET, SOVIETS
from grognard.kernel.verbs import Bar

FIRST_TURN = 1
"""17.3.2: a turn without points for the Germans."""


# ---- how many


def points_of(g: Position, nation: int) -> int:
    """17.3.1 to 17.3.3: the replacement points of a nation in this turn."""
    if nation != SOVIETS and is_barred(g):
        return 0
    stand = {ROMANIANS: g.romania, HUNGARIANS: g.hungary}.get(nation, WITH_AXIS)
    if stand not in (WITH_AXIS, NEVER):
        return 0
    given: int | None = (g.world.scenario.values["rp"] or {}).get(NATIONS[nation])
    if given is not None:
        return given
    turn = g.world.charts.turns[g.turn]
    if nation == GERMANS:
        return 0 if g.turn == FIRST_TURN else g.world.charts.satisfaction[g.mood].rp
    return (turn.soviet_rp, 0, turn.hungarian_rp, turn.romanian_rp)[nation]


def points_for_infantry(g: Position) -> int:
    """Further points that events give the Germans for infantry alone."""
    return 0 if is_barred(g) else sum(g.support(chit).value for chit in on_map(g, "rp"))


def is_barred(g: Position) -> bool:
    """15.3.1c, 18.1.2b: whether the Axis get no replacements in this turn."""
    return g.no_replacements or g.spent_out


def is_german_infantry(g: Position, unit: int) -> bool:
    """Whether points for German infantry can be spent on a unit."""
    printed = g.unit(unit)
    return printed.nation == "german" and not printed.is_armoured and not printed.is_hq


# ---- the support that armour needs beside the point


def price_rule(g: Position, unit: int) -> str:
    """The rule that asks for it."""
    if g.camp[unit] == AXIS:
        return "17.3.7"
    return "17.3.9" if g.place[unit] == ELIMINATED else "17.3.10"


def paying_boxes(g: Position, unit: int) -> tuple[int, ...]:
    """17.3.9, 17.3.10: whose supports pay for armour: of any theatre, or of one that covers the unit."""
    if g.camp[unit] == AXIS:
        return boxes_of(AXIS)
    if not g.is_advanced:
        return (BASIC_BOX,)
    if g.cell[unit] < 0:
        return boxes_of(SOVIET)
    return tuple(box_of(theatre) for theatre in covering(g, g.cell[unit]))


# ---- for whom


def rebuilt_box(g: Position, unit: int) -> int:
    """17.3.9, 17.3.11: the box into which a unit is rebuilt, or NONE if it goes to the map."""
    printed = g.unit(unit)
    if g.camp[unit] == SOVIET:
        return STAVKA if printed.is_armoured and g.is_advanced else NONE
    return WAITING if printed.elite and printed.nation == "german" else NONE


def bar_to_restore(g: Position, unit: int) -> Bar | None:
    """17.3.12: why a unit on the map gets no replacements where it stands."""
    cell, camp, nation = g.cell[unit], g.camp[unit], g.nation_of(unit)
    if g.zone[1 - camp][cell]:
        return "17.3.12a", "why.in-contact", {"unit": unit}
    if g.geo.fort[cell] == "advanced" and not g.has_fallen(cell):
        return "17.3.12a", "why.in-fortress", {"unit": unit}
    if g.cut[unit]:
        return "17.3.12a", "why.unsupplied", {"unit": unit}
    helped = camp == AXIS and nation != GERMANS and bool(command_area(g, GERMANS)[cell])  # 4.2.1
    if not command_area(g, nation)[cell] and not helped:
        return "17.3.12a", "why.not-commanded", {"unit": unit}
    return None
