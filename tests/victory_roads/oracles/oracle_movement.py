"""Movement reckoned a second time from the printed map alone, by plain searches: nothing here uses the rules.

Points are whole movement points as fractions. Hexes are labels, units plain records. What the rules offer is
compared with this on random positions by `test_06_oracle.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush

from tests.victory_roads.oracles.printed_map import (
    CAPITALS,
    CITIES,
    CITY,
    EAST,
    FOREIGN,
    HEXES,
    NAMES,
    PORTS,
    TERRAIN,
    WATER,
    beside,
    distance,
    has_way,
    is_land,
    is_on_way,
    places,
    side,
)

HALF = Fraction(1, 2)
Costs = dict[str, Fraction]


@dataclass(frozen=True)
class Piece:
    """A counter on the map."""

    name: str
    camp: str
    nation: str
    kind: str
    where: str
    movement: int
    armoured: bool
    elite: bool
    radius: int
    cut: bool = False
    arrow: str = ""
    """Of an HQ in pontoon mode, the hex that its arrow points to."""


@dataclass(frozen=True)
class Situation:
    """What a position says of movement."""

    pieces: tuple[Piece, ...]
    ground: frozenset[str]
    weather: str
    held: dict[str, str]
    """The holder of each site."""
    fallen: frozenset[str]
    bridges: frozenset[str] = frozenset()
    """Hexes with bridges on all sides."""
    partisans: frozenset[str] = frozenset()
    edge: frozenset[str] = frozenset()
    axis_edge: frozenset[str] = frozenset()
    slowed: bool = False
    besieged: frozenset[str] = frozenset()
    where: dict[str, list[Piece]] = field(default_factory=dict)
    areas: dict[str, set[str]] = field(default_factory=dict)
    """What `area` has found, by nation."""

    def __post_init__(self) -> None:
        for piece in self.pieces:
            self.where.setdefault(piece.where, []).append(piece)

    def has(self, there: str, camp: str) -> bool:
        """Whether a side has a unit in a hex."""
        return any(piece.camp == camp for piece in self.where.get(there, ()))

    def touched(self, there: str, camp: str) -> bool:
        """Whether a unit of a side stands beside a hex."""
        return any(self.has(near, camp) for near in beside(there))


# ---- the map


def is_open(s: Situation, a: str, b: str) -> bool:
    """Whether land leads from hex to hex at all."""
    return is_land(b) and b in s.ground and not side(a, b) & {"lake", "sea"}


def water(s: Situation, a: str, b: str) -> str:
    """The water to be crossed without a bridge; in mud every river is a great one."""
    along = side(a, b)
    if not along & WATER or "bridge" in along or {a, b} & s.bridges:
        return ""
    if any({piece.where, piece.arrow} == {a, b} for piece in s.pieces if piece.arrow):
        return ""
    return "great-river" if "great-river" in along or s.weather == "mud" else "river"


def price(s: Situation, kind: str) -> Fraction:
    """What a row of the terrain effects costs."""
    return Fraction(int(TERRAIN[kind]["cost_snow" if s.weather == "snow" else "cost"]), 2)


def step_cost(s: Situation, piece: Piece, a: str, b: str) -> Fraction | None:
    """6.1.4, 6.1.9, 6.6, 13.2.3, 1.7.5, 3.2.2: the points for a step, or None where it is closed."""
    if not is_open(s, a, b) or s.has(b, "axis" if piece.camp == "soviet" else "soviet"):
        return None
    country = HEXES[b]["country"]
    if piece.camp == "axis" and country == FOREIGN.get(piece.nation):
        return None
    works = piece.camp == "soviet" and HEXES[b]["fort"] == "advanced" and b not in s.fallen
    if not works and has_way(a, b):
        return HALF
    foe = "axis" if piece.camp == "soviet" else "soviet"
    wet = water(s, a, b)
    if wet and s.weather == "mud" and s.touched(b, foe):
        return None
    kinds = [HEXES[b]["terrain"], *(CITY & places(b))]
    ground = Fraction(4) if works else max(price(s, kind) for kind in kinds)
    return ground + (price(s, wet) if wet else 0)


# ---- 6.1 to 6.3, 8.2 Marches


def points(s: Situation, piece: Piece, *, strategic: bool = False, exploiting: bool = False) -> Fraction:
    """What a unit may spend."""
    if not piece.movement or piece.arrow:
        return Fraction(0)
    if exploiting:
        whole = 1 if piece.cut else -(-piece.movement // 2)
    else:
        halvings = int(piece.cut) + int(s.slowed and piece.nation == "german" and piece.camp == "axis")
        doublings = int(strategic)
        while halvings and doublings:
            halvings, doublings = halvings - 1, doublings - 1
        whole = piece.movement * 2**doublings
        whole = -(-whole // 2**halvings)
    return Fraction(min(whole, 2) if s.weather == "mud" else whole)


def spread(
    piece: Piece,
    most: Fraction,
    cost: Callable[[str, str], Fraction | None],
    stops: Iterable[str] = (),
) -> Costs:
    """Where a unit comes with so many points, one hex being always open."""
    found: Costs = {piece.where: Fraction(0)}
    queue, done = [(Fraction(0), piece.where)], set()
    while queue:
        spent, there = heappop(queue)
        if there in done or (there in stops and there != piece.where):
            continue
        done.add(there)
        for near in beside(there):
            needs = cost(there, near)
            if needs is None or (spent + needs > most and not (there == piece.where and most)):
                continue
            total = spent + needs
            if near not in found or total < found[near]:
                found[near] = total
                if total <= most:
                    heappush(queue, (total, near))
    return found


def march(s: Situation, piece: Piece, *, strategic: bool = False, exploiting: bool = False) -> Costs:
    """The hexes where a unit may end a march, and what each costs."""
    most = points(s, piece, strategic=strategic, exploiting=exploiting)
    realm = area(s, piece.nation if piece.camp == "axis" else "soviet") if strategic else set()

    def cost(a: str, b: str) -> Fraction | None:
        if strategic and (b not in realm or not may_enter_strategically(s, piece, b)):
            return None
        return step_cost(s, piece, a, b)

    stops = s.besieged if piece.camp == "axis" else frozenset[str]()
    if piece.cut and not piece.elite:
        found: Costs = {}
        for goal in goals(s, piece):
            nearer = _toward(cost, goal)
            for there, total in spread(piece, most, nearer, stops).items():
                found[there] = min(total, found.get(there, total))
    else:
        found = spread(piece, most, cost, stops)
    return {there: total for there, total in found.items() if may_end(s, piece, there)}


def _toward(cost: Callable[[str, str], Fraction | None], goal: str) -> Callable[[str, str], Fraction | None]:
    return lambda a, b: cost(a, b) if distance(b, goal) < distance(a, goal) else None


def may_end(s: Situation, piece: Piece, there: str) -> bool:
    """6.1.10, 1.11.5: whether a unit may stay in a hex other than its own."""
    if there == piece.where or among_foes(s, piece, there):
        return False
    return piece.kind != "hq" or supplied_hq(s, piece, there)


def among_foes(s: Situation, piece: Piece, there: str) -> bool:
    """1.11.5: whether Hungarians would stand among Romanians."""
    foe = {"hungarian": "romanian", "romanian": "hungarian"}.get(piece.nation)
    return bool(foe) and any(other.nation == foe for other in s.where.get(there, ()))


def may_enter_strategically(s: Situation, piece: Piece, there: str) -> bool:
    """6.2.1: beside no enemy, and no stronghold that the Soviets never captured."""
    foe = "axis" if piece.camp == "soviet" else "soviet"
    if s.touched(there, foe):
        return False
    german = HEXES[there]["fort"] or (there in CITIES and HEXES[there]["country"] == "germany")
    return not (piece.camp == "soviet" and german and there not in s.fallen)


def may_start_strategically(s: Situation, piece: Piece) -> bool:
    """6.2.1: no HQ, in command, and beside no enemy."""
    realm = area(s, piece.nation if piece.camp == "axis" else "soviet")
    foe = "axis" if piece.camp == "soviet" else "soviet"
    return piece.kind != "hq" and piece.where in realm and not s.touched(piece.where, foe)


# ---- 1.2, 4 Command and supply


def is_barred(s: Situation, there: str, camp: str, own: str = "") -> bool:
    """1.2.3, 4.1.1: an enemy, or a hex beside one without a friend; `own` counts as held by a friend."""
    foe = "axis" if camp == "soviet" else "soviet"
    if s.has(there, foe) or (camp == "axis" and there in s.partisans):
        return True
    return s.touched(there, foe) and there != own and not s.has(there, camp)


def sources(s: Situation, camp: str) -> set[str]:
    """4.3, 4.4: the sources of a side."""
    if camp == "soviet":
        first = {there for there in CITIES & s.ground if HEXES[there]["held"] == "soviet"}
        edge = {there for there in s.ground if there[:2] == EAST and is_on_way(there)}
        return {there for there in first if s.held[there] == "soviet"} | edge | s.edge
    cities = {there for there in CITIES & s.ground if HEXES[there]["country"] == "germany"}
    free = {there for there in PORTS & s.ground if sum(s.has(near, "soviet") for near in beside(there)) < 4}
    return {there for there in cities | free if s.held[there] == "axis"} | s.axis_edge


def joined(s: Situation, camp: str, own: str = "", kinds: Iterable[str] = ("road", "rail")) -> set[str]:
    """4.1.1: the hexes that a line joins to a source."""
    found = {there for there in sources(s, camp) if not is_barred(s, there, camp, own)}
    queue = list(found)
    for there in queue:
        for near in beside(there):
            if near in found or near not in s.ground or not has_way(there, near, kinds):
                continue
            if is_land(near) and not is_barred(s, near, camp, own):
                found.add(near)
                queue.append(near)
    return found


def supplied_hq(s: Situation, piece: Piece, there: str) -> bool:
    """6.1.10: whether an HQ that moved to a hex could trace a line from it."""
    rest = tuple(other for other in s.pieces if other != piece)
    away = Situation(rest, s.ground, s.weather, s.held, s.fallen, s.bridges, s.partisans, s.edge, s.axis_edge)
    stopped = piece.camp == "axis" and there in s.partisans
    return not stopped and (there in sources(s, piece.camp) or there in joined(away, piece.camp, there))


def area(s: Situation, nation: str) -> set[str]:
    """1.2, 4.2.1: the hexes within the radius of a supplied HQ of a nation."""
    if nation in s.areas:
        return s.areas[nation]
    camp = "soviet" if nation == "soviet" else "axis"
    lines, found = joined(s, camp), set[str]()
    for hq in s.pieces:
        own = "soviet" if hq.camp == "soviet" else hq.nation
        works = HEXES[hq.where]["fort"] == "advanced" and own == "german" and hq.where not in s.fallen
        if hq.kind == "hq" and own == nation and (hq.where in lines or works):  # 4.4.3
            found |= command(s, hq)
    s.areas[nation] = found
    return found


def command(s: Situation, hq: Piece) -> set[str]:
    """1.2.2 to 1.2.4: the hexes within the radius of an HQ."""
    barred = FOREIGN.get(hq.nation) if hq.camp == "axis" else None

    def cost(a: str, b: str) -> Fraction | None:
        if not is_open(s, a, b) or is_barred(s, b, hq.camp) or (barred and HEXES[b]["country"] == barred):
            return None
        if has_way(a, b):
            return HALF
        return None if water(s, a, b) == "great-river" else Fraction(1)

    most = Fraction(hq.radius)
    return {there for there, far in spread(hq, most, cost).items() if far <= most}


def goals(s: Situation, piece: Piece) -> set[str]:
    """4.6.4: sources and HQs of its side, and for allies their own capital."""
    hqs = {hq.where for hq in s.pieces if hq.kind == "hq" and hq.camp == piece.camp}
    found = sources(s, piece.camp) | hqs
    if piece.camp == "axis":
        lines = joined(s, "axis")
        own = {NAMES[name] for name in CAPITALS.get(piece.nation, ())} & s.ground
        found |= {there for there in own if there in lines and s.held[there] == "axis"}
    return found - {piece.where}


# ---- 6.4, 6.5 Rail and sea


def rail(s: Situation, piece: Piece) -> set[str]:
    """6.4.3: where a unit may go by rail, its own hex not included; nothing if it can't leave."""
    lines = joined(s, "axis", kinds=("rail",))
    lost = {there for there in s.fallen if "major-city" in places(there)}
    foreign = FOREIGN.get(piece.nation, "-")
    usable = {
        there
        for there in lines
        if not s.touched(there, "soviet") and there not in lost and HEXES[there]["country"] != foreign
    }
    if piece.where not in usable or not points(s, piece):
        return set()
    found = {piece.where}
    queue = [piece.where]
    for there in queue:
        for near in beside(there):
            if near in usable and near not in found and has_way(there, near, ["rail"]):
                found.add(near)
                queue.append(near)
    found.discard(piece.where)
    found = {there for there in found if not among_foes(s, piece, there)}
    if piece.cut and not piece.elite:
        ends = goals(s, piece)
        found = {t for t in found if any(distance(t, goal) < distance(piece.where, goal) for goal in ends)}
    return found


def sea(s: Situation, piece: Piece) -> set[str]:
    """6.5.2: the ports to which a unit may sail; nothing if it can't leave."""
    if piece.where not in PORTS or not points(s, piece):
        return set()
    found = set()
    for port in PORTS & s.ground:
        land = [near for near in beside(port) if near in s.ground]
        held = s.held[port] == "axis" and port not in s.fallen and not s.has(port, "soviet")
        if port != piece.where and held and not (land and all(s.has(near, "soviet") for near in land)):
            found.add(port)
    if piece.kind == "hq":
        found = {port for port in found if supplied_hq(s, piece, port)}
    if piece.cut and not piece.elite:
        found &= goals(s, piece)
    return {port for port in found if not among_foes(s, piece, port)}
