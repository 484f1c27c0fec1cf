"""The scripted defender's movement: the Germans bar the way to Berlin on ground that can be held."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Draft, Plan
from grognard.games.battle_for_germany.ai.massing import mass_attacks
from grognard.games.battle_for_germany.ai.occupation import is_last_chance, sweep
from grognard.games.battle_for_germany.ai.roads import Road, RoadMap
from grognard.games.battle_for_germany.ai.weights import Defence, Doctrine
from grognard.games.battle_for_germany.ai.worth import Evaluator, strength_with
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.rules import leaving
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS


def plan(values: Evaluator, g: Position, side: int) -> Plan:
    """Where each German unit should stand; the ones nearest to the enemy choose first."""
    draft, line = Draft(values, g, side), Line(values, g, side)
    if g.world.terms.germans_score and is_last_chance(g):
        sweep(draft, GERMAN)
    if side == GERMANS:  # Berlin alone decides: hold it, win it back, leave the map where that costs more
        _leave_the_map(draft)
        if g.berlin != NOBODY:
            mass_attacks(draft, GERMAN)
    for unit in sorted(draft.free, key=lambda unit: (line.foes.distance(g.cell[unit]), unit)):
        draft.order(unit, line.best_post(draft, unit))
    return draft.moves


def _leave_the_map(draft: Draft) -> None:
    """9-0: units far from Berlin go off the map, for two enemies each, or to the edge to do so next."""
    board, to_berlin = draft.board, draft.values.to_berlin
    for unit in draft.units:
        if to_berlin[board.cell[unit]] < draft.values.weights.defence.needed_at_berlin:
            continue
        costs, points = draft.range(unit), board.allowance(unit)
        cells = leaving.exit_cells(board, unit)
        if any(not leaving.bar_to_leave(board, unit, cell, costs, points) for cell in cells):
            draft.dismiss(unit)
        elif edge := [cell for cell in cells if draft.can_stop(unit, cell)]:
            draft.order(unit, min(edge, key=lambda cell: (costs[cell], cell)))


class Line:
    """The front that a German force holds: of its theatre, or before Berlin if one player has all Germans."""

    def __init__(self, values: Evaluator, g: Position, side: int) -> None:
        self._values, self._defence = values, values.weights.defence
        self._doctrine = doctrine_of(self._defence, side)
        self.foes = Foes(g, GERMAN, values.weights.danger)
        self._maps = [RoadMap(values, g, camp) for camp in enemies_of(side)]

    def best_post(self, draft: Draft, unit: int) -> int:
        """The best hex for one more defender, given where the others stand."""
        board, cells = draft.board, draft.choices(unit)
        start = board.cell[unit]
        board.lift(unit)  # the enemy's road as it would be without this unit
        roads = [road_map.easiest(board) for road_map in self._maps]
        values = {cell: self._post_value(board, unit, cell, roads) for cell in cells}
        board.put(unit, start)
        values[start] += self._defence.staying
        return max(cells, key=values.__getitem__)

    def _post_value(self, board: Position, unit: int, cell: int, roads: list[Road]) -> float:
        """How good a hex is for this defender."""
        box, doctrine = board.box, self._doctrine
        score = max(self._bar_value(cell, road) for road in roads)
        stake = doctrine.caution * self._values.unit_worth[unit]
        score -= stake * self.foes.risk(cell, strength_with(board, unit, cell))
        score -= doctrine.to_berlin * self._values.to_berlin[cell]
        score -= doctrine.to_enemy * max(0, self.foes.distance(cell) - doctrine.contact)
        number = box.city_at.get(cell)
        if number is not None:
            score += doctrine.city_point * box.cities[number].value
        return score + (self._defence.berlin_held if cell == box.berlin else 0.0)

    def _bar_value(self, cell: int, road: Road) -> float:
        """What barring a road from a hex in it or beside it is worth: the further from Berlin the better."""
        gaps = road.gaps
        barred = [gaps[gap] for gap in (cell, *self._values.box.adjacent[cell]) if gap in gaps]
        if not barred:
            return 0.0
        weights, short = self._defence, max(0, self._doctrine.near - road.cost)
        return weights.barred + weights.barred_far_out * max(barred) + weights.urgency * short


def doctrine_of(defence: Defence, side: int) -> Doctrine:
    """A German force of one theatre has its own front to hold; one for both fights for Berlin alone."""
    if side == GERMANS:
        return defence.last_stand
    return defence.east if side == EAST_GERMANS else defence.west


def enemies_of(side: int) -> tuple[int, ...]:
    """The camps whose way to Berlin a German force bars."""
    if side == GERMANS:
        return SOVIET, WEST
    return (SOVIET,) if side == EAST_GERMANS else (WEST,)
