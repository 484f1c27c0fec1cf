"""Maps without rules: found in the lobby, looked at by mouse, keys and taps, on the screen and on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def open_map(player: Player, title: str) -> None:
    """Goes from the lobby to a map."""
    player.page.get_by_role("link", name=title).click()
    expect(player.page.get_by_role("heading", name=title)).to_be_visible()
    expect(card(player)).to_be_hidden()
    expect(cursor(player)).to_be_attached()


def card(player: Player) -> Locator:
    """What is said of a hex."""
    return player.page.locator(".card")


def cursor(player: Player) -> Locator:
    """The hex that the keys are on."""
    return player.page.locator(".cursor")


def find(player: Player, words: str) -> None:
    """Types into the field, and goes."""
    player.page.get_by_role("search").get_by_role("textbox").or_(
        player.page.get_by_role("search").get_by_role("combobox")
    ).fill(words)
    player.page.keyboard.press("Enter")


def test_a_map_is_found_in_the_lobby_and_says_what_is_where(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    section = player.page.get_by_role("region", name="Maps")
    expect(section).to_contain_text("can’t play them")
    expect(section).to_contain_text("14 × 10 hexes of 2 km")
    open_map(player, "Toy")
    expect(player.page.get_by_text("The rules of this game are not ready yet")).to_be_visible()
    find(player, "marburg")
    expect(card(player)).to_contain_text("Marburg (0504)")
    expect(card(player)).to_contain_text("City: Marburg (today Marburg an der Lahn)")
    expect(card(player)).to_contain_text("Road: SE, SW")
    find(player, "Paris")
    said = player.page.get_by_role("search").get_by_role("status")
    expect(said).to_have_text("“Paris” was not found on this map.")
    assert player.faults() == []
    player.page.get_by_role("link", name="Back to the lobby").click()
    expect(section).to_be_visible()


def test_a_map_that_is_slow_to_come_says_so(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    asked: list[Route] = []
    player.page.route("**/map.svg*", lambda route: asked.append(route))
    with player.page.expect_request("**/map.svg*"):
        open_map(player, "Toy")
    waiting = player.page.get_by_text("Drawing the map…")
    expect(waiting).to_be_visible()
    asked[0].continue_()
    expect(waiting).to_be_hidden()


def test_keys_lead_from_hex_to_hex(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    open_map(player, "Toy")
    find(player, "0606")
    cursor(player).focus()
    player.page.keyboard.press("ArrowUp")
    expect(card(player)).to_contain_text("0605")
    player.page.keyboard.press("ArrowDown")
    expect(card(player)).to_contain_text("River Lahn: NE, SE, S, SW")
    player.page.keyboard.press("Escape")
    expect(card(player)).to_be_hidden()


def test_the_mouse_points_drags_and_zooms(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    open_map(player, "Toy")
    overlay = player.page.locator(".overlay")
    before = overlay.get_attribute("style")
    box = player.page.locator(".board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    expect(card(player)).to_be_visible()
    player.page.mouse.wheel(0, -400)
    expect(overlay).not_to_have_attribute("style", before or "")
    zoomed = overlay.get_attribute("style")
    player.page.mouse.down()
    player.page.mouse.move(x - 80, y - 60, steps=4)
    player.page.mouse.up()
    expect(overlay).not_to_have_attribute("style", zoomed or "")


def test_a_phone_shows_the_map_in_french(new_player: NewPlayer, valley: str) -> None:
    phone = new_player(390, 844, locale="fr-FR", at=valley, has_touch=True, is_mobile=True)
    phone.page.get_by_role("link", name="Jouet").tap()
    expect(cursor(phone)).to_be_attached()
    find(phone, "Pierre rouge")
    expect(card(phone)).to_contain_text("Fort\N{NO-BREAK SPACE}: Pierre rouge")
    assert phone.faults() == []
    phone.page.get_by_role("button", name="Afficher les détails").tap()
    expect(phone.page.get_by_text("on ne peut pas y jouer")).to_be_visible()
    expect(phone.page.get_by_text("Ligne fortifiée", exact=True)).to_be_visible()
    assert phone.faults() == []
    across = phone.page.evaluate("document.documentElement.scrollWidth")
    assert across <= 390
