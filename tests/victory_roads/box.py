"""The components, read once, and small sums that several tests of the data make with them."""

from functools import cache
from math import ceil

from grognard.games.victory_roads.charts import COLUMNS, ROLLS, Cell
from grognard.games.victory_roads.components import Components
from grognard.games.victory_roads.units import Unit

SEVERITY = (None, "S", "DR", "DR2", "DR3")
LEVELS = (None, "E", "E2", "E3", "E4")
WAYS = {roll: 6 - abs(roll - 7) for roll in ROLLS}
"""How many of the 36 throws of two dice give each total."""


@cache
def box() -> Components:
    """Everything in the box."""
    return Components()


def unit(name: str) -> Unit:
    """A counter by its id."""
    return box().units[box().unit_index[name]]


def column(attack: int, defence: int, shift: int = 0) -> str | None:
    """7.5.5 to 7.5.8: the column of two strengths; None where the combat is called off."""
    ladder = (attack // defence if attack >= defence else 2 - ceil(defence / attack)) + shift
    return None if ladder < 0 else COLUMNS[min(ladder, 6)]


def cell(odds: str, roll: int) -> Cell:
    """A cell of the combat results."""
    return box().charts.results[odds, roll]


def distance(a: str, b: str) -> int:
    """Hexes from one to the other."""
    return box().board.distance(box().board.cell(a), box().board.cell(b))


def exploitation(terrain: str, result: str | None, snow: bool = False) -> str | None:
    """7.9.4, 3.2.3: what terrain and snow leave of an E."""
    if result not in LEVELS:
        return result
    effects = box().charts.terrain
    effect = effects[effects[terrain].snow_as] if snow else effects[terrain]
    left = LEVELS[max(0, LEVELS.index(result) - effect.exploitation)]
    return "E2" if snow and left == "E3" else left


def half(strength: int) -> int:
    """Half, rounded up."""
    return -(-strength // 2)
