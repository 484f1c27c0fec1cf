"""The scripted defender's movement: the Germans bar the way to Berlin on ground that can be held."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.calendar import keeps_calendar
from grognard.games.battle_for_germany.ai.danger import Foes
from grognard.games.battle_for_germany.ai.draft import Draft, Plan
from grognard.games.battle_for_germany.ai.geography import hexes_from
from grognard.games.battle_for_germany.ai.massing import mass_attacks
from grognard.games.battle_for_germany.ai.occupation import is_last_chance, sweep
from grognard.games.battle_for_germany.ai.roads import Road, RoadMap
from grognard.games.battle_for_germany.ai.weights import Defence, Doctrine
from grognard.games.battle_for_germany.ai.worth import Evaluator, strength_with
from grognard.games.battle_for_germany.components import EAST, GERMAN, SOVIET, WEST, WESTERN
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.rules import leaving, victory
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, Terms


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
        self.doctrine = doctrine_of(self._defence, g.world.terms, side)
        if keeps_calendar(g.world.terms) and values.timing.is_ahead(g, *enemies_of(side)):
            self.doctrine = self._defence.war_east if side == EAST_GERMANS else self._defence.hard_pressed
        self.foes = Foes(g, GERMAN, values.weights.danger)
        self._maps = [RoadMap(values, g, camp, g.box.berlin) for camp in enemies_of(side)]
        self._to_cities = self._city_maps(g, side)

    def _city_maps(self, g: Position, side: int) -> dict[int, RoadMap]:
        """The roads to the cities that a German force of one theatre still holds, by their hexes."""
        if side == GERMANS or not self.doctrine.city_barred:
            return {}
        home, (camp,) = EAST if side == EAST_GERMANS else WESTERN, enemies_of(side)
        cells = [
            city.cell
            for number, city in enumerate(g.box.cities)
            if g.box.theatre[city.cell] == home and victory.holder(g, number) == GERMAN
        ]
        return {cell: RoadMap(self._values, g, camp, cell) for cell in cells}

    def best_post(self, draft: Draft, unit: int) -> int:
        """The best hex for one more defender, given where the others stand."""
        board, cells = draft.board, draft.choices(unit)
        start = board.cell[unit]
        board.lift(unit)  # the enemy's road as it would be without this unit
        roads = [road_map.easiest(board) for road_map in self._maps]
        nearest = min(self._to_cities, key=hexes_from(board.box, start).__getitem__, default=None)
        city_road = None if nearest is None else self._to_cities[nearest].easiest(board)
        values = {cell: self._post_value(board, unit, cell, roads, city_road) for cell in cells}
        board.put(unit, start)
        values[start] += self._defence.staying
        return max(cells, key=values.__getitem__)

    def _post_value(
        self, board: Position, unit: int, cell: int, roads: list[Road], city_road: Road | None
    ) -> float:
        """How good a hex is for this defender."""
        box, doctrine = board.box, self.doctrine
        risk = self.foes.risk(cell, strength_with(board, unit, cell))
        score = max(self._bar_value(cell, road) for road in roads)
        if city_road is not None:
            score += doctrine.city_barred * self._barred_short(cell, city_road)
        score *= 1 - doctrine.firmness * risk
        score -= doctrine.caution * self._values.unit_worth[unit] * risk
        score -= doctrine.to_berlin * self._values.to_berlin[cell]
        score -= doctrine.to_enemy * max(0, self.foes.distance(cell) - doctrine.contact)
        number = box.city_at.get(cell)
        if number is not None:
            score += doctrine.city_point * box.cities[number].value * (1 - doctrine.firmness * risk)
            score += self._values.timing.worth_holding(board, cell)
        return score + (self._defence.berlin_held if cell == box.berlin else 0.0)

    def _bar_value(self, cell: int, road: Road) -> float:
        """What barring a road from a hex in it or beside it is worth: the further from Berlin the better."""
        gaps = road.gaps
        barred = [gaps[gap] for gap in (cell, *self._values.box.adjacent[cell]) if gap in gaps]
        if not barred:
            return 0.0
        weights, short = self._defence, max(0, self.doctrine.near - road.cost)
        return weights.barred + weights.barred_far_out * max(barred) + weights.urgency * short

    def _barred_short(self, cell: int, road: Road) -> float:
        """What barring the road to a city is worth: the shorter it is, the more."""
        if not any(gap in road.gaps for gap in (cell, *self._values.box.adjacent[cell])):
            return 0.0
        return max(0, self.doctrine.near - road.cost)


def doctrine_of(defence: Defence, terms: Terms, side: int) -> Doctrine:
    """A force of one theatre holds its front, otherwise in 13-0, 14-0 and 17-0; one for both holds Berlin."""
    if side == GERMANS:
        return defence.last_stand
    if terms.eastern_half:
        return defence.disaster
    if terms.first_into_berlin:
        return defence.race_east if side == EAST_GERMANS else defence.race_west
    if terms.war_after_berlin:
        return defence.war_east if side == EAST_GERMANS else defence.war_west
    return defence.east if side == EAST_GERMANS else defence.west


def enemies_of(side: int) -> tuple[int, ...]:
    """The camps whose way to Berlin a German force bars."""
    if side == GERMANS:
        return SOVIET, WEST
    return (SOVIET,) if side == EAST_GERMANS else (WEST,)
