"""A player of Victory Roads at the page, who plays both seats in turn on one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import Player

LONGEST = 250
"""More actions than a turn takes in which each side does one thing of every kind."""
QUIET = (
    *("Roll", "Done", "End the phase", "Pass", "Obey", "Stop here", "Decline", "Lose a step and stay"),
    *("Form a Kampfgruppe", "Back"),
)
"""The buttons that go on, the one to be preferred first."""
ONCE = {"Movement:": "march", "Attack a hex": "attack"}
"""What is done once a phase, by the beginning of the question."""


class Commander(Player):
    """Both sides at one screen."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page)
        self.asked: list[tuple[str, str]] = []
        """The phase and the question of every decision."""
        self.done: set[tuple[str, str]] = set()

    def sit_down(self) -> None:
        """Opens a table of the first scenario at which both seats are this player's."""
        page = self.page
        page.get_by_role("combobox", name="Game", exact=True).select_option("Victory Roads")
        page.get_by_label("Hot seat").check()
        page.get_by_role("button", name="Create").click()

    def play_turn(self, after: str) -> None:
        """Plays by clicks until the banner tells of another turn."""
        for _ in range(LONGEST):
            self.take_over()
            self.await_decision()
            if after in self.page.get_by_role("banner").inner_text():
                return
            self.answer()
        raise AssertionError(f"still {self.prompt()!r} after {LONGEST} actions")

    def take_over(self) -> None:
        """Shows the table to the next player, if the screen is to be passed."""
        hand = self.page.get_by_role("button", name=re.compile("^Pass the screen to "))
        if hand.is_visible():  # who threw dice has seen them
            hand.click()
        show = self.page.get_by_role("button", name=re.compile("^I play the .*: show the table$"))
        expect(show.or_(self.orders()).first).to_be_visible()
        if show.is_visible():
            show.click()
            self.await_table()

    def phase(self) -> str:
        """What the banner calls the phase."""
        return self.page.locator(".phase").first.inner_text()

    def answer(self) -> None:
        """Does one thing of each kind in a phase, and goes on."""
        phase, prompt = self.phase(), self.prompt()
        self.asked.append((phase, prompt))
        kind = next((deed for words, deed in ONCE.items() if prompt.startswith(words)), "")
        if kind and (phase, kind) not in self.done and self.choices().count():
            self.done.add((phase, kind))
            self.click_first_choice()
        elif prompt.startswith("Where to?") and (phase, "go") not in self.done:
            self.done.add((phase, "go"))
            self.click_first_choice()
        else:
            self.go_on()

    def go_on(self) -> None:
        """The button that goes on, or whatever there is to do."""
        buttons = self.orders().locator(".buttons .main")
        names = buttons.all_inner_texts()
        quiet = next((name for name in ("Fight", *QUIET) if name in names), None)
        if quiet is None:
            self.press_on()
        else:
            self.push(buttons.nth(names.index(quiet)))

    def press_on(self) -> None:
        """As ever; after it the screen may belong to the other side."""
        self.close_fan()
        super().press_on()

    def await_change(self, seq: int) -> None:
        """Until the page shows something later, or asks for the other player."""
        self.page.wait_for_function(
            """seq => {
              const shown = document.querySelector('[data-seq]')
              return !shown || Number(shown.dataset.seq) > seq
            }""",
            arg=seq,
        )
