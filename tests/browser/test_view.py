"""What is seen at first and later: readable counters, choices that nothing covers, a steady panel."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

SCREENS = ((1440, 900), (1920, 1080), (820, 1180), (1180, 820), (390, 844), (844, 390))
SEEN = """() => {
  const board = document.querySelector('.board').getBoundingClientRect()
  const sheet = document.querySelector('svg.overlay').getBoundingClientRect()
  const between = (low, value, high) => value > low + 1 && value < high - 1
  const inside = (x, y) => between(board.left, x, board.right) && between(board.top, y, board.bottom)
  const lit = [...document.querySelectorAll('[data-cell].able')].map(cell => {
    const matrix = cell.getScreenCTM()
    const points = [...cell.points].map(point => point.matrixTransform(matrix))
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
    const places = points.map(point => [x + 0.7 * (point.x - x), y + 0.7 * (point.y - y)])
    return {cell: cell.dataset.cell, middle: [x, y], places: [[x, y], ...places]}
  })
  const covered = lit.filter(({places}) => places.some(([x, y]) =>
    inside(x, y) && !document.elementFromPoint(x, y)?.closest('.board')))
  const counters = [...document.querySelectorAll('.unit use')].map(unit => unit.getBoundingClientRect())
  return {
    choices: lit.filter(({middle}) => inside(...middle)).length,
    covered: covered.map(({cell}) => cell),
    smallest: Math.min(...counters.map(box => box.width)),
    bare: [sheet.left > board.left + 1, sheet.top > board.top + 1,
           sheet.right < board.right - 1, sheet.bottom < board.bottom - 1].filter(Boolean).length,
  }
}"""


LINES = """panel => {
  const {top, bottom} = panel.getBoundingClientRect()
  const boxes = [...panel.querySelectorAll('[data-line]')].map(line => line.getBoundingClientRect())
  return boxes.filter(box => box.top >= top - 1 && box.bottom <= bottom + 1).length
}"""


def seen(page: Page) -> dict[str, Any]:
    """What of the map is seen when it has come to rest."""
    page.wait_for_function("() => !document.querySelector('svg.overlay.moving')")
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def press(page: Page, name: str) -> None:
    """Presses a button of the map."""
    page.get_by_role("region", name="Map").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("seat", ["Soviets", "Zhukov"])
def test_choices_are_in_sight_large_enough_and_uncovered_on_every_screen(
    new_player: NewPlayer, seat: str
) -> None:
    player = new_player()
    player.play_now(seat)
    while not player.choices().count():
        player.press_on()
        player.await_decision()
    for width, height in SCREENS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.reload()
        expect(player.choices().first).to_be_attached()
        first = seen(player.page)
        press(player.page, "Zoom out")
        press(player.page, "Zoom out")
        assert seen(player.page)["covered"] == [], (width, height)
        press(player.page, "Show my choices")
        for found in (first, seen(player.page)):
            assert found["choices"] > 0, (width, height)
            assert found["smallest"] >= 40, (width, height)
            assert found["covered"] == [], (width, height)
            assert found["bare"] == 0, (width, height)
        across = player.page.evaluate("document.documentElement.scrollWidth")
        assert across <= width


def places(player: Player) -> list[float]:
    """Where the buttons and the tabs are."""
    parts = [
        player.orders().get_by_role("button", name="Undo", exact=True),
        player.page.get_by_role("tablist"),
    ]
    boxes = [part.bounding_box() for part in parts]
    return [box["y"] for box in boxes if box]


def test_the_panel_keeps_its_place_while_prompts_change(new_player: NewPlayer) -> None:
    player = new_player(1440, 900, locale="en-GB")
    player.play_now("Soviets")
    before, prompts = places(player), {player.prompt()}
    for _ in range(6):
        player.click_first_choice()
        player.page.mouse.move(0, 0)
        prompts.add(player.prompt())
        assert places(player) == before
    assert len(prompts) > 3


def test_the_log_shows_ten_lines(new_player: NewPlayer) -> None:
    player = new_player(1440, 900)
    player.play_now("Soviets")
    player.page.get_by_role("tab", name="Log").click()
    for _ in range(24):
        player.click_first_choice()
    player.page.mouse.move(0, 0)
    assert player.page.get_by_role("tabpanel").evaluate(LINES) >= 10


def test_counters_can_be_hidden_to_see_the_map(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    counters = player.page.locator(".unit")
    expect(counters.first).to_be_attached()
    hide = player.page.get_by_role("button", name="Hide the counters")
    hide.click()
    expect(counters).to_have_count(0)
    expect(hide).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("h")
    expect(counters.first).to_be_attached()
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog", name="Keyboard")).to_contain_text("hide or show the counters")
