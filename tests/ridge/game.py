"""The ridge by the contract: face-down stacks, dummies, cups of chits and a die that one side sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grognard.kernel.actions import Action, Grammar, Seat, Side
from grognard.kernel.answers import Outcome, Reason
from grognard.kernel.components.data import Data
from grognard.kernel.frames import verbs_of
from grognard.kernel.game import Game, Option, Scenario
from grognard.kernel.knowledge.levels import FACE, IDENTITY
from grognard.picture.page import Page
from tests.plain_page import PlainPage
from tests.ridge.position import (
    BOARD,
    CUP,
    HAND,
    OUT,
    PER_SIDE,
    PLACES,
    SIDES,
    STRENGTH,
    UNITS,
    Position,
    World,
    is_chit,
)
from tests.ridge.rules import Turn

_SIDE_OF = {unit: SIDES[number // PER_SIDE] for number, unit in enumerate(UNITS) if not is_chit(number)}
_STRENGTH = {unit: str(STRENGTH[UNITS.index(unit) % PER_SIDE]) for unit in _SIDE_OF}
# A token never passes to a piece of another back, so a page knows the back of each.
_BACKS = {f"?{UNITS.index(unit)}": side for unit, side in _SIDE_OF.items()}
PAGE = PlainPage(BOARD, _SIDE_OF | _BACKS, _STRENGTH | dict.fromkeys(_BACKS, "?"))


class Ridge(Game[Position], Page):
    """Two sides, four turns."""

    name = "ridge"
    title = "The Ridge"
    difficulty = 1
    folder = Path(__file__).parent
    state_type = Position
    scenarios: Mapping[str, Scenario] = {
        "duel": Scenario("duel", "1-1", {"north": ("red",), "south": ("blue",)}, secrets=True),
        "alone": Scenario("alone", "1-1", {"player": SIDES}),
    }
    options: Mapping[str, Option] = {}
    data = Data({}, {}, "ridge-1")
    grammar = Grammar(verbs_of(__name__), {"unit": UNITS, "cell": BOARD.labels})

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        pass

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        return World(scenario.seats)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = Position(self.world(scenario, options), key)
        g.clear_board(OUT, "hits", "done")
        for unit, name in enumerate(UNITS):
            side = g.camp[unit]
            if is_chit(unit):
                g.remove(unit, CUP + side)
            else:
                g.put(unit, BOARD.cell(f"{3 + side:02}{1 + int(name[-1]) // 2:02}"))
        g.turn = 1
        g.stack = [Turn()]
        return g

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        g = state
        viewers = g.viewers(self.seats(g)[seat])
        return self.standard_view(g, seat) | {
            "turn": g.turn,
            "units": [
                _counter(g, viewers, unit)
                for cell in range(len(BOARD))
                for unit in reversed(g.seen_at(viewers, cell))
            ],
            "boxes": {name: len(g.in_place(box)) for box, name in enumerate(PLACES) if box >= CUP},
            "chits": [
                {"id": _name(g, viewers, unit), "side": SIDES[g.camp[unit]]}
                for unit, _ in g.seen(viewers)
                if g.place[unit] >= HAND
            ],
            "dice": g.dice_seen(viewers),
        }

    def board_svg(self, scenario: str, language: str = "en") -> str:
        return PAGE.board_svg()

    def counters_svg(self) -> str:
        return PAGE.counters_svg()

    def board_file(self, scenario: str, language: str = "en") -> dict[str, Any]:
        return super().board_file(scenario, language) | PAGE.board_file(self.grammar, ("fire", "assault"))

    def elsewhere(self, state: Position, side: Side, attempt: Action) -> Reason:
        return Reason("2-1", "why.other-step", {"waiting": sorted(state.pending)})

    def problems(self, state: Position) -> list[str]:
        unknown = [
            f"{UNITS[unit]} is not known to its own side"
            for side in range(2)
            for unit in state.counters_of(side)
            if state.level((side,), unit) < FACE
        ]
        return state.problems() + unknown

    def outcome(self, state: Position) -> Outcome | None:
        if state.stack:
            return None
        left = {
            seat: sum(len(state.counters_of(SIDES.index(side))) for side in sides)
            for seat, sides in self.seats(state).items()
        }
        best = max(left.values())
        return Outcome(tuple(seat for seat, count in left.items() if count == best), "4-1", "most", left)


def _counter(g: Position, viewers: tuple[int, ...], unit: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"id": _name(g, viewers, unit), "side": SIDES[g.camp[unit]]}
    seen |= {"place": "map", "cell": BOARD.labels[g.cell[unit]]}
    seen |= {"hits": g.hits[unit], "done": g.done[unit]}
    return seen | ({"strength": g.strength(unit)} if g.level(viewers, unit) >= IDENTITY else {})


def _name(g: Position, viewers: tuple[int, ...], unit: int) -> str:
    called = g.call(viewers, unit)
    return called if isinstance(called, str) else UNITS[called]
