"""7.11, 7.12 Romanians and Hungarians."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.position import Position
from grognard.kernel.verbs import Bar


def bar_to_join(g: Position, units: Sequence[int], unit: int) -> Bar | None:
    """7.11.1: why a unit can't attack together with others."""
    return None


def bar_to_fight(g: Position, units: Sequence[int]) -> Bar | None:
    """7.11.3: why these units can't make this attack."""
    return None


def note_attack(g: Position, units: Sequence[int]) -> None:
    """7.11.3: keeps in mind which nations have attacked on their own this turn."""
