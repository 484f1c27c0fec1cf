"""The German impulse: stand in the rival's way, keep Berlin manned, strike where he is weak."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.race_for_berlin.ai.geography import FAR, costs_from, from_berlin
from grognard.games.race_for_berlin.ai.soviets import Task
from grognard.games.race_for_berlin.ai.worth import POINT, attack_worth, storm_worth
from grognard.games.race_for_berlin.components import GERMAN, NOBODY
from grognard.games.race_for_berlin.position import FIGHT, IDLE, MARCH, Position, rival
from grognard.games.race_for_berlin.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.ways import allowance, is_pinned, reachable

ACTIVATION = 1.0
IN_BERLIN = 10.0
"""A Berlin zone with a unit besides its garrison."""
CLOSE = 1.2
"""A half movement point nearer to the rival's way to Berlin."""
COVER = {"plain": 0.0, "wooded": 2.0, "difficult": 4.0, "berlin": 0.0}
COMPANY = 2.0
EXPOSED = 3.0
"""Being next to the enemy in the open with nobody beside."""


def tasks(g: Position, camp: int, free: Iterable[int], limit: int) -> list[Task]:
    """All that these divisions could do, the best first."""
    ready = [unit for unit in free if not g.used[unit] and g.mode[unit] == IDLE]
    found = [*_attacks(g, ready, limit)]
    for unit in ready:
        if can_storm(g, unit):
            worth = storm_worth(g, g.zone[unit], (unit,), extra=False)
            found.append(Task(worth - ACTIVATION, (unit,), FIGHT, g.zone[unit]))
    threat = threat_to(g, camp)
    for unit in ready:
        goal, worth = best_place(g, unit, threat)
        if goal != g.zone[unit]:
            found.append(Task(worth - ACTIVATION, (unit,), MARCH, goal))
    return sorted((task for task in found if task.worth > 0), key=lambda task: -task.worth / len(task.units))


def _attacks(g: Position, ready: list[int], limit: int) -> list[Task]:
    beside: dict[int, list[int]] = {}
    for unit in ready:
        for zone in attackable_from(g, unit):
            beside.setdefault(zone, []).append(unit)
    found = []
    for zone, units in beside.items():
        strongest = sorted(units, key=lambda unit: -g.strength(unit))
        for many in range(1, min(limit, len(strongest)) + 1):
            group = tuple(strongest[:many])
            own = g.camp_in(zone) == g.unit(group[0]).camp
            worth = attack_worth(g, zone, group) - ACTIVATION * many - 3.0
            found.append(Task(worth - (100.0 if own else 0.0), group, FIGHT, zone))
    return found


def threat_to(g: Position, camp: int) -> list[int]:
    """For each zone, how far it is from the rival's Soviets: where he will come."""
    foes = {g.zone[unit] for unit in g.units_of(rival(camp), 0)}
    return costs_from(g.box, foes) if foes else [FAR] * len(g.box.board)


def best_place(g: Position, unit: int, threat: list[int], *, reserve: bool = False) -> tuple[int, float]:
    """Where a division stands best, and what moving there is worth."""
    found = reachable(g, unit, allowance(g, unit, reserve=reserve), one_zone=bool(g.oos[unit]))
    here = g.zone[unit]
    index = g.box.index
    standing = place_worth(g, unit, here, threat)
    best, most = here, 0.0
    for zone in found.costs:
        if zone == here or not g.has_room(zone, GERMAN):
            continue
        worth = place_worth(g, unit, zone, threat) - standing
        if is_pinned(g, unit) and index[zone] < index[here]:
            worth *= 0.5
        if worth > most:
            best, most = zone, worth
    return best, most


def place_worth(g: Position, unit: int, zone: int, threat: list[int]) -> float:
    """What it is worth for a division to stand in a zone."""
    box, camp = g.box, g.unit(unit).camp
    away = from_berlin(box)[zone]
    others = g.german_in[zone] - (g.zone[unit] == zone)
    worth = COVER[box.terrain[zone]]
    if box.is_berlin[zone]:
        return worth + (IN_BERLIN if not others else 0.0) + (4.0 if threat[zone] <= 8 else 0.0)
    worth -= CLOSE * max(threat[zone] - 4, 0)
    worth -= 0.4 * away
    worth += COMPANY * min(others, 2)
    if g.control[zone] == rival(camp):
        worth += POINT * box.value[zone] * 0.6
    elif box.value[zone] and g.control[zone] == NOBODY and threat[zone] <= 8:
        worth += 3.0 * box.value[zone]
    if not others and threat[zone] <= 3 and box.terrain[zone] == "plain":
        worth -= EXPOSED
    return worth
