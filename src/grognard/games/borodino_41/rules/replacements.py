"""16 Replacements: armoured points for the Germans as their last impulse of the turn ends."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.zoc import is_in_enemy_zoc
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

SIX = 6
"""16/repl/roll: from this die on there are two points."""


@frame
class Replacements(Frame):
    """16/repl/roll: the points of the turn, and those that found no taker before."""

    STEPS = ("roll", "give")

    def roll(self, g: Position) -> None:
        g.player = GERMAN
        die = g.roll(10)
        points = 2 if die >= SIX else 1
        g.tank_points += points
        g.note("replacements.rolled", "16/repl/roll", die=die, points=points, total=g.tank_points)

    @choice
    def give(self, g: Position) -> Decision | None:
        """16/repl/cap: points are kept only when there is no taker."""
        return ask(SIDES[GERMAN], "replacements.give", points=g.tank_points) if g.tank_points else None

    def armour(self, g: Position) -> list[int]:
        """The German armoured units on the map."""
        return [unit for unit in g.units_of(GERMAN) if g.printed[unit].is_armour]

    @give.verb("replace", UNIT, among="armour")
    def replace(self, g: Position, unit: int) -> None:
        g.tank_points -= 1
        g.strength[unit] += 1
        g.memo = {}
        g.note("replacements.given", "16/repl/eligible", unit=unit, strength=g.strength[unit])

    @replace.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_replace(g, unit)


def bar_to_replace(g: Position, unit: int) -> Bar | None:
    """16/repl/eligible, 16/repl/cap: why a unit takes no armoured point."""
    printed = g.printed[unit]
    if g.camp[unit] != GERMAN:
        return "16/repl/cap", "why.replacements-soviet"
    if not printed.is_armour:
        return "16/repl/eligible", "why.replacements-armour"
    if g.cell[unit] < 0:
        return "16/repl/cap", "why.replacements-gone"
    if g.strength[unit] >= printed.strength:
        return "16/repl/cap", "why.replacements-whole"
    if g.is_shaken(unit):
        return "16/repl/eligible", "why.replacements-shaken"
    if g.supply[unit]:
        return "16/repl/eligible", "why.replacements-supply"
    if is_in_enemy_zoc(g, unit):
        return "16/repl/eligible", "why.replacements-zoc"
    return None
