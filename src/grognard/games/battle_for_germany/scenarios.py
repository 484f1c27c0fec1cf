"""12-0 to 17-0: the six ways to play, and how each is set up."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.battle_for_germany.components import GERMAN, SETUP, SOVIET, WEST, Components
from grognard.games.battle_for_germany.position import GONE, NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.rules import garrisons
from grognard.games.battle_for_germany.rules.sequence import Campaign
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    GERMANS,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
    Phase,
    Terms,
    World,
    phases,
)
from grognard.kernel.game import Option, Scenario

OPTIONS = {
    option.name: option
    for option in (
        Option("east-front-replacements", "12-3", "all German replacements go to the east"),
        Option("ss-fight-on", "13-2", "SS units fight on under Western command after Berlin's fall"),
        Option("attacker-conducts-retreats", "6-2", "the attacker moves the units that retreat"),
        Option("transfer-every-turn", "16-32a", "the tripled German move is allowed once a turn"),
        Option("berlin-by-turn-10", "17-32e", "the race for Berlin lasts to the end of turn 10"),
    )
}
_TWO_SEATS = {"soviet": ("soviet", "west-german"), "western": ("western", "east-german")}
_ANY = ("attacker-conducts-retreats",)
_EASTERN_TURN = (*phases("A", SOVIETS), *phases("B", EAST_GERMANS, 4))
_ALLIED_TURN = (*phases("A", SOVIETS), *phases("B", WESTERN_ALLIES))
_THREE_PLAYER_TURN: tuple[Phase, ...] = (
    *phases("A", SOVIETS, rule="16-1/A"),
    *phases("B", GERMANS, 4, rule="16-1/B"),
    *phases("C", WESTERN_ALLIES, rule="16-1/C"),
)
_FOUR_PLAYER_TURN: tuple[Phase, ...] = (
    *phases("A", SOVIETS, rule="17-2"),
    *phases("B", WEST_GERMANS, rule="17-2"),
    *phases("C", WESTERN_ALLIES, rule="17-2"),
    *phases("D", EAST_GERMANS, rule="17-2"),
)

SCENARIOS = {
    scenario.name: scenario
    for scenario in (
        Scenario("historical", "12-0", _TWO_SEATS, ("east-front-replacements", *_ANY)),
        Scenario("extended", "13-0", _TWO_SEATS, ("east-front-replacements", "ss-fight-on", *_ANY)),
        Scenario("disaster-in-the-east", "14-0", {"soviet": ("soviet",), "western": ("east-german",)}, _ANY),
        Scenario("red-star-white-star", "15-0", {"soviet": ("soviet",), "western": ("western",)}, _ANY),
        Scenario(
            "three-player",
            "16-0",
            {"soviet": ("soviet",), "german": ("german",), "western": ("western",)},
            ("transfer-every-turn", *_ANY),
        ),
        Scenario(
            "four-player",
            "17-0",
            {
                "soviet": ("soviet",),
                "west-german": ("west-german",),
                "western": ("western",),
                "east-german": ("east-german",),
            },
            ("berlin-by-turn-10", *_ANY),
        ),
    )
}

TERMS = {
    "historical": Terms(germans_leave="next-turn", first_turn_duty=True, berlin_or_draw=True),
    "extended": Terms(
        last_turn=16,
        germans_leave="end-of-turn",
        war_after_berlin=True,
        first_turn_duty=True,
        berlin_or_draw=True,
    ),
    "disaster-in-the-east": Terms(
        last_turn=6,
        turn=_EASTERN_TURN,
        eastern_half=True,
        germans_score=True,
        sides_out=(WESTERN_ALLIES, WEST_GERMANS),
    ),
    "red-star-white-star": Terms(
        setup="red-star-white-star",
        first_turn=11,
        last_turn=16,
        turn=_ALLIED_TURN,
        boundary=False,
        war=True,
        soviet_delay=True,
        poles_at_peace=True,
    ),
    "three-player": Terms(turn=_THREE_PLAYER_TURN, boundary=False, germans_pooled=True),
    "four-player": Terms(last_turn=9, turn=_FOUR_PLAYER_TURN, first_into_berlin=True),
}


def world(box: Components, scenario: Scenario, options: Mapping[str, bool]) -> World:
    """What never changes in a game of this scenario."""
    return World(box, TERMS[scenario.name], scenario.name, scenario.seats, options)


def set_up(world: World, key: bytes) -> Position:
    """The units in their places (12-1, 14-0, 15-1, 16-2, 17-1), ready for the first phase."""
    box, terms = world.box, world.terms
    g = Position(world, key)
    g.clear_board(GONE, "moved", "fought", "struck", "strayed", "garrison", "turned", "arrived", "frozen")
    g.side = bytearray(_first_side(world, unit) for unit in range(len(box.units)))
    g.fort, g.flag = bytearray(box.fortified), bytearray([GERMAN] * len(box.cities))
    g.turn, g.phase, g.berlin, g.berlin_turn = terms.first_turn, 0, NOBODY, 0
    g.boundary, g.war, g.rivals = terms.boundary, terms.war, terms.war
    g.germans_gone, g.delayed = terms.war, False
    g.transfers = g.attacks = 0
    rows = [row for row in box.data.rows(SETUP) if row["scenario"] == terms.setup]
    placed = [(box.unit_index[row["unit"]], row["place"]) for row in rows]
    g.set_up((unit, place) for unit, place in placed if g.side[unit] not in terms.sides_out)
    _raise_flags(g)
    if terms.war:
        garrisons.install(g)  # 10-2: garrisons on the map at the start of 15-0 may not move
    g.events = []
    g.stack = [Campaign()]
    return g


def _first_side(world: World, unit: int) -> int:
    counter = world.box.units[unit]
    if counter.camp != GERMAN:
        return WESTERN_ALLIES if counter.camp == WEST else SOVIETS
    if world.terms.germans_pooled:
        return GERMANS
    return WEST_GERMANS if counter.theatre == "west" else EAST_GERMANS


def _raise_flags(g: Position) -> None:
    """11-0, 15-25: cities start German, or with the camp that holds or controls them in the set-up.

    Without Germans each starts with the camp whose units stand nearest; all are German in 14-0.
    """
    if g.world.terms.germans_score:
        return
    for number, city in enumerate(g.box.cities):
        camp = g.camp_in(city.cell)
        zones = [side for side in (WEST, SOVIET, GERMAN) if g.zone[side][city.cell]]
        if camp != NOBODY:
            g.flag[number] = camp
        elif len(zones) == 1:
            g.flag[number] = zones[0]
        elif g.germans_gone:
            g.flag[number] = _nearest_camp(g, city.cell)


def _nearest_camp(g: Position, cell: int) -> int:
    on_map = [unit for unit, place in enumerate(g.place) if place == ON_MAP]
    nearest = min(on_map, key=lambda unit: g.box.board.distance(cell, g.cell[unit]))
    return SOVIET if g.unit(nearest).camp == SOVIET else WEST
