"""7 Movement: one counter's move, straight to a zone (`go`) or zone by zone (`step`), until it stops.

The same frame serves movement mode, reserve mode (4.2.3) and the moves at the end of a turn (5.1).
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.race_for_berlin import duties
from grognard.games.race_for_berlin.entry import enter
from grognard.games.race_for_berlin.events import side_of
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.ways import Reach, allowance, is_pinned, reachable
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, choice, frame
from grognard.kernel.state import Decision

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

    STEPS = ("test", "go")

    def test(self, g: Position) -> None:
        """7.2.2: Hitler forbids retreat; a German who could go west must first pass a test."""
        unit = self.unit
        if not is_pinned(g, unit):
            return
        index = g.box.index
        if not any(index[zone] < index[g.zone[unit]] for zone in self.reach(g).costs):
            return
        die, needed = g.roll(), g.box.free_movement[g.turn - 1]
        free = die > needed
        message = "march.free" if free else "march.pinned"
        g.note(message, "7.2.2a", unit=unit, die=die, needed=needed + 1)
        if not free:
            self.least = index[g.zone[unit]]

    @choice
    def go(self, g: Position) -> Decision | None:
        options = destinations(g, self)
        side = side_of(g.unit(self.unit).camp)
        return Decision(side, "ask.go", options, {"unit": self.unit, "movement": self.left(g)})

    @go.chosen
    def _(self, g: Position, action: Action) -> None:
        verb, start = action[0], g.zone[self.unit]
        if verb == "step":
            self.spent += dict(self.reach(g).network[start])[action[1]]
            g.note("march.step", "7.1.1", unit=self.unit, cell=action[1])
            enter(g, self.unit, action[1])
            return
        if verb == "go":
            g.note("march.moved", "7.1.1", unit=self.unit, cell=action[1], start=start)
            for zone in self.reach(g).way(action[1])[1:]:
                enter(g, self.unit, zone)
        self.at = END

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


def destinations(g: Position, move: March) -> list[Action]:
    """What a counter can do now, in canonical order."""
    start, found = g.zone[move.unit], move.reach(g)
    may_stop = move.may_stop_in(g)
    ends = [zone for zone in sorted(found.costs) if zone != start and may_stop(zone)]
    here = [start] if g.has_room(start, g.unit(move.unit).nation, 0) else []
    dutiful = duties.best_ends(g, move.unit, move.duty, [*here, *ends])
    ends = [zone for zone in dutiful if zone != start]
    options: list[Action] = [("go", zone) for zone in ends]
    free = None if move.duty else may_stop
    options += [("step", zone) for zone in steps(g, move, found, ends, free)]
    if start in dutiful or not options:  # who cannot do what he must stays where he is
        options.append(("stay",))
    return options


def steps(
    g: Position, move: March, found: Reach, ends: list[int], free: Callable[[int], bool] | None
) -> list[int]:
    """The neighbouring zones to pass: the counter may stop there (`free`), or go on to one of its ends."""
    if move.kind == AT_END or g.oos[move.unit]:
        return []
    left = move.left(g)
    return sorted(
        zone
        for zone, cost in found.network[g.zone[move.unit]]
        if cost < left
        and zone in found.costs
        and not found.stops[zone]
        and zone not in found.by
        and ((free is not None and free(zone)) or _leads_on(g, move, zone, cost, ends))
    )


def _leads_on(g: Position, move: March, zone: int, cost: int, ends: list[int]) -> bool:
    """Whether a counter that has stepped into a zone can go on from there to one of its ends."""
    after, onward = g.clone(), move.clone()
    after.put(move.unit, zone)
    onward.spent += cost
    return any(end != zone and end in ends for end in onward.reach(after).costs)
