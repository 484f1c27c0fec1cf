"""What supports on the map do in a combat and elsewhere; nothing here asks anybody.

A battle has the chits that its attacker uses in `supports`; those are on the map, for all to see. Leaders and
chits that are with a unit act by themselves. `used` must be called when a combat has been resolved.
"""

from __future__ import annotations

from typing import Protocol

from grognard.games.victory_roads.position import ON_MAP, Position
from grognard.games.victory_roads.rules.supports.pools import camp_of, on_map, spot_of, use_up
from grognard.games.victory_roads.rules.theatres.radius import covers
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.verbs import Bar

MOST = 2
"""11.5.3: supports that a theatre without priority may use in a supports phase."""


class Fight(Protocol):
    """The part of a battle that matters here."""

    target: int
    units: tuple[int, ...]
    supports: tuple[int, ...]
    """Chits that the attacker has chosen to use: those that `bar_to_use` allows."""


# ---- 7.5.6 Columns


def usable(g: Position, battle: Fight) -> list[int]:
    """The chits that the attacker may add to a battle now."""
    return [chit for chit in on_map(g, "columns") if bar_to_use(g, battle, chit) is None]


def bar_to_use(g: Position, battle: Fight, chit: int) -> Bar | None:
    """5.4.5, 11.5.8: why a chit can't help an attack."""
    if not g.is_chit(chit) or g.place[chit] != ON_MAP or camp_of(g, chit) != g.player:
        return "5.4.1", "why.not-on-map", {"chit": chit}
    support = g.support(chit)
    if support.effect != "columns":
        return "5.4.1", "why.no-fire", {"chit": chit}
    if chit in battle.supports:
        return "5.4.5", "why.used-already", {"chit": chit}
    if g.geo.board.distance(spot_of(g, chit), battle.target) > support.range:
        return "5.4.1", "why.out-of-range", {"chit": chit, "range": support.range}
    theatre = g.origin[chit - len(g.world.units)]
    if g.is_advanced and support.theatre and not covers(g, theatre, battle.target):
        return "11.5.5", "why.outside-theatre", {"chit": chit, "theatre": theatre}
    if any(g.support(other).name == support.name for other in battle.supports):  # support/katyusha
        return "5.4.5", "why.same-support", {"chit": chit}
    return None


def columns(g: Position, battle: Fight) -> int:
    """7.5.6, support/artillerie, support/aviation: columns to the right; Himmler counts to the left."""
    voided = cancelled(g, battle)
    return leadership(g, battle) + sum(g.support(chit).value for chit in battle.supports if chit != voided)


def leadership(g: Position, battle: Fight) -> int:
    """5.4.5, support/german-leaders: the column of an attack's one leader; Himmler's harm comes first."""
    if any(g.cell[spot_of(g, chit)] in _cells(g, battle) for chit in _himmlers(g)):
        return -1
    return 1 if attack_leader(g, battle) is not None else 0


def attack_leader(g: Position, battle: Fight) -> int | None:
    """The leader that is with one of the attackers and may act, if there is one."""
    for unit in battle.units:
        for chit in g.carried(unit):
            effect = g.support(chit).effect
            if effect == "leader" or (effect == "both" and 2 * chit not in g.acted):
                return chit
    return None


def cancelled(g: Position, battle: Fight) -> int | None:
    """The artillery that Heinrici makes of no effect, beside whom or on whom the attack falls.

    A leader in the attacked hex comes before him (5.4.5).
    """
    guns = [chit for chit in battle.supports if g.support(chit).name == "artillery"]
    for chit in on_map(g, "cancel"):
        near = g.geo.board.distance(g.cell[spot_of(g, chit)], battle.target) <= 1
        if guns and near and 2 * chit + 1 not in g.acted and not milder(g, battle.target):
            return guns[0]
    return None


# ---- 7.5.2, 7.5.3 Strength


def strength(g: Position, battle: Fight, camp: int) -> int:
    """What supports add to the total of a side: last, so that neither terrain nor supply changes it."""
    defends = camp != g.player
    units = g.units_at(battle.target) if defends else battle.units
    found: dict[str, int] = {}
    for unit in units:
        for chit in g.carried(unit):
            support = g.support(chit)
            if support.effect == "strength" and (defends or support.name == "panzerabteilung"):
                found[support.name] = support.value  # 5.4.5: one of a name
    return sum(found.values()) if camp == AXIS else 0


def is_fortified(g: Position, cell: int) -> bool:
    """Whether the Todt organisation makes a hex a basic fortification; not for Soviets who hold it."""
    return not g.count[SOVIET][cell] and any(spot_of(g, chit) == cell for chit in on_map(g, "fort"))


# ---- 7.8, 7.9 Results


def milder(g: Position, cell: int) -> int:
    """By how many levels a leader softens the defender's tactical result in a hex, after terrain."""
    return 1 if _defence_leader(g, cell) is not None else 0


def fiercer(g: Position, battle: Fight) -> int:
    """By how many levels a Soviet leader raises the attacker's E, as long as there is one."""
    if leadership(g, battle) < 1:
        return 0
    chit = attack_leader(g, battle)
    return 1 if chit is not None and g.support(chit).effect == "leader" else 0


def armour_loses_first(g: Position, cell: int) -> bool:
    """Whether tank hunters in a hex take the first step lost by its attackers from their armour."""
    return any(
        g.support(chit).name == "panzerjaeger" for unit in g.units_at(cell) for chit in g.carried(unit)
    )


def stands_fast(g: Position, cell: int) -> bool:
    """Whether Himmler keeps the units of a hex from retreating where they could lose a step instead."""
    return any(g.cell[spot_of(g, chit)] == cell for chit in _himmlers(g))


def used(g: Position, battle: Fight) -> None:
    """After a combat: chits that serve one attack are used up, and leaders that act once have acted."""
    leader = attack_leader(g, battle) if leadership(g, battle) > 0 else None
    if leader is not None and g.support(leader).effect == "both":
        g.acted = (*g.acted, 2 * leader)
    if cancelled(g, battle) is not None:
        g.acted = (*g.acted, *(2 * chit + 1 for chit in on_map(g, "cancel")))
    for chit in battle.supports:
        use_up(g, chit)
    softener = _defence_leader(g, battle.target)
    if softener is not None and g.support(softener).effect == "both":
        g.acted = (*g.acted, 2 * softener + 1)


# ---- beyond combat


def exploits_fully(g: Position, unit: int) -> bool:
    """Whether a leader lets a unit exploit with its full movement (instead of 8.2.2)."""
    return any(g.support(chit).effect == "leader" for chit in g.carried(unit))


def rail_points(g: Position) -> int:
    """What supports add to the rail capacity of this turn, or take from it."""
    found = [g.support(chit) for chit in g.in_place(ON_MAP)]
    return sum(each.value for each in found if each.effect == "rail" or each.name == "bombing")


def is_jammed(g: Position) -> bool:
    """Whether refugees on the roads leave the Axis no strategic movement this turn."""
    return any(g.support(chit).name == "refugees" for chit in on_map(g, "malus"))


def is_stranded(g: Position, unit: int) -> bool:
    """Whether a unit lacks fuel: it moves one hex at most in this movement phase."""
    return unit in g.stranded


def has_zhukov(g: Position, theatre: int) -> bool:
    """Whether Zhukov is with a theatre: no mode change (11.7), no limit of supports, a better Stavka die."""
    return any(spot_of(g, chit) == theatre for chit in on_map(g, "command"))


def bar_to_more(g: Position, theatre: int) -> Bar | None:
    """11.5.3: why a theatre may use no more supports in this phase, for whatever purpose."""
    if theatre == g.priority or has_zhukov(g, theatre) or g.used[theatre] < MOST:
        return None
    return "11.5.3a", "why.two-supports", {"theatre": theatre}


def _cells(g: Position, battle: Fight) -> set[int]:
    return {g.cell[unit] for unit in battle.units}


def _himmlers(g: Position) -> list[int]:
    return [chit for chit in on_map(g, "malus") if g.support(chit).is_attached]


def _defence_leader(g: Position, cell: int) -> int | None:
    """The leader that softens results in a hex that the Axis defend."""
    if g.player == AXIS:
        return None
    for unit in g.units_at(cell):
        for chit in g.carried(unit):
            effect = g.support(chit).effect
            if effect == "defence" or (effect == "both" and 2 * chit + 1 not in g.acted):
                return chit
    return None
