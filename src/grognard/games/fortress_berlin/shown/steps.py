"""Where the combat segment stands, for the strip that the page shows with the orders."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.assault.announcing import Announcing
from grognard.games.fortress_berlin.rules.assault.staffs import Assist, Reply
from grognard.games.fortress_berlin.rules.combat.bombardment import Bombarding
from grognard.games.fortress_berlin.rules.combat.direct import Firing
from grognard.games.fortress_berlin.rules.combat.phase import CombatPhase
from grognard.games.fortress_berlin.rules.hitler import Option

STEPS = ("suicide", "bombard", "direct", "announce", "support", "resolve")
"""4.1.4a, 8.4.2: Hitler's choice, three kinds of combat, and what belongs to the assaults."""
_FRAMES = {
    Option: "suicide",
    Bombarding: "bombard",
    Firing: "direct",
    Announcing: "announce",
    Assist: "announce",
    Reply: "support",
}


def step(g: Position) -> str | None:
    """The step that is being played; None outside of the combat segment."""
    if not any(isinstance(frame, CombatPhase) for frame in g.stack):
        return None
    named = (name for frame in g.stack for kind, name in _FRAMES.items() if isinstance(frame, kind))
    return next(named, "resolve")
