"""What the Axis alone decide: withdrawals, trains and ships, and where units come in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.axis.carriers import Carriers
from grognard.games.victory_roads.ai.axis.defiance import Defiance
from grognard.games.victory_roads.ai.axis.entries import Entries
from grognard.games.victory_roads.ai.axis.line import LinePlanner
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.arrivals.reinforcements import Reinforcements
from grognard.games.victory_roads.rules.arrivals.replacements import Replacements
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.rules.movement.picking import RailMoves
from grognard.kernel.actions import Action
from grognard.kernel.pieces import NO_PIECE

Options = Sequence[Action]


class HighCommand:
    """Its decisions of a phase, each from a plan that is made when it is first asked for."""

    def __init__(self, planner_for: Callable[[Position], LinePlanner]) -> None:
        self._planner_for = planner_for
        self.carriers: Carriers | None = None
        self._defiance: Defiance | None = None
        self._entries: Entries | None = None
        self._considered = False
        """Whether abandoning equipment has been."""
        self.answers: Mapping[str, Callable[[Position, Options], Action]] = {
            "ask.defy": lambda g, options: self.defiance(g).decide(g, options),
            "ask.around": lambda g, options: self.defiance(g).around(g, options),
            "ask.withdraw": lambda g, options: self.defiance(g).withdraw(g, options),
            "ask.pull-back": lambda g, options: self.defiance(g).pull_back(g, options),
            "ask.abandon-unit": lambda g, options: self.defiance(g).leave(g, options),
            "ask.rail-unit": self._entrain,
            "ask.rail": lambda g, options: self._carried(g).ride(options),
            "ask.sail": lambda g, options: self._carried(g).sail(options),
            "ask.come-in": self._come_in,
        }

    def defiance(self, g: Position) -> Defiance:
        """Whom a withdrawal would save."""
        if self._defiance is None:
            self._defiance = Defiance(self._planner_for(g))
        return self._defiance

    def abandon(self, g: Position, options: Options) -> Action | None:
        """6.3: considered once, before anyone has moved."""
        if self._considered or not any(action[0] == "abandon" for action in options):
            return None
        self._considered = True
        return self.defiance(g).abandon(g, options)

    def flee(self, g: Position, options: Options) -> Action | None:
        """6.3: where a unit goes that abandons its equipment; None for other marches."""
        frame = g.stack[-1]
        if not isinstance(frame, March) or frame.hq == NO_PIECE:
            return None
        return self.defiance(g).flee(g, options)

    def _entrain(self, g: Position, options: Options) -> Action:
        return self._carried(g).entrain(options)

    def _carried(self, g: Position) -> Carriers:
        """The trains and ships of the plan of movement; arrivals have a plan of their own (17.2.2)."""
        if self.carriers is None:
            frame, planner = g.stack[-1], self._planner_for(g)
            planner.passengers = frozenset(frame.ready if isinstance(frame, RailMoves) else ())
            planner.seize()
            planner.hold()
            self.carriers = Carriers(planner.trains, {})
        return self.carriers

    def _come_in(self, g: Position, options: Options) -> Action:
        frame = g.stack[-1]
        assert isinstance(frame, (Reinforcements, Replacements))
        if self._entries is None:
            self._entries = Entries(self._planner_for(g))
        return self._entries.come_in(g, frame.unit, options)
