"""The Soviet impulse: storm Berlin, break through where the odds are good, and drive on with the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.games.race_for_berlin import duties
from grognard.games.race_for_berlin.ai.geography import costs_from, enemies_near, pull
from grognard.games.race_for_berlin.ai.lines import Lines, lines
from grognard.games.race_for_berlin.ai.worth import (
    BREAKTHROUGH,
    POINT,
    Task,
    attack_worth,
    chance_to_clear,
    marker_worth,
    storm_worth,
)
from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, SOVIET, Unit
from grognard.games.race_for_berlin.entry import enter
from grognard.games.race_for_berlin.position import FIGHT, IDLE, MARCH, REMOVED, RESERVE, Position, rival
from grognard.games.race_for_berlin.supply import supplied_zones
from grognard.games.race_for_berlin.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.ways import allowance, reachable

ON_FOOT = ("infantry",)
"""The kinds of counters that follow the spearheads."""
ACTIVATION = 2.0
"""What each activated counter must be worth: only four a side act in an impulse."""
FOOTHOLD = 10.0
"""Entering a Berlin zone, besides its value: the rival is kept out of it for good."""
SECOND = 8.0
"""A second counter in a Berlin zone: the first need not fear its end, and rolls are better."""
TOGETHER = 4.0
"""The second counter is of the same army, which is worth a point on the die."""
GUARD = 0.6
"""The part of a victory zone's worth that a guard saves while Germans are near."""
NEAR = 6
"""Half movement points within which Germans threaten a zone."""
HUNT = 4.0
"""Germans as a goal: whoever has nothing else to do goes for them."""
OPENING = 2.0
"""Coming up to the enemy, so as to attack him next."""
LORRIES = 6.0
"""The same for an army that attacks in this very impulse (event 7)."""
ASTRAY = 8.0
"""Losing touch with the other counter of the army, or with supply."""
MEND = 6.0
"""For each spearhead whose supply a counter restores, or would cut by leaving."""
MOST_MENDED = 4
"""So many at most: lines seldom last a turn."""
DESERTION = 40.0
"""Leaving a Berlin zone empty: its points are lost, and more (9.1.5)."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How things stand for a camp's Soviets."""

    drive: Sequence[float]
    """For each zone, how well it lies for those who make for Berlin."""
    follow: Sequence[float]
    """The same for the others, who mop up and guard."""
    supplied: set[int]
    german: Sequence[int]
    """For each zone, how far the rival's Germans are."""
    lines: Lines

    def pull(self, unit: Unit) -> Sequence[float]:
        """How well each zone lies for a counter."""
        return self.follow if unit.kind in ON_FOOT else self.drive

    def mend_worth(self, zone: int) -> float:
        """What it is worth to the spearheads' supply that someone stands in a zone."""
        return MEND * min(self.lines.gaps[zone] + self.lines.links[zone], MOST_MENDED)


def outlook(g: Position, camp: int) -> Outlook:
    """How things stand now."""
    foes = {g.zone[unit]: 0 for unit in g.units_of(rival(camp), GERMAN)}
    german, roads = costs_from(g.box, foes), lines(g, camp)
    first = goals(g, camp)
    second = first | chores(g, camp, german)
    for zone, spearheads in roads.gaps.items():
        second[zone] = second.get(zone, 0.0) + MEND * min(spearheads, MOST_MENDED)
    drive, follow = pull(g, camp, first), pull(g, camp, second)
    return Outlook(drive, follow, supplied_zones(g, camp, SOVIET), german, roads)


def goals(g: Position, camp: int) -> dict[int, float]:
    """What a camp's spearheads make for, and what it is worth to be there: Berlin, and towns on the way."""
    box = g.box
    own, others = _counts(g, camp), _counts(g, rival(camp))
    found: dict[int, float] = {}
    for zone, value in enumerate(box.value):
        if not value or g.american[zone] or box.far_sector[camp][zone] or others[zone]:
            continue
        if not box.is_berlin[zone]:
            worth = marker_worth(g, zone, camp, SOVIET)
        elif own[zone] < g.limit(zone, SOVIET):
            worth = SECOND if own[zone] else foothold(g, zone)
        else:
            worth = 0.0
        if worth:
            found[zone] = worth
    return found


def chores(g: Position, camp: int, german: Sequence[int]) -> dict[int, float]:
    """What is left to those who follow: Germans to drive out, towns to guard."""
    own = _counts(g, camp)
    found: dict[int, float] = {}
    for zone, far in enumerate(g.box.far_sector[camp]):
        if far or g.box.is_berlin[zone] or g.american[zone]:
            continue
        worth = HUNT + marker_worth(g, zone, camp, SOVIET) if g.german_in[zone] else 0.0
        if not own[zone]:
            worth += guard_worth(g, zone, camp, german)
        if worth:
            found[zone] = worth
    return found


def foothold(g: Position, zone: int) -> float:
    """What it is worth to be the first in a Berlin zone."""
    return FOOTHOLD + POINT * g.box.value[zone] / 2


def guard_worth(g: Position, zone: int, camp: int, german: Sequence[int]) -> float:
    """What the only counter in a zone of its camp keeps from the Germans."""
    if g.control[zone] != camp or german[zone] > NEAR:
        return 0.0
    return GUARD * POINT * g.box.value[zone]


def tasks(g: Position, camp: int, limit: int) -> list[Task]:
    """All that the idle counters could do, the best for each counter first; `g` is changed on the way."""
    view = foresee(g, camp)
    ready = [unit for unit in g.units_of(camp, SOVIET) if not g.used[unit] and g.mode[unit] == IDLE]
    found = [*_storms(g, camp, ready), *_attacks(g, ready, limit, view), *_reserves(g, camp, ready, view)]
    for unit in ready:
        goal, worth = best_place(g, unit, view)
        if goal != g.zone[unit]:
            found.append(Task(worth - ACTIVATION, (unit,), MARCH, goal))
    return sorted(found, key=lambda task: -task.worth / len(task.units))


def foresee(g: Position, camp: int) -> Outlook:
    """Moves those who are to march to where they will go, and says how things stand then."""
    view = outlook(g, camp)
    marching = [unit for unit in g.units_of(camp, SOVIET) if g.mode[unit] == MARCH and not g.moved[unit]]
    for unit in marching:
        goal, _ = best_place(g, unit, view)
        if goal != g.zone[unit]:
            enter(g, unit, goal)
    return outlook(g, camp) if marching else view


def _storms(g: Position, camp: int, ready: Sequence[int]) -> list[Task]:
    found = []
    for zone in g.box.berlin:
        there = tuple(unit for unit in ready if g.zone[unit] == zone and can_storm(g, unit))
        if there:
            worth = storm_worth(g, zone, there, extra=g.support[camp] > 1)
            found.append(Task(worth - ACTIVATION * len(there), there, FIGHT, zone))
    return found


def _attacks(g: Position, ready: Sequence[int], limit: int, view: Outlook) -> list[Task]:
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
            worth = attack_worth(g, zone, group, ground(g, zone, group, view)) - ACTIVATION * many
            found.append(Task(worth, group, FIGHT, zone))
    return found


def ground(g: Position, target: int, attackers: Sequence[int], view: Outlook) -> float:
    """What it is worth to these attackers to stand in a zone that the Germans hold."""
    pulls = [(view.pull(g.unit(unit)), g.zone[unit]) for unit in attackers]
    onward = max(0.0, *(pull[target] - pull[zone] for pull, zone in pulls))
    marker = marker_worth(g, target, g.unit(attackers[0]).camp, SOVIET)
    cut = max(view.lines.gaps[zone] for zone in (target, *g.box.board.neighbours[target]))
    return BREAKTHROUGH + onward + marker + MEND * min(cut, MOST_MENDED)


def _reserves(g: Position, camp: int, ready: Sequence[int], view: Outlook) -> list[Task]:
    """4.2.3: those who could go on through a zone that is about to be attacked."""
    fighting = [unit for unit in g.units_of(camp, SOVIET) if g.mode[unit] == FIGHT]
    found = []
    for target in {zone for unit in fighting for zone in attackable_from(g, unit)}:
        attackers = [unit for unit in fighting if target in attackable_from(g, unit)]
        chance = chance_to_clear(g, target, attackers)
        after = g.clone()
        for unit in after.germans_in(target):
            after.take_off(unit, REMOVED)
        for unit in ready:
            if not g.oos[unit] and not g.box.is_berlin[g.zone[unit]]:
                goal, worth = best_place(after, unit, view, reserve=True)
                found.append(Task(chance * worth - ACTIVATION, (unit,), RESERVE, goal))
    return found


def best_place(g: Position, unit: int, view: Outlook, *, reserve: bool = False) -> tuple[int, float]:
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
    standing = place_worth(g, unit, here, view)
    best, most = here, 0.0
    for zone in found.costs:
        if zone != here and g.has_room(zone, SOVIET):
            worth = place_worth(g, unit, zone, view) - standing
            if worth > most:
                best, most = zone, worth
    return best, most


def place_worth(g: Position, unit: int, zone: int, view: Outlook) -> float:
    """What it is worth for a Soviet counter to stand in a zone."""
    box, camp, here = g.box, g.unit(unit).camp, g.zone[unit]
    others = _counts(g, camp)[zone] - (here == zone)
    partner = box.partner[unit]
    there = g.zone[partner] if partner is not None and g.is_on_map(partner) else None
    worth = view.pull(g.unit(unit))[zone]
    if box.is_berlin[zone]:
        worth += SECOND if others else foothold(g, zone)
        if others and there == zone:
            worth += TOGETHER
        if here == zone and not others:
            worth += DESERTION
    else:
        worth += marker_worth(g, zone, camp, SOVIET)
        if not others and g.unit(unit).kind in ON_FOOT:
            worth += guard_worth(g, zone, camp, view.german) + view.mend_worth(zone)
        if enemies_near(g, zone, SOVIET):
            worth += LORRIES if box.formation_of[unit] == g.trucks else OPENING
    if zone not in view.supplied:
        worth -= ASTRAY
    if there is not None and there != zone and there not in box.board.neighbours[zone]:
        worth -= ASTRAY
    return worth


def _counts(g: Position, camp: int) -> bytearray:
    return g.joukov_in if camp == JOUKOV else g.koniev_in
