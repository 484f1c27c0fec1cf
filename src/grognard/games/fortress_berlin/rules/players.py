"""17.2, 17.3 Games for three to six: whose a unit is, who has his turn, who answers, and German roles.

Zhukov and Koniev share the Soviet side, and up to four players the German one. Those of a side know the same;
they act one after the other in each step of their turn. In the game for two nothing here has any effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.actions import Seat, Side

ZHUKOV, KONIEV = 0, 1
MARSHALS = ("zhukov", "koniev")
FUHRER, ARMED, SS, CIVIL = range(4)
ROLES = ("hitler", "armed", "ss", "civil")
_HITLERS: Mapping[int, tuple[str, ...]] = {
    2: ("ss", "lah", "volkssturm", "hj", "ppb", "police", "fah"),
    3: ("volkssturm", "ppb", "police", "fah"),
    4: ("fah", "lah"),
}
"""17.3.1a, 17.3.2a, 17.3.3a: by the number of German players, the forces of the one who is Hitler."""


# ---- whose a thing is


def count(g: Position, camp: int) -> int:
    """17.2a, 17.3: how many players a side has."""
    return g.world.players[camp]


def players(g: Position, camp: int) -> Sequence[int]:
    """The players of a side in the order of their turns, Hitler's first; none where one has it all."""
    if count(g, camp) < 2:
        return ()
    return g.roles if camp == GERMAN else (ZHUKOV, KONIEV)


def role_of(g: Position, unit: int) -> int:
    """17.3.1a, 17.3.2a, 17.3.3a: the German role to which a unit belongs."""
    force, germans = g.printed[unit].force, count(g, GERMAN)
    if force in _HITLERS[germans]:
        return FUHRER
    if force in ("ss", "lah", "hj"):
        return SS
    return CIVIL if force in ("volkssturm", "ppb", "police") else ARMED


def player_of(g: Position, unit: int) -> int:
    """17.2b, 17.3: the player of a unit, by his number among those of its side."""
    camp = g.layout.camps[unit]
    if count(g, camp) < 2:
        return 0
    if camp == SOVIET:
        return MARSHALS.index(g.printed[unit].marshal)
    return g.roles[role_of(g, unit)]


def is_own(g: Position, unit: int) -> bool:
    """Whether a unit of the side in phase is led by who has his turn."""
    return g.hand == NONE or player_of(g, unit) == g.hand


def own(g: Position, camp: int) -> list[int]:
    """The units on the map of who has his turn in the turn of his side; else all of the side."""
    found = g.units_of(camp)
    if g.hand == NONE or camp != g.player:
        return found
    return [unit for unit in found if player_of(g, unit) == g.hand]


def are_rivals(g: Position, one: int, other: int) -> bool:
    """17.2c: whether two Soviet units are led by different marshals."""
    return count(g, SOVIET) > 1 and g.printed[one].marshal != g.printed[other].marshal


# ---- who answers


def answers(g: Position) -> Mapping[Seat, tuple[Side, ...]]:
    """The seats and the sides each one decides for now."""
    if g.world.players == (1, 1):
        return g.world.seats
    asked = tuple(_asked(g, camp) for camp in range(len(SIDES)))
    seat_of = g.world.seat_of
    return {
        seat: tuple(
            side for camp, side in enumerate(SIDES) if side in sides and seat_of[camp][asked[camp]] == seat
        )
        for seat, sides in g.world.seats.items()
    }


def _asked(g: Position, camp: int) -> int:
    """The player who answers for a side: who has his turn, or whose units it is about, or the first."""
    if count(g, camp) < 2:
        return 0
    if camp == g.player and g.hand != NONE:
        return g.hand
    decision = g.pending.get(SIDES[camp])
    said: Mapping[str, Any] = decision.args if decision else {}
    if "player" in said:
        return int(said["player"])
    for name in ("unit", "units"):
        units = said.get(name, ())
        for unit in (units,) if isinstance(units, int) else units:
            if g.layout.camps[unit] == camp:
                return player_of(g, unit)
    if "cell" in said:
        for unit in g.units_at(said["cell"]):
            if g.layout.camps[unit] == camp:
                return player_of(g, unit)
    return players(g, camp)[0]
