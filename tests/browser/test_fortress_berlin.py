"""Fortress Berlin in a real browser: a Soviet turn as the guide tells, a set-up and a German turn."""

from __future__ import annotations

from playwright.sync_api import expect

from grognard.games.fortress_berlin.game import FortressBerlin
from tests.browser.conftest import NewPlayer
from tests.browser.roads import Commander
from tests.browser.roads_guide import Learner

GAME = FortressBerlin()


def test_a_soviet_turn_is_played_by_clicks_as_the_guide_tells(new_player: NewPlayer) -> None:
    player = Learner(new_player(1440, 900, locale="fr-FR"), "fr", GAME)
    card = player.page.locator("section.game", has_text="Fortress Berlin")
    card.get_by_role("button", name="Apprendre en dix minutes").click()
    player.await_table()
    strip = player.orders().locator("[data-part=steps] [aria-current=step]")
    steps: dict[int, str] = {}

    def look(number: int) -> None:
        steps[number] = strip.inner_text() if strip.count() else ""

    player.play(look)
    names = [step.text for step in player.guide.steps]
    assert steps[names.index("mode")] == ""
    assert steps[names.index("forecast")].startswith("Bombardements")
    assert steps[names.index("odds")].startswith("Assauts annoncés")
    assert player.faults() == []


def test_the_germans_set_up_and_play_a_turn_by_clicks(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    page = player.page
    page.get_by_role("combobox", name="Game", exact=True).select_option("Fortress Berlin")
    page.get_by_label("Hot seat").check()
    page.get_by_role("button", name="Create").click()
    player.take_over()
    expect(player.orders()).to_contain_text("units still to be placed")
    player.orders().locator(".beside button").first.click()
    expect(player.orders()).to_contain_text("click a hex")
    player.press("Put it back")
    player.press("Place all that are left")
    player.press("Done")
    expect(player.orders()).to_contain_text("Movement")
    tints = page.locator(".tints polygon")
    for key, title in ((1, "German zones of control"), (3, "German command")):
        page.keyboard.press(str(key))
        expect(page.get_by_role("region", name="Overlays")).to_contain_text(title)
        expect(tints.first).to_be_attached()
        page.keyboard.press(str(key))
        expect(tints).to_have_count(0)
    player.press("Done")
    expect(page.get_by_role("heading", name="Pass the screen to the Soviets")).to_be_visible()
    player.take_over()
    expect(player.orders()).to_contain_text("take a unit beside the map")
    assert player.faults() == []
