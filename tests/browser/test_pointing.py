"""Edges and directions as things to point at, and a forecast that is no table of odds, in the sample game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_board import place_of
from tests.browser.test_picking import whole_map

FINGER, MOUSE = 44, 28
TO_THE_VOLLEY = ("done", "done", "go red-1 Bridge", "go blue-1 Chapel", "bid 2", "bid 0")
"""From the first works to the next, where an enemy stands ahead."""


def works(player: Player, *lines: str) -> None:
    """A table where red is at its works, after some actions of both sides."""
    page = player.page
    expect(page.get_by_role("button", name="Create")).to_be_enabled()  # a guest has a name by now
    table = page.evaluate("""async () => {
      const wish = { game: 'sample', scenario: 'works', seats: { player: { kind: 'me' } } }
      const headers = { 'content-type': 'application/json' }
      const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
      return (await made.json()).id
    }""")
    act = """async ([table, action]) => {
      const { seq } = await (await fetch(`/api/tables/${table}`)).json()
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ seat: 'player', seq, action })
      const made = await fetch(`/api/tables/${table}/actions`, { method: 'POST', headers, body })
      return made.status
    }"""
    for line in ("bid 1", "bid 0", *lines):
        assert page.evaluate(act, [table, line]) == 200, line
    page.goto(page.url.split("#")[0] + f"#/table/{table}")
    player.await_table()


def handle(player: Player, line: str) -> Locator:
    """What is to be pointed at for an action."""
    return player.page.locator(f'[data-line="{line}"]')


def point(player: Player, found: Locator, how: str, least: int = FINGER) -> None:
    """Points at it."""
    box = found.locator("circle").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= least - 1
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "keys":
        found.focus()
        player.page.keyboard.press("Enter")
    elif how == "touch":
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_an_edge_and_a_direction_are_pointed_at(new_player: NewPlayer, valley: str, how: str) -> None:
    player = new_player(860, 700, at=valley, has_touch=how == "touch")
    works(player)
    bridge = handle(player, "blow Abbey/Estate")
    expect(bridge).to_have_attribute("aria-label", "blow: Abbey/Estate")
    before = player.seq()
    point(player, bridge, how)
    player.await_change(before)
    expect(bridge).to_have_count(0)
    expect(player.page.locator(".marker text")).to_have_text("X")
    player.click_cell(player.page.locator('[data-cell="Abbey"]'))
    expect(player.page.locator(".direction")).to_have_count(4)
    expect(player.page.locator(".direction.able")).to_have_count(3)
    arrow = FINGER if how == "touch" else MOUSE
    point(player, handle(player, "face red-1 E"), how, arrow)
    expect(player.orders().get_by_role("alert")).to_contain_text("why.faces-so")
    before = player.seq()
    point(player, handle(player, "face red-1 S"), how, arrow)
    player.await_change(before)
    expect(player.page.locator(".facing").first).to_be_attached()
    expect(player.page.locator(".direction")).to_have_count(0)
    assert player.faults() == []


def test_a_click_near_another_edge_says_why_not(new_player: NewPlayer, valley: str) -> None:
    player = new_player(1300, 900, at=valley)
    works(player)
    box = player.page.locator('[data-cell="Heath"]').bounding_box()
    assert box is not None
    grange = (box["x"] - box["width"] / 2, box["y"] + box["height"] - 3)
    player.page.mouse.click(*grange)
    expect(player.orders().get_by_role("alert")).to_contain_text("why.nobody-there")


def test_a_volley_is_forecast_with_its_morale(new_player: NewPlayer, valley: str) -> None:
    player = new_player(1300, 900, at=valley)
    works(player, *TO_THE_VOLLEY)
    whole_map(player)
    player.click_cell(player.page.locator('[data-cell="Bridge"]'))
    target = player.page.locator('[data-cell="Chapel"].able')
    expect(target).to_be_attached()
    player.page.mouse.move(*place_of(target))
    card = player.page.get_by_role("region", name="Forecast")
    expect(card.locator(".result")).to_have_text(["breaks", "stands", "missed"])
    expect(card.locator(".exact")).to_have_text(["1/6", "1/3", "1/2"])
    expect(card.locator("h3[data-sum=morale]")).to_have_text("morale 4")
    expect(card.locator(".odds")).to_have_count(0)
    before = player.seq()
    player.page.mouse.click(*place_of(target))
    player.await_change(before)
    assert player.faults() == []
