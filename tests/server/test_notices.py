"""Notices: who is told that it is their turn, how, and how often; only loopback is ever called."""

import hashlib
import hmac
import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from time import monotonic
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from grognard.server import mail, webhook
from grognard.server.notices import MOST_TRIES, Notices
from grognard.server.settings import notice_settings
from tests.server.house import AT_ONCE, House, Player, hear, open_house, problem

PATIENCE = 20
ME_AND_OPEN = {"north": "me", "south": "open"}
QUICK = {"notice_seconds": 0.02, "private_webhooks": True, "public_url": "https://play.example.org/"}
Call = tuple[dict[str, str], bytes]


class Receiver:
    """A webhook on loopback; answers with these statuses, then with 204."""

    def __init__(self, *statuses: int) -> None:
        self.calls: Queue[Call] = Queue()
        left = list(statuses)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(left.pop(0) if left else 204)
                self.send_header("Location", "/elsewhere")
                self.end_headers()
                receiver.calls.put((dict(self.headers) | {"path": self.path}, body))

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook?key=1"

    def next(self) -> Any:
        """What the next call said."""
        return json.loads(self.calls.get(timeout=PATIENCE)[1])

    @contextmanager
    def open(self) -> Iterator[None]:
        """Takes calls."""
        thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield
        self._server.shutdown()
        self._server.server_close()
        thread.join()


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


class Mailbox:
    """An SMTP server on loopback."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=port)
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Keeps a letter."""
        self.letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next letter."""
        return self.letters.get(timeout=PATIENCE)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server."""
    box = Mailbox()
    box.controller.start()
    yield box
    box.controller.stop()


def with_hook(player: Player, hook: Receiver, scope: str = "turns") -> str:
    """Lets a player be called; says the secret."""
    player.send("/notices", {"scope": scope}, "PATCH")
    response = player.send("/notices/webhook", {"url": hook.url}, "PUT")
    assert response.status_code == 200, response.text
    return str(response.json()["secret"])


def joined(host: Player, friend: Player, **more: Any) -> str:
    """A table by turns with two players; says its id."""
    table = host.table(ME_AND_OPEN, **({"mode": "turns"} | more))
    assert friend.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
    return table


def ask(host: Player, table: str, kind: str) -> bool:
    """Pauses or goes on, as the host may; says whether it was granted."""
    asked = {"seat": "north", "seq": 0, "kind": kind}
    return bool(host.send(f"/tables/{table}/proposals", asked).json()["granted"])


def link_in(letter: EmailMessage, screen: str) -> str:
    """The token of a link in a letter."""
    found = re.search(rf"https://play\.example\.org/#/{screen}\?token=(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def settle(notices: Notices, table: str) -> None:
    """Returns when everyone at a table has been told, and nothing is on its way."""
    for _ in range(3000):
        if not (notices._timers or notices._tasks or notices.calls(table)):
            return
        time.sleep(0.01)
    raise AssertionError("the notices do not come to rest")


class TestWebhook:
    def test_who_waits_elsewhere_is_called_with_a_signature(self, quick: House, hook: Receiver) -> None:
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

    def test_once_for_each_time_that_it_became_the_turn(self, quick: House, hook: Receiver) -> None:
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
        assert notices.calls(table) == []  # told, and not told again
        friend.act(table, "south", friend.options(table, "south")[0])
        assert notices.calls(table) == []  # who has just acted knows

    def test_who_has_the_table_open_is_not_called(self, quick: House, hook: Receiver) -> None:
        host, friend = quick.guest(), quick.guest()
        with_hook(host, hook)
        table = host.table(ME_AND_OPEN, mode="turns")
        notices = quick.client.app.state.notices  # type: ignore[attr-defined]
        with host.live(table, "north") as socket:
            hear(socket, "state")
            assert friend.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
            deadline = monotonic() + PATIENCE
            while notices.calls(table):  # until it counts as told
                assert monotonic() < deadline
        other = joined(host, friend)
        assert hook.next()["table"] == other
        assert hook.calls.empty()

    def test_live_tables_only_for_those_who_want_it(self, quick: House, hook: Receiver) -> None:
        host, eager, friend = quick.guest(), quick.guest(), quick.guest()
        with_hook(host, hook)
        with_hook(eager, hook, "all")
        joined(host, friend, mode="live")
        mine = joined(eager, friend, mode="live")
        assert hook.next()["table"] == mine
        assert hook.calls.empty()

    def test_never_at_a_table_on_one_screen_and_not_when_switched_off(
        self, quick: House, hook: Receiver
    ) -> None:
        host, friend = quick.guest(), quick.guest()
        with_hook(host, hook, "all")
        alone = host.table({"north": "me", "south": "me"}, mode="hotseat")
        assert quick.client.app.state.notices.calls(alone) == []  # type: ignore[attr-defined]
        host.send("/notices", {"webhook_on": False}, "PATCH")
        off = joined(host, friend)
        assert quick.client.app.state.notices.calls(off) == []  # type: ignore[attr-defined]
        host.send("/notices", {"webhook_on": True}, "PATCH")
        assert host.send("/notices/webhook", None, "DELETE").json()["webhook"] is None
        assert quick.client.app.state.notices.calls(off) == []  # type: ignore[attr-defined]

    def test_a_pause_is_no_ones_turn(self, tmp_path: Path, hook: Receiver) -> None:
        with open_house(tmp_path, **QUICK | {"notice_seconds": 1000}) as house:
            host, friend = house.guest(), house.guest()
            with_hook(friend, hook)
            table = joined(host, friend)
            notices = house.client.app.state.notices  # type: ignore[attr-defined]
            assert [call.seats for call in notices.calls(table)] == [("south",)]
            assert ask(host, table, "pause")
            assert notices.calls(table) == []
        with open_house(tmp_path, **QUICK) as house:
            host = Player(house, host.token, host.me)
            assert ask(host, table, "resume")
            assert hook.next()["table"] == table

    def test_a_restart_loses_nothing_and_repeats_nothing(self, tmp_path: Path, hook: Receiver) -> None:
        with open_house(tmp_path, **QUICK | {"notice_seconds": 1000}) as house:
            host, friend = house.guest(), house.guest()
            with_hook(host, hook)
            table = joined(host, friend)
        with open_house(tmp_path, **QUICK) as house:
            assert hook.next()["table"] == table
        with open_house(tmp_path, **QUICK) as house:
            assert house.client.app.state.notices.calls(table) == []  # type: ignore[attr-defined]
        assert hook.calls.empty()

    def test_failures_are_tried_again_so_many_times(self, quick: House) -> None:
        hook = Receiver(500, 302)
        with hook.open():
            host, friend = quick.guest(), quick.guest()
            with_hook(host, hook)
            joined(host, friend)
            paths = [hook.calls.get(timeout=PATIENCE)[0]["path"] for _ in range(MOST_TRIES)]
            assert paths == ["/hook?key=1"] * 3  # and never where a redirect leads

    @pytest.mark.parametrize(
        "url",
        [
            "http://127.0.0.1/",
            "http://localhost:8641/",
            "http://[::1]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://10.0.0.1/",
            "http://169.254.169.254/latest/meta-data",
            "http://0.0.0.0/",
            "http://224.0.0.1/",
            "http://2130706433/",
            "ftp://1.1.1.1/",
            "file:///etc/passwd",
            "https://user:word@1.1.1.1/",
            "http://1.1.1.1:0/",
            "http://1.1.1.1:99999/",
            "http:///nowhere",
            "http://[1.1.1.1/",
            "nonsense",
        ],
    )
    def test_addresses_that_are_not_public_are_refused(self, url: str) -> None:
        with pytest.raises(webhook.Unreachable):
            webhook.resolve(webhook.parts_of(url), private=False)

    def test_who_gives_such_an_address_is_told_so(self, house: House) -> None:
        answer = house.guest().send("/notices/webhook", {"url": "http://127.0.0.1/"}, "PUT")
        assert problem(answer, 422, "webhook")["field"] == "url"

    def test_a_name_that_turned_private_is_not_called(self, tmp_path: Path, hook: Receiver) -> None:
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


class TestMail:
    @pytest.fixture
    def post(self, tmp_path: Path, mailbox: Mailbox) -> Iterator[House]:
        """A server that sends mail."""
        more = {"smtp_url": mailbox.url, "mail_from": "Grognard <table@example.org>"}
        with open_house(tmp_path, **QUICK, **more) as house:
            yield house

    def test_an_address_is_verified_before_it_is_used(self, post: House, mailbox: Mailbox) -> None:
        host, friend = post.guest("fr"), post.guest()
        shown = host.send("/notices/email", {"email": "ney@example.org"}, "PUT").json()
        assert (shown["can_mail"], shown["email"], shown["verified"]) == (True, "ney@example.org", False)
        letter = mailbox.next()
        assert (letter["To"], letter["From"]) == ("ney@example.org", "Grognard <table@example.org>")
        assert letter["Subject"] == "Grognard\xa0: est-ce votre adresse\xa0?"
        early = joined(host, friend)
        assert post.client.app.state.notices.calls(early) == []  # type: ignore[attr-defined]
        stranger = post.stranger()
        problem(stranger.send("/notices/verify", {"token": "forged"}), 422, "bad-link")
        token = link_in(letter, "verify")
        problem(stranger.send("/notices/unsubscribe", {"token": token}), 422, "bad-link")
        assert stranger.send("/notices/verify", {"token": token}).json() == {"email": "ney@example.org"}
        assert host.get("/notices").json()["verified"] is True

        table = joined(host, friend, title="Bridge\nBcc: all@example.org")
        told = mailbox.next()
        while table not in told.get_content():
            told = mailbox.next()
        assert told["Subject"] == "À vous de jouer\xa0: Bridge Bcc: all@example.org"
        assert told["Bcc"] is None
        assert told["Auto-Submitted"] == "auto-generated"
        unsubscribe = link_in(told, "unsubscribe")
        assert unsubscribe in told["List-Unsubscribe"]
        assert stranger.send("/notices/unsubscribe", {"token": unsubscribe}).status_code == 200
        assert host.get("/notices").json()["email_on"] is False
        late = joined(host, friend)
        assert post.client.app.state.notices.calls(late) == []  # type: ignore[attr-defined]

    def test_an_old_link_is_worth_nothing_for_another_address(self, post: House, mailbox: Mailbox) -> None:
        host = post.guest()
        host.send("/notices/email", {"email": "ney@example.org"}, "PUT")
        token = link_in(mailbox.next(), "verify")
        host.send("/notices/email", {"email": "soult@example.org"}, "PUT")
        problem(host.send("/notices/verify", {"token": token}), 422, "bad-link")
        assert host.send("/notices/email", None, "DELETE").json()["email"] is None
        problem(host.send("/notices/verify", {"token": link_in(mailbox.next(), "verify")}), 422, "bad-link")

    @pytest.mark.parametrize(
        "email", ["ney", "ney@localhost", "a@b.c, d@e.f", "ney@example.org\r\nBcc: x@y.z"]
    )
    def test_what_is_no_address_is_refused(self, post: House, email: str) -> None:
        answer = post.guest().send("/notices/email", {"email": email}, "PUT")
        assert problem(answer, 422, "email")["field"] == "email"

    def test_nobody_is_flooded(self, tmp_path: Path, mailbox: Mailbox) -> None:
        more = {
            "smtp_url": mailbox.url,
            "mail_from": "table@example.org",
            "rates": AT_ONCE | {"mail": "1/hour"},
        }
        with open_house(tmp_path, **QUICK, **more) as house:
            body = {"email": "ney@example.org"}
            assert house.guest().send("/notices/email", body, "PUT").status_code == 200
            problem(house.guest().send("/notices/email", body, "PUT"), 429, "too-often")

    def test_without_a_mail_server_it_is_not_offered(self, house: House, tmp_path: Path) -> None:
        guest = house.guest()
        assert guest.get("/notices").json()["can_mail"] is False
        problem(guest.send("/notices/email", {"email": "ney@example.org"}, "PUT"), 409, "no-mail")
        folder = tmp_path / "other"
        folder.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
        more = {"smtp_url": f"smtp://127.0.0.1:{port}", "mail_from": "table@example.org"}
        with open_house(folder, **QUICK, **more) as broken:
            answer = broken.guest().send("/notices/email", {"email": "ney@example.org"}, "PUT")
            assert problem(answer, 409, "mail-failed")["field"] == "email"


def test_the_environment_names_the_mail_server() -> None:
    found = notice_settings({"GROGNARD_SMTP_URL": "starttls://u:p@host", "GROGNARD_PRIVATE_WEBHOOKS": "1"})
    assert (found["smtp_url"], found["private_webhooks"]) == ("starttls://u:p@host", True)
    for wrong in ({"GROGNARD_SMTP_URL": "host:25"}, {"GROGNARD_PUBLIC_URL": "example.org"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            notice_settings(wrong)


@pytest.mark.parametrize("url", ["", "host", "http://host", "smtp://", "smtp://host:0"])
def test_a_mail_server_must_be_named_in_full(url: str) -> None:
    with pytest.raises(ValueError, match="smtp"):
        mail.server_of(url)
