"""The scripted attacker's movement: bring up attacks that pay, take cities, press on towards Berlin."""

from __future__ import annotations

from grognard.games.battle_for_germany import garrisons, victory
from grognard.games.battle_for_germany.ai.attacks import best_group
from grognard.games.battle_for_germany.ai.worth import (
    FAR,
    Foes,
    is_foe,
    objective,
    steps_to,
    strength_with,
    unit_worth,
)
from grognard.games.battle_for_germany.components import SOVIET
from grognard.games.battle_for_germany.movement import can_move
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.zones import RULE
from grognard.kernel.movement import reach

Plan = dict[int, int]


def plan(g: Position, side: int) -> Plan:
    """Where each unit of an attacking force should go this phase; units left out stay."""
    units = [unit for unit in g.units_of(side) if can_move(g, unit)]
    if not units:
        return {}
    board = g.clone()
    camp = g.camp_of(units[0])
    ranges = {unit: reach_of(g, unit) for unit in units}
    moves: Plan = {}
    _garrison_cities(board, units, ranges, moves)
    _take_cities(board, camp, units, ranges, moves)
    _mass_attacks(board, camp, units, ranges, moves)
    _press_on(board, camp, units, ranges, moves)
    return moves


def reach_of(g: Position, unit: int) -> dict[int, int]:
    """The hexes a unit can get to in its move."""
    camp = g.camp_of(unit)
    return reach(
        g.network_of(unit), g.cell[unit], g.allowance(unit), g.others_in(camp), g.enemy_zone(camp), RULE
    )


def relocate(board: Position, unit: int, cell: int) -> None:
    """Moves a unit on the planning board."""
    board.lift(unit)
    board.put(unit, cell)


def _assign(board: Position, unit: int, cell: int, moves: Plan) -> None:
    moves[unit] = cell
    if board.cell[unit] != cell:
        relocate(board, unit, cell)


def _fits(board: Position, unit: int, cell: int) -> bool:
    return board.cell[unit] == cell or board.fits(unit, cell)


def _garrison_cities(
    board: Position, units: list[int], ranges: dict[int, dict[int, int]], moves: Plan
) -> None:
    """10-0: the nearest Front goes into each city that needs one, and more set out for the others."""
    fronts = [unit for unit in units if board.is_front(unit)]
    for city in sorted(garrisons.cities(board), key=lambda city: -city.value):
        if not fronts or garrisons.front_in(board, city.cell) is not None:
            continue
        ways = steps_to(board.box, city.cell)
        front = min(fronts, key=lambda unit: ways[board.cell[unit]])
        free = board.camp_in(city.cell) in (SOVIET, NOBODY)
        cells = [cell for cell in ranges[front] if _fits(board, front, cell)]
        goal = min(cells, key=lambda cell: (ways[cell], cell), default=board.cell[front])
        if city.cell in ranges[front] and _fits(board, front, city.cell):
            goal = city.cell
        elif not (free and (board.soviet_in[city.cell] or ways[board.cell[front]] <= 9)):
            continue
        fronts.remove(front)
        _assign(board, front, goal, moves)


def _take_cities(
    board: Position, camp: int, units: list[int], ranges: dict[int, dict[int, int]], moves: Plan
) -> None:
    """Empty cities within reach are entered; Berlin first of all, and by the strongest defender."""
    for number in sorted(range(len(board.box.cities)), key=lambda n: -board.box.cities[n].value):
        city = board.box.cities[number]
        if board.camp_in(city.cell) != NOBODY or victory.holder(board, number) == camp:
            continue
        able = [
            unit
            for unit in units
            if unit not in moves and city.cell in ranges[unit] and _fits(board, unit, city.cell)
        ]
        if able:
            best = max(able, key=lambda unit: (board.unit(unit).defence, -unit))
            _assign(board, best, city.cell, moves)


def _mass_attacks(
    board: Position, camp: int, units: list[int], ranges: dict[int, dict[int, int]], moves: Plan
) -> None:
    """Builds up the attacks with the best prospects, one after the other, with units not yet used."""
    used: set[int] = set(moves)
    targets = {
        near
        for unit in units
        for cell in ranges[unit]
        for near in board.box.adjacent[cell]
        if (there := board.camp_in(near)) != NOBODY and is_foe(board, camp, there)
    }
    while targets:
        best_gain, best_target, best_moves = 0.8, -1, {}
        for target in sorted(targets):
            found = _assemble(board, target, [u for u in units if u not in used], ranges)
            if found and found[0] > best_gain:
                best_gain, best_target, best_moves = found[0], target, found[1]
        if best_target < 0:
            return
        for unit, cell in best_moves.items():
            _assign(board, unit, cell, moves)
            used.add(unit)
        targets.discard(best_target)


def _assemble(
    board: Position, target: int, units: list[int], ranges: dict[int, dict[int, int]]
) -> tuple[float, Plan] | None:
    """The best attack on a hex that free units can mount, and the moves it takes."""
    trial = board.clone()
    approaches = board.box.adjacent[target]
    placed: Plan = {}
    for unit in sorted(units, key=lambda unit: -board.unit(unit).attack):
        cells = [cell for cell in approaches if cell in ranges[unit] and _fits(trial, unit, cell)]
        if not cells:
            continue
        # Hold one's ground if that serves; else fill hexes evenly, off the river if possible.
        cell = min(
            cells,
            key=lambda cell: (
                cell != trial.cell[unit],
                (cell, target) in board.box.rivers,
                trial.count_in(trial.camp_of(unit))[cell],
                cell,
            ),
        )
        if trial.cell[unit] != cell:
            relocate(trial, unit, cell)
        placed[unit] = cell
    if not placed:
        return None
    prospect = best_group(trial, target, list(placed))
    if prospect is None:
        return None
    return prospect.gain, {unit: placed[unit] for unit in prospect.attackers}


def _press_on(
    board: Position, camp: int, units: list[int], ranges: dict[int, dict[int, int]], moves: Plan
) -> None:
    """The rest moves up: towards cities and Berlin, not alone before the enemy's guns."""
    foes = Foes(board, camp)
    goals = _claims(board, camp) if board.germans_gone else {}
    order = sorted(
        (unit for unit in units if unit not in moves),
        key=lambda unit: (steps_to(board.box, board.box.berlin)[board.cell[unit]], unit),
    )
    for unit in order:
        goal = goals.get(unit)
        best, best_score = board.cell[unit], -1e9
        for cell in sorted(ranges[unit]):
            if not _fits(board, unit, cell):
                continue
            score = _standing(board, unit, cell, camp, foes)
            if goal is not None:
                score = -2.0 * steps_to(board.box, goal)[cell]
            if score > best_score:
                best, best_score = cell, score
        _assign(board, unit, best, moves)


def _standing(board: Position, unit: int, cell: int, camp: int, foes: Foes) -> float:
    """How good it is for an attacker to end in a hex."""
    risk = foes.risk(board, cell, strength_with(board, unit, cell)) if foes else 0.0
    crowd = 0.5 * board.count_in(camp)[cell]
    return objective(board, camp, cell) - 0.7 * unit_worth(board, unit) * risk - crowd


def _claims(board: Position, camp: int) -> dict[int, int]:
    """After Berlin's fall: which unit makes for which city, the nearest pairs first."""
    units = [unit for unit, cell in enumerate(board.cell) if cell >= 0 and board.camp_of(unit) == camp]
    pairs = sorted(
        (
            steps_to(board.box, city.cell)[board.cell[unit]] / max(1, board.unit(unit).movement),
            unit,
            city.cell,
        )
        for city in board.box.cities
        for unit in units
        if not (camp == SOVIET and city.garrison and not board.is_front(unit))
        and board.camp_in(city.cell) in (camp, NOBODY)
    )
    claims: dict[int, int] = {}
    for turns, unit, cell in pairs:
        if unit not in claims and cell not in claims.values() and turns < FAR / 8:
            claims[unit] = cell
    return claims
