"""Several seats asked at once: each may answer when it likes, in any order, also at the same moment."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from grognard.server.store.rows import Entry
from grognard.server.tables.history import ACTION
from tests.server.house import GERMANY, House, Player, problem


def duel(house: House) -> tuple[dict[str, Player], str]:
    """Two guests who must both bid in secret."""
    players = {"north": house.guest(), "south": house.guest()}
    table = players["north"].table({"north": "me", "south": "open"})
    players["south"].send(f"/tables/{table}/join", {"seat": "south"})
    return players, table


@pytest.mark.parametrize("order", [("north", "south"), ("south", "north")])
def test_both_answers_count_in_either_order(house: House, order: tuple[str, str]) -> None:
    players, table = duel(house)
    answers = [players[seat].act(table, seat, "bid 1", seq=1).json()["seq"] for seat in order]
    assert answers == [2, 3]
    assert players["north"].view(table, "north")["view"]["purse"] == {"red": 2, "blue": 2}


def test_both_answers_count_at_the_same_moment(house: House) -> None:
    players, table = duel(house)
    with ThreadPoolExecutor(2) as threads:
        answers = threads.map(lambda seat: players[seat].act(table, seat, "bid 1", seq=1).json(), players)
        assert max(answer["seq"] for answer in answers) == 3


def test_an_answer_that_another_worker_overtakes_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, table = duel(house)
    store, append = house.service.store, house.service.store.append

    def overtaken(table_id: str, seq: int, *entry: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        bid = Entry(2, ACTION, "south", "blue", "bid 0")
        append(table_id, 1, [bid], {"waiting": ["red"]}, None)
        append(table_id, seq, *entry)

    monkeypatch.setattr(store, "append", overtaken)
    assert players["north"].act(table, "north", "bid 1", seq=1).json()["seq"] == 3
    assert players["south"].view(table, "south")["view"]["purse"] == {"red": 2, "blue": 3}


def test_an_answer_to_an_older_question_is_stale(house: House) -> None:
    players, table = duel(house)
    players["north"].act(table, "north", "bid 1")
    players["south"].act(table, "south", "bid 0")
    players["north"].act(table, "north", "pass")
    problem(players["south"].act(table, "south", "pass", seq=1), 409, "stale")
    problem(players["south"].act(table, "south", "pass", seq=2), 409, "stale")


def test_an_undo_in_between_makes_an_answer_stale(house: House) -> None:
    players, table = duel(house)
    players["north"].act(table, "north", "bid 1")
    players["north"].back(table, "north")
    problem(players["south"].act(table, "south", "bid 0", seq=1), 409, "stale")
    assert players["south"].act(table, "south", "bid 0", seq=3).status_code == 200


def test_where_only_one_seat_is_asked_the_number_must_be_the_last(house: House) -> None:
    player = house.guest()
    table = player.table({"soviet": "me", "western": "me"}, GERMANY, "historical")
    action = player.options(table, "soviet")[0]
    player.act(table, "soviet", action)
    problem(player.act(table, "western", action, seq=0), 409, "not-your-decision")
