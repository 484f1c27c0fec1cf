"""What the guided first game tells is what happens in it."""

from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.kernel.words.text import LANGUAGES, sentence
from tests.guided import played_until

GAME = RaceForBerlin()


def test_the_counter_that_is_explained_bears_the_figures_told() -> None:
    guards = GAME.box.units[GAME.box.unit_index["8GA-1"]]
    for language in LANGUAGES:
        told = sentence(GAME.folder / "look", language, "guide.counter", {})
        assert f"{guards.values}" in told
        assert f" {guards.movement} " in told


def test_the_forecast_has_the_lines_that_the_guide_speaks_of() -> None:
    state, _ = played_until(GAME, "odds")
    forecast = GAME.forecast(state, ("roll",))
    assert forecast is not None
    assert {line.message: line.value for line in forecast.lines if "unit" not in line.args} == {
        "odds.difficult": 2,
        "die.entrenchment": -1,
        "die.army": 1,
    }


def test_seelow_falls_with_both_divisions_reduced_and_counts_a_point() -> None:
    _, noted = played_until(GAME, "advance")
    assert any("D2R" in line for line in noted)
    assert sum("is reduced" in line for line in noted) == 2
    state, _ = played_until(GAME, "event")
    assert GAME.view(state, "joukov")["score"] == {"joukov": 1, "koniev": 0}


def test_the_learner_is_asked_about_bridges_he_can_not_strike() -> None:
    state, _ = played_until(GAME, "event")
    decision = state.pending["joukov"]
    assert (decision.prompt, list(decision.options)) == ("ask.luftwaffe", [("pass",), ("quiet",)])


def test_at_the_end_the_germans_of_the_south_are_to_act() -> None:
    state, _ = played_until(GAME, "")
    assert (state.phase, state.pending["joukov"].prompt) == ("C.4", "ask.activate")
