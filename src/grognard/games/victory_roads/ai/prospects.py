"""What an attack promises: the results of the combat table in a column and a terrain, weighed by the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.victory_roads.charts import COLUMNS, ROLLS, Charts, Effect
from grognard.games.victory_roads.geography import GREAT_RIVER, RIVER
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import AXIS

_CHANCES = {roll: (6 - abs(7 - roll)) / 36 for roll in ROLLS}
_LEVELS = {"E": 1, "E2": 2, "E3": 3}
_PUSHED = ("DR", "DR2", "DR3")


class Prospect(NamedTuple):
    """What comes of an attack on average."""

    clears: float
    """How likely the hex is empty afterwards."""
    kills: float
    costs: float
    """Steps that the defender and the attacker lose."""
    exploits: float
    """Levels of exploitation."""


NOTHING = Prospect(0.0, 0.0, 1.0, 0.0)


class Prospects:
    """Those of all columns and terrains, worked out when they are first asked for."""

    def __init__(self, charts: Charts) -> None:
        self.charts = charts
        self._known: dict[tuple[str, str, int], Prospect] = {}

    def of(self, column: str, terrain: Effect, steps: int) -> Prospect:
        """That of an attack on so many steps."""
        key = column, terrain.terrain, steps
        if key not in self._known:
            self._known[key] = self._reckon(column, terrain, steps)
        return self._known[key]

    def _reckon(self, column: str, terrain: Effect, steps: int) -> Prospect:
        clears = kills = costs = exploits = 0.0
        for roll, chance in _CHANCES.items():
            cell = self.charts.results[column, roll]
            lost = cell.defender + (cell.a == "D1")
            pushed = terrain.defender(cell.d) in _PUSHED
            clears += chance * (pushed or lost >= steps)
            kills += chance * min(steps, lost)
            costs += chance * (cell.attacker + (cell.a == "Eng"))
            exploits += chance * max(0, _LEVELS.get(cell.a or "", 0) - terrain.exploitation)
        return Prospect(clears, kills, costs, exploits)


def column_of(attack: float, defence: float, shift: int = 0) -> str | None:
    """7.5: the column of an attack; None where it would be called off.

    >>> column_of(35, 10), column_of(10, 35, 1), column_of(10, 35), column_of(99, 1)
    ('3/1', None, None, '6/1')
    """
    if attack <= 0:
        return None
    defence = max(defence, 1.0)
    place = int(attack // defence) if attack >= defence else 2 - -(-defence // attack)
    place = int(min(place + shift, len(COLUMNS) - 1))
    return COLUMNS[place] if place >= 0 else None


def terrain_of(g: Position, cell: int, besiegers: Sequence[int] = ()) -> Effect:
    """1.8.1, 13: the terrain that serves the defender of a hex best."""
    geo, terrain = g.geo, g.world.charts.terrain
    kinds = [geo.terrain[cell]]
    defended = bool(g.count[AXIS][cell])
    if geo.is_major[cell]:
        german = g.is_advanced and defended and geo.country[cell] == "germany" and not g.has_fallen(cell)
        kinds.append("german-major-city" if german else "major-city")
    if g.is_advanced and geo.fort[cell] and defended and not g.has_fallen(cell):
        kinds.append("advanced-fort" if geo.fort[cell] == "advanced" else "basic-fort")
    return max((terrain[kind] for kind in kinds), key=lambda effect: (effect.defence, effect.exploitation))


def defence_of(g: Position, cell: int) -> float:
    """The factors with which a hex is defended, about."""
    total = sum(g.defence(unit) / (1 + g.cut[unit]) for unit in g.units_at(cell))
    return max(1.0, total * terrain_of(g, cell).defence)


def crosses(g: Position, start: int, target: int) -> bool:
    """Whether an attack from a hex crosses water."""
    edge = g.geo.board.edge(start, target)
    return RIVER in edge or GREAT_RIVER in edge
