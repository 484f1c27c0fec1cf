"""7.9 Tactical results: what they lead to, once terrain and the rest have changed them (`charts.weigh`)."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import OWN_ENG, Fight, Stage
from grognard.games.victory_roads.rules.combat.losses import TacticalLosses, first_of_combat
from grognard.games.victory_roads.rules.combat.retreat import Retreat
from grognard.games.victory_roads.rules.haltebefehl import bar_to_leave
from grognard.games.victory_roads.rules.supports.effects import stands_fast
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.frames import END, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar, choice

LENGTHS = {"DR": 1, "DR2": 2, "DR3": 3}
"""trc/DR: how many hexes the defender retreats."""


def attacker(g: Position, fight: Fight) -> None:
    """7.9.1: the attacker's result, but for exploitation; it counts even if one side is gone."""
    result = fight.result_a
    if result == "D1":  # trc/D1
        g.stack.append(TacticalLosses(tuple(fight.defenders_left(g)), 1))
    elif result in ("Eng", OWN_ENG):
        engage(g, fight, own=result == OWN_ENG)
    elif result == "AR":  # trc/attacker-retreat
        g.stack.append(Retreat(tuple(fight.attackers_left(g)), foes=fight.defenders))


def hourra(g: Position, fight: Fight) -> None:
    """7.9.5: the step that a Hourra costs."""
    g.stack.append(TacticalLosses(tuple(fight.attackers_left(g)), 1))


def defender(g: Position, fight: Fight) -> None:
    """7.9.1: the defender's result; it has no effect where nobody is left."""
    left, result = fight.defenders_left(g), fight.result_d
    if not left:
        return
    if result == "Eng":
        engage(g, fight)
    elif result == "S":
        g.stack.append(Setback(fight.target, tuple(left), fight.units))
    elif result:
        length = LENGTHS[result]
        g.stack.append(Retreat(tuple(left), length=length, foes=fight.units, defended=fight.target))


def engage(g: Position, fight: Fight, *, own: bool = False) -> None:
    """trc/Eng: the dice are thrown again in the same column, for losses alone; in mud only the attacker's."""
    dice = g.roll(), g.roll()
    cell = g.world.charts.results[fight.column, sum(dice)]
    against = 0 if own else cell.defender
    g.note(
        "combat.engaged",
        "3.2.2c" if own else "trc/Eng",
        cells=(fight.target,),
        odds=fight.column,
        dice=dice,
        result=f"{cell.attacker}/{against}",
    )
    g.stack.append(TacticalLosses(tuple(fight.defenders_left(g)), against))
    first = first_of_combat(g, fight)
    g.stack.append(TacticalLosses(tuple(fight.attackers_left(g)), cell.attacker, first=first))


@frame
class Setback(Stage):
    """trc/S: the defender loses a step and stays, or falls back one hex as a whole.

    Who must leave a division under a Haltebefehl (6.7.6) stays: to fall back is his own choice here.
    """

    target: int
    units: tuple[int, ...]
    foes: tuple[int, ...]

    PIECES = ("units", "foes")
    STEPS = ("decide",)

    @choice
    def decide(self, g: Position) -> Decision | None:
        return ask(SIDES[g.camp[self.units[0]]], "ask.setback", cell=self.target, units=self.units)

    @decide.verb("stand", then=END)
    def stand(self, g: Position) -> None:
        g.stack.append(TacticalLosses(self.units, 1))

    @decide.verb("fall-back", then=END)
    def fall_back(self, g: Position) -> None:
        g.stack.append(Retreat(self.units, foes=self.foes, defended=self.target))

    @fall_back.barred
    def _(self, g: Position) -> Bar | None:
        if stands_fast(g, self.target):
            return "11.5.7", "why.stand-fast"
        there = [unit for unit in self.units if g.cell[unit] == self.target]
        return bar_to_leave(g, there) if there else None
