"""The sample game: standing orders, a choice open to both sides at once, and seats that change hands."""

import json
from random import Random

import pytest

from grognard.kernel.actions import IllegalAction
from grognard.kernel.dice import key_from_seed
from grognard.kernel.reactions import Order
from tests.sample.game import Sample
from tests.sample.position import BOARD, UNITS, Position
from tests.sample.table import DECOY, GUNS
from tests.sample.test_sample import FACING, do, options, seen, valley

GAME = Sample()


def council(*lines: str) -> Position:
    """A council after these actions."""
    g = GAME.new("council", {}, key_from_seed(3))
    for line in lines:
        side, _, action = line.partition(" ")
        do(g, side, action)
    return g


def quiet_turn(g: Position) -> None:
    """A turn in which nobody does anything."""
    for side in ("red", "blue"):
        do(g, side, "ready")
    for side in ("red", "blue"):
        do(g, side, "bid 0")
    for _ in range(2):
        do(g, next(iter(g.pending)), "pass")


# Standing orders


def test_an_order_answers_for_the_defender_until_the_turn_ends() -> None:
    g = valley(FACING, blue=(DECOY, GUNS))
    do(g, "blue", "order chits turn")
    g.dictated = (1,)
    do(g, "red", "attack red-1 Chapel")
    assert g.passed == ("blue",)
    assert options(g, "blue")[-1] == "pass"  # to march: the attack has failed
    do(g, "blue", "pass")
    assert (g.turn, g.orders) == (2, ())


def test_an_order_until_a_loss_ends_with_the_loss_of_its_own_side() -> None:
    units = "red-1 Chapel, red-2 Heath, blue-1 Dyke, blue-2 Inn"
    g = valley(units, red=(GUNS,), blue=(DECOY,))
    for side in ("red", "blue"):
        do(g, side, "order chits loss")
    g.dictated = (3,)
    do(g, "red", "attack red-1 Dyke")
    assert g.orders == (Order("red", "chits", "loss"),)


def test_an_order_is_seen_by_its_own_seat_alone() -> None:
    g, same = valley(FACING, blue=(GUNS,)), valley(FACING, blue=(GUNS,))
    do(g, "blue", "order chits turn")
    assert seen(g, "north") == seen(same, "north")
    assert GAME.view(g, "south")["orders"] == [{"side": "blue", "window": "chits", "until": "turn"}]
    assert GAME.resample(g, "north", Random(0)).orders == ()
    assert GAME.resample(g, "south", Random(0)).orders == g.orders


def test_an_order_leaves_the_decision_under_way_and_the_log_as_they_are() -> None:
    g = valley(FACING, blue=(GUNS,))
    do(g, "red", "go red-2 Estate")
    pending, events = g.pending, list(g.events)
    do(g, "red", "order chits turn")
    assert (g.pending, g.events) == (pending, events)


def test_a_withdrawn_order_lets_the_window_ask_again() -> None:
    g = valley(FACING, blue=(GUNS,))
    do(g, "blue", "order chits turn")
    do(g, "blue", "withdraw chits")
    do(g, "red", "attack red-1 Chapel")
    assert options(g, "blue") == ["play guns", "pass", "pass-until turn", "pass-until loss"]


def test_nobody_orders_for_a_side_that_nobody_holds_nor_when_the_game_is_over() -> None:
    g = valley(FACING)
    with pytest.raises(IllegalAction):
        do(g, "green", "order chits turn")
    g.turn = g.world.last_turn
    do(g, "red", "pass")
    do(g, "blue", "pass")
    with pytest.raises(IllegalAction):
        do(g, "red", "order chits turn")


# The open choice


def test_both_sides_act_in_council_each_when_it_likes() -> None:
    g = council("blue swap blue-1 blue-2", "red swap red-2 red-1", "blue swap blue-1 blue-2")
    assert [BOARD.labels[g.cell[UNITS.index(unit)]] for unit in ("red-1", "blue-1")] == ["Estate", "Dyke"]
    assert list(g.pending) == ["red"]  # blue has had both of its changes


def test_the_council_is_over_when_both_are_ready() -> None:
    g = council("red ready")
    assert list(g.pending) == ["blue"]
    for seat in ("north", "south"):
        assert GAME.view(g, seat)["answered"] == ["red"]
        assert GAME.view(g, seat)["waiting_for"] == ["blue"]
    do(g, "blue", "swap blue-1 blue-2")
    assert list(g.pending) == ["blue"]
    do(g, "blue", "ready")
    assert {decision.prompt for decision in g.pending.values()} == {"bid.choose"}
    assert GAME.view(g, "north")["answered"] == []


def test_who_is_ready_is_saved_and_is_no_secret() -> None:
    g = council("red ready")
    loaded = GAME.load("council", {}, json.loads(json.dumps(g.dump())))
    assert list(loaded.pending) == ["blue"]
    assert GAME.resample(g, "south", Random(0)).sealed == g.sealed


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("swap red-1 red-3", "why.no-neighbour"),
        ("swap red-1 blue-1", "why.not-yours"),
    ],
)
def test_refusals_in_council_are_for_the_side_that_asks(line: str, message: str) -> None:
    g = council("blue swap blue-1 blue-2")
    reason = GAME.explain(g, "red", GAME.parse(line))
    assert reason is not None
    assert (reason.rule, reason.message) == ("5-1", message)


# Seats


def test_seats_change_hands_after_the_second_turn() -> None:
    g = council()
    for _ in range(2):
        assert GAME.seats(g) == {"north": ("red",), "south": ("blue",)}
        quiet_turn(g)
    assert GAME.seats(g) == {"north": ("blue",), "south": ("red",)}
    assert list(GAME.view(g, "north")["decisions"]) == ["blue"]
    assert list(GAME.view(g, "north")["hand"]) == ["blue"]
    assert GAME.seat_of(g, "red") == "south"


def test_who_takes_a_side_over_finds_its_standing_orders() -> None:
    g = council()
    quiet_turn(g)
    do(g, "red", "order chits loss")
    quiet_turn(g)
    assert GAME.view(g, "south")["orders"] == [{"side": "red", "window": "chits", "until": "loss"}]
    assert "orders" not in GAME.view(g, "north")
