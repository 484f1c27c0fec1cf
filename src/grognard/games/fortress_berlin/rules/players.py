"""17.2, 17.3 Games for three to six: whose a unit is, who has his turn, who answers, and German roles.

Zhukov and Koniev share the Soviet side, and up to four players the German one. Those of a side know the same;
they act one after the other in each step of their turn. In the game for two nothing here has any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from grognard.games.fortress_berlin.position import CUP, ELIMINATED, NAVAL, NONE, UNUSED, Position
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.actions import Seat, Side
from grognard.kernel.frames import Frame
from grognard.kernel.verbs import Bar

ZHUKOV, KONIEV = 0, 1
MARSHALS = ("zhukov", "koniev")
FUHRER, ARMED, SS, CIVIL = range(4)
ROLES = ("hitler", "armed", "ss", "civil")
OWN = ("17.3.1a", "17.2b")
"""By side, the rule by which each of several players has his own units."""
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


def owner(g: Position, unit: int) -> str:
    """17.2b, 17.3.1a: the marshal or the German role that leads a unit of a side with several players."""
    camp = g.layout.camps[unit]
    if count(g, camp) < 2:
        return ""
    return g.printed[unit].marshal if camp == SOVIET else ROLES[role_of(g, unit)]


def is_own(g: Position, unit: int) -> bool:
    """Whether a unit of the side in phase is led by who has his turn."""
    return g.hand == NONE or player_of(g, unit) == g.hand


def bar_to_lead(g: Position, unit: int) -> Bar | None:
    """17.2c, 17.3.1c: each player of a side leads his own units."""
    return None if g.camp[unit] != g.player else bar_of_other(g, unit, g.hand)


def bar_of_other(g: Position, unit: int, player: int) -> Bar | None:
    """17.2b, 17.3.1a: why one of several players of a side does nothing with a unit: it is another's."""
    if player == NONE or player_of(g, unit) == player:
        return None
    return OWN[g.camp[unit]], "why.other-player"


def are_rivals(g: Position, one: int, other: int) -> bool:
    """17.2c: whether two Soviet units are led by different marshals."""
    return count(g, SOVIET) > 1 and g.printed[one].marshal != g.printed[other].marshal


def by(g: Position, unit: int) -> dict[str, int]:
    """What a question adds that names no unit and is for the player of one."""
    return {"player": player_of(g, unit)} if count(g, g.layout.camps[unit]) > 1 else {}


def taker(g: Position, cell: int) -> int:
    """17.2e: the marshal who takes a hex now: who stands there, or has his turn, or has assaulted it."""
    if count(g, SOVIET) < 2:
        return 0
    there = (unit for unit in g.units_at(cell) if g.camp[unit] == SOVIET)
    bound = (unit for unit in g.units_of(SOVIET) if g.target[unit] == cell + 1)
    if (unit := next(there, NONE)) == NONE and g.player == SOVIET and g.hand != NONE:
        return g.hand
    unit = next(bound, NONE) if unit == NONE else unit
    return ZHUKOV if unit == NONE else player_of(g, unit)


def lost_share(g: Position, role: int) -> Fraction:
    """17.3.2c: the part of the FS ever given to a role, in combat mode, that was destroyed."""
    lost = given = 0
    for unit, printed in enumerate(g.printed):
        if printed.camp == SOVIET or g.place[unit] in (UNUSED, CUP, NAVAL) or role_of(g, unit) != role:
            continue
        given += printed.c_fs
        lost += printed.c_fs * (g.place[unit] == ELIMINATED)
    return Fraction(lost, max(given, 1))


def winners(g: Position, camp: int) -> tuple[int, ...]:
    """17.2e, 17.3.1d, 17.3.2c, 17.3.3b: the players of the side that has won who are victors themselves."""
    if camp == SOVIET:
        return (g.captor,) if g.captor != NONE and count(g, camp) > 1 else tuple(range(count(g, camp)))
    if not g.roles:
        return (0,)
    able = [role for role in range(ARMED, len(g.roles)) if g.roles[role] not in g.fallen]
    best = min((lost_share(g, role) for role in able), default=None)
    return tuple(g.roles[role] for role in able if lost_share(g, role) == best)


# ---- turns


def in_turn(g: Position, camp: int, step: Callable[..., Frame]) -> None:
    """17.2c, 17.3.1c: puts a step of a side on the stack, once for each of its players, who has the hand."""
    for player in reversed(players(g, camp) or (NONE,)):
        g.stack.append(step(camp, player))


def from_hand(g: Position, camp: int) -> Sequence[int]:
    """The players of a side, who has his turn before the others; NONE where one has it all."""
    order = players(g, camp)
    return sorted(order, key=lambda who: who != g.hand) or (NONE,)


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
    """The player who answers for a side: who has his turn, or whose stack it is about, or the first.

    Whose stack it is shows on its top: who lies under it is not to be guessed by who is asked (3.6).
    """
    order = players(g, camp)
    if not order:
        return 0
    decision = g.pending.get(SIDES[camp])
    said: Mapping[str, Any] = decision.args if decision else {}
    if "player" in said:
        return int(said["player"])
    has_hand = camp == g.player and g.hand != NONE
    if g.phase == "setup" or (has_hand and camp == GERMAN):
        return g.hand if has_hand else order[0]
    units = said.get("unit", said.get("units", ()))
    for unit in (units,) if isinstance(units, int) else units:
        if g.layout.camps[unit] == camp:
            return player_of(g, unit if g.cell[unit] < 0 else g.top[g.cell[unit]])
    if has_hand:
        return g.hand
    top = g.top[said["cell"]] if "cell" in said else NONE
    return player_of(g, top) if top >= 0 and g.camp[top] == camp else order[0]
