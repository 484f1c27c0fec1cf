"""5 Weather: that of the turn track, or with the option what the Soviet player rolls."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.units import SIDES, SOVIET


def settle_weather(g: Position) -> None:
    """5/weather/historical, 5/weather/random-roll: the weather of a new day."""
    charts = g.world.charts
    if g.world.options.get("random-weather"):
        die = g.roll(10)
        g.weather = charts.random_weather[die - 1]
        g.note("weather.rolled", "5/weather/random-roll", weather=g.weather, die=die, side=SIDES[SOVIET])
    else:
        g.weather = charts.track[g.turn - 1]
        g.note("weather.track", "5/weather/historical", weather=g.weather)
