"""Where the units of the Axis go: into the line, into cities behind it, or to where they are missed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property

from grognard.games.victory_roads.ai.axis.front import EAST, LINE
from grognard.games.victory_roads.ai.axis.pockets import NO_ROOM, PocketPlanner
from grognard.games.victory_roads.ai.axis.transport import Transport
from grognard.games.victory_roads.ai.fields import FAR
from grognard.games.victory_roads.rules.ground.stacking import limit
from grognard.games.victory_roads.units import AXIS


class LinePlanner(PocketPlanner):
    """A plan of movement for the Axis."""

    # ---- cities and attacks: as for both sides, but never beyond the line

    def seize(self) -> None:
        """Retakes cities that lie behind the line."""
        self.withdraw_behind_line()
        super().seize()

    passengers: frozenset[int] | None = None
    """Those who alone may go by rail, if any are named."""
    trains: dict[int, int]
    ships: dict[int, int]
    """Who is carried by rail or sea, and where to."""

    # ---- the line

    def hold(self) -> None:
        """Mans the line and the cities behind it, then makes the weakest posts stronger."""
        free = {unit for unit in self.movers if unit not in self.plan}
        self.hold_out(free & self.stray)
        free -= self.stray
        manned = {*self.plan.values()}
        open_posts = [cell for cell in self.posts if cell not in manned]
        for unit, cell in self.matched(open_posts, free).items():
            self.place(unit, cell)
            free.remove(unit)
        transport = Transport(self)
        self.trains = transport.trains(free if self.passengers is None else free & self.passengers)
        self.ships = transport.ships(unit for unit in self.plan if self.front.side[self.g.cell[unit]] == EAST)
        free -= {*self.trains}
        need = self.needs()
        for unit in sorted(
            free, key=lambda unit: (len(self.costs[unit]) > 1, -self.fields.worth(unit), unit)
        ):
            self.place(unit, self._reinforce(unit, need))

    @cached_property
    def posts(self) -> list[int]:
        """The hexes that should be manned, the most important ones first."""
        weights, value = self.fields.weights.front, self.fields.ground.value
        found = {
            cell: weights.hex
            + weights.contact * self.fields.threat[cell]
            + weights.site * value.get(cell, 0.0)
            for cell in self.front.line
        }
        for cell, worth in self.garrisons.items():
            found[cell] = found.get(cell, 0.0) + worth
        return sorted(found, key=lambda cell: (-found[cell], cell))

    @cached_property
    def post_set(self) -> frozenset[int]:
        """The same as a set."""
        return frozenset(self.posts)

    @cached_property
    def garrisons(self) -> dict[int, float]:
        """The cities behind the line that enemies could come to soon, and what a unit there is worth."""
        g, weights, side = self.g, self.fields.weights.front, self.front.side
        held = {cell for cell in self.front.line if cell in self.front.reached}
        starts, most = {g.cell[unit] for unit in self.fields.enemies}, weights.raid + weights.longest
        near = distances(self.fields.ground.near, starts, most, held)
        found = {}
        for cell, worth in self.fields.ground.value.items():
            spare = weights.raid + min(weights.longest, int(weights.watch * worth)) - near.get(cell, FAR)
            if spare >= 0 and side[cell] != EAST and g.holder(cell) == AXIS:
                found[cell] = weights.garrison * worth * min(1.0, (spare + 1) / weights.raid)
        return found

    def needs(self) -> list[float]:
        """For each hex what another unit would do for a post that it can march to from there."""
        front = self.fields.weights.front
        return self.fields.ground.slope(
            {cell: self.relief(cell, front.division) for cell in self.posts}, front.march
        )

    def relief(self, cell: int, defence: float) -> float:
        """What so many more factors of defence in a post are worth: the less likely it falls, the better."""
        stake = self.fields.weights.front.stake + self.fields.ground.value.get(cell, 0.0)
        strength = self.strength.get(cell, 0.0)
        if not strength:
            return stake * max(
                self.fields.weights.front.hole, self.loss(cell, 0.0) - self.loss(cell, defence)
            )
        return stake * (self.loss(cell, strength) - self.loss(cell, strength + defence))

    def loss(self, cell: int, strength: float) -> float:
        """How likely a hex is lost with so much defence in it."""
        lost_at, ratio = self.fields.weights.danger.lost_at, self.fields.threat[cell]
        ratio /= max(1.0, strength * self._multiple(cell))
        low = min(int(ratio), len(lost_at) - 1)
        high = min(low + 1, len(lost_at) - 1)
        return lost_at[low] + (ratio - int(ratio)) * (lost_at[high] - lost_at[low])

    def _reinforce(self, unit: int, need: list[float]) -> int:
        """Where a unit that no post has claimed does most good."""
        g, weights, here = self.g, self.fields.weights.front, self.g.cell[unit]

        def value(cell: int) -> float:
            there = self.taken.get(cell, 0) - (cell == here)
            if there >= limit(g, cell, AXIS) or not self.fits(unit, cell):
                return NO_ROOM - there
            worth = need[cell] - weights.march * self.costs[unit][cell] + weights.stay * (cell == here)
            if self.front.side[cell] == LINE or cell in self.garrisons:
                worth = max(worth - weights.idle, self.relief(cell, g.defence(unit)))
            if cell not in self.commanded and not self.near_staff(cell):
                worth -= self.stance.command
            return worth - weights.crowd * there

        return max(self.costs[unit], key=lambda cell: (value(cell), -cell))


def distances(
    near: tuple[tuple[int, ...], ...], starts: Iterable[int], most: int, closed: Collection[int] = ()
) -> dict[int, int]:
    """Hexes to the nearest of several hexes, as far as asked, past those that are closed."""
    found: dict[int, int] = {}
    edge = {*starts}
    for distance in range(most + 1):
        for cell in edge:
            found[cell] = distance
        edge = {other for cell in edge for other in near[cell] if other not in found and other not in closed}
    return found
