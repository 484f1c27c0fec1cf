"""What a seat may know: all counters on the map and in boxes, and how many supports lie where."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.position import PLACES, Position
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.pieces import ON_BOARD


def view(g: Position, seat: str) -> dict[str, Any]:
    """The position as this seat sees it."""
    chits = range(len(g.world.units), len(g.cell))
    return {
        "turn": g.turn,
        "phase": g.phase,
        "weather": g.weather,
        "units": [_unit(g, unit) for unit in range(len(g.world.units))],
        "supports": {
            name: sum(g.place[chit] == place for chit in chits) for place, name in enumerate(PLACES) if place
        },
    }


def _unit(g: Position, unit: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"id": g.unit(unit).id, "side": SIDES[g.camp[unit]], "marks": []}
    seen["place"] = PLACES[g.place[unit]]
    if g.place[unit] == ON_BOARD:
        seen["cell"] = g.geo.board.labels[g.cell[unit]]
    return seen
