"""The table for tests of the sample game; `tests.table` has what all games share."""

import json
from typing import Any

from grognard.kernel.pieces import NOWHERE
from tests import table
from tests.ground import Ground
from tests.sample.game import Sample
from tests.sample.position import BOARD, LOST, Position
from tests.sample.rules import Turn

GAME = Sample()
DECOY, AMBUSH, GUNS = 0, 3, 6
"""One chit of each kind."""


class Table(table.Table):
    """A position where red is to march first, or at another step; `red` and `blue` are the chits they hold.

    >>> Table("red-1 Bridge, blue-1 Chapel", blue=(GUNS,)).do("attack red-1 Chapel").asks("react.choose")
    """

    QUIET = ("pass",)
    SCENARIO, GROUND = "duel", Ground(lambda packs: GAME)
    game: Sample
    g: Position

    @classmethod
    def clear(cls, g: Any) -> None:
        g.clear_board(LOST)

    def put(self, unit: int, place: str) -> None:
        self.g.put(unit, self.cell(place))

    def set_red(self, chits: tuple[int, ...]) -> None:
        """The chits that red holds."""
        for chit in chits:
            self.g.chit[chit] = 0

    def set_blue(self, chits: tuple[int, ...]) -> None:
        """The chits that blue holds."""
        for chit in chits:
            self.g.chit[chit] = 1

    def begin(self, at: str) -> None:
        march = at in ("", "march")
        self.g.stack = [Turn((0, 1) if march else (), at=at or "march")]

    def where(self, name: str) -> str:
        cell = self.g.cell[self.unit(name)]
        return "lost" if cell == NOWHERE else BOARD.labels[cell]

    @property
    def phase(self) -> str:
        """The step of the turn."""
        return self.g.stack[0].at

    def seen(self, seat: str) -> str:
        """A seat's view as it would be sent."""
        return json.dumps(self.game.view(self.g, seat))
