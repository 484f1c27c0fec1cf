"""19 Scenarios: the introduction and the whole battle, their options, and the map before a game."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.position import Position, World
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.actions import Seat, Side
from grognard.kernel.game import Option, Scenario

RANDOM_WEATHER = Option("random-weather", "5/weather/choice", "the weather of each day is rolled")
INVERTED = Option(
    "inverted-counters", "11/hidden/optional", "counters lie face down, with dummies among them"
)
OPTIONS: Mapping[str, Option] = {option.name: option for option in (RANDOM_WEATHER, INVERTED)}
SEATS: Mapping[Seat, tuple[Side, ...]] = {side: (side,) for side in SIDES}
INTRODUCTION, BATTLE = "introduction", "battle"
LAST_TURN = {INTRODUCTION: 2, BATTLE: 9}
"""19/intro/end, 19/battle/end: the turns are the days from 11 October on."""
SCENARIOS: Mapping[str, Scenario] = {
    name: Scenario(name, "19/scenarios/list", SEATS, tuple(OPTIONS), secrets=True) for name in LAST_TURN
}


def world_of(box: Components, name: str, options: Mapping[str, bool]) -> World:
    """What never changes in games of a scenario."""
    return World(box.geo, box.units, box.charts, SEATS, LAST_TURN[name], name, dict(options), box)


def set_up(world: World, key: bytes) -> Position:
    """A game before the Soviet player places anything: all counters wait for their day."""
    g = Position(world, key)
    g.clear()
    g.learnt = ()
    return g
