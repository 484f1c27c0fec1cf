"""11.3.3 What theatres can expect of their dice: the modifiers line by line, and exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from grognard.games.victory_roads.geography import MUD, SNOW
from grognard.games.victory_roads.position import Position
from grognard.kernel.answers import DIE, Chances, Forecast, Line, Reason

SIX = range(1, 7)


def modifiers(g: Position, theatre: int) -> list[Line]:
    """11.3.3: what is added to half of the dice."""
    table, cell, geo = g.world.charts.tables["theatre_supports"], g.theatre[theatre], g.geo
    rail = any(geo.board.has(cell, near, "rail") for near in geo.board.neighbours[cell])
    holds = {
        "priority": theatre == g.priority,
        "great_offensive": theatre == g.offensive,
        "minor_city": not geo.is_major[cell],
        "road_only": not rail,
        "snow": g.weather == SNOW,
        "mud": g.weather == MUD,
    }
    names = {name: name.replace("_", "-") for name, so in holds.items() if so}
    return [
        Line(f"11.3.3/mod-{word}", f"modifier.{word}", table[name], DIE, {"theatre": theatre})
        for name, word in names.items()
    ]


def modifier_of(g: Position, theatre: int) -> int:
    """11.3.3: all of them together."""
    return sum(int(line.value) for line in modifiers(g, theatre))


def forecast(g: Position, theatres: Sequence[int]) -> Forecast | None:
    """The supports that theatres can expect, the one with priority first; None if none may throw dice."""
    if not theatres:
        return None
    first, *others = sorted(theatres, key=lambda theatre: (theatre != g.priority, theatre))
    chances = _chances(g, first)
    return Forecast(
        tuple(modifiers(g, first)),
        chances,
        notes=(Reason("11.3.3a", "note.supports-of", {"theatre": first}),),
        consequences={
            count: Reason("11.3.3b", "result.supports", {"count": int(count), "theatre": first})
            for count in chances
        },
        besides=tuple(
            Chances("note.supports-of", _chances(g, theatre), {"theatre": theatre}) for theatre in others
        ),
    )


def _chances(g: Position, theatre: int) -> dict[str, Fraction]:
    """The exact chance of each number of supports, as far as the pool goes."""
    added = modifier_of(g, theatre)
    ways = Counter(max(0, (one + other) // 2 + added) for one in SIX for other in SIX)
    return {str(count): Fraction(number, len(SIX) ** 2) for count, number in sorted(ways.items())}
