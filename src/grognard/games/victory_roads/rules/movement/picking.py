"""6.2.3, 6.3, 6.4 Which units move strategically or by rail, and what the Axis pay for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from grognard.games.victory_roads.position import BOX_G, MOVED, STUCK, Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.haltebefehl import pinned
from grognard.games.victory_roads.rules.movement.bars import back_first, bar_to_move, pick_first
from grognard.games.victory_roads.rules.movement.march import STRATEGIC, March
from grognard.games.victory_roads.rules.movement.rail import RailMove, bar_to_entrain, lines_by_rail
from grognard.games.victory_roads.rules.movement.strategic import (
    bar_to_phase,
    bar_to_start,
    ready_to_start,
)
from grognard.games.victory_roads.rules.reich.satisfaction import advance_freedom
from grognard.games.victory_roads.rules.supports.pools import bar_to_spend, give_back, spend, spendable
from grognard.games.victory_roads.rules.theatres.team import led
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, base_frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

PRICE = 2
"""6.3.1: the supports that an abandon of equipment takes."""


@base_frame
class Picking(Frame):
    """Units that move in one way, one after the other, until the player has enough."""

    ready: tuple[int, ...]
    """Those that could move as the phase began."""

    able: list[int] = derived()

    ASKS: ClassVar[str]

    @abstractmethod
    def bar_to_pick(self, g: Position, unit: int) -> Bar | None:
        """Why a unit that could march can't move in this way."""

    @abstractmethod
    def send(self, g: Position, unit: int) -> None:
        """Pushes the frame of its move."""

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return pick_first(attempt) or back_first(attempt)

    @led
    def pick(self, g: Position) -> Decision | None:
        """Who goes next."""
        found = [unit for unit in self.ready if not g.moved[unit] and g.cell[unit] >= 0]
        if 1 in g.ordered:
            held = pinned(g)
            found = [unit for unit in found if unit not in held]
        self.able = self.allowed(g, found)
        return ask(SIDES[g.player], self.ASKS, left=g.rail)

    def allowed(self, g: Position, units: list[int]) -> list[int]:
        """Those whom nothing bars; a subclass that knows a faster way says so."""
        return [unit for unit in units if self.bar_to_pick(g, unit) is None]

    @pick.verb("move", UNIT, exactly="able")
    def move(self, g: Position, unit: int) -> None:
        self.send(g, unit)

    @move.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_move(g, unit) or self.bar_to_pick(g, unit)

    pick.verb("back", then="finish")

    def finish(self, g: Position) -> None:
        """What follows when the player has enough."""


@frame
class RailMoves(Picking):
    """6.4: units leave by rail, as long as there are points."""

    ASKS = "ask.rail-unit"
    STEPS = ("pick", "finish")
    PIECES = ("ready",)

    def allowed(self, g: Position, units: list[int]) -> list[int]:
        joined, cell = lines_by_rail(g), g.cell
        near = [unit for unit in units if joined[cell[unit]]]
        return [unit for unit in near if self.bar_to_pick(g, unit) is None]

    def bar_to_pick(self, g: Position, unit: int) -> Bar | None:
        if unit not in self.ready:
            return "6.4.5", "why.no-newcomer", {"unit": unit}
        return bar_to_entrain(g, unit)

    def send(self, g: Position, unit: int) -> None:
        g.stack.append(RailMove(unit))


@frame
class StrategicMoves(Picking):
    """6.2: units move strategically; the Axis pay one support for all of a phase."""

    chits: Sequence[int] = derived()

    ASKS = "ask.strategic"
    STEPS = ("pay", "pick", "finish")
    PIECES = ("ready",)

    @choice
    def pay(self, g: Position) -> Decision | None:
        """6.2.3: which support."""
        if g.player != AXIS or g.strategic:
            return None
        self.chits = spendable(g, BOX_G)
        return ask(SIDES[AXIS], "ask.pay-strategic")

    @pay.verb("spend", UNIT, exactly="chits", then="pick")
    def spend(self, g: Position, chit: int) -> None:
        spend(g, chit)
        g.strategic = True

    @spend.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        return bar_to_spend(g, chit, BOX_G)

    pay.verb("back", then=END)

    def allowed(self, g: Position, units: list[int]) -> list[int]:
        return ready_to_start(g, units, g.zone[1 - g.player])

    def bar_to_pick(self, g: Position, unit: int) -> Bar | None:
        return bar_to_start(g, unit)

    def send(self, g: Position, unit: int) -> None:
        g.moved[unit] = MOVED
        g.stack.append(March((unit,), STRATEGIC))


@frame
class Abandon(Picking):
    """6.3: the units of an HQ leave their equipment behind and the enemy beside them."""

    hq: int
    paid: tuple[int, ...] = ()

    chits: Sequence[int] = derived()

    ASKS = "ask.abandon-unit"
    STEPS = ("pay", "pick", "finish")
    PIECES = ("ready", "hq", "paid")

    @choice
    def pay(self, g: Position) -> Decision | None:
        """6.3.1: which two supports; once the first is paid, there is no way back."""
        if len(self.paid) == PRICE:
            return None
        self.chits = spendable(g, BOX_G)
        return ask(SIDES[AXIS], "ask.pay-abandon", unit=self.hq, count=PRICE - len(self.paid))

    @pay.verb("spend", UNIT, exactly="chits")
    def spend(self, g: Position, chit: int) -> None:
        spend(g, chit)
        self.paid = (*self.paid, chit)
        g.moved[self.hq] = STUCK

    @spend.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        return bar_to_spend(g, chit, BOX_G)

    @pay.verb("back", then=END).barred
    def _(self, g: Position) -> Bar | None:
        return ("6.3.1a", "why.paid-already") if self.paid else None

    def allowed(self, g: Position, units: list[int]) -> list[int]:
        within = commanded_by(g, self.hq)
        return ready_to_start(g, [unit for unit in units if g.cell[unit] in within])

    def bar_to_pick(self, g: Position, unit: int) -> Bar | None:
        return bar_to_start(g, unit, self.hq)

    def send(self, g: Position, unit: int) -> None:
        g.moved[unit] = MOVED
        g.stack.append(March((unit,), STRATEGIC, self.hq))

    def finish(self, g: Position) -> None:
        """6.3.2: the supports go back to the pool, and Hitler hears of it."""
        give_back(g, self.paid)
        g.note("abandon.done", "6.3.2a", unit=self.hq)
        advance_freedom(g, "6.3.2b")


def bar_to_abandon(g: Position) -> Bar | None:
    """6.3.1: why no units of any HQ can abandon their equipment now."""
    if not g.is_advanced:
        return "preamble/grey-rules", "why.basic-game"
    if g.player != AXIS:
        return "6.3.1a", "why.axis-only"
    if bar := bar_to_phase(g, AXIS):
        return bar
    few = len(spendable(g, BOX_G)) < PRICE
    return ("6.3.1a", "why.few-supports", {"count": PRICE}) if few else None


def bar_to_freeze(g: Position, hq: int) -> Bar | None:
    """6.3.1: why this HQ can't be the one that stays behind."""
    if g.is_chit(hq) or not g.unit(hq).is_hq or g.cell[hq] < 0 or g.camp[hq] != AXIS:
        return "6.3.1a", "why.no-hq-of-yours", {"unit": hq}
    return ("6.3.1a", "why.moved", {"unit": hq}) if g.moved[hq] else None
