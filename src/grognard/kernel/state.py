"""State in columns: what changes in a game, cheap to clone and easy to save.

A game declares its columns as annotations of a subclass: `bytearray`, `array` and `list` columns are
copied by a clone, everything else is immutable and shared: `tuple`, `int`, `bool`, `str`, also `| None`.

>>> class Position(State):
...     cell: bytearray
...     turn: int
"""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from inspect import get_annotations
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self

from grognard.kernel.actions import Action, Side
from grognard.kernel.cloning import compile_clone
from grognard.kernel.dice import SECRET, Throw, throw
from grognard.kernel.frames import Frame, deep_tuple, frame_from_data, frame_to_data
from grognard.kernel.reactions import Order

_COPIED = ("bytearray", "array", "list")
_SHARED = ("tuple", "int", "bool", "str", "int | None", "bool | None", "str | None")


class Decision(NamedTuple):
    """What a side must choose now: a prompt and the options, in canonical order."""

    side: Side
    prompt: str
    options: list[Action]
    args: Mapping[str, Any] = MappingProxyType({})


def ask(side: Side, prompt: str, /, **args: Any) -> Decision:
    """A decision whose options are what the verbs of the choice offer."""
    return Decision(side, prompt, [], args)


SPECTATOR = ""
"""Among the readers of a line: whoever holds no side."""
MASKED = "?"
"""Among the readers of a line: it is for those who don't know all of it, and others read it in full."""


class Event(NamedTuple):
    """One line of the log: a message, the rules behind it, and who may read it (None: everyone)."""

    message: str
    rules: tuple[str, ...]
    args: Mapping[str, Any]
    seen_by: tuple[Side, ...] | None = None

    def is_for(self, readers: Iterable[Side]) -> bool:
        """Whether it is for one of these sides, or for a spectator.

        A masked line is for those of whom none knows more.
        """
        if self.seen_by is None:
            return True
        found = (reader in self.seen_by for reader in readers)
        return all(found) if MASKED in self.seen_by else any(found)


class State:
    """Base of every game's state: the frames in progress, the dice, and the game's columns."""

    COLUMNS: ClassVar[tuple[tuple[str, str], ...]] = ()
    DERIVED: ClassVar[Mapping[str, str]] = {}
    """What follows from the columns, and how a clone gets it; neither saved nor part of the fingerprint."""
    UNTIL: ClassVar[tuple[str, ...]] = ("turn",)
    """What may end a standing order (`reactions`), in the words of the game: the rules call `expire`."""
    _own_columns: ClassVar[Mapping[str, str]] = {}
    _copy: ClassVar[Callable[[Any], Any]]

    world: Any
    stack: list[Frame]
    key: bytes
    throws: int
    lots: int
    """Secret throws so far. They are numbered apart: the number of an open one must not tell of them."""
    dictated: tuple[int, ...]
    sealed: tuple[tuple[Side, Action], ...]
    """What the sides that have answered chose, where several are asked at once."""
    orders: tuple[Order, ...]
    events: list[Event]
    rolled: tuple[Throw, ...]
    passed: tuple[Side, ...]
    """For whom a standing order answered in the last action."""
    learnt: tuple[tuple[Side, Any], ...]
    """What the last action revealed: to which side, and what."""
    pending: dict[Side, Decision]

    def __init_subclass__(cls) -> None:
        apart = {"world", *cls.__dict__.get("DERIVED", ())}
        hints = {name: hint for name, hint in get_annotations(cls).items() if "ClassVar[" not in str(hint)}
        cls._own_columns = {name: _kind(cls, name, hint) for name, hint in hints.items() if name not in apart}
        columns, derived = dict[str, str](), dict[str, str]()
        for base in reversed(cls.__mro__):  # also of a class with several bases
            columns |= base.__dict__.get("_own_columns", {})
            derived |= base.__dict__.get("DERIVED", {})
        cls.COLUMNS, cls.DERIVED = tuple(columns.items()), derived
        cls._copy = compile_clone(cls, {**cls.DERIVED, **_copies(cls.COLUMNS)})

    def __init__(self, world: Any, key: bytes) -> None:
        self.world, self.key, self.throws, self.lots, self.dictated = world, key, 0, 0, ()
        self.stack, self.sealed, self.events, self.rolled, self.pending = [], (), [], (), {}
        self.orders, self.passed, self.learnt = (), (), ()

    def clone(self) -> Self:
        """An independent copy: changing one never changes the other."""
        copy: Self = self._copy()
        return copy

    def roll(self, sides: int = 6, seen_by: tuple[Side, ...] | None = None) -> int:
        """Throws a die: the next dictated value if a test gave one, else the next of the key.

        A die that only some see is a secret throw.
        """
        if seen_by:
            self.learn(seen_by, "die")
        if self.dictated:
            value, self.dictated = self.dictated[0], self.dictated[1:]
            return value
        if seen_by is None:
            number = self.throws = self.throws + 1
        else:
            self.lots += 1
            number = SECRET + self.lots
        value = throw(self.key, number, sides)
        self.rolled += (Throw(number, sides, value, seen_by),)
        return value

    def note(self, message: str, *rules: str, seen_by: tuple[Side, ...] | None = None, **args: Any) -> None:
        """Adds a line to the log of the action in progress; one for some sides only tells them something."""
        self.events.append(Event(message, rules, args, seen_by))
        if seen_by is not None:
            self.learn(seen_by, message)

    def note_for_own(self, message: str, *rules: str, sides: tuple[Side, ...], **args: Any) -> None:
        """Adds a line for these sides only that repeats what they have just chosen: it reveals nothing."""
        self.events.append(Event(message, rules, args, sides))

    def learn(self, sides: Iterable[Side], *what: Any) -> None:
        """Takes down that the action in progress reveals something to sides."""
        self.learnt += tuple((side, each) for side in sides for each in what)

    def revealed(self) -> dict[Side, tuple[Any, ...]]:
        """What each side learnt by the last action; one that revealed nothing may be taken back."""
        found: dict[Side, tuple[Any, ...]] = {}
        for side, what in self.learnt:
            found[side] = (*found.get(side, ()), what)
        return found

    def deal_hidden(self, sides: Iterable[Side], rng: Random) -> None:
        """Deals anew, among all that they may be, the things that these sides can't know."""

    def levelled(self, everything: bool) -> Self:
        """A state in which all sides know what any of them knows, or only what all of them know."""
        return self

    def takes_orders(self, side: Side) -> bool:
        """Whether a side may order its windows to pass; not where players share it who may disagree."""
        return True

    def expire(self, until: str, *sides: Side) -> None:
        """Ends the standing orders that were given until this; of all sides, or of these."""
        if self.orders:
            self.orders = tuple(
                order for order in self.orders if order.until != until or (sides and order.side not in sides)
            )

    def dump(self) -> dict[str, Any]:
        """Everything that changes, as plain data for JSON; `load` is its inverse."""
        data: dict[str, Any] = {
            "key": self.key.hex(),
            "throws": self.throws,
            "dictated": list(self.dictated),
            "sealed": [[side, list(action)] for side, action in self.sealed],
            "stack": [frame_to_data(frame) for frame in self.stack],
        }
        if self.orders:
            data["orders"] = [list(order) for order in self.orders]
        if self.lots:
            data["lots"] = self.lots
        for name, kind in self.COLUMNS:
            value = getattr(self, name)
            data[name] = list(value) if kind in _COPIED or kind == "tuple" else value
        return data

    @classmethod
    def load(cls, world: Any, data: Mapping[str, Any]) -> Self:
        """The state that `dump` wrote. The pending decision is worked out anew by the flow."""
        data = cls.upgrade(world, data)
        state = cls(world, bytes.fromhex(data["key"]))
        state.throws, state.lots = data["throws"], data.get("lots", 0)
        state.dictated = tuple(data["dictated"])
        state.sealed = tuple((side, tuple(action)) for side, action in data["sealed"])
        state.orders = tuple(Order(*order) for order in data.get("orders", ()))
        state.stack = [frame_from_data(item, cls.__module__) for item in data["stack"]]
        for name, kind in cls.COLUMNS:
            setattr(state, name, _restore(kind, data[name]))
        state.derive()
        return state

    @classmethod
    def upgrade(cls, world: Any, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What an earlier version dumped, in the columns of today; a game whose columns change says how."""
        return data

    def derive(self) -> None:
        """Makes what is not saved; called after a load."""

    def fingerprint(self) -> str:
        """A short hash of all that changes: equal states, equal fingerprints."""
        text = json.dumps(self.dump(), separators=(",", ":"))
        return blake2b(text.encode(), digest_size=12).hexdigest()


def _kind(cls: type[State], name: str, hint: Any) -> str:
    """The name of a column's type. Array columns hold 16-bit numbers: `array("h", …)`."""
    text = hint.__name__ if isinstance(hint, type) else str(hint)
    kind = re.sub(r"\[.*\]", "", text).rpartition(".")[2]
    if name in State.__annotations__:
        raise TypeError(f"{cls.__name__}.{name}: this name is the kernel's own; choose another")
    if kind not in _COPIED + _SHARED:
        raise TypeError(f"{cls.__name__}.{name}: expected {', '.join(_COPIED + _SHARED)}; got {text}")
    return kind


def _restore(kind: str, value: Any) -> Any:
    if kind == "bytearray":
        return bytearray(value)
    if kind == "array":
        return array("h", value)
    if kind == "list":
        return [deep_tuple(item) for item in value]
    return deep_tuple(value)


def _copies(columns: Iterable[tuple[str, str]]) -> dict[str, str]:
    """How a clone gets each attribute; what is immutable, and the pending decisions, are shared."""
    shared = ("world", "key", "throws", "lots", "dictated", "sealed", "orders", "rolled", "passed", "learnt")
    copies = {name: f"old.{name}" for name in (*shared, "pending")}
    copies |= {"events": "old.events[:]", "stack": "[frame.clone() for frame in old.stack]"}
    return copies | {name: f"old.{name}[:]" if kind in _COPIED else f"old.{name}" for name, kind in columns}
