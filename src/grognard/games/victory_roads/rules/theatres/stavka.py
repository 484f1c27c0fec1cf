"""12 The Stavka phase: each theatre calls on the strategic reserve or moves; then units enter the reserve."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import NO_MODE, NONE, OFFENSIVE, STAVKA, Position
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.moves import SHIFT, TheatreMove
from grognard.games.victory_roads.rules.theatres.radius import THEATRE
from grognard.games.victory_roads.rules.theatres.reserve import (
    RESERVE,
    admit,
    die_lines,
    forecast,
    may_leave,
    places,
    price,
    result,
)
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET, SOVIETS
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


def bar_to_reserve(g: Position, theatre: int) -> Bar | None:
    """12.1.1: why a theatre can't call on the reserve at all."""
    if g.mode[theatre] == NO_MODE:
        return "9.1.1a", "why.no-theatre"
    if g.offensive not in (NONE, theatre):
        return "12.1.1c", "why.great-offensive"
    staffs = any(g.unit(unit).is_hq for unit in g.in_place(STAVKA))
    if staffs or may_leave(g, True) or may_leave(g, False):
        return None
    return "12.2.2", "why.least-reserve"


def bar_to_shift(g: Position, theatre: int) -> Bar | None:
    """12.3.1: why a theatre can't move at all."""
    if g.mode[theatre] == NO_MODE:
        return "9.1.1a", "why.no-theatre"
    if g.mode[theatre] == OFFENSIVE:
        return "9.1.3", "why.offensive-mode"
    if g.offensive != NONE:
        return "12.3.1", "why.great-offensive"
    if g.is_muddy:
        return "12.3.1", "why.mud"
    return ("12.3.1", "why.drew") if g.drew[theatre] else None


@frame
class StavkaPhase(Frame):
    """12, sheet/soviet-stavka: the priority theatre first, the secondary one last; units enter at the end."""

    tested: tuple[int, ...] = ()
    theatre: int = NONE
    """The one whose die is due, or was rolled."""
    rule: str = ""
    """What it does: `RESERVE` or `SHIFT`."""
    boosts: int = 0
    left: int = 0
    """How many units may still leave the reserve for it."""
    unit: int = NONE
    """The one that is being placed."""
    deployed: tuple[int, ...] = ()
    """Who left the reserve in this phase."""
    entered: int = 0

    cells: list[int] = derived()

    STEPS = ("announce", "announced", "boost", "roll", "leave", "place", "again", "enter")
    PIECES = ("unit", "deployed")

    # ---- 12 What each theatre does, announced before its die is rolled

    @shared
    def announce(self, g: Position) -> Decision | None:
        """Reserve or move, for the theatre whose turn it is."""
        return ask(SIDES[SOVIET], "ask.stavka") if self.next(g) else None

    def next(self, g: Position) -> list[int]:
        """12.1.1: the theatres whose turn it is; those that can do nothing have none."""
        others = {*range(len(THEATRES))} - {g.priority, g.secondary}
        for rank in {g.priority}, others, {g.secondary}:
            left = sorted(rank - {*self.tested, NONE})
            if found := [n for n in left if not (bar_to_reserve(g, n) and bar_to_shift(g, n))]:
                return found
        return []

    @announce.verb("reserve", THEATRE, among="next", then="boost")
    def call_reserve(self, g: Position, theatre: int) -> None:
        self.test(theatre, RESERVE)

    @announce.verb("shift", THEATRE, among="next", then="boost")
    def shift(self, g: Position, theatre: int) -> None:
        self.test(theatre, SHIFT)

    def test(self, theatre: int, rule: str) -> None:
        """A theatre's turn."""
        self.tested, self.theatre, self.rule, self.boosts = (*self.tested, theatre), theatre, rule, 0

    @call_reserve.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        return bar_to_reserve(g, theatre) or self.bar_to_act(g, theatre)

    @shift.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        return bar_to_shift(g, theatre) or self.bar_to_act(g, theatre)

    def bar_to_act(self, g: Position, theatre: int) -> Bar | None:
        """12, 12.1.1: each theatre has one turn, in its order."""
        if g.mode[theatre] == NO_MODE:
            return "9.1.1a", "why.no-theatre"
        if theatre in self.tested:
            return "12/intro", "why.theatre-tested"
        return None if theatre in self.next(g) else ("12.1.1a", "why.other-theatre-first")

    @announce.verb("forgo", THEATRE, among="next")
    def forgo(self, g: Position, theatre: int) -> None:
        self.tested = (*self.tested, theatre)

    forgo.barred(bar_to_act)

    def announced(self, g: Position) -> None:
        """When all have had their turn."""
        self.at = "enter"

    # ---- 12.1.1, 12.3.2 The die

    @choice
    def boost(self, g: Position) -> Decision | None:
        """Supports that go back to the pool, decided before the die."""
        what = "ask.boost-reserve" if self.rule == RESERVE else "ask.boost-shift"
        return ask(SIDES[SOVIET], what, theatre=self.theatre)

    @boost.verb("spend", UNIT, among="chits")
    def spend(self, g: Position, chit: int) -> None:
        self.boosts += 1
        g.note("stavka.given-back", self.rule, theatre=self.theatre)
        pools.give_back(g, (chit,))

    def chits(self, g: Position) -> list[int]:
        """The supports of the theatre."""
        return pools.in_box(g, pools.box_of(self.theatre))

    @spend.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        return pools.bar_to_spend(g, chit, pools.box_of(self.theatre))

    boost.verb("roll", then="roll")

    def odds(self, g: Position) -> Forecast | None:
        """The chances of the die."""
        return forecast(g, self.theatre, self.boosts, self.rule) if self.at in ("boost", "roll") else None

    def roll(self, g: Position) -> None:
        """The table: so many units, or so many hexes."""
        lines, die = die_lines(g, self.theatre, self.boosts, self.rule), g.roll()
        found = result(g, self.theatre, die + sum(int(line.value) for line in lines))
        message = "stavka.units" if self.rule == RESERVE else "stavka.hexes"
        g.note(message, self.rule, "12.1.1/table", theatre=self.theatre, die=die, count=found)
        if self.rule == RESERVE:
            self.left = found
        else:
            self.at = "again"
            g.stack.append(TheatreMove(self.theatre, found, SHIFT))

    # ---- 12.1.1 Out of the reserve

    @choice
    def leave(self, g: Position) -> Decision | None:
        """Who leaves next."""
        if not self.left:
            return None
        self.cells = places(g, self.theatre, self.deployed)
        return ask(SIDES[SOVIET], "ask.leave-reserve", theatre=self.theatre, count=self.left)

    @leave.verb("call", UNIT, among=lambda self, g: g.in_place(STAVKA), then="place")
    def call(self, g: Position, unit: int) -> None:
        self.unit = unit

    @call.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.place[unit] != STAVKA:
            return "12.1.1d", "why.not-in-reserve"
        printed = g.unit(unit)
        if printed.kind == "corps" and not may_leave(g, printed.is_armoured):
            return "12.2.2", "why.least-reserve"
        if price(g.unit(unit)) > self.left:
            return "12.1.1d", "why.counts-as-two"
        cells = places(g, self.theatre, self.deployed, unit) if printed.is_hq else self.cells
        return None if cells else ("12.1.1e", "why.no-arrival-hex", {"theatre": self.theatre})

    leave.done("done", then="again")

    @choice
    def place(self, g: Position) -> Decision | None:
        """Where it goes."""
        if self.unit == NONE:
            return None
        self.cells = places(g, self.theatre, self.deployed, self.unit)
        return ask(SIDES[SOVIET], "ask.deploy", theatre=self.theatre, unit=self.unit)

    @place.verb("deploy", CELL, exactly="cells", then="leave")
    def deploy(self, g: Position, cell: int) -> None:
        g.note("stavka.left", "12.1.1d", unit=self.unit, cell=cell, theatre=self.theatre)
        g.put(self.unit, cell)
        self.left -= price(g.unit(self.unit))
        self.deployed, self.unit = (*self.deployed, self.unit), NONE

    @deploy.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "12.1.1e", "why.not-there", {"theatre": self.theatre}

    def again(self, g: Position) -> None:
        """The next theatre."""
        self.left, self.at = 0, "announce"

    # ---- 12.1.2 Into the reserve

    @shared
    def enter(self, g: Position) -> Decision | None:
        """Up to six corps that are stacked with an HQ."""
        most = g.world.charts.tables["stavka"]["entering"]
        return ask(SIDES[SOVIET], "ask.enter-reserve", count=most - self.entered)

    @enter.verb("enter-reserve", UNIT, among="with_hqs")
    def go_in(self, g: Position, unit: int) -> None:
        self.entered += 1
        g.note("stavka.entered", "12.1.2", unit=unit, cell=g.cell[unit])
        admit(g, unit)

    def with_hqs(self, g: Position) -> list[int]:
        """The units in the hexes of Soviet HQs."""
        return g.units_in(sorted({g.cell[hq] for hq in g.hqs_of(SOVIETS)}))

    @go_in.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        cell = g.cell[unit]
        if g.is_chit(unit) or cell < 0 or g.unit(unit).kind != "corps":
            return "12.1.2", "why.no-corps"
        if self.entered >= g.world.charts.tables["stavka"]["entering"]:
            return "12.1.2", "why.six-entered"
        if not any(g.unit(other).is_hq for other in g.units_at(cell)):
            return "12.1.2", "why.no-hq-with-it"
        if g.zone[AXIS][cell]:
            return "12.1.2", "why.corps-beside-enemy"
        return ("12.1.2", "why.not-supplied") if g.cut[unit] else None

    enter.done("done")
