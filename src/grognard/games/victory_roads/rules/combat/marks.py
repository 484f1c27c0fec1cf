"""7.14 Exploitation markers."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight


def place(g: Position, fight: Fight) -> None:
    """7.14: the attacker marks units that may exploit."""
