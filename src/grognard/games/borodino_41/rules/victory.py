"""19 Victory: the ladder of the introduction, and the objectives and losses of the battle."""

from __future__ import annotations

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import (
    ALLOWANCE,
    COMING,
    DUMMIES,
    ELIMINATED,
    INITIAL,
    LOST,
    Position,
)
from grognard.games.borodino_41.rules.supply import closed_to
from grognard.games.borodino_41.rules.zoc import controlled
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Outcome
from grognard.kernel.board.movement import NO_ZOC, reach

INTRODUCTION = "introduction"
VILLAGES = ("yudinki", "yelnya", "shevardino")
"""19/intro/total: the three that count; Artemki only makes a total victory decisive."""
DRAW, SOVIET_VICTORY = "draw", "soviet"


def take_stock(g: Position) -> None:
    """19/battle/goal: takes down, as a day ends, when Mozhaisk fell and since when the highway is free."""
    if not g.fell and holds_mozhaisk(g):
        g.fell = g.turn
        g.note("victory.mozhaisk", "19/battle/goal", turn=g.turn)
    if not (holds_mozhaisk(g) and is_highway_clear(g)):
        g.cleared = 0  # what the Soviets have barred again is to be cleared again
    elif not g.cleared:
        g.cleared = g.turn
        g.note("victory.cleared", "19/battle/goal", turn=g.turn)


def end_rule(g: Position) -> str:
    """The rule by which the game ends with this turn."""
    return "19/intro/end" if g.world.scenario == INTRODUCTION else "19/battle/end"


def outcome(g: Position) -> Outcome | None:
    """How the game ended, with the rule; None while it goes on."""
    if not g.over:
        return None
    rule, level = introduction(g) if g.world.scenario == INTRODUCTION else battle(g)
    winner = None if level == DRAW else SOVIET if level.startswith(SIDES[SOVIET]) else GERMAN
    winners = () if winner is None else (SIDES[winner],)
    scores = {SIDES[GERMAN]: 100 - losses(g, GERMAN), SIDES[SOVIET]: 100 - losses(g, SOVIET)}
    return Outcome(winners, rule, f"victory.{level}", scores)


# ---- the introduction


def introduction(g: Position) -> tuple[str, str]:
    """19/intro/total to 19/intro/armour-loss: the rule and the level, from decisive down to Soviet."""
    taken = [name for name in VILLAGES if g.holds(GERMAN, g.geo.places[name])]
    rule, level = _ladder(g, taken)
    steps = g.world.charts.victory.ladder
    down = g.world.charts.victory.step_down * len(armour_lost(g))
    final = steps[min(steps.index(level) + down, len(steps) - 1)]
    return (rule if final == level else "19/intro/armour-loss"), final


def _ladder(g: Position, taken: list[str]) -> tuple[str, str]:
    if len(taken) == len(VILLAGES):
        decisive = g.holds(GERMAN, g.geo.places["artemki"])
        return "19/intro/total", "decisive" if decisive else "total"
    if len(taken) == 2:
        return ("19/intro/major", "major") if "yelnya" in taken else ("19/intro/marginal", "marginal")
    return "19/intro/draw", DRAW if taken else SOVIET_VICTORY


def armour_lost(g: Position) -> list[int]:
    """19/intro/armour-loss: German armoured units destroyed; those lost off the map don't count."""
    return [unit for unit in g.in_place(ELIMINATED) if g.camp[unit] == GERMAN and g.printed[unit].is_armour]


# ---- the battle


def battle(g: Position) -> tuple[str, str]:
    """19/battle/goal, 19/battle/losses, 19/battle/soviet-decisive: the rule and the level."""
    victory, lost = g.world.charts.victory, losses(g, GERMAN)
    limits = victory.battle
    if has_objectives(g):
        if lost >= limits.very_heavy:
            return "19/battle/losses", SOVIET_VICTORY
        if lost >= limits.german_limit:
            return "19/battle/losses", DRAW
        grades = victory.grades.items()
        return "19/battle/goal", next(
            level for level, grade in grades if free_since(g) <= grade.turn and lost < grade.below
        )
    if keeps_line(g):
        return "19/battle/soviet-decisive", "soviet-decisive"
    return "19/battle/losses", SOVIET_VICTORY


def free_since(g: Position) -> int:
    """19/battle/goal: since which turn highway and Mozhaisk are German; today's is taken down as it ends."""
    return (g.cleared or g.turn) if holds_mozhaisk(g) and is_highway_clear(g) else 0


def has_objectives(g: Position) -> bool:
    """19/battle/goal: the highway free, Mozhaisk taken, and units ready to leave."""
    wanted = g.world.charts.victory.battle.ready_units
    return holds_mozhaisk(g) and is_highway_clear(g) and len(ready_to_leave(g)) >= wanted


def holds_mozhaisk(g: Position) -> bool:
    """All hexes of the town and its station."""
    return all(g.holds(GERMAN, cell) for cell in (*g.geo.mozhaisk, g.geo.station))


def is_highway_clear(g: Position) -> bool:
    """Neither a Soviet unit nor a Soviet zone of control on any hex of the highway."""
    count, zone = g.count[SOVIET], g.zone[SOVIET]
    return not any(
        (count[cell] and g.real_at(cell)) or (zone[cell] and controlled(g, SOVIET, cell))
        for cell in g.geo.highway
    )


def ready_to_leave(g: Position) -> list[int]:
    """German combat units within an initial impulse of the east end of the highway, by clear road.

    A road is clear where supplies would come through: dummies bar it as little as zones in held works.
    """
    found, limit, closed = [], ALLOWANCE[INITIAL], closed_to(g, GERMAN)
    if closed[g.geo.east_highway]:
        return []
    near: dict[str, set[int]] = {}
    for unit in g.units_of(GERMAN):
        printed = g.printed[unit]
        if printed.is_dummy or printed.is_hq or printed.kind == "pontoon":
            continue
        mobility = printed.mobility
        if mobility not in near:  # a road costs the same in both directions
            steps = g.geo.movement.network(g.spots, Terms(mobility, True, g.conditions.thaw, True))
            near[mobility] = {*reach(steps, g.geo.east_highway, limit, closed, closed, NO_ZOC)} | {
                g.geo.east_highway
            }
        if g.cell[unit] in near[mobility]:
            found.append(unit)
    return found


def keeps_line(g: Position) -> bool:
    """19/battle/soviet-decisive: Artemki and more than half of the fortifications are Soviet."""
    if not g.holds(SOVIET, g.geo.places["artemki"]):
        return False
    held = sum(g.holds(SOVIET, cell) for cell in g.geo.forts)
    return 100 * held > g.world.charts.victory.battle.forts_most * len(g.geo.forts)


def losses(g: Position, camp: int) -> int:
    """19/battle/losses: strength points lost of those that entered, in hundredths; not those lost off map."""
    lost, entered = points_lost(g, camp)
    return 100 * lost // entered if entered else 0


def points_lost(g: Position, camp: int) -> tuple[int, int]:
    """Strength points lost, and all that entered."""
    lost = entered = 0
    for unit, printed in enumerate(g.printed):
        if g.camp[unit] == camp and g.place[unit] not in (COMING, LOST, DUMMIES):
            entered += printed.strength
            lost += printed.strength - (0 if g.place[unit] == ELIMINATED else g.strength[unit])
    return lost, entered


def statistics(g: Position) -> dict[str, float]:
    """What is worth averaging over many games; a day that never came is left out."""
    armour = [unit for unit in range(len(g.printed)) if g.camp[unit] == GERMAN and g.printed[unit].is_armour]
    entered = sum(g.printed[unit].strength for unit in armour if g.place[unit] not in (COMING, LOST))
    lost = sum(
        g.printed[unit].strength - (0 if g.place[unit] == ELIMINATED else g.strength[unit])
        for unit in armour
        if g.place[unit] not in (COMING, LOST)
    )
    found: dict[str, float] = {
        "last_turn": g.turn,
        "mozhaisk_taken": bool(g.fell),
        "highway_cleared": bool(g.cleared),
        "german_losses": losses(g, GERMAN),
        "soviet_losses": losses(g, SOVIET),
        "german_armour_losses": 100 * lost / entered if entered else 0,
        "forts_kept": sum(g.holds(SOVIET, cell) for cell in g.geo.forts),
        "artemki_kept": g.holds(SOVIET, g.geo.places["artemki"]),
    }
    if g.fell:
        found["mozhaisk_turn"] = g.fell
    if g.cleared:
        found["highway_turn"] = g.cleared
    return found
