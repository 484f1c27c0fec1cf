"""8.2 Losses: who must take the next step, and what it does."""

from __future__ import annotations

from grognard.games.race_for_berlin.entry import destroy
from grognard.games.race_for_berlin.events import side_of
from grognard.games.race_for_berlin.position import FULL, REDUCED, Position, rival
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Losses(Frame):
    """8.2: some counters of one side take so many steps; the owner picks whose, where there is a choice."""

    units: tuple[int, ...]
    owed: int
    attacker: int
    """The camp that attacks: where both camps lose, they take turns (8.2.2b)."""
    rule: str = "8.2.1"
    hit: tuple[int, ...] = ()

    able: list[int] = derived()

    STEPS = ("must", "choose")

    def must(self, g: Position) -> None:
        """Steps that leave no choice: one candidate only, or enough steps for all of them."""
        while self.owed:
            able, everyone = self.candidates(g), self.next_ones(g)
            if len(able) == 1:
                self._lose(g, able[0])
            elif everyone and self.owed >= len(everyone):
                for unit in everyone:
                    self._lose(g, unit)
            else:
                return

    @choice
    def choose(self, g: Position) -> Decision | None:
        able = self.candidates(g)
        self.able = [unit for unit in able if g.unit(unit).camp == g.unit(able[0]).camp]
        if not self.owed or not able:
            return None
        return ask(side_of(g.unit(able[0]).camp), "ask.loss", steps=self.owed)

    @choose.verb("lose", UNIT, exactly="able", then="must")
    def lose(self, g: Position, unit: int) -> None:
        self._lose(g, unit)

    @lose.barred
    def _(self, g: Position, unit: int) -> Bar:
        if unit not in self.units or not g.is_on_map(unit):
            return "8.2.1", "why.not-in-combat"
        if unit not in self.next_ones(g):
            return "8.2.2a", "why.others-first"
        return "8.2.2b", "why.other-camp-first"

    def next_ones(self, g: Position) -> list[int]:
        """8.2.2a: nobody takes a second step before all have taken one."""
        alive = [unit for unit in self.units if g.is_on_map(unit)]
        fewest = min((self.hit.count(unit) for unit in alive), default=0)
        return [unit for unit in alive if self.hit.count(unit) == fewest]

    def candidates(self, g: Position) -> list[int]:
        """8.2.2b: where Germans of both camps defend, they take steps in turn, the attacker's camp second."""
        able = self.next_ones(g)
        due = rival(self.attacker) if len(self.hit) % 2 == 0 else self.attacker
        return [unit for unit in able if g.unit(unit).camp == due] or able

    def _lose(self, g: Position, unit: int) -> None:
        self.hit, self.owed = (*self.hit, unit), self.owed - 1
        lose_step(g, unit, self.rule)


def lose_step(g: Position, unit: int, rule: str) -> None:
    """8.2.1: a full counter is reduced, a reduced one destroyed."""
    if g.steps[unit] == FULL:
        g.steps[unit] = REDUCED
        g.note("loss.reduced", rule, unit=unit)
    else:
        destroy(g, unit, rule)
