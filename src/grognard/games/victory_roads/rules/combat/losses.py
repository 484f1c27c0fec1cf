"""7.8 Losses of attrition."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight


def standard_mode(g: Position, fight: Fight) -> None:
    """7.7.9: reinforced corps that attacked from outside every radius are in standard mode from now on."""


def attrition(g: Position, fight: Fight) -> None:
    """7.8: the losses of both sides."""
