"""The guided first game in a real browser: by clicks in French, by keys in English, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_page import tab_to

STEPS = 14


def guide(player: Player) -> Locator:
    """The panel that leads."""
    return player.page.get_by_role("region", name="Guide")


def await_step(player: Player, number: int) -> None:
    """Until the guide has come to a step."""
    expect(guide(player)).to_contain_text(re.compile(rf"(Step|Étape) {number} "))


def next_step(player: Player, number: int) -> None:
    """Reads on."""
    guide(player).get_by_role("button", name=re.compile("^(Next|Suivant)$")).click()
    await_step(player, number)


def click(player: Player, cell: str) -> None:
    """Clicks a cell of the board, when there is something to choose there."""
    spot = player.page.locator(f'[data-cell="{cell}"].able')
    expect(spot).to_be_attached()
    before = player.seq()
    player.click_cell(spot)
    player.await_change(before)


def commit(player: Player, cell: str) -> None:
    """Clicks a stack; of two units that can be committed, the upper one of the fan."""
    spot = player.page.locator(f'[data-cell="{cell}"].able')
    expect(spot).to_be_attached()
    before = player.seq()
    player.click_cell(spot)
    which = player.page.locator(".card.pinned button.legal").first
    changed = player.page.locator(f'[data-seq="{before + 1}"]')
    expect(which.or_(changed).first).to_be_visible()
    if which.is_visible():
        which.click()
    player.await_change(before)


def play_through(player: Player, undo: str, done: str, roll: str, look: Callable[[int], None]) -> None:
    """The whole guide by clicks, from its first step to the last; looks at each."""
    await_step(player, 1)
    look(1)
    next_step(player, 2)
    look(2)
    next_step(player, 3)
    look(3)
    click(player, "2426")
    click(player, "2626")
    await_step(player, 4)
    look(4)
    player.press(undo)
    await_step(player, 5)
    look(5)
    player.click_cell(player.page.locator('[data-cell="2523"]'))
    expect(player.page.get_by_role("alert")).to_contain_text("4-0b")
    click(player, "2525")
    await_step(player, 6)
    look(6)
    player.press(done)
    await_step(player, 7)
    look(7)
    click(player, "2524")
    for cell in ("2425", "2425", "2525", "2525"):
        commit(player, cell)
    await_step(player, 8)
    expect(player.orders()).to_contain_text("2-1")
    look(8)
    player.press(roll)
    await_step(player, 9)
    look(9)
    click(player, "2524")
    await_step(player, 10)
    look(10)
    next_step(player, 11)
    look(11)
    player.press(done)
    await_step(player, 12)
    look(12)
    before = player.seq()
    player.orders().locator(".beside button").click()
    player.await_change(before)
    click(player, "2526")
    await_step(player, 13)
    look(13)
    next_step(player, STEPS)
    look(STEPS)


def test_a_newcomer_learns_by_clicks_in_french(new_player: NewPlayer) -> None:
    player = new_player(locale="fr-FR")
    player.page.get_by_role("button", name="Apprendre en dix minutes").first.click()
    player.await_table()

    def look(step: int) -> None:
        if step in (1, 5, 8, STEPS):
            assert player.faults() == [], step

    play_through(player, "Annuler", "Terminer", "Lancer le dé", look)
    guide(player).get_by_role("button", name="Jouer contre l’ordinateur").click()
    expect(guide(player)).to_be_hidden()
    expect(player.orders()).to_contain_text("Choisissez une unité à déplacer.")


def test_it_goes_on_after_a_reload_and_says_kindly_what_it_wants(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_role("button", name="Learn in ten minutes").first.click()
    player.await_table()
    await_step(player, 1)
    player.click_cell(player.page.locator('[data-cell="2726"]'))
    expect(player.page.get_by_role("alert")).to_contain_text("Read on first")
    next_step(player, 2)
    next_step(player, 3)
    player.click_cell(player.page.locator('[data-cell="2726"]'))
    expect(player.page.get_by_role("alert")).to_contain_text("Not yet.")
    click(player, "2426")
    click(player, "2626")
    await_step(player, 4)
    player.page.reload()
    await_step(player, 4)
    guide(player).get_by_role("button", name="Back").click()
    await_step(player, 3)
    expect(player.choices()).to_have_count(0)
    next_step(player, 4)
    player.press("Undo")
    await_step(player, 5)


def test_the_guide_can_be_followed_with_the_keyboard(new_player: NewPlayer) -> None:
    player = new_player()
    keys = player.page.keyboard
    tab_to(player, "button", "Learn in ten minutes")
    keys.press("Enter")
    player.await_table()
    await_step(player, 1)
    tab_to(player, "button", "Next")
    keys.press("Enter")
    await_step(player, 2)
    keys.press("Enter")
    await_step(player, 3)
    for name in ("Move:", "Go to:", "Undo", "Go to:", "Done", "Attack:"):
        enter(player, name)
    for name in (*["Commit:"] * 4, "Roll", "Advance:"):
        enter(player, name)
    await_step(player, 10)
    tab_to(player, "button", "Next")
    keys.press("Enter")
    await_step(player, 11)
    for name in ("Done", "Bring back", "Place:"):
        enter(player, name)
    await_step(player, 13)
    tab_to(player, "button", "Next")
    keys.press("Enter")
    await_step(player, STEPS)
    tab_to(player, "button", "Play against the computer")


def enter(player: Player, name: str) -> None:
    """Goes by Tab to a choice of this name and takes it; of two units in a stack the first."""
    before = player.seq()
    tab_to(player, "choice", name)
    player.page.keyboard.press("Enter")
    which = player.page.locator(".card.pinned button.legal:focus")
    expect(which.or_(player.page.locator(f'[data-seq]:not([data-seq="{before}"])')).first).to_be_visible()
    if player.seq() == before:
        player.page.keyboard.press("Enter")
    player.await_change(before)


def test_a_phone_shows_the_guide_and_what_it_speaks_of(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, locale="fr-FR", has_touch=True, is_mobile=True)
    phone.page.get_by_role("button", name="Apprendre en dix minutes").first.click()
    phone.await_table()

    def look(step: int) -> None:
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
        panel = guide(phone).bounding_box()
        board = phone.page.get_by_role("group", name="Carte").bounding_box()
        assert panel is not None
        assert board is not None
        assert board["height"] > 280, step
        assert panel["y"] >= board["y"] + board["height"] - 1, step

    play_through(phone, "Annuler", "Terminer", "Lancer le dé", look)
