"""The scripted attacker's cities: garrisons the Soviets owe, empty cities, and who makes for which."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.battle_for_germany.ai.draft import Draft, Plan, fits
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.components import SOVIET, City
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.rules import garrisons, victory
from grognard.games.battle_for_germany.rules.entry import pass_cities
from grognard.kernel.pieces import NOWHERE


def is_last_chance(g: Position) -> bool:
    """Whether cities decide the game and this is the last turn to take them."""
    return g.turn == g.world.last_turn and not g.world.terms.first_into_berlin


def garrison_cities(draft: Draft) -> None:
    """10-0: a Front stays in a city that needs one; the nearest goes into each of the others, or sets out."""
    board, cities = draft.board, sorted(garrisons.cities(draft.board), key=lambda city: -city.value)
    fronts = [unit for unit in draft.units if board.is_front(unit)]
    for city in cities:
        front = garrisons.front_in(board, city.cell)
        if front in fronts:
            fronts.remove(front)
            draft.order(front, city.cell)
    for city in cities:
        if not fronts or garrisons.front_in(board, city.cell) is not None:
            continue
        ways = steps_to(board.box, city.cell)
        front = min(fronts, key=lambda unit: ways[board.cell[unit]])
        if city.cell in draft.range(front):
            _make_room(draft, city.cell, ways)
        if draft.can_stop(front, city.cell):
            goal = city.cell
        elif _awaits_front(draft, city, ways[board.cell[front]]):
            goal = min(draft.choices(front), key=lambda cell: (ways[cell], cell))
        else:
            continue
        fronts.remove(front)
        draft.order(front, goal)


def _make_room(draft: Draft, cell: int, ways: Sequence[int]) -> None:
    """5-3: of too many armies in a city, the one that is worth least goes next door for the Front's sake."""
    board = draft.board
    there = [unit for unit in draft.free if board.cell[unit] == cell]
    if not there or board.count[SOVIET][cell] < board.box.numbers.stacking_limit:
        return
    unit = min(there, key=lambda unit: (draft.values.unit_worth[unit], unit))
    doors = [other for other in draft.choices(unit) if other != cell]
    if doors:
        draft.order(unit, min(doors, key=lambda other: (ways[other], other)))


def _awaits_front(draft: Draft, city: City, steps: int) -> bool:
    """Whether a Front so far off should set out for a city: it is ours, or free and near."""
    camp = draft.board.camp_in(city.cell)
    return camp == SOVIET or (camp == NOBODY and steps <= draft.values.weights.cities.setting_out)


def take_cities(draft: Draft, camp: int) -> None:
    """Empty cities within reach are entered; Berlin first of all, and by the strongest defender."""
    board = draft.board
    for number in sorted(range(len(board.box.cities)), key=lambda n: -board.box.cities[n].value):
        city = board.box.cities[number]
        if board.camp_in(city.cell) != NOBODY or victory.holder(board, number) == camp:
            continue
        if draft.values.timing.passes_by(board, city.cell, camp):
            continue
        able = [unit for unit in draft.free if draft.can_stop(unit, city.cell)]
        if able:
            draft.order(max(able, key=lambda unit: (board.unit(unit).defence, -unit)), city.cell)


def sweep(draft: Draft, camp: int) -> None:
    """On the last turn: units go in or past as many cities as they can, the best gains first."""
    while found := _best_sweep(draft, camp):
        unit, cell = found
        draft.order(unit, cell)
        pass_cities(draft.board, unit, cell)  # 11-0: the last to pass holds it


def _best_sweep(draft: Draft, camp: int) -> tuple[int, int] | None:
    """The unit and hex that win most city points, if any do."""
    board = draft.board
    best, best_gain = None, 0.0
    gains = _sweep_gains(draft, camp)
    for unit in draft.free:
        ways = draft.range(unit)
        cells = [cell for cell in gains if cell in ways and fits(board, unit, cell)]
        if not cells:
            continue
        cell = max(cells, key=gains.__getitem__)
        gain = gains[cell] - _given_up(board, unit, camp)
        if gain > best_gain:
            best, best_gain = (unit, cell), gain
    return best


def _sweep_gains(draft: Draft, camp: int) -> dict[int, float]:
    """City points won by a unit that ends its move in a hex, for each hex where it wins any."""
    board, values, entered = draft.board, draft.values, draft.values.weights.cities.entered
    gains: dict[int, float] = {}
    for city in board.box.cities:
        won = values.city_gain(board, city.cell, camp)
        if won and board.camp_in(city.cell) in (camp, NOBODY):
            for cell in (city.cell, *board.box.adjacent[city.cell]):
                gains[cell] = gains.get(cell, 0.0) + won * (entered if cell == city.cell else 1.0)
    return dict(sorted(gains.items()))


def _given_up(board: Position, unit: int, camp: int) -> float:
    """City points lost by a unit that leaves its hex."""
    start = board.cell[unit]
    held = [number for number in board.box.cities_near[start] if _counts(board, number, camp)]
    board.lift(unit)
    lost = sum(board.box.cities[number].value for number in held if not _counts(board, number, camp))
    board.put(unit, start)
    return lost


def _counts(board: Position, number: int, camp: int) -> bool:
    """Whether a camp has the points of a city: the Soviets have some only with a Front in it (10-1)."""
    if victory.holder(board, number) != camp:
        return False
    return camp != SOVIET or victory.scores_for_soviets(board, board.box.cities[number])


def claims(board: Position, camp: int, far_off: float) -> Plan:
    """When no Germans are left: which unit makes for which city less than `far_off` turns away, the nearest
    pairs first."""
    units = [unit for unit, cell in enumerate(board.cell) if cell != NOWHERE and board.camp[unit] == camp]
    pairs = sorted(
        (
            steps_to(board.box, city.cell)[board.cell[unit]] / max(1, board.unit(unit).movement),
            unit,
            city.cell,
        )
        for city in board.box.cities
        for unit in units
        if _may_claim(board, unit, camp, city)
    )
    found: Plan = {}
    for turns, unit, cell in pairs:
        if unit not in found and cell not in found.values() and turns < far_off:
            found[unit] = cell
    return found


def _may_claim(board: Position, unit: int, camp: int, city: City) -> bool:
    """Whether a unit's camp can come to hold a city by it: not against a garrison, nor without a Front."""
    if camp == SOVIET and city.garrison and not board.is_front(unit):
        return False
    return board.camp_in(city.cell) in (camp, NOBODY)
