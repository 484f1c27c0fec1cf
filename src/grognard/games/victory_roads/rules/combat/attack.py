"""7.1 to 7.3 The combat phase, and one combat from the choice of attackers to the exploitation markers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.combat import (
    advance,
    allies,
    charts,
    declaring,
    losses,
    marks,
    results,
)
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.forecast import forecast
from grognard.games.victory_roads.rules.combat.odds import reckon
from grognard.games.victory_roads.rules.combat.targets import (
    bar_to_join,
    bar_to_target,
    contacts,
    joiners,
)
from grognard.games.victory_roads.rules.reich.warsaw import freed
from grognard.games.victory_roads.rules.supply import check_defenders
from grognard.games.victory_roads.rules.supports import effects
from grognard.games.victory_roads.rules.theatres.moves import settle as settle_theatres
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class CombatPhase(Frame):
    """7.1.3, 7.1.7: the side in phase attacks as it likes; in exploitation (8.3) with marked units alone."""

    exploiting: bool = False

    STEPS = ("begin", "act", "end_combats")

    def begin(self, g: Position) -> None:
        """7.1.8, 7.1.9, 7.10.12: what counts by the phase."""
        g.struck = ()
        for column in (g.fought, g.late):
            column[:] = bytes(len(column))

    @shared
    def act(self, g: Position) -> Decision | None:
        return ask(SIDES[g.player], "ask.attack")

    def targets(self, g: Position) -> list[int]:
        """7.1.1: the hexes with enemies beside the side in phase."""
        return contacts(g, self.exploiting)

    @act.verb("attack", CELL, among="targets")
    def attack(self, g: Position, cell: int) -> None:
        g.stack.append(Battle(cell, exploiting=self.exploiting))

    @attack.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_target(g, cell, self.exploiting)

    act.done("end", gives_up=("7.1.3", "lost.attacks"))

    def end_combats(self, g: Position) -> None:
        """7.10.12: those who retreated in this phase count whole again."""
        g.late[:] = bytes(len(g.late))


@frame
class Battle(Fight):
    """7.2.1, 7.7.7: the six steps, as `Fight` tells. Surprise attacks come with units and ask for none."""

    near: Sequence[int] = derived()
    choices: list[int] = derived()

    STEPS = (
        "join",  # 1
        "check_supply",  # 2
        "reckon",  # 3
        "attacker_declares",
        "defender_declares",
        "throw",  # 4
        "attacker_picks",
        "defender_picks",
        "weigh",
        "standard_mode",
        "losses",
        "attacker_result",  # 5
        "pay_for_hourra",
        "counter_advance",
        "rout",
        "defender_result",
        "advance",
        "marks",  # 6
        "release",
    )
    PIECES = ("units", "supports", "defenders", "elite", "steadfast", "retreated")

    # ---- step 1

    @choice
    def join(self, g: Position) -> Decision | None:
        """7.3.1: the attackers are designated one by one."""
        if self.surprise:
            return None
        self.near = g.units_in(g.geo.board.neighbours[self.target])
        return ask(SIDES[g.player], "ask.join", cell=self.target, units=self.units)

    @join.verb("join", UNIT, among="near")
    def take_part(self, g: Position, unit: int) -> None:
        self.units = (*self.units, unit)

    @take_part.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_join(g, self, unit)

    def at_hand(self, g: Position) -> list[int]:
        """The supports on the map that bear on the hex."""
        return effects.usable(g, self)

    @join.verb("use", UNIT, among="at_hand")
    def use(self, g: Position, unit: int) -> None:
        self.supports = (*self.supports, unit)

    @use.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return effects.bar_to_use(g, self, unit)

    @join.verb("fight", then="check_supply").barred
    def fight(self, g: Position) -> Bar | None:
        if not self.units:
            return "7.3.1", "why.no-attackers"
        return allies.bar_to_fight(g, self.units)

    # ---- steps 2 and 3

    def check_supply(self, g: Position) -> None:
        """7.4; 7.1.5, 7.1.6, 7.3.2: all in the hex defend."""
        self.defenders = tuple(g.units_at(self.target))
        self.origins = tuple(sorted({g.cell[unit] for unit in self.units}))
        if not self.surprise:
            g.struck = (*g.struck, self.target)
            for unit in self.units:
                g.fought[unit] = 1
        allies.note_attack(g, self.units)
        check_defenders(g, list(self.defenders))

    def reckon(self, g: Position) -> None:
        """7.5."""
        reckon(g, self)
        if not self.column:
            effects.used(g, self)
            self.at = END

    def odds(self, g: Position) -> Forecast | None:
        """7.5: the chances of those who attack; before anyone has joined, of all who could."""
        if self.at not in self.STEPS[: self.STEPS.index("throw") + 1]:
            return None
        units = self.units or tuple(joiners(g, self))
        return forecast(g, replace(self, units=units)) if units else None

    # ---- 7.6, between steps 3 and 4

    @choice
    def attacker_declares(self, g: Position) -> Decision | None:
        if not declaring.may_declare(g, self):
            return None
        return ask(SIDES[g.player], "ask.declare", cell=self.target, column=self.column)

    @attacker_declares.verb("elite", UNIT, among="units")
    def use_elite(self, g: Position, unit: int) -> None:
        declaring.use_elite(g, self, unit)

    @use_elite.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return declaring.bar_to_elite(g, self, unit)

    @attacker_declares.verb("armour")
    def announce(self, g: Position) -> None:
        declaring.announce_armour(g, self)

    @announce.barred
    def _(self, g: Position) -> Bar | None:
        return declaring.bar_to_armour(g, self)

    @attacker_declares.verb("hourra")
    def shout(self, g: Position) -> None:
        declaring.declare_hourra(g, self)

    @shout.barred
    def _(self, g: Position) -> Bar | None:
        return declaring.bar_to_hourra(g, self)

    attacker_declares.verb("roll", then="defender_declares")

    @reaction("elite", "7.6.2")
    def defender_declares(self, g: Position) -> Decision | None:
        """7.6.2: asked when it could change a result."""
        if self.steadfast != NONE or not declaring.may_stand_fast(g, self):
            return None
        return ask(SIDES[1 - g.player], "ask.stand-fast", cell=self.target, column=self.column)

    @defender_declares.verb("elite", UNIT, among="defenders")
    def stand_fast(self, g: Position, unit: int) -> None:
        declaring.stand_fast(g, self, unit)

    @stand_fast.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return declaring.bar_to_stand_fast(g, self, unit)

    # ---- step 4

    def throw(self, g: Position) -> None:
        """7.7.3."""
        charts.throw(g, self)

    @choice
    def attacker_picks(self, g: Position) -> Decision | None:
        """7.9.3: the attacker's result among the cells of the block, with an elite bonus."""
        self.choices = charts.choices_of_attacker(g, self)
        return ask(SIDES[g.player], "ask.pick", column=self.column, roll=self.roll) if self.choices else None

    @attacker_picks.verb("pick", charts.RESULT, exactly="choices", then="defender_picks")
    def pick(self, g: Position, result: int) -> None:
        self.rolled_a = charts.named(result)

    def bar_to_pick(self, g: Position, result: int) -> Bar:
        """7.9.3: only results of the block are to be had."""
        return "7.9.3", "why.not-in-block"

    pick.barred(bar_to_pick)

    @choice
    def defender_picks(self, g: Position) -> Decision | None:
        """7.9.3: that of the defender."""
        self.choices = charts.choices_of_defender(g, self)
        return (
            ask(SIDES[1 - g.player], "ask.pick", column=self.column, roll=self.roll) if self.choices else None
        )

    @defender_picks.verb("pick", charts.RESULT, exactly="choices", then="weigh")
    def pick_too(self, g: Position, result: int) -> None:
        self.rolled_d = charts.named(result)

    pick_too.barred(bar_to_pick)

    def weigh(self, g: Position) -> None:
        """7.9.2 to 7.9.5: what terrain and the rest make of the results."""
        charts.weigh(g, self)
        effects.used(g, self)

    def standard_mode(self, g: Position) -> None:
        """7.7.9."""
        losses.standard_mode(g, self)

    def losses(self, g: Position) -> None:
        """7.8."""
        losses.attrition(g, self)

    # ---- step 5

    def attacker_result(self, g: Position) -> None:
        """7.9.1."""
        results.attacker(g, self)

    def counter_advance(self, g: Position) -> None:
        """7.13.1."""
        advance.defenders(g, self)

    def pay_for_hourra(self, g: Position) -> None:
        """7.9.5."""
        if self.hourra:
            results.hourra(g, self)

    def rout(self, g: Position) -> None:
        """7.12.2."""
        allies.routed(g, self)

    def defender_result(self, g: Position) -> None:
        """7.9.1."""
        results.defender(g, self)

    def advance(self, g: Position) -> None:
        """7.8.3, 7.13.2."""
        advance.attackers(g, self)

    # ---- step 6

    def marks(self, g: Position) -> None:
        """7.14."""
        marks.place(g, self)

    def release(self, g: Position) -> None:
        """6.7.9, 9.1.4: orders to hold for whom nobody is left, and theatres whose line is cut."""
        haltebefehl.settle(g, captured=False)
        settle_theatres(g)
        if self.target == g.world.warsaw:
            freed(g)  # 19.1.2
