"""Views as differences: whoever has one view makes the next of it, and gets the whole where that can't be."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench import views
from grognard import games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import SPECTATOR
from grognard.server.live.differences import applied, difference
from grognard.server.tables import viewpoint
from tests.server.house import BOTH_MINE, House, hear
from tests.server.valley import Valley

VECTORS = Path(__file__).parents[3] / "web/tests/differences.vectors.json"
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from(["a", "b", "c"]),
    lambda parts: st.lists(parts, max_size=6) | st.dictionaries(st.sampled_from("abcde"), parts, max_size=5),
    max_leaves=20,
)


def in_order(value: Any) -> str:
    """Plain data as text: equal only if names stand in the same order."""
    return json.dumps(value)


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text("utf-8")), ids=in_order)
def test_differences_are_those_that_the_page_is_tested_with(vector: dict[str, Any]) -> None:
    assert difference(vector["old"], vector["new"]) == vector["difference"]
    assert in_order(applied(vector["old"], vector["difference"])) == in_order(vector["new"])


@given(PLAIN, PLAIN)
def test_a_difference_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    before = in_order(old)
    assert applied(old, difference(old, new)) == new
    assert in_order(old) == before


def played(name: str, moves: int) -> Iterator[dict[str, Any]]:
    """The views of all viewpoints, after each of some random moves."""
    game: Any = Valley() if name == "sample" else games.find(name)
    rng = Random(f"differences of {name}")
    state = game.new(next(iter(game.scenarios)), {}, key_from_seed(7))
    for _ in range(moves):
        seats = (*game.seats(state), SPECTATOR)
        seen = {seat: viewpoint.view_in_words(game, state, seat, "en") for seat in seats}
        yield msgspec.json.decode(msgspec.json.encode(seen))
        if not state.pending:
            return
        side = rng.choice(sorted(state.pending))
        game.act(state, side, rng.choice(state.pending[side].options))


@pytest.mark.parametrize("name", ["battle-for-germany", "race-for-berlin", "sample"])
def test_differences_hold_in_play_for_every_viewpoint(name: str) -> None:
    """One step on, several at once as for a slow socket, and back as after an undo."""
    steps = list(played(name, 40))
    for at in range(1, len(steps)):
        for old, new in ((at - 1, at), (max(0, at - 7), at), (at, at - 1)):
            for seat, view in steps[new].items():
                change = msgspec.json.decode(msgspec.json.encode(difference(steps[old][seat], view)))
                assert in_order(applied(steps[old][seat], change)) == in_order(view)


def test_a_large_board_costs_little() -> None:
    for name, old, new in views.steps():
        assert len(msgspec.json.encode(difference(old, new))) < views.MOST_BYTES, name


def test_a_player_who_takes_differences_is_answered_with_them(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    before = player.view(table, "north")
    with player.live(table, "north&differences=true") as socket:
        assert hear(socket, "state")["view"] == before["view"]
        action = player.options(table, "north")[0]
        asked = {"seat": "north", "seq": before["seq"], "action": action, "differences": True}
        answer = player.send(f"/tables/{table}/actions", asked).json()
        after = player.view(table, "north")
        heard = hear(socket, "state")
    assert (answer["base"], "view" in answer) == (before["seq"], False)
    assert applied(before["view"], answer["changes"]) == after["view"]
    assert (heard["base"], heard["changes"]) == (answer["base"], answer["changes"])


def test_the_whole_view_comes_unless_asked_otherwise_or_where_the_old_one_is_not_at_hand(
    house: House,
) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    action = player.options(table, "north")[0]
    unknown = {"seat": "north", "seq": 0, "action": action, "differences": True}
    answer = player.send(f"/tables/{table}/actions", unknown).json()
    assert answer["view"] == player.view(table, "north")["view"]
    undone = player.send(f"/tables/{table}/undo", {"seat": "north", "seq": answer["seq"]}).json()
    assert undone["view"] == player.view(table, "north")["view"]
