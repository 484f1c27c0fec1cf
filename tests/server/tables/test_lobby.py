"""The lobby: nobody fills it alone, and tables of hosts who are gone sink."""

from pathlib import Path

import pytest
from httpx2 import Response
from sqlalchemy import update

from grognard.server.store.database import sessions
from tests.server.house import BOTH_MINE, House, Player, open_house, problem

OPEN = {"north": "me", "south": "open"}
SOLO = {"north": "me", "south": "computer"}


def wish(player: Player, seats: dict[str, str]) -> Response:
    """A request for a table."""
    kinds = {seat: {"kind": kind} for seat, kind in seats.items()}
    return player.send("/tables", {"game": "sample", "scenario": "duel", "seats": kinds})


@pytest.mark.parametrize(("seats", "code"), [(OPEN, "open-tables"), (SOLO, "computer-tables")])
def test_tables_are_limited_for_a_user_and_for_an_address(
    tmp_path: Path, seats: dict[str, str], code: str
) -> None:
    limits = {f"{kind}_tables": 2 for kind in ("open", "computer")}
    limits |= {f"{kind}_tables_of_address": 3 for kind in ("open", "computer")}
    with open_house(tmp_path, **limits) as house:
        house.computers._loop = None  # nobody is woken
        host, other = house.guest(), house.guest("fr")
        tables = [host.table(seats) for _ in range(2)]
        assert "2" in problem(wish(host, seats), 429, code)["message"]
        host.table(BOTH_MINE)
        other.table(seats)
        assert "adresse" in problem(wish(other, seats), 429, f"{code}-here")["message"]
        if seats == OPEN:
            other.send(f"/tables/{tables[0]}/join", {"seat": "south"})
        else:
            host.send(f"/tables/{tables[0]}/resign", {"seat": "north"})
        assert host.table(seats)


def test_rematches_count_like_other_tables(tmp_path: Path) -> None:
    with open_house(tmp_path, computer_tables=1, computer_tables_of_address=2) as house:
        house.computers._loop = None  # nobody is woken
        host, other = house.guest(), house.guest()
        table = host.table(SOLO)
        host.send(f"/tables/{table}/resign", {"seat": "north"})
        again = host.send(f"/tables/{table}/rematch").json()["id"]
        host.send(f"/tables/{again}/resign", {"seat": "south"})
        host.table(SOLO)
        problem(host.send(f"/tables/{again}/rematch"), 429, "computer-tables")
        assert host.send(f"/tables/{table}/rematch").json()["id"] == again
        third = other.table(SOLO)
        other.send(f"/tables/{third}/resign", {"seat": "north"})
        assert other.send(f"/tables/{third}/rematch").status_code == 201
        problem(wish(other, SOLO), 429, "computer-tables")


def test_what_is_kept_of_an_address_is_not_the_address(house: House) -> None:
    table = house.guest().table(OPEN)
    origin = house.service.tables.row(table).origin
    assert origin == house.service.limits.origin_of("testclient")
    assert "testclient" not in origin


def test_tables_of_hosts_who_are_gone_sink(house: House) -> None:
    gone, here, joker = house.guest(), house.guest(), house.guest()
    old = here.table(OPEN)
    stale, new = gone.table(OPEN), here.table(OPEN)
    with house.service.store.engine.begin() as connection:
        mine = sessions.c.user_id == gone.me["id"]
        connection.execute(update(sessions).where(mine).values(used=sessions.c.used - 2 * 24 * 3600))
    joker.send(f"/tables/{stale}/join", {"seat": "south"})
    joker.send(f"/tables/{stale}/leave")
    assert [table["id"] for table in joker.get("/tables?open").json()] == [new, old, stale]


def test_notes_are_for_own_tables(house: House) -> None:
    host, friend, stranger = house.guest(), house.guest(), house.guest()
    table = host.table({"north": "open", "south": "open"}, spectators=True)
    friend.send(f"/tables/{table}/join", {"seat": "north"})
    before = house.rows()
    problem(stranger.send(f"/tables/{table}/notes", {"text": "Mine"}, "PUT"), 403, "no-seat")
    assert house.rows() == before
    for player in (host, friend):
        assert player.send(f"/tables/{table}/notes", {"text": "Mine"}, "PUT").status_code == 200
