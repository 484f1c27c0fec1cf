"""12/assault/loss-order: who pays for an assault, and the guns that are lost with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault.modifiers import Clash, counting_armour, helping_engineers
from grognard.games.borodino_41.rules.combat.losses import lose
from grognard.games.borodino_41.units import SIDES
from grognard.kernel import combat
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar

FLAMETHROWERS, TANKS, SAPPERS, OTHERS, STAFF = range(5)
"""The order in which kinds of units lose points; an HQ, which takes no part, comes last."""
LOSS_RULES = (
    *("18/flame/first-loss", "12/assault/loss-order", "12/assault/loss-order"),
    *("12/assault/loss-order", "12/assault/who"),
)


@frame
class AssaultLosses(combat.Losses):
    """12/assault/loss-order: points of one side, kind by kind while there is any; its owner chooses whose."""

    order: tuple[int, ...] = field(default=(), kw_only=True)
    """The kind of each of the units, as above."""

    PIECES = ("units", "hit")

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "assault.lose", units=tuple(units), count=self.owed)

    def due(self, g: Position) -> list[int]:
        standing = {
            unit: kind for unit, kind in zip(self.units, self.order, strict=True) if g.cell[unit] >= 0
        }
        first = min(standing.values(), default=0)
        return [unit for unit, kind in standing.items() if kind == first]

    def must(self, g: Position) -> None:
        """One unit of the kind whose turn it is leaves no choice, nor do as many points as all of it have."""
        while self.owed and (due := self.due(g)):
            if len(due) > 1 and self.owed < sum(g.strength[unit] for unit in due):
                return
            self.take(g, due[0])

    def lose_step(self, g: Position, unit: int) -> None:
        lose(g, unit, 1, LOSS_RULES[self.order[self.units.index(unit)]])

    def bar_to_lose(self, g: Position, unit: int) -> Bar:
        if unit not in self.units or g.cell[unit] < 0:
            return "12/assault/loss-order", "why.assault-not-in-it"
        return LOSS_RULES[self.order[self.units.index(self.due(g)[0])]], "why.assault-others-first"


def losses(g: Position, clash: Clash, attacking: bool, points: int) -> AssaultLosses:
    """The points that a side of an assault loses; kinds that brought no modifier are not bound."""
    units = clash.attackers if attacking else clash.defenders
    armour = counting_armour(g, clash, attacking)
    sappers = helping_engineers(g, clash) if attacking else []
    order = tuple(_order(g, unit, armour, sappers) for unit in units)
    return AssaultLosses(units, points, order=order)


def _order(g: Position, unit: int, armour: Iterable[int], sappers: Iterable[int]) -> int:
    printed = g.printed[unit]
    if printed.kind == "flamethrower":
        return FLAMETHROWERS
    if unit in armour:
        return TANKS
    if unit in sappers:
        return SAPPERS
    return STAFF if printed.is_hq else OTHERS


def lose_guns(g: Position, units: Iterable[int], before: Sequence[int], escaping: Iterable[int]) -> None:
    """12/art-limits/lost-assault: beaten artillery loses half of what it had, rounded up.

    Points of the margin that fell on it count; rockets that can retreat lose nothing (12/rockets/escape).
    """
    for unit, strength in zip(units, before, strict=True):
        if g.cell[unit] < 0 or not g.printed[unit].is_weapon or unit in escaping:
            continue
        more = (strength + 1) // 2 - (strength - g.strength[unit])
        lose(g, unit, more, "12/art-limits/lost-assault")
