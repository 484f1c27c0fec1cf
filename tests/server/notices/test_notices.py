"""Notices: who is told that it is their turn, and how often; only loopback is ever called."""

import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from grognard.server.notices import webhook
from grognard.server.notices.notifier import MOST_TRIES, Notifier
from tests.server.house import House, Player, hear, open_house
from tests.server.receivers import ME_AND_OPEN, PATIENCE, QUICK, Receiver, joined


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a slow machine answer: a webhook that is given up is called again."""
    monkeypatch.setattr(webhook, "SECONDS", PATIENCE)


@pytest.fixture
def hook() -> Iterator[Receiver]:
    """A webhook that takes everything."""
    receiver = Receiver()
    with receiver.open():
        yield receiver


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    """A server that tells at once."""
    with open_house(tmp_path, **QUICK) as house:
        yield house


def with_hook(player: Player, hook: Receiver, scope: str = "turns") -> str:
    """Lets a player be called; says the secret."""
    player.send("/notices", {"scope": scope}, "PATCH")
    response = player.send("/notices/webhook", {"url": hook.url}, "PUT")
    assert response.status_code == 200, response.text
    return str(response.json()["secret"])


def ask(host: Player, table: str, kind: str) -> bool:
    """Pauses or goes on, as the host may; says whether it was granted."""
    asked = {"seat": "north", "seq": host.get(f"/tables/{table}").json()["seq"], "kind": kind}
    return bool(host.send(f"/tables/{table}/proposals", asked).json()["granted"])


def settle(notices: Notifier, table: str) -> None:
    """Returns when everyone at a table has been told, and nothing is on its way."""
    for _ in range(3000):
        if not (notices._timers or notices._tasks or notices.due(table)):
            return
        time.sleep(0.01)
    raise AssertionError("the notices do not come to rest")


def test_who_waits_elsewhere_is_called_with_a_signature(quick: House, hook: Receiver) -> None:
    host, friend = quick.guest("fr"), quick.guest()
    secret = with_hook(host, hook)
    table = joined(host, friend, title="Borodino")
    headers, body = hook.calls.get(timeout=PATIENCE)
    told = json.loads(body)
    assert told.pop("at") > 0
    assert told == {
        "table": table,
        "title": "Borodino",
        "seat": "north",
        "text": "C’est à vous de jouer north à la table «\xa0Borodino\xa0».",
        "link": f"https://play.example.org/#/table/{table}",
    }
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers["Grognard-Signature"] == f"sha256={expected}"
    assert headers["path"] == "/hook?key=1"
    shown = host.get("/notices").json()
    assert (shown["webhook"], shown["webhook_on"]) == (hook.url, True)
    assert secret not in json.dumps(shown)


def test_once_for_each_time_that_it_became_the_turn(quick: House, hook: Receiver) -> None:
    host, friend = quick.guest(), quick.guest()
    with_hook(friend, hook)
    table = joined(host, friend)
    assert hook.next()["table"] == table  # both sides bid at once
    host.act(table, "north", "bid 1")
    friend.act(table, "south", "bid 0")
    notices = quick.client.app.state.notices  # type: ignore[attr-defined]
    for player, seat in ((host, "north"), (friend, "south")) * 20:
        while player.options(table, seat):
            player.act(table, seat, player.options(table, seat)[0])
        if friend.options(table, "south"):
            break
    assert hook.next()["seat"] == "south"
    settle(notices, table)  # a slow machine may have told of an earlier turn as well
    while not hook.calls.empty():
        assert hook.next()["seat"] == "south"
    assert notices.due(table) == []  # told, and not told again
    friend.act(table, "south", friend.options(table, "south")[0])
    assert notices.due(table) == []  # who has just acted knows


def test_who_has_the_table_open_is_not_called(quick: House, hook: Receiver) -> None:
    host, friend = quick.guest(), quick.guest()
    with_hook(host, hook)
    table = host.table(ME_AND_OPEN, mode="turns")
    notices = quick.client.app.state.notices  # type: ignore[attr-defined]
    with host.live(table, "north") as socket:
        hear(socket, "state")
        assert friend.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
        deadline = monotonic() + PATIENCE
        while notices.due(table):  # until it counts as told
            assert monotonic() < deadline
    other = joined(host, friend)
    assert hook.next()["table"] == other
    assert hook.calls.empty()


def test_live_tables_only_for_those_who_want_it(quick: House, hook: Receiver) -> None:
    host, eager, friend = quick.guest(), quick.guest(), quick.guest()
    with_hook(host, hook)
    with_hook(eager, hook, "all")
    joined(host, friend, mode="live")
    mine = joined(eager, friend, mode="live")
    assert hook.next()["table"] == mine
    assert hook.calls.empty()


def test_never_at_a_table_on_one_screen_and_not_when_switched_off(quick: House, hook: Receiver) -> None:
    host, friend = quick.guest(), quick.guest()
    with_hook(host, hook, "all")
    alone = host.table({"north": "me", "south": "me"}, mode="hotseat")
    assert quick.client.app.state.notices.due(alone) == []  # type: ignore[attr-defined]
    host.send("/notices", {"webhook_on": False}, "PATCH")
    off = joined(host, friend)
    assert quick.client.app.state.notices.due(off) == []  # type: ignore[attr-defined]
    host.send("/notices", {"webhook_on": True}, "PATCH")
    assert host.send("/notices/webhook", None, "DELETE").json()["webhook"] is None
    assert quick.client.app.state.notices.due(off) == []  # type: ignore[attr-defined]


def test_a_pause_is_no_ones_turn(tmp_path: Path, hook: Receiver) -> None:
    with open_house(tmp_path, **QUICK | {"notice_seconds": 1000}) as house:
        host, friend = house.guest(), house.guest()
        with_hook(friend, hook)
        table = joined(host, friend)
        notices = house.client.app.state.notices  # type: ignore[attr-defined]
        assert [call.seats for call in notices.due(table)] == [("south",)]
        assert ask(host, table, "pause")
        assert notices.due(table) == []
    with open_house(tmp_path, **QUICK) as house:
        host = Player(house, host.token, host.me)
        assert ask(host, table, "resume")
        assert hook.next()["table"] == table


def test_a_restart_loses_nothing_and_repeats_nothing(tmp_path: Path, hook: Receiver) -> None:
    with open_house(tmp_path, **QUICK | {"notice_seconds": 1000}) as house:
        host, friend = house.guest(), house.guest()
        with_hook(host, hook)
        table = joined(host, friend)
    with open_house(tmp_path, **QUICK) as house:
        assert hook.next()["table"] == table
    with open_house(tmp_path, **QUICK) as house:
        assert house.client.app.state.notices.due(table) == []  # type: ignore[attr-defined]
    assert hook.calls.empty()


def test_failures_are_tried_again_so_many_times(quick: House) -> None:
    hook = Receiver(500, 302)
    with hook.open():
        host, friend = quick.guest(), quick.guest()
        with_hook(host, hook)
        joined(host, friend)
        paths = [hook.calls.get(timeout=PATIENCE)[0]["path"] for _ in range(MOST_TRIES)]
        assert paths == ["/hook?key=1"] * 3  # and never where a redirect leads


def test_a_name_that_turned_private_is_not_called(tmp_path: Path, hook: Receiver) -> None:
    with open_house(tmp_path, **QUICK) as house:
        host = house.guest()
        with_hook(host, hook)
    with open_house(tmp_path, **QUICK | {"private_webhooks": False}) as house:
        again = Player(house, host.token, host.me)
        joined(again, house.guest())
        other = Receiver()
        with other.open(), pytest.raises(webhook.Unreachable):
            house.client.portal.call(webhook.post, other.url, b"{}", "secret", False)  # type: ignore[union-attr]
        assert hook.calls.empty()
        assert other.calls.empty()
