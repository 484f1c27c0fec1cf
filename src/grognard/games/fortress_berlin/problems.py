"""Invariants: what must hold whenever a decision is due."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import (
    COMBAT,
    CUP,
    DEFECTED,
    HELD,
    HITLER,
    LOYAL,
    MANOEUVRE,
    NAVAL,
    NOT_IN_PLAY,
    RED,
    TAKEN,
    UNDERGROUND,
    Position,
)
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.pieces import NOWHERE, ON_BOARD


def problems(g: Position) -> list[str]:
    """Everything that is wrong with a position, in words; an honest game has none."""
    parts = (_units(g), _stacks(g), _boxes(g), _works(g), _leaders(g), _tracks(g))
    return [*g.problems(), *(problem for part in parts for problem in part)]


def _units(g: Position) -> list[str]:
    """Units on the map: enemies in the same hex, closed ground, faces, disruption."""
    found, labels = [], g.geo.board.labels
    for unit in g.in_place(ON_BOARD):
        printed, cell, camp = g.printed[unit], g.cell[unit], g.camp[unit]
        where = f"{printed.id} in {labels[cell]}"
        if g.count[1 - camp][cell]:
            found.append(f"{where} stands with enemies; 7.2.1 forbids it")
        if g.geo.terrain[cell] == "lake":
            found.append(f"{where} stands in a lake; 3.2.3 closes it")
        if g.mode[unit] == MANOEUVRE and not printed.has_manoeuvre_face:
            found.append(f"{where} shows a face that it has not (11.2.1a)")
        if g.disrupted[unit] > RED:
            found.append(f"{where} has the marker {g.disrupted[unit]}; 6.0a knows two")
        if g.disrupted[unit] and g.mode[unit] == COMBAT:
            found.append(f"{where} is disrupted in combat mode; 8.8 turns it over")
        if g.points[unit] < 0:
            found.append(f"{where} has spent points that it had not (7.1)")
        if camp == SOVIET and g.fort[cell] == HELD:
            found.append(f"{where} stands on a garrison that lives; 10.2 ends it")
    return found


def _stacks(g: Position) -> list[str]:
    """3.4.2: units of a hex in manoeuvre mode face one way."""
    found, labels = [], g.geo.board.labels
    for cell in {g.cell[unit] for unit in g.in_place(ON_BOARD)}:
        facings = {g.facing[unit] for unit in g.units_at(cell) if g.mode[unit] == MANOEUVRE}
        if len(facings) > 1:
            found.append(f"units in {labels[cell]} face several ways; 3.4.2 forbids it")
    return found


def _boxes(g: Position) -> list[str]:
    """What lies in which box."""
    found = []
    for unit, place in enumerate(g.place):
        printed = g.printed[unit]
        if place == CUP and printed.setup != "cup":
            found.append(f"{printed.id} is in the cup; 11.2.3a has the Volkssturm there")
        if place == NAVAL and printed.setup != "naval":
            found.append(f"{printed.id} lies with the naval battalions (13.7)")
        if place == ON_BOARD and printed.turn > g.turn:
            found.append(f"{printed.id} is on the map before its turn (5.0a)")
        if (place == UNDERGROUND) != (g.station[unit] != NOWHERE):
            found.append(f"{printed.id} is in the U-Bahn at no station, or at one and not there (17.1)")
        if place != ON_BOARD and g.disrupted[unit]:
            found.append(f"{printed.id} is disrupted off the map (6.0)")
    return found


def _works(g: Position) -> list[str]:
    """10.2: forts are where the map has them; the Soviets have entered those that are taken."""
    found, labels = [], g.geo.board.labels
    for cell, state in enumerate(g.fort):
        if bool(state) != (cell in g.geo.garrisoned):
            found.append(f"{labels[cell]} has the fort {state}; 10.1.3 has none there, or one")
        if state == TAKEN and not g.opened:
            found.append(f"{labels[cell]} is taken and zones don't know it (10.2)")
    return found


def _leaders(g: Position) -> list[str]:
    """11.1, 17.4: leaders in play are somewhere, others nowhere."""
    found = []
    for leader, state in enumerate(g.leader):
        name, cell = g.world.leaders[leader].name, g.leader_cell[leader]
        here = state in (LOYAL, DEFECTED)
        if here != (cell != NOWHERE):
            found.append(f"{name} is {state} and in cell {cell} (17.4.5)")
        if leader != HITLER and state != NOT_IN_PLAY and not g.world.plays("leaders"):
            found.append(f"{name} is in a game without leaders (11.1)")
        if state == LOYAL and cell != NOWHERE and g.count[SOVIET][cell]:
            found.append(f"{name} is free among Soviets; 17.4.4 takes him")
    return found


def _tracks(g: Position) -> list[str]:
    """What stands on tracks."""
    found = []
    if not 1 <= g.turn <= g.world.last_turn:
        found.append(f"turn {g.turn} is not among those of 4.0b")
    if g.player not in (GERMAN, SOVIET):
        found.append("the side in phase is none (4.0a)")
    if min(g.german_points, g.soviet_points) < 0 or min(g.air) < 0:
        found.append("points or air strikes are below nought (12.0)")
    if sum(g.air) > g.world.charts.strengths.air_counters:
        found.append(f"{g.air} strikes are more than 11.4a has")
    return found
