"""Stops a game at a test's table when a whole turn went by in which nobody had anything to decide."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

from grognard.kernel.frames import Frame
from grognard.kernel.state import State


class Watched:
    """The lowest frame of a game: it takes no step in a turn after the one that is allowed.

    The stack that it then leaves empty is held; nothing is pending, yet the game is not over.
    """

    turn: Callable[[Any], int]
    allowed = 0
    held: tuple[Frame, ...] = ()

    def allow(self, turn: int) -> None:
        """The last turn that may pass before somebody decides."""
        self.allowed = turn

    def go_on(self, g: State, turn: int) -> None:
        """Lays the held frames on the stack again."""
        assert self.held, "somebody must decide, or the game is over"
        g.stack, self.held = list(self.held), ()
        self.allow(turn)


def watched(g: State, turn: Callable[[Any], int]) -> Watched:
    """Puts a watch on the lowest frame of a game."""
    lowest = g.stack[0]
    values = {field.name: getattr(lowest, field.name) for field in fields(lowest) if field.init}
    kind: Any = type(lowest)
    frame = _kind(kind)(**values)
    frame.turn = turn
    g.stack[0] = frame
    watch: Watched = frame
    return watch


@cache
def _kind(kind: Any) -> Any:
    """The same frame, by the same name, that looks at the turn before each step; its copies do not."""
    steps = {name: step if step.choice else _looking(name, step) for name, step in kind.TABLE.items()}
    return type(kind.__name__, (Watched, kind), {"TABLE": steps})


def _looking(name: str, step: Any) -> Any:
    def take(frame: Any, g: State) -> None:
        if frame.turn(g) > frame.allowed:
            frame.at, frame.held = name, tuple(g.stack)
            g.stack.clear()
        else:
            step.method(frame, g)

    return step._replace(method=take)
