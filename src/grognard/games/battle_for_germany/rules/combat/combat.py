"""6-0 Combat: attacks are chosen one by one, rolled, and settled before the next.

The player names a hex (`attack`), perhaps more hexes (`also`, 6-7), the attackers (`join`), and rolls.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.combat.advance import Advance
from grognard.games.battle_for_germany.rules.combat.attackers import (
    bar_to_further_target,
    bar_to_join,
    bar_to_target,
    beside,
    contacts,
    joiners,
    owes_attack,
)
from grognard.games.battle_for_germany.rules.combat.end_of_combat import settle
from grognard.games.battle_for_germany.rules.combat.odds import forecast, least_losses
from grognard.games.battle_for_germany.rules.combat.retreat import Retreat, who_must
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.setting import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Combat(Frame):
    """6-0: the combat phase of one force."""

    side: int
    contacts: set[int] = derived()

    STEPS = ("declare", "finish")

    @choice
    def declare(self, g: Position) -> Decision | None:
        self.contacts = contacts(g, self.side)
        return ask(SIDES[self.side], "combat.declare")

    @declare.verb("attack", CELL, among="contacts")
    def attack(self, g: Position, cell: int) -> None:
        g.stack.append(Attack(self.side, (cell,)))

    @attack.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_target(g, self.side, cell)

    @declare.done("end", gives_up=("6-0a", "lost.attacks")).barred
    def end(self, g: Position) -> Bar | None:
        wanted = g.box.numbers.first_turn_attacks
        owed = "12-21", "owed.attacks", {"count": wanted, "left": wanted - g.attacks}
        return owed if owes_attack(g, self.side) else None

    def finish(self, g: Position) -> None:
        g.fought[:] = bytes(len(g.fought))  # 6-5: once a phase
        g.struck[:] = bytes(len(g.struck))
        settle(g, self.side)


@frame
class Attack(Frame):
    """6-1: one attack, from the choice of attackers to the advance."""

    side: int
    targets: tuple[int, ...]
    attackers: tuple[int, ...] = ()
    owed: int = 0
    """Attack strength still to be lost to an exchange, in half points."""
    lost: tuple[int, ...] = ()
    retreating: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    vacated: tuple[int, ...] = ()

    near: list[int] = derived()

    STEPS = ("gather", "resolve", "exchange", "retreat", "advance")

    def meanwhile(self, g: Position, attempt: Action) -> Bar:
        if attempt[0] == "lose" and self.at != "gather":
            return "6-2/Ex", "why.exchange", {"unit": attempt[1]}
        return "6-1c", "why.attack-first"

    @choice
    def gather(self, g: Position) -> Decision | None:
        self.near = beside(g, self.side, self.targets[0])
        return ask(SIDES[self.side], "combat.gather", cells=self.targets, units=self.attackers)

    def around(self, g: Position) -> set[int]:
        """6-7: the hexes next to those who could attack."""
        near = () if self.attackers else self.near
        return {cell for unit in near for cell in g.box.adjacent[g.cell[unit]]}

    @gather.verb("also", CELL, among="around")
    def also(self, g: Position, cell: int) -> None:
        self.targets = (*self.targets, cell)

    @also.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if self.attackers:
            return "6-7", "why.targets-first"
        return bar_to_further_target(g, self.side, self.targets, cell)

    @gather.verb("join", UNIT, among="near")  # 6-5, 6-7
    def join(self, g: Position, unit: int) -> None:
        self.attackers = (*self.attackers, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_join(g, self.side, self.targets, self.attackers, unit)

    @gather.verb("roll", then="resolve").barred
    def roll(self, g: Position) -> Bar | None:
        return None if self.attackers else ("6-0a", "why.no-attackers")

    def odds(self, g: Position) -> Forecast | None:
        """6-1: those of the attackers; before anyone has joined, of all who could."""
        if self.at not in ("gather", "resolve"):
            return None
        return forecast(g, self.targets, self.attackers or joiners(g, self.side, self.targets))

    def resolve(self, g: Position) -> None:  # 6-1, 6-2
        odds = forecast(g, self.targets, self.attackers)
        die = g.roll()
        result = g.box.crt.result(odds.column, die)
        defenders = g.units_in(self.targets)
        counted = [unit for unit in defenders if not g.struck[unit]]
        origins = tuple(dict.fromkeys(g.cell[unit] for unit in self.attackers))
        g.note(
            f"combat.{result}",
            "6-1c",
            f"6-2/{result}",
            f"crt/{odds.column}",
            attackers=self.attackers,
            cells=self.targets,
            attack=odds.attack,
            defence=odds.defence,
            odds=odds.column,
            die=die,
        )
        for unit in self.attackers:
            g.fought[unit] = 1
        for unit in defenders:
            g.struck[unit] = 1
        g.attacks += 1
        if result in ("De", "Ex"):
            for unit in defenders:
                destroy(g, unit, f"6-2/{result}")
        if result == "Ae":
            for unit in self.attackers:
                destroy(g, unit, "6-2/Ae")
        if result == "Ex":
            self.owed = 2 * sum(g.unit(unit).defence for unit in counted)  # printed, without terrain
        if result == "Ar":
            self.retreating = who_must(g, self.attackers)
        if result == "Dr":
            self.retreating = who_must(g, defenders)
        if result in ("De", "Ex", "Dr"):
            self.winners, self.vacated = self.attackers, self.targets
        else:
            self.winners, self.vacated = tuple(defenders), origins

    @choice
    def exchange(self, g: Position) -> Decision | None:  # 6-2 Ex
        if self.owed <= sum(g.attack_halves(unit) for unit in self.lost):
            return None
        return ask(SIDES[self.side], "combat.exchange", strength=Fraction(self.owed, 2))

    @exchange.verb("lose", UNIT, among="attackers")
    def lose(self, g: Position, unit: int) -> None:
        self.lost = (*self.lost, unit)
        if self.owed <= sum(g.attack_halves(unit) for unit in self.lost):
            for loss in self.lost:
                destroy(g, loss, "6-2/Ex")

    @lose.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        together = {*self.lost, unit}
        losses = least_losses(g, self.attackers, self.owed)
        if unit in self.lost or not any(together <= set(loss) for loss in losses):
            return "6-2/Ex", "why.exchange"
        return None

    def retreat(self, g: Position) -> None:  # 6-21 to 6-24
        g.stack.append(Retreat(self.retreating, self.side))

    def advance(self, g: Position) -> None:  # 6-91 to 6-94
        g.stack.append(Advance(self.winners, self.vacated))
