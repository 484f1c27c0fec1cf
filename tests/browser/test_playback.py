"""What the others did is seen: played back step by step, and told in short until it is put away."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, sit_down_together
from tests.browser.test_hot_seat import open_valley


def playback(player: Player) -> Locator:
    """The card of what is being played back."""
    return player.page.get_by_role(
        "region", name=re.compile("^(What the others did|Ce que les autres ont fait)$")
    )


def summary(player: Player) -> Locator:
    """The card that tells it in short."""
    return player.page.get_by_role(
        "region", name=re.compile("^(Since your|Before your|Depuis votre|Avant votre)")
    )


def test_the_first_players_turn_is_played_back_and_told(new_player: NewPlayer) -> None:
    player = new_player(playback="slow")
    player.play_now("Western Allies")
    card = playback(player)
    expect(card).to_contain_text("moves from")
    expect(card).to_contain_text("Soviets")
    player.page.keyboard.press("p")
    expect(card.get_by_role("button", name="Go on")).to_be_visible()
    before = card.locator(".told").inner_text()
    expect(player.page.locator(".caption")).to_be_visible()
    expect(player.page.locator(".trail").first).to_be_attached()
    assert player.faults() == []

    player.page.keyboard.press("n")
    expect(card.locator(".told")).not_to_have_text(before)
    # The table waits for this player, but nothing can be chosen in the past.
    expect(player.page).to_have_title(re.compile("^● "))
    expect(player.choices()).to_have_count(0)
    player.page.get_by_role("tab", name="Log").click()
    card.get_by_label("Playback of the others’ actions").select_option("fast")
    card.get_by_role("button", name="Go on").click()
    expect(player.page.get_by_role("region", name="Dice")).to_contain_text("against")
    expect(player.page.locator(".attack").first).to_be_attached()

    expect(card).to_be_hidden()  # it ends by itself
    player.await_decision()
    told = summary(player)
    expect(told).to_contain_text(re.compile(r"\d attacks? "))  # as the dice have it
    expect(told).to_contain_text(re.compile(r"against \S+: \d+ to \d+"))
    assert player.faults() == []

    told.get_by_role("button", name="Play again").click()
    expect(card).to_contain_text("moves from")
    seq = player.seq()
    box = player.page.locator(".board").bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card).to_be_hidden()
    player.await_decision()
    assert player.seq() == seq  # a click on the past leads to now, and does nothing else

    player.page.reload()
    player.await_decision()
    expect(told).to_be_visible()  # seen, but not put away
    expect(card).to_be_hidden()
    told.get_by_role("button", name="Seen, put away").click()
    expect(told).to_be_hidden()
    player.page.reload()
    player.await_decision()
    expect(told).to_be_hidden()


def test_a_computers_impulse_of_race_for_berlin_is_played_back_on_a_phone(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, "fr-FR", playback="normal", has_touch=True, is_mobile=True)
    phone.page.get_by_role("button", name="Koniev").click()
    phone.await_table()
    card = playback(phone)
    expect(card).to_contain_text("Joukov")
    box, panel = card.bounding_box(), phone.page.locator("aside").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["y"] + box["height"] <= panel["y"] + panel["height"] + 1
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    card.get_by_role("button", name="Passer au présent").click()
    expect(card).to_be_hidden()
    phone.await_decision()
    expect(summary(phone)).to_contain_text("événement")


def test_a_live_opponent_is_shown_step_by_step(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player(playback="fast")
    sit_down_together(host, friend, "Step by step")
    host.click_first_choice()
    host.click_first_choice()
    expect(playback(friend)).to_contain_text("moves from")
    expect(playback(friend)).to_be_hidden()
    expect(summary(friend)).to_contain_text("1 move")
    for _ in range(2):
        host.press("Undo")
    expect(friend.page.get_by_role("alert")).to_contain_text("The Soviets took this back:")
    expect(summary(friend)).to_be_hidden()
    host.press("Done")
    expect(playback(friend)).to_contain_text("combat phase")
    expect(playback(friend)).to_be_hidden()
    assert friend.seq() == host.seq()
    # Their own actions are not played back to those who took them.
    expect(playback(host)).to_have_count(0)
    expect(summary(host)).to_have_count(0)


def test_whoever_is_handed_the_screen_sees_what_the_other_did(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley, playback="normal")
    open_valley(player)
    player.page.get_by_role("button", name="I play north: show the table").click()
    player.orders().get_by_role("button", name="bid · 1").click()
    player.page.get_by_role("button", name="I play south: show the table").click()
    player.orders().get_by_role("button", name="bid · 0").click()
    player.page.get_by_role("button", name="I play north: show the table").click()
    card = playback(player)
    expect(card).to_contain_text("bid.opened")
    assert "chit.seen" not in card.inner_text()
    player.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    player.await_decision()
