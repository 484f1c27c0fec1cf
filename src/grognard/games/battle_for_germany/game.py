"""Battle for Germany as a game of the kernel: what the contract asks, answered from the chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from grognard.games.battle_for_germany.components import FOLDER, SOVIET, Components
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.problems import problems
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.scenarios import OPTIONS, SCENARIOS, set_up, world
from grognard.games.battle_for_germany.setting import SIDES, World
from grognard.games.battle_for_germany.shown import overlays, page
from grognard.games.battle_for_germany.shown.view import view
from grognard.games.battle_for_germany.shown.words import name_of
from grognard.kernel.actions import Action, Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Overlay, Reason
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import verbs_of
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.text import sentence
from grognard.picture.page import Page

VERBS = verbs_of(__name__)


class BattleForGermany(Game[Position], Page):
    """The game with its own components, or with packs laid over them."""

    name = "battle-for-germany"
    title = "Battle for Germany"
    difficulty = 2
    folder = FOLDER
    state_type = Position
    rules = 2
    scenarios = SCENARIOS
    options = OPTIONS
    overlays = overlays.NAMES

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.box = Components(packs)
        self.data = self.box.data
        names = {"unit": [unit.id for unit in self.box.units], "cell": self.box.board.labels}
        self.grammar = Grammar(VERBS, names)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        return world(self.box, scenario, options)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        return set_up(self.world(scenario, options), key)

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        return self.standard_view(state, seat) | view(state)

    def elsewhere(self, state: Position, side: Side, attempt: Action) -> Reason:
        if side not in state.pending:
            return Reason("3-0b", "why.not-your-turn", {"waiting": tuple(state.pending)})
        phase = state.world.terms.turn[state.phase]
        if attempt[0] == "attack" and state.germans_gone and not state.war:
            return Reason("12-22c", "why.not-an-enemy", {"cell": attempt[1]})
        return Reason(phase.rule, "why.other-phase", {"phase": phase.kind, "side": phase.side})

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        return overlays.overlay(state, name, unit)

    def problems(self, state: Position) -> list[str]:
        return problems(state)

    def resample(self, state: Position, seat: Seat, rng: Random) -> Position:
        return self.imagine(state, seat, rng)

    def outcome(self, state: Position) -> Outcome | None:
        return None if state.pending else victory.outcome(state)

    def statistics(self, state: Position) -> dict[str, float]:
        points = victory.score(state)
        found: dict[str, float] = {f"{SIDES[side]}_points": value for side, value in points.items()}
        if state.berlin_turn:
            found["berlin_turn"] = state.berlin_turn
            found["berlin_by_turn_6"] = state.berlin_turn <= 6
            found["berlin_to_soviets"] = state.berlin == SOVIET
        return found

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.board_svg(self._at_start(scenario), language)

    def counters_svg(self) -> str:
        return page.counters_svg(self.box)

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return page.board_file(self._at_start(scenario), self.grammar, language)

    def _at_start(self, scenario: str) -> Position:
        return self.setup(*self.choose(scenario, {}), key_from_seed(0))

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        def namer(name: str, value: Any, language: str) -> Any:
            return name_of(state.box, name, value, language)

        return sentence(self.folder / "look", language, message, args, namer)
