"""An operator's command beside a running server, which notices at once; and the log of what was done."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from grognard import cli
from grognard.server.live.hub import FORBIDDEN, NOT_FOUND
from tests.server.house import PASSWORD, PLACES, House, Player, hear, problem

ME_AND_OPEN = {"north": "me", "south": "open"}


@pytest.fixture
def operate(house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """The command, at the database of a server that runs."""
    monkeypatch.setenv("GROGNARD_DATABASE_URL", house.service.settings.database)
    monkeypatch.setattr("grognard.games.GAMES", PLACES)

    def run(*words: str, code: int = 0) -> str:
        assert cli.main(["operate", *words]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return run


def pair(house: House) -> tuple[Player, Player, str]:
    """Two players at a running table."""
    ney, soult = house.owner("Ney"), house.guest("fr")
    table = ney.table(ME_AND_OPEN, title="Bérézina")
    assert soult.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
    return ney, soult, table


def closed(socket: Any) -> int:
    """The code with which a socket is closed, after whatever it is still told."""
    while (message := socket.receive())["type"] != "websocket.close":
        pass
    return int(message["code"])


def test_a_banned_user_can_do_nothing_here(house: House, operate: Any) -> None:
    ney, soult, table = pair(house)
    with ney.live(table, "north") as socket, soult.live(table, "south") as other:
        hear(socket, "state")
        hear(other, "state")
        assert "Ney" in operate("ban", "ney", "--days", "7", "--why", "insults", "--by", "Berthier")
        problem(ney.act(table, "north", "bid 1", seq=0), 403, "banned")
        problem(ney.send(f"/tables/{table}/chat", {"text": "Hello"}), 403, "banned")
        problem(ney.send("/tables", {}), 403, "banned")
        assert closed(socket) == FORBIDDEN
        with pytest.raises(WebSocketDisconnect), ney.live(table, "north"):
            pass
        played = soult.act(table, "south", "bid 1").json()
        assert hear(other, "state")["seq"] == played["seq"]
    answer = problem(house.stranger().send("/session", {"name": "Ney", "password": PASSWORD}), 403, "banned")
    assert answer["message"].startswith("Those who run this server have closed it to you until 2")
    assert ney.get("/me").json()["notice"] == answer["message"]
    assert ney.get(f"/tables/{table}/view?seat=north").status_code == 403
    operate("unban", "Ney")
    assert ney.act(table, "north", "bid 1").status_code == 200
    assert ney.get("/me").json()["notice"] is None
    acts = json.loads(operate("log", "--json"))
    assert [(act["what"], act["who"], act["name"], act["why"]) for act in acts[1:]] == [
        ("ban", "Berthier", "Ney", "insults")
    ]
    assert acts[0]["at"] >= acts[1]["at"]


def test_a_muted_user_plays_on_in_silence(house: House, operate: Any) -> None:
    _, soult, table = pair(house)
    operate("mute", soult.me["id"])
    refused = problem(soult.send(f"/tables/{table}/chat", {"text": "Hello"}), 403, "muted")
    assert refused["message"].startswith("Les responsables de ce serveur vous prient de ne plus écrire ici.")
    problem(soult.send("/me", {"name": "Shouting"}, "PATCH"), 403, "muted")
    assert soult.act(table, "south", "bid 1").status_code == 200
    operate("unmute", soult.me["id"])
    assert soult.send(f"/tables/{table}/chat", {"text": "Hello"}).status_code == 201


def test_a_table_is_deleted_with_all_that_belongs_to_it(house: House, operate: Any) -> None:
    ney, soult, table = pair(house)
    before = {name for name, rows in house.rows().items() if table in str(rows)}
    assert {"tables", "seats", "entries", "snapshots"} <= before
    ney.act(table, "north", "bid 1")
    for address, body, method in (
        ("chat", {"text": "Hello"}, "POST"),
        ("notes", {"text": "left flank"}, "PUT"),
        ("bookmarks", {"at": 0, "name": "start"}, "POST"),
        ("proposals", {"kind": "back", "seat": "south", "to": 0}, "POST"),
    ):
        soult.send(f"/tables/{table}/{address}", body, method)
    assert table in operate("tables", "bérézina")
    with ney.live(table, "north") as socket:
        hear(socket, "state")
        operate("delete-table", table, "--why", "spam")
        problem(soult.act(table, "south", "bid 1", seq=1), 404, "no-table")
        assert closed(socket) == NOT_FOUND
    assert {name for name, rows in house.rows().items() if table in str(rows)} == {"acts"}
    assert ney.get("/tables?mine").json() == []
    assert operate("delete-table", table, code=2).count("\n") == 1


def test_a_deleted_user_gives_up_their_seats(house: House, operate: Any) -> None:
    ney, soult, table = pair(house)
    with ney.live(table, "north") as socket:
        hear(socket, "state")
        operate("delete-user", soult.me["id"], "--why", "asked for it")
        assert hear(socket, "state")["status"] == "finished"
    problem(soult.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
    assert ney.get(f"/tables/{table}").json()["seats"][1]["name"] == "Ancien joueur"


def test_a_renamed_user_is_seen_at_once(house: House, operate: Any) -> None:
    ney, soult, table = pair(house)
    with soult.live(table, "south") as socket:
        hear(socket, "state")
        operate("rename", "Ney", "Michel")
        assert hear(socket, "seats")["table"]["seats"][0]["name"] == "Michel"
    assert ney.get("/me").json()["name"] == "Michel"
    assert "taken" in operate("rename", soult.me["id"], "MICHEL", code=2)


def test_a_link_for_an_owner_without_mail(house: House, operate: Any) -> None:
    house.owner("Ney")
    token = operate("reset-link", "Ney").partition("token=")[2].split()[0]
    reset = house.stranger().send("/account/reset", {"token": token, "password": "la garde meurt"})
    assert reset.status_code == 200
    guest = house.guest()
    assert "guest" in operate("reset-link", guest.me["id"], code=2)


def test_users_are_told_by_id_or_by_a_name_of_one(house: House, operate: Any) -> None:
    one, other = house.guest(), house.guest()
    for guest in (one, other):
        guest.send("/me", {"name": "Lannes"}, "PATCH")
    assert one.me["id"] in operate("ban", "Lannes", code=2)
    assert "Nobody" in operate("ban", "Nobody", code=2)
    operate("ban", one.me["id"])
    found = {user["id"]: user for user in json.loads(operate("users", "lann", "--json"))}
    assert (found[one.me["id"]]["banned_until"] is None, found[other.me["id"]]["banned_until"]) == (
        False,
        None,
    )
    assert "for good" in operate("users", "Lannes")


def test_a_folder_without_games_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("GROGNARD_DATABASE_URL", raising=False)
    assert cli.main(["operate", "users", "--data", str(tmp_path)]) == 2
    assert "expected a database with games" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_who_acts_is_written_down_unless_told(house: House, operate: Any) -> None:
    operate("ban", house.guest().me["id"])
    (act,) = json.loads(operate("log", "--json"))
    assert act["who"]
    assert "ban" in operate("log")
