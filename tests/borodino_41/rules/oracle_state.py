"""A second reading of what units may do as they stand, from the text alone: it asks the map and the counters.

Command, points, zones, recovery, aircraft and the guns against them, digging, replacements, fresh formations,
what a fire does to its target, and who has won.
"""

from fractions import Fraction

from grognard.games.borodino_41.position import Position

GOOD, SUPPRESSED, DISRUPTED = range(3)
CUT_OFF, WITHOUT_SUPPLY = 1, 2
FOXHOLE, TRENCH = 1, 2
ON_MAP, COMING, OFF_MAP, ELIMINATED, LOST, DUMMIES = range(6)
MEN = {"infantry", "cavalry", "engineer", "motorcycle", "flamethrower", "machine-gun"}
VEHICLES = {"tank", "assault-gun", "armoured-car", "infantry-gun-sp"}
STAFFS = {"hq", "regimental-hq", "artillery-hq"}
GUNS = {
    *("at", "aa", "howitzer", "field-artillery", "gun-artillery", "heavy-artillery"),
    *("heavy-mortar", "nebelwerfer", "rocket", "regimental-hq"),
}
WITHOUT_ZONE = {"dummy", "flamethrower", "rocket", "nebelwerfer", "pontoon", "hq", "artillery-hq"}


def on_map(g: Position, camp: int) -> list[int]:
    return [unit for unit in range(len(g.cell)) if g.cell[unit] >= 0 and g.camp[unit] == camp]


def is_vehicle(g: Position, unit: int) -> bool:
    """12: silhouettes; the half-tracks in column or mounted."""
    kind = g.printed[unit].kind
    if kind == "armoured-engineer":
        return bool(g.column[unit]) or g.afoot[unit] == 2
    return kind in VEHICLES


def is_man(g: Position, unit: int) -> bool:
    return g.printed[unit].kind in MEN or g.printed[unit].kind == "armoured-engineer"


# ---- 17 and 7


def is_commanded(g: Position, unit: int) -> bool:
    """17: within eight hexes of a staff of its side that is not disrupted; scouts always."""
    if g.printed[unit].kind in ("motorcycle", "armoured-car"):
        return True
    return any(
        g.printed[other].kind in STAFFS
        and g.state[other] < DISRUPTED
        and g.geo.board.distance(g.cell[other], g.cell[unit]) <= 8
        for other in on_map(g, g.camp[unit])
    )


def points(g: Position, unit: int, kind: str) -> Fraction:
    """7, 18: twelve or eight, riders three or two more; half; two less."""
    printed = g.printed[unit]
    if printed.mobility == "static":
        return Fraction(0)
    found = 12 if kind == "initial" else 8
    if printed.kind == "cavalry":
        found += 3 if kind == "initial" else 2
    dry = printed.mobility != "foot" and g.supply[unit] == WITHOUT_SUPPLY
    if g.state[unit] == DISRUPTED or not is_commanded(g, unit) or dry:
        found //= 2
    return Fraction(found - 2 * (g.state[unit] == SUPPRESSED))


# ---- 10, 9 and 12: zones and recovery


def has_zone(g: Position, unit: int) -> bool:
    kind = g.printed[unit].kind
    if kind in WITHOUT_ZONE or g.state[unit] == DISRUPTED:
        return False
    return kind not in GUNS or not (g.state[unit] or g.supply[unit] == WITHOUT_SUPPLY)


def reaches(g: Position, unit: int, cell: int) -> bool:
    """10: next to it, no town, not over the river."""
    here = g.cell[unit]
    if g.geo.board.distance(here, cell) != 1 or not has_zone(g, unit) or g.geo.terrain[cell] == "town":
        return False
    return "river" not in g.geo.board.edge(here, cell)


def is_sheltered(g: Position, unit: int) -> bool:
    """9, 10, 15: deployed in a fortification that stands, or in a trench of its side."""
    cell = g.cell[unit]
    if g.column[unit] or is_vehicle(g, unit):
        return False
    if cell in g.geo.forts and not g.wrecked[cell] and g.inside[unit] != 2:
        return True
    return g.works[cell] == 2 * TRENCH + g.camp[unit] and (is_man(g, unit) or g.printed[unit].kind in GUNS)


def is_in_zone(g: Position, unit: int) -> bool:
    cell = g.cell[unit]
    return not is_sheltered(g, unit) and any(reaches(g, foe, cell) for foe in on_map(g, 1 - g.camp[unit]))


def state_after_recovery(g: Position, unit: int) -> int:
    return g.state[unit] if is_in_zone(g, unit) else max(GOOD, g.state[unit] - 1)


# ---- 11 and 14


def is_hidden_from(g: Position, unit: int, foe: int) -> bool:
    """11: in woods, houses, works, seen from beside it alone, unless it has fired."""
    cell = g.cell[unit]
    if g.geo.board.distance(cell, g.cell[foe]) <= 1 or g.fired[unit]:
        return False
    in_works = is_sheltered(g, unit)
    return g.geo.terrain[cell] in ("woods", "village", "town") or in_works


def is_seen(g: Position, unit: int) -> bool:
    cell, board = g.cell[unit], g.geo.board
    for foe in on_map(g, 1 - g.camp[unit]):
        if g.printed[foe].kind == "dummy":
            continue
        far = 1 if g.section == "night" else 6 if g.geo.hill[g.cell[foe]] and g.sight == 0 else 4
        if board.distance(cell, g.cell[foe]) > far or is_hidden_from(g, unit, foe):
            continue
        if g.section == "night" or cell in g.geo.in_view[0][g.cell[foe]]:
            return True
    return False


def is_open_to_aircraft(g: Position, unit: int) -> bool:
    """14: columns on ways; who is seen in the open; who was seen in cover since yesterday."""
    cell = g.cell[unit]
    if g.column[unit] and g.geo.on_way[cell]:
        return True
    in_fort = cell in g.geo.forts and not g.wrecked[cell] and not g.column[unit] and not is_vehicle(g, unit)
    covered = g.geo.terrain[cell] in ("woods", "village", "town", "marsh") or (
        in_fort and g.inside[unit] != 2
    )
    return is_seen(g, unit) and (not covered or bool(g.watched[unit]))


def guns_against(g: Position, camp: int, cell: int) -> set[int]:
    """14, 12: anti-aircraft guns within half of their range that are fit and have not fired."""
    return {
        unit
        for unit in on_map(g, camp)
        if "aa" in g.printed[unit].traits.split()
        and not g.state[unit]
        and g.supply[unit] != WITHOUT_SUPPLY
        and not g.fired[unit] & ~(64 | 4 | 8)
        and g.geo.board.distance(g.cell[unit], cell) <= -(-g.printed[unit].range // 2)
    }


# ---- 15 and 16


def may_dig(g: Position, unit: int) -> bool:
    """15: men, deployed, not disrupted, not in a marsh, nor where there is a trench."""
    return (
        is_man(g, unit)
        and not g.column[unit]
        and g.afoot[unit] != 2
        and g.state[unit] < DISRUPTED
        and g.geo.terrain[g.cell[unit]] != "marsh"
        and g.works[g.cell[unit]] // 2 != TRENCH
    )


def takes_tanks(g: Position, unit: int) -> bool:
    """16: German armour that has lost points, is steady, has its supply, and is in no zone."""
    return (
        g.camp[unit] == 0
        and g.cell[unit] >= 0
        and g.printed[unit].kind in VEHICLES
        and g.strength[unit] < g.printed[unit].strength
        and not g.state[unit]
        and not g.supply[unit]
        and not is_in_zone(g, unit)
    )


def fresh(g: Position, camp: int) -> int:
    """6: the regiments and brigades on the map that have seen no combat."""
    parents = {g.printed[unit].parent for unit in on_map(g, camp) if "manoeuvre" in g.printed[unit].traits}
    return sum(not g.fought[g.world.formations.index(parent)] for parent in parents)


# ---- 12: what a fire does


def morale(g: Position, unit: int) -> int:
    """12, 17: its own or that of a staff in its hex, less what it is shaken."""
    staffs = [
        g.printed[other].morale - g.state[other]
        for other in g.units_at(g.cell[unit])
        if g.printed[other].kind in STAFFS and other != unit
    ]
    return max([g.printed[unit].morale, *staffs]) - g.state[unit]


def after_fire(g: Position, unit: int, result: str, die: int, rockets: bool) -> tuple[int, int, bool]:
    """12: strength, state and whether its marker is left; strength 0 when it is gone."""
    strength, state, marker = g.strength[unit], g.state[unit], bool(g.assault[unit])
    if result in "1234":
        strength = max(0, strength - int(result))
    if not strength:
        return 0, 0, False
    if result == "-" and not rockets:
        return strength, state, marker
    over = die - (morale(g, unit) - (rockets and result != "-"))
    if over >= 5:
        return 0, 0, False
    if over == 0:
        return strength, state, False
    if over == 1:
        return strength, DISRUPTED if state else SUPPRESSED, False
    if over > 1:
        return strength, DISRUPTED, False
    return strength, state, marker


# ---- 19


def lost_share(g: Position) -> Fraction:
    """19: German points lost of those that came, without who was lost off the map."""
    came = gone = 0
    for unit, printed in enumerate(g.printed):
        if g.camp[unit] == 0 and g.place[unit] in (ON_MAP, OFF_MAP, ELIMINATED):
            came += printed.strength
            gone += printed.strength - g.strength[unit] * (g.place[unit] != ELIMINATED)
    return Fraction(gone, came) if came else Fraction(0)


def introduction(g: Position) -> str:
    """19: the villages, and a step down for each German armoured unit destroyed."""
    yelnya, shevardino, yudinki, artemki = (
        g.holder[g.geo.places[name]] == 1 for name in ("yelnya", "shevardino", "yudinki", "artemki")
    )
    taken = yelnya + shevardino + yudinki
    step = 5
    if taken == 3:
        step = 0 if artemki else 1
    elif yelnya and taken == 2:
        step = 2
    elif taken == 2:
        step = 3
    elif taken == 1:
        step = 4
    step += sum(
        g.camp[unit] == 0 and g.place[unit] == ELIMINATED and printed.kind in VEHICLES
        for unit, printed in enumerate(g.printed)
    )
    return ("decisive", "total", "major", "marginal", "draw", "soviet")[min(step, 5)]


def is_highway_free(g: Position) -> bool:
    """19: no Soviet unit on it, and no zone of one that German works don't keep out."""
    soviets = [unit for unit in on_map(g, 1) if g.printed[unit].kind != "dummy"]
    for cell in g.geo.highway:
        held = any(g.camp[unit] == 0 and is_sheltered(g, unit) for unit in g.units_at(cell))
        if any(g.cell[unit] == cell or (not held and reaches(g, unit, cell)) for unit in soviets):
            return False
    return True
