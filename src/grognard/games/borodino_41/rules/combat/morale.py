"""12 Morale: the test under fire, and what becomes of who fails it."""

from __future__ import annotations

from grognard.games.borodino_41.position import DISRUPTED, GOOD, SUPPRESSED, Position

PASSED, WAVERED, SHAKEN, BROKEN, DESTROYED = "passed", "wavered", "suppressed", "disrupted", "eliminated"
"""12/morale: passed; just passed, which costs an assaulter its marker; failed, ever worse."""
ELIMINATES = 5
"""12/morale/by-5: so much above morale."""


def morale_of(g: Position, unit: int, reader: int | None = None) -> int:
    """12/state/suppressed, 17/hq/morale: its own, or that of an HQ in its hex; less when shaken.

    A reader is a side that knows of no HQ which lies face down before it.
    """
    own, cell = g.looks(unit).morale, g.cell[unit]
    if cell >= 0:
        for other in g.units_at(cell):
            known = reader is None or g.can_name((reader,), other)
            if g.printed[other].is_hq and other != unit and known:
                own = max(own, g.morale(other))
    return own - g.state[unit]


def outcome(die: int, morale: int) -> str:
    """12/morale/pass to 12/morale/by-5: what a morale die means.

    >>> [outcome(die, 5) for die in (4, 5, 6, 7, 9, 10)]
    ['passed', 'wavered', 'suppressed', 'disrupted', 'disrupted', 'eliminated']
    """
    over = die - morale
    if over < 0:
        return PASSED
    if over == 0:
        return WAVERED
    if over >= ELIMINATES:
        return DESTROYED
    return SHAKEN if over == 1 else BROKEN


def suppress(g: Position, unit: int, rule: str) -> None:
    """12/morale/second-suppression: a second time disrupts; who is disrupted stays so."""
    if g.state[unit] == GOOD:
        _set(g, unit, SUPPRESSED, "fire.suppressed", rule)
    else:
        disrupt(g, unit, "12/morale/second-suppression")


def disrupt(g: Position, unit: int, rule: str) -> None:
    """12/state/disrupted."""
    _set(g, unit, DISRUPTED, "fire.disrupted", rule)


def lose_marker(g: Position, unit: int, rule: str) -> None:
    """12/assault/lost-marker: a unit is to assault no more."""
    if g.assault[unit]:
        g.assault[unit] = 0
        g.note("fire.marker-lost", rule, unit=unit, cell=g.cell[unit])


def _set(g: Position, unit: int, state: int, message: str, rule: str) -> None:
    if g.state[unit] != state:
        g.change(unit, state=state)
        if g.cell[unit] >= 0:
            g.note(message, rule, unit=unit, cell=g.cell[unit])
    lose_marker(g, unit, "12/morale/lose-marker")
