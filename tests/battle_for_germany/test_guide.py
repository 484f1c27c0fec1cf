"""What the guided first game tells is what happens in it."""

from grognard.games.battle_for_germany.game import BattleForGermany
from tests.guided import played_until

GAME = BattleForGermany()


def reason(step: str, line: str) -> str:
    """The rule that forbids the learner something at a step."""
    state, _ = played_until(GAME, step)
    found = GAME.explain(state, "soviet", GAME.parse(line))
    assert found is not None
    return found.rule


def test_the_way_over_the_bug_costs_three_points() -> None:
    state, _ = played_until(GAME, "move")
    GAME.act(state, "soviet", GAME.parse("move su-2gt"))
    GAME.act(state, "soviet", GAME.parse("step 2526"))
    GAME.act(state, "soviet", GAME.parse("step 2626"))
    assert state.pending["soviet"].args["points"] == 3


def test_the_hex_behind_warsaw_is_barred_by_zones() -> None:
    assert reason("zone", "go 2523") == "4-0b"


def test_the_tank_army_brings_the_odds_to_two_to_one() -> None:
    state, _ = played_until(GAME, "odds")
    forecast = GAME.forecast(state, GAME.parse("roll"))
    assert forecast is not None
    assert (forecast.column, int(forecast.attack), int(forecast.defence)) == ("2-1", 26, 12)


def test_warsaw_falls_and_counts_two_points() -> None:
    _, noted = played_until(GAME, "result")
    assert "die roll 3: Dr" in noted[-2]
    state, noted = played_until(GAME, "turn")
    assert noted[-1] == "Warsaw passes to the Soviets."
    assert GAME.view(state, "soviet")["score"]["soviet"] == 2


def test_the_65th_army_is_destroyed_and_comes_back() -> None:
    state, noted = played_until(GAME, "replacement")
    assert "Soviet 65th Army (7-7-4) is eliminated at 2624 → Soviet box." in noted
    assert state.turn == 2
    state, noted = played_until(GAME, "")
    assert "Soviet 65th Army (7-7-4) returns at 2526." in noted
