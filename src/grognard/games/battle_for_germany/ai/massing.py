"""Massing: units are brought up, attack by attack, where their combined strength pays."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from grognard.games.battle_for_germany.ai.attacks import Assault
from grognard.games.battle_for_germany.ai.draft import Draft, Plan, fits, relocate
from grognard.games.battle_for_germany.ai.geography import hexes_from
from grognard.games.battle_for_germany.ai.worth import is_foe
from grognard.games.battle_for_germany.position import NOBODY, Position

AFFECTED = 3
"""Hexes within which a unit that comes or goes may change an attack: room, zones, ways to retreat."""


class Muster(NamedTuple):
    """The best attack on a hex that free units can mount, its moves, and all who could take part."""

    gain: float
    moves: Plan
    units: Set[int]


def mass_attacks(draft: Draft, camp: int) -> None:
    """Builds up the attacks with the best prospects, one after the other, with units not yet used."""
    targets, musters = _targets(draft, camp), dict[int, Muster]()
    while targets:
        for target in targets - musters.keys():
            musters[target] = _assemble(draft, target, camp)
        target = max(sorted(targets), key=lambda target: musters[target].gain)
        gain, moves, _ = musters[target]
        if gain <= draft.values.weights.attack.worth_mounting:
            return
        touched = {*moves.values(), *(draft.board.cell[unit] for unit in moves)}
        for unit, cell in moves.items():
            draft.order(unit, cell)
        targets.discard(target)
        for target in targets:
            apart = hexes_from(draft.board.box, target)
            if musters[target].units & moves.keys() or any(apart[cell] <= AFFECTED for cell in touched):
                del musters[target]


def _targets(draft: Draft, camp: int) -> set[int]:
    """The hexes with enemies that some unit can come up to."""
    board = draft.board
    reached = {cell for unit in draft.free for cell in draft.range(unit)}
    beside = {near for cell in reached for near in board.box.adjacent[cell]}
    return {
        cell for cell in beside if (there := board.camp_in(cell)) != NOBODY and is_foe(board, camp, there)
    }


def _assemble(draft: Draft, target: int, camp: int) -> Muster:
    """Brings all free units up to a hex that can come, and picks those with whom the attack pays best."""
    trial, placed = draft.board.clone(), Plan()
    approaches = trial.box.adjacent[target]
    for unit in draft.strongest:
        ways = draft.range(unit)
        cells = [cell for cell in approaches if cell in ways and fits(trial, unit, cell)]
        if cells:
            placed[unit] = min(cells, key=lambda cell: _approach(trial, unit, cell, target))
            relocate(trial, unit, placed[unit])
    prospect = Assault(draft.values, trial, target, camp).best(list(placed)) if placed else None
    if prospect is None:
        return Muster(0.0, {}, placed.keys())
    return Muster(prospect.gain, {unit: placed[unit] for unit in prospect.attackers}, placed.keys())


def _approach(trial: Position, unit: int, cell: int, target: int) -> tuple[bool, bool, int, int]:
    """The order in which hexes to attack from are filled: where one stands, off the river, evenly."""
    crossing = (cell, target) in trial.box.rivers
    return cell != trial.cell[unit], crossing, trial.count[trial.camp[unit]][cell], cell
