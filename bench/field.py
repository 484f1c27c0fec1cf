"""A large field for measuring the page: 4,550 hexes and 500 counters, drawn as a game's own map is.

One side may march any unit to a neighbouring hex, for ever. It is played by the same server and page as a
game, and only the bench offers it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from grognard.games.battle_for_germany.shown.picture import look
from grognard.kernel.actions import Action, Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Reason
from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.components.data import Data
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.game import Game, Option, Scenario
from grognard.kernel.state import Decision, State, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice
from grognard.picture import Counter, Scene, draw, hex_scene
from grognard.picture.board_file import sheet_data
from grognard.picture.counters.stacks import sprite
from grognard.picture.page import Page

COLUMNS, ROWS, COUNTERS = 91, 50, 500
SIDE = "army"
GRID = HexGrid(COLUMNS, ROWS, pattern="RRCC", rows_up=True)
BOARD = hex_board(GRID, "the field")
UNITS = tuple(f"u{number}" for number in range(COUNTERS))


class Position(State):
    """Where the units stand."""

    cell: list[int]


@frame
class March(Frame):
    """One march after the other."""

    near: dict[int, tuple[int, ...]] = derived()

    STEPS = ("march",)

    @choice
    def march(self, g: Position) -> Decision:
        """Any unit, to any hex beside it."""
        self.near = {unit: BOARD.neighbours[cell] for unit, cell in enumerate(g.cell)}
        return ask(SIDE, "march")

    @march.verb("go", UNIT, CELL, exactly="near")
    def go(self, g: Position, unit: int, cell: int) -> None:
        g.cell[unit] = cell

    @go.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar:
        return "1", "why.too-far"


class Field(Game[Position], Page):
    """The field as a game."""

    name = "field"
    title = "The Field"
    difficulty = 1
    folder = Path(__file__).parent
    state_type = Position
    scenarios: Mapping[str, Scenario] = {"field": Scenario("field", "1", {SIDE: (SIDE,)})}
    options: Mapping[str, Option] = {}
    data = Data({}, {}, "field-1")
    data_fingerprint = data.fingerprint
    grammar = Grammar({"go": ("unit", "cell")}, {"unit": UNITS, "cell": BOARD.labels})

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        pass

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> None:
        return None

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        state = Position(None, key)
        state.cell = Random(1945).choices(range(len(BOARD)), k=COUNTERS)
        state.stack.append(March())
        return state

    def seats(self, state: Position) -> Mapping[Seat, tuple[Side, ...]]:
        return self.scenarios["field"].seats

    def turn(self, state: Position) -> int:
        return 1

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        units = [
            {"id": unit, "side": SIDE, "place": "map", "cell": BOARD.labels[cell]}
            for unit, cell in zip(UNITS, state.cell, strict=True)
        ]
        return self.standard_view(state, seat) | {"turn": 1, "units": units}

    def elsewhere(self, state: Position, side: Side, attempt: Action) -> Reason:
        return Reason("1", "why.not-your-turn")

    def problems(self, state: Position) -> list[str]:
        return []

    def resample(self, state: Position, seat: Seat, rng: Random) -> Position:
        return self.imagine(state, seat, rng)

    def outcome(self, state: Position) -> Outcome | None:
        return None

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return draw(sheet(), look())

    def counters_svg(self) -> str:
        schemes = list(look().counter)
        counters = {
            f"u-{unit}": Counter(
                unit, schemes[number % len(schemes)], "infantry", "corps", f"{number}", "5-5-4"
            )
            for number, unit in enumerate(UNITS)
        }
        return sprite(counters, look())

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        units = {
            unit: {"name": unit, "values": "5-5-4", "nation": "", "scheme": "", "side0": SIDE}
            for unit in UNITS
        }
        order = {"unit": list(UNITS), "cell": list(BOARD.labels)}
        return super().board_file(scenario, language) | {
            **sheet_data(sheet(), look(), language),
            "units": units,
            "order": order,
        }


@cache
def sheet() -> Scene:
    """The map: mixed terrain with rivers here and there."""
    chance = Random(1945)
    terrain = {label: chance.choices(("clear", "broken", "rough"), (6, 2, 1))[0] for label in BOARD.labels}
    rivers = [
        (BOARD.labels[cell], BOARD.labels[near], "river", "")
        for cell, others in enumerate(BOARD.neighbours)
        for near in others
        if cell < near and chance.random() < 0.06
    ]
    return hex_scene(GRID, terrain, title="The Field", sides=rivers)
