"""6-9 Advance after combat: one victorious unit into each hex left empty."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.entry import travel
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.retreat import is_barred_from_berlin
from grognard.games.battle_for_germany.theatre import crosses_border, crosses_boundary
from grognard.kernel.verbs import Bar


def bar_to_advance(
    g: Position, unit: int, cell: int, winners: tuple[int, ...], vacated: tuple[int, ...]
) -> Bar | None:
    """6-91 to 6-93, 5-4, 5-5: why a unit can't enter a hex after a combat with these winners."""
    counter = g.unit(unit)
    if g.garrison[unit]:
        return "10-3", "why.garrison"
    if unit not in winners or g.place[unit] != ON_MAP:
        return "6-92", "why.not-in-combat"
    if cell not in vacated:
        return "6-91", "why.not-vacated"
    if g.camp_in(cell) != NOBODY:
        return "6-91b", "why.not-empty"
    if is_barred_from_berlin(g, unit, cell):
        return "5-43", "why.berlin"
    start = g.cell[unit]
    if start not in g.box.adjacent[cell]:
        return "6-91", "why.not-adjacent"
    if counter.camp == SOVIET and crosses_border(g.box, start, cell):
        return "5-51b" if counter.nation == "yugoslav" else "5-52b", "why.advance-line"
    if g.boundary and crosses_boundary(g.box, start, cell):
        return "5-41a" if counter.camp == GERMAN else "5-42c", "why.advance-line"
    if all(near != cell for near, _ in g.network_of(unit)[start]):
        return "5-42a", "why.boundary"
    return None


def advance(g: Position, unit: int, cell: int) -> None:
    """Moves the unit; zones and terrain costs don't matter (6-93)."""
    g.note("combat.advanced", "6-91", unit=unit, cell=cell)
    travel(g, unit, (cell,))
