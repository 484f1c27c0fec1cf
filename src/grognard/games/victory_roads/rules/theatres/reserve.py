"""12.1, 12.2 The strategic reserve: the die of the Stavka table, who may leave the box, and where to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from grognard.games.victory_roads.position import FULL, NONE, REDUCED, STAVKA, Position
from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand, room
from grognard.games.victory_roads.rules.supply import command_area, lines, sources
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.moves import SHIFT
from grognard.games.victory_roads.rules.theatres.radius import area
from grognard.games.victory_roads.units import AXIS, SOVIET, SOVIETS, Unit
from grognard.kernel.answers import DIE, Forecast, Line, Reason

RESERVE = "12.1.1a"
"""The rule by which a theatre calls on the reserve; `SHIFT` is that by which it moves."""
STRONG = 9
"""12.1.1: an armoured corps with so high an attack counts as two units."""


# ---- 12.1.1, 12.3.2 The die


def role(g: Position, theatre: int) -> str:
    """12.1.1: the column of the table for a theatre."""
    return {g.priority: "priority", g.secondary: "secondary"}.get(theatre, "other")


def die_lines(g: Position, theatre: int, boosts: int, rule: str) -> list[Line]:
    """What is added to the die: supports given back, a great offensive, Zhukov."""
    table = g.world.charts.tables["stavka"]
    found = []
    if boosts:
        back = "12.1.1b" if rule == RESERVE else SHIFT
        found.append(Line(back, "modifier.given-back", boosts * table["per_support"], DIE, {"count": boosts}))
    if rule == RESERVE and theatre == g.offensive:
        found.append(Line("12.1.1c", "modifier.great-offensive", table["great_offensive"], DIE))
    for chit in pools.on_map(g, "command"):
        if pools.spot_of(g, chit) == theatre:
            found.append(Line("support/joukov", "modifier.zhukov", g.support(chit).value, DIE))
    return found


def result(g: Position, theatre: int, total: int) -> int:
    """12.1.1: what the table says for a die with all that is added to it."""
    rows = g.world.charts.stavka
    found: int = getattr(rows[min(total, max(rows))], role(g, theatre))
    return found


def forecast(g: Position, theatre: int, boosts: int, rule: str) -> Forecast:
    """The exact chance of each result."""
    lines = die_lines(g, theatre, boosts, rule)
    added = sum(int(line.value) for line in lines)
    count = Counter(result(g, theatre, die + added) for die in range(1, 7))
    what = "result.units" if rule == RESERVE else "result.hexes"
    return Forecast(
        tuple(lines),
        {str(found): Fraction(number, 6) for found, number in sorted(count.items())},
        notes=(Reason("12.1.1/table", f"note.column-{role(g, theatre)}"),),
        consequences={str(found): Reason(rule, what, {"count": found}) for found in sorted(count)},
    )


# ---- 12.1.1 Out of the reserve


def price(printed: Unit) -> int:
    """12.1.1: how many units one that leaves counts as."""
    return 2 if printed.is_armoured and printed.attack >= STRONG else 1


def may_leave(g: Position, armoured: bool) -> bool:
    """12.2.2: whether the box holds more infantry corps, or armoured ones, than it must keep."""
    least: int = g.world.charts.tables["stavka"]["armoured" if armoured else "infantry"]
    corps = (g.unit(unit) for unit in g.in_place(STAVKA) if g.unit(unit).kind == "corps")
    return sum(printed.is_armoured == armoured for printed in corps) > least


def places(g: Position, theatre: int, deployed: Iterable[int], unit: int = NONE) -> list[int]:
    """12.1.1: the hexes for a unit from the reserve, or for any corps.

    They are in the radius of the theatre, supplied, beside no enemy, and beside a unit of one's own that was
    there before anyone left the reserve. An HQ, which waits there as a reinforcement, needs a line (4.1.1).
    """
    foes, friends = g.zone[AXIS], bytearray(g.zone[SOVIET])
    for other in deployed:
        for near in g.layout.spread[g.cell[other]]:
            friends[near] -= 1
    is_hq = unit != NONE and g.unit(unit).is_hq
    supplied, depots = lines(g, SOVIET) if is_hq else command_area(g, SOVIETS), sources(g, SOVIET)
    return [
        cell
        for cell in sorted(area(g, theatre))
        if friends[cell]
        and (supplied[cell] or cell in depots)
        and not (foes[cell] or g.count[AXIS][cell] or g.geo.closed[cell])
        and (bar_to_stand(g, unit, cell) is None if is_hq else room(g, cell, SOVIET) > 0)
    ]


# ---- 12.1.2, 12.2 Into the reserve


def admit(g: Position, unit: int) -> None:
    """12.2.1, 12.2.3 to 12.2.5: a corps comes into the box: infantry in standard mode, armour whole."""
    g.remove(unit, STAVKA)
    g.steps[unit] = REDUCED if g.unit(unit).is_rifle_corps else FULL
    for column in (g.cut, g.moved, g.exploits, g.barred):
        column[unit] = 0
