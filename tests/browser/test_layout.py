"""What is seen stays in sight: bars, panels, tabs and cards on large and small screens."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.test_board import place_of

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_the_bar_of_a_practice_table_fits_a_phone(new_player: NewPlayer) -> None:
    phone = new_player(**PHONE)
    phone.play_now()
    fork = """async path => {
      const headers = {'content-type': 'application/json'}
      const answer = await fetch(path, {method: 'POST', headers, body: '{}'})
      return (await answer.json()).id
    }"""
    table = phone.page.url.rpartition("/")[2]
    made = phone.page.evaluate(fork, f"/api/tables/{table}/fork")
    phone.page.goto(phone.page.url.replace(table, made))
    expect(phone.page.get_by_role("link", name="Original game")).to_be_in_viewport(ratio=1)
    expect(phone.page.get_by_role("button", name="Settings")).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".phase")).to_be_in_viewport(ratio=1)


def test_nothing_of_the_map_lies_over_an_unfolded_panel(new_player: NewPlayer) -> None:
    phone = new_player(**PHONE)
    phone.play_now()
    phone.page.get_by_role("button", name="Show details").click()
    expect(phone.page.get_by_role("button", name="Hide details")).to_be_visible()
    strangers = """() => {
      const {left, top, width, height} = document.querySelector('aside').getBoundingClientRect()
      const points = [...Array(400).keys()].map(at => [left + width * (at % 20 + 0.5) / 20,
                                                       top + height * (Math.floor(at / 20) + 0.5) / 20])
      return points.filter(at => !document.elementFromPoint(...at).closest('aside')).length
    }"""
    phone.page.wait_for_function(f"() => ({strangers})() === 0")


def test_each_tab_begins_at_its_top(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now()
    panel = player.page.get_by_role("tabpanel")
    player.page.get_by_role("tab", name="Legend").click()
    assert panel.evaluate("panel => (panel.scrollTop = 90, panel.scrollTop)") == 90
    player.page.get_by_role("tab", name="Situation").click()
    expect(player.page.get_by_role("heading", name="At the table")).to_be_in_viewport()


def test_a_card_is_of_the_cell_below_the_mouse_even_when_the_map_has_moved(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now()
    for _ in range(3):
        player.page.get_by_role("button", name="Zoom in").click()
    near = player.choices().first
    label = near.get_attribute("data-cell")
    near.focus()  # which brings it into sight
    player.page.mouse.move(*place_of(near))
    title = player.page.locator(".card strong").filter(has_text=label)
    expect(title).to_be_visible()
    player.spots().last.focus()
    expect(title).to_have_count(0)


def test_the_list_of_keys_opens_at_its_top(new_player: NewPlayer) -> None:
    player = new_player(height=500)
    expect(player.page.get_by_role("button", name="Create")).to_be_enabled()
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("heading", name="Keyboard")).to_be_in_viewport(ratio=1)


def test_who_comes_back_finds_their_tables_first(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now()
    player.page.get_by_role("link", name="Back to the lobby").click()
    expect(player.page.get_by_role("heading", level=2).first).to_have_text("My tables")
