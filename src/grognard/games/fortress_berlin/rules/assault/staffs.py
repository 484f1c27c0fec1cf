"""8.4.2/step-1, 3.5.2b Support for assaults that are announced: of a comrade, then of the defender.

The support of who leads an assault belongs to his announcement. Of several players each gives that of his
own headquarters (17.2c, 17.3.1a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.rules import fog, players, secrets
from grognard.games.fortress_berlin.rules.assault import support
from grognard.games.fortress_berlin.rules.assault.eligibility import announced, attackers_of
from grognard.games.fortress_berlin.rules.assault.reckoning import forecast, parties
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


def pairs(g: Position, camp: int, cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The headquarters of a side with each of some hexes under assault."""
    for hq in g.world.hqs[camp]:
        for cell in cells:
            yield hq, cell


@frame
class Assist(Frame):
    """17.3.1c: when all assaults are announced, each German supports those of his comrades as he likes."""

    camp: int
    player: int = NONE

    STEPS = ("assist",)

    @choice
    def assist(self, g: Position) -> Decision | None:
        if self.camp != GERMAN or self.player == NONE or not announced(g, self.camp):
            return None
        if not support.may_give(g, self.camp, self.player, attacks=True):
            return None
        g.hand = self.player
        return ask(SIDES[self.camp], "assault.assist")

    def helpers(self, g: Position) -> Iterator[tuple[int, int]]:
        """The headquarters of the side, and the hexes that it is to assault."""
        return pairs(g, self.camp, announced(g, self.camp))

    @assist.verb("support", UNIT, CELL, among="helpers")
    def help(self, g: Position, hq: int, cell: int) -> None:
        secrets.tell_all(g, self.camp)
        support.give(g, hq, cell, attackers_of(g, self.camp, cell), attacks=True)

    @help.barred
    def _(self, g: Position, hq: int, cell: int) -> Bar | None:
        if cell not in announced(g, self.camp):
            return "3.5.2b", "why.support-no-assault"
        if bar := players.bar_to_lead(g, hq):
            return bar
        engaged = attackers_of(g, self.camp, cell)
        return support.bar_to_support(g, self.camp, hq, cell, engaged, attacks=True)

    assist.verb("done", then=END)


@frame
class Reply(Frame):
    """8.4.2/step-1: the defender announces his support after the attacker."""

    camp: int
    player: int = NONE
    cell: int = NOWHERE
    """The hex that was supported last."""

    STEPS = ("answer",)

    @reaction("support", "3.5.2b")
    def answer(self, g: Position) -> Decision | None:
        cells = announced(g, 1 - self.camp)
        if not cells or not support.may_give(g, self.camp, self.player, attacks=False):
            return None
        who = {} if self.player == NONE else {"player": self.player}
        return ask(SIDES[self.camp], "assault.support-window", cells=tuple(cells), **who)

    def helpers(self, g: Position) -> Iterator[tuple[int, int]]:
        """The headquarters of the defender, and the hexes under assault."""
        return pairs(g, self.camp, announced(g, 1 - self.camp))

    @answer.verb("support", UNIT, CELL, among="helpers")
    def help(self, g: Position, hq: int, cell: int) -> None:
        secrets.tell_all(g, self.camp)
        support.give(g, hq, cell, g.units_at(cell), attacks=False)
        fog.open(g, (hq,))
        self.cell = cell

    @help.barred
    def _(self, g: Position, hq: int, cell: int) -> Bar | None:
        if cell not in announced(g, 1 - self.camp):
            return "3.5.2b", "why.support-no-assault"
        if bar := players.bar_of_other(g, hq, self.player):
            return bar
        return support.bar_to_support(g, self.camp, hq, cell, g.units_at(cell), attacks=False)

    def odds(self, g: Position) -> Forecast | None:
        """Of the assault that was supported last, or the only one, as the defender sees it."""
        attacker = 1 - self.camp
        cells = announced(g, attacker)
        cell = cells[0] if len(cells) == 1 else self.cell
        if cell == NOWHERE:
            return None
        return forecast(g, attacker, cell, parties(g, attacker, cell), viewer=self.camp)
