"""6.4, 6.5 The decisions of units that a plan has put on trains and ships."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.actions import Action
from grognard.kernel.pieces import NOWHERE

Options = Sequence[Action]


class Carriers:
    """Who still goes by rail or sea in this phase, and where to."""

    def __init__(self, trains: dict[int, int], ships: dict[int, int]) -> None:
        self.trains, self.ships = trains, ships
        self._goal = NOWHERE
        """Where the one who is on his way goes."""
        self._waiting = 0
        """How many waited for a train when one was last asked for."""

    def pick(self, options: Options) -> Action | None:
        """The next one, if any is left."""
        for unit in [*self.ships]:
            self._goal = self.ships.pop(unit)
            if ("sail", unit) in options:
                return ("sail", unit)
        if not self.trains or len(self.trains) == self._waiting or ("rail",) not in options:
            return None  # nobody waits, or nobody who waits could go
        self._waiting = len(self.trains)
        return ("rail",)

    def entrain(self, options: Options) -> Action:
        """Whoever was chosen for it and can still go; nobody is asked twice."""
        for unit in [*self.trains]:
            self._goal = self.trains.pop(unit)
            if ("move", unit) in options:
                return ("move", unit)
        return ("back",)

    def ride(self, options: Options) -> Action:
        """To where it was meant to go, if railways still lead there."""
        return ("go", self._goal) if ("go", self._goal) in options else ("back",)

    def sail(self, options: Options) -> Action:
        """The same at sea."""
        return ("land", self._goal) if ("land", self._goal) in options else ("back",)
