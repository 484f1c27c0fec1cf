"""Guests and tables that nobody uses expire, games that have begun only after their players were told."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest

from grognard.server.housekeeping import DAY, MOST_AT_ONCE, NOTICE_SECONDS, Housekeeper
from grognard.server.people.operators import EXPIRE_GUESTS, EXPIRE_TABLE
from grognard.server.settings import expiry_settings
from tests.server.house import BOTH_MINE, PASSWORD, House, Player, open_house
from tests.server.receivers import ME_AND_OPEN, QUICK, Mailbox, link_in

DAYS: dict[str, Any] = {"guest_days": 100, "open_table_days": 10, "table_days": 50, "finished_days": 0}


@pytest.fixture
def old(tmp_path: Path, database: str, mailbox: Mailbox) -> Iterator[House]:
    """A server with its own ideas of what is old, which sends mail."""
    more = {"smtp_url": mailbox.url, "mail_from": "table@example.org"}
    with open_house(tmp_path, database, **QUICK, **more, **DAYS) as house:
        yield house


def go_round(house: House, days: float) -> int:
    """What the server does when so many days have passed since the test began."""
    notices = house.client.app.state.notices  # type: ignore[attr-defined]
    return Housekeeper(house.service, notices).go_round(time() + days * DAY)


def there(player: Player, *tables: str) -> list[bool]:
    """Which of these tables there are."""
    return [player.get(f"/tables/{table}").status_code == 200 for table in tables]


def test_a_game_is_deleted_only_after_its_players_were_told(old: House, mailbox: Mailbox) -> None:
    ney, friend, stranger = old.owner("Ney"), old.guest(), old.stranger()
    ney.send("/notices/email", {"email": "ney@example.org"}, "PUT")
    token = link_in(mailbox.next(), "verify")
    ney.send("/notices/verify", {"token": token})
    table = ney.table(ME_AND_OPEN, title="Bérézina")
    friend.send(f"/tables/{table}/join", {"seat": "south"})
    assert go_round(old, 49) == 0
    assert go_round(old, 51) == 1
    while "will be deleted" not in (letter := mailbox.next())["Subject"]:
        pass
    assert "Bérézina" in letter["Subject"]
    assert f"table/{table}" in letter.get_content()
    (row,) = ney.get("/tables?mine").json()
    assert row["expires"] == pytest.approx(time() + 51 * DAY + NOTICE_SECONDS, abs=DAY)
    assert go_round(old, 52) == 0  # told once
    assert there(stranger, table) == [True]  # whoever is no player does not keep it
    assert go_round(old, 80) == 0
    assert go_round(old, 82) >= 1
    assert there(stranger, table) == [False]
    (act, *_) = [act for act in old.rows()["acts"] if EXPIRE_TABLE in str(act)]
    assert "'server'" in str(act)
    assert "Bérézina" in str(act)


def test_whoever_comes_or_plays_keeps_a_game(old: House) -> None:
    ney, friend = old.guest(), old.guest()
    opened, played = ney.table(ME_AND_OPEN), ney.table(ME_AND_OPEN)
    for table in (opened, played):
        friend.send(f"/tables/{table}/join", {"seat": "south"})
    assert go_round(old, 51) == 2
    assert friend.get(f"/tables/{opened}").json()["expires"] is None
    (seq,) = [row["seq"] for row in ney.get("/tables?mine").json() if row["id"] == played]
    assert ney.act(played, "north", "bid 1", seq).status_code == 200
    assert {row["expires"] for row in ney.get("/tables?mine").json()} == {None}
    go_round(old, 82)
    assert there(ney, opened, played) == [True, True]


def test_a_table_that_nobody_joins_is_deleted_and_a_finished_one_is_kept(old: House) -> None:
    ney = old.owner("Ney")
    waiting, done = ney.table(ME_AND_OPEN), ney.table(BOTH_MINE)
    ney.send(f"/tables/{done}/resign", {"seat": "north"})
    assert (go_round(old, 9), there(ney, waiting)) == (0, [True])
    go_round(old, 11)
    assert there(ney, waiting, done) == [False, True]
    go_round(old, 5000)
    assert there(ney, done) == [True]


def test_finished_games_may_expire_as_well(tmp_path: Path) -> None:
    with open_house(tmp_path, **(DAYS | {"finished_days": 20})) as house:
        ney = house.owner("Ney")
        done = ney.table(BOTH_MINE)
        ney.send(f"/tables/{done}/resign", {"seat": "north"})
        go_round(house, 19)
        assert there(ney, done) == [True]
        go_round(house, 21)
        assert there(ney, done) == [False]


def test_guests_expire_but_neither_owners_nor_those_who_sit_somewhere(old: House) -> None:
    owner, gone, sitting, wrote = old.owner("Ney"), old.guest(), old.guest("fr"), old.guest("fr")
    table, done = sitting.table(ME_AND_OPEN), wrote.table(BOTH_MINE)
    owner.send(f"/tables/{table}/join", {"seat": "south"})
    wrote.send(f"/tables/{done}/resign", {"seat": "north"})
    assert go_round(old, 99) == 1  # notice of the table that was begun
    owner.get(f"/tables/{table}")
    go_round(old, 101)
    users = {row[0].strip("'"): row[1] for row in old.rows()["users"]}
    assert gone.me["id"] not in users
    assert {sitting.me["id"], owner.me["id"]} < set(users)
    assert users[wrote.me["id"]] == "'Ancien joueur'"
    assert old.stranger().enter("/session", "Ney", PASSWORD).me["id"] == owner.me["id"]
    (act,) = [act for act in old.rows()["acts"] if EXPIRE_GUESTS in str(act)]
    assert "2 guests" in str(act)
    go_round(old, 102)
    assert len([act for act in old.rows()["acts"] if EXPIRE_GUESTS in str(act)]) == 1


def test_one_round_does_only_so_much(old: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.housekeeping.MOST_AT_ONCE", 2)
    for _ in range(5):
        old.guest()
    assert MOST_AT_ONCE > 2
    assert [go_round(old, 101) for _ in range(4)] == [2, 2, 1, 0]


def test_the_days_come_from_the_environment() -> None:
    assert expiry_settings({"GROGNARD_GUEST_DAYS": "7", "GROGNARD_TABLE_DAYS": "0"}) == {
        "guest_days": 7,
        "table_days": 0,
    }
    for wrong in ("-1", "soon", "1.5", "999999", "²"):
        with pytest.raises(ValueError, match="GROGNARD_OPEN_TABLE_DAYS"):
            expiry_settings({"GROGNARD_OPEN_TABLE_DAYS": wrong})
