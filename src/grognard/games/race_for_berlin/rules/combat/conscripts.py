"""Event 8: raw German conscripts run; one full counter in a fight is reduced."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.race_for_berlin.components import NOBODY
from grognard.games.race_for_berlin.position import FULL, Position
from grognard.games.race_for_berlin.rules.combat.losses import lose_step
from grognard.games.race_for_berlin.rules.events import CONSCRIPTS, must_be_asked, play
from grognard.kernel.verbs import Bar


def bar_to_collapse(g: Position, camp: int, unit: int, germans: Iterable[int]) -> Bar | None:
    """Event 8: why a camp can't send a German counter running: not held, or not a full one of the combat."""
    if g.token[camp] != CONSCRIPTS:
        return "2.4.2", "why.token-not-held", {"event": CONSCRIPTS}
    if g.is_on_map(unit) and g.steps[unit] != FULL:
        return "2.4.5/event-8", "why.reduced"
    return None if unit in germans else ("2.4.5/event-8", "why.not-in-combat")


def collapse(g: Position, camp: int, unit: int) -> None:
    """Event 8: a German counter in the combat is reduced."""
    play(g, camp, CONSCRIPTS)
    lose_step(g, unit, "2.4.5/event-8")


def must_ask(g: Position, camp: int, germans: Iterable[int]) -> bool:
    """Whether the Soviet player who defends is asked about event 8, whether he holds it or not."""
    full = any(g.steps[unit] == FULL for unit in germans)
    return camp != NOBODY and full and must_be_asked(g, camp, CONSCRIPTS)
