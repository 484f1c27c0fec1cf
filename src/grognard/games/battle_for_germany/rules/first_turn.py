"""12-21 Restrictions of the first turn: the West Germans must make two attacks, and may not dodge them."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.battle_for_germany.components import WEST
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.zones import reach_from
from grognard.games.battle_for_germany.setting import WEST_GERMANS
from grognard.kernel.pieces import NO_PIECE

Contacts = dict[int, frozenset[int]]
MOST = 2


def is_bound(g: Position, side: int) -> bool:
    """Whether the duty is in force for this side now."""
    return side == WEST_GERMANS and g.turn == 1 and g.world.first_turn_duty


def attacks_from(g: Position, cells: Iterable[int]) -> frozenset[int]:
    """The hexes of Western units that could be attacked from these hexes."""
    adjacent, west_in = g.box.adjacent, g.count[WEST]
    return frozenset(near for cell in cells for near in adjacent[cell] if west_in[near])


def contacts(g: Position, waiting: tuple[int, ...], moving: bool, but: int = NO_PIECE) -> Contacts:
    """For West German units the hexes they can attack, until attacks enough are found.

    With `moving`, after their moves; without the unit `but`.
    """
    found: Contacts = {}
    for unit in g.units_of(WEST_GERMANS):
        if unit == but:
            continue
        cells: Iterable[int] = (g.cell[unit],)
        if moving and unit in waiting:
            cells = reach_from(g, unit, g.cell[unit], g.allowance(unit))
        targets = attacks_from(g, cells)
        if targets:
            found[unit] = targets
            if possible(found) == MOST:
                break
    return found


def possible(found: Contacts) -> int:
    """How many separate attacks can be made, up to two: different attackers on different hexes."""
    hexes = frozenset[int]().union(*found.values())
    return min(MOST, len(found), len(hexes))


def owed(g: Position, side: int, waiting: tuple[int, ...]) -> int:
    """How many attacks the duty asks for, as far as they can be brought about (12-21)."""
    if not is_bound(g, side):
        return 0
    wanted = g.box.numbers.first_turn_attacks
    return min(wanted, possible(contacts(g, waiting, moving=True)))


class Guard:
    """Tells which moves of one unit keep the owed attacks possible (12-21)."""

    def __init__(self, g: Position, unit: int, waiting: tuple[int, ...], duty: int) -> None:
        self._unit, self._duty = unit, duty
        others = contacts(g, waiting, moving=False, but=unit)
        if possible(others) < duty:
            others = contacts(g, waiting, moving=True, but=unit)
        self._others = others

    def allows(self, g: Position, cells: Iterable[int]) -> bool:
        """Whether the unit may end in (one of) these hexes; none stands for leaving the map."""
        if possible(self._others) >= self._duty:
            return True
        targets = attacks_from(g, cells)
        return possible({**self._others, self._unit: targets} if targets else self._others) >= self._duty


def allows_end(g: Position, duty: int) -> bool:
    """Whether the movement phase may end as the units stand."""
    return not duty or possible(contacts(g, (), moving=False)) >= duty
