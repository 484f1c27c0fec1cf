"""Many games: what is refused before they start, and how their results add up."""

import pytest

from grognard import games
from grognard.agents import UnknownAgent
from grognard.kernel.game import BadChoice
from grognard.lab import simulate
from grognard.lab.play import Plan, Played
from grognard.lab.simulate import Tally

GAME = games.find("battle-for-germany")
PLAN = Plan(GAME.name, "red-star-white-star", ("random", "random"), seed=1)


def tally(plan: Plan, *played: Played) -> Tally:
    made = Tally(plan, GAME.scenarios[plan.scenario])
    for game in played:
        made.add(game)
    return made


def test_games_come_in_order() -> None:
    assert [played.number for played in simulate.run(PLAN, 3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("plan", "error", "message"),
    [
        (Plan(GAME.name, "x", ("random",) * 2, 1), BadChoice, "scenario: expected one of historical"),
        (Plan(GAME.name, "historical", ("random",), 1), UnknownAgent, r"agents: expected 2 .*; got 1"),
        (Plan(GAME.name, "historical", ("random", "x"), 1), UnknownAgent, "agent: expected one of random"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        simulate.check(plan)


def test_wins_draws_and_means() -> None:
    seating = {"soviet": "random", "western": "random"}
    report = tally(
        PLAN,
        Played(1, seating, True, ("soviet",), turn=16, decisions=300, options=3000, cpu_seconds=0.5),
        Played(2, seating, True, (), turn=15, decisions=100, options=3000, cpu_seconds=0.5),
        Played(3, seating, False, (), turn=11, decisions=0),
    ).report()
    assert report == {
        "game": "battle-for-germany",
        "scenario": "red-star-white-star",
        "games": 3,
        "finished": 2,
        "outcomes": {"soviet": 1, "western": 0},
        "draws": 1,
        "mean_turns": 14.0,
        "decisions": 400,
        "cpu_seconds": 1.0,
        "decisions_per_cpu_second": 400.0,
        "mean_options": 15.0,
    }


def test_a_shared_win_counts_for_each_seat_but_once_for_their_agent() -> None:
    plan = Plan(GAME.name, "four-player", ("scripted", "random", "scripted", "random"), 1, swap=True)
    seating = plan.seating(GAME.scenarios["four-player"], 1)
    report = tally(plan, Played(1, seating, True, ("west-german", "east-german"))).report()
    assert report["outcomes"] == {"soviet": 0, "west-german": 1, "western": 0, "east-german": 1}
    assert report["by_agent"] == {"scripted": 0, "random": 1}


def test_swapped_agents_are_counted_wherever_they_sit() -> None:
    plan = Plan(GAME.name, "historical", ("scripted", "random"), 1, swap=True)
    games_won = [
        Played(number, plan.seating(GAME.scenarios["historical"], number), True, (winner,))
        for number, winner in ((1, "soviet"), (2, "western"), (3, "western"))
    ]
    assert tally(plan, *games_won).report()["by_agent"] == {"scripted": 2, "random": 1}


def test_statistics_are_means_over_the_games_that_have_them() -> None:
    seating = {"soviet": "random", "western": "random"}
    made = tally(
        PLAN,
        Played(1, seating, statistics={"berlin_turn": 7, "lost": 10}),
        Played(2, seating, statistics={"berlin_turn": 8, "lost": 20}),
        Played(3, seating, statistics={"lost": 30}),
    )
    assert made.report()["statistics"] == {"berlin_turn": 7.5, "lost": 20.0}
