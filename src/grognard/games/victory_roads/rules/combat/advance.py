"""7.13 Advance after combat."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight


def defenders(g: Position, fight: Fight) -> None:
    """7.13.1: the defender may enter the hexes of attackers who are all gone."""


def attackers(g: Position, fight: Fight) -> None:
    """7.8.3, 7.13.2: the attacker may enter the hex if it is empty."""
