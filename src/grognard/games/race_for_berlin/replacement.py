"""3.2 Replacement: one point a turn for a Soviet counter, or for support in Berlin."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import CAMPS, SOVIET
from grognard.games.race_for_berlin.entry import enter
from grognard.games.race_for_berlin.events import side_of
from grognard.games.race_for_berlin.position import DESTROYED, FULL, ON_MAP, REDUCED, Position, rival
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, choice, frame
from grognard.kernel.state import Decision


@frame
class Replacement(Frame):
    """3.2: what a player does with his point, and with the supply of his units."""

    camp: int
    point: bool = True

    STEPS = ("spend",)

    @choice
    def spend(self, g: Position) -> Decision | None:
        own = g.box.group[self.camp, SOVIET]
        options: list[Action] = []
        if self.point:
            options += [("refit", unit) for unit in own if can_be_refitted(g, unit)]
            options += [
                ("rebuild", unit, zone)
                for unit in own
                if g.place[unit] == DESTROYED
                for zone, supply in enumerate(g.box.supply)
                if supply == CAMPS[self.camp] and g.camp_in(zone) != rival(self.camp)  # 7.3.3a
            ]
            options.append(("support",))
        options += [("starve", unit) for unit in own if g.place[unit] == ON_MAP and not g.oos[unit]]
        options.append(("done",))
        return Decision(side_of(self.camp), "ask.replacement", options, {"support": g.support[self.camp]})

    @spend.chosen
    def _(self, g: Position, action: Action) -> None:
        match action:
            case ("refit", unit):
                g.steps[unit], self.point = FULL, False
                g.note("replacement.refitted", "3.2.1a", unit=unit)
            case ("rebuild", unit, zone):
                g.steps[unit], self.point = REDUCED, False
                g.oos[unit] = 0
                g.note("replacement.rebuilt", "3.2.1b", unit=unit, cell=zone)
                enter(g, unit, zone)
            case ("support",):
                self.point = False
                g.support[self.camp] += 1
                g.note("replacement.support", "3.2.2a", camp=self.camp)
            case ("starve", unit):
                g.oos[unit] = 1
                g.support[self.camp] += 1
                g.note("replacement.starved", "3.2.2b", unit=unit)
            case _:
                self.at = END


def can_be_refitted(g: Position, unit: int) -> bool:
    """3.2.1a: a reduced Soviet counter in supply."""
    return g.is_on_map(unit) and g.is_reduced(unit) and not g.oos[unit]
