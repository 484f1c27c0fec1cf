"""Massing: units are brought up, attack by attack, where their combined strength pays."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.attacks import Assault
from grognard.games.battle_for_germany.ai.draft import Draft, Plan, fits, relocate
from grognard.games.battle_for_germany.ai.worth import is_foe
from grognard.games.battle_for_germany.position import NOBODY, Position


def mass_attacks(draft: Draft, camp: int) -> None:
    """Builds up the attacks with the best prospects, one after the other, with units not yet used."""
    targets = _targets(draft, camp)
    while targets:
        best_gain, best_target, best_moves = draft.values.weights.attack.worth_mounting, -1, Plan()
        for target in sorted(targets):
            gain, moves = _assemble(draft, target, camp)
            if gain > best_gain:
                best_gain, best_target, best_moves = gain, target, moves
        if not best_moves:
            return
        for unit, cell in best_moves.items():
            draft.order(unit, cell)
        targets.discard(best_target)


def _targets(draft: Draft, camp: int) -> set[int]:
    """The hexes with enemies that some unit can come up to."""
    board = draft.board
    reached = {cell for unit in draft.free for cell in draft.range(unit)}
    beside = {near for cell in reached for near in board.box.adjacent[cell]}
    return {
        cell for cell in beside if (there := board.camp_in(cell)) != NOBODY and is_foe(board, camp, there)
    }


def _assemble(draft: Draft, target: int, camp: int) -> tuple[float, Plan]:
    """The best attack on a hex that free units can mount: its expected gain and the moves it takes."""
    trial, placed = draft.board.clone(), Plan()
    approaches = trial.box.adjacent[target]
    for unit in sorted(draft.free, key=lambda unit: -trial.unit(unit).attack):
        ways = draft.range(unit)
        cells = [cell for cell in approaches if cell in ways and fits(trial, unit, cell)]
        if cells:
            placed[unit] = min(cells, key=lambda cell: _approach(trial, unit, cell, target))
            relocate(trial, unit, placed[unit])
    prospect = Assault(draft.values, trial, target, camp).best(list(placed)) if placed else None
    if prospect is None:
        return 0.0, {}
    return prospect.gain, {unit: placed[unit] for unit in prospect.attackers}


def _approach(trial: Position, unit: int, cell: int, target: int) -> tuple[bool, bool, int, int]:
    """The order in which hexes to attack from are filled: where one stands, off the river, evenly."""
    crossing = (cell, target) in trial.box.rivers
    return cell != trial.cell[unit], crossing, trial.count_in(trial.camp_of(unit))[cell], cell
