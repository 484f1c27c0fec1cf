"""9/effects/table-cat-3: what the ground under the defenders does to their morale in an assault."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from grognard.games.borodino_41.position import INSIDE, Position
from grognard.games.borodino_41.rules.terrain import bank_side, shelter

COVERED = ("woods", "village", "town")
"""9/effects/assault-morale: they don't add to each other."""


class Help(NamedTuple):
    """A modifier of morale: its rule, its line in the chart, and its value."""

    rule: str
    cause: str
    value: int


def ground_of(g: Position, cell: int, origins: Collection[int], defenders: Sequence[int]) -> Iterator[Help]:
    """What ground and works give to the defenders of a hex against units that come from other hexes.

    Nothing to who is in column (7/formation/column-no-cover).
    """
    chart = g.world.charts.assault
    deployed = [unit for unit in defenders if not g.column[unit]]
    if not deployed:
        return
    terrain, geo = g.geo.terrain[cell], g.geo
    if any(g.inside[unit] == INSIDE for unit in deployed):  # instead of other ground, but for hills and works
        ahead = all(origin in geo.forts[cell] for origin in origins)
        cause = "fortification-front" if ahead else "fortification-flank"
        yield Help("9/fort/assault", cause, chart[cause])
    elif terrain in COVERED:
        yield Help("9/effects/assault-morale", terrain, chart[terrain])
    if geo.hill[cell] and not any(geo.hill[origin] for origin in origins):
        yield Help("9/terrain/hill", "hill", chart["hill"])
    if any(shelter(g, unit) == "trench" for unit in deployed):
        yield Help("15/works/trench-effects", "trench", chart["trench"])
    waters = {geo.water(origin, cell) for origin in origins}
    if "" not in waters:
        cause = "stream" if "stream" in waters else "river"
        yield Help("9/effects/barrier-morale", cause, chart[cause])
    if geo.banked[cell] and _is_behind_bank(g, cell, origins, deployed):
        yield Help("9/effects/barrier-morale", "embankment", chart["embankment"])


def _is_behind_bank(g: Position, cell: int, origins: Collection[int], units: Sequence[int]) -> bool:
    """9/terrain/embankment: whether all attackers come from one side, and no defender said it is there."""
    sides = {bank_side(g, cell, origin) for origin in origins}
    if len(sides) != 1 or -1 in sides:
        return False
    (side,) = sides
    return not any(g.bank[unit] == side + 1 for unit in units)


def is_fortified(g: Position, cell: int, origins: Collection[int], defenders: Sequence[int]) -> bool:
    """12/assault/modifiers: where engineers help to attack: works, houses, or water to cross."""
    if g.geo.terrain[cell] in ("village", "town") or any(g.geo.water(origin, cell) for origin in origins):
        return True
    return any(g.inside[unit] == INSIDE or shelter(g, unit) == "trench" for unit in defenders)
