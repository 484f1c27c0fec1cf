"""Borodino ’41 as a game of the kernel: what the contract asks, answered from the chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.geography import Geography
from grognard.games.borodino_41.position import Position, World
from grognard.games.borodino_41.problems import problems
from grognard.games.borodino_41.rules import victory
from grognard.games.borodino_41.rules.sequence import RULES
from grognard.games.borodino_41.rules.setup import Opening
from grognard.games.borodino_41.scenarios import OPTIONS, SCENARIOS, set_up, world_of
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.shown import asked, ending, overlays, page
from grognard.games.borodino_41.shown.view import view
from grognard.games.borodino_41.shown.words import name_of
from grognard.kernel.actions import Grammar, Seat
from grognard.kernel.answers import Outcome, Overlay
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.frames import verbs_of, windows_of
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.text import sentence
from grognard.picture.page import Page


class Borodino41(Game[Position], Page):
    """The game with its own components, or with packs laid over them."""

    name = "borodino-41"
    title = "Borodino ’41"
    folder = SHEET.folder
    difficulty = 5
    state_type = Position
    rules = 1
    scenarios = SCENARIOS
    options = OPTIONS
    overlays = overlays.NAMES
    sequence_rule = "4/desc/turn"
    phase_rules = RULES

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.box = Components(packs)
        self.data = self.box.data
        self.grammar = grammar(self.box.geo, self.box.piece_names)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        return world_of(self.box, scenario.name, options)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = set_up(self.world(scenario, options), key)
        g.stack.append(Opening())
        return g

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        return self.standard_view(state, seat) | view(
            state, self.seats(state)[seat], self.grammar.names("unit")
        )

    def problems(self, state: Position) -> list[str]:
        return problems(state)

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        return overlays.overlay(state, name, state.viewers(self.seats(state).get(seat, ())), unit)

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.board_svg(self.box, language)

    def counters_svg(self) -> str:
        return page.counters_svg(self.box)

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return page.board_file(self.box, scenario, self.grammar, language)

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        said = {**asked.told(state, message), **ending.told(state, message), **args}
        return sentence(self.folder / "look", language, message, said, partial(name_of, self.box))

    def statistics(self, state: Position) -> dict[str, float]:
        """How a game went: the day on which Mozhaisk fell, the highway, and what both sides lost."""
        return victory.statistics(state)

    def outcome(self, state: Position) -> Outcome | None:
        return None if state.pending else victory.outcome(state)


def grammar(geo: Geography, pieces: Sequence[str]) -> Grammar:
    """The verbs of all frames, and the names of what they take.

    Kinds are `unit` for every counter and dummy; `cell`; `edge` for hexsides with water; `direction`;
    `number`; and those of standing orders.
    """
    names = {
        "unit": pieces,
        "cell": geo.board.labels,
        "edge": geo.spots.edge_labels,
        "direction": DIRECTIONS[geo.board.orientation or "flat"],
        "window": tuple(windows_of(__name__)),
        "until": Position.UNTIL,
    }
    return Grammar(verbs_of(__name__), names)
