"""Hostile sockets: they are closed with a reason's number, and nothing changes."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from grognard.server.live import hub
from grognard.server.live.hub import FORBIDDEN, MOST_OF_ONE_CALLER, NOT_FOUND, TOO_LARGE, TOO_MANY
from tests.server.house import AT_ONCE, BOTH_MINE, House, Player, hear, open_house


def refused(player: Player, table: str, seat: str, **headers: str) -> int:
    """The number with which a socket is refused."""
    with pytest.raises(WebSocketDisconnect) as refusal, player.live(table, seat, **headers):
        pass
    return refusal.value.code


def send(socket: WebSocketTestSession, message: str | bytes) -> None:
    """Sends text or bytes."""
    if isinstance(message, str):
        socket.send_text(message)
    else:
        socket.send_bytes(message)


def test_sockets_are_closed_to_strangers_and_other_seats(house: House) -> None:
    player, other = house.guest(), house.guest()
    table = player.table({"north": "me", "south": "open"})
    other.send(f"/tables/{table}/join", {"seat": "south"})
    before = house.rows()
    assert refused(player, table, "south") == FORBIDDEN
    assert refused(house.guest(), table, "north") == FORBIDDEN
    assert refused(house.stranger(), table, "") == FORBIDDEN
    assert refused(Player(house, "forged", {}), table, "north") == FORBIDDEN
    assert refused(player, table, "x" * 5000) == FORBIDDEN
    assert refused(player, "none", "north") == NOT_FOUND
    assert refused(player, table, "north", Origin="http://evil.example") == FORBIDDEN
    assert refused(player, table, "north", **{"Sec-Fetch-Site": "cross-site"}) == FORBIDDEN
    assert [name for name, rows in house.rows().items() if rows != before[name]] == ["users", "sessions"]


@pytest.mark.parametrize("message", ["x" * 2000, b"\xff" * 2000])
def test_a_large_message_ends_a_socket(house: House, message: str | bytes) -> None:
    player = house.guest()
    with player.live(player.table(BOTH_MINE), "north") as socket:
        hear(socket, "state")
        send(socket, message)
        with pytest.raises(WebSocketDisconnect) as end:
            hear(socket, "nothing")
    assert end.value.code == TOO_LARGE


@pytest.mark.parametrize(
    "rubbish", ["", "{", "null", "[" * 900, '{"type": "act", "action": "bid 1"}', "\ud800", b"\x00\xff\xfe"]
)
def test_rubbish_changes_nothing_and_the_socket_goes_on(house: House, rubbish: str | bytes) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    before = house.rows()
    with player.live(table, "north") as socket:
        send(socket, rubbish)
        hear(socket, "pong")
        assert house.rows() == before
        player.act(table, "north", "bid 1")
        while hear(socket, "state")["seq"] < 1:
            pass


def test_a_flood_of_messages_ends_a_socket(tmp_path: Path) -> None:
    with open_house(tmp_path, rates=AT_ONCE | {"ping": "5/hour"}) as house:
        player = house.guest()
        with player.live(player.table(BOTH_MINE), "north") as socket:
            for _ in range(6):
                socket.send_text("ping")
            with pytest.raises(WebSocketDisconnect) as end:
                hear(socket, "nothing")
        assert end.value.code == TOO_MANY


def test_sockets_that_come_too_often_are_refused(tmp_path: Path) -> None:
    with open_house(tmp_path, rates=AT_ONCE | {"look": "3/hour"}) as house:
        player = house.guest()
        table = player.table(BOTH_MINE)
        for _ in range(3):
            with player.live(table, "north") as socket:
                hear(socket, "state")
        assert refused(player, table, "north") == TOO_MANY


def test_nobody_takes_the_places_of_all_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_WATCHERS", MOST_OF_ONE_CALLER)
    player, crowd, late = (house.guest() for _ in range(3))
    table = player.table(BOTH_MINE, spectators=True)
    with ExitStack() as sockets:
        for _ in range(MOST_OF_ONE_CALLER):
            hear(sockets.enter_context(crowd.live(table)), "state")
        assert refused(crowd, table, "") == TOO_MANY
        assert refused(late, table, "") == TOO_MANY
        hear(sockets.enter_context(player.live(table, "north")), "state")
