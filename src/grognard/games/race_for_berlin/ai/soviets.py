"""The Soviet impulse: storm Berlin, break through where the odds are good, and drive on with the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.games.race_for_berlin.ai.geography import costs_from, germans_near, pull
from grognard.games.race_for_berlin.ai.lines import Lines, lines
from grognard.games.race_for_berlin.ai.outlooks import remembered
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import (
    Task,
    attack_worth,
    chance_to_clear,
    marker_worth,
    storm_worth,
)
from grognard.games.race_for_berlin.components import GERMAN, SOVIET, Unit
from grognard.games.race_for_berlin.position import (
    FIGHT,
    GERMANS,
    IDLE,
    MARCH,
    REMOVED,
    RESERVE,
    Position,
    rival,
)
from grognard.games.race_for_berlin.rules import duties
from grognard.games.race_for_berlin.rules.combat.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.rules.entry import enter
from grognard.games.race_for_berlin.rules.supply import supplied_zones
from grognard.games.race_for_berlin.rules.ways import allowance, reachable

ON_FOOT = ("infantry",)
"""The kinds of counters that follow the spearheads."""


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

    def mend_worth(self, w: Weights, zone: int) -> float:
        """What it is worth to the spearheads' supply that someone stands in a zone."""
        return w.soviets.mend * min(self.lines.gaps[zone] + self.lines.links[zone], w.soviets.most_mended)


@remembered
def outlook(w: Weights, g: Position, camp: int) -> Outlook:
    """How things stand now."""
    foes = {g.cell[unit]: 0 for unit in g.units_of(rival(camp), GERMAN)}
    german, roads = costs_from(g.box, foes), lines(w, g, camp)
    first = goals(w, g, camp)
    second = first | chores(w, g, camp, german)
    for zone, spearheads in roads.gaps.items():
        second[zone] = second.get(zone, 0.0) + w.soviets.mend * min(spearheads, w.soviets.most_mended)
    drive, follow = pull(w, g, camp, first), pull(w, g, camp, second)
    return Outlook(drive, follow, supplied_zones(g, camp, SOVIET), german, roads)


def goals(w: Weights, g: Position, camp: int) -> dict[int, float]:
    """What a camp's spearheads make for, and what it is worth to be there: Berlin, and towns on the way."""
    box = g.box
    own, others = _counts(g, camp), _counts(g, rival(camp))
    found: dict[int, float] = {}
    for zone, value in enumerate(box.value):
        if not value or g.american[zone] or box.far_sector[camp][zone] or others[zone]:
            continue
        if not box.is_berlin[zone]:
            worth = marker_worth(w, g, zone, camp, SOVIET)
        elif own[zone] < g.limit(zone, SOVIET):
            worth = w.soviets.second if own[zone] else foothold(w, g, zone)
        else:
            worth = 0.0
        if worth:
            found[zone] = worth
    return found


def chores(w: Weights, g: Position, camp: int, german: Sequence[int]) -> dict[int, float]:
    """What is left to those who follow: Germans to drive out, towns to guard."""
    own = _counts(g, camp)
    found: dict[int, float] = {}
    for zone, far in enumerate(g.box.far_sector[camp]):
        if far or g.box.is_berlin[zone] or g.american[zone]:
            continue
        worth = w.soviets.hunt + marker_worth(w, g, zone, camp, SOVIET) if g.count[GERMANS][zone] else 0.0
        if not own[zone]:
            worth += guard_worth(w, g, zone, camp, german)
        if worth:
            found[zone] = worth
    return found


def foothold(w: Weights, g: Position, zone: int) -> float:
    """What it is worth to be the first in a Berlin zone."""
    return w.soviets.foothold + w.worth.point * g.box.value[zone] / 2


def guard_worth(w: Weights, g: Position, zone: int, camp: int, german: Sequence[int]) -> float:
    """What the only counter in a zone of its camp keeps from the Germans."""
    if g.control[zone] != camp or german[zone] > w.soviets.near:
        return 0.0
    return w.soviets.guard * w.worth.point * g.box.value[zone]


def tasks(w: Weights, g: Position, camp: int, limit: int) -> list[Task]:
    """All that the idle counters could do, the best for each counter first; `g` is changed on the way."""
    view = foresee(w, g, camp)
    ready = [unit for unit in g.units_of(camp, SOVIET) if not g.used[unit] and g.mode[unit] == IDLE]
    found = [
        *_storms(w, g, camp, ready),
        *_attacks(w, g, ready, limit, view),
        *_reserves(w, g, camp, ready, view),
    ]
    for unit in ready:
        goal, worth = best_place(w, g, unit, view)
        if goal != g.cell[unit]:
            found.append(Task(worth - w.soviets.activation, (unit,), MARCH, goal))
    return sorted(found, key=lambda task: -task.worth / len(task.units))


def foresee(w: Weights, g: Position, camp: int) -> Outlook:
    """Moves those who are to march to where they will go, and says how things stand then."""
    view = outlook(w, g, camp)
    marching = [unit for unit in g.units_of(camp, SOVIET) if g.mode[unit] == MARCH and not g.moved[unit]]
    for unit in marching:
        goal, _ = best_place(w, g, unit, view)
        if goal != g.cell[unit]:
            enter(g, unit, goal)
    return outlook(w, g, camp) if marching else view


def _storms(w: Weights, g: Position, camp: int, ready: Sequence[int]) -> list[Task]:
    found = []
    for zone in g.box.berlin:
        there = tuple(unit for unit in ready if g.cell[unit] == zone and can_storm(g, unit))
        if there:
            worth = storm_worth(w, g, zone, there, extra=g.support[camp] > 1)
            found.append(Task(worth - w.soviets.activation * len(there), there, FIGHT, zone))
    return found


def _attacks(w: Weights, g: Position, ready: Sequence[int], limit: int, view: Outlook) -> list[Task]:
    beside: dict[int, list[int]] = {}
    for unit in ready:
        if not duties.of_soviet(g, unit, ()) and not g.box.is_berlin[g.cell[unit]]:
            for zone in attackable_from(g, unit):
                beside.setdefault(zone, []).append(unit)
    found = []
    for zone, units in beside.items():
        strongest = sorted(units, key=lambda unit: -g.strength(unit))
        for many in range(1, min(limit, len(strongest)) + 1):
            group = tuple(strongest[:many])
            worth = (
                attack_worth(w, g, zone, group, ground(w, g, zone, group, view)) - w.soviets.activation * many
            )
            found.append(Task(worth, group, FIGHT, zone))
    return found


def ground(w: Weights, g: Position, target: int, attackers: Sequence[int], view: Outlook) -> float:
    """What it is worth to these attackers to stand in a zone that the Germans hold."""
    pulls = [(view.pull(g.unit(unit)), g.cell[unit]) for unit in attackers]
    onward = max(0.0, *(pull[target] - pull[zone] for pull, zone in pulls))
    marker = marker_worth(w, g, target, g.unit(attackers[0]).camp, SOVIET)
    cut = max(view.lines.gaps[zone] for zone in (target, *g.box.board.neighbours[target]))
    return w.worth.breakthrough + onward + marker + w.soviets.mend * min(cut, w.soviets.most_mended)


def _reserves(w: Weights, g: Position, camp: int, ready: Sequence[int], view: Outlook) -> list[Task]:
    """4.2.3: those who could go on through a zone that is about to be attacked."""
    fighting = [unit for unit in g.units_of(camp, SOVIET) if g.mode[unit] == FIGHT]
    found = []
    for target in {zone for unit in fighting for zone in attackable_from(g, unit)}:
        attackers = [unit for unit in fighting if target in attackable_from(g, unit)]
        chance = chance_to_clear(g, target, attackers)
        after = g.clone()
        for unit in after.germans_in(target):
            after.remove(unit, REMOVED)
        for unit in ready:
            if not g.oos[unit] and not g.box.is_berlin[g.cell[unit]]:
                goal, worth = best_place(w, after, unit, view, reserve=True)
                found.append(Task(chance * worth - w.soviets.activation, (unit,), RESERVE, goal))
    return found


def best_place(
    w: Weights, g: Position, unit: int, view: Outlook, *, reserve: bool = False
) -> tuple[int, float]:
    """Where a counter's move does most, and what that is worth against staying."""
    found = reachable(
        g,
        unit,
        allowance(g, unit, reserve=reserve),
        one_zone=bool(g.oos[unit]),
        dry=g.box.formation_of[unit] == g.dry,
        home=not duties.is_astray(g, unit),
    )
    here = g.cell[unit]
    standing = place_worth(w, g, unit, here, view)
    best, most = here, 0.0
    for zone in found.costs:
        if zone != here and g.has_room(zone, SOVIET):
            worth = place_worth(w, g, unit, zone, view) - standing
            if worth > most:
                best, most = zone, worth
    return best, most


def place_worth(w: Weights, g: Position, unit: int, zone: int, view: Outlook) -> float:
    """What it is worth for a Soviet counter to stand in a zone."""
    box, camp, here = g.box, g.unit(unit).camp, g.cell[unit]
    others = _counts(g, camp)[zone] - (here == zone)
    partner = box.partner[unit]
    there = g.cell[partner] if partner is not None and g.is_on_map(partner) else None
    worth = view.pull(g.unit(unit))[zone]
    if box.is_berlin[zone]:
        worth += w.soviets.second if others else foothold(w, g, zone)
        if others and there == zone:
            worth += w.soviets.together
        if here == zone and not others:
            worth += w.soviets.desertion
    else:
        worth += marker_worth(w, g, zone, camp, SOVIET)
        if not others and g.unit(unit).kind in ON_FOOT:
            worth += guard_worth(w, g, zone, camp, view.german) + view.mend_worth(w, zone)
        if germans_near(g, zone):
            worth += w.soviets.lorries if box.formation_of[unit] == g.trucks else w.soviets.opening
    if zone not in view.supplied:
        worth -= w.soviets.astray
    if there is not None and there != zone and there not in box.board.neighbours[zone]:
        worth -= w.soviets.astray
    return worth


def _counts(g: Position, camp: int) -> bytearray:
    return g.count[camp]
