"""State: columns that are copied, saved and told apart."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.dice import SECRET, key_from_seed, throw
from grognard.kernel.frames import Frame, UnknownFrame, frame
from grognard.kernel.state import Decision, Event, State

KEY = key_from_seed(1)
WORLD = object()


@frame
class Waiting(Frame):
    """A frame to be saved."""

    unit: int
    cells: tuple[tuple[int, ...], ...] = ()

    STEPS = ("first", "second")

    def first(self, g: Columns) -> None:
        """Nothing."""

    def second(self, g: Columns) -> None:
        """Nothing."""


class Columns(State):
    """A column of each kind."""

    small: bytearray
    wide: array[int]
    things: list[tuple[int, str]]
    pairs: tuple[tuple[int, ...], ...]
    turn: int
    over: bool
    name: str
    leader: int | None


def make(
    small: bytes = b"\1\2",
    wide: tuple[int, ...] = (-1, 900),
    things: tuple[tuple[int, str], ...] = ((1, "a"),),
    pairs: tuple[tuple[int, ...], ...] = ((1, 2), (), (3,)),
    turn: int = 3,
    over: bool = False,
    name: str = "dawn",
    leader: int | None = None,
) -> Columns:
    state = Columns(WORLD, KEY)
    state.small, state.wide, state.things = bytearray(small), array("h", wide), list(things)
    state.pairs, state.turn, state.over, state.name, state.leader = pairs, turn, over, name, leader
    state.stack = [Waiting(4, ((1,), (2, 3)), at="second")]
    return state


states = st.builds(
    make,
    small=st.binary(max_size=20),
    wide=st.lists(st.integers(-(2**15), 2**15 - 1), max_size=20).map(tuple),
    things=st.lists(st.tuples(st.integers(), st.text(max_size=3)), max_size=4).map(tuple),
    pairs=st.lists(st.lists(st.integers(), max_size=3).map(tuple), max_size=4).map(tuple),
    turn=st.integers(),
    over=st.booleans(),
    name=st.text(max_size=5),
    leader=st.none() | st.integers(),
)


def columns(state: Columns) -> dict[str, Any]:
    """The columns by name, with the frames."""
    return {name: getattr(state, name) for name, _ in state.COLUMNS} | {"stack": state.stack}


@given(states)
def test_load_is_the_inverse_of_dump(state: Columns) -> None:
    loaded = Columns.load(WORLD, json.loads(json.dumps(state.dump())))
    assert columns(loaded) == columns(state)
    assert [type(value) for value in columns(loaded).values()] == [type(v) for v in columns(state).values()]
    assert loaded.dump() == state.dump()
    assert loaded.fingerprint() == state.fingerprint()
    assert loaded.world is WORLD


def change_small(state: Columns) -> None:
    state.small.append(7)


def change_wide(state: Columns) -> None:
    state.wide.append(7)


def change_things(state: Columns) -> None:
    state.things.append((7, "x"))


def change_pairs(state: Columns) -> None:
    state.pairs = (*state.pairs, (7,))


def change_turn(state: Columns) -> None:
    state.turn += 1


def change_over(state: Columns) -> None:
    state.over = not state.over


def change_name(state: Columns) -> None:
    state.name += "x"


def change_leader(state: Columns) -> None:
    state.leader = 7 if state.leader is None else None


def change_key(state: Columns) -> None:
    state.key = key_from_seed(2)


def change_throws(state: Columns) -> None:
    state.roll()


def change_lots(state: Columns) -> None:
    state.roll(6, ("red",))


def change_dictated(state: Columns) -> None:
    state.dictated = (6,)


def change_sealed(state: Columns) -> None:
    state.sealed = (("red", ("bid", 1)),)


def change_field_of_frame(state: Columns) -> None:
    top = state.stack[-1]
    assert isinstance(top, Waiting)
    top.unit += 1


def change_step(state: Columns) -> None:
    state.stack[-1].at = "first"


def change_stack(state: Columns) -> None:
    state.stack.append(Waiting(0))


CHANGES = [value for name, value in sorted(globals().items()) if name.startswith("change_")]


@given(st.sampled_from(CHANGES), states)
def test_a_clone_is_equal_and_independent(change: Callable[[Columns], None], state: Columns) -> None:
    before = state.fingerprint()
    clone = state.clone()
    assert clone.dump() == state.dump()
    change(clone)
    assert state.fingerprint() == before
    assert clone.fingerprint() != before


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_changes_the_fingerprint_and_is_saved(change: Callable[[Columns], None]) -> None:
    state, clone = make(), make().clone()
    change(clone)
    assert clone.fingerprint() != state.fingerprint() == make().fingerprint()
    assert Columns.load(WORLD, json.loads(json.dumps(clone.dump()))).fingerprint() == clone.fingerprint()


def test_every_column_has_such_a_change() -> None:
    changed = {change.__name__.removeprefix("change_") for change in CHANGES}
    assert {name for name, _ in Columns.COLUMNS} <= changed


def test_two_states_from_the_same_save_are_independent() -> None:
    saved = make().dump()
    first, second = Columns.load(WORLD, saved), Columns.load(WORLD, saved)
    for change in CHANGES:
        change(first)
    assert second.fingerprint() == make().fingerprint()


def test_a_clone_keeps_the_log_and_the_pending_decision() -> None:
    state = make()
    state.note("combat.won", "6-1", unit=3)
    state.pending = {"red": Decision("red", "bid", [("bid", 1)])}
    clone = state.clone()
    clone.note("combat.lost")
    assert clone.pending == state.pending
    assert state.events == [Event("combat.won", ("6-1",), {"unit": 3})]


def test_a_note_may_be_for_some_sides_only() -> None:
    state = make()
    state.note("chit.drawn", "2-1", "2-2", seen_by=("red",), chit=4)
    assert state.events == [Event("chit.drawn", ("2-1", "2-2"), {"chit": 4}, ("red",))]
    assert [state.events[0].is_for(readers) for readers in (["red"], ["blue"], ["blue", "red"], [""])] == [
        True,
        False,
        True,
        False,
    ]
    assert state.revealed() == {"red": ("chit.drawn",)}


def test_dice_are_keyed_and_counted() -> None:
    state = make()
    rolled = [state.roll(), state.roll(10)]
    assert rolled == [throw(KEY, 1, 6), throw(KEY, 2, 10)]
    assert state.throws == 2
    assert state.clone().roll() == throw(KEY, 3, 6)


def test_secret_throws_are_numbered_apart_and_known_to_some() -> None:
    state = make()
    state.roll()
    drawn = state.roll(20, ("red",))
    assert drawn == throw(KEY, SECRET + 1, 20)
    assert (state.throws, state.lots, state.roll()) == (1, 1, throw(KEY, 2, 6))
    assert [die.seen_by for die in state.rolled] == [None, ("red",), None]
    assert state.revealed() == {"red": ("die",)}


def test_dictated_throws_come_first_and_are_not_counted() -> None:
    state = make()
    state.dictated = (3, 6)
    assert [state.roll(), state.roll(), state.throws] == [3, 6, 0]
    assert state.roll() == throw(KEY, 1, 6)


def test_a_subclass_adds_its_columns() -> None:
    class More(Columns):
        """One column more."""

        weather: str

    assert dict(More.COLUMNS) == dict(Columns.COLUMNS) | {"weather": "str"}


def test_columns_and_what_follows_are_merged_along_all_bases() -> None:
    class Weather(State):
        """What any state can have beside its columns."""

        weather: str
        forecast: str
        KINDS: ClassVar[tuple[str, ...]] = ("dry", "wet")

        DERIVED: ClassVar[Mapping[str, str]] = {"forecast": "old.forecast"}

    class Both(Weather, Summed):
        """Columns of two bases and of its own."""

        turn: int

    assert [name for name, _ in Both.COLUMNS] == ["values", "weather", "turn"]
    assert list(Both.DERIVED) == ["total", "forecast"]


@pytest.mark.parametrize("hint", [dict[int, int], set[int], "bytes", "tuple[int, ...] | None", float])
def test_a_column_that_could_not_be_copied_or_saved_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Bad.column: expected bytearray, array, list, .*; got "):
        type("Bad", (State,), {"__annotations__": {"column": hint}})


@pytest.mark.parametrize("name", ["key", "stack", "events", "pending", "sealed", "throws", "dictated"])
def test_a_column_may_not_take_a_name_of_the_kernel(name: str) -> None:
    with pytest.raises(TypeError, match=f"Bad.{name}: this name is the kernel's own"):
        type("Bad", (State,), {"__annotations__": {name: int}})


def test_a_save_with_an_unknown_frame_is_refused() -> None:
    saved = make().dump()
    saved["stack"][0]["frame"] = "Sleeping"
    with pytest.raises(UnknownFrame, match="Sleeping"):
        Columns.load(WORLD, saved)


class Summed(State):
    """A column, and what follows from it."""

    values: bytearray
    total: int

    DERIVED: ClassVar[Mapping[str, str]] = {"total": "old.total"}

    @classmethod
    def upgrade(cls, world: Any, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return data if "values" in data else {**data, "values": data["numbers"]}

    def derive(self) -> None:
        self.total = sum(self.values)


def test_what_follows_is_cloned_but_neither_saved_nor_hashed() -> None:
    state = Summed(WORLD, KEY)
    state.values, state.total = bytearray([1, 2]), 9
    assert state.clone().total == 9
    assert "total" not in state.dump()
    loaded = Summed.load(WORLD, state.dump())
    assert loaded.total == 3
    assert loaded.fingerprint() == state.fingerprint()


def test_a_dump_of_an_earlier_version_is_upgraded() -> None:
    state = Summed(WORLD, KEY)
    state.values = bytearray([1, 2])
    saved = state.dump()
    saved["numbers"] = saved.pop("values")
    assert Summed.load(WORLD, saved).values == bytearray([1, 2])
