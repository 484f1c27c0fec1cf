"""What the guided first game of Victory Roads says is so, with its dice."""

from __future__ import annotations

from functools import cache

from grognard.games.victory_roads.position import BOX_S, Position
from grognard.kernel.words.guide import load_guide
from tests.victory_roads.table import real_game

GAME = real_game()


@cache
def played(until: str) -> Position:
    """The game as the learner finds it at a step."""
    guide = load_guide(GAME)
    assert guide is not None
    g = before = GAME.new(guide.scenario, {}, guide.key)
    for beat in guide.beats:
        if guide.steps[beat.step].text == until:
            return g
        if not beat.lines:
            g = before
            continue
        before = g.clone()
        (side,) = g.pending
        options = [GAME.grammar.text(option) for option in g.pending[side].options]
        GAME.act(g, side, GAME.parse(next(line for line in beat.lines if line in options)))
    raise AssertionError(until)


def test_the_weather_and_the_supports_are_those_it_tells_of() -> None:
    g = played("supports")
    assert (g.weather, g.overcast) == ("snow", True)
    names = [g.support(chit).name for chit in g.in_place(BOX_S)]
    assert sorted(names) == ["aviation", "katyusha"]
    assert [line for line in _options(g) if "aviation" in line] == []


def test_the_march_leads_to_the_front_along_the_railway() -> None:
    g = played("stack")
    assert "go 3052" in _options(g)
    cell, front = g.geo.board.cell("3052"), g.geo.board.cell("3051")
    assert front in g.geo.board.neighbours[cell]
    assert g.units_at(front)


def test_the_odds_are_twelve_to_two_over_the_river() -> None:
    forecast = GAME.forecast(played("odds"), ("fight",))
    assert forecast is not None
    assert (forecast.column, int(forecast.total("attack")), int(forecast.total("defence"))) == ("6/1", 12, 2)


def test_the_dice_bring_what_it_says_and_both_corps_exploit() -> None:
    g = played("advance")
    assert not g.count[1][g.geo.board.cell("2753")]
    g = played("exploit")
    exploiting = {GAME.grammar.names("unit")[unit] for unit, marked in enumerate(g.exploits) if marked}
    assert exploiting == {"su-gtc-5", "su-gmc-9"}


def test_the_dates_of_victory_are_those_of_the_scenario() -> None:
    goals = GAME.view(played("rest"), "soviet")["goals"]
    decisive = [(goal["cell"], goal["turn"]) for goal in goals if goal["level"] == "soviet-decisive"]
    assert decisive == [("2855", 18), ("2956", 18), ("1952", 22)]


def _options(g: Position) -> list[str]:
    return [GAME.grammar.text(option) for option in g.pending["soviet"].options]
