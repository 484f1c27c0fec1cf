"""11-0 Victory: who holds each city, what it is worth, and who has won."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST, WESTERN, City
from grognard.games.battle_for_germany.position import NOBODY, Position
from grognard.games.battle_for_germany.rules import garrisons
from grognard.games.battle_for_germany.setting import SIDES, SOVIETS, WESTERN_ALLIES
from grognard.kernel.answers import Outcome


def holder(g: Position, number: int) -> int:
    """11-0: the camp that holds a city: by a unit in it, by a sole zone of control, or as last to pass."""
    cell = g.box.cities[number].cell
    camp = g.camp_in(cell)
    if camp == WEST and all(g.is_ss_with_west(unit) for unit in g.units_at(cell)):
        return GERMAN  # 13-2: SS units alone hold no city for the West
    if camp != NOBODY:
        return camp
    zones = [camp for camp in (WEST, SOVIET, GERMAN) if g.zone[camp][cell]]
    if zones == [WEST] and all(map(g.is_ss_with_west, g.units_in(g.box.adjacent[cell]))):
        return g.flag[number]  # 13-2: nor do their zones win one
    if len(zones) == 1 and (zones[0] != GERMAN or g.world.terms.germans_score):
        return zones[0]
    return g.flag[number]


def scores_for_soviets(g: Position, city: City) -> bool:
    """10-1: a garrison city counts only with a Front in it."""
    return not city.garrison or garrisons.front_in(g, city.cell) is not None


def score(g: Position) -> dict[int, int]:
    """11-0: victory points of the Soviet and the Western player as things stand."""
    points = {SOVIETS: 0, WESTERN_ALLIES: 0}
    for number, city in enumerate(g.box.cities):
        if not is_in_play(g, city):
            continue
        camp = holder(g, number)
        if camp == SOVIET and scores_for_soviets(g, city):
            points[SOVIETS] += city.value
        elif camp == WEST or (camp == GERMAN and g.world.terms.germans_score):
            points[WESTERN_ALLIES] += city.value
    return points


def is_in_play(g: Position, city: City) -> bool:
    """14-0: only the map east of the boundary is used; Berlin lies on it."""
    return not g.world.terms.eastern_half or g.box.theatre[city.cell] != WESTERN


def outcome(g: Position) -> Outcome:
    """How a game that is over has ended."""
    points = score(g)
    seats = {side: seat for seat, sides in g.world.seats.items() for side in sides}
    soviet = seats[SIDES[SOVIETS]]
    western = seats.get(SIDES[WESTERN_ALLIES]) or seats["east-german"]
    scores = {soviet: points[SOVIETS], western: points[WESTERN_ALLIES]}
    if g.world.terms.first_into_berlin:
        return _first_into_berlin(g, scores)
    if g.world.terms.germans_pooled and not (g.count[WEST][g.box.berlin] or g.count[SOVIET][g.box.berlin]):
        return Outcome((seats["german"],), "16-31", "outcome.berlin-held", scores)
    if g.world.terms.berlin_or_draw and g.berlin == NOBODY:
        return Outcome((), "12-23", "outcome.no-berlin", scores)
    if points[SOVIETS] == points[WESTERN_ALLIES]:
        return Outcome((), "11-0d", "outcome.equal", scores)
    winner = soviet if points[SOVIETS] > points[WESTERN_ALLIES] else western
    return Outcome((winner,), "11-0d", "outcome.points", scores)


def _first_into_berlin(g: Position, scores: dict[str, int]) -> Outcome:
    """17-32: the first into Berlin wins, with the German of the other front; else both Germans."""
    if g.berlin == WEST:
        return Outcome(("western", "east-german"), "17-32c", "outcome.first", scores)
    if g.berlin == SOVIET:
        return Outcome(("soviet", "west-german"), "17-32d", "outcome.first", scores)
    return Outcome(("west-german", "east-german"), "17-32e", "outcome.berlin-held", scores)
