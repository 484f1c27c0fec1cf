"""5-0 Movement: one unit after the other, along a way of open hexes, within its allowance.

The player picks a unit and then where it goes: straight to a hex by a cheapest way (`go`), or hex by hex
(`step`) where the way matters, until it stops (`stay`).
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.battle_for_germany.components import BERLIN, EAST, GERMAN, SOVIET, WESTERN
from grognard.games.battle_for_germany.position import ON_MAP, Position
from grognard.games.battle_for_germany.rules import end_of_movement, first_turn, leaving
from grognard.games.battle_for_germany.rules.combat.retreat import is_barred_from_berlin
from grognard.games.battle_for_germany.rules.entry import travel
from grognard.games.battle_for_germany.rules.stacking import (
    can_make_room,
    front_cells,
    is_overcrowded,
    will_be_room,
)
from grognard.games.battle_for_germany.rules.zones import RULE, is_in_enemy_zone, reach_from
from grognard.games.battle_for_germany.setting import GERMANS, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import NO_ZOC, path, reach, steps
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE, NOWHERE
from grognard.kernel.state import Decision, Event, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

FAR = 250
NO_STEP = "5-1b", "why.no-further-step"


@frame
class Movement(Frame):
    """5-0: the movement phase of one force."""

    side: int
    waiting: tuple[int, ...] = ()
    """Units that can still move. Enemies stand still meanwhile, so this only ever shrinks."""
    unit: int = NO_PIECE
    spent: int = 0
    tripled: bool = False
    crowded: int = NOWHERE
    """A hex with three units: one of them must move on before anything else (5-3)."""
    duty: int = 0
    transferred: bool = False

    costs: dict[int, int] = derived()
    """What the hexes cost that the unit can reach from where it is."""
    beside: dict[int, int] = derived()
    """What the hexes cost that are one step away."""
    points: int = derived()
    """What it can still spend."""
    friends: bytes = derived()
    limit: int = derived()
    zone: bytes = derived()
    fronts: frozenset[int] = derived()
    guard: first_turn.Guard | None = derived()
    closed: dict[int, Bar] = derived()
    """The hexes where the unit may not end its move even if there is room, and why."""

    STEPS = ("begin", "pick", "go", "finish")

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if attempt[0] in ("move", "triple", "end"):
            return "5-1a", "why.one-at-a-time", {"unit": self.unit}
        return ("5-0a", "why.pick-first") if attempt[0] in ("go", "step", "exit", "stay") else None

    def begin(self, g: Position) -> None:
        self.waiting = tuple(u for u in g.units_of(self.side) if can_move(g, u))
        self.duty = first_turn.owed(g, self.side, self.waiting)
        self.crowded = next((c for u in g.units_of(self.side) if is_overcrowded(g, c := g.cell[u])), NOWHERE)

    @choice
    def pick(self, g: Position) -> Decision | None:
        if self.crowded != NOWHERE:  # 5-3: three in a hex, one must leave it
            return ask(SIDES[self.side], "movement.crowded", cell=self.crowded)
        return ask(SIDES[self.side], "movement.pick")

    def movable(self, g: Position, verb: str) -> Iterable[int]:
        """The units that can be picked."""
        if self.crowded != NOWHERE:
            leaving = [u for u in self.waiting if g.cell[u] == self.crowded and can_make_room(g, u)]
            return leaving if verb == "move" else ()
        if verb == "move":
            return self.waiting
        return [u for u in self.waiting if not bar_to_transfer(g, u)] if may_transfer(g, self) else ()

    @pick.verb(("move", "triple"), UNIT, exactly="movable", then="go")
    def move(self, g: Position, verb: str, unit: int) -> None:
        self.unit, self.spent, self.tripled = unit, 0, verb == "triple"

    @move.barred
    def _(self, g: Position, verb: str, unit: int) -> Bar | None:
        if g.place[unit] != ON_MAP:
            return "5-0a", "why.not-on-map"
        if g.side[unit] != self.side:
            return g.world.terms.turn[g.phase].rule, "why.other-force", {"side": g.side[unit]}
        if self.crowded not in (NOWHERE, g.cell[unit]) or (self.crowded != NOWHERE and verb == "triple"):
            return "5-3a", "why.crowded", {"cell": self.crowded}
        if g.garrison[unit]:
            return "10-2a", "why.garrison"
        if g.frozen[unit]:
            return "7-26", "why.frozen"
        if g.moved[unit]:
            return "5-0a", "why.moved"
        if verb == "triple" and not may_transfer(g, self):
            return "16-32a", "why.no-transfer"
        if verb == "triple" and (bar := bar_to_transfer(g, unit)):
            return bar
        if unit not in self.waiting and is_in_enemy_zone(g, unit):
            return "4-3a", "why.held"
        if unit not in self.waiting or (self.crowded != NOWHERE and not can_make_room(g, unit)):
            return "5-1b", "why.no-way", {"has": g.allowance(unit)}
        return None

    @pick.done("end", then="finish", gives_up=("5-0a", "lost.moves")).barred
    def end(self, g: Position) -> Bar | None:
        if self.crowded != NOWHERE:
            return "5-3a", "why.crowded", {"cell": self.crowded}
        if not first_turn.allows_end(g, self.duty):
            return "12-21b", "owed.contacts", {"count": self.duty}
        return None

    @choice
    def go(self, g: Position) -> Decision | None:
        unit = self.unit
        if unit == NO_PIECE:
            return None
        start, camp = g.cell[unit], g.camp[unit]
        self.points = self.left(g)
        self.costs = reach_from(g, unit, start, self.points)
        self.beside = dict(g.network_of(unit)[start])
        self.friends, self.limit = bytes(g.count[camp]), g.box.numbers.stacking_limit
        self.zone = g.enemy_zone(camp)
        self.fronts = front_cells(g, unit) if g.is_front(unit) else frozenset()
        self.guard = first_turn.Guard(g, unit, self.waiting, self.duty) if self.duty else None
        self.closed = self.closed_ends(g)
        return ask(SIDES[self.side], "movement.go", unit=unit, points=self.points)

    @go.verb("go", CELL, among="costs", way="way_to")
    def straight(self, g: Position, cell: int) -> None:
        way = self.way(g, cell)
        if self.tripled:
            g.transfers, self.transferred = g.transfers + 1, True
        g.note("movement.moved", "5-1a", unit=self.unit, cell=cell, start=way[0])
        travel(g, self.unit, way[1:])
        self.crowded = cell if is_overcrowded(g, cell) else NOWHERE
        self.moved(g)

    def bar_to_go(self, g: Position, cell: int) -> Bar | None:
        """5-1, 5-3, 16-32: why the move can't lead to a hex and end there."""
        if cell not in self.costs:
            return bar_to_reach(g, self, cell)
        full, start = self.friends[cell] >= self.limit, g.cell[self.unit]
        if full and cell not in self.fronts and not will_be_room(g, self.unit, cell, self.waiting):
            return "5-3a", "why.full", {"limit": self.limit}
        if self.tripled and g.box.theatre[cell] != (WESTERN if g.box.theatre[start] == EAST else EAST):
            return "16-32b", "why.transfer-side"
        return NO_STEP if cell == start else self.closed.get(cell)

    straight.barred(bar_to_go)

    def way_to(self, g: Position, cell: int) -> Preview:
        """The whole way to a hex."""
        way = self.way(g, cell)
        return Preview(way, self.costs[cell], self.points, notes_on(g, self.unit, way, stops=True))

    def passable(self, g: Position) -> Iterable[int]:
        """The hexes that can be passed one at a time."""
        return () if self.tripled else self.beside.keys() & self.costs.keys()

    @go.verb("step", CELL, among="passable", way="one_step")
    def step(self, g: Position, cell: int) -> None:
        self.spent += self.costs[cell]
        g.note("movement.step", "5-1a", unit=self.unit, cell=cell)
        travel(g, self.unit, (cell,))
        self.crowded = NOWHERE

    @step.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        start, cost = g.cell[self.unit], self.beside.get(cell)
        if self.tripled:
            return "16-32b", "why.transfer-step"
        if cost is None and cell not in g.box.board.neighbours[start]:
            return "5-1a", "why.not-adjacent"
        if cell not in self.costs:
            return bar_of_side(g, start, cell) or bar_to_reach(g, self, cell)
        if self.zone[cell]:
            return ("4-3a", "why.zones") if self.zone[start] else ("4-0b", "why.stops-there")
        if cost is None or cost > self.costs[cell] or cost >= self.points:
            return bar_of_side(g, start, cell) or NO_STEP
        return None if self.leads_on(g, cell, cost) else self.bar_to_go(g, cell) or NO_STEP

    def one_step(self, g: Position, cell: int) -> Preview:
        """The way of a step."""
        way = (g.cell[self.unit], cell)
        return Preview(way, self.costs[cell], self.points, notes_on(g, self.unit, way))

    def exits(self, g: Position) -> Iterable[int]:
        """9-0: the hexes within reach by which the unit may leave."""
        return leaving.exit_cells(g, self.unit) & self.costs.keys()

    @go.verb("exit", CELL, among="exits", way="way_out")
    def leave(self, g: Position, cell: int) -> None:
        travel(g, self.unit, self.way(g, cell)[1:])
        g.stack.append(leaving.Departure(self.unit, cell, self.side))
        self.crowded = NOWHERE
        self.moved(g)

    @leave.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if self.tripled:
            return "16-32b", "why.transfer-exit"
        if cell not in self.costs and cell in leaving.exit_cells(g, self.unit):
            return bar_to_reach(g, self, cell)
        if bar := leaving.bar_to_leave(g, self.unit, cell, self.costs, self.points):
            return bar
        return self.owes(g) if self.guard and not self.guard.allows(g, ()) else None

    def way_out(self, g: Position, cell: int) -> Preview:
        """The way off the map."""
        way, cost = self.way(g, cell), self.costs[cell] + g.box.numbers.exit_cost
        return Preview(way, cost, self.points, notes_on(g, self.unit, way))

    @go.fallback("stay")
    def stay(self, g: Position) -> None:
        self.moved(g)

    @stay.barred
    def _(self, g: Position) -> Bar | None:
        start = g.cell[self.unit]
        if self.tripled:
            return None
        if self.friends[start] > self.limit:
            return "5-3a", "why.crowded", {"cell": start}
        return self.closed.get(start)

    def finish(self, g: Position) -> None:
        end_of_movement.settle(g, self.side)

    def moved(self, g: Position) -> None:
        """The unit's move is over."""
        g.moved[self.unit] = 1
        self.waiting = tuple(u for u in self.waiting if u != self.unit)
        if self.duty:
            self.duty = min(self.duty, first_turn.owed(g, self.side, self.waiting))
        self.unit, self.at = NO_PIECE, "pick"

    def owes(self, g: Position) -> Bar:
        """12-21: the attacks of the first turn must stay possible."""
        return "12-21b", "why.duty", {"attacks": self.duty}

    def left(self, g: Position) -> int:
        """Movement points the unit can still spend; tripled for a transfer (16-32)."""
        factor = g.box.numbers.transfer_movement if self.tripled else 1
        return g.allowance(self.unit) * factor - self.spent

    def way(self, g: Position, goal: int) -> tuple[int, ...]:
        """The way the unit takes when it goes straight to a hex."""
        return path(g.network_of(self.unit), self.costs, g.cell[self.unit], goal, self.zone, RULE)

    def closed_ends(self, g: Position) -> dict[int, Bar]:
        """5-3, 12-21: no two Fronts in a hex; the attacks owed must stay possible."""
        closed: dict[int, Bar] = {}
        if guard := self.guard:
            closed = {cell: self.owes(g) for cell in self.costs if not guard.allows(g, (cell,))}
        for cell in self.fronts:
            closed[cell] = "5-3b", "why.two-fronts", {"cell": cell}
        return closed

    def leads_on(self, g: Position, cell: int, cost: int) -> bool:
        """5-3: whether the unit may stop after a step, or in a hex to be reached from there."""
        start, limit, friends = g.cell[self.unit], self.limit, self.friends
        if friends[cell] < limit and cell not in self.closed:
            return True
        return any(
            end != start and friends[end] < limit and end not in self.closed
            for end in reach_from(g, self.unit, cell, self.points - cost)
        )


def bar_of_side(g: Position, start: int, cell: int) -> Bar | None:
    """Whether a hex side stops a step into a hex that is open otherwise."""
    closed = g.box.closed_by(start, cell)
    return (f"tec/{closed}", "why.closed-side") if closed and g.box.open[cell] else None


def bar_to_reach(g: Position, move: Movement, cell: int) -> Bar:
    """5-1, 5-2, 5-4, 5-5, 4-3: why the unit can't get to a hex that is out of its reach."""
    unit, camp, points = move.unit, g.camp[move.unit], move.points
    if not g.box.open[cell]:
        return f"tec/{g.box.terrain[cell]}", "why.closed", {"terrain": g.box.terrain[cell]}
    if g.others_in(camp)[cell]:
        return "5-2", "why.enemy-there"
    if is_barred_from_berlin(g, unit, cell):
        return "5-43", "why.berlin"
    network, start, none = g.network_of(unit), g.cell[unit], bytes(len(g.box.board))
    anywhere = reach(network, start, FAR, none, none, NO_ZOC)
    if cell not in anywhere:
        return _line_between(g, unit, cell)
    past_enemies = reach(network, start, FAR, g.others_in(camp), none, NO_ZOC)
    needed = past_enemies.get(cell, anywhere[cell])
    if needed > points:
        return "5-1b", "why.too-far", {"needs": needed, "has": points}
    return "4-3a" if g.enemy_zone(camp)[start] else "4-0b", "why.zones"


def _line_between(g: Position, unit: int, cell: int) -> Bar:
    """The unit can reach the hex by no way at all: a line bars it."""
    counter = g.unit(unit)
    if counter.nation == "yugoslav" and g.box.yugoslavia[g.cell[unit]]:
        return "5-51a", "why.yugoslavia-out"
    if counter.camp == SOVIET and g.box.yugoslavia[cell]:
        return "5-52a", "why.yugoslavia-in"
    if g.boundary and g.box.theatre[cell] not in (g.home_theatre(unit), g.box.theatre[g.box.berlin]):
        if g.world.terms.eastern_half:
            return "14-0a", "why.half-map"
        return "5-41a" if counter.camp == GERMAN else "5-42a", "why.boundary"
    near = g.box.board.neighbours[cell]
    closed = next((line for line in (g.box.closed_by(other, cell) for other in near) if line), "sea")
    return f"tec/{closed}", "why.cut-off"


def notes_on(g: Position, unit: int, way: tuple[int, ...], *, stops: bool = False) -> tuple[Event, ...]:
    """What happens on a way, also because the move stops there: found by going it in a copy."""
    imagined, goal = g.clone(), way[-1]
    imagined.events = []
    if stops and g.enemy_zone(g.camp[unit])[goal]:
        imagined.note("why.stops-there", "4-0b", cell=goal)
    travel(imagined, unit, way[1:])
    if stops and is_overcrowded(imagined, goal):
        imagined.note("movement.crowded", "5-3a", cell=goal)
    return tuple(imagined.events)


def can_move(g: Position, unit: int) -> bool:
    """Whether a unit has any move in this phase: 7-26 and 10-2 may hold it, zones and terrain too."""
    if g.frozen[unit] or g.garrison[unit]:
        return False
    camp = g.camp[unit]
    network, cell, points = g.network_of(unit), g.cell[unit], g.allowance(unit)
    if steps(network, cell, points, g.others_in(camp), g.enemy_zone(camp), RULE):
        return True
    return leaving.can_leave_from(g, unit, cell, points)


def may_transfer(g: Position, phase: Movement) -> bool:
    """16-32: whether the German player still has his tripled move: once a game, by option once a turn."""
    if phase.side != GERMANS:
        return False
    return not phase.transferred if g.world.options.get("transfer-every-turn") else not g.transfers


def bar_to_transfer(g: Position, unit: int) -> Bar | None:
    """16-32: not from an enemy zone; from Berlin, on neither side, no move ends on the far side."""
    if is_in_enemy_zone(g, unit):
        return "16-32b", "why.transfer-zone"
    return ("16-32b", "why.transfer-berlin") if g.box.theatre[g.cell[unit]] == BERLIN else None
