"""Where the units of the Axis go: into the line, into cities behind it, or to where they are missed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property

from grognard.games.victory_roads.ai.axis.front import EAST, LINE, Front
from grognard.games.victory_roads.ai.axis.transport import Transport
from grognard.games.victory_roads.ai.fields import FAR
from grognard.games.victory_roads.ai.plan import Planner
from grognard.games.victory_roads.rules.ground.stacking import ENEMIES, limit
from grognard.games.victory_roads.rules.haltebefehl import pinned
from grognard.games.victory_roads.rules.movement.naval import bar_to_enter_port
from grognard.games.victory_roads.units import AXIS

_NO_ROOM = -1e6


class LinePlanner(Planner):
    """A plan of movement for the Axis."""

    @cached_property
    def front(self) -> Front:
        """The line to hold, given where units can be."""
        for unit in pinned(self.g):  # 6.7.6
            if unit in self.costs:
                self.costs[unit] = {self.g.cell[unit]: 0}
        return Front(self.fields, {cell for costs in self.costs.values() for cell in costs})

    # ---- cities and attacks: as for both sides, but never beyond the line

    def seize(self) -> None:
        """Retakes cities that lie behind the line."""
        self.withdraw_behind_line()
        super().seize()

    def withdraw_behind_line(self) -> None:
        """Nobody marches beyond the line; who can't reach it is a stray."""
        side = self.front.side
        for unit, costs in self.costs.items():
            here = self.g.cell[unit]
            behind = {cell: cost for cell, cost in costs.items() if side[cell] != EAST}
            if behind:
                self.costs[unit] = behind if here in behind else {here: 0, **behind}
            else:  # it gets as near to the line as it can
                self.stray.add(unit)

    @cached_property
    def stray(self) -> set[int]:
        """Those who can't reach the line in this phase."""
        return set()

    passengers: frozenset[int] | None = None
    """Those who alone may go by rail, if any are named."""
    trains: dict[int, int]
    ships: dict[int, int]
    """Who is carried by rail or sea, and where to."""

    # ---- the line

    def hold(self) -> None:
        """Mans the line and the cities behind it, then makes the weakest posts stronger."""
        free = {unit for unit in self.movers if unit not in self.plan}
        self._hold_out(free & self.stray)
        free -= self.stray
        manned = {*self.plan.values()}
        open_posts = [cell for cell in self.posts if cell not in manned]
        for unit, cell in self._matched(open_posts, free).items():
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

    def _hold_out(self, strays: set[int]) -> None:
        """Those beyond the line: who is near makes for it, others hold ports and cities or stand together."""
        g, weights, value = self.g, self.fields.weights.front, self.fields.ground.value
        havens = [cell for cell in value if value[cell] >= weights.keep or g.geo.is_port[cell]]
        held = [cell for cell in havens if self.front.side[cell] == EAST and g.holder(cell) == AXIS]
        held.sort(key=lambda cell: (-value[cell], cell))
        for unit, cell in self._matched(held, strays).items():
            self.place(unit, cell)
        cover: dict[int, float] = {}
        for cell in self.plan.values():
            self._cover(cover, cell)
        waiting = strays - {*self.plan}
        for unit in sorted(waiting, key=lambda unit: (len(self.costs[unit]), unit)):
            cell = self._haven(unit, cover)
            self.place(unit, cell)
            self._cover(cover, cell)

    def _haven(self, unit: int, cover: Mapping[int, float]) -> int:
        """Where a unit goes beyond the line: toward it, to a port where ships call, or beside the others."""
        g, weights, costs = self.g, self.fields.weights.front, self.costs[unit]
        if self.to_line[g.cell[unit]] <= weights.near:
            return self._homeward(unit)
        ports = [cell for cell in costs if g.geo.is_port[cell] and not bar_to_enter_port(g, cell)]
        room = [cell for cell in ports if self.taken.get(cell, 0) - (cell == g.cell[unit]) <= weights.embark]
        return min(room, key=lambda cell: (costs[cell], cell)) if room else self._post(unit, cover)

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

    def _matched(self, posts: Iterable[int], free: Iterable[int]) -> dict[int, int]:
        """As many of these posts as possible manned by one unit each, the first ones surely."""
        able: dict[int, list[int]] = {}
        for unit in sorted(free):
            for cell in self.costs[unit]:
                able.setdefault(cell, []).append(unit)
        post_of: dict[int, int] = {}
        for post in posts:
            self._man(post, able, post_of, set())
        return post_of

    def _man(
        self, post: int, able: Mapping[int, list[int]], post_of: dict[int, int], asked: set[int]
    ) -> bool:
        """Finds a unit for a post, if need be by sending others elsewhere."""
        units = [unit for unit in able.get(post, ()) if self.fits(unit, post)]
        units.sort(key=lambda unit: (self._preference(unit, post), unit))
        for unit in units:
            if unit not in post_of:
                post_of[unit] = post
                return True
        for unit in units:
            if unit in asked:
                continue
            asked.add(unit)
            if self._man(post_of[unit], able, post_of, asked):
                post_of[unit] = post
                return True
        return False

    def _preference(self, unit: int, post: int) -> float:
        """The less, the better a unit suits a post: the strong where the threat is, and no long ways."""
        g, weights = self.g, self.fields.weights.front
        wanted = min(1.0, self.fields.threat[post] / weights.heavy)
        return (
            weights.march * self.costs[unit][post]
            - wanted * g.defence(unit)
            + (1.0 - wanted) * g.attack(unit)
        )

    def fits(self, unit: int, cell: int) -> bool:
        """Whether a unit may stand in a hex with those who are there or will be (1.11.5)."""
        foe = ENEMIES.get(self.g.world.nation[unit])
        if foe is None:
            return True
        there = {other for other in self.g.units_at(cell) if other not in self.plan}
        there |= {other for other, place in self.plan.items() if place == cell}
        return all(self.g.world.nation[other] != foe for other in there)

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
                return _NO_ROOM - there
            worth = need[cell] - weights.march * self.costs[unit][cell] + weights.stay * (cell == here)
            if self.front.side[cell] == LINE or cell in self.garrisons:
                worth = max(worth - weights.idle, self.relief(cell, g.defence(unit)))
            if cell not in self.commanded and not self.near_staff(cell):
                worth -= self.stance.command
            return worth - weights.crowd * there

        return max(self.costs[unit], key=lambda cell: (value(cell), -cell))

    def _homeward(self, unit: int) -> int:
        """Where a unit goes that is cut off from the line: it makes for it."""
        g, weights, here = self.g, self.fields.weights.front, self.g.cell[unit]

        def value(cell: int) -> float:
            there = self.taken.get(cell, 0) - (cell == here)
            if there >= limit(g, cell, AXIS) or not self.fits(unit, cell):
                return _NO_ROOM - there
            port = weights.port * g.geo.is_port[cell]
            return port - weights.homeward * self.to_line[cell] - weights.flight * self.risk(unit, cell)

        return max(self.costs[unit], key=lambda cell: (value(cell), -cell))

    @cached_property
    def to_line(self) -> list[int]:
        """Hexes over land to the line, past the enemy."""
        closed, near = self.g.count[1 - AXIS], self.fields.ground.near
        found = [FAR] * len(near)
        edge = list(self.front.line)
        distance = 0
        while edge:
            for cell in edge:
                found[cell] = distance
            distance += 1
            edge = list({n for cell in edge for n in near[cell] if found[n] == FAR and not closed[n]})
        return found


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
