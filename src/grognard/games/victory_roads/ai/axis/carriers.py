"""6.4, 6.5 The decisions of units that a plan has put on trains and ships."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.movement.naval import Sail
from grognard.games.victory_roads.rules.movement.rail import RailMove
from grognard.kernel.actions import Action

Options = Sequence[Action]


class Carriers:
    """Who still goes by rail or sea in this phase, and where to."""

    def __init__(self, trains: dict[int, int], ships: dict[int, int]) -> None:
        self.trains, self.ships = trains, ships

    def pick(self, options: Options) -> Action | None:
        """The next one, if any is left."""
        for unit in self.ships:
            if ("sail", unit) in options:
                return ("sail", unit)
        return ("rail",) if self.trains and ("rail",) in options else None

    def entrain(self, options: Options) -> Action:
        """Whoever was chosen for it and can still go."""
        found = next((("move", unit) for unit in self.trains if ("move", unit) in options), None)
        if found is None:
            self.trains = {}
            return ("back",)
        return found

    def ride(self, g: Position, options: Options) -> Action:
        """To where it was meant to go, if railways still lead there."""
        frame = g.stack[-1]
        assert isinstance(frame, RailMove)
        go = ("go", self.trains.pop(frame.unit, -1))
        return go if go in options else ("back",)

    def sail(self, g: Position, options: Options) -> Action:
        """The same at sea."""
        frame = g.stack[-1]
        assert isinstance(frame, Sail)
        land = ("land", self.ships.pop(frame.unit, -1))
        return land if land in options else ("back",)
