"""8.2 Losses: who must take the next step, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.position import FULL, REDUCED, Position, rival
from grognard.games.race_for_berlin.rules.entry import destroy
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel import combat
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@frame
class Losses(combat.Losses):
    """8.2: some counters of one side take so many steps; the owner picks whose, where there is a choice."""

    attacker: int
    """The camp that attacks: where both camps lose, they take turns (8.2.2b)."""
    rule: str = "8.2.1"

    def rank(self, g: Position, unit: int) -> int:
        """8.2.2b: where Germans of both camps defend, they take steps in turn, the attacker's camp second."""
        due = rival(self.attacker) if len(self.hit) % 2 == 0 else self.attacker
        return g.unit(unit).camp != due

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(side_of(g.unit(units[0]).camp), "ask.loss", steps=self.owed)

    def lose_step(self, g: Position, unit: int) -> None:
        lose_step(g, unit, self.rule)

    def bar_to_lose(self, g: Position, unit: int) -> Bar:
        if unit not in self.units or not g.is_on_map(unit):
            return "8.2.1", "why.not-in-combat"
        if unit not in self.due(g):
            return "8.2.2a", "why.others-first"
        return "8.2.2b", "why.other-camp-first"


def lose_step(g: Position, unit: int, rule: str) -> None:
    """8.2.1: a full counter is reduced, a reduced one destroyed."""
    if g.steps[unit] == FULL:
        g.steps[unit] = REDUCED
        g.note("loss.reduced", rule, unit=unit)
    else:
        destroy(g, unit, rule)
