"""8.4.2 One announced assault: the fire of the defender, the dice, and what follows."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import ASSAULT, ASSAULTED, Position
from grognard.games.fortress_berlin.rules import fog, militia, secrets
from grognard.games.fortress_berlin.rules.assault import eligibility
from grognard.games.fortress_berlin.rules.assault.reckoning import forecast, parties, reckon
from grognard.games.fortress_berlin.rules.combat import crt
from grognard.games.fortress_berlin.rules.combat.defensive import DefensiveFire
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import Frame, frame


@frame
class Assault(Frame):
    """8.4.2: defensive fire, then the dice, if anybody is left to attack and to defend."""

    camp: int
    cell: int

    STEPS = ("begin", "fire", "roll", "close")

    def begin(self, g: Position) -> None:
        """8.7.2: who has retreated into the hex since the announcement defends it too (3.5.2c)."""
        fog.open_at(g, (self.cell,))
        who = parties(g, self.camp, self.cell)
        if not who.defenders and not g.has_garrison(self.cell):
            self._call_off(g, "8.4.1b", "assault.nobody-there")
            return
        come_under_assault(g, self.cell)
        g.note("assault.begins", "8.4.2/step-1", attackers=who.attackers, cell=self.cell)

    def fire(self, g: Position) -> None:
        """8.3.5a, 4.1.4b."""
        g.stack.append(DefensiveFire(1 - self.camp, self.cell))

    def roll(self, g: Position) -> None:
        """8.4.2/step-2 to 8.4.2/step-4b: with whom the fire has left."""
        who = parties(g, self.camp, self.cell)
        if not who.attackers:
            self._call_off(g, "8.4.2/step-2", "assault.nobody-left")
            return
        if not who.defenders and not g.has_garrison(self.cell):
            g.stack.append(Aftermath(ASSAULT, self.cell, (), crt.NO_EFFECT, who.attackers))
            return
        found = reckon(g, self.cell, who, g.zone[self.camp])
        if not found.letter:
            weak = found.differential
            g.note("assault.too-weak", "8.1.3a", attackers=who.attackers, cell=self.cell, differential=weak)
            return
        secrets.tell_all(g, self.camp)  # 8.5.4 rests on their zones
        dice = g.roll(), g.roll()
        code = crt.code(g, found.letter, sum(dice) + found.dice)
        g.note(
            "assault.rolled",
            "8.4.2/step-4b",
            attackers=who.attackers,
            defenders=who.defenders,
            cell=self.cell,
            dice=dice,
            modifier=found.dice,
            differential=found.differential,
            column=found.letter,
            result=crt.name(code),
        )
        g.stack.append(Aftermath(ASSAULT, self.cell, who.defenders, code, who.attackers))

    def _call_off(self, g: Position, rule: str, message: str) -> None:
        g.note(message, rule, cell=self.cell)
        self.at = "close"

    def close(self, g: Position) -> None:
        """3.1.5: the combat is over; who is not in another one is covered again."""
        for unit, bound in enumerate(g.target):
            if bound == self.cell + 1:
                g.target[unit] = 0
        fog.close(g, eligibility.involved(g, self.camp))

    def odds(self, g: Position) -> Forecast | None:
        """Before the defensive fire, which may change it."""
        return forecast(g, self.camp, self.cell, parties(g, self.camp, self.cell))


def come_under_assault(g: Position, cell: int) -> None:
    """3.5.2c: headquarters in the hex give no support this turn; 11.2.2: the SS fights."""
    units = g.units_at(cell)
    for unit in units:
        if g.printed[unit].is_hq:
            g.support[unit] |= ASSAULTED
            g.target[unit] = 0
    militia.engaged(g, units)
