"""5 The end of a turn: the moves of those who rested, and the token kept or thrown back."""

from __future__ import annotations

from grognard.games.race_for_berlin.duties import can_be_vacated, can_make_room, is_astray
from grognard.games.race_for_berlin.events import NO_TOKEN, discard, side_of
from grognard.games.race_for_berlin.march import AT_END, March
from grognard.games.race_for_berlin.position import NOWHERE, Position
from grognard.games.race_for_berlin.ways import reachable
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, choice, frame
from grognard.kernel.state import Decision


@frame
class Shifts(Frame):
    """5.1: counters that were not activated and are in supply may move one zone."""

    camp: int
    nation: int

    STEPS = ("pick", "finish")

    @choice
    def pick(self, g: Position) -> Decision | None:
        able = [unit for unit in g.units_of(self.camp, self.nation) if can_shift(g, unit)]
        crowded = next(
            (zone for zone in {g.zone[u] for u in able} if not g.has_room(zone, self.nation, 0)), NOWHERE
        )
        if crowded != NOWHERE:
            able = [unit for unit in able if g.zone[unit] == crowded and can_make_room(g, unit, NOWHERE)]
        if not able:
            return None
        options: list[Action] = [("move", unit) for unit in able]
        if crowded == NOWHERE:
            options.append(("end",))
        return Decision(side_of(self.camp), "ask.shift", options, {"nation": self.nation})

    @pick.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "finish"
            return
        unit = action[1]
        g.moved[unit] = 1
        g.stack.append(March(unit, AT_END, crowds=g.has_room(g.zone[unit], self.nation, 0)))

    def finish(self, g: Position) -> None:
        g.moved[:] = bytes(len(g.moved))


def can_shift(g: Position, unit: int) -> bool:
    """5.1: whether a counter may move at the end of the turn, and has a zone to go to."""
    if g.used[unit] or g.oos[unit] or g.moved[unit]:
        return False
    nation = g.unit(unit).nation
    return any(
        zone != g.zone[unit]
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
        if g.token[self.camp] == NO_TOKEN:
            return None
        return Decision(side_of(self.camp), "ask.token", [("keep",), ("discard",)])

    @decide.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "discard":
            discard(g, self.camp)
        self.at = END
