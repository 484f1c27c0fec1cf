"""A sample game, small enough to read at one sitting: every part of the contract, and things to hide."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from grognard.kernel import flow
from grognard.kernel.actions import Action, Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Overlay, Reason, Tint
from grognard.kernel.components.data import Data
from grognard.kernel.frames import verbs_of, windows_of
from grognard.kernel.game import Game, Option, Scenario
from grognard.kernel.pieces import NOWHERE
from grognard.picture.page import Page
from tests.sample import page
from tests.sample.convoy import ROOM
from tests.sample.council import holders
from tests.sample.position import (
    BOARD,
    CHITS,
    CUP,
    KINDS,
    LOST,
    OBJECTIVES,
    PLAYED,
    SETUP,
    SIDES,
    UNITS,
    Position,
    World,
)
from tests.sample.rules import HAND, Turn, ways
from tests.sample.works import BRIDGES, DIRECTIONS, at_start


class Sample(Game[Position], Page):
    """The valley: two sides, a dozen zones, four turns."""

    name = "sample"
    title = "The Valley"
    difficulty = 1
    folder = Path(__file__).parent
    state_type = Position
    scenarios: Mapping[str, Scenario] = {
        "duel": Scenario("duel", "2-0", {"north": ("red",), "south": ("blue",)}, ("long",), secrets=True),
        "alone": Scenario("alone", "2-0", {"player": SIDES}),
        "council": Scenario("council", "5-0", {"north": ("red",), "south": ("blue",)}, secrets=True),
        "works": Scenario("works", "6-0", {"player": SIDES}),
        "convoy": Scenario("convoy", "7-0", {"player": SIDES}),
    }
    options: Mapping[str, Option] = {"long": Option("long", "4-1", "Seven turns instead of four")}
    data = Data({}, {}, "valley-1")
    grammar = Grammar(
        verbs_of(__name__),
        {
            "unit": UNITS,
            "cell": BOARD.labels,
            "chit": KINDS,
            "edge": BRIDGES.edge_labels,
            "direction": DIRECTIONS,
            "window": tuple(windows_of(__name__)),
            "until": Position.UNTIL,
        },
    )
    overlays = ("objectives", "reach")

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        last, name = 7 if options.get("long") else 4, scenario.name
        return World(scenario.seats, last, name == "council", name in ("works", "convoy"), name == "convoy")

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        state = Position(self.world(scenario, options), key)
        state.clear_board(LOST)
        for unit, cell in enumerate(SETUP):
            state.put(unit, cell)
        state.chit = bytearray([CUP] * len(CHITS))
        state.purse, state.turn, state.swapped = bytearray([3, 3]), 1, False
        at_start(state)
        state.stack.append(Turn())
        return state

    def seats(self, state: Position) -> Mapping[Seat, tuple[Side, ...]]:
        return holders(state)

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        mine = self.seats(state)[seat]
        return self.standard_view(state, seat) | {
            "turn": state.turn,
            "units": [
                {"id": UNITS[unit], "side": SIDES[unit // 3], "place": "map", "cell": BOARD.labels[cell]}
                | ({"facing": DIRECTIONS[state.facing[unit]]} if state.world.works else {})
                for unit, cell in enumerate(state.cell)
                if cell != NOWHERE
            ],
            "purse": dict(zip(SIDES, state.purse, strict=True)),
            "chits": {name: len(state.chits_in(side)) for side, name in enumerate(SIDES)},
            "hand": {name: self._kinds(state, side) for side, name in enumerate(SIDES) if name in mine},
            "played": self._kinds(state, PLAYED),
            "works": [
                {"edge": label, "is": "blown"}
                for edge, label in enumerate(BRIDGES.edge_labels)
                if state.blown[edge]
            ],
        }

    def _kinds(self, state: Position, place: int) -> list[str]:
        return sorted(KINDS[CHITS[chit]] for chit in state.chits_in(place))

    def elsewhere(self, state: Position, side: Side, attempt: Action) -> Reason:
        if side not in state.pending:
            return Reason("2-0", "why.not-your-turn", {"waiting": sorted(state.pending)})
        return Reason("2-0", "why.other-step", {"asked": state.pending[side].prompt})

    def lay(self, state: Position, seat: Seat, name: str, unit: int | None) -> Overlay:
        if name == "objectives":
            holders = {cell: state.unit_at(cell) for cell in OBJECTIVES}
            tones = {cell: "vacant" if held is None else SIDES[held // 3] for cell, held in holders.items()}
            return {cell: (Tint(tone),) for cell, tone in tones.items()}
        steps = [] if unit is None or state.cell[unit] == NOWHERE else ways(state, unit // 3)
        return {cell: (Tint("open", "1"),) for _, goer, cell in steps if goer == unit}

    def problems(self, state: Position) -> list[str]:
        room = ROOM if state.world.convoy else 1
        found = state.problems()
        for cell, label in enumerate(BOARD.labels):
            there = len(state.units_at(cell))
            if there > room:
                found.append(f"{label} holds {there} units; 1-1 allows {room}")
        for side, name in enumerate(SIDES):
            if len(state.chits_in(side)) > HAND:
                found.append(f"{name} holds {len(state.chits_in(side))} chits; 2-1 allows {HAND}")
        return found

    def resample(self, state: Position, seat: Seat, rng: Random) -> Position:
        imagined = self.imagine(state, seat, rng)
        known = self.seats(state)[seat]
        seen = (PLAYED, *(SIDES.index(side) for side in known))
        hidden = [chit for chit, place in enumerate(state.chit) if place not in seen]
        places = [state.chit[chit] for chit in hidden]
        rng.shuffle(places)
        for chit, place in zip(hidden, places, strict=True):
            imagined.chit[chit] = place
        flow.reseal(imagined, known, rng)
        return imagined

    def outcome(self, state: Position) -> Outcome | None:
        if state.pending:
            return None
        held = {
            name: sum(state.cell[unit] in OBJECTIVES for unit in state.units_of(side))
            for side, name in enumerate(SIDES)
        }
        winners = [] if held["red"] == held["blue"] else [max(SIDES, key=held.__getitem__)]
        scores = {seat: sum(held[side] for side in sides) for seat, sides in self.seats(state).items()}
        return Outcome(
            tuple(self.seat_of(state, side) for side in winners), "4-1", "outcome.objectives", scores
        )

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return page.PAGE.board_svg() if scenario == "works" else super().board_svg(scenario, language)

    def counters_svg(self) -> str:
        return page.PAGE.counters_svg()

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        found = super().board_file(scenario, language)
        return found | page.board_file(self.grammar) if scenario == "works" else found
