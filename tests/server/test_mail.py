"""Mail: addresses are verified before they are used, and nobody gets any against their will."""

import re
import socket
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from threading import current_thread
from typing import Any

import pytest
from sqlalchemy import event

from grognard.server import mail
from grognard.server.settings import notice_settings
from tests.server.house import AT_ONCE, House, open_house, problem
from tests.server.receivers import PATIENCE, QUICK, Mailbox, joined


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server."""
    box = Mailbox()
    box.controller.start()
    yield box
    box.controller.stop()


@pytest.fixture
def post(tmp_path: Path, mailbox: Mailbox) -> Iterator[House]:
    """A server that sends mail."""
    more = {"smtp_url": mailbox.url, "mail_from": "Grognard <table@example.org>"}
    with open_house(tmp_path, **QUICK, **more) as house:
        yield house


def link_in(letter: EmailMessage, screen: str) -> str:
    """The token of a link in a letter."""
    found = re.search(rf"https://play\.example\.org/#/{screen}\?token=(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def test_an_address_is_verified_before_it_is_used(post: House, mailbox: Mailbox) -> None:
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


def test_an_old_link_is_worth_nothing_for_another_address(post: House, mailbox: Mailbox) -> None:
    host = post.guest()
    host.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    token = link_in(mailbox.next(), "verify")
    host.send("/notices/email", {"email": "soult@example.org"}, "PUT")
    problem(host.send("/notices/verify", {"token": token}), 422, "bad-link")
    assert host.send("/notices/email", None, "DELETE").json()["email"] is None
    problem(host.send("/notices/verify", {"token": link_in(mailbox.next(), "verify")}), 422, "bad-link")


def test_a_link_verifies_no_address_that_was_given_meanwhile(post: House, mailbox: Mailbox) -> None:
    host, book = post.guest(), post.client.app.state.notices.book  # type: ignore[attr-defined]
    host.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    token = link_in(mailbox.next(), "verify")
    others = iter(["soult@example.org"])

    def meanwhile(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("UPDATE notices"):
            for email in others:
                book.change(host.me["id"], email=email, verified=False)

    event.listen(post.service.store.engine, "before_cursor_execute", meanwhile)
    problem(host.send("/notices/verify", {"token": token}), 422, "bad-link")
    shown = host.get("/notices").json()
    assert (shown["email"], shown["verified"]) == ("soult@example.org", False)


def test_no_title_breaks_the_head_of_a_letter_and_its_link_stays_whole() -> None:
    link = f"https://play.example.org/#/unsubscribe?token={'x' * 300}"
    subject = "One\u2028Bcc: x@y.z\x85two\tthree\r\nfour"
    letter = mail.message("table@example.org", "ney@example.org", subject, "Text", link)
    assert letter["Subject"] == "One Bcc: x@y.z two three four"
    assert f"\r\nList-Unsubscribe: <{link}>\r\n".encode() in letter.as_bytes()


def test_letters_are_sent_in_threads_of_their_own(
    post: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, senders = post.guest(), Queue[str]()
    host.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    host.send("/notices/verify", {"token": link_in(mailbox.next(), "verify")})
    monkeypatch.setattr(mail, "send", lambda *_: senders.put(current_thread().name))
    joined(host, post.guest())
    assert senders.get(timeout=PATIENCE).startswith("mail")


@pytest.mark.parametrize("email", ["ney", "ney@localhost", "a@b.c, d@e.f", "ney@example.org\r\nBcc: x@y.z"])
def test_what_is_no_address_is_refused(post: House, email: str) -> None:
    answer = post.guest().send("/notices/email", {"email": email}, "PUT")
    assert problem(answer, 422, "email")["field"] == "email"


def test_nobody_is_flooded(tmp_path: Path, mailbox: Mailbox) -> None:
    more = {
        "smtp_url": mailbox.url,
        "mail_from": "table@example.org",
        "rates": AT_ONCE | {"mail": "1/hour"},
    }
    with open_house(tmp_path, **QUICK, **more) as house:
        body = {"email": "ney@example.org"}
        assert house.guest().send("/notices/email", body, "PUT").status_code == 200
        problem(house.guest().send("/notices/email", body, "PUT"), 429, "too-often")


def test_without_a_mail_server_it_is_not_offered(house: House, tmp_path: Path) -> None:
    guest = house.guest()
    assert guest.get("/notices").json()["can_mail"] is False
    problem(guest.send("/notices/email", {"email": "ney@example.org"}, "PUT"), 409, "no-mail")
    folder = tmp_path / "other"
    folder.mkdir()
    with socket.socket() as deaf:  # holds a port, but takes no calls
        deaf.bind(("127.0.0.1", 0))
        more = {"smtp_url": f"smtp://127.0.0.1:{deaf.getsockname()[1]}", "mail_from": "table@example.org"}
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
