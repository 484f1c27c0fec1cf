"""A player of Race for Berlin at the page, and a game that has come to a fight for Berlin."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache

from playwright.sync_api import Locator, expect

from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.position import Position
from grognard.kernel import record
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from tests.browser.player import LONGEST, Player
from tests.race_for_berlin.make_transcripts import ENDINGS, FOLDER
from tests.transcript import read

GAME = RaceForBerlin()
WORDS = {
    "en": {
        "activate": "press “Begin”.",
        "replacement": "Use your replacement point",
        "gather": "choose the attackers",
        "fight": "Activate to fight",
        "begin": "Begin",
        "shift": "End of turn",
        "next": "Turn 2",
    },
    "fr": {
        "activate": "appuyez sur «\u00a0Commencer\u00a0».",
        "replacement": "Utilisez votre point de remplacement",
        "gather": "choisissez les attaquants",
        "fight": "Activer en combat",
        "begin": "Commencer",
        "shift": "Fin de tour",
        "next": "Tour 2",
    },
}
FIGHTERS = 2
"""How many units are activated in the first impulse of a turn; in the others none."""


class Marshal(Player):
    """Zhukov or Konev, in a language."""

    def __init__(self, player: Player, language: str) -> None:
        super().__init__(player.page)
        self.words = WORDS[language]

    def play_turn(self) -> list[str]:
        """Plays the first turn by clicks, one attack and then passes; says what was asked."""
        asked: list[str] = []
        for _ in range(LONGEST):
            self.await_decision()
            if self.words["next"] in self.page.get_by_role("banner").inner_text():
                return asked
            asked.append(self.prompt())
            self.answer(asked)
        raise AssertionError(f"still {self.prompt()!r} after {LONGEST} actions")

    def answer(self, asked: list[str]) -> None:
        """Does what can be done on the board, but designates few units and skips the smaller steps."""
        if self.words["activate"] in asked[-1] and self.button("fight").is_visible():
            self.button("fight").click()
        designated = sum(self.words["activate"] in prompt for prompt in asked) - 1
        skipped = any(self.words[word] in asked[-1] for word in ("replacement", "shift"))
        if designated >= FIGHTERS and self.button("begin").is_visible():
            self.press(self.words["begin"])
        elif skipped or not self.choices().count():
            self.press_on()
        else:
            self.click_first_choice()

    def button(self, word: str) -> Locator:
        """One of the buttons that give orders."""
        return self.orders().get_by_role("button", name=self.words[word], exact=True)


@cache
def before_the_storm() -> tuple[str, Position]:
    """The record of a game up to a roll for Berlin whose outcome is open, and its state.

    A second support point could help it.
    """
    return first_time(lambda state, options: ("spend",) in options and is_open(state))


@cache
def before_an_attack() -> tuple[str, Position]:
    """The record of a game up to the choice of a zone to attack, and its state."""
    return first_time(lambda state, options: any(option[0] == "attack" for option in options))


def first_time(wanted: Callable[[Position, Collection[Action]], bool]) -> tuple[str, Position]:
    """The record of a game up to a position that is wanted, and that position."""
    for ending in ENDINGS:
        header, steps = read((FOLDER / ending.file).read_text(encoding="utf-8"))
        key = key_from_seed(header.seed)
        state, made = GAME.new("race", {}, key), record.start(GAME, "race", {}, key)
        for side, line in steps:
            if wanted(state, state.pending[side].options):
                record.finish(made, GAME, state)
                return record.write(made), state
            GAME.act(state, side, GAME.parse(line))
            made.actions.append((side, line))
    raise AssertionError("no transcript has such a position")


def is_open(state: Position) -> bool:
    """Whether the roll that is being prepared may or may not bring control."""
    forecast = GAME.forecast(state, ("roll",))
    assert forecast is not None
    return any(0 < note.args.get("chance", 0) < 1 for note in forecast.notes)


def practise(player: Player, text: str, marshal: str) -> None:
    """Opens a practice table that goes on from the end of a record, as the marshal who must decide."""
    expect(player.page.get_by_role("button", name="Create")).to_be_enabled()  # a guest has a name by now
    make = """async text => {
      const post = async (path, body) => {
        const headers = {'content-type': 'application/json'}
        const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
        if (!answer.ok) throw new Error(await answer.text())
        return (await answer.json()).id
      }
      return post(`/api/tables/${await post('/api/records', {record: text})}/fork`, {})
    }"""
    table = player.page.evaluate(make, text)
    player.page.goto(player.page.url.split("#")[0] + f"#/table/{table}")
    player.page.get_by_role("button", name=f"I play {marshal}").click()
    player.await_table()
