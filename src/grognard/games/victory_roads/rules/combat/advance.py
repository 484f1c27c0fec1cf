"""7.13 Advance after combat, and what bars it from fortresses of the Reich (13.2.5, 13.3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.charts import DEFENDER
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import is_reich_fortress
from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand
from grognard.games.victory_roads.rules.ground.ways import closed_to, network_for
from grognard.games.victory_roads.rules.haltebefehl import bar_to_leave
from grognard.games.victory_roads.rules.reich.warsaw import is_rising
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel import combat
from grognard.kernel.frames import END, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


def defenders(g: Position, fight: Fight) -> None:
    """7.13.1: the defender may enter the hexes of attackers who are all gone, if nobody is left there."""
    if not fight.exploiting and all(g.top[cell] < 0 for cell in fight.origins):
        g.stack.append(Advance(tuple(fight.defenders_left(g)), fight.origins))


def attackers(g: Position, fight: Fight) -> None:
    """7.8.3, 7.13.2: the attacker may enter the hex if it is empty."""
    if g.top[fight.target] >= 0 or is_held_back(g, fight):
        return
    units = tuple(unit for unit in fight.attackers_left(g) if unit not in fight.retreated)
    g.stack.append(Advance(units, (fight.target,)))
    if g.player == SOVIET and is_rising(g, fight.target):
        g.stack.append(Relief(units, (fight.target,)))


def is_held_back(g: Position, fight: Fight) -> bool:
    """13.2.5, 13.3.2: whether a fortress of the Reich stays out of reach, though nobody is left in it.

    That is so as long as the defender's result comes to neither S nor a retreat.
    """
    return g.player == SOVIET and is_reich_fortress(g, fight.target) and fight.result_d not in DEFENDER


@frame
class Advance(combat.Advance):
    """7.13.1, 7.13.2: units of the combat may enter what the other side has left; control waits (1.10.1)."""

    PIECES = ("units",)

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "ask.advance", cells=self.vacated)

    def bar_to_advance(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit not in self.units:
            return "7.13.2", "why.not-in-combat"
        if cell not in self.vacated:
            return "7.13.2", "why.not-vacated"
        if not g.movement(unit) or g.pontoon[unit]:
            return "7.13.3", "why.cannot-advance"
        if bar := bar_to_leave(g, (unit,)):
            return bar
        steps = network_for(g, unit)[g.cell[unit]]
        if closed_to(g, unit)[cell] or all(near != cell for near, _ in steps):
            return "7.10.8", "why.no-way-there"
        return bar_to_stand(g, unit, cell)

    def go(self, g: Position, unit: int, cell: int) -> None:
        rule = "7.13.2" if g.camp[unit] == g.player else "7.13.1"
        g.note("combat.advanced", rule, unit=unit, cell=cell)
        g.put(unit, cell)
        self.units = tuple(other for other in self.units if other != unit)


@frame
class Relief(Advance):
    """19.1.2b: somebody must enter Warsaw as it rises; others may follow."""

    STEPS = ("relieve",)

    @choice
    def relieve(self, g: Position) -> Decision | None:
        """Who goes first."""
        cell = self.vacated[0]
        self.able = [(unit, cell) for unit in self.units if not self.bar_to_advance(g, unit, cell)]
        return self.ask(g, self.units) if self.able else None

    @relieve.verb("advance", UNIT, CELL, exactly="able", way="one_cell", then=END)
    def enter_first(self, g: Position, unit: int, cell: int) -> None:
        self.go(g, unit, cell)

    @enter_first.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar_to_advance(g, unit, cell)
