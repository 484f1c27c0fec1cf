"""Accounts: claimed by a guest, entered from elsewhere, left; and the sessions in which they are used."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from grognard.server.people.identity import COOKIE, device_of
from grognard.server.store import database
from grognard.server.store.queries import SESSION_SECONDS
from tests.server.house import BOTH_MINE, PASSWORD, House, Player, hear, problem

ME_AND_OPEN = {"north": "me", "south": "open"}
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1"


def signed_in(house: House, name: str, password: str = PASSWORD) -> Player:
    """Someone at another device, where nobody is known yet."""
    return house.stranger().enter("/session", name, password)


def refused(who: Player, name: str, password: str, **headers: str) -> Any:
    """The answer to an attempt to sign in."""
    return who.send("/session", {"name": name, "password": password}, **headers)


class TestClaiming:
    def test_a_guest_keeps_their_tables(self, house: House) -> None:
        guest = house.guest()
        table = guest.table(BOTH_MINE)
        ney = guest.enter("/account", " Maréchal  Ney ")
        assert ney.me == guest.me | {"name": "Maréchal Ney", "guest": False}
        assert [row["id"] for row in ney.get("/tables?mine").json()] == [table]
        assert ney.act(table, "north", "bid 1").status_code == 200

    def test_the_token_changes_and_the_one_before_is_worth_nothing(self, house: House) -> None:
        guest = house.guest()
        ney = guest.enter("/account", "Ney")
        assert ney.token != guest.token
        problem(guest.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")

    @pytest.mark.parametrize("name", ["ney", "NEY", "Ｎｅｙ", "  Ney"])
    def test_names_are_unique_however_they_are_written(self, house: House, name: str) -> None:
        house.owner("Ney")
        answer = house.guest("fr").send("/account", {"name": name, "password": PASSWORD})
        assert problem(answer, 409, "name-taken")["field"] == "name"
        assert answer.json()["message"] == "Ce nom est déjà pris."

    @pytest.mark.parametrize(
        ("name", "password", "field", "code"),
        [
            ("N", PASSWORD, "name", "name-length"),
            ("N" * 41, PASSWORD, "name", "name-length"),
            ("Ney\u200b", PASSWORD, "name", "name-form"),
            ("ﷺﷺﷺﷺﷺﷺ", PASSWORD, "name", "name-length"),
            ("Ney", "1234567", "password", "field-too-short"),
            ("Ney", "x" * 201, "password", "field-too-long"),
            ("Ney", "12345\x007890", "password", "field-wrong"),
        ],
    )
    def test_wrong_fields_are_named(
        self, house: House, name: str, password: str, field: str, code: str
    ) -> None:
        answer = house.guest().send("/account", {"name": name, "password": password})
        assert problem(answer, 422, code)["field"] == field

    def test_one_account_is_enough(self, house: House) -> None:
        ney = house.owner("Ney")
        problem(ney.send("/account", {"name": "Soult", "password": PASSWORD}), 409, "has-account")

    def test_nobody_else_bears_the_name_of_an_account(self, house: House) -> None:
        ney, soult = house.owner("Ney"), house.owner("Soult")
        for other in (house.guest(), soult):
            problem(other.send("/me", {"name": "NEY"}, "PATCH"), 409, "name-taken")
        assert ney.send("/me", {"name": "ney"}, "PATCH").json()["name"] == "ney"
        assert ney.send("/me", {"name": "Michel Ney"}, "PATCH").status_code == 200
        assert signed_in(house, "michel ney").me["id"] == ney.me["id"]
        assert soult.send("/me", {"name": "Ney"}, "PATCH").status_code == 200


class TestSigningIn:
    def test_the_same_tables_are_there_on_another_device(self, house: House) -> None:
        ney = house.owner("Ney")
        table = ney.table(BOTH_MINE)
        again = signed_in(house, "NEY")
        assert again.me == ney.me
        assert again.act(table, "north", "bid 1").status_code == 200
        assert ney.view(table, "north")["seq"] == 1

    def test_what_a_guest_played_goes_along(self, house: House) -> None:
        ney, guest, friend = house.owner("Ney"), house.guest(), house.guest()
        table = guest.table(ME_AND_OPEN)
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        guest.send(f"/tables/{table}/chat", {"text": "Hello"})
        guest.send(f"/tables/{table}/notes", {"text": "left flank"}, "PUT")
        with friend.live(table, "south") as socket:
            hear(socket, "state")
            again = guest.enter("/session", "Ney")
            seats = hear(socket, "seats")["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["Ney", friend.me["name"]]
        assert again.act(table, "north", "bid 1").status_code == 200
        detail = ney.get(f"/tables/{table}").json()
        assert (detail["my_seats"], detail["host"], detail["chat"][0]["me"]) == (["north"], True, True)
        assert ney.get(f"/tables/{table}/notes").json() == {"text": "left flank"}
        problem(guest.act(table, "north", "bid 1"), 401, "no-session")

    def test_an_own_note_is_not_overwritten(self, house: House) -> None:
        ney, guest = house.owner("Ney"), house.guest()
        table = guest.table(ME_AND_OPEN)
        ney.send(f"/tables/{table}/join", {"seat": "south"})
        ney.send(f"/tables/{table}/notes", {"text": "mine"}, "PUT")
        guest.send(f"/tables/{table}/notes", {"text": "the guest's"}, "PUT")
        assert guest.enter("/session", "Ney").get(f"/tables/{table}/notes").json() == {"text": "mine"}

    def test_from_one_account_to_another_nothing_moves(self, house: House) -> None:
        ney, soult = house.owner("Ney"), house.owner("Soult")
        table = ney.table(BOTH_MINE)
        other = ney.enter("/session", "Soult")
        assert (other.me["id"], other.get("/tables?mine").json()) == (soult.me["id"], [])
        assert signed_in(house, "Ney").get("/tables?mine").json()[0]["id"] == table
        problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")

    def test_an_unknown_name_is_answered_as_a_wrong_password(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house.owner("Ney")
        hashed: list[str] = []
        real = house.service.accounts.find.__globals__["_verify"]

        def verify(kept: str, password: str) -> bool:
            hashed.append(kept.rpartition("$")[0].rpartition("$")[0])
            return bool(real(kept, password))

        monkeypatch.setattr("grognard.server.people.accounts._verify", verify)
        answers = [refused(house.guest(), name, "wrong password") for name in ("Ney", "Nobody")]
        assert problem(answers[0], 403, "bad-sign-in") == answers[1].json()
        assert hashed == ["$argon2id$v=19$m=19456,t=2,p=1"] * 2  # the same work for both

    def test_another_site_can_sign_nobody_in_or_out(self, house: House) -> None:
        ney = house.owner("Ney")
        evil = {"Origin": "http://evil.example"}
        problem(refused(house.stranger(), "Ney", PASSWORD, **evil), 403, "foreign-origin")
        problem(ney.send("/session", None, "DELETE", **evil), 403, "foreign-origin")
        problem(ney.send("/account/sessions", None, "DELETE", **evil), 403, "foreign-origin")
        assert ney.get("/me").json() == ney.me

    def test_the_cookie_is_closed_to_scripts_and_under_encryption_secure(self, house: House) -> None:
        house.owner("Ney")
        body = {"name": "Ney", "password": PASSWORD}
        for scheme in ("http", "https"):
            cookie = house.client.post(f"{scheme}://testserver/api/session", json=body).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie) == (scheme == "https")

    def test_no_password_is_kept(self, house: House, tmp_path: Path) -> None:
        house.owner("Ney")
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert PASSWORD.encode() not in kept


class TestSessions:
    def test_they_are_listed_with_their_devices(self, house: House) -> None:
        ney = house.owner("Ney")
        phone = house.stranger()
        phone.headers = {"User-Agent": SAFARI}
        phone = phone.enter("/session", "Ney")
        found = phone.get("/account/sessions").json()
        assert sorted((one["device"], one["this"]) for one in found) == [
            ("", False),
            ("Safari, iPhone", True),
        ]
        for one in ney.get("/account/sessions").json():
            assert one["id"] not in (ney.token, phone.token)
            assert one["created"] == one["used"]

    def test_one_can_be_ended_from_another_and_its_socket_with_it(self, house: House) -> None:
        ney = house.owner("Ney")
        table = ney.table(BOTH_MINE)
        lost = signed_in(house, "Ney")
        (mine,) = [one["id"] for one in ney.get("/account/sessions").json() if one["this"]]
        (other,) = [one["id"] for one in ney.get("/account/sessions").json() if not one["this"]]
        with ney.live(table, "north") as kept, lost.live(table, "north") as socket:
            hear(kept, "state")
            hear(socket, "state")
            assert ney.send(f"/account/sessions/{other}", None, "DELETE").status_code == 204
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
            ney.act(table, "north", "bid 1")
            assert hear(kept, "state")["seq"] == 1
        problem(lost.act(table, "north", "bid 1", seq=1), 401, "no-session")
        with pytest.raises(WebSocketDisconnect), lost.live(table, "north"):
            pass
        problem(ney.send(f"/account/sessions/{other}", None, "DELETE"), 404, "no-such-session")
        problem(ney.send(f"/account/sessions/{mine}", None, "DELETE"), 404, "no-such-session")

    def test_those_of_others_can_not_be_ended(self, house: House) -> None:
        ney, soult = house.owner("Ney"), house.owner("Soult")
        (one,) = ney.get("/account/sessions").json()
        problem(soult.send(f"/account/sessions/{one['id']}", None, "DELETE"), 404, "no-such-session")
        assert soult.send("/account/sessions", None, "DELETE").status_code == 204
        assert ney.get("/me").json() == ney.me

    def test_a_session_ended_by_another_process_hears_nothing_more(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("grognard.server.live.hub._SESSION_CHECK_SECONDS", -1)
        ney = house.owner("Ney")
        table = ney.table(BOTH_MINE)
        lost = signed_in(house, "Ney")
        with lost.live(table, "north") as socket:
            hear(socket, "state")
            user = house.service.accounts.find("Ney", PASSWORD)
            mine = next(one for one in ney.get("/account/sessions").json() if not one["this"])
            house.service.accounts.end_sessions(user, one=mine["id"])
            ney.act(table, "north", "bid 1")
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()

    def test_signing_out_ends_this_one_only(self, house: House) -> None:
        ney = house.owner("Ney")
        again = signed_in(house, "Ney")
        response = ney.send("/session", None, "DELETE")
        assert response.status_code == 204
        assert f'{COOKIE}=""' in response.headers["set-cookie"]
        problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
        assert again.get("/me").json() == ney.me
        problem(house.guest().send("/session", None, "DELETE"), 409, "no-account")

    def test_another_password_ends_all_others(self, house: House) -> None:
        ney = house.owner("Ney")
        again = signed_in(house, "Ney")
        address, new = "/account/password", "la garde meurt"
        wrong = again.send(address, {"old": "not this one", "new": new}, "PUT")
        assert problem(wrong, 403, "bad-password")["field"] == "old"
        assert problem(again.send(address, {"old": PASSWORD, "new": "short"}, "PUT"), 422, "field-too-short")
        assert again.send(address, {"old": PASSWORD, "new": new}, "PUT").status_code == 204
        problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
        assert again.get("/me").json() == ney.me
        problem(refused(house.stranger(), "Ney", PASSWORD), 403, "bad-sign-in")
        assert signed_in(house, "Ney", new).me == ney.me
        body = {"old": PASSWORD, "new": new}
        problem(house.guest().send(address, body, "PUT"), 409, "no-account")

    def test_a_year_unused_and_it_is_over(self, house: House) -> None:
        ney = house.owner("Ney")
        engine, sessions = house.service.store.engine, database.sessions
        used = select(sessions.c.used)
        with engine.begin() as connection:
            before = connection.execute(used).scalar_one()
            connection.execute(update(sessions).values(used=before - SESSION_SECONDS + 60))
        assert ney.get("/account/sessions").json()[0]["used"] >= before  # using it made it young again
        with engine.begin() as connection:
            connection.execute(update(sessions).values(used=before - SESSION_SECONDS))
        problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")

    @pytest.mark.parametrize(
        ("agent", "device"),
        [
            (SAFARI, "Safari, iPhone"),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
            ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
            ("curl/8", ""),
        ],
    )
    def test_devices_have_short_words(self, agent: str, device: str) -> None:
        headers = [(b"user-agent", agent.encode())]
        assert device_of(HTTPConnection({"type": "http", "headers": headers})) == device


class TestLeaving:
    def test_seats_are_given_up_and_the_name_is_gone(self, house: House) -> None:
        ney, friend = house.owner("Ney"), house.guest()
        running, alone, waiting = ney.table(ME_AND_OPEN), ney.table(BOTH_MINE), ney.table(ME_AND_OPEN)
        friend.send(f"/tables/{running}/join", {"seat": "south"})
        ney.act(running, "north", "bid 1")
        ney.send(f"/tables/{running}/chat", {"text": "Farewell"})
        wrong = ney.send("/account/delete", {"password": "not this one"})
        assert problem(wrong, 403, "bad-password")["field"] == "password"
        assert ney.send("/account/delete", {"password": PASSWORD}).status_code == 204
        detail = friend.get(f"/tables/{running}").json()
        assert (detail["status"], detail["outcome"]["winners"]) == ("finished", ["south"])
        assert detail["seats"][0]["name"] == "Former player"
        assert detail["chat"][0]["name"] == "Former player"
        assert "bid 1" in friend.get(f"/tables/{running}/record").text
        for table in (alone, waiting):
            detail = friend.get(f"/tables/{table}").json()
            assert (detail["status"], detail["seats"][0]["name"]) == ("open", None)
        problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
        problem(refused(house.stranger(), "Ney", PASSWORD), 403, "bad-sign-in")
        assert house.owner("Ney").get("/tables?mine").json() == []

    def test_others_are_not_stopped(self, house: House) -> None:
        ney, two = house.owner("Ney"), house.guest()
        seats = {"soviet": "me", "western": "open", "german": "computer"}
        table = ney.table(seats, "battle-for-germany", "three-player")
        two.send(f"/tables/{table}/join", {"seat": "western"})
        assert ney.send("/account/delete", {"password": PASSWORD}).status_code == 204
        detail = two.get(f"/tables/{table}").json()
        assert detail["status"] == "running"
        assert detail["seats"][0]["kind"] == "computer"
