"""1.6.3, 9.1.4, 11.2, 11.6 Moves of theatre markers: along road and rail, always with a line of supply."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.geography import MUD, SNOW
from grognard.games.victory_roads.position import NO_MODE, NONE, OFFENSIVE, Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.effects import bar_to_more
from grognard.games.victory_roads.rules.theatres.radius import THEATRE, is_remote, is_uprooted, refuges
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import NO_ZOC, path, reach
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

REMOTE, SUPPORTS, SHIFT = "11.2.1c", "11.6.2", "12.3.2"
"""The rules by which a theatre moves: far from the front, in the supports phase, in the Stavka phase."""


# ---- 9.1.4 Flight


def settle(g: Position) -> None:
    """9.1.4: theatres whose line is cut, or whose hex an enemy has entered, flee, whosever turn it is.

    Their supports go back to the pool. Where two refuges are as near, a choice is pushed on the stack.
    """
    if not any(g.mode):
        return
    fleeing = {frame.theatre for frame in g.stack if isinstance(frame, Flight)}
    for theatre in range(len(THEATRES)):
        if g.mode[theatre] != NO_MODE and theatre not in fleeing and is_uprooted(g, theatre):
            found = refuges(g, theatre)
            g.note("theatre.uprooted", "9.1.4b", theatre=theatre, cell=g.theatre[theatre])
            pools.empty(g, pools.box_of(theatre), "9.1.4b")
            if len(found) > 1:
                g.stack.append(Flight(theatre))
            elif found:
                flee(g, theatre, found[0])


def flee(g: Position, theatre: int, cell: int) -> None:
    """9.1.4: a theatre goes to its refuge in the mode that it is in."""
    g.theatre[theatre] = cell
    g.note("theatre.fled", "9.1.4b", theatre=theatre, cell=cell)


@frame
class Flight(Frame):
    """9.1.4: the Soviet player chooses between refuges that are as near."""

    theatre: int

    cells: list[int] = derived()

    STEPS = ("refuge",)

    @choice
    def refuge(self, g: Position) -> Decision | None:
        """Which of them."""
        self.cells = refuges(g, self.theatre)
        return ask(SIDES[SOVIET], "ask.refuge", theatre=self.theatre)

    @refuge.verb("flee", CELL, exactly="cells", then=END)
    def go(self, g: Position, cell: int) -> None:
        flee(g, self.theatre, cell)

    @go.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "9.1.4b", "why.no-refuge", {"theatre": self.theatre}


# ---- 11.2, 11.6 The moves of the supports phase


def hexes_to_move(g: Position) -> int:
    """11.6.2, 3.2.1, 3.2.3c: how far theatres go in the supports phase, without supports or rails."""
    table = g.world.charts.tables["theatre_move"]
    hexes: int = table["base"] + {SNOW: table["snow"], MUD: table["mud"]}.get(g.weather, 0)
    return max(0, hexes)


@frame
class TheatreMoves(Frame):
    """The theatres that the Soviet player moves: remote ones (11.2), later all that may (11.6)."""

    rule: str
    moved: tuple[int, ...] = ()

    STEPS = ("pick",)

    @shared
    def pick(self, g: Position) -> Decision | None:
        """Which theatre moves next."""
        return ask(SIDES[SOVIET], "ask.move-theatres") if any(g.mode) else None

    @pick.verb("drive", THEATRE, among=lambda *_: range(len(THEATRES)))
    def drive(self, g: Position, theatre: int) -> None:
        self.moved = (*self.moved, theatre)
        table = g.world.charts.tables["theatre_move"]
        if self.rule == REMOTE:
            g.stack.append(TheatreMove(theatre, table["remote"], REMOTE))
        else:
            g.stack.append(
                TheatreMove(theatre, hexes_to_move(g), SUPPORTS, table["all_rail"], table["supports"])
            )

    @drive.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        if g.mode[theatre] == NO_MODE:
            return "9.1.1a", "why.no-theatre"
        if g.mode[theatre] == OFFENSIVE:
            return "9.1.3", "why.offensive-mode"
        if self.rule == REMOTE and not is_remote(g, theatre):
            return "11.2.1a", "why.not-remote"
        if self.rule == SUPPORTS and g.offensive != NONE:
            return "11.6.1", "why.great-offensive"
        if self.rule == SUPPORTS and g.drew[theatre]:
            return "11.3.4", "why.drew"
        return (self.rule, "why.theatre-moved") if theatre in self.moved else None

    pick.done("done")


@frame
class TheatreMove(Frame):
    """One theatre on its way, if it goes at all."""

    theatre: int
    hexes: int
    rule: str
    by_rail: int = 0
    """11.6.2: how much farther it goes if all of the way is by rail."""
    spends: int = 0
    """11.6.2: how many supports may still add a hex each."""

    on_road: dict[int, int] = derived()
    on_rail: dict[int, int] = derived()

    STEPS = ("move",)

    @choice
    def move(self, g: Position) -> Decision | None:
        """Where to, and with the help of which supports."""
        closed, start = closed_to_lines(g, SOVIET), g.theatre[self.theatre]
        self.on_road = reach(g.geo.tracks, start, self.hexes, closed, closed, NO_ZOC)
        self.on_rail = reach(g.geo.rails, start, self.hexes + self.by_rail, closed, closed, NO_ZOC)
        return ask(SIDES[SOVIET], "ask.drive", theatre=self.theatre, hexes=self.hexes, rail=self.by_rail)

    @move.verb("spend", UNIT, among="chits")
    def spend(self, g: Position, chit: int) -> None:
        self.hexes += g.world.charts.tables["theatre_move"]["per_support"]
        self.spends -= 1
        g.used[self.theatre] += 1
        pools.spend(g, chit)
        g.note("theatre.support-spent", "11.6.2", theatre=self.theatre, hexes=self.hexes)

    def chits(self, g: Position) -> list[int]:
        """The supports of the theatre."""
        return pools.in_box(g, pools.box_of(self.theatre))

    @spend.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        if bar := pools.bar_to_spend(g, chit, pools.box_of(self.theatre)):
            return bar
        if not self.spends:
            return "11.6.2", "why.no-more-supports", {"theatre": self.theatre}
        return bar_to_more(g, self.theatre)

    @move.verb("go", CELL, exactly="ends", way="way_to", then=END)
    def go(self, g: Position, cell: int) -> None:
        g.note("theatre.moved", self.rule, theatre=self.theatre, start=g.theatre[self.theatre], cell=cell)
        g.theatre[self.theatre] = cell

    def ends(self, g: Position) -> list[int]:
        """The hexes that it can reach."""
        return [cell for cell in {*self.on_road, *self.on_rail} if cell != g.theatre[self.theatre]]

    @go.barred
    def _(self, g: Position, cell: int) -> Bar:
        if closed_to_lines(g, SOVIET)[cell] or not g.geo.is_on_way(cell):
            return "9.1.4a", "why.no-line-there", {"theatre": self.theatre}
        return self.rule, "why.theatre-too-far", {"theatre": self.theatre, "hexes": self.hexes}

    def way_to(self, g: Position, cell: int) -> Preview:
        """The way with its length."""
        steps, costs = (g.geo.tracks, self.on_road) if cell in self.on_road else (g.geo.rails, self.on_rail)
        way = path(steps, costs, g.theatre[self.theatre], cell, closed_to_lines(g, SOVIET), NO_ZOC)
        most = self.hexes if cell in self.on_road else self.hexes + self.by_rail
        return Preview(way)._replace(cost=costs[cell], allowance=most)

    move.done("stay", then=END)
