"""Fortress Berlin in a real browser: a Soviet turn as the guide tells, a set-up and a German turn."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from grognard.games.fortress_berlin.game import FortressBerlin
from tests.browser import borodino_records, fortress_records
from tests.browser.conftest import NewPlayer
from tests.browser.race import practise
from tests.browser.roads import Commander
from tests.browser.roads_guide import Learner
from tests.browser.test_board import place_of
from tests.browser.test_picking import whole_map

GAME = FortressBerlin()
RECORDS = Path(__file__).parents[1] / "fortress_berlin" / "transcripts"
"""Whole games."""


def test_a_soviet_turn_is_played_by_clicks_as_the_guide_tells(new_player: NewPlayer) -> None:
    player = Learner(new_player(1440, 900, locale="fr-FR"), "fr", GAME)
    card = player.page.locator("section.game", has_text="Fortress Berlin")
    card.get_by_role("button", name="Apprendre en dix minutes").click()
    player.await_table()
    strip = player.orders().locator("[data-part=steps] [aria-current=step]")
    steps: dict[int, str] = {}

    def look(number: int) -> None:
        steps[number] = strip.inner_text() if strip.count() else ""

    player.play(look)
    names = [step.text for step in player.guide.steps]
    assert steps[names.index("mode")] == ""
    assert steps[names.index("forecast")].startswith("Bombardements")
    assert steps[names.index("odds")].startswith("Assauts annoncés")
    assert player.faults() == []


def test_the_germans_set_up_and_play_a_turn_by_clicks(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    page = player.page
    page.get_by_role("combobox", name="Game", exact=True).select_option("Fortress Berlin")
    page.get_by_label("Hot seat").check()
    page.get_by_role("button", name="Create").click()
    player.take_over()
    expect(player.orders()).to_contain_text("units still to be placed")
    player.orders().locator(".beside button").first.click()
    expect(player.orders()).to_contain_text("Place H. Göring I in 5117 or 5118.")
    player.press("Put it back")
    player.orders().locator('.beside button[aria-label$="Pak Tegel 1"]').click()
    expect(page.locator('[data-cell="3506"].able')).to_be_in_viewport()  # far from the middle of the city
    player.press("Put it back")
    player.press("Place all that are left")
    player.press("Done")
    expect(player.orders()).to_contain_text("Movement")
    tints = page.locator(".tints polygon")
    for key, title in ((1, "German zones of control"), (3, "German command")):
        page.keyboard.press(str(key))
        expect(page.get_by_role("region", name="Overlays")).to_contain_text(title)
        expect(tints.first).to_be_attached()
        page.keyboard.press(str(key))
        expect(tints).to_have_count(0)
    player.press("Done")
    page.get_by_role("button", name="Pass the screen to the Soviets").click()  # the dice have been seen
    page.get_by_role("button", name="I play the Soviets: show the table").click()
    expect(player.orders()).to_contain_text("take a unit beside the map")
    assert player.faults() == []


def test_a_reinforcement_shows_where_it_comes_in(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    page, orders = player.page, player.orders()
    practise(player, fortress_records.arriving(), "the Germans")
    entry = page.locator('[data-cell="5601"]')  # zone E, far from the middle of the city
    orders.locator('.beside button[aria-label$="Nordland HQ"]').click()
    expect(orders.locator(".prompt")).to_contain_text("Nordland HQ: click one of the marked places")
    expect(entry).to_be_in_viewport()
    box = entry.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 3 * box["height"])
    expect(orders.get_by_text("enters elsewhere: D, E, F")).to_be_visible()
    player.click_cell(entry)
    expect(orders.locator(".prompt")).to_contain_text("movement points left")


def test_roles_can_be_read_whole(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, fortress_records.six(), "the first German")
    fold = player.orders().locator("details", has_text="Give out the roles")
    fold.locator("summary").click()
    roles = fold.get_by_role("button")
    assert roles.count() == 23
    assert roles.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    seats = player.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(player.orders()).to_contain_text("First German (Hitler)")
    expect(seats.filter(has_text="Third German")).to_contain_text("SS")
    roles.get_by_text("Hitler: German 3, armed forces: German 2, SS: German 1").click()
    player.page.get_by_role("button", name="Pass the screen to the third German").click()  # dice fell too
    player.page.get_by_role("button", name="I play the third German: show the table").click()
    expect(player.orders()).to_contain_text("Third German (Hitler)")
    expect(seats.filter(has_text="First German")).to_contain_text("SS")


def test_leaders_in_one_hex_are_named_and_all_who_may_flee_can_be_read(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    page, orders = player.page, player.orders()
    practise(player, fortress_records.birthday(), "the Germans")
    expect(orders).to_contain_text("he needs 4 or more")
    orders.locator("summary", has_text="Flee").click()
    expect(orders.get_by_role("button", name="Axmann")).to_be_in_viewport()
    page.locator('[data-cell="5017"]').hover()
    card = page.get_by_role("region", name="5017")
    for name in ("Hitler", "Ribbentrop (leader of the Reich)", "Burgdorf (leader of the Reich)"):
        expect(card).to_contain_text(name)
    expect(page.get_by_role("row", name="Ribbentrop")).to_contain_text("5017")


def test_each_target_of_an_opened_stack_has_a_button_with_its_chances(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    record = borodino_records.guided("announce", "at nordland-recon", borodino_records.BERLIN)
    practise(player, record, "the Soviets")
    orders, forecast = player.orders(), player.page.get_by_role("region", name="Forecast")
    orders.get_by_role("button", name="Fire at this unit · SS StuG 11", exact=True).hover()
    expect(forecast).to_contain_text("SS StuG 11")
    orders.get_by_role("button", name="Fire at this unit · SS Aufkl. 11", exact=True).hover()
    expect(forecast).to_contain_text("SS Aufkl. 11")


def test_a_finger_sees_the_chances_of_each_target_before_it_fires(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844, has_touch=True, is_mobile=True))
    record = borodino_records.guided("announce", "at nordland-recon", borodino_records.BERLIN)
    practise(player, record, "the Soviets")
    orders = player.orders()
    ways, glance = orders.get_by_role("group", name="Forecast"), orders.locator(".glance")
    expect(ways.get_by_role("button")).to_have_count(2)
    for name in ("SS StuG 11", "SS Aufkl. 11"):
        ways.get_by_text(name, exact=True).tap()
        expect(glance).to_contain_text(name)


def test_the_artillery_of_an_army_has_a_button_wherever_its_headquarters_stand(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, borodino_records.guided("forecast", "air", borodino_records.BERLIN), "the Soviets")
    player.press("Army artillery · 2nd Guards Tank Army HQ")
    forecast = player.page.get_by_role("region", name="Forecast")
    expect(forecast.locator("[data-sum=attack]")).to_contain_text("18")


def test_a_phone_says_all_chances_with_the_question(new_player: NewPlayer) -> None:
    player = Commander(new_player(390, 844))
    practise(player, borodino_records.guided("odds", game=borodino_records.BERLIN), "the Soviets")
    glance = player.orders().locator(".glance")
    expect(glance).to_be_in_viewport(ratio=1)
    for words in ("G 8 to 0", "R 19%", "EX 31%", "2 8%"):
        expect(glance).to_contain_text(words)


def test_who_has_aimed_sees_the_chances_of_the_fire_and_not_of_the_pass(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, fortress_records.asked("fire.ask-defensive-join"), "the Germans")
    player.click_first_choice()
    ways = player.orders().get_by_role("group", name="Forecast")
    expect(ways.get_by_role("button")).to_have_text(["Fire", "Pass"])
    expect(ways.get_by_role("button", name="Fire")).to_have_attribute("aria-pressed", "true")


def test_a_comrade_whose_guns_have_joined_says_that_this_is_all(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    record = fortress_records.asked("fire.ask-comrade", "join", ["six-players"])
    practise(player, record, "the third German")
    buttons = player.orders().locator(".buttons .main")
    expect(buttons).to_have_text(["Pass"])
    forecast = player.page.get_by_role("region", name="Forecast")
    player.page.mouse.move(*place_of(player.choices().first))
    expect(forecast).to_be_visible()
    expect(player.page.locator(".card")).to_contain_text("Germans · ")  # whose unit it is
    player.click_first_choice()
    expect(buttons).to_have_text(["That’s all"])


def test_the_defender_sees_what_the_support_of_a_headquarters_makes_of_an_assault(
    new_player: NewPlayer,
) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, fortress_records.asked("assault.support-window"), "the Germans")
    forecast = player.page.get_by_role("region", name="Forecast")
    player.click_first_choice()
    expect(player.orders().locator("[data-part=news]")).to_contain_text("supports the fight for")
    expect(forecast.get_by_role("heading").first).to_have_text("Forecast · Pass")


def test_who_lets_an_assault_come_sees_whose_chances_are_shown(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, fortress_records.asked("fire.ask-defensive"), "the Germans")
    forecast = player.page.get_by_role("region", name="Forecast")
    expect(forecast.get_by_role("heading").first).to_have_text("Forecast · Pass")


def test_on_the_whole_map_a_click_beside_a_unit_moves_it(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    page, orders = player.page, player.orders()
    practise(player, borodino_records.guided("enter", game=borodino_records.BERLIN), "the Soviets")
    orders.locator('.beside button[aria-label*="48 Gds Tank"]').click()
    player.click_cell(page.locator('[data-cell="5601"]'))
    ring = page.locator(".direction.able:not(.away)")
    expect(ring).to_have_count(5)  # beside the counter, whose values stay in sight
    whole_map(player)
    expect(ring).to_have_count(0)
    x, y = place_of(page.locator('[data-cell="5601"]'))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30)
    expect(page.locator(".direction.aimed:not(.away)")).to_have_count(1)
    page.mouse.move(x, y)
    page.mouse.up()
    box = page.locator('[data-cell="5602"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(orders).to_contain_text("48 Gds Tank from 5601 (Entry zone E) to 5602.")


def test_when_the_game_is_over_a_spectator_sees_what_lies_beneath(new_player: NewPlayer) -> None:
    player = new_player(1440, 900)
    finished = RECORDS / "campaign-u-bahn-leaders-coordination-won-soviet.record"
    player.page.get_by_label("Choose a file…").set_input_files(finished)
    player.await_table()
    expect(player.orders()).to_contain_text("Hitler is captured, whatever the VP. A Soviet victory.")
    player.page.locator('[data-cell="5015"]').hover()
    card = player.page.get_by_role("region", name="Reichstag (5015)")
    expect(card).to_contain_text("GD II")
    expect(card).not_to_contain_text("covered")


def test_keys_stay_with_the_orders_when_a_button_goes_with_what_it_did(new_player: NewPlayer) -> None:
    player = Commander(new_player(1440, 900))
    practise(player, fortress_records.arriving(), "the Germans")
    player.page.keyboard.press("Control+Enter")  # what it gives up is said, and going back comes first
    expect(player.orders().get_by_role("button", name="Go back")).to_be_focused()
    player.page.keyboard.press("Enter")
    unit = player.page.locator('[data-cell="5315"].able')
    unit.focus()
    player.page.keyboard.press("Enter")
    change = player.orders().get_by_role("button", name="Change mode")
    change.focus()
    before = player.seq()
    player.page.keyboard.press("Enter")
    player.await_change(before)
    expect(player.orders().locator(".buttons button:focus")).to_have_count(1)


def test_when_the_computer_has_played_the_others_wait_for_the_player_who_is_asked(
    new_player: NewPlayer,
) -> None:
    konev, zhukov = Commander(new_player(1440, 900)), Commander(new_player(390, 844))
    expect(konev.page.get_by_role("button", name="Create")).to_be_enabled()
    make = """async () => {
      const seats = {german: {kind: 'computer'}, zhukov: {kind: 'open'}, koniev: {kind: 'me'}}
      const wish = {game: 'fortress-berlin', scenario: 'campaign', seats, options: {'three-players': true}}
      const headers = {'content-type': 'application/json'}
      const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()).id
    }"""
    table = konev.page.url.split("#")[0] + f"#/table/{konev.page.evaluate(make)}"
    konev.page.goto(table)
    zhukov.page.goto(table)
    zhukov.page.get_by_role("button", name="Join as Zhukov").click()
    expect(zhukov.orders()).to_contain_text("Steiner")
    expect(konev.orders()).to_contain_text("Waiting for Zhukov", timeout=20_000)
