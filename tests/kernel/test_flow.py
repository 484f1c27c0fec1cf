"""Flow: frames run until someone must decide."""

from collections.abc import Mapping
from itertools import permutations
from random import Random

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import NUMBER, Action, Side
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, State, ask
from grognard.kernel.verbs import choice, secret_choice

SIDES = ("red", "blue", "green")


class Table(State):
    """What happened, in order."""

    lines: list[str]


def run(item: Frame) -> Table:
    """A table where this frame has begun."""
    table = Table(None, key_from_seed(0))
    table.lines, table.stack = [], [item]
    flow.run(table)
    return table


@frame
class Auction(Frame):
    """All sides bid at once, as often as there are lots."""

    lots: int = 1

    STEPS = ("bid", "close")

    @secret_choice
    def bid(self, g: Table) -> list[Decision] | None:
        """One decision a side."""
        return [ask(side, "bid.choose") for side in SIDES] if self.lots else None

    coins = bid.verb("bid", NUMBER, exactly=lambda *_: range(4))

    @bid.chosen
    def _(self, g: Table, bids: Mapping[Side, Action]) -> None:
        self.lots -= 1
        g.lines.append(" ".join(f"{side}={action[1]}" for side, action in bids.items()))

    def close(self, g: Table) -> None:
        """Notes it."""
        g.lines.append(f"closed {g.roll()}")


@frame
class Outer(Frame):
    """Starts another procedure from a step and from a choice."""

    asked: bool = False

    STEPS = ("before", "choose", "after")

    def before(self, g: Table) -> None:
        """Starts the inner procedure."""
        g.lines.append("before")
        g.stack.append(Inner("one"))

    @choice
    def choose(self, g: Table) -> Decision | None:
        """Asks once."""
        return None if self.asked else ask("red", "ask")

    @choose.verb("deeper")
    def go_deeper(self, g: Table) -> None:
        """Starts the inner procedure again."""
        self.asked = True
        g.stack.append(Inner("two"))

    @choose.verb("over")
    def stop(self, g: Table) -> None:
        """Ends everything."""
        g.stack.clear()

    def after(self, g: Table) -> None:
        """Notes it."""
        g.lines.append("after")


@frame
class Inner(Frame):
    """A procedure within another, itself with a jump back."""

    name: str
    rounds: int = 0

    STEPS = ("work", "again", "never")

    def work(self, g: Table) -> None:
        """Notes it."""
        self.rounds += 1
        g.lines.append(f"inner {self.name} {self.rounds}")

    def again(self, g: Table) -> None:
        """Jumps back once, then out."""
        self.at = "work" if self.rounds < 2 else END

    def never(self, g: Table) -> None:
        """Is jumped over."""
        raise AssertionError("not reached")


def test_a_nested_frame_runs_before_the_outer_one_goes_on() -> None:
    table = run(Outer())
    assert table.lines == ["before", "inner one 1", "inner one 2"]
    flow.apply(table, "red", ("deeper",))
    assert table.lines[3:] == ["inner two 1", "inner two 2", "after"]


def test_the_game_is_over_when_the_stack_is_empty() -> None:
    table = run(Outer())
    flow.apply(table, "red", ("over",))
    assert table.stack == []
    assert table.pending == {}
    assert "after" not in table.lines


def test_only_a_choice_takes_an_action() -> None:
    table = run(Outer())
    table.stack.append(Inner("three"))
    with pytest.raises(RuntimeError, match=r"expected a choice .* got Inner\.work"):
        flow.apply(table, "red", ("over",))


def test_the_log_is_that_of_the_last_action() -> None:
    table = run(Outer())
    table.note("old")
    flow.apply(table, "red", ("deeper",))
    assert table.events == []


@pytest.mark.parametrize("order", list(permutations(SIDES)))
def test_simultaneous_choices_give_the_same_in_any_order(order: tuple[Side, ...]) -> None:
    bids: dict[Side, Action] = {"red": ("bid", 1), "blue": ("bid", 0), "green": ("bid", 3)}
    table = run(Auction())
    for side in order:
        assert table.lines == []
        flow.apply(table, side, bids[side])
    assert table.lines[0] == "red=1 blue=0 green=3"
    other = run(Auction())
    for side in SIDES:
        flow.apply(other, side, bids[side])
    assert table.fingerprint() == other.fingerprint()


@pytest.mark.parametrize(("first", "second"), list(permutations(SIDES, 2)))
def test_half_sealed_choices_are_the_same_state_in_either_order(first: Side, second: Side) -> None:
    table, other = run(Auction()), run(Auction())
    for side in (first, second):
        flow.apply(table, side, ("bid", 2))
    for side in (second, first):
        flow.apply(other, side, ("bid", 2))
    assert table.fingerprint() == other.fingerprint()
    assert table.pending == other.pending


def test_a_sealed_choice_changes_nothing_but_who_is_waited_for() -> None:
    asked = run(Auction()).pending
    for coins in range(4):
        table = run(Auction())
        flow.apply(table, "blue", ("bid", coins))
        assert table.pending == {side: asked[side] for side in ("red", "green")}
        assert table.lines == []
        assert table.events == []


def test_envelopes_are_empty_before_the_next_round() -> None:
    table = run(Auction(lots=2))
    for side in SIDES:
        flow.apply(table, side, ("bid", 1))
    assert table.sealed == ()
    assert set(table.pending) == set(SIDES)
    for side in SIDES:
        flow.apply(table, side, ("bid", 2))
    assert table.lines[:2] == ["red=1 blue=1 green=1", "red=2 blue=2 green=2"]
    assert table.pending == {}


def test_a_loaded_state_still_holds_the_sealed_choices() -> None:
    table = run(Auction())
    flow.apply(table, "green", ("bid", 3))
    loaded = Table.load(None, table.dump())
    flow.run(loaded)
    assert loaded.pending == table.pending
    assert loaded.sealed == (("green", ("bid", 3)),)


def test_resealing_keeps_what_a_seat_knows_and_draws_the_rest_anew() -> None:
    table = run(Auction())
    flow.apply(table, "red", ("bid", 1))
    flow.apply(table, "blue", ("bid", 2))
    drawn = set()
    for seed in range(40):
        twin = table.clone()
        flow.reseal(twin, ("red",), Random(seed))
        sealed = dict(twin.sealed)
        assert sealed["red"] == ("bid", 1)
        assert twin.pending == table.pending
        drawn.add(sealed["blue"])
    assert drawn == {("bid", coins) for coins in range(4)}
    assert dict(table.sealed)["blue"] == ("bid", 2)
