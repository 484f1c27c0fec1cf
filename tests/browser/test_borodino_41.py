"""Borodino ’41 in a real browser: an impulse of each seat by clicks, set-up, forecasts, strikes, overlays."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.borodino_records import GAME, guided
from tests.browser.conftest import NewPlayer
from tests.browser.race import practise
from tests.browser.roads import Commander
from tests.browser.roads_guide import Learner

RECORDS = Path(__file__).parents[1] / "borodino_41" / "transcripts"
"""Whole games."""


def test_a_german_impulse_is_played_by_clicks_as_the_guide_tells(new_player: NewPlayer) -> None:
    player = Learner(new_player(1024, 768, locale="fr-FR"), "fr", GAME)
    card = player.page.locator("section.game", has_text="Borodino")
    card.get_by_role("button", name="Apprendre en dix minutes").click()
    player.await_table()
    strip = player.orders().locator("[data-part=steps] [aria-current=step]")
    steps: dict[int, str] = {}
    names = [step.text for step in player.guide.steps]
    wanted = {"zoc": ".beside button", "forecast": ".buttons .main"}

    def look(number: int) -> None:
        steps[number] = strip.inner_text() if strip.count() else ""
        if place := wanted.get(names[number]):  # what is asked for is not below an edge
            expect(player.orders().locator(place)).to_be_in_viewport(ratio=1)

    player.play(look)
    assert steps[names.index("marker")] == ""
    assert steps[names.index("forecast")].startswith("e · ")
    assert steps[names.index("assault")].startswith("i · ")
    player.panel().get_by_role("button", name="Jouer contre l’ordinateur").click()
    expect(player.panel()).to_be_hidden()
    expect(player.orders()).to_be_visible()


def test_a_soviet_impulse_is_played_by_clicks_and_then_the_screen_is_passed(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    practise(player, guided("farewell", before="done"), "the Soviets")
    player.click_first_choice()  # a unit
    player.click_first_choice()  # where it goes
    if player.prompt().startswith("Movement"):
        player.press("End of movement")
    else:
        player.press("Halt")
        player.press("End of movement")
    expect(player.orders()).to_contain_text("Air strikes")
    player.press("Pass")
    player.orders().get_by_role("button", name="Cease fire", exact=True).click()
    expect(player.page.get_by_role("heading", name="Pass the screen to the Germans")).to_be_visible()
    player.take_over()
    expect(player.orders()).to_contain_text("Air strikes")


def test_a_click_on_the_next_units_ends_the_march_of_the_last(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("deploy"), "the Germans")
    expect(player.orders()).to_contain_text("1/7 Pz: 6½ movement points left")
    overlays = player.page.get_by_role("region", name="Overlays")
    player.page.keyboard.press("8")  # of the unit in hand, though nothing is pointed at
    expect(overlays).to_contain_text("1/7 Pz")
    expect(player.page.locator(".tints polygon").first).to_be_attached()
    player.page.keyboard.press("8")
    player.click_cell(player.page.locator('[data-cell="0723"]'))
    expect(player.orders()).to_contain_text("Movement: ")
    expect(player.page.locator(".card.pinned button.legal")).to_have_count(2)
    assert player.faults() == []


def test_the_soviets_set_up_and_fall_back_with_two_clicks(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900, locale="fr-FR"))
    card = player.page.locator("section.game", has_text="Borodino")
    card.get_by_role("button", name="Jouer les Soviétiques").click()
    expect(player.orders()).to_contain_text("Mise en place")
    expect(player.page.get_by_text("Type d’impulsion")).to_have_count(0)
    player.press("Placer tout ce qui reste")
    news = player.orders().locator("[data-part=news]")
    expect(news).to_contain_text("39 unités prennent place selon l’histoire.")
    player.press("Replier tout ce qui reste")
    player.page.get_by_role("tab", name="Journal").click()
    log = player.page.get_by_text("18 unités se replient sur la ligne fortifiée.")
    expect(log.first).to_be_visible()


def test_the_static_tanks_face_the_side_that_is_clicked(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, locale="fr-FR", has_touch=True, is_mobile=True))
    card = player.page.locator("section.game", has_text="Borodino")
    card.get_by_role("button", name="Jouer les Soviétiques").click()
    player.orders().locator('.beside button[aria-label*="compagnie de T-28"]').click()
    player.click_cell(player.page.locator('[data-cell="1524"].able'))
    expect(player.orders()).to_contain_text("De quel côté la compagnie de T-28 fait-elle front")
    sides = player.page.locator(".direction.able")
    expect(sides).to_have_count(6)
    before = player.seq()
    box = player.page.locator('.direction.able[data-line="face SE"] circle').bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.await_change(before)
    expect(sides).to_have_count(0)
    expect(player.orders()).to_contain_text("placez tout ce qui reste (38)")


def test_a_forecast_says_first_what_counts_and_fire_comes_before_the_stukas(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("forecast"), "the Germans")
    forecast = player.page.get_by_role("region", name="Forecast")
    headline = forecast.locator(".headline dd")
    expect(headline).to_have_text(["99%", "99%"])
    expect(forecast.locator(".target")).to_have_count(5)
    first = player.orders().locator(".buttons button").first
    expect(first).to_have_text("Fire")
    player.orders().get_by_role("button", name="Forecast · Call Stukas · 3").click()
    expect(headline).to_have_text(["100%", "100%"])
    assert player.faults() == []


def test_a_phone_tells_the_chances_with_the_question_and_the_dice_before_the_screen_passes(
    new_player: NewPlayer,
) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    practise(player, guided("forecast"), "the Germans")
    chances = player.orders().locator(".glance")
    expect(chances).to_have_text("Fire99% at least one loss99% at least one suppressed or worse")
    expect(chances).to_be_in_viewport()
    expect(player.orders().get_by_role("button", name="Fire", exact=True)).to_be_in_viewport()
    player.press("Fire")
    dice = player.page.get_by_role("region", name="Dice").get_by_role("img")
    expect(dice).to_have_count(10)
    assert [die.locator("circle").count() for die in dice.all()] == [0] * 10  # ten faces: all in digits
    expect(player.orders()).to_contain_text("Waiting for the Soviets")
    player.take_over()
    expect(player.orders()).to_contain_text("0823 is named for combat")


def test_the_map_opens_where_reinforcements_come_in(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("column", before="enter 10pz-7pz-3 0123"), "the Germans")
    expect(player.page.locator(".board canvas")).to_be_visible()
    west = player.page.locator('[data-cell="0123"]')
    expect(west).to_have_count(0)  # nothing can be clicked yet
    sheet = player.page.locator("svg.overlay")
    before = sheet.get_attribute("style")
    player.orders().locator(".beside button").first.click()
    expect(west).to_be_in_viewport()
    assert sheet.get_attribute("style") == before


def test_a_strike_is_a_hex_and_a_number_and_overlays_show_zones_and_fields_of_fire(
    new_player: NewPlayer,
) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("strikes"), "the Germans")
    shifts = player.orders().locator(".buttons").get_by_role("button", name="Strike")
    expect(shifts).to_have_count(0)
    player.click_cell(player.page.locator('[data-cell="0823"].able'))
    expect(shifts).to_have_count(11)
    tints = player.page.locator(".tints polygon")
    for key, title in ((2, "Soviet zones of control"), (6, "Field of fire of the unit")):
        player.page.keyboard.press(str(key))
        expect(player.page.get_by_role("region", name="Overlays")).to_contain_text(title)
        expect(tints.first).to_be_attached()
        player.page.keyboard.press(str(key))
        expect(tints).to_have_count(0)
    assert player.faults() == []


def test_who_says_what_a_click_means_is_asked_for_the_place(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("marker"), "the Germans")
    expect(player.orders()).to_contain_text("movement points left")
    player.orders().get_by_role("button", name="Assault marker", exact=True).click()
    expect(player.orders()).to_contain_text("Assault marker: click one of the marked places.")
    expect(player.choices()).to_have_count(1)
    player.orders().get_by_role("button", name="Automatic", exact=True).click()
    expect(player.orders()).to_contain_text("movement points left")


def test_dummies_and_reinforcements_come_from_beside_the_map_one_click_after_the_other(
    new_player: NewPlayer,
) -> None:
    player = Commander(new_player(1440, 900))
    page = player.page

    def show(seat: str) -> Locator:
        return page.get_by_role("button", name=f"I play the {seat}: show the table")

    page.get_by_role("combobox", name="Game", exact=True).select_option("Borodino ’41")
    page.get_by_label("Hot seat").check()
    page.get_by_label("Inverted counters").check()
    page.get_by_role("button", name="Create").click()
    show("Soviets").click()
    for name in ("Place all that are left", "All fall back"):
        player.press(name)
    player.orders().get_by_role("button", name="End of movement").click()
    show("Germans").click()
    beside = player.orders().locator(".beside button")
    expect(player.orders()).to_contain_text("either, once an impulse for each")
    expect(beside).to_have_count(8)
    standing = player.orders().get_by_role("group", name="Standing orders")
    expect(standing).to_contain_text("Pass until the end of the")
    expect(standing.get_by_role("button", name="Pass until the end of the turn")).to_have_text("turn")
    player.push(beside.first)
    expect(player.orders()).to_contain_text("Where do you lay German dummy 1?")
    player.press("Out of play")
    player.orders().get_by_role("button", name="Pass", exact=True).click()
    show("Soviets").click()
    player.orders().get_by_role("button", name="Pass", exact=True).click()
    show("Germans").click()
    expect(player.orders()).to_contain_text("Movement: ")
    expect(beside).to_have_count(34)
    beside.first.click()
    player.click_cell(page.locator('[data-cell="0123"].able'))
    expect(player.orders()).to_contain_text("movement points left")
    player.click_cell(page.locator('[data-cell="0323"].able'))
    expect(beside).to_have_count(33)
    beside.first.click()
    expect(player.orders()).to_contain_text("click one of the marked places")
    expect(page.locator('[data-cell="0123"].able')).to_be_attached()
    assert player.faults() == []


def test_a_stack_that_is_taken_at_once_marches_together(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("farewell", before="done"), "the Soviets")
    player.click_cell(player.page.locator('[data-cell="0820"]'))
    player.page.locator(".card.pinned").get_by_role("button", name="All 2").click()
    expect(player.orders()).to_contain_text("36 Motorcycle and b/36 Motorcycle: 12 movement points left")
    expect(player.orders().locator("[data-part=gather]")).to_have_count(0)  # nobody is left to be taken along


def test_a_finger_sees_the_chances_of_a_number_before_it_strikes(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    practise(player, guided("strikes"), "the Germans")
    target = player.page.locator('[data-cell="0924"].able')
    target.focus()
    box = target.bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shifts = player.orders().locator(".numbers").get_by_role("button", name="Strike")
    expect(shifts).to_have_count(11)
    before = player.seq()
    shifts.nth(4).tap()
    expect(player.orders().locator(".glance")).to_contain_text("Strike · 5")
    assert player.seq() == before
    shifts.nth(4).tap()
    player.await_change(before)


def test_dummies_are_not_among_standing_orders_where_there_are_none(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("deploy"), "the Germans")
    player.orders().get_by_text("Give a standing order").click()
    expect(player.orders().get_by_role("button", name="Falling back before combat").first).to_be_visible()
    expect(player.orders().get_by_role("button", name="Dummies")).to_have_count(0)


def test_a_spectator_reads_why_a_game_ended_and_all_charts(new_player: NewPlayer) -> None:
    player = new_player(1024, 768, locale="fr-FR")
    player.page.get_by_label("Choisir un fichier…").set_input_files(RECORDS / "introduction-marginal.record")
    player.await_table()
    expect(player.orders()).to_contain_text(
        "Ielnia (1124) et Chevardino (1319) et ont perdu une unité blindée"
    )
    player.page.get_by_role("tab", name="Aides de jeu").click()
    charts = player.page.get_by_role("tabpanel").get_by_role("table")
    expect(charts).to_have_count(8)
    expect(charts.nth(5).get_by_role("row")).to_have_count(10)  # winners and losers of each margin


def test_keys_lead_from_a_reinforcement_to_where_it_comes_in(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, guided("column", before="enter 10pz-7pz-3 0123"), "the Germans")
    piece = player.orders().locator(".beside button").first
    piece.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("[data-cell].able:focus")).to_be_attached()
    entry = player.page.locator('[data-cell="0123"]')
    entry.focus()
    player.page.keyboard.press("Enter")
    expect(entry).to_have_attribute("aria-label", re.compile(r"Germans: 1/7 Pz 3-5-2 \(in column\)"))


def test_signs_of_covered_counters_show_on_the_pile(new_player: NewPlayer) -> None:
    player = new_player(1440, 900)
    player.page.get_by_label("Choose a file…").set_input_files(RECORDS / "introduction-major.record")
    player.await_table()
    beneath = player.page.locator(".sign.beneath")
    expect(beneath.first).to_be_attached()
    player.page.get_by_role("tab", name="Legend").click()
    expect(player.page.get_by_text("the same, on a unit further down the pile")).to_be_attached()
