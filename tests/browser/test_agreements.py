"""What players agree on: to take back a die, to pause; clocks; leaving and giving up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, sit_down_together


def button(player: Player, name: str) -> Locator:
    """A button of the table with exactly this name."""
    return player.page.get_by_role("button", name=name, exact=True)


def proposal(player: Player) -> Locator:
    """The card about what someone asks for."""
    return player.page.get_by_role("alert")


def position(player: Player) -> list[str]:
    """Each cell that is more than ground, in words."""
    return sorted(player.spots().evaluate_all("cells => cells.map(cell => cell.ariaLabel)"))


def test_a_die_is_taken_back_if_the_other_agrees(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Back, please")
    host.commit_an_attack()
    before, prompt = position(host), host.prompt()
    host.press("Roll")
    expect(button(host, "Undo")).to_be_disabled()
    button(host, "Undo").click(force=True)  # a finger sees no tooltip
    expect(host.orders().get_by_role("alert")).to_contain_text("A die was rolled: you can’t undo any more.")

    button(host, "Ask to take back my move").click()
    expect(proposal(host)).to_contain_text("Waiting for an answer from the Western Allies")
    assert host.faults() == []
    expect(proposal(friend)).to_contain_text("Soviets would like to go back to step")
    expect(proposal(friend)).to_contain_text("Dice that were rolled are gone")
    assert friend.faults() == []
    button(friend, "Refuse").click()
    expect(proposal(host)).to_contain_text("Refused by the Western Allies")
    assert host.faults() == []
    proposal(host).get_by_role("button", name="Close").click()
    expect(proposal(host)).to_be_hidden()

    button(host, "Ask to take back my move").click()
    button(friend, "Accept").click()
    expect(host.orders().locator(".prompt")).to_have_text(prompt)
    expect(button(host, "Roll")).to_be_enabled()
    assert position(host) == before
    expect(proposal(friend)).to_be_hidden()
    host.press("Roll")


def test_a_proposal_can_be_withdrawn(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Never mind")
    button(friend, "Ask for a pause").click()
    expect(proposal(host)).to_contain_text("Western Allies would like to pause.")
    button(friend, "Withdraw").click()
    expect(proposal(host)).to_be_hidden()
    expect(button(friend, "Ask for a pause")).to_be_visible()


def test_a_game_pauses_and_goes_on(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Coffee")
    button(friend, "Ask for a pause").click()
    button(host, "Accept").click()
    for player in (host, friend):
        expect(player.page.get_by_text("The game is paused.")).to_be_visible()
        expect(button(player, "Ask for a pause")).to_be_hidden()
    assert host.faults() == []
    button(friend, "Resume the game").click()
    for player in (host, friend):
        expect(player.page.get_by_text("The game is paused.")).to_be_hidden()
    host.press("Done")
    button(host, "Pause the game").click()
    button(friend, "Resume the game").click()
    expect(proposal(host)).to_contain_text("Western Allies would like to resume the game.")
    button(host, "Accept").click()
    expect(friend.page.get_by_text("The game is paused.")).to_be_hidden()


def test_a_table_by_turns_shows_its_clocks(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    host.page.get_by_role("combobox", name="Pace", exact=True).select_option(
        "Turn by turn, over several days"
    )
    host.page.get_by_label("Thinking time").select_option("3 days per turn")
    assert host.faults() == []
    sit_down_together(host, friend, "By letter")
    for player in (host, friend):
        clocks = player.page.locator("dl", has=player.page.get_by_text("Soviets", exact=True)).first
        expect(clocks).to_contain_text(re.compile(r"Soviets\D*2\D+23\D"))
        expect(clocks).to_contain_text(re.compile(r"Western Allies\D*3\D+0\D"))
    assert host.faults() == []


def test_leaving_asks_first_and_frees_the_seat(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Must go")
    button(friend, "Leave the table").click()
    expect(friend.page.get_by_text("Leave? Your seat will be free.")).to_be_visible()
    assert friend.faults() == []
    button(friend, "No").click()
    expect(button(friend, "Leave the table")).to_be_visible()
    button(friend, "Leave the table").click()
    button(friend, "Yes").click()
    expect(friend.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(host.page.get_by_text("Not everyone is here yet.")).to_be_visible()
    join(friend, host)
    host.click_first_choice()
    button(friend, "Leave the table").click()
    button(friend, "Yes").click()
    card = host.page.get_by_role("alert").filter(has_text="Western Allies: nobody is at the table")
    expect(card.get_by_role("link")).to_be_visible()
    assert host.faults() == []
    other = new_player()
    join(other, host)
    expect(card).to_be_hidden()
    for player in (host, other):
        expect(player.page.get_by_role("tabpanel")).to_contain_text(re.compile("Before: Guest \\d+"))
    button(other, "Leave the table").click()
    button(other, "Yes").click()
    card.get_by_role("button", name="Claim the win").click()
    expect(host.orders()).to_contain_text("The Western Allies left the table.")
    expect(host.orders()).to_contain_text("Victory for the Soviets")


def join(player: Player, host: Player) -> None:
    """Takes the free seat."""
    player.page.goto(host.page.url)
    player.page.get_by_role("button", name="Join as the Western Allies").click()
    player.await_table()


def test_giving_up_asks_first(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player()
    sit_down_together(host, friend, "Too hard")
    button(friend, "Resign").click()
    expect(friend.page.get_by_role("tabpanel")).to_contain_text("Resign this game?")
    assert friend.faults() == []
    button(friend, "No").click()
    expect(button(friend, "Resign")).to_be_visible()
    button(friend, "Resign").click()
    button(friend, "Yes").click()
    expect(host.orders()).to_contain_text("Western Allies resigned.")
    expect(host.orders()).to_contain_text("Victory for the Soviets")
