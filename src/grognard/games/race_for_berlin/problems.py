"""Invariants: what must hold whenever a decision is due."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, KONIEV, NATIONS, SOVIET
from grognard.games.race_for_berlin.position import GERMANS, ON_MAP, Position
from grognard.games.race_for_berlin.rules.end_of_turn import Shifts
from grognard.games.race_for_berlin.rules.entry import SOURCES, earned
from grognard.games.race_for_berlin.rules.events import NO_TOKEN
from grognard.games.race_for_berlin.rules.march import March


def problems(g: Position) -> list[str]:
    """Everything that is wrong with a position, in words; an honest game has none."""
    return [*g.problems(), *_units(g), *_zones(g), *_tokens(g), *_points(g)]


def _units(g: Position) -> list[str]:
    found = []
    for unit, printed in enumerate(g.box.units):
        standing = g.place[unit] == ON_MAP
        if standing and not 1 <= g.steps[unit] <= 2:
            found.append(f"{printed.id} has {g.steps[unit]} steps; 8.2.1 allows 1 or 2")
        if standing and printed.nation == GERMAN and g.box.east[g.cell[unit]]:
            found.append(f"{printed.id} is east of the Oder and Neisse; 7.2.1 forbids it")
    return found


def _zones(g: Position) -> list[str]:
    found, label = [], g.box.board.labels
    passing = {g.cell[frame.unit] for frame in g.stack if isinstance(frame, March)}
    crowd_allowed = any(isinstance(frame, Shifts) for frame in g.stack)
    for zone in range(len(g.box.board)):
        units = g.units_at(zone)
        counted = [sum(g.unit(u).nation == nation for u in units) for nation in (SOVIET, GERMAN)]
        if counted[0] and counted[1] and not g.box.is_berlin[zone]:
            found.append(f"{label[zone]} holds both nationalities; 6.1.2 forbids it")
        for nation in (SOVIET, GERMAN):
            if not g.has_room(zone, nation, 0) and not crowd_allowed and zone not in passing:
                found.append(
                    f"{label[zone]} holds {counted[nation]} {NATIONS[nation]} units; 6.1.2 forbids it"
                )
        if g.box.is_berlin[zone]:
            if g.count[JOUKOV][zone] and g.count[KONIEV][zone]:
                found.append(f"{label[zone]} holds Soviets of both camps; 7.4.5 forbids it")
            if g.level[zone] and not g.count_soviets(zone):
                found.append(f"{label[zone]} has level {g.level[zone]} without Soviets; 9.1.5 forbids it")
        if g.american[zone] and g.count[GERMANS][zone] and not _is_fleeing(g, zone):
            found.append(f"{label[zone]} is American and holds Germans; 2.2.5 forbids it")
    return found


def _is_fleeing(g: Position, zone: int) -> bool:
    return any(set(g.germans_in(zone)) <= set(getattr(frame, "fleeing", ())) for frame in g.stack)


def _points(g: Position) -> list[str]:
    found = []
    for camp, points in enumerate(g.points):
        counted = sum(earned(g, camp, source) for source in SOURCES)
        if counted != points:
            found.append(f"camp {camp} has {points} victory points; their sources give {counted}")
    return found


def _tokens(g: Position) -> list[str]:
    held = [token for token in g.token if token != NO_TOKEN]
    found = [] if len(set(held)) == len(held) else ["both camps hold the same token"]
    for camp, token in enumerate(g.token):
        if token != NO_TOKEN and token not in g.could[camp]:
            found.append(f"camp {camp} holds a token that its rival can rule out")
        if token != NO_TOKEN and g.token[1 - camp] in g.could[camp]:
            found.append(f"camp {1 - camp} reckons with its own token in the hand of its rival")
    return found + ([] if JOUKOV <= g.heinrici <= 1 else ["nobody holds Heinrici"])
