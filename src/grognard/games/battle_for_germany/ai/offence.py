"""The scripted attacker's movement: take cities, bring up attacks that pay, press on towards Berlin."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Draft, Plan
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.massing import mass_attacks
from grognard.games.battle_for_germany.ai.occupation import (
    claims,
    garrison_cities,
    is_last_chance,
    sweep,
    take_cities,
)
from grognard.games.battle_for_germany.ai.worth import objective, strength_with, unit_worth
from grognard.games.battle_for_germany.position import Position

# How much of a unit's worth the risk to lose it counts when it moves up.
CAUTION = 0.7
# Each friend already in a hex makes it a little less attractive: breadth before depth.
CROWD = 0.5
# What a movement point nearer to the city it makes for is worth to a unit; danger may keep it back.
MARCH = 0.5


def plan(g: Position, side: int) -> Plan:
    """Where each unit of an attacking force should go this phase."""
    draft = Draft(g, side)
    if draft.units:
        camp = g.camp_of(draft.units[0])
        garrison_cities(draft)
        take_cities(draft, camp)
        if is_last_chance(g):
            sweep(draft, camp)
        mass_attacks(draft, camp)
        _press_on(draft, camp)
    return draft.moves


def _press_on(draft: Draft, camp: int) -> None:
    """The rest moves up, the foremost first: to its city after the Germans' end, else towards Berlin."""
    board, foes = draft.board, Foes(draft.board, camp)
    to_berlin = steps_to(board.box, board.box.berlin)
    goals = claims(board, camp) if board.germans_gone else {}
    for unit in sorted(draft.free, key=lambda unit: (to_berlin[board.cell[unit]], unit)):
        cells = draft.choices(unit)
        if unit in goals:
            ways = steps_to(board.box, goals[unit])
            values = {cell: -MARCH * ways[cell] - _danger_to(board, unit, cell, foes) for cell in cells}
        else:
            values = {cell: _standing(board, unit, cell, camp, foes) for cell in cells}
        draft.order(unit, max(cells, key=values.__getitem__))


def _standing(board: Position, unit: int, cell: int, camp: int, foes: Foes) -> float:
    """How good it is for an attacker to end in a hex: not alone before the enemy's guns."""
    crowd = CROWD * board.count_in(camp)[cell]
    return objective(board, camp, cell) - _danger_to(board, unit, cell, foes) - crowd


def _danger_to(board: Position, unit: int, cell: int, foes: Foes) -> float:
    """What a unit stands to lose in a hex, given who stands there with it."""
    return CAUTION * unit_worth(board, unit) * foes.risk(cell, strength_with(board, unit, cell))
