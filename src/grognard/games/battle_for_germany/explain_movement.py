"""Why not? In the movement phase: chapters 4, 5 and 9."""

from __future__ import annotations

from grognard.games.battle_for_germany import first_turn, leaving
from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.leaving import Departure
from grognard.games.battle_for_germany.movement import Movement, may_transfer
from grognard.games.battle_for_germany.position import NOWHERE, ON_MAP, Position
from grognard.games.battle_for_germany.setting import GERMANS
from grognard.games.battle_for_germany.zones import reach_from
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason
from grognard.kernel.movement import NO_ZOC, reach

FAR = 250


def why(g: Position, move: Movement, attempt: Action) -> Reason | None:
    """Why this attempt is refused in a movement phase; None if it belongs to another phase."""
    verb = attempt[0]
    if verb in ("move", "triple"):
        return why_not_move(g, move, attempt[1], verb == "triple")
    if verb in ("go", "step", "exit", "stay") and move.unit == NOWHERE:
        return Reason("5-0a", "why.pick-first")
    if verb == "exit":
        return why_not_exit(g, move, attempt[1])
    if verb == "step":
        return why_not_step(g, move, attempt[1])
    if verb == "go":
        return why_not_there(g, move, attempt[1])
    if verb in ("stay", "end"):
        return why_not_done(g, move, verb)
    return None


def why_not_move(g: Position, move: Movement, unit: int, tripled: bool) -> Reason:
    """Why this unit can't be picked."""
    phase = g.world.terms.turn[g.phase]
    if move.unit != NOWHERE:
        return Reason("5-1a", "why.one-at-a-time", {"unit": move.unit})
    if g.place[unit] != ON_MAP:
        return Reason("5-0a", "why.not-on-map", {"unit": unit})
    if g.side[unit] != move.side:
        return Reason(phase.rule, "why.other-force", {"unit": unit, "side": g.side[unit]})
    if move.crowded != NOWHERE:
        return Reason("5-3a", "why.crowded", {"cell": move.crowded})
    if g.garrison[unit]:
        return Reason("10-2a", "why.garrison", {"unit": unit})
    if g.frozen[unit]:
        return Reason("7-26", "why.frozen", {"unit": unit})
    if g.moved[unit]:
        return Reason("5-0a", "why.moved", {"unit": unit})
    if tripled:
        if not may_transfer(g, move):
            return Reason("16-32a", "why.no-transfer")
        return Reason("16-32b", "why.transfer-zone", {"unit": unit})
    if g.enemy_zone(g.camp_of(unit))[g.cell[unit]]:
        return Reason("4-3a", "why.held", {"unit": unit})
    return Reason("5-1b", "why.no-way", {"unit": unit, "has": g.allowance(unit)})


def why_not_step(g: Position, move: Movement, cell: int) -> Reason:
    """Why the picked unit can't go on through this hex."""
    start, camp = g.cell[move.unit], g.camp_of(move.unit)
    if cell not in g.box.board.neighbours[start]:
        return Reason("5-1a", "why.not-adjacent", {"cell": cell})
    closed = g.box.closed_by(start, cell)
    if closed and g.box.open[cell]:
        return Reason(f"tec/{closed}", "why.closed-side", {"cell": cell})
    zone = g.enemy_zone(camp)
    if zone[cell] and cell in move.costs(g):
        if zone[start]:
            return Reason("4-3a", "why.zones", {"cell": cell})
        return Reason("4-0b", "why.stops-there", {"cell": cell})
    return why_not_there(g, move, cell)


def why_not_there(g: Position, move: Movement, cell: int) -> Reason:
    """Why the picked unit can't go to this hex."""
    unit, camp, points = move.unit, g.camp_of(move.unit), move.left(g)
    terrain = g.box.terrain[cell]
    if not g.box.open[cell]:
        return Reason(f"tec/{terrain}", "why.closed", {"cell": cell, "terrain": terrain})
    if g.others_in(camp)[cell]:
        return Reason("5-2", "why.enemy-there", {"cell": cell})
    if cell == g.box.berlin and g.unit(unit).camp == GERMAN and g.side[unit] != GERMANS:
        return Reason("5-43", "why.berlin")
    network, start, none = g.network_of(unit), g.cell[unit], bytes(len(g.box.board))
    anywhere = reach(network, start, FAR, none, none, NO_ZOC)
    if cell not in anywhere:
        return _line_between(g, unit, cell)
    past_enemies = reach(network, start, FAR, g.others_in(camp), none, NO_ZOC)
    needed = past_enemies.get(cell, anywhere[cell])
    if needed > points:
        return Reason("5-1b", "why.too-far", {"cell": cell, "needs": needed, "has": points})
    within = reach_from(g, unit, start, points)
    if cell not in within:
        held = bool(g.enemy_zone(camp)[start])
        return Reason("4-3a" if held else "4-0b", "why.zones", {"cell": cell})
    full = why_not_stop(g, unit, cell)
    if full:
        return full
    if move.tripled:
        return Reason("16-32b", "why.transfer-side", {"cell": cell})
    if move.duty:
        return Reason("12-21b", "why.duty", {"attacks": move.duty})
    return Reason("5-1b", "why.no-further-step", {"cell": cell})


def why_not_stop(g: Position, unit: int, cell: int) -> Reason | None:
    """Why the unit can't stop in a hex with the friends who are there."""
    if g.is_front(unit) and g.has_front(cell, unit):
        return Reason("5-3b", "why.two-fronts", {"cell": cell})
    friends = g.count_in(g.camp_of(unit))[cell] - (g.cell[unit] == cell)
    limit = int(g.box.numbers["stacking_limit"])
    return Reason("5-3a", "why.full", {"cell": cell, "limit": limit}) if friends >= limit else None


def _line_between(g: Position, unit: int, cell: int) -> Reason:
    """The unit can reach the hex by no way at all: a line bars it."""
    counter = g.unit(unit)
    if counter.nation == "yugoslav" and g.box.yugoslavia[g.cell[unit]]:
        return Reason("5-51a", "why.yugoslavia-out", {"cell": cell})
    if counter.camp == SOVIET and g.box.yugoslavia[cell]:
        return Reason("5-52a", "why.yugoslavia-in", {"cell": cell})
    if g.boundary and g.box.theatre[cell] not in (g.home_theatre(unit), g.box.theatre[g.box.berlin]):
        if g.world.terms.eastern_half:
            return Reason("14-0a", "why.half-map", {"cell": cell})
        return Reason("5-41a" if counter.camp == GERMAN else "5-42a", "why.boundary", {"cell": cell})
    near = g.box.board.neighbours[cell]
    closed = next((line for line in (g.box.closed_by(other, cell) for other in near) if line), "sea")
    return Reason(f"tec/{closed}", "why.cut-off", {"cell": cell})


def why_not_exit(g: Position, move: Movement, cell: int) -> Reason:
    """Why the picked unit can't leave the map by this hex."""
    unit = move.unit
    if g.camp_of(unit) != GERMAN:
        return Reason("9-0a", "why.exit-germans")
    if cell not in leaving.exit_cells(g, unit):
        return Reason("9-0b", "why.exit-hex", {"cell": cell})
    costs, points = move.costs(g), move.left(g)
    if cell not in costs:
        return why_not_there(g, move, cell)
    price = int(g.box.numbers["exit_cost"])
    if costs[cell] + price > points:
        return Reason("9-3", "why.exit-cost", {"needs": costs[cell] + price, "has": points})
    if move.duty:
        return Reason("12-21b", "why.duty", {"attacks": move.duty})
    return Reason("4-0b", "why.zones", {"cell": cell})


def why_not_done(g: Position, move: Movement, verb: str) -> Reason | None:
    """Why the move or the phase can't end like this."""
    if verb == "end" and move.unit != NOWHERE:
        return Reason("5-1a", "why.one-at-a-time", {"unit": move.unit})
    if move.crowded != NOWHERE:
        return Reason("5-3a", "why.crowded", {"cell": move.crowded})
    full = why_not_stop(g, move.unit, g.cell[move.unit]) if verb == "stay" else None
    if full:
        return full
    if move.duty and not first_turn.allows_end(g, move.duty):
        return Reason("12-21b", "why.duty", {"attacks": move.duty})
    return None


def why_no_victim(g: Position, departure: Departure, attempt: Action) -> Reason | None:
    """Why this unit can't be taken along by one that leaves the map."""
    if attempt[0] != "take":
        return None
    unit = attempt[1]
    if g.turned[unit]:
        return Reason("9-1d", "why.turned", {"unit": unit})
    return Reason("9-1a", "why.not-nearest", {"unit": unit, "cell": departure.cell})
