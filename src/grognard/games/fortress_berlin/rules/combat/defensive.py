"""8.3.5 Defensive direct fire: who is assaulted fires at vehicles among the attackers, before the assault."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.fortress_berlin.position import DIRECT, Position
from grognard.games.fortress_berlin.rules.assault import reckoning
from grognard.games.fortress_berlin.rules.assault.eligibility import attackers_of
from grognard.games.fortress_berlin.rules.combat.forecast import forecast
from grognard.games.fortress_berlin.rules.combat.strikes import bar_to_command, bar_to_direct, shared_bar
from grognard.games.fortress_berlin.rules.combat.volley import Volley
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar


@frame
class DefensiveFire(Frame):
    """8.3.5a: the window of the defender when an assault on a hex was announced and its stacks were opened.

    Who was hit and is disrupted, driven off, if only to the next hex, or gone takes no part any more.
    """

    camp: int
    """The defender."""
    cell: int
    """The hex that is assaulted."""
    firers: tuple[int, ...] = ()
    target: int = NO_PIECE
    able: tuple[int, ...] = derived()
    """Who may still join."""
    targets: tuple[int, ...] = derived()

    STEPS = ("answer",)
    PIECES = ("firers", "target")

    def odds(self, g: Position) -> Forecast | None:
        """Of the fire in the making; of the assault that comes for who lets it come."""
        if self.at != "answer":
            who = reckoning.parties(g, 1 - self.camp, self.cell)
            return reckoning.forecast(g, 1 - self.camp, self.cell, who, viewer=self.camp)
        return forecast(g, self._volley(g)) if self.firers and self.target != NO_PIECE else None

    @reaction("defensive-fire", "8.3.5a")
    def answer(self, g: Position) -> Decision | None:
        """8.3.5a, 4.1.4b."""
        if self.target == NO_PIECE:
            self.able = ()
            self.targets = tuple(unit for unit in self._attackers(g) if self._can_hit(g, unit))
            if not self.targets:
                return None
            return ask(SIDES[self.camp], "fire.ask-defensive", cell=self.cell)
        self.targets = ()
        self.able = tuple(unit for unit in self._guns(g, self.target) if unit not in self.firers)
        return ask(
            SIDES[self.camp], "fire.ask-defensive-join", cell=self.cell, unit=self.target, units=self.firers
        )

    def _can_hit(self, g: Position, unit: int) -> bool:
        return self._bar_to_target(g, unit) is None and next(self._guns(g, unit), None) is not None

    def _bar_to_target(self, g: Position, unit: int) -> Bar | None:
        """8.3.5a: only vehicles that still take part in the assault."""
        if unit not in self._attackers(g):
            return "8.3.5a", "why.fire-no-attacker"
        if not g.printed[unit].is_direct_target:
            return "8.3b", "why.fire-no-vehicle"
        return None

    def _attackers(self, g: Position) -> tuple[int, ...]:
        """8.4.2/step-2: who is still to assault the hex."""
        return attackers_of(g, 1 - self.camp, self.cell)

    def _guns(self, g: Position, target: int) -> Iterator[int]:
        for unit in g.units_at(self.cell):
            if g.camp[unit] == self.camp and self._bar_to_fire(g, unit, target) is None:
                yield unit

    def _bar_to_fire(self, g: Position, unit: int, target: int) -> Bar | None:
        """8.3.5a, 3.5.2a: facing binds, and each fires once in a segment; command is not needed."""
        if bar := bar_to_direct(g, unit, g.cell[target], DIRECT):
            return bar
        if g.world.charts.switches.defensive_fire_needs_command:
            return bar_to_command(g, unit, self.firers)
        return None

    @answer.verb("at", UNIT, exactly="targets")
    def take_aim(self, g: Position, unit: int) -> None:
        """8.3.3a."""
        self.target = unit

    @take_aim.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if self.target != NO_PIECE:
            return "8.3.3a", "why.fire-aimed"
        if bar := self._bar_to_target(g, unit):
            return bar
        if unit in self.targets:
            return None
        guns = (gun for gun in g.units_at(self.cell) if g.printed[gun].may_direct_fire)
        bars = ((gun, self._bar_to_fire(g, gun, unit)) for gun in guns)
        return shared_bar(bars) or ("8.3.5a", "why.fire-nobody-reaches")

    @answer.verb("join", UNIT, exactly="able")
    def join(self, g: Position, unit: int) -> None:
        """8.3.3b."""
        self.firers = (*self.firers, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if self.target == NO_PIECE:
            return "8.3.3a", "why.fire-aim-first"
        if g.camp[unit] != self.camp or g.cell[unit] != self.cell:
            return "8.3.5a", "why.fire-not-assaulted"
        if unit in self.firers:
            return "8.3.3a", "why.fire-joined"
        return self._bar_to_fire(g, unit, self.target)

    @answer.verb("fire")
    def fire(self, g: Position) -> None:
        """8.3.5a: then the others may fire."""
        g.stack.append(self._volley(g))
        self.firers, self.target = (), NO_PIECE

    @fire.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.firers else ("8.3.3b", "why.fire-nobody")

    def _volley(self, g: Position) -> Volley:
        return Volley(
            self.camp,
            g.cell[self.target],
            kind=DIRECT,
            firers=self.firers,
            target=self.target,
            is_open=True,
        )

    @answer.verb("cancel")
    def cancel(self, g: Position) -> None:
        self.firers, self.target = (), NO_PIECE

    @cancel.barred
    def _(self, g: Position) -> Bar | None:
        return ("8.3.5a", "why.fire-nothing-chosen") if self.target == NO_PIECE else None
