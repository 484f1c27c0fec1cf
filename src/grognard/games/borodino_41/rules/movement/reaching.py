"""7, 8 Where a march may end, who may join it, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.games.borodino_41.geography import BLOWN, EMBANKMENT, RIVER, STREAM
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.hidden import is_reserved
from grognard.games.borodino_41.rules.movement.contact import bar_to_zone, columns_of
from grognard.games.borodino_41.rules.movement.entry import CLEAR_OF_EDGE
from grognard.games.borodino_41.rules.movement.networks import is_held, terms_of
from grognard.games.borodino_41.rules.stacking import bar_to_stack, has_room
from grognard.games.borodino_41.rules.works import takes
from grognard.kernel.verbs import Bar

CLOSED = {
    "marsh": "9/terrain/marsh",
    STREAM: "9/terrain/stream",
    RIVER: "9/terrain/river",
    EMBANKMENT: "9/terrain/embankment",
}
"""The rules by which ground is closed to some; of other ground the movement chart says so."""


def ends_of(g: Position, units: Sequence[int], costs: Mapping[int, int], withdrawal: bool) -> list[int]:
    """8/stack/limit: the hexes in reach where units may stay, but for the one where they are."""
    start = g.cell[units[0]]
    camp = g.camp[units[0]]
    friends = g.count[camp]
    found = [
        cell for cell in costs if cell != start and (not friends[cell] or has_room(g, camp, cell, units))
    ]
    if withdrawal:
        found = [cell for cell in found if is_clear_of_edge(g, cell)]
    if g.world.hidden and any(g.world.is_dummy[unit] for unit in units):
        found = [cell for cell in found if not is_reserved(g, camp, cell)]
    return found


def is_clear_of_edge(g: Position, cell: int) -> bool:
    """5/turn-indication/first-turn: far enough from the west edge to end the opening withdrawal."""
    return g.geo.board.spots[cell][0] >= CLEAR_OF_EDGE


def bar_to_come(g: Position, units: Sequence[int], cell: int, stopped: bool) -> Bar | None:
    """Why a march may not lead into a hex, however it would get there."""
    camp = g.camp[units[0]]
    if g.count[1 - camp][cell]:
        return "7/reduce/enemy-hex", "why.march-enemy-there"
    if stopped:
        return "11/dummies/blocking-road", "why.march-stopped"
    if cell == g.cell[units[0]]:
        return "7/move/freedom", "why.march-is-there"
    if bar := bar_to_zone(g, units, cell):
        return bar
    if g.column[units[0]] and columns_of(g, camp)[cell]:
        return "8/stack/columns", "why.march-column-there"
    if all(g.world.is_dummy[unit] for unit in units) and takes(g, camp, cell):
        return "11/dummies/have", "why.march-dummy-takes"
    return None


def bar_to_end(g: Position, units: Sequence[int], cell: int) -> Bar | None:
    """8/stack/limit, 16/reinf/blocked: why units that could come into a hex may not stay there."""
    if bar := bar_to_stack(g, g.camp[units[0]], cell, units):
        return bar
    if any(g.world.is_dummy[unit] for unit in units) and is_reserved(g, g.camp[units[0]], cell):
        return "16/reinf/blocked", "why.dummies-entry"
    return None


def bar_to_go(
    g: Position, units: Sequence[int], cell: int, costs: Mapping[int, int], stopped: bool
) -> Bar | None:
    """Why a march can't end in a hex, but for the points that it would take."""
    if bar := bar_to_come(g, units, cell, stopped):
        return bar
    if cell in costs:
        near_edge = "5/turn-indication/first-turn", "why.march-near-edge"
        return bar_to_end(g, units, cell) or near_edge
    if g.column[units[0]] and not g.geo.on_way[cell]:
        return "9/effects/road-rate", "why.march-no-road"
    return _bar_to_step(g, units, cell)


def _bar_to_step(g: Position, units: Sequence[int], cell: int) -> Bar | None:
    """9/terrain, 7/move/cost-basis: what closes the next hex to a march, however many points it has."""
    here, geo = g.cell[units[0]], g.geo
    if cell not in geo.board.neighbours[here]:
        return None
    if g.column[units[0]]:
        if geo.side_state(here, cell, g.spots) == BLOWN:
            return "9/terrain/bridges-fords", "why.march-blown"
        return None if geo.has_way(here, cell) else ("9/effects/road-rate", "why.march-no-road")
    for unit in units:
        ground = geo.obstacle(here, cell, g.spots, terms_of(g, unit))
        if not ground and is_held(g, unit, cell):
            ground = EMBANKMENT
        if ground:
            return (
                CLOSED.get(ground, "7/move/cost-basis"),
                "why.march-closed",
                {"unit": unit, "ground": ground},
            )
    return None


def bar_to_join(g: Position, unit: int, units: Sequence[int], spent: bool) -> Bar | None:
    """7/move/stacks: why a unit can't go along."""
    if g.camp[unit] != g.camp[units[0]] or g.cell[unit] != g.cell[units[0]] or spent:
        return "7/move/stacks", "why.march-began-elsewhere", {"unit": unit}
    if unit in units or g.moved[unit]:
        return "7/move/one-at-a-time", "why.march-moved", {"unit": unit}
    if g.printed[unit].mobility == "static":
        return "18/t28/static", "why.march-static", {"unit": unit}
    if g.assault[unit]:
        return "7/assault/marker-required", "why.march-marked", {"unit": unit}
    if g.column[unit] or any(g.column[one] for one in units):
        return "7/formation/column-stacking", "why.march-column-alone", {"unit": unit}
    return None


def bar_to_stay(
    g: Position, units: Sequence[int], ends: Sequence[int], column: bool | None = None
) -> Bar | None:
    """8/stack/limit: why units may not halt in a hex, nor spend points there: it is full, and they can go on.

    `column`: whether they would be in column, if not as they are.
    """
    return bar_to_stack(g, g.camp[units[0]], g.cell[units[0]], units, column) if ends else None


def bar_to_work(units: Sequence[int], withdrawal: bool) -> Bar | None:
    """7/move/other-actions: works are done unit by unit, and not in the opening withdrawal."""
    if withdrawal:
        return "5/turn-indication/first-turn", "why.march-withdrawal-works"
    return ("7/move/other-actions", "why.march-alone") if len(units) > 1 else None


def bar_to_pick(g: Position, unit: int) -> Bar | None:
    """Why a unit can't march in this impulse."""
    if g.cell[unit] < 0 or g.camp[unit] != g.player:
        return "7/move/freedom", "why.march-not-yours", {"unit": unit}
    if g.printed[unit].mobility == "static":
        return "18/t28/static", "why.march-static", {"unit": unit}
    if g.moved[unit]:
        return "7/move/one-at-a-time", "why.march-moved", {"unit": unit}
    return None


def is_exhausted(g: Position, unit: int, quarters: int) -> bool:
    """7/move/allowance: whether points are left for nothing.

    The least that anything costs is a point; a column pays half a point for a hex of the highway.
    """
    return quarters < g.geo.least_prices[g.column[unit]]
