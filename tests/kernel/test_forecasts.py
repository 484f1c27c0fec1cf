"""Forecasts of any shape: odds, a differential with shifts, a volley with morale, a table of two results."""

from fractions import Fraction

from grognard.kernel.answers import ATTACK, COLUMN, DEFENCE, DIE, Chances, Forecast, Line, Reason
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.forecasts import in_words
from tests.sample.game import Sample

GAME = Sample()
STATE = GAME.new("duel", {}, key_from_seed(1))
HALF = Fraction(1, 2)


def shown(found: Forecast) -> list[tuple[str, str, list[str]]]:
    """Each sum with its total and the numbers of its lines."""
    sums = in_words(GAME, STATE, found, "en")["sums"]
    return [(each["kind"], each["total"], [line["value"] for line in each["lines"]]) for each in sums]


def test_lines_of_a_kind_add_up_where_nothing_else_is_said() -> None:
    found = Forecast((Line("1", "wood", -1, DIE), Line("2", "army", 3, DIE)), {"hit": Fraction(1)})
    assert (found.total(DIE), found.attack, found.attackers) == (2, 0, ())
    assert shown(found) == [("die", "2", ["-1", "3"])]


def test_odds_multiply_and_name_their_counters() -> None:
    lines = (
        Line("1", "unit", Fraction(7, 2), ATTACK, {"unit": 0}),
        Line("1", "unit", 3, DEFENCE, {"unit": 4}),
        Line("2", "rough", 2, DEFENCE, times=True),
    )
    found = Forecast(lines, {"Ar": HALF, "Dr": HALF}, "1-2", {DEFENCE: 6})
    assert (found.attack, found.defence, found.attackers, found.defenders) == (Fraction(7, 2), 6, (0,), (4,))
    assert shown(found) == [("attack", "7/2", ["7/2"]), ("defence", "6", ["3", "2"])]


def test_a_differential_leads_to_a_letter_that_shifts() -> None:
    lines = (
        Line("8.2.4/step-2", "differential", "+11", COLUMN),
        Line("8.2.4/step-4", "letter", "E", COLUMN),
        Line("8.5.1", "morale", 1, COLUMN),
        Line("8.1.5", "ruins", -4, DIE),
    )
    found = Forecast(lines, {"--": HALF, "D": HALF}, "F")
    assert shown(found) == [("column", "F", ["+11", "E", "1"]), ("die", "-4", ["-4"])]


def test_a_volley_has_chances_for_each_target_and_sums_of_its_own() -> None:
    morale = Line("12", "printed", 7, "morale", {"unit": 3})
    found = Forecast(
        (Line("12", "fire", 11, ATTACK, {"unit": 0}), morale, Line("7", "column", -2, "morale")),
        {"M": HALF, "1": HALF},
        "8-11",
        besides=(Chances("target", {"suppressed": HALF, "none": HALF}, {"unit": 3}),),
    )
    assert shown(found)[1] == ("morale", "5", ["7", "-2"])
    more = in_words(GAME, STATE, found, "en")["besides"]
    assert [each["chances"] for each in more] == [{"suppressed": "1/2", "none": "1/2"}]


def test_a_table_of_two_results_says_where_each_leads() -> None:
    found = Forecast(
        (Line("7.5.4", "unit", 22, ATTACK, {"unit": 0}),),
        {"1/1 E DR": Fraction(1)},
        "2/1",
        consequences={"1/1 E DR": Reason("7.9.2", "forest")},
    )
    words = in_words(GAME, STATE, found, "en")
    assert words["chances"] == {"1/1 E DR": "1"}
    assert words["consequences"] == {"1/1 E DR": {"rule": "7.9.2", "text": "forest"}}


def test_what_a_player_asks_first_is_said_in_words() -> None:
    found = Forecast((), {"hit": HALF, "miss": HALF}, headline={"side.red": HALF})
    (first,) = in_words(GAME, STATE, found, "en")["headline"]
    assert (first["chance"], first["text"]) == ("1/2", GAME.words(STATE, "side.red", {}, "en"))
