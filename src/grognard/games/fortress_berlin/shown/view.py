"""What a seat may know: counters as far as it knows them, forts, ruins, leaders and the tracks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.games.fortress_berlin.position import (
    COMBAT,
    COMING,
    EMPTY,
    NOT_IN_PLAY,
    PLACES,
    RED,
    TAKEN,
    UNDERGROUND,
    UNUSED,
    WHITE,
    Position,
)
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.actions import Side
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.knowledge.levels import FACE, IDENTITY
from grognard.kernel.pieces import ON_BOARD

Row = dict[str, Any]
MINDS = ("", "loyal", "defected", "fled", "dead", "captured")
FORTS = {EMPTY: "empty", TAKEN: "taken"}
MARKERS = {WHITE: "disrupted-white", RED: "disrupted-red"}


def view(g: Position, sides: Iterable[Side], names: Sequence[str]) -> Row:
    """The position as these sides see it; `names` are those of all counters."""
    viewers = g.viewers(sides)
    return {
        "turn": g.turn,
        "last_turn": g.world.last_turn,
        "phase": g.phase,
        "player": SIDES[g.player],
        "points": {SIDES[0]: g.german_points, SIDES[1]: g.soviet_points},
        "air": sum(g.air),
        "units": [
            _counter(g, unit, level, names) for unit, level in g.seen(viewers) if g.place[unit] != UNUSED
        ],
        "forts": _forts(g),
        "ruins": [
            g.geo.board.labels[cell]
            for cell, spot in enumerate(g.geo.ruin_spot)
            if spot >= 0 and g.spots[spot]
        ],
        "held": SIDES[not g.holds(GERMAN, g.geo.reichstag)],
        "leaders": _leaders(g),
        **({"hj_free": g.hj_free} if GERMAN in viewers else {}),
    }


def _counter(g: Position, unit: int, level: int, names: Sequence[str]) -> Row:
    """A counter by its name, or by its token where it lies under another."""
    place, known = g.place[unit], level >= IDENTITY
    seen: Row = {"id": names[unit] if known else f"?{g.token[unit]}", "side": SIDES[g.layout.camps[unit]]}
    seen["place"] = PLACES[place]
    if place == ON_BOARD:
        seen["cell"] = g.geo.board.labels[g.cell[unit]]
        if g.disrupted[unit]:
            seen["marks"] = [MARKERS[g.disrupted[unit]]]
    elif place == UNDERGROUND:
        seen["cell"] = g.geo.board.labels[g.station[unit]]
    elif place == COMING and known:
        seen["place"] = f"coming-{g.due[unit]}"
    if place == ON_BOARD and level >= FACE:
        seen["face"] = "combat" if g.mode[unit] == COMBAT else "manoeuvre"
        if g.mode[unit] != COMBAT:
            seen["facing"] = DIRECTIONS[g.geo.board.orientation or "flat"][g.facing[unit]]
    return seen


def _forts(g: Position) -> list[Row]:
    """10.2: strongpoints and towers without a garrison."""
    labels = g.geo.board.labels
    return [
        {"cell": labels[cell], "fort": FORTS[state]} for cell, state in enumerate(g.fort) if state in FORTS
    ]


def _leaders(g: Position) -> list[Row]:
    """11.1, 17.4."""
    found = []
    for leader, mind in enumerate(g.leader):
        if mind != NOT_IN_PLAY:
            cell = g.leader_cell[leader]
            row = {"leader": g.world.leaders[leader].id, "mind": MINDS[mind]}
            found.append(row | ({"cell": g.geo.board.labels[cell]} if cell >= 0 else {}))
    return found
