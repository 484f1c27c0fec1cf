"""What going on gives up, and what is owed before: said in numbers, with the rule."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import KONIEV
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.position import Position
from grognard.kernel.answers import Reason

GAME = RaceForBerlin()


def at(prompt: str) -> Position:
    """The game at the first decision of this kind, reached by whatever is offered first."""
    state = GAME.new("race", {}, bytes(32))
    for _ in range(200):
        ((side, decision),) = state.pending.items()
        if decision.prompt == prompt:
            return state
        options = list(decision.options)
        GAME.act(state, side, options[-1] if ("done",) in options or ("pass",) in options else options[0])
    raise AssertionError(f"{prompt} did not come")


def lost(state: Position, line: str) -> Reason | None:
    (side,) = state.pending
    return GAME.given_up(state, side, GAME.parse(line))


def do(state: Position, line: str) -> None:
    (side,) = state.pending
    GAME.act(state, side, GAME.parse(line))


def test_a_replacement_point_that_is_not_used_is_lost() -> None:
    state = at("ask.replacement")
    assert lost(state, "done") == Reason("3.2.3", "lost.replacement")
    do(state, "support")
    assert lost(state, "done") is None


def test_to_begin_with_nobody_activated_is_to_pass() -> None:
    state = at("ask.activate")
    reason = lost(state, "begin")
    assert reason is not None
    assert (reason.rule, reason.message) == ("4.1.5a", "lost.impulse")
    assert reason.args["count"] == len({unit for _, unit in state.stack[-1].offers})  # type: ignore[attr-defined]
    state.passes = 1
    again = lost(state, "begin")
    assert again is not None
    assert again.rule == "4.1.5b"
    do(state, "fight 8GA-1")
    assert lost(state, "begin") is None


def test_units_that_were_activated_and_did_nothing_are_counted() -> None:
    state = at("ask.activate")
    for line in ("march 69-1", "march 69-2", "fight 8GA-1", "begin"):
        do(state, line)
    assert lost(state, "end") == Reason("4.1.4", "lost.marches", {"count": 2})
    do(state, "end")
    zones = [option for option in state.pending["joukov"].options if len(option) > 1]
    assert lost(state, "end") == Reason("4.1.4", "lost.attacks", {"count": len(zones)})


def test_what_hitler_orders_is_said_to_be_owed() -> None:
    state = at("ask.activate")
    state.order = KONIEV
    while GAME.decisions(state).get("koniev") is None or state.phase != "C.3":
        ((side, decision),) = state.pending.items()
        GAME.act(state, side, next(option for option in reversed(decision.options) if len(option) == 1))
    reason = GAME.owed(state, "koniev")
    assert reason is not None
    assert (reason.rule, reason.message) == ("2.3.2a", "owed.divisions")
    assert reason.args["count"] == 2
