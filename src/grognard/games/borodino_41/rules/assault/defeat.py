"""12/assault/margin: what a lost assault does to the loser, step by step, and what the winner gains."""

from __future__ import annotations

from grognard.games.borodino_41.charts import Outcome
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.assault.advance import Advance
from grognard.games.borodino_41.rules.assault.losses import lose_guns, losses
from grognard.games.borodino_41.rules.assault.modifiers import Clash
from grognard.games.borodino_41.rules.assault.pursuit import Pursuit
from grognard.games.borodino_41.rules.assault.retreat import Retreat
from grognard.games.borodino_41.rules.combat.morale import disrupt, suppress
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.verbs import Bar

MOST = 4
"""12/assault/margin-4-attacker: the chart ends at 4 and more."""
RULES = {
    (1, "attacker"): "12/assault/margin-1",
    (1, "defender"): "12/assault/margin-1",
    (2, "attacker"): "12/assault/margin-2",
    (2, "defender"): "12/assault/margin-2",
    (3, "attacker"): "12/assault/margin-3",
    (3, "defender"): "12/assault/margin-3",
    (4, "attacker"): "12/assault/margin-4-attacker",
    (4, "defender"): "12/assault/margin-4-defender",
}


@frame
class Defeat(Frame):
    """One side has lost an assault by a margin."""

    cell: int
    units: tuple[int, ...]
    """Those who have lost."""
    winners: tuple[int, ...]
    attacking: bool
    """Whether the attackers have lost."""
    margin: int
    die: int = 0
    """12/surprise/table: the night's die."""
    before: tuple[int, ...] = ()
    """The strength of each of the beaten as the dice fell."""
    gone: tuple[int, ...] = ()
    trails: tuple[tuple[int, ...], ...] = ()
    """Who has gone back, and which way each."""
    fronts: tuple[int, ...] = ()
    """The hexes from which the winners fought, if they attacked."""

    PIECES = ("units", "winners", "gone")
    STEPS = ("lose", "lose_guns", "shake", "retreat", "pursue", "advance")

    @property
    def loser(self) -> str:
        """The role of who has lost."""
        return "attacker" if self.attacking else "defender"

    def result(self, g: Position) -> Outcome:
        """The line of the chart."""
        return g.world.charts.results[min(self.margin, MOST), self.loser]

    @property
    def rule(self) -> str:
        """That of the margin."""
        return RULES[min(self.margin, MOST), self.loser]

    def standing(self, g: Position, units: tuple[int, ...]) -> tuple[int, ...]:
        """Those who are still there."""
        return tuple(unit for unit in units if g.cell[unit] >= 0)

    def lose(self, g: Position) -> None:
        """12/assault/margin-3: points of the side, by the order of kinds; more for who was surprised so."""
        self.before = tuple(g.strength[unit] for unit in self.units)
        points = self.result(g).points_at(self.margin) + self._surprised(g)
        if points > 0:
            attackers, defenders = self.units, self.winners
            if not self.attacking:
                attackers, defenders = defenders, attackers
            clash = Clash(self.cell, attackers, defenders, self.die)
            g.stack.append(losses(g, clash, self.attacking, points))

    def _surprised(self, g: Position) -> int:
        """12/surprise/table: more points for the side that the night has caught so, or fewer."""
        if not self.die:
            return 0
        row = g.world.charts.surprise[self.die - 1]
        return row.value if row.effect == "losses" and row.side == self.loser else 0

    def lose_guns(self, g: Position) -> None:
        """12/rockets/escape: rockets that can go back lose nothing more."""
        escaping = [
            unit
            for unit in self.standing(g, self.units)
            if g.printed[unit].is_rocket and routes.open_from(g, unit, g.cell[unit])
        ]
        lose_guns(g, self.units, self.before, escaping)

    def shake(self, g: Position) -> None:
        """12/assault/margin-2, 12/assault/margin-3: every beaten unit bears the marker."""
        state = self.result(g).state
        if not state:
            return
        for unit in self.standing(g, self.units):
            (suppress if state == "suppressed" else disrupt)(g, unit, self.rule)

    def retreat(self, g: Position) -> None:
        if beaten := self.standing(g, self.units):
            g.stack.append(Retreat(beaten, self.result(g).retreat, self.winners))

    def has_retreated(self, units: tuple[int, ...], trails: tuple[tuple[int, ...], ...]) -> None:
        """Takes down who has gone back, and which way each."""
        self.gone, self.trails = units, trails

    def pursue(self, g: Position) -> None:
        """12/after/who-moves: a winning attacker may drive them farther; winning defenders stay."""
        winners = self.standing(g, self.winners)
        if self.attacking or not winners:
            self.at = END
            return
        self.fronts = tuple(g.cell[unit] for unit in winners)
        self.winners = winners
        if self.result(g).pursuit and self.gone:
            g.stack.append(self.pursuit(g))

    def pursuit(self, g: Position) -> Pursuit:
        """The winners behind all who have gone back."""
        most = self.result(g).retreat + self.result(g).pursuit
        return Pursuit(g.camp[self.winners[0]], self.winners, self.gone, self.trails, most=most)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        """12/after/who-moves: why nobody pursues any more while the winners advance."""
        if attempt[0] != "pursue":
            return None
        if not self.result(g).pursuit:
            return "12/assault/margin-4-defender", "why.assault-beaten-by-less"
        pursuit, (_, unit, cell) = self.pursuit(g), attempt
        bar = pursuit.bar_to_quarry(g, cell) or pursuit.bar_to_pursue(g, unit, cell)
        bar = bar or ("12/after/who-moves", "why.assault-pursuit-over")
        return bar[0], bar[1], {"unit": unit, "cell": cell}

    def advance(self, g: Position) -> None:
        """12/after/advance: who has pursued has advanced already."""
        if g.count[1 - g.camp[self.winners[0]]][self.cell]:
            return  # 12/after/cannot-retreat: someone is left there
        pursuers = [
            unit
            for unit, front in zip(self.winners, self.fronts, strict=True)
            if g.cell[unit] not in (NOWHERE, front)
        ]
        length = self.result(g).advance
        trail = tuple(sorted({way[1] for way in self.trails}))
        marched = tuple(pursuers * length)
        g.stack.append(
            Advance(self.cell, self.winners, self.fronts, length, trail, marched, followed=bool(pursuers))
        )
