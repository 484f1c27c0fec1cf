"""8-0 Courland: four Germans to be shipped out, two Soviet units that watch them."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import BOX_EAST_GERMAN, COURLAND, NOWHERE, Position
from grognard.games.battle_for_germany.replacements import can_be_placed
from grognard.games.battle_for_germany.setting import SIDES, SOVIETS
from grognard.games.battle_for_germany.zones import is_in_enemy_zone
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, choice, frame
from grognard.kernel.state import Decision


@frame
class Courland(Frame):
    """8-0: in a replacement phase, one German may be shipped out; freed Soviets may come in."""

    side: int
    unit: int = NOWHERE
    shipped: bool = False

    STEPS = ("choose", "land")

    @choice
    def choose(self, g: Position) -> Decision | None:
        units = [unit for unit in waiting(g, self.side) if landing_cells(g, self.side, unit)]
        if self.shipped or not units:
            return None
        verb = "enter" if self.side == SOVIETS else "evacuate"
        options: list[Action] = [(verb, unit) for unit in units]
        return Decision(SIDES[self.side], f"courland.{verb}", [*options, ("end",)])

    @choose.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "end"
            return
        if action[0] == "evacuate":
            self.shipped = True  # one a phase
            die = g.roll()
            if die == 1:
                g.note("courland.sunk", "8-0c", unit=action[1], die=die)
                g.remove(action[1], BOX_EAST_GERMAN)
                self.at = "end"
                return
            g.note("courland.shipped", "8-0d", unit=action[1], die=die)
        self.unit, self.at = action[1], "land"

    @choice
    def land(self, g: Position) -> Decision | None:
        if self.unit == NOWHERE:
            return None
        cells = landing_cells(g, self.side, self.unit)
        return Decision(
            SIDES[self.side], "replacement.place", [("place", cell) for cell in cells], {"unit": self.unit}
        )

    @land.chosen
    def _(self, g: Position, action: Action) -> None:
        g.put(self.unit, action[1])
        g.frozen[self.unit] = is_in_enemy_zone(g, self.unit)
        g.note("courland.landed", "8-0e" if self.side == SOVIETS else "8-0d", unit=self.unit, cell=action[1])
        self.unit, self.at = NOWHERE, "choose"


def waiting(g: Position, side: int) -> list[int]:
    """The units of a force that may leave the box: Soviets only once the Germans have gone."""
    camp = SOVIET if side == SOVIETS else GERMAN
    units = g.in_place(COURLAND)
    if side == SOVIETS and any(g.unit(unit).camp == GERMAN for unit in units):
        return []
    return [unit for unit in units if g.unit(unit).camp == camp]


def landing_cells(g: Position, side: int, unit: int) -> list[int]:
    """Where a unit from Courland can be put down, lowest first."""
    return sorted(cell for cell in shore(g, unit) if can_be_placed(g, side, unit, cell))


def shore(g: Position, unit: int) -> tuple[int, ...]:
    """Stettin and Rostock for Germans, the north edge for Soviets."""
    if g.unit(unit).camp == GERMAN:
        return tuple(city.cell for city in g.box.cities if city.port)
    return g.box.edges["courland_entry"]
