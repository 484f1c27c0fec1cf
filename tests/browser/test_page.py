"""The page in a real browser: play by clicks, by keys, on a phone, together, and for everyone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import LONGEST, Player


def test_a_guest_plays_two_turns_against_the_computer_by_clicks(new_player: NewPlayer) -> None:
    guest = new_player()
    guest.play_now("Soviets")
    banner = guest.page.get_by_role("banner")
    for turn in (1, 2):
        expect(banner).to_contain_text(f"Turn {turn} of 10")
        play_turn(guest, turn)
    expect(banner).to_contain_text("Turn 3 of 10")
    guest.page.get_by_role("tab", name="Log").click()
    for line in ("Turn 2 begins.", "Turn 3 begins."):
        expect(guest.page.get_by_role("tabpanel")).to_contain_text(line)


def play_turn(player: Player, turn: int) -> None:
    """A whole turn by clicks: one move and one attack, then what the buttons offer.

    After the hex to attack comes the choice of its attackers, but not where only one can be chosen.
    """
    move = "Choose a unit to move."
    to_do = {move, "Choose the next hex to attack."}
    for _ in range(LONGEST):
        player.await_decision()
        if f"Turn {turn} " not in player.page.get_by_role("banner").inner_text():
            break
        prompt = player.prompt()
        if prompt in to_do and player.choices().count():
            to_do.remove(prompt)
            player.click_first_choice()
            if prompt == move:
                player.click_first_choice()
        else:
            player.press_on()
    assert to_do == set()


def test_an_attack_is_forecast_and_a_wrong_click_explained(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.press("Done")
    player.click_cell(player.page.get_by_role("button", name=re.compile("US III Corps")))
    expect(player.page.get_by_role("alert")).to_contain_text("Why not?")
    player.click_first_choice()
    player.click_cell(player.page.get_by_role("button", name=re.compile("^Commit")).first)
    expect(player.orders()).to_contain_text("Forecast")
    player.press("Undo")


def test_two_browsers_see_each_others_moves(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    host.page.get_by_label("Table name").fill("Two of us")
    host.page.get_by_role("button", name="Create").click()
    host.await_table()
    friend.page.reload()
    row = friend.page.get_by_role("listitem").filter(has_text="Two of us")
    row.get_by_role("button", name="Join as the Western Allies").click()
    friend.await_table()
    expect(friend.orders()).to_contain_text("Waiting for the Soviets")
    expect(host.orders()).to_contain_text("Choose a unit to move.")
    seen = friend.seq()
    host.press("Done")
    friend.await_change(seen)
    expect(friend.page.get_by_role("banner")).to_contain_text("Soviets: combat phase")
    host.play_phase()
    friend.await_decision()
    seen = host.seq()
    friend.press_on()
    host.await_change(seen)
    host.page.get_by_role("tab", name="Log").click()
    friend.page.get_by_role("tab", name="Log").click()
    last = host.page.locator("[data-line]").last
    expect(friend.page.locator("[data-line]").last).to_have_text(last.inner_text())


def test_a_lost_connection_shows_itself_and_heals(new_player: NewPlayer) -> None:
    player = new_player()
    seen: list[str] = []

    def line(socket: WebSocketRoute) -> None:
        if seen:
            socket.connect_to_server()
        else:
            socket.close()

    player.page.route_web_socket(re.compile("/live"), line)
    player.play_now("Soviets")
    lost = player.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    seen.append(lost.inner_text())
    expect(lost).to_be_hidden()
    player.press("Done")


def test_settings_take_effect_at_the_table(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_label("Colour-blind friendly palette").check()
    player.page.get_by_label("Language").select_option("Français")
    player.page.get_by_role("button", name="Fermer").click()
    expect(player.orders()).to_contain_text("Choisissez une unité à déplacer.")
    expect(player.page.locator("html")).to_have_attribute("data-palette", "safe")
    assert player.faults() == []


def test_everything_can_be_done_with_the_keyboard_alone(new_player: NewPlayer) -> None:
    player = new_player()
    keys = player.page.keyboard
    tab_to(player, "button", "Play the Soviets")
    keys.press("Enter")
    player.await_table()
    tab_to(player, "cell", "Move:")
    focused = player.page.evaluate("document.activeElement.dataset.cell")
    keys.press("ArrowDown")
    assert player.page.evaluate("document.activeElement.dataset.cell") != focused
    before = player.seq()
    keys.press("Enter")
    asked_which = player.page.locator(".card.pinned button.legal:focus")
    expect(asked_which.or_(prompt_of_a_move(player)).first).to_be_visible()
    if player.seq() == before:
        keys.press("Enter")
    player.await_change(before)
    assert "; it has" in player.prompt()
    expect(player.page.locator(":focus")).to_have_attribute("aria-label", re.compile("^Go to:"))
    for button in ("Stop here", "Done, all the same"):
        before = player.seq()
        if button.startswith("Done"):
            expect(player.orders().get_by_role("button", name="Done")).to_be_enabled()
            keys.press("Control+Enter")
        tab_to(player, "button", button)
        keys.press("Enter")
        player.await_change(before)
    assert player.prompt() == "Choose the next hex to attack."


def prompt_of_a_move(player: Player) -> Locator:
    """The question where a unit goes, once it is asked."""
    return player.orders().get_by_text("; it has")


def tab_to(player: Player, kind: str, name: str) -> None:
    """Presses Tab until what has the focus bears this name, once it is there."""
    button = player.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
    expect(button.or_(player.page.locator(f'[aria-label^="{name}"]')).first).to_be_attached()
    described = "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
    for _ in range(40):
        player.page.keyboard.press("Tab")
        if str(player.page.evaluate(described)).startswith(name):
            return
    raise AssertionError(f"no {kind} {name!r} within 40 steps of the Tab key")


@pytest.mark.parametrize(("locale", "west"), [("en-GB", "Play the Western"), ("fr-FR", "Jouer les Alliés")])
def test_a_phone_shows_nothing_beside_its_screen(new_player: NewPlayer, locale: str, west: str) -> None:
    phone = new_player(390, 844, locale, has_touch=True, is_mobile=True)
    start = phone.start_button(west)
    expect(start).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    start.click()
    phone.await_table()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_phone_has_the_board_above_and_the_orders_below(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.play_now("Western Allies")
    board, orders = phone.page.evaluate(
        "['.board', '.orders'].map(part => document.querySelector(part).getBoundingClientRect().toJSON())"
    )
    assert board["height"] > 300
    assert orders["top"] >= board["bottom"]
    phone.page.get_by_role("button", name="Show details").click()
    expect(phone.page.get_by_role("tab", name="Situation")).to_be_visible()


def test_french_is_spoken_throughout(new_player: NewPlayer) -> None:
    joueur = new_player(locale="fr-FR")
    joueur.start_button("Jouer les Soviétiques").click()
    joueur.await_table()
    assert joueur.prompt() == "Choisissez une unité à déplacer."
    expect(joueur.page.get_by_role("banner")).to_contain_text("Tour 1 sur 10")


def test_an_earlier_moment_can_be_looked_at(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.click_first_choice()
    player.page.get_by_role("tab", name="Log").click()
    player.page.get_by_role("button", name="First").click()
    expect(player.orders()).to_contain_text("earlier moment")
    player.page.get_by_role("button", name="Back to the present").click()
    expect(player.orders()).to_contain_text("; it has")


def test_lobby_and_table_are_open_to_everyone(new_player: NewPlayer) -> None:
    player = new_player()
    expect(player.start_button("Play the Soviets")).to_be_visible()
    assert player.faults() == []
    player.play_now("Soviets")
    assert player.faults() == []
    player.click_first_choice()
    for tab in ("Log", "Charts"):
        player.page.get_by_role("tab", name=tab).click()
        assert player.faults() == []


def test_one_screen_serves_two_players(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_label("Scenario").select_option("Disaster in the East")
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_role("button", name="Create").click()
    player.await_table()
    for _ in range(LONGEST):
        if "East Germans:" in player.page.get_by_role("banner").inner_text():
            break
        player.press_on()
    player.await_decision()
    expect(player.orders()).to_contain_text("East Germans")


def test_a_game_that_is_given_up_can_be_played_again(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes").click()
    expect(player.orders()).to_contain_text("Victory for the Western Allies")
    expect(player.choices()).to_have_count(0)
    expect(player.page.locator(".overlay .legal, .overlay .choice, .overlay .chosen")).to_have_count(0)
    expect(player.orders()).not_to_contain_text("Choose a unit")
    expect(player.orders().get_by_label("Score").locator("dd")).not_to_have_count(0)
    expect(player.orders().get_by_role("link", name="Download the record")).to_be_visible()
    player.orders().get_by_role("button", name="Watch from the start").click()
    expect(player.orders()).to_contain_text("You are looking at an earlier moment of the game.")
    player.orders().get_by_role("button", name="Back to the present").click()
    ended = player.page.url
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page).not_to_have_url(ended)
    player.await_table()


def test_the_map_stays_under_its_counters_when_the_focus_moves_out_of_sight(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    for _ in range(3):
        player.page.get_by_role("button", name="Zoom in").click()
    player.spots().first.focus()
    assert player.page.locator(".board").evaluate("board => [board.scrollLeft, board.scrollTop]") == [0, 0]
