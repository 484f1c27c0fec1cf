"""Why not? In a combat or a roll of urban progression: chapters 8 and 9, events 1 and 8."""

from __future__ import annotations

from grognard.games.race_for_berlin.combat import Attack
from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.events import CONSCRIPTS, HEINRICI, deciding, side_of
from grognard.games.race_for_berlin.losses import Losses
from grognard.games.race_for_berlin.position import FIGHT, FULL, Position
from grognard.games.race_for_berlin.retreat import is_open
from grognard.games.race_for_berlin.targets import is_reserve
from grognard.games.race_for_berlin.urban import Storm
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason


def why(g: Position, attack: Attack, attempt: Action) -> Reason | None:
    """Why this attempt is refused in an attack; None if it belongs to another step."""
    match attempt:
        case ("join", unit):
            return _why_not_join(g, unit, attack.camp, attack.nation, attack.attackers)
        case ("roll",) if attack.at == "gather":
            return _why_no_roll(attack)
        case ("collapse", unit):
            return why_no_collapse(g, unit)
        case ("play", event):
            return Reason(
                "2.4.5/event-1" if event == HEINRICI else "2.4.3", "why.other-window", {"event": event}
            )
        case ("retreat", unit, zone):
            return _why_no_retreat(g, attack, unit, zone)
        case ("advance", unit):
            return _why_no_advance(g, attack, unit)
        case ("halt",) if attack.at == "advance":
            return Reason("8.4.1", "why.must-advance", {"cell": attack.target})
    return None


def why_no_storm(g: Position, storm: Storm, attempt: Action) -> Reason | None:
    """Why this attempt is refused before a roll of urban progression."""
    match attempt:
        case ("join", unit):
            helper = g.unit(unit).nation == GERMAN == storm.nation and unit not in storm.attackers
            if helper and g.mode[unit] == FIGHT:
                return Reason("9.2.4", "why.one-zone-helps", {"cell": storm.target})
            return _why_not_join(g, unit, storm.camp, storm.nation, storm.attackers)
        case ("spend",):
            if storm.extra:
                return Reason("9.2.5", "why.spent-once")
            return Reason("9.2.5", "why.no-support", {"has": g.support[storm.camp]})
        case ("collapse", unit):
            return why_no_collapse(g, unit)
    return None


def why_no_loss(g: Position, losses: Losses, attempt: Action) -> Reason | None:
    """8.2.2: why a counter can't take the step."""
    if attempt[0] != "lose":
        return None
    unit = attempt[1]
    if unit not in losses.units or not g.is_on_map(unit):
        return Reason("8.2.1", "why.not-in-combat", {"unit": unit})
    if unit in losses.next_ones(g):
        return Reason("8.2.2b", "why.other-camp-first", {"unit": unit})
    return Reason("8.2.2a", "why.others-first", {"unit": unit})


def why_no_collapse(g: Position, unit: int) -> Reason:
    """Event 8: not held, or not a full German counter of this combat."""
    if g.token[deciding(g)] != CONSCRIPTS:
        return Reason("2.4.2", "why.token-not-held", {"event": CONSCRIPTS})
    if g.is_on_map(unit) and g.steps[unit] != FULL:
        return Reason("2.4.5/event-8", "why.reduced", {"unit": unit})
    return Reason("2.4.5/event-8", "why.not-in-combat", {"unit": unit})


def _why_not_join(g: Position, unit: int, camp: int, nation: int, attackers: tuple[int, ...]) -> Reason:
    printed = g.unit(unit)
    if (printed.camp, printed.nation) != (camp, nation):
        return Reason("4.1.2", "why.other-impulse", {"unit": unit})
    if unit in attackers:
        return Reason("8.1.1a", "why.joined", {"unit": unit})
    if g.mode[unit] != FIGHT:
        return Reason("4.2.2", "why.not-fighting", {"unit": unit})
    if g.fought[unit]:
        return Reason("8.1.3", "why.fought", {"unit": unit})
    return Reason("8.1.1a", "why.not-beside", {"unit": unit})


def _why_no_roll(attack: Attack) -> Reason:
    if not attack.attackers:
        return Reason("8.1.1a", "why.no-attackers")
    return Reason("2.3.2a", "why.order-wants-more")


def _why_no_retreat(g: Position, attack: Attack, unit: int, zone: int) -> Reason:
    if unit not in attack.retreating:
        return Reason("8.3.1", "why.no-retreat-due", {"unit": unit})
    if zone not in g.box.board.neighbours[g.zone[unit]]:
        return Reason("8.3.1", "why.not-next", {"cell": zone})
    printed = g.unit(unit)
    if side_of(printed.camp) not in g.pending:
        return Reason("8.3.1", "why.not-yours", {"unit": unit})
    if not is_open(g, unit, g.zone[unit], zone):
        return _why_closed(g, printed.nation, zone)
    if not g.has_room(zone, printed.nation):
        return Reason("8.3.3", "why.full", {"cell": zone, "limit": g.limit(zone, printed.nation)})
    return Reason("8.3.2a", "why.better-retreat", {"cell": zone})


def _why_closed(g: Position, nation: int, zone: int) -> Reason:
    """Why no counter of a nationality can retreat into a zone at all."""
    if g.box.is_berlin[zone]:
        if nation == SOVIET:
            return Reason("8.3.5c", "why.not-controlled", {"cell": zone})
        return Reason("8.3.5a", "why.contested", {"cell": zone})
    if g.enemies_in(zone, nation):
        return Reason("8.3.2a", "why.enemy-zone", {"cell": zone})
    return Reason("7.2.1", "why.oder-neisse", {"cell": zone})


def _why_no_advance(g: Position, attack: Attack, unit: int) -> Reason:
    if unit in attack.attackers:
        if g.is_on_map(unit):
            return Reason("8.4.1", "why.already-there", {"unit": unit, "cell": attack.target})
        return Reason("8.4.1", "why.not-on-map", {"unit": unit})
    if is_reserve(g, unit):
        return Reason("8.4.2", "why.nobody-to-follow", {"unit": unit})
    return Reason("8.4.2", "why.not-in-combat", {"unit": unit})
