"""8 Combat: one attack, from the choice of attackers to the advance."""

from __future__ import annotations

from grognard.games.race_for_berlin import retreat
from grognard.games.race_for_berlin.charts import meaning
from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.conscripts import collapse, collapses
from grognard.games.race_for_berlin.entry import destroy, enter
from grognard.games.race_for_berlin.events import HEINRICI, play, side_of
from grognard.games.race_for_berlin.fight import Fight
from grognard.games.race_for_berlin.hitler import hopes_of_attack
from grognard.games.race_for_berlin.losses import lose_step
from grognard.games.race_for_berlin.odds import combat_forecast
from grognard.games.race_for_berlin.position import Position, rival
from grognard.games.race_for_berlin.targets import attackable_from, fighters, is_reserve
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, choice, frame
from grognard.kernel.state import Decision


@frame
class Attack(Fight):
    """8.1: an attack on a zone."""

    retreating: tuple[int, ...] = ()
    origins: tuple[int, ...] = ()
    """From where attackers have advanced: reserves there may follow (8.4.2)."""

    STEPS = (
        "gather",
        "conscripts",
        "heinrici",
        "resolve",
        "attacker_losses",
        "defender_losses",
        "retreat",
        "stand",
        "guests",
        "advance",
    )

    @choice
    def gather(self, g: Position) -> Decision | None:
        """8.1.1: any of the fighters beside the zone."""
        ready = can_join(g, self)
        options: list[Action] = [("join", unit) for unit in ready]
        if self.attackers:
            options += collapses(g, self.camp, g.germans_in(self.target))
            if not _must_still_join(g, self):
                options.append(("roll",))
        return Decision(
            side_of(self.camp), "ask.gather", options, {"cell": self.target, "units": self.attackers}
        )

    @gather.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "join":
            self.attackers = (*self.attackers, action[1])
        elif action[0] == "collapse":
            collapse(g, self.camp, action[1])
        else:
            self.engage(g)

    @choice
    def heinrici(self, g: Position) -> Decision | None:
        """Event 1, played by the German player who defends: everyone knows who holds it."""
        if self.nation != SOVIET or g.turn < g.heinrici_from:
            return None
        if not any(g.unit(unit).camp == g.heinrici for unit in self.defenders):
            return None
        if not retreat.all_can_go(g, self.defenders):
            return None
        return Decision(
            side_of(g.heinrici), "ask.heinrici", [("play", HEINRICI), ("pass",)], {"cell": self.target}
        )

    @heinrici.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "play":
            play(g, g.heinrici, HEINRICI)
            self.retreating, self.at = self.defenders, "retreat"
        else:
            self.at = "resolve"

    def resolve(self, g: Position) -> None:
        """8.1.2, annex 2."""
        odds = combat_forecast(g, self.target, self.attackers)
        table = g.box.combat
        self.throw(g, odds, lambda die: table.result(odds.column, die), "combat.result", "8.1.2", "annex-2")
        if meaning(self.result).retreat:
            self.retreating = self.defenders

    @choice
    def retreat(self, g: Position) -> Decision | None:
        """8.3: each owner retreats his own, the camp that does not attack first."""
        waiting = [unit for unit in self.retreating if g.is_on_map(unit)]
        ways = {unit: found for unit in waiting if (found := retreat.ways_out(g, unit))}
        if not ways:
            return None
        owners = {g.unit(unit).camp for unit in ways}
        camp = rival(self.camp) if rival(self.camp) in owners else self.camp
        own = tuple(unit for unit in ways if g.unit(unit).camp == camp)
        options: list[Action] = [("retreat", unit, zone) for unit in own for zone in ways[unit]]
        return Decision(side_of(camp), "ask.retreat", options, {"units": own})

    @retreat.chosen
    def _(self, g: Position, action: Action) -> None:
        _, unit, zone = action
        self.retreating = tuple(other for other in self.retreating if other != unit)
        retreat.retreat(g, unit, zone)

    def stand(self, g: Position) -> None:
        """8.3.4: who has nowhere to go takes one step more and stays."""
        for unit in self.retreating:
            if g.is_on_map(unit):
                lose_step(g, unit, "8.3.4")
        self.retreating = ()

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
        able = [unit for unit in self.attackers if g.is_on_map(unit) and g.zone[unit] != self.target]
        able += [
            unit
            for zone in self.origins
            for unit in g.units_in(zone)
            if unit not in self.attackers and is_reserve(g, unit)
        ]
        if not able:
            return None
        options: list[Action] = [("advance", unit) for unit in sorted(able)]
        if self.origins:
            options.append(("halt",))
        args = {"cell": self.target, "advanced": len(self.origins)}
        return Decision(side_of(self.camp), "ask.advance", options, args)

    @advance.chosen
    def _(self, g: Position, action: Action) -> None:
        if action[0] == "halt":
            self.at = END
            return
        unit = action[1]
        if g.zone[unit] not in self.origins:
            self.origins = (*self.origins, g.zone[unit])
        g.note("combat.advanced", "8.4.1" if unit in self.attackers else "8.4.2", unit=unit, cell=self.target)
        enter(g, unit, self.target)


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
