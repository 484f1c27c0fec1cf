"""What an attack is worth, planned or about to be made."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.fire import Fire
from grognard.games.victory_roads.ai.prospects import Prospects, terrain_of
from grognard.games.victory_roads.ai.weights import Attack
from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.position import WITH_AXIS, Position
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.combat.forecast import after_check
from grognard.games.victory_roads.rules.combat.odds import odds_of
from grognard.games.victory_roads.rules.combat.targets import joiners
from grognard.games.victory_roads.rules.supports.spots import assailants
from grognard.games.victory_roads.rules.theatres.corps import is_reinforced
from grognard.games.victory_roads.rules.theatres.radius import in_radius
from grognard.games.victory_roads.units import ROMANIANS, SOVIET

BEST = "6/1"
"""The column beyond which more attackers are of no use."""


class Prize(NamedTuple):
    """What there is to win in a hex."""

    ground: float
    step: float
    """What a step of the defenders is worth, on average."""
    steps: int


class Choice(NamedTuple):
    """An attack to make now: what it promises beyond the least, the hex, who joins and with which chits."""

    gain: float
    target: int
    units: tuple[int, ...] = ()
    chits: tuple[int, ...] = ()


class Judge:
    """Weighs attacks for a side in a phase."""

    def __init__(self, fields: Fields, prospects: Prospects, weights: Attack) -> None:
        self.fields, self.prospects, self.weights = fields, prospects, weights
        left: int = fields.g.world.scenario.values["last_turn"] - fields.g.turn
        self.thrift = min(1.0, weights.late + weights.each_turn * left)
        """How much there is to save strength for: less when the end is near."""

    def prize(self, g: Position, target: int, units: Collection[int] = ()) -> Prize:
        """What there is to win in a hex by those who could attack it: a city, and the way that it opens."""
        fields, weights = self.fields, self.weights
        ground = weights.site * fields.ground.value.get(target, 0.0)
        if fields.camp == SOVIET and units:
            here = sum(fields.pull[g.cell[unit]] for unit in units) / len(units)
            ground += weights.ground * min(weights.farthest, max(0.0, fields.pull[target] - here))
            if fields.is_premature(target):
                ground *= fields.weights.pauses.premature
            else:
                ground += max((aim.breach for aim in fields.aims if aim.spans(g, target)), default=0.0)
        defenders = g.units_at(target)
        steps = sum(g.steps[unit] for unit in defenders)
        worth = sum(fields.worth(unit) + weights.pocket * g.steps[unit] * g.cut[unit] for unit in defenders)
        if g.romania == WITH_AXIS:  # 14.1: those who are lost may make it change sides
            romanians = (unit for unit in defenders if g.nation_of(unit) == ROMANIANS)
            worth += weights.romanian * sum(g.steps[unit] for unit in romanians)
        return Prize(ground, worth / max(1, steps), steps)

    def tired(self, g: Position, unit: int, cell: int) -> float:
        """7.7.9: what a reinforced corps loses that attacks from a hex outside every radius."""
        lost = is_reinforced(g, unit) and not in_radius(g, cell)
        return self.weights.mode * self.thrift if lost else 0.0

    def least(self, g: Position, target: int) -> float:
        """The least gain for which a hex is attacked: more of it where no theatre has priority."""
        if self.fields.camp != SOVIET or not g.is_advanced or g.priority < 0:
            return self.weights.least
        fields, pauses = self.fields, self.fields.weights.pauses
        defenders = g.units_at(target)
        if defenders and all(g.cut[unit] for unit in defenders):  # pockets are cleared at any time
            return self.weights.least
        if fields.is_premature(target):
            return pauses.least * self.thrift
        if g.phase.endswith("exploitation"):  # who exploits would rather go on
            return self.weights.elsewhere * self.thrift
        if fields.aims:
            near = any(aim.spans(g, target) for aim in fields.aims)
        else:
            near = g.geo.board.distance(g.theatre[g.priority], target) <= self.weights.width
        if near:
            return self.weights.least
        rests = pauses.rest[0] <= g.turn <= pauses.rest[1]
        return (pauses.least if rests else self.weights.elsewhere) * self.thrift

    def gain(
        self, g: Position, target: int, prize: Prize, column: str, units: Iterable[int], chits: int = 0
    ) -> float:
        """What an attack with these units and so many chits in this column brings on average."""
        weights = self.weights
        if COLUMNS.index(column) < weights.lowest:
            return -1.0
        stakes = sorted(map(self.fields.step_worth, units))
        prospect = self.prospects.of(column, terrain_of(g, target), prize.steps)
        return (
            prospect.clears * prize.ground
            + weights.kill * prospect.kills * prize.step
            + weights.exploitation * prospect.exploits
            - weights.loss * self.thrift * _lost(stakes, prospect.costs)
            - weights.fee * len(stakes)
            - weights.chit * chits
        )

    def surprise(self, g: Position, start: int) -> Choice:
        """11.5.2: the best attack of a stack by itself, from where it stands."""
        found, units = Choice(-1.0, -1), tuple(assailants(g, start))
        for target in g.geo.board.neighbours[start]:
            if units and g.count[1 - self.fields.camp][target] and not g.geo.is_shut(start, target):
                column = odds_of(after_check(g, target), Battle(target, units, surprise=True)).column
                if column:
                    gain = self.gain(g, target, self.prize(g, target, units), column, units)
                    found = max(found, Choice(gain, target, units))
        return found

    def best_attack(self, g: Position, targets: Sequence[int], exploiting: bool) -> Choice:
        """The attack that promises most now."""
        found = Choice(-1.0, -1)
        fire = Fire(g, self.fields.camp)
        for target in targets:
            battle = Battle(target, exploiting=exploiting)
            near, then = joiners(g, battle), after_check(g, target)
            prize = self.prize(g, target, near)
            near.sort(key=lambda unit: (-g.attack(unit), unit))
            chits = () if exploiting else fire.on(target)
            tired, least = 0.0, self.least(g, target)
            for size in range(1, min(len(near), self.weights.most_units) + 1):
                battle.units = units = tuple(near[:size])
                tired += self.tired(g, units[-1], g.cell[units[-1]])
                for count in range(len(chits) + 1):
                    battle.supports = aid = chits[:count]
                    column = odds_of(then, battle).column
                    if column:
                        gain = self.gain(g, target, prize, column, units, count) - tired - least
                        if gain > found.gain:
                            found = Choice(gain, target, units, aid)
                    if column == BEST:
                        break
                if column == BEST and not battle.supports:
                    break
        return found


def _lost(stakes: Sequence[float], steps: float) -> float:
    """7.8.2: what so many steps take away: the cheapest first, nobody's second before everyone's first.

    >>> _lost([2.0, 4.0, 9.0], 1.5)
    4.0
    """
    whole = min(int(steps), len(stakes))
    rest = stakes[min(whole, len(stakes) - 1)] * (steps - whole)
    return sum(stakes[:whole]) + rest
