"""One screen for several players: what is hidden from one is gone before the other looks."""

from __future__ import annotations

import re

from playwright.sync_api import Request, WebSocket, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def looks_of(player: Player, seat: str) -> list[str]:
    """All requests and sockets from now on that look from a seat's viewpoint."""
    found: list[str] = []

    def asked(request: Request | WebSocket) -> None:
        if f"seat={seat}" in request.url:
            found.append(request.url)

    player.page.on("request", asked)
    player.page.on("websocket", asked)
    return found


def open_valley(player: Player) -> None:
    """A hot-seat table of the sample game."""
    player.page.get_by_role("combobox", name="Game", exact=True).select_option("The Valley")
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_role("button", name="Create").click()


def drawn(player: Player) -> list[str]:
    """The chits of its own that a seat reads about in the log."""
    player.page.get_by_role("tab", name="Log").click()
    panel = player.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("chit.seen")
    return re.findall(r"chit\.seen \{[^}]*\}", panel.inner_text())


def test_a_seat_with_secrets_is_fetched_only_when_its_player_is_there(
    new_player: NewPlayer, valley: str
) -> None:
    player = new_player(at=valley)
    north, south = looks_of(player, "north"), looks_of(player, "south")
    open_valley(player)
    expect(player.page.get_by_role("heading", name="Pass the screen to north")).to_be_visible()
    assert (north, south) == ([], [])
    expect(player.page.get_by_role("button", name="Not yet")).to_have_count(0)  # nobody had the screen yet
    assert player.faults() == []
    player.page.get_by_role("button", name="I play north: show the table").click()
    expect(player.orders()).to_contain_text("bid.choose")
    assert drawn(player)
    assert (bool(north), south) == (True, [])

    player.orders().get_by_role("button", name="bid · 1").click()
    expect(player.page.get_by_role("heading", name="Pass the screen to south")).to_be_visible()
    assert "chit" not in player.page.content()
    assert player.page.locator("[data-seq]").count() == 0
    assert south == []
    player.page.get_by_role("button", name="I play south: show the table").click()
    expect(player.orders()).to_contain_text("bid.choose")
    assert south != []


def test_a_player_may_look_again_before_the_screen_passes(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    open_valley(player)
    south = looks_of(player, "south")
    player.page.get_by_role("button", name="I play north: show the table").click()
    player.orders().get_by_role("button", name="bid · 0").click()
    player.page.get_by_role("button", name="Not yet: back to north").click()
    expect(player.orders()).to_contain_text("Waiting for blue")
    player.page.get_by_role("button", name="Pass the screen to south").click()
    expect(player.page.get_by_role("button", name="I play south: show the table")).to_be_visible()
    assert south == []


def test_a_covered_table_stays_covered_when_it_is_loaded_again(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    open_valley(player)
    with player.page.expect_websocket():
        player.page.get_by_role("button", name="I play north: show the table").click()
    expect(player.orders()).to_contain_text("bid.choose")
    looks = looks_of(player, "north")
    player.page.reload()
    expect(player.page.get_by_role("button", name="I play north: show the table")).to_be_visible()
    assert looks == []


def test_an_open_game_passes_with_a_word_only(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_label("Scenario").select_option("Three players")
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_role("button", name="Create").click()
    player.await_table()
    for _ in range(12):
        if player.page.get_by_text("Now to play: the Germans").is_visible():
            break
        player.press_on()
    expect(player.page.get_by_text("Now to play: the Germans")).to_be_visible()
    expect(player.orders()).to_contain_text("Germans")
