"""Who is activated and how, and where those go who march: the tasks that are worth most come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.games.race_for_berlin.ai import germans, soviets, tokens
from grognard.games.race_for_berlin.ai.frames import innermost
from grognard.games.race_for_berlin.ai.geography import from_berlin
from grognard.games.race_for_berlin.ai.plans import attack_gains, tasks
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.position import FIGHT, IDLE, Position
from grognard.games.race_for_berlin.rules.activation import VERB_OF_MODE, Impulse
from grognard.games.race_for_berlin.rules.combat.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.rules.end_of_turn import Shifts
from grognard.games.race_for_berlin.rules.march import March
from grognard.kernel.actions import Action

Options = Sequence[Action]


def activate(w: Weights, g: Position, options: Options) -> Action:
    """Plays a token that helps now, fills up the attack begun, then takes the best task there is room for."""
    impulse = innermost(g, Impulse)
    for action in options:
        if action[0] == "play" and tokens.is_worth_playing(w, g, impulse, action[1]):
            return action
    joining = _joins(w, g, impulse, options)
    if joining is not None:
        return joining
    shells = [action for action in options if action[0] == "bombard"]
    if shells:
        return min(shells, key=lambda action: (g.box.is_berlin[g.cell[action[1]]], g.strength(action[1])))
    active = sum(g.mode[unit] != IDLE for unit in g.units_of(impulse.camp, impulse.nation))
    room = impulse.limit - active
    may_begin = ("begin",) in options
    for task in tasks(w, g.clone(), impulse.camp, impulse.nation, room):
        if task.worth <= 0 and may_begin:
            break
        wanted = [(VERB_OF_MODE[task.mode], unit) for unit in task.units]
        if len(wanted) <= room and all(action in options for action in wanted):
            return wanted[0]
    return ("begin",) if may_begin else options[0]


def _joins(w: Weights, g: Position, impulse: Impulse, options: Options) -> Action | None:
    """Whoever still makes an attack better that others have been told to make, or shares their roll."""
    own = g.units_of(impulse.camp, impulse.nation)
    fighting = [unit for unit in own if g.mode[unit] == FIGHT]
    offered = [action[1] for action in options if action[0] == "fight"]
    if not fighting or not offered:
        return None
    worth = attack_gains(w, g, impulse.camp, impulse.nation)
    best: tuple[float, int] | None = None
    targets = {unit: attackable_from(g, unit) for unit in {*fighting, *offered}}
    for target in {zone for unit in fighting for zone in targets[unit]}:
        beside = [unit for unit in fighting if target in targets[unit]]
        now = worth(target, beside)
        for unit in offered:
            if target in targets[unit] and not g.box.is_berlin[g.cell[unit]]:
                gain = worth(target, [*beside, unit]) - now
                if gain > w.soviets.activation and (best is None or gain > best[0]):
                    best = (gain, unit)
    if best is not None:
        return ("fight", best[1])
    rolling = {g.cell[unit] for unit in fighting if can_storm(g, unit)}
    return next((("fight", unit) for unit in offered if g.cell[unit] in rolling), None)


def next_mover(w: Weights, g: Position, options: Options) -> Action:
    """Those in front first, so that those behind can follow."""
    movers = [action for action in options if action[0] == "move"]
    return min(movers, key=lambda action: from_berlin(g.box)[g.cell[action[1]]]) if movers else options[-1]


def go(w: Weights, g: Position, options: Options) -> Action:
    """To the best place that is open."""
    unit = innermost(g, March).unit
    worth = _places(w, g, g.unit(unit).camp, g.unit(unit).nation)
    whole = [action for action in options if action[0] != "step"]
    return max(whole, key=lambda action: worth(unit, g.cell[unit] if action[0] == "stay" else action[1]))


def shift(w: Weights, g: Position, options: Options) -> Action:
    """At the end of a turn: whoever comes to stand better moves."""
    shifts = innermost(g, Shifts)
    worth = _places(w, g, shifts.camp, shifts.nation)
    best, most = ("end",) if ("end",) in options else options[0], w.orders.better
    for action in options:
        if action[0] != "move":
            continue
        unit = action[1]
        standing = worth(unit, g.cell[unit])
        for zone in g.box.board.neighbours[g.cell[unit]]:
            is_open = not g.box.is_berlin[zone] and not g.enemies_in(zone, shifts.nation)
            if is_open and g.has_room(zone, shifts.nation):
                gain = worth(unit, zone) - standing
                if gain > most:
                    best, most = action, gain
    return best


def _places(w: Weights, g: Position, camp: int, nation: int) -> Callable[[int, int], float]:
    """What a zone is worth for a counter of this camp and nationality."""
    if nation == SOVIET:
        soviet = soviets.outlook(w, g, camp)
        return lambda unit, zone: soviets.place_worth(w, g, unit, zone, soviet)
    german = germans.outlook(w, g, camp)
    return lambda unit, zone: germans.place_worth(w, g, unit, zone, german)


def nearest_to_berlin(w: Weights, g: Position, options: Options) -> Action:
    """Newcomers and those who flee: as near to the city as they may."""
    return min(options, key=lambda action: from_berlin(g.box)[action[2]])
