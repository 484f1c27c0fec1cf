"""Reactions: windows that ask from public facts, and standing orders that answer."""

import json
from typing import Any

import pytest

from grognard.kernel import flow, reactions
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import Frame, frame, verbs_of, windows_of
from grognard.kernel.reactions import Order, reaction
from grognard.kernel.state import Decision, State, ask

WINDOWS = ("fire",)


class Field(State):
    """What happened, in order."""

    lines: list[str]

    UNTIL = ("phase", "turn")
    shared = False

    def takes_orders(self, side: str) -> bool:
        return not self.shared


class SharedField(Field):
    """A field whose sides have several players each."""

    shared = True


@frame
class Marches(Frame):
    """A column marches past guns: each step may be fired at, as often as there is powder."""

    steps: int
    powder: int = 0

    STEPS = ("march", "fire", "again")

    def march(self, g: Field) -> None:
        """One step."""
        self.steps -= 1
        g.lines.append("step")

    @reaction("fire", "10-1")
    def fire(self, g: Field) -> Decision | None:
        """Asks whatever powder there is: that is hidden."""
        return ask("blue", "fire")

    def loaded(self, g: Field) -> range:
        """What can be fired."""
        return range(self.powder)

    @fire.verb("shot", "number", exactly="loaded")
    def shot(self, g: Field, gun: int) -> None:
        """Fires; there may be a second shot."""
        self.powder -= 1
        g.lines.append(f"shot {gun}")

    def again(self, g: Field) -> None:
        """The next step."""
        if self.steps:
            self.at = "march"


def field(steps: int, powder: int = 0, orders: tuple[Order, ...] = (), kind: type[Field] = Field) -> Field:
    """A field where the column has made its first step."""
    g = kind(None, key_from_seed(0))
    g.lines, g.stack, g.orders = [], [Marches(steps, powder)], orders
    flow.run(g)
    return g


def test_a_window_is_asked_even_if_there_is_nothing_but_to_pass() -> None:
    assert field(1).pending["blue"].options == [("pass",), ("pass-until", 0), ("pass-until", 1)]
    assert field(1, 2).pending["blue"].options[:2] == [("shot", 0), ("shot", 1)]


def test_a_window_stays_open_until_its_side_passes() -> None:
    g = field(2, 2)
    flow.apply(g, "blue", ("shot", 1))
    assert g.pending["blue"].options[0] == ("shot", 0)
    flow.apply(g, "blue", ("pass",))
    assert g.lines == ["step", "shot 1", "step"]
    flow.apply(g, "blue", ("pass",))
    assert g.stack == []


def test_a_standing_order_answers_until_it_expires() -> None:
    g = field(4)
    flow.apply(g, "blue", ("pass-until", 1))
    assert g.orders == (Order("blue", "fire", "turn"),)
    assert (g.lines, g.stack) == (["step"] * 4, [])
    assert g.passed == ("blue",) * 3
    g.expire("phase")
    assert g.orders
    g.expire("turn", "red")
    assert g.orders
    g.expire("turn", "blue")
    assert not g.orders


def test_only_the_windows_of_its_name_and_side_pass() -> None:
    for order in (Order("red", "fire", "turn"), Order("blue", "retreat", "turn")):
        assert list(field(1, orders=(order,)).pending) == ["blue"]
    assert field(1, orders=(Order("blue", "fire", "turn"),)).pending == {}


def test_a_new_order_takes_the_place_of_the_last_and_can_be_withdrawn() -> None:
    g = field(2)
    reactions.do(g, "red", ("order", 0, 0), WINDOWS)
    reactions.do(g, "red", ("order", 0, 1), WINDOWS)
    assert g.orders == (Order("red", "fire", "turn"),)
    assert reactions.offered(g, "red", WINDOWS) == [("order", 0, 0), ("withdraw", 0)]
    reactions.do(g, "red", ("withdraw", 0), WINDOWS)
    assert not g.orders


@pytest.mark.parametrize(
    ("side", "attempt", "message"),
    [
        ("blue", ("order", 0, 0), "why.asked-now"),
        ("red", ("order", 0, 1), "why.order-stands"),
        ("blue", ("withdraw", 0), "why.no-order"),
        ("red", ("order", 0, 0), None),
    ],
)
def test_an_order_that_changes_nothing_is_refused(
    side: str, attempt: tuple[Any, ...], message: str | None
) -> None:
    g = field(1, orders=(Order("red", "fire", "turn"),))
    bar = reactions.bar(g, side, attempt, {"fire": "10-1"})
    assert (bar and bar[:2]) == (message and ("10-1", message))


def test_who_shares_a_side_lets_its_windows_pass_one_by_one() -> None:
    g = field(2, kind=SharedField)
    assert g.pending["blue"].options == [("pass",)]
    asked, step = flow.choice_in_progress(g)
    bar = step.bar(asked, g, g.pending["blue"].options, ("pass-until", 1))
    assert bar
    assert bar[:2] == ("10-1", "why.orders-shared")
    for side in ("blue", "red"):
        assert reactions.offered(g, side, WINDOWS) == []
        assert reactions.bar(g, side, ("order", 0, 1), {"fire": "10-1"}) == ("10-1", "why.orders-shared")


def test_orders_are_cloned_and_saved_and_a_state_without_any_is_saved_as_before() -> None:
    g = field(1, orders=(Order("red", "fire", "turn"),))
    for copy in (g.clone(), Field.load(None, json.loads(json.dumps(g.dump())))):
        assert copy.orders == g.orders
        assert copy.fingerprint() == g.fingerprint()
        copy.expire("turn")
        assert copy.fingerprint() != g.fingerprint()
    assert "orders" not in field(1).dump()


def test_the_grammar_has_what_windows_need() -> None:
    verbs = verbs_of(__name__)
    assert verbs["pass-until"] == ("until",)
    assert list(verbs)[-2:] == ["order", "withdraw"]
    assert windows_of(__name__)["fire"] == "10-1"
