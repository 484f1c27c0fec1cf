"""2.4 Events: drawing, windows, effects and where each of the eleven tokens goes afterwards."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from grognard.games.race_for_berlin.rules.events import EVENTS, IN_CUP
from tests.race_for_berlin.table import EVERYWHERE, Table
from tests.rules import rule

SOVIET_WINDOW = {"rybalko", "speer", "everyone", "trucks", "coordination"}
GERMAN_WINDOW = {"allies", "withdrawal", "counter-attack"}


# ---- drawing and disposal


@rule("2.4", "2.4.2")
def test_koniev_draws_first_and_both_in_secret() -> None:
    table = Table(EVERYWHERE, "A.4", dice=(1, 1))
    assert [event.args["camp"] for event in table.events("event.drew")] == [KONIEV, JOUKOV]
    assert (table.token("koniev"), table.token("joukov")) == ("rybalko", "allies")
    assert [event.seen_by for event in table.events("event.drawn")] == [("koniev",), ("joukov",)]
    assert table.game.view(table.g, "joukov")["token"] == "allies"
    places = {row["event"]: row["where"] for row in table.game.view(table.g, "joukov")["tokens"]}
    assert (places["allies"], places["rybalko"], places["trucks"]) == ("own", "perhaps", "perhaps")


@rule("2.4.2", "2.4.5/event-1-handover")
def test_only_who_has_no_token_but_heinrici_draws() -> None:
    table = Table(EVERYWHERE, "A.4", dice=(1,), tokens="joukov trucks").has(heinrici=KONIEV)
    assert table.token("koniev") == "rybalko"
    assert table.token("joukov") == "trucks"
    assert len(table.events("event.drew")) == 1


@rule("2.4.2")
def test_an_empty_cup_gives_nothing() -> None:
    table = Table(EVERYWHERE, "A.4", spent=IN_CUP)
    assert (table.token("koniev"), table.token("joukov")) == ("", "")


@rule("2.4.4", "2.4.5/event-5-once")
@pytest.mark.parametrize(
    ("step", "camp", "event", "then", "returns"),
    [
        ("C.1", "joukov", "rybalko", ["army 8GA"], True),
        ("C.4", "joukov", "allies", ["track 3"], True),
        ("C.4", "joukov", "withdrawal", [], True),
        ("C.2", "koniev", "speer", [], False),
        ("C.1", "joukov", "everyone", ["army 8GA"], True),
        ("C.2", "koniev", "trucks", ["army 3GTA"], True),
        ("C.1", "joukov", "coordination", [], True),
        ("C.3", "koniev", "counter-attack", [], True),
    ],
)
def test_played_tokens_return_to_the_cup(
    step: str, camp: str, event: str, then: list[str], returns: bool
) -> None:
    table = Table(EVERYWHERE, step, tokens={camp: event}).do(f"play {event}", *then)
    assert table.token(camp) == ""
    assert (event in table.cup()) is returns


@rule("2.4.4", "5.5")
@pytest.mark.parametrize("event", ["speer", "luftwaffe", "trucks"])
def test_a_discarded_token_returns_even_if_it_is_used_once_only(event: str) -> None:
    table = Table({}, "D", tokens={"koniev": event}).do("discard")
    assert event in table.cup() | {table.token("koniev"), table.token("joukov")}


@rule("2.4.5", "2.4.3")
@pytest.mark.parametrize("event", EVENTS[1:])
def test_every_token_has_its_window(event: str) -> None:
    """At the start of the own Soviet impulse, of the own German one, or in neither."""
    for camp, soviet, german in (("joukov", "C.1", "C.4"), ("koniev", "C.2", "C.3")):
        for step, window in ((soviet, SOVIET_WINDOW), (german, GERMAN_WINDOW)):
            table = Table(EVERYWHERE, step, tokens={camp: event})
            assert table.options("play") == ([event] if event in window else [])
            if event not in window:
                table.refused(f"play {event}", f"2.4.5/event-{EVENTS.index(event) + 1}")


@rule("2.4.3")
@pytest.mark.parametrize("event", ["speer", "trucks"])
def test_a_token_that_is_announced_is_shown_to_the_rival(event: str) -> None:
    """Also before its army is named: it can't be taken back."""
    table = Table(EVERYWHERE, "C.1", tokens={"joukov": event}).do(f"play {event}")
    assert table.g.revealed() == {"koniev": (event,)}


@rule("2.4.3")
def test_the_window_closes_with_the_first_designation() -> None:
    table = Table(EVERYWHERE | {"47-1": "c9"}, "C.1", tokens="joukov coordination").do("march 8GA-1")
    table.refused("play coordination", "2.4.5/event-10").do("begin")
    table.refused("play coordination", "2.4.5/event-10")


@rule("2.4.2")
def test_a_token_not_held_is_not_played() -> None:
    Table(EVERYWHERE, "C.1", tokens="joukov coordination").refused("play trucks", "2.4.2")


@rule("2.4.3")
@pytest.mark.parametrize("event", ["rybalko", "everyone", "trucks"])
def test_without_an_army_on_the_map_there_is_none_to_name(event: str) -> None:
    Table("303 b7", "C.1", tokens={"joukov": event}).offers_only("begin")
