"""The page, the pictures, the documentation of the routes, and the server's words."""

import re
from pathlib import Path

import pytest

from grognard.kernel.words.text import LANGUAGES
from grognard.server.errors import TEXT
from tests.server.house import GERMANY, House, open_house, problem

SERVER = TEXT.parent


def test_without_a_built_client_the_page_says_how_to_build_it(house: House) -> None:
    answer = house.client.get("/")
    assert answer.status_code == 200
    assert "npm run build" in answer.text


def test_the_built_client_is_served_for_every_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "main-1a2b.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    with open_house(tmp_path, static=static) as house:
        for address in ("/", "/table/abc", "/index.html", "/../secret.txt", "/assets/../../secret.txt"):
            answer = house.client.get(address)
            assert "<title>page</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = house.client.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        problem(house.client.get("/api/nothing"), 404, "http-404")


@pytest.mark.parametrize(
    ("file", "kind", "part"),
    [
        ("board.svg", "image/svg+xml", "<svg"),
        ("counters.svg", "image/svg+xml", "<svg"),
        ("board.json", "application/json", '"verbs"'),
    ],
)
def test_pictures_are_sent_once(house: House, file: str, kind: str, part: str) -> None:
    player = house.stranger()
    address = f"/games/sample/{file}?scenario=duel&lang=fr"
    answer = player.get(address)
    assert answer.headers["content-type"].startswith(kind)
    assert part in answer.text
    assert player.get(address, **{"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_pictures_of_what_is_not_there(house: House) -> None:
    player = house.stranger()
    problem(player.get("/games/sample/board.svg?scenario=x"), 422, "scenario")
    problem(player.get("/games/sample/board.svg?lang=de"), 422, "field-choice")
    assert player.get(f"/games/{GERMANY}/board.gif").status_code == 422


def test_every_route_that_changes_something_declares_its_refusals(house: House) -> None:
    paths = house.client.get("/api/openapi.json").json()["paths"]
    changing = {
        (path, method): set(route["responses"])
        for path, routes in paths.items()
        for method, route in routes.items()
        if method not in ("get", "head")
    }
    assert len(changing) >= 12
    for route, responses in changing.items():
        assert {"400", "401", "403", "413", "415", "422", "429"} <= responses, route


def test_every_code_of_a_refusal_has_words_in_every_language() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z0-9-]+)"', source)) - {"illegal"}
    assert len(codes) > 25
    ids = [
        set(re.findall(r"^([a-z0-9-]+) =", (TEXT / f"{language}.ftl").read_text(encoding="utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]
    assert {f"error-{code}" for code in codes} <= ids[0]
