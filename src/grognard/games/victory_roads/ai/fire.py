"""Artillery and aircraft: the columns that attacks may have by chits on the map, or still in the boxes."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.position import ON_MAP, Position
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.radius import covers


class Fire:
    """The chits of a side that have not been given to an attack."""

    def __init__(self, g: Position, camp: int, *, held: bool = False) -> None:
        self.g = g
        laid = [chit for chit in pools.on_map(g, "columns") if pools.camp_of(g, chit) == camp]
        boxed = [chit for chit in pools.held_by(g, camp) if g.support(chit).effect == "columns"]
        self.chits = {*laid, *(boxed if held else ())}

    def on(self, target: int) -> tuple[int, ...]:
        """The best chits for an attack on a hex, one of each name."""
        best: dict[str, int] = {}
        value = self.value
        for chit in sorted(self.chits):
            name = self.g.support(chit).name
            if self._bears(chit, target) and (name not in best or value(chit) > value(best[name])):
                best[name] = chit
        return tuple(sorted(best.values(), key=lambda chit: (-value(chit), chit)))

    def _bears(self, chit: int, target: int) -> bool:
        g, support = self.g, self.g.support(chit)
        if g.place[chit] == ON_MAP:
            theatre = g.origin[chit - len(g.world.units)]
            if g.geo.board.distance(pools.spot_of(g, chit), target) > support.range:
                return False
        else:
            theatre = pools.theatre_of(g, chit)
        return not (g.is_advanced and support.theatre) or covers(g, theatre, target)

    def value(self, chit: int) -> int:
        """The columns of a chit."""
        return int(self.g.support(chit).value)

    def shift(self, chits: Iterable[int]) -> int:
        """The columns of several."""
        return sum(self.value(chit) for chit in chits)

    def give(self, chits: Iterable[int]) -> None:
        """An attack has them now."""
        self.chits.difference_update(chits)
