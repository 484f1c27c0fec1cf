"""Three and four seats: who leads what, whose turn it is, and everyone plays by clicks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import LONGEST, Player, sit_down_together


def set_up(player: Player, scenario: str, title: str, **wishes: str) -> None:
    """A table of this scenario; the seats that are not named are open to anyone."""
    player.page.get_by_label("Scenario").select_option(scenario)
    for seat, wish in wishes.items():
        player.page.get_by_label(seat.replace("_", " ")).select_option(wish)
    player.page.get_by_label("Table name").fill(title)
    player.page.get_by_role("button", name="Create").click()
    player.await_table()


def seat(player: Player, title: str) -> Locator:
    """The line about a seat among those at the table."""
    line = player.page.get_by_role("tabpanel").get_by_role("listitem")
    return line.filter(has=player.page.get_by_text(title, exact=True))


def test_three_people_play_one_after_the_other(new_player: NewPlayer) -> None:
    soviet, german, western = new_player(), new_player(), new_player()
    set_up(soviet, "Three players", "Three of us")
    for player, name in ((german, "Germans"), (western, "Western Allies")):
        player.page.goto(soviet.page.url)
        player.page.get_by_role("button", name=f"Join as the {name}").click()
        player.await_table()
    for player in (soviet, german, western):
        for title in ("Soviets", "Germans", "Western Allies"):
            expect(seat(player, title)).to_be_visible()
        expect(player.page.locator("[aria-current=step]")).to_contain_text("Soviets")
    soviet.click_first_choice()
    soviet.press("Stop here")
    assert soviet.play_phase() > 0
    expect(german.page.locator("[aria-current=step]")).to_contain_text("your turn")
    assert german.play_phase() > 0
    expect(soviet.orders()).to_contain_text("Waiting for the Western Allies")
    western.await_decision()
    western.press_on()


def test_four_seats_for_one_person_and_three_computers(new_player: NewPlayer) -> None:
    player = new_player()
    computer = "Computer (beginner, plays at random)"
    set_up(
        player,
        "Four players",
        "One and three",
        West_Germans=computer,
        Western_Allies=computer,
        East_Germans=computer,
    )
    expect(seat(player, "Soviets")).to_contain_text("you")
    for title in ("West Germans", "Western Allies", "East Germans"):
        expect(seat(player, title)).to_contain_text("computer")
    assert player.faults() == []
    for _ in range(LONGEST):
        if "Turn 2" in player.page.get_by_role("banner").inner_text():
            break
        player.press_on()
    player.await_decision()
    expect(seat(player, "Soviets")).to_contain_text("your turn")
    player.page.get_by_role("tab", name="Log").click()
    expect(player.page.get_by_role("tabpanel")).to_contain_text("West Germans: combat phase")


def test_four_seats_on_one_screen(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.get_by_label("Scenario").select_option("Four players")
    player.page.get_by_label("Hot seat").check()
    player.page.get_by_role("button", name="Create").click()
    player.await_table()
    turns: list[str] = []
    for _ in range(LONGEST):
        player.await_decision()
        name = player.orders().locator(".side").inner_text()
        if name not in turns:
            turns.append(name)
        if len(turns) == 4:
            break
        player.press_on()
    assert [name.casefold() for name in turns] == [
        "soviets",
        "west germans",
        "western allies",
        "east germans",
    ]


def test_all_see_who_is_at_the_table(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Who is there")
    expect(seat(host, "Western Allies")).to_contain_text("online")
    expect(seat(friend, "Soviets")).to_contain_text("online")
    assert host.faults() == []
    friend.page.get_by_role("link", name="Back to the lobby").click()
    expect(seat(host, "Western Allies")).to_contain_text("offline")
