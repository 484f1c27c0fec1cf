"""14/air/stuka-third: German air shifts flown with the fire of others, under anti-aircraft fire like any."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import air
from grognard.games.borodino_41.rules.combat.fire import Fire
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import derived, frame
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar


@frame
class Stukas(Fire):
    """14/aa/duel: guns fire at the aircraft, then the fire is opened with the shifts that are left."""

    guns: tuple[int, ...] = derived()
    """The anti-aircraft units that may still fire."""

    STEPS = ("flak", "drop")
    PIECES = ("firers", "targets", "indirect", "sharing")

    def odds(self, g: Position) -> Forecast | None:
        """12/seq/3a-reveal: the enemy is told of nobody who fires and was not turned up yet."""
        enemy = 1 - self.firing
        if SIDES[enemy] in g.pending and not all(g.can_name((enemy,), unit) for unit in self.firers):
            return None
        return forecast(g, self)

    @reaction("flak", "14/aa/duel")
    def flak(self, g: Position) -> Decision | None:
        self.guns = tuple(air.able_flak(g, 1 - self.firing, self.cell))
        if not self.air or not (self.guns or g.world.hidden):
            return None
        return ask(SIDES[1 - self.firing], "air.flak", cell=self.cell, number=self.air)

    @flak.verb("flak", UNIT, among="guns")
    def shoot(self, g: Position, unit: int) -> None:
        self.air -= air.duel(g, unit, self.air)

    @shoot.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return air.bar_to_flak(g, unit, 1 - self.firing, self.cell)

    def drop(self, g: Position) -> None:
        """The fire is opened, whatever has become of the aircraft."""
        g.stack.append(
            Volley(
                self.firing,
                self.kind,
                self.cell,
                self.firers,
                self.targets,
                self.purpose,
                indirect=self.indirect,
                sharing=self.sharing,
                shares=self.shares,
                air=self.air,
                halved=self.halved,
                under=self.under,
            )
        )
