"""Every screen in both languages, wide and on a phone: nothing on it shuts anyone out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def button(player: Player, english: str, french: str) -> Locator:
    """A button by its name in either language."""
    return player.page.get_by_role("button", name=re.compile(f"^({english}|{french})"))


def screens(player: Player, valley: str) -> Iterator[str]:
    """Goes from screen to screen, and says where it is."""
    page = player.page
    home = page.url.partition("#")[0]
    play = player.start_button("(Play the Soviets|Jouer les Soviétiques)")
    expect(play).to_be_visible()
    yield "lobby"
    page.get_by_role("combobox", name=re.compile("^(Pace|Rythme)$")).select_option("turns")
    page.get_by_role("combobox", name=re.compile("^(Western|Alliés)")).select_option("invite")
    yield "form for a table"
    button(player, "Settings", "Réglages").click()
    yield "settings"
    button(player, "Keyboard", "Clavier").click()
    yield "keys"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.goto(f"{home}#/account")
    expect(page.get_by_role("form").first).to_be_visible()
    yield "account"
    page.goto(f"{home}#/dice/")
    expect(page.get_by_label(re.compile("Verify a file|Vérifier un fichier"))).to_be_attached()
    yield "dice"
    page.goto(f"{home}#/")
    play.click()
    player.await_table()
    yield "table"
    player.commit_an_attack()
    expect(page.get_by_role("region", name=re.compile("Forecast|Résultats possibles"))).to_be_visible()
    yield "combat"
    details = button(player, "Show details", "Afficher les détails")
    if details.is_visible():
        details.click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield f"table, {tab.inner_text()}"
    page.get_by_role("tab", name=re.compile("Log|Journal")).click()
    button(player, "First", "Début").click()
    expect(button(player, "Back to the present", "Revenir au présent")).to_be_visible()
    yield "replay"
    page.goto(f"{home}#/")
    button(player, "Learn in ten minutes", "Apprendre en dix minutes").first.click()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    yield "guide"
    page.goto(valley)
    page.get_by_role("combobox", name=re.compile("^(Game|Jeu)$")).select_option("The Valley")
    page.get_by_label(re.compile("Hot seat|Même écran")).check()
    button(player, "Create", "Créer").click()
    expect(page.get_by_role("heading", name=re.compile("north"))).to_be_visible()
    yield "hand-over"


@pytest.mark.parametrize(
    "device", [{"locale": "en-GB"}, {"locale": "fr-FR", **PHONE}], ids=["English, wide", "French, phone"]
)
def test_no_screen_shuts_anyone_out(new_player: NewPlayer, valley: str, device: dict[str, Any]) -> None:
    player = new_player(**device)
    faults, beside = {}, []
    for screen in screens(player, valley):
        if found := player.faults():
            faults[screen] = found
        if player.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            beside.append(screen)
    assert faults == {}
    assert beside == []
