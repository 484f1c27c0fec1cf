"""12/after/who-moves: beaten by 4 or more, defenders are driven up to two hexes farther by who follows."""

from __future__ import annotations

from dataclasses import field

from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.assault.markers import under_assault
from grognard.games.borodino_41.rules.command import in_command
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.rules.stacking import has_room
from grognard.games.borodino_41.rules.zoc import LEAVING, ZocFire
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

Way = tuple[int, ...]


@frame
class Pursuit(Frame):
    """The winner picks who follows the beaten of one hex in their steps, and then where each of them goes."""

    camp: int
    """The side that pursues."""
    winners: tuple[int, ...]
    gone: tuple[int, ...]
    trails: tuple[Way, ...]
    """Who has retreated, and which way each."""
    pursuer: int = NONE
    cell: int = NOWHERE
    """The hex out of which it drives them."""
    prey: tuple[int, ...] = ()
    """Who must still leave that hex."""
    unit: int = NONE
    goal: int = NOWHERE
    most: int = field(default=4, kw_only=True)
    """12/assault/margin-4-defender: the hexes that they go in all, two and up to two more."""

    ways: dict[int, list[int]] = derived()

    PIECES = ("winners", "gone", "pursuer", "prey", "unit")
    STEPS = ("begin", "drive", "leave", "arrive", "follow", "pursue")

    def begin(self, g: Position) -> None:
        """Who has driven some on comes to the question again."""
        self.at = "pursue"

    @choice
    def pursue(self, g: Position) -> Decision | None:
        """Who pursues the beaten of which hex; never an obligation."""
        cells = {g.cell[unit] for unit in self.gone if g.cell[unit] >= 0}
        quarries = [cell for cell in cells if self.bar_to_quarry(g, cell) is None]
        found = {
            unit: [c for c in quarries if self.bar_to_pursue(g, unit, c) is None] for unit in self.winners
        }
        self.ways = {unit: near for unit, near in found.items() if near}
        if not self.ways and not (g.world.hidden and cells):
            return None
        return ask(SIDES[self.camp], "assault.pursue", units=tuple(self.ways))

    def way_to(self, g: Position, cell: int) -> Way:
        """The steps of the beaten who are in a hex, the hex itself last."""
        found = (way for unit, way in zip(self.gone, self.trails, strict=True) if g.cell[unit] == cell)
        return next(found, ())

    def prey_at(self, g: Position, cell: int) -> tuple[int, ...]:
        """Enemies in a hex."""
        return tuple(unit for unit in g.units_at(cell) if g.camp[unit] != self.camp)

    def bar_to_quarry(self, g: Position, cell: int) -> Bar | None:
        """Why nobody can be driven out of a hex."""
        prey, way = self.prey_at(g, cell), self.way_to(g, cell)
        if not prey or not way:
            return "12/after/who-moves", "why.assault-nobody-beaten"
        if any(unit not in self.gone for unit in prey):  # the pursuer could not follow into it
            return "12/after/retreat-limits", "why.assault-enemy-there"
        if len(way) > self.most or not all(self.driven_to(g, unit) for unit in prey):
            return "12/assault/margin-4-defender", "why.assault-driven-enough"
        return None

    def bar_to_pursue(self, g: Position, unit: int, cell: int) -> Bar | None:
        """Why a unit can't follow the beaten into a hex: it goes in their steps."""
        if unit not in self.winners or g.cell[unit] < 0:
            return "12/after/who-moves", "why.assault-not-winner"
        if not in_command(g, unit):
            return "17/penalties/advance", "why.assault-uncommanded"
        here = g.cell[unit]
        for step in self.steps(g, unit, cell):
            if not routes.can_step(g, unit, here, step):
                return "12/after/retreat-limits", "why.assault-no-way"
            if step != cell and g.count[1 - self.camp][step]:
                return "12/after/retreat-limits", "why.assault-enemy-there"
            here = step
        return None

    def steps(self, g: Position, unit: int, cell: int) -> Way:
        """The hexes that a unit must enter to be where the beaten of a hex are; none behind it."""
        way, here = self.way_to(g, cell), g.cell[unit]
        return way[way.index(here) + 1 :] if here in way else way

    @pursue.verb("pursue", UNIT, CELL, exactly="ways", then="drive")
    def set_out(self, g: Position, unit: int, cell: int) -> None:
        self.pursuer, self.cell, self.prey = unit, cell, self.prey_at(g, cell)
        for step in self.steps(g, unit, cell)[:-1]:
            routes.go(g, unit, step)
        g.note("assault.pursues", "12/after/who-moves", unit=unit, cell=cell)

    @set_out.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar_to_quarry(g, cell) or self.bar_to_pursue(g, unit, cell)

    pursue.verb("halt", then=END)

    def driven_to(self, g: Position, unit: int) -> list[int]:
        """Where a beaten unit can be driven next: farther from where it fought, however full it is there."""
        way = self.way_to(g, g.cell[unit])
        distance, far = g.geo.board.distance, len(way)
        return [cell for cell in routes.open_from(g, unit, way[-1]) if distance(way[0], cell) == far]

    @choice
    def drive(self, g: Position) -> Decision | None:
        """12/after/who-moves: the third and the fourth hex are for the pursuer to choose."""
        found = {unit: self.driven_to(g, unit) for unit in self.prey if g.cell[unit] == self.cell}
        self.ways = {unit: cells for unit, cells in found.items() if cells}
        if not self.ways:
            return None
        return ask(SIDES[self.camp], "assault.drive", units=tuple(self.ways), unit=self.pursuer)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @drive.verb("drive", UNIT, CELL, exactly="ways", way="one_cell", then="leave")
    def drive_on(self, g: Position, unit: int, cell: int) -> None:
        self.unit, self.goal = unit, cell

    @drive_on.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit not in self.ways:
            return "12/after/who-moves", "why.assault-not-driven"
        return routes.bar_to_go(g, unit, cell) or ("12/after/who-moves", "why.assault-not-away")

    def leave(self, g: Position) -> None:
        """12/after/retreat-zoc: as in any retreat; the winners don't fire."""
        if self.unit != NONE and is_exposed(g, self.unit):
            spared = tuple(sorted({*self.winners, *under_assault(g, self.camp)}))
            g.stack.append(ZocFire(self.unit, self.cell, LEAVING, spared, driven=True))

    def arrive(self, g: Position) -> None:
        unit, self.unit = self.unit, NONE
        if unit == NONE:
            return
        self.prey = tuple(other for other in self.prey if other != unit)
        if g.cell[unit] >= 0:
            way = self.way_to(g, self.cell)
            routes.go(g, unit, self.goal)
            g.note("assault.driven", "12/after/who-moves", unit=unit, cell=self.goal)
            self.trails = tuple(
                (*way, self.goal) if other == unit else trail
                for other, trail in zip(self.gone, self.trails, strict=True)
            )
        self.at = "drive"

    def follow(self, g: Position) -> None:
        """At least one unit must follow: the pursuer enters the hex that they left."""
        if not self.prey_at(g, self.cell) and has_room(g, self.camp, self.cell, (self.pursuer,)):
            routes.go(g, self.pursuer, self.cell)
            g.note("assault.advanced", "12/after/who-moves", unit=self.pursuer, cell=self.cell)
