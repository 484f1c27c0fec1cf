"""Pieces: places, stacks, counts and zones are those of a plain model, whatever is done."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import network
from grognard.kernel.board.supply import barrier, flood, links
from grognard.kernel.board.zoc import spread
from grognard.kernel.kept import kept, reuse
from grognard.kernel.pieces import NOWHERE, ON_BOARD, Layout, Pieces, Stacked

BOARD = hex_board(HexGrid(4, 3), "the meadow")
CELLS, UNITS, CAMPS, OUT = len(BOARD), 7, 2, 1
LAYOUT = Layout(
    BOARD,
    ("board", "out", "reserve"),
    bytes(unit % CAMPS for unit in range(UNITS)),
    CAMPS,
    spread(BOARD, lambda a, b: a == 0),
)
WORLD = SimpleNamespace(layout=LAYOUT)
LINKS = links(network(BOARD, lambda a, b: 1))


class Sorted(Pieces):
    """Pieces that control their own cell alone when at rest."""

    resting: bytearray
    burnt: bytearray
    weather: str

    def zone_from(self, unit: int, cell: int) -> Sequence[int]:
        return (cell,) if self.resting[unit] else LAYOUT.spread[cell]


class Piled(Stacked):
    """The same in stacks whose order matters."""

    resting: bytearray
    burnt: bytearray
    weather: str

    zone_from = Sorted.zone_from


class Model:
    """The same kept in the plainest way: all is searched for."""

    def __init__(self) -> None:
        self.where: dict[int, int | str] = dict.fromkeys(range(UNITS), "out")
        self.camp, self.resting = list(LAYOUT.camps), [0] * UNITS
        self.arrivals: list[int] = []

    def go(self, unit: int, where: int | str) -> None:
        self.where[unit] = where
        self.arrivals = [unit, *(other for other in self.arrivals if other != unit)]

    def at(self, where: int | str, order: Sequence[int]) -> list[int]:
        return [unit for unit in order if self.where[unit] == where]

    def zone(self, camp: int) -> list[int]:
        found = [0] * CELLS
        for unit, cell in self.where.items():
            if isinstance(cell, int) and self.camp[unit] == camp:
                for near in (cell,) if self.resting[unit] else LAYOUT.spread[cell]:
                    found[near] += 1
        return found


State = Sorted | Piled


def new(cls: type[State] = Sorted) -> State:
    g = cls(WORLD, bytes(32))
    g.clear_board(OUT, "resting")
    g.burnt, g.weather = bytearray(CELLS), "fair"
    return g


@kept("weather")
def supplied(g: State, camp: int) -> bytes:
    """The cells joined to a corner, unless it is foggy."""
    closed = barrier(g.count[1 - camp], g.burnt, g.count[camp])
    return bytes(CELLS) if g.weather == "fog" else reuse(g, camp, flood, LINKS, (0, CELLS - 1), closed)


@kept()
def reserve(g: State) -> tuple[int, ...]:
    """The pieces in the second box."""
    return tuple(g.in_place(2))


units, cells = st.integers(0, UNITS - 1), st.sampled_from((0, 5, 6))
deeds = st.one_of(
    st.tuples(st.just("put"), units, cells),
    st.tuples(st.just("lift and put"), units, cells),
    st.tuples(st.just("remove"), units, st.sampled_from(("out", "reserve"))),
    st.tuples(st.just("camp"), units, st.integers(0, CAMPS - 1)),
    st.tuples(st.just("resting"), units, st.integers(0, 1)),
    st.tuples(st.just("burnt"), cells, st.integers(0, 1)),
    st.tuples(st.just("weather"), st.just(0), st.sampled_from(("fair", "fog"))),
    st.tuples(st.just("turn over"), cells, st.just(0)),
)


def do(g: State, model: Model, deed: str, number: int, value: int | str) -> None:
    """The same to both."""
    match deed, value:
        case (("put" | "lift and put"), int(cell)):
            if deed != "put" and g.cell[number] != NOWHERE:
                g.lift(number)
            g.put(number, cell)
            model.go(number, cell)
        case "remove", str(box):
            g.remove(number, LAYOUT.places.index(box))
            model.go(number, box)
        case ("camp" | "resting") as column, int():
            g.change(number, **{column: value})
            getattr(model, column)[number] = value
        case "burnt", int():
            g.mark(g.burnt, number, value)
        case "weather", str():
            g.weather = value
        case _:
            stack = g.units_at(number)[::-1]
            if isinstance(g, Piled) and stack:
                g.reorder(number, stack)
                model.arrivals = [*stack, *(unit for unit in model.arrivals if unit not in stack)]


@pytest.mark.parametrize("cls", [Sorted, Piled])
@settings(max_examples=200, deadline=None)
@given(history=st.lists(deeds, max_size=30))
def test_pieces_agree_with_a_plain_model(cls: type[State], history: list[tuple[str, int, int | str]]) -> None:
    g, model = new(cls), Model()
    for deed in history:
        before, copy = json.dumps(g.dump()), g.clone()
        do(g, model, *deed)
        order = model.arrivals if cls is Piled else range(UNITS)
        for cell in range(CELLS):
            assert g.units_at(cell) == model.at(cell, order)
            near = BOARD.neighbours[cell]
            assert g.units_in(near) == [unit for other in near for unit in model.at(other, order)]
            for camp in range(CAMPS):
                there = [unit for unit in model.at(cell, order) if model.camp[unit] == camp]
                assert g.count[camp][cell] == len(there)
        for camp in range(CAMPS):
            assert list(g.zone[camp]) == model.zone(camp)
            supplied(g, camp)
        reserve(g)
        for place, name in enumerate(LAYOUT.places[1:], 1):
            assert g.in_place(place) == model.at(name, range(UNITS))
        assert g.in_place(ON_BOARD) == [unit for unit in range(UNITS) if isinstance(model.where[unit], int)]
        assert g.problems() == []
        assert (json.dumps(copy.dump()), copy.problems()) == (before, [])


@pytest.mark.parametrize("cls", [Sorted, Piled])
@given(history=st.lists(deeds, max_size=15))
def test_a_load_makes_anew_what_is_not_saved(
    cls: type[State], history: list[tuple[str, int, int | str]]
) -> None:
    g, model = new(cls), Model()
    for deed in history:
        do(g, model, *deed)
    saved = json.loads(json.dumps(g.dump()))
    assert not {"count", "zone", "top", "memo", "last", "layout"} & set(saved)
    assert ("below" in saved) == (cls is Piled)
    loaded = cls.load(WORLD, saved)
    assert (loaded.count, loaded.zone, loaded.top, loaded.below) == (g.count, g.zone, g.top, g.below)
    assert loaded.fingerprint() == g.fingerprint()


@pytest.mark.parametrize(("cls", "stack"), [(Sorted, [1, 3, 4, 6]), (Piled, [3, 1, 6, 4])])
def test_a_stack_is_by_number_or_by_arrival(cls: type[State], stack: list[int]) -> None:
    g = new(cls)
    for unit in (4, 6, 1, 3):
        g.put(unit, 9)
    assert g.units_at(9) == stack


def test_pieces_are_set_up_by_the_names_of_places() -> None:
    g = new()
    g.set_up([(3, "0202"), (4, "reserve")])
    assert (g.cell[3], g.place[3]) == (BOARD.cell("0202"), ON_BOARD)
    assert (g.cell[4], g.place[4]) == (NOWHERE, 2)
    with pytest.raises(ValueError, match="the meadow has no cell '9999'"):
        g.set_up([(3, "9999")])


def test_only_what_lies_there_is_put_in_another_order() -> None:
    g = new(Piled)
    assert isinstance(g, Piled)
    g.put(1, 5)
    with pytest.raises(ValueError, match=r"expected the pieces \[1\]; got \[1, 2\]"):
        g.reorder(5, [1, 2])


def test_problems_tell_what_was_changed_behind_the_back_of_the_pieces() -> None:
    g = new()
    g.put(2, 5)
    g.cell[2] = 6
    assert g.problems() == [f"{name} is not that of the board" for name in ("count", "zone", "top")]
    g.place[2] = OUT
    assert g.problems()[0] == "piece 2 is in place out and in cell 6"


def test_an_answer_is_worked_out_once_and_shared_by_clones() -> None:
    asked = []

    @kept()
    def standing(g: Pieces) -> int:
        asked.append(g)
        return len(g.in_place(ON_BOARD))

    g = new()
    clone = g.clone()
    assert [standing(g), standing(g), standing(clone)] == [0, 0, 0]
    assert len(asked) == 1
    clone.put(0, 3)
    assert [standing(g), standing(clone)] == [0, 1]
    assert len(asked) == 2


def test_a_scalar_that_an_answer_names_makes_it_another() -> None:
    g = new()
    g.put(0, 0)
    assert any(supplied(g, 0))
    g.weather = "fog"
    assert not any(supplied(g, 0))


def test_what_can_change_is_not_kept() -> None:
    @kept()
    def zone(g: Pieces) -> bytearray:
        return g.zone[0]

    with pytest.raises(TypeError, match="must not change"):
        zone(new())


def test_problems_find_an_answer_that_reads_more_than_it_says() -> None:
    @kept()
    def is_foggy(g: Sorted) -> bool:
        return g.weather == "fog"

    g = new()
    is_foggy(g)  # type: ignore[arg-type]
    g.weather = "fog"
    assert len(g.problems()) == 1


def test_a_flood_is_reused_while_its_inputs_are_equal() -> None:
    g, made = new(), []

    def make(inputs: bytes) -> int:
        made.append(inputs)
        return len(inputs)

    assert [reuse(g, "line", make, bytes(2)), reuse(g.clone(), "line", make, bytes(2))] == [2, 2]
    assert reuse(g, "line", make, bytes(3)) == 3
    assert made == [bytes(2), bytes(3)]
