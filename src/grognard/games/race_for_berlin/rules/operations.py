"""4.1.3b: what the counters do that an impulse has designated: marches, then combats, then the reserves."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.position import MARCH, Position
from grognard.games.race_for_berlin.rules import designation, duties, hitler
from grognard.games.race_for_berlin.rules.combat import targets
from grognard.games.race_for_berlin.rules.combat.combat import Attack
from grognard.games.race_for_berlin.rules.combat.urban import Storm
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.games.race_for_berlin.rules.march import IN_RESERVE, MARCHING, March
from grognard.kernel.frames import Frame, base_frame, derived
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@base_frame
class Operations(Frame):
    """The part of an impulse after its designations."""

    camp: int
    nation: int
    limit: int = 0
    apart: tuple[int, ...] = ()
    """Armies whose counters are out of contact at the start (7.3.1)."""

    waiting: list[int] = derived()
    targets: set[int] = derived()

    @choice
    def march(self, g: Position) -> Decision | None:
        """4.1.3b: counters in movement mode act first."""
        own = g.units_of(self.camp, self.nation)
        self.waiting = [unit for unit in own if g.mode[unit] == MARCH and not g.moved[unit]]
        return ask(side_of(self.camp), "ask.march")

    @march.verb("move", UNIT, exactly="waiting")
    def move(self, g: Position, unit: int) -> None:
        g.stack.append(March(unit, MARCHING, duty=self.duty(g, unit)))
        g.moved[unit] = 1

    @move.barred
    def _(self, g: Position, unit: int) -> Bar:
        return designation.bar_to_move(g, self, unit)

    @march.done("end", gives_up=("4.1.4", "lost.marches")).barred
    def end_of_marches(self, g: Position) -> Bar | None:
        bound = {unit: duty for unit in self.waiting if (duty := self.duty(g, unit))}
        if bound and self.nation != SOVIET:
            return "2.3.2b", "owed.closing-up"
        if bound:
            return duties.RULES[next(iter(bound.values()))], "owed.moves", {"units": tuple(bound)}
        return None

    def duty(self, g: Position, unit: int) -> str:
        """What a move is for, where it is not free."""
        if self.nation == SOVIET:
            return duties.of_soviet(g, unit, self.apart)
        return duties.CLOSE_UP if hitler.owes_move(g, self.camp) else ""

    @choice
    def fight(self, g: Position) -> Decision | None:
        """4.1.3b: then those in combat mode."""
        self.waiting = targets.fighters(g, self.camp, self.nation)
        self.targets = {zone for unit in self.waiting for zone in targets.attackable_from(g, unit)}
        return ask(side_of(self.camp), "ask.fight")

    @fight.verb("attack", CELL, exactly="targets")
    def attack(self, g: Position, zone: int) -> None:
        g.stack.append(Attack(self.camp, self.nation, zone))

    @attack.barred
    def _(self, g: Position, zone: int) -> Bar | None:
        if bar := targets.bar_to_target(g, zone, self.nation, self.camp):
            return bar
        beside = [unit for unit in self.waiting if g.cell[unit] in g.box.board.neighbours[zone]]
        return targets.bar_to_strike(g, beside[0]) if beside else ("8.1.1a", "why.nobody-beside")

    def manned(self, g: Position) -> set[int]:
        """The Berlin zones with fighters."""
        return {zone for unit in self.waiting if g.box.is_berlin[zone := g.cell[unit]]}

    @fight.verb("storm", CELL, among="manned")
    def storm(self, g: Position, zone: int) -> None:
        g.stack.append(Storm(self.camp, self.nation, zone))

    @storm.barred
    def _(self, g: Position, zone: int) -> Bar | None:
        there = [unit for unit in self.waiting if g.cell[unit] == zone]
        return targets.bar_to_storm(g, zone, self.nation, self.camp, there)

    @fight.done("end", gives_up=("4.1.4", "lost.attacks")).barred
    def end_of_fights(self, g: Position) -> Bar | None:
        owed = self.nation != SOVIET and hitler.owes_attack(g, self.waiting)
        return ("2.3.2a", "owed.attack") if owed else None

    @choice
    def reserves(self, g: Position) -> Decision | None:
        """4.1.3b, 4.2.3: the reserves last, with half of their movement."""
        own = g.units_of(self.camp, self.nation)
        self.waiting = [unit for unit in own if targets.is_reserve(g, unit) and not g.moved[unit]]
        return ask(side_of(self.camp), "ask.reserves")

    @reserves.verb("move", UNIT, exactly="waiting")
    def move_up(self, g: Position, unit: int) -> None:
        g.moved[unit] = 1
        g.stack.append(March(unit, IN_RESERVE))

    @move_up.barred
    def _(self, g: Position, unit: int) -> Bar:
        return designation.bar_to_move(g, self, unit)

    end = reserves.done("end", gives_up=("4.2.3b", "lost.reserves"))
