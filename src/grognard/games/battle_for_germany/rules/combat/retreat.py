"""6-21 to 6-24 Retreats: one hex, unit by unit, out of enemy zones, home rather than abroad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.battle_for_germany.components import EAST, GERMAN, WESTERN
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.rules.entry import travel
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, SIDES, WEST_GERMANS
from grognard.kernel import combat
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@frame
class Retreat(combat.Retreat):
    """6-24: the owner takes his units back one by one, in the order he likes."""

    attacker: int

    def rank(self, g: Position, unit: int) -> int:
        return g.side[unit]

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        by_attacker = g.world.options.get("attacker-conducts-retreats")
        return ask(SIDES[self.attacker if by_attacker else g.side[units[0]]], "combat.retreat")

    def cells(self, g: Position, unit: int, way: tuple[int, ...]) -> list[int]:
        return retreat_cells(g, unit)

    def bar_to_retreat(self, g: Position, unit: int, cell: int) -> Bar:
        if g.garrison[unit]:
            return "10-3", "why.garrison"
        if unit not in self.units:
            return "6-2", "why.no-retreat"
        if unit not in self.ways and retreat_cells(g, unit):
            return "6-24", "why.retreat-later"
        return bar_to_retreat(g, unit, cell)

    def go(self, g: Position, unit: int, cell: int) -> None:
        """Over a line if it must: then Germans change theatre and others are strays."""
        was_abroad = g.is_abroad(unit, g.cell[unit])
        g.note("combat.retreated", "6-24", unit=unit, cell=cell)
        travel(g, unit, (cell,))
        if not g.is_abroad(unit, cell):
            return
        if g.unit(unit).camp == GERMAN and not g.world.terms.eastern_half:
            change_theatre(g, unit)
        elif not was_abroad:
            g.strayed[unit] = g.turn

    def lost(self, g: Position, unit: int) -> None:
        destroy(g, unit, "6-23")


def who_must(g: Position, units: Iterable[int]) -> tuple[int, ...]:
    """10-3: all but garrisons, which ignore a retreat."""
    return tuple(unit for unit in units if not g.garrison[unit])


def retreat_cells(g: Position, unit: int) -> list[int]:
    """6-22: the best class of hexes open to a retreat: at home and vacant, at home with a friend,
    over a line and vacant, over a line with a friend (5-41, 5-42, 5-51, 5-52); last, over two lines."""
    classes: list[list[int]] = [[], [], [], [], [], []]
    friends = g.count[g.camp[unit]]
    for cell in g.box.adjacent[g.cell[unit]]:
        if not bar_to_enter(g, unit, cell):
            lines = g.is_over_border(unit, cell) + g.is_over_boundary(unit, cell)
            classes[2 * lines + bool(friends[cell])].append(cell)
    return next((cells for cells in classes if cells), [])


def bar_to_enter(g: Position, unit: int, cell: int) -> Bar | None:
    """6-21: not among enemies or the other Allied camp, not into an enemy zone, not over the limit."""
    camp = g.camp[unit]
    if is_off_half_map(g, cell):
        return "14-0a", "why.half-map"
    if g.others_in(camp)[cell]:
        return "6-21", "why.enemy-there"
    if is_barred_from_berlin(g, unit, cell):
        return "5-43", "why.berlin"
    if g.enemy_zone(camp)[cell]:
        return "6-21", "why.retreat-zone"
    if g.is_front(unit) and g.has_front(cell, unit):
        return "5-3c", "why.two-fronts"
    if not g.fits(unit, cell):
        return "6-22", "why.full", {"limit": g.box.numbers.stacking_limit}
    return None


def bar_to_retreat(g: Position, unit: int, cell: int) -> Bar:
    """6-21, 6-22: why a hex is none of the best that a unit can retreat to."""
    if not g.box.open[cell] or cell not in g.box.adjacent[g.cell[unit]]:
        return "6-21", "why.retreat-closed"
    if bar := bar_to_enter(g, unit, cell):
        return bar
    if not g.is_abroad(unit, cell):
        return "6-22", "why.vacant-first"
    if g.is_over_boundary(unit, cell):
        return "5-41b" if g.unit(unit).camp == GERMAN else "5-42a", "why.home-first"
    return "5-51a" if g.unit(unit).nation == "yugoslav" else "5-52a", "why.home-first"


def is_off_half_map(g: Position, cell: int) -> bool:
    """14-0: west of the boundary only the hexes along it can take a retreat."""
    theatre = g.box.theatre
    if not g.world.terms.eastern_half or theatre[cell] != WESTERN:
        return False
    return all(theatre[near] != EAST for near in g.box.adjacent[cell])


def is_barred_from_berlin(g: Position, unit: int, cell: int) -> bool:
    """5-43: Germans may not enter Berlin in any way; lifted by 16-33."""
    return cell == g.box.berlin and g.unit(unit).camp == GERMAN and g.side[unit] != GERMANS


def change_theatre(g: Position, unit: int) -> None:
    """5-41: a German unit belongs to the theatre it has been forced into."""
    theatre = g.box.theatre[g.cell[unit]]
    if theatre in (EAST, WESTERN) and g.side[unit] != GERMANS:
        g.side[unit] = EAST_GERMANS if theatre == EAST else WEST_GERMANS
        g.note("unit.theatre", "5-41b", unit=unit, side=g.side[unit])
