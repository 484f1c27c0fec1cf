"""Verbs: candidates, bars and effect said once; options, refusals and clicks follow."""

from typing import Any

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import Action, BadAction, Grammar, Side, several
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import END, Frame, derived, frame, frame_from_data, frame_to_data, verbs_of
from grognard.kernel.state import Decision, State, ask
from grognard.kernel.verbs import (
    CELL,
    DIRECTION,
    EDGE,
    UNIT,
    Bar,
    choice,
    grammar_of,
    groups,
    meant,
    open_choice,
    secret_choice,
)


class Camp(State):
    """What was done, in order, and who is tired."""

    lines: list[str]
    tired: bytearray


def run(item: Frame) -> Camp:
    """A camp where this frame has begun."""
    camp = Camp(None, key_from_seed(0))
    camp.lines, camp.tired, camp.stack = [], bytearray(4), [item]
    flow.run(camp)
    return camp


@frame
class March(Frame):
    """Units march off together, turn, and burn bridges."""

    gone: tuple[int, ...] = ()
    free: list[int] = derived()
    bridges: list[int] = derived()

    STEPS = ("order", "close")

    def meanwhile(self, g: Camp, attempt: Action) -> Bar | None:
        return ("9-9", "why.marching") if attempt[0] == "sleep" else None

    @choice
    def order(self, g: Camp) -> Decision | None:
        self.free = [unit for unit in range(4) if unit not in self.gone]
        self.bridges = [7] if self.gone else []
        return ask("red", "order", gone=len(self.gone))

    @order.verb("march", several(UNIT), among=lambda self, g: groups(self.free, 2))
    def march(self, g: Camp, *units: int) -> None:
        self.gone = (*self.gone, *units)
        g.lines.append(f"march {units}")

    @march.barred
    def _(self, g: Camp, *units: int) -> Bar | None:
        if len(units) > 2:
            return "1-1", "why.too-many", {"most": 2}
        if any(unit not in self.free for unit in units):
            return "1-2", "why.gone"
        return ("1-3", "why.tired") if any(g.tired[unit] for unit in units) else None

    def turns(self, g: Camp) -> list[tuple[int, int]]:
        """The first that is free may turn."""
        return [(unit, direction) for unit in self.free[:1] for direction in range(6)]

    @order.verb("turn", UNIT, DIRECTION, among="turns")
    def turn(self, g: Camp, unit: int, direction: int) -> None:
        g.lines.append(f"turn {unit} {direction}")

    @turn.barred
    def _(self, g: Camp, unit: int, direction: int) -> Bar | None:
        return None if unit in self.free[:1] else ("2-1", "why.first-only")

    @order.verb("burn", EDGE, exactly="bridges")
    def burn(self, g: Camp, edge: int) -> None:
        g.lines.append(f"burn {edge}")

    @burn.barred
    def _(self, g: Camp, edge: int) -> Bar:
        return "3-1", "why.no-bridge"

    @order.done("end", gives_up=("4-2", "lost.marches")).barred
    def end(self, g: Camp) -> Bar | None:
        return None if self.gone else ("4-1", "owed.march")

    def close(self, g: Camp) -> None:
        """Notes it."""
        g.lines.append("closed")


def options(camp: Camp, verb: str) -> list[Any]:
    """What is offered with one verb."""
    (decision,) = camp.pending.values()
    return [action[1:] for action in decision.options if action[0] == verb]


def bar(camp: Camp, *attempt: Any) -> Any:
    """Why not."""
    item, step = flow.choice_in_progress(camp)
    (decision,) = camp.pending.values()
    return step.bar(item, camp, decision.options, attempt)


def test_options_are_the_candidates_that_nothing_bars_in_the_order_of_the_verbs() -> None:
    camp = run(March())
    assert options(camp, "march")[:3] == [(0,), (0, 1), (0, 2)]
    assert options(camp, "turn") == [(0, way) for way in range(6)]
    assert options(camp, "burn") == options(camp, "end") == []
    (decision,) = camp.pending.values()
    assert [action[0] for action in decision.options] == ["march"] * 10 + ["turn"] * 6


def test_the_first_bar_is_the_reason_and_has_the_arguments_of_the_attempt() -> None:
    camp = run(March(gone=(2,)))
    camp.tired[3] = 1
    flow.run(camp)
    assert bar(camp, "march", 0, 1, 3) == ("1-1", "why.too-many", {"units": (0, 1, 3), "most": 2})
    assert bar(camp, "march", 2, 3) == ("1-2", "why.gone", {"units": (2, 3)})
    assert bar(camp, "march", 3) == ("1-3", "why.tired", {"units": (3,)})
    assert bar(camp, "turn", 1, 5) == ("2-1", "why.first-only", {"unit": 1, "direction": 5})
    assert bar(camp, "march", 0) is bar(camp, "burn", 7) is bar(camp, "end") is None


def test_another_verb_is_told_what_the_frame_says_meanwhile() -> None:
    assert bar(run(March()), "sleep") == ("9-9", "why.marching")
    assert bar(run(March()), "dance") is None


def test_an_action_goes_to_its_verb_and_the_ending_to_the_next_step() -> None:
    camp = run(March())
    flow.apply(camp, "red", ("march", 1, 3))
    flow.apply(camp, "red", ("burn", 7))
    flow.apply(camp, "red", ("end",))
    assert camp.lines == ["march (1, 3)", "burn 7", "closed"]


def test_derived_fields_are_neither_saved_nor_compared() -> None:
    (item,) = run(March()).stack
    assert frame_to_data(item) == {"frame": "March", "at": "order", "gone": ()}
    assert frame_from_data(frame_to_data(item), __name__) == item.clone() == item


def test_the_grammar_lists_the_verbs_and_reads_groups_in_one_way_only() -> None:
    verbs = grammar_of(March.CHOICES)
    assert verbs == {
        "march": ("unit...",),
        "turn": ("unit", "direction"),
        "burn": ("edge",),
        "end": (),
    }
    names = {
        "unit": "abcd",
        "edge": [f"e{n}" for n in range(9)],
        "direction": ["n", "ne", "se", "s", "sw", "nw"],
    }
    grammar = Grammar(verbs, names)
    assert grammar.parse("march b d") == ("march", 1, 3)
    assert grammar.text(("march", 1, 3)) == "march b d"
    assert grammar.fits(("march", 1, 3))
    assert not grammar.fits(("march",))
    assert not grammar.fits(("march", 3, 1))
    assert not grammar.fits(("march", 1, 1))
    with pytest.raises(BadAction, match="each unit once"):
        grammar.parse("march d b")
    assert grammar.parse("turn a sw") == ("turn", 0, 4)
    assert grammar.parse("burn e7") == ("burn", 7)


def test_a_click_means_the_verb_that_takes_what_was_clicked() -> None:
    camp = run(March())
    item, _ = flow.choice_in_progress(camp)
    assert meant(March.CHOICES, item, camp, {UNIT: 2, CELL: 5}) == ("march", 2)
    assert meant(March.CHOICES, item, camp, {DIRECTION: 3}) == ("turn", 0, 3)
    assert meant(March.CHOICES, item, camp, {EDGE: 7}) == ("burn", 7)
    assert meant(March.CHOICES, item, camp, {CELL: 5}) is None


@frame
class Talks(Frame):
    """Two sides talk: openly, each when it likes; then each writes down a number."""

    said: tuple[tuple[str, int], ...] = ()
    silent: tuple[str, ...] = ()
    written: tuple[int, ...] = ()

    STEPS = ("talk", "write")

    @open_choice
    def talk(self, g: Camp) -> list[Decision] | None:
        return [ask(side, "talk") for side in ("red", "blue") if side not in self.silent]

    def loud(self, g: Camp, side: Side) -> range:
        """Red may be louder."""
        return range(3) if side == "red" else range(2)

    @talk.verb("say", "number", among="loud")
    def say(self, g: Camp, side: Side, number: int) -> None:
        self.said = (*self.said, (side, number))

    @say.barred
    def _(self, g: Camp, side: Side, number: int) -> Bar | None:
        return None if number in self.loud(g, side) else ("5-1", "why.loud")

    @talk.done("hush")
    def hush(self, g: Camp, side: Side) -> None:
        self.silent = (*self.silent, side)

    @secret_choice
    def write(self, g: Camp) -> list[Decision] | None:
        return None if self.written else [ask(side, "write") for side in ("red", "blue")]

    @write.verb("put", "number", among=lambda *_: range(4))
    def put(self, g: Camp, side: Side, number: int) -> None:
        self.written = (*self.written, number)
        g.lines.append(f"{side} {number}")


def test_in_an_open_choice_each_side_acts_when_it_likes_and_at_once() -> None:
    camp = run(Talks())
    assert [len(decision.options) for decision in camp.pending.values()] == [4, 3]
    flow.apply(camp, "blue", ("say", 1))
    flow.apply(camp, "red", ("hush",))
    assert list(camp.pending) == ["blue"]
    flow.apply(camp, "blue", ("say", 0))
    item, step = flow.choice_in_progress(camp)
    assert step.bar(item, camp, camp.pending["blue"].options, ("say", 2), "blue") == (
        "5-1",
        "why.loud",
        {"number": 2},
    )
    flow.apply(camp, "blue", ("hush",))
    (talks,) = camp.stack
    assert talks.said == (("blue", 1), ("blue", 0))  # type: ignore[attr-defined]
    assert list(camp.pending) == ["red", "blue"]


def test_a_secret_choice_is_sealed_until_the_last_has_chosen() -> None:
    camp = run(Talks(at="write"))
    flow.apply(camp, "blue", ("put", 3))
    assert camp.lines == []
    assert list(camp.pending) == ["red"]
    flow.apply(camp, "red", ("put", 1))
    assert camp.lines == ["red 1", "blue 3"]
    assert camp.stack == []


def test_frames_are_known_by_their_game_however_deep_they_lie() -> None:
    def rest(self: Frame, g: State) -> None:
        """Nothing."""

    made: dict[str, Any] = {
        module: frame(type(name, (Frame,), {"__module__": module, "STEPS": ("rest",), "rest": rest}))
        for name, module in (("Deep", "games.five.rules.chapter.combat"), ("High", "games.five.turn"))
    }
    for name, module in (("Deep", "games.five.rules.chapter.combat"), ("High", "games.five.turn")):
        assert type(frame_from_data({"frame": name}, "games.five.rules.position")) is made[module]
    with pytest.raises(TypeError, match=r"two frames of games.five are named High"):
        frame(type("High", (Frame,), {"__module__": "games.five.b", "STEPS": ("rest",), "rest": rest}))
    assert verbs_of("games.five.game") == {}


@pytest.mark.parametrize(
    ("declare", "complaint"),
    [
        (lambda step: step.verb("go"), "go: a verb needs a method"),
        (lambda step: step.verb("go", UNIT)(print), "go: a verb with arguments needs candidates"),
        (lambda step: step.verb("go", several(UNIT), CELL, among=print)(print), "go: only the last argument"),
        (
            lambda step: step.verb("go", UNIT, among="units")(print),
            "go: expected a field or a method",
        ),
        (lambda step: step.verb("go", then="there"), "go: expected one of rest, end as `then`; got 'there'"),
    ],
)
def test_what_a_verb_lacks_is_told_at_once(declare: Any, complaint: str) -> None:
    step = choice(lambda self, g: None)
    declare(step)
    with pytest.raises(TypeError, match=complaint):
        frame(type("Odd", (Frame,), {"__module__": "games.six.a", "STEPS": ("rest",), "rest": step}))


def test_all_choices_must_have_their_verbs_in_one_order() -> None:
    one, two = choice(lambda self, g: None), choice(lambda self, g: None)
    for step, names in ((one, "ab"), (two, "ba")):
        for name in names:
            step.verb(name)
    with pytest.raises(TypeError, match="expected one order"):
        grammar_of([one, two])


def test_a_fallback_is_legal_when_nothing_else_is() -> None:
    step = choice(lambda self, g: None)
    step.verb("go")(print).barred(lambda self, g: ("1-1", "why.go"))
    step.fallback("stay")(print).barred(lambda self, g: ("1-2", "why.stay"))
    made: Any = frame(
        type("Stuck", (Frame,), {"__module__": "games.six.b", "STEPS": ("rest",), "rest": step})
    )
    item = made(at=END)
    assert step.offers(item, None) == [("stay",)]
    assert step.bar(item, None, [("stay",)], ("stay",)) is None
    assert step.bar(item, None, [("go",)], ("stay",)) == ("1-2", "why.stay", {})


def test_what_is_owed_is_the_bar_of_what_leads_on_and_what_is_lost_is_counted() -> None:
    camp = run(March())
    item, step = flow.choice_in_progress(camp)
    assert step.owed(item, camp, camp.pending["red"].options) == ("4-1", "owed.march", {})
    flow.apply(camp, "red", ("march", 0, 1))
    item, step = flow.choice_in_progress(camp)
    options = camp.pending["red"].options
    assert step.owed(item, camp, options) is None
    assert step.given_up(item, camp, options, ("end",)) == (
        "4-2",
        "lost.marches",
        {"count": 3},
    )  # 2, 3, bridge 7
    assert step.given_up(item, camp, options, ("march", 2)) is None


@frame
class Shot(Frame):
    """Someone aims and shoots."""

    aimed: tuple[int, ...] = ()
    sights: dict[int, list[int]] = derived()

    STEPS = ("aim", "shoot")

    @choice
    def aim(self, g: Camp) -> Decision | None:
        self.sights = {1: [4, 5], 2: [5]}
        return ask("red", "aim")

    @aim.verb("point", UNIT, CELL, exactly="sights")
    def point(self, g: Camp, unit: int, cell: int) -> None:
        self.aimed = (unit, cell)

    @aim.verb("fire", then="shoot").barred
    def fire(self, g: Camp) -> Bar | None:
        return None if self.aimed else ("6-1", "why.aim-first")

    @aim.verb("duck", then=END)
    def duck(self, g: Camp) -> None:
        g.lines.append("ducked")

    @aim.verb("guess")
    def guess(self, g: Camp) -> None:
        """Aims where a die says."""
        self.aimed = (1, g.roll(6))

    def shoot(self, g: Camp) -> None:
        """Notes it."""
        g.lines.append(f"shot {self.aimed}")

    def odds(self, g: Camp) -> Any:
        """What is aimed at."""
        return self.aimed if self.at != END else None


def test_a_dict_of_candidates_stands_for_pairs() -> None:
    camp = run(Shot())
    assert options(camp, "point") == [(1, 4), (1, 5), (2, 5)]
    assert options(camp, "fire") == []
    assert bar(camp, "fire") == ("6-1", "why.aim-first", {})


def test_a_verb_leads_on_to_its_step_with_or_without_an_effect() -> None:
    camp, other = run(Shot()), run(Shot())
    flow.apply(camp, "red", ("point", 1, 5))
    flow.apply(camp, "red", ("fire",))
    flow.apply(other, "red", ("duck",))
    assert (camp.lines, other.lines) == (["shot (1, 5)"], ["ducked"])


def test_a_forecast_is_what_the_frame_on_top_says_after_the_verb_was_tried() -> None:
    camp = run(Shot())
    before = camp.fingerprint()
    assert flow.odds_after(camp, "red", ("point", 2, 5)) == (2, 5)
    assert flow.odds_after(camp, "red", ("duck",)) is None
    assert camp.fingerprint() == before
    assert camp.lines == []


def test_no_forecast_tells_what_the_dice_of_the_verb_will_show() -> None:
    camp = run(Shot())
    assert flow.odds_after(camp, "red", ("guess",)) is None
    camp.dictated = (3,)
    assert flow.odds_after(camp, "red", ("guess",)) is None
