"""8-0 Courland: four Germans to be shipped out, two Soviet units that watch them."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import BOX_EAST_GERMAN, COURLAND, Position
from grognard.games.battle_for_germany.replacements import bar_to_place
from grognard.games.battle_for_germany.setting import SIDES, SOVIETS
from grognard.games.battle_for_germany.zones import is_in_enemy_zone
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Courland(Frame):
    """8-0: in a replacement phase, one German may be shipped out; freed Soviets may come in."""

    side: int
    unit: int = NOWHERE
    shipped: bool = False

    waiting: list[int] = derived()
    shore: tuple[int, ...] = derived()

    STEPS = ("choose", "land")

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return ("8-0b", "why.courland-first") if attempt[0] in ("restore", "place", "end") else None

    @choice
    def choose(self, g: Position) -> Decision | None:
        if self.shipped:
            return None
        self.waiting = waiting(g, self.side)
        return ask(SIDES[self.side], "courland.enter" if self.side == SOVIETS else "courland.evacuate")

    @choose.verb(("evacuate", "enter"), UNIT, among="waiting", then="land")
    def leave(self, g: Position, verb: str, unit: int) -> None:
        self.unit = unit
        if verb == "evacuate":
            self.shipped = True  # one a phase
            die = g.roll()
            if die == 1:
                g.note("courland.sunk", "8-0c", unit=unit, die=die)
                g.remove(unit, BOX_EAST_GERMAN)
                self.unit, self.at = NOWHERE, END
                return
            g.note("courland.shipped", "8-0d", unit=unit, die=die)

    @leave.barred
    def _(self, g: Position, verb: str, unit: int) -> Bar | None:
        if g.place[unit] != COURLAND:
            return "8-0a", "why.not-in-courland"
        if unit not in self.waiting:
            return "8-0e" if self.side == SOVIETS else "8-0b", "why.courland-wait"
        own = "enter" if self.side == SOVIETS else "evacuate"
        if verb != own or all(bar_to_place(g, self.side, unit, cell) for cell in shore(g, unit)):
            return "8-0b", "why.no-ship"
        return None

    end = choose.done("end", then=END, gives_up=("8-0b", "lost.courland"))

    @choice
    def land(self, g: Position) -> Decision | None:
        if self.unit == NOWHERE:
            return None
        self.shore = shore(g, self.unit)
        return ask(SIDES[self.side], "replacement.place", unit=self.unit)

    @land.verb("place", CELL, among="shore", then="choose")
    def set_down(self, g: Position, cell: int) -> None:
        g.put(self.unit, cell)
        g.frozen[self.unit] = is_in_enemy_zone(g, self.unit)
        g.note("courland.landed", "8-0e" if self.side == SOVIETS else "8-0d", unit=self.unit, cell=cell)
        self.unit = NOWHERE

    @set_down.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if cell not in self.shore:
            return "8-0e" if self.side == SOVIETS else "8-0d", "why.not-entry"
        return bar_to_place(g, self.side, self.unit, cell)


def waiting(g: Position, side: int) -> list[int]:
    """The units of a force that may leave the box: Soviets only once the Germans have gone."""
    camp = SOVIET if side == SOVIETS else GERMAN
    units = g.in_place(COURLAND)
    if side == SOVIETS and any(g.unit(unit).camp == GERMAN for unit in units):
        return []
    return [unit for unit in units if g.unit(unit).camp == camp]


def shore(g: Position, unit: int) -> tuple[int, ...]:
    """Stettin and Rostock for Germans, the north edge for Soviets."""
    if g.unit(unit).camp == GERMAN:
        return tuple(city.cell for city in g.box.cities if city.port)
    return g.box.edges["courland_entry"]
