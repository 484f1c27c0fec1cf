"""Race for Berlin as a game of the kernel: what the contract asks, answered from the chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from grognard.games.race_for_berlin.components import FOLDER, Components
from grognard.games.race_for_berlin.position import Position, World
from grognard.games.race_for_berlin.problems import problems
from grognard.games.race_for_berlin.rules import victory
from grognard.games.race_for_berlin.rules.events import EVENTS, SIDES
from grognard.games.race_for_berlin.setting import OPTIONS, SCENARIOS, set_up
from grognard.games.race_for_berlin.shown import overlays, page
from grognard.games.race_for_berlin.shown.view import view
from grognard.games.race_for_berlin.shown.words import name_of, reduced_in
from grognard.kernel import flow
from grognard.kernel.actions import Action, Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Overlay, Reason
from grognard.kernel.frames import verbs_of
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.text import sentence
from grognard.picture.page import Page

VERBS = verbs_of(__name__)


class RaceForBerlin(Game[Position], Page):
    """The game with its own components, or with packs laid over them."""

    name = "race-for-berlin"
    title = "Race for Berlin"
    folder = FOLDER
    difficulty = 3
    state_type = Position
    rules = 2
    scenarios = SCENARIOS
    options = OPTIONS
    overlays = overlays.NAMES

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.box = Components(packs)
        self.data = self.box.data
        names = {
            "unit": [unit.id for unit in self.box.units],
            "cell": self.box.board.labels,
            "event": EVENTS,
            "army": [formation.id for formation in self.box.formations],
            "track": ("1", "2", "3"),
        }
        self.grammar = Grammar(VERBS, names)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        return World(self.box, scenario.seats)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        return set_up(self.world(scenario, options), key)

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        return self.standard_view(state, seat) | view(state, seat)

    def elsewhere(self, state: Position, side: Side, attempt: Action) -> Reason:
        if side not in state.pending:
            return Reason("1", "why.not-your-turn", {"waiting": tuple(state.pending)})
        return Reason(f"1/{state.phase[0]}", "why.other-step", {"phase": state.phase})

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        return overlays.overlay(state, name, unit)

    def problems(self, state: Position) -> list[str]:
        return problems(state)

    def statistics(self, state: Position) -> dict[str, float]:
        found: dict[str, float] = {
            f"{side}_points": points for side, points in zip(SIDES, state.points, strict=True)
        }
        found |= {"last_turn": state.turn, "americans_in_berlin": state.over == victory.AMERICANS_IN_BERLIN}
        found["city_surrounded"] = bool(state.ring)
        if state.ring:
            found["turn_surrounded"] = state.ring
        return found

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.board_svg(self._at_start(scenario), language)

    def counters_svg(self) -> str:
        return page.counters_svg(self.box)

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return page.board_file(self._at_start(scenario), self.grammar, language)

    def _at_start(self, scenario: str) -> Position:
        return self.setup(*self.choose(scenario, {}), bytes(32))

    def resample(self, state: Position, seat: Seat, rng: Random) -> Position:
        """Deals the rival another token: any of those that this seat must reckon with."""
        imagined = self.imagine(state, seat, rng)
        mine = SIDES.index(seat)
        other = 1 - mine
        if state.could[other]:
            dealt = rng.choice(state.could[other])
            known = (set(state.could[mine]) | {state.token[other]}) - {dealt}
            imagined.token[other] = dealt
            imagined.could[mine] = tuple(sorted(known)) if state.could[mine] else ()
        flow.reseal(imagined, self.seats(state)[seat], rng)
        return imagined

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        reduced = reduced_in(state, message, args)

        def namer(name: str, value: Any, language: str) -> Any:
            return name_of(self.box, name, value, language, reduced)

        return sentence(self.folder / "look", language, message, args, namer)

    def outcome(self, state: Position) -> Outcome | None:
        return None if state.pending else victory.outcome(state)
