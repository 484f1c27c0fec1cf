"""What things are worth to the scripted player: units, cities, and hexes on the road to Berlin."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.calendar import Timing, keeps_calendar
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.weights import Weights
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, Components
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules import victory


class Evaluator:
    """One player's weights applied to the components of a game; what never changes is worked out once."""

    def __init__(self, box: Components, weights: Weights) -> None:
        self.box, self.weights = box, weights
        worth = weights.worth
        self.unit_worth = tuple(
            unit.attack + worth.defence_point * unit.defence + worth.movement_point * unit.movement
            for unit in box.units
        )
        """How much the loss of each unit hurts."""
        self.to_berlin = steps_to(box, box.berlin)
        """Movement points from each hex to Berlin."""
        self.timing = Timing(box, weights.calendar)
        self.chances = {
            column: tuple((result, float(chance)) for result, chance in box.crt.distribution(column).items())
            for column in box.crt.columns
        }
        """The results of each column of the combat results table."""

    def city_gain(self, g: Position, cell: int, camp: int) -> float:
        """Points to be won by holding the city in a hex; none if there is no city or it is held already."""
        number = self.box.city_at.get(cell)
        if number is None or victory.holder(g, number) == camp:
            return 0.0
        city = self.box.cities[number]
        if camp == SOVIET and city.garrison and city.cell != self.box.berlin:
            return self.weights.worth.without_garrison * city.value
        return float(city.value)

    def caution(self, g: Position) -> float:
        """The share of a unit's worth at which an attacker counts the risk to lose it."""
        on_time = keeps_calendar(g.world.terms)
        return self.weights.calendar.caution if on_time else self.weights.offence.caution

    def objective(self, g: Position, camp: int, cell: int) -> float:
        """How well a hex lies for the race: nearer to Berlin is better, a city to be taken best."""
        worth = self.weights.worth
        score = -worth.nearer_to_berlin * self.to_berlin[cell]
        near = self.box.cities_near[cell]
        if near:
            score += worth.city_entered * self._city_wanted(g, cell, camp)
            for number in near:
                score += worth.city_passed * self._city_wanted(g, self.box.cities[number].cell, camp)
        return score

    def _city_wanted(self, g: Position, cell: int, camp: int) -> float:
        """The points of a city that are worth going for already."""
        return self.city_gain(g, cell, camp) * self.timing.wanted(g, cell, camp)


def is_foe(g: Position, camp: int, other: int) -> bool:
    """Whether two camps may fight: Germans with both, the others only in war."""
    return camp != other and (GERMAN in (camp, other) or g.war)


def strength_with(g: Position, unit: int, cell: int) -> int:
    """The defence of a hex if the unit stands there with the friends already in it."""
    strength = g.unit(unit).defence
    if g.count[g.camp[unit]][cell]:
        strength += sum(g.unit(other).defence for other in g.units_at(cell) if other != unit)
    return strength
