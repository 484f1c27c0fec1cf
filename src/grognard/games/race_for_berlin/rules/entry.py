"""7.3.4, 9.1.5: what entering and leaving a zone leads to: control markers, Berlin abandoned, points."""

from __future__ import annotations

from typing import Any

from grognard.games.race_for_berlin.components import GERMAN, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import DESTROYED, Position
from grognard.kernel.answers import Preview
from grognard.kernel.frames import Frame
from grognard.kernel.pieces import NOWHERE

SOURCES = ("zones", "berlin", "bombarded", "first-progress", "highest", "abandoned")
"""What victory points come from: control outside Berlin and in it, and what a marshal does once."""


def score(g: Position, camp: int, points: int, message: str, rule: str, **args: Any) -> None:
    """10: victory points are counted as play goes on, each under what it comes from."""
    if points:
        g.points[camp] += points
        g.earned[_entry(camp, _source(g, message, args.get("cell", NOWHERE)))] += points
        g.note(message, rule, camp=camp, points=abs(points), **args)


def earned(g: Position, camp: int, source: str) -> int:
    """The victory points that a camp has from one source."""
    return g.earned[_entry(camp, source)]


def _entry(camp: int, source: str) -> int:
    return camp * len(SOURCES) + SOURCES.index(source)


def _source(g: Position, message: str, zone: int) -> str:
    """Where the points of a message belong: `control.taken` to its zone, `berlin.highest` to itself."""
    if message.startswith("control."):
        return "berlin" if g.box.is_berlin[zone] else "zones"
    return message.removeprefix("berlin.")


def enter(g: Position, unit: int, zone: int) -> None:
    """Moves a counter into a zone from the one it stands in, or from off the map."""
    printed, left = g.unit(unit), g.cell[unit]
    g.put(unit, zone)
    if left != NOWHERE and printed.nation == SOVIET:
        _leave_berlin(g, left, printed.camp)
    if g.box.is_berlin[zone]:
        if printed.nation == GERMAN:
            g.mark(g.oos, unit, 0)  # 9.2.2b
        if not g.ring and g.every_berlin_zone_is_entered():
            g.ring = g.turn
        return
    if printed.nation == GERMAN:
        _lose_marker(g, zone, "7.3.4c")
    elif g.box.value[zone] and g.control[zone] == NOBODY and not g.american[zone]:
        g.control[zone] = printed.camp
        score(g, printed.camp, g.box.value[zone], "control.taken", "7.3.4a", cell=zone)


def destroy(g: Position, unit: int, rule: str) -> None:
    """Eliminates a counter; nobody leaves Berlin by dying there, but control may be lost (9.1.5)."""
    zone, printed = g.cell[unit], g.unit(unit)
    g.note("loss.destroyed", rule, unit=unit, cell=zone)
    g.remove(unit, DESTROYED)
    if printed.nation == SOVIET and g.box.is_berlin[zone] and not g.count_soviets(zone):
        set_level(g, zone, 0, printed.camp, "9.1.5a")


def capture(g: Position, zone: int) -> None:
    """2.2.4: the Americans take a zone, and with it a Soviet marker that no unit guards."""
    g.mark(g.american, zone, 1)
    g.note("american.captured", "2.2.2a", cell=zone)
    _lose_marker(g, zone, "2.2.4")


def set_level(g: Position, zone: int, level: int, camp: int, rule: str) -> None:
    """9.3.2: sets the level of a Berlin zone held by a camp; control and its points follow (9.1.4)."""
    before = g.level[zone]
    if level == before:
        return
    controlled = g.is_controlled(zone)
    g.mark(g.level, zone, level)
    g.note("urban.level", rule, cell=zone, level=level)
    value = g.box.value[zone]
    if g.is_controlled(zone) and not controlled:
        score(g, camp, value, "control.taken", "10.1.1", cell=zone)
    elif controlled and not g.is_controlled(zone):
        score(g, camp, -value, "control.lost", "9.1.4", cell=zone)


def _lose_marker(g: Position, zone: int, rule: str) -> None:
    camp = g.control[zone]
    if camp != NOBODY:
        g.control[zone] = NOBODY
        score(g, camp, -g.box.value[zone], "control.lost", rule, cell=zone)


def _leave_berlin(g: Position, zone: int, camp: int) -> None:
    """9.1.5: a Berlin zone left empty falls back to level 0, and costs its value, or twice if controlled."""
    if g.box.is_berlin[zone] and not g.count_soviets(zone):
        set_level(g, zone, 0, camp, "9.1.5a")
        score(g, camp, -g.box.value[zone], "berlin.abandoned", "9.1.5b", cell=zone)


def way_into(frame: Frame, g: Position, unit: int, zone: int) -> Preview:
    """The way of a counter that goes straight into a zone."""
    return way_of(g, unit, g.cell[unit], zone)


def way_of(g: Position, unit: int, *way: int) -> Preview:
    """The way of a counter, and what happens on it: found by going it in a copy of the position."""
    imagined = g.clone()
    imagined.events = []
    for zone in way[1:]:
        enter(imagined, unit, zone)
    return Preview(way, notes=tuple(imagined.events))
