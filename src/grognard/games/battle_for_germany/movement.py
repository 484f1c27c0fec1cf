"""5-0 Movement: one unit after the other, along a way of open hexes, within its allowance.

The player picks a unit and then where it goes: straight to a hex by a cheapest way (`go`), or hex by hex
(`step`) where the way matters, until it stops (`stay`).
"""

from __future__ import annotations

from grognard.games.battle_for_germany import end_of_movement, first_turn, leaving
from grognard.games.battle_for_germany.components import BERLIN, EAST, SOVIET, WESTERN
from grognard.games.battle_for_germany.entry import travel
from grognard.games.battle_for_germany.position import NOWHERE, Position
from grognard.games.battle_for_germany.setting import GERMANS, SIDES
from grognard.games.battle_for_germany.zones import RULE, is_in_enemy_zone, reach_from
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, choice, frame
from grognard.kernel.movement import path, reach, steps
from grognard.kernel.state import Decision


@frame
class Movement(Frame):
    """5-0: the movement phase of one force."""

    side: int
    waiting: tuple[int, ...] = ()
    """Units that can still move. Enemies stand still meanwhile, so this only ever shrinks."""
    unit: int = NOWHERE
    spent: int = 0
    tripled: bool = False
    crowded: int = NOWHERE
    """A hex with three units: one of them must move on before anything else (5-3)."""
    duty: int = 0
    transferred: bool = False

    STEPS = ("begin", "pick", "go", "finish")

    def begin(self, g: Position) -> None:
        self.waiting = tuple(u for u in g.units_of(self.side) if can_move(g, u))
        self.duty = first_turn.owed(g, self.side, self.waiting)
        self.crowded = next((c for u in g.units_of(self.side) if is_overcrowded(g, c := g.cell[u])), NOWHERE)

    @choice
    def pick(self, g: Position) -> Decision | None:
        if not self.waiting:
            return None
        if self.crowded != NOWHERE:  # 5-3: three in a hex, one must leave it
            leavers = [u for u in self.waiting if g.cell[u] == self.crowded and can_make_room(g, u)]
            return Decision(
                SIDES[self.side], "movement.crowded", [("move", u) for u in leavers], {"cell": self.crowded}
            )
        options: list[Action] = [("move", u) for u in self.waiting]
        if may_transfer(g, self):
            options += [("triple", u) for u in self.waiting if can_be_transferred(g, u)]
        if first_turn.allows_end(g, self.duty):
            options.append(("end",))
        return Decision(SIDES[self.side], "movement.pick", options)

    @pick.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "finish"
            return
        self.unit, self.spent, self.tripled = action[1], 0, action[0] == "triple"
        self.at = "go"

    @choice
    def go(self, g: Position) -> Decision | None:
        if self.unit == NOWHERE:
            return None
        options = destinations(g, self)
        return Decision(SIDES[self.side], "movement.go", options, {"unit": self.unit, "points": self.left(g)})

    @go.chosen
    def _(self, g: Position, action: Action) -> None:
        unit, verb = self.unit, action[0]
        if verb == "step":
            self.spent += dict(g.network_of(unit)[g.cell[unit]])[action[1]]
            g.note("movement.step", "5-1a", unit=unit, cell=action[1])
            travel(g, unit, (action[1],))
            self.crowded = NOWHERE
            return
        if verb == "go":
            way = self.way(g, action[1])
            if self.tripled:
                g.transfers, self.transferred = g.transfers + 1, True
            g.note("movement.moved", "5-1a", unit=unit, cell=action[1], start=way[0])
            travel(g, unit, way[1:])
            self.crowded = action[1] if is_overcrowded(g, action[1]) else NOWHERE
        elif verb == "exit":
            travel(g, unit, self.way(g, action[1])[1:])
            g.stack.append(leaving.Departure(unit, action[1], self.side))
            self.crowded = NOWHERE
        g.moved[unit] = 1
        self.waiting = tuple(u for u in self.waiting if u != unit)
        self.duty = min(self.duty, first_turn.owed(g, self.side, self.waiting))
        self.unit, self.at = NOWHERE, "pick"

    def finish(self, g: Position) -> None:
        end_of_movement.settle(g, self.side)

    def left(self, g: Position) -> int:
        """Movement points the unit can still spend; tripled for a transfer (16-32)."""
        factor = int(g.box.numbers["transfer_movement"]) if self.tripled else 1
        return g.allowance(self.unit) * factor - self.spent

    def costs(self, g: Position) -> dict[int, int]:
        """The hexes the unit can reach from where it is, with their costs."""
        return reach_from(g, self.unit, g.cell[self.unit], self.left(g))

    def way(self, g: Position, goal: int) -> tuple[int, ...]:
        """The way the unit takes when it goes straight to a hex."""
        zone = g.enemy_zone(g.camp_of(self.unit))
        return path(g.network_of(self.unit), self.costs(g), g.cell[self.unit], goal, zone, RULE)


def can_move(g: Position, unit: int) -> bool:
    """Whether a unit has any move in this phase: 7-26 and 10-2 may hold it, zones and terrain too."""
    if g.frozen[unit] or g.garrison[unit]:
        return False
    camp = g.camp_of(unit)
    network, cell, points = g.network_of(unit), g.cell[unit], g.allowance(unit)
    if steps(network, cell, points, g.others_in(camp), g.enemy_zone(camp), RULE):
        return True
    return leaving.can_leave_from(g, unit, cell, points)


def may_transfer(g: Position, phase: Movement) -> bool:
    """16-32: whether the German player still has his tripled move: once a game, by option once a turn."""
    if phase.side != GERMANS:
        return False
    return not phase.transferred if g.world.options.get("transfer-every-turn") else not g.transfers


def can_be_transferred(g: Position, unit: int) -> bool:
    """16-32: not from an enemy zone; from Berlin, on neither side, no move ends on the far side."""
    return not is_in_enemy_zone(g, unit) and g.box.theatre[g.cell[unit]] != BERLIN


def destinations(g: Position, move: Movement) -> list[Action]:
    """All that the picked unit can do now, in canonical order."""
    unit = move.unit
    start, camp = g.cell[unit], g.camp_of(unit)
    friends, limit = g.count_in(camp), g.box.numbers["stacking_limit"]
    costs = move.costs(g)
    fronts = front_cells(g, unit) if camp == SOVIET and g.is_front(unit) else ()
    guard = first_turn.Guard(g, unit, move.waiting, move.duty) if move.duty else None

    def may_end_in(cell: int) -> bool:
        return cell not in fronts and (guard is None or guard.allows((cell,)))

    goals = [
        cell
        for cell in sorted(costs)
        if cell != start and (friends[cell] < limit or will_be_room(g, move, cell)) and may_end_in(cell)
    ]
    if move.tripled:  # 16-32: must end across the boundary, and stay on the map
        far = WESTERN if g.box.theatre[start] == EAST else EAST
        return [("go", cell) for cell in goals if g.box.theatre[cell] == far] + [("stay",)]
    options: list[Action] = [("go", cell) for cell in goals]
    zone, left = g.enemy_zone(camp), move.left(g)
    for cell, cost in sorted(g.network_of(unit)[start]):
        if cost < left and not zone[cell] and costs.get(cell) == cost:
            ends = (cell,) if friends[cell] < limit and may_end_in(cell) else onward(g, move, cell, cost)
            if any(end != start and friends[end] < limit and may_end_in(end) for end in ends):
                options.append(("step", cell))
    if guard is None or guard.allows(()):
        options += [("exit", cell) for cell in leaving.exits(g, unit, costs, left)]
    if not options or (friends[start] <= limit and may_end_in(start)):
        options.append(("stay",))
    return options


def onward(g: Position, move: Movement, cell: int, cost: int) -> dict[int, int]:
    """5-3: the hexes to be reached after a step into one where the unit may pass, but not stop."""
    return reach_from(g, move.unit, cell, move.left(g) - cost)


def front_cells(g: Position, but: int) -> frozenset[int]:
    """5-3: the hexes of the other Soviet Fronts, where a Front may not stop."""
    return frozenset(g.cell[u] for u in g.box.fronts if u != but and g.cell[u] != NOWHERE)


def will_be_room(g: Position, move: Movement, cell: int) -> bool:
    """5-3: whether a full hex can be left again by one of the units there that has not moved.

    The limit counts at the end of the phase only; this keeps the end within reach.
    """
    if g.count_in(g.camp_of(move.unit))[cell] > g.box.numbers["stacking_limit"]:
        return False
    return any(
        u != move.unit and g.cell[u] == cell and can_make_room(g, u, vacated=g.cell[move.unit])
        for u in move.waiting
    )


def can_make_room(g: Position, unit: int, vacated: int = NOWHERE, filled: int = NOWHERE) -> bool:
    """Whether a unit can go from its hex to one with room.

    `vacated` is a hex about to lose a unit, `filled` one about to gain one.
    """
    camp = g.camp_of(unit)
    friends, limit = g.count_in(camp), g.box.numbers["stacking_limit"]
    fronts = front_cells(g, unit) if g.is_front(unit) else ()

    def has_room(cell: int) -> bool:
        there = friends[cell] - (cell == vacated) + (cell == filled)
        return there < limit and cell not in fronts and cell != g.cell[unit]

    where = (
        g.network_of(unit),
        g.cell[unit],
        g.allowance(unit),
        g.others_in(camp),
        g.enemy_zone(camp),
        RULE,
    )
    return any(map(has_room, steps(*where))) or any(map(has_room, reach(*where)))  # near is quicker to tell


def is_overcrowded(g: Position, cell: int) -> bool:
    """5-3: whether a hex holds more units than may stay there."""
    together = g.west_in[cell] + g.soviet_in[cell] + g.german_in[cell]
    return together > int(g.box.numbers["stacking_limit"])
