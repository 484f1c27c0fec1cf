"""8.3 Direct fire: step 2 of the combat segment, heavy guns at one vehicle after the other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.games.fortress_berlin.position import DIRECT, NONE, Position
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.combat import comrades, crt
from grognard.games.fortress_berlin.rules.combat.forecast import forecast, reckon
from grognard.games.fortress_berlin.rules.combat.strikes import (
    Fire,
    bar_to_command,
    bar_to_direct,
    in_reach,
    reach_of,
    shared_bar,
)
from grognard.games.fortress_berlin.rules.combat.volley import Volley
from grognard.games.fortress_berlin.rules.secrets import tell_all
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel.answers import Forecast
from grognard.kernel.board.board import within
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

FAIR = Fraction(1, 3)
"""The chance of a hit that a player would be sorry to have missed."""


@frame
class Firing(Frame):
    """4.1.4a: all direct fires of a side, in the order that it likes.

    It is asked whenever enemies are near enough, as all can see: that a side has no guns is its secret.
    """

    camp: int
    player: int = NONE
    """17.2c: who has his turn, where a side has several."""
    barren: tuple[int, ...] = ()
    """8.3.3a: hexes that were opened and held no target."""
    found: tuple[int, ...] = derived()
    """The hexes at which somebody can fire."""

    STEPS = ("choose",)

    @choice
    def choose(self, g: Position) -> Decision | None:
        """8.3."""
        g.hand = self.player
        enemies = g.count[1 - self.camp]
        if not any(number and is_near(g, self.camp, cell) for cell, number in enumerate(enemies)):
            return None
        cells = sorted(cell for cell in in_reach(g, self.camp, DIRECT) if enemies[cell])
        self.found = tuple(
            cell
            for cell in cells
            if self._bar_to_hex(g, cell) is None and next(able(g, self.camp, cell), None) is not None
        )
        return ask(SIDES[self.camp], "fire.ask-aim", count=len(self.found))

    @choose.verb("aim", CELL, exactly="found")
    def aim(self, g: Position, cell: int) -> None:
        tell_all(g, self.camp)
        g.stack.append(DirectFire(self.camp, cell, kind=DIRECT))

    @aim.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if bar := self._bar_to_hex(g, cell):
            return bar
        if cell in self.found:
            return None
        near = in_range(g, self.camp, cell)
        able = [unit for unit in near if bar_to_direct(g, unit, cell, DIRECT) is None]  # but for command
        bars = ((unit, bar_to_fire(g, unit, cell, ())) for unit in able or near)
        return shared_bar(bars) or ("8.3.1", "why.fire-nobody-reaches")

    def _bar_to_hex(self, g: Position, cell: int) -> Bar | None:
        """8.3b: as far as the side can know, whether there is a vehicle to fire at (3.6)."""
        enemies = [unit for unit in g.units_at(cell) if g.camp[unit] != self.camp]
        if not enemies:
            alone = self.camp == SOVIET and g.has_garrison(cell)
            return "8.3b", "why.fire-no-vehicle" if alone else "why.fire-empty"
        if self.camp == SOVIET and g.shot[cell] and g.shot[cell] != 1 + max(self.player, 0):
            return "17.2c", "why.fire-other-marshal"
        known = [unit for unit in enemies if g.knows(self.camp, unit)]
        if any(g.printed[unit].is_direct_target for unit in known):
            return None
        if len(known) == len(enemies) or cell in self.barren:
            return "8.3b", "why.fire-no-vehicle"
        return None

    def lost(self, g: Position, count: int) -> Bar | None:
        """4.1.4c: the next step begins. Tanks beside vehicles can nearly always fire, mostly to no end."""
        count = sum(is_promising(g, self.camp, cell) for cell in self.found)
        return ("4.1.4c", "lost.fires", {"count": count}) if count else None

    choose.verb("done", then=END, gives_up="lost")


def is_near(g: Position, camp: int, cell: int) -> bool:
    """8.3.1: whether a hex lies within the farthest direct fire of one's own units, of whatever kind."""
    own, reach = g.count[camp], g.world.charts.strengths.tower_range
    return any(own[near] for near in within(g.geo.board, cell, reach))


def able(g: Position, camp: int, cell: int, firers: tuple[int, ...] = ()) -> Iterator[int]:
    """8.3, 3.5.2a: the units that may join a direct fire at a hex."""
    own = g.count[camp]
    for near in within(g.geo.board, cell, g.world.charts.strengths.tower_range):
        if own[near]:
            for unit in g.units_at(near):
                if unit not in firers and bar_to_fire(g, unit, cell, firers) is None:
                    yield unit


def is_promising(g: Position, camp: int, cell: int) -> bool:
    """Whether all who can fire at a hex have a fair chance to hit a vehicle that the side knows there."""
    firers: tuple[int, ...] = ()
    for unit in able(g, camp, cell):
        if bar_to_fire(g, unit, cell, firers) is None:
            firers = (*firers, unit)
    for target in g.units_at(cell):
        if g.knows(camp, target) and g.printed[target].is_direct_target:
            found = reckon(g, Fire(camp, cell, kind=DIRECT, firers=firers, target=target))
            if crt.chance_of_hit(g, found.letter, found.dice) >= FAIR:
                return True
    return False


def in_range(g: Position, camp: int, cell: int) -> list[int]:
    """8.3.1: the guns of who has his turn that a hex is in range of."""
    distance = g.geo.board.distance
    return [
        unit
        for unit in g.world.crews[camp]
        if g.cell[unit] >= 0 and players.is_own(g, unit) and distance(g.cell[unit], cell) <= reach_of(g, unit)
    ]


def bar_to_fire(g: Position, unit: int, cell: int, firers: tuple[int, ...]) -> Bar | None:
    """8.3, 3.5.2a, 3.5.4b: why a unit may not join others in a direct fire at a hex."""
    return bar_to_direct(g, unit, cell, DIRECT) or bar_to_command(g, unit, firers)


@frame
class DirectFire(Fire):
    """8.3.3a: the firing side names hex and firers; then the stack is opened, and it picks its target."""

    able: tuple[int, ...] = derived()
    """Who may still join."""

    STEPS = ("gather", "shoot", "after")
    PIECES = ("firers",)

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self) if self.firers else None

    @choice
    def gather(self, g: Position) -> Decision | None:
        """8.3.3b."""
        self.able = tuple(able(g, self.camp, self.cell, self.firers))
        return ask(SIDES[self.camp], "fire.ask-direct", cell=self.cell, units=self.firers)

    @gather.verb("join", UNIT, exactly="able")
    def join(self, g: Position, unit: int) -> None:
        """8.3.3b."""
        tell_all(g, self.camp)
        self.take_in(g, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return self.bar_to_take_in(g, unit)

    def bar_to_take_in(self, g: Position, unit: int) -> Bar | None:
        if g.camp[unit] != self.camp or g.cell[unit] < 0:
            return "8.3a", "why.fire-not-yours"
        if unit in self.firers:
            return "8.3.3a", "why.fire-joined"
        return bar_to_fire(g, unit, self.cell, self.firers)

    def take_in(self, g: Position, unit: int) -> None:
        self.firers = (*self.firers, unit)

    def willing(self, g: Position) -> tuple[int, ...]:
        return tuple(able(g, self.camp, self.cell, self.firers))

    @gather.verb("fire", then="shoot")
    def fire(self, g: Position) -> None:
        """8.3.6."""
        comrades.call(g, self)

    @fire.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.firers else ("8.3.3b", "why.fire-nobody")

    gather.verb("cancel", then=END)

    def shoot(self, g: Position) -> None:
        """Nobody else joins."""
        g.stack.append(Volley(self.camp, self.cell, kind=DIRECT, firers=self.firers))

    def after(self, g: Position) -> None:
        """17.2c: the other marshal keeps his fire from here; 8.3.3a: not if there was nothing to fire at."""
        below = g.stack[-2]
        assert isinstance(below, Firing)
        if any(g.fought[unit] for unit in self.firers):
            g.mark(g.shot, self.cell, 1 + max(below.player, 0))
        else:
            below.barren = (*below.barren, self.cell)
