"""17.2 Where units of the Axis come in: near the posts that need them most."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.ai.axis.line import LinePlanner
from grognard.games.victory_roads.position import Position
from grognard.kernel.actions import Action

Options = Sequence[Action]


class Entries:
    """The arrivals of a phase; each one counts toward the post that it is meant for."""

    def __init__(self, planner: LinePlanner) -> None:
        self.planner = planner
        planner.seize()
        planner.hold()

    def come_in(self, g: Position, unit: int, options: Options) -> Action:
        """The hex from which it does most good."""
        planner = self.planner
        need = planner.needs()
        best = max(options, key=lambda action: (need[action[1]], -action[1]))
        distance = g.geo.board.distance
        march, defence = planner.fields.weights.front.march, g.unit(unit).reduced_defence
        post = max(
            planner.posts,
            key=lambda cell: (planner.relief(cell, defence) - march * distance(cell, best[1]), -cell),
            default=best[1],
        )
        planner.strength[post] = planner.strength.get(post, 0.0) + defence
        return best
