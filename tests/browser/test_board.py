"""The board in a real browser: overlays, the way of a move, combat, "why not?", fingers and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def place_of(cell: Locator) -> tuple[float, float]:
    """The middle of a cell on the screen, brought into sight."""
    cell.focus()
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(player: Player, start: str) -> Locator:
    """The first cell whose label starts like this."""
    return player.page.locator(f'[data-cell][aria-label^="{start}"]').first


def asked(player: Player, path: str) -> object:
    """What the server answers to the page's own user."""
    return player.page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def table_of(player: Player) -> str:
    """The address of the table in the server's interface."""
    return "/api/tables/" + player.page.url.split("/")[-1].split("?")[0]


def test_overlays_are_switched_by_clicks_and_keys(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    tints = player.page.locator(".tints polygon")
    player.page.get_by_role("button", name="Overlays").click()
    player.page.get_by_label("Zones of control").check()
    expect(tints.first).to_be_attached()
    expect(player.page.get_by_role("region", name="Overlays")).to_contain_text("German")
    assert player.faults() == []
    player.page.keyboard.press("1")
    expect(tints).to_have_count(0)
    player.page.keyboard.press("3")
    cell(player, "Move:").focus()
    expect(tints.first).to_be_attached()


def test_a_move_is_previewed_with_its_cost_before_it_is_made(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.click_first_choice()
    goal = cell(player, "Go to:")
    x, y = place_of(goal)
    player.page.mouse.move(x, y)
    address = f"{table_of(player)}/preview?seat=soviet&action=go {goal.get_attribute('data-cell')}"
    way = asked(player, address)
    assert isinstance(way, dict)
    expect(player.page.locator(".preview")).to_contain_text(
        f"{way['cost']} of {way['allowance']} movement points"
    )
    expect(player.page.locator("polyline.way")).to_be_attached()


def test_the_combat_panel_shows_the_forecast_and_then_the_dice(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.press("Done")
    player.click_first_choice()
    before = player.seq()
    player.click_cell(cell(player, "Commit"))
    player.await_change(before)
    panel = player.page.get_by_role("region", name="Forecast")
    expect(panel).to_be_visible()
    found = asked(player, f"{table_of(player)}/forecast?seat=soviet&action=roll")
    assert isinstance(found, dict)
    expect(panel.locator(".odds strong")).to_have_text(found["column"])
    shown = dict(
        zip(
            panel.locator(".result").all_inner_texts(), panel.locator(".exact").all_inner_texts(), strict=True
        )
    )
    assert shown == {result: chance for result, chance in found["chances"].items() if chance != "0"}
    assert panel.locator(".force li").count() == len(found["attackers"]) + len(found["defenders"])
    for line in (line for each in found["sums"] for line in each["lines"]):
        if line["times"]:
            expect(panel.locator(".sums")).to_contain_text(f"×{line['value']}")
    expect(player.page.locator("path.attack.committed").first).to_be_attached()
    assert player.faults() == []
    player.press("Roll")
    expect(player.page.get_by_role("region", name="Dice")).to_be_visible()


def test_a_right_click_says_why_not(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    x, y = place_of(player.page.get_by_role("button", name=re.compile("US III Corps")))
    player.page.mouse.click(x, y, button="right")
    expect(player.page.get_by_role("alert")).to_contain_text("belongs to the Western Allies")


def test_two_fingers_zoom_and_a_tap_shows_a_move_first(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.play_now("Soviets")
    touch = phone.page.context.new_cdp_session(phone.page)

    def fingers(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    scale = "Number(/scale\\((.*)\\)/.exec(document.querySelector('svg.overlay').style.transform)[1])"
    before = float(phone.page.evaluate(scale))
    fingers("touchStart", (170, 300))
    fingers("touchStart", (170, 300), (220, 300))
    fingers("touchMove", (120, 300), (270, 300))
    fingers("touchEnd")
    phone.page.wait_for_function(f"before => {scale} > before * 1.5", arg=before)

    phone.click_first_choice()
    seq = phone.seq()
    goal = cell(phone, "Go to:")
    phone.page.touchscreen.tap(*place_of(goal))
    expect(phone.page.locator(".preview").get_by_role("button", name="Go to")).to_be_visible()
    assert phone.seq() == seq
    assert phone.faults() == []
    phone.page.locator(".preview").get_by_role("button", name="Go to").tap()
    phone.await_change(seq)


def test_the_overview_moves_the_view_and_can_be_switched_off(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    overview = player.page.get_by_role("button", name="Overview map. Arrow")

    def place() -> str:
        return str(player.page.locator("svg.overlay").evaluate("board => board.style.transform"))

    def await_view_other_than(before: str) -> None:
        other = "before => document.querySelector('svg.overlay').style.transform !== before"
        player.page.wait_for_function(other, arg=before)

    before = place()
    overview.click(position={"x": 8, "y": 8})
    await_view_other_than(before)
    corner = place()
    overview.hover(position={"x": 8, "y": 8})
    box = overview.bounding_box()
    assert box is not None
    player.page.mouse.down()
    player.page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] - 8)
    player.page.mouse.up()
    await_view_other_than(corner)
    far_corner = place()
    overview.press("ArrowUp")
    await_view_other_than(far_corner)
    assert player.faults() == []
    player.page.get_by_role("button", name="Overview map", exact=True).click()
    expect(overview).to_have_count(0)
    player.page.reload()
    player.await_table()
    expect(overview).to_have_count(0)


def test_a_phone_has_no_overview_until_it_is_wanted(new_player: NewPlayer) -> None:
    phone = new_player(390, 844, has_touch=True, is_mobile=True)
    phone.play_now("Soviets")
    overview = phone.page.get_by_role("button", name="Overview map. Arrow")
    expect(overview).to_have_count(0)
    phone.page.get_by_role("button", name="Overview map", exact=True).tap()
    expect(overview).to_be_visible()
    assert phone.faults() == []


def test_the_legend_explains_counters_map_marks_and_overlays(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("Soviets")
    player.page.get_by_role("tab", name="Legend").click()
    legend = player.page.get_by_role("tabpanel")
    for words in ("Attack strength", "River", "needs a garrison", "has moved", "a choice is possible here"):
        expect(legend).to_contain_text(words)
    expect(legend.get_by_role("heading", name="Overlay: Zones of control")).to_be_attached()
    assert legend.locator(".samples svg").count() == legend.locator(".samples li").count() > 0
    assert player.faults() == []


def test_a_game_without_a_look_has_no_legend(new_player: NewPlayer, valley: str) -> None:
    player = new_player(at=valley)
    player.page.get_by_role("combobox", name="Game", exact=True).select_option("The Valley")
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_role("button", name="Create").click()
    player.page.get_by_role("button", name="I play north: show the table").click()
    player.page.get_by_role("tab", name="Charts").click()
    player.page.keyboard.press("ArrowRight")
    expect(player.page.get_by_role("tab", name="Notes")).to_have_attribute("aria-selected", "true")
    expect(player.page.get_by_role("tab", name="Legend")).to_have_count(0)
