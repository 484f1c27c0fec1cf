"""Invariants: what must hold at every moment of a game, whoever plays it."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import BERLIN, EAST, GERMAN, WESTERN
from grognard.games.battle_for_germany.position import ON_MAP, Position
from grognard.games.battle_for_germany.rules.movement import Movement
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, SIDES, WEST_GERMANS


def problems(g: Position) -> list[str]:
    """What is wrong with a position, in words; nothing, if the rules are right."""
    return [*g.problems(), *_units(g), *_stacks(g)]


def _units(g: Position) -> list[str]:
    found = []
    for unit, place in enumerate(g.place):
        counter, cell = g.unit(unit), g.cell[unit]
        if place != ON_MAP or cell < 0:
            continue
        label, theatre = g.box.board.labels[cell], g.box.theatre[cell]
        if not g.box.open[cell]:
            found.append(f"{counter.id} stands in {label}, which is {g.box.terrain[cell]}")
        side = g.side[unit]
        if counter.camp == GERMAN and theatre == BERLIN and side != GERMANS:
            found.append(f"{counter.id} is in Berlin; 5-43 closes it to Germans")
        wrong = {EAST_GERMANS: WESTERN, WEST_GERMANS: EAST}.get(side)
        if theatre == wrong and not (g.world.terms.eastern_half and g.strayed[unit]):
            found.append(f"{counter.id} of {SIDES[side]} stands in {label}; 5-41 keeps it out")
    return found


def _stacks(g: Position) -> list[str]:
    found = []
    limit = g.box.numbers.stacking_limit
    passing = {frame.unit for frame in g.stack if isinstance(frame, Movement)}
    crowded = 0
    for cell in sorted({g.cell[u] for u, place in enumerate(g.place) if place == ON_MAP}):
        label, units = g.box.board.labels[cell], g.units_at(cell)
        if len({g.camp[unit] for unit in units}) > 1:
            found.append(f"{label} holds units of two camps; 5-2 allows one")
        crowded += len(units) > limit
        if len(units) > limit + 1:
            found.append(f"{label} holds {len(units)} units; 5-3 allows {limit}")
        if sum(g.is_front(unit) for unit in units if unit not in passing) > 1:
            found.append(f"{label} holds two Fronts; 5-3 allows one")
    in_movement = any(type(frame).__name__ in ("Movement", "Replacement") for frame in g.stack)
    if crowded > in_movement:
        found.append(f"{crowded} hexes hold more than {limit} units; 5-3 allows none now")
    return found
