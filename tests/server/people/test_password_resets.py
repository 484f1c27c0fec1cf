"""A forgotten password: a link by mail to a verified address, once and for an hour, and no hint to others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from grognard.server.people.password_resets import LINK_SECONDS
from grognard.server.store import database
from tests.server.house import AT_ONCE, BOTH_MINE, PASSWORD, House, Player, hear, open_house, problem
from tests.server.receivers import QUICK, Mailbox, link_in

NEW = "la garde meurt"


@pytest.fixture
def post(tmp_path: Path, mailbox: Mailbox) -> Iterator[House]:
    """A server that sends mail."""
    more: dict[str, Any] = {"smtp_url": mailbox.url, "mail_from": "Grognard <table@example.org>"}
    rates = AT_ONCE | {"forgotten": "4/hour"}
    with open_house(tmp_path, **QUICK, **more, rates=rates) as house:
        yield house


def verified(house: House, box: Mailbox, player: Player, email: str) -> None:
    """Lets a player have a verified address."""
    player.send("/notices/email", {"email": email}, "PUT")
    token = link_in(box.next(), "verify")
    assert player.send("/notices/verify", {"token": token}).status_code == 200


def asked(house: House, email: str) -> tuple[int, str]:
    """What is answered to someone who forgot their password."""
    answer = house.stranger().send("/account/forgotten", {"email": email})
    return answer.status_code, answer.text


def test_a_link_sets_a_new_password_once(post: House, mailbox: Mailbox) -> None:
    ney = post.guest("fr").enter("/account", "Ney")
    verified(post, mailbox, ney, "Ney@example.org")
    table = ney.table(BOTH_MINE)
    assert asked(post, "ney@EXAMPLE.org") == (202, "null")
    letter = mailbox.next()
    assert (letter["To"], letter["Subject"]) == ("Ney@example.org", "Grognard\xa0: un nouveau mot de passe")
    assert "«\xa0Ney\xa0»" in letter.get_content()
    token, thief = link_in(letter, "reset"), post.guest()
    assert token not in str(post.rows())
    short = {"token": token, "password": "short"}
    assert problem(thief.send("/account/reset", short), 422, "field-too-short")["field"] == "password"
    with ney.live(table, "north") as socket:
        hear(socket, "state")
        answer = post.stranger().send("/account/reset", {"token": token, "password": NEW})
        assert answer.json() == ney.me
        assert socket.receive()["type"] == "websocket.close"
    again = Player(post, answer.cookies["grognard"], answer.json())
    assert again.get("/tables?mine").json()[0]["id"] == table
    problem(ney.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
    problem(thief.send("/account/reset", {"token": token, "password": NEW}), 422, "bad-link")
    problem(thief.send("/session", {"name": "Ney", "password": PASSWORD}), 403, "bad-sign-in")
    assert thief.enter("/session", "Ney", NEW).me["id"] == ney.me["id"]


def test_nobody_learns_which_addresses_there_are(
    post: House,
    mailbox: Mailbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ney, soult, guest = post.owner("Ney"), post.owner("Soult"), post.guest()
    verified(post, mailbox, ney, "ney@example.org")
    verified(post, mailbox, guest, "guest@example.org")
    soult.send("/notices/email", {"email": "soult@example.org"}, "PUT")
    mailbox.next()
    looked: list[Any] = []
    monkeypatch.setattr(
        "grognard.server.notices.notifier.Notifier.post_soon", lambda _, write: looked.append(write)
    )
    # One that is verified, one that is not yet, one of a guest, and nobody's.
    answers = [asked(post, f"{name}@example.org") for name in ("ney", "soult", "guest", "nobody")]
    assert answers == [(202, "null")] * 4
    # The answer came before anyone looked: here nobody does until now.
    found = [[letter["To"] for letter in write()] for write in looked]
    assert found == [["ney@example.org"], [], [], []]
    assert asked(post, "ney@example.org")[0] == 429


def test_a_link_is_worth_nothing_after_an_hour_or_a_change(
    post: House,
    mailbox: Mailbox,
) -> None:
    ney = post.owner("Ney")
    verified(post, mailbox, ney, "ney@example.org")

    def link() -> dict[str, str]:
        asked(post, "ney@example.org")
        return {"token": link_in(mailbox.next(), "reset"), "password": NEW}

    late, outdated, moved = link(), link(), link()
    with post.service.store.engine.begin() as connection:
        connection.execute(update(database.resets).values(at=database.resets.c.at - LINK_SECONDS))
    problem(ney.send("/account/reset", late), 422, "bad-link")
    with post.service.store.engine.begin() as connection:
        connection.execute(update(database.resets).values(at=database.resets.c.at + LINK_SECONDS))
    ney.send("/notices/email", {"email": "other@example.org"}, "PUT")
    problem(ney.send("/account/reset", moved), 422, "bad-link")
    ney.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    problem(ney.send("/account/reset", moved), 422, "bad-link")  # the same address, not verified yet
    assert ney.send("/account/password", {"old": PASSWORD, "new": NEW}, "PUT").status_code == 204
    problem(ney.send("/account/reset", outdated), 422, "bad-link")
    assert post.rows()["resets"] == []


def test_a_server_without_mail_says_so(house: House) -> None:
    answer = house.guest("fr").send("/account/forgotten", {"email": "ney@example.org"})
    assert "courriel" in problem(answer, 409, "no-mail")["message"]
