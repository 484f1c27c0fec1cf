"""The guided first game of Victory Roads in a real browser, at a desk in French and on a phone in English."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.roads_guide import Learner

LEAST = 240
"""How many pixels of the map a phone shows at least beside what is asked."""


def test_a_newcomer_plays_the_whole_guide_by_clicks(new_player: NewPlayer) -> None:
    player = Learner(new_player(1440, 900, locale="fr-FR"), "fr")
    player.page.locator("section.game", has_text="Victory Roads").get_by_role(
        "button", name="Apprendre en dix minutes"
    ).click()
    player.await_table()
    player.play(lambda _: None)
    player.panel().get_by_role("button", name="Jouer contre l’ordinateur").click()
    expect(player.panel()).to_be_hidden()
    expect(player.orders()).to_be_visible()


def test_a_phone_shows_every_step_with_the_map_and_what_is_asked(new_player: NewPlayer) -> None:
    phone = Learner(new_player(390, 844, has_touch=True, is_mobile=True), "en")
    phone.page.locator("section.game", has_text="Victory Roads").get_by_role(
        "button", name="Learn in ten minutes"
    ).click()
    phone.await_table()

    def look(step: int) -> None:
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
        board = phone.page.get_by_role("group", name="Map").bounding_box()
        panel = phone.panel().bounding_box()
        assert board is not None
        assert panel is not None
        assert board["height"] > LEAST, step
        assert board["y"] + board["height"] - 1 <= panel["y"] < 844, step

    phone.play(look)
