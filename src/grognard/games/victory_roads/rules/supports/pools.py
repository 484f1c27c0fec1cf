"""1.5, 5.1, 5.2 Pools and boxes of supports: drawing, spending, playing and returning chits.

How many chits lie in a box is open; which they are, only its owner knows (5.1.4). So whether a side is asked
may depend on the number of its chits (`in_box`), never on which they are.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.position import (
    BOX_CN,
    BOX_CS,
    BOX_G,
    BOX_N,
    BOX_S,
    GERMAN_POOL,
    NONE,
    ON_MAP,
    OUT,
    PLAYED,
    SOVIET_POOL,
    Position,
)
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.verbs import Bar

THEATRE_BOXES = (BOX_N, BOX_CN, BOX_CS, BOX_S)
BASIC_BOX = BOX_S
"""5.1: the one box of the Soviets in the basic game."""
POOLS = {SOVIET: SOVIET_POOL, AXIS: GERMAN_POOL}
LAST_PARTISANS = 8
"""The last turn of the partisans: the front then lies beyond the Soviet Union."""


# ---- questions


def box_of(theatre: int) -> int:
    """9.1.1: the box of a theatre."""
    return THEATRE_BOXES[theatre]


def boxes_of(camp: int) -> tuple[int, ...]:
    """The boxes of a side."""
    return THEATRE_BOXES if camp == SOVIET else (BOX_G,)


def in_box(g: Position, box: int) -> list[int]:
    """The chits in a box; their number is open, what they are is not."""
    return g.in_place(box)


def held_by(g: Position, camp: int) -> list[int]:
    """The chits in all boxes of a side."""
    return [chit for box in boxes_of(camp) for chit in g.in_place(box)]


def camp_of(g: Position, chit: int) -> int:
    """The side that a chit belongs to."""
    return g.layout.camps[chit]


def pool_of(g: Position, chit: int) -> int:
    """5.1.1: the pool that a chit goes back to."""
    return POOLS[camp_of(g, chit)]


def theatre_of(g: Position, chit: int) -> int:
    """The theatre in whose box a chit lies, or NONE."""
    place = g.place[chit]
    return THEATRE_BOXES.index(place) if g.is_advanced and place in THEATRE_BOXES else NONE


def spot_of(g: Position, chit: int) -> int:
    """The hex, unit or theatre that a chit on the map lies on."""
    return g.spot[chit - len(g.world.units)]


def on_map(g: Position, effect: str) -> list[int]:
    """The chits on the map whose event does this."""
    return [chit for chit in g.in_place(ON_MAP) if g.support(chit).effect == effect]


def spendable(g: Position, box: int) -> list[int]:
    """1.5.2: the chits in a box that may be spent on something else than their event."""
    return [chit for chit in g.in_place(box) if not g.support(chit).mandatory]


def bar_to_spend(g: Position, chit: int, box: int) -> Bar | None:
    """1.5.2, 1.5.3: why a chit from a box can't be spent; the restrictions of its event do not matter."""
    if not g.is_chit(chit) or g.place[chit] != box:
        return "1.5.2b", "why.not-in-box", {"chit": chit}
    return ("1.5.3b", "why.event-only", {"chit": chit}) if g.support(chit).mandatory else None


# ---- what becomes of chits


def draw(g: Position, box: int, count: int) -> list[int]:
    """5.1.2: draws chits from the owner's pool into a box, face down, as far as the pool goes."""
    camp = AXIS if box == BOX_G else SOVIET
    drawn: list[int] = []
    for _ in range(count):
        chit = g.draw(POOLS[camp], box, (camp,))
        if chit is None:
            break
        if g.support(chit).mandatory:  # 1.5.3: its back tells it
            g.show((chit,))
        drawn.append(chit)
    return drawn


def spend(g: Position, chit: int) -> None:
    """1.5.2: spends a chit on something else than its event; it stays face down until it goes back."""
    g.note("supports.spent", "1.5.2b", chit=chit)
    g.remove(chit, PLAYED)


def play(g: Position, chit: int, spot: int = NONE) -> None:
    """1.5.2: plays a chit as its event: face up on the map at a spot, or played at once without one."""
    g.show((chit,))
    support, number = g.support(chit), chit - len(g.world.units)
    theatre = theatre_of(g, chit)
    if spot == NONE:
        g.remove(chit, PLAYED)
        return
    g.remove(chit, ON_MAP)
    g.spot[number], g.origin[number] = spot, max(theatre, 0)
    if support.is_attached and spot not in g.carriers:
        g.carriers = (*g.carriers, spot)


def use_up(g: Position, chit: int) -> None:
    """Takes a chit off the map that has had its effect; it goes back to its pool in the next phase (5.2)."""
    g.spot[chit - len(g.world.units)] = NONE
    g.remove(chit, PLAYED)


def pass_on(g: Position, old: int, new: int) -> None:
    """5.4.4, 18.2.1: chits that are with a unit stay with the counter that replaces it."""
    for chit in g.carried(old):
        g.spot[chit - len(g.world.units)] = new
    g.carriers = tuple(new if unit == old else unit for unit in g.carriers)
    g.bridging = tuple(new if unit == old else unit for unit in g.bridging)


def give_back(g: Position, chits: Iterable[int]) -> None:
    """5.2.1: returns chits to their pools, where nobody can tell them from others.

    Partisans are set aside for good when their time is over.
    """
    chits = tuple(chits)
    for chit in chits:
        g.spot[chit - len(g.world.units)] = NONE
    for pool in POOLS.values():
        if found := [chit for chit in chits if pool_of(g, chit) == pool and not _is_over(g, chit)]:
            g.give_back(found, pool)
    gone = [chit for chit in chits if _is_over(g, chit)]
    g.show(gone)
    for chit in gone:
        g.remove(chit, OUT)


def empty(g: Position, box: int, rule: str) -> None:
    """9.1.4, 15.3.1: all chits of a box are lost to their pool; those placed or spent are not touched."""
    if found := in_box(g, box):
        g.note("supports.lost", rule, place=box, count=len(found))
        give_back(g, found)


def renew(g: Position, camp: int) -> None:
    """Partisans leave the pool when their time is over; chits join it with the arrivals (17.1)."""
    for chit in g.in_place(POOLS[camp]):
        if g.is_advanced and _is_over(g, chit):
            g.show((chit,))
            g.remove(chit, OUT)
            g.note("supports.left", "support/partisans", chit=chit)


def hand_over_stalin(g: Position) -> None:
    """19.1.2: the Germans get Stalin's chit, wherever it is; it lies beside the map from now on."""
    for chit in range(len(g.world.units), len(g.cell)):
        if g.support(chit).effect == "die":
            g.show((chit,))
            g.spot[chit - len(g.world.units)] = NONE
            g.remove(chit, OUT)
    g.staline = True


def _is_over(g: Position, chit: int) -> bool:
    """Whether a chit does not go back to its pool: partisans late in the year, Stalin in German hands."""
    effect = g.support(chit).effect
    return (effect == "block" and g.turn > LAST_PARTISANS) or (effect == "die" and g.staline)
