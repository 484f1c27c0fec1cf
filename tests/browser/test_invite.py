"""A friend is invited by a link, which alone gives the seat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def set_up(host: Player) -> str:
    """A table with a seat by invitation; gives the link to it."""
    host.page.get_by_role("combobox", name=re.compile("^Western")).select_option("By invitation")
    host.page.get_by_label("Table name").fill("For a friend")
    host.page.get_by_role("button", name="Create").click()
    host.await_table()
    return str(
        host.page.get_by_role("link", name="Invitation to play the Western Allies").get_attribute("href")
    )


def test_a_friend_joins_by_the_link_and_both_play(new_player: NewPlayer) -> None:
    host, friend = new_player(), new_player(390, 844)
    host.page.get_by_label("Pace").select_option("turns")
    host.page.get_by_label("Thinking time").select_option("turn 4320")
    link = set_up(host)
    # Nobody can do anything yet, so it is nobody's turn.
    expect(host.page.get_by_text("Not everyone is here yet.").first).to_be_visible()
    expect(host.page.get_by_text(re.compile("your turn", re.I))).to_have_count(0)
    assert "●" not in host.page.title()
    assert host.faults() == []
    friend.page.goto(link)
    join = friend.page.get_by_role("button", name="Join as the Western Allies")
    expect(join).to_be_in_viewport()
    invitation = friend.page.get_by_role("main")
    for told in (
        "invites you to a game",
        "Battle for Germany",
        "Historical game",
        "For a friend",
        "about 3 hours",
        "Turn by turn",
        "3 days per turn",
        "Western Allies + East Germans",
    ):
        expect(invitation).to_contain_text(told)
    expect(invitation.get_by_role("button", name="Learn in ten minutes")).to_be_visible()
    expect(invitation.get_by_role("img")).to_have_js_property("complete", True)
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert friend.page.evaluate(wide)
    assert friend.faults() == []
    join.click()
    friend.await_table()
    expect(host.page.get_by_text("Not everyone is here yet.")).to_be_hidden()
    expect(friend.orders()).to_contain_text("Waiting for the Soviets")
    host.click_first_choice()
    host.click_first_choice()
    host.play_phase()
    friend.await_decision()
    seen = host.seq()
    friend.press_on()
    host.await_change(seen)


def test_the_seat_is_for_the_bearer_of_the_link_alone(new_player: NewPlayer) -> None:
    host, stranger, friend, late = (new_player() for _ in range(4))
    link = set_up(host)
    stranger.page.goto(link.partition("?")[0])
    stranger.await_table()
    expect(stranger.orders()).to_contain_text("Not everyone is here yet.")
    expect(stranger.page.get_by_role("button", name="Resign")).to_have_count(0)
    stranger.page.goto(link.partition("token=")[0] + "token=guessed")
    stranger.page.reload()
    stranger.page.get_by_role("button", name="Join as the Western Allies").click()
    expect(stranger.page.get_by_role("status")).to_contain_text("This invitation is not valid")
    for player in (friend, late):
        player.page.goto(link)
    friend.page.get_by_role("button", name="Join as the Western Allies").click()
    friend.await_table()
    late.page.reload()
    late.await_table()
    expect(late.orders()).to_contain_text("You are watching.")
