"""15 Hitler's mood (15.1.1, 15.1.2): what changes it, and the commander's dismissal when it reaches nought.

A dismissal has three clocks, each ended by the phase that it strikes: `no_replacements` by the Axis arrivals,
`reich_supports` when German supports are obtained, and `half_moves` by the German movement phase, which calls
`begin_movement` and `end_movement`.
"""

from __future__ import annotations

from grognard.games.victory_roads.charts import Reich
from grognard.games.victory_roads.position import BOX_G, GERMAN_POOL, Position
from grognard.games.victory_roads.units import AXIS, GERMANS

NOW, NEXT = 1, 2
"""15.3.1: bits of `half_moves`: movement is halved in this phase, or will be in the next one."""


def change(g: Position, by: int, rule: str) -> None:
    """15.2: Hitler's mood rises or falls; points beyond a dismissal are lost from the new box."""
    if not g.is_advanced or not by:
        return
    g.mood = g.mood + by if by < 0 else min(g.mood + by, g.ceiling)  # 15.3.2b
    g.note("reich.mood", rule, change=by, level=max(g.mood, 0))
    while g.mood <= 0:
        _dismiss(g, -g.mood)


def advance_freedom(g: Position, rule: str) -> None:
    """15.1.4, 15.2.1e: one more withdrawal or abandon of equipment, dearer than the one before."""
    if g.is_advanced:
        g.freedom = min(g.freedom + 1, len(g.world.charts.satisfaction) - 1)
        g.note("reich.freedom", rule, level=g.freedom)
        change(g, -g.freedom, rule)


def site_taken(g: Position, cell: int, camp: int) -> None:
    """15.2.1c, 15.2.2b: a site changes hands; `control.capture` says so, and nobody else needs to."""
    value = value_of(g, cell)
    if camp == AXIS:
        change(g, -value, "15.2.2b")
        return
    geo = g.geo
    could_hold = geo.is_major[cell] or geo.is_port[cell]
    if could_hold and not g.ordered[g.site(cell)]:
        value += g.world.charts.mood["no-haltebefehl"]  # strategic/no-haltebefehl
    change(g, value, "15.2.1c")


def hq_killed(g: Position, unit: int) -> None:
    """15.2.1d: a combat has eliminated a unit; Hitler minds if it is a German HQ."""
    if g.unit(unit).is_hq and g.nation_of(unit) == GERMANS:
        change(g, g.world.charts.mood["hq-killed"], "15.2.1d")


def value_of(g: Position, cell: int) -> int:
    """15.2.1: what the fall of a hex does to Hitler's mood, but for the part of a missing Haltebefehl."""
    geo, mood = g.geo, g.world.charts.mood
    label, named = geo.board.labels[cell], g.world.charts.tables["objectives"]
    value = mood["baltic-port"] if geo.is_port[cell] else 0  # strategic/baltic-port
    for objective, case in (("berlin", "berlin"), ("budapest", "budapest-hex"), ("oil", "oil-field")):
        if label in named[objective]:
            return value + mood[case]
    if label in named["warsaw"]:
        value += mood["warsaw"]
    if geo.is_city[cell]:
        value += mood[_case(g, cell)]
    return value


def _case(g: Position, cell: int) -> str:
    """strategic/german-major-city: the line of the table for a city by its size and country."""
    size, country = "major-city" if g.geo.is_major[cell] else "minor-city", g.geo.country[cell]
    if country == "germany":
        return f"german-{size}"
    east = country in ("soviet-union", "baltic") and size == "major-city"
    return "soviet-or-baltic-major-city" if east else f"other-{size}"


# ---- 15.3 Dismissal


def _dismiss(g: Position, rest: int) -> None:
    """15.3: the commander of the front is dismissed; so many points are still to be lost."""
    boxes = g.world.charts.tables["dismissal"]["boxes"]
    g.dismissals += 1
    g.ceiling = boxes[min(g.dismissals, len(boxes)) - 1]
    g.mood = g.ceiling - rest
    g.no_replacements = g.reich_supports = True
    g.half_moves |= NEXT
    g.note("reich.dismissed", "15.3.1a", number=g.dismissals, level=g.ceiling)
    g.give_back(g.in_place(BOX_G), GERMAN_POOL)  # 15.3.1b
    if rest:
        g.note("reich.mood", "15.3.1f", change=-rest, level=max(g.mood, 0))


def is_slowed(g: Position, unit: int) -> bool:
    """15.3.1e: whether a unit has half its movement in this phase, and no strategic movement."""
    return bool(g.half_moves & NOW) and g.nation_of(unit) == GERMANS


def begin_movement(g: Position) -> None:
    """15.3.1e: the German movement phase begins; what was to come is in force now."""
    g.half_moves = NOW if g.half_moves & NEXT else 0


def end_movement(g: Position) -> None:
    """15.3.1e: it ends; a dismissal in this very phase acts on the next one."""
    g.half_moves &= NEXT


# ---- 15.1.3, 16.2.1 What the tracks grant


def reich_box(g: Position) -> Reich:
    """16.2: the box of the End of the Reich track."""
    return g.world.charts.reich[g.objectives]


def german_supports(g: Position) -> tuple[int, int]:
    """15.1.3, 15.3.1d, 16.2.1: supports that the tracks grant now, and how many of them are chosen freely.

    Mud counts only where the mood decides (11.4.2, 11.4.3). Whoever obtains them clears `reich_supports`.
    """
    reich = reich_box(g)
    if g.reich_supports:
        return reich.after_dismissal, reich.chosen
    mud: int = g.world.charts.tables["supports"]["mud"] if g.is_muddy else 0
    return max(0, g.world.charts.satisfaction[g.mood].supports + reich.extra_support + mud), 0
