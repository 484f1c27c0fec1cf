"""The lobby: what a game is, a game against the computer at once, and the tables that wait."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer


def test_a_game_says_how_long_and_how_hard_it_is(new_player: NewPlayer) -> None:
    page = new_player().page
    card = page.get_by_role("region", name="Battle for Germany")
    for words in ("2 to 4", "1 to 5 hours", "easy", "A good first wargame"):
        expect(card).to_contain_text(words)
    expect(card.get_by_role("radio", name="Disaster in the East")).to_have_accessible_name(
        re.compile("2 players 6 turns, about 1 hour")
    )


def test_it_says_openly_what_is_reconstructed(new_player: NewPlayer) -> None:
    player = new_player()
    card = player.page.get_by_role("region", name="Battle for Germany")
    card.get_by_role("button", name="What does that mean?").click()
    sheet = player.page.get_by_role("dialog", name="Where the components come from")
    expect(sheet).to_contain_text(re.compile(r"\d+ rows come from the rulebook"))
    assert player.faults() == []
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()


def test_scenario_and_level_are_chosen_before_playing_now(new_player: NewPlayer) -> None:
    player = new_player()
    card = player.page.get_by_role("region", name="Battle for Germany")
    card.get_by_role("radio", name="Disaster in the East").check()
    card.get_by_role("button", name="at random").click()
    card.get_by_role("button", name="Play the Western Allies").click()
    player.await_table()
    table = player.page.evaluate("() => fetch('/api/tables?mine').then(answer => answer.json())")[0]
    assert table["scenario"] == "disaster-in-the-east"
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
        ("computer", "random"),
        ("human", None),
    ]


def test_tables_that_wait_for_me_stand_first(new_player: NewPlayer) -> None:
    player = new_player()
    expect(player.page.get_by_text("None yet. Start a game above")).to_be_visible()
    player.play_now("Soviets")
    player.page.go_back()
    player.page.get_by_label("Table name").fill("Still open")
    player.page.get_by_role("button", name="Create").click()
    player.await_table()
    player.page.go_back()
    mine = player.page.locator("section", has=player.page.get_by_role("heading", name="My tables"))
    rows = mine.last.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("your turn")
    expect(rows.first).to_contain_text("turn 1, the Soviets to play")
    expect(rows.last).to_contain_text("Still open")
    expect(rows.last).to_contain_text("Not everyone is here yet.")


def test_the_form_for_a_table_begins_with_the_first_game(new_player: NewPlayer) -> None:
    page = new_player().page
    game = page.get_by_role("combobox", name="Game", exact=True)
    first = game.get_by_role("option").first.get_attribute("value")
    assert first
    expect(game).to_have_value(first)
