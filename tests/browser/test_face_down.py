"""Counters that lie face down, each player's own and the other's, on a page that knows no game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_reactions import SEND


def drawn(player: Player) -> set[str]:
    """The symbols of the counters on the board."""
    found: list[str] = player.page.locator(".board use").evaluate_all(
        "all => all.map(one => one.getAttribute('href').split('#')[1])"
    )
    return {name for name in found if name.startswith("u-")}


def duel(new_player: NewPlayer, valley: str) -> tuple[Player, Player]:
    """Two people at the ridge."""
    north, south = new_player(at=valley), new_player(at=valley)
    for player in (north, south):
        expect(player.page.get_by_role("button", name="Create")).to_be_enabled()
    seats = {"north": {"kind": "me"}, "south": {"kind": "open"}}
    table = north.page.evaluate(SEND, ["", {"game": "ridge", "scenario": "duel", "seats": seats}])["id"]
    south.page.evaluate(SEND, [f"/{table}/join", {"seat": "south"}])
    for player in (north, south):
        player.page.goto(f"{valley}#/table/{table}")
        player.await_table()
        expect(player.page.locator(".board use").first).to_be_attached()
    return north, south


def test_each_player_sees_the_backs_of_the_other(new_player: NewPlayer, valley: str) -> None:
    north, south = duel(new_player, valley)
    for player, own, other in ((north, "red", "blue"), (south, "blue", "red")):
        symbols = drawn(player)
        assert {f"u-{own}-1", f"u-{own}-2"} <= symbols
        assert not [name for name in symbols if name.startswith(f"u-{other}")]
        assert [name for name in symbols if name.startswith("u-?")]
    assert north.faults() == []


def test_what_is_picked_stays_picked_while_the_other_proposes_a_pause(
    new_player: NewPlayer, valley: str
) -> None:
    north, south = duel(new_player, valley)
    north.click_cell(north.page.locator("[data-cell='0301']"))
    picked = north.page.locator("[data-cell='0301'][aria-pressed=true]")
    expect(picked).to_be_attached()
    with north.page.expect_response(re.compile("/view")) as seen_again:
        south.page.get_by_role("button", name="Ask for a pause").click()
    seen_again.value.finished()
    north.page.evaluate("() => new Promise(done => setTimeout(done))")
    expect(north.page.get_by_text("would like to pause")).to_be_visible()
    expect(picked).to_be_attached()
