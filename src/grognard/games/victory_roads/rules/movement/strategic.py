"""6.2 Strategic movement: who may make it, and which hexes it keeps to. The march itself is in `march`."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.ground.ways import closed_to
from grognard.games.victory_roads.rules.reich.satisfaction import NOW
from grognard.games.victory_roads.rules.supply import command_area
from grognard.games.victory_roads.rules.supports.effects import is_jammed
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.board.zoc import outside, union
from grognard.kernel.kept import kept, reuse
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.verbs import Bar


def bar_to_phase(g: Position, camp: int) -> Bar | None:
    """3.2.2, 15.3.1: why nobody on a side may move strategically in this phase."""
    if g.is_muddy:
        return "3.2.2b", "why.mud-strategic"
    if camp == AXIS and g.half_moves & NOW:
        return "15.3.1e", "why.dismissed-strategic"
    return ("6.2.1a", "why.roads-jammed") if camp == AXIS and is_jammed(g) else None


def bar_to_start(g: Position, unit: int, hq: int = NO_PIECE) -> Bar | None:
    """6.2.1: why a unit may not set out strategically; `hq`: one whose units abandon equipment."""
    cell, camp = g.cell[unit], g.camp[unit]
    if g.unit(unit).is_hq:
        return "6.2.1a", "why.hq-strategic", {"unit": unit}
    if hq == NO_PIECE:
        if g.zone[1 - camp][cell]:
            return "6.2.1b", "why.beside-enemy", {"unit": unit}
    elif cell not in commanded_by(g, hq):
        return "6.3.1b", "why.not-of-hq", {"unit": unit, "hq": hq}
    if not command_area(g, g.nation_of(unit))[cell]:
        return "6.2.1a", "why.no-command", {"unit": unit}
    return None


def ready_to_start(g: Position, units: Iterable[int], enemies: bytes | bytearray | None = None) -> list[int]:
    """6.2.1: of several units those that may set out; `enemies` are the hexes that bar it."""
    cell, printed, nation_of = g.cell, g.world.units, g.nation_of
    found = [unit for unit in units if not (enemies and enemies[cell[unit]]) and not printed[unit].is_hq]
    areas = {nation: command_area(g, nation) for nation in {*map(nation_of, found)}}
    return [unit for unit in found if areas[nation_of(unit)][cell[unit]]]


def closed_to_strategic(g: Position, unit: int) -> bytes:
    """6.2.1: the hexes that a strategic move may not enter, beside those closed to all moves."""
    camp, nation = g.camp[unit], g.nation_of(unit)
    barring = closed_to(g, unit), bytes(g.zone[1 - camp]), out_of_command(g, nation), still_german(g, camp)
    return reuse(g, ("closed to strategic", nation), union, *barring)


def out_of_command(g: Position, nation: int) -> bytes:
    """6.2.1: 1 for every hex outside the radius of all supplied HQs of a nation."""
    return outside(command_area(g, nation))


@kept()
def still_german(g: Position, camp: int) -> bytes:
    """6.2.1: fortifications and cities of Germany that the Soviets have never captured, closed to them."""
    if camp != SOVIET:
        return bytes(len(g.geo.board))
    return reuse(g, "still-german", _unfallen, g.geo.german_strongholds, g.geo.site, bytes(g.fallen))


def _unfallen(strongholds: tuple[int, ...], sites: tuple[int, ...], fallen: bytes) -> bytes:
    found = bytearray(len(sites))
    for cell in strongholds:
        found[cell] = not fallen[sites[cell]]
    return bytes(found)


def bar_to_enter(g: Position, unit: int, cell: int) -> Bar | None:
    """6.2.1: why a strategic move may not enter a hex; None if the reason is none of these."""
    camp = g.camp[unit]
    if g.zone[1 - camp][cell]:
        return "6.2.1b", "why.beside-enemy", {"unit": unit}
    if out_of_command(g, g.nation_of(unit))[cell]:
        return "6.2.1a", "why.no-command", {"unit": unit}
    return ("6.2.1c", "why.still-german") if still_german(g, camp)[cell] else None
