"""6-9 Advance after combat: one victorious unit into each hex left empty."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import SOVIET
from grognard.games.battle_for_germany.entry import travel
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.setting import SIDES
from grognard.games.battle_for_germany.theatre import crosses_border, crosses_boundary
from grognard.kernel.actions import Action
from grognard.kernel.state import Decision


def choose(g: Position, winners: tuple[int, ...], vacated: tuple[int, ...]) -> Decision | None:
    """6-91, 6-94: who may advance where; never an obligation."""
    pairs = _pairs(g, winners, vacated)
    if not pairs:
        return None
    side = who_is_asked(g, winners, vacated)
    options: list[Action] = [("advance", unit, cell) for unit, cell in pairs if g.side[unit] == side]
    return Decision(SIDES[side], "combat.advance", [*options, ("decline",)])


def who_is_asked(g: Position, winners: tuple[int, ...], vacated: tuple[int, ...]) -> int:
    """The force to choose next; defenders of one combat may belong to two."""
    return min(g.side[unit] for unit, _ in _pairs(g, winners, vacated))


def _pairs(g: Position, winners: tuple[int, ...], vacated: tuple[int, ...]) -> list[tuple[int, int]]:
    return sorted((unit, cell) for unit in winners for cell in vacated if may_advance(g, unit, cell))


def may_advance(g: Position, unit: int, cell: int) -> bool:
    """6-91 to 6-93: alive, no garrison, next to the empty hex, and not over a line it may not cross."""
    if g.place[unit] != ON_MAP or g.garrison[unit] or g.camp_in(cell) != NOBODY:
        return False
    start = g.cell[unit]
    return may_cross(g, unit, start, cell) and any(near == cell for near, _ in g.network_of(unit)[start])


def may_cross(g: Position, unit: int, start: int, cell: int) -> bool:
    """5-41, 5-42, 5-51, 5-52: no advance over the boundary while it binds, nor over the Yugoslav border."""
    if g.boundary and crosses_boundary(g.box, start, cell):
        return False
    return not (g.unit(unit).camp == SOVIET and crosses_border(g.box, start, cell))


def advance(g: Position, unit: int, cell: int) -> None:
    """Moves the unit; zones and terrain costs don't matter (6-93)."""
    g.note("combat.advanced", "6-91", unit=unit, cell=cell)
    travel(g, unit, (cell,))
