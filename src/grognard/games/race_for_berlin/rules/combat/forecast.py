"""What a player sees before a die is rolled: the chances of an attack or of a roll of urban progression.

The arithmetic is in `odds`; here come the facts of the position that go with it, and where results lead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.combat.charts import meaning
from grognard.games.race_for_berlin.rules.combat.odds import combat_forecast, crosses_river, urban_forecast
from grognard.kernel.answers import Forecast, Reason


def of_attack(g: Position, target: int, attackers: Sequence[int]) -> Forecast:
    """8.1: the chances of an attack, and whose strength is not as printed."""
    found = combat_forecast(g, target, attackers)
    return replace(found, notes=tuple(_changed(g, found, target)))


def of_storm(g: Position, zone: int, attackers: Sequence[int], extra: bool) -> Forecast:
    """9.2: the chances of a roll in Berlin, how the zone stands, and where each result leads."""
    found = urban_forecast(g, zone, attackers, extra)
    return replace(
        found,
        notes=(*_stakes(g, zone, found, extra), *_changed(g, found)),
        consequences={
            result: reason
            for result in found.chances
            if (reason := _consequence(g, zone, attackers, result)) is not None
        },
    )


def level_after(g: Position, zone: int, attackers: Sequence[int], result: str) -> int:
    """9.3.2, 9.3.4, 9.1.5a: a Berlin zone's level after a result; 0 if no Soviets are left to hold it."""
    found, there = meaning(result), g.soviets_in(zone)
    before, by_soviets = g.level[zone], g.unit(attackers[0]).nation == SOVIET
    exposed = attackers if by_soviets else there
    lost = found.attacker if by_soviets else found.defender + (found.level > 0 and not before)
    steps = sum(g.steps[unit] for unit in there)
    if steps <= min(lost, sum(g.steps[unit] for unit in exposed)):
        return 0
    return before + found.level if by_soviets else max(before - found.level, 0)


def _consequence(g: Position, zone: int, attackers: Sequence[int], result: str) -> Reason | None:
    after, control = level_after(g, zone, attackers, result), g.box.numbers.control_level
    if after == g.level[zone]:
        return None
    kept = after >= control
    return Reason("9.3.2", "then.control" if kept else "then.level", {"level": after})


def _stakes(g: Position, zone: int, found: Forecast, extra: bool) -> Iterator[Reason]:
    """9.1.4: how a Berlin zone stands, and the chance that it changes hands."""
    control = g.box.numbers.control_level
    facts = {"cell": zone, "level": g.level[zone], "control": control, "points": g.box.value[zone]}
    yield Reason("9.1.4", "stakes.zone", facts)
    first = g.unit(found.attackers[0])
    if (first.nation == SOVIET) == g.is_controlled(zone):
        return
    yield Reason("9.3.3", f"stakes.{_prize(first.nation)}", {"chance": _chance_of_change(g, zone, found)})
    if first.nation == SOVIET and not extra and g.support[first.camp] > 1:
        helped = urban_forecast(g, zone, found.attackers, extra=True)
        yield Reason("9.2.5", "stakes.support", {"chance": _chance_of_change(g, zone, helped)})


def _prize(nation: int) -> str:
    return "control" if nation == SOVIET else "control-lost"


def _chance_of_change(g: Position, zone: int, found: Forecast) -> Fraction:
    control = g.box.numbers.control_level
    return sum(
        (
            chance
            for result, chance in found.chances.items()
            if (level_after(g, zone, found.attackers, result) >= control) != g.is_controlled(zone)
        ),
        Fraction(0),
    )


def _changed(g: Position, found: Forecast, target: int | None = None) -> Iterator[Reason]:
    """Annex 2: the counters that do not fight with their printed strength, and why."""
    wet = [unit for unit in found.attackers if target is not None and crosses_river(g, unit, target)]
    cut = [unit for unit in (*found.attackers, *found.defenders) if g.oos[unit]]
    fierce = target is not None and g.doubled and g.unit(found.attackers[0]).nation == GERMAN
    if wet:
        yield Reason("annex-2/str-river", "changed.river", {"units": wet})
    if cut:
        yield Reason("annex-2/str-oos", "changed.supply", {"units": cut})
    if fierce:
        yield Reason("2.4.5/event-11", "changed.doubled", {"units": found.attackers})
