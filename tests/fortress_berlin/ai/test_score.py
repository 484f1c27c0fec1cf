"""The scripted player weighs the points (12.0): who ends the game, who waits, and what is held most."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.ai import score
from grognard.games.fortress_berlin.ai.combats import Combats
from grognard.games.fortress_berlin.ai.fields import Fields
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.rules.assault.reckoning import Parties
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.fortress_berlin.ai.answering import answer
from tests.fortress_berlin.fighting import announce, announcing
from tests.fortress_berlin.table import Table

W = Weights.standard()
TANKS = "6-guards-tank-corps-51"
"""A tank brigade that gains half a unit by an assault on infantry in a park, and no more."""
HOPEFUL = Weights.changed({"score": {"rate": 1.0}})
RECKLESS = Weights.changed({"score": {"haste": 0.5}})
"""Every German may fall in a turn."""


def soviets(units: str, at: str = "soviet-movement", **facts: Any) -> Table:
    return Table(units, at, **{"leaders": "hitler", **facts})


# ---- the end of the game


@pytest.mark.parametrize(("points", "taken"), [("soviet 1", True), ("german 1", False), ("", False)])
def test_the_reichstag_is_entered_by_who_leads(points: str, taken: bool) -> None:
    table = soviets("su-1 5014, ge-1 4914", points=points).do("pick su-1").can("go 5015")
    assert (answer(table) == "go 5015") is taken


def test_nobody_passes_through_the_reichstag_by_mistake() -> None:
    """The only way to the bunker leads through it, and would end the game."""
    board = Table("su-1 5014").g.geo.board
    around = (board.labels[cell] for cell in board.neighbours[board.labels.index("5014")])
    water = ", ".join(f"5014 {name} river" for name in around if name != "5015")
    units = "su-1 5014 manoeuvre, ge-1 4022"
    table = soviets(units, points="german 9", sides=water).do("pick su-1").can("go 5015", "go 5016")
    assert not answer(table).startswith("go")


def test_after_a_won_assault_they_stay_out_as_long_as_the_points_lack() -> None:
    for points, said in (("german 20", "decline"), ("soviet 20", "advance su-1 5015")):
        table = announced_at_the_reichstag(points).do("resolve 5015").until_asked("advance.choose")
        assert answer(table) == said


def announced_at_the_reichstag(points: str) -> Table:
    facts: dict[str, Any] = {"points": points, "leaders": "hitler", "dice": (6, 6, 6, 6, 6, 6)}
    units = "su-1 su-2 5014, su-tank 4912, ge-1 5015, ge-2 4911"
    table = announcing(units, **facts)
    announce(table, "su-1 su-2", "5015")
    announce(table, "su-tank", "4911")
    table.do("done")
    while table.prompt != "assault.resolve":
        table.do("pass")
    return table


def test_the_assault_on_the_reichstag_comes_last_for_who_trails() -> None:
    assert answer(announced_at_the_reichstag("soviet 20")) == "resolve 5015"
    assert answer(announced_at_the_reichstag("german 20")) == "resolve 4911"


@pytest.mark.parametrize(("points", "said"), [("soviet 20", "target 5015"), ("german 20", "target 5013")])
def test_guns_open_the_way_into_the_reichstag(points: str, said: str) -> None:
    """Where the game may be won, they fire at what is worth less than a bombardment elsewhere."""
    units = "su-hq 5010, su-1 5014, ge-ss ge-mot 5015, ge-1 ge-2 5013"
    table = soviets(units, "soviet-combat", terrain="5013 major, 5015 major", points=points)
    assert answer(table.can("target 5013", "target 5015")) == said


def test_a_game_that_is_lost_anyway_is_ended() -> None:
    """Hitler is dead, and the Germans score more by a turn than they lose."""
    table = soviets("su-1 5014, ge-1 4914", points="german 9", leaders="hitler dead", turn=12)
    assert answer(table.do("pick su-1")) == "go 5015"
    assert score.shunned(table.g, SOVIET, HOPEFUL) == -1
    many = soviets(
        "su-1 5014, ge-1 ge-2 4914, ge-tank ge-ss 4020, ge-hq 4021, nordland-hq 4022, berlin-hq 4023",
        points="german 1",
        leaders="hitler dead",
        turn=12,
    )
    assert score.shunned(many.g, SOVIET, HOPEFUL) == many.g.geo.reichstag
    assert score.shunned(many.g, SOVIET, W) == -1


def test_who_can_t_win_by_points_makes_for_hitler() -> None:
    table = soviets("su-1 5016, ge-1 5116", points="german 30")
    assert answer(table.do("pick su-1")) == "go 5017"


@pytest.mark.parametrize(
    ("turn", "leaders", "points"),
    [
        (5, "hitler", 2),
        (10, "hitler", 4),
        (10, "hitler dead", 2),
        (12, "hitler", 7),
        (14, "hitler", 17),
        (14, "hitler dead", 5),
    ],
)
def test_what_one_more_turn_is_worth_to_the_germans(turn: int, leaders: str, points: int) -> None:
    """12.0.1: the Reichstag, Hitler, and his last day."""
    assert score.dues(soviets("su-1 5001", leaders=leaders).g, turn) == points


def test_what_waiting_may_bring() -> None:
    table = soviets("su-1 5001, ge-1 ge-2 5014", points="german 3", turn=9, leaders="hitler dead")
    assert score.prospect(table.g, W) == -3
    assert score.prospect(soviets("su-1 5001, ge-1 ge-2 ge-tank 5014", turn=13).g, HOPEFUL) == 0
    growing = soviets("su-1 5001, ge-1 ge-2 ge-tank 5014", turn=9, leaders="hitler dead")
    assert score.prospect(growing.g, HOPEFUL) == 3  # three turns of 3 - 2 points, up to turn 11


@pytest.mark.parametrize(("points", "said"), [("german 9", "assault 2526"), ("soviet 9", "done")])
def test_units_are_cheap_where_hitler_alone_can_save_the_soviets(points: str, said: str) -> None:
    table = announcing(f"{TANKS} 2525, ge-1 2526", terrain="2526 park", points=points, leaders="hitler")
    assert answer(table, RECKLESS) == said


# ---- Germans


def test_the_germans_hold_most_by_whose_fall_they_would_lose() -> None:
    for points, vital in (("german 20", "5017"), ("soviet 20", "5015"), ("", "5015")):
        table = Table("su-1 5001, ge-1 5014", "german-movement", points=points, leaders="hitler")
        assert score.vital(table.g, W) == table.cell(vital)
    dead = Table("su-1 5001, ge-1 5014", "german-movement", points="german 20", leaders="hitler dead")
    assert score.vital(dead.g, W) == dead.cell("5015")


def test_a_hard_unit_goes_where_the_game_would_be_lost() -> None:
    units = "ge-1 5016, su-1 5012"
    for points, cell in (("german 20", "5017"), ("soviet 20", "5015")):
        table = Table(units, "german-movement", points=points, leaders="hitler").do("pick ge-1")
        assert answer(table) == f"go {cell}"


def test_with_points_in_hand_hitler_dies_sooner() -> None:
    """Only his capture can lose then."""
    facts: dict[str, Any] = {"leaders": "hitler", "first_strongpoint": 1, "turn": 6}
    for points, said in (("german 9", "suicide hitler"), ("", "wait")):
        table = Table("su-1 5015, ge-1 5014", "german-combat", points=points, **facts)
        assert (table.prompt, answer(table)) == ("hitler.option", said)


def test_late_in_the_battle_he_dies_sooner_whoever_leads() -> None:
    """Alive he is worth two points a turn, and taken he loses the game."""
    facts: dict[str, Any] = {"leaders": "hitler", "first_strongpoint": 1}
    for turn, points, said in ((7, "", "suicide hitler"), (6, "", "wait"), (7, "soviet 1", "suicide hitler")):
        table = Table("su-1 5015, ge-1 5014", "german-combat", points=points, turn=turn, **facts)
        assert (table.prompt, answer(table)) == ("hitler.option", said)


def test_late_in_the_battle_he_does_not_wait_for_the_soviets_if_his_capture_alone_would_lose_it() -> None:
    facts: dict[str, Any] = {"leaders": "hitler", "first_strongpoint": 1}
    for turn, points, said in ((7, 5, "suicide hitler"), (7, 4, "wait"), (6, 5, "wait")):
        table = Table("su-1 5001, ge-1 5014", "german-combat", points=f"german {points}", turn=turn, **facts)
        assert (table.prompt, answer(table)) == ("hitler.option", said)


# ---- exchanges


@pytest.mark.parametrize(("points", "camp"), [("soviet 9", SOVIET), ("german 9", GERMAN)])
def test_who_leads_shuns_exchanges(points: str, camp: int) -> None:
    side = ("german", "soviet")[camp]
    ours, theirs = ("su", "ge") if camp == SOVIET else ("ge", "su")
    gains = []
    for score_now in ("", points):
        table = Table(f"{ours}-1 {ours}-2 2525, {theirs}-1 2526", f"{side}-combat", points=score_now)
        attackers = tuple(table.unit(f"{ours}-{number}") for number in (1, 2))
        who = Parties(attackers, (), (table.unit(f"{theirs}-1"),), ())
        plan = Combats(camp, W)
        gains.append(plan._gain(table.g, Fields(table.g, camp, W), table.cell("2526"), who))
    assert gains[1] < gains[0]
