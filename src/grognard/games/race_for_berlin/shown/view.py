"""What a seat may know: everything on the map, and its own event token."""

from __future__ import annotations

from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, NATIONS, NOBODY, TURNS_IN_GAME
from grognard.games.race_for_berlin.position import FULL, MODES, ON_MAP, PLACES, Position
from grognard.games.race_for_berlin.rules.events import EVENTS, NO_TOKEN, SIDES
from grognard.games.race_for_berlin.shown import panels


def view(g: Position, seat: str) -> dict[str, Any]:
    """The position as this seat sees it."""
    mine = SIDES.index(seat)
    return {
        "turn": g.turn,
        "last_turn": TURNS_IN_GAME,
        "round": g.round,
        "phase": g.phase,
        "units": [_unit(g, unit) for unit in range(len(g.box.units))],
        "score": dict(zip(CAMPS, g.points, strict=True)),
        "american": _labels(g, [zone for zone, held in enumerate(g.american) if held]),
        "american_stopped": g.stopped,
        "tracks": panels.american_tracks(g),
        "control": [
            {"cell": g.box.board.labels[zone], "camp": CAMPS[camp]}
            for zone, camp in enumerate(g.control)
            if camp != NOBODY
        ],
        "berlin": panels.berlin(g),
        "hitler": None if g.order == NOBODY else CAMPS[g.order],
        "garrisons_reduced": g.speer,
        "heinrici": CAMPS[g.heinrici],
        "heinrici_from": g.heinrici_from,
        "token": None if g.token[mine] == NO_TOKEN else EVENTS[g.token[mine]],
        "tokens_held": {name: g.token[camp] != NO_TOKEN for camp, name in enumerate(CAMPS)},
        "tokens": panels.tokens(g, mine),
        "points": panels.points(g),
        "forces": panels.forces(g),
        "xii_army": g.xii,
    }


def _unit(g: Position, unit: int) -> dict[str, Any]:
    printed, place = g.unit(unit), PLACES[g.place[unit]]
    seen: dict[str, Any] = {"id": printed.id, "side": CAMPS[printed.camp], "nation": NATIONS[printed.nation]}
    seen["place"] = place
    if g.place[unit] == ON_MAP:
        seen["cell"] = g.box.board.labels[g.cell[unit]]
        seen["strength"] = g.strength(unit)
        if g.steps[unit] != FULL:
            seen |= {"face": "reduced", "values": printed.reduced_values}
    marks = [
        mark
        for mark, shown in (
            ("reduced", g.place[unit] == ON_MAP and g.steps[unit] != FULL),
            ("used", g.used[unit]),
            ("oos", g.place[unit] == ON_MAP and g.oos[unit]),
            (MODES[g.mode[unit]], g.mode[unit]),
        )
        if shown
    ]
    return seen | {"marks": marks}


def _labels(g: Position, zones: list[int]) -> list[str]:
    return [g.box.board.labels[zone] for zone in zones]
