"""Why the game ended as it did, in words: the villages and the armour lost, or what the battle came to."""

from __future__ import annotations

from typing import Any

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import victory
from grognard.games.borodino_41.shown.view import INTRODUCTION, OBJECTIVES
from grognard.games.borodino_41.units import GERMAN

LEVELS = tuple(
    f"victory.{level}"
    for level in ("decisive", "total", "major", "marginal", "draw", "soviet", "soviet-decisive")
)


def told(g: Position, message: str) -> dict[str, Any]:
    """19: what the message of an outcome says besides the level; nothing for any other message."""
    if not g.over or message not in LEVELS:
        return {}
    if g.world.scenario == INTRODUCTION:
        held = [g.geo.places[name] for name in OBJECTIVES if g.holds(GERMAN, g.geo.places[name])]
        return {
            "how": "villages",
            "cells": held,
            "count": len(held),
            "destroyed": len(victory.armour_lost(g)),
        }
    line = not victory.has_objectives(g) and victory.keeps_line(g)
    return {
        "how": "line" if line else "battle",
        "mozhaisk": int(victory.holds_mozhaisk(g)),
        "highway": int(victory.is_highway_clear(g)),
        "ready": int(bool(victory.ready_to_leave(g))),
        "turn": g.cleared,
        "losses": victory.losses(g, GERMAN),
    }
