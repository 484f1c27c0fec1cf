"""Why the game ended as it did, in words: where, by which points, or whose capture."""

from __future__ import annotations

from typing import Any

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.victory import HITLER_TAKEN, LAST_TURN, goal, winner

_WON = "victory.won-"


def told(g: Position, message: str) -> dict[str, Any]:
    """12.0: what the message of an outcome says besides who has won; nothing for any other message.

    Who ends with more points may still have lost, as when Hitler is captured.
    """
    if not g.over or not message.startswith(_WON):
        return {}
    held = g.over == LAST_TURN and winner(g)[1] == "12.0/3"
    how = g.over if g.over == HITLER_TAKEN else "held" if held else g.over
    points = sorted((g.german_points, g.soviet_points), reverse=True)
    return {"how": how, "cell": goal(g), "more": points[0], "fewer": points[1]}
