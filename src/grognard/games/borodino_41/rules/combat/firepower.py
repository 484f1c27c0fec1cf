"""12 Firepower: what a unit brings to a fire, and what keeps it from firing.

A fire has a purpose: at who leaves a zone of control (ZOC), at assaulters (DEFENSIVE), at the assaulted
(OFFENSIVE), at others when the assaults are over (CLOSING), or from the air (AIR).
"""

from __future__ import annotations

from collections.abc import Collection

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import (
    DEFENDED_AT,
    DEFENDED_REGULAR,
    DISRUPTED,
    FIRED_AA,
    FIRED_AT,
    FIRED_GUNS,
    FIRED_REGULAR,
    NONE,
    OUT_OF_SUPPLY,
    SUPPRESSED,
    Position,
)
from grognard.games.borodino_41.rules import observation
from grognard.games.borodino_41.rules.assault.markers import aim_of, assaulters
from grognard.games.borodino_41.units import GERMAN, SOVIET, Unit
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.verbs import Bar

ZOC, DEFENSIVE, OFFENSIVE, CLOSING, AIR = range(5)
"""Purposes of a fire."""
FIRED = {
    (DEFENSIVE, REGULAR): DEFENDED_REGULAR,
    (DEFENSIVE, AT): DEFENDED_AT,
    (OFFENSIVE, REGULAR): FIRED_REGULAR,
    (OFFENSIVE, AT): FIRED_AT,
    (CLOSING, REGULAR): FIRED_REGULAR,
    (CLOSING, AT): FIRED_AT,
}
"""What a fire leaves behind in `Position.fired`."""
_OTHER_KIND = {REGULAR: FIRED_AT | DEFENDED_AT, AT: FIRED_REGULAR | DEFENDED_REGULAR}
_UNARMED = ("dummy", "pontoon", "hq", "artillery-hq")
_INDIRECT_ONLY = ("rocket", "nebelwerfer")


# ---- factors


def regular(g: Position, unit: int, distance: int, halved: bool = False) -> int:
    """12/firepower/strength, 12/direct/factor: what a unit fires with at targets without armour."""
    printed = g.printed[unit]
    factor = _share(g, unit, printed, printed.direct) if printed.direct else g.strength[unit]
    return _reduced(g, unit, _at_distance(printed, factor, distance), halved)


def anti_tank(g: Position, unit: int, distance: int, halved: bool = False) -> int:
    """12/losses/at-prorata: what a unit fires with at armour; 0 without an AT factor."""
    printed = g.printed[unit]
    if not printed.at:
        return 0
    factor = _at_distance(printed, _share(g, unit, printed, printed.at), distance)
    return _reduced(g, unit, factor, halved)


def shelled(g: Position, unit: int, distance: int, halved: bool = False) -> int:
    """12/firepower/at-as-regular: against towns and forts tanks and weapons take the better factor."""
    factor, printed = regular(g, unit, distance, halved), g.printed[unit]
    if (printed.is_armour or printed.is_weapon) and distance <= at_range(printed):
        return max(factor, anti_tank(g, unit, distance, halved))
    return factor


def regular_range(printed: Unit) -> int:
    """12/weapons/nonadjacent: how far its own regular fire reaches; mortars as far as with a spotter."""
    return printed.indirect_range if printed.indirect == "factor" else printed.range


def at_range(printed: Unit) -> int:
    """12/at-range: hexes that its AT fire reaches; 0 for what reaches those in close combat alone."""
    if printed.at_paren or printed.range_paren:
        return 1
    return printed.range


def _share(g: Position, unit: int, printed: Unit, factor: int) -> int:
    """12/losses/at-prorata: in proportion to the strength that is left, rounded up, at least 1."""
    return max(1, -(-factor * g.strength[unit] // printed.strength))


def _at_distance(printed: Unit, factor: int, distance: int) -> int:
    """12/weapons/range-loss: 1 less for each hex beyond the first, but not of mortars and HQs."""
    if distance <= 1 or printed.indirect == "factor":  # 12/weapons/range-loss-exempt
        return factor
    return max(1, factor - distance + 1)


def _reduced(g: Position, unit: int, factor: int, halved: bool) -> int:
    """12/state, 13/supply/oos-effects, 7/formation/column-firepower: halves, rounded down, at least 1."""
    if g.state[unit] == DISRUPTED:
        return 1
    for is_so in (
        g.state[unit] == SUPPRESSED,
        g.column[unit],
        g.supply[unit] == OUT_OF_SUPPLY,
        halved,  # 12/surprise/table
    ):
        if is_so:
            factor = max(1, factor // 2)
    return factor


# ---- what keeps a unit from firing


Spotters = dict[str, tuple[int, int]]
"""For guns that fire through others at one hex, by the kind of their fire: who spots, found for which gun."""


def bar_to_fire(
    g: Position,
    unit: int,
    cell: int,
    kind: int,
    purpose: int,
    under: int = NOWHERE,
    spotters: Spotters | None = None,
) -> Bar | None:
    """Why a unit may not fire at a hex, directly or indirectly; `under` is the hex that is assaulted.

    Who asks for many guns keeps the `spotters` of the hex.
    """
    if bar := bar_by_state(g, unit, kind, purpose) or bar_by_task(g, unit, cell, kind, purpose, under):
        return bar
    bar = bar_to_direct(g, unit, cell, kind, purpose, under)
    if bar and may_fire_indirectly(g, unit, kind, purpose):
        return bar_to_indirect(g, unit, cell, spotters)
    return bar


def may_fire_indirectly(g: Position, unit: int, kind: int, purpose: int) -> bool:
    """10/zoc/fire-kind, 12/indirect/shift: regular fire alone, and never as ZOC fire."""
    return bool(g.printed[unit].indirect) and kind == REGULAR and purpose != ZOC


def bar_by_state(g: Position, unit: int, kind: int, purpose: int) -> Bar | None:
    """What a unit is, and what has befallen it."""
    printed = g.printed[unit]
    if printed.kind in _UNARMED:
        return "12/direct/who", "why.fire-unarmed"
    if printed.kind == "flamethrower":
        return "18/flame/no-fire", "why.fire-flame"
    if printed.is_halftrack:
        if kind == AT or purpose == ZOC:
            return "18/armeng/limits", "why.fire-halftrack"
        if g.spent[unit]:
            return "18/armeng/once-a-day", "why.fire-once-a-day"
    if g.state[unit] and printed.is_weapon:
        return "12/art-limits/shaken", "why.fire-shaken-guns"
    if g.state[unit] == DISRUPTED and purpose != DEFENSIVE:
        return "12/state/disrupted", "why.fire-disrupted"
    if g.supply[unit] == OUT_OF_SUPPLY:
        if printed.is_rocket:
            return "12/rockets/once-a-day", "why.fire-rockets-gone"
        if printed.is_weapon:
            return "12/artillery/cut-off", "why.fire-no-supply"
        if purpose != DEFENSIVE:
            return "13/supply/oos-effects", "why.fire-no-supply"
    return None


def bar_by_task(g: Position, unit: int, cell: int, kind: int, purpose: int, under: int) -> Bar | None:
    """What a unit has done in this impulse, and what it must do."""
    fired, printed = g.fired[unit], g.printed[unit]
    if fired & FIRED_AA:
        return "14/aa/one-target", "why.fire-at-aircraft"
    if purpose == ZOC:  # 10/zoc/unlimited, 10/zoc/does-not-use-up
        return None
    if printed.is_weapon and not g.committed[unit]:
        return "12/seq/1-artillery-reveal", "why.fire-not-committed"
    if not g.split[unit] or not fired:  # who shares out its fire has not done yet
        if printed.is_weapon and fired & FIRED_GUNS:
            return "12/artillery/once", "why.fire-guns-fired"
        if purpose == CLOSING and fired & (FIRED_REGULAR | FIRED_AT):
            return "12/seq/3h-closing-fire", "why.fire-fired"
        if purpose != DEFENSIVE and fired & FIRED[purpose, kind]:  # 12/fire/defensive-times
            return "12/assault/fire-once", "why.fire-fired"
    if printed.has_range and fired & _OTHER_KIND[kind]:
        return "12/firepower/range-one-kind", "why.fire-one-kind"
    if purpose == DEFENSIVE:
        if g.cell[unit] != under and is_threatened(g, unit):
            return "12/seq/3b-defensive-fire", "why.fire-threatened"
    elif g.assault[unit] and aim_of(g, unit) != cell:
        return "12/fire/assaulters-target", "why.fire-assaults"
    return None


def bar_to_direct(g: Position, unit: int, cell: int, kind: int, purpose: int, under: int) -> Bar | None:
    """12/firepower/observe-and-range: why a unit can't fire at a hex itself."""
    printed = g.printed[unit]
    if printed.kind in _INDIRECT_ONLY:
        return "12/rockets/no-direct", "why.fire-indirect-only"
    distance = g.geo.board.distance(g.cell[unit], cell)
    bar = (
        _bar_by_at_range(g, unit, cell, distance, purpose, under)
        if kind == AT
        else _bar_by_range(printed, distance, purpose)
    )
    if bar or distance <= 1:
        return bar
    if printed.is_weapon and is_beside_enemy(g, unit):
        return "12/art-limits/adjacent", "why.fire-beside-enemy"
    if not sees_into(g, unit, cell):
        return "12/firepower/observe-and-range", "why.fire-unseen"
    return None


def _bar_by_range(printed: Unit, distance: int, purpose: int) -> Bar | None:
    """12/weapons: how far regular fire reaches."""
    if distance <= 1:
        return None
    if printed.is_halftrack:
        return "12/artillery/rocket-halftrack", "why.fire-adjacent-only"
    if printed.is_heavy and purpose != ZOC:  # 12/direct/heavy-zoc
        return "12/heavy/direct-limits", "why.fire-adjacent-only"
    most = regular_range(printed)
    if not most:
        return "12/weapons/adjacent-only", "why.fire-adjacent-only"
    if distance > most:
        return "12/firepower/observe-and-range", "why.fire-range", {"most": most}
    return None


def _bar_by_at_range(
    g: Position, unit: int, cell: int, distance: int, purpose: int, under: int
) -> Bar | None:
    """12/at-range: how far AT fire reaches."""
    printed = g.printed[unit]
    if not printed.at:
        return "12/at/only-at", "why.fire-no-at"
    reach = at_range(printed)
    if not reach:
        if purpose == ZOC:
            return "10/zoc-armour/short-at", "why.fire-close-at"
        in_it = g.cell[unit] == under if purpose == DEFENSIVE else aim_of(g, unit) == cell
        return None if in_it and distance <= 1 else ("12/at-range/none", "why.fire-close-at")
    if distance <= reach:
        return None
    rule = "12/firepower/observe-and-range"
    if printed.at_paren:
        rule = "12/at-range/parenthesised-at"
    elif printed.range_paren:
        rule = "12/at-range/parenthesised-range"
    return rule, "why.fire-range", {"most": reach}


def bar_to_indirect(g: Position, unit: int, cell: int, spotters: Spotters | None = None) -> Bar | None:
    """12/indirect, 12/weapons/indirect-hq: why a unit can't fire at a hex that others see for it."""
    printed = g.printed[unit]
    most, distance = printed.indirect_range, g.geo.board.distance(g.cell[unit], cell)
    if distance > most:
        if printed.indirect == "factor":
            return "12/weapons/indirect-hq", "why.fire-range", {"most": most}
        rule = "12/heavy/indirect" if printed.is_heavy else f"12/indirect/range-{most}"
        if printed.is_rocket:
            rule = "12/rockets/two-shifts"
        return rule, "why.fire-range", {"most": most}
    if distance > 1 and is_beside_enemy(g, unit):
        return "12/art-limits/adjacent", "why.fire-beside-enemy"
    if _is_spotted(g, unit, printed, cell, {} if spotters is None else spotters):
        return None
    return unseen(g, unit, cell, enemies_at(g, g.camp[unit], cell) if spotters is None else ())


def unseen(g: Position, unit: int, cell: int, targets: Collection[int] = ()) -> Bar:
    """12/firepower/observe-and-range: nobody sees what a unit would fire at, or may spot it.

    Who asks for many guns names no targets, and so is not told who is unfit to spot.
    """
    indirect = g.printed[unit].indirect
    if not indirect:
        return "12/firepower/observe-and-range", "why.fire-unseen"
    if targets and (eye := observation.unfit_spotter(g, cell, unit, targets)) != NONE:
        if g.state[eye]:
            return "12/indirect/spotter-state", "why.fire-shaken-spotter", {"spotter": eye}
        return "17/penalties/observe", "why.fire-lost-spotter", {"spotter": eye}
    if indirect == "factor":
        return "12/weapons/indirect-hq", "why.fire-no-spotter"
    if g.camp[unit] == SOVIET:
        return "12/indirect/spotter-soviet", "why.fire-no-spotter"
    return "12/indirect/spotter-german", "why.fire-no-spotter"


def _is_spotted(g: Position, unit: int, printed: Unit, cell: int, spotters: Spotters) -> bool:
    """12/indirect/spotter-german: by anyone, the guns themselves too; Soviet battalions need another unit."""
    camp = g.camp[unit]
    if _sees_for_itself(g, unit) and sees_into(g, unit, cell):
        return True
    if printed.indirect in spotters:
        found, gun = spotters[printed.indirect]
        if found not in (NONE, unit):
            return True
        if found == NONE and not observation.observes(g, gun, cell):
            return False
    found = observation.spotter(g, camp, cell, unit, enemies_at(g, camp, cell))
    spotters[printed.indirect] = found, unit
    return found != NONE


def _sees_for_itself(g: Position, unit: int) -> bool:
    """17/penalties/observe, 12/indirect/spotter-soviet: whether guns that fire indirectly need no other."""
    return g.printed[unit].indirect == "factor" or (g.camp[unit] == GERMAN and not g.uncommanded[unit])


def is_spotted(g: Position, unit: int, target: int) -> bool:
    """12/indirect/spotter-german: whether guns that fire over others have eyes on a target."""
    if _sees_for_itself(g, unit) and observation.can_see(g, unit, target):
        return True
    return observation.spotter(g, g.camp[unit], g.cell[target], unit, (target,)) != NONE


# ---- facts


def enemies_at(g: Position, camp: int, cell: int) -> list[int]:
    """The enemies of a side in a hex."""
    return [unit for unit in g.units_at(cell) if g.camp[unit] != camp]


def sees_into(g: Position, unit: int, cell: int) -> bool:
    """12/firepower/observe-and-range: whether a unit sees an enemy in a hex."""
    return any(observation.can_see(g, unit, other) for other in enemies_at(g, g.camp[unit], cell))


def is_beside_enemy(g: Position, unit: int) -> bool:
    """12/art-limits/adjacent: whether any enemy counter is next to a unit."""
    count = g.count[1 - g.camp[unit]]
    return any(count[near] for near in g.geo.board.neighbours[g.cell[unit]])


def is_threatened(g: Position, unit: int) -> bool:
    """12/seq/3b-defensive-fire: whether an assault marker points at the hex of a unit."""
    return bool(assaulters(g, 1 - g.camp[unit], g.cell[unit]))
