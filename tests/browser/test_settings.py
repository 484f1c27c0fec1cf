"""What a player sets on a device: letters, sounds, and the list of keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import sit_down_together

COUNT_TONES = """
  window.tones = 0
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1
    start.apply(this, when)
  }
"""


def test_there_is_no_sound_unless_it_is_wanted(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    friend.page.add_init_script(COUNT_TONES)
    friend.page.reload()
    sit_down_together(host, friend, "Soft sounds")
    seen = friend.seq()
    host.press("Done")
    friend.await_change(seen)
    assert friend.page.evaluate("() => window.tones") == 0
    friend.page.get_by_role("button", name="Settings").click()
    friend.page.get_by_label("Sounds").check()
    sample = friend.page.evaluate("() => window.tones")
    assert sample > 0
    host.press("Done")
    friend.page.wait_for_function("sample => window.tones > sample", arg=sample)


def test_large_letters_stay_on_this_device(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Text size").select_option("Very large")
    assert player.faults() == []
    player.page.reload()
    expect(player.page.locator("html")).to_have_css("font-size", "20.8px")


def test_the_list_of_keys_opens_with_a_question_mark(new_player: NewPlayer) -> None:
    player = new_player()
    sheet = player.page.get_by_role("dialog", name="Keyboard")
    player.page.get_by_label("Table name").press("?")
    expect(sheet).to_be_hidden()
    player.play_now("Soviets")
    player.page.keyboard.press("?")
    expect(sheet).to_contain_text("show the whole map")
    assert player.faults() == []
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_role("button", name="Keyboard").click()
    expect(sheet).to_be_visible()
