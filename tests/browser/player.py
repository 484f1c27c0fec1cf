"""A player at the page: what one sees and what one can click, in the words of the game table."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

LONGEST = 80
"""More actions than any phase or turn takes in which one does little."""


class Player:
    """Someone with a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play_now(self, seat: str = "Soviets") -> None:
        """From the lobby into a game against the computer: two clicks, of which the address was one."""
        self.start_button(f"Play (the )?{seat}").click()
        self.await_table()

    def start_button(self, name: str) -> Locator:
        """The button that starts a game against the computer, by the beginning of its name (a pattern).

        A table that another player has opened offers its seats in the same words; of several games whose
        seats have one name, the first is meant.
        """
        return self.page.locator(".seats").get_by_role("button", name=re.compile(f"^{name}")).first

    def await_table(self) -> None:
        """Until the board can be seen."""
        expect(self.spots().first).to_be_attached()

    def spots(self) -> Locator:
        """The cells with something on them, and those that can be chosen."""
        return self.page.locator("[data-cell]")

    def choices(self) -> Locator:
        """The cells where a click does something."""
        return self.page.locator("[data-cell].able")

    def orders(self) -> Locator:
        """The card that says what to do now."""
        return self.page.get_by_role("region", name=re.compile("Orders|Ordres"))

    def prompt(self) -> str:
        """The sentence that says what to do now."""
        return self.orders().locator(".prompt").inner_text()

    def seq(self) -> int:
        """How many entries of the record the page has seen."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def await_change(self, seq: int) -> None:
        """Until the page shows something later."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq
        )

    def await_decision(self) -> None:
        """Until there is something to choose."""
        buttons = self.orders().locator(".buttons .main, .beside button")
        expect(self.choices().or_(buttons).first).to_be_attached()

    def click_first_choice(self) -> None:
        """Clicks the first cell that can be chosen, and the upper unit of a stack that asks which."""
        self.close_fan()
        before = self.seq()
        self.click_cell(self.choices().first)
        which = self.page.locator(".card.pinned button.legal").first
        settled = self.page.locator(f'[data-cell][aria-pressed=true], [data-seq]:not([data-seq="{before}"])')
        expect(which.or_(settled).first).to_be_attached()
        if which.is_visible():
            which.click()
        expect(settled.first).to_be_attached()
        if self.seq() == before:
            self.click_cell(self.choices().first)  # the unit is settled, now its cell
            self.await_change(before)

    def close_fan(self) -> None:
        """Closes the stack that was picked from last, which stays open while there is more to pick."""
        self.page.evaluate("document.querySelector('.card.pinned header button')?.click()")
        expect(self.page.locator(".card.pinned")).to_have_count(0)

    def click_cell(self, cell: Locator) -> None:
        """Brings a cell into sight and clicks into its middle."""
        cell.focus()
        box = cell.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, name: str) -> None:
        """Presses a button and waits for what comes of it."""
        self.push(self.orders().get_by_role("button", name=name, exact=True))

    def push(self, button: Locator) -> None:
        """Clicks a button that gives an order, and again where it is first said what that gives up."""
        before = self.seq()
        button.click()
        sure = self.orders().locator(".lost .main")
        expect(sure.or_(self.page.locator(f'[data-seq]:not([data-seq="{before}"])')).first).to_be_attached()
        if self.seq() == before:
            sure.click()
        self.await_change(before)

    def press_on(self) -> None:
        """Whatever is asked: the button if there is one, else the first choice on the board."""
        self.await_decision()
        buttons, beside = self.orders().locator(".buttons .main"), self.orders().locator(".beside button")
        if buttons.count():
            self.push(buttons.first)
        elif beside.count() and not self.choices().count():
            self.place_first(beside)
        else:
            self.click_first_choice()

    def place_first(self, beside: Locator) -> None:
        """Chooses the first unit beside the map, and a cell for it where there are several."""
        before = self.seq()
        beside.first.click()
        expect(self.choices().or_(self.page.locator(f'[data-seq="{before + 1}"]')).first).to_be_attached()
        if self.seq() == before:
            self.click_cell(self.choices().first)
        self.await_change(before)

    def play_phase(self) -> int:
        """Plays by clicks until it is someone else's turn; says how many actions that took."""
        for done in range(LONGEST):
            if done and self.prompt().startswith("Waiting for"):
                return done
            self.press_on()
        raise AssertionError(f"still {self.prompt()!r} after {LONGEST} actions")

    def commit_an_attack(self) -> None:
        """From the phase of movement to an attack that only waits for its die."""
        self.press_on()
        roll = self.orders().get_by_role("button", name=re.compile("^(Roll|Lancer le dé)$"))
        for _ in range(LONGEST):
            self.click_first_choice()
            if roll.is_visible():
                return
        raise AssertionError(f"no attack is ready, but {self.prompt()!r}")

    def faults(self) -> list[str]:
        """What makes the page hard to use for some people."""
        found = Axe().run(self.page).response["violations"]
        return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


def sit_down_together(host: Player, friend: Player, title: str) -> None:
    """The host sets up a table and the friend joins it."""
    host.page.get_by_label("Table name").fill(title)
    host.page.get_by_role("button", name="Create").click()
    host.await_table()
    friend.page.goto(host.page.url)
    friend.page.get_by_role("button", name="Join as the Western Allies").click()
    friend.await_table()
