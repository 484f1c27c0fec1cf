"""Hostile clients: whatever they send, they get a plain 4xx, and nothing changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from grognard.server.http.guard import LARGEST_BODY
from tests.server.house import AT_ONCE, BOTH_MINE, House, Player, open_house, problem

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize("token", ["forged", "x" * 5000, "' OR 1=1 --"])
def test_a_forged_cookie_opens_nothing(house: House, token: str) -> None:
    table = house.guest().table(BOTH_MINE)
    forger = Player(house, token, {})
    problem(forger.act(table, "north", "bid 1", seq=0), 401, "no-session")
    problem(forger.get(f"/tables/{table}/view?seat=north"), 403, "not-your-seat")
    problem(forger.send("/me", {"name": "x"}, "PATCH"), 401, "no-session")
    assert forger.get("/tables?mine").json() == []


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
@pytest.mark.any_database
def test_other_sites_may_not_change_anything(house: House, headers: dict[str, str]) -> None:
    player = house.guest("fr")
    table = player.table(BOTH_MINE)
    move = {"seat": "north", "seq": 0, "action": "bid 1"}
    refused = problem(player.send(f"/tables/{table}/actions", move, **headers), 403, "foreign-origin")
    assert "autre site" in refused["message"]  # in the language that the user chose
    with pytest.raises(WebSocketDisconnect), player.live(table, "north", **headers):
        pass
    assert player.get(f"/tables/{table}").json()["seq"] == 0


@pytest.mark.any_database
def test_the_own_page_may(house: House) -> None:
    player = house.guest()
    headers = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert player.send("/me", {"name": "Ney"}, "PATCH", **headers).status_code == 200


@pytest.mark.parametrize(
    ("content", "headers", "status", "code"),
    [
        (b"{", JSON, 400, "json"),
        (b"\xff\xfe", JSON, 400, "json"),
        (b'"text"', JSON, 422, "field-wrong"),
        (b"[" * 30_000, JSON, 400, "http-400"),
        (b"{}", {"Content-Type": "text/plain"}, 415, "not-json"),
        (b"{}", {}, 415, "not-json"),
        (b" " * (LARGEST_BODY + 1), JSON, 413, "too-large"),
        (b"", JSON, 422, "field-missing"),
        (b'{"seat": "north", "seq": -1, "action": "bid 1"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": 1e999, "action": "bid 1"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": "0", "action": "bid 1"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": 0, "action": "\\ud800"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": 0, "action": "\\u0000"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": NaN, "action": "bid 1"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": ' + b"9" * 4000 + b', "action": "bid 1"}', JSON, 422, "field-wrong"),
        (b'{"seat": "north", "seq": ' + b"9" * 9000 + b', "action": "bid 1"}', JSON, 400, "http-400"),
        (
            b'{"seat": "north", "seq": 0, "action": ' + b'{"a":' * 500 + b"1" + b"}" * 500 + b"}",
            JSON,
            422,
            "field-wrong",
        ),
        (b'{"seat": "north", "seq": 0}', JSON, 422, "field-missing"),
        (b'{"seat": ["north"], "seq": 0, "action": "bid 1"}', JSON, 422, "field-wrong"),
    ],
)
@pytest.mark.any_database
def test_malformed_and_oversized_bodies(
    house: House, content: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    address, before = f"/api/tables/{table}/actions", house.rows()
    problem(house.client.post(address, content=content, headers=player.headers | headers), status, code)
    assert house.rows() == before


def test_what_the_rules_or_the_seat_do_not_allow_changes_nothing(house: House) -> None:
    north, south = house.guest("fr"), house.guest("en")
    table = north.table({"north": "me", "south": "open"})
    south.send(f"/tables/{table}/join", {"seat": "south"})
    assert north.act(table, "north", "bid 1", seq=1).status_code == 200
    offered = south.options(table, "south")
    before = house.rows()
    problem(north.act(table, "north", "bid 1", seq=1), 409, "stale")
    problem(north.act(table, "north", "bid 2", seq=1), 409, "stale")
    problem(north.act(table, "north", "bid 2", seq=7), 409, "stale")
    problem(north.act(table, "north", "bid 2", seq=2), 409, "not-your-decision")
    problem(north.act(table, "south", "bid 1", seq=2), 403, "not-your-seat")
    problem(north.back(table, "south"), 403, "not-your-seat")
    problem(house.stranger().act(table, "south", "bid 1", seq=2), 401, "no-session")
    problem(south.act(table, "south", "dance", seq=2), 422, "bad-action")
    for action in [f"bid {bid}" for bid in range(100)] + ["pass", "go red-1 Inn", "attack red-1 Dyke"]:
        if action not in offered:
            refusal = south.act(table, "south", action, seq=2)
            assert (refusal.status_code, refusal.json()["field"]) == (422, "action")
            assert refusal.json()["message"]
    assert house.rows() == before


@pytest.mark.parametrize("method", ["DELETE", "PUT", "TRACE", "OPTIONS", "BREW"])
@pytest.mark.any_database
def test_methods_that_a_route_does_not_take_are_refused(house: House, method: str) -> None:
    player = house.guest("fr")
    before = house.rows()
    for address in ("/tables", "/me", "/games", "/tables/x/view", "/tables/x/actions"):
        refusal = problem(player.send(address, None, method), 405, "http-405")
        assert "méthode" in refusal["message"], address
    assert house.rows() == before


@pytest.mark.parametrize(
    ("headers", "query"),
    [({"X-Long": "x" * 40_000}, ""), ({f"X-{n}": "x" * 50 for n in range(1000)}, ""), ({}, "x" * 40_000)],
)
@pytest.mark.any_database
def test_heads_of_requests_are_bounded(house: House, headers: dict[str, str], query: str) -> None:
    for language in ("en", "fr"):
        headers = headers | {"Accept-Language": language}
        answer = house.client.get(f"/api/games?lang={query}", headers=headers)
        problem(answer, 431, "head-too-large")


@pytest.mark.any_database
def test_a_body_of_unknown_length_is_bounded_as_well(house: House) -> None:
    def long() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 4096

    answer = house.client.post("/api/tables", content=long(), headers=house.guest().headers | JSON)
    problem(answer, 413, "too-large")


@pytest.mark.parametrize(
    "address",
    [
        "/tables/%00",
        "/tables/..%2f..%2fetc",
        "/tables/x/view",
        "/tables/x/record",
        "/games/chess/board.svg",
        "/nothing",
    ],
)
def test_what_is_not_there_is_404(house: House, address: str) -> None:
    assert house.guest().get(address).status_code == 404


@pytest.mark.parametrize("query", ["at=-1", "at=x", "at=99999999999999999999", f"seat={'x' * 100}"])
@pytest.mark.any_database
def test_queries_are_bounded(house: House, query: str) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE)
    assert player.get(f"/tables/{table}/view?seat=north&{query}").status_code == 422


@pytest.mark.any_database
def test_other_methods_and_hosts_are_refused(house: House, tmp_path: Path) -> None:
    problem(house.guest().send("/games", None, "DELETE"), 405, "http-405")
    folder = tmp_path / "other"
    folder.mkdir()
    with open_house(folder, hosts=("localhost",)) as local:
        assert local.client.get("/api/health").status_code == 400
        assert local.client.get("/api/health", headers={"Host": "localhost:8641"}).status_code == 200


def test_what_comes_too_often_is_refused(tmp_path: Path) -> None:
    with open_house(tmp_path, rates=AT_ONCE | {"chat": "2/hour", "guest": "2/hour"}) as house:
        player = house.guest()
        table = player.table(BOTH_MINE)
        for status in (201, 201, 429):
            assert player.send(f"/tables/{table}/chat", {"text": "Hi"}).status_code == status
        house.guest()
        problem(house.stranger().get("/me"), 429, "too-often")
        assert player.get("/me").status_code == 200


@pytest.mark.any_database
def test_headers_are_strict(house: House) -> None:
    for address in ("/", "/api/health", "/api/nothing"):
        headers = house.client.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert house.client.get("/api/health").headers["cache-control"] == "no-store"
