"""What the guided first game tells is what happens in it."""

import pytest

from grognard.games.victory_roads.game import VictoryRoads
from grognard.games.victory_roads.position import ELIMINATED, REDUCED
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import LANGUAGES, sentence
from tests.guided import played_until

GAME = VictoryRoads()
TANKS, MECHANISED = "su-gtc-5", "su-gmc-9"


def told(step: str, language: str) -> str:
    """The words of a step."""
    return sentence(GAME.folder / "look", language, f"guide.{step}", {})


def unit(name: str) -> int:
    """The number of a unit."""
    return GAME.box.unit_index[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dates_of_victory_are_those_of_the_scenario(language: str) -> None:
    goals = GAME.view(played_until(GAME, "")[0], "soviet")["goals"]
    decisive = [(goal["cell"], goal["turn"]) for goal in goals if goal["level"] == "soviet-decisive"]
    assert decisive == [("2855", 18), ("2956", 18), ("1952", 21)]
    assert all(turn in told("front", language) for turn in ("18", "21"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counter_that_is_explained_bears_the_figures_told(language: str) -> None:
    tanks = GAME.box.units[unit(TANKS)]
    words = told("counter", language)
    assert f"{tanks.attack}-{tanks.defence}-{tanks.movement}" in words
    assert f"{tanks.reduced_attack}-{tanks.reduced_defence}-{tanks.reduced_movement}" in words
    assert tanks.elite
    assert f" {GAME.box.units[unit('su-hq-2u')].radius}" in words


def test_three_supports_are_drawn_and_one_of_them_is_a_katyusha() -> None:
    state, noted = played_until(GAME, "supports")
    assert "Supports: die 3. 3 are drawn." in noted
    assert GAME.parse("play su-katyusha-1") in state.pending["soviet"].options


def test_four_corps_are_in_the_hex_before_one_leaves() -> None:
    state, _ = played_until(GAME, "stacking")
    there = state.cell[unit("su-grc-27")]
    assert sum(state.cell[one] == there for one in state.units_of(SOVIET)) == 4
    state, _ = played_until(GAME, "attack")
    assert sum(state.cell[one] == there for one in state.units_of(SOVIET)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forecast_has_the_figures_that_the_guide_speaks_of(language: str) -> None:
    state, _ = played_until(GAME, "odds")
    forecast = GAME.forecast(state, ("fight",))
    assert forecast is not None
    assert (forecast.sums, forecast.column) == ({"attack": 23, "defence": 4}, "6/1")
    assert {line.message: line.value for line in forecast.lines if "unit" not in line.args} == {
        "odds.ratio": "5/1",
        "odds.supports": 1,
    }
    assert all(figure in told("odds", language) for figure in ("23", "5/1", "6/1"))
    assert set(forecast.besides[0].chances) == {"none", "D1", "E", "E2"}  # E3 lost a level in rough ground


def test_the_elite_bonus_turns_a_loss_of_the_defender_into_an_exploitation() -> None:
    state, noted = played_until(GAME, "pick")
    assert "1 + 2: losses 1/1, attacker D1, defender DR2." in noted[-1]
    options = [GAME.grammar.text(option) for option in state.pending["soviet"].options]
    assert options == ["pick D1", "pick E", "pick E2"]
    state, noted = played_until(GAME, "advance")
    assert "In 2752 this comes to: attacker E, defender DR." in noted
    assert "5th Guards Tank Corps in 2852 loses a step." in noted
    assert "357th Infantry Division retreats to 2652." in noted


def test_one_level_of_exploitation_marks_both_armoured_corps() -> None:
    state, _ = played_until(GAME, "exploit")
    assert (state.phase, list(state.exploits).count(1)) == ("soviet-exploitation", 2)
    assert state.exploits[unit(TANKS)]
    assert state.exploits[unit(MECHANISED)]


def test_the_headquarters_falls_to_an_attack_that_is_not_halved() -> None:
    state, noted = played_until(GAME, "replacements")
    assert any("17 to 1" in line for line in noted)
    assert state.place[unit("de-hq-8")] == ELIMINATED


def test_without_the_headquarters_eight_divisions_are_cut_off() -> None:
    before, _ = played_until(GAME, "supply")
    after, _ = played_until(GAME, "answer")
    germans = [one for one in after.units_of(AXIS) if after.place[one] == ON_BOARD]
    lost = [one for one in germans if after.cut[one] and is_supplied(before, one)]
    assert len(lost) == 8


def test_points_are_told_and_one_unit_can_be_restored() -> None:
    state, noted = played_until(GAME, "replacements")
    assert any(line.startswith("Replacement points of the Soviets: ") for line in noted)
    options = [GAME.grammar.text(option) for option in state.pending["soviet"].options]
    assert options == ["restore su-rc-107", "done"]


def test_the_panzers_cut_the_corps_off_and_attack_at_the_odds_told() -> None:
    state, noted = played_until(GAME, "answer")
    assert "9th Guards Mechanised Corps in 2751 is unsupplied." in noted
    assert state.pending["soviet"].prompt == "ask.stand-fast"
    assert state.pending["soviet"].args["column"] == "2/1"


def test_the_corps_holds_and_the_next_turn_begins() -> None:
    state, noted = played_until(GAME, "")
    assert any("12 to 5 (2/1)" in line and line.endswith("defender S.") for line in noted)
    assert "In 2751 this comes to: attacker –, defender –." in noted
    assert (state.turn, state.phase) == (17, "soviet-supply")
    assert (state.place[unit(MECHANISED)], state.steps[unit(MECHANISED)]) == (ON_BOARD, REDUCED)
