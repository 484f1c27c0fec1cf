"""3.5 Command: whom a headquarters commands, and which division is out of command."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.fortress_berlin.position import UNDERGROUND, UNUSED, Position
from grognard.games.fortress_berlin.units import EVERYWHERE, GERMAN, SOVIET

FIRE, U_BAHN = "fire", "u-bahn"
"""What a unit is to be in command for: 3.5.2a, 17.1.1a."""
OWN_HQ = "divisional-command"
"""3.5.3/opt-own-hq: the option."""
BERLIN, WENCK = "Berlin", "Group Wenck"
UNDER_BERLIN = ("15th SS Infantry Division", "SS Group Clausewitz")
"""3.5.4a: formations without headquarters of their own that Berlin commands."""


# ---- radius


def covers(g: Position, hq: int, cell: int) -> bool:
    """2.2.8, 3.5.1: whether a hex is in the radius of a headquarters; enemies don't matter."""
    here, radius = g.cell[hq], g.printed[hq].command_radius
    return here >= 0 and (radius == EVERYWHERE or g.geo.board.distance(here, cell) <= radius)


def superior(g: Position, unit: int) -> int | None:
    """3.5.4a: the higher headquarters to which a German unit is assigned; None: it is independent."""
    printed, higher = g.printed[unit], g.world.higher_hqs
    if g.returned[unit]:
        return higher.get(WENCK)
    if printed.formation in UNDER_BERLIN:
        return higher.get(BERLIN)
    if not printed.band:
        return None
    own = g.world.division_hqs.get(printed.band)
    return higher.get(printed.parent if own is None else g.printed[own].parent)


def hq_in_command(g: Position, hq: int) -> bool:
    """3.5.3a: whether a headquarters works fully: a German divisional one in the radius of its superior."""
    if g.cell[hq] < 0:
        return False
    if g.camp[hq] == SOVIET or g.printed[hq].is_higher_hq:
        return True
    above = superior(g, hq)
    return above is not None and covers(g, above, g.cell[hq])


# ---- who is in command


def is_commanded(g: Position, unit: int, purpose: str) -> bool:
    """3.5.2a, 17.1.1a: whether a unit is in command, but for the one of a higher HQ (3.5.4b)."""
    cell = g.station[unit] if g.place[unit] == UNDERGROUND else g.cell[unit]
    if g.camp[unit] == SOVIET:
        return any(covers(g, hq, cell) for hq in g.world.hqs[SOVIET])
    if purpose == FIRE:
        return _has_division(g, unit, cell)
    if halved(g, unit):
        return False  # 3.5.3b
    printed = g.printed[unit]
    militia = printed.is_vs or printed.is_hj or printed.is_ppb
    if militia and any(covers(g, hq, cell) for hq in g.world.higher_hqs.values()):
        return True  # 3.5.4a
    above = superior(g, unit)
    return (above is not None and covers(g, above, cell)) or _has_division(g, unit, cell)


def divisions(g: Position, unit: int, cell: int) -> Iterator[int]:
    """3.5.1, 3.5.3a: the divisional headquarters that work and have a unit in their radius, whosever it is.

    3.5.3/opt-own-hq: by that option units of a division obey their own alone.
    """
    own = g.world.division_hqs.get(g.printed[unit].band) if g.world.plays(OWN_HQ) else None
    candidates = g.world.division_hqs.values() if own is None else (own,)
    return (hq for hq in candidates if hq_in_command(g, hq) and covers(g, hq, cell))


def _has_division(g: Position, unit: int, cell: int) -> bool:
    return any(True for _ in divisions(g, unit, cell))


def halved(g: Position, unit: int) -> bool:
    """3.5.3b: whether a unit belongs to a division out of command: half its MA, and no U-Bahn.

    That is one whose headquarters is outside the radius of its superior; or is not on the map, and no other
    divisional headquarters has the unit in its radius. Who has come in this turn moves freely; so do
    divisions that have none.
    """
    if g.camp[unit] != GERMAN or g.entered[unit]:
        return False
    hq = g.world.division_hqs.get(g.printed[unit].band)
    if hq is None or g.place[hq] == UNUSED:
        return False
    if g.cell[hq] >= 0:
        return not hq_in_command(g, hq)
    cell = g.station[unit] if g.place[unit] == UNDERGROUND else g.cell[unit]
    return not _has_division(g, unit, cell)


# ---- the single unit of a higher headquarters


def direct_hq(g: Position, unit: int) -> int | None:
    """3.5.4b: a higher headquarters that commands a unit directly, or may still choose it."""
    if g.camp[unit] != GERMAN or g.printed[unit].is_hq:
        return None
    found = [hq for hq in g.world.higher_hqs.values() if may_direct(g, hq, unit)]
    return min(found, key=lambda hq: (not g.directed[hq], hq), default=None)


def may_direct(g: Position, hq: int, unit: int) -> bool:
    """3.5.4b: whether a higher headquarters commands this unit directly, or may: one in a player turn."""
    cell = g.station[unit] if g.place[unit] == UNDERGROUND else g.cell[unit]
    return not g.printed[unit].is_hq and g.directed[hq] in (0, unit + 1) and covers(g, hq, cell)


def direct(g: Position, hq: int, unit: int) -> None:
    """3.5.4b: a higher headquarters takes a unit under its direct command for this player turn."""
    if g.directed[hq] != unit + 1:
        g.directed[hq] = unit + 1
        g.note("command.direct", "3.5.4b", hq=hq, unit=unit)
