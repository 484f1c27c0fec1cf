"""Invariants: what must hold whenever a decision is due."""

from __future__ import annotations

from grognard.games.borodino_41.position import (
    COMING,
    DISRUPTED,
    DUMMIES,
    ELIMINATED,
    GOOD,
    LOST,
    NO_WORK,
    OFF_MAP,
    OUT_OF_SUPPLY,
    TRENCH,
    Position,
)
from grognard.games.borodino_41.rules.initiative import NIGHT_IMPULSES
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.pieces import ON_BOARD


def problems(g: Position) -> list[str]:
    """Everything that is wrong with a position, in words; an honest game has none."""
    parts = (_units(g), _markers(g), _boxes(g), _works(g), _tracks(g))
    return [*g.problems(), *(problem for part in parts for problem in part)]


def _units(g: Position) -> list[str]:
    """Units on the map: strength, states, enemies in the same hex, ground."""
    found, labels = [], g.geo.board.labels
    for unit in g.in_place(ON_BOARD):
        printed, cell, camp = g.printed[unit], g.cell[unit], g.camp[unit]
        where = f"{printed.id} in {labels[cell]}"
        if g.count[1 - camp][cell]:
            found.append(f"{where} stands with enemies; 7/reduce/enemy-hex forbids it")
        if not g.is_dummy(unit) and not 1 <= g.strength[unit] <= printed.strength:
            found.append(
                f"{where} has strength {g.strength[unit]} of {printed.strength} (8/stack/strength-place)"
            )
        if g.is_dummy(unit) and (g.strength[unit] or not g.world.hidden):
            found.append(f"{where} is a dummy with strength or in an open game (11/dummies/have)")
        if g.is_dummy(unit) and not g.feint[unit]:
            found.append(f"{where} is a dummy that pretends to have no strength left (11/dummies/fired-on)")
        if g.state[unit] > DISRUPTED:
            found.append(f"{where} has the state {g.state[unit]}; 12/state/meaning knows three")
        if g.supply[unit] > OUT_OF_SUPPLY:
            found.append(f"{where} has the supply {g.supply[unit]}; 13/supply/cut-off knows three")
        if g.points[unit] < 0:
            found.append(f"{where} has spent points that it had not (9/effects/insufficient-mp)")
    return found


def _markers(g: Position) -> list[str]:
    """Assault markers and columns."""
    found = []
    for unit in g.in_place(ON_BOARD):
        name, cell = g.printed[unit].id, g.cell[unit]
        if g.column[unit] and not g.geo.on_way[cell]:
            found.append(f"{name} is in column off any way; 7/formation/to-column forbids it")
        if not g.assault[unit]:
            continue
        if g.state[unit] != GOOD:
            found.append(f"{name} is shaken and has an assault marker; 12/state/suppressed takes it away")
        if not g.printed[unit].may_assault and not g.is_dummy(unit):
            found.append(f"{name} has an assault marker; 12/assault/who forbids it")
        if g.lull:
            found.append(f"{name} has an assault marker in a lull; 6/lull/restrictions forbids it")
        if g.camp[unit] != g.player:
            found.append(f"{name} has an assault marker in the enemy's impulse (7/assault/marker-required)")
    return found


def _boxes(g: Position) -> list[str]:
    """What lies in which box."""
    found = []
    for unit, place in enumerate(g.place):
        printed = g.printed[unit]
        if g.is_dummy(unit) and place not in (ON_BOARD, DUMMIES):
            found.append(f"{printed.id} is a dummy, but neither on the map nor beside it (11/dummies/have)")
        if not g.is_dummy(unit) and place == DUMMIES:
            found.append(f"{printed.id} lies among the dummies and is none (11/dummies/have)")
        if place == ON_BOARD and printed.arrives > g.turn:
            found.append(f"{printed.id} is on the map before its day; 16/reinf/timing forbids it")
        if place in (COMING, ELIMINATED, LOST) and g.assault[unit]:
            found.append(f"{printed.id} is off the map and has a marker (7/assault/marker-required)")
        if place == OFF_MAP and g.exit[unit] < 0:
            found.append(f"{printed.id} left the map nowhere; 7/offmap/return needs the hex")
    return found


def _works(g: Position) -> list[str]:
    """15: works of two kinds; a foxhole goes with the last who is in it."""
    found, labels = [], g.geo.board.labels
    for cell, value in enumerate(g.works):
        if not value:
            continue
        kind, camp = g.work_at(cell)
        if kind == NO_WORK or kind > TRENCH:
            found.append(f"{labels[cell]} has a work of kind {kind}; 15/works knows two")
        if kind != TRENCH and not g.count[camp][cell]:
            found.append(f"{labels[cell]} has foxholes without anybody; 15/works/abandon forbids it")
        if g.count[1 - camp][cell]:
            found.append(f"{labels[cell]} has an enemy's work under its occupants; 15/works/abandon turns it")
    found += [
        f"{labels[cell]} has no fort to wreck"
        for cell, gone in enumerate(g.wrecked)
        if gone and cell not in g.geo.forts
    ]
    return found


def _tracks(g: Position) -> list[str]:
    """What stands on tracks, and the dice under the cups."""
    found = []
    if not 1 <= g.turn <= g.world.last_turn:
        found.append(f"turn {g.turn} is not among those of 19/scenarios/list")
    if any(used > most for used, most in zip(g.nights, NIGHT_IMPULSES, strict=True)):
        found.append(f"nights {g.nights} are more than 12/surprise/night-limits allow")
    if g.is_night and g.dice:
        found.append("there are air dice at night; 14/air/no-night forbids them")
    if min(g.air_used) < 0 or any(flown > used for flown, used in zip(g.air_flown, g.air_used, strict=True)):
        found.append(f"{g.air_flown} shifts of {g.air_used} were flown with other fire; 14/air/stuka-third")
    if g.tank_points < 0 or g.due < 0:
        found.append("a number of points is below nought (16/repl/cap, 6/initiative/obligation)")
    if g.player not in range(len(SIDES)) or g.initial not in range(len(SIDES)):
        found.append("the side in phase is none (4/desc/turn)")
    return found
