"""The contract's own part, the same for every game, shown on the sample game."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from grognard.kernel.actions import BadAction, IllegalAction
from grognard.kernel.answers import Reason, plain
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import BadChoice
from grognard.kernel.perspective import Perspective
from tests.sample.game import Sample
from tests.sample.position import Position

GAME = Sample()
KEY = key_from_seed(5)


def duel() -> Position:
    """A game before the first bids."""
    return GAME.new("duel", {}, KEY)


def test_a_new_game_stands_at_its_first_decision() -> None:
    state = duel()
    assert set(GAME.decisions(state)) == {"red", "blue"}
    assert GAME.outcome(state) is None


def test_the_same_key_and_actions_give_the_same_game() -> None:
    first, second = duel(), duel()
    for state in (first, second):
        GAME.act(state, "red", ("bid", 1))
        GAME.act(state, "blue", ("bid", 1))
    assert first.fingerprint() == second.fingerprint()
    assert GAME.new("duel", {}, key_from_seed(6)).fingerprint() != duel().fingerprint()


@pytest.mark.parametrize(
    ("scenario", "options", "complaint"),
    [
        ("war", {}, "scenario: expected one of duel, alone, council, works, convoy for sample; got 'war'"),
        ("duel", {"short": True}, "option: duel takes long; got 'short'"),
        ("alone", {"long": True}, "option: alone takes none; got 'long'"),
        ("duel", {"long": 1}, "option long: expected true or false; got 1"),
        ("duel", {"long": "yes"}, "option long: expected true or false; got 'yes'"),
    ],
)
def test_unknown_scenarios_and_options_are_refused(
    scenario: str, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadChoice) as caught:
        GAME.new(scenario, options, KEY)
    assert str(caught.value) == complaint


def test_options_not_given_take_their_default() -> None:
    assert GAME.choose("duel", {})[1] == {"long": False}
    assert GAME.choose("duel", {"long": True})[1] == {"long": True}
    assert GAME.new("duel", {"long": True}, KEY).world.last_turn == 7


@pytest.mark.parametrize(
    ("side", "action", "complaint", "rule"),
    [
        ("red", ("bid", 9), "bid 9: why.purse {'number': 9, 'has': 3} (2-2)", "2-2"),
        ("red", ("pass",), "pass: why.other-step {'asked': 'bid.choose'} (2-0)", "2-0"),
        ("green", ("bid", 1), "bid 1: it is not for green to decide now, but for red, blue", ""),
        ("red", ("fly", 1), "('fly', 1): no such action in this game", ""),
        ("red", ("bid", True), "('bid', True): no such action in this game", ""),
        ("red", ("bid", 1.0), "('bid', 1.0): no such action in this game", ""),
        ("red", ["bid", 1], "['bid', 1]: no such action in this game", ""),
        ("red", (), "(): no such action in this game", ""),
        ("red", None, "None: no such action in this game", ""),
        ("red", 7, "7: no such action in this game", ""),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    side: str, action: Any, complaint: str, rule: str
) -> None:
    state = duel()
    before, pending = state.fingerprint(), state.pending
    with pytest.raises(IllegalAction) as caught:
        GAME.act(state, side, action)
    assert str(caught.value) == complaint
    assert caught.value.rule == rule
    assert state.fingerprint() == before
    assert state.pending is pending


def test_a_sealed_choice_cannot_be_made_again() -> None:
    state = duel()
    GAME.act(state, "red", ("bid", 1))
    with pytest.raises(IllegalAction, match="not for red to decide now, but for blue"):
        GAME.act(state, "red", ("bid", 0))


def test_a_refusal_without_a_reason_says_so() -> None:
    class Speechless(Sample):
        """A game that cannot explain."""

        def explain(self, state: Position, side: str, attempt: Any) -> Reason | None:
            return None

    with pytest.raises(IllegalAction, match="bid 9: not offered now"):
        Speechless().act(duel(), "red", ("bid", 9))


def test_nobody_acts_when_the_game_is_over() -> None:
    state = duel()
    state.pending = {}
    with pytest.raises(IllegalAction, match="but for nobody: the game is over"):
        GAME.act(state, "red", ("bid", 1))


def test_a_line_of_text_is_parsed_by_the_grammar() -> None:
    assert GAME.parse("go red-1 Bridge") == ("go", 0, 1)
    with pytest.raises(BadAction, match="expected a verb"):
        GAME.parse("fly red-1")


def test_a_loaded_game_stands_at_the_same_decision() -> None:
    state = duel()
    GAME.act(state, "blue", ("bid", 2))
    loaded = GAME.load("duel", {}, state.dump())
    assert loaded.pending == state.pending
    assert loaded.fingerprint() == state.fingerprint()


def test_a_seat_holds_its_sides() -> None:
    assert GAME.seat_of(duel(), "blue") == "south"
    assert GAME.seat_of(GAME.new("alone", {}, KEY), "blue") == "player"


def test_a_view_has_own_decisions_only_and_says_who_is_waited_for() -> None:
    state = duel()
    view = GAME.standard_view(state, "north")
    assert view["waiting_for"] == ["blue", "red"]
    assert view["decisions"] == {
        "red": {"prompt": "bid.choose", "args": {}, "options": ["bid 0", "bid 1", "bid 2", "bid 3"]}
    }
    GAME.act(state, "red", ("bid", 2))
    assert GAME.standard_view(state, "north")["decisions"] == {}
    assert GAME.standard_view(state, "north")["waiting_for"] == ["blue"]


def test_a_view_has_the_events_that_the_seat_may_read() -> None:
    state = duel()
    state.events = []
    state.note("all", "1-1", strength=Fraction(7, 2))
    state.note("red", seen_by=("red",))
    state.note("blue", seen_by=("blue",))
    view = GAME.standard_view(state, "north")["events"]
    assert [event["message"] for event in view] == ["all", "red"]
    assert view[0] == {"message": "all", "rules": ["1-1"], "args": {"strength": "7/2"}}


def test_arguments_become_plain_data() -> None:
    assert plain({"a": 1, "b": Fraction(4, 2), "c": (1, 2)}) == {"a": 1, "b": "2", "c": (1, 2)}


def test_an_imagined_state_has_other_dice_and_no_private_notes_of_others() -> None:
    state = duel()
    state.dictated = (6,)
    imagined = GAME.imagine(state, "south", Random(1))
    assert imagined.key != state.key
    assert imagined.dictated == ()
    assert {event.seen_by for event in imagined.events} == {None, ("blue",)}
    assert {event.seen_by for event in state.events} == {None, ("blue",), ("red",)}


def test_an_agent_sees_its_decision_its_view_and_imagined_states() -> None:
    state = duel()
    perspective = Perspective(GAME, state, "north", "red")
    assert perspective.game is GAME
    assert perspective.decision == state.pending["red"]
    assert perspective.view() == GAME.view(state, "north")
    sample = perspective.sample(Random(1))
    assert sample.key != state.key
    assert GAME.view(sample, "north") == perspective.view()
