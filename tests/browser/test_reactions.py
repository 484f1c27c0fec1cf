"""Sides asked at once, standing orders and seats that change hands, on a page that knows no game."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

SEND = """async ([address, body]) => {
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return await (await fetch(`/api/tables${address}`, options)).json()
}"""


def council(new_player: NewPlayer, valley: str) -> tuple[Player, Player]:
    """Two people in council: north in English, south in French."""
    north, south = new_player(at=valley), new_player(at=valley, locale="fr-FR")
    for player in (north, south):
        # The server knows the guest by now.
        player.page.wait_for_function("() => fetch('/api/tables?mine').then(answer => answer.ok)")
    seats = {"north": {"kind": "me"}, "south": {"kind": "open"}}
    table = north.page.evaluate(SEND, ["", {"game": "sample", "scenario": "council", "seats": seats}])["id"]
    south.page.evaluate(SEND, [f"/{table}/join", {"seat": "south"}])
    for player in (north, south):
        player.page.goto(f"{valley}#/table/{table}")
    for player in (north, south):
        expect(player.orders()).to_contain_text("council.choose")
    return north, south


def button(player: Player, name: str) -> Locator:
    """A button among the orders; the list of all choices may have it again."""
    return player.orders().get_by_role("button", name=name, exact=True).first


def quiet_turn(north: Player, south: Player) -> None:
    """A turn in which nobody does anything; south marches first."""
    for player in (north, south):
        button(player, "ready").click()
    button(north, "bid · 0").click()
    button(south, "bid · 1").click()
    button(south, "pass").click()
    button(north, "pass").click()


def test_both_sides_are_asked_at_once_and_see_who_has_answered(new_player: NewPlayer, valley: str) -> None:
    north, south = council(new_player, valley)
    answered = south.page.locator("[data-part=answered]")
    expect(answered).to_contain_text("Interrogés en même temps")
    button(north, "ready").click()
    expect(answered).to_contain_text("Red a répondu")
    expect(north.orders()).to_contain_text("Waiting for blue")
    assert south.faults() == []


def test_a_standing_order_is_given_by_keys_listed_and_withdrawn(new_player: NewPlayer, valley: str) -> None:
    north, south = council(new_player, valley)
    south.orders().get_by_text("Donner un ordre permanent").focus()
    south.page.keyboard.press("Enter")
    button(south, "chits\u00a0: passer jusqu’à la fin du tour").focus()
    south.page.keyboard.press("Enter")
    orders = south.orders().get_by_role("list", name="Ordres permanents")
    expect(orders).to_contain_text("chits\u00a0: passer jusqu’à la fin du tour")
    expect(north.orders().get_by_role("list", name="Standing orders")).to_have_count(0)
    orders.get_by_role("button", name="Retirer").click()
    expect(orders).to_have_count(0)
    assert south.faults() == []


def choose(player: Player, name: str) -> None:
    """Chooses a march from the list of all choices."""
    expect(player.orders()).to_contain_text("march.choose")
    choices = player.orders().locator("details").last
    if choices.get_attribute("open") is None:
        choices.locator("summary").click()
    choices.get_by_role("button", name=name, exact=True).click()


def test_a_window_offers_to_pass_until_the_turn_ends(new_player: NewPlayer, valley: str) -> None:
    north, south = council(new_player, valley)
    for red, blue in (("go · red-1 · Bridge", "go · blue-1 · Chapel"), ("attack · red-1 · Chapel", "")):
        for player in (north, south):
            button(player, "ready").click()
        button(north, "bid · 1").click()
        button(south, "bid · 0").click()
        choose(north, red)
        if blue:
            choose(south, blue)
    expect(south.orders()).to_contain_text("react.choose")
    expect(north.orders()).to_contain_text("Waiting for blue")
    south.page.keyboard.press("Control+Enter")
    button(south, "Passer jusqu’à la fin du tour").focus()
    south.page.keyboard.press("Enter")
    expect(south.orders()).not_to_contain_text("react.choose")
    assert south.faults() == []


def test_who_takes_a_side_over_plays_it_on(new_player: NewPlayer, valley: str) -> None:
    north, south = council(new_player, valley)
    quiet_turn(north, south)
    quiet_turn(north, south)
    for player, side in ((north, "blue"), (south, "red")):
        expect(player.orders().locator(".side")).to_have_text(side)
        assert player.faults() == []
    button(north, "ready").click()
    expect(south.page.locator("[data-part=answered]")).to_contain_text("Blue a répondu")
