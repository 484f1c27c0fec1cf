"""The German impulse: take back the rival's towns, stand in his way, man Berlin, strike where he is weak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.games.race_for_berlin.ai.geography import costs_from, from_berlin
from grognard.games.race_for_berlin.ai.lines import Lines, lines
from grognard.games.race_for_berlin.ai.worth import Task, attack_worth, marker_worth, storm_worth
from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.entry import enter
from grognard.games.race_for_berlin.position import FIGHT, IDLE, MARCH, Position, rival
from grognard.games.race_for_berlin.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.ways import allowance, is_pinned, reachable

ACTIVATION = 1.0
"""What an activation must be worth: there are mostly more of them than divisions that need them."""
STANDING = 5.0
"""Driving the rival's Soviets out of a zone, besides what they lose and the zone's own worth."""
HARM_TO_SELF = 100.0
"""Attacking one's own marshal, which only Hitler could order."""
IN_THE_CITY = 10.0
"""A Berlin zone with a division besides its garrison, on the rival's side of the city."""
STREET_BY_STREET = 14.0
"""The same where the rival is already in: he must fight for every level, and can be thrown back."""
COMING = 10
"""Half movement points within which the rival will soon be at a zone."""
OUR_OWN = 12.0
"""Standing in the way of one's own marshal."""
BARRIER = 8.0
"""Standing on the rival's way to Berlin, less what going round would cost him."""
SEVER = 2.0
"""For each of the rival's spearheads whose line runs through an empty zone beside (3.1.2)."""
CLOSE = 1.2
"""For each half movement point farther from the rival than he needs to come."""
DENIAL = 3.0
"""For each victory point that the rival would take there."""
COVER = {"plain": 0.0, "wooded": 2.0, "difficult": 4.0, "berlin": 0.0}
"""Terrain that helps the defender."""
COMPANY = 2.0
"""Another division in the zone, so that one attack does not break through."""
EXPOSED = 3.0
"""Being next to the enemy in the open with nobody beside."""
UNSURE = 0.5
"""A move to the west that the test of 7.2.2 may forbid."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How things stand for a camp's Germans."""

    threat: Sequence[int]
    """For each zone, how far the rival's Soviets are."""
    detour: Sequence[int]
    """For each zone, how far it lies off their ways to Berlin."""
    friends: Sequence[int]
    """For each zone, how far the own marshal's Soviets are."""
    lines: Lines
    """Those of the rival's spearheads."""


def outlook(g: Position, camp: int) -> Outlook:
    """How things stand now."""
    box, away = g.box, from_berlin(g.box)
    foes = {g.zone[unit] for unit in g.units_of(rival(camp), SOVIET)}
    friends = {g.zone[unit] for unit in g.units_of(camp, SOVIET)}
    from_start = costs_from(box, {zone: -away[zone] for zone in foes})
    return Outlook(
        costs_from(box, dict.fromkeys(foes, 0)),
        [more + left for more, left in zip(from_start, away, strict=True)],
        costs_from(box, dict.fromkeys(friends, 0)),
        lines(g, rival(camp)),
    )


def tasks(g: Position, camp: int, limit: int) -> list[Task]:
    """All that the idle divisions could do, the best for each division first; `g` is changed on the way."""
    view = foresee(g, camp)
    ready = [unit for unit in g.units_of(camp, GERMAN) if not g.used[unit] and g.mode[unit] == IDLE]
    found = [*_attacks(g, camp, ready, limit), *_storms(g, ready, limit)]
    for unit in ready:
        goal, worth = best_place(g, unit, view)
        if goal != g.zone[unit]:
            found.append(Task(worth - ACTIVATION, (unit,), MARCH, goal))
    return sorted(found, key=lambda task: -task.worth / len(task.units))


def foresee(g: Position, camp: int) -> Outlook:
    """Moves those who are to march to where they will go, and says how things stand then."""
    view = outlook(g, camp)
    for unit in g.units_of(camp, GERMAN):
        if g.mode[unit] == MARCH and not g.moved[unit]:
            goal, _ = best_place(g, unit, view)
            if goal != g.zone[unit]:
                enter(g, unit, goal)
    return view


def _attacks(g: Position, camp: int, ready: Sequence[int], limit: int) -> list[Task]:
    beside: dict[int, list[int]] = {}
    for unit in ready:
        for zone in attackable_from(g, unit):
            beside.setdefault(zone, []).append(unit)
    found = []
    for zone, units in beside.items():
        strongest = sorted(units, key=lambda unit: -g.strength(unit))
        for many in range(1, min(limit, len(strongest)) + 1):
            group = tuple(strongest[:many])
            worth = attack_worth(g, zone, group, ground(g, zone, camp)) - ACTIVATION * many
            found.append(Task(worth, group, FIGHT, zone))
    return found


def ground(g: Position, target: int, camp: int) -> float:
    """What it is worth to drive the Soviets out of a zone."""
    if g.camp_in(target) == camp:
        return -HARM_TO_SELF
    return STANDING + marker_worth(g, target, camp, GERMAN)


def _storms(g: Position, ready: Sequence[int], limit: int) -> list[Task]:
    """9.2.4: a division in the city, alone or with those in one zone beside it."""
    found = []
    for inside in ready:
        zone = g.zone[inside]
        if not can_storm(g, inside) or g.camp_in(zone) == g.unit(inside).camp:
            continue
        groups: list[tuple[int, ...]] = [(inside,)]
        for near in g.box.board.neighbours[zone]:
            if not g.box.is_berlin[near]:
                beside = sorted(
                    (unit for unit in ready if g.zone[unit] == near), key=lambda unit: -g.strength(unit)
                )
                groups += [(inside, *beside[:many]) for many in range(1, min(len(beside), limit - 1) + 1)]
        for group in groups:
            worth = storm_worth(g, zone, group, extra=False) - ACTIVATION * len(group)
            found.append(Task(worth, group, FIGHT, zone))
    return found


def best_place(g: Position, unit: int, view: Outlook) -> tuple[int, float]:
    """Where a division stands best, and what moving there is worth."""
    found = reachable(g, unit, allowance(g, unit), one_zone=bool(g.oos[unit]))
    here, index = g.zone[unit], g.box.index
    standing = place_worth(g, unit, here, view)
    pinned = is_pinned(g, unit)
    best, most = here, 0.0
    for zone in found.costs:
        if zone == here or not g.has_room(zone, GERMAN):
            continue
        worth = place_worth(g, unit, zone, view) - standing
        if pinned and index[zone] < index[here]:
            worth *= UNSURE
        if worth > most:
            best, most = zone, worth
    return best, most


def place_worth(g: Position, unit: int, zone: int, view: Outlook) -> float:
    """What it is worth for a division to stand in a zone."""
    box, camp = g.box, g.unit(unit).camp
    if box.is_berlin[zone]:
        return _city_worth(g, zone, camp, view)
    others = g.german_in[zone] - (g.zone[unit] == zone)
    threat = view.threat[zone]
    worth = COVER[box.terrain[zone]] + COMPANY * min(others, 2)
    worth -= CLOSE * max(threat - 4, 0)
    worth += max(0.0, BARRIER - view.detour[zone])
    worth += marker_worth(g, zone, camp, GERMAN)
    through = view.lines.through
    near = box.board.neighbours[zone]
    worth += SEVER * max((through[road] for road in near if not g.count_soviets(road)), default=0)
    if g.control[zone] == NOBODY and threat <= COMING:
        worth += DENIAL * box.value[zone]
    if not others and threat <= 3 and box.terrain[zone] == "plain":
        worth -= EXPOSED
    if box.sector[zone] == camp:
        worth -= OUR_OWN
    return worth


def _city_worth(g: Position, zone: int, camp: int, view: Outlook) -> float:
    """What a division is worth in a Berlin zone: against the rival, never against the own marshal."""
    holder = g.camp_in(zone)
    if holder == camp:
        return -OUR_OWN
    if holder == rival(camp):
        return STREET_BY_STREET
    if view.friends[zone] < view.threat[zone]:
        return -OUR_OWN
    return IN_THE_CITY - CLOSE * max(view.threat[zone] - COMING, 0)
