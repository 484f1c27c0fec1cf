"""2.3 Hitler's orders: the die, and the counter-attack that a camp's Germans owe him."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, KONIEV, NOBODY
from grognard.games.race_for_berlin.position import FIGHT, IDLE, MARCH, Position
from grognard.games.race_for_berlin.rules.combat.targets import attackable_from, is_target
from grognard.games.race_for_berlin.rules.ways import allowance, is_pinned, reachable

DIVISIONS = 2
OUT_OF_REACH = 99
"""More than can be activated: the order could no longer be obeyed."""


def give_orders(g: Position) -> None:
    """2.3.1: on a 5 the northern Germans must attack, on a 6 the southern ones."""
    die = g.roll()
    north, south = g.box.numbers.hitler_north, g.box.numbers.hitler_south
    g.order = {north: KONIEV, south: JOUKOV}.get(die, NOBODY)
    if g.order == NOBODY:
        g.note("hitler.silent", "2.3.1", die=die)
    else:
        g.note("hitler.orders", "2.3.1", die=die, camp=g.order)


def is_exempt(g: Position, unit: int) -> bool:
    """2.3.2c: units behind a line of entrenchments or in Berlin."""
    return bool(g.box.entrenched[g.cell[unit]] or g.box.is_berlin[g.cell[unit]])


def bind(g: Position, camp: int, nation: int) -> None:
    """2.3.2: notes which divisions the order binds in this impulse, and to what.

    Those that can attack must (a); where there is none, those that can close up to the enemy (b).
    """
    if nation != GERMAN or g.order != camp:
        return
    bound = [unit for unit in g.units_of(camp, GERMAN) if not g.used[unit] and not is_exempt(g, unit)]
    g.obliged, g.task = tuple(unit for unit in bound if attackable_from(g, unit)), FIGHT
    if not g.obliged:
        g.obliged, g.task = tuple(unit for unit in bound if _can_close_up(g, unit)), MARCH


def touches_enemy(g: Position, camp: int, zone: int) -> bool:
    """Whether a zone lies next to Soviets whom a camp's Germans may attack."""
    return any(is_target(g, near, GERMAN, camp) for near in g.box.board.neighbours[zone])


def owed(g: Position, how: Mapping[int, int]) -> int:
    """How many more divisions must be activated to obey, with some in these modes already."""
    ready = [unit for unit in g.obliged if how[unit] == g.task]
    free = [unit for unit in g.obliged if how[unit] == IDLE]
    return _missing(g, g.obliged, ready) if _can_obey(g, g.obliged, ready, free) else OUT_OF_REACH


def owes_attack(g: Position, available: Iterable[int]) -> bool:
    """2.3.2a: whether, of the attacks ordered, one is still due from these fighters."""
    done, willing = _attackers(g, available)
    return bool(willing) and bool(_missing(g, [*done, *willing], done))


def hopes_of_attack(g: Position, available: Iterable[int]) -> tuple[int, bool]:
    """2.3.2a: how much of the order can be obeyed, with these fighters still to come."""
    done, willing = _attackers(g, available)
    return _hopes(g, [*done, *willing])


def owes_move(g: Position, camp: int) -> bool:
    """2.3.2b: whether some of those ordered have still to close up."""
    done, waiting = _movers(g, camp)
    return bool(waiting) and bool(_missing(g, [*done, *waiting], done))


def best_ends(g: Position, unit: int, ends: Sequence[int]) -> list[int]:
    """2.3.2b: the ends of a division's move after which most of the order will surely be obeyed."""
    hopes = {end: _hopes_after_move(g, unit, end) for end in ends}
    return [end for end in ends if hopes[end] == max(hopes.values())]


def _hopes_after_move(g: Position, unit: int, end: int) -> tuple[int, bool]:
    after = g.clone()
    after.put(unit, end)
    done, waiting = _movers(after, g.unit(unit).camp, surely=True)
    return _hopes(g, [*done, *waiting])


def _attackers(g: Position, available: Iterable[int]) -> tuple[list[int], list[int]]:
    """The divisions that have attacked as ordered, and those of the available ones that still can."""
    if g.task != FIGHT:
        return [], []
    done = [unit for unit in g.obliged if g.fought[unit]]
    return done, [unit for unit in available if unit in g.obliged and attackable_from(g, unit)]


def _movers(g: Position, camp: int, *, surely: bool = False) -> tuple[list[int], list[int]]:
    """The marching divisions that have closed up as ordered, and those that still can, or surely can."""
    marching = [unit for unit in g.obliged if g.mode[unit] == MARCH == g.task]
    done = [unit for unit in marching if g.moved[unit] and touches_enemy(g, camp, g.cell[unit])]
    return done, [unit for unit in marching if not g.moved[unit] and _can_close_up(g, unit, surely)]


def _hopes(g: Position, able: Sequence[int]) -> tuple[int, bool]:
    """2.3.2: how many of the divisions wanted these make up, and whether they have armour."""
    return min(DIVISIONS, len(able)), _has_armour(g, able)


def _can_obey(g: Position, able: Sequence[int], ready: Sequence[int], free: Sequence[int]) -> bool:
    """Whether the free ones can still make up what is missing of those able."""
    armour = not _has_armour(g, able) or _has_armour(g, [*ready, *free])
    return armour and _missing(g, able, ready) <= len(free)


def _missing(g: Position, able: Sequence[int], ready: Sequence[int]) -> int:
    """2.3.2: two of those able must be ready (one if there is but one), an armoured one if there is any."""
    missing = min(DIVISIONS, len(able)) - len(ready)
    return max(missing, int(_has_armour(g, able) and not _has_armour(g, ready)))


def _has_armour(g: Position, units: Iterable[int]) -> bool:
    return any(g.unit(unit).is_armoured for unit in units)


def _can_close_up(g: Position, unit: int, surely: bool = False) -> bool:
    """Whether a division can come to stand next to the enemy, `surely` even if it fails the test of 7.2.2."""
    camp, least = g.unit(unit).camp, g.box.index[g.cell[unit]] if surely and is_pinned(g, unit) else 0
    found = reachable(g, unit, allowance(g, unit), one_zone=bool(g.oos[unit]), least_index=least)
    return any(g.has_room(zone, GERMAN) and touches_enemy(g, camp, zone) for zone in found.costs)
