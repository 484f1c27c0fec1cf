"""Actions: tuples inside, one stable line outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.actions import Action, BadAction, Grammar, IllegalAction

LABELS = ("0101", "0102", "Küstrin")
GRAMMAR = Grammar(
    {"go": ("unit", "cell"), "bid": ("number",), "end": ()}, {"unit": ("a-1", "b-2"), "cell": LABELS}
)

actions = st.one_of(
    st.tuples(st.just("go"), st.integers(0, 1), st.integers(0, 2)),
    st.tuples(st.just("bid"), st.integers(-(10**17), 10**17)),
    st.just(("end",)),
)


@given(actions)
def test_text_and_parse_are_inverse(action: Action) -> None:
    assert GRAMMAR.fits(action)
    assert GRAMMAR.parse(GRAMMAR.text(action)) == action


@given(st.text() | st.lists(st.sampled_from(["go", "bid", "end", "a-1", "0102", "7", "-", ""])).map(" ".join))
def test_a_line_is_the_text_of_an_action_or_refused(line: str) -> None:
    try:
        action = GRAMMAR.parse(line)
    except BadAction:
        return
    assert GRAMMAR.text(action) == line


@pytest.mark.parametrize("word", ["007", "-0", "--5", "+5", "5.0", "²", "٣", "1_000", "", "9" * 5000])
def test_a_number_is_written_in_one_way_only(word: str) -> None:
    with pytest.raises(BadAction, match="expected a number"):
        GRAMMAR.parse(f"bid {word}")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("fly 0101", "expected a verb of go, bid, end; got 'fly'"),
        ("go a-1", "expected go with 2 arguments; got 1"),
        ("end 1", "expected end with 0 arguments; got 1"),
        ("go a-1 9999", "expected a cell such as 0101; got '9999'"),
        ("go 0101 0101", "expected a unit such as a-1; got '0101'"),
    ],
)
def test_a_bad_line_is_refused_with_what_was_expected(line: str, complaint: str) -> None:
    with pytest.raises(BadAction) as caught:
        GRAMMAR.parse(line)
    assert str(caught.value) == f"{line!r}: {complaint}"


def test_options_are_sorted_by_the_verbs_place_and_then_the_arguments() -> None:
    shuffled: list[Action] = [("end",), ("bid", 2), ("go", 1, 0), ("bid", 1), ("go", 0, 2)]
    assert sorted(shuffled, key=GRAMMAR.key) == [("go", 0, 2), ("go", 1, 0), ("bid", 1), ("bid", 2), ("end",)]


@pytest.mark.parametrize(
    "action",
    [
        (),
        ("fly",),
        ("go", 0),
        ("go", 0, 0, 0),
        ("go", 0, 3),
        ("go", -1, 0),
        ("go", "a-1", "0101"),
        ("go", True, 0),
        ("bid", 1.0),
        ("bid", None),
        ([], 0),
        ["end"],
        None,
    ],
)
def test_what_is_no_action_does_not_fit(action: Action) -> None:
    assert not GRAMMAR.fits(action)


@pytest.mark.parametrize(
    ("verbs", "names", "complaint"),
    [
        ({"go": ("cell",)}, {"cell": ["New York"]}, "cell: expected names without spaces; got 'New York'"),
        ({"go": ("cell",)}, {"cell": ["a", "b", "a"]}, "cell: expected each name once; got 'a' again"),
        ({"go": ("cell",)}, {"unit": ["a"]}, "go: expected number or one of unit; got 'cell'"),
        ({"go on": ()}, {}, "verb: expected names without spaces; got 'go on'"),
        ({"": ()}, {}, "verb: expected names without spaces; got ''"),
    ],
)
def test_a_grammar_that_could_be_misread_is_refused(
    verbs: dict[str, tuple[str, ...]], names: dict[str, list[str]], complaint: str
) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        Grammar(verbs, names)
    assert str(caught.value) == complaint


def test_an_illegal_action_carries_its_rule() -> None:
    refusal = IllegalAction("go 0102", "5-1", "needs 5, has 4")
    assert (refusal.action, refusal.rule, refusal.reason) == ("go 0102", "5-1", "needs 5, has 4")
    assert str(refusal) == "go 0102: needs 5, has 4 (5-1)"
    assert str(IllegalAction("go", "", "no such action")) == "go: no such action"
