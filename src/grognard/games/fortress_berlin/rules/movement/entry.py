"""5.0, 5.3, 5.4 Reinforcements: where units come on the map, at what cost, what blocks or delays them."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import COMING, MANOEUVRE, MOVING, NEVER, Position
from grognard.games.fortress_berlin.rules import facing, secrets, stacking, zoc
from grognard.games.fortress_berlin.rules.arrivals import variants
from grognard.games.fortress_berlin.rules.movement.reaching import closed_to, is_room_left, terms_of
from grognard.games.fortress_berlin.rules.movement.stand import come, tread
from grognard.games.fortress_berlin.units import HALF
from grognard.kernel.board.movement import Cells, reach
from grognard.kernel.board.zoc import union
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.verbs import Bar

WENCK = "wenck"
"""16.5a: the entry that is a stretch of the south edge."""
NOT_TO = {"A": "X"}
"""5.4b: letters from which no unit shifts to another."""


def due(g: Position, camp: int) -> tuple[int, ...]:
    """5.0a: units that may come on the map in this segment."""
    return tuple(
        unit for unit in g.in_place(COMING) if g.camp[unit] == camp and NEVER < g.due[unit] <= g.turn
    )


# ---- where


def listed(g: Position, unit: int) -> tuple[str, ...]:
    """5.0b: the letters by which a unit comes; 16.5a: those on its stretch of the edge."""
    entry, ring = variants.zones(g, unit), g.geo.ring
    if entry == WENCK:
        return tuple(letter for letter in ring if g.geo.entries[letter] in g.geo.wenck_cells)
    if not entry:
        return ()
    return ring[ring.index(entry[0]) : ring.index(entry[-1]) + 1]


def own_doors(g: Position, unit: int) -> set[int]:
    """5.0b, 16.5a: the hexes of its letters, or of its whole stretch of the edge."""
    if variants.zones(g, unit) == WENCK:
        return set(g.geo.wenck_cells)
    return {g.geo.entries[letter] for letter in listed(g, unit)}


def beside(g: Position, letter: str) -> tuple[str, ...]:
    """5.0/zone-ring, 5.4b: the letters to which a unit listed for one may shift."""
    ring = g.geo.ring
    at = ring.index(letter)
    return tuple(near for near in (ring[at - 1], ring[(at + 1) % len(ring)]) if NOT_TO.get(letter) != near)


def within_rules(g: Position, unit: int, closed: Cells) -> set[int]:
    """The hexes by which the rules let a unit come in, free or not; `closed`: with an enemy or in his zone.

    5.4: who is late may also use the next letters. 5.3: in place of a listed hex that is blocked, the next
    letters and the hexes of the edge beside it serve at once. 5.4c: nobody comes in farther off.
    """
    entries, own = g.geo.entries, own_doors(g, unit)
    found = set(own)
    for letter in listed(g, unit):
        if g.late[unit] or closed[entries[letter]]:
            found |= {entries[near] for near in beside(g, letter)}
    for cell in own:
        if closed[cell]:
            found |= {near for near in g.geo.board.neighbours[cell] if g.geo.edge[near]}
    return found


def bar_to_door(g: Position, unit: int, cell: int, closed: Cells) -> Bar | None:
    """Why one of these hexes is shut: enemies are there or about, or in manoeuvre mode nobody enters it."""
    if closed[cell]:
        return "5.3", "why.entry-blocked"
    if cost_of(g, unit, cell) is not None:
        return None
    return ("7.3.3", "why.march-lake") if g.geo.terrain[cell] == "lake" else ("9.0.2a", "why.march-ruins")


def doors(g: Position, unit: int, closed: Cells) -> list[int]:
    """The hexes by which a unit may come in now."""
    found = within_rules(g, unit, closed)
    return sorted(cell for cell in found if bar_to_door(g, unit, cell, closed) is None)


def closed_doors(g: Position, camp: int) -> Cells:
    """5.3: the hexes that are blocked for who comes in: by enemies, garrisons and the zones that one sees."""
    return union(zoc.apparent(g, camp), closed_to(g, camp))


def open_doors(g: Position, camp: int, units: Sequence[int]) -> dict[int, list[int]]:
    """For each of these units, the hexes by which it may come in now."""
    closed, found = closed_doors(g, camp), dict[int, list[int]]()
    known: dict[tuple[object, ...], list[int]] = {}
    for unit in units:
        at = (listed(g, unit), variants.zones(g, unit), bool(g.late[unit]), terms_of(g, unit))
        if at not in known:
            known[at] = doors(g, unit, closed)
        cells = [cell for cell in known[at] if bar_to_room(g, unit, cell, closed) is None]
        if cells:
            found[unit] = cells
    return found


def bar_to_room(g: Position, unit: int, cell: int, closed: Cells) -> Bar | None:
    """7.2.1: friends may fill the hex if they or the newcomer can go on from there."""
    camp = g.camp[unit]
    if not g.count[camp][cell] or is_room_left(g, camp, cell, (unit,)):
        return None
    has = g.printed[unit].m_ma * HALF - (cost_of(g, unit, cell) or 0)
    network = g.geo.movement.network(g.spots, terms_of(g, unit))
    zone = zoc.apparent(g, camp)
    reached = reach(network, cell, max(0, has), closed_to(g, camp), zone, zoc.STOPPING)
    if any(there != cell and stacking.room(g, camp, there, (unit,)) for there in reached):
        return None
    return stacking.bar_to_stack(g, camp, cell, (unit,))


def bar_to_enter(g: Position, unit: int, cell: int, units: Sequence[int]) -> Bar | None:
    """Why a unit can't come in by a hex."""
    if unit not in units or g.place[unit] != COMING:
        return "5.0a", "why.entry-not-due", {"unit": unit}
    camp = g.camp[unit]
    closed = closed_doors(g, camp)
    if cell in within_rules(g, unit, closed):
        return bar_to_door(g, unit, cell, closed) or bar_to_room(g, unit, cell, closed)
    letters, entries = listed(g, unit), g.geo.entries
    if any(cell == entries[near] for letter in letters for near in beside(g, letter)):
        return "5.4a", "why.entry-not-late", {"unit": unit}
    said = {"unit": unit, "zones": () if variants.zones(g, unit) == WENCK else letters}
    if any(cell == entries[NOT_TO[letter]] for letter in letters if letter in NOT_TO):
        return "5.4b", "why.entry-elsewhere", said
    return ("5.4c" if g.late[unit] else "5.0b"), "why.entry-elsewhere", said


# ---- how


def cost_of(g: Position, unit: int, cell: int) -> int | None:
    """5.0c, 7.1.2: the cost of the hex: of its road at the letters, where that leads off the map."""
    terms = terms_of(g, unit)
    if cell in g.geo.entries.values():
        return g.geo.edge_cost(cell, g.spots, terms)
    return g.geo.hex_cost(cell, g.spots, terms)


def enter(g: Position, unit: int, cell: int) -> None:
    """5.0c, 3.3.3a: brings a unit in, in manoeuvre mode and with its whole MA, less the cost of the hex."""
    camp = g.camp[unit]
    g.change(unit, mode=MANOEUVRE)
    secrets.scout(g, camp, (cell,))
    g.points[unit] = max(0, g.printed[unit].m_ma * HALF - (cost_of(g, unit, cell) or 0))
    g.moved[unit], g.entered[unit], g.gate[unit] = MOVING, 1, NOWHERE
    come(g, unit, cell, facing.inward(g, cell))
    g.note("entry.arrived", "5.0c", unit=unit, cell=cell)
    tread(g, camp, cell)


def delay(g: Position, units: Sequence[int]) -> None:
    """5.4a: who has not come in by the end of the segment is late."""
    late = tuple(unit for unit in units if g.place[unit] == COMING)
    for unit in late:
        g.late[unit] = min(g.late[unit] + 1, 255)
    if late:
        g.note("entry.delayed", "5.4a", units=late)
