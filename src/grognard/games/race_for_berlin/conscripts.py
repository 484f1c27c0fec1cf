"""Event 8: raw German conscripts run; one full counter in a fight is reduced."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.race_for_berlin.components import NOBODY
from grognard.games.race_for_berlin.events import CONSCRIPTS, answers, must_be_asked, play, side_of
from grognard.games.race_for_berlin.losses import lose_step
from grognard.games.race_for_berlin.position import FULL, Position
from grognard.kernel.actions import Action
from grognard.kernel.state import Decision


def collapses(g: Position, camp: int, germans: Iterable[int]) -> list[Action]:
    """The German counters whom a camp may send running, if it holds the token."""
    if g.token[camp] != CONSCRIPTS:
        return []
    return [("collapse", unit) for unit in sorted(germans) if g.steps[unit] == FULL]


def collapse(g: Position, camp: int, unit: int) -> None:
    """Event 8: a German counter in the combat is reduced."""
    play(g, camp, CONSCRIPTS)
    lose_step(g, unit, "2.4.5/event-8")


def ask_conscripts(g: Position, camp: int, germans: tuple[int, ...]) -> Decision | None:
    """Asks the Soviet player who defends about event 8, whether he holds it or not."""
    full = [unit for unit in germans if g.steps[unit] == FULL]
    if camp == NOBODY or not full or not must_be_asked(g, camp, CONSCRIPTS):
        return None
    return Decision(side_of(camp), "ask.conscripts", answers(*collapses(g, camp, full)))


def answer_conscripts(g: Position, camp: int, action: Action) -> None:
    """What the Soviet player answered."""
    if action[0] == "collapse":
        collapse(g, camp, action[1])
    elif action[0] == "quiet":
        g.quiet[camp] = 1
