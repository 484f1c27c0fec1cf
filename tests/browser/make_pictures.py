"""Takes the pictures of docs/ anew: `python -m tests.browser.make_pictures [name …]`.

Needed when the page or the look of a game changes. Needs Chromium and the built page. Each
picture is of a game that is played by clicks to a moment worth seeing.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

import prepare
import run
from tests.browser import borodino_records, fortress_records
from tests.browser.conftest import LAUNCH, PATIENCE, paced, serving
from tests.browser.player import Player
from tests.browser.race import GAME, Marshal, before_the_storm, practise
from tests.browser.roads_records import campaign, guided
from tests.browser.test_board import cell, place_of
from tests.browser.test_invite import set_up
from tests.browser.test_playback import summary

FOLDER = Path(prepare.ROOT) / "docs"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 960}}
NARROWER: dict[str, Any] = {"viewport": {"width": 1100, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TARGET = "2524"
ATTACKERS = ("2425", "2525")


def lobby(player: Player) -> None:
    """Games, scenarios, and a table that waits."""
    player.play_now("Soviets")
    player.page.get_by_role("link", name="Back to the lobby").click()
    expect(player.page.get_by_role("listitem").filter(has_text="your turn")).to_be_visible()
    player.page.wait_for_function(
        "() => [...document.images].every(image => image.loading === 'lazy' || image.naturalWidth)"
    )


def table(player: Player) -> None:
    """A unit that is about to move, its reach and the way to a cell."""
    player.play_now("Soviets")
    await_sheet(player)
    zoom(player, 1)
    player.click_first_choice()
    player.page.mouse.move(*place_of(cell(player, "Go to:")))
    expect(player.page.locator(".preview")).to_be_visible()


def combat(player: Player) -> None:
    """An attack with its forecast."""
    player.play_now("Soviets")
    await_sheet(player)
    zoom(player, 1)
    commit(player)


def replay(player: Player) -> None:
    """The same attack, looked at again in the log."""
    player.play_now("Soviets")
    await_sheet(player)
    zoom(player, 1)
    commit(player)
    player.press("Roll")
    player.press_on()
    player.page.get_by_role("tab", name="Log").click()
    player.page.get_by_role("button", name="Step back").click()
    expect(player.orders()).to_contain_text("earlier moment")


def recap(player: Player) -> None:
    """What the computer did, in short, before the player goes on."""
    player.play_now("Western Allies")
    await_sheet(player)
    player.await_decision()
    expect(summary(player)).to_be_visible()


def invitation(player: Player) -> None:
    """What a friend sees who was sent a link to a seat."""
    link = set_up(player)
    player.page.context.clear_cookies()  # from here on somebody else
    player.page.goto(link)
    player.page.reload()
    expect(player.page.get_by_role("button", name="Join as the Western Allies")).to_be_visible()
    player.page.wait_for_function("() => [...document.images].every(image => image.naturalWidth)")


def phone(player: Player) -> None:
    """An attack on a phone."""
    player.play_now("Soviets")
    await_sheet(player)
    zoom(player, 1)
    commit(player)


def race_table(player: Player) -> None:
    """Race for Berlin: a marshal chooses whom to activate."""
    player.page.get_by_role("button", name="Play Zhukov").click()
    player.await_table()
    await_sheet(player)
    marshal = Marshal(player, "en")
    marshal.await_decision()
    while marshal.words["activate"] not in marshal.prompt():
        marshal.press_on()
        marshal.await_decision()
    marshal.button("fight").click()
    for _ in range(2):
        marshal.click_first_choice()
    expect(marshal.button("begin")).to_be_enabled()
    player.page.mouse.move(0, 0)


def race_berlin(player: Player) -> None:
    """Race for Berlin: a roll of urban progression."""
    record, state = before_the_storm()
    (side,) = state.pending
    practise(player, record, GAME.words(state, f"side.{side}", {}))
    await_sheet(player)
    zoom(player, 1)
    expect(player.page.get_by_role("region", name="Forecast")).to_be_visible()
    player.page.mouse.move(0, 0)


def victory_roads_table(player: Player) -> None:
    """Victory Roads: an attack with its support and its forecast."""
    practise(player, guided("odds"), "the Soviets")
    await_sheet(player)
    expect(player.page.get_by_role("region", name="Forecast")).to_be_visible()
    player.page.mouse.move(0, 0)


def victory_roads_campaign(player: Player) -> None:
    """Victory Roads: the campaign as the supports of its first turn are drawn."""
    practise(player, campaign("ask.supports"), "the Soviets")
    await_sheet(player)
    player.page.keyboard.press("3")  # the radius of the theatres
    player.page.mouse.move(0, 0)


def borodino_table(player: Player) -> None:
    """Borodino '41: fire at an assaulted hex, with its forecast and the strip of steps."""
    practise(player, borodino_records.guided("forecast"), "the Germans")
    await_sheet(player)
    expect(player.page.get_by_role("region", name="Forecast")).to_be_visible()
    player.page.mouse.move(0, 0)


def borodino_march(player: Player) -> None:
    """Borodino '41: a company on the highway, where it can go, and the zones of control before it."""
    practise(player, borodino_records.guided("deploy"), "the Germans")
    await_sheet(player)
    player.page.keyboard.press("2")
    expect(player.page.locator(".tints polygon").first).to_be_attached()
    player.page.mouse.move(*place_of(cell(player, "Go: 0724")))
    expect(player.page.locator(".preview")).to_be_visible()


def fortress_table(player: Player) -> None:
    """Fortress Berlin: an assault as it is announced, with its forecast and the strip of steps."""
    practise(player, borodino_records.guided("odds", game=borodino_records.BERLIN), "the Soviets")
    await_sheet(player)
    expect(player.page.get_by_role("region", name="Forecast")).to_be_visible()
    player.page.mouse.move(0, 0)


def fortress_u_bahn(player: Player) -> None:
    """Fortress Berlin: a battalion in the U-Bahn, and the stations to which it can ride."""
    practise(player, fortress_records.underground(), "the Germans")
    await_sheet(player)
    player.page.get_by_role("button", name="Overlays").first.click()
    player.page.locator(".menu label", has_text="U-Bahn").click()
    player.page.get_by_role("button", name="Overlays").first.click()
    expect(player.page.locator(".tints polygon").first).to_be_attached()
    player.page.mouse.move(0, 0)


def fortress_six(player: Player) -> None:
    """Fortress Berlin: six at a table, as Hitler may give out the roles anew."""
    practise(player, fortress_records.six(), "the first German")
    await_sheet(player)
    player.orders().locator("summary", has_text="Give out the roles").click()
    player.page.mouse.move(0, 0)


def commit(player: Player) -> None:
    """Commits all units beside the target to an attack on it."""
    player.press("Done")
    choose(player, TARGET)
    for attackers in ATTACKERS:
        while player.page.locator(f'[data-cell="{attackers}"].able').count():
            choose(player, attackers)
    player.close_fan()
    player.page.mouse.move(0, 0)
    expect(player.page.get_by_role("region", name="Forecast")).to_be_visible()


def choose(player: Player, label: str) -> None:
    """Clicks a cell, and the upper unit of the fan where it asks which."""
    player.close_fan()
    before = player.seq()
    player.click_cell(player.page.locator(f'[data-cell="{label}"].able'))
    which = player.page.locator(".card.pinned button.legal").first
    expect(which.or_(player.page.locator(f'[data-seq="{before + 1}"]')).first).to_be_visible()
    if player.seq() == before:
        which.click()
    player.await_change(before)


def zoom(player: Player, steps: int) -> None:
    """Comes nearer to the map."""
    for _ in range(steps):
        player.page.get_by_role("button", name="Zoom in").click()


def await_sheet(player: Player) -> None:
    """Until the map is drawn under the counters."""
    drawn = """() => {
      const canvas = document.querySelector('.board canvas')
      return canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] > 0
    }"""
    player.page.wait_for_function(drawn)


PICTURES: dict[str, tuple[Callable[[Player], None], dict[str, Any]]] = {
    "lobby": (lobby, NARROWER),
    "table": (table, WIDE),
    "combat": (combat, WIDE),
    "recap": (recap, WIDE),
    "invitation": (invitation, NARROWER),
    "replay": (replay, WIDE),
    "phone": (phone, PHONE),
    "race-table": (race_table, WIDE),
    "race-berlin": (race_berlin, TALL),
    "victory-roads-table": (victory_roads_table, WIDE),
    "victory-roads-campaign": (victory_roads_campaign, WIDE),
    "borodino-41-table": (borodino_table, WIDE),
    "borodino-41-march": (borodino_march, WIDE),
    "fortress-berlin-table": (fortress_table, WIDE),
    "fortress-berlin-u-bahn": (fortress_u_bahn, WIDE),
    "fortress-berlin-six": (fortress_six, WIDE),
}


def main(names: list[str]) -> None:
    """Takes the pictures of these names, or all."""
    chromium = next(filter(None, map(shutil.which, run.CHROMIUMS)), None)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        serving("tests.browser.play", "--no-browser", "--port", "0", "--data", data) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=LAUNCH)
        for name in names or PICTURES:
            play, device = PICTURES[name]
            context = browser.new_context(locale="en-GB", reduced_motion="reduce", **device)
            context.add_init_script(paced("off"))
            context.set_default_timeout(PATIENCE)
            player = Player(context.new_page())
            player.page.goto(address)
            play(player)
            player.page.screenshot(path=FOLDER / f"{name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
