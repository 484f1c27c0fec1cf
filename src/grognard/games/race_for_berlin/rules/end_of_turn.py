"""5 The end of a turn: the moves of those who rested, and the token kept or thrown back."""

from __future__ import annotations

from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.duties import can_be_vacated, can_make_room, is_astray
from grognard.games.race_for_berlin.rules.events import NO_TOKEN, discard, side_of
from grognard.games.race_for_berlin.rules.march import AT_END, March
from grognard.games.race_for_berlin.rules.ways import reachable
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Shifts(Frame):
    """5.1: counters that were not activated and are in supply may move one zone."""

    camp: int
    nation: int

    able: list[int] = derived()
    crowded: int = derived()

    STEPS = ("pick", "finish")

    @choice
    def pick(self, g: Position) -> Decision | None:
        able = [unit for unit in g.units_of(self.camp, self.nation) if can_shift(g, unit)]
        self.crowded = next(
            (zone for zone in {g.cell[u] for u in able} if not g.has_room(zone, self.nation, 0)), NOWHERE
        )
        if self.crowded != NOWHERE:
            able = [unit for unit in able if g.cell[unit] == self.crowded and can_make_room(g, unit, NOWHERE)]
        self.able = able
        return ask(side_of(self.camp), "ask.shift", nation=self.nation)

    @pick.verb("move", UNIT, exactly="able")
    def move(self, g: Position, unit: int) -> None:
        g.moved[unit] = 1
        g.stack.append(March(unit, AT_END, crowds=g.has_room(g.cell[unit], self.nation, 0)))

    @move.barred
    def _(self, g: Position, unit: int) -> Bar:
        printed = g.unit(unit)
        if not g.is_on_map(unit):
            return "5.1a", "why.not-on-map"
        if (printed.camp, printed.nation) != (self.camp, self.nation):
            return "5.1c", "why.other-impulse"
        if g.used[unit]:
            return "5.1a", "why.used"
        if g.oos[unit]:
            return "5.1a", "why.out-of-supply"
        if g.moved[unit]:
            return "5.1a", "why.moved"
        if self.crowded != NOWHERE:
            return "6.1.1", "why.too-many"
        return "5.1a", "why.nowhere-to-go"

    @pick.done("end", gives_up=("5.1a", "lost.shifts")).barred
    def end(self, g: Position) -> Bar | None:
        return None if self.crowded == NOWHERE else ("6.1.1", "why.too-many")

    def finish(self, g: Position) -> None:
        g.moved[:] = bytes(len(g.moved))


def can_shift(g: Position, unit: int) -> bool:
    """5.1: whether a counter may move at the end of the turn, and has a zone to go to."""
    if g.used[unit] or g.oos[unit] or g.moved[unit]:
        return False
    nation = g.unit(unit).nation
    return any(
        zone != g.cell[unit]
        and not g.box.is_berlin[zone]
        and (g.has_room(zone, nation) or can_be_vacated(g, unit, zone))
        for zone in reachable(g, unit, 0, one_zone=True, home=not is_astray(g, unit)).costs
    )


@frame
class Token(Frame):
    """5.5: a player keeps his event token or puts it back."""

    camp: int

    STEPS = ("decide",)

    @choice
    def decide(self, g: Position) -> Decision | None:
        return None if g.token[self.camp] == NO_TOKEN else ask(side_of(self.camp), "ask.token")

    keep = decide.verb("keep", then=END)

    @decide.verb("discard", then=END)
    def put_back(self, g: Position) -> None:
        discard(g, self.camp)
