"""Why a game of Borodino ’41 ended as it did, in words."""

from grognard.games.borodino_41.position import ELIMINATED, Position
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.table import real_game

GAME = real_game()


def over(scenario: str) -> Position:
    """The set-up of a scenario, as if it ended there."""
    g = GAME.new(scenario, {}, key_from_seed(0))
    g.over = "over"
    return g


def test_the_introduction_names_the_villages_and_the_armour_that_cost_levels() -> None:
    g = over("introduction")
    assert GAME.words(g, "victory.soviet", {}) == (
        "The Germans hold none of the villages and have lost no armoured unit. A Soviet victory."
    )
    tank = GAME.box.piece_names.index("10pz-7pz-1")
    g.place[tank] = ELIMINATED
    assert "perdu une unité blindée\xa0: un niveau de moins." in GAME.words(g, "victory.soviet", {}, "fr")


def test_the_battle_says_what_the_germans_lack() -> None:
    g = over("battle")
    assert GAME.words(g, "victory.soviet-decisive", {}).startswith(
        "The Soviets hold Artemki and more than half"
    )
    g.holder[g.geo.places["artemki"]] = GERMAN + 1
    assert GAME.words(g, "victory.soviet", {}) == (
        "Not all of Mozhaisk is taken. The highway is clear. No German unit is ready to leave by the "
        "east. German losses: 0% of the points. A Soviet victory."
    )


def test_nothing_is_added_while_the_game_goes_on() -> None:
    g = GAME.new("battle", {}, key_from_seed(0))
    assert GAME.words(g, "victory.mozhaisk", {}) == "The Germans hold Mozhaisk."
