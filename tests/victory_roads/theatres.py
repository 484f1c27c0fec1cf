"""A table for tests of theatres: the steps of the Soviet supports phase that move them, and their markers."""

from typing import Any

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import ARTILLERY_PLACED, MODE_KEPT, ON_MAP
from grognard.games.victory_roads.rules.sequence import SovietHalf, Turn
from grognard.games.victory_roads.rules.theatres.modes import ModeChanges
from grognard.games.victory_roads.rules.theatres.moves import REMOTE, SUPPORTS, TheatreMoves
from grognard.games.victory_roads.rules.theatres.reinforcing import Reinforcing
from tests.ground import Entries, entries
from tests.victory_roads import table

RAILS = "0808 0908 1008 1108 1208 1308 1408 1508 1608 1708 1808 1908 2008"
ROADS = "1208 1207 1206 1205 1204 1203 1202"


class Table(table.Table):
    """At a phase, or at a step of the Soviet supports phase.

    These are `remote`, `reinforce`, `move_theatres` and `change_modes`.
    """

    def begin(self, at: str) -> None:
        frames = {
            "remote": TheatreMoves(REMOTE),
            "move_theatres": TheatreMoves(SUPPORTS),
            "change_modes": ModeChanges(),
            "reinforce": Reinforcing(),
        }
        if at not in frames:
            super().begin(at)
            return
        self.g.stack = [Turn(at="armistice"), SovietHalf(at="stavka"), frames[at]]
        self.g.phase = "soviet-supports"

    def theatre(self, name: str) -> str:
        """The hex of a theatre."""
        return self.g.geo.board.labels[self.g.theatre[THEATRES.index(name)]]

    def set_drew(self, names: Entries) -> None:
        """Theatres that received supports this turn."""
        for (name,) in entries(names):
            self.g.drew[THEATRES.index(name)] = 1

    def set_used(self, numbers: Entries) -> None:
        """How many supports theatres have used: `"S 1"`."""
        for name, number in entries(numbers):
            self.g.used[THEATRES.index(name)] = int(number)

    def set_lent(self, numbers: Entries) -> None:
        """Hexes that Lend-Lease adds to radii: `"S 4"`."""
        for name, number in entries(numbers):
            self.g.extra[THEATRES.index(name)] = int(number)

    def set_bound(self, marks: Entries) -> None:
        """Theatres that may not change their mode: `"S artillery, N stalin"`."""
        for name, word in entries(marks):
            self.g.bound[THEATRES.index(name)] = ARTILLERY_PLACED if word == "artillery" else MODE_KEPT

    def set_zhukov(self, theatre: str) -> None:
        """The theatre that Zhukov commands."""
        chit = self.unit("su-zhukov-1")
        self.g.remove(chit, ON_MAP)
        self.g.spot[chit - len(self.g.world.units)] = THEATRES.index(theatre)


def moving(
    theatres: str = "S 1208 movement", at: str = "move_theatres", units: str = "", **facts: Any
) -> Table:
    """Theatres on a railway from west to east, with a road that branches off to the north in 1208."""
    return Table(units, at, theatres=theatres, rails=RAILS, roads=ROADS, **facts)
