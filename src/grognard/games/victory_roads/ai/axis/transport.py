"""6.4, 6.5 Trains and ships: who is carried to the posts that no march can man."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.victory_roads.ai.axis.front import EAST
from grognard.games.victory_roads.rules.ground.stacking import limit
from grognard.games.victory_roads.rules.homeward import is_bound_homeward
from grognard.games.victory_roads.rules.movement.bars import freight
from grognard.games.victory_roads.rules.movement.naval import bar_to_land, bar_to_sail
from grognard.games.victory_roads.rules.movement.rail import bar_to_entrain, closed_to_trains
from grognard.games.victory_roads.units import AXIS
from grognard.kernel.board.supply import flood

if TYPE_CHECKING:
    from grognard.games.victory_roads.ai.axis.line import LinePlanner


class Transport:
    """Trains and ships of a phase, for those whom no post has claimed and those who are cut off."""

    def __init__(self, planner: LinePlanner) -> None:
        self.planner, self.g = planner, planner.g
        self.weights = planner.fields.weights.transport
        self._joined: list[tuple[int, bytes]] = []

    def trains(self, free: Iterable[int]) -> dict[int, int]:
        """For each unit that goes by rail the hex where it gets off, until the points are spent."""
        g, found, left = self.g, dict[int, int](), self.g.rail
        waiting = [
            unit
            for unit in sorted(free)
            if not is_bound_homeward(g, unit) and bar_to_entrain(g, unit) is None
        ]
        while waiting and left > 0:
            best, unit, cell, post = 0.0, -1, -1, -1
            needs = self._needs()
            for one in waiting:
                price = freight(g, one)
                if price > left:
                    continue
                for goal, ends in needs:
                    end = self._end(one, ends)
                    gain = (self._gain(one, goal) - self.weights.least) / price
                    if end >= 0 and gain > best:
                        best, unit, cell, post = gain, one, end, goal
            if unit < 0:
                break
            found[unit] = cell
            left -= freight(g, unit)
            waiting.remove(unit)
            self._send(unit, cell, post)
        return found

    def _gain(self, unit: int, post: int) -> float:
        """What a unit would do for a post, less what it does where it stands."""
        planner, here = self.planner, self.g.cell[unit]
        now = planner.relief(here, self.g.defence(unit)) if here in planner.post_set else 0.0
        return planner.relief(post, self.g.defence(unit)) - now

    def _needs(self) -> list[tuple[int, list[int]]]:
        """The posts that need units most, each with the hexes around it where trains could stop."""
        planner, g = self.planner, self.g
        posts = sorted(planner.posts, key=lambda cell: (-planner.relief(cell, self.weights.division), cell))
        found = []
        for post in posts[: self.weights.posts]:
            rings = planner.fields.ground.rings(post, self.weights.walk)
            near = [cell for ring in rings for cell in ring if g.geo.rails[cell]]
            room = [cell for cell in near if planner.taken.get(cell, 0) < limit(g, cell, AXIS)]
            found.append((post, room))
        return found

    def _end(self, unit: int, ends: Iterable[int]) -> int:
        """The first of these hexes that railways in use join to where a unit is; -1 for none."""
        g, nation = self.g, self.g.nation_of(unit)
        closed = closed_to_trains(g, nation)
        joined = next((net for who, net in self._joined if who == nation and net[g.cell[unit]]), None)
        if joined is None:
            joined = flood(g.geo.rail_links, (g.cell[unit],), closed)
            self._joined.append((nation, joined))
        return next((cell for cell in ends if joined[cell] and self.planner.fits(unit, cell)), -1)

    def _send(self, unit: int, cell: int, post: int) -> None:
        """Counts a unit where it gets off, and toward the post that it is meant for."""
        planner = self.planner
        planner.place(unit, cell)
        if cell != post:
            planner.strength[cell] -= self.g.defence(unit)
            planner.strength[post] = planner.strength.get(post, 0.0) + self.g.defence(unit)

    def ships(self, units: Iterable[int]) -> dict[int, int]:
        """For each of these units that can sail the port where it is needed most."""
        g, found, left, planner = self.g, dict[int, int](), self.g.sea, self.planner
        for unit in sorted(units, key=lambda unit: (-planner.fields.worth(unit), unit)):
            here = g.cell[unit]
            if not g.geo.is_port[here] or freight(g, unit) > left or bar_to_sail(g, unit):
                continue
            staying = [other for other in g.units_at(here) if other != unit and other not in found]
            if not staying and planner.loss(here, g.defence(unit)) < self.weights.flight:
                continue
            open_ports = [
                port
                for port in g.geo.ports
                if planner.front.side[port] != EAST and not bar_to_land(g, unit, port)
            ]
            if open_ports:
                value = planner.fields.ground.value
                found[unit] = max(
                    open_ports, key=lambda port: (planner.fields.threat[port] + value.get(port, 0.0), -port)
                )
                left -= freight(g, unit)
        return found
