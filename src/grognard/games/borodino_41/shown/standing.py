"""How near victory is: what chapter 19 looks at, how it stands, what it takes, and the grade it makes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.position import COMING, DUMMIES, LOST, Position
from grognard.games.borodino_41.rules import victory
from grognard.games.borodino_41.shown.words import LOOK
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.knowledge.levels import FACE
from grognard.kernel.words.text import sentence

HIDDEN = "hidden"
_FIRST_DAY = 10
"""The date in October on the eve of turn 1."""


def standing(g: Position, viewers: Iterable[int]) -> list[dict[str, Any]]:
    """19: how each thing that counts stands, as far as these sides know it, and the grade if it ended now."""
    if g.world.scenario == victory.INTRODUCTION:
        found: dict[str, Any] = _introduction(g)
    else:
        found = _battle(g, *(knows(g, viewers, camp) for camp in (GERMAN, SOVIET)))
    return [{"what": what, "now": now, "wanted": what} for what, now in found.items()]


def knows(g: Position, viewers: Iterable[int], camp: int) -> bool:
    """Whether these sides know all counters of a side that have entered, and so what it has lost."""
    return bool(g.over) or all(
        g.level(viewers, unit) >= FACE
        for unit, place in enumerate(g.place)
        if g.camp[unit] == camp and place not in (COMING, LOST, DUMMIES)
    )


def _introduction(g: Position) -> dict[str, Any]:
    """19/intro/total: villages and what was destroyed lie open, even with inverted counters."""
    held = sum(g.holds(GERMAN, g.geo.places[name]) for name in victory.VILLAGES)
    return {
        "villages": held,
        "fourth": "yes" if g.holds(GERMAN, g.geo.places["artemki"]) else "no",
        "armour": len(victory.armour_lost(g)),
        "grade": victory.introduction(g)[1],
    }


def _battle(g: Position, germans: bool, soviets: bool) -> dict[str, Any]:
    """19/battle/goal: with inverted counters nobody knows who bars the highway, nor the losses of the other.

    Who holds a place lies open; without all of Mozhaisk no hidden counter changes the grade.
    """
    town = [g.holds(GERMAN, cell) for cell in (*g.geo.mozhaisk, g.geo.station)]
    forts = [g.holds(SOVIET, cell) for cell in g.geo.forts]
    free, known = victory.free_since(g), germans and soviets
    return {
        "mozhaisk": sum(town),
        "highway": ("clear" if victory.is_highway_clear(g) else "barred") if known else HIDDEN,
        "ready": len(victory.ready_to_leave(g)) if known else HIDDEN,
        "since": (_FIRST_DAY + free if free else None) if known or not all(town) else HIDDEN,
        "losses": victory.losses(g, GERMAN) if germans else HIDDEN,
        "artemki": "no" if g.holds(SOVIET, g.geo.places["artemki"]) else "yes",
        "forts": sum(forts),
        "grade": victory.battle(g)[1] if known or not all(town) else HIDDEN,
    }


def wanted(box: Components, language: str) -> dict[str, str]:
    """19: what it takes, with the numbers of the box."""
    limits, grades = box.charts.victory.battle, box.charts.victory.grades
    numbers: dict[str, Any] = {
        "town": len(box.geo.mozhaisk) + 1,
        "ready": limits.ready_units,
        "heavy": limits.very_heavy,
        "forts": len(box.geo.forts) * limits.forts_most // 100,
        "villages": len(victory.VILLAGES),
        "step": box.charts.victory.step_down,
    }
    for level, grade in grades.items():
        numbers |= {f"{level}-day": _FIRST_DAY + grade.turn, f"{level}-below": grade.below}
    whats = (
        "mozhaisk",
        "highway",
        "ready",
        "since",
        "losses",
        "artemki",
        "forts",
        "villages",
        "fourth",
        "armour",
    )
    made = {what: sentence(LOOK, language, f"wanted.{what}", numbers) for what in whats}
    return made | {"grade": ""}
