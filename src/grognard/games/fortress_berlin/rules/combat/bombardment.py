"""8.2 Bombardment: step 1 of the combat segment, hex by hex, with guns, strikes, vehicles or aircraft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.games.fortress_berlin.position import MIXED, NONE, Position
from grognard.games.fortress_berlin.rules.combat import comrades
from grognard.games.fortress_berlin.rules.combat.forecast import forecast
from grognard.games.fortress_berlin.rules.combat.strikes import (
    Fire,
    aircraft_left,
    bar_to_all,
    bar_to_bombard,
    bar_to_direct,
    bar_to_strike,
    bar_to_target,
    can_hit,
    hits,
    in_reach,
    ready,
    targets,
)
from grognard.games.fortress_berlin.rules.combat.volley import Volley
from grognard.games.fortress_berlin.rules.secrets import tell_all
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel.answers import Forecast
from grognard.kernel.board.board import within
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Bombarding(Frame):
    """4.1.4a: all bombardments, mixed ones and air strikes of a side, in the order that it likes.

    It is asked whenever there is anything to fire at, as all can see: that a side has no guns is its secret.
    """

    camp: int
    player: int = NONE
    """17.2c: who has his turn, where a side has several."""
    found: tuple[int, ...] = derived()
    """The hexes that somebody can bombard."""

    STEPS = ("choose",)

    @choice
    def choose(self, g: Position) -> Decision | None:
        """8.2."""
        g.hand = self.player
        cells = targets(g, self.camp)
        if not cells:
            return None
        self.found = within_reach(g, self.camp, [cell for cell in cells if not g.bombarded[cell]])
        strikes = aircraft_left(g, self.camp)
        return ask(SIDES[self.camp], "fire.ask-target", number=strikes, count=len(self.found))

    @choose.verb("target", CELL, exactly="found")
    def target(self, g: Position, cell: int) -> None:
        tell_all(g, self.camp)
        g.stack.append(Bombardment(self.camp, cell))

    @target.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if bar := bar_to_target(g, self.camp, cell):
            return bar
        if cell in self.found:
            return None
        return bar_to_all(g, self.camp, cell) or ("8.2a", "why.fire-nobody-reaches")

    def lost(self, g: Position, count: int) -> Bar | None:
        """4.1.4c: what is left is lost."""
        return ("4.1.4c", "lost.bombardments", {"count": count}) if count else None

    choose.verb("done", then=END, gives_up="lost")


def within_reach(g: Position, camp: int, cells: Sequence[int]) -> tuple[int, ...]:
    """8.2, 11.3, 11.4: the hexes that anybody can bombard, alone or with vehicles in a mixed bombardment."""
    if aircraft_left(g, camp):
        return tuple(cells)
    guns = ready(g, camp)
    if not guns:
        return ()
    hit = {cell for unit in guns for cell in hits(g, unit, cells, mixed=False)}
    near = in_reach(g, camp, MIXED).intersection(cells) - hit
    mixed = {cell for unit in guns for cell in hits(g, unit, near, mixed=True)} if near else set()
    hit.update(cell for cell in mixed if next(vehicles(g, camp, cell), None) is not None)
    return tuple(cell for cell in cells if cell in hit)


def elements(g: Position, camp: int, cell: int, mixed: bool) -> Iterator[int]:
    """8.2.1: artillery on the map and headquarters with their strikes that can hit a hex."""
    return (unit for unit in ready(g, camp) if can_hit(g, unit, cell, mixed))


def vehicles(g: Position, camp: int, cell: int) -> Iterator[int]:
    """8.2.1/participants: armour, antitank and flak that can join a mixed bombardment of a hex."""
    own = g.count[camp]
    for near in within(g.geo.board, cell, g.world.charts.strengths.tower_range):
        if own[near]:
            yield from (unit for unit in g.units_at(near) if bar_to_direct(g, unit, cell, MIXED) is None)


@frame
class Bombardment(Fire):
    """8.2.4/step-1: one attack on a hex in the making: who joins it decides whether it is a mixed one."""

    able: tuple[int, ...] = derived()
    """Guns and vehicles that may still join."""
    staffs: tuple[int, ...] = derived()
    """Headquarters whose strikes may still join."""

    STEPS = ("gather", "shoot")
    PIECES = ("firers", "hqs")

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self) if self.firers or self.hqs or self.aircraft else None

    @choice
    def gather(self, g: Position) -> Decision | None:
        """8.2.4/step-1."""
        joined = {*self.firers, *self.hqs}
        cars = [unit for unit in vehicles(g, self.camp, self.cell) if unit not in joined]
        mixed = self.kind == MIXED
        found = [unit for unit in elements(g, self.camp, self.cell, mixed) if unit not in joined]
        self.staffs = tuple(unit for unit in found if g.printed[unit].is_hq)
        guns = [unit for unit in found if not g.printed[unit].is_hq]
        if not self._has_artillery(g) and next(elements(g, self.camp, self.cell, mixed=True), None) is None:
            cars = []
        self.able = () if self.aircraft else (*guns, *cars)
        if self.aircraft:
            self.staffs = ()
        units = (*self.firers, *self.hqs)
        aircraft = int(self.aircraft)
        return ask(
            SIDES[self.camp],
            "fire.ask-bombard",
            cell=self.cell,
            units=units,
            kind=self.kind,
            aircraft=aircraft,
        )

    def _has_artillery(self, g: Position) -> bool:
        """8.2.1: whether an artillery element has joined."""
        return bool(self.hqs) or any(g.printed[unit].may_bombard for unit in self.firers)

    @gather.verb("join", UNIT, exactly="able")
    def join(self, g: Position, unit: int) -> None:
        """8.2c, 8.2.1."""
        tell_all(g, self.camp)
        self.take_in(g, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return None if unit in self.able else self._bar_to_add(g, unit) or self._bar_of_guns(g, unit)

    def _bar_of_guns(self, g: Position, unit: int) -> Bar:
        if g.printed[unit].may_bombard and (bar := bar_to_bombard(g, unit, self.cell, self.kind == MIXED)):
            return bar
        return bar_to_direct(g, unit, self.cell, MIXED) or ("8.2.1", "why.fire-needs-guns")

    def _bar_to_add(self, g: Position, unit: int) -> Bar | None:
        if g.camp[unit] != self.camp or g.cell[unit] < 0:
            return "8.2a", "why.fire-not-yours"
        if self.aircraft:
            return "11.4d", "why.fire-air-alone"
        if unit in self.firers or unit in self.hqs:
            return "8.2b", "why.fire-joined"
        return None

    @gather.verb("strike", UNIT, exactly="staffs")
    def strike(self, g: Position, unit: int) -> None:
        """11.3c."""
        tell_all(g, self.camp)
        self.hqs = (*self.hqs, unit)

    @strike.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.staffs:
            return None
        return self._bar_to_add(g, unit) or bar_to_strike(g, unit, self.cell)

    @gather.verb("air")
    def call_aircraft(self, g: Position) -> None:
        """11.4c."""
        self.aircraft = True

    @call_aircraft.barred
    def _(self, g: Position) -> Bar | None:
        if self.aircraft or self.firers or self.hqs:
            return "11.4d", "why.fire-air-alone"
        if aircraft_left(g, self.camp):
            return None
        if any(g.air):
            return ("17.2f" if self.camp == SOVIET else "17.3.1a"), "why.fire-air-of-other"
        return "11.4b", "why.fire-no-aircraft"

    def take_in(self, g: Position, unit: int) -> None:
        if g.printed[unit].is_hq:
            self.hqs = (*self.hqs, unit)
            return
        self.firers = (*self.firers, unit)
        if g.printed[unit].may_direct_fire:
            self.kind = MIXED

    def willing(self, g: Position) -> tuple[int, ...]:
        guns = elements(g, self.camp, self.cell, self.kind == MIXED)
        return tuple({*guns, *vehicles(g, self.camp, self.cell)} - {*self.firers, *self.hqs})

    def bar_to_take_in(self, g: Position, unit: int) -> Bar | None:
        if bar := self._bar_to_add(g, unit):
            return bar
        return bar_to_strike(g, unit, self.cell) if g.printed[unit].is_hq else self._bar_of_guns(g, unit)

    @gather.verb("fire", then="shoot")
    def fire(self, g: Position) -> None:
        """8.2.4; 11.4d: nobody joins aircraft."""
        if not self.aircraft:
            comrades.call(g, self)

    @fire.barred
    def _(self, g: Position) -> Bar | None:
        if not (self.firers or self.hqs or self.aircraft):
            return "8.2c", "why.fire-nobody"
        if self.kind == MIXED and not self._has_artillery(g):
            return "8.2.1", "why.fire-needs-guns"
        return None

    gather.verb("cancel", then=END)

    def shoot(self, g: Position) -> None:
        """Nobody else joins."""
        g.stack.append(
            Volley(
                self.camp,
                self.cell,
                kind=self.kind,
                firers=self.firers,
                hqs=self.hqs,
                aircraft=self.aircraft,
            )
        )
