"""A second reading of the rules about fire, from the text alone: points, shifts and column.

It shares nothing with the rules but the counters, the map and the columns of a position, and takes its time.
"""

from dataclasses import dataclass
from math import ceil

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.units import Unit

TABLE = (0, 1, 2, 3, 5, 7, 9, 12, 18, 30, 45, 60)
GUNS = {"at", "aa", "howitzer", "field-artillery", "gun-artillery", "heavy-artillery", "heavy-mortar"}
GUNS |= {"nebelwerfer", "rocket", "regimental-hq"}
SILHOUETTES = {"tank", "assault-gun", "armoured-car", "infantry-gun-sp"}
FOOT = {"infantry", "cavalry", "engineer", "motorcycle", "flamethrower", "machine-gun", "armoured-engineer"}
SUPPRESSED, DISRUPTED, WITHOUT_SUPPLY = 1, 2, 2


@dataclass(frozen=True)
class Salvo:
    """A fire in the words of the text."""

    purpose: str
    """zoc, defence, offence, closing or air."""
    tank_busting: bool
    firers: tuple[int, ...]
    observed_for: tuple[int, ...]
    target: int
    air: int = 0
    move: str = ""
    """leaves, changes or bumps."""
    minefields: tuple[int, ...] = ()


# ---- counters


def is_vehicle(g: Position, unit: int) -> bool:
    """12, 9: with a silhouette; the half-tracks mounted or in column."""
    kind = g.printed[unit].kind
    if kind == "armoured-engineer":
        return bool(g.column[unit]) or g.afoot[unit] == 2
    return kind in SILHOUETTES


def hole(g: Position, unit: int) -> str:
    """9, 15: fort, trench, foxhole or nothing around a unit."""
    cell, kind = g.cell[unit], g.printed[unit].kind
    if g.column[unit] or is_vehicle(g, unit):
        return ""
    if cell in g.geo.fort_sides and not g.wrecked[cell] and g.inside[unit] != 2:
        return "fort"
    work, owner = g.works[cell] // 2, g.works[cell] % 2
    if owner == g.camp[unit]:
        if work == 2 and (kind in FOOT or kind in GUNS):
            return "trench"
        if work == 1 and kind in FOOT:
            return "foxhole"
    return ""


def sees(g: Position, observer: int, target: int) -> bool:
    """11: line and range, and what conceals from farther than a hex."""
    here, there = g.cell[observer], g.cell[target]
    if g.geo.board.distance(here, there) == 1:
        return True
    if there not in g.geo.in_view[g.sight][here]:
        return False
    if g.fired[target]:
        return True
    if g.geo.terrain[there] in ("woods", "village", "town") or hole(g, target) in ("fort", "trench"):
        return False
    return not (g.bank[target] and _over_bank(g, target, here))


def seen_for(g: Position, gun: int, target: int) -> bool:
    """12: whether a gun that fires over others has eyes on a unit, its own or those of a friend."""
    printed = g.printed[gun]
    picky = printed.side == "soviet" and printed.indirect == "shift"
    led = printed.indirect == "factor" or not g.uncommanded[gun]
    if led and not picky and sees(g, gun, target):
        return True
    for friend in range(len(g.cell)):
        eyes = g.printed[friend]
        if friend == gun or g.cell[friend] < 0 or g.camp[friend] != g.camp[gun] or eyes.kind == "dummy":
            continue
        if g.state[friend] or g.uncommanded[friend]:
            continue
        if picky and eyes.kind not in GUNS and eyes.formation != "32 Rifle Division":
            continue
        if sees(g, friend, target):
            return True
    return False


def found_from_air(g: Position, unit: int) -> bool:
    """14: a column on a road always; others if seen, and in cover since yesterday."""
    cell = g.cell[unit]
    if g.column[unit] and g.geo.on_way[cell]:
        return True
    foes = [foe for foe in g.units_of(1 - g.camp[unit]) if g.printed[foe].kind != "dummy"]
    open_ground = g.geo.terrain[cell] == "clear" and hole(g, unit) != "fort"
    return any(sees(g, foe, unit) for foe in foes) and (open_ground or bool(g.watched[unit]))


def _over_bank(g: Position, unit: int, other: int) -> bool:
    """9: whether the embankment lies between a unit that has declared its side and another hex."""
    cell, distance = g.cell[unit], g.geo.board.distance
    ways = [
        near for near in g.geo.board.neighbours[cell] if distance(near, other) == distance(cell, other) - 1
    ]
    beyond = g.geo.bank_sides(cell)[2 - g.bank[unit]]
    return all(near in beyond for near in ways)


# ---- firepower


def halves(g: Position, unit: int, factor: int) -> int:
    """12, 7, 13."""
    if g.state[unit] == DISRUPTED:
        return 1
    if g.state[unit] == SUPPRESSED:
        factor = max(factor // 2, 1)
    if g.column[unit]:
        factor = max(factor // 2, 1)
    if g.supply[unit] == WITHOUT_SUPPLY:
        factor = max(factor // 2, 1)
    return factor


def distant(printed: Unit, factor: int, distance: int) -> int:
    """12: one less for each hex beyond the first, but for mortars and HQs."""
    if printed.kind in ("heavy-mortar", "regimental-hq"):
        return factor
    return max(1, factor - max(0, distance - 1))


def points_of(g: Position, unit: int, distance: int, tank_busting: bool, walls: bool) -> int:
    """12: what one unit adds."""
    printed, left = g.printed[unit], g.strength[unit]
    anti_tank = max(1, ceil(printed.at * left / printed.strength)) if printed.at else 0
    if tank_busting:
        return halves(g, unit, distant(printed, anti_tank, distance)) if anti_tank else 0
    own = max(1, ceil(printed.direct * left / printed.strength)) if printed.direct else left
    best = halves(g, unit, distant(printed, own, distance))
    reach = 1 if printed.at_paren or printed.range_paren else printed.range
    if walls and anti_tank and distance <= reach and (printed.kind in SILHOUETTES or printed.kind in GUNS):
        best = max(best, halves(g, unit, distant(printed, anti_tank, distance)))
    return best


# ---- the column


def reading(g: Position, salvo: Salvo) -> list[tuple[int, int]]:
    """The points and the column of each shot at the target, from its front first if that matters."""
    target, printed = salvo.target, g.printed[salvo.target]
    if salvo.tank_busting and printed.kind == "tank" and printed.mobility == "static":
        front = [unit for unit in salvo.firers if _faces(g, target, g.cell[unit])]
        mines = [cell for cell in salvo.minefields if _faces(g, target, cell)]
        rest = [unit for unit in salvo.firers if unit not in front]
        others = [cell for cell in salvo.minefields if cell not in mines]
        made = [_shot(g, salvo, front, mines, -1), _shot(g, salvo, rest, others, 1)]
    else:
        made = [_shot(g, salvo, list(salvo.firers), list(salvo.minefields), 0)]
    shots = [shot for shot in made if shot is not None]
    if salvo.purpose == "closing" and sum(points for points, _ in shots) == 1 and _is_lonely(g, salvo):
        return []
    return shots


def _is_lonely(g: Position, salvo: Salvo) -> bool:
    """12: whether one unit alone fires at the target, without aircraft that find it."""
    if salvo.air and not salvo.tank_busting and found_from_air(g, salvo.target):
        return False
    eyes = [
        seen_for(g, unit, salvo.target) if unit in salvo.observed_for else sees(g, unit, salvo.target)
        for unit in salvo.firers
    ]
    return eyes.count(True) == 1


def _faces(g: Position, tank: int, cell: int) -> bool:
    board, here = g.geo.board, g.cell[tank]
    ways = [
        near
        for near in board.neighbours[here]
        if board.distance(near, cell) == board.distance(here, cell) - 1
    ]
    ahead = {(g.facing[tank] + turn) % 6 for turn in (5, 0, 1)}
    return all(board.direction(here, near) in ahead for near in ways)


def _shot(g: Position, salvo: Salvo, firers: list[int], mines: list[int], arc: int) -> tuple[int, int] | None:
    target, board = salvo.target, g.geo.board
    there, printed = g.cell[target], g.printed[target]
    direct = [unit for unit in firers if unit not in salvo.observed_for and sees(g, unit, target)]
    walls = g.geo.terrain[there] == "town" or hole(g, target) == "fort"
    points = sum(
        points_of(g, unit, board.distance(g.cell[unit], there), salvo.tank_busting, walls) for unit in direct
    )
    points += 2 * len(mines)
    right: list[int] = []
    left: list[int] = []
    over = [unit for unit in firers if unit in salvo.observed_for and seen_for(g, unit, target)]
    for unit in over:
        gun = g.printed[unit]
        if gun.kind in ("heavy-mortar", "regimental-hq"):
            points += points_of(g, unit, 1, False, False)
    for unit in over:
        if not salvo.tank_busting:
            gun = g.printed[unit]
            if gun.kind in ("heavy-mortar", "regimental-hq"):
                continue
            worth = 2 if gun.kind == "rocket" else 1
            if gun.kind == "heavy-artillery" and hole(g, target) in ("fort", "trench"):
                worth = 2
            if not points:
                points, worth = 1, worth - 1
            right.append(worth)
    if not points and salvo.purpose != "air":
        return None
    if not salvo.tank_busting and (salvo.purpose == "air" or found_from_air(g, target)):
        right.append(salvo.air)
    _by_target(g, salvo, printed, arc, right, left)
    _by_cover(g, salvo, direct, left)
    _by_ground(g, salvo, direct, mines, right)
    return points, _column(points, sum(right), sum(left))


def _by_target(g: Position, salvo: Salvo, printed: Unit, arc: int, right: list[int], left: list[int]) -> None:
    target, vehicle = salvo.target, is_vehicle(g, salvo.target)
    if salvo.move == "changes" or g.column[target]:
        right.append(2)
    if not vehicle:
        if salvo.move == "bumps":
            right.append(2)
        if salvo.move == "leaves":
            (left if g.began[target] == g.cell[target] else right).append(
                1 if g.began[target] == g.cell[target] else 2
            )
        if g.strength[target] < 5 or printed.kind == "flamethrower":
            left.append(1)
    elif salvo.purpose == "air":
        left.append(1 if printed.armour == "white" else 2)
    else:
        (right if arc > 0 else left).append(abs(arc))
        right.append(printed.armour == "white")
        left.append({"black": 1, "double": 2}.get(printed.armour, 0))
        if "amphibious" in printed.traits and g.assault[target]:
            goal = g.geo.board.toward(g.cell[target], g.assault[target] - 1)
            left.append(bool(goal is not None and g.geo.water(g.cell[target], goal)))


def _by_cover(g: Position, salvo: Salvo, direct: list[int], left: list[int]) -> None:
    target = salvo.target
    if salvo.move == "changes" or g.column[target] or g.assault[target]:
        return
    there, place = g.cell[target], hole(g, target)
    ground = {"woods": 1, "village": 1, "town": 2}.get(g.geo.terrain[there], 0)
    if place == "fort":
        ground = max(ground, 3)
    if g.bank[target] and direct and all(_over_bank(g, target, g.cell[unit]) for unit in direct):
        ground = max(ground, 1)
    hill = g.geo.hill[there] and not any(_same_hill(g, g.cell[unit], there) for unit in direct)
    if is_vehicle(g, target):
        left.append(1 if ground or hill else 0)
        return
    left += [ground, int(hill), {"trench": 2, "foxhole": 1}.get(place, 0)]


def _same_hill(g: Position, a: int, b: int) -> bool:
    seen, open_cells = {a}, [a]
    if not g.geo.hill[a]:
        return False
    while open_cells:
        for near in g.geo.board.neighbours[open_cells.pop()]:
            if g.geo.hill[near] and near not in seen:
                seen.add(near)
                open_cells.append(near)
    return b in seen


def _by_ground(g: Position, salvo: Salvo, direct: list[int], mines: list[int], right: list[int]) -> None:
    there, board = g.cell[salvo.target], g.geo.board
    if not direct:
        behind_walls = [
            any(hole(g, unit) == "fort" for unit in g.units_at(c))
            and board.direction(c, there) in g.geo.fort_sides[c]
            for c in mines
        ]
        trenches = [g.works[c] // 2 == 2 and not fort for c, fort in zip(mines, behind_walls, strict=True)]
        right.append(bool(trenches) and all(trenches))
        return
    if any(g.column[unit] or g.assault[unit] for unit in direct):
        return
    right.append(all(hole(g, unit) == "trench" for unit in direct))
    if salvo.purpose != "defence":
        return
    good = []
    for unit in direct:
        here = g.cell[unit]
        ways = [
            near
            for near in board.neighbours[here]
            if board.distance(near, there) == board.distance(here, there) - 1
        ]
        front = any(board.direction(here, near) in g.geo.fort_sides.get(here, ()) for near in ways)
        good.append(
            g.geo.terrain[here] in ("woods", "village", "town")
            or (hole(g, unit) == "fort" and front)
            or bool(g.bank[unit] and g.geo.banked[here] and _over_bank(g, unit, there))
        )
    right.append(all(good))
    right.append(all(bool(g.geo.hill[g.cell[unit]]) for unit in direct))


def _column(points: int, right: int, left: int) -> int:
    """12: single shifts are half steps from column 12 on; what makes no whole step is lost."""
    place = max(number for number, column in enumerate(TABLE) if column <= points)
    at = place if place <= 7 else 7 + 2 * (place - 7)
    at = min(at + right, 15)
    at = at if at <= 7 else at - (at - 7) % 2
    at = max(at - left, 0)
    at = at if at <= 7 else at + (at - 7) % 2
    return TABLE[at if at <= 7 else 7 + (at - 7) // 2]
