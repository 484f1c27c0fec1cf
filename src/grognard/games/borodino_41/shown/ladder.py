"""Where the combat of an impulse stands, for the strip that the page shows with the orders."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.air import Strikes
from grognard.games.borodino_41.rules.combat.ladder import Ladder
from grognard.games.borodino_41.rules.combat.phase import CombatPhase

STEPS = (
    *("strikes", "hex", "retreat", "defence", "give-up", "offence"),
    *("defence-two", "offence-two", "motor-retreat", "assault", "closing"),
)
"""4/seq/combat-steps, 12/seq: a to i, with the choice of the hex and what comes after all of them."""
_LEADS_ON = {
    "vacated": "retreat",
    "shaken_one": "defence",
    "offence_one": "give-up",
    "emptied_one": "offence",
    "shaken_two": "defence-two",
    "offence_two": "defence-two",
    "emptied_two": "offence-two",
    "motor_vacated": "motor-retreat",
    "deploy": "assault",
}
"""What is being played while a ladder waits for this step of its own."""


def step(g: Position) -> str | None:
    """The step that is being played; None outside of the combat of an impulse."""
    phase = next((frame for frame in g.stack if isinstance(frame, CombatPhase)), None)
    if phase is None:
        return None
    ladder = next((frame for frame in g.stack if isinstance(frame, Ladder)), None)
    if ladder is not None:
        return _LEADS_ON.get(ladder.at)
    if phase.at == "finish":
        return "closing"
    started = phase.at == "resolve" and not any(isinstance(frame, Strikes) for frame in g.stack)
    return "hex" if started else "strikes"
