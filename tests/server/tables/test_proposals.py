"""Going back behind a die, and pausing: one seat proposes, the others agree or not."""

from random import Random
from typing import Any

import pytest

from grognard.kernel import record
from grognard.kernel.dice import throw
from tests.server.house import GERMANY, House, Player, hear, play, problem
from tests.server.valley import Valley

GAME = Valley()
DEALT = 1
"""The entry with which the duel of two begins: it is dealt when both are there."""


def duel(house: House, **more: Any) -> tuple[Player, Player, str]:
    """Two guests in a running game; the first is its host."""
    north, south = house.guest(), house.guest()
    table = north.table({"north": "me", "south": "open"}, **more)
    south.send(f"/tables/{table}/join", {"seat": "south"})
    return north, south, table


def bids(north: Player, south: Player, table: str) -> None:
    """Both bid the same, so that a die settles who is first."""
    north.act(table, "north", "bid 1")
    south.act(table, "south", "bid 1")


def propose(player: Player, table: str, seat: str, kind: str = "back", to: int = DEALT) -> Any:
    """Asks the others; the answer of the server."""
    seq = player.get(f"/tables/{table}").json()["seq"]
    return player.send(f"/tables/{table}/proposals", {"seat": seat, "seq": seq, "kind": kind, "to": to})


def standing(player: Player, table: str) -> Any:
    """The proposal as a player is shown it."""
    return player.get(f"/tables/{table}").json()["proposal"]


def answer(player: Player, table: str, accept: bool) -> Any:
    """Answers the proposal that stands."""
    body = {"proposal": standing(player, table)["id"], "accept": accept}
    return player.send(f"/tables/{table}/proposals/answer", body)


class TestGoingBack:
    def test_it_needs_the_others_and_is_an_entry_that_names_them(self, house: House) -> None:
        north, south, table = duel(house)
        start = north.view(table, "north")["view"]["purse"]
        bids(north, south, table)
        problem(north.back(table, "north"), 409, "undo-other-seat")
        assert propose(north, table, "north").json() == {"granted": False, "seq": 3}
        asked = standing(south, table)
        assert (asked["seat"], asked["to"], asked["asks_me"], asked["mine"]) == ("north", DEALT, True, False)
        assert (standing(north, table)["mine"], standing(north, table)["waits_for"]) == (True, ["south"])
        assert answer(south, table, True).json() == {"granted": True, "seq": 4}
        seen = north.view(table, "north")
        assert seen["view"]["purse"] == start
        assert (
            seen["log"][-1]["text"]
            == "Back to step 1, requested by north and agreed by south. The next dice will be new."
        )
        assert standing(north, table) is None
        problem(north.back(table, "north"), 409, "undo-agreed")

    def test_a_refusal_is_shown_and_changes_nothing(self, house: House) -> None:
        north, south, table = duel(house)
        bids(north, south, table)
        before = north.view(table, "north")
        propose(north, table, "north")
        assert answer(south, table, False).json() == {"granted": False, "seq": 3}
        assert standing(north, table)["refused"] == "south"
        assert north.view(table, "north") == before
        assert propose(north, table, "north", to=2).status_code == 201

    def test_it_lapses_when_the_table_moves_on(self, house: House) -> None:
        north, south, table = duel(house)
        bids(north, south, table)
        propose(north, table, "north")
        asked = standing(south, table)["id"]
        seat, player = ("north", north) if north.options(table, "north") else ("south", south)
        player.act(table, seat, "pass")
        assert standing(south, table) is None
        body = {"proposal": asked, "accept": True}
        problem(south.send(f"/tables/{table}/proposals/answer", body), 409, "proposal-lapsed")

    def test_it_can_be_withdrawn_by_who_made_it(self, house: House) -> None:
        north, south, table = duel(house)
        bids(north, south, table)
        propose(north, table, "north")
        body = {"proposal": standing(north, table)["id"]}
        problem(south.send(f"/tables/{table}/proposals/withdraw", body), 403, "not-your-proposal")
        assert north.send(f"/tables/{table}/proposals/withdraw", body).status_code == 200
        assert standing(south, table) is None

    def test_only_players_ask_and_only_the_others_answer(self, house: House) -> None:
        north, south, table = duel(house, spectators=True)
        bids(north, south, table)
        stranger = house.guest()
        problem(propose(stranger, table, "north"), 403, "not-your-seat")
        propose(north, table, "north")
        assert standing(stranger, table) is None
        problem(answer(north, table, True), 403, "not-asked")
        body = {"proposal": standing(north, table)["id"], "accept": True}
        problem(stranger.send(f"/tables/{table}/proposals/answer", body), 403, "not-asked")
        problem(propose(south, table, "south"), 409, "proposal-open")
        problem(propose(north, table, "north", to=3), 422, "back-to")
        stale = {"seat": "north", "seq": 2, "kind": "back", "to": 1}
        problem(north.send(f"/tables/{table}/proposals", stale), 409, "stale")

    def test_those_at_the_table_hear_of_it(self, house: House) -> None:
        north, south, table = duel(house)
        bids(north, south, table)
        with south.live(table, "south") as socket:
            hear(socket, "state")
            propose(north, table, "north")
            assert hear(socket, "seats")["table"]["proposal"]["asks_me"] is True
            answer(south, table, True)
            message = hear(socket, "state")
            assert (message["seq"], message["keep"]) == (4, 1)

    def test_all_other_people_must_agree(self, house: House) -> None:
        people = dict(zip(("soviet", "western", "german"), (house.guest() for _ in range(3)), strict=True))
        host = people["soviet"]
        table = host.table(
            {"soviet": "me", "western": "open", "german": "open"}, GERMANY, "three-player", spectators=True
        )
        for seat in ("western", "german"):
            people[seat].send(f"/tables/{table}/join", {"seat": seat})
        play(people, table, Random(1), 3)
        propose(host, table, "soviet", to=1)
        assert answer(people["western"], table, True).json()["granted"] is False
        assert standing(host, table)["waits_for"] == ["german"]
        assert answer(people["german"], table, True).json() == {"granted": True, "seq": 4}

    @pytest.mark.parametrize("other", ["me", "computer"])
    def test_nobody_is_asked_where_nobody_else_plays(self, house: House, other: str) -> None:
        player = house.guest()
        table = player.table({"soviet": "me", "western": other}, GERMANY, "historical")
        for _ in range(3):
            player.act(table, "soviet", player.options(table, "soviet")[0])
        assert propose(player, table, "soviet", to=1).json() == {"granted": True, "seq": 4}


class TestDice:
    def test_they_go_on_and_the_record_still_holds(self, house: House) -> None:
        north, south, table = duel(house)
        rng = Random(4)
        for rounds in range(3):
            play({"north": north, "south": south}, table, rng, 7)
            propose(north, table, "north", to=north.view(table, "north")["log"][rounds]["seq"])
            answer(south, table, True)
        play({"north": north, "south": south}, table, rng)
        text = south.get(f"/tables/{table}/record").text
        found = record.read(text.encode(), "it")
        assert [line for side, line in found.actions if side == record.TABLE] == [
            "back 0",
            "back 8",
            "back 16",
        ]
        record.verify(found, lambda _: GAME, "it")
        made = south.send("/records", {"record": text}).json()["id"]
        assert south.get(f"/tables/{made}/record").text == text

    def test_no_throw_is_used_twice(self, house: House) -> None:
        north, south, table = duel(house)
        state: Any = house.service.history.now(house.service.tables.row(table)).state
        thrown = state.throws
        for times in (1, 2):
            bids(north, south, table)
            now: Any = house.service.history.now(house.service.tables.row(table)).state
            assert now.throws == thrown + times
            red_first = throw(now.key, thrown + times, 6) <= 3
            assert bool(north.options(table, "north")) is red_first
            propose(north, table, "north")
            answer(south, table, True)

    def test_a_restart_finds_the_same_table(self, house: House) -> None:
        north, south, table = duel(house)
        bids(north, south, table)
        propose(north, table, "north")
        answer(south, table, True)
        bids(north, south, table)
        row = house.service.tables.row(table)
        kept, fresh = house.service.history.now(row), house.service.history.at(row, row.seq)
        assert fresh.state.fingerprint() == kept.state.fingerprint()
        assert fresh.line == kept.line == (1, 4, 5, 6)


class TestPause:
    def test_the_host_pauses_and_nobody_can_act(self, house: House) -> None:
        north, south, table = duel(house)
        assert propose(north, table, "north", "pause").json() == {"granted": True, "seq": 1}
        assert south.get(f"/tables/{table}").json()["paused"] is True
        problem(south.act(table, "south", "bid 1"), 409, "paused")
        problem(propose(north, table, "north", "pause"), 409, "paused")
        assert propose(south, table, "south", "resume").json()["granted"] is False
        assert answer(north, table, True).json()["granted"] is True
        assert south.act(table, "south", "bid 1").status_code == 200
        problem(propose(north, table, "north", "resume"), 409, "not-paused")

    def test_a_guest_needs_agreement_to_pause_but_not_to_go_on(self, house: House) -> None:
        north, south, table = duel(house)
        assert propose(south, table, "south", "pause").json()["granted"] is False
        assert answer(north, table, True).json()["granted"] is True
        assert propose(south, table, "south", "resume").json()["granted"] is True

    def test_computers_wait_too(self, house: House) -> None:
        player = house.guest()
        table = player.table({"north": "me", "south": "open"})
        propose_at = {"seat": "north", "seq": 0, "kind": "pause"}
        problem(player.send(f"/tables/{table}/proposals", propose_at), 409, "waiting-for-players")
        row = house.service.tables.row(table)
        house.service.store.give_to_computer(row, "south", "random")  # whoever looks at the table wakes it
        assert player.send(f"/tables/{table}/proposals", propose_at).json()["granted"] is True
        assert player.view(table, "north")["seq"] == 0
        with player.live(table, "north") as socket:
            hear(socket, "state")
            propose(player, table, "north", "resume")
            assert hear(socket, "state")["seq"] == 1
