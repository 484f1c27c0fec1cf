"""13.3 to 13.6, the advice: a defence of Berlin for whoever doesn't want to place every unit himself.

Volkssturm and antitank guns hold the strongpoints through which roads and railways lead into the city, guns
stand where they reach the north and the east, plant protection bars the bridges of the Teltow canal and holds
great buildings, and the Hitler Youth the bridges of the Havel and of the waters in the north.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from grognard.games.fortress_berlin.position import Position
from grognard.kernel.pieces import NOWHERE

Legal = Callable[[int, int], bool]
RESERVE = 4
"""13.6/advice: Volkssturm kept back within the city."""
HALF_RANGE = 12
"""8.2.2: guns fire with all their strength at half their range; that of the heavy regiment."""
FIRST_ENTRIES = "ABCDEFGHIJK"
"""15.0: where the Soviets of the first turns come from."""


def plan(g: Position, units: Iterable[int], legal: Legal) -> Iterator[tuple[int, int]]:
    """Where each unit goes, one by one: who asks puts each there before the next."""
    kinds: dict[str, list[int]] = {}
    for unit in units:
        kinds.setdefault(_kind(g, unit), []).append(unit)
    for kind in ("fixed", "hj", "ppb", "vs", "antitank", "gun", "fah", "other"):
        group = kinds.get(kind, [])
        wanted = _wanted(g, kind, len(group))
        for unit in group:
            cell = _first(g, unit, wanted, legal)
            if cell == NOWHERE:
                continue  # others fill all its hexes: the player must make room
            yield unit, cell
            if cell in wanted:
                wanted.remove(cell)


def _kind(g: Position, unit: int) -> str:
    printed = g.printed[unit]
    if printed.setup in ("hj", "ppb"):
        return printed.setup
    if printed.setup == "cup":
        return "vs"
    if printed.setup == "strongpoint":
        return "fah"
    if printed.setup == "perimeter":
        return "gun" if printed.is_artillery else "antitank"
    return "other"


def _wanted(g: Position, kind: str, count: int) -> list[int]:
    """The hexes that a kind of unit should hold, the most urgent first; a hex may stand there twice."""
    if kind == "hj":
        held = [cell for cell in g.geo.havel_bridges if not has_youth(g, cell)]
        return [*held, *_northern_bridges(g)]
    if kind == "ppb":
        return [*_teltow_bridges(g), *_near_centre(g, g.geo.majors)]
    if kind == "vs":
        gates = _gates(g)[: max(0, count - RESERVE)]
        return [*gates, *_inner_bridges(g)]
    if kind == "antitank":
        return _gates(g)
    if kind == "fah":
        return sorted(_gates(g), key=lambda cell: len(g.units_at(cell)))
    if kind == "gun":
        return _batteries(g)
    return []


def has_youth(g: Position, cell: int) -> bool:
    """13.5b: whether Hitler Youth stands in a hex."""
    return any(g.printed[unit].is_hj for unit in g.units_at(cell))


def _first(g: Position, unit: int, wanted: list[int], legal: Legal) -> int:
    """The first hex that is wanted and legal, else the one nearest to the centre with the fewest units."""
    for cell in wanted:
        if legal(unit, cell):
            return cell
    cells = [cell for cell in sorted(g.geo.setup_cells(g.printed[unit].setup)) if legal(unit, cell)]
    distance = g.geo.board.distance
    ranks = [(len(g.units_at(cell)), distance(cell, g.geo.reichstag), cell) for cell in cells]
    return min(ranks)[2] if ranks else NOWHERE


def _gates(g: Position) -> list[int]:
    """13.6/advice: strongpoints, first those through which a road or a railway leads into the city.

    Those that the first Soviets meet, in the north and the east, come before the others.
    """
    geo, distance = g.geo, g.geo.board.distance
    entries = [geo.entries[letter] for letter in FIRST_ENTRIES]

    def rank(cell: int) -> tuple[bool, bool, int, int]:
        ways = {geo.way(cell, near) for near in geo.board.neighbours[cell] if not geo.perimeter[near]}
        return not any(ways), "road" not in ways, min(distance(cell, entry) for entry in entries), cell

    return sorted(geo.setup_cells("strongpoint"), key=rank)


def _bridges(g: Position, cells: Iterable[int]) -> list[int]:
    """Hexes with a bridge."""
    geo = g.geo
    return [cell for cell in cells if any(geo.bridge(cell, near) for near in geo.board.neighbours[cell])]


def _northern_bridges(g: Position) -> list[int]:
    """13.5/advice: the Spree and the canals in the upper part of the city, the nearest to the enemy first."""
    geo = g.geo
    inside = [cell for cell in range(len(geo.board)) if geo.perimeter[cell] and g.top[cell] < 0]
    row = {cell: int(geo.board.labels[cell][2:]) for cell in inside}
    north = [cell for cell in _bridges(g, inside) if row[cell] < int(geo.board.labels[geo.reichstag][2:])]
    return sorted(north, key=lambda cell: (row[cell], cell))[::2]


def _teltow_bridges(g: Position) -> list[int]:
    """13.4/advice: the near bank at each bridge of the Teltow canal."""
    distance, centre = g.geo.board.distance, g.geo.reichstag
    near: dict[int, None] = {}
    for cell in _bridges(g, sorted(g.geo.teltow_banks)):
        for other in g.geo.board.neighbours[cell]:
            if g.geo.bridge(cell, other):
                near[min(cell, other, key=lambda bank: (distance(bank, centre), bank))] = None
    return sorted(near, key=lambda cell: (distance(cell, centre), cell))


def _inner_bridges(g: Position) -> list[int]:
    """13.6/advice: the reserve, at bridges close to the government quarter."""
    return _near_centre(g, _bridges(g, g.geo.setup_cells("perimeter")))


def _near_centre(g: Position, cells: Iterable[int]) -> list[int]:
    distance, centre = g.geo.board.distance, g.geo.reichstag
    free = (cell for cell in cells if g.top[cell] < 0)
    return sorted(free, key=lambda cell: (distance(cell, centre), cell))


def _batteries(g: Position) -> list[int]:
    """13.3/advice: close to the centre, with the edges in the north and the east well within range."""
    geo, distance = g.geo, g.geo.board.distance
    north, east = geo.entries["E"], geo.entries["H"]
    inside = [cell for cell in geo.setup_cells("perimeter") if not geo.works[cell]]

    def rank(cell: int) -> tuple[int, int, int]:
        farthest = max(distance(cell, north), distance(cell, east))
        return max(farthest, HALF_RANGE), distance(cell, geo.reichstag), cell

    return sorted(inside, key=rank)
