"""12/retreat: units fall back before they are fired at or assaulted, if their nerves hold."""

from __future__ import annotations

from dataclasses import field
from fractions import Fraction

from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.combat.morale import morale_of, suppress
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.rules.stacking import bar_to_stack
from grognard.games.borodino_41.rules.terrain import is_armour, is_cover
from grognard.games.borodino_41.rules.zoc import LEAVING, ZocFire
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Forecast, Line, Preview
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

DISTANCE = 2
"""12/retreat/distance: hexes at most."""
COVER = 2
"""12/retreat/cover-bonus: off the die of who has no armour and goes through cover."""
WORST = 10
"""12/retreat/zero: the printed 0."""


@frame
class Withdrawal(Frame):
    """12/retreat/roll: the units of a hex, one by one: a die, then up to two hexes."""

    camp: int
    """Who may fall back."""
    cell: int
    assaulters: tuple[int, ...] = ()
    motorised: bool = field(default=False, kw_only=True)
    """12/seq/3f-mot-retreat: only who moves on wheels or tracks."""
    tried: tuple[int, ...] = field(default=(), kw_only=True)
    unit: int = field(default=NONE, kw_only=True)
    """Who is falling back, and below where it has been and where it goes."""
    way: tuple[int, ...] = field(default=(), kw_only=True)
    goal: int = field(default=NOWHERE, kw_only=True)

    ways: dict[int, list[int]] = derived()

    PIECES = ("assaulters", "tried", "unit")
    STEPS = ("begin", "test", "leave", "arrive", "onward", "offer")

    @property
    def rule(self) -> str:
        """That of the step: closing fire has no assaulters."""
        if not self.assaulters:
            return "4/desc/closing-fire"
        return "12/seq/3f-mot-retreat" if self.motorised else "12/seq/3-retreat"

    def begin(self, g: Position) -> None:
        """Who has fallen back comes to the offer again, until all have had theirs."""
        self.at = "offer"

    @reaction("withdrawal", "12/seq/3-retreat")
    def offer(self, g: Position) -> Decision | None:
        """Asked whenever counters are there, whatever they are; when they are face up, if any can go."""
        self.unit, self.way = NONE, ()
        there = [unit for unit in g.units_at(self.cell) if g.camp[unit] == self.camp]
        found = {
            unit: [c for c in g.geo.board.neighbours[self.cell] if not self.bar(g, unit, c)] for unit in there
        }
        self.ways = {unit: cells for unit, cells in found.items() if cells}
        if not there or not (self.ways or (g.world.hidden and not self.motorised)):
            return None
        return ask(SIDES[self.camp], "withdrawal.offer", cell=self.cell)

    def bar(self, g: Position, unit: int, cell: int) -> Bar | None:
        """Why a unit may not begin to fall back into a hex."""
        if g.camp[unit] != self.camp or g.cell[unit] != self.cell or g.is_dummy(unit):
            return self.rule, "why.withdrawal-not-here"
        if unit in self.tried:
            return "12/retreat/roll", "why.withdrawal-tried"
        if g.state[unit]:
            return "12/retreat/not-if-shaken", "why.withdrawal-shaken"
        if self.motorised and not g.printed[unit].is_motorised:
            return "12/seq/3f-mot-retreat", "why.withdrawal-not-motorised"
        if bar := routes.bar_to_go(g, unit, cell):
            return bar
        way = (self.cell, cell)
        if bar := routes.bar_to_pass(g, unit, way):
            return bar
        if is_fleet(g, unit):
            return None if self.beyond(g, unit, way) else ("12/retreat/recon", "why.withdrawal-two-hexes")
        bar = routes.bar_to_stay(g, unit, way)
        return None if bar and self.beyond(g, unit, way) else bar

    def beyond(self, g: Position, unit: int, way: tuple[int, ...]) -> list[int]:
        """The hexes for the second step, where it can stay; who must go two hexes gets away for good."""
        distance, least = g.geo.board.distance, DISTANCE if is_fleet(g, unit) else 1
        ahead = way[way.index(g.cell[unit]) :]
        return [
            cell
            for cell in routes.open_from(g, unit, way[-1])
            if distance(way[0], cell) >= least and not routes.bar_to_stay(g, unit, (*ahead, cell))
        ]

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @offer.verb("fall-back", UNIT, CELL, exactly="ways", way="one_cell", then="test")
    def fall_back(self, g: Position, unit: int, cell: int) -> None:
        self.unit, self.goal, self.way = unit, cell, (self.cell,)
        self.tried = (*self.tried, unit)

    @fall_back.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar(g, unit, cell)

    def test(self, g: Position) -> None:
        """12/retreat/roll: at or below its morale it may go; a 0 suppresses it."""
        unit = self.unit
        if g.world.hidden:
            g.learn((SIDES[1 - self.camp],), "withdrawal")  # that it must roll, and how, tells
        if free := self.free(g, unit):
            g.note("withdrawal.free", free, unit=unit, cell=self.cell)
            return
        die, less = g.roll(WORST), self.cover(g)
        passed = die in self.good_dice(g)
        rules = ("12/retreat/roll", "12/retreat/cover-bonus") if less else ("12/retreat/roll",)
        g.note("withdrawal.rolled", *rules, unit=unit, cell=self.cell, die=die, less=less, passed=passed)
        if die == WORST:
            suppress(g, unit, "12/retreat/zero")
        if not passed:
            self.at = "offer"

    def cover(self, g: Position) -> int:
        """12/retreat/cover-bonus: what is taken off the die of who is falling back."""
        return COVER if is_cover(g, self.goal) and not g.is_armoured(self.unit) else 0

    def good_dice(self, g: Position) -> range:
        """12/retreat/roll, 12/retreat/zero: the throws with which it may go."""
        return range(1, min(WORST, morale_of(g, self.unit) + self.cover(g) + 1))

    def odds(self, g: Position) -> Forecast | None:
        """The chances of the test that comes next; none where no die is thrown."""
        if self.at != "test" or self.free(g, self.unit):
            return None
        goes = Fraction(len(self.good_dice(g)), WORST)
        chances = {"goes": goes, "stays": 1 - goes - Fraction(1, WORST), "pinned": Fraction(1, WORST)}
        lines = [
            Line(
                "12/retreat/roll", "withdrawal.morale", morale_of(g, self.unit), "morale", {"unit": self.unit}
            )
        ]
        if self.cover(g):
            lines.append(Line("12/retreat/cover-bonus", "withdrawal.cover", self.cover(g), "morale"))
        return Forecast(tuple(lines), chances, headline={"headline.goes": goes})

    def free(self, g: Position, unit: int) -> str:
        """The rule by which a unit needs no die, if one does."""
        if is_fleet(g, unit):
            return "12/retreat/recon"
        if self.assaulters:
            if g.printed[unit].is_rocket:
                return "12/rockets/escape"
            if g.is_armoured(unit) and not any(is_armour(g, other) for other in self.assaulters):
                return "12/retreat/armour-free"
        return ""

    def leave(self, g: Position) -> None:
        """12/retreat/no-zoc-fire: the assaulters may fire at who leaves their zone, but not at rockets."""
        unit = self.unit
        if is_exposed(g, unit):
            escaping = self.assaulters and g.printed[unit].is_rocket  # 12/rockets/escape
            g.stack.append(ZocFire(unit, g.cell[unit], LEAVING, self.assaulters if escaping else ()))

    def arrive(self, g: Position) -> None:
        """10/zoc/stopped: who was shaken stays where it was."""
        unit = self.unit
        if g.cell[unit] < 0 or g.state[unit]:
            self.at = "offer"
            return
        routes.go(g, unit, self.goal)
        g.note("withdrawal.goes", self.rule, unit=unit, cell=self.goal)
        self.way = (*self.way, self.goal)

    @choice
    def onward(self, g: Position) -> Decision | None:
        """12/retreat/distance: a second hex, if it likes; who must go two has no choice."""
        unit, cells = self.unit, list[int]()
        if g.cell[unit] >= 0 and len(self.way) <= DISTANCE:
            cells = self.beyond(g, unit, self.way)
        self.ways = {unit: cells} if cells else {}
        if not cells and (not g.world.hidden or g.cell[unit] < 0 or len(self.way) > DISTANCE):
            return None
        return ask(SIDES[self.camp], "withdrawal.onward", unit=unit, cell=self.way[-1])

    @onward.verb("fall-back", UNIT, CELL, exactly="ways", way="one_cell", then="leave")
    def go_on(self, g: Position, unit: int, cell: int) -> None:
        self.goal = cell

    @go_on.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit != self.unit:
            return "12/retreat/roll", "why.withdrawal-other"
        if bar := routes.bar_to_go(g, unit, cell):
            return bar
        if is_fleet(g, unit) and g.geo.board.distance(self.way[0], cell) < DISTANCE:
            return "12/retreat/recon", "why.withdrawal-two-hexes"
        if cell == self.way[0]:
            return "12/retreat/distance", "why.withdrawal-back"
        bar = routes.bar_to_stay(g, unit, (self.way[-1], cell))
        return bar or ("12/retreat/distance", "why.withdrawal-other")

    @onward.fallback("stay", then="offer")
    def stay(self, g: Position) -> None:
        """One hex is enough."""

    @stay.barred
    def _(self, g: Position) -> Bar | None:
        if is_fleet(g, self.unit):
            return "12/retreat/recon", "why.withdrawal-two-hexes", {"unit": self.unit}
        return bar_to_stack(g, self.camp, self.way[-1], (self.unit,))


def is_fleet(g: Position, unit: int) -> bool:
    """12/retreat/recon: motorcycles and armoured cars, which are gone without a die, but two hexes."""
    return g.printed[unit].is_always_commanded
