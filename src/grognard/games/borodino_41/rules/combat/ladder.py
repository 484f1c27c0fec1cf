"""12/seq: one assaulted hex, step by step, from the defender's retreat to the assault."""

from __future__ import annotations

from dataclasses import field
from typing import Protocol, cast

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.assault.follow import Follow
from grognard.games.borodino_41.rules.assault.markers import assaulters
from grognard.games.borodino_41.rules.assault.melee import Melee
from grognard.games.borodino_41.rules.assault.stepback import StepBack
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.games.borodino_41.rules.combat.morale import lose_marker
from grognard.games.borodino_41.rules.combat.volley import DEFENSIVE, OFFENSIVE
from grognard.games.borodino_41.rules.combat.withdrawal import Withdrawal
from grognard.games.borodino_41.rules.movement.networks import deploying_cost
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import END, Frame, frame

DIE = 10


class Storming(Protocol):
    """The phase that goes from hex to hex, below the ladder of one of them."""

    stormed: tuple[int, ...]


@frame
class Ladder(Frame):
    """4/seq/combat-steps, b to i: the steps of the combat for one hex."""

    camp: int
    """The side that attacks."""
    cell: int
    units: tuple[int, ...] = field(default=(), kw_only=True)
    """The assaulters, as the hex was named."""
    die: int = field(default=0, kw_only=True)
    """12/surprise/table: the night's die."""
    stormed: tuple[int, ...] = field(default=(), kw_only=True)
    """12/surprise/night-limits: hexes for which that die was thrown in this impulse."""
    fired: int = field(default=NONE, kw_only=True)
    """The kind of the first offensive fire, and of the first defensive one."""
    defended: int = field(default=NONE, kw_only=True)
    armour: tuple[int, ...] = field(default=(), kw_only=True)
    """12/assault/armour-lost: the armour that bore a marker before the last defensive fire."""
    marked: tuple[int, ...] = field(default=(), kw_only=True)
    """All who bore one then."""
    fought: tuple[int, ...] = field(default=(), kw_only=True)
    """7/formation/auto-deploy: who has been in the assault."""

    PIECES = ("units", "armour", "marked", "fought")
    STEPS = (
        *("name", "withdraw", "vacated", "reveal", "surprise"),
        *("defence_one", "shaken_one", "give_up", "offence_one", "emptied_one"),
        *("defence_two", "shaken_two", "step_back", "offence_two", "emptied_two"),
        *("motor_withdraw", "motor_vacated", "assault", "deploy"),
    )

    def attackers(self, g: Position) -> tuple[int, ...]:
        """The assaulters that still bear their marker."""
        return tuple(unit for unit in self.units if g.assault[unit] and g.cell[unit] >= 0)

    def defenders(self, g: Position) -> tuple[int, ...]:
        """Who is still in the hex."""
        return tuple(unit for unit in g.units_at(self.cell) if g.camp[unit] != self.camp)

    # ---- b: the defender's retreat

    def name(self, g: Position) -> None:
        """12/seq/2-choose-hex, 11/dummies/assaulted: the hex is named, and dummies there are found out."""
        self.units = tuple(assaulters(g, self.camp, self.cell))
        g.note("ladder.named", "12/seq/2-choose-hex", cell=self.cell, units=self.units)
        for unit in self.defenders(g):
            if g.is_dummy(unit):
                hidden.find_out(g, unit, "11/dummies/assaulted")

    def withdraw(self, g: Position) -> None:
        """4/desc/defender-retreat."""
        if self.defenders(g):
            g.stack.append(Withdrawal(1 - self.camp, self.cell, self.units))

    def vacated(self, g: Position) -> None:
        """12/retreat/follow: if nobody is left the assaulters may take the hex."""
        self._follow_if_empty(g)

    def _follow_if_empty(self, g: Position) -> None:
        if not self.attackers(g):
            self.at = END
        elif not self.defenders(g):
            self.at = "deploy"
            g.stack.append(Follow(self.camp, self.cell, self.attackers(g), stormed=self.stormed))

    def reveal(self, g: Position) -> None:
        """12/seq/3a-reveal, 11/hidden/assault-reveals: both stacks are turned up; dummies among them go."""
        for unit in self.attackers(g):
            if g.is_dummy(unit):
                hidden.find_out(g, unit, "11/hidden/assault-reveals")
        hidden.reveal(g, (*self.defenders(g), *self.attackers(g)))
        if not self.attackers(g):
            self.at = END

    def surprise(self, g: Position) -> None:
        """12/surprise/table: at night, a die for the hex before anyone fires."""
        if g.is_night:
            self.stormed = (*self.stormed, self.cell)
            cast(Storming, g.stack[-2]).stormed = self.stormed
            self.die = g.roll(DIE)
            row = g.world.charts.surprise[self.die - 1]
            g.note(
                "ladder.surprise",
                "12/surprise/table",
                cell=self.cell,
                die=self.die,
                who=row.side,
                effect=row.effect,
            )

    def halved(self, g: Position, role: str) -> bool:
        """12/surprise/table: whether the fire of a side is halved."""
        if not self.die:
            return False
        row = g.world.charts.surprise[self.die - 1]
        return row.effect == "firepower" and row.side == role

    # ---- c to g: four fires

    def has_fired(self, g: Position, firing: Firing) -> None:
        """4/desc/second-fires: takes down what a side has fired first."""
        if firing.purpose == OFFENSIVE and self.fired == NONE:
            self.fired = firing.kind
        elif firing.purpose == DEFENSIVE and self.defended == NONE:
            self.defended = firing.kind

    def defence_one(self, g: Position) -> None:
        """12/seq/3b-defensive-fire."""
        self._defend(g, (REGULAR, AT))

    def _defend(self, g: Position, kinds: tuple[int, ...]) -> None:
        self.marked = self.attackers(g)
        self.armour = tuple(unit for unit in self.marked if g.is_armoured(unit))
        g.stack.append(
            Firing(1 - self.camp, self.cell, self.marked, DEFENSIVE, kinds, halved=self.halved(g, "defender"))
        )

    def shaken_one(self, g: Position) -> None:
        """12/assault/armour-lost."""
        self._lose_heart(g)

    def _lose_heart(self, g: Position) -> None:
        """12/assault/armour-lost: when the last armour has lost its marker to fire, others lose theirs."""
        left = self.attackers(g)
        if self.armour and left and not any(unit in self.armour for unit in left):
            for unit in left:
                lose_marker(g, unit, "12/assault/armour-lost")

    def fallen(self, g: Position) -> tuple[int, ...]:
        """12/retreat/attacker-back: those whom the last defensive fire took the marker."""
        return tuple(unit for unit in self.marked if g.cell[unit] >= 0 and not g.assault[unit])

    def give_up(self, g: Position) -> None:
        """12/seq/3c-abandon."""
        g.stack.append(StepBack(self.camp, self.cell, self.fallen(g), self.attackers(g)))

    def offence_one(self, g: Position) -> None:
        """12/seq/3c-offensive-fire, 4/desc/attack-fire-choice: only if someone goes on."""
        if not self.attackers(g):
            self.at = END
            return
        self._attack(g, (REGULAR, AT))

    def _attack(self, g: Position, kinds: tuple[int, ...]) -> None:
        g.stack.append(
            Firing(
                self.camp, self.cell, self.defenders(g), OFFENSIVE, kinds, halved=self.halved(g, "attacker")
            )
        )

    def emptied_one(self, g: Position) -> None:
        """12/assault/emptied-hex."""
        self._follow_if_empty(g)

    def defence_two(self, g: Position) -> None:
        """12/seq/3d-second-defence: the kind that was not used; whoever has held its fire may use either."""
        self._defend(g, _other(self.defended))

    def shaken_two(self, g: Position) -> None:
        """12/assault/armour-lost."""
        self._lose_heart(g)

    def step_back(self, g: Position) -> None:
        """12/retreat/attacker-back: nobody may give up any more."""
        if fallen := self.fallen(g):
            g.stack.append(StepBack(self.camp, self.cell, fallen))

    def offence_two(self, g: Position) -> None:
        """12/seq/3e-second-offence."""
        if not self.attackers(g):
            self.at = END
        else:
            self._attack(g, _other(self.fired))

    def emptied_two(self, g: Position) -> None:
        """12/assault/emptied-hex."""
        self._follow_if_empty(g)

    # ---- h and i

    def motor_withdraw(self, g: Position) -> None:
        """12/seq/3f-mot-retreat, 4/desc/mot-retreat."""
        g.stack.append(Withdrawal(1 - self.camp, self.cell, self.attackers(g), motorised=True))

    def motor_vacated(self, g: Position) -> None:
        """12/retreat/follow: fire that was made counts."""
        self._follow_if_empty(g)

    def assault(self, g: Position) -> None:
        """4/desc/assault-last: whoever still bears a marker assaults."""
        attackers, defenders = self.attackers(g), self.defenders(g)
        self.fought = (*attackers, *defenders)
        g.note(
            "ladder.assault", "4/desc/assault-last", cell=self.cell, units=attackers, side=SIDES[self.camp]
        )
        g.stack.append(Melee(self.camp, self.cell, attackers, defenders, self.die))

    def deploy(self, g: Position) -> None:
        """7/formation/auto-deploy: columns that fought deploy."""
        for unit in self.fought:
            if g.column[unit] and g.cell[unit] >= 0 and deploying_cost(g, unit) is not None:
                g.column[unit] = 0
                g.note("ladder.deployed", "7/formation/auto-deploy", unit=unit, cell=g.cell[unit])
        g.memo = {}


def _other(kind: int) -> tuple[int, ...]:
    """The kinds of fire that are open in the second round."""
    return (REGULAR, AT) if kind == NONE else (1 - kind,)
