"""Mail: addresses are verified before they are used, and nobody gets any against their will."""

import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.generator import BytesGenerator
from io import BytesIO
from pathlib import Path
from queue import Queue
from threading import current_thread
from typing import Any

import pytest
from sqlalchemy import event

from grognard.server.notices import mail
from grognard.server.settings import notice_settings, smtp_server
from tests.server.house import AT_ONCE, House, open_house, problem
from tests.server.receivers import PATIENCE, QUICK, Mailbox, joined, link_in

HEAD = [
    b"From",
    b"To",
    b"Subject",
    b"Date",
    b"Message-ID",
    b"Auto-Submitted",
    b"List-Unsubscribe",
    b"Content-Type",
    b"Content-Transfer-Encoding",
    b"MIME-Version",
]


@pytest.fixture
def post(tmp_path: Path, mailbox: Mailbox) -> Iterator[House]:
    """A server that sends mail."""
    more = {"smtp_url": mailbox.url, "mail_from": "Grognard <table@example.org>"}
    with open_house(tmp_path, **QUICK, **more) as house:
        yield house


def test_an_address_is_verified_before_it_is_used(post: House, mailbox: Mailbox) -> None:
    host, friend = post.guest("fr"), post.guest()
    shown = host.send("/notices/email", {"email": "ney@example.org"}, "PUT").json()
    assert (shown["can_mail"], shown["email"], shown["verified"]) == (True, "ney@example.org", False)
    letter = mailbox.next()
    assert (letter["To"], letter["From"]) == ("ney@example.org", "Grognard <table@example.org>")
    assert letter["Subject"] == "Grognard\xa0: est-ce votre adresse\xa0?"
    early = joined(host, friend)
    assert post.client.app.state.notices.due(early) == []  # type: ignore[attr-defined]
    stranger = post.stranger()
    problem(stranger.send("/notices/verify", {"token": "forged"}), 422, "bad-link")
    token = link_in(letter, "verify")
    problem(stranger.send("/notices/unsubscribe", {"token": token}), 422, "bad-link")
    assert stranger.send("/notices/verify", {"token": token}).json() == {"email": "ney@example.org"}
    assert host.get("/notices").json()["verified"] is True

    table = joined(host, friend, title="Bridge Bcc: =?utf-8?q?x=0aCc:all@example.org?=")
    told = mailbox.next()
    while table not in told.get_content():
        told = mailbox.next()
    assert told["Subject"] == "À vous de jouer\xa0: Bridge Bcc: =?utf-8?q?x=0aCc:all@example.org?="
    assert (told["Bcc"], told["Cc"]) == (None, None)
    assert told["Auto-Submitted"] == "auto-generated"
    unsubscribe = link_in(told, "unsubscribe")
    assert unsubscribe in told["List-Unsubscribe"]
    assert stranger.send("/notices/unsubscribe", {"token": unsubscribe}).status_code == 200
    assert host.get("/notices").json()["email_on"] is False
    late = joined(host, friend)
    assert post.client.app.state.notices.due(late) == []  # type: ignore[attr-defined]


def test_an_old_link_is_worth_nothing_for_another_address(post: House, mailbox: Mailbox) -> None:
    host = post.guest()
    host.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    token = link_in(mailbox.next(), "verify")
    host.send("/notices/email", {"email": "soult@example.org"}, "PUT")
    problem(host.send("/notices/verify", {"token": token}), 422, "bad-link")
    assert host.send("/notices/email", None, "DELETE").json()["email"] is None
    problem(host.send("/notices/verify", {"token": link_in(mailbox.next(), "verify")}), 422, "bad-link")


def test_a_link_verifies_no_address_that_was_given_meanwhile(post: House, mailbox: Mailbox) -> None:
    host, book = post.guest(), post.client.app.state.notices.preferences  # type: ignore[attr-defined]
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


@pytest.mark.parametrize(
    "title",
    [
        "One\u2028Bcc: x@y.z\x85two\tthree\r\nfour",
        "=?utf-8?q?x=0d=0aReply-To:_evil=40example.org=0d=0a=0d=0aBody?=",
        "=?utf-8?b?eA0KQmNjOiB4QHkueg==?=",
        "é" * 80,
        "\U0001f3b2" * 80,
        "=?utf-8?q?=0aBcc:_x=40y.z?= " * 3,
        "x" * 80,
        "",
    ],
)
def test_nothing_in_a_title_is_read_as_a_part_of_the_head(title: str) -> None:
    link = f"https://play.example.org/#/unsubscribe?token={'x' * 300}"
    letter = mail.message("table@example.org", "ney@example.org", title, "Text", link)
    sent = BytesIO()
    BytesGenerator(sent, policy=letter.policy).flatten(letter, linesep="\r\n")  # as smtplib does
    for written in (letter.as_bytes(), sent.getvalue()):
        head, _, body = written.partition(b"\r\n\r\n")
        names = [line.partition(b":")[0] for line in head.split(b"\r\n") if not line.startswith(b" ")]
        assert names == HEAD
        assert (body.strip(), b"\n" in written.replace(b"\r\n", b"")) == (b"Text", False)
        assert f"\r\nList-Unsubscribe: <{link}>\r\n".encode() in written
        read = message_from_bytes(written, policy=policy.default)
        assert read["Subject"] == " ".join(title.replace("\t", " ").splitlines())


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
        smtp_server(url)
