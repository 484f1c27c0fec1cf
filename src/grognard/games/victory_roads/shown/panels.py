"""The tables beside the map: forces, supports, theatres, the calendar and the End of the Reich.

Each is a list of rows for the view; `look/board.toml` says which columns are shown.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    BOX_G,
    BOX_N,
    BOX_S,
    COMING,
    ELIMINATED,
    GERMAN_POOL,
    GONE,
    MODES,
    NEVER,
    NO_MODE,
    PLAYED,
    REDUCED,
    REICH_RESERVE,
    SOVIET_POOL,
    WITH_AXIS,
    WITH_SOVIETS,
    Position,
)
from grognard.games.victory_roads.rules import victory
from grognard.games.victory_roads.rules.arrivals.points import points_of
from grognard.games.victory_roads.rules.movement.rail import printed_capacity
from grognard.games.victory_roads.rules.reich import objectives as objective
from grognard.games.victory_roads.rules.reich.satisfaction import german_supports, reich_box
from grognard.games.victory_roads.rules.theatres.radius import radius
from grognard.games.victory_roads.units import AXIS, GERMANS, SIDES, SOVIET
from grognard.kernel.pieces import ON_BOARD

Row = dict[str, Any]
_AHEAD = 6
"""How many turns of the calendar are shown."""
_GOALS = ("hexes", "any", "beside", "romania", "west_of_vistula", "objectives_at_most")
"""What a condition of victory may ask for."""
STANDS = {WITH_AXIS: "axis", WITH_SOVIETS: "soviet", GONE: "gone", NEVER: "never"}
"""Where Romania and Hungary stand (14)."""


def forces(g: Position) -> list[Row]:
    """What each side has on the map, in what state, and what it has lost."""
    units = [g.units_of(camp) for camp in (SOVIET, AXIS)]
    lost = [unit for unit in g.in_place(ELIMINATED) if not g.is_chit(unit)]

    def row(what: str, *numbers: int) -> Row:
        return {"what": what} | dict(zip(SIDES, numbers, strict=True))

    def count(column: bytearray) -> list[int]:
        return [sum(column[unit] > 0 for unit in group) for group in units]

    return [
        row("on-map", *map(len, units)),
        row(
            "reduced",
            *(sum(g.steps[unit] == REDUCED < g.unit(unit).steps for unit in group) for group in units),
        ),
        row("cut", *count(g.cut)),
        row("eliminated", *(sum(g.camp[unit] == camp for unit in lost) for camp in (SOVIET, AXIS))),
    ]


def supports(g: Position) -> list[Row]:
    """5.1: how many chits lie in each box and pool; which they are, only their owners know."""
    places = Counter(g.place[len(g.world.units) :])
    if g.is_advanced:
        boxes = [
            (f"box-{name.lower()}", BOX_N + number) for number, name in enumerate(THEATRES) if g.mode[number]
        ]
    else:
        boxes = [("box-soviet", BOX_S)]
    rows = [*boxes, ("box-g", BOX_G), ("soviet-pool", SOVIET_POOL), ("german-pool", GERMAN_POOL)]
    if g.is_advanced:
        rows.append(("reich-reserve", REICH_RESERVE))
    rows.append(("played", PLAYED))
    return [{"box": name, "count": places[place]} for name, place in rows]


def theatres(g: Position) -> list[Row]:
    """9.1, 11.3: where each theatre stands, in which mode, how far it reaches, and its role this turn."""
    return [
        {
            "theatre": name.lower(),
            "cell": g.geo.board.labels[g.theatre[number]],
            "mode": MODES[g.mode[number]],
            "radius": radius(g, number),
            "role": _role(g, number),
        }
        for number, name in enumerate(THEATRES)
        if g.mode[number] != NO_MODE
    ]


def _role(g: Position, theatre: int) -> str:
    if theatre == g.offensive:
        return "offensive"
    return {g.priority: "priority", g.secondary: "secondary"}.get(theatre, "none")


def calendar(g: Position) -> list[Row]:
    """17, 18: what this turn and the next ones bring."""
    values, coming = g.world.scenario.values, Counter[tuple[int, int]]()
    for unit, turn in g.world.arrivals.items():
        if g.place[unit] == COMING:
            coming[turn, g.camp[unit]] += 1
    return [
        {
            "turn": turn,
            "soviet": coming[turn, SOVIET],
            "axis": coming[turn, AXIS],
            "rail": printed_capacity(g, turn),
        }
        for turn in range(g.turn, min(g.turn + _AHEAD, values["last_turn"] + 1))
    ]


def reich(g: Position) -> Row:
    """15, 16: Hitler's mood, what the Germans would get as things stand, and the End of the Reich.

    15.3.1f: the marker of the mood lies with its back up until a dismissal has had all its effects.
    """
    return {
        "mood": g.mood,
        "most": g.ceiling,
        "turned": g.no_replacements or g.reich_supports or bool(g.half_moves),
        "rp": points_of(g, GERMANS),
        "supports": german_supports(g)[0],
        "freedom": g.freedom,
        "dismissals": g.dismissals,
        "objectives": g.objectives,
        "chits": reich_box(g).chits,
    }


def objectives(g: Position) -> list[Row]:
    """16.1.1: the six objectives of the Reich, as things stand now."""
    held = zip(objective.NAMES, objective.held(g), strict=True)
    return [{"objective": name, "held": "yes" if is_held else "no"} for name, is_held in held]


def goals(g: Position) -> list[Row]:
    """What each level of victory asks for, and whether it was met in time; the last asks for nothing."""
    rows = []
    for level, conditions in victory.standing(g):
        for condition, met in conditions:
            what = next(key for key in _GOALS if condition.get(key) is not None)
            asked = condition[what]
            labels = asked if isinstance(asked, list | tuple) else [asked if what == "beside" else None]
            goal = f"objectives-{asked}" if what == "objectives_at_most" else what
            state = {None: "open", True: "met", False: "missed"}[met]
            rows += [
                {"level": level, "goal": goal, "cell": label, "turn": condition["turn"], "state": state}
                for label in labels
            ]
    return rows


def is_town(g: Position, cell: int) -> bool:
    """Whether a site is more than a fortification: a city, a port or an oil field."""
    geo = g.geo
    oil = geo.board.labels[cell] in g.world.charts.tables["objectives"]["oil"]
    return bool(geo.is_city[cell] or geo.is_port[cell] or oil)


def spot_of(g: Position, chit: int) -> int | None:
    """The hex where a chit on the map lies, or that of its unit or theatre; None for one in a box."""
    placed, spot = g.support(chit).placed_on, g.spot[chit - len(g.world.units)]
    if spot < 0 or placed.startswith("box"):
        return None
    if g.support(chit).is_attached:
        return g.cell[spot] if g.place[spot] == ON_BOARD else None
    return g.theatre[spot] if placed == "to" else spot
