"""The sample game: the features of the kernel that hide, seal, ask and react."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from tests.sample.game import Sample
from tests.sample.position import BOARD, CHITS, CUP, KINDS, LOST, PLAYED, UNITS, Position
from tests.sample.rules import Turn

GAME = Sample()
KEY = key_from_seed(8)
DECOY, AMBUSH, GUNS = 0, 3, 6
"""One chit of each kind."""


def valley(
    units: dict[str, str], red: tuple[int, ...] = (), blue: tuple[int, ...] = (), scenario: str = "duel"
) -> Position:
    """A position where red is to march first, with these units on the board and chits in hand."""
    g = GAME.setup(*GAME.choose(scenario, {}), KEY)
    g.cell[:] = bytes([LOST] * len(UNITS))
    for name, label in units.items():
        g.cell[UNITS.index(name)] = BOARD.cell(label)
    for side, hand in enumerate((red, blue)):
        for chit in hand:
            g.chit[chit] = side
    g.stack = [Turn((0, 1), at="march")]
    flow.run(g)
    return g


def cells(g: Position, seat: str) -> dict[str, str]:
    """Where a seat sees the units."""
    return {unit["id"]: unit["cell"] for unit in GAME.view(g, seat)["units"]}


def do(g: Position, side: str, line: str) -> None:
    """Acts."""
    GAME.act(g, side, GAME.parse(line))


def options(g: Position, side: str) -> list[str]:
    """What a side may do."""
    return [GAME.grammar.text(action) for action in g.pending[side].options]


def seen(g: Position, seat: str) -> str:
    """A seat's view as it would be sent."""
    return json.dumps(GAME.view(g, seat))


FACING = {"red-1": "Bridge", "red-2": "Ford", "blue-1": "Chapel", "blue-2": "Dyke"}


# Hidden chits


def test_the_other_side_sees_how_many_chits_are_held_but_not_which() -> None:
    hands = list(combinations(range(len(CHITS)), 2))
    assert len({seen(valley(FACING, blue=hand), "north") for hand in hands}) == 1
    assert len({seen(valley(FACING, blue=hand), "south") for hand in hands}) == 6
    view = GAME.view(valley(FACING, blue=(DECOY, GUNS)), "north")
    assert view["chits"] == {"red": 0, "blue": 2}
    assert view["hand"] == {"red": []}


def test_only_the_drawer_reads_what_was_drawn() -> None:
    g = GAME.new("duel", {}, KEY)
    for seat, side in (("north", "red"), ("south", "blue")):
        events = GAME.view(g, seat)["events"]
        assert [event["args"] for event in events if event["message"] == "chit.drawn"] == [
            {"side": "red"},
            {"side": "blue"},
        ]
        drawn = [KINDS[event["args"]["chit"]] for event in events if event["message"] == "chit.seen"]
        assert drawn == GAME.view(g, seat)["hand"][side]


def test_a_seat_that_holds_both_sides_sees_both_hands() -> None:
    g = valley(FACING, red=(AMBUSH,), blue=(GUNS,), scenario="alone")
    assert GAME.view(g, "player")["hand"] == {"red": ["ambush"], "blue": ["guns"]}


def test_draws_follow_the_dice() -> None:
    first = Counter(GAME.new("duel", {}, key_from_seed(seed)).chit.index(0) for seed in range(800))
    assert set(first) == set(range(len(CHITS)))
    assert max(first.values()) < 140


def test_an_imagined_hand_may_be_any_that_the_seat_does_not_know() -> None:
    g = valley(FACING, red=(DECOY, AMBUSH), blue=(1, GUNS))
    g.chit[4] = PLAYED
    hands = set()
    for seed in range(300):
        imagined = GAME.resample(g, "north", Random(seed))
        assert imagined.chits_in(0) == [DECOY, AMBUSH]
        assert imagined.chits_in(PLAYED) == [4]
        assert len(imagined.chits_in(CUP)) == 3
        hands.add(tuple(imagined.chits_in(1)))
    assert hands == set(combinations((1, 2, 5, 6, 7), 2))


# The simultaneous bid


def test_a_bid_is_sealed_until_both_have_chosen() -> None:
    views = set()
    for coins in range(4):
        g = GAME.new("duel", {}, KEY)
        do(g, "red", f"bid {coins}")
        views.add(seen(g, "south"))
        assert GAME.view(g, "south")["waiting_for"] == ["blue"]
        assert GAME.view(g, "south")["purse"] == {"red": 3, "blue": 3}
    assert len(views) == 1


def test_an_imagined_state_does_not_hold_the_bid_of_the_other() -> None:
    g = GAME.new("duel", {}, KEY)
    do(g, "red", "bid 2")
    guessed = {GAME.resample(g, "south", Random(seed)).sealed for seed in range(60)}
    assert guessed == {(("red", ("bid", coins)),) for coins in range(4)}
    assert GAME.resample(g, "north", Random(0)).sealed == g.sealed


@pytest.mark.parametrize(
    ("red", "blue", "die", "first"),
    [(2, 1, 6, "red"), (0, 3, 1, "blue"), (1, 1, 3, "red"), (1, 1, 4, "blue")],
)
def test_the_higher_bid_marches_first_and_a_die_settles_ties(
    red: int, blue: int, die: int, first: str
) -> None:
    after = []
    for order in (("red", "blue"), ("blue", "red")):
        g = GAME.new("duel", {}, KEY)
        g.dictated = (die,)
        for side in order:
            do(g, side, f"bid {red if side == 'red' else blue}")
        assert list(g.pending) == [first]
        assert list(g.purse) == [3 - red, 3 - blue]
        after.append(g.fingerprint())
    assert after[0] == after[1]


# The reaction window


def test_the_defender_is_asked_whichever_chit_it_holds() -> None:
    views = set()
    for chit in range(len(CHITS)):
        g = valley(FACING, blue=(chit,))
        do(g, "red", "attack red-1 Chapel")
        assert GAME.view(g, "north")["waiting_for"] == ["blue"]
        assert options(g, "blue") == [
            f"play {KINDS[CHITS[chit]]}",
            "pass",
            "pass-until turn",
            "pass-until loss",
        ]
        views.add(seen(g, "north"))
    assert len(views) == 1


def test_a_declined_chit_stays_hidden() -> None:
    views = set()
    for chit in range(len(CHITS)):
        g = valley(FACING, blue=(chit,))
        do(g, "red", "attack red-1 Chapel")
        g.dictated = (1,)
        do(g, "blue", "pass")
        views.add(seen(g, "north"))
    assert len(views) == 1


def test_a_defender_without_chits_is_not_asked() -> None:
    g = valley(FACING)
    g.dictated = (1,)
    do(g, "red", "attack red-1 Chapel")
    assert options(g, "blue")[-1] == "pass"


def test_a_played_chit_is_seen_by_all_and_counts() -> None:
    g = valley(FACING, blue=(DECOY, GUNS))
    do(g, "red", "attack red-1 Chapel")
    g.dictated = (5,)  # 5 - 2 is less than 4
    do(g, "blue", "play guns")
    assert GAME.view(g, "north")["played"] == ["guns"]
    assert cells(g, "north")["blue-1"] == "Chapel"
    assert GAME.view(g, "south")["hand"] == {"blue": ["decoy"]}


# Attack and retreat


def test_the_owner_chooses_the_retreat_and_the_victor_takes_the_place() -> None:
    g = valley({"red-1": "Bridge", "blue-1": "Chapel"})
    g.dictated = (4,)
    do(g, "red", "attack red-1 Chapel")
    assert options(g, "blue") == ["retreat Dyke", "retreat Grange"]
    do(g, "blue", "retreat Grange")
    assert cells(g, "north") == {"red-1": "Chapel", "blue-1": "Grange"}


def test_a_unit_that_cannot_retreat_is_lost() -> None:
    g = valley({"red-1": "Chapel", "red-2": "Heath", "blue-1": "Dyke"})
    g.dictated = (3,)  # 3 and a friend
    do(g, "red", "attack red-1 Dyke")
    assert cells(g, "south") == {"red-1": "Dyke", "red-2": "Heath"}


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_forecast_counts_the_dice_that_carry(kind: int) -> None:
    action: Action = ("play", kind)
    g = valley(FACING | {"red-3": "Grange"}, blue=(DECOY, AMBUSH))
    g.chit[GUNS] = 1
    do(g, "red", "attack red-1 Chapel")
    forecast = GAME.forecast(g, action)
    assert forecast is not None
    carried = 0
    for die in range(1, 7):
        trial = g.clone()
        trial.dictated = (die,)
        GAME.act(trial, "blue", action)
        carried += any(event.message == "attack.carries" for event in trial.events)
    assert forecast.chances == {"carries": Fraction(carried, 6), "fails": Fraction(6 - carried, 6)}


def test_a_forecast_is_for_what_leads_to_a_die() -> None:
    g = valley(FACING)
    attack = GAME.forecast(g, GAME.parse("attack red-1 Chapel"))
    assert attack is not None
    assert attack.chances["carries"] == Fraction(1, 2)
    assert GAME.forecast(g, GAME.parse("pass")) is None


# Why not, and the end


@pytest.mark.parametrize(
    ("line", "rule", "message"),
    [
        ("go red-1 Ford", "1-1", "why.occupied"),
        ("go red-1 Kiln", "2-3", "why.no-neighbour"),
        ("go red-3 Kiln", "2-3", "why.not-yours"),
        ("attack red-1 Abbey", "2-3", "why.no-enemy"),
        ("bid 1", "2-0", "why.other-step"),
    ],
)
def test_refusals_name_the_rule(line: str, rule: str, message: str) -> None:
    reason = GAME.explain(valley(FACING), "red", GAME.parse(line))
    assert reason is not None
    assert (reason.rule, reason.message) == (rule, message)


def test_a_chit_not_held_and_a_retreat_to_an_occupied_zone_are_refused() -> None:
    g = valley(FACING, blue=(GUNS,))
    do(g, "red", "attack red-1 Chapel")
    reason = GAME.explain(g, "blue", GAME.parse("play ambush"))
    assert reason is not None
    assert reason.rule == "3-2"
    g.dictated = (6,)
    do(g, "blue", "pass")
    reason = GAME.explain(g, "blue", GAME.parse("retreat Dyke"))
    assert reason is not None
    assert reason.rule == "3-3"


@pytest.mark.parametrize(
    ("units", "winners", "scores"),
    [
        ({"red-1": "Ford", "blue-1": "Inn"}, ("north",), {"north": 1, "south": 0}),
        ({"red-1": "Ford", "blue-1": "Kiln", "blue-2": "Grange"}, ("south",), {"north": 1, "south": 2}),
        ({"red-1": "Ford", "blue-1": "Kiln"}, (), {"north": 1, "south": 1}),
    ],
)
def test_most_objectives_win_after_the_last_turn(
    units: dict[str, str], winners: tuple[str, ...], scores: dict[str, int]
) -> None:
    g = valley(units)
    g.turn = g.world.last_turn
    do(g, "red", "pass")
    do(g, "blue", "pass")
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.scores) == (winners, "4-1", scores)


def test_the_game_ends_when_a_side_has_no_units_left() -> None:
    g = valley({"red-1": "Abbey"})
    do(g, "red", "pass")
    do(g, "blue", "pass")
    assert GAME.turn(g) == 1
    assert GAME.outcome(g) is not None


def test_broken_rules_are_problems() -> None:
    g = valley({"red-1": "Ford", "blue-1": "Ford"}, red=(0, 1, 2))
    assert GAME.problems(g) == ["Ford holds 2 units; 1-1 allows 1", "red holds 3 chits; 2-1 allows 2"]


def test_a_game_without_a_look_still_tells_a_page_its_verbs() -> None:
    board = GAME.board_file("duel")
    assert board["verbs"]["go"] == {"kinds": ["unit", "cell"], "label": "go"}
    assert board["sides"] == {"red": "red", "blue": "blue"}
    assert GAME.board_svg("duel").startswith("<svg")
    assert GAME.counters_svg().startswith("<svg")
