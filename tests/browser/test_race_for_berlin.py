"""Race for Berlin in a real browser: a turn by clicks in each seat, a fight for Berlin, secrets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.race import GAME, Marshal, before_the_storm, practise
from tests.browser.test_board import asked, cell, place_of, table_of

WHERE = {
    "own": "yours",
    "rival": "your opponent’s",
    "perhaps": "cup or opponent",
    "cup": "in the cup",
    "out": "out of the game",
}
RESULTS = GAME.board_file("race", "en")["results"]


@pytest.mark.parametrize(("locale", "seat"), [("en-GB", "Play Zhukov"), ("fr-FR", "Jouer Koniev")])
def test_a_whole_turn_is_played_by_clicks(new_player: NewPlayer, locale: str, seat: str) -> None:
    marshal = Marshal(new_player(locale=locale), locale[:2])
    marshal.page.get_by_role("button", name=seat).click()
    marshal.await_table()
    asked = marshal.play_turn()
    for word in ("replacement", "activate", "gather", "shift"):
        assert any(marshal.words[word] in prompt for prompt in asked), word
    assert marshal.faults() == []


def test_a_fight_for_berlin_shows_its_exact_chances_and_is_rolled(new_player: NewPlayer) -> None:
    record, state = before_the_storm()
    (side,) = state.pending
    player = new_player()
    practise(player, record, GAME.words(state, f"side.{side}", {}))
    panel = player.page.get_by_role("region", name="Forecast")
    for action in ("roll", "spend"):
        if action == "spend":
            player.press("Spend a support point")
        wanted = GAME.forecast(state, (action,))
        assert wanted is not None
        results = [result for result in RESULTS if result in wanted.chances]
        expect(panel.locator(".result")).to_have_text(results)
        expect(panel.locator(".exact")).to_have_text([str(wanted.chances[result]) for result in results])
        expect(panel.locator(".odds strong")).to_have_text(wanted.column)
        said = [(line.message, line.args) for line in wanted.lines if "unit" not in line.args]
        for message, args in (*said, *((note.message, note.args) for note in wanted.notes)):
            expect(panel).to_contain_text(GAME.words(state, message, args))
    assert player.faults() == []
    player.press("Roll")
    expect(player.page.get_by_role("region", name="Dice")).to_contain_text("Urban progression in")


def test_each_marshal_sees_his_own_token_and_guesses_at_the_other(new_player: NewPlayer) -> None:
    record, state = before_the_storm()
    (side,) = state.pending
    player = new_player()
    practise(player, record, GAME.words(state, f"side.{side}", {}))
    view = GAME.view(state, side)
    tokens = player.page.get_by_role("table", name="Event tokens")
    expect(tokens.locator("td")).to_have_text([WHERE[row["where"]] for row in view["tokens"]])
    berlin = player.page.get_by_role("table", name="Berlin", exact=True)
    expect(berlin.locator("td:nth-child(2)")).to_have_text([str(row["level"]) for row in view["berlin"]])
    expect(berlin.locator("td:nth-child(4)")).to_have_text([str(row["garrison"]) for row in view["berlin"]])
    for title in ("Victory points", "Forces", "American tracks"):
        expect(player.page.get_by_role("table", name=title)).to_be_attached()


def test_overlays_ways_and_reasons_are_those_of_the_game(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_role("button", name="Play Zhukov").click()
    player.await_table()
    tints = player.page.locator(".tints polygon")
    for key, title in enumerate(("Supply of Zhukov’s Soviets", "Supply of Konev’s Soviets"), 1):
        player.page.keyboard.press(str(key))
        expect(player.page.get_by_role("region", name="Overlays")).to_contain_text(title)
        expect(tints.first).to_be_attached()
        player.page.keyboard.press(str(key))
        expect(tints).to_have_count(0)
    marshal = Marshal(player, "en")
    while marshal.words["activate"] not in marshal.prompt():
        marshal.press_on()
        marshal.await_decision()
    x, y = place_of(player.page.locator('[data-cell="Seelow"]'))
    player.page.mouse.click(x, y, button="right")
    expect(player.page.get_by_role("alert")).to_contain_text("does not act in this impulse")
    marshal.click_first_choice()
    marshal.press("Begin")
    marshal.click_first_choice()
    goal = cell(player, "Go to:")
    player.page.mouse.move(*place_of(goal))
    path = f"{table_of(player)}/preview?seat=joukov&action=go {goal.get_attribute('data-cell')}"
    way = asked(player, path)
    assert isinstance(way, dict)
    expect(player.page.locator(".preview")).to_contain_text(f"{way['cost']} of {way['allowance']} movement")
    expect(player.page.locator("polyline.way")).to_be_attached()


def test_the_guide_hides_no_screen_from_its_only_player(new_player: NewPlayer) -> None:
    player = new_player()
    card = player.page.get_by_role("region", name="Race for Berlin")
    card.get_by_role("button", name="Learn in ten minutes").click()
    player.await_table()
    for _ in range(2):
        player.page.get_by_role("button", name="Next").click()
    player.press("Convert to a support point")
    player.press("Done")
    expect(player.orders()).to_contain_text("activate up to 4 more units")
    assert player.faults() == []
