"""7 Movement: one counter's move, straight to a zone (`go`) or zone by zone (`step`), until it stops.

The same frame serves movement mode, reserve mode (4.2.3) and the moves at the end of a turn (5.1).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from grognard.games.race_for_berlin.components import GERMAN, HALF, SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules import duties
from grognard.games.race_for_berlin.rules.entry import enter, way_of
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.games.race_for_berlin.rules.ways import (
    FAR,
    Reach,
    allowance,
    is_pinned,
    leads_through_berlin,
    reachable,
)
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice

MARCHING, IN_RESERVE, AT_END = "march", "reserve", "end"


@frame
class March(Frame):
    """7: the move of one counter."""

    unit: int
    kind: str
    spent: int = 0
    least: int = 0
    """After a failed test, the lowest index that the counter may enter (7.2.2)."""
    duty: str = ""
    """What the move is for, where it is not free."""
    crowds: bool = False
    """Full zones are open for now: stacking is checked after all moves of the group (6.1.1)."""

    found: Reach = derived()
    dutiful: list[int] = derived()
    """Where the move may end, also where it began."""

    STEPS = ("test", "go")

    def test(self, g: Position) -> None:
        """7.2.2: Hitler forbids retreat; a German who could go west must first pass a test."""
        unit = self.unit
        if not is_pinned(g, unit):
            return
        index = g.box.index
        if not any(index[zone] < index[g.cell[unit]] for zone in self.reach(g).costs):
            return
        die, needed = g.roll(), g.box.free_movement[g.turn - 1]
        free = die > needed
        message = "march.free" if free else "march.pinned"
        g.note(message, "7.2.2a", unit=unit, die=die, needed=needed + 1)
        if not free:
            self.least = index[g.cell[unit]]

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return ("4.1.3b", "why.one-at-a-time", {"unit": self.unit}) if attempt[0] == "move" else None

    @choice
    def go(self, g: Position) -> Decision | None:
        start, may_stop = g.cell[self.unit], self.may_stop_in(g)
        self.found = self.reach(g)
        ends = [zone for zone in sorted(self.found.costs) if zone != start and may_stop(zone)]
        here = [start] if g.has_room(start, g.unit(self.unit).nation, 0) else []
        self.dutiful = duties.best_ends(g, self.unit, self.duty, [*here, *ends])
        return ask(side_of(g.unit(self.unit).camp), "ask.go", unit=self.unit, movement=self.left(g))

    @go.verb("go", CELL, exactly="ends", way="way_to", then=END)
    def straight(self, g: Position, zone: int) -> None:
        g.note("march.moved", "7.1.1", unit=self.unit, cell=zone, start=g.cell[self.unit])
        for passed in self.found.way(zone)[1:]:
            enter(g, self.unit, passed)

    def ends(self, g: Position) -> list[int]:
        """Where the move may end, but for where it began."""
        return [zone for zone in self.dutiful if zone != g.cell[self.unit]]

    def bar_to(self, g: Position, zone: int) -> Bar:
        """Why the counter can't go to a zone, or pass it."""
        if zone == g.cell[self.unit]:
            return "7.1.1", "why.already-there", {"unit": self.unit}
        return bar_to_enter(g, self, zone) or bar_to_end(g, self, zone)

    straight.barred(bar_to)

    def way_to(self, g: Position, zone: int) -> Preview:
        """The whole way."""
        return self.priced(g, self.found.costs[zone], *self.found.way(zone))

    @go.verb("step", CELL, exactly="steps", way="one_step")
    def step(self, g: Position, zone: int) -> None:
        self.spent += dict(self.found.network[g.cell[self.unit]])[zone]
        g.note("march.step", "7.1.1", unit=self.unit, cell=zone)
        enter(g, self.unit, zone)

    def steps(self, g: Position) -> list[int]:
        """The zones to pass: a free counter may stop there, another can go on to one of its ends."""
        if self.kind == AT_END or g.oos[self.unit]:
            return []
        left, found, may_stop, ends = self.left(g), self.found, self.may_stop_in(g), self.ends(g)
        return [
            zone
            for zone, cost in found.network[g.cell[self.unit]]
            if cost < left
            and zone in found.costs
            and not found.stops[zone]
            and zone not in found.by
            and ((not self.duty and may_stop(zone)) or _leads_on(g, self, zone, cost, ends))
        ]

    step.barred(bar_to)

    def one_step(self, g: Position, zone: int) -> Preview:
        """The way of a step."""
        start = g.cell[self.unit]
        return self.priced(g, dict(self.found.network[start])[zone], start, zone)

    @go.fallback("stay", then=END).barred
    def stay(self, g: Position) -> Bar | None:
        if g.cell[self.unit] in self.dutiful:
            return None
        return duties.RULES.get(self.duty, "6.1.1"), "why.must-move", {"unit": self.unit}

    def priced(self, g: Position, cost: int, *way: int) -> Preview:
        """7.1: who may go one zone only (5.1, 3.1.3) pays nothing, and nobody more than he has (7.1.3)."""
        found, left = way_of(g, self.unit, *way), self.left(g)
        if self.kind == AT_END or g.oos[self.unit]:
            return found
        return found._replace(cost=Fraction(min(cost, left), HALF), allowance=Fraction(left, HALF))

    def left(self, g: Position) -> int:
        """Half points that the counter can still spend."""
        return allowance(g, self.unit, reserve=self.kind == IN_RESERVE) - self.spent

    def reach(self, g: Position) -> Reach:
        """Where the counter can go from here."""
        return reachable(
            g,
            self.unit,
            self.left(g),
            one_zone=self.kind == AT_END or bool(g.oos[self.unit]),
            dry=g.box.formation_of[self.unit] == g.dry,
            least_index=self.least,
            home=not duties.is_astray(g, self.unit),
            minimum=self.spent == 0,
        )

    def may_stop_in(self, g: Position) -> Callable[[int], bool]:
        """6.1.2, 5.1b: whether the move may end in a zone."""
        nation = g.unit(self.unit).nation

        def may_stop(zone: int) -> bool:
            if self.kind == AT_END and g.box.is_berlin[zone]:
                return False
            return g.has_room(zone, nation) or (self.crowds and duties.can_be_vacated(g, self.unit, zone))

        return may_stop


def _leads_on(g: Position, move: March, zone: int, cost: int, ends: list[int]) -> bool:
    """Whether a counter that has stepped into a zone can go on from there to one of its ends."""
    after, onward = g.clone(), move.clone()
    after.put(move.unit, zone)
    onward.spent += cost
    return any(end != zone and end in ends for end in onward.reach(after).costs)


def bar_to_enter(g: Position, move: March, zone: int) -> Bar | None:
    """The zones that no counter of this kind may enter."""
    box, printed = g.box, g.unit(move.unit)
    if g.american[zone]:
        return "2.2.3", "why.american"
    if g.enemies_in(zone, printed.nation) and not box.is_berlin[zone]:
        return "4.2.1a", "why.enemy-zone"
    if move.kind == AT_END and box.is_berlin[zone]:
        return "5.1b", "why.berlin-at-end"
    if printed.nation == GERMAN:
        if box.east[zone]:
            return "7.2.1", "why.oder-neisse"
        if move.least and box.index[zone] < move.least:
            return "7.2.2b", "why.westward", {"needed": move.least, "index": box.index[zone]}
        if g.is_soviet_berlin(zone) and not box.is_berlin[g.cell[move.unit]]:
            return "7.4.1", "why.contested"
        if g.is_soviet_berlin(g.cell[move.unit]) and not box.is_berlin[zone]:
            return "7.4.2", "why.leaving-berlin", {"unit": move.unit}
        return None
    others = g.count[1 - printed.camp]
    if others[zone]:
        return "7.4.5" if box.is_berlin[zone] else "7.3.3a", "why.other-camp"
    if box.far_sector[printed.camp][zone] and not duties.is_astray(g, move.unit):
        return "7.3.2a", "why.front-line"
    return None


def bar_to_end(g: Position, move: March, zone: int) -> Bar:
    """A zone that is open, but too far, too full, or not where the counter must go."""
    unit, nation = move.unit, g.unit(move.unit).nation
    if zone in move.found.costs:
        if not g.has_room(zone, nation):
            rule = "6.1.2/exception-1" if g.box.is_berlin[zone] else "6.1.2a"
            return rule, "why.full", {"limit": g.limit(zone, nation)}
        if move.duty:
            return duties.RULES[move.duty], "why.elsewhere-first", {"unit": unit}
        return "7.1.1", "why.go-there"
    if g.oos[unit]:
        return "3.1.3b", "why.one-zone", {"unit": unit}
    if move.kind == AT_END:
        return "5.1a", "why.one-zone", {"unit": unit}
    dry, home = g.box.formation_of[unit] == g.dry, not duties.is_astray(g, unit)
    far = reachable(g, unit, FAR, dry=dry, least_index=move.least, home=home)
    if zone not in far.costs:
        stopped = "7.4.6" if nation == SOVIET else "7.4.3"
        return stopped if leads_through_berlin(g, far, zone) else "4.2.1a", "why.no-way", {"unit": unit}
    needs, has = (f"{half / HALF:g}" for half in (far.costs[zone], move.left(g)))
    return "7.1.2a", "why.too-far", {"needs": needs, "has": has}
