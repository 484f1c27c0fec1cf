"""Tables from their making to the rematch: who may sit, leave, resign, talk and look."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from grognard.kernel import record
from grognard.server.store.database import sessions
from tests.server.house import BOTH_MINE, GERMANY, House, Player, hear, open_house, play, problem
from tests.server.valley import Valley

ME_AND_FRIEND = {"north": "me", "south": "invite"}


def invited(host: Player, guest: Player, table: str, seat: str = "south") -> None:
    """Lets a guest follow the link to a seat."""
    token = host.get(f"/tables/{table}").json()["invites"][seat]
    assert guest.send(f"/tables/{table}/join", {"seat": seat, "token": token}).status_code == 200


class TestMe:
    def test_a_newcomer_becomes_a_guest_and_stays_one(self, house: House) -> None:
        player = house.guest()
        assert player.me["guest"] is True
        assert player.get("/me").json() == player.me

    def test_name_and_language_can_be_changed(self, house: House) -> None:
        player = house.guest()
        changed = player.send("/me", {"name": "  Ney ", "language": "fr"}, "PATCH").json()
        assert (changed["name"], changed["language"]) == ("Ney", "fr")
        assert player.get("/me").json() == changed

    def test_the_cookie_is_closed_to_scripts_and_only_its_hash_is_kept(self, house: House) -> None:
        cookie = house.client.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        token = cookie.partition("=")[2].partition(";")[0]
        with house.service.store._engine.connect() as connection:
            kept = connection.execute(select(sessions)).all()
        assert len(kept) == 1
        assert token not in str(kept)

    def test_the_language_of_the_browser_is_taken(self, house: House) -> None:
        assert house.guest("fr-FR,fr;q=0.9,en;q=0.8").me["language"] == "fr"
        assert house.guest("de").me["language"] == "en"


class TestMaking:
    def test_games_are_described_in_the_users_language(self, house: House) -> None:
        found = {game["name"]: game for game in house.guest("fr").get("/games").json()}
        historical = found[GERMANY]["scenarios"][0]
        assert historical["title"] == "Scénario historique"
        assert [seat["name"] for seat in historical["seats"]] == ["soviet", "western"]
        assert historical["length"] == "10 tours, environ 3 heures"
        assert found[GERMANY]["levels"] == ["random", "scripted"]
        assert (found[GERMANY]["length"], found[GERMANY]["difficulty"]) == ("de 1 à 5 heures", 2)
        assert found[GERMANY]["components"]["reconstructed"] > found[GERMANY]["components"]["printed"] > 0
        secrets = {name: game["scenarios"][0]["secrets"] for name, game in found.items()}
        assert secrets == {GERMANY: False, "sample": True}
        assert found["sample"]["scenarios"][0]["options"][0]["summary"] == "Seven turns instead of four"

    def test_a_table_waits_until_the_last_seat_is_taken(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND)
        assert host.get(f"/tables/{table}").json()["status"] == "open"
        problem(host.act(table, "north", "bid 1"), 409, "waiting-for-players")
        invited(host, friend, table)
        assert friend.get(f"/tables/{table}").json()["status"] == "running"
        assert friend.get(f"/tables/{table}").json()["my_seats"] == ["south"]

    def test_only_the_host_sees_the_invitations(self, house: House) -> None:
        table = (host := house.guest()).table(ME_AND_FRIEND)
        assert house.guest().get(f"/tables/{table}").json()["invites"] == {}
        assert list(host.get(f"/tables/{table}").json()["invites"]) == ["south"]

    def test_an_invitation_holds_for_its_own_seat_alone(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table, other = host.table(ME_AND_FRIEND), host.table(ME_AND_FRIEND)
        token = host.get(f"/tables/{other}").json()["invites"]["south"]
        for wrong in (None, "", "forged", token):
            answer = friend.send(f"/tables/{table}/join", {"seat": "south", "token": wrong})
            problem(answer, 403, "bad-invite")

    def test_open_seats_are_for_anyone_and_for_one(self, house: House) -> None:
        host, first, second = house.guest(), house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        assert [found["id"] for found in first.get("/tables?open").json()] == [table]
        assert first.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
        problem(second.send(f"/tables/{table}/join", {"seat": "south"}), 409, "seat-taken")
        assert second.get("/tables?open").json() == []
        assert [found["id"] for found in first.get("/tables?mine").json()] == [table]

    @pytest.mark.parametrize(
        ("change", "status", "code", "field"),
        [
            ({"game": "chess"}, 404, "no-game", "game"),
            ({"scenario": "x"}, 422, "scenario", "scenario"),
            ({"options": {"x": True}}, 422, "option", "options"),
            ({"options": {"long": 1}}, 422, "field-wrong", "options.long"),
            ({"seats": {"north": {"kind": "me"}}}, 422, "seat-left-out", "seats.south"),
            ({"seats": {"x": {"kind": "me"}}}, 422, "seat-unknown", "seats"),
            ({"seats": {"north": {"kind": "boss"}}}, 422, "field-choice", "seats.north.kind"),
            ({"mode": "hotseat", "seats": None}, 422, "field-wrong", "seats"),
            ({"mode": "slow"}, 422, "field-choice", "mode"),
            ({"title": "x" * 81}, 422, "field-too-long", "title"),
            ({"title": "\x00"}, 422, "field-wrong", "title"),
            ({"more": 1}, 422, "field-extra", "more"),
        ],
    )
    def test_a_wrong_field_is_named_in_both_languages(
        self, house: House, change: dict[str, object], status: int, code: str, field: str
    ) -> None:
        seats = {"north": {"kind": "me"}, "south": {"kind": "me"}}
        wish = {"game": "sample", "scenario": "duel", "seats": seats} | change
        english = problem(house.guest("en").send("/tables", wish), status, code)
        french = problem(house.guest("fr").send("/tables", wish), status, code)
        assert english["field"] == french["field"] == field
        assert english["message"] != french["message"]

    def test_an_unknown_computer_player_is_refused(self, house: House) -> None:
        seats = {"north": {"kind": "me"}, "south": {"kind": "computer", "level": "genius"}}
        answer = house.guest().send("/tables", {"game": "sample", "scenario": "duel", "seats": seats})
        assert problem(answer, 422, "level")["field"] == "seats.south.level"

    def test_a_hot_seat_has_no_seat_for_others(self, house: House) -> None:
        seats = {"north": {"kind": "me"}, "south": {"kind": "open"}}
        wish = {"game": "sample", "scenario": "duel", "seats": seats, "mode": "hotseat"}
        problem(house.guest().send("/tables", wish), 422, "hotseat")


class TestComingAndGoing:
    def test_who_leaves_frees_the_seat_and_the_table_waits(self, house: House) -> None:
        host, friend, other = house.guest(), house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        assert friend.send(f"/tables/{table}/leave").json()["status"] == "open"
        problem(friend.send(f"/tables/{table}/leave"), 403, "no-seat")
        problem(host.act(table, "north", "bid 0"), 409, "waiting-for-players")
        other.send(f"/tables/{table}/join", {"seat": "south"})
        assert host.act(table, "north", "bid 0").status_code == 200

    def test_who_resigns_has_lost(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND)
        invited(host, friend, table)
        problem(friend.send(f"/tables/{table}/resign", {"seat": "north"}), 403, "not-your-seat")
        ended = friend.send(f"/tables/{table}/resign", {"seat": "south"}).json()
        assert (ended["status"], ended["outcome"]["winners"]) == ("finished", ["north"])
        assert (ended["outcome"]["resigned"], ended["outcome"]["late"]) == ("south", None)
        assert host.view(table, "north")["log"][-1]["kind"] == "resign"
        problem(host.act(table, "north", "bid 0"), 409, "finished")
        problem(friend.send(f"/tables/{table}/resign", {"seat": "south"}), 409, "finished")

    def test_among_more_than_two_a_computer_takes_over(self, house: House) -> None:
        host = house.guest()
        seats = dict.fromkeys(("soviet", "german", "western"), "me")
        table = host.table(seats, GERMANY, "three-player")
        after = host.send(f"/tables/{table}/resign", {"seat": "german"}).json()
        assert after["status"] == "running"
        assert [seat["kind"] for seat in after["seats"]] == ["human", "computer", "human"]

    def test_a_rematch_is_made_once_with_the_seats_changed_round(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND)
        invited(host, friend, table)
        problem(host.send(f"/tables/{table}/rematch"), 409, "not-finished")
        host.send(f"/tables/{table}/resign", {"seat": "north"})
        again = host.send(f"/tables/{table}/rematch").json()
        assert (again["status"], again["my_seats"]) == ("running", ["south"])
        assert friend.send(f"/tables/{table}/rematch").json()["id"] == again["id"]
        assert friend.get(f"/tables/{table}").json()["rematch"] == again["id"]
        problem(house.guest().send(f"/tables/{table}/rematch"), 403, "no-seat")

    def test_chat_is_for_those_who_sit_at_the_table(self, house: House) -> None:
        host, friend, other = house.guest(), house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND, spectators=True)
        invited(host, friend, table)
        assert host.send(f"/tables/{table}/chat", {"text": " Hello "}).status_code == 201
        (line,) = friend.get(f"/tables/{table}").json()["chat"]
        assert (line["text"], line["me"]) == ("Hello", False)
        assert other.get(f"/tables/{table}").json()["chat"] == []
        problem(other.send(f"/tables/{table}/chat", {"text": "Hi"}), 403, "no-seat")
        for text in ("x" * 501, "x" + " " * 500):
            problem(host.send(f"/tables/{table}/chat", {"text": text}), 422, "field-too-long")
        problem(host.send(f"/tables/{table}/chat", {"text": "  "}), 422, "field-too-short")

    def test_notes_are_private(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND)
        for text in ("North first", "No: south"):
            host.send(f"/tables/{table}/notes", {"text": text}, "PUT")
        assert host.get(f"/tables/{table}/notes").json() == {"text": "No: south"}
        assert friend.get(f"/tables/{table}/notes").json() == {"text": ""}

    def test_spectators_come_where_the_table_allows(self, house: House) -> None:
        host, other = house.guest(), house.guest()
        closed, watched = host.table(BOTH_MINE), host.table(BOTH_MINE, spectators=True)
        problem(other.get(f"/tables/{closed}/view"), 403, "no-spectators")
        problem(other.get(f"/tables/{watched}/view?seat=north"), 403, "not-your-seat")
        seen = other.view(watched)
        assert (seen["viewpoint"], seen["view"]["decisions"]) == ("", {})
        assert seen["view"]["units"][0]["cell"] == "Abbey"


class TestWholeGames:
    def test_a_finished_table_is_open_to_everyone_and_its_record_verifies(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND, spectators=True)
        invited(host, friend, table)
        header = host.get(f"/tables/{table}/record").text
        assert "commitment" in header
        assert '"key"' not in header
        play({"north": host, "south": friend}, table, Random(1))
        stranger = house.stranger()
        assert stranger.view(table, "north")["outcome"]["rule"] == "4-1"
        assert stranger.view(table, "south", at=3)["at"] == 3
        assert [found["id"] for found in stranger.get("/tables?finished").json()] == [table]
        found = record.read(stranger.get(f"/tables/{table}/record").content, "table")
        record.verify(found, lambda name: Valley(), "table")
        assert f'"{found.header["commitment"]}"' in header

    def test_a_game_goes_on_after_a_restart_where_it_stood(self, tmp_path: Path, database: str) -> None:
        with open_house(tmp_path, database) as house:
            host = house.guest()
            table = host.table(BOTH_MINE, options={"long": True})
            play({"north": host, "south": host}, table, Random(2), 20)
            before = [host.view(table, seat) for seat in ("north", "south")]
        with open_house(tmp_path, database) as house:
            again = Player(house, host.token, host.me)
            assert [again.view(table, seat) for seat in ("north", "south")] == before
            play({"north": again, "south": again}, table, Random(3))
            assert again.get(f"/tables/{table}").json()["status"] == "finished"

    def test_a_table_made_with_other_components_says_so(self, tmp_path: Path) -> None:
        with open_house(tmp_path) as house:
            host = house.guest()
            table = host.table(BOTH_MINE)
        with open_house(tmp_path, games={"sample": (__name__, "OtherValley")}) as house:
            again = Player(house, host.token, host.me)
            problem(again.get(f"/tables/{table}/view?seat=north"), 409, "other-components")


class OtherValley(Valley):
    """The sample game with another edition of its components."""

    data_fingerprint = "valley-2"


class TestLive:
    def test_two_sockets_see_a_move_each_from_its_own_viewpoint(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(ME_AND_FRIEND)
        invited(host, friend, table)
        with host.live(table, "north") as north, friend.live(table, "south") as south:
            assert hear(north, "state")["keep"] == -1
            assert hear(south, "state")["view"]["seat"] == "south"
            host.act(table, "north", "bid 1")
            mine, theirs = hear(north, "state"), hear(south, "state")
            assert (mine["seq"], mine["keep"], mine["log"][0]["action"]) == (2, 1, "bid 1")
            assert (theirs["seq"], theirs["keep"], theirs["log"][0]["action"]) == (2, 1, None)
            host.back(table, "north")
            undone = hear(south, "state")
            assert (undone["seq"], undone["keep"], undone["log"]) == (3, 1, [])

    def test_chat_seats_and_pings_arrive(self, house: House) -> None:
        host, friend, other = house.guest(), house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"}, spectators=True)
        with host.live(table, "north") as socket, other.live(table) as watching:
            friend.send(f"/tables/{table}/join", {"seat": "south"})
            assert hear(socket, "seats")["table"]["status"] == "running"
            friend.send(f"/tables/{table}/chat", {"text": "Hello"})
            assert hear(socket, "chat")["text"] == "Hello"
            socket.send_json({"type": "ping"})
            hear(socket, "pong")
            watching.send_json({"type": "ping"})
            kinds = []
            while "pong" not in kinds:
                kinds.append(watching.receive_json()["type"])
            assert "chat" not in kinds

    def test_all_hear_who_is_there_but_of_players_only(self, house: House) -> None:
        host, friend, other = house.guest(), house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"}, spectators=True)
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        with host.live(table, "north") as socket:
            assert hear(socket, "here")["seats"] == ["north"]
            with other.live(table) as watching:
                assert hear(watching, "here")["seats"] == ["north"]
                assert hear(socket, "here")["seats"] == ["north"]
                with friend.live(table, "south"):
                    assert hear(watching, "here")["seats"] == ["north", "south"]
                    assert hear(socket, "here")["seats"] == ["north", "south"]
                assert hear(watching, "here")["seats"] == ["north"]

    def test_who_leaves_the_table_hears_no_more_of_it(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table({"north": "me", "south": "open"})
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        with friend.live(table, "south") as socket:
            hear(socket, "state")
            friend.send(f"/tables/{table}/leave")
            assert hear(socket, "seats")["table"]["my_seats"] == []
            assert socket.receive()["type"] == "websocket.close"

    def test_a_socket_that_stays_silent_fails_its_reader(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        player = house.guest()
        with player.live(player.table(BOTH_MINE), "north") as socket:
            hear(socket, "state")
            monkeypatch.setattr("tests.server.house.LONGEST_SILENCE", 0.01)
            with pytest.raises(AssertionError, match="silent"):
                hear(socket, "state")
