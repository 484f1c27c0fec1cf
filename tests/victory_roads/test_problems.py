"""Invariants: what is wrong is found."""

from collections.abc import Callable

import pytest

from grognard.games.victory_roads.position import BOX_N, CORPS_POOL, ELIMINATED, HALT_POOL, Position
from grognard.games.victory_roads.problems import problems
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.pieces import NOWHERE
from tests.victory_roads.table import Table


def _share(g: Position) -> None:
    g.put(_unit(g, "su-1"), g.cell[_unit(g, "ge-1")])


def _garrison(g: Position) -> None:
    g.put(_unit(g, "ge-garrison"), g.cell[_unit(g, "ge-1")])


def _unit(g: Position, name: str) -> int:
    return g.world.number[name]


def _set(name: str, value: int) -> Callable[[Position], None]:
    return lambda g: setattr(g, name, value)


FAULTS: dict[str, Callable[[Position], None]] = {
    "6.1.7 forbids it": _share,
    "without a Haltebefehl": _garrison,
    "0 of 2 steps": lambda g: g.change(_unit(g, "ge-1"), steps=0),
    "an HQ with an Unsupplied": lambda g: g.mark(g.cut, _unit(g, "su-hq1"), 1),
    "side of its country": lambda g: g.change(_unit(g, "ro-1"), camp=SOVIET),
    "for others": lambda g: g.remove(_unit(g, "ge-1"), BOX_N),
    "eliminated with 2 steps": lambda g: g.remove(_unit(g, "ge-1"), ELIMINATED),
    "pool of infantry corps": lambda g: g.remove(_unit(g, "ge-1"), CORPS_POOL),
    "pool of garrisons": lambda g: g.remove(_unit(g, "ge-1"), HALT_POOL),
    "stands on the map like": lambda g: g.put(len(g.world.units), 40),
    "has a place on the map": lambda g: g.spot.__setitem__(0, 40),
    "has never fallen": lambda g: g.mark(g.fallen, g.held.index(SOVIET), 0),
    "not as it was captured": lambda g: g.mark(g.fallen, g.site(g.geo.advanced_forts[0]), 1),
    "6.7.3 allows 10": lambda g: g.ordered.__setitem__(slice(0, 11), b"\1" * 11),
    "bridges are not": lambda g: g.mark(g.spots, 0, 1),
    "in play without a hex": lambda g: g.theatre.__setitem__(3, NOWHERE),
    "Hitler's mood is 0": _set("mood", 0),
    "a track stands": _set("rail", -1),
    "none of this scenario": _set("turn", 25),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    cities = ", ".join(f"{column:02}01 port" for column in range(2, 14))
    table = Table(
        "su-1 1205, su-hq1 1606, ge-1 1105, ro-1 1005",
        "soviet-movement",
        places=f"{cities}, 1801 port",
        fort="0505 advanced",
        sides="0303 0304 river",
        theatres="S 1606 offensive",
        roads="1606 1706 1806 1906 2006",
    )
    g = table.g
    assert problems(g) == []
    FAULTS[fault](g)
    g.memo = {}
    assert any(fault in problem for problem in problems(g)), problems(g)
