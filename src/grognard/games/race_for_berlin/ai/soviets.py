"""The Soviet impulse: storm Berlin, break through where the odds are good, and drive on with the rest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from grognard.games.race_for_berlin import duties
from grognard.games.race_for_berlin.ai.geography import enemies_near, from_berlin
from grognard.games.race_for_berlin.ai.worth import GROUND, POINT, attack_worth, storm_worth
from grognard.games.race_for_berlin.components import JOUKOV, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import FIGHT, IDLE, MARCH, Position
from grognard.games.race_for_berlin.supply import supplied_zones
from grognard.games.race_for_berlin.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.ways import allowance, reachable

ACTIVATION = 2.0
"""What each activated counter must be worth."""
ENTRY = 14.0
"""Entering a Berlin zone that no one of ours has entered."""
OPENING = 3.0
"""Coming up to the enemy, so as to attack him next."""
ASTRAY = 8.0
"""Losing touch with the other counter of the army, or with supply."""
DESERTION = 40.0


@dataclass(frozen=True)
class Task:
    """Something worth doing, by whom, in which mode."""

    worth: float
    units: tuple[int, ...]
    mode: int
    goal: int


def tasks(g: Position, camp: int, free: Iterable[int], limit: int) -> list[Task]:
    """All that these counters could do, the best first."""
    ready = [unit for unit in free if not g.used[unit] and g.mode[unit] == IDLE]
    found = [*_storms(g, camp, ready), *_attacks(g, ready, limit)]
    supplied = supplied_zones(g, camp, SOVIET)
    for unit in ready:
        goal, worth = best_place(g, unit, supplied)
        if goal != g.zone[unit]:
            found.append(Task(worth - ACTIVATION, (unit,), MARCH, goal))
    return sorted((task for task in found if task.worth > 0), key=lambda task: -task.worth / len(task.units))


def _storms(g: Position, camp: int, ready: list[int]) -> list[Task]:
    found = []
    for zone in g.box.berlin:
        there = tuple(unit for unit in ready if g.zone[unit] == zone and can_storm(g, unit))
        if there:
            worth = storm_worth(g, zone, there, extra=g.support[camp] > 1)
            found.append(Task(worth * len(there) + 5, there, FIGHT, zone))
    return found


def _attacks(g: Position, ready: list[int], limit: int) -> list[Task]:
    beside: dict[int, list[int]] = {}
    for unit in ready:
        if not duties.of_soviet(g, unit, ()) and not g.box.is_berlin[g.zone[unit]]:
            for zone in attackable_from(g, unit):
                beside.setdefault(zone, []).append(unit)
    found = []
    for zone, units in beside.items():
        strongest = sorted(units, key=lambda unit: -g.strength(unit))
        for many in range(1, min(limit, len(strongest)) + 1):
            group = tuple(strongest[:many])
            worth = attack_worth(g, zone, group) - ACTIVATION * many
            found.append(Task(worth, group, FIGHT, zone))
    return found


def best_place(g: Position, unit: int, supplied: set[int], *, reserve: bool = False) -> tuple[int, float]:
    """Where a counter's move does most, and what that is worth against staying."""
    found = reachable(
        g,
        unit,
        allowance(g, unit, reserve=reserve),
        one_zone=bool(g.oos[unit]),
        dry=g.box.formation_of[unit] == g.dry,
        home=not duties.is_astray(g, unit),
    )
    here = g.zone[unit]
    standing = place_worth(g, unit, here, supplied)
    best, most = here, 0.0
    for zone in found.costs:
        if zone != here and g.has_room(zone, SOVIET):
            worth = place_worth(g, unit, zone, supplied) - standing
            if worth > most:
                best, most = zone, worth
    return best, most


def place_worth(g: Position, unit: int, zone: int, supplied: set[int]) -> float:
    """What it is worth for a Soviet counter to stand in a zone."""
    box, printed = g.box, g.unit(unit)
    own = g.joukov_in if printed.camp == JOUKOV else g.koniev_in
    others = own[zone] - (g.zone[unit] == zone)
    worth = -GROUND * from_berlin(box)[zone]
    if box.is_berlin[zone]:
        worth += ENTRY if not others else 4.0
        if g.zone[unit] == zone and not others:
            worth += DESERTION
    elif box.value[zone] and g.control[zone] == NOBODY:
        worth += POINT * box.value[zone]
    if enemies_near(g, zone, SOVIET):
        worth += OPENING
    if zone not in supplied:
        worth -= ASTRAY
    partner = box.partner[unit]
    if partner is not None and g.is_on_map(partner):
        there = g.zone[partner]
        if there != zone and there not in box.board.neighbours[zone]:
            worth -= ASTRAY
    return worth
