"""5.5, 11.2.3, 13.6.1 Volkssturm, drawn unseen from the cup: by a die, or for a flak battery."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.fortress_berlin.geography import Terms
from grognard.games.fortress_berlin.position import (
    COMING,
    CUP,
    GOOD,
    MANOEUVRE,
    REMOVED,
    UNDERGROUND,
    Position,
)
from grognard.games.fortress_berlin.rules import players, stacking
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.board.supply import flood
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

ON_FOOT = Terms(vehicle=False, mode=MANOEUVRE)
DESERTION = 6
"""5.5: the die by which one goes instead."""


def draw(g: Position, count: int) -> tuple[int, ...]:
    """11.2.3a: so many from the cup, or all that are left; only the Germans see what they are."""
    found = (g.draw(CUP, COMING, (GERMAN,)) for _ in range(count))
    return tuple(unit for unit in found if unit is not None)


@frame
class Levy(Frame):
    """5.5: the die says how many come, or that one goes."""

    drawn: tuple[int, ...] = ()
    """Those who are not placed yet."""
    deserts: bool = False
    free: tuple[int, ...] = derived()

    STEPS = ("roll", "look", "place", "lose")
    PIECES = ("drawn",)

    def roll(self, g: Position) -> None:
        die = g.roll()
        g.note("volkssturm.die", "11.2.3b", die=die)
        if die == DESERTION:
            self.deserts = True
        else:
            self.drawn = draw(g, die)

    def look(self, g: Position) -> None:
        """Where nobody can be placed, nobody comes: they go back into the cup."""
        if self.drawn and next(levy_cells(g, self.drawn[0]), None) is None:
            g.give_back(self.drawn, CUP)
            g.note("volkssturm.nowhere", "5.5", count=len(self.drawn))
            self.drawn = ()

    @choice
    def place(self, g: Position) -> Decision | None:
        """Within the perimeter, but not behind Soviet lines or in their zones."""
        if not self.drawn:
            return None
        self.free = tuple(levy_cells(g, self.drawn[0]))
        return ask(SIDES[GERMAN], "volkssturm.place", count=len(self.drawn), **players.by(g, self.drawn[0]))

    def places(self, g: Position) -> dict[int, tuple[int, ...]]:
        """Each with all hexes: they differ in nothing that matters to the place."""
        return dict.fromkeys(self.drawn, self.free)

    @place.verb("place", UNIT, CELL, exactly="places", then="look")
    def put(self, g: Position, unit: int, cell: int) -> None:
        stand(g, unit, cell)
        self.drawn = tuple(other for other in self.drawn if other != unit)
        g.note("volkssturm.placed", "5.5", unit=unit, cell=cell)

    @put.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit not in self.drawn:
            return "5.5", "why.not-drawn"
        return bar_to_levy(g, unit, cell, joined_to_centre(g))

    @choice
    def lose(self, g: Position) -> Decision | None:
        """5.5: one that is on the map goes home."""
        there = self.there(g) if self.deserts else []
        return ask(SIDES[GERMAN], "volkssturm.lose", **players.by(g, there[0])) if there else None

    def there(self, g: Position) -> list[int]:
        """Those on the map, and under it (17.1)."""
        return [unit for unit in (*g.units_of(GERMAN), *g.in_place(UNDERGROUND)) if g.printed[unit].is_vs]

    @lose.verb("desert", UNIT, among="there", then=END)
    def let_go(self, g: Position, unit: int) -> None:
        losses.desert(g, unit, "5.5")

    @let_go.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return None if unit in self.there(g) else ("5.5", "why.no-volkssturm")


@frame
class Conversion(Frame):
    """13.6.1: one flak battery a turn may be taken apart; its men come to the Air Ministry as Volkssturm."""

    drawn: tuple[int, ...] = ()
    free: tuple[int, ...] = derived()

    STEPS = ("decide", "settle")
    PIECES = ("drawn",)

    @choice
    def decide(self, g: Position) -> Decision | None:
        cup = g.in_place(CUP)
        if not cup or not any(bar_to_ministry(g, cup[0], cell) is None for cell in ministry(g)):
            return None
        guns = self.batteries(g)
        return ask(SIDES[GERMAN], "flak.decide", **players.by(g, guns[0])) if guns else None

    def batteries(self, g: Position) -> list[int]:
        """The flak on the map."""
        return [unit for unit in g.units_of(GERMAN) if g.printed[unit].is_immobile_flak]

    @decide.verb("dismantle", UNIT, among="batteries", then="settle")
    def dismantle(self, g: Position, unit: int) -> None:
        cell = g.cell[unit]
        g.show((unit,))
        g.change(unit, disrupted=GOOD)
        g.remove(unit, REMOVED)
        g.note("flak.dismantled", "13.6.1", unit=unit, cell=cell)
        self.drawn = draw(g, 1)

    @dismantle.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return None if unit in self.batteries(g) else ("13.6.1", "why.no-flak")

    @decide.done("keep", then=END)
    def keep(self, g: Position) -> None:
        """The guns stay."""

    @choice
    def settle(self, g: Position) -> Decision | None:
        if not self.drawn:
            return None
        unit = self.drawn[0]
        self.free = tuple(cell for cell in ministry(g) if bar_to_ministry(g, unit, cell) is None)
        return ask(SIDES[GERMAN], "flak.place", unit=unit)

    def places(self, g: Position) -> dict[int, tuple[int, ...]]:
        """The one that was drawn, with its hexes."""
        return dict.fromkeys(self.drawn, self.free)

    @settle.verb("place", UNIT, CELL, exactly="places", then=END)
    def put(self, g: Position, unit: int, cell: int) -> None:
        stand(g, unit, cell)
        g.note("volkssturm.placed", "13.6.1", unit=unit, cell=cell)

    @put.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit not in self.drawn:
            return "13.6.1", "why.not-drawn"
        return bar_to_ministry(g, unit, cell)


def ministry(g: Position) -> list[int]:
    """13.6.1: the hexes of the Air Ministry and those beside them."""
    around = (near for cell in g.geo.air_ministry for near in g.geo.board.neighbours[cell])
    return sorted({*g.geo.air_ministry, *around})


def bar_to_ministry(g: Position, unit: int, cell: int) -> Bar | None:
    """13.6.1: why the men of a battery may not come to a hex."""
    if cell not in ministry(g):
        return "13.6.1", "why.not-ministry"
    return _bar_to_ground(g, unit, cell, "13.6.1")


def levy_cells(g: Position, unit: int) -> Iterator[int]:
    """5.5: where Volkssturm may be placed, for all that the Germans know."""
    joined = joined_to_centre(g)
    cells = (cell for cell, inside in enumerate(g.geo.perimeter) if inside and joined[cell])
    return (cell for cell in cells if bar_to_levy(g, unit, cell, joined) is None)


def bar_to_levy(g: Position, unit: int, cell: int, joined: bytes) -> Bar | None:
    """5.5: why Volkssturm may not be placed in a hex; `joined` says what is not behind Soviet lines."""
    if not g.geo.perimeter[cell]:
        return "5.5", "why.outside-perimeter"
    if bar := _bar_to_ground(g, unit, cell, "5.5"):
        return bar
    if g.seen_zone[GERMAN][SOVIET][cell]:
        return "5.5", "why.soviet-zone"
    return None if joined[cell] else ("5.5", "why.behind-lines")


def _bar_to_ground(g: Position, unit: int, cell: int, rule: str) -> Bar | None:
    """Nobody is placed among enemies, into water or ruins (3.3.3a, 9.0.2a), or where the stack is full."""
    if g.count[SOVIET][cell]:
        return rule, "why.soviet-units"
    if g.is_ruined(cell):
        return "9.0.2a", "why.march-ruins"
    if g.geo.hex_cost(cell, g.spots, ON_FOOT) is None:
        return rule, "why.closed-ground"
    return stacking.bar_to_stack(g, GERMAN, cell, (unit,))


def joined_to_centre(g: Position) -> bytes:
    """5.5: hexes from which a man can walk to the Reichstag without meeting Soviets or their zones."""
    blocked = bytearray(map(max, g.count[SOVIET], g.seen_zone[GERMAN][SOVIET]))
    blocked[g.geo.reichstag] = 0
    return flood(g.geo.movement.links(g.spots, ON_FOOT), (g.geo.reichstag,), blocked)


def stand(g: Position, unit: int, cell: int) -> None:
    """3.3.3a, 3.4.2: a unit appears in manoeuvre mode, facing like others in the hex."""
    facing = next((g.facing[other] for other in g.units_at(cell) if g.mode[other] == MANOEUVRE), 0)
    g.change(unit, mode=MANOEUVRE, facing=facing)
    g.put(unit, cell)
    g.mark(g.holder, cell, 1 + GERMAN)
    g.entered[unit] = 1
