"""What a seat may know: counters as far as it knows them, markers, works, and its own aircraft."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.games.borodino_41.position import (
    COMING,
    CUT_OFF,
    DISRUPTED,
    FOXHOLE,
    INSIDE,
    MOVED,
    OUT_OF_SUPPLY,
    PLACES,
    SUPPRESSED,
    TOLD,
    TRENCH,
    Position,
)
from grognard.games.borodino_41.rules.air import combined_left, die_of, shifts_left
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET, Unit
from grognard.kernel.actions import Side
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.knowledge.levels import FACE, IDENTITY, KIND
from grognard.kernel.pieces import ON_BOARD

Row = dict[str, Any]
WORKS = {FOXHOLE: "foxhole", TRENCH: "trench"}
BLOWN, BUILT = 1, 2


def view(g: Position, sides: Iterable[Side], names: Sequence[str]) -> Row:
    """The position as these sides see it; `names` are those of all counters.

    Counters come by what the sides know of them, and by nothing else.
    """
    viewers = g.viewers(sides)
    return {
        "turn": g.turn,
        "last_turn": g.world.last_turn,
        "section": g.section,
        "phase": g.phase,
        "impulse": g.kind,
        "player": SIDES[g.player],
        "initial": SIDES[g.initial],
        "lull": g.lull,
        "weather": g.weather,
        "units": [
            _counter(g, unit, level, names)
            for unit, level in g.seen(viewers)
            if g.world.hidden or not g.is_dummy(unit)
        ],
        "works": _works(g),
        "bridges": _bridges(g),
        "held": _held(g),
        "air": [_air(g, camp) for camp in viewers],
        "air_used": {side: g.air_used[camp] for camp, side in enumerate(SIDES)},
        "due": g.due,
        "nights": {side: g.nights[camp] for camp, side in enumerate(SIDES)},
        "tank_points": g.tank_points,
    }


def _counter(g: Position, unit: int, level: int, names: Sequence[str]) -> Row:
    """A counter by its name, or by its token where it lies face down."""
    place, printed = g.place[unit], g.unit(unit)
    known = level >= IDENTITY
    seen: Row = {"id": names[unit] if known else f"?{g.token[unit]}", "side": SIDES[g.layout.camps[unit]]}
    seen["place"] = PLACES[place]
    if place == ON_BOARD:
        seen["cell"] = g.geo.board.labels[g.cell[unit]]
    elif place == COMING:
        seen["place"] = f"coming-{printed.arrives}"
    if not known:
        if level == KIND:
            seen["told"] = TOLD[g.kind_of(unit)]
    elif level >= FACE and g.strength[unit] != printed.strength:
        seen["values"] = values(printed, g.strength[unit])
    if place == ON_BOARD:
        if marks := _marks(g, unit):
            seen["marks"] = marks
        directions = DIRECTIONS[g.geo.board.orientation or "flat"]
        if g.assault[unit]:
            seen["facing"] = directions[g.assault[unit] - 1]
        elif known and printed.armour == "static":
            seen["facing"] = directions[g.facing[unit]]
    return seen


def _marks(g: Position, unit: int) -> list[str]:
    """What lies on a counter for all to see, the most urgent first."""
    found = []
    if g.state[unit]:
        found.append({SUPPRESSED: "suppressed", DISRUPTED: "disrupted"}[g.state[unit]])
    if g.supply[unit]:
        found.append({CUT_OFF: "cut-off", OUT_OF_SUPPLY: "out-of-supply"}[g.supply[unit]])
    if g.assault[unit]:
        found.append("assault")
    if g.column[unit]:
        found.append("column")
    if g.inside[unit] == INSIDE:
        found.append("inside")
    if g.committed[unit]:
        found.append("committed")
    if g.fired[unit]:
        found.append("fired")
    if g.moved[unit] == MOVED and g.player == g.camp[unit]:
        found.append("moved")
    return found


def values(unit: Unit, strength: int) -> str:
    """The factors of a counter as printed, with what is left of its strength: 3-5-2, 2-(6)-4, 2-4-(2)."""
    middle = f"({unit.direct})" if unit.at_paren else str(unit.at) if unit.at else ""
    reach = f"({unit.range})" if unit.range_paren else str(unit.range) if unit.range else ""
    return "-".join(part for part in (str(strength), middle, reach) if part)


def _works(g: Position) -> list[Row]:
    """15: foxholes and trenches with their owners, and fortifications that were destroyed."""
    labels = g.geo.board.labels
    found = [
        {"cell": labels[cell], "kind": f"{WORKS[g.work_at(cell)[0]]}-{SIDES[g.work_at(cell)[1]]}"}
        for cell, work in enumerate(g.works)
        if work
    ]
    return found + [{"cell": labels[cell], "kind": "wrecked"} for cell, gone in enumerate(g.wrecked) if gone]


def _bridges(g: Position) -> list[Row]:
    """15: bridges that were blown or built."""
    labels = g.geo.spots.edge_labels
    looks = {BLOWN: "blown", BUILT: "built"}
    return [
        {"edge": label, "kind": looks[g.spots[spot]]} for spot, label in enumerate(labels) if g.spots[spot]
    ]


def _held(g: Position) -> list[Row]:
    """19: the objectives that the Germans hold."""
    labels = g.geo.board.labels
    return [{"cell": labels[cell], "held": SIDES[GERMAN]} for cell in g.geo.holders if g.holds(GERMAN, cell)]


def _air(g: Position, camp: int) -> Row:
    """14: the shifts of one's own aircraft, which others do not know."""
    rolled = any(die.name == die_of(camp) for die in g.dice)
    seen: Row = {"side": SIDES[camp], "left": shifts_left(g, camp) if rolled else 0}
    return seen if camp == SOVIET else seen | {"combined": combined_left(g) if rolled else 0}
