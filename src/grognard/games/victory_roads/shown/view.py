"""What a seat may know: all counters, its own supports, and how many of them the other side has where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    COMING,
    MODES,
    NO_MODE,
    ON_MAP,
    OUT,
    PLACES,
    PLAYED,
    REDUCED,
    REICH_RESERVE,
    REMOVED,
    Position,
)
from grognard.games.victory_roads.rules.combat.attack import CombatPhase
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.shown import panels
from grognard.games.victory_roads.shown.words import values
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.actions import Side
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.board.zoc import union
from grognard.kernel.knowledge.levels import IDENTITY
from grognard.kernel.pieces import NOWHERE, ON_BOARD

Row = dict[str, Any]
MARKS = ("cut", "exploits", "barred", "late", "fought", "moved")
"""The columns of a unit that the page shows as marks, the most urgent first."""
_NOT_SHOWN = (REMOVED, OUT, PLAYED, REICH_RESERVE)
"""Places whose pieces no box on the page shows."""


def view(g: Position, sides: Iterable[Side], names: Sequence[str]) -> Row:
    """The position as these sides see it; `names` are those of all pieces.

    Pieces come by what the sides know of them, and by nothing else.
    """
    viewers = g.viewers(sides)
    seen = [(piece, level) for piece, level in g.seen(viewers) if g.place[piece] not in _NOT_SHOWN]
    columns = [(mark, _moved(g) if mark == "moved" else getattr(g, mark)) for mark in MARKS]
    marked = union(*(column for _, column in columns))
    called = [(piece, names[piece] if level >= IDENTITY else f"?{g.token[piece]}") for piece, level in seen]
    labels = g.geo.board.labels
    found: Row = {
        "turn": g.turn,
        "last_turn": g.world.scenario.values["last_turn"],
        "phase": g.phase,
        "weather": g.weather,
        "sky": "overcast" if g.overcast else "clear",
        "units": [_piece(g, piece, name, columns if marked[piece] else ()) for piece, name in called],
        "control": _control(g),
        "hold": [labels[cell] for cell, ordered in zip(g.geo.sites, g.ordered, strict=True) if ordered],
        "works": _works(g),
        "played": _played(g, [piece for piece, level in seen if level >= IDENTITY]),
        "rail": g.rail,
        **({"sea": g.sea} if g.geo.ports else {}),
        "forces": panels.forces(g),
        "supports": panels.supports(g),
        "calendar": panels.calendar(g),
        "goals": panels.goals(g),
    }
    return found | (_advanced(g) if g.is_advanced else {})


def _moved(g: Position) -> bytearray:
    """Who has moved, but for those that are being asked where to."""
    asked = g.stack[-1] if g.stack else None
    if not isinstance(asked, March) or asked.origin != NOWHERE:
        return g.moved
    found = bytearray(g.moved)
    for unit in asked.units:
        found[unit] = 0
    return found


def _advanced(g: Position) -> Row:
    """What chapters 9 to 19 add."""
    return {
        "theatres": panels.theatres(g),
        "markers": [
            {"cell": g.geo.board.labels[g.theatre[number]], "look": f"{name.lower()}-{MODES[g.mode[number]]}"}
            for number, name in enumerate(THEATRES)
            if g.mode[number] != NO_MODE
        ],
        "reich": panels.reich(g),
        "objectives": panels.objectives(g),
        "romania": panels.STANDS[g.romania],
        "hungary": panels.STANDS[g.hungary],
        "rising": "before" if not g.rising else "over" if g.rising < 0 else "on",
    }


def _piece(g: Position, piece: int, name: str, columns: Sequence[tuple[str, bytearray]]) -> Row:
    """A counter, or a chit by its name; by its token where it lies face down."""
    place = g.place[piece]
    seen: Row = {"id": name, "side": SIDES[g.camp[piece]], "place": PLACES[place]}
    if g.is_chit(piece):
        return seen
    if place == ON_BOARD:
        seen["cell"] = g.geo.board.labels[g.cell[piece]]
    elif place == COMING and piece in g.world.arrivals:
        seen["place"] = f"coming-{g.world.arrivals[piece]}"
    if g.pontoon[piece]:
        directions = DIRECTIONS[g.geo.board.orientation or "flat"]
        seen |= {"face": "pontoon", "facing": directions[g.pontoon[piece] - 1]}
    elif g.steps[piece] == REDUCED < g.unit(piece).steps:
        seen |= {"face": "reduced", "values": values(g.unit(piece), back=True)}
    if marks := [mark for mark, column in columns if column[piece]]:
        seen["marks"] = marks
    return seen


def _control(g: Position) -> list[Row]:
    """1.10: the cities, ports and oil fields that a side has won from the other since turn 1."""
    geo = g.geo
    return [
        {"cell": geo.board.labels[cell], "held": SIDES[holder]}
        for cell, holder in zip(geo.sites, g.held, strict=True)
        if holder != geo.first_holder[cell] and panels.is_town(g, cell)
    ]


def _works(g: Position) -> list[Row]:
    """What lies in hexes for a while, and (7.1.8) in combats the hexes that were attacked in this phase."""
    fighting = any(isinstance(frame, CombatPhase) for frame in g.stack)
    cells = {
        "bridgehead": g.bridgeheads,
        "bridging": [g.cell[unit] for unit in g.bridging if g.cell[unit] >= 0],
        "flown": g.flown,
        "partisans": g.partisans,
        "struck": g.struck if fighting else (),
    }
    labels = g.geo.board.labels
    return [{"cell": labels[cell], "kind": kind} for kind, there in cells.items() for cell in there]


def _played(g: Position, known: Sequence[int]) -> list[Row]:
    """5.4: the supports that lie on the map, and where."""
    spots = [(chit, panels.spot_of(g, chit)) for chit in known if g.place[chit] == ON_MAP]
    return [
        {"cell": g.geo.board.labels[cell], "event": f"{SIDES[g.camp[chit]]}-{g.support(chit).name}"}
        for chit, cell in spots
        if cell is not None
    ]
