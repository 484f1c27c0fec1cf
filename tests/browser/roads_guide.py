"""A learner at a guided first game, who does by clicks what each step asks for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from grognard.kernel.words.guide import Beat, load_guide
from tests.browser.player import Player
from tests.browser.roads_records import GAME

BUTTONS = {"number", "told"}
"""Kinds of arguments that no click on the map can say."""


class Learner(Player):
    """Plays the guide; a game of its own says where the units are."""

    def __init__(self, player: Player, language: str, game: Any = GAME) -> None:
        super().__init__(player.page)
        guide = load_guide(game)
        assert guide is not None
        self.game, self.guide = game, guide
        self.state = guide.begin(game)
        board = game.board_file(guide.scenario, language)
        self.labels: list[str] = board["order"]["cell"]
        self.verbs = {name: verb["label"] for name, verb in board["verbs"].items()}
        self.units = {name: unit["name"] for name, unit in board["units"].items()}

    def panel(self) -> Locator:
        """What leads."""
        return self.page.get_by_role("region", name="Guide")

    def play(self, look: Callable[[int], None]) -> None:
        """From the first step to the last; looks at each as it begins."""
        beats = list(self.guide.beats)
        for number in range(len(self.guide.steps)):
            expect(self.panel()).to_contain_text(re.compile(rf"(Step|Étape) {number + 1} "))
            mine = [beat for beat in beats if beat.step == number]
            look(number)
            for beat in mine:
                self.take(beat)
            if not mine and number + 1 < len(self.guide.steps):
                self.panel().get_by_role("button", name=re.compile("^(Next|Suivant)$")).click()

    def take(self, beat: Beat) -> None:
        """Does one thing on the page, and the same in the game beside it."""
        (side,) = self.state.pending
        offered = [self.game.grammar.text(option) for option in self.state.pending[side].options]
        line = next(line for line in beat.lines if line in offered)
        before = self.seq()
        self.click_line(line)
        self.await_change(before)
        for who, told in ((side, line), *beat.then):
            self.game.act(self.state, who, self.game.parse(told))

    def click_line(self, line: str) -> None:
        """The clicks that a line takes: a button, a unit on the map or beside it, a hex."""
        verb, *names = line.split()
        before = self.seq()
        kinds = self.game.grammar.verbs[verb]
        if BUTTONS & set(kinds):
            return self.click_button(verb, names)
        if "direction" in kinds:
            return self.point(line)
        for kind, name in zip(kinds, names, strict=True):
            if kind == "unit":
                self.click_unit(name)
            elif kind == "cell" and self.seq() == before:
                self.click_cell(self.page.locator(f'[data-cell="{name}"].able'))
        if not {"unit", "cell"} & set(kinds):
            self.click_button(verb, names)
        return None

    def point(self, line: str) -> None:
        """A direction of the ring around a unit."""
        box = self.page.locator(f'.direction.able[data-line="{line}"] circle').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click_button(self, verb: str, names: list[str]) -> None:
        """A button of the orders."""
        label = " · ".join([self.verbs[verb], *names])
        self.orders().locator(".buttons").get_by_role("button", name=label, exact=True).click()

    def click_unit(self, name: str) -> None:
        """A counter where it stands, by the fan of its stack, or one that lies beside the map."""
        cell = self.state.cell[self.game.grammar.number("unit", name) or 0]
        before = self.seq()
        if cell < 0:
            self.orders().locator(f'.beside button[aria-label*="{self.units[name]}"]').first.click()
            taken = f'.beside [aria-pressed=true], [data-seq]:not([data-seq="{before}"])'
            return expect(self.page.locator(taken).first).to_be_attached()
        self.close_fan()
        spot = self.page.locator(f'[data-cell="{self.labels[cell]}"].able')
        expect(spot).to_be_attached()
        self.click_cell(spot)
        which = self.page.locator(".card.pinned button.legal", has_text=self.units[name])
        settled = self.page.locator(f'[data-cell][aria-pressed=true], [data-seq]:not([data-seq="{before}"])')
        expect(which.or_(settled).first).to_be_attached()
        if self.seq() == before and which.count():
            which.first.click()
        return expect(settled.first).to_be_attached()
