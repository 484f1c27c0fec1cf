"""What the guided first game of Fortress Berlin says comes out so."""

from fractions import Fraction

from grognard.games.fortress_berlin.game import FortressBerlin
from grognard.games.fortress_berlin.position import COMBAT, MANOEUVRE, RED
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.guided import Lesson, played_until

GAME = FortressBerlin()
LESSON = Lesson(GAME)
at, number, where = LESSON.at, LESSON.number, LESSON.where
FIRST, SECOND = "12-guards-tank-corps-48", "12-guards-tank-corps-49"
HEAVY, STAFF = "2-guards-tank-army-6", "2-guards-tank-army-hq"
RECON, STUG = "nordland-recon", "nordland-assault-gun"


def test_the_learner_finds_all_but_two_brigades_on_the_map() -> None:
    g = at("enter")
    (decision,) = g.pending.values()
    assert (decision.side, decision.args["due"]) == ("soviet", 2)
    assert (g.mode[number(HEAVY)], g.mode[number(STAFF)]) == (COMBAT, MANOEUVRE)
    assert (g.geo.board.labels[g.geo.reichstag], g.geo.board.labels[g.geo.bunker]) == ("5015", "5017")


def test_of_the_outpost_the_top_alone_is_known() -> None:
    g = at("enter")
    assert where(g, RECON) == where(g, STUG) == "6003"
    assert [g.knows(SOVIET, number(name)) for name in (RECON, STUG)] == [True, False]


def test_the_brigade_is_stopped_and_changes_mode_for_two_points() -> None:
    g, after = at("mode"), at("facing")
    first = number(FIRST)
    assert where(g, FIRST) == "5902"
    assert g.zone[GERMAN][g.cell[first]]
    assert [g.fs(first), after.fs(first)] == [2, 5]


def test_the_second_brigade_stays_in_manoeuvre_mode_and_faces_the_outpost() -> None:
    g = at("bombard")
    second = number(SECOND)
    assert g.mode[second] == MANOEUVRE
    assert g.is_front(second, g.geo.board.cell("6003"))


def test_there_is_one_air_strike_and_its_forecast_counts_the_covered_unit_at_its_least() -> None:
    g = at("forecast")
    assert g.air == (1,)
    found = GAME.forecast(g, GAME.parse("fire"))
    assert found is not None
    assert found.attack == 20
    assert [note.message for note in found.notes] == ["fire.covered"]
    assert sum(found.chances.values()) == Fraction(1)


def test_the_strike_disrupts_both_and_the_direct_fire_does_nothing() -> None:
    g = at("disrupted")
    assert [g.disrupted[number(name)] for name in (RECON, STUG)] == [RED, RED]
    noted = played_until(GAME, "announce")[1]
    assert any("Direct fire at SS Aufkl. 11 in 6003 by 6 Gds Heavy" in note for note in noted)
    assert where(at("announce"), RECON) == "6003"


def test_the_assault_has_a_better_morale_and_comes_to_the_column_g() -> None:
    g = at("odds")
    found = GAME.forecast(g, GAME.parse("announce"))
    assert found is not None
    assert found.column == "G"
    assert {line.message for line in found.lines} >= {"assault.support", "assault.morale"}


def test_one_unit_is_lost_the_other_falls_back_two_hexes_and_the_brigade_exploits() -> None:
    g, noted = played_until(GAME, "advance")
    assert any("column G: 1." in note for note in noted)
    assert (g.soviet_points, g.cell[number(RECON)]) == (1, -1)
    assert g.geo.board.distance(g.cell[number(STUG)], g.geo.board.cell("6003")) == 2
    end = at("farewell")
    assert (where(end, FIRST), where(end, SECOND)) == ("6004", "6002")
