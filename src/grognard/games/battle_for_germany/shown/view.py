"""What a seat sees. Nothing is hidden in this game but the dice to come, so all seats see the same."""

from __future__ import annotations

from typing import Any

from grognard.games.battle_for_germany.components import CAMPS
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.rules import garrisons, victory
from grognard.games.battle_for_germany.setting import PLACES, SIDES


def view(g: Position) -> dict[str, Any]:
    """The position as plain data: labels and names, no inner numbers."""
    labels, terms = g.box.board.labels, g.world.terms
    points = victory.score(g)
    return {
        "scenario": g.world.scenario,
        "options": dict(g.world.options),
        "turn": g.turn,
        "last_turn": g.world.last_turn,
        "date": g.box.track[g.turn].date,
        "phase": terms.turn[min(max(g.phase, 0), len(terms.turn) - 1)].code,
        "units": [_unit(g, unit) for unit in range(len(g.place))],
        "cities": [
            {
                "name": city.name,
                "name_fr": city.name_fr,
                "cell": labels[city.cell],
                "value": city.value,
                "held_by": CAMPS[victory.holder(g, number)],
                "garrison_due": garrisons.is_due(g, city),
            }
            for number, city in enumerate(g.box.cities)
        ],
        "destroyed_forts": [
            labels[cell] for cell, built in enumerate(g.box.fortified) if built and not g.fort[cell]
        ],
        "score": {SIDES[side]: value for side, value in points.items()},
        "berlin": None if g.berlin == NOBODY else CAMPS[g.berlin],
        "boundary": g.boundary,
        "germans_gone": g.germans_gone,
        "war": g.war,
        "rates": {
            key: getattr(g.box.track[g.turn], key)
            for key in ("soviet", "west_german", "western", "east_german")
        },
        "transfers": g.transfers,
    }


def _unit(g: Position, unit: int) -> dict[str, Any]:
    place = PLACES[g.place[unit]]
    seen: dict[str, Any] = {"id": g.unit(unit).id, "side": SIDES[g.side[unit]], "place": place}
    if g.place[unit] == ON_MAP:
        seen["cell"] = g.box.board.labels[g.cell[unit]]
    marks = ("moved", "fought", "struck", "strayed", "garrison", "turned", "frozen")
    seen["marks"] = [mark for mark in marks if getattr(g, mark)[unit]]
    if g.arrived[unit] == g.turn:
        seen["marks"].append("arrived")
    return seen
