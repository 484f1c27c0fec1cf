"""6-0 Combat: attacks are chosen one by one, rolled, and settled before the next.

The player names a hex (`attack`), perhaps more hexes (`also`, 6-7), the attackers (`join`), and rolls.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.games.battle_for_germany import advance, retreat
from grognard.games.battle_for_germany.attackers import can_join, further_targets, owes_attack, targets
from grognard.games.battle_for_germany.destroyed import destroy
from grognard.games.battle_for_germany.end_of_combat import settle
from grognard.games.battle_for_germany.odds import forecast, least_losses
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, choice, frame
from grognard.kernel.game import Forecast
from grognard.kernel.state import Decision


@frame
class Combat(Frame):
    """6-0: the combat phase of one force."""

    side: int

    STEPS = ("declare", "finish")

    @choice
    def declare(self, g: Position) -> Decision | None:
        cells = targets(g, self.side)
        if not cells:
            return None
        options: list[Action] = [("attack", cell) for cell in cells]
        if not owes_attack(g, self.side):
            options.append(("end",))
        return Decision(SIDES[self.side], "combat.declare", options)

    @declare.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "end":
            self.at = "finish"
        else:
            g.stack.append(Attack(self.side, (action[1],)))

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

    STEPS = ("gather", "resolve", "exchange", "retreat", "perish", "advance")

    @choice
    def gather(self, g: Position) -> Decision | None:
        options: list[Action] = []
        if not self.attackers:
            options += [("also", cell) for cell in further_targets(g, self.side, self.targets)]
        joining = can_join(g, self.side, self.targets, self.attackers)
        options += [("join", unit) for unit in joining]
        if self.attackers:
            options.append(("roll",))
        args = {"cells": self.targets, "units": self.attackers}
        return Decision(SIDES[self.side], "combat.gather", options, args)

    @gather.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "also":
            self.targets = (*self.targets, action[1])
        elif action[0] == "join":
            self.attackers = (*self.attackers, action[1])
        else:
            self.at = "resolve"

    def resolve(self, g: Position) -> None:  # 6-1, 6-2
        odds = forecast(g, self.targets, self.attackers)
        die = g.roll()
        result = g.box.crt.result(odds.column, die)
        defenders = [unit for cell in self.targets for unit in g.units_at(cell)]
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
            self.retreating = retreat.who_must(g, self.attackers)
        if result == "Dr":
            self.retreating = retreat.who_must(g, defenders)
        if result in ("De", "Ex", "Dr"):
            self.winners, self.vacated = self.attackers, self.targets
        else:
            self.winners, self.vacated = tuple(defenders), origins

    @choice
    def exchange(self, g: Position) -> Decision | None:  # 6-2 Ex
        if self.owed <= sum(g.attack_halves(unit) for unit in self.lost):
            return None
        losses = least_losses(g, self.attackers, self.owed)
        fitting = [loss for loss in losses if set(self.lost) <= set(loss)]
        units = sorted({unit for loss in fitting for unit in loss} - set(self.lost))
        return Decision(
            SIDES[self.side],
            "combat.exchange",
            [("lose", unit) for unit in units],
            {"strength": Fraction(self.owed, 2)},
        )

    @exchange.chosen
    def _(self, g: Position, action: Action) -> None:
        self.lost = (*self.lost, action[1])
        if self.owed <= sum(g.attack_halves(unit) for unit in self.lost):
            for unit in self.lost:
                destroy(g, unit, "6-2/Ex")

    @choice
    def retreat(self, g: Position) -> Decision | None:  # 6-21 to 6-24
        return retreat.choose(g, self.retreating, self.side)

    @retreat.chosen
    def _(self, g: Position, action: Action) -> None:
        _, unit, cell = action
        retreat.retreat(g, unit, cell)
        self.retreating = tuple(u for u in self.retreating if u != unit)

    def perish(self, g: Position) -> None:  # 6-23
        for unit in self.retreating:
            destroy(g, unit, "6-23")
        self.retreating = ()

    @choice
    def advance(self, g: Position) -> Decision | None:  # 6-91 to 6-94
        return advance.choose(g, self.winners, self.vacated)

    @advance.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "decline":
            declining = advance.who_is_asked(g, self.winners, self.vacated)
            self.winners = tuple(u for u in self.winners if g.side[u] != declining)
            return
        _, unit, cell = action
        advance.advance(g, unit, cell)
        self.winners = tuple(u for u in self.winners if u != unit)
        self.vacated = tuple(c for c in self.vacated if c != cell)


def forecast_after(g: Position, action: Action) -> Forecast | None:
    """The forecast of the attack that an action leads to; None when it leads to no roll.

    Before anyone has joined, it is that of all units that could.
    """
    attack = _attack_after(g, action)
    if attack is None:
        return None
    attackers = attack.attackers or tuple(can_join(g, attack.side, attack.targets, ()))
    return forecast(g, attack.targets, attackers)


def _attack_after(g: Position, action: Action) -> Attack | None:
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Combat) and action[0] == "attack":
        return Attack(frame.side, (action[1],))
    if not isinstance(frame, Attack) or frame.at != "gather":
        return None
    if action[0] == "also":
        return Attack(frame.side, (*frame.targets, action[1]))
    if action[0] == "join":
        return Attack(frame.side, frame.targets, (*frame.attackers, action[1]))
    return Attack(frame.side, frame.targets, frame.attackers) if action[0] == "roll" else None
