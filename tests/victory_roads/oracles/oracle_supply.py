"""Supply and command worked out a second time, from the text of 1.2 and 4 and the printed map alone.

Nothing here knows the rules of the game package: hexes are labels, the map is read from its files, and every
search visits hex after hex. It is slow and plain, so that what it says can be believed.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tests.victory_roads.oracles.printed_map import (
    CAPITALS,
    CITIES,
    EAST,
    FOREIGN,
    HEXES,
    NAMES,
    PORTS,
    beside,
    has_way,
    is_land,
    is_on_way,
    pair,
)
from tests.victory_roads.oracles.printed_map import side as along

SOVIET, AXIS = "soviet", "axis"


@dataclass(frozen=True)
class Counter:
    """A unit on the map."""

    name: str
    there: str
    side: str
    nation: str
    """The one that it counts as (1.7.3)."""
    radius: int = 0
    """Of an HQ."""
    arrow: str = ""
    """The hex to which an HQ in pontoon mode points."""


@dataclass(frozen=True)
class Scene:
    """What lies on the map."""

    counters: tuple[Counter, ...]
    held: Mapping[str, str]
    """The side that controls each city and port."""
    fallen: frozenset[str]
    """Fortifications that the Soviets have captured."""
    mud: bool
    ground: tuple[range, range]
    """Columns and rows in play."""
    entries: Mapping[str, tuple[str, ...]]
    """Further sources of a side at the edge of a smaller ground."""
    bridged: frozenset[str] = frozenset()
    """Hexes with bridges on all sides: Bridgeheads, engineers."""
    flown: frozenset[str] = frozenset()
    partisans: frozenset[str] = frozenset()
    _zones: dict[str, frozenset[str]] = field(default_factory=dict, compare=False)

    def has(self, there: str, side: str) -> bool:
        """Whether units of a side stand in a hex."""
        return there in self._zone(f"units of {side}")

    def beside(self, there: str, side: str) -> bool:
        """Whether a unit of a side stands next to a hex."""
        return there in self._zone(f"beside {side}")

    def _zone(self, what: str) -> frozenset[str]:
        if not self._zones:
            for side in (SOVIET, AXIS):
                stand = frozenset(unit.there for unit in self.counters if unit.side == side)
                self._zones[f"units of {side}"] = stand
                self._zones[f"beside {side}"] = frozenset(near for cell in stand for near in beside(cell))
        return self._zones[what]


# ---- the ground


def in_play(scene: Scene, there: str) -> bool:
    """Whether a hex is open land of the scenario."""
    columns, lines = scene.ground
    return is_land(there) and int(there[:2]) in columns and int(there[2:]) in lines


# ---- 4.3, 4.4 Sources


def sources(scene: Scene, side: str) -> set[str]:
    """The sources of a side that are open to all its units."""
    if side == SOVIET:
        first = {there for there in CITIES if HEXES[there]["held"] == SOVIET}  # 4.3.1
        edge = {there for there in HEXES if there[:2] == EAST and is_on_way(there)}
        found = {there for there in first if scene.held.get(there) == SOVIET} | edge
    else:
        german = {there for there in CITIES if HEXES[there]["country"] == "germany"}
        found = {there for there in german if scene.held.get(there) == AXIS}  # 4.4.1
        for port in PORTS:  # 4.4.2
            around = sum(scene.has(near, SOVIET) for near in beside(port))
            if scene.held.get(port) == AXIS and around < 4:
                found.add(port)
    return {there for there in found | {*scene.entries.get(side, ())} if in_play(scene, there)}


# ---- 4.1 Lines


def is_barred(scene: Scene, there: str, side: str) -> bool:
    """1.2.3, 4.1.1: an enemy in the hex, or beside it where no unit of one's own stands."""
    enemy = AXIS if side == SOVIET else SOVIET
    if side == AXIS and there in scene.partisans:
        return True
    if scene.has(there, enemy):
        return True
    return scene.beside(there, enemy) and not scene.has(there, side)


def joined(scene: Scene, side: str) -> set[str]:
    """The hexes from which road or rail leads to a source."""
    queue = deque(there for there in sources(scene, side) if not is_barred(scene, there, side))
    found = set(queue)
    while queue:
        there = queue.popleft()
        for near in (near for near in beside(there) if near not in found and has_way(there, near)):
            if in_play(scene, near) and not is_barred(scene, near, side):
                found.add(near)
                queue.append(near)
    return found


# ---- 1.2 Command


def bridges(scene: Scene) -> set[frozenset[str]]:
    """The hexsides over which a bridge has been laid."""
    laid = {pair(unit.there, unit.arrow) for unit in scene.counters if unit.arrow}
    return laid | {pair(there, near) for there in scene.bridged for near in beside(there)}


def commanded(scene: Scene, hq: Counter) -> set[str]:
    """1.2.2: the hexes in the radius of an HQ, counted in half hexes; its own is one of them."""
    laid, closed = bridges(scene), ("great-river", "river") if scene.mud else ("great-river",)
    waves: list[set[str]] = [set() for _ in range(2 * hq.radius + 1)]
    waves[0].add(hq.there)
    found: set[str] = set()
    for spent, wave in enumerate(waves):
        for there in sorted(wave - found):
            found.add(there)
            for near in beside(there):
                way, what = has_way(there, near), along(there, near)
                if not in_play(scene, near) or is_barred(scene, near, hq.side) or what & {"lake", "sea"}:
                    continue
                if HEXES[near]["country"] == FOREIGN.get(hq.nation):
                    continue
                over = what.intersection(closed) and "bridge" not in what and pair(there, near) not in laid
                if over and not way:  # 1.2.4
                    continue
                if spent + (1 if way else 2) < len(waves):
                    waves[spent + (1 if way else 2)].add(near)
    return found


# ---- 4.2 Who is supplied


def supplied(scene: Scene) -> set[str]:
    """The names of all units that are supplied."""
    open_to = {side: sources(scene, side) for side in (SOVIET, AXIS)}
    lines = {side: joined(scene, side) for side in (SOVIET, AXIS)}
    hqs = [unit for unit in scene.counters if unit.radius]
    found = {hq.name for hq in hqs if hq.there in lines[hq.side] or in_fort(scene, hq)}
    reach = {hq.name: commanded(scene, hq) for hq in hqs if hq.name in found}
    for unit in scene.counters:
        if not unit.radius and _is_supplied(scene, unit, open_to, lines, hqs, reach):
            found.add(unit.name)
    return found


def in_fort(scene: Scene, unit: Counter) -> bool:
    """4.4.3: Germans in an advanced fortification that has never fallen."""
    fort = HEXES[unit.there]["fort"] == "advanced"
    return fort and unit.nation == "german" and unit.there not in scene.fallen


def _is_supplied(
    scene: Scene,
    unit: Counter,
    open_to: Mapping[str, set[str]],
    lines: Mapping[str, set[str]],
    hqs: Iterable[Counter],
    reach: Mapping[str, set[str]],
) -> bool:
    if unit.there in open_to[unit.side]:
        return True
    for hq in hqs:
        own = hq.nation == unit.nation or (hq.nation == "german" and unit.side == AXIS)
        if own and hq.side == unit.side and unit.there in reach.get(hq.name, ()):
            return True
    if unit.side == SOVIET:
        return False
    capital = {NAMES[name] for name in CAPITALS.get(unit.nation, ())}  # 4.5
    if unit.there in capital and unit.there in lines[AXIS] and scene.held.get(unit.there) == AXIS:
        return True
    return unit.there in scene.flown or in_fort(scene, unit)
