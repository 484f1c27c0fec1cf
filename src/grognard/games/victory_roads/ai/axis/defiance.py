"""4.7, 6.3 Withdrawals against orders and abandoned equipment, when that saves enough of those in danger."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.ai.axis.line import LinePlanner
from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.ground.stacking import room
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.rules.withdrawal import HEXES, RADIUS, FallBack, Withdrawal
from grognard.games.victory_roads.units import AXIS
from grognard.kernel.actions import Action

Options = Sequence[Action]


class Defiance:
    """Decisions about a withdrawal at the end of the supply phase, given the line that is to be held."""

    def __init__(self, planner: LinePlanner) -> None:
        self.planner, self.g = planner, planner.g
        self.weights = planner.fields.weights.hitler
        planner.withdraw_behind_line()
        self.saved = {unit: worth for unit in planner.stray if (worth := self._saved(unit)) > 0.0}
        """What a withdrawal would save of each unit that can't reach the line."""

    def _saved(self, unit: int) -> float:
        """All that is in danger if two hexes and a march bring it to the line, else a part."""
        g, here = self.g, self.g.cell[unit]
        to_line = self.planner.to_line[here]
        danger = 1.0 if g.cut[unit] else self.planner.loss(here, g.defence(unit))
        worth = danger * self.planner.fields.worth(unit)
        if to_line <= HEXES + allowance(g, unit) // HALF:
            return worth
        return worth * self.weights.part if to_line <= self.weights.farthest else 0.0

    def decide(self, g: Position, options: Options) -> Action:
        """Whether what is saved is worth its price."""
        gain = max(map(self._gain, self.saved), default=0.0)
        return ("defy",) if gain > self._price(g) else ("obey",)

    def _price(self, g: Position) -> float:
        """15.1.4: the mood that it costs, and maybe a dismissal."""
        points = g.freedom + 1
        cost = self.weights.point * points
        if g.mood <= points:
            cost += self.weights.dismissal if g.mood > 1 else self.weights.certain
        return cost

    def _gain(self, unit: int) -> float:
        """What a marker in the hex of a unit would save."""
        return self._around(self.g.cell[unit])

    def _around(self, centre: int) -> float:
        distance, cell = self.g.geo.board.distance, self.g.cell
        return sum(worth for unit, worth in self.saved.items() if distance(centre, cell[unit]) <= RADIUS)

    def around(self, g: Position, options: Options) -> Action:
        """The hex from which most is saved."""
        return max(options, key=lambda action: (self._around(action[1]), -action[1]))

    def withdraw(self, g: Position, options: Options) -> Action:
        """Everyone who comes nearer to the line by it."""
        assert isinstance(g.stack[-1], Withdrawal)
        found = [action for action in options if action[0] == "withdraw-unit" and action[1] in self.saved]
        return found[0] if found else ("done",)

    def pull_back(self, g: Position, options: Options) -> Action:
        """The next hex toward the line."""
        frame = g.stack[-1]
        assert isinstance(frame, FallBack)
        to_line = self.planner.to_line
        going = [action for action in options if action[0] == "pull-back"]
        best = min(going, key=lambda action: (to_line[action[1]], action[1]), default=("stay",))
        nearer = best != ("stay",) and to_line[best[1]] < to_line[g.cell[frame.unit]]
        return best if nearer or ("stay",) not in options else ("stay",)

    # ---- abandoned equipment

    def abandon(self, g: Position, options: Options) -> Action | None:
        """The HQ whose units leave their equipment behind, if they are worth it."""
        hqs = [action for action in options if action[0] == "abandon"]
        gains = {action: self._under(g, action[1]) for action in hqs}
        best = max(hqs, key=lambda action: (gains[action], -action[1]), default=None)
        if best is None or gains[best] <= self._price(g) + self.weights.chits:
            return None
        return best

    def _under(self, g: Position, hq: int) -> float:
        """What an HQ could save: those who reach the line by a strategic move, and not without it."""
        within, found = commanded_by(g, hq), 0.0
        for unit, worth in self.saved.items():
            far = self.planner.to_line[g.cell[unit]] > allowance(g, unit, strategic=True) // HALF
            if g.cell[unit] in within and not far and not g.moved[unit]:
                found += worth
        return found

    def leave(self, g: Position, options: Options) -> Action:
        """Everyone who would be lost, the worthiest first."""
        found = [action for action in options if action[0] == "move" and action[1] in self.saved]
        return max(found, key=lambda action: (self.saved[action[1]], -action[1]), default=("back",))

    def flee(self, g: Position, options: Options) -> Action:
        """As near to the line as a strategic move leads."""
        frame, to_line = g.stack[-1], self.planner.to_line
        assert isinstance(frame, March)
        going = [action for action in options if action[0] == "go" and room(g, action[1], AXIS) > 0]
        best = min(going, key=lambda action: (to_line[action[1]], action[1]), default=("stay",))
        return best if best == ("stay",) or to_line[best[1]] < to_line[g.cell[frame.units[0]]] else ("stay",)
