"""What things are worth to the scripted player: units, cities, and hexes on the road to Berlin."""

from __future__ import annotations

from grognard.games.battle_for_germany import victory
from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import Position

# A unit's loss, in points of attack strength: what its defence and its movement add to its attack.
DEFENCE_POINT = 0.5
MOVEMENT_POINT = 0.3
# A hex for the race: what a movement point nearer to Berlin is worth, a city in it, a city beside it.
NEARER_TO_BERLIN = 1.0
CITY_ENTERED = 3.0
CITY_PASSED = 1.5
# A city that pays the Soviets only with a Front in it is worth this much of its points to an army.
WITHOUT_GARRISON = 0.5


def unit_worth(g: Position, unit: int) -> float:
    """How much a unit's loss hurts."""
    counter = g.unit(unit)
    return counter.attack + DEFENCE_POINT * counter.defence + MOVEMENT_POINT * counter.movement


def is_foe(g: Position, camp: int, other: int) -> bool:
    """Whether two camps may fight: Germans with both, the others only in war."""
    return camp != other and (GERMAN in (camp, other) or g.war)


def strength_with(g: Position, unit: int, cell: int) -> int:
    """The defence of a hex if the unit stands there with the friends already in it."""
    friends = g.units_at(cell) if g.count_in(g.camp_of(unit))[cell] else []
    return g.unit(unit).defence + sum(g.unit(other).defence for other in friends if other != unit)


def city_gain(g: Position, cell: int, camp: int) -> float:
    """Points to be won by holding the city in a hex; none if there is no city or it is held already."""
    number = g.box.city_at.get(cell)
    if number is None or victory.holder(g, number) == camp:
        return 0.0
    city = g.box.cities[number]
    if camp == SOVIET and city.garrison and city.cell != g.box.berlin:
        return WITHOUT_GARRISON * city.value
    return float(city.value)


def objective(g: Position, camp: int, cell: int) -> float:
    """How well a hex lies for the race: nearer to Berlin is better, a city to be taken best."""
    score = -NEARER_TO_BERLIN * steps_to(g.box, g.box.berlin)[cell]
    score += CITY_ENTERED * city_gain(g, cell, camp)
    for number in g.box.cities_near[cell]:
        score += CITY_PASSED * city_gain(g, g.box.cities[number].cell, camp)
    return score
