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
from grognard.games.battle_for_germany.ai.worth import Evaluator, strength_with
from grognard.games.battle_for_germany.position import Position


def plan(values: Evaluator, g: Position, side: int) -> Plan:
    """Where each unit of an attacking force should go this phase."""
    draft = Draft(values, g, side)
    if draft.units:
        camp = g.camp[draft.units[0]]
        garrison_cities(draft)
        take_cities(draft, camp)
        if is_last_chance(g):
            sweep(draft, camp)
        mass_attacks(draft, camp)
        press_on(draft, camp)
    return draft.moves


def press_on(draft: Draft, camp: int) -> None:
    """The rest moves up, the foremost first: to its city after the Germans' end, else towards Berlin."""
    board, standing = draft.board, _Standing(draft, camp)
    weights, to_berlin = draft.values.weights, draft.values.to_berlin
    goals = claims(board, camp, weights.cities.far_off) if board.germans_gone else {}
    for unit in sorted(draft.free, key=lambda unit: (to_berlin[board.cell[unit]], unit)):
        cells = draft.choices(unit)
        if unit in goals:
            ways = steps_to(board.box, goals[unit])
            march = weights.offence.march
            values = {cell: -march * ways[cell] - standing.danger(unit, cell) for cell in cells}
        else:
            values = {cell: standing.value(unit, cell) for cell in cells}
        draft.order(unit, max(cells, key=values.__getitem__))


class _Standing:
    """How good it is for an attacker to end in a hex: not alone before the enemy's guns."""

    def __init__(self, draft: Draft, camp: int) -> None:
        self._values, self._board, self._camp = draft.values, draft.board, camp
        self._foes = Foes(draft.board, camp, draft.values.weights.danger)
        self._friends = draft.board.count[camp]

    def value(self, unit: int, cell: int) -> float:
        """What a hex is worth to a unit."""
        crowd = self._values.weights.offence.crowd * self._friends[cell]
        return self._values.objective(self._board, self._camp, cell) - self.danger(unit, cell) - crowd

    def danger(self, unit: int, cell: int) -> float:
        """What a unit stands to lose in a hex, given who stands there with it."""
        stake = self._values.caution(self._board) * self._values.unit_worth[unit]
        return stake * self._foes.risk(cell, strength_with(self._board, unit, cell))
