"""5-3 Stacking: two units in a hex at the end of a phase, never two Soviet Fronts; more may pass through."""

from __future__ import annotations

from collections.abc import Container

from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.zones import RULE
from grognard.kernel.board.movement import reach, steps
from grognard.kernel.kept import kept
from grognard.kernel.pieces import NOWHERE


def front_cells(g: Position, but: int) -> frozenset[int]:
    """5-3: the hexes of the other Soviet Fronts, where a Front may not stop."""
    return frozenset(g.cell[u] for u in g.box.fronts if u != but and g.cell[u] != NOWHERE)


def will_be_room(g: Position, unit: int, cell: int, waiting: Container[int]) -> bool:
    """5-3: whether a full hex that a unit enters can be left again by one of those still to move.

    The limit counts at the end of the phase only; this keeps the end within reach.
    """
    if g.count[g.camp[unit]][cell] > g.box.numbers.stacking_limit:
        return False
    there = [u for u in g.units_at(cell) if u in waiting and u != unit]
    return any(can_make_room(g, u, vacated=g.cell[unit]) for u in there)


def can_make_room(g: Position, unit: int, vacated: int = NOWHERE, filled: int = NOWHERE) -> bool:
    """Whether a unit can go from its hex to one with room.

    `vacated` is a hex about to lose a unit, `filled` one about to gain one.
    """
    camp = g.camp[unit]
    friends, limit = g.count[camp], g.box.numbers.stacking_limit
    fronts = front_cells(g, unit) if g.is_front(unit) else ()

    def has_room(cell: int) -> bool:
        there = friends[cell] - (cell == vacated) + (cell == filled)
        return there < limit and cell not in fronts and cell != g.cell[unit]

    where = (
        g.network_of(unit),
        g.cell[unit],
        g.allowance(unit),
        g.others_in(camp),
        g.enemy_zone(camp),
        RULE,
    )
    return any(map(has_room, steps(*where))) or any(map(has_room, reach(*where)))  # near is quicker to tell


@kept()
def crowded_cell(g: Position, camp: int) -> int:
    """5-3: the hex where most units of a camp stand, if they are more than may stay there."""
    friends = g.count[camp]
    most = max(friends)
    return friends.index(most) if most > g.box.numbers.stacking_limit else NOWHERE


def is_overcrowded(g: Position, cell: int) -> bool:
    """5-3: whether a hex holds more units than may stay there."""
    return len(g.units_at(cell)) > g.box.numbers.stacking_limit
