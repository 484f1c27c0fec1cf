"""Dealing anew: nobody hands on a seat whose secrets they have seen, nor looks for better dice."""

from pathlib import Path
from random import Random
from typing import Any

from grognard.kernel import record
from tests.server.house import BOTH_MINE, GERMANY, House, Player, hear, open_house, play, problem
from tests.server.valley import Valley


def detail(player: Player, table: str) -> Any:
    """A table as a player is shown it."""
    return player.get(f"/tables/{table}").json()


def join(player: Player, host: Player, table: str, seat: str) -> None:
    """Sits down, with the host's invitation if the seat needs one."""
    token = detail(host, table)["invites"].get(seat)
    answer = player.send(f"/tables/{table}/join", {"seat": seat, "token": token})
    assert answer.status_code == 200, answer.text


def opening(house: House, table: str) -> tuple[str, Any]:
    """The key of a table's dice, and all that was drawn with it so far."""
    row = house.service.tables.row(table)
    state: Any = house.service.history.now(row).state
    return row.key, [Valley().view(state, seat)["hand"] for seat in BOTH_MINE]


def passed_on(house: House, host: Player, friend: Player, table: str) -> None:
    """A host who has seen both hands keeps one seat and invites a friend to the other."""
    host.send(f"/tables/{table}/leave")
    join(host, host, table, "north")
    join(friend, host, table, "south")


class TestPeeking:
    def test_a_seat_whose_secrets_were_seen_is_dealt_anew_for_the_next(self, house: House) -> None:
        host, friend = house.guest(), house.guest("fr")
        table = host.table(BOTH_MINE)
        seen = opening(house, table)
        assert host.view(table, "south")["view"]["hand"]["blue"]
        passed_on(house, host, friend, table)
        assert opening(house, table)[0] != seen[0]
        log = friend.view(table, "south")["log"]
        assert [line["kind"] for line in log] == ["deal"]
        assert "mise en place" in log[0]["text"]
        assert detail(friend, table)["commitment"] in log[0]["text"]
        assert [event["message"] for event in log[0]["events"]].count("chit.seen") == 1
        problem(host.get(f"/tables/{table}/view?seat=south"), 403, "not-your-seat")

    def test_a_hot_seat_table_is_no_way_round_it(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(BOTH_MINE, mode="hotseat")
        seen = opening(house, table)[0]
        passed_on(house, host, friend, table)
        assert opening(house, table)[0] != seen

    def test_what_was_taken_back_is_no_first_move(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(BOTH_MINE)
        host.act(table, "north", "bid 1")
        host.back(table, "north")
        seen = opening(house, table)[0]
        passed_on(house, host, friend, table)
        assert opening(house, table)[0] != seen

    def test_the_way_back_to_the_start_is_none_either(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(BOTH_MINE)
        host.act(table, "north", "bid 1")
        host.act(table, "south", "bid 0")
        back = {"seat": "north", "seq": 2, "kind": "back", "to": 0}
        assert host.send(f"/tables/{table}/proposals", back).json()["granted"]
        seen = opening(house, table)[0]
        passed_on(house, host, friend, table)
        assert opening(house, table)[0] != seen
        play({"north": host, "south": friend}, table, Random(1))
        found = record.read(host.get(f"/tables/{table}/record").content, "table")
        record.verify(found, lambda name: Valley(), "table")

    def test_after_the_first_move_the_table_shows_who_has_held_the_seat(self, house: House) -> None:
        host, friend = house.owner("Murat"), house.guest()
        table = host.table(BOTH_MINE)
        host.act(table, "north", "bid 1")
        seen = opening(house, table)[0]
        passed_on(house, host, friend, table)
        assert opening(house, table)[0] == seen
        for player in (host, friend):
            assert detail(player, table)["held_before"] == {"south": ["Murat"]}

    def test_who_signs_in_is_still_the_one_who_has_held_the_seat(self, house: House) -> None:
        house.owner("Murat")
        host, friend = house.guest(), house.guest()
        table = host.table(BOTH_MINE)
        host.act(table, "north", "bid 1")
        host.send(f"/tables/{table}/leave")
        host = host.enter("/session", "Murat")
        join(host, host, table, "north")
        join(friend, host, table, "south")
        assert detail(friend, table)["held_before"] == {"south": ["Murat"]}

    def test_who_signs_in_with_the_guests_seats_gets_no_other_dice(self, house: House) -> None:
        house.owner("Murat")
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        join(friend, host, table, "south")
        dealt = opening(house, table)
        host = host.enter("/session", "Murat")
        host.send(f"/tables/{table}/leave")
        join(host, host, table, "north")
        assert opening(house, table) == dealt
        assert detail(friend, table)["held_before"] == {}


class TestShopping:
    def test_what_a_host_sees_while_waiting_is_not_what_is_played(self, house: House) -> None:
        """Else tables are made until the opening dice please, and only the last one is shown to others."""
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "invite"})
        seen = opening(house, table)[0]
        join(friend, host, table, "south")
        assert opening(house, table)[0] != seen
        (line,) = host.view(table, "north")["log"]
        assert (line["kind"], line["seq"]) == ("deal", 1)

    def test_a_friend_of_the_host_who_sits_down_first_does_not_help(self, house: House) -> None:
        host, straw_man, friend = house.guest(), house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        join(straw_man, host, table, "south")
        liked = opening(house, table)[0]
        straw_man.send(f"/tables/{table}/leave")
        join(friend, host, table, "south")
        assert opening(house, table)[0] != liked
        assert detail(friend, table)["held_before"] == {}

    def test_who_comes_back_gets_the_same_dice(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        join(friend, host, table, "south")
        dealt = opening(house, table)
        for player, seat in ((friend, "south"), (host, "north"), (friend, "south")):
            player.send(f"/tables/{table}/leave")
            join(player, host, table, seat)
            assert opening(house, table) == dealt

    def test_a_game_without_opening_dice_has_nothing_to_deal(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(dict.fromkeys(("soviet", "western"), "me"), GERMANY, "historical")
        before = house.service.tables.row(table).key
        host.send(f"/tables/{table}/leave")
        join(host, host, table, "soviet")
        join(friend, host, table, "western")
        assert house.service.tables.row(table).key == before
        assert detail(friend, table)["held_before"] == {}

    def test_a_practice_table_stays_what_it_is(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        source = host.table(BOTH_MINE)
        host.act(source, "north", "bid 1")
        table = host.send(f"/tables/{source}/fork", {}).json()["id"]
        before = host.view(table, "north")["view"]
        passed_on(house, host, friend, table)
        assert host.view(table, "north")["view"] == before
        assert list(detail(friend, table)["held_before"]) == ["south"]


class TestTheTableAfterwards:
    def test_the_promise_is_kept_and_the_record_holds(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        first = detail(host, table)
        assert (first["dealt"], first["status"]) == (0, "open")
        join(friend, host, table, "south")
        second = detail(host, table)
        assert (second["dealt"], second["status"], second["seq"]) == (1, "running", 1)
        assert second["commitment"] != first["commitment"]
        play({"north": host, "south": friend}, table, Random(1))
        found = record.read(host.get(f"/tables/{table}/record").content, "table")
        record.verify(found, lambda name: Valley(), "table")
        assert found.header["commitment"] == second["commitment"] == detail(host, table)["commitment"]

    def test_its_steps_begin_with_the_deal_and_nothing_goes_behind_it(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        join(friend, host, table, "south")
        problem(host.back(table, "north"), 409, "nothing-to-undo")
        host.act(table, "north", "bid 1")
        course = host.get(f"/tables/{table}/entries?seat=north").json()
        assert (course["line"], course["turns"]) == ([1, 2], [{"turn": 1, "at": 1}])
        back = {"seat": "north", "seq": 2, "kind": "back", "to": 0}
        problem(host.send(f"/tables/{table}/proposals", back), 422, "back-to")
        assert host.send(f"/tables/{table}/proposals", back | {"to": 1}).status_code == 201
        assert host.back(table, "north", "reset").json()["seq"] == 3
        assert [line["seq"] for line in host.view(table, "north")["log"]] == [1]

    def test_a_socket_sees_the_new_deal_alone(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        with host.live(table, "north") as socket:
            assert hear(socket, "state")["seq"] == 0
            join(friend, host, table, "south")
            state = hear(socket, "state")
            assert (state["seq"], state["keep"], state["log"][0]["kind"]) == (1, -1, "deal")

    def test_it_is_there_after_a_restart(self, tmp_path: Path, database: str) -> None:
        with open_house(tmp_path, database) as house:
            host, friend = house.guest(), house.guest()
            table = host.table({"north": "me", "south": "open"})
            join(friend, host, table, "south")
            before = host.view(table, "north")
        with open_house(tmp_path, database) as house:
            assert Player(house, host.token, host.me).view(table, "north") == before
