"""8.1: which zones a counter may attack, who may join, and who follows as a reserve."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import FIGHT, GERMANS, MARCH, RESERVE, Position
from grognard.kernel.verbs import Bar


def attackable_from(g: Position, unit: int) -> list[int]:
    """The neighbouring zones that a counter may attack from where it stands."""
    if bar_to_strike(g, unit):
        return []
    printed, near = g.unit(unit), g.box.board.neighbours[g.cell[unit]]
    return [zone for zone in near if is_target(g, zone, printed.nation, printed.camp)]


def bar_to_strike(g: Position, unit: int) -> Bar | None:
    """2.2.7a, 7.3.3d, 7.4.2: why a counter can't attack anyone from where it stands."""
    start = g.cell[unit]
    if g.american[start]:
        return "2.2.7a", "why.only-march-leave", {"unit": unit}
    if g.is_guest(unit):
        return "7.3.3d", "why.only-march-part", {"unit": unit}
    if g.unit(unit).nation == GERMAN and g.is_soviet_berlin(start):
        return "7.4.2", "why.leaving-berlin", {"unit": unit}
    return None


def bar_to_attack(g: Position, unit: int, zone: int) -> Bar | None:
    """8.1.1: why a fighter can't attack a zone."""
    if zone not in g.box.board.neighbours[g.cell[unit]]:
        return "8.1.1a", "why.not-beside"
    printed = g.unit(unit)
    return bar_to_strike(g, unit) or bar_to_target(g, zone, printed.nation, printed.camp)


def bar_to_fighting(g: Position, unit: int) -> Bar:
    """8.1.1: why a counter has nobody to attack: no enemies near, or only such as it may not attack."""
    printed = g.unit(unit)
    for zone in g.box.board.neighbours[g.cell[unit]]:
        if g.enemies_in(zone, printed.nation):
            bar = bar_to_strike(g, unit) or bar_to_target(g, zone, printed.nation, printed.camp)
            assert bar is not None, f"{printed.id} can attack {g.box.board.labels[zone]}"
            return bar[0], bar[1], {"cell": zone}
    return "8.1.1a", "why.nobody-near"


def is_target(g: Position, zone: int, nation: int, camp: int) -> bool:
    """Whether a zone holds enemies who may be attacked now by a camp's Soviets or Germans."""
    return bar_to_target(g, zone, nation, camp) is None


def bar_to_target(g: Position, zone: int, nation: int, camp: int) -> Bar | None:
    """8.1.1, 8.1.3: why a camp's Soviets or Germans may not attack a zone, whoever is beside it."""
    if g.struck[zone]:
        return "8.1.3", "why.struck"
    if g.box.is_berlin[zone]:
        return "8.1.1b", "why.berlin"
    if not (g.count[GERMANS][zone] if nation == SOVIET else g.count_soviets(zone)):
        return "8.1.1a", "why.no-enemy"
    if g.american[zone]:
        return "2.2.7a", "why.american"
    if nation == SOVIET and g.box.far_sector[camp][zone]:  # someone must advance
        return "7.3.2a", "why.front-line"
    if nation == GERMAN and g.box.east[zone]:  # likewise
        return "7.2.1", "why.oder-neisse"
    return None


def defenders_of(g: Position, zone: int, nation: int) -> list[int]:
    """8.1.1a, 7.3.3b: who defends a zone against a nationality: all its enemies there but for guests."""
    return g.germans_in(zone) if nation == SOVIET else g.hosts_in(zone)


def fighters(g: Position, camp: int, nation: int) -> list[int]:
    """The counters that can still attack in this impulse."""
    return [unit for unit in g.units_of(camp, nation) if not g.fought[unit] and is_fighter(g, unit)]


def is_fighter(g: Position, unit: int) -> bool:
    """4.1.3: whether a counter is activated to fight; event 7 lets movers attack."""
    return g.mode[unit] == FIGHT or (
        g.mode[unit] == MARCH and g.box.formation_of[unit] == g.trucks and g.unit(unit).nation == SOVIET
    )


def is_reserve(g: Position, unit: int) -> bool:
    """4.2.3: whether a counter acts as a reserve; event 6 makes reserves of those who fought, in supply."""
    if g.mode[unit] == RESERVE:
        return True
    return bool(g.fought[unit] and g.box.formation_of[unit] == g.surge and not g.oos[unit])


def can_storm(g: Position, unit: int) -> bool:
    """9.2: whether a counter in Berlin may make a roll of urban progression where it stands."""
    printed = g.unit(unit)
    return bar_to_storm(g, g.cell[unit], printed.nation, printed.camp, [unit]) is None


def bar_to_storm(g: Position, zone: int, nation: int, camp: int, there: Sequence[int]) -> Bar | None:
    """9.2: why these fighters of a Berlin zone can't roll for it."""
    if g.struck[zone]:
        return "8.1.3", "why.struck"
    if not g.box.is_berlin[zone]:
        return "9.2.1a", "why.not-berlin"
    if not there:
        return "9.2.1a", "why.nobody-in"
    if nation == GERMAN:
        return None if g.count_soviets(zone) else ("9.2.1b", "why.no-enemy")
    if not g.support[camp]:
        return "9.2.1c", "why.no-support", {"has": 0}
    if all(g.oos[unit] for unit in there):
        return "9.2.2a", "why.out-of-supply", {"unit": there[0]}
    return None


def stormers(g: Position, camp: int, nation: int, zone: int) -> list[int]:
    """9.2.1: the activated counters of a Berlin zone that make the roll."""
    return [unit for unit in fighters(g, camp, nation) if g.cell[unit] == zone and can_storm(g, unit)]


def bar_to_act(g: Position, unit: int, camp: int, nation: int) -> Bar | None:
    """4.1.2: why a counter has nothing to do in an impulse."""
    if not g.is_on_map(unit):
        return "4.1.2", "why.not-on-map"
    printed = g.unit(unit)
    return ("4.1.2", "why.other-impulse") if (printed.camp, printed.nation) != (camp, nation) else None


def bar_to_join(g: Position, unit: int, camp: int, nation: int, attackers: Sequence[int]) -> Bar | None:
    """4.2.2, 8.1.3: why a counter can't fight with these attackers, wherever it stands."""
    if bar := bar_to_act(g, unit, camp, nation):
        return bar
    if unit in attackers:
        return "8.1.1a", "why.joined"
    if not is_fighter(g, unit):
        return "4.2.2", "why.not-fighting"
    return ("8.1.3", "why.fought") if g.fought[unit] else None
