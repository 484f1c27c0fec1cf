"""How many clicks an ordinary turn takes, and how soon the page has settled after each of them.

    python -m bench.clicks

Needs Chromium and the built page. Two turns are played with real clicks at real places, always with the same
dice: one attack with the four counters of a zone (Race for Berlin), and nine moves (Battle for Germany).
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from playwright.sync_api import Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Figures

from bench.page import CHROMIUMS, LAUNCH, SIT_DOWN
from bench.server import percentile
from grognard.server.app import make_app
from grognard.server.settings import RATES, STATIC, Settings, sqlite_in
from grognard.server.tables import dealing
from tests.browser.conftest import paced

GOAL_MS = 60
"""From a click to the last change of the page, at the median."""
SIZE = {"width": 1440, "height": 900}
_LEARN = """async ([game, scenario]) => {
  const answer = await fetch(`/api/games/${game}/board.json?scenario=${scenario}&lang=en`)
  window.board = await answer.json()
  return Object.fromEntries(Object.entries(window.board.verbs).map(([verb, {label}]) => [verb, label]))
}"""
# Where a cell lies in the window, by what the server says of the sheet and where the page shows it.
_PLACE = """label => {
  const sheet = document.querySelector('svg.overlay')
  const box = sheet.getBoundingClientRect()
  const factor = box.width / sheet.width.baseVal.value
  const {x, y} = window.board.cells[label]
  return [box.left + x * factor, box.top + y * factor]
}"""
# The last change that a click leads to. What only glides (the map, a counter on its way) is no change.
_WATCH = """() => {
  window.changed = null
  addEventListener('click', event => { window.clicked = event.timeStamp; window.changed = null }, true)
  const what = {subtree: true, childList: true, characterData: true, attributes: true,
                attributeFilter: ['data-seq', 'points', 'href', 'aria-pressed', 'disabled']}
  new MutationObserver(() => { window.changed = performance.now() }).observe(document.body, what)
}"""
_HAS_SETTLED = "() => performance.now() - Math.max(window.clicked ?? 0, window.changed ?? 0) > 250"
_TOOK = "() => window.changed === null ? null : window.changed - window.clicked"


@dataclass
class Turn:
    """A turn to be played, the clicks it took when units were picked one by one, and those it takes now."""

    name: str
    game: str
    scenario: str
    seats: dict[str, str]
    before: int
    play: Callable[[Hand], None]
    clicks: int = 0
    settled: list[float] = field(default_factory=list)


class Hand:
    """A player's hand on the mouse; each click counts."""

    def __init__(self, page: Page, turn: Turn) -> None:
        self.page, self.turn = page, turn
        self._verbs = page.evaluate(_LEARN, [turn.game, turn.scenario])

    def cell(self, label: str, *, shift: bool = False) -> None:
        """Clicks into the middle of a cell."""
        x, y = self.page.evaluate(_PLACE, label)
        if shift:
            self.page.keyboard.down("Shift")
        self._click(x, y)
        if shift:
            self.page.keyboard.up("Shift")

    def order(self, verb: str) -> None:
        """Clicks one of the buttons that give orders."""
        self._press(self.page.locator("[data-part=orders] button.main", has_text=self._verbs[verb]))

    def whole_stack(self, verb: str) -> None:
        """Clicks what takes the whole stack in the fan that is open."""
        self._press(self.page.locator(".card.pinned .all button", has_text=self._verbs[verb]))

    def top_unit(self) -> None:
        """Clicks the upper unit of the fan that is open."""
        self._press(self.page.locator(".card.pinned button.legal"))

    def await_order(self, verb: str) -> None:
        """Until a button is there; others may have to act first."""
        self.page.locator("[data-part=orders] button.main", has_text=self._verbs[verb]).first.wait_for()

    def _press(self, found: Locator) -> None:
        found.first.wait_for()
        box = found.first.bounding_box()
        assert box is not None
        self._click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _click(self, x: float, y: float) -> None:
        self.turn.clicks += 1
        self.page.mouse.click(x, y)
        self.page.wait_for_function(_HAS_SETTLED)
        took = self.page.evaluate(_TOOK)
        if took is not None:
            self.turn.settled.append(took)


def attack(hand: Hand) -> None:
    """Zhukov's first impulse: four counters out of the bridgehead attack Seelow, and two advance."""
    hand.cell("Kustrin")  # where an army arrives
    hand.order("support")
    hand.order("done")
    hand.await_order("begin")
    hand.cell("Bridgehead")
    hand.whole_stack("fight")
    hand.order("begin")
    hand.cell("Seelow")
    hand.cell("Bridgehead", shift=True)
    hand.order("roll")
    hand.cell("Bridgehead")
    hand.top_unit()
    hand.top_unit()


def moves(hand: Hand) -> None:
    """The Soviets regroup to the south: two stacks and five single units."""
    hand.cell("2226", shift=True)
    hand.cell("2025")
    hand.cell("2325", shift=True)
    hand.cell("2126")
    for start, end in (("2326", "2325"), ("2426", "2325"), ("1623", "1724")):
        hand.cell(start)
        hand.cell(end)
    hand.cell("1824")  # only one unit can come here, so it need not be named
    hand.cell("0821")


# Before, each unit was picked by itself: a click on its stack and one in the fan, which then closed, for all
# but the last of a stack; one on the mode of activation; one on a cell for each move.
TURNS = (
    Turn(
        "Race for Berlin: an attack with four counters",
        "race-for-berlin",
        "race",
        {"joukov": "me", "koniev": "computer"},
        25,
        attack,
    ),
    Turn(
        "Battle for Germany: nine moves",
        "battle-for-germany",
        "historical",
        {"soviet": "me", "western": "computer"},
        20,
        moves,
    ),
)


def serve(folder: str, door: Connection) -> None:
    """Serves on a free port, the same dice at every table, and says where."""
    with patch.object(dealing, "token_bytes", bytes), socket.create_server(("127.0.0.1", 0)) as listener:
        rates = dict.fromkeys(RATES, "100000/second")
        app = make_app(Settings(sqlite_in(Path(folder)), rates=rates, maps={}))
        door.send(f"http://127.0.0.1:{listener.getsockname()[1]}/")
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])


def play(page: Page, address: str, turn: Turn) -> None:
    """Sits down at a fresh table, looks at the whole map and plays."""
    sit: dict[str, Any] = {seat: {"kind": kind} for seat, kind in turn.seats.items()}
    for seat in sit.values():
        if seat["kind"] == "computer":
            seat["level"] = "scripted"
    wish = {"game": turn.game, "scenario": turn.scenario, "seats": sit, "spectators": True}
    table = page.evaluate(SIT_DOWN, wish)
    page.goto(f"{address}#/table/{table}")
    page.locator("[data-cell].able").first.focus()
    page.keyboard.press("0")
    page.evaluate(_WATCH)
    page.locator(".board .wait").wait_for(state="detached")
    turn.play(Hand(page, turn))


def show(console: Console) -> bool:
    """Prints the figures; says whether the goals are met."""
    figures = Figures("turn", "clicks before", "now", "goal", "ms to the last change, p50", "p95")
    for turn in TURNS:
        half, most = (f"{percentile(turn.settled, part):.0f}" for part in (0.5, 0.95))
        figures.add_row(turn.name, str(turn.before), str(turn.clicks), str(turn.before * 2 // 3), half, most)
    console.print(figures)
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    console.print(f"load average of the machine: {load:.1f} on {cores} cores")
    settled = percentile([took for turn in TURNS for took in turn.settled], 0.5)
    console.print(f"goal: the page has settled within {GOAL_MS} ms at the median: {settled:.0f} ms")
    return all(turn.clicks * 3 <= turn.before * 2 for turn in TURNS)


def main() -> int:
    """Plays and prints; fails when a turn takes more clicks than two thirds of what it took."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.parse_args()
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None or not (STATIC / "index.html").exists():
        parser.error("needs Chromium and the built page; python3 run.py play builds it")
    spawn = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        door, far_door = spawn.Pipe()
        server = spawn.Process(target=serve, args=(folder, far_door))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=LAUNCH)
        try:
            page = browser.new_page(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
            page.set_default_timeout(120_000)
            page.add_init_script(paced("off"))  # what the computer does is not played back in between
            address = door.recv()
            page.goto(address)
            for turn in TURNS:
                play(page, address, turn)
        finally:
            browser.close()
            server.terminate()
            server.join()
    return 0 if show(Console()) else 1


if __name__ == "__main__":
    sys.exit(main())
