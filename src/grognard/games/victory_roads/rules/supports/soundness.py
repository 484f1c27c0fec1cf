"""What must hold of supports in every position: for tests of the game as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    BOX_G,
    GERMAN_POOL,
    ON_MAP,
    OUT,
    PLAYED,
    REICH_RESERVE,
    SOVIET_POOL,
    Position,
)
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.spots import LEADERS
from grognard.games.victory_roads.units import SOVIET

_PLACES = {
    SOVIET: (SOVIET_POOL, *pools.THEATRE_BOXES, ON_MAP, PLAYED, OUT),
    1 - SOVIET: (GERMAN_POOL, REICH_RESERVE, BOX_G, ON_MAP, PLAYED, OUT),
}


def problems(g: Position) -> Iterator[str]:
    """What is wrong with the supports of a position."""
    first, laid = len(g.world.units), g.in_place(ON_MAP)
    for chit in range(first, len(g.cell)):
        if g.place[chit] not in _PLACES[pools.camp_of(g, chit)]:
            yield f"chit {chit} lies in a box of the enemy"
        if (g.spot[chit - first] >= 0) != (g.place[chit] == ON_MAP):
            yield f"chit {chit} has a spot and is not on the map, or the other way round"
    most: int = g.world.charts.tables["supports"]["box"]
    if not g.phase.endswith("supports"):
        yield from (
            f"{len(pools.in_box(g, box))} supports in a box (5.1.3)"
            for box in (*pools.THEATRE_BOXES, BOX_G)
            if len(pools.in_box(g, box)) > most
        )
    bearers = Counter(pools.spot_of(g, chit) for chit in laid if g.support(chit).is_attached)
    if {*bearers} != {*g.carriers}:
        yield f"supports are with {sorted(bearers)}, not with {g.carriers} (5.4.4)"
    yield from (f"a support is with unit {unit}, off the map" for unit in bearers if g.cell[unit] < 0)
    led = Counter(pools.spot_of(g, chit) for chit in laid if g.support(chit).name in LEADERS)
    yield from (f"two leaders are with unit {unit} (5.4.4)" for unit, count in led.items() if count > 1)
    for effect, column in (
        ("bridge", g.bridging),
        ("bridgehead", g.bridgeheads),
        ("supply", g.flown),
        ("block", g.partisans),
    ):
        if sorted(column) != sorted(pools.spot_of(g, chit) for chit in pools.on_map(g, effect)):
            yield f"chits for {effect} lie elsewhere than {column}"
    lent = [0] * len(THEATRES)
    for chit in pools.on_map(g, "radius"):
        lent[pools.spot_of(g, chit)] += g.support(chit).value
    if lent != [*g.extra]:
        yield f"radii are longer by {[*g.extra]} instead of {lent}"
