"""What happened since one's last move: the others' entries in short, for one's own seat alone."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard import games
from grognard.kernel.words.kinds import TOLD
from tests.server.house import BOTH_MINE, GERMANY, House, Player, open_house, play

SEATS = {
    "sample": ("north", "south"),
    GERMANY: ("soviet", "western"),
    "race-for-berlin": ("joukov", "koniev"),
}
SCENARIOS = {"sample": "duel", GERMANY: "historical", "race-for-berlin": "race"}


def duel(house: House, game: str = "sample") -> tuple[dict[str, Player], str]:
    """Two guests at a table."""
    first, second = SEATS[game]
    players = {first: house.guest(), second: house.guest()}
    table = players[first].table({first: "me", second: "open"}, game, SCENARIOS[game], spectators=True)
    players[second].send(f"/tables/{table}/join", {"seat": second})
    return players, table


def since(player: Player, table: str, seat: str = "", **headers: str) -> Any:
    """The summary for a seat."""
    response = player.get(f"/tables/{table}/recap?seat={seat}", **headers)
    assert response.status_code == 200, response.text
    return response.json()


@pytest.mark.parametrize("game", [GERMANY, "race-for-berlin"])
def test_a_summary_tells_what_the_log_tells_since_the_last_own_entry(tmp_path: Path, game: str) -> None:
    with open_house(tmp_path, games=games.GAMES) as house:
        players, table = duel(house, game)
        play(players, table, Random(5), 250)
        for seat, player in players.items():
            seen = player.view(table, seat)
            own = [line["seq"] for line in seen["log"] if line["seat"] == seat]
            told = since(player, table, seat)
            assert (told["after"], told["to"]) == (own[-1], seen["seq"])
            events = [event for line in seen["log"] if line["seq"] > own[-1] for event in line["events"]]
            assert [news["text"] for news in told["news"]] == [
                event["text"] for event in events if event["kind"] in TOLD
            ]
            assert told["moves"] == sum(event["kind"] == "move" for event in events)
            before = player.view(table, seat, own[-1])["view"]["score"]
            now = seen["view"]["score"]
            assert {points["side"]: (points["before"], points["after"]) for points in told["score"]} == {
                side: (before[side], now[side]) for side in now if before[side] != now[side]
            }


def test_who_has_not_acted_yet_is_told_from_the_set_up_on(house: House) -> None:
    players, table = duel(house)
    players["north"].act(table, "north", "bid 1")
    told = since(players["south"], table, "south")
    assert told["after"] == -1
    assert [news["seq"] for news in told["news"]] == [1, 1, 1]
    assert "chit.seen" in told["news"][1]["text"] + told["news"][2]["text"]


def test_an_action_that_was_taken_back_is_no_last_move(house: House) -> None:
    players, table = duel(house)
    players["north"].act(table, "north", "bid 1")
    assert since(players["north"], table, "north")["after"] == 2
    players["north"].back(table, "north")
    assert since(players["north"], table, "north")["after"] == -1


def test_a_summary_is_in_the_readers_language_and_says_who_gave_up(house: House) -> None:
    players, table = duel(house)
    players["north"].send(f"/tables/{table}/resign", {"seat": "north"})
    told = since(players["south"], table, "south")["news"][-1]
    assert (told["kind"], told["seat"]) == ("other", "north")
    assert told["text"] == players["south"].view(table, "south")["log"][-1]["text"]
    french = house.guest("fr")
    assert since(french, table)["news"][-1]["text"] == french.view(table)["log"][-1]["text"] != told["text"]


def test_a_spectator_is_told_of_the_turn_under_way_and_of_nothing_private(house: House) -> None:
    players, table = duel(house)
    stranger = house.guest()
    play(players, table, Random(2), 12)
    told = since(stranger, table)
    turns = stranger.get(f"/tables/{table}/entries").json()["turns"]
    begun = [turn["at"] for turn in turns if turn["at"] < told["to"]]
    assert told["after"] == begun[-1] - 1
    assert not any("chit.seen" in news["text"] for news in told["news"])


def test_a_seat_at_a_table_of_ones_own_is_told_of_the_other(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    play({"north": player, "south": player}, table, Random(1), 10)
    log = player.view(table, "north")["log"]
    for seat in ("north", "south"):
        assert (
            since(player, table, seat)["after"] == [line["seq"] for line in log if line["seat"] == seat][-1]
        )
