"""Which supports are played where, and which are kept or spent on something else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.games.victory_roads.ai.attacks import Judge
from grognard.games.victory_roads.ai.fields import FAR
from grognard.games.victory_roads.ai.operations import prepared
from grognard.games.victory_roads.ai.plan import Assault
from grognard.games.victory_roads.ai.theatres import SOUTH, goal, reach_of, saves, to_spend, value
from grognard.games.victory_roads.position import (
    OFFENSIVE,
    REDUCED,
    WITH_AXIS,
    Position,
)
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.obtaining import bar_to_launch
from grognard.games.victory_roads.rules.supports.placing import Play
from grognard.games.victory_roads.rules.supports.surprise import SurpriseAttack
from grognard.games.victory_roads.rules.theatres.corps import is_standard
from grognard.games.victory_roads.rules.theatres.radius import covers
from grognard.games.victory_roads.rules.theatres.reinforcing import is_linked
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]
Assaults = Sequence[Assault]


class Hand:
    """What a side does with its supports, given the attacks that it plans."""

    def __init__(self, judge: Judge, assaults: Assaults) -> None:
        self.judge, self.fields, self.assaults = judge, judge.fields, assaults
        fields = judge.fields
        self.weights = fields.weights.supports
        self.targets = {assault.target: assault.gain for assault in assaults}

    # ---- roles

    def priority(self, g: Position, options: Options) -> Action:
        """The theatre that can launch a great offensive, or serves most."""
        return max(options, key=lambda action: (self._rank(g, action[1]), -action[1]))

    def secondary(self, g: Position, options: Options) -> Action:
        """The theatre that gains least by supports."""
        return min(options, key=lambda action: (self._rank(g, action[1]), action[1]))

    def _rank(self, g: Position, theatre: int) -> float:
        here, held = g.theatre[theatre], len(pools.in_box(g, pools.box_of(theatre)))
        full: int = g.world.charts.tables["supports"]["box"]
        ready = g.mode[theatre] == OFFENSIVE and g.geo.is_major[here] and not g.is_muddy
        if theatre == SOUTH and g.turn < self.weights.south:
            ready = False
        aims = list(dict.fromkeys(aim.theatre for aim in self.fields.aims))
        rank = value(self.fields, theatre, here) * (g.mode[theatre] == OFFENSIVE)
        rank += self.weights.held * held
        if theatre in aims:
            rank += self.weights.operation / (1 + aims.index(theatre))
        elif theatre in prepared(g, self.fields.weights.operations, self.weights.longer):
            rank += self.weights.operation / 2
        return rank + self.weights.ready * (ready and held >= full)

    def launch(self, g: Position, options: Options) -> Action:
        """A great offensive wherever it can be launched at a front."""
        ready = not bar_to_launch(g) and reach_of(self.fields, g.priority, g.theatre[g.priority])
        return ("launch",) if ready and ("launch",) in options else ("decline",)

    def choose(self, g: Position, options: Options) -> Action:
        """The best of the pool."""
        return max(options, key=lambda action: (self._worth(g, action[1]), -action[1]))

    def _worth(self, g: Position, chit: int) -> float:
        """What a chit is worth as its event, about."""
        support = g.support(chit)
        if support.effect == "capitulation":  # 14.1: of use in the box of the South, while Romania fights on
            theatre = pools.theatre_of(g, chit)
            to = g.offensive if theatre < 0 else theatre
            return self.weights.romania if to == SOUTH and g.romania == WITH_AXIS else 1.0
        return self.weights.events.get(support.effect, 1.0) + 0.2 * abs(support.value)

    # ---- placing

    def play(self, g: Position, options: Options) -> Action:
        """The worthiest chit that has a good place, the earliest of the order first."""
        chits = [action[1] for action in options if action[0] == "play"]
        useful = [chit for chit in chits if self._is_useful(g, chit)]
        if not useful:
            return ("done",)
        best = min(useful, key=lambda chit: (g.support(chit).order, -self._worth(g, chit), chit))
        return ("play", best)

    def _is_useful(self, g: Position, chit: int) -> bool:
        """Whether to play a chit now; a theatre that saves for a great offensive keeps what it can."""
        support, theatre = g.support(chit), pools.theatre_of(g, chit)
        if support.effect in self.weights.kept:
            return False
        if theatre >= 0 and g.offensive < 0 and self.saves(g, theatre):
            return False
        if theatre >= 0 and theatre != g.priority and self._has_pair(g, theatre):
            return False  # 11.5.3: of its two uses of supports, corps that attack again are the better ones
        if theatre >= 0 and support.range and goal(self.fields, theatre) != g.theatre[theatre]:
            return False  # 11.7: guns would keep a theatre where it is
        if support.effect == "columns":
            return any(chit in assault.chits for assault in self.assaults)
        if support.effect in ("attack", "leader"):
            return bool(self.assaults) and self._has_target(g, chit)
        return True

    def saves(self, g: Position, theatre: int) -> bool:
        """Whether a theatre waits for a great offensive."""
        return saves(self.fields, g, theatre)

    def _has_pair(self, g: Position, theatre: int) -> bool:
        """10.3.2: whether a support of a theatre would put two corps in reinforced mode."""
        if self.fields.camp != SOVIET or g.mode[theatre] != OFFENSIVE:
            return False
        corps = [g.cell[unit] for unit in self.fields.own if is_standard(g, unit) and not g.cut[unit]]
        near = [cell for cell in corps if covers(g, theatre, cell) and self.fields.to_enemy[cell] < FAR]
        return len(near) > len({*near}) and any(is_linked(g, theatre, cell) for cell in near)

    def _has_target(self, g: Position, chit: int) -> bool:
        theatre = pools.theatre_of(g, chit)
        if theatre < 0:
            return True
        reach = self.fields.weights.theatres.radius + 1
        return any(g.geo.board.distance(g.theatre[theatre], target) <= reach for target in self.targets)

    def place(self, g: Position, options: Options) -> Action:
        """Where a chit does most."""
        frame = g.stack[-1]
        assert isinstance(frame, Play)
        value = self._value_of(g, frame.chit)
        return max(options, key=lambda action: (value(action[1]), -action[1]))

    def _value_of(self, g: Position, chit: int) -> Callable[[int], float]:
        """What a spot is worth to a chit: a theatre, a hex or a unit."""
        support, fields = g.support(chit), self.fields
        if support.placed_on == "to":
            return lambda theatre: reach_of(fields, theatre, g.theatre[theatre])
        if support.is_attached:
            return lambda unit: self._unit_value(g, unit)
        if support.effect in ("columns", "attack"):
            return lambda cell: self._target_value(g, chit, cell)
        if support.effect == "reinforce":
            return lambda cell: (
                float(
                    sum(g.steps[unit] == REDUCED and g.unit(unit).is_rifle_corps for unit in g.units_at(cell))
                )
                - 0.1 * fields.to_enemy[cell]
            )
        if support.effect == "block":
            return lambda cell: -abs(fields.to_own[cell] - self.weights.partisans) + fields.pull[cell] * 0.01
        if support.effect == "supply":
            return lambda cell: sum(fields.worth(unit) * g.cut[unit] for unit in g.units_at(cell))
        return lambda cell: fields.threat[cell] * (1.0 + fields.ground.value.get(cell, 0.0))

    def _target_value(self, g: Position, chit: int, cell: int) -> float:
        """Whether the planned attack that counts on a chit has it from a hex."""
        support = g.support(chit)
        if support.effect == "attack":
            return self.judge.surprise(g, cell).gain
        target = next((assault.target for assault in self.assaults if chit in assault.chits), -1)
        return float(2 * (cell == target) + (support.range > 0 and cell in g.geo.board.neighbours[target]))

    def _unit_value(self, g: Position, unit: int) -> float:
        """Attackers for the Soviets, the threatened for the Axis."""
        fields, cell = self.fields, g.cell[unit]
        if fields.camp == SOVIET:
            attacks = max((a.gain for a in self.assaults if unit in a.places), default=0.0)
            return attacks + 0.1 * g.attack(unit)
        if not cell >= 0:
            return -FAR
        return fields.threat[cell] * (1.0 + 0.2 * fields.ground.value.get(cell, 0.0)) - 0.1 * g.attack(unit)

    def strike(self, g: Position, options: Options) -> Action:
        """11.5.2: where a surprise attack is worth most."""
        strikes = [action for action in options if action[0] == "strike"]
        frame = g.stack[-1]
        assert isinstance(frame, SurpriseAttack)
        best = self.judge.surprise(g, g.cell[frame.units[0]]).target
        return ("strike", best) if ("strike", best) in strikes else strikes[0]

    # ---- spending

    def spend(self, g: Position, options: Options) -> Action:
        """The chit that is worth least as its event, of theatres that do not save theirs."""
        spending = [action for action in options if action[0] in ("spend", "return", "discard")]
        return min(
            spending or options,
            key=lambda action: (self.is_saved(g, action[1]), self._worth(g, action[1]), action[1]),
        )

    def is_saved(self, g: Position, chit: int) -> bool:
        """Whether a chit lies in the box of a theatre and shall not be spent on something else."""
        theatre = pools.theatre_of(g, chit)
        return theatre >= 0 and chit not in to_spend(self.fields, g, theatre)

    def draw(self, g: Position, options: Options) -> Action:
        """All that there are."""
        return max(options, key=lambda action: action[1])
