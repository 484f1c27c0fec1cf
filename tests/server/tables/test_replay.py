"""Looking back: entries and turns, each seat's viewpoint and all of them, bookmarks, practice tables."""

from random import Random

from grognard.server.tables.bookmarks import MOST_BOOKMARKS
from tests.server.house import BOTH_MINE, GERMANY, House, Player, play, problem

GERMANS = {"soviet": "me", "western": "me"}


def two_players(house: House) -> tuple[Player, Player, str]:
    """A duel that nobody else may watch."""
    north, south = house.guest(), house.guest()
    table = north.table({"north": "me", "south": "open"})
    south.send(f"/tables/{table}/join", {"seat": "south"})
    return north, south, table


class TestMoments:
    def test_entries_that_were_taken_back_are_no_steps(self, house: House) -> None:
        player = house.guest()
        table = player.table(GERMANS, GERMANY, "historical")
        for _ in range(2):
            player.act(table, "soviet", player.options(table, "soviet")[0])
        player.back(table, "soviet")
        player.act(table, "soviet", player.options(table, "soviet")[1])
        assert player.get(f"/tables/{table}/entries?seat=soviet").json() == {
            "line": [0, 1, 4],
            "turns": [{"turn": 1, "at": 0}],
        }

    def test_turns_are_chapters(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        play(dict.fromkeys(BOTH_MINE, player), table, Random(1))
        turns = player.get(f"/tables/{table}/entries").json()["turns"]
        assert [chapter["turn"] for chapter in turns] == [1, 2, 3, 4]
        for chapter in turns:
            assert player.view(table, "north", chapter["at"])["view"]["turn"] == chapter["turn"]
            if chapter["at"]:
                before = player.view(table, "north", chapter["at"] - 1)["view"]["turn"]
                assert before == chapter["turn"] - 1

    def test_an_entry_is_the_view_of_then_and_its_line_of_the_log(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        play(dict.fromkeys(BOTH_MINE, player), table, Random(1), 8)
        log = {line["seq"]: line for line in player.view(table, "north")["log"]}
        for at in range(9):
            then = player.get(f"/tables/{table}/entries/{at}?seat=north").json()
            assert then == {"at": at, "view": player.view(table, "north", at)["view"], "line": log[at]}
        problem(player.get(f"/tables/{table}/entries/9?seat=north"), 422, "at")

    def test_while_the_game_runs_only_ones_own_viewpoint_is_allowed(self, house: House) -> None:
        north, _, table = two_players(house)
        for viewpoint in ("south", "*"):
            for address in ("entries", "entries/0", "view", "log"):
                refused = north.get(f"/tables/{table}/{address}?before=1&seat={viewpoint}")
                problem(refused, 403, "not-your-seat")
        for address in ("entries", "entries/0"):
            problem(house.guest().get(f"/tables/{table}/{address}"), 403, "no-spectators")

    def test_when_it_is_over_every_viewpoint_is_allowed(self, house: House) -> None:
        north, south, table = two_players(house)
        hands = north.view(table, "north")["view"]["hand"] | south.view(table, "south")["view"]["hand"]
        north.send(f"/tables/{table}/resign", {"seat": "north"})
        stranger = house.guest()
        assert stranger.get(f"/tables/{table}").json()["viewpoints"] == ["north", "south", "*", ""]
        then = stranger.get(f"/tables/{table}/entries/1?seat=*").json()
        assert then["view"]["hand"] == hands
        assert [event["message"] for event in then["line"]["events"]].count("chit.seen") == 2


class TestBookmarks:
    def test_they_are_kept_for_their_owner_in_the_order_of_the_game(self, house: House) -> None:
        north, south, table = two_players(house)
        north.act(table, "north", "bid 1")
        for at, name in ((1, "  The bid "), (0, "Start")):
            assert north.send(f"/tables/{table}/bookmarks", {"at": at, "name": name}).status_code == 201
        mine = north.get(f"/tables/{table}/bookmarks").json()
        assert [(mark["at"], mark["name"]) for mark in mine] == [(0, "Start"), (1, "The bid")]
        assert south.get(f"/tables/{table}/bookmarks").json() == []
        one = f"/tables/{table}/bookmarks/{mine[0]['id']}"
        problem(south.send(one, method="DELETE"), 404, "no-bookmark")
        assert north.send(one, method="DELETE").status_code == 204
        assert [mark["name"] for mark in north.get(f"/tables/{table}/bookmarks").json()] == ["The bid"]

    def test_they_are_bounded(self, house: House) -> None:
        north, _, table = two_players(house)
        address = f"/tables/{table}/bookmarks"
        problem(north.send(address, {"at": 2, "name": "Later"}), 422, "at")
        problem(north.send(address, {"at": 0, "name": " "}), 422, "field-too-short")
        problem(north.send(address, {"at": 0, "name": "x" * 61}), 422, "field-too-long")
        problem(house.guest().send(address, {"at": 0, "name": "Mine"}), 403, "no-spectators")
        problem(house.stranger().send(address, {"at": 0, "name": "Mine"}), 401, "no-session")
        for number in range(MOST_BOOKMARKS):
            north.send(address, {"at": 0, "name": f"{number}"})
        problem(north.send(address, {"at": 0, "name": "One more"}), 409, "bookmarks-full")


class TestPractice:
    def test_it_says_where_it_comes_from(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        play(dict.fromkeys(BOTH_MINE, player), table, Random(1), 5)
        made = player.send(f"/tables/{table}/fork", {"at": 3}).json()
        assert (made["forked_from"], made["forked_at"], made["title"]) == (table, 3, "Practice: The Valley")

    def test_the_end_of_a_game_is_no_place_to_go_on_from(self, house: House) -> None:
        player = house.guest()
        table = player.table(BOTH_MINE)
        play(dict.fromkeys(BOTH_MINE, player), table, Random(1))
        problem(player.send(f"/tables/{table}/fork", {}), 409, "finished")
        assert house.guest().send(f"/tables/{table}/fork", {"at": 1}).status_code == 201

    def test_a_sealed_choice_of_another_seat_is_drawn_anew(self, house: House) -> None:
        north, south, table = two_players(house)
        north.act(table, "north", "bid 1")
        bids = set()
        for _ in range(40):
            made = south.send(f"/tables/{table}/fork", {}).json()["id"]
            bids.add(house.service.history.now(house.service.tables.row(made)).state.sealed)
        assert len(bids) > 1
