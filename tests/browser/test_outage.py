"""The server goes and comes back: a click made meanwhile arrives, and arrives once."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPlayer, serving
from tests.browser.player import Player
from tests.browser.test_board import asked, table_of


def actions(player: Player) -> list[str]:
    """What the Soviets have done, in the words of the record."""
    seen = asked(player, f"{table_of(player)}/view?seat=soviet")
    assert isinstance(seen, dict)
    return [line["action"] for line in seen["log"] if line["seat"] == "soviet" and line["action"]]


def test_a_click_made_while_the_server_is_down_arrives_once(new_player: NewPlayer, tmp_path: Path) -> None:
    command = ("grognard", "play", "--no-browser", "--data", str(tmp_path), "--port")
    with serving(*command, "0") as (address, server):
        player = new_player(at=address)
        player.play_now("Soviets")
        player.click_first_choice()
        done = actions(player)
        before = player.seq()
        server.kill()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    player.click_cell(player.choices().first)
    expect(player.page.get_by_text("Your move is kept and will be sent")).to_be_visible()
    with serving(*command, str(urlsplit(address).port)):
        player.await_change(before)
        expect(player.page.get_by_text("Connection lost")).to_be_hidden()
        after = actions(player)
        assert after[:-1] == done
        assert after[-1].startswith("go ")
        player.press_on()


def test_a_click_whose_answer_is_lost_counts_once(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    lost: list[str] = []

    def cut(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort()

    player.page.route(re.compile("/actions"), cut)
    player.press("Done")
    expect(player.orders()).to_contain_text("Choose the next hex to attack.")
    expect(player.page.get_by_text("Connection lost")).to_be_hidden()
    assert len(lost) == 1
    assert actions(player) == ["end"]
    assert player.page.get_by_role("alert").count() == 0


def test_a_button_pressed_again_before_the_answer_does_not_end_the_next_phase(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    held: list[Route] = []
    player.page.route(re.compile("/actions"), lambda route: held.append(route))
    done = player.orders().get_by_role("button", name="Done", exact=True)
    sure = player.orders().locator(".lost .main")
    done.click()
    sure.click()
    expect(player.orders().locator("[aria-busy=true]")).to_be_attached()
    done.click()
    held[0].continue_()
    expect(player.orders()).to_contain_text("Choose the next hex to attack.")
    expect(player.orders().locator("[aria-busy=true]")).not_to_be_attached()
    assert (len(held), actions(player)) == (1, ["end"])


def test_a_click_that_is_refused_says_why(new_player: NewPlayer) -> None:
    player = new_player(390, 844)
    player.play_now("Soviets")
    player.click_first_choice()
    before, undo, refused = player.seq(), player.page.locator("[data-part=undo]"), re.compile("/undo")
    for status, body, said in (
        (409, '{"error": "stale", "message": "Somebody was faster."}', "Somebody was faster."),
        (403, '{"error": "seat", "message": "This is not your seat."}', "This is not your seat."),
        (429, "<html>slow down</html>", "wait a moment, then try again"),
        (413, "", "too much to send at once"),
        (418, "", "The server refused this (418)."),
    ):
        player.page.route(refused, partial(Route.fulfill, status=status, body=body))
        undo.click()
        notice = player.page.get_by_role("alert").filter(has_text=said)
        expect(notice).to_be_in_viewport()
        player.page.unroute(refused)
    assert player.seq() == before
    undo.click()
    player.await_change(before)
    expect(notice).to_be_hidden()
