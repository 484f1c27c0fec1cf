"""What the guided first game tells is what happens in it."""

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import Position

GAME = BattleForGermany()


def played_until(step: str) -> tuple[Position, list[str]]:
    """The position when a step begins, and everything that was noted on the way."""
    guide = GAME.guide()
    assert guide is not None
    state, noted = GAME.new(guide.scenario, {}, guide.key), list[str]()
    before = state.clone()
    for beat in guide.beats:
        if guide.steps[beat.step].text == step:
            return state, noted
        if not beat.lines:
            state = before
            continue
        before = state.clone()
        (side,) = state.pending
        mine = (line for line in beat.lines if GAME.parse(line) in state.pending[side].options)
        for who, line in ((side, next(mine)), *beat.then):
            GAME.act(state, who, GAME.parse(line))
            noted += [GAME.words(state, event.message, event.args) for event in state.events]
    return state, noted


def reason(step: str, line: str) -> str:
    """The rule that forbids the learner something at a step."""
    state, _ = played_until(step)
    found = GAME.explain(state, "soviet", GAME.parse(line))
    assert found is not None
    return found.rule


def test_the_way_over_the_bug_costs_three_points() -> None:
    state, _ = played_until("move")
    GAME.act(state, "soviet", GAME.parse("move su-2gt"))
    GAME.act(state, "soviet", GAME.parse("step 2526"))
    GAME.act(state, "soviet", GAME.parse("step 2626"))
    assert state.pending["soviet"].args["points"] == 3


def test_the_hex_behind_warsaw_is_barred_by_zones() -> None:
    assert reason("zone", "go 2523") == "4-0b"


def test_the_tank_army_brings_the_odds_to_two_to_one() -> None:
    state, _ = played_until("odds")
    forecast = GAME.forecast(state, GAME.parse("roll"))
    assert forecast is not None
    assert (forecast.column, int(forecast.attack), int(forecast.defence)) == ("2-1", 26, 12)


def test_warsaw_falls_and_counts_two_points() -> None:
    _, noted = played_until("result")
    assert "die roll 3: Dr" in noted[-2]
    state, noted = played_until("turn")
    assert noted[-1] == "Warsaw passes to the Soviets."
    assert GAME.view(state, "soviet")["score"]["soviet"] == 2


def test_the_65th_army_is_destroyed_and_comes_back() -> None:
    state, noted = played_until("replacement")
    assert "Soviet 65th Army (7-7-4) is destroyed at 2624 → Soviet box." in noted
    assert state.turn == 2
    state, noted = played_until("")
    assert "Soviet 65th Army (7-7-4) comes back at 2526." in noted
