"""Talking at the table, and notes that nobody else reads."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def two_at_a_table(new_player: NewPlayer, title: str) -> tuple[Player, Player]:
    """A host and a friend who has joined."""
    host, friend = new_player(), new_player()
    host.page.get_by_label("Name of the table").fill(title)
    host.page.get_by_role("button", name="Create").click()
    host.await_table()
    friend.page.goto(host.page.url)
    friend.page.get_by_role("button", name="Join as Western Allies").click()
    friend.await_table()
    return host, friend


def test_words_reach_those_at_the_table_and_wait_to_be_read(new_player: NewPlayer) -> None:
    host, friend = two_at_a_table(new_player, "Talk")
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something to the table").fill("Good luck, comrade.")
    friend.page.get_by_role("button", name="Say", exact=True).click()
    expect(friend.page.get_by_role("log")).to_contain_text("you")
    host.page.get_by_role("tab", name="Chat 1 new").click()
    expect(host.page.get_by_role("log")).to_contain_text("Good luck, comrade.")
    expect(host.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    assert host.faults() == []


def test_those_who_watch_are_told_that_the_chat_is_for_players(new_player: NewPlayer) -> None:
    host, friend = two_at_a_table(new_player, "Watched talk")
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something to the table").fill("Between us")
    friend.page.get_by_role("button", name="Say", exact=True).click()
    expect(friend.page.get_by_role("log")).to_contain_text("Between us")
    watcher = new_player()
    watcher.page.goto(host.page.url)
    watcher.page.get_by_role("tab", name="Notes").click()
    expect(watcher.page.get_by_text("The chat is for those who sit at this table.")).to_be_visible()
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
