"""Frames: rule procedures as plain data."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import END, Frame, UnknownFrame, frame, frame_from_data, frame_to_data
from grognard.kernel.state import Decision, State, ask
from grognard.kernel.verbs import choice


class Diary(State):
    """What the frames did, in order."""

    lines: list[str]


def run(item: Frame) -> Diary:
    """A diary where this frame has begun."""
    diary = Diary(None, key_from_seed(0))
    diary.lines, diary.stack = [], [item]
    flow.run(diary)
    return diary


@frame
class Day(Frame):
    """Three steps and a loop."""

    guests: tuple[str, ...] = ()
    plan: tuple[tuple[int, ...], ...] = ()

    STEPS = ("wake", "greet", "sleep")

    def wake(self, g: Diary) -> None:
        """Notes it."""
        g.lines.append("wake")

    @choice
    def greet(self, g: Diary) -> Decision | None:
        """Asks once for each guest."""
        return ask("host", "greet") if self.guests else None

    @greet.verb(("nod", "leave"))
    def meet(self, g: Diary, verb: str) -> None:
        """Notes it."""
        g.lines.append(f"{verb} {self.guests[0]}")
        self.guests = self.guests[1:]
        if verb == "leave":
            self.at = END

    def sleep(self, g: Diary) -> None:
        """Notes it."""
        g.lines.append("sleep")


@frame
class LongDay(Frame):
    """A day saved before its `wash` step was inserted."""

    STEPS = ("wake", "wash", "sleep")

    def wake(self, g: Diary) -> None:
        """Notes it."""
        g.lines.append("wake")

    def wash(self, g: Diary) -> None:
        """Notes it."""
        g.lines.append("wash")

    def sleep(self, g: Diary) -> None:
        """Notes it."""
        g.lines.append("sleep")


def test_steps_run_in_their_order() -> None:
    diary = run(LongDay())
    assert diary.lines == ["wake", "wash", "sleep"]


def test_a_choice_is_asked_until_nothing_is_left_to_choose() -> None:
    diary = run(Day(("Ann", "Bob")))
    flow.apply(diary, "host", ("nod",))
    assert diary.pending["host"].prompt == "greet"
    flow.apply(diary, "host", ("nod",))
    assert diary.lines == ["wake", "nod Ann", "nod Bob", "sleep"]
    assert diary.pending == {}


def test_a_frame_can_be_left_from_any_step() -> None:
    diary = run(Day(("Ann", "Bob")))
    flow.apply(diary, "host", ("leave",))
    assert diary.lines == ["wake", "leave Ann"]
    assert diary.stack == []


def test_a_saved_game_survives_an_inserted_step() -> None:
    saved = {"frame": "LongDay", "at": "sleep"}
    diary = run(frame_from_data(saved, __name__))
    assert diary.lines == ["sleep"]


def test_a_saved_game_survives_a_new_field_with_a_default() -> None:
    assert frame_from_data({"frame": "Day", "at": "sleep"}, __name__) == Day(at="sleep")


days = st.builds(
    Day,
    st.lists(st.text(max_size=3)).map(tuple),
    st.lists(st.lists(st.integers()).map(tuple)).map(tuple),
    at=st.sampled_from([*Day.STEPS, END]),
)


@given(days)
def test_a_frame_is_the_same_after_it_was_saved(day: Frame) -> None:
    assert frame_from_data(json.loads(json.dumps(frame_to_data(day))), __name__) == day


@given(days)
def test_a_clone_of_a_frame_is_equal_and_independent(day: Day) -> None:
    clone = day.clone()
    assert clone == day
    clone.at, clone.guests = "wake", (*day.guests, "Eve")
    assert clone.guests != day.guests
    assert clone is not day


def test_a_new_frame_stands_at_its_first_step() -> None:
    assert Day().at == "wake"
    assert Day(at="sleep").at == "sleep"


@pytest.mark.parametrize(
    ("saved", "complaint"),
    [
        ({"frame": "Night", "at": "wake"}, "frame: expected one of .*Day.*; got 'Night'"),
        ({"frame": "Day", "at": "dance"}, "Day.at: expected one of wake, greet, sleep; got 'dance'"),
        ({"frame": "Day", "hat": 1}, "Day: expected the fields at, guests, plan; got hat"),
    ],
)
def test_unknown_frames_fields_and_steps_are_refused(saved: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UnknownFrame, match=complaint):
        frame_from_data(saved, __name__)


def bare(name: str, module: str, **attributes: Any) -> type[Frame]:
    """A frame made by hand."""

    def rest(self: Frame, g: State) -> None:
        """Nothing."""

    return frame(type(name, (Frame,), {"__module__": module, "STEPS": ("rest",), "rest": rest, **attributes}))


def test_each_game_may_have_a_frame_of_the_same_name() -> None:
    first, second = bare("Twin", "games.one.rules"), bare("Twin", "games.two.rules")
    assert type(frame_from_data({"frame": "Twin"}, "games.one.position")) is first
    assert type(frame_from_data({"frame": "Twin"}, "games.two.position")) is second


def test_two_frames_of_one_game_may_not_share_a_name() -> None:
    bare("Single", "games.three.movement")
    with pytest.raises(TypeError, match=r"two frames of games.three are named Single"):
        bare("Single", "games.three.combat")


@pytest.mark.parametrize("steps", [(), ("rest", "end")])
def test_steps_need_names_and_end_is_none(steps: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match=r"Odd.STEPS: expected names other than 'end'"):
        bare("Odd", "games.four.rules", STEPS=steps)


def test_a_step_must_be_a_method() -> None:
    with pytest.raises(TypeError, match=r"Odd.STEPS: 'rset' is no method"):
        bare("Odd", "games.four.rules", STEPS=("rset",))


def test_a_choice_needs_an_effect() -> None:
    def ask(self: Frame, g: State) -> None:
        """Asks nothing."""

    with pytest.raises(TypeError, match=r"Odd.rest: a choice needs verbs"):
        bare("Odd", "games.four.rules", rest=choice(ask))
