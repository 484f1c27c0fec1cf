"""8 Combat: one attack, from the choice of attackers to the advance."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.combat.charts import meaning
from grognard.games.race_for_berlin.rules.combat.conscripts import bar_to_collapse, collapse
from grognard.games.race_for_berlin.rules.combat.fight import Fight
from grognard.games.race_for_berlin.rules.combat.forecast import of_attack
from grognard.games.race_for_berlin.rules.combat.odds import combat_forecast
from grognard.games.race_for_berlin.rules.combat.retreat import Retreat, all_can_go
from grognard.games.race_for_berlin.rules.combat.targets import (
    attackable_from,
    bar_to_attack,
    bar_to_join,
    fighters,
    is_reserve,
)
from grognard.games.race_for_berlin.rules.entry import destroy, enter, way_into
from grognard.games.race_for_berlin.rules.events import CONSCRIPTS, HEINRICI, bar_to_window, play, side_of
from grognard.games.race_for_berlin.rules.hitler import hopes_of_attack
from grognard.kernel.answers import Forecast, Preview
from grognard.kernel.frames import derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

NOBODY_ATTACKS = "8.1.1a", "why.no-attackers"


@frame
class Attack(Fight):
    """8.1: an attack on a zone."""

    retreating: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    """From where attackers have advanced: reserves there may follow (8.4.2)."""

    fresh: list[int] = derived()

    STEPS = (
        "gather",
        "engage",
        "conscripts",
        "heinrici",
        "resolve",
        "attacker_losses",
        "defender_losses",
        "retreat",
        "guests",
        "advance",
    )

    @choice
    def gather(self, g: Position) -> Decision | None:
        """8.1.1: any of the fighters beside the zone."""
        self.fresh = fighters(g, self.camp, self.nation)
        return ask(side_of(self.camp), "ask.gather", cell=self.target, units=self.attackers)

    @gather.verb("join", UNIT, among="fresh")
    def join(self, g: Position, unit: int) -> None:
        self.attackers = (*self.attackers, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        bar = bar_to_join(g, unit, self.camp, self.nation, self.attackers)
        return bar or bar_to_attack(g, unit, self.target)

    def raw(self, g: Position) -> list[int]:
        """Event 8: the Germans who may run."""
        return g.germans_in(self.target) if g.token[self.camp] == CONSCRIPTS else []

    @gather.verb("collapse", UNIT, among="raw")
    def send_running(self, g: Position, unit: int) -> None:
        collapse(g, self.camp, unit)

    @send_running.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        bar = bar_to_collapse(g, self.camp, unit, g.germans_in(self.target))
        return bar or (None if self.attackers else NOBODY_ATTACKS)

    @gather.verb("roll", then="engage").barred
    def roll(self, g: Position) -> Bar | None:
        if not self.attackers:
            return NOBODY_ATTACKS
        return ("2.3.2a", "owed.attackers") if _must_still_join(g, self) else None

    def odds(self, g: Position) -> Forecast | None:
        """8.1: those of the attackers; before anyone has joined, of all who could."""
        if self.at not in ("gather", "engage"):
            return None
        return of_attack(g, self.target, self.attackers or can_join(g, self))

    @choice
    def heinrici(self, g: Position) -> Decision | None:
        """Event 1, played by the German player who defends: everyone knows who holds it."""
        if self.nation != SOVIET or g.turn < g.heinrici_from:
            return None
        if not any(g.unit(unit).camp == g.heinrici for unit in self.defenders):
            return None
        if not all_can_go(g, self.defenders):
            return None
        return ask(side_of(g.heinrici), "ask.heinrici", cell=self.target)

    @heinrici.verb("play", "event", exactly=lambda *_: (HEINRICI,), then="retreat")
    def slip_away(self, g: Position, event: int) -> None:
        play(g, g.heinrici, HEINRICI)
        self.retreating = self.defenders

    @slip_away.barred
    def _(self, g: Position, event: int) -> Bar:
        return bar_to_window(g, g.heinrici, event)

    stay = heinrici.verb("pass", then="resolve")

    def resolve(self, g: Position) -> None:
        """8.1.2, annex 2."""
        odds = combat_forecast(g, self.target, self.attackers)
        table = g.box.combat
        self.throw(g, odds, lambda die: table.result(odds.column, die), "combat.result", "8.1.2", "annex-2")
        if meaning(self.result).retreat:
            self.retreating = self.defenders

    def retreat(self, g: Position) -> None:
        """8.3: those of them that are left."""
        g.stack.append(Retreat(tuple(filter(g.is_on_map, self.retreating)), self.camp))

    def guests(self, g: Position) -> None:
        """7.3.3c: guests die when their hosts are gone."""
        left = g.soviets_in(self.target)
        if not any(unit in self.defenders for unit in left):
            for unit in left:
                destroy(g, unit, "7.3.3c")

    @choice
    def advance(self, g: Position) -> Decision | None:
        """8.4: at least one attacker must enter a zone that the defenders have left."""
        if g.enemies_in(self.target, self.nation) or not g.has_room(self.target, self.nation):
            return None
        return ask(side_of(self.camp), "ask.advance", cell=self.target, advanced=len(self.origins))

    def followers(self, g: Position) -> set[int]:
        """8.4: those who may come into question for the advance."""
        return {*self.attackers, *g.units_in(self.origins)}

    @advance.verb("advance", UNIT, among="followers", way="way_in")
    def go_forward(self, g: Position, unit: int) -> None:
        if g.cell[unit] not in self.origins:
            self.origins = (*self.origins, g.cell[unit])
        g.note("combat.advanced", "8.4.1" if unit in self.attackers else "8.4.2", unit=unit, cell=self.target)
        enter(g, unit, self.target)

    @go_forward.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.attackers:
            if not g.is_on_map(unit):
                return "8.4.1", "why.not-on-map"
            if g.cell[unit] == self.target:
                return "8.4.1", "why.already-there", {"cell": self.target}
            return None
        if not is_reserve(g, unit):
            return "8.4.2", "why.not-in-combat"
        return None if g.cell[unit] in self.origins else ("8.4.2", "why.nobody-to-follow")

    def way_in(self, g: Position, unit: int) -> Preview:
        """The way of an advance."""
        return way_into(self, g, unit, self.target)

    @advance.done("halt").barred
    def halt(self, g: Position) -> Bar | None:
        return None if self.origins else ("8.4.1", "why.must-advance", {"cell": self.target})


def can_join(g: Position, attack: Attack) -> list[int]:
    """8.1.1: the fighters that may join an attack."""
    return [
        unit
        for unit in fighters(g, attack.camp, attack.nation)
        if unit not in attack.attackers and attack.target in attackable_from(g, unit)
    ]


def _must_still_join(g: Position, attack: Attack) -> bool:
    """2.3.2a: whether less of Hitler's order could be obeyed if the attack went in as it stands."""
    if not g.obliged:
        return False
    after = g.clone()
    after.strike(attack.attackers, attack.target)
    now, then = (hopes_of_attack(state, fighters(state, attack.camp, attack.nation)) for state in (g, after))
    return then != now
