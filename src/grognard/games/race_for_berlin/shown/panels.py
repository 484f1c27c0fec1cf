"""The tables beside the map: Berlin zone by zone, the American tracks, tokens, points and forces.

Each is a list of rows for the view; `look/board.toml` says which columns are shown.
"""

from __future__ import annotations

from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, GERMAN, JOUKOV, KONIEV, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import DESTROYED, REDUCED, Position, rival
from grognard.games.race_for_berlin.rules.entry import SOURCES, earned
from grognard.games.race_for_berlin.rules.events import EVENTS, HEINRICI, NO_TOKEN, is_out

Row = dict[str, Any]


def berlin(g: Position) -> list[Row]:
    """9.1: each Berlin zone with its level, who holds it, its garrison and its value."""
    return [
        {
            "cell": g.box.board.labels[zone],
            "level": g.level[zone],
            "state": _state(g, zone),
            "garrison": g.garrison(zone),
            "value": g.box.value[zone],
        }
        for zone in g.box.berlin
    ]


def _state(g: Position, zone: int) -> str:
    camp = g.camp_in(zone)
    if camp == NOBODY:
        return "german"
    return CAMPS[camp] if g.is_controlled(zone) else f"{CAMPS[camp]}-contested"


def american_tracks(g: Position) -> list[Row]:
    """2.2.2: how far the Americans have come on each track, and the zone that comes next."""
    return [
        {
            "track": number,
            "held": g.track[number - 1],
            "of": len(chain),
            "next": None if g.stopped else g.box.board.labels[chain[g.track[number - 1]]],
        }
        for number, chain in enumerate(g.box.tracks, 1)
    ]


def tokens(g: Position, mine: int) -> list[Row]:
    """2.4: where each event token is, as far as a camp can know."""
    return [{"event": name, "where": _where(g, token, mine)} for token, name in enumerate(EVENTS)]


def _where(g: Position, token: int, mine: int) -> str:
    if token == g.token[mine] or (token == HEINRICI and g.heinrici == mine):
        return "own"
    if token == HEINRICI:
        return "rival"
    if is_out(g, token):
        return "out"
    other = rival(mine)
    return "perhaps" if g.token[other] != NO_TOKEN and token in g.could[other] else "cup"


def points(g: Position) -> list[Row]:
    """10: what each marshal's victory points come from."""
    return [
        {"source": source} | {CAMPS[camp]: earned(g, camp, source) for camp in (JOUKOV, KONIEV)}
        for source in SOURCES
    ]


def forces(g: Position) -> list[Row]:
    """3, 4: what each marshal has at hand, and what has become of his units."""

    def row(what: str, *numbers: int) -> Row:
        return {"what": what} | dict(zip(CAMPS, numbers, strict=True))

    def soviets(column: bytearray, value: int) -> list[int]:
        groups = [g.units_of(camp, SOVIET) for camp in (JOUKOV, KONIEV)]
        return [sum(column[unit] == value for unit in group) for group in groups]

    destroyed = [
        sum(g.place[unit] == DESTROYED for unit in g.box.group[camp, SOVIET]) for camp in (JOUKOV, KONIEV)
    ]
    germans = [len(g.units_of(camp, GERMAN)) for camp in (JOUKOV, KONIEV)]
    return [
        row("support", *g.support),
        row("ready", *soviets(g.used, 0)),
        row("reduced", *soviets(g.steps, REDUCED)),
        row("oos", *soviets(g.oos, 1)),
        row("destroyed", *destroyed),
        row("germans", *germans),
    ]
