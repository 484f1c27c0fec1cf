"""7.9 Tactical results."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight


def attacker(g: Position, fight: Fight) -> None:
    """7.9.1: the attacker's result, but for exploitation."""


def hourra(g: Position, fight: Fight) -> None:
    """7.9.5: the step that a Hourra costs."""


def defender(g: Position, fight: Fight) -> None:
    """7.9.1: the defender's result."""
