"""What a question tells besides its arguments: the kind of fire that was chosen, or is the only one left."""

from __future__ import annotations

from typing import Any

from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.combat.gathering import Gathering

_ABOUT_FIRE = ("fire.ask-hex", "fire.ask-join")


def told(g: Position, message: str) -> dict[str, Any]:
    """12/at/only-at: two questions that look alike are about regular or about anti-tank fire."""
    if message not in _ABOUT_FIRE:
        return {}
    frame = g.stack[-1] if g.stack else None
    return {"kind": frame.kind if isinstance(frame, Gathering) else NONE}
