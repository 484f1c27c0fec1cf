"""12 A volley: one fire carried out, target by target, with its losses and morale tests."""

from __future__ import annotations

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.position import (
    CUT_OFF,
    FIRED_GUNS,
    FIRED_ZOC,
    MOVED,
    OUT_OF_SUPPLY,
    Position,
)
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.combat import losses, morale
from grognard.games.borodino_41.rules.combat.declaring import Declare, has_to_declare
from grognard.games.borodino_41.rules.combat.fire import Fire
from grognard.games.borodino_41.rules.combat.firepower import AIR, CLOSING, DEFENSIVE, FIRED, OFFENSIVE, ZOC
from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.combat.shots import Shot, shots_at, targets_left
from grognard.games.borodino_41.rules.combat.telling import tell_hit
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import frame

__all__ = ["AIR", "CLOSING", "DEFENSIVE", "OFFENSIVE", "ZOC", "Volley"]


@frame
class Volley(Fire):
    """12/fire: who is fired on declares where it stands; then both dice are rolled for each target."""

    STEPS = ("declare", "shoot", "close")
    PIECES = ("firers", "targets", "indirect", "sharing")

    def odds(self, g: Position) -> Forecast | None:
        return forecast(g, self)

    def declare(self, g: Position) -> None:
        """9/fort/declare, 12/seq/3a-reveal: firers are turned up; those in works and behind banks say so."""
        hidden.reveal(g, self.firers)
        if self.purpose in (OFFENSIVE, CLOSING, AIR) and has_to_declare(g, self.cell, self.targets):
            g.stack.append(Declare(1 - self.firing, self.cell, self.targets))

    def shoot(self, g: Position) -> None:
        """12/fire/each-unit, 12/at/only-at: each target has its own shot.

        It is one fire: what becomes of a staff has no bearing on the tests of those in its hex.
        """
        targets = targets_left(g, self)
        levels = {target: morale.morale_of(g, target) for target in targets}
        if self.firers or self.mined:
            g.note(
                "fire.opens",
                "12/fire/total",
                firers=self.firers,
                cell=self.cell,
                kind=self.kind,
                purpose=self.purpose,
                side=SIDES[self.firing],
            )
        for target in targets:
            for shot in shots_at(g, self, target):
                if g.cell[target] == self.cell:
                    level = levels.pop(target, None)
                    self._hit(g, shot, morale.morale_of(g, target) if level is None else level)

    def _hit(self, g: Position, shot: Shot, level: int) -> None:
        """12/fire/dice, 12/morale/colours: the firer's die reads the table, the other tests morale."""
        die, test = g.roll(10), g.roll(10)
        target = shot.target
        result = g.world.charts.fire[shot.table][shot.column][die - 1]
        tell_hit(g, target)
        g.note(
            "fire.result",
            "12/fire/dice",
            unit=target,
            cell=self.cell,
            dice=(die, test),
            column=COLUMNS[shot.column],
            result=result if result != "-" else "none",
        )
        losses.took_part(g, target)
        if result == "-" and not shot.rockets:
            return  # 12/morale/dice
        if result.isdigit():
            losses.lose(g, target, int(result), "12/results/list")
        if g.cell[target] >= 0:
            penalty = shot.rockets and result != "-"  # 12/rockets/morale, 18/armeng/morale
            self._test(g, target, test, level - penalty)

    def _test(self, g: Position, unit: int, die: int, level: int) -> None:
        """12/morale: what becomes of a unit that must test."""
        found = morale.outcome(die, level)
        if found == morale.PASSED:
            return
        if found == morale.WAVERED:
            morale.lose_marker(g, unit, "12/morale/equal")
            return
        if found == morale.SHAKEN:
            morale.suppress(g, unit, "12/morale/by-1")
        elif found == morale.BROKEN:
            morale.disrupt(g, unit, "12/morale/by-2")
        else:
            losses.eliminate(g, unit, "12/morale/by-5")
            return
        if self.purpose == ZOC:  # 10/zoc/stopped: also who was as shaken before
            g.points[unit], g.moved[unit] = 0, MOVED

    def close(self, g: Position) -> None:
        """12/artillery/once, 13/supply/cut-off, 12/rockets/once-a-day: what firing costs."""
        for unit in self.firers:
            if g.cell[unit] < 0:
                continue
            printed = g.printed[unit]
            losses.took_part(g, unit)
            g.fired[unit] |= FIRED_ZOC if self.purpose == ZOC else FIRED[self.purpose, self.kind]
            if printed.is_weapon and self.purpose != ZOC:
                g.fired[unit] |= FIRED_GUNS
            if unit in self.sharing:
                g.split[unit] += self.shares[self.sharing.index(unit)]
            if printed.is_halftrack:
                g.spent[unit] = 1
            if g.supply[unit] == CUT_OFF or printed.is_rocket:
                g.change(unit, supply=OUT_OF_SUPPLY)
                rule = "12/rockets/once-a-day" if printed.is_rocket else "13/supply/cut-off"
                g.note("fire.supply-gone", rule, unit=unit, cell=g.cell[unit])
        if self.firers:
            g.memo = {}
