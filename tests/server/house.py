"""A server under test, and the people who use it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response
from starlette.testclient import WebSocketTestSession
from starlette.types import Message

from grognard.server.app import make_app
from grognard.server.computers.scheduler import Computers
from grognard.server.http.answers.seen import Message as SocketMessage
from grognard.server.people.identity import COOKIE
from grognard.server.service import Service
from grognard.server.settings import RATES, Settings, sqlite_in
from grognard.server.store.database import metadata
from tests.server.models import undeclared

GERMANY = "battle-for-germany"
PLACES = {
    GERMANY: ("grognard.games.battle_for_germany.game", "BattleForGermany"),
    "sample": ("tests.server.valley", "Valley"),
}
MAPS = {"toy": "tests.picture.toy_module"}
PASSWORD = "vive l'empereur"
BOTH_MINE = {"north": "me", "south": "me"}
LONGEST_SILENCE = 180.0
AT_ONCE = dict.fromkeys(RATES, "100000/second")


class House:
    """A running application with as many users as a test likes."""

    def __init__(self, client: TestClient, service: Service, computers: Computers) -> None:
        self.client, self.service, self.computers = client, service, computers

    def guest(self, language: str = "en") -> Player:
        """A newcomer."""
        response = self.client.get("/api/me", headers={"Accept-Language": language})
        token = response.cookies[COOKIE]
        self.client.cookies.clear()
        return Player(self, token, response.json())

    def owner(self, name: str, password: str = PASSWORD) -> Player:
        """A newcomer who takes an account."""
        return self.guest().enter("/account", name, password)

    def rows(self) -> dict[str, list[Any]]:
        """Every row of the database, by table: what is refused must change none of them."""
        with self.service.store._engine.connect() as connection:
            return {
                table.name: sorted(tuple(map(repr, row)) for row in connection.execute(table.select()))
                for table in metadata.sorted_tables
            }

    def stranger(self) -> Player:
        """Someone without a cookie."""
        return Player(self, "", {})


class Player:
    """One user: every request carries their cookie and no one else's."""

    def __init__(self, house: House, token: str, me: dict[str, Any]) -> None:
        self.house, self._client, self.token, self.me = house, house.client, token, me
        self.headers = {"Cookie": f"{COOKIE}={token}"} if token else {}

    def get(self, address: str, **headers: str) -> Response:
        """A request for something."""
        return self._ask("GET", address, headers)

    def send(self, address: str, body: Any = None, method: str = "POST", **headers: str) -> Response:
        """A request to change something."""
        return self._ask(method, address, headers, json=body)

    def _ask(self, method: str, address: str, headers: dict[str, str], **more: Any) -> Response:
        response = self._client.request(method, f"/api{address}", headers=self.headers | headers, **more)
        self._client.cookies.clear()  # all players share one client, which must not mix them up
        return response

    def enter(self, address: str, name: str, password: str = PASSWORD) -> Player:
        """The same person under an account, made or signed in to, with the new cookie."""
        response = self.send(address, {"name": name, "password": password})
        assert response.is_success, response.text
        return Player(self.house, response.cookies[COOKIE], response.json())

    def table(self, seats: dict[str, str], game: str = "sample", scenario: str = "duel", **more: Any) -> str:
        """A new table; says its id."""
        wish = {"game": game, "scenario": scenario, "seats": {s: {"kind": k} for s, k in seats.items()}}
        response = self.send("/tables", wish | more)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    def view(self, table: str, seat: str = "", at: int | None = None) -> Any:
        """What a seat sees."""
        when = "" if at is None else f"&at={at}"
        response = self.get(f"/tables/{table}/view?seat={seat}{when}")
        assert response.status_code == 200, response.text
        return response.json()

    def options(self, table: str, seat: str) -> list[str]:
        """What is offered to a seat."""
        decisions = self.view(table, seat)["view"]["decisions"]
        return [line for decision in decisions.values() for line in lines(decision["options"])]

    def act(self, table: str, seat: str, action: str, seq: int | None = None) -> Response:
        """Takes an action, at the entry where the table stands unless told."""
        at = self.get(f"/tables/{table}").json()["seq"] if seq is None else seq
        return self.send(f"/tables/{table}/actions", {"seat": seat, "seq": at, "action": action})

    def back(self, table: str, seat: str, how: str = "undo") -> Response:
        """Takes back."""
        at = self.get(f"/tables/{table}").json()["seq"]
        return self.send(f"/tables/{table}/{how}", {"seat": seat, "seq": at})

    def live(self, table: str, seat: str = "", **headers: str) -> WebSocketTestSession:
        """A socket at a table; whoever reads from it in vain fails after a while."""
        address = f"/api/tables/{table}/live?seat={seat}"
        session = self._client.websocket_connect(address, headers=self.headers | headers)
        session.receive = partial(_receive_in_time, session)  # type: ignore[method-assign]
        return session


@contextmanager
def open_house(folder: Path, database: str | None = None, /, **settings: Any) -> Iterator[House]:
    """Serves from a data folder, or another database; opening it again is a restart."""
    usual: dict[str, Any] = {
        "games": PLACES,
        "maps": MAPS,
        "rates": AT_ONCE,
        "static": folder / "static",
    }
    app = make_app(Settings(database or sqlite_in(folder), **(usual | settings)))
    with TestClient(app) as client:
        yield House(client, app.state.service, app.state.computers)


def lines(options: dict[str, list[list[str]]]) -> list[str]:
    """Options, which are grouped by verb, as the lines that are sent."""
    return [" ".join((verb, *arguments)) for verb, candidates in options.items() for arguments in candidates]


def problem(response: Response, status: int, code: str) -> Any:
    """The body of an error, which must be this one."""
    assert (response.status_code, response.json()["error"]) == (status, code), response.text
    return response.json()


def _receive_in_time(session: WebSocketTestSession) -> Message:
    """The next message of a socket. All of a session's reads come here: a missing one must not hang."""
    awaited = session.portal.start_task_soon(session._send_rx.receive)
    try:
        return awaited.result(LONGEST_SILENCE)
    except TimeoutError:
        awaited.cancel()
        raise AssertionError(f"expected a message; the socket was silent for {LONGEST_SILENCE} s") from None


def hear(socket: WebSocketTestSession, kind: str) -> Any:
    """The next message of a kind; each has the fields that its model names."""
    for _ in range(1000):
        message = socket.receive_json()
        assert undeclared(SocketMessage.model_validate(message)) == []
        if message["type"] == kind:
            return message
    raise AssertionError(f"no message {kind!r} among a thousand")


def play_on(
    players: dict[str, Player], table: str, rng: Random, moves: int = 10_000
) -> Iterator[tuple[str, str]]:
    """Random moves, so many or to the end; says after each who did what."""
    for _ in range(moves):
        seat = rng.choice(sorted(players))
        seen = players[seat].view(table, seat)
        if seen["status"] == "finished":
            return
        decisions = seen["view"]["decisions"]
        if not decisions:
            seat = next(other for other in sorted(players) if players[other].options(table, other))
            decisions = players[seat].view(table, seat)["view"]["decisions"]
        action = rng.choice(lines(next(iter(decisions.values()))["options"]))
        response = players[seat].act(table, seat, action, seen["seq"])
        assert response.status_code == 200, response.text
        yield seat, action


def play(players: dict[str, Player], table: str, rng: Random, moves: int = 10_000) -> None:
    """Random moves, so many or to the end."""
    for _ in play_on(players, table, rng, moves):
        pass
