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
    ways = " ".join(f"{column:02}07" for column in range(4, 16))
    for weather, far in (("clear", True), ("thaw", False)):
        table = Table("ge-1 0405", "german-movement", weather=weather).do("pick ge-1")
        assert ("0413" in table.options("go")) is far
        for kind, as_ever in (
            ("primary-road", True),
            ("secondary-road", True),
            ("highway", True),
            ("fire-trail", False),
        ):
            table = Table("su-1 0407 column", "soviet-movement", weather=weather, roads=f"{ways} {kind}")
            table.do("pick su-1")
            assert ("1207" in table.options("go")) is (far or as_ever), kind
