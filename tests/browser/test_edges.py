"""Presses at the edges of the map: what lies under the pointer is hit, and the map stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.kernel import record
from grognard.kernel.dice import key_from_seed
from grognard.picture.page import page_of
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_map import open_map

NEAR = 12
"""How far from the edge is pressed, in dots."""
WELL_IN = 100
ZOOMS = (2, 3, 5)
"""How often the wheel is turned, from the whole map on."""
NOTCH = -260
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('svg.overlay')).transform).a"


class Window(NamedTuple):
    """Where the map lies on the screen, and its size."""

    x: float
    y: float
    width: float
    height: float


class Spot(NamedTuple):
    """A cell, and its middle on the sheet."""

    name: str
    x: float
    y: float


EDGES: dict[str, Callable[[Spot], float]] = {
    "left": lambda spot: spot.x,
    "right": lambda spot: -spot.x,
    "top": lambda spot: spot.y,
    "bottom": lambda spot: -spot.y,
}
"""For each edge, which spots come first, because the sheet can be pulled so far."""


def beside(edge: str, x: float, y: float, window: Window) -> tuple[float, float]:
    """The place near an edge that is nearest to another one."""
    right, bottom = window.x + window.width, window.y + window.height
    near = {"left": window.x + NEAR, "right": right - NEAR, "top": window.y + NEAR, "bottom": bottom - NEAR}
    if edge in ("left", "right"):
        return near[edge], min(max(y, window.y + WELL_IN), bottom - WELL_IN)
    return min(max(x, window.x + WELL_IN), right - WELL_IN), near[edge]


def set_up(player: Player, game: Any, scenario: str) -> list[Spot]:
    """Opens a game that is over before it began, in which a press does nothing but look; says its stacks."""
    key = key_from_seed(1)
    state, made = game.new(scenario, {}, key), record.start(game, scenario, {}, key)
    record.finish(made, game, state)
    send = """async text => {
      const headers = {'content-type': 'application/json'}
      const body = JSON.stringify({record: text})
      const answer = await fetch('/api/records', {method: 'POST', headers, body})
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()).id
    }"""
    table = player.page.evaluate(send, record.write(made))
    player.page.goto(player.page.url.split("#")[0] + f"#/table/{table}")
    player.await_table()
    board = page_of(game).board_file(scenario, "en")
    stacks = player.page.locator("[data-cell]").evaluate_all("spots => spots.map(spot => spot.dataset.cell)")
    return [spot_of(board, label) for label in stacks]


def spot_of(board: dict[str, Any], label: str) -> Spot:
    """A cell by the name that players know it by."""
    cell = board["cells"][label]
    name = cell.get("name", label)
    return Spot(f"{name} ({label})" if board["numbered"] and "name" in cell else name, cell["x"], cell["y"])


def camera(player: Player) -> tuple[float, float, float]:
    """Where the sheet lies in its window, and how large it is."""
    style = player.page.locator("svg.overlay").evaluate("sheet => getComputedStyle(sheet).transform")
    scale, _, _, _, x, y = (float(number) for number in style.removeprefix("matrix(")[:-1].split(","))
    return x, y, scale


def window_of(player: Player) -> Window:
    """Where the map lies on the screen."""
    box = player.page.locator(".board").bounding_box()
    assert box is not None
    return Window(box["x"], box["y"], box["width"], box["height"])


def place(player: Player, spot: Spot, window: Window) -> tuple[float, float]:
    """Where a spot is on the screen now."""
    x, y, scale = camera(player)
    return window.x + x + scale * spot.x, window.y + y + scale * spot.y


def pull(player: Player, spot: Spot, edge: str, notches: int) -> tuple[float, float]:
    """Zooms in on a spot, pulls it to an edge and lets go of the map; says where it is then."""
    mouse, window = player.page.mouse, window_of(player)
    player.page.get_by_role("button", name="Whole map", exact=True).click()
    mouse.move(*place(player, spot, window))
    for _ in range(notches):
        before = camera(player)
        mouse.wheel(0, NOTCH)
        player.page.wait_for_function(f"scale => {SCALE} > Math.min(1.4 * scale, 3.9)", arg=before[2])
    x, y = place(player, spot, window)
    goal_x, goal_y = beside(edge, x, y, window)
    middle_x, middle_y = window.x + window.width / 2, window.y + window.height / 2
    mouse.move(middle_x - (goal_x - x) / 2, middle_y - (goal_y - y) / 2)
    mouse.down()
    mouse.move(middle_x + (goal_x - x) / 2, middle_y + (goal_y - y) / 2, steps=3)
    mouse.up()
    player.page.evaluate("document.activeElement.blur()")
    return place(player, spot, window)


def press_all_edges(player: Player, spots: list[Spot], by_touch: bool) -> None:
    """Presses near all edges at all zooms; each time what lies there is told, and the map has not moved."""
    window, scales = window_of(player), set()
    overview = player.page.get_by_role("button", name="Overview map", exact=True)
    if overview.get_attribute("aria-pressed") == "true":
        overview.click()  # it may lie over what cannot be chosen
    for edge, order in EDGES.items():
        spot = min(spots, key=order)
        for notches in ZOOMS:
            x, y = pull(player, spot, edge, notches)
            before = camera(player)
            scales.add(round(before[2], 2))
            gap = {"left": x - window.x, "right": window.x + window.width - x}
            gap |= {"top": y - window.y, "bottom": window.y + window.height - y}
            assert 0 < gap[edge] < 64, f"{spot.name} is not at the {edge} edge, but {gap[edge]} from it"
            if by_touch:
                player.page.touchscreen.tap(x, y)
            else:
                player.page.mouse.click(x, y)
            card = player.page.locator(".card.pinned, .card[aria-live=polite]")
            expect(card.locator("strong").first).to_have_text(spot.name)
            assert camera(player) == before
            card.get_by_role("button", name="Close").click()
            expect(card).to_have_count(0)
    assert len(scales) == len(ZOOMS)


@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "touch"])
def test_a_press_near_an_edge_hits_what_lies_there(new_player: NewPlayer, by_touch: bool) -> None:
    player = new_player(860, 700, has_touch=by_touch)
    expect(player.page.get_by_role("button", name="Create")).to_be_enabled()  # a guest has a name by now
    press_all_edges(player, set_up(player, BattleForGermany(()), "historical"), by_touch)


def test_so_it_does_on_a_map_without_a_game(new_player: NewPlayer, valley: str) -> None:
    visitor = new_player(860, 700, at=valley)  # the pane of a game shows it, so one way of pressing is enough
    open_map(visitor, "Toy")
    path = "file => fetch(file).then(answer => answer.json())"
    board = visitor.page.evaluate(path, "/api/maps/toy/map.json?lang=en")
    press_all_edges(visitor, [spot_of(board, label) for label in board["cells"]], by_touch=False)
