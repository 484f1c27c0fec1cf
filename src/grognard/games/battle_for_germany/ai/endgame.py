"""After the Germans' exit, when cities alone count: a plan is judged by the rival's best answer to it."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.draft import Draft, Plan
from grognard.games.battle_for_germany.ai.occupation import garrison_cities, sweep, take_cities
from grognard.games.battle_for_germany.ai.offence import press_on
from grognard.games.battle_for_germany.ai.worth import Evaluator
from grognard.games.battle_for_germany.components import SOVIET, WEST, City
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules import garrisons, victory
from grognard.games.battle_for_germany.setting import SOVIETS, WESTERN_ALLIES

CAMP = {SOVIETS: SOVIET, WESTERN_ALLIES: WEST}
RIVAL = {SOVIETS: WESTERN_ALLIES, WESTERN_ALLIES: SOVIETS}


def is_on(g: Position) -> bool:
    """Whether the Germans are gone and nobody fights over the cities that decide the game."""
    return g.germans_gone and not g.war and not g.world.terms.first_into_berlin


def plan(values: Evaluator, g: Position, side: int) -> Plan:
    """Of three plans the one that comes off best: take more, take more and hold the rest, or hold first."""
    threatened = _threatened(values, g, side)
    found: list[Draft] = []
    for steps in (("take",), ("take", "hold"), ("hold", "take")):
        draft = _draft(values, g, side, threatened, steps)
        if all(draft.moves != other.moves for other in found):
            found.append(draft)
    for draft in found:
        press_on(draft, CAMP[side])
    if len(found) == 1:
        return found[0].moves
    return max(found, key=lambda draft: _lead_after_answer(draft, side)).moves


def _draft(
    values: Evaluator, g: Position, side: int, threatened: list[City], steps: tuple[str, ...]
) -> Draft:
    draft, camp = Draft(values, g, side), CAMP[side]
    garrison_cities(draft)
    for step in steps:
        if step == "take":
            take_cities(draft, camp)
            sweep(draft, camp)
        else:
            _hold(draft, camp, threatened)
    return draft


def _threatened(values: Evaluator, g: Position, side: int) -> list[City]:
    """The cities that a unit of the rival can go into or past next, dearest first."""
    rivals = Draft(values, g, RIVAL[side])
    reached = {cell for unit in rivals.units for cell in rivals.range(unit)}
    cities = [
        city for city in g.box.cities if not reached.isdisjoint((city.cell, *g.box.adjacent[city.cell]))
    ]
    return sorted(cities, key=lambda city: -city.value)


def _hold(draft: Draft, camp: int, threatened: list[City]) -> None:
    """A unit stays in each of our cities that the rival could pass, or goes there: the least that will do."""
    board = draft.board
    for city in threatened:
        number = board.box.city_at[city.cell]
        there, free = board.units_at(city.cell), draft.free
        if victory.holder(board, number) != camp or any(unit not in free for unit in there):
            continue
        if camp == SOVIET and city.garrison and garrisons.front_in(board, city.cell) is None:
            continue  # 10-1: it does not count
        able = there or [unit for unit in free if draft.can_stop(unit, city.cell)]
        if able:
            draft.order(min(able, key=lambda unit: (draft.values.unit_worth[unit], unit)), city.cell)


def _lead_after_answer(draft: Draft, side: int) -> int:
    """Our points less the rival's once he has gone for all the cities he can, if he moves again."""
    board, rival = draft.board, RIVAL[side]
    if _moves_again(board, rival):
        answer = Draft(draft.values, board, rival)
        sweep(answer, CAMP[rival])
        board = answer.board
    points = victory.score(board)
    return points[side] - points[rival]


def _moves_again(g: Position, side: int) -> bool:
    """Whether a force has another movement phase after this one."""
    to_come = g.world.terms.turn[g.phase + 1 :]
    return g.turn < g.world.last_turn or any(one.side == side and one.kind == "movement" for one in to_come)
