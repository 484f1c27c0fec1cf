"""4.1.2, 4.1.3: in which modes a counter may be activated, and which activations are owed."""

from __future__ import annotations

from typing import Protocol

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import BOMBARD, FIGHT, IDLE, MARCH, RESERVE, Position
from grognard.games.race_for_berlin.rules import duties, hitler
from grognard.games.race_for_berlin.rules.combat.targets import (
    attackable_from,
    bar_to_act,
    bar_to_fighting,
    can_storm,
)
from grognard.games.race_for_berlin.rules.ways import reachable
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.verbs import Bar


class Acting(Protocol):
    """The part of an impulse that matters here."""

    camp: int
    nation: int
    limit: int
    apart: tuple[int, ...]


def modes_open_to(g: Position, unit: int, apart: tuple[int, ...]) -> list[int]:
    """The modes in which a counter may be activated now."""
    if g.used[unit] or g.mode[unit] != IDLE:
        return []
    printed, duty = g.unit(unit), ""
    if printed.nation == SOVIET:
        duty = duties.of_soviet(g, unit, apart)
    modes = []
    if duty == duties.CONTACT:
        return [MARCH] if duties.can_restore_contact(g, unit) else []
    if can_leave(g, unit):
        modes.append(MARCH)
    if duty:
        return modes
    if can_fight(g, unit):
        modes.append(FIGHT)
    if not g.oos[unit]:  # 4.2.3a
        modes.append(RESERVE)
    if printed.nation == SOVIET and not g.bombarded and g.box.beside_berlin[g.cell[unit]]:
        modes.append(BOMBARD)
    return modes


def can_leave(g: Position, unit: int) -> bool:
    """Whether a counter has any zone to go to."""
    return len(reachable(g, unit, 0, one_zone=True, home=not duties.is_astray(g, unit)).costs) > 1


def can_fight(g: Position, unit: int) -> bool:
    """Whether a counter has someone to attack, Berlin to fight for, or help to give there (9.2.4)."""
    if attackable_from(g, unit) or can_storm(g, unit):
        return True
    return g.unit(unit).nation == GERMAN and bool(zones_to_help(g, unit))


def zones_to_help(g: Position, unit: int) -> list[int]:
    """9.2.4: the neighbouring Berlin zones where a German of the same camp can fight back."""
    box, printed = g.box, g.unit(unit)
    if box.is_berlin[g.cell[unit]]:
        return []
    return [
        zone
        for zone in box.board.neighbours[g.cell[unit]]
        if g.is_soviet_berlin(zone)
        and any(g.unit(other).camp == printed.camp and not g.used[other] for other in g.germans_in(zone))
    ]


def bound_to_go(g: Position, impulse: Acting) -> frozenset[int]:
    """2.2.7a, 7.3.2b: the Soviet counters that must be activated, whoever else is."""
    if impulse.nation == GERMAN:
        return frozenset()
    return frozenset(
        unit
        for unit in g.box.group[impulse.camp, SOVIET]
        if g.is_on_map(unit)
        and g.mode[unit] == IDLE
        and not g.used[unit]
        and duties.must_be_activated(g, unit)
        and duties.can_do_its_duty(g, unit)
    )


def must_be_next(g: Position, impulse: Acting) -> frozenset[int]:
    """2.2.7a, 7.3.1c, 7.3.2b: the Soviets bound to go, and those whom active ones wait for."""
    bound = bound_to_go(g, impulse)
    if not impulse.apart:
        return bound
    active = [unit for unit in g.box.group[impulse.camp, SOVIET] if g.mode[unit] != IDLE]
    return bound.union(*(_wanted_partner(g, impulse, unit) for unit in active))


def owed_after(
    g: Position, impulse: Acting, must: frozenset[int], unit: int = NO_PIECE, mode: int = IDLE
) -> int:
    """How many counters must still be activated, of those who must be and after one more: 7.3.1c, 2.3.2."""
    if impulse.nation == GERMAN:
        return _ordered(g, unit, mode) if g.obliged else 0
    if unit == NO_PIECE:
        return len(must)
    return len(must.difference((unit,)).union(_wanted_partner(g, impulse, unit)))


def _wanted_partner(g: Position, impulse: Acting, unit: int) -> tuple[int, ...]:
    """7.3.1c: the other counter of an army, if it must come to meet this one."""
    partner = g.box.partner[unit]
    if partner is None or g.box.formation_of[unit] not in impulse.apart or g.mode[partner] != IDLE:
        return ()
    return (partner,) if not duties.must_be_activated(g, unit) and duties.needs_partner(g, unit) else ()


def _ordered(g: Position, unit: int, mode: int) -> int:
    """2.3.2: how many divisions Hitler's order still wants."""
    how = {other: g.mode[other] for other in g.obliged}
    if unit in how:
        how[unit] = mode
    return hitler.owed(g, how)


def bar_to_activate(g: Position, impulse: Acting, unit: int, mode: int, suits: bool) -> Bar | None:
    """4.1.2, 4.1.3, 4.1.4: why a counter can't be activated in a mode, which may suit it where it stands."""
    if bar := bar_to_act(g, unit, impulse.camp, impulse.nation):
        return bar
    printed = g.unit(unit)
    if g.used[unit]:
        return "4.1.4", "why.used"
    if g.mode[unit] != IDLE:
        return "4.1.3a", "why.active"
    if sum(g.mode[other] != IDLE for other in g.units_of(impulse.camp, impulse.nation)) >= impulse.limit:
        return "4.1.2", "why.limit", {"limit": impulse.limit}
    if printed.nation == SOVIET and mode != MARCH and (duty := duties.of_soviet(g, unit, impulse.apart)):
        return duties.RULES[duty], f"why.only-march-{duty}"
    if mode == BOMBARD and g.bombarded:
        return "10.2.1", "why.bombarded"
    if suits:
        return None
    if mode == RESERVE:
        return "4.2.3a", "why.out-of-supply"
    if mode == BOMBARD:
        return "10.2.1", "why.german" if printed.nation == GERMAN else "why.not-beside-berlin"
    if mode == FIGHT and printed.nation == SOVIET and g.box.is_berlin[g.cell[unit]]:
        if g.oos[unit]:
            return "9.2.2a", "why.out-of-supply"
        return "9.2.1c", "why.no-support", {"has": g.support[printed.camp]}
    if mode == FIGHT:
        return bar_to_fighting(g, unit)
    if g.box.formation_of[unit] in impulse.apart:
        return "7.3.1c", "why.no-contact"
    return "4.2.1a", "why.nowhere-to-go"


def bar_to_move(g: Position, impulse: Acting, unit: int) -> Bar:
    """4.1.3: why a counter does not move now."""
    if bar := bar_to_act(g, unit, impulse.camp, impulse.nation):
        return bar
    if g.moved[unit]:
        return "4.1.4", "why.moved"
    return "4.1.3b", "why.other-mode"


def bar_to_begin(g: Position, impulse: Acting, owed: int) -> Bar:
    """2.2.7a, 7.3.2b, 7.3.1c: Soviets who must go; 2.3.2: divisions that Hitler wants."""
    if impulse.nation != SOVIET:
        return "2.3.2a" if g.task != MARCH else "2.3.2b", "owed.divisions", {"count": owed}
    bound = bound_to_go(g, impulse)
    if not bound:
        return "7.3.1c", "owed.partner", {"count": owed}
    leaving = any(g.american[g.cell[unit]] for unit in bound)
    return "2.2.7a" if leaving else "7.3.2b", "owed.armies", {"units": tuple(sorted(bound))}


def duty_rule(g: Position, impulse: Acting) -> str:
    """The rule behind what must be done before anything else."""
    if impulse.nation == GERMAN:
        return "2.3.2b" if g.task == MARCH else "2.3.2a"
    for unit in g.units_of(impulse.camp, SOVIET):
        duty = duties.of_soviet(g, unit, impulse.apart)
        if duty and not g.used[unit]:
            return duties.RULES[duty]
    return "7.3.1c"
