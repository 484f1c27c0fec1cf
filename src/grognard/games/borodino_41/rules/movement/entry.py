"""16 Reinforcements: when and where units come on the map, what that costs, and what blocks it."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.borodino_41.position import COMING, MOVING, OFF_MAP, SUPPLIED, Position
from grognard.games.borodino_41.rules.movement.contact import columns_of, must_avoid
from grognard.games.borodino_41.rules.movement.networks import network_by, terms_of
from grognard.games.borodino_41.rules.movement.offmap import is_blocked, nearest_roads
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.rules.stacking import LIMIT, has_column, load
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.board.movement import NO_ZOC, Cells, reach
from grognard.kernel.board.zoc import union
from grognard.kernel.verbs import Bar

CLEAR_OF_EDGE = 4
"""5/turn-indication/first-turn: the first column, counted from 0, in which the withdrawal may end."""


def due(g: Position, camp: int, withdrawal: bool) -> tuple[int, ...]:
    """16/reinf/timing, 7/offmap/return: units that are to come on the map in this impulse."""
    coming = [
        unit for unit in g.in_place(COMING) if g.camp[unit] == camp and 0 < g.printed[unit].arrives <= g.turn
    ]
    if withdrawal:
        return tuple(unit for unit in coming if g.printed[unit].is_withdrawing)
    return (*coming, *(unit for unit in g.in_place(OFF_MAP) if g.camp[unit] == camp))


# ---- where


def is_rail_cut(g: Position) -> bool:
    """7/rail/cut: Germans or their zone on the railway east of Mozhaisk station, or in it."""
    return g.holder[g.geo.station] == GERMAN + 1 or any(
        is_blocked(g, SOVIET, cell) for cell in g.geo.rail_line
    )


def named_doors(g: Position, unit: int) -> tuple[int, ...]:
    """The hexes by which the order of entry lets a unit in, blocked or not."""
    geo = g.geo
    match g.printed[unit].entry:
        case "german":
            return geo.german_entries  # 7/offmap/german-entry, 16/reinf/german
        case "withdrawal-highway":
            return (geo.west_highway,)
        case "withdrawal-north":
            return geo.north_entries
        case "rail":
            return (geo.east_primary if is_rail_cut(g) else geo.station,)
        case _:
            return (geo.east_highway,)  # 16/reinf/soviet


def doors(g: Position, unit: int) -> tuple[int, ...]:
    """Where a unit may come in now, whoever stands there; none, if it has to wait."""
    camp = g.camp[unit]
    if g.place[unit] == OFF_MAP:
        return nearest_roads(g, camp, (g.exit[unit],))
    named = named_doors(g, unit)
    found = tuple(cell for cell in named if not is_blocked(g, camp, cell))
    if found or not g.delayed[unit]:
        return found
    return nearest_roads(g, camp, named, g.geo.edge[named[0]])  # 16/reinf/blocked: at the same edge


def open_doors(g: Position, units: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """For each of these units, the hexes that it may enter at now."""
    found: dict[int, tuple[int, ...]] = {}
    named: dict[tuple[str | int, ...], tuple[int, ...]] = {}
    known: dict[tuple[str | int, ...], tuple[int, ...]] = {}
    for unit in units:
        printed, size = g.printed[unit], g.strength[unit]
        at = printed.entry, g.delayed[unit], g.exit[unit], g.place[unit]
        if at not in named:
            named[at] = doors(g, unit)
        key = (*at, printed.mobility, size, g.points[unit])
        if key not in known:
            known[key] = tuple([cell for cell in named[at] if bar_to_room(g, unit, cell) is None])
        if known[key]:
            found[unit] = known[key]
    return found


def bar_to_room(g: Position, unit: int, cell: int) -> Bar | None:
    """7/formation/column-stacking, 8/stack/limit: friends who still stand in the way.

    Deployed ones may fill the hex, if the unit can go on from there (8/stack/pass-through).
    """
    camp = g.camp[unit]
    if not g.count[camp][cell]:
        return None
    if cell != g.geo.station and has_column(g, camp, cell):
        return "8/stack/columns", "why.stacking-columns"
    total = load(g, camp, cell) + g.strength[unit]
    if total <= LIMIT or _can_go_on(g, unit, cell):
        return None
    return "8/stack/limit", "why.stacking-full", {"total": total, "limit": LIMIT}


def _can_go_on(g: Position, unit: int, cell: int) -> bool:
    """8/stack/pass-through: whether a unit that comes in by a hex can reach another with room for it."""
    camp, by_train = g.camp[unit], _comes_by_train(g, unit, cell)
    terms = terms_of(g, unit)._replace(column=not by_train, german=not by_train and camp == GERMAN)
    if by_train:
        cost = g.world.charts.actions["unload"]
    else:
        cost = (g.entered[cell] + 1) * g.geo.entry_cost(cell, g.spots, terms)
    closed: list[Cells] = [g.count[1 - camp]]
    if not by_train:
        closed.append(columns_of(g, camp))
    if must_avoid(g, (unit,)):
        closed.append(g.seen_zone[camp][1 - camp])
    shut = union(*closed)
    reached = reach(network_by(g, terms), cell, max(0, g.points[unit] - cost), shut, shut, NO_ZOC)
    return any(there != cell and load(g, camp, there) + g.strength[unit] <= LIMIT for there in reached)


def _comes_by_train(g: Position, unit: int, cell: int) -> bool:
    """16/reinf/unload."""
    return cell == g.geo.station and g.printed[unit].entry == "rail"


def bar_to_enter(g: Position, unit: int, cell: int, units: Sequence[int]) -> Bar | None:
    """Why a unit can't come in by a hex."""
    if unit not in units or g.place[unit] not in (COMING, OFF_MAP):
        return "16/reinf/timing", "why.entry-not-due", {"unit": unit}
    camp = g.camp[unit]
    if cell in doors(g, unit):
        return bar_to_room(g, unit, cell)
    if g.place[unit] == OFF_MAP:
        return "7/offmap/return", "why.entry-nearest", {"unit": unit}
    if cell in named_doors(g, unit) and is_blocked(g, camp, cell):
        return "16/reinf/blocked", "why.entry-blocked"
    if g.printed[unit].entry == "rail":
        return ("7/rail/cut" if is_rail_cut(g) else "7/rail/arrival"), "why.entry-rail", {"unit": unit}
    return ("16/reinf/german" if camp == GERMAN else "16/reinf/soviet"), "why.entry-elsewhere", {"unit": unit}


# ---- how


def enter(g: Position, unit: int, cell: int) -> bool:
    """16/reinf/entry-hex: brings a unit in and says so; whether it came by train."""
    by_train = arrive(g, unit, cell)
    g.note("entry.arrived", "7/rail/arrival" if by_train else "16/reinf/entry-hex", unit=unit, cell=cell)
    return by_train


def arrive(g: Position, unit: int, cell: int) -> bool:
    """7/offmap/entry-cost, 16/reinf/unload: puts a unit into a hex of entry; whether it came by train.

    Columns come one behind the other: the second pays twice as much for the hex, the third three times. Even
    who has too few points gets so far (7/reduce/min-one-hex).
    """
    by_train = _comes_by_train(g, unit, cell)
    if by_train:
        cost = g.world.charts.actions["unload"]
        g.column[unit] = 0
    else:
        g.column[unit] = 1
        g.entered[cell] += 1
        cost = g.entered[cell] * g.geo.entry_cost(cell, g.spots, terms_of(g, unit))
    g.change(unit, supply=SUPPLIED)  # 16/reinf/supplied
    g.points[unit] = max(0, g.points[unit] - cost)
    g.moved[unit] = MOVING
    stand(g, unit, cell)
    return by_train


def delay(g: Position, units: Sequence[int]) -> None:
    """16/reinf/blocked: takes down whom the enemy kept out; next time it may look for another road."""
    for unit in units:
        if g.place[unit] == COMING and not g.delayed[unit] and not doors(g, unit):
            g.delayed[unit] = 1
            g.note("entry.delayed", "16/reinf/blocked", unit=unit)
