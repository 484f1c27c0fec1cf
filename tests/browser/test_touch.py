"""A phone in the hand: 390 pixels and nothing but taps."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.race import GAME, before_an_attack, practise
from tests.browser.test_board import cell, place_of
from tests.browser.test_guide import await_step, guide


def tap(player: Player, spot: Locator) -> None:
    """Taps into the middle of a cell."""
    expect(spot).to_be_attached()
    player.page.touchscreen.tap(*place_of(spot))


def go(player: Player, goal: Locator) -> None:
    """Taps a cell, sees the way there, and confirms it."""
    before = player.seq()
    tap(player, goal)
    player.page.locator(".preview").get_by_role("button", name="Go to").tap()
    player.await_change(before)


def test_a_unit_of_a_stack_is_moved_by_taps(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.start_button("Play the Soviets").tap()
    phone.await_table()
    stack = phone.page.locator('[data-cell].able[aria-label*=", "]').first
    fan = phone.page.locator(".card.pinned")
    before = phone.seq()
    tap(phone, stack)
    units = fan.get_by_role("button", name="Soviets")
    expect(units).to_have_count(2)
    assert phone.faults() == []
    units.first.tap()
    phone.await_change(before)
    expect(fan).to_be_hidden()
    expect(phone.orders()).to_contain_text("; it has")
    go(phone, cell(phone, "Go to:"))
    before = phone.seq()
    phone.orders().get_by_role("button", name="Undo", exact=True).tap()
    phone.await_change(before)
    expect(phone.orders()).to_contain_text("; it has")


def test_a_second_tap_at_the_same_place_confirms(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    record, state = before_an_attack()
    (side,) = state.pending
    practise(phone, record, GAME.words(state, f"side.{side}", {}))
    target = phone.page.locator("[data-cell].able").first
    before, place = phone.seq(), place_of(target)
    phone.page.touchscreen.tap(*place)
    expect(phone.page.locator(".card.pinned .preview")).to_be_visible()
    assert phone.seq() == before
    phone.page.touchscreen.tap(*place)
    phone.await_change(before)


def test_the_guide_begins_by_taps(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.page.get_by_role("button", name="Learn in ten minutes").first.tap()
    phone.await_table()
    for step in (2, 3):
        guide(phone).get_by_role("button", name="Next").tap()
        await_step(phone, step)
    before = phone.seq()
    tap(phone, phone.page.locator('[data-cell="2426"].able'))
    phone.await_change(before)
    go(phone, phone.page.locator('[data-cell="2626"].able'))
    await_step(phone, 4)
    assert phone.faults() == []
