"""Victory Roads as a game of the kernel: what the contract asks, answered from the chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from grognard.games.victory_roads.components import THEATRES, Components
from grognard.games.victory_roads.position import BOX_S, ELIMINATED, WITH_SOVIETS, Position, World, team_seat
from grognard.games.victory_roads.problems import problems
from grognard.games.victory_roads.rules import victory
from grognard.games.victory_roads.rules.combat.charts import RESULTS
from grognard.games.victory_roads.rules.sequence import RULES, Turn
from grognard.games.victory_roads.rules.theatres import team
from grognard.games.victory_roads.scenarios import OPTIONS, SCENARIOS, TEAM, set_up, world_of
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.shown import overlays, page
from grognard.games.victory_roads.shown.view import view
from grognard.games.victory_roads.shown.words import face_down, name_of
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.actions import Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Overlay
from grognard.kernel.board.board import Board
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.frames import verbs_of, windows_of
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.text import sentence
from grognard.picture.page import Page


class VictoryRoads(Game[Position], Page):
    """The game with its own components, or with packs laid over them."""

    name = "victory-roads"
    title = "Victory Roads"
    folder = SHEET.folder
    difficulty = 5
    state_type = Position
    rules = 1
    scenarios = SCENARIOS
    options = OPTIONS
    overlays = overlays.NAMES
    sequence_rule = "2/sequence"
    phase_rules = RULES

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.box = Components(packs)
        self.data = self.box.data
        self.grammar = grammar(self.box.board, self.box.piece_names)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        if not options.get(TEAM.name):
            return self.world_without_team(scenario.name)
        players = tuple(theatre for theatre in range(len(THEATRES)) if team_seat(theatre) in scenario.seats)
        alone: World = self.world(scenario, {TEAM.name: False})
        return replace(alone, seats=scenario.seats, team=players)

    def world_without_team(self, name: str) -> World:
        """The world of a scenario in which one player has all theatres."""
        return world_of(self.box, name)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = set_up(self.world(scenario, options), self.box, scenario.name, key)
        g.stack.append(Turn())
        return g

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        return self.standard_view(state, seat) | view(
            state, self.seats(state)[seat], self.grammar.names("unit")
        )

    def answers(self, state: Position) -> Mapping[Seat, tuple[Side, ...]]:
        return team.answers(state)

    def problems(self, state: Position) -> list[str]:
        return problems(state)

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        return overlays.overlay(state, name, unit)

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.board_svg(self.box, scenario, language)

    def counters_svg(self) -> str:
        return page.counters_svg(self.box)

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return page.board_file(self.box, scenario, self.grammar, language)

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        def namer(name: str, value: Any, language: str) -> Any:
            if name == "place" and value == BOX_S and not state.is_advanced:
                value = "box-soviet"  # the only Soviet box of the basic game
            return name_of(self.box, name, value, language)

        given = {name: face_down(self.box, value, language) for name, value in args.items()}
        return sentence(self.folder / "look", language, message, given, namer)

    def statistics(self, state: Position) -> dict[str, float]:
        """How a game went: turns, Hitler's generals, what the Reich lost, and whether Romania turned."""
        found: dict[str, float] = {"last_turn": state.turn}
        if state.is_advanced:
            found |= {"dismissals": state.dismissals, "withdrawals": state.freedom}
            found |= {"objectives_left": state.objectives, "romania_turned": state.romania == WITH_SOVIETS}
        lost = Counter(state.camp[unit] for unit in state.in_place(ELIMINATED))
        return found | {f"{side}_eliminated": lost[camp] for camp, side in enumerate(SIDES)}

    def outcome(self, state: Position) -> Outcome | None:
        return None if state.pending else victory.outcome(state)


def grammar(board: Board, pieces: Sequence[str]) -> Grammar:
    """The verbs of all frames, and the names of what they take.

    Kinds are `unit` for every piece, counters and then support chits (`su-katyusha-2`); `cell`; `theatre`;
    `direction`; `result` of a combat; `number`; and those of standing orders.
    """
    names = {
        "unit": pieces,
        "cell": board.labels,
        "theatre": THEATRES,
        "direction": DIRECTIONS[board.orientation or "flat"],
        "result": RESULTS,
        "window": tuple(windows_of(__name__)),
        "until": Position.UNTIL,
    }
    return Grammar(verbs_of(__name__), names)
