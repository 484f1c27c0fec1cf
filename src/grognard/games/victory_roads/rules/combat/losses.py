"""7.8 Attrition, and 7.9.6 the losses of tactical results: who loses the steps of a combat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field

from grognard.games.victory_roads.position import NONE, REDUCED, Position
from grognard.games.victory_roads.rules.combat import allies, kampfgruppen
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import kinds, water_between
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.reich.satisfaction import hq_killed
from grognard.games.victory_roads.rules.supports.effects import armour_loses_first
from grognard.games.victory_roads.rules.theatres.corps import stand_down_outside
from grognard.games.victory_roads.rules.theatres.radius import in_radius
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel import combat
from grognard.kernel.frames import base_frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar

LAST = ("hq", "garrison")
"""7.8.2, 6.7.8: who takes losses when all others are gone, in this order."""
CLEAR = "clear"
"""7.8.4: a hex with nothing but this is clear to tanks; a city is terrain too, even a minor one."""


def standard_mode(g: Position, fight: Fight) -> None:
    """7.7.9: reinforced corps that attacked from outside every radius are in standard mode from now on."""
    if not allies.is_weak_stack(g, fight):  # 7.12.1
        stand_down_outside(g, fight.attackers_left(g), "7.7.9")


def attrition(g: Position, fight: Fight) -> None:
    """7.8: the losses of both sides; those of the attacker come first."""
    g.stack.append(
        Attrition(fight.defenders, fight.defender_loss, first=_elite(g, fight.steadfast, fight.defenders))
    )
    strained = strained_corps(g, fight)
    spared = int(allies.is_weak_stack(g, fight))
    owed = max(0, fight.attacker_loss - spared)
    if strained and fight.attacker_loss < spared:  # 7.12.1 lowers the total, the extra loss last
        strained = ()
    first = first_to_lose(g, fight) if owed else ()
    fight.paid = bool(owed or strained)
    both = fight.elite != NONE and fight.armoured
    hqs = [unit for unit in g.units_in(fight.origins) if g.unit(unit).is_hq]
    g.stack.append(
        Attrition(
            (*fight.units, *hqs),
            owed + bool(strained),
            first=first,
            chooser=1 - g.player if both else NONE,
            strained=strained,
        )
    )


def first_to_lose(g: Position, fight: Fight) -> tuple[int, ...]:
    """7.8.1, 8.3.2: the attackers of whom one takes the first loss; none if that is free.

    Germans or Soviets come before allies who would fit as well (7.11.2).
    """
    armour = tuple(unit for unit in fight.units if g.unit(unit).is_armoured)
    elites = tuple(unit for unit in fight.units if g.unit(unit).elite)
    bound: tuple[int, ...] = ()
    if fight.elite != NONE and fight.armoured:
        bound = tuple(unit for unit in fight.units if unit in armour or unit in elites)
    elif fight.elite != NONE:
        bound = _elite(g, fight.elite, fight.units)
    elif fight.armoured or armour_loses_first(g, fight.target) or (fight.exploiting and g.player == SOVIET):
        bound = armour
    return tuple(_allies_last(g, list(bound)))


def _elite(g: Position, named: int, units: Sequence[int]) -> tuple[int, ...]:
    """7.8.1: the elite unit that was named, if one was."""
    return (named,) if named in units else ()


def strained_corps(g: Position, fight: Fight) -> tuple[int, ...]:
    """7.8.4, 9.2.5: the Soviet armoured corps outside every radius for which the attack is too hard.

    That is an attack in mud, on a hex that is not clear, or of their own over water.
    """
    if g.player != SOVIET or not g.is_advanced:
        return ()
    hard = g.is_muddy or {*kinds(g, fight.target, fight.origins)} != {CLEAR}
    return tuple(
        unit
        for unit in fight.units
        if g.unit(unit).is_armoured
        and g.unit(unit).kind == "corps"
        and not in_radius(g, g.cell[unit])
        and (hard or water_between(g.geo, g.cell[unit], fight.target))
    )


@base_frame
class StepLosses(combat.Losses):
    """What both kinds of loss have in common. Losses that nobody is left to take are void."""

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "ask.lose", count=self.owed, units=tuple(units))

    def must(self, g: Position) -> None:
        while self.owed:
            self.lapse(g)
            due = self.due(g)
            if not due:
                self.owed = 0
            elif len(due) > 1 and not self.falls_on_all(g, due):
                return
            else:
                self.take(g, due[0])
            if g.stack[-1] is not self:  # 7.15: a Kampfgruppe may take what is left
                self.at = "must"
                return

    def lapse(self, g: Position) -> None:
        """What is no longer owed, because nobody is left who could take it."""

    def falls_on_all(self, g: Position, due: Sequence[int]) -> bool:
        """Whether there are steps enough for everyone whose turn it is, so that the order does not matter."""
        return False

    def lose_step(self, g: Position, unit: int) -> None:
        cell, marks = g.cell[unit], kampfgruppen.marks_of(g, unit)
        if lose_step(g, unit):
            g.note("combat.eliminated", "1.3.1b", unit=unit, cell=cell)
            hq_killed(g, unit)
            kampfgruppen.offer(g, unit, cell, marks)
        else:
            g.note("combat.reduced", "1.3.1b", unit=unit, cell=cell)

    def standing(self, g: Position) -> list[int]:
        """Those who are still there."""
        return _on_map(g, self.units)


@frame
class Attrition(StepLosses):
    """7.8: the first loss, then that of tanks far from their theatre, then the others.

    An attacker's HQs are among the units, as losses that are left over may reach them (7.3.3).
    """

    first: tuple[int, ...] = field(default=(), kw_only=True)
    """7.8.1: those of whom one takes the first loss, if anything binds it."""
    chooser: int = field(default=NONE, kw_only=True)
    """7.8.1: the side that names it, where this is not the owner."""
    strained: tuple[int, ...] = field(default=(), kw_only=True)
    """7.8.4: those of whom one takes the extra loss, which is part of `owed`."""

    PIECES = ("units", "hit", "first", "strained")

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        if self.first and self.chooser != NONE:
            return ask(SIDES[self.chooser], "ask.first-loss", units=tuple(units))
        return StepLosses.ask(self, g, units)

    def lapse(self, g: Position) -> None:
        if self.strained and not self.first and not _on_map(g, self.strained):
            self.strained, self.owed = (), self.owed - 1

    def due(self, g: Position) -> list[int]:
        if not self.owed:
            return []
        if self.first:
            return list(self.first)
        if self.strained:
            return self._least_hit(_on_map(g, self.strained))
        standing = self.standing(g)
        if fighters := [unit for unit in standing if g.unit(unit).kind not in LAST]:
            return _allies_last(g, self._least_hit(fighters))
        hqs = [unit for unit in standing if g.unit(unit).is_hq and not _is_shielded(g, unit)]
        return hqs or [unit for unit in standing if g.unit(unit).kind == "garrison"]

    def falls_on_all(self, g: Position, due: Sequence[int]) -> bool:
        if self.first or self.strained or self.owed < len(due):
            return False
        return not any(g.steps[unit] == REDUCED and kampfgruppen.is_replaceable(g, unit) for unit in due)

    def lose_step(self, g: Position, unit: int) -> None:
        if self.first:
            self.first = ()
        elif self.strained:
            self.strained = ()
        StepLosses.lose_step(self, g, unit)

    def bar_to_lose(self, g: Position, unit: int) -> Bar:
        if unit not in self.standing(g):
            return "7.3.4", "why.not-in-combat"
        if self.first:
            return "7.8.1a", "why.first-loss"
        if self.strained:
            return "7.8.4", "why.strained"
        if g.unit(unit).kind in LAST:
            return "6.7.8" if g.unit(unit).kind == "garrison" else "7.8.2/exc-hq", "why.last-to-lose"
        if self.hit.count(unit) == self.hit.count(self.able[0]):
            return "7.11.2", "why.allies-last"
        return "7.8.2", "why.second-loss"

    def _least_hit(self, units: Sequence[int]) -> list[int]:
        """7.8.2: those with the fewest losses of this combat."""
        fewest = min(map(self.hit.count, units), default=0)
        return [unit for unit in units if self.hit.count(unit) == fewest]


@frame
class TacticalLosses(StepLosses):
    """7.9.6: losses of a tactical result are the owner's to deal, without the limits of 7.8.

    A garrison stays the last (6.7.8), and Germans or Soviets take them before their allies (7.11.2).
    """

    first: tuple[int, ...] = field(default=(), kw_only=True)
    """8.3.2: those of whom one takes the first loss of the combat, where this is it."""

    PIECES = ("units", "hit", "first")

    def due(self, g: Position) -> list[int]:
        standing = self.standing(g)
        if self.first and not self.hit:
            return _allies_last(g, list(self.first))
        others = [unit for unit in standing if g.unit(unit).kind != "garrison"]
        return _allies_last(g, others or standing)

    def bar_to_lose(self, g: Position, unit: int) -> Bar:
        if unit not in self.standing(g):
            return "7.3.4", "why.not-in-combat"
        if g.unit(unit).kind == "garrison":
            return "6.7.8", "why.last-to-lose"
        if self.first and not self.hit:
            return "8.3.2b", "why.first-loss"
        return "7.11.2", "why.allies-last"


def first_of_combat(g: Position, fight: Fight) -> tuple[int, ...]:
    """8.3.2: the exploiting armour of the Soviets, if the combat has cost them no step yet."""
    if not fight.exploiting or g.player != SOVIET or fight.paid:
        return ()
    return tuple(unit for unit in fight.attackers_left(g) if g.unit(unit).is_armoured)


def _allies_last(g: Position, units: list[int]) -> list[int]:
    """7.11.2: of attackers, Germans or Soviets before their allies."""
    if units and g.camp[units[0]] == g.player:
        return [unit for unit in units if not allies.is_ally(g, unit)] or units
    return units


def _is_shielded(g: Position, hq: int) -> bool:
    """7.8.2: whether a unit in its hex, of the combat or not, keeps losses from an HQ."""
    return any(g.unit(unit).kind not in LAST for unit in g.units_at(g.cell[hq]))


def _on_map(g: Position, units: Iterable[int]) -> list[int]:
    return [unit for unit in units if g.cell[unit] >= 0]
