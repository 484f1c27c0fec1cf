"""7 The march of a unit or a stack: hex after hex, with all else that movement points pay for.

A march is over before another begins (7/move/one-at-a-time). Whoever leaves a hex that seems to lie in a zone
of the enemy may be fired on first, and stays if that shakes it (10/zoc/leave, 10/zoc/stopped).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.games.borodino_41.position import FERRIED, MOVED, MOVING, Position
from grognard.games.borodino_41.rules import bridges, hidden, works
from grognard.games.borodino_41.rules.movement import formation, markers, probing, reaching
from grognard.games.borodino_41.rules.movement.contact import forbidden, is_exposed, least_watched, warnings
from grognard.games.borodino_41.rules.movement.entry import CLEAR_OF_EDGE
from grognard.games.borodino_41.rules.movement.networks import deploying_cost, network_for, step_cost
from grognard.games.borodino_41.rules.movement.stepping import pass_along, tell
from grognard.games.borodino_41.rules.zoc import CHANGING, LEAVING, PROBING, ZocFire
from grognard.games.borodino_41.units import QUARTER, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import NO_ZOC, Cells, Network, path, reach
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, EDGE, UNIT, Bar, choice


@frame
class March(Frame):
    """7/move/stacks: units that began in one hex and go together, at the cost of the dearest."""

    units: tuple[int, ...]
    spent: bool = False
    """Whether any points were paid: nobody joins any more, and the one-hex minimum is gone."""
    unloaded: bool = False
    """16/reinf/unload: came by train and has not left the station."""
    withdrawal: bool = False
    """5/turn-indication/first-turn: may not stop near the west edge."""
    stopped: bool = False
    """11/dummies/blocking-road: ran into the enemy, and goes no farther."""
    disturbed: bool = False
    """15/demolition/fort: was open to ZOC fire in the hex where it stands."""
    deploys: bool = False
    """10/zoc/change-formation: deploys once the enemy has fired."""
    way: tuple[int, ...] = ()
    """The hexes still ahead."""
    states: tuple[int, ...] = ()
    """Of each unit, how shaken it was before it was fired on."""

    network: Network = derived()
    closed: Cells = derived()
    has: int = derived()
    """The quarters that the poorest has left."""
    costs: dict[int, int] = derived()
    ends: list[int] = derived()
    """Where the march may end, but for where it stands."""

    STEPS = ("march", "advance", "leave", "close")
    PIECES = ("units",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if attempt[0] in ("pick", "enter", "mark", "done"):
            return "7/move/one-at-a-time", "why.march-one-at-a-time", {"unit": self.units[0]}
        return None

    @choice
    def march(self, g: Position) -> Decision | None:
        """Where to, with whom, and what else."""
        units = self.units
        if g.world.hidden:
            tell(g, g.units_at(g.cell[units[0]]))
        self.has = min([g.points[unit] for unit in units])
        if self.spent and not g.world.hidden and reaching.is_exhausted(g, units[0], self.has):
            return None  # face down, the enemy could tell from it what has marched
        self.network = self.find_network(g)
        self.closed = forbidden(g, units)
        self.costs = self.find_costs(g)
        self.ends = reaching.ends_of(g, units, self.costs, self.withdrawal)
        return ask(SIDES[g.camp[units[0]]], "march.ask", units=units, quarters=self.has)

    # ---- going

    @march.verb("with", UNIT, among="beside")
    def join(self, g: Position, unit: int) -> None:
        self.units = (*self.units, unit)
        g.moved[unit] = MOVING

    def beside(self, g: Position) -> Sequence[int]:
        """The other units in the hex where the march begins."""
        return () if self.spent else g.units_at(g.cell[self.units[0]])

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return reaching.bar_to_join(g, unit, self.units, self.spent)

    @march.verb("go", CELL, exactly="ends", way="way_to", then="advance")
    def go(self, g: Position, cell: int) -> None:
        self.way = self.way_of(g, cell)[1:]
        tell(g, (*self.units, *g.units_at(cell)))
        g.note("march.went", "7/move/freedom", units=self.units, start=g.cell[self.units[0]], cell=cell)

    @go.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        bar = reaching.bar_to_go(g, self.units, cell, self.costs, self.stopped)
        return bar or ("9/effects/insufficient-mp", "why.march-too-far", {"quarters": self.has})

    @march.verb("ferry", CELL, among="banks", then="advance")
    def ferry(self, g: Position, cell: int) -> None:
        """15/river/ferry: the engineers who help stay where they are."""
        here = g.cell[self.units[0]]
        helper = bridges.ferryman(g, self.units, cell)
        assert helper is not None
        g.moved[helper] = FERRIED
        g.note("march.ferried", "15/river/ferry", units=self.units, start=here, cell=cell)
        self.way = (cell,)

    def banks(self, g: Position) -> list[int]:
        """The hexes across the river."""
        here, water = g.cell[self.units[0]], g.geo.water
        if not g.geo.on_river[here] or g.column[self.units[0]]:
            return []
        return [near for near in g.geo.board.neighbours[here] if water(here, near) == "river"]

    @ferry.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        bar = reaching.bar_to_come(g, self.units, cell, self.stopped)
        bar = bar or bridges.bar_to_ferry(g, self.units, cell, self.has)
        return bar or reaching.bar_to_end(g, self.units, cell)

    # ---- formation

    @march.verb("column")
    def form_column(self, g: Position) -> None:
        (unit,) = self.units
        self.pay(g, formation.column_cost(g, unit, self.unloaded))
        self.change(g, unit, 1)

    @form_column.barred
    def _(self, g: Position) -> Bar | None:
        return formation.bar_to_column(g, self.units, self.stopped, self.unloaded)

    @march.verb("deploy")
    def deploy(self, g: Position) -> None:
        (unit,) = self.units
        self.pay(g, deploying_cost(g, unit) or 0)
        self.change(g, unit, 0)

    @deploy.barred
    def _(self, g: Position) -> Bar | None:
        bar = reaching.bar_to_stay(g, self.units, self.ends, column=False)
        return bar or formation.bar_to_deploy(g, self.units, self.stopped)

    def change(self, g: Position, unit: int, column: int) -> None:
        """10/zoc/change-formation: under the eyes of the enemy it may be fired on, as in column."""
        camp, cell = g.camp[unit], g.cell[unit]
        watched = g.seen_zone[camp][1 - camp][cell] and not g.lull
        if column or not watched:
            formation.change(g, unit, column)
        if g.cell[unit] < 0:  # a dummy that was found out
            self.units, self.at = (), "close"
        elif watched:
            self.disturbed, self.deploys = True, not column
            self.expose(g, (unit,), CHANGING)

    @march.verb("dismount")
    def dismount(self, g: Position) -> None:
        formation.dismount(g, self.units)

    @dismount.barred
    def _(self, g: Position) -> Bar | None:
        return formation.bar_to_dismount(g, self.units, self.spent)

    @march.verb("mount")
    def mount(self, g: Position) -> None:
        formation.mount(g, self.units)

    @mount.barred
    def _(self, g: Position) -> Bar | None:
        return formation.bar_to_mount(g, self.units, self.spent)

    # ---- assaults

    @march.verb("assault", CELL, among="targets")
    def assault(self, g: Position, cell: int) -> None:
        ready = [unit for unit in self.units if markers.bar_to_unit(g, unit, cell) is None]
        markers.mark(g, ready, cell)
        self.spent = True
        self.drop(g, ready)

    def targets(self, g: Position) -> list[int]:
        """The hexes beside it where enemy counters stand."""
        return markers.targets(g, g.cell[self.units[0]], g.camp[self.units[0]])

    @assault.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if bar := markers.bar_to_side(g, g.camp[self.units[0]], cell):
            return bar
        bars = [markers.bar_to_unit(g, unit, cell) for unit in self.units]
        return None if None in bars else bars[0]

    @march.verb("probe", CELL, among="suspects")
    def probe(self, g: Position, cell: int) -> None:
        if probing.walk_into(g, self.units[0], cell):
            self.spent = self.stopped = self.disturbed = True
            self.expose(g, self.units, PROBING)

    def suspects(self, g: Position) -> list[int]:
        """11/dummies/blocking-road: with counters face down, hexes of which one can't be sure."""
        return self.targets(g) if g.world.hidden else []

    @probe.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return probing.bar_to_probe(g, self.units, cell, self.network, self.has, self.stopped)

    # ---- works

    @march.verb("foxhole")
    def foxhole(self, g: Position) -> None:
        works.foxhole(g, self.units[0])
        self.spent = True

    @foxhole.barred
    def _(self, g: Position) -> Bar | None:
        return self.bar_to_work(g) or works.bar_to_foxhole(g, self.units[0])

    @march.verb("trench")
    def trench(self, g: Position) -> None:
        works.trench(g, self.units[0])
        self.spent = True

    @trench.barred
    def _(self, g: Position) -> Bar | None:
        return self.bar_to_work(g) or works.bar_to_trench(g, self.units[0], self.spent)

    @march.verb("build", EDGE, among="waters")
    def build(self, g: Position, spot: int) -> None:
        bridges.build(g, self.units[0], spot)
        self.spent = True

    def waters(self, g: Position) -> list[int]:
        """The hexsides of water around engineers."""
        (unit, *others) = self.units
        return bridges.edges_at(g, g.cell[unit]) if g.printed[unit].is_engineer and not others else []

    @build.barred
    def _(self, g: Position, spot: int) -> Bar | None:
        return self.bar_to_work(g) or bridges.bar_to_build(g, self.units[0], spot, self.spent)

    @march.verb("demolish", EDGE, among="waters")
    def demolish(self, g: Position, spot: int) -> None:
        bridges.demolish(g, self.units[0], spot)
        self.spent = True

    @demolish.barred
    def _(self, g: Position, spot: int) -> Bar | None:
        return self.bar_to_work(g) or bridges.bar_to_demolish(g, self.units[0], spot)

    @march.verb("wreck")
    def wreck(self, g: Position) -> None:
        works.wreck(g, self.units[0])
        hidden.look_into(g, g.cell[self.units[0]])
        self.spent = True

    @wreck.barred
    def _(self, g: Position) -> Bar | None:
        return self.bar_to_work(g) or works.bar_to_wreck(g, self.units[0], self.disturbed)

    def bar_to_work(self, g: Position) -> Bar | None:
        return reaching.bar_to_work(self.units, self.withdrawal) or reaching.bar_to_stay(
            g, self.units, self.ends
        )

    # ---- the end

    @march.verb("halt", then="close").barred
    def halt(self, g: Position) -> Bar | None:
        here = g.cell[self.units[0]]
        if self.withdrawal and self.ends and g.geo.board.spots[here][0] < CLEAR_OF_EDGE:
            return "5/turn-indication/first-turn", "owed.march-clear-of-edge", {"unit": self.units[0]}
        return reaching.bar_to_stay(g, self.units, self.ends)

    # ---- hex by hex

    def advance(self, g: Position) -> None:
        """10/zoc/leave: straight on, as far as no enemy seems to watch; from there under fire."""
        if not self.way or not self.units:
            self.at = "close"
            return
        exposed = [unit for unit in self.units if is_exposed(g, unit)]
        if exposed:
            self.expose(g, exposed, LEAVING)
        else:
            self.leave(g)

    def expose(self, g: Position, units: Sequence[int], purpose: int) -> None:
        """Those who do something under the enemy's eyes may be fired on, one after the other."""
        self.states = tuple(g.state[unit] for unit in self.units)
        cell = g.cell[self.units[0]]
        tell(g, self.units)
        g.stack += [ZocFire(unit, cell, purpose) for unit in reversed(units)]
        self.at = "leave"

    def leave(self, g: Position) -> None:
        """10/zoc/stopped: who was shaken or lost stays behind; the others go on."""
        if self.deploys:
            self.deploys = False
            if g.cell[self.units[0]] >= 0:
                formation.change(g, self.units[0], 0)
        if self.states:
            self.drop_stopped(g)
        if not self.units or not self.way:
            self.at = "march" if self.units else "close"
            return
        units, here = self.units, g.cell[self.units[0]]
        camp = g.camp[units[0]]
        zone = g.seen_zone[camp][1 - camp]
        network, far, cost = self.find_network(g), 0, 0
        for there in self.way:
            step = step_cost(network, here, there)
            cost += bridges.ferry_cost(g, units, there) if step is None else step
            here, far = there, far + 1
            if zone[there] and not g.lull:
                break
        if self.unloaded:
            self.unloaded = False
            g.entered[self.way[0]] += g.column[units[0]]
        gone, self.way = self.way[:far], self.way[far:]
        self.pay(g, cost)
        self.disturbed = False
        pass_along(g, units, gone)
        self.units = tuple(unit for unit in units if g.cell[unit] >= 0)  # dummies that were found out
        self.at = "advance" if self.way or not self.units else "march"

    def drop_stopped(self, g: Position) -> None:
        """10/zoc/stopped: those on whom the fire told move no more in this impulse."""
        before, self.states = zip(self.units, self.states, strict=True), ()
        stopped = [u for u, was in before if g.cell[u] < 0 or g.moved[u] == MOVED or g.state[u] > was]
        for unit in stopped:
            if g.cell[unit] >= 0:
                g.points[unit] = 0
                g.note("march.stopped", "10/zoc/stopped", unit=unit, cell=g.cell[unit])
        if stopped:
            self.drop(g, stopped)

    def drop(self, g: Position, units: Sequence[int]) -> None:
        """Takes units out of the march."""
        tell(g, units)
        for unit in units:
            g.moved[unit] = MOVED
        self.units = tuple(unit for unit in self.units if unit not in units)
        self.at = self.at if self.units else "close"

    def pay(self, g: Position, cost: int) -> None:
        """Takes points off all units of the march; the one-hex minimum lets them have fewer."""
        self.spent = True
        for unit in self.units:
            g.points[unit] = max(0, g.points[unit] - cost)

    def close(self, g: Position) -> None:
        """7/move/one-at-a-time: none of them moves again in this impulse."""
        for unit in self.units:
            g.moved[unit] = MOVED
            tell(g, g.units_at(g.cell[unit]))

    # ---- how far

    def find_network(self, g: Position) -> Network:
        """The steps open to all of them; from the station, the n-th unit by a road pays n times."""
        network = network_for(g, self.units)
        if not self.unloaded or not g.column[self.units[0]]:
            return network
        here = g.geo.station
        first = tuple((near, cost * (g.entered[near] + 1)) for near, cost in network[here])
        return (*network[:here], first, *network[here + 1 :])

    def find_costs(self, g: Position) -> dict[int, int]:
        """7/reduce/min-one-hex: where they can go; one hex at least, if that is their whole move."""
        start, closed = g.cell[self.units[0]], self.closed
        if self.stopped:
            return {start: 0}
        found = reach(self.network, start, self.has, closed, closed, NO_ZOC)
        if not self.spent:
            for near, cost in self.network[start]:
                if near not in found and not closed[near]:
                    found[near] = cost
        return found

    def way_of(self, g: Position, cell: int) -> tuple[int, ...]:
        """The way to a hex, start included."""
        start = g.cell[self.units[0]]
        if self.costs[cell] > self.has:
            return start, cell
        way = path(self.network, self.costs, start, cell, self.closed, NO_ZOC)
        return least_watched(g, g.camp[self.units[0]], self.network, self.costs, way)

    def way_to(self, g: Position, cell: int) -> Preview:
        """The way with its cost, and where the enemy may fire on it."""
        way, cost, has = self.way_of(g, cell), self.costs[cell], Fraction(self.has, QUARTER)
        return Preview(way, min(Fraction(cost, QUARTER), has), has, warnings(g, self.units, way))
