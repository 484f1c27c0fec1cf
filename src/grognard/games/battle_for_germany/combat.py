"""6-0 Combat: attacks are chosen one by one, rolled, and settled before the next.

The player names a hex (`attack`), perhaps more hexes (`also`, 6-7), the attackers (`join`), and rolls.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from grognard.games.battle_for_germany import advance, first_turn, retreat
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.destroyed import destroy
from grognard.games.battle_for_germany.end_of_combat import settle
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    SIDES,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
)
from grognard.games.battle_for_germany.terrain import combined, multipliers
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, choice, frame
from grognard.kernel.game import Forecast, Modifier
from grognard.kernel.state import Decision


@frame
class Combat(Frame):
    """6-0: the combat phase of one force."""

    side: int

    STEPS = ("begin", "declare", "finish")

    def begin(self, g: Position) -> None:
        g.fought[:] = bytes(len(g.fought))
        g.struck[:] = bytes(len(g.struck))

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
            options += [("also", cell) for cell in further_targets(g, self)]
        options += [("join", unit) for unit in can_join(g, self)]
        if self.attackers:
            options.append(("roll",))
        return Decision(SIDES[self.side], "combat.gather", options, {"cells": self.targets})

    @gather.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "also":
            self.targets = (*self.targets, action[1])
        elif action[0] == "join":
            self.attackers = (*self.attackers, action[1])
        else:
            self.at = "resolve"

    def resolve(self, g: Position) -> None:  # 6-1, 6-2
        odds = forecast(g, self)
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
        fitting = [loss for loss in least_losses(g, self) if set(self.lost) <= set(loss)]
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


def prey(g: Position, side: int) -> tuple[int, ...]:
    """Which camps a force may attack: 3-0, 6-3, 6-4."""
    if side == WEST_GERMANS:
        return (WEST,)
    if side == EAST_GERMANS:
        return (SOVIET,)
    if side == SOVIETS:
        return (GERMAN, WEST) if g.war else (GERMAN,)
    if side == WESTERN_ALLIES:
        return (GERMAN, SOVIET) if g.war else (GERMAN,)
    return (WEST, SOVIET)


def may_fight(g: Position, unit: int, cell: int) -> bool:
    """15-26: exiled Poles and communist Poles do not attack each other."""
    foe = {"polish-exile": "polish", "polish": "polish-exile"}.get(g.unit(unit).nation)
    return foe is None or all(g.unit(other).nation != foe for other in g.units_at(cell))


def can_attack(g: Position, unit: int, cells: tuple[int, ...]) -> bool:
    """6-5, 6-7: fresh, and adjacent to every hex attacked."""
    if g.fought[unit] or not g.unit(unit).attack:
        return False
    near = g.box.adjacent[g.cell[unit]]
    return all(cell in near and may_fight(g, unit, cell) for cell in cells)


def is_target(g: Position, side: int, cell: int) -> bool:
    """6-5: a hex with enemies that this force may attack and that were not attacked yet."""
    return any(g.count_in(camp)[cell] for camp in prey(g, side)) and any(
        not g.struck[unit] and g.camp_of(unit) in prey(g, side) for unit in g.units_at(cell)
    )


def targets(g: Position, side: int) -> list[int]:
    """6-0: every hex that some fresh unit of the force can attack, lowest first."""
    camps = prey(g, side)
    present = [g.count_in(camp) for camp in camps]
    cells: set[int] = set()
    adjacent, fought = g.box.adjacent, g.fought
    for unit in g.units_of(side):
        if not fought[unit]:
            for near in adjacent[g.cell[unit]]:
                if near in cells or not any(column[near] for column in present):
                    continue
                if is_target(g, side, near) and can_attack(g, unit, (near,)):
                    cells.add(near)
    return sorted(cells)


def can_join(g: Position, attack: Attack) -> list[int]:
    """6-5, 6-7: the fresh units of the force adjacent to all hexes attacked, lowest first."""
    near = sorted(
        unit
        for cell in g.box.adjacent[attack.targets[0]]
        for unit in g.units_at(cell)
        if g.side[unit] == attack.side
        and unit not in attack.attackers
        and can_attack(g, unit, attack.targets)
    )
    if not owes_attack(g, attack.side) or not attack.attackers:
        return near
    return [unit for unit in near if leaves_second_attack(g, attack, unit)]


def further_targets(g: Position, attack: Attack) -> list[int]:
    """6-7: more hexes that one combat may take in: some unit must be adjacent to all of them."""
    cells = {
        near
        for unit in can_join(g, attack)
        for near in g.box.adjacent[g.cell[unit]]
        if near not in attack.targets and is_target(g, attack.side, near) and may_fight(g, unit, near)
    }
    if owes_attack(g, attack.side):
        cells = {cell for cell in cells if leaves_second_target(g, attack, cell)}
    return sorted(cells)


def owes_attack(g: Position, side: int) -> bool:
    """12-21: on turn 1 the West Germans have not yet made their two attacks."""
    return first_turn.is_bound(g, side) and g.attacks < int(g.box.numbers["first_turn_attacks"])


def leaves_second_attack(g: Position, attack: Attack, joining: int) -> bool:
    """12-21: whether another attack stays possible if this unit joins too, or none was possible anyway."""
    if g.attacks:
        return True
    spared = [u for u in g.units_of(attack.side) if u not in attack.attackers and not g.fought[u]]

    def other(units: list[int]) -> bool:
        return any(
            is_target(g, attack.side, near) and can_attack(g, u, (near,))
            for u in units
            for near in g.box.adjacent[g.cell[u]]
            if near not in attack.targets
        )

    return other([u for u in spared if u != joining]) or not other(spared)


def leaves_second_target(g: Position, attack: Attack, adding: int) -> bool:
    """12-21: whether a target for another attack is left if this hex is taken into the first."""
    rest = [cell for cell in targets(g, attack.side) if cell not in (*attack.targets, adding)]
    return bool(g.attacks) or bool(rest)


def least_losses(g: Position, attack: Attack) -> list[tuple[int, ...]]:
    """6-2 Ex: the sets of attackers that make up for the defenders and from which none could be spared."""
    found = []
    for size in range(1, len(attack.attackers) + 1):
        for loss in combinations(sorted(attack.attackers), size):
            strengths = [g.attack_halves(unit) for unit in loss]
            if sum(strengths) - min(strengths) < attack.owed <= sum(strengths):
                found.append(loss)
    return found


def forecast(g: Position, attack: Attack) -> Forecast:
    """6-1: the odds of an attack and the exact chance of every result.

    Before anyone has joined, it is that of all units that could.
    """
    attackers = attack.attackers or tuple(can_join(g, attack))
    lines = [
        Modifier("6-1a", "modifier.attacker", Fraction(g.attack_halves(unit), 2), {"unit": unit})
        for unit in attackers
    ]
    total = sum(line.value for line in lines)
    defence = 0
    for cell in attack.targets:  # 6-7: each hex by its own terrain
        printed = 0
        for unit in g.units_at(cell):
            if not g.struck[unit]:
                value = g.unit(unit).defence
                printed += value
                lines.append(Modifier("6-1a", "modifier.defender", value, {"unit": unit}))
        factors = multipliers(g, cell, attackers)
        lines += factors
        factor = combined(factors)
        if len(factors) > 1:
            lines.append(Modifier("6-82", "modifier.combined", factor, {"cell": cell}))
        defence += printed * factor
    column = g.box.crt.column(Fraction(total), defence)
    return Forecast(column, Fraction(total), Fraction(defence), tuple(lines), g.box.crt.distribution(column))


def attack_after(g: Position, action: Action) -> Attack | None:
    """The attack that an action would lead to, for a forecast; None when it leads to no roll."""
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
