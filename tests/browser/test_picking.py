"""Several units at once: the fan, Shift, a box or a long press take a stack. A double click is one click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.race import Marshal
from tests.browser.test_board import place_of

STACK, GOAL = "2226", "2025"
"""Two Soviet armies that stand together at first, and a hex that both can reach."""
CROWD, LIMIT = "Kustrin", 4
"""Where six of Zhukov's units stand at first, and how many units he may activate."""
NEAR = 350
"""How far from its stack a fan may begin, in dots."""


UNDO_ALL = {"en": "Undo all", "fr": "Tout annuler"}


def place(page: Page, label: str) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    spot = page.locator(f'[data-cell="{label}"]')
    expect(spot).to_be_attached()
    return place_of(spot)


def at(page: Page, label: str) -> int:
    """How many units the server has in a cell."""
    look = """async label => {
      const table = location.hash.split('/')[2].split('?')[0]
      const seen = await (await fetch(`/api/tables/${table}/view?seat=soviet`)).json()
      return seen.view.units.filter(unit => unit.cell === label).length
    }"""
    return int(page.evaluate(look, label))


def whole_map(player: Player) -> None:
    """Shows all of the map, so that no cell is out of sight."""
    player.page.get_by_role("region", name="Map").get_by_role("button", name="Whole map").click()
    player.page.wait_for_function("() => !document.querySelector('svg.overlay.moving')")


def goes_together(player: Player, pick: Any) -> None:
    """Picks a stack, sends it off with one more click, and takes everything back by key and button."""
    page = player.page
    units = at(page, STACK)
    assert units == 2
    pick()
    expect(page.locator(f'[data-cell="{GOAL}"].able')).to_be_attached()
    before = player.seq()
    page.mouse.click(*place(page, GOAL))
    player.await_change(before)
    assert (at(page, STACK), at(page, GOAL)) == (0, units)
    before = player.seq()
    page.keyboard.press("Control+z")
    player.await_change(before)
    before = player.seq()
    player.orders().get_by_role("button", name="Undo all").click()
    player.await_change(before)
    assert at(page, STACK) == units


def test_a_stack_is_taken_by_shift_by_a_box_and_in_the_fan(new_player: NewPlayer) -> None:
    player = new_player(1440, 900)
    player.play_now("Soviets")
    whole_map(player)
    page = player.page

    def by_shift() -> None:
        page.keyboard.down("Shift")
        page.mouse.click(*place(page, STACK))
        page.keyboard.up("Shift")

    def by_box() -> None:
        x, y = place(page, STACK)
        page.keyboard.down("Shift")
        page.mouse.move(x - 9, y - 9)
        page.mouse.down()
        page.mouse.move(x, y)
        page.mouse.move(x + 9, y + 9)
        page.mouse.up()
        page.keyboard.up("Shift")

    def in_the_fan() -> None:
        x, y = place(page, STACK)
        page.mouse.click(x, y)
        fan = page.locator(".card.pinned")
        box = fan.bounding_box()
        assert box is not None
        assert abs(box["x"] - x) < NEAR
        assert abs(box["y"] - y) < NEAR
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1440
        assert box["y"] + box["height"] <= 900
        fan.get_by_role("button", name="All 2").click()

    for pick in (by_shift, by_box, in_the_fan):
        goes_together(player, pick)


def test_the_second_click_of_a_double_click_confirms_nothing(new_player: NewPlayer) -> None:
    player = new_player(1440, 900)
    player.play_now("Soviets")
    done = player.orders().locator(".buttons .main").first
    box, before = done.bounding_box(), player.seq()
    assert box is not None
    player.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(player.orders().get_by_role("alertdialog")).to_contain_text("can still move")
    assert player.seq() == before
    player.page.keyboard.press("Control+Enter")
    player.await_change(before)


def test_a_long_press_takes_the_whole_stack(new_player: NewPlayer) -> None:
    tablet = new_player(820, 1180, has_touch=True, is_mobile=True)
    tablet.start_button("Play the Soviets").tap()
    tablet.await_table()
    whole_map(tablet)
    x, y = place(tablet.page, STACK)
    finger = tablet.page.context.new_cdp_session(tablet.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(tablet.page.locator(f'[data-cell="{GOAL}"].able')).to_be_attached()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    before = tablet.seq()
    tablet.page.touchscreen.tap(*place(tablet.page, GOAL))
    tablet.page.locator(".preview").get_by_role("button", name="Go to").tap()
    tablet.await_change(before)
    assert (at(tablet.page, STACK), at(tablet.page, GOAL)) == (0, 2)


@pytest.mark.parametrize(
    ("locale", "seat", "every", "stay", "rule"),
    [
        ("en-GB", "Play Zhukov", "All 6: Activate to fight", "2 of these units stay", "no more than 4 units"),
        (
            "fr-FR",
            "Jouer Joukov",
            "Les 6\u00a0: Activer en combat",
            "2 de ces unités restent",
            "on ne peut activer que 4 unités",
        ),
    ],
)
def test_of_a_stack_as_many_are_taken_as_the_rules_allow_and_the_page_says_why(
    new_player: NewPlayer, locale: str, seat: str, every: str, stay: str, rule: str
) -> None:
    marshal = Marshal(new_player(1440, 900, locale=locale), locale[:2])
    page, notice = marshal.page, marshal.orders().get_by_role("alert")
    page.get_by_role("button", name=seat).click()
    marshal.await_table()
    for _ in range(LIMIT):
        marshal.await_decision()
        if marshal.words["activate"] in marshal.prompt():
            break
        marshal.press_on()

    def taken(before: int) -> None:
        marshal.await_change(before)
        assert marshal.seq() == before + LIMIT
        for said in (stay, rule, "4.1.2"):
            expect(notice).to_contain_text(said)

    before = marshal.seq()
    page.mouse.click(*place(page, CROWD))
    page.locator(".card.pinned").get_by_role("button", name=every).click()
    taken(before)
    before = marshal.seq()
    page.keyboard.press("Control+z")
    marshal.await_change(before)
    before = marshal.seq()
    marshal.orders().get_by_role("button", name=UNDO_ALL[locale[:2]]).click()
    marshal.await_change(before)
    expect(notice).to_have_count(0)
    marshal.close_fan()
    marshal.button("fight").click()
    before = marshal.seq()
    page.keyboard.down("Shift")
    page.mouse.click(*place(page, CROWD))
    page.keyboard.up("Shift")
    taken(before)
