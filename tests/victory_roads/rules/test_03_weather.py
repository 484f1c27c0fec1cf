"""3.1 Weather."""

from grognard.games.victory_roads.geography import FAIR, MUD, SNOW
from grognard.games.victory_roads.rules.weather import roll_weather
from tests.rules import rule
from tests.victory_roads.field import Field


def weather(turn: int, first: int, second: int) -> tuple[str, bool]:
    """The weather of a turn by two dice, and whether the sky is overcast."""
    g = Field(turn=turn, dictated=(first, second)).g
    roll_weather(g)
    return g.weather, g.overcast


@rule("3.1.1", "3.1.2", "example/weather")
def test_a_ten_in_the_first_turn_of_march_is_mud_under_an_overcast_sky() -> None:
    assert weather(20, 4, 6) == weather(20, 5, 5) == (MUD, True)


@rule("3.2/types")
def test_there_are_three_kinds_of_weather() -> None:
    throws = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    assert {weather(turn, *dice)[0] for turn in range(1, 25) for dice in throws} == {FAIR, MUD, SNOW}
