"""Another reading of the assault, from the rulebook alone: totals of morale, results, ways of the beaten.

It shares no code with the rules: it reads the counters, the columns of a position and the printed map.
"""

from fractions import Fraction
from itertools import combinations
from math import floor
from typing import Any, NamedTuple

from grognard.games.borodino_41.geography import Terms

HOUSES = {"woods", "village", "town"}
FOOT_TROOPS = {"infantry", "cavalry", "engineer", "motorcycle", "flamethrower", "machine-gun"}
GUNS = {"at", "aa", "howitzer", "field-artillery", "gun-artillery", "heavy-artillery", "heavy-mortar"}
GUNS |= {"nebelwerfer", "rocket", "regimental-hq"}
STAFFS = {"hq", "regimental-hq", "artillery-hq"}
VEHICLES = {"tank", "assault-gun", "armoured-car", "infantry-gun-sp"}
GOOD, SUPPRESSED, DISRUPTED = 0, 1, 2
DECLARED_INSIDE = 1
TRENCH = 2


class Result(NamedTuple):
    """What the loser of an assault suffers."""

    hexes: int
    points: int
    state: int
    pursuit: int


def result(margin: int, attacker_lost: bool) -> Result:
    """12, results: by the difference and by who has lost."""
    points = 0 if margin < 3 else 1 if margin == 3 else margin - 3
    state = GOOD if margin == 1 else SUPPRESSED if margin == 2 else DISRUPTED
    hexes = 1 if attacker_lost or margin < 3 else 2
    return Result(hexes, points, state, 2 if margin >= 4 and not attacker_lost else 0)


def totals(g: Any, cell: int, attackers: list[int], defenders: list[int], night: int = 0) -> tuple[int, int]:
    """12, 9, 17, 18: the modified morale of attacker and defender."""
    attack = _base(g, attackers, False)
    defence = _base(g, [u for u in defenders if _kind(g, u) not in STAFFS] or defenders, True)
    attack, defence = attack + _size(g, attackers, defenders)[0], defence + _size(g, attackers, defenders)[1]
    ours, theirs = _useful(g, cell, attackers, defenders), _useful(g, cell, defenders, attackers)
    attack += bool(ours)
    defence += bool(theirs)
    plates = max(map(_plates(g), ours), default=0), max(map(_plates(g), theirs), default=0)
    if plates[0] > plates[1]:
        attack += plates[0]
    elif plates[1] > plates[0]:
        defence += plates[1]
    attack += 2 * any(_kind(g, u) == "flamethrower" for u in attackers)
    defence += 2 * any(_kind(g, u) == "flamethrower" for u in defenders)
    attack += _sappers(g, cell, attackers, defenders)
    defence += _ground(g, cell, {g.cell[u] for u in attackers}, defenders)
    astray = {2: -2, 3: -1}.get(night, 0)
    asleep = {8: -1, 9: -2}.get(night, 0)
    return attack + astray, defence + asleep


def _kind(g: Any, unit: int) -> str:
    return str(g.printed[unit].kind)


def _armoured(g: Any, unit: int) -> bool:
    if _kind(g, unit) == "armoured-engineer":
        return bool(g.column[unit]) or g.afoot[unit] == 2
    return _kind(g, unit) in VEHICLES


def _morale(g: Any, unit: int) -> int:
    """Its own or that of an HQ stacked with it; 1 or 2 less when shaken, 2 less in column."""
    mates = [u for u in range(len(g.cell)) if g.cell[u] == g.cell[unit] and g.camp[u] == g.camp[unit]]
    lent = [g.printed[u].morale - g.state[u] for u in mates if _kind(g, u) in STAFFS and u != unit]
    best = max([g.printed[unit].morale, *lent])
    return int(best - g.state[unit] - 2 * g.column[unit])


def _commanded(g: Any, unit: int) -> bool:
    if _kind(g, unit) in ("motorcycle", "armoured-car"):
        return True
    return any(
        _kind(g, u) in STAFFS
        and g.camp[u] == g.camp[unit]
        and g.cell[u] >= 0
        and g.state[u] != DISRUPTED
        and g.geo.board.distance(g.cell[u], g.cell[unit]) <= 8
        for u in range(len(g.cell))
    )


def _base(g: Any, units: list[int], defending: bool) -> int:
    values = {u: _morale(g, u) for u in units}
    if not all(_commanded(g, u) for u in units):
        return min(values.values())
    if len({g.printed[u].formation for u in units}) == 1:
        return max(values.values())
    spared = [u for u in units if _armoured(g, u) or (defending and _kind(g, u) in GUNS)]
    bound = [u for u in units if u not in spared]
    means = [
        Fraction(sum(values[u] for u in chosen), len(chosen))
        for size in range(len(spared) + 1)
        for more in combinations(spared, size)
        if (chosen := [*bound, *more])
    ]
    return floor(max(means))


def _size(g: Any, attackers: list[int], defenders: list[int]) -> tuple[int, int]:
    stacks = {g.cell[u] for u in attackers}
    ours = sum(min(12, sum(g.strength[u] for u in attackers if g.cell[u] == c)) for c in stacks)
    counted = [u for u in defenders if _kind(g, u) not in STAFFS] or defenders
    theirs = sum(max(1, g.strength[u] // 2) if _kind(g, u) in GUNS else g.strength[u] for u in counted)
    theirs = min(12, theirs)
    more, less = max(ours, theirs), min(ours, theirs)
    bonus = 3 if more >= 3 * less else 2 if more >= 2 * less else 1 if 2 * more >= 3 * less else 0
    return (bonus, 0) if ours > theirs else (0, bonus) if theirs > ours else (0, 0)


def _foot(g: Any, unit: int) -> bool:
    return _kind(g, unit) in FOOT_TROOPS or (_kind(g, unit) == "armoured-engineer" and not _armoured(g, unit))


def _useful(g: Any, cell: int, own: list[int], foes: list[int]) -> list[int]:
    """The armour that is not alone among houses or trees against infantry."""
    hard = g.geo.terrain[cell] in HOUSES and any(_foot(g, u) for u in foes)
    return [
        u for u in own if _armoured(g, u) and (not hard or any(_foot(g, m) for m in g.units_at(g.cell[u])))
    ]


def _plates(g: Any) -> Any:
    return lambda unit: {"black": 1, "double": 2}.get(g.printed[unit].armour, 0)


def _in_trench(g: Any, unit: int) -> bool:
    if g.column[unit] or _armoured(g, unit) or g.inside[unit] == DECLARED_INSIDE:
        return False
    if g.cell[unit] in g.geo.forts and not g.wrecked[g.cell[unit]] and g.inside[unit] == 0:
        return False
    fits = _kind(g, unit) in FOOT_TROOPS | GUNS | {"armoured-engineer"}
    return bool(fits and g.works[g.cell[unit]] == 2 * TRENCH + g.camp[unit])


def _sappers(g: Any, cell: int, attackers: list[int], defenders: list[int]) -> int:
    sappers = [u for u in attackers if _kind(g, u) in ("engineer", "armoured-engineer")]
    works = any(g.inside[u] == DECLARED_INSIDE or _in_trench(g, u) for u in defenders)
    wet = any(g.geo.water(g.cell[u], cell) for u in sappers)
    return int(bool(sappers) and (works or wet or g.geo.terrain[cell] in ("village", "town")))


def _ground(g: Any, cell: int, origins: set[int], defenders: list[int]) -> int:
    firm = [u for u in defenders if not g.column[u]]
    if not firm:
        return 0
    total = 0
    if any(g.inside[u] == DECLARED_INSIDE for u in firm):
        total += 1 if origins <= set(g.geo.forts[cell]) else -2
    elif g.geo.terrain[cell] in HOUSES:
        total += 1
    total += bool(g.geo.hill[cell]) and not any(g.geo.hill[c] for c in origins)
    total += any(_in_trench(g, u) for u in firm)
    waters = [g.geo.water(c, cell) for c in origins]
    if all(waters):
        total += 2 if set(waters) == {"river"} else 1
    if g.geo.banked[cell]:
        for number, side in enumerate(g.geo.bank_sides(cell), 1):
            total += origins <= set(side) and not any(g.bank[u] == number for u in firm)
    return total


def first_hexes(g: Any, unit: int, hexes: int) -> set[int]:
    """12: where a beaten unit may begin its retreat; nothing if it can't, or has to leave the map."""
    start = g.cell[unit]
    paths = _paths(g, unit, (start,), hexes)
    longest = max(len(path) for path in paths) - 1
    if longest < hexes:
        leaving = [path for path in paths if len(g.geo.board.neighbours[path[-1]]) < 6]
        if any(len(path) == 1 for path in leaving) or not longest:
            return set()
        paths = leaving or [path for path in paths if len(path) - 1 == longest]
    else:
        paths = [path for path in paths if len(path) - 1 == hexes]
    firsts = {path[1] for path in paths}
    covered = {c for c in firsts if g.geo.terrain[c] in HOUSES or c in g.geo.forts}
    if covered:
        return covered
    distance = g.geo.board.distance
    homes = [g.cell[u] for u in range(len(g.cell)) if _is_staff_of(g, u, unit)]
    towards = {
        c
        for c in firsts
        if homes and min(distance(c, h) for h in homes) < min(distance(start, h) for h in homes)
    }
    if towards:
        return towards
    edge = [c for c, side in enumerate(g.geo.edge) if side == g.printed[unit].side]
    far = {c: min(distance(c, e) for e in edge) for c in (*firsts, start)}
    return {c for c in firsts if far[c] < far[start]} or firsts


def _is_staff_of(g: Any, staff: int, unit: int) -> bool:
    friendly = g.camp[staff] == g.camp[unit] and g.cell[staff] >= 0
    return bool(friendly and _kind(g, staff) in STAFFS and staff != unit)


def _paths(g: Any, unit: int, path: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    found = [path]
    if len(path) <= most:
        for cell in g.geo.board.neighbours[path[-1]]:
            if g.geo.board.distance(path[0], cell) == len(path) and _may_step(g, unit, path[-1], cell):
                found += _paths(g, unit, (*path, cell), most)
    return found


def _may_step(g: Any, unit: int, start: int, cell: int) -> bool:
    printed = g.printed[unit]
    if printed.mobility == "static" or any(g.camp[u] != g.camp[unit] for u in g.units_at(cell)):
        return False
    mobility = "foot" if "dismounts" in printed.traits else printed.mobility
    if "amphibious" in printed.traits:
        mobility = "amphibious"
    spots = bytes(g.spots)
    return any(
        g.geo.cost(start, cell, spots, Terms(mobility, column, False, False)) is not None
        for column in (False, True)
    )
