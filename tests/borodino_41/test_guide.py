"""What the guided first game of Borodino ’41 says comes out so."""

from fractions import Fraction

from grognard.games.borodino_41.game import Borodino41
from grognard.games.borodino_41.position import GOOD, SUPPRESSED
from grognard.games.borodino_41.rules.air import shifts_left
from grognard.games.borodino_41.units import GERMAN, QUARTER
from tests.guided import Lesson, played_until

GAME = Borodino41()
LESSON = Lesson(GAME)
at, number, where = LESSON.at, LESSON.number, LESSON.where
BRIGADE = ("18tb-t34-a", "18tb-t34-b", "18tb-bt", "18tb-mrb", "18tb-at")
"""The units of the 18th Tank Brigade beside its HQ."""


def test_the_learner_finds_all_but_two_companies_on_the_map() -> None:
    g = at("column")
    (decision,) = g.pending.values()
    assert (decision.side, decision.args["due"]) == ("german", 2)
    printed = g.unit(number("10pz-7pz-3"))
    assert (printed.strength, printed.at, printed.range, printed.morale) == (3, 5, 2, 7)


def test_the_sixth_on_the_highway_pays_six_times_and_deploys_for_one_and_a_half() -> None:
    tank = number("10pz-7pz-1")
    marched, deployed = at("deploy"), at("marker")
    assert where(marched, "10pz-7pz-1") == "0623"
    assert marched.column[tank]
    assert marched.points[tank] == 12 * QUARTER - 6 * 2 - 5 * 2
    assert not deployed.column[tank]
    assert marched.points[tank] - deployed.points[tank] == 6 + QUARTER


def test_the_fire_on_the_way_is_a_test_that_is_passed() -> None:
    g, noted = played_until(GAME, "stack")
    assert "morale 6, 7" in noted[-1]
    assert "3/509 AT, 2/509 AT and 1/509 AT" in noted[-2]
    assert (where(g, "10pz-7pz-2"), g.state[number("10pz-7pz-2")]) == ("0824", GOOD)


def test_there_are_eleven_shifts_and_a_battery_is_disrupted() -> None:
    g = at("strikes")
    assert shifts_left(g, GERMAN) == 11
    found = GAME.forecast(g, GAME.parse("strike 0823 5"))
    assert found is not None
    assert found.column.split(" / ")[:2] == ["5", "5"]
    assert any("1/509 AT in 0823 is disrupted" in note for note in played_until(GAME, "ladder")[1])


def test_the_defenders_suppress_a_company_which_loses_its_marker() -> None:
    g = at("gather")
    tank = number("10pz-7pz-3")
    assert (g.state[tank], g.assault[tank]) == (SUPPRESSED, 0)


def test_the_forecast_is_that_of_the_words() -> None:
    found = GAME.forecast(at("forecast"), GAME.parse("fire"))
    assert found is not None
    assert found.column == "30 / 30 / 30 / 30 / 45"
    fate = next(besides for besides in found.besides if besides.args["unit"] == number("18tb-hq"))
    assert fate.chances["eliminated"] == Fraction(6, 10)


def test_the_brigade_is_suppressed_with_its_hq_and_the_assault_is_ten_to_four() -> None:
    g = at("assault")
    assert all(g.state[number(name)] == SUPPRESSED for name in BRIGADE)
    found = GAME.forecast(g, GAME.parse("roll"))
    assert found is not None
    sums = [
        sum(Fraction(line.value) for line in found.lines if line.kind == side)
        for side in ("attack", "defence")
    ]
    assert sums == [10, 4]


def test_the_assault_is_won_by_three_and_the_battalion_flees_two_hexes() -> None:
    g, noted = played_until(GAME, "advance")
    assert any("17 to 14, won by 3" in note for note in noted)
    assert all(g.cell[number(f"509at-{battery}")] < 0 for battery in (1, 2, 3))
    board = g.geo.board
    assert board.distance(g.cell[number("kalinin-2")], board.cell("0823")) == 2


def test_at_noon_both_sides_recover_and_in_the_afternoon_the_siberians_arrive() -> None:
    g = at("farewell")
    assert all(g.state[number(name)] == GOOD for name in ("10pz-7pz-3", *BRIGADE))
    assert where(g, "10pz-7pz-1") == where(g, "10pz-7pz-2") == "0823"
    assert g.cell[number("32rd-17-i")] >= 0
    assert g.geo.board.distance(g.geo.board.cell("0823"), g.geo.places["yelnya"]) == 3


def test_a_click_where_no_strike_can_go_is_told_why() -> None:
    g = at("strikes")
    meant = GAME.meant(g, "german", None, GAME.box.board.cell("0621"))
    assert meant is not None
    assert GAME.grammar.text(meant) == "strike 0621 1"
    reason = GAME.explain(g, "german", meant)
    assert reason is not None
    assert reason.message == "why.air-nobody"
