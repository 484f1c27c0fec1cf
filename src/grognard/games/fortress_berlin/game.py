"""Fortress Berlin as a game of the kernel: what the contract asks, answered from the chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from grognard.games.fortress_berlin.charts import Leader
from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.geography import Geography
from grognard.games.fortress_berlin.position import Position, World
from grognard.games.fortress_berlin.problems import problems
from grognard.games.fortress_berlin.rules import players, victory
from grognard.games.fortress_berlin.rules.hitler import LEADER
from grognard.games.fortress_berlin.rules.roles import ASSIGNMENT, NAMES
from grognard.games.fortress_berlin.rules.sequence import RULES
from grognard.games.fortress_berlin.rules.setup import Opening
from grognard.games.fortress_berlin.scenarios import OPTIONS, SCENARIOS, set_up, world_of
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.shown import ending, overlays, page
from grognard.games.fortress_berlin.shown.view import view
from grognard.games.fortress_berlin.shown.words import name_of
from grognard.kernel.actions import Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Overlay
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.frames import verbs_of, windows_of
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.text import sentence
from grognard.picture.page import Page


class FortressBerlin(Game[Position], Page):
    """The game with its own components, or with packs laid over them."""

    name = "fortress-berlin"
    title = "Fortress Berlin"
    folder = SHEET.folder
    difficulty = 4
    state_type = Position
    rules = 1
    scenarios = SCENARIOS
    options = OPTIONS
    overlays = overlays.NAMES
    sequence_rule = "4.0a"
    phase_rules = RULES

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.box = Components(packs)
        self.data = self.box.data
        self.grammar = grammar(self.box.geo, self.box.piece_names, self.box.leaders)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        return world_of(self.box, options, scenario.seats)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = set_up(self.world(scenario, options), key)
        g.stack.append(Opening())
        return g

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        return self.standard_view(state, seat) | view(
            state, self.seats(state)[seat], self.grammar.names("unit")
        )

    def answers(self, state: Position) -> Mapping[Seat, tuple[Side, ...]]:
        return players.answers(state)

    def problems(self, state: Position) -> list[str]:
        return problems(state)

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        return overlays.overlay(state, name, state.viewers(self.seats(state).get(seat, ())), unit)

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.board_svg(self.box, language)

    def counters_svg(self) -> str:
        return page.counters_svg(self.box)

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return page.board_file(self.box, self.grammar, language)

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        said = {**ending.told(state, message), **args}
        return sentence(self.folder / "look", language, message, said, partial(name_of, self.box))

    def statistics(self, state: Position) -> dict[str, float]:
        """How a game went: its length, the points of both sides, and when Hitler died."""
        return victory.statistics(state)

    def outcome(self, state: Position) -> Outcome | None:
        return None if state.pending else victory.outcome(state)


def grammar(geo: Geography, pieces: Sequence[str], leaders: Sequence[Leader]) -> Grammar:
    """The verbs of all frames, and the names of what they take: counters, hexes, directions, leaders."""
    names = {
        "unit": pieces,
        "cell": geo.board.labels,
        "direction": DIRECTIONS[geo.board.orientation or "flat"],
        ASSIGNMENT: NAMES,
        LEADER: tuple(leader.id for leader in leaders),
        "window": tuple(windows_of(__name__)),
        "until": Position.UNTIL,
    }
    return Grammar(verbs_of(__name__), names)
