"""What bars the way back: a die, and whatever the seat that acts learns from it."""

import pytest

from grognard.kernel.dice import key_from_seed
from grognard.server.tables.history import bar_to_undo
from tests.sample.position import BOARD, UNITS, Position
from tests.server.valley import Valley

GAME = Valley()


def red_to_march(cell: str) -> Position:
    """Red marches first, with its second unit here."""
    state = GAME.new("duel", {}, key_from_seed(1))
    state.put(UNITS.index("red-2"), BOARD.cell(cell))
    for side, coins in (("red", 1), ("blue", 0)):
        GAME.act(state, side, ("bid", coins))
    return state


def bar_to(before: Position, side: str, line: str) -> str:
    """Why an action can't be taken back."""
    after = before.clone()
    GAME.act(after, side, GAME.parse(line))
    return bar_to_undo(before, after, GAME.seats(before)[GAME.seat_of(before, side)])


def test_an_open_move_can_be_taken_back() -> None:
    assert bar_to(red_to_march("Ford"), "red", "go red-2 Grange") == ""


def test_a_choice_that_only_its_own_hand_allows_is_a_reveal() -> None:
    g = red_to_march("Grange")
    GAME.act(g, "red", GAME.parse("attack red-2 Heath"))
    g.dictated = (1, 1)
    played = g.clone()
    GAME.act(played, "blue", g.pending["blue"].options[0])
    assert [side for side, _ in played.learnt] == ["red"]


def test_an_opened_bid_is_a_reveal_and_a_sealed_one_is_not() -> None:
    g = GAME.new("duel", {}, key_from_seed(1))
    assert bar_to(g, "red", "bid 1") == ""
    GAME.act(g, "red", GAME.parse("bid 1"))
    assert bar_to(g, "blue", "bid 0") == "reveal"


def test_what_an_action_shows_to_others_alone_can_be_taken_back() -> None:
    before = red_to_march("Ford")
    after = before.clone()
    after.learnt = (("blue", "chit"),)
    assert bar_to_undo(before, after, ("red",)) == ""
    assert bar_to_undo(before, after, ("red", "blue")) == "reveal"


@pytest.mark.parametrize(("seen_by", "bar"), [(None, "die"), (("red",), "reveal"), (("blue",), ""), ((), "")])
def test_a_die_bars_the_way_back_for_whoever_sees_it(seen_by: tuple[str, ...] | None, bar: str) -> None:
    before = red_to_march("Ford")
    after = before.clone()
    after.learnt = ()
    after.roll(6, seen_by)
    assert bar_to_undo(before, after, ("red",)) == bar
