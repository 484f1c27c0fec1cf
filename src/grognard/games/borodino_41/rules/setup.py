"""19/intro/setup: the Soviet player places what is there, then brings in the brigades that retreat."""

from __future__ import annotations

from grognard.games.borodino_41.position import COMING, INITIAL, NONE, Position
from grognard.games.borodino_41.rules import works
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.movement.offmap import SIDES_OF_A_HEX
from grognard.games.borodino_41.rules.movement.phase import MovementPhase
from grognard.games.borodino_41.rules.sequence import Day
from grognard.games.borodino_41.rules.stacking import bar_to_stack, has_room
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, DIRECTION, UNIT, Bar, choice

WEST = 4
"""The direction that the static tanks face where no work says another: south-west."""


@frame
class Opening(Frame):
    """19/intro/setup: unit by unit, or the rest as history had it; then the withdrawal and the first day."""

    unit: int = NONE
    """The unit in hand."""
    free: list[int] = derived()
    """The hexes where it may stand."""

    STEPS = ("choose", "settle", "turn", "go_on", "withdraw", "battle")
    PIECES = ("unit",)

    @choice
    def choose(self, g: Position) -> Decision | None:
        """oe/soviet/setup: which unit comes next."""
        g.phase, g.player = "setup", SOVIET
        left = waiting(g)
        return ask(SIDES[SOVIET], "setup.choose", count=len(left)) if left else None

    @choose.verb("standard")
    def standard(self, g: Position) -> None:
        """All that are left stand where the historical units stood, or as close to it as they may."""
        left = waiting(g)
        for unit in left:
            wanted = g.geo.board.cell(g.printed[unit].hex)
            put(g, unit, nearest(g, unit, wanted))
        g.note("setup.standard", "19/intro/setup", count=len(left))

    def left(self, g: Position) -> list[int]:
        """The units that are not placed yet."""
        return waiting(g)

    @choose.verb("pick", UNIT, among="left", then="settle")
    def pick(self, g: Position, unit: int) -> None:
        self.unit = unit
        _tell(g, unit)

    @pick.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.camp[unit] == SOVIET and g.printed[unit].entry == "setup" and not g.is_dummy(unit):
            return None if g.place[unit] == COMING else ("19/intro/setup", "why.setup-placed")
        return "oe/soviet/setup", "why.setup-later"

    @choice
    def settle(self, g: Position) -> Decision | None:
        """Where it stands."""
        if self.unit == NONE:
            return None
        self.free = legal(g, self.unit)
        return ask(SIDES[SOVIET], "setup.place", unit=self.unit)

    def places(self, g: Position) -> dict[int, list[int]]:
        """The unit in hand, with its hexes."""
        return {self.unit: self.free}

    @settle.verb("place", UNIT, CELL, exactly="places", then="turn")
    def place(self, g: Position, unit: int, cell: int) -> None:
        put(g, unit, cell)
        g.note("setup.placed", "19/intro/setup", unit=unit, cell=cell)

    @place.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit != self.unit:
            return "19/intro/setup", "why.setup-other"
        return bar_to_place(g, unit, cell)

    @choice
    def turn(self, g: Position) -> Decision | None:
        """18/t28/armour: which way the tanks without engines look."""
        if self.unit == NONE or g.printed[self.unit].mobility != "static":
            return None
        return ask(SIDES[SOVIET], "setup.face", unit=self.unit)

    @turn.verb("face", DIRECTION, exactly=lambda frame, g: range(6), then="go_on")
    def face(self, g: Position, direction: int) -> None:
        g.facing[self.unit] = direction
        _tell(g, self.unit)

    def go_on(self, g: Position) -> None:
        """The next unit, until all are placed."""
        self.unit = NONE
        if waiting(g):
            self.at = "choose"

    def withdraw(self, g: Position) -> None:
        """5/turn-indication/first-turn: the units from the west edge, before the Germans come."""
        g.phase = "withdrawal"
        begin(g, SOVIET, INITIAL)
        g.stack.append(MovementPhase(SOVIET, withdrawal=True))

    def battle(self, g: Position) -> None:
        """19/intro/first-initiative: then the first day begins."""
        g.stack[-1] = Day()


def waiting(g: Position) -> list[int]:
    """oe/soviet/setup: units of the set-up that are not on the map."""
    printed, dummy = g.printed, g.world.is_dummy
    return [unit for unit in g.in_place(COMING) if printed[unit].entry == "setup" and not dummy[unit]]


def legal(g: Position, unit: int) -> list[int]:
    """All hexes where a unit may be set up; where nobody stands yet there is room for any."""
    ground, taken = g.geo.setup_ground[g.printed[unit].mobility], g.count[SOVIET]
    return [cell for cell in ground if not taken[cell] or has_room(g, SOVIET, cell, (unit,))]


def bar_to_place(g: Position, unit: int, cell: int) -> Bar | None:
    """19/intro/setup, 7/offmap/no-blocking: why a unit may not be set up in a hex."""
    if cell in g.geo.german_entries:
        return "7/offmap/no-blocking", "why.setup-entry"
    if cell not in g.geo.setup_cells:
        return "19/intro/setup", "why.setup-west"
    if not g.geo.is_open(cell, g.printed[unit].mobility):
        return "7/move/cost-basis", "why.setup-ground"
    return bar_to_stack(g, SOVIET, cell, (unit,))


def nearest(g: Position, unit: int, wanted: int) -> int:
    """The legal hex closest to one, the first of them."""
    if bar_to_place(g, unit, wanted) is None:
        return wanted
    distance = g.geo.board.distance
    return min(legal(g, unit), key=lambda cell: (distance(cell, wanted), cell))


def put(g: Position, unit: int, cell: int) -> None:
    """Sets a unit up; static tanks face like the work they stand in."""
    g.put(unit, cell)
    works.entered(g, unit, cell)
    if g.printed[unit].mobility == "static":
        front = g.geo.fort_sides.get(cell, ())
        middle = (side for side in front if {_turned(side, -1), _turned(side, 1)} <= {*front})
        g.facing[unit] = next(middle, WEST)
    _tell(g, unit)


def _turned(side: int, by: int) -> int:
    return (side + by) % SIDES_OF_A_HEX


def _tell(g: Position, unit: int) -> None:
    """That a counter is set up, and on what ground, tells the enemy something even if it lies face down."""
    if g.world.hidden:
        g.learn((SIDES[GERMAN],), unit)
