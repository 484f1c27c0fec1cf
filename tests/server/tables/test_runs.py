"""Several actions in one request: taken in order, all or none, and never past a die or a reveal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response

from grognard import games
from grognard.server.tables import dealing
from tests.server.house import BOTH_MINE, GERMANY, House, Player, lines, open_house, problem

GERMANS = {"soviet": "me", "western": "me"}
PAIR = ["move su-3gt", "go 2025", "move su-4gt", "go 2025"]


def send(player: Player, table: str, seat: str, lines: list[str], **more: Any) -> Response:
    """Sends several actions at once."""
    body = {"seat": seat, "seq": player.get(f"/tables/{table}").json()["seq"]}
    first, *then = lines
    return player.send(f"/tables/{table}/actions", body | {"action": first, "then": then} | more)


def before_a_roll(player: Player) -> str:
    """A table where an attack only waits for its die."""
    table = player.table(GERMANS, GERMANY, "historical")
    assert send(player, table, "soviet", ["end", "attack 2724", "join su-2bf"]).status_code == 200
    assert "roll" in player.options(table, "soviet")
    return table


def test_units_that_are_picked_together_go_with_one_request_and_come_back_one_by_one(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    start = player.view(table, "soviet")["view"]
    assert send(player, table, "soviet", PAIR).json()["seq"] == 4
    view = player.view(table, "soviet")
    where = {unit["id"]: unit["cell"] for unit in view["view"]["units"] if "cell" in unit}
    assert where["su-3gt"] == where["su-4gt"] == "2025"
    assert [line["action"] for line in view["log"] if line["kind"] == "action"] == PAIR
    for _ in PAIR:
        assert player.back(table, "soviet").status_code == 200
    assert player.view(table, "soviet")["view"] == start


@pytest.mark.parametrize(
    ("lines", "status", "code"),
    [
        ([*PAIR[:3], "go 3223"], 422, "illegal"),
        ([*PAIR, "move su-3gt"], 422, "illegal"),
        ([*PAIR, "fly 2025"], 422, "bad-action"),
        (["end", "end", "move us-v"], 422, "illegal"),
        (["move ge-xxx", *PAIR], 422, "illegal"),
    ],
)
def test_one_that_is_not_legal_refuses_them_all(
    house: House, lines: list[str], status: int, code: str
) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    before = house.rows()
    answer = problem(send(player, table, "soviet", lines), status, code)
    assert answer.get("rule") or code != "illegal"
    assert house.rows() == before
    assert send(player, table, "soviet", PAIR).status_code == 200


def test_nobody_acts_for_another_seat_in_the_same_breath(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    problem(send(player, table, "north", ["bid 1", "bid 2"]), 409, "not-your-decision")
    assert player.view(table, "north")["seq"] == 0


def test_a_stale_number_refuses_them_all(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    assert send(player, table, "soviet", PAIR, seq=0).json()["seq"] == 4
    problem(send(player, table, "soviet", PAIR, seq=0), 409, "stale")
    problem(send(player, table, "soviet", PAIR, seq=3), 409, "stale")


@pytest.mark.parametrize("first", range(1, 7))
def test_a_die_is_never_known_before_one_is_committed_to_it(
    house: House, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """Else a list that is legal after some results only would ask for the die and take the attack back."""
    monkeypatch.setattr(dealing, "token_bytes", lambda count: bytes([first] * count))
    player = house.guest()
    table = before_a_roll(player)
    for wish in ("fly 2724", "advance su-2bf 2724", "end"):
        seq = player.view(table, "soviet")["seq"]
        if "roll" not in player.options(table, "soviet"):
            break
        assert send(player, table, "soviet", ["roll", wish]).json()["seq"] == seq + 1
    problem(player.back(table, "soviet"), 409, "undo-die")


def test_what_is_revealed_ends_the_list(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    assert player.act(table, "north", "bid 0").status_code == 200
    assert send(player, table, "south", ["bid 1", "bid 9", "pass"]).json()["seq"] == 2
    problem(player.back(table, "south"), 409, "undo-reveal")


@pytest.mark.parametrize(
    "then",
    [
        "move su-1bf",
        {"0": "move su-1bf"},
        [1],
        [None],
        [["go 2025"]],
        [""],
        ["go 2025\x00"],
        ["x" * 201],
        ["go 2025"] * 41,
        None,
    ],
)
def test_nonsense_is_refused_whole(house: House, then: Any) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    body = {"seat": "soviet", "seq": 0, "action": "move su-3gt", "then": then}
    assert player.send(f"/tables/{table}/actions", body).status_code == 422
    assert player.view(table, "soviet")["seq"] == 0


def test_the_server_goes_on_only_where_one_thing_can_be_named(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    player.act(table, "soviet", "end")
    # One army alone can attack here; further hexes could still be named where there are several.
    assert send(player, table, "soviet", ["attack 3124"], forced=True).json()["seq"] == 2
    assert len(player.options(table, "soviet")) > 1
    player.back(table, "soviet")
    lone = lone_attack(player, table)
    seq = player.view(table, "soviet")["seq"]
    assert send(player, table, "soviet", [lone]).json()["seq"] == seq + 1
    player.back(table, "soviet")
    assert send(player, table, "soviet", [lone], forced=True).json()["seq"] == seq + 4
    assert player.options(table, "soviet") == ["roll"]
    assert player.back(table, "soviet").status_code == 200


def lone_attack(player: Player, table: str) -> str:
    """An attack that only one unit can make."""
    ahead = player.get(f"/tables/{table}/ahead?seat=soviet").json()
    return next(str(line) for line, then in ahead.items() if len(lines(then)) == 1)


def test_a_guide_takes_one_lesson_at_a_time(house: House) -> None:
    learner = house.guest()
    table = learner.send(f"/games/{GERMANY}/guide").json()["id"]
    lines = learner.get(f"/tables/{table}/guide").json()["lines"]
    problem(send(learner, table, "soviet", [lines[0], "go 2025"]), 409, "guide-step")
    assert learner.view(table, "soviet")["seq"] == 0


def test_one_looks_ahead_to_where_each_unit_can_go(house: House) -> None:
    player, other = house.guest(), house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    ahead = player.get(f"/tables/{table}/ahead?seat=soviet").json()
    assert set(ahead) == {line for line in player.options(table, "soviet") if line != "end"} | {"end"}
    player.act(table, "soviet", "move su-3gt")
    assert lines(ahead["move su-3gt"]) == player.options(table, "soviet")
    problem(other.get(f"/tables/{table}/ahead?seat=soviet"), 403, "not-your-seat")


def test_nobody_looks_past_a_die(house: House) -> None:
    player = house.guest()
    table = before_a_roll(player)
    assert "roll" not in player.get(f"/tables/{table}/ahead?seat=soviet").json()


def picks(player: Player, table: str, seat: str, *wished: str) -> Any:
    """What the server says about several picks."""
    asked = "".join(f"&pick={pick}".replace(";", "%3B") for pick in wished)
    return player.get(f"/tables/{table}/together?seat={seat}{asked}").json()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "no more than 4 units can be activated"), ("fr", "on ne peut activer que 4 unités")],
)
def test_as_many_are_picked_as_a_rule_allows_and_it_says_why_no_more(
    tmp_path: Path, language: str, said: str
) -> None:
    with open_house(tmp_path, games=games.GAMES) as house:
        player = house.guest(language)
        table = before_an_impulse(player)
        wished = [line for line in player.options(table, "joukov") if line.startswith("march ")][:6]
        before = house.rows()
        asked = {"goes": [0, 1, 2, 3], "bar": {"rule": "4.1.2", "text": said}}
        assert picks(player, table, "joukov", *wished) == asked
        assert picks(player, table, "joukov", *wished[:4]) == asked | {"bar": None}
        problem(send(player, table, "joukov", wished[:5]), 422, "illegal")
        assert house.rows() == before
        assert send(player, table, "joukov", wished[:4]).status_code == 200
        assert picks(player, table, "joukov", *wished[4:])["goes"] == []


def before_an_impulse(player: Player) -> str:
    """A table of Race for Berlin where Zhukov activates units."""
    table = player.table({"joukov": "me", "koniev": "me"}, "race-for-berlin", "race")
    for _ in range(20):
        options = player.options(table, "joukov")
        if "begin" in options:
            return table
        seat = "joukov" if options else "koniev"
        assert player.act(table, seat, player.options(table, seat)[-1]).status_code == 200
    raise AssertionError("no impulse has begun")


def test_a_pick_that_is_barred_does_not_keep_those_after_it(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    answer = picks(
        player, table, "soviet", "move su-3gt;go 2025", "move su-1bf;go 3223", "move su-4gt;go 2025"
    )
    assert answer["goes"] == [0, 2]
    assert answer["bar"]["rule"]
    assert send(player, table, "soviet", PAIR).status_code == 200


def test_picks_end_at_a_die_a_reveal_or_another_seat(house: House) -> None:
    player = house.guest()
    table = before_a_roll(player)
    for wish in ("end", "attack 2724", "advance su-2bf 2724"):
        assert picks(player, table, "soviet", "roll", wish) == {"goes": [0], "bar": None}
    both = player.table(BOTH_MINE)
    assert picks(player, both, "north", "bid 1", "bid 2") == {"goes": [0], "bar": None}
    assert player.act(both, "north", "bid 0").status_code == 200
    assert picks(player, both, "south", "bid 1", "bid 9", "pass") == {"goes": [0], "bar": None}
    assert picks(player, both, "north", "bid 1") == {"goes": [], "bar": None}


def test_only_who_holds_a_seat_asks_for_it_and_in_words_that_mean_something(house: House) -> None:
    player = house.guest()
    table = player.table(GERMANS, GERMANY, "historical")
    asked = f"/tables/{table}/together?seat=soviet"
    problem(house.guest().get(f"{asked}&pick=end"), 403, "not-your-seat")
    problem(player.get(f"{asked}&pick=dance"), 422, "bad-action")
    for wrong in ("", "&pick=", "&pick=%3Bend", "&pick=end%3Bend%3Bend", "&pick=end" * 42):
        assert player.get(f"{asked}{wrong}").status_code == 422
