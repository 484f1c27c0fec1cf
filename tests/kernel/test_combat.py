"""Losses, retreats and advances: who is asked, what is offered, and what becomes of those who can't go."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace

import pytest

from grognard.kernel import combat, flow
from grognard.kernel.actions import Action
from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.zoc import spread
from grognard.kernel.frames import Frame, frame
from grognard.kernel.pieces import Layout, Pieces
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar

BOARD = hex_board(HexGrid(5, 5), "the meadow")
SIDES = ("red", "blue")
OUT, RED, BLUE = 1, 0, 1
LAYOUT = Layout(
    BOARD, ("board", "out"), bytes([RED, RED, RED, BLUE, BLUE]), 2, spread(BOARD, lambda a, b: False)
)


class Meadow(Pieces):
    """Three red units and two blue ones, of two steps each."""

    steps: bytearray
    mined: int


@frame
class SomeLosses(combat.Losses):
    """Red loses first."""

    def rank(self, g: Meadow, unit: int) -> int:
        return g.camp[unit]

    def ask(self, g: Meadow, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "lose")

    def lose_step(self, g: Meadow, unit: int) -> None:
        g.note("lost", unit=unit)
        g.steps[unit] -= 1
        if not g.steps[unit]:
            g.remove(unit, OUT)

    def bar_to_lose(self, g: Meadow, unit: int) -> Bar:
        return "1", "why.others-first"


@frame
class SomeRetreat(combat.Retreat):
    """Into vacant hexes, southward before other ways; a mine takes who steps on it."""

    def rank(self, g: Meadow, unit: int) -> int:
        return g.camp[unit]

    def ask(self, g: Meadow, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "retreat")

    def cells(self, g: Meadow, unit: int, way: tuple[int, ...]) -> list[int]:
        near = [cell for cell in BOARD.neighbours[way[-1]] if not g.units_at(cell)]
        south = [cell for cell in near if BOARD.centres[cell][1] < BOARD.centres[way[-1]][1]]
        return south or near

    def go(self, g: Meadow, unit: int, cell: int) -> None:
        g.note("went", unit=unit)
        g.put(unit, cell)
        if cell == g.mined:
            g.remove(unit, OUT)

    def lost(self, g: Meadow, unit: int) -> None:
        g.note("lost", unit=unit)
        g.remove(unit, OUT)

    def bar_to_retreat(self, g: Meadow, unit: int, cell: int) -> Bar:
        return "2", "why.no-retreat"


@frame
class RankedRetreat(SomeRetreat):
    """Southward if that leads on, else into any vacant hex."""

    def classes(self, g: Meadow, unit: int, way: tuple[int, ...]) -> Iterable[Sequence[int]]:
        yield self.cells(g, unit, way)
        yield [cell for cell in BOARD.neighbours[way[-1]] if not g.units_at(cell)]


@frame
class SomeAdvance(combat.Advance):
    """One unit into each hex that is vacant."""

    def rank(self, g: Meadow, unit: int) -> int:
        return g.camp[unit]

    def ask(self, g: Meadow, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "advance")

    def go(self, g: Meadow, unit: int, cell: int) -> None:
        g.put(unit, cell)

    def bar_to_advance(self, g: Meadow, unit: int, cell: int) -> Bar | None:
        return ("3", "why.occupied") if g.units_at(cell) else None

    def not_yet(self, g: Meadow, unit: int) -> Bar:
        return "3", "why.later"


def meadow(first: Frame, **places: str) -> Meadow:
    """Units `a` to `e` in these hexes, and a frame that has begun."""
    g = Meadow(SimpleNamespace(layout=LAYOUT), bytes(32))
    g.clear_board(OUT)
    g.steps, g.mined = bytearray([2] * 5), -1
    g.set_up(("abcde".index(name), place) for name, place in places.items())
    g.stack.append(first)
    flow.run(g)
    return g


def options(g: Meadow) -> list[tuple[str, ...]]:
    """What can be chosen: verbs, units by letter, hexes by label."""
    decision = next(iter(g.pending.values()))
    return [
        (verb, *("abcde"[unit] for unit in rest[:1]), *(BOARD.labels[cell] for cell in rest[1:]))
        for verb, *rest in decision.options
    ]


def do(g: Meadow, verb: str, *rest: str) -> None:
    """Chooses."""
    action: Action = (verb, *("abcde".index(unit) for unit in rest[:1]), *map(BOARD.cell, rest[1:]))
    (side,) = g.pending
    assert action in g.pending[side].options
    flow.apply(g, side, action)


def log(g: Meadow) -> list[str]:
    """What happened to whom."""
    return [f"{event.message} {'abcde'[event.args['unit']]}" for event in g.events]


# Losses


def test_nobody_loses_a_second_step_before_all_have_lost_one() -> None:
    g = meadow(SomeLosses((0, 1, 2), 2), a="0101", b="0101", c="0102")
    assert options(g) == [("lose", "a"), ("lose", "b"), ("lose", "c")]
    do(g, "lose", "b")
    assert options(g) == [("lose", "a"), ("lose", "c")]
    do(g, "lose", "c")
    assert not g.pending


def test_steps_that_leave_no_choice_are_taken_at_once() -> None:
    g = meadow(SomeLosses((0, 1, 2), 4), a="0101", b="0101", c="0102")
    assert log(g) == ["lost a", "lost b", "lost c"]
    assert options(g) == [("lose", "a"), ("lose", "b"), ("lose", "c")]


def test_who_is_dead_loses_no_more_and_what_is_left_over_is_forgotten() -> None:
    g = meadow(SomeLosses((0,), 3), a="0101")
    assert log(g) == ["lost a", "lost a"]
    assert not g.pending


def test_the_side_of_the_first_rank_loses_first() -> None:
    g = meadow(SomeLosses((3, 0, 1, 4), 2), a="0101", b="0101", d="0102", e="0102")
    assert list(g.pending) == ["red"]
    do(g, "lose", "b")
    assert log(g) == ["lost b", "lost a"]  # red has one left to lose: no choice


@frame
class SomeCombat(Frame):
    """What the losses belong to."""

    STEPS = ("over",)

    def over(self, g: Meadow) -> None:
        """Nothing more."""

    def meanwhile(self, g: Meadow, attempt: Action) -> Bar | None:
        return "9", "why.combat-first"


def test_other_verbs_are_left_to_the_combat_below_however_many_losses_lie_between() -> None:
    g = meadow(SomeLosses((0, 1), 1), a="0101", b="0101")
    g.stack = [SomeCombat(), SomeLosses((3, 4), 1), *g.stack]
    assert g.stack[-1].meanwhile(g, ("march",)) == ("9", "why.combat-first")
    g.stack = g.stack[-1:]
    assert g.stack[-1].meanwhile(g, ("march",)) is None


# Retreats


def test_the_best_hexes_are_offered_for_every_unit_of_the_side_asked_first() -> None:
    g = meadow(SomeRetreat((3, 0)), a="0301", d="0303")
    assert list(g.pending) == ["red"]
    assert {unit for _, unit, _ in options(g)} == {"a"}
    do(g, *options(g)[0])
    assert list(g.pending) == ["blue"]


def test_a_longer_retreat_is_completed_before_the_next_unit_goes() -> None:
    g = meadow(SomeRetreat((0, 1), length=2), a="0301", b="0301")
    assert {unit for _, unit, _ in options(g)} == {"a", "b"}
    do(g, "retreat", "b", "0302")
    assert {unit for _, unit, _ in options(g)} == {"b"}
    do(g, *options(g)[0])
    assert {unit for _, unit, _ in options(g)} == {"a"}


def test_a_way_that_can_not_be_completed_is_not_offered() -> None:
    around = {"a": "0101", "b": "0201", "d": "0202", "e": "0103"}
    assert options(meadow(SomeRetreat((0,)), **around)) == [("retreat", "a", "0102")]
    assert log(meadow(SomeRetreat((0,), length=2), **around)) == ["lost a"]


def test_a_worse_class_of_hexes_counts_when_no_better_one_leads_on() -> None:
    # South of a lies 0305, a dead end for two hexes; in the north the ground is open.
    around = {"a": "0304", "b": "0205", "c": "0405", "d": "0204", "e": "0404"}
    assert log(meadow(SomeRetreat((0,), length=2), **around)) == ["lost a"]
    found = options(meadow(RankedRetreat((0,), length=2), **around))
    assert {cell for *_, cell in found} == {"0203", "0303", "0403"}
    assert options(meadow(RankedRetreat((0,)), **around)) == [("retreat", "a", "0305")]


def test_no_hex_is_entered_twice() -> None:
    g = meadow(SomeRetreat((0,), length=2), a="0305")
    do(g, *options(g)[0])
    assert "0305" not in {cell for *_, cell in options(g)}


def test_who_is_surrounded_is_lost_when_the_others_have_gone() -> None:
    around = dict(zip("bcde", ("0102", "0201", "0302", "0401"), strict=True))
    g = meadow(SomeRetreat((0, 2)), a="0101", **around)
    assert {unit for _, unit, _ in options(g)} == {"c"}
    do(g, *options(g)[0])
    assert ("retreat", "a", "0201") in options(g)  # c has made room
    g = meadow(SomeRetreat((0,)), a="0101", b="0102", d="0201")
    assert log(g) == ["lost a"]


def test_who_is_lost_on_the_way_does_not_hold_up_the_others() -> None:
    g = meadow(SomeRetreat((0, 1), length=2), a="0301", b="0501")
    g.mined = BOARD.cell("0302")
    do(g, "retreat", "a", "0302")
    assert {unit for _, unit, _ in options(g)} == {"b"}


# Advances


def test_each_side_may_advance_or_decline() -> None:
    cells = tuple(map(BOARD.cell, ("0202", "0302")))
    g = meadow(SomeAdvance((0, 3), cells), a="0101", d="0303")
    assert options(g) == [("advance", "a", "0202"), ("advance", "a", "0302"), ("decline",)]
    do(g, "decline")
    assert list(g.pending) == ["blue"]
    do(g, "advance", "d", "0202")
    assert options(g) == [("advance", "d", "0302"), ("decline",)]


@pytest.mark.parametrize(
    ("unit", "cell", "message"),
    [("a", "0101", "why.occupied"), ("d", "0202", "why.later"), ("a", "0202", None)],
)
def test_refusals_come_from_the_game(unit: str, cell: str, message: str | None) -> None:
    cells = tuple(map(BOARD.cell, ("0202", "0101")))
    g = meadow(SomeAdvance((0, 3), cells), a="0101", d="0303")
    top, step = flow.choice_in_progress(g)
    bar = step.bar(top, g, g.pending["red"].options, ("advance", "abcde".index(unit), BOARD.cell(cell)))
    assert (bar[1] if bar else None) == message


def test_a_frame_that_leaves_out_what_the_game_must_say_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^Half: expected methods ask, bar_to_lose; found none of its own$"):

        @frame
        class Half(combat.Losses):
            def lose_step(self, g: Pieces, unit: int) -> None:
                """Nothing."""
