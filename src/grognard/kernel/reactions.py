"""Reactions: windows in which a side may interrupt another, and standing orders to let them pass.

A window is asked whenever public facts allow it, even if its side can do nothing but pass: the pause itself
then betrays nothing.

    @reaction("supports", "9.4")
    def answer(self, g: Position) -> Decision | None:
        return ask(SIDES[1 - self.side], "combat.answer") if g.boxes[1 - self.side] else None

    @answer.verb("play", "support", exactly="usable", then="roll")
    def play(self, g: Position, support: int) -> None: ...

`pass` goes on to the next step. `pass-until turn` does so too, and is a standing order to let every window of
that name pass until the end of the turn. A side may also give such an order, or withdraw one, when it is not
asked: `order supports turn`, `withdraw supports`. The rules say when it is over: `g.expire("turn")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.kernel.actions import Action, Side
from grognard.kernel.verbs import Bar, choice

if TYPE_CHECKING:
    from grognard.kernel.state import State

PASS, PASS_UNTIL, ORDER, WITHDRAW = "pass", "pass-until", "order", "withdraw"
WINDOW, UNTIL = "window", "until"
"""The kinds of their arguments: the names of all windows, and `State.UNTIL`."""
ANY_TIME: dict[str, tuple[str, ...]] = {ORDER: (WINDOW, UNTIL), WITHDRAW: (WINDOW,)}
"""What a side with windows may do at any time, whoever must decide."""


def is_order(line: str) -> bool:
    """Whether an action as text gives or withdraws an order.

    >>> is_order("order supports turn"), is_order("pass-until turn")
    (True, False)
    """
    return line.partition(" ")[0] in ANY_TIME


class Order(NamedTuple):
    """A standing order: a side lets all windows of a name pass until something happens."""

    side: Side
    window: str
    until: str


class reaction(choice):  # noqa: N801 - used as a decorator
    """A window in which a side may interrupt, or pass; named, and under the rule that allows it.

    The method says from public facts whether to ask. Windows of one name share their standing orders.
    """

    def __init__(self, window: str, rule: str) -> None:
        self.window, self.rule = window, rule

    def __call__(self, options: Callable[..., Any]) -> reaction:
        """Marks the method that asks."""
        super().__init__(options)
        return self

    def check(self, cls: type, steps: Sequence[str]) -> str:
        """What is missing; the two ways to pass stand behind all other verbs."""
        fault = super().check(cls, steps)
        if not fault and PASS not in self.by_name:
            self.verb(PASS)
            order = self.verb(PASS_UNTIL, UNTIL, exactly=lambda frame, g: range(len(g.UNTIL)))
            order.barred(lambda frame, g, until: bar_of_shared(g, self.rule, *g.pending))
        return fault

    def offered_to(self, frame: Any, g: Any, side: Side) -> list[Action]:
        """What a side may do; `pass-until` only where no other player has the window too."""
        found = super().offered_to(frame, g, side)
        return found if g.takes_orders(side) else [action for action in found if action[0] != PASS_UNTIL]

    def do(self, frame: Any, g: Any, then: str, action: Action, *who: Side) -> None:
        """Lets an action have its effect; a standing order answers for the side that is asked."""
        if action[0] == PASS_UNTIL:
            (side,) = g.pending
            give(g, Order(side, self.window, g.UNTIL[action[1]]))
            frame.at = then
        else:
            super().do(frame, g, then, action, *who)


def bar_of_shared(state: State, rule: str, side: Side) -> Bar | None:
    """Why a player may let windows pass one by one only: others of his side have them too."""
    return None if state.takes_orders(side) else (rule, "why.orders-shared")


def stands(state: State, side: Side, window: str) -> bool:
    """Whether a side has ordered to let windows of this name pass."""
    return any(order[:2] == (side, window) for order in state.orders)


def give(state: State, order: Order) -> None:
    """Adds a standing order in place of the side's last one for these windows."""
    others = (known for known in state.orders if known[:2] != order[:2])
    state.orders = tuple(sorted((*others, order)))


def offered(state: State, side: Side, windows: Sequence[str]) -> list[Action]:
    """What a side may order now about windows to come, in canonical order.

    About a window that it is asked in now, it decides there.
    """
    if not state.takes_orders(side):
        return []
    held, asked = {order.window: order.until for order in state.orders if order.side == side}, ""
    if side in state.pending:
        frame = state.stack[-1]
        asked = getattr(frame.TABLE[frame.at].choice, "window", "")
    orders: list[Action] = [
        (ORDER, number, until)
        for number, window in enumerate(windows)
        for until, name in enumerate(state.UNTIL)
        if window != asked and held.get(window) != name
    ]
    return orders + [(WITHDRAW, number) for number, window in enumerate(windows) if window in held]


def do(state: State, side: Side, action: Action, windows: Sequence[str]) -> None:
    """Gives or withdraws a standing order; the decisions under way and the log stay as they are."""
    window = windows[action[1]]
    if action[0] == ORDER:
        give(state, Order(side, window, state.UNTIL[action[2]]))
    else:
        state.orders = tuple(order for order in state.orders if order[:2] != (side, window))


def bar(state: State, side: Side, attempt: Action, windows: Mapping[str, str]) -> Bar | None:
    """Why a side may not order this now, by the rule of the window; None when it may."""
    names = list(windows)
    if attempt in offered(state, side, names):
        return None
    window = names[attempt[1]]
    if shared := bar_of_shared(state, windows[window], side):
        return shared
    if attempt[0] == WITHDRAW:
        return windows[window], "why.no-order", {"window": window}
    message = "why.order-stands" if stands(state, side, window) else "why.asked-now"
    return windows[window], message, {"window": window}
