"""Victory Roads in a real browser: a turn by clicks in both seats, what is hidden, what is shown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.roads import Commander

PHASES = [f"{side} {phase}" for side in ("Soviet", "Axis") for phase in ("movement", "combat")]


@pytest.mark.parametrize(
    ("width", "height", "more"),
    [(1440, 900, {}), (390, 844, {"has_touch": True, "is_mobile": True})],
    ids=["desk", "phone"],
)
def test_a_whole_turn_is_played_by_clicks_in_both_seats(
    new_player: NewPlayer, width: int, height: int, more: dict[str, Any]
) -> None:
    player = Commander(new_player(width, height, **more))
    player.sit_down()
    player.play_turn(after="Turn 17")
    phases = dict.fromkeys(phase for phase, _ in player.asked)
    assert [phase for phase in phases if phase in PHASES] == PHASES
    for phase in PHASES:
        assert (phase, "march" if "movement" in phase else "attack") in player.done
    assert player.faults() == []


def test_supports_are_named_to_their_owner_alone(new_player: NewPlayer) -> None:
    player = Commander(new_player())
    player.sit_down()
    player.take_over()
    player.press("Done")
    expect(player.orders()).to_contain_text("Play supports as events")
    own = player.page.locator(".box", has_text="Soviet supports").locator("[role=img]")
    names = own.evaluate_all("pieces => pieces.map(piece => piece.getAttribute('aria-label'))")
    assert names
    assert "Soviet support, face down" not in names
    while player.orders().is_visible() and "Axis" not in player.phase():
        player.go_on()
        player.take_over()
    hidden = player.page.locator(".box", has_text="Soviet supports").locator("[role=img]")
    expect(hidden.first).to_have_attribute("aria-label", "Soviet support, face down")


def test_a_finger_first_reads_what_a_support_does(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    player.sit_down()
    player.take_over()
    player.press("Done")
    expect(player.orders()).to_contain_text("Play supports as events")
    chit, told, before = (
        player.orders().locator(".beside button").first,
        player.orders().locator(".what"),
        player.seq(),
    )
    name = str(chit.get_attribute("aria-label")).removeprefix("Play · ")
    chit.tap()
    expect(told).to_contain_text(name)
    expect(told).to_be_in_viewport()
    assert player.seq() == before
    player.orders().locator(".prompt").tap()  # a double tap would be one
    chit.tap()
    player.await_change(before)
    expect(told).to_have_count(0)


def test_a_phone_shows_the_whole_menu_of_overlays(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    player.sit_down()
    player.take_over()
    overlays = player.page.get_by_role("region", name="Overlays")
    overlays.get_by_role("button", name="Overlays").tap()
    overlays.get_by_label("Soviet supply").check()
    for shown in (".menu", ".legend"):
        expect(overlays.locator(shown)).to_be_in_viewport(ratio=1)


def test_overlays_show_supply_and_the_reach_of_a_unit(new_player: NewPlayer) -> None:
    player = Commander(new_player())
    player.sit_down()
    player.take_over()
    tints = player.page.locator(".tints polygon")
    for key, title in enumerate(("Soviet supply", "Axis supply"), 1):
        player.page.keyboard.press(str(key))
        expect(player.page.get_by_role("region", name="Overlays")).to_contain_text(title)
        expect(tints.first).to_be_attached()
        player.page.keyboard.press(str(key))
        expect(tints).to_have_count(0)
