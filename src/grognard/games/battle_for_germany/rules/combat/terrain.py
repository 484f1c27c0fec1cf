"""6-8 Terrain in combat: what multiplies the defenders of a hex."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.position import Position
from grognard.kernel.answers import DEFENCE, Line


def multipliers(g: Position, cell: int, attackers: Iterable[int]) -> list[Line]:
    """Every factor that helps the defenders of a hex against these attackers, with its rule."""
    box, found = g.box, []
    terrain = box.multiplier[cell]
    if terrain > 1:
        name = box.terrain[cell]
        args = {"terrain": name, "cell": cell}
        found.append(Line(f"tec/{name}", "modifier.terrain", terrain, DEFENCE, args, times=True))
    if is_fortified_for_its_units(g, cell):
        factor = box.effects["fortified"].defence
        found.append(Line("tec/fortified", "modifier.fortified", factor, DEFENCE, {"cell": cell}, times=True))
    if all((g.cell[unit], cell) in box.rivers for unit in attackers):  # 6-81
        factor = box.effects["river"].defence
        found.append(Line("6-81", "modifier.river", factor, DEFENCE, {"cell": cell}, times=True))
    return found


def combined(factors: Iterable[Line]) -> int:
    """6-82: effects add up, each beyond the first by what it adds to 1: ×2 and ×2 make ×3."""
    return 1 + sum(int(factor.value) - 1 for factor in factors)


def is_fortified_for_its_units(g: Position, cell: int) -> bool:
    """6-83: only Germans gain from a fortification, and only while it stands."""
    return bool(g.fort[cell]) and any(g.unit(unit).camp == GERMAN for unit in g.units_at(cell))
