"""3.1 Weather: two dice by the month bring fair weather, mud or snow, under a clear or an overcast sky."""

from __future__ import annotations

from grognard.games.victory_roads.charts import OVERCAST
from grognard.games.victory_roads.position import Position


def roll_weather(g: Position) -> None:
    """3.1.1, 3.1.2, component/dice: the Soviet player rolls two dice at the start of each turn."""
    charts = g.world.charts
    dice = g.roll(), g.roll()
    found = charts.weather[charts.turns[g.turn].month, sum(dice)]
    g.weather, g.overcast = found.weather, found.sky == OVERCAST
    g.note("weather.rolled", "3.1.1", dice=dice, weather=found.weather, sky=found.sky)
