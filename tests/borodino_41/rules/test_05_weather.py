"""5 Weather."""

import pytest

from tests.borodino_41.table import Table
from tests.rules import rule


@rule("5/weather/historical")
def test_the_track_says_the_weather_without_a_die() -> None:
    table = Table("ge-1 0405", "day", turn=5)
    table.has(weather="snow").logs("weather.track", weather="snow").logs_no("weather.rolled")


@rule("5/weather/choice", "5/weather/random-roll", "5/weather/random-snow", "5/weather/random-thaw")
@pytest.mark.parametrize(
    ("die", "weather"), [(1, "clear"), (7, "clear"), (8, "snow"), (9, "snow"), (10, "thaw")]
)
def test_with_the_option_a_die_does(die: int, weather: str) -> None:
    table = Table("ge-1 0405", "day", turn=5, options="random-weather", dice=(die, 5, 5))
    table.has(weather=weather).logs("weather.rolled", die=die).logs_no("weather.track")


@rule("5/weather/random-roll")
def test_clear_weather_changes_nothing() -> None:
    clear = Table("ge-1 0405", "day", turn=5, options="random-weather", dice=(7, 5, 5)).g.conditions
    assert (clear.german_air, clear.soviet_air, clear.thaw) == (0, 0, False)


@rule("5/weather/random-snow")
def test_snow_costs_the_germans_five_and_the_soviets_three_shifts() -> None:
    snow = Table("ge-1 0405", "day", turn=5, options="random-weather", dice=(8, 5, 5)).g.conditions
    assert (abs(snow.german_air), abs(snow.soviet_air), snow.thaw) == (5, 3, False)


@rule("5/weather/random-thaw")
def test_a_thaw_makes_every_hex_dearer_but_for_good_roads_in_column() -> None:
    ways = "0407 0507 0607 primary-road"
    for weather, foot, road in (("clear", 2, 7.25), ("thaw", 1, 7.25)):
        table = Table("ge-1 0405, ge-mot1 0407 column", "german-movement", weather=weather, roads=ways)
        table.do("pick ge-1")
        options = table.options("go")
        assert ("0413" in options) is (weather == "clear")
        table.do("halt") if "halt" in table.options() else None
        assert foot and road
