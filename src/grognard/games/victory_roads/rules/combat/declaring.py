"""7.6 Declarations between the odds and the dice: elite bonus, armoured exploitation, Hourra."""

from __future__ import annotations

from grognard.games.victory_roads.charts import ROLLS
from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules.combat.allies import ROUTS
from grognard.games.victory_roads.rules.combat.charts import defender_result
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import is_reich_fortress
from grognard.games.victory_roads.rules.reich import satisfaction
from grognard.games.victory_roads.rules.theatres.radius import in_radius
from grognard.games.victory_roads.units import GERMANS, ROMANIANS, SOVIET
from grognard.kernel.verbs import Bar

ENOUGH_ARMOUR = 2


def may_declare(g: Position, fight: Fight) -> bool:
    """7.6: whether the attacker has anything to declare, or has declared something before he rolls."""
    return (
        fight.armoured
        or fight.hourra
        or fight.elite != NONE
        or not bar_to_armour(g, fight)
        or not bar_to_hourra(g, fight)
        or any(not bar_to_elite(g, fight, unit) for unit in fight.units)
    )


# ---- 7.6.1 elite bonus


def use_elite(g: Position, fight: Fight, unit: int) -> None:
    """7.6.2: the attacker names the elite unit that he uses."""
    fight.elite = unit
    g.note("combat.elite", "7.6.2", unit=unit, cell=fight.target)


def bar_to_elite(g: Position, fight: Fight, unit: int) -> Bar | None:
    """7.6.1: why an attacker can't use the bonus of a unit."""
    if fight.exploiting:
        return "8.3.2a", "why.no-attacker-result"
    if unit not in fight.units or not g.unit(unit).elite:
        return "7.6.1", "why.not-elite"
    if fight.elite != NONE:
        return "7.6.2", "why.declared"
    return None


def stand_fast(g: Position, fight: Fight, unit: int) -> None:
    """7.6.2: the defender names his."""
    fight.steadfast = unit
    g.note("combat.elite", "7.6.2", unit=unit, cell=fight.target)


def bar_to_stand_fast(g: Position, fight: Fight, unit: int) -> Bar | None:
    """7.6.1: why a defender can't use the bonus of a unit."""
    if unit not in fight.defenders or not g.unit(unit).elite:
        return "7.6.1", "why.not-elite"
    return None


def may_stand_fast(g: Position, fight: Fight) -> bool:
    """7.6.1: whether an elite unit defends and could change a result, or keep Romanians from a rout."""
    if not any(g.unit(unit).elite for unit in fight.defenders):
        return False
    romanians = any(g.nation_of(unit) == ROMANIANS for unit in fight.defenders)
    results: dict[int, set[tuple[str, bool]]] = {}
    for roll in ROLLS:
        cell = g.world.charts.results[fight.column, roll]
        rout = romanians and cell.d in ROUTS
        results.setdefault(cell.block, set()).add((defender_result(g, fight, cell.d or ""), rout))
    return any(len(found) > 1 for found in results.values())


# ---- 7.6.3 armoured exploitation


def announce_armour(g: Position, fight: Fight) -> None:
    """7.6.3; 15.2.2a: Hitler likes to hear of two German armoured divisions, whatever comes of it."""
    fight.armoured = True
    g.note("combat.armour", "7.6.3", attackers=fight.units, cell=fight.target)
    divisions = [unit for unit in fight.units if _is_german_tank_division(g, unit)]
    if len(divisions) >= ENOUGH_ARMOUR:
        satisfaction.change(g, g.world.charts.mood["armoured-attack"], "15.2.2a")


def _is_german_tank_division(g: Position, unit: int) -> bool:
    printed = g.unit(unit)
    return printed.kind == "division" and printed.is_armoured and g.nation_of(unit) == GERMANS


def bar_to_armour(g: Position, fight: Fight) -> Bar | None:
    """7.6.3: two armoured units are needed."""
    if fight.armoured:
        return "7.6.3", "why.declared"
    if sum(g.unit(unit).is_armoured for unit in fight.units) < ENOUGH_ARMOUR:
        return "7.6.3", "why.little-armour"
    return None


# ---- 7.6.4 Hourra


def declare_hourra(g: Position, fight: Fight) -> None:
    """7.6.4."""
    fight.hourra = True
    g.note("combat.hourra", "7.6.4a", cell=fight.target)


def bar_to_hourra(g: Position, fight: Fight) -> Bar | None:
    """7.6.4: only in the Soviet combat phase, and in the radius of a theatre."""
    if fight.hourra:
        return "7.6.4a", "why.declared"
    if not g.is_advanced:
        return "preamble/grey-rules", "why.advanced-rule"
    if g.player != SOVIET or fight.exploiting or fight.surprise:
        return "7.6.4a", "why.no-hourra-phase"
    if g.is_muddy:
        return "3.2.2g", "why.hourra-mud"
    if is_reich_fortress(g, fight.target):
        return "7.6.4b", "why.no-hourra-there"
    if not in_radius(g, fight.target):
        return "7.6.4a", "why.hourra-radius"
    return None
