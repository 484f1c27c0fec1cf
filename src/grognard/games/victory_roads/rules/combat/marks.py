"""7.14 Exploitation markers: who may go on in the exploitation phase."""

from __future__ import annotations

from dataclasses import field

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight, Stage
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

WHOLE = 2
"""Markers are counted in halves (7.14.3)."""


def place(g: Position, fight: Fight) -> None:
    """7.14: the attacker marks units that may exploit."""
    units = tuple(fight.attackers_left(g))
    g.stack.append(Marks(units, WHOLE * fight.level, halved=fight.armoured or fight.hourra))


@frame
class Marks(Stage):
    """7.14.1: the attacker marks units that took part in the combat."""

    units: tuple[int, ...]
    left: int
    """How many halves of a unit may still be marked."""
    halved: bool = field(default=False, kw_only=True)
    """7.14.3: armour counts half, as an armoured exploitation or a Hourra attack was announced."""

    PIECES = ("units",)
    STEPS = ("choose",)

    @choice
    def choose(self, g: Position) -> Decision | None:
        if not self.units or not self.left:
            return None
        return ask(SIDES[g.camp[self.units[0]]], "ask.mark", count=self.left / WHOLE)

    @choose.verb("mark", UNIT, among="units")
    def mark(self, g: Position, unit: int) -> None:
        self.left -= self.cost(g, unit)
        self.units = tuple(other for other in self.units if other != unit)
        g.exploits[unit] = 1
        g.note("combat.exploits", "7.14.2", unit=unit)

    @mark.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit not in self.units:
            return "7.14.1", "why.not-in-combat"
        if self.cost(g, unit) > self.left:
            return "7.14.3" if self.halved else "7.14.2", "why.no-markers"
        return None

    choose.done("done", gives_up=("7.14.1", "lost.markers"))

    def cost(self, g: Position, unit: int) -> int:
        """7.14.2, 7.14.3: what a marker for a unit takes of the result."""
        return 1 if self.halved and g.unit(unit).is_armoured else WHOLE
