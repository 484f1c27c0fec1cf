"""Why not? While a counter moves: chapters 5.1, 6 and 7."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, HALF, SOVIET
from grognard.games.race_for_berlin.duties import RULES, is_astray
from grognard.games.race_for_berlin.end_of_turn import Shifts
from grognard.games.race_for_berlin.march import AT_END, March
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.ways import reachable
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason

FAR = 120


def why(g: Position, move: March, attempt: Action) -> Reason | None:
    """Why the counter that is moving can't go there; None if the attempt belongs to another step."""
    verb = attempt[0]
    if verb == "move":
        return Reason("4.1.3b", "why.one-at-a-time", {"unit": move.unit})
    if verb == "stay":
        return Reason(RULES.get(move.duty, "6.1.1"), "why.must-move", {"unit": move.unit})
    if verb not in ("go", "step"):
        return None
    zone = attempt[1]
    if zone == g.zone[move.unit]:
        return Reason("7.1.1", "why.already-there", {"unit": move.unit, "cell": zone})
    return _closed(g, move, zone) or _beyond(g, move, zone, verb)


def why_no_shift(g: Position, shifts: Shifts, attempt: Action) -> Reason | None:
    """5.1: why a counter can't move at the end of the turn."""
    if attempt[0] == "end":
        return Reason("6.1.1", "why.too-many")
    if attempt[0] != "move":
        return None
    unit = attempt[1]
    printed = g.unit(unit)
    if not g.is_on_map(unit):
        return Reason("5.1a", "why.not-on-map", {"unit": unit})
    if (printed.camp, printed.nation) != (shifts.camp, shifts.nation):
        return Reason("5.1c", "why.other-impulse", {"unit": unit})
    if g.used[unit]:
        return Reason("5.1a", "why.used", {"unit": unit})
    if g.oos[unit]:
        return Reason("5.1a", "why.out-of-supply", {"unit": unit})
    if g.moved[unit]:
        return Reason("5.1a", "why.moved", {"unit": unit})
    return Reason("5.1a", "why.nowhere-to-go", {"unit": unit})


def _closed(g: Position, move: March, zone: int) -> Reason | None:
    """The zones that no counter of this kind may enter."""
    box, printed = g.box, g.unit(move.unit)
    if g.american[zone]:
        return Reason("2.2.3", "why.american", {"cell": zone})
    if g.enemies_in(zone, printed.nation) and not box.is_berlin[zone]:
        return Reason("4.2.1a", "why.enemy-zone", {"cell": zone})
    if move.kind == AT_END and box.is_berlin[zone]:
        return Reason("5.1b", "why.berlin-at-end", {"cell": zone})
    if printed.nation == GERMAN:
        if box.east[zone]:
            return Reason("7.2.1", "why.oder-neisse", {"cell": zone})
        if move.least and box.index[zone] < move.least:
            return Reason(
                "7.2.2b", "why.westward", {"cell": zone, "needed": move.least, "index": box.index[zone]}
            )
        if g.is_soviet_berlin(zone) and not box.is_berlin[g.zone[move.unit]]:
            return Reason("7.4.1", "why.contested", {"cell": zone})
        if g.is_soviet_berlin(g.zone[move.unit]) and not box.is_berlin[zone]:
            return Reason("7.4.2", "why.leaving-berlin", {"unit": move.unit})
        return None
    others = g.koniev_in if printed.camp == 0 else g.joukov_in
    if others[zone]:
        return Reason("7.4.5" if box.is_berlin[zone] else "7.3.3a", "why.other-camp", {"cell": zone})
    if box.far_sector[printed.camp][zone] and not is_astray(g, move.unit):
        return Reason("7.3.2a", "why.front-line", {"cell": zone})
    return None


def _beyond(g: Position, move: March, zone: int, verb: str) -> Reason:
    """A zone that is open, but too far, too full, or not where the counter must go."""
    unit, nation = move.unit, g.unit(move.unit).nation
    found = move.reach(g).costs
    if zone in found:
        if not g.has_room(zone, nation):
            rule = "6.1.2/exception-1" if g.box.is_berlin[zone] else "6.1.2a"
            return Reason(rule, "why.full", {"cell": zone, "limit": g.limit(zone, nation)})
        if move.duty:
            return Reason(RULES[move.duty], "why.elsewhere-first", {"unit": unit})
        return Reason("7.1.1", "why.go-there", {"cell": zone})
    if g.oos[unit]:
        return Reason("3.1.3b", "why.one-zone", {"unit": unit})
    if move.kind == AT_END:
        return Reason("5.1a", "why.one-zone", {"unit": unit})
    dry, home = g.box.formation_of[unit] == g.dry, not is_astray(g, unit)
    costs = reachable(g, unit, FAR, dry=dry, least_index=move.least, home=home).costs
    if zone not in costs:
        rule = "7.4.6" if nation == SOVIET else "7.4.3"
        return Reason(rule, "why.no-way", {"unit": unit, "cell": zone})
    needs, has = (_points(half) for half in (costs[zone], move.left(g)))
    return Reason("7.1.2a", "why.too-far", {"cell": zone, "needs": needs, "has": has})


def _points(half: int) -> str:
    return f"{half / HALF:g}"
