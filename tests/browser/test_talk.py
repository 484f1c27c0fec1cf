"""Talking at the table, and notes that nobody else reads."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import sit_down_together


def test_words_reach_those_at_the_table_and_wait_to_be_read(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Talk")
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Message to the table").fill("Good luck, comrade.")
    friend.page.get_by_role("button", name="Send", exact=True).click()
    expect(friend.page.get_by_role("log")).to_contain_text("you")
    host.page.get_by_role("tab", name="Chat 1 new").click()
    expect(host.page.get_by_role("log")).to_contain_text("Good luck, comrade.")
    expect(host.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    assert host.faults() == []


def test_those_who_watch_are_told_that_the_chat_is_for_players(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Watched talk")
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Message to the table").fill("Between us")
    friend.page.get_by_role("button", name="Send", exact=True).click()
    expect(friend.page.get_by_role("log")).to_contain_text("Between us")
    watcher = new_player()
    watcher.page.goto(host.page.url)
    watcher.page.get_by_role("tab", name="Notes").click()
    expect(watcher.page.get_by_text("The chat is for the players at this table.")).to_be_visible()
    expect(watcher.page.get_by_role("log")).to_have_count(0)


def test_notes_keep_themselves(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.page.get_by_role("tab", name="Notes").click()
    player.page.get_by_role("textbox", name="Notes").fill("Hold Breslau until turn 4.")
    expect(player.page.get_by_text("Saved.")).to_be_visible()
    player.page.reload()
    player.await_table()
    player.page.get_by_role("tab", name="Notes").click()
    expect(player.page.get_by_role("textbox", name="Notes")).to_have_value("Hold Breslau until turn 4.")
    assert player.faults() == []
