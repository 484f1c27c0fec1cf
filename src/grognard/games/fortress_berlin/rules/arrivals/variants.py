"""16 Variants: units and points that they bring; two of them change how the game is won."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import (
    COMING,
    EXITED,
    MANOEUVRE,
    REMOVED,
    STEINER,
    UNUSED,
    WENCK,
    Position,
)
from grognard.games.fortress_berlin.rules.victory import award
from grognard.games.fortress_berlin.units import GERMAN
from grognard.kernel.pieces import NOWHERE

TOWER = "reichstag-flak-tower"
NUMBERS = {TOWER: "16.1", "latvians": "16.2", "lvi-korps": "16.3", "steiner": "16.4", "wenck": "16.5"}
"""The options by name, with the number that their counters bear."""
MAJOR = {"steiner": STEINER, "wenck": WENCK}
RULES = {TOWER: "16.1b", "latvians": "16.2", "lvi-korps": "16.3", "steiner": "16.4b", "wenck": "16.5c"}
RETURN_TURNS = {STEINER: 4, WENCK: 9}
"""16.4, 16.5: when their units arrive, and those that have left come back."""
POLISH_ZONES = "D-E"
"""16.4/soviet-1st-polish-army."""


def begin(g: Position) -> None:
    """16.0: counters of variants that were not agreed on stay in the box; the others cost their points."""
    for unit, printed in enumerate(g.printed):
        if printed.variant:
            g.remove(unit, UNUSED)
    for name in NUMBERS:
        if g.world.plays(name):
            call(g, name)
            award(g, name, RULES[name])


def call(g: Position, name: str) -> None:
    """16.0, 17.2f: a variant comes into play, with its counters."""
    g.called |= MAJOR.get(name, 0)
    for unit in g.in_place(UNUSED):
        if g.printed[unit].variant == NUMBERS[name]:
            g.remove(unit, COMING)
            g.show((unit,))


def charge(g: Position) -> None:
    """12.0.2/variants: one that a marshal has called (17.2f) brings its points as its first units arrive."""
    for name, bit in MAJOR.items():
        if g.called & bit and g.turn == RETURN_TURNS[bit] and not g.world.plays(name):
            award(g, name, RULES[name])


def recall(g: Position, camp: int) -> None:
    """16.4, 16.5b: who was withdrawn, or left by the south edge, is to come back in this turn."""
    bit, place = (WENCK, EXITED) if camp == GERMAN else (STEINER, REMOVED)
    if not g.called & bit or g.turn != RETURN_TURNS[bit]:
        return
    for unit in g.in_place(place):
        if g.camp[unit] == camp and (camp == GERMAN or g.returned[unit]):
            g.returned[unit] = 1
            g.due[unit], g.late[unit] = g.turn, 0
            g.change(unit, mode=MANOEUVRE)  # 3.3.3a
            g.remove(unit, COMING)


def zones(g: Position, unit: int) -> str:
    """5.0b, 16.4, 16.5b: the zones by which a unit comes: a letter, a range such as A-C, or "wenck".

    8.7.1/5: who was driven off the map comes back by the letter that was nearest.
    """
    if g.gate[unit] != NOWHERE:
        return g.geo.edge_letter(g.gate[unit])
    if not g.returned[unit]:
        return g.printed[unit].entry
    return "wenck" if g.camp[unit] == GERMAN else POLISH_ZONES
