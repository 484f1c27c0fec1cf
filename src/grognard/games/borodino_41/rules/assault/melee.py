"""12/assault/roll: the assault itself: morale and a die on both sides, again and again while they tie."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault.advance import Advance
from grognard.games.borodino_41.rules.assault.defeat import MOST, Defeat
from grognard.games.borodino_41.rules.assault.losses import losses
from grognard.games.borodino_41.rules.assault.modifiers import Clash, by_category, lines_of, totals
from grognard.games.borodino_41.rules.combat.declaring import Declare, has_to_declare
from grognard.games.borodino_41.rules.combat.losses import took_part
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import ATTACK, DEFENCE, Forecast, Reason
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import choice

DIE = 10
"""12/assault/roll: 10 is the printed 0."""
TIE, WON, LOST = "tie", "won", "lost"
"""Results of a throw for the attacker; with the margin behind the last two."""


@frame
class Melee(Frame):
    """12/assault/roll: who still bears a marker against who is still there."""

    camp: int
    """The side that attacks."""
    cell: int
    units: tuple[int, ...]
    foes: tuple[int, ...]
    die: int = 0
    """12/surprise/table: the night's die."""
    margin: int = 0
    """By how much the attacker has won; below 0, lost."""

    PIECES = ("units", "foes")
    STEPS = ("begin", "declare", "roll", "throw", "again", "settle")

    def clash(self, g: Position) -> Clash:
        """Who is still in it."""
        attackers = tuple(unit for unit in self.units if g.cell[unit] >= 0)
        return Clash(self.cell, attackers, tuple(unit for unit in self.foes if g.cell[unit] >= 0), self.die)

    def begin(self, g: Position) -> None:
        """4/desc/closing-fire: from now on these have been assaulted."""
        for unit in self.foes:
            g.assaulted[unit] = 1
        for unit in (*self.units, *self.foes):
            took_part(g, unit)

    def declare(self, g: Position) -> None:
        """9/fort/declare: who has not said yet where in the hex it stands says so now."""
        if has_to_declare(g, self.cell, self.foes):
            g.stack.append(Declare(1 - self.camp, self.cell, self.foes))

    @choice
    def roll(self, g: Position) -> Decision | None:
        """4/desc/assault-last: there is no way out now; the attacker throws when he has seen the odds."""
        clash = self.clash(g)
        return ask(SIDES[self.camp], "assault.roll", cell=self.cell, units=clash.attackers)

    roll.verb("roll", then="throw")

    def odds(self, g: Position) -> Forecast:
        """The exact chances of the throw."""
        return forecast(g, self.clash(g))

    def throw(self, g: Position) -> None:
        clash = self.clash(g)
        lines = lines_of(g, clash)
        attack, defence = totals(lines)
        dice = g.roll(DIE), g.roll(DIE)
        if g.world.hidden:
            g.learn(SIDES, "command")  # 17/command/when: who is in command tells of headquarters
        self.margin = attack + dice[0] - defence - dice[1]
        sides = (
            (ATTACK, self.camp, clash.attackers, attack),
            (DEFENCE, 1 - self.camp, clash.defenders, defence),
        )
        for kind, camp, units, total in sides:
            args: dict[str, Any] = {"side": SIDES[camp], "units": units, "cell": self.cell, "total": total}
            g.note("assault.morale", "12/assault/modifiers", **args | by_category(lines, kind))
        g.note(
            "assault.rolled",
            "12/assault/roll",
            attackers=clash.attackers,
            defenders=clash.defenders,
            cell=self.cell,
            dice=dice,
            attack=attack + dice[0],
            defence=defence + dice[1],
            margin=abs(self.margin),
            result=result_of(self.margin),
        )
        if not self.margin:  # 12/assault/tie
            points = g.world.charts.results[0, "both"].points
            g.stack += [losses(g, clash, False, points), losses(g, clash, True, points)]

    def again(self, g: Position) -> None:
        """12/assault/tie: as long as both are there."""
        clash = self.clash(g)
        if not self.margin and clash.attackers and clash.defenders:
            self.at = "roll"

    def settle(self, g: Position) -> None:
        """12/after/no-pivot: markers come off before anybody goes back or on."""
        self.at = END
        clash = self.clash(g)
        for unit in clash.attackers:
            g.assault[unit] = 0
        g.memo = {}
        if not self.margin:
            if clash.attackers:  # the tie took the last defender
                fronts = tuple(g.cell[unit] for unit in clash.attackers)
                g.stack.append(Advance(self.cell, clash.attackers, fronts, 1, ()))
            return
        attacking = self.margin < 0
        beaten, winners = (clash.attackers, clash.defenders)[:: 1 if attacking else -1]
        g.stack.append(Defeat(self.cell, beaten, winners, attacking, abs(self.margin), self.die))


def result_of(margin: int) -> str:
    """The name of a result by its margin, which is the attacker's.

    >>> [result_of(margin) for margin in (0, 2, -7)]
    ['tie', 'won-2', 'lost-4']
    """
    if not margin:
        return TIE
    return f"{WON if margin > 0 else LOST}-{min(abs(margin), MOST)}"


def forecast(g: Position, clash: Clash) -> Forecast:
    """12/assault/roll: every modifier, and the exact chance of each margin."""
    lines = lines_of(g, clash)
    attack, defence = totals(lines)
    found: dict[str, Fraction] = {}
    order = [*(f"{WON}-{n}" for n in range(MOST, 0, -1)), TIE, *(f"{LOST}-{n}" for n in range(1, MOST + 1))]
    for gap in range(1 - DIE, DIE):
        result = result_of(attack - defence + gap)
        found[result] = found.get(result, Fraction(0)) + Fraction(DIE - abs(gap), DIE * DIE)
    chances = {result: found[result] for result in order if result in found}
    won = sum((chance for result, chance in chances.items() if result.startswith(WON)), Fraction(0))
    headline = {"headline.won": won, "headline.tie": chances.get(TIE, Fraction(0))}
    return Forecast(lines, chances, notes=tuple(_notes(g, clash)), headline=headline)


def _notes(g: Position, clash: Clash) -> list[Reason]:
    """What a throw can bring beside its margin."""
    found = [Reason("12/assault/tie", "assault.tie-costs")]
    guns = tuple(unit for unit in clash.defenders if g.printed[unit].is_weapon)
    if guns:
        found.append(Reason("12/art-limits/lost-assault", "assault.guns-at-stake", {"units": guns}))
    return found
