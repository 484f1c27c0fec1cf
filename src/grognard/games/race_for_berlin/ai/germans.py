"""The German impulse: take back the rival's towns, stand in his way, man Berlin, strike where he is weak."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.games.race_for_berlin.ai.geography import costs_from, from_berlin
from grognard.games.race_for_berlin.ai.lines import Lines, lines
from grognard.games.race_for_berlin.ai.outlooks import remembered
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import Task, attack_worth, marker_worth, storm_worth
from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import FIGHT, GERMANS, IDLE, MARCH, Position, rival
from grognard.games.race_for_berlin.rules.combat.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.rules.entry import enter
from grognard.games.race_for_berlin.rules.ways import allowance, is_pinned, reachable


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


@remembered
def outlook(w: Weights, g: Position, camp: int) -> Outlook:
    """How things stand now."""
    box, away = g.box, from_berlin(g.box)
    foes = {g.cell[unit] for unit in g.units_of(rival(camp), SOVIET)}
    friends = {g.cell[unit] for unit in g.units_of(camp, SOVIET)}
    from_start = costs_from(box, {zone: -away[zone] for zone in foes})
    return Outlook(
        costs_from(box, dict.fromkeys(foes, 0)),
        [more + left for more, left in zip(from_start, away, strict=True)],
        costs_from(box, dict.fromkeys(friends, 0)),
        lines(w, g, rival(camp)),
    )


def tasks(w: Weights, g: Position, camp: int, limit: int) -> list[Task]:
    """All that the idle divisions could do, the best for each division first; `g` is changed on the way."""
    view = foresee(w, g, camp)
    ready = [unit for unit in g.units_of(camp, GERMAN) if not g.used[unit] and g.mode[unit] == IDLE]
    found = [*_attacks(w, g, camp, ready, limit), *_storms(w, g, ready, limit)]
    for unit in ready:
        goal, worth = best_place(w, g, unit, view)
        if goal != g.cell[unit]:
            found.append(Task(worth - w.germans.activation, (unit,), MARCH, goal))
    return sorted(found, key=lambda task: -task.worth / len(task.units))


def foresee(w: Weights, g: Position, camp: int) -> Outlook:
    """Moves those who are to march to where they will go, and says how things stand then."""
    view = outlook(w, g, camp)
    for unit in g.units_of(camp, GERMAN):
        if g.mode[unit] == MARCH and not g.moved[unit]:
            goal, _ = best_place(w, g, unit, view)
            if goal != g.cell[unit]:
                enter(g, unit, goal)
    return view


def _attacks(w: Weights, g: Position, camp: int, ready: Sequence[int], limit: int) -> list[Task]:
    beside: dict[int, list[int]] = {}
    for unit in ready:
        for zone in attackable_from(g, unit):
            beside.setdefault(zone, []).append(unit)
    found = []
    for zone, units in beside.items():
        strongest = sorted(units, key=lambda unit: -g.strength(unit))
        for many in range(1, min(limit, len(strongest)) + 1):
            group = tuple(strongest[:many])
            worth = attack_worth(w, g, zone, group, ground(w, g, zone, camp)) - w.germans.activation * many
            found.append(Task(worth, group, FIGHT, zone))
    return found


def ground(w: Weights, g: Position, target: int, camp: int) -> float:
    """What it is worth to drive the Soviets out of a zone."""
    if g.camp_in(target) == camp:
        return -w.germans.harm_to_self
    return w.germans.standing + marker_worth(w, g, target, camp, GERMAN)


def _storms(w: Weights, g: Position, ready: Sequence[int], limit: int) -> list[Task]:
    """9.2.4: a division in the city, alone or with those in one zone beside it."""
    found = []
    for inside in ready:
        zone = g.cell[inside]
        if not can_storm(g, inside) or g.camp_in(zone) == g.unit(inside).camp:
            continue
        groups: list[tuple[int, ...]] = [(inside,)]
        for near in g.box.board.neighbours[zone]:
            if not g.box.is_berlin[near]:
                beside = sorted(
                    (unit for unit in ready if g.cell[unit] == near), key=lambda unit: -g.strength(unit)
                )
                groups += [(inside, *beside[:many]) for many in range(1, min(len(beside), limit - 1) + 1)]
        for group in groups:
            worth = storm_worth(w, g, zone, group, extra=False) - w.germans.activation * len(group)
            found.append(Task(worth, group, FIGHT, zone))
    return found


def best_place(w: Weights, g: Position, unit: int, view: Outlook) -> tuple[int, float]:
    """Where a division stands best, and what moving there is worth."""
    found = reachable(g, unit, allowance(g, unit), one_zone=bool(g.oos[unit]))
    here, index = g.cell[unit], g.box.index
    standing = place_worth(w, g, unit, here, view)
    pinned = is_pinned(g, unit)
    best, most = here, 0.0
    for zone in found.costs:
        if zone == here or not g.has_room(zone, GERMAN):
            continue
        worth = place_worth(w, g, unit, zone, view) - standing
        if pinned and index[zone] < index[here]:
            worth *= w.germans.unsure
        if worth > most:
            best, most = zone, worth
    return best, most


def place_worth(w: Weights, g: Position, unit: int, zone: int, view: Outlook) -> float:
    """What it is worth for a division to stand in a zone."""
    box, camp = g.box, g.unit(unit).camp
    if box.is_berlin[zone]:
        return _city_worth(w, g, zone, camp, view)
    others = g.count[GERMANS][zone] - (g.cell[unit] == zone)
    threat = view.threat[zone]
    worth = w.germans.cover.of(box.terrain[zone]) + w.germans.company * min(others, w.germans.most_company)
    worth -= w.germans.close * max(threat - w.germans.close_enough, 0)
    worth += max(0.0, w.germans.barrier - view.detour[zone])
    worth += marker_worth(w, g, zone, camp, GERMAN)
    through = view.lines.through
    near = box.board.neighbours[zone]
    worth += w.germans.sever * max((through[road] for road in near if not g.count_soviets(road)), default=0)
    if g.control[zone] == NOBODY and threat <= w.germans.coming:
        worth += w.germans.denial * box.value[zone]
    if not others and threat <= w.germans.exposed_within and box.terrain[zone] == "plain":
        worth -= w.germans.exposed
    if box.sector[zone] == camp:
        worth -= w.germans.our_own
    return worth


def _city_worth(w: Weights, g: Position, zone: int, camp: int, view: Outlook) -> float:
    """What a division is worth in a Berlin zone: against the rival, never against the own marshal."""
    holder = g.camp_in(zone)
    if holder == camp:
        return -w.germans.our_own
    if holder == rival(camp):
        return w.germans.street_by_street
    if view.friends[zone] < view.threat[zone]:
        return -w.germans.our_own
    return w.germans.in_the_city - w.germans.close * max(view.threat[zone] - w.germans.coming, 0)
