"""8.1, 9.2: what a combat and a roll of urban progression have in common, from who fights to the losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from grognard.games.race_for_berlin.components import GERMAN
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.combat.charts import meaning
from grognard.games.race_for_berlin.rules.combat.conscripts import bar_to_collapse, collapse, must_ask
from grognard.games.race_for_berlin.rules.combat.losses import Losses
from grognard.games.race_for_berlin.rules.combat.targets import defenders_of
from grognard.games.race_for_berlin.rules.events import bar_to_window, deciding, side_of
from grognard.kernel.actions import Action
from grognard.kernel.answers import DIE, Forecast
from grognard.kernel.frames import Frame, base_frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@base_frame
class Fight(Frame):
    """A camp's Soviets or Germans fight for a zone; a subclass says who joins and what the die leads to."""

    camp: int
    nation: int
    target: int
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    result: str = ""

    LOSS_RULE: ClassVar[str] = "8.2.1"

    def engage(self, g: Position) -> None:
        """8.1.3: it is settled who fights, and these and the zone have had their fight in this impulse."""
        self.defenders = tuple(defenders_of(g, self.target, self.nation))
        g.strike(self.attackers, self.target)

    @choice
    def conscripts(self, g: Position) -> Decision | None:
        """Event 8, played by the Soviet player who defends."""
        camp = g.camp_in(self.target)
        asked = self.nation == GERMAN and must_ask(g, camp, self.attackers)
        return ask(side_of(camp), "ask.conscripts") if asked else None

    @conscripts.verb("collapse", UNIT, among="attackers")
    def rout(self, g: Position, unit: int) -> None:
        collapse(g, g.camp_in(self.target), unit)
        self.at = self.TABLE["conscripts"].next

    @rout.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_collapse(g, g.camp_in(self.target), unit, self.attackers)

    @conscripts.verb(("pass", "quiet"))
    def no_rout(self, g: Position, verb: str) -> None:
        g.quiet[g.camp_in(self.target)] |= verb == "quiet"
        self.at = self.TABLE["conscripts"].next

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        match attempt:
            case ("play", event):
                return bar_to_window(g, deciding(g), event)
            case ("retreat", unit, _):
                return "8.3.1", "why.no-retreat-due", {"unit": unit}
            case ("collapse", unit):
                bar = bar_to_collapse(g, deciding(g), unit, ())
                return bar and (*bar[:2], {"unit": unit, **dict(*bar[2:])})
        return None

    def throw(
        self, g: Position, odds: Forecast, chart: Callable[[int], str], message: str, *rules: str
    ) -> None:
        """Annexes 1 and 2: the die, what is added to it, and the result."""
        die, modifier = g.roll(), int(odds.total(DIE))
        self.result = chart(die + modifier)
        g.note(
            message,
            *rules,
            attackers=self.attackers,
            cell=self.target,
            attack=odds.attack,
            defence=odds.defence,
            odds=odds.column,
            die=die,
            modifier=modifier,
            result=self.result,
        )

    def attacker_losses(self, g: Position) -> None:
        """8.2, 9.3.1: losses come before all else that a result says."""
        self.lose(g, self.attackers, meaning(self.result).attacker)

    def defender_losses(self, g: Position) -> None:
        """8.2, 9.3.1: the garrison of a Berlin zone loses nothing."""
        self.lose(g, self.defenders, meaning(self.result).defender)

    def lose(self, g: Position, units: tuple[int, ...], steps: int) -> None:
        """8.2: some of these take so many steps."""
        g.stack.append(Losses(units, steps, self.camp, self.LOSS_RULE))
