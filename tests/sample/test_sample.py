"""The sample game: the features of the kernel that hide, seal, ask and react."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from grognard.kernel.dice import key_from_seed
from tests.sample.position import CHITS, CUP, KINDS, PLAYED, Position
from tests.sample.table import AMBUSH, DECOY, GAME, GUNS, Table

KEY = key_from_seed(8)


def valley(
    units: str, red: tuple[int, ...] = (), blue: tuple[int, ...] = (), scenario: str = "duel"
) -> Position:
    """A position where red is to march first, with these units on the board and chits in hand."""
    return Table(units, turn=1, red=red, blue=blue, scenario=scenario).g.clone()


def do(g: Position, side: str, line: str) -> None:
    """Acts."""
    GAME.act(g, side, GAME.parse(line))


def options(g: Position, side: str) -> list[str]:
    """What a side may do."""
    return [GAME.grammar.text(action) for action in g.pending[side].options]


def seen(g: Position, seat: str) -> str:
    """A seat's view as it would be sent."""
    return json.dumps(GAME.view(g, seat))


FACING = "red-1 Bridge, red-2 Ford, blue-1 Chapel, blue-2 Dyke"


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


def attacked(*chits: int) -> Table:
    """Red attacks blue, who holds these chits."""
    return Table(FACING, blue=chits).do("attack red-1 Chapel")


def test_the_defender_is_asked_whichever_chit_it_holds() -> None:
    views = set()
    for chit in range(len(CHITS)):
        table = attacked(chit).asks("react.choose", "blue").offers("play", KINDS[CHITS[chit]])
        assert table.options()[1:] == ["pass", "pass-until turn", "pass-until loss"]
        views.add(table.seen("north"))
    assert len(views) == 1


def test_a_declined_chit_stays_hidden() -> None:
    assert len({attacked(chit).dice(1).do("pass").seen("north") for chit in range(len(CHITS))}) == 1


def test_a_defender_without_chits_is_not_asked() -> None:
    Table(FACING, dice=(1,)).do("attack red-1 Chapel").is_at("march", "blue").can("pass")


def test_a_played_chit_is_seen_by_all_and_counts() -> None:
    table = attacked(DECOY, GUNS).dice(5).do("play guns").finds("blue-1 Chapel")  # 5 - 2 is less than 4
    assert GAME.view(table.g, "north")["played"] == ["guns"]
    assert GAME.view(table.g, "south")["hand"] == {"blue": ["decoy"]}


# Attack and retreat


def test_the_owner_chooses_the_retreat_and_the_victor_takes_the_place() -> None:
    table = Table("red-1 Bridge, blue-1 Chapel", dice=(4,)).do("attack red-1 Chapel").decides("blue")
    table.offers_only("retreat Dyke", "retreat Grange").do("retreat Grange")
    table.finds("red-1 Chapel, blue-1 Grange")


def test_a_unit_that_cannot_retreat_is_lost() -> None:
    table = Table("red-1 Chapel, red-2 Heath, blue-1 Dyke", dice=(3,))  # 3 and a friend
    table.do("attack red-1 Dyke").finds("red-1 Dyke, red-2 Heath, blue-1 lost")


@pytest.mark.parametrize("kind", KINDS)
def test_a_forecast_counts_the_dice_that_carry(kind: str) -> None:
    table = Table(FACING + ", red-3 Grange", blue=(DECOY, AMBUSH, GUNS)).do("attack red-1 Chapel")
    rolls = [table.copy().dice(die).do(f"play {kind}") for die in range(1, 7)]
    carried = Fraction(sum(bool(roll.events("attack.carries")) for roll in rolls), 6)
    table.forecasts(f"play {kind}", chances={"carries": carried, "fails": 1 - carried})


def test_a_forecast_is_for_what_leads_to_a_die() -> None:
    half = Fraction(1, 2)
    table = Table(FACING).forecasts("attack red-1 Chapel", chances={"carries": half, "fails": half})
    assert GAME.forecast(table.g, GAME.parse("pass")) is None


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
    assert Table(FACING).refused(line, rule).why(line) == (rule, message)


def test_a_chit_not_held_and_a_retreat_to_an_occupied_zone_are_refused() -> None:
    attacked(GUNS).refused("play ambush", "3-2").dice(6).do("pass").refused("retreat Dyke", "3-3")


@pytest.mark.parametrize(
    ("units", "winners", "scores"),
    [
        ("red-1 Ford, blue-1 Inn", ("north",), {"north": 1, "south": 0}),
        ("red-1 Ford, blue-1 Kiln, blue-2 Grange", ("south",), {"north": 1, "south": 2}),
        ("red-1 Ford, blue-1 Kiln", (), {"north": 1, "south": 1}),
    ],
)
def test_most_objectives_win_after_the_last_turn(
    units: str, winners: tuple[str, ...], scores: dict[str, int]
) -> None:
    Table(units, turn=4).do("pass", "pass").won(*winners, rule="4-1", scores=scores)


def test_the_game_ends_when_a_side_has_no_units_left() -> None:
    table = Table("red-1 Abbey", turn=1).do("pass", "pass").won(rule="4-1")
    assert GAME.turn(table.g) == 1


def test_broken_rules_are_problems() -> None:
    g = valley("red-1 Ford, blue-1 Ford", red=(0, 1, 2))
    assert GAME.problems(g) == ["Ford holds 2 units; 1-1 allows 1", "red holds 3 chits; 2-1 allows 2"]


def test_a_game_without_a_look_still_tells_a_page_its_verbs() -> None:
    board = GAME.board_file("duel")
    assert board["verbs"]["go"] == {"kinds": ["unit", "cell"], "label": "go"}
    assert board["sides"] == {"red": "red", "blue": "blue"}
    assert GAME.board_svg("duel").startswith("<svg")
    assert GAME.counters_svg().startswith("<svg")
