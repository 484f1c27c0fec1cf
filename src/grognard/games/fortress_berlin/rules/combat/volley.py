"""8.2.4, 8.3.6 A fire carried out: the stack opened where it must be, the dice, and what follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.fortress_berlin.position import BOMBARDMENT, DIRECT, MIXED, STRUCK, Position
from grognard.games.fortress_berlin.rules import command, fog, militia
from grognard.games.fortress_berlin.rules.combat import crt, ruins, strength
from grognard.games.fortress_berlin.rules.combat.forecast import forecast, reckon, targets_of
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from grognard.games.fortress_berlin.rules.combat.strikes import Fire, lenders, spend_aircraft
from grognard.games.fortress_berlin.rules.secrets import tell_all
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Volley(Fire):
    """8.2.4, 8.3.6: from the announcement to what becomes of the target.

    `is_open`: in an assault the stacks lie open already, and stay so.
    """

    is_open: bool = False

    STEPS = ("reveal", "pick", "roll", "cover")
    PIECES = ("firers", "hqs", "target")

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self)

    def reveal(self, g: Position) -> None:
        """3.6a: mixed and direct fire open the stack and show who fires; 3.6b: plain bombardment tells PF."""
        tell_all(g, self.camp)
        enemies = g.units_at(self.cell)
        if self.kind == BOMBARDMENT:
            hidden = [unit for unit in enemies if not g.knows(self.camp, unit)]
            g.learn((SIDES[self.camp],), *hidden)
        else:
            fog.open(g, (*self.firers, *enemies))
        if self.kind == DIRECT and not self.eligible(g):
            g.note("fire.no-target", "8.3.3a", cell=self.cell, side=SIDES[self.camp])
            self.at = "cover"

    def eligible(self, g: Position) -> list[int]:
        """8.3b: armour, mechanised infantry and assault guns of the hex, which lies open."""
        return [unit for unit in g.units_at(self.cell) if g.printed[unit].is_direct_target]

    @choice
    def pick(self, g: Position) -> Decision | None:
        """8.3.3a: the firing side picks its target; it has no choice but to fire."""
        if self.kind != DIRECT or self.target != NO_PIECE:
            return None
        if len(found := self.eligible(g)) == 1:
            self.target = found[0]
            return None
        return ask(SIDES[self.camp], "fire.ask-at", cell=self.cell, units=self.firers)

    @pick.verb("at", UNIT, exactly="eligible")
    def take_aim(self, g: Position, unit: int) -> None:
        self.target = unit

    @take_aim.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_aim_at(g, unit, self.cell)

    def roll(self, g: Position) -> None:
        """8.2.4/step-5: two dice, unless the differential is too low; either way all have fired."""
        self._spend(g)
        targets, found = targets_of(g, self), reckon(g, self)
        told: dict[str, Any] = {
            "cell": self.cell,
            "kind": self.kind,
            "side": SIDES[self.camp],
            "firers": self.firers,
            "attack": found.attack,
            "defence": found.defence,
            "differential": found.differential,
            "pf": found.pf,
            "factors": _factors(g, targets),
        }
        if self.kind == DIRECT:
            g.note("fire.opens-direct", "8.3.6", unit=self.target, **told)
        elif self.aircraft:
            g.note("fire.opens-air", "11.4c", **told)
        else:
            strikes = len(self.hqs)
            rule = "8.2.1" if self.kind == MIXED else "8.2c"
            g.note("fire.opens", rule, hqs=self.hqs, strikes=strikes, guns=len(self.firers), **told)
        if not found.letter:
            g.note("fire.fails", "8.1.3a", cell=self.cell, differential=found.differential)
            return
        dice = g.roll(), g.roll()
        code = crt.code(g, found.letter, sum(dice) + found.dice)
        g.note(
            "fire.result",
            "8.2.4/step-5",
            cell=self.cell,
            dice=dice,
            modifier=found.dice,
            column=found.letter,
            result=crt.name(code),
        )
        if crt.parts(code).star:
            ruins.arise(g, self.cell, found.letter)  # with the result: who advances finds them there (8.9b)
        g.stack.append(Aftermath(self.kind, self.cell, targets, code, self.firers))

    def _spend(self, g: Position) -> None:
        """8.2b, 8.3.4, 11.3a, 11.4d, 3.5.4b: what is used up; 11.2.2: who fires or is fired at has fought."""
        if self.kind == DIRECT and not self.is_open:
            for unit, hq in (lenders(g, self.firers) or {}).items():
                command.direct(g, hq, unit)
        for unit in self.firers:
            g.fought[unit] = 1 + self.kind
        for hq in self.hqs:
            g.support[hq] |= STRUCK
        if self.aircraft:
            spend_aircraft(g)
        if self.kind != DIRECT:
            g.mark(g.bombarded, self.cell, 1)
        militia.engaged(g, self.firers)
        if g.world.charts.switches.fire_on_ss_frees_hj:
            militia.engaged(g, targets_of(g, self))

    def cover(self, g: Position) -> None:
        """3.1.5: the combat is over."""
        if self.kind != BOMBARDMENT and not self.is_open:
            fog.close(g)


def _factors(g: Position, units: Iterable[int]) -> str:
    """3.6b: the PF of who is fired at, the highest first: all that a plain bombardment tells of them."""
    factors = sorted((strength.pf(g, unit) for unit in units), reverse=True)
    return " + ".join(map(str, factors)) or "none"


def bar_to_aim_at(g: Position, unit: int, cell: int) -> Bar | None:
    """8.3b: why a unit of a hex that lies open can't be the target of a direct fire."""
    if g.cell[unit] != cell:
        return "8.3.3a", "why.fire-elsewhere"
    if not g.printed[unit].is_direct_target:
        return "8.3b", "why.fire-no-vehicle"
    return None
