"""The scripted defender's movement: the Germans bar the way to Berlin on ground that can be held."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.games.battle_for_germany import leaving
from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Draft, Plan
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.massing import mass_attacks
from grognard.games.battle_for_germany.ai.occupation import is_last_chance, sweep
from grognard.games.battle_for_germany.ai.roads import Road, easiest_road
from grognard.games.battle_for_germany.ai.worth import strength_with, unit_worth
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS


@dataclass(frozen=True, slots=True)
class Doctrine:
    """How a German force weighs what a hex is good for."""

    camps: tuple[int, ...]
    """The camps whose way to Berlin it bars."""
    caution: float = 0.5
    """How much of a unit's worth the risk to lose it counts: Germans are there to be spent."""
    near: int = 24
    """A road that costs the enemy less calls for every unit that can bar it, the more the shorter."""
    to_berlin: float = 0.1
    """What a movement point nearer to Berlin is worth: reserves gather there."""
    to_enemy: float = 0.5
    """What a hex nearer to the enemy is worth, as far as `contact`."""
    contact: int = 2
    city_point: float = 0.5
    """A point of a city held."""
    last_stand: bool = False
    """Berlin alone decides: hold it, win it back, and leave the map where that costs the enemy more."""


EAST_DOCTRINE = Doctrine((SOVIET,))
WEST_DOCTRINE = Doctrine((WEST,))
LAST_STAND = Doctrine(
    (SOVIET, WEST),
    caution=0.4,
    near=40,
    to_berlin=0.3,
    to_enemy=2.0,
    contact=1,
    city_point=0.0,
    last_stand=True,
)
# Barring the enemy's road: for being in it at all, for each movement point further from Berlin, and
# for each movement point by which the road is shorter than `near`.
BARRED = 5.0
BARRED_FAR_OUT = 0.5
URGENCY = 1.2
# Standing in Berlin itself, where the rules let Germans in (16-33).
BERLIN_HELD = 20.0
# Moving must be worth it.
STAYING = 0.5
# Units nearer to Berlin than this, in movement points, do not go to leave the map.
NEEDED_AT_BERLIN = 8


def plan(g: Position, side: int) -> Plan:
    """Where each German unit should stand; the ones nearest to the enemy choose first."""
    draft, foes, doctrine = Draft(g, side), Foes(g, GERMAN), doctrine_of(side)
    if g.world.terms.germans_score and is_last_chance(g):
        sweep(draft, GERMAN)
    if doctrine.last_stand:
        _leave_the_map(draft)
        if g.berlin != NOBODY:
            mass_attacks(draft, GERMAN)
    for unit in sorted(draft.free, key=lambda unit: (foes.distance(g.cell[unit]), unit)):
        draft.order(unit, _best_post(draft, unit, foes, doctrine))
    return draft.moves


def doctrine_of(side: int) -> Doctrine:
    """A German force of one theatre has its own front to hold; one for both fights for Berlin alone."""
    if side == GERMANS:
        return LAST_STAND
    return EAST_DOCTRINE if side == EAST_GERMANS else WEST_DOCTRINE


def _leave_the_map(draft: Draft) -> None:
    """9-0: units far from Berlin go off the map, for two enemies each, or to the edge to do so next."""
    board = draft.board
    to_berlin = steps_to(board.box, board.box.berlin)
    for unit in draft.units:
        if to_berlin[board.cell[unit]] < NEEDED_AT_BERLIN:
            continue
        costs = draft.range(unit)
        if leaving.exits(board, unit, costs, board.allowance(unit)):
            draft.dismiss(unit)
        elif edge := [cell for cell in leaving.exit_cells(board, unit) if draft.can_stop(unit, cell)]:
            draft.order(unit, min(edge, key=lambda cell: (costs[cell], cell)))


def _best_post(draft: Draft, unit: int, foes: Foes, doctrine: Doctrine) -> int:
    """The best hex for one more defender, given where the others stand."""
    board, cells = draft.board, draft.choices(unit)
    start = board.cell[unit]
    board.lift(unit)  # the enemy's road as it would be without this unit
    roads = [easiest_road(board, camp) for camp in doctrine.camps]
    values = {cell: _post_value(board, unit, cell, foes, roads, doctrine) for cell in cells}
    board.put(unit, start)
    values[start] += STAYING
    return max(cells, key=values.__getitem__)


def _post_value(
    board: Position, unit: int, cell: int, foes: Foes, roads: list[Road], doctrine: Doctrine
) -> float:
    """How good a hex is for this defender."""
    box = board.box
    score = max(_bar_value(board, cell, road, doctrine.near) for road in roads)
    score -= doctrine.caution * unit_worth(board, unit) * foes.risk(cell, strength_with(board, unit, cell))
    score -= doctrine.to_berlin * steps_to(box, box.berlin)[cell]
    score -= doctrine.to_enemy * max(0, foes.distance(cell) - doctrine.contact)
    number = box.city_at.get(cell)
    if number is not None:
        score += doctrine.city_point * box.cities[number].value
    return score + (BERLIN_HELD if cell == box.berlin else 0.0)


def _bar_value(board: Position, cell: int, road: Road, near: int) -> float:
    """What it is worth to bar a road from a hex in it or beside it: the further from Berlin the better."""
    barred = [road.gaps[gap] for gap in (cell, *board.box.adjacent[cell]) if gap in road.gaps]
    if not barred:
        return 0.0
    return BARRED + BARRED_FAR_OUT * max(barred) + URGENCY * max(0, near - road.cost)
