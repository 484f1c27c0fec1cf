"""A table for tests of supports: chits on the map and in boxes, and theatres behind a front."""

from typing import Any

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import ON_MAP, OUT, PLACES
from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.phase import SupportsPhase
from grognard.games.victory_roads.units import SIDES
from tests.ground import Entries, entries
from tests.victory_roads import table

RAILS = "1208 1308 1408 1508 1608 1708 1808 1908 2008"
GROUND: dict[str, Any] = {
    "rails": f"{RAILS}, 1812 1912 2012, 1804 1904 2004",
    "roads": "1815 1915 2015",
    "places": "1508 major-city, 1812 major-city, 1804 major-city, 1815 minor-city",
}
"""Two railways with major cities, one with a major city in the north, and a road with a minor city."""
TO: dict[str, Any] = {"theatres": "CN 1508 offensive", "places": "1508 major-city"}
"""A theatre in a city."""
FOUR = "N 1804 offensive, CN 1508 offensive, CS 1812 offensive, S 1815 offensive"


class Table(table.Table):
    """At a supports phase or a combat, with chits."""

    def begin(self, at: str) -> None:
        """Also where supports are placed: `soviet-place`, `axis-place`."""
        side, _, step = at.partition("-")
        if step != "place":
            super().begin(at)
            return
        super().begin(f"{side}-movement")
        self.g.phase, self.g.player = f"{side}-supports", SIDES.index(side)
        self.g.stack += [EndOfPhase(), SupportsPhase(self.g.player, at="place")]

    def set_laid(self, chits: Entries) -> None:
        """Chits on hexes, with the theatre that they come from: `"su-artillery-2-1 1207 CN"`."""
        for name, there, *theatre in entries(chits):
            self._place(name, self.cell(there), theatre)

    def set_joined(self, chits: Entries) -> None:
        """Chits with units: `"su-rybalko-1 su-t1"`."""
        for name, unit, *theatre in entries(chits):
            self._place(name, self.unit(unit), theatre)

    def set_aside(self, chits: Entries) -> None:
        """Chits that are out of the game."""
        for (name,) in entries(chits):
            self.g.remove(self.unit(name), OUT)
            self.g.show((self.unit(name),))

    def set_spent(self, chits: Entries) -> None:
        """Chits that were spent: `"su-pontoon-1 box-s"`, with the box they came from."""
        self.set_supports(chits)
        for name, _ in entries(chits):
            pools.spend(self.g, self.unit(name))
        self.g.events = []

    def _place(self, name: str, spot: int, theatre: list[str]) -> None:
        g, chit = self.g, self.unit(name)
        number = chit - len(g.world.units)
        g.remove(chit, ON_MAP)
        g.show((chit,))
        g.spot[number], g.origin[number] = spot, THEATRES.index(theatre[0]) if theatre else 0
        if g.support(chit).is_attached:
            g.carriers = (*g.carriers, spot)
        g.learnt = ()

    def box(self, name: str) -> list[str]:
        """The chits in a box."""
        names = self.game.grammar.names("unit")
        return [names[chit] for chit in pools.in_box(self.g, PLACES.index(name))]

    def count(self, *boxes: str) -> list[int]:
        """How many chits lie in boxes."""
        return [len(self.box(name)) for name in boxes]

    def radius_of(self, name: str) -> int:
        """What supports add to the radius of a theatre."""
        return self.g.extra[THEATRES.index(name)]


def soviet(units: str = "", supports: str = "", theatres: str = "CN 1508 offensive", **facts: Any) -> Table:
    """The Soviets place supports, and no others than these; the northern centre has priority."""
    facts = GROUND | {"aside": "su-stalin-1", "priority": 1, "secondary": 3} | facts
    return Table(units, "soviet-place", supports=supports, theatres=theatres, **facts)


def axis(units: str = "", supports: str = "", **facts: Any) -> Table:
    """The Axis place supports, and no others than these."""
    return Table(units, "axis-place", supports=supports, **facts)


def battle(units: str, *joins: str, at: str = "soviet-combat", target: str = "1008", **facts: Any) -> Table:
    """An attack on a hex whose defenders are supplied."""
    table = Table(units, at, **(TO | {"flown": target} | facts)).do(f"attack {target}")
    return table.do(*(f"join {name}" for name in joins))
