"""Why not? In an impulse: chapters 2.4, 4, 8.1 and 9.2."""

from __future__ import annotations

from grognard.games.race_for_berlin import duties
from grognard.games.race_for_berlin.activation import MODE_OF_VERB, Impulse
from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.designation import bound_to_go, owed_after
from grognard.games.race_for_berlin.events import GERMAN_IMPULSE, SOVIET_IMPULSE, deciding, rule_of
from grognard.games.race_for_berlin.position import BOMBARD, FIGHT, IDLE, MARCH, RESERVE, Position
from grognard.games.race_for_berlin.targets import fighters
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason


def why(g: Position, impulse: Impulse, attempt: Action) -> Reason | None:
    """Why this attempt is refused in an impulse; None if it belongs to another step."""
    verb = attempt[0]
    if verb == "play":
        return why_not_play(g, impulse, attempt[1])
    if verb == "cut":
        return Reason("2.4.5/event-9", "why.no-bridges", {"cell": attempt[1]})
    if verb in MODE_OF_VERB:
        if impulse.at != "activate":
            return Reason("4.1.3c", "why.designated-before")
        return why_not_activate(g, impulse, attempt[1], MODE_OF_VERB[verb])
    if verb == "begin":
        return Reason(_duty_rule(g, impulse), "why.duty-first")
    if verb == "move":
        return why_not_move(g, impulse, attempt[1])
    if verb in ("attack", "storm"):
        return why_not_attack(g, impulse, attempt[1], verb)
    if verb == "end" and impulse.at in ("march", "fight"):
        return Reason(_duty_rule(g, impulse), "why.duty-first")
    return None


def why_not_play(g: Position, impulse: Impulse, event: int) -> Reason:
    """2.4.3: a token that is not held, or has another window."""
    if g.token[deciding(g)] != event:
        return Reason("2.4.2", "why.token-not-held", {"event": event})
    window = SOVIET_IMPULSE if impulse.nation == SOVIET else GERMAN_IMPULSE
    if event not in window or impulse.at != "activate":
        return Reason(rule_of(event), "why.other-window", {"event": event})
    if any(g.mode[unit] != IDLE for unit in g.units_of(impulse.camp, impulse.nation)):
        return Reason(rule_of(event), "why.impulse-begun", {"event": event})
    return Reason("2.4.4", "why.token-dead", {"event": event})


def why_not_activate(g: Position, impulse: Impulse, unit: int, mode: int) -> Reason:
    """4.1.2, 4.1.3, 4.1.4 and what binds single counters."""
    if not g.is_on_map(unit):
        return Reason("4.1.2", "why.not-on-map", {"unit": unit})
    printed = g.unit(unit)
    if (printed.camp, printed.nation) != (impulse.camp, impulse.nation):
        return Reason("4.1.2", "why.other-impulse", {"unit": unit})
    if g.used[unit]:
        return Reason("4.1.4", "why.used", {"unit": unit})
    if g.mode[unit] != IDLE:
        return Reason("4.1.3a", "why.active", {"unit": unit})
    active = sum(g.mode[other] != IDLE for other in g.units_of(impulse.camp, impulse.nation))
    if active >= impulse.limit:
        return Reason("4.1.2", "why.limit", {"limit": impulse.limit})
    if printed.nation == SOVIET and mode != MARCH and (duty := duties.of_soviet(g, unit, impulse.apart)):
        return Reason(duties.RULES[duty], f"why.only-march-{duty}", {"unit": unit})
    if mode == RESERVE and g.oos[unit]:
        return Reason("4.2.3a", "why.out-of-supply", {"unit": unit})
    if mode == BOMBARD:
        return _why_not_bombard(g, unit)
    if owed_after(g, impulse, bound_to_go(g, impulse)):
        return Reason(_duty_rule(g, impulse), "why.duty-first")
    if mode == FIGHT:
        return _why_no_fight(g, unit)
    if g.box.formation_of[unit] in impulse.apart:
        return Reason("7.3.1c", "why.no-contact", {"unit": unit})
    return Reason("4.2.1a", "why.nowhere-to-go", {"unit": unit})


def why_not_move(g: Position, impulse: Impulse, unit: int) -> Reason | None:
    """4.1.3: who may move now."""
    if impulse.at not in ("march", "reserves") or not g.is_on_map(unit):
        return None
    mode = MARCH if impulse.at == "march" else RESERVE
    if g.moved[unit]:
        return Reason("4.1.4", "why.moved", {"unit": unit})
    if g.mode[unit] != mode:
        return Reason("4.1.3b", "why.other-mode", {"unit": unit})
    return None


def why_not_attack(g: Position, impulse: Impulse, zone: int, verb: str) -> Reason | None:
    """8.1, 9.2: why a zone can't be attacked, or stormed, now."""
    if impulse.at != "fight":
        return Reason("4.1.3b", "why.combat-later") if impulse.at in ("activate", "march") else None
    box = g.box
    if g.struck[zone]:
        return Reason("8.1.3", "why.struck", {"cell": zone})
    if verb == "storm":
        return _why_no_roll(g, impulse, zone)
    if box.is_berlin[zone]:
        return Reason("8.1.1b", "why.berlin", {"cell": zone})
    if not g.enemies_in(zone, impulse.nation):
        return Reason("8.1.1a", "why.no-enemy", {"cell": zone})
    if g.american[zone]:
        return Reason("2.2.7a", "why.american", {"cell": zone})
    if impulse.nation == SOVIET and box.far_sector[impulse.camp][zone]:
        return Reason("7.3.2a", "why.front-line", {"cell": zone})
    if impulse.nation == GERMAN and box.east[zone]:
        return Reason("7.2.1", "why.oder-neisse", {"cell": zone})
    return Reason("8.1.1a", "why.nobody-beside", {"cell": zone})


def _why_no_roll(g: Position, impulse: Impulse, zone: int) -> Reason:
    if not g.box.is_berlin[zone]:
        return Reason("9.2.1a", "why.not-berlin", {"cell": zone})
    there = [unit for unit in fighters(g, impulse.camp, impulse.nation) if g.zone[unit] == zone]
    if not there:
        return Reason("9.2.1a", "why.nobody-in", {"cell": zone})
    if impulse.nation == SOVIET and not g.support[impulse.camp]:
        return Reason("9.2.1c", "why.no-support", {"has": 0})
    if impulse.nation == SOVIET:
        return Reason("9.2.2a", "why.out-of-supply", {"unit": there[0]})
    return Reason("9.2.1b", "why.no-enemy", {"cell": zone})


def _why_not_bombard(g: Position, unit: int) -> Reason:
    if g.bombarded:
        return Reason("10.2.1", "why.bombarded")
    if g.unit(unit).nation == GERMAN:
        return Reason("10.2.1", "why.german", {"unit": unit})
    return Reason("10.2.1", "why.not-beside-berlin", {"unit": unit})


def _why_no_fight(g: Position, unit: int) -> Reason:
    zone, printed = g.zone[unit], g.unit(unit)
    if g.box.is_berlin[zone] and printed.nation == SOVIET:
        if g.oos[unit]:
            return Reason("9.2.2a", "why.out-of-supply", {"unit": unit})
        return Reason("9.2.1c", "why.no-support", {"has": g.support[printed.camp]})
    return Reason("8.1.1a", "why.nobody-near", {"unit": unit})


def _duty_rule(g: Position, impulse: Impulse) -> str:
    """The rule behind what must be done before anything else."""
    if impulse.nation == GERMAN:
        return "2.3.2b" if g.task == MARCH else "2.3.2a"
    for unit in g.units_of(impulse.camp, SOVIET):
        duty = duties.of_soviet(g, unit, impulse.apart)
        if duty and not g.used[unit]:
            return duties.RULES[duty]
    return "7.3.1c"
