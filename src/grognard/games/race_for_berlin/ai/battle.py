"""Combat and street fighting: what is attacked, with whom, and who pays, gives way or goes in."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.ai.frames import innermost
from grognard.games.race_for_berlin.ai.geography import from_berlin
from grognard.games.race_for_berlin.ai.plans import attack_gains
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import storm_worth
from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import FULL, GERMANS, RESERVE, Position
from grognard.games.race_for_berlin.rules.activation import Impulse
from grognard.games.race_for_berlin.rules.combat.combat import Attack, can_join
from grognard.games.race_for_berlin.rules.combat.targets import can_storm, stormers
from grognard.games.race_for_berlin.rules.combat.urban import Storm
from grognard.kernel.actions import Action

Options = Sequence[Action]
NEVER = -1000.0
"""An attack by those who would have to leave a Berlin zone empty for it."""


def fight(w: Weights, g: Position, options: Options) -> Action:
    """The attack or the roll that is worth most, as long as one is worth anything."""
    impulse = innermost(g, Impulse)
    worth = attack_gains(w, g, impulse.camp, impulse.nation)

    def merit(action: Action) -> float:
        if action[0] == "end":
            return w.battle.too_little
        if action[0] == "storm":
            units = stormers(g, impulse.camp, impulse.nation, action[1])
            return storm_worth(w, g, action[1], units, extra=g.support[impulse.camp] > 1)
        able = can_join(g, Attack(impulse.camp, impulse.nation, action[1]))
        steady = [unit for unit in able if not _deserts(g, unit)]
        return worth(action[1], steady) if steady else NEVER

    return max(options, key=merit)


def gather(w: Weights, g: Position, options: Options) -> Action:
    """Whoever makes the attack better joins it, the strongest first; then the die is rolled."""
    attack = innermost(g, Attack)
    joins = [action for action in options if action[0] == "join"]
    steady = [action for action in joins if not _deserts(g, action[1])]
    if not attack.attackers:
        return max(steady or joins, key=lambda action: g.strength(action[1]))
    worth = attack_gains(w, g, attack.camp, attack.nation)
    now = worth(attack.target, attack.attackers)
    better = [a for a in steady if worth(attack.target, [*attack.attackers, a[1]]) > now]
    if better:
        return max(better, key=lambda action: g.strength(action[1]))
    collapses = [action for action in options if action[0] == "collapse"]
    if collapses:
        return max(collapses, key=lambda action: g.strength(action[1]))
    return ("roll",) if ("roll",) in options else joins[0]


def storm(w: Weights, g: Position, options: Options) -> Action:
    """With all who can help; a second point of support if the other zones can spare it."""
    roll = innermost(g, Storm)
    for action in options:
        if action[0] in ("join", "collapse"):
            return action
    return ("spend",) if ("spend",) in options and _can_spare_support(g, roll) else ("roll",)


def _can_spare_support(g: Position, roll: Storm) -> bool:
    """Whether a point is left for each other zone in which a roll is still to come this turn."""
    waiting = {
        g.cell[unit]
        for unit in g.units_of(roll.camp, SOVIET)
        if not g.used[unit] and g.cell[unit] != roll.target and can_storm(g, unit)
    }
    return g.support[roll.camp] - 2 >= len(waiting)


def lose(w: Weights, g: Position, options: Options) -> Action:
    """Steps that kill nobody first, then the weakest."""
    return min(options, key=lambda action: (g.steps[action[1]] != FULL, g.strength(action[1])))


def retreat(w: Weights, g: Position, options: Options) -> Action:
    """Towards Berlin for Germans, homewards for Soviets; with company; never into American hands."""
    away = from_berlin(g.box)

    def merit(action: Action) -> float:
        _, unit, zone = action
        if g.american[zone]:
            return -w.battle.american_hands
        if g.unit(unit).nation == SOVIET:
            return -w.battle.soviet_retreat * away[zone]
        home = w.germans.our_own if g.box.sector[zone] == g.unit(unit).camp else 0.0
        return (
            w.germans.cover.of(g.box.terrain[zone])
            - w.battle.german_retreat * away[zone]
            + g.count[GERMANS][zone]
            - home
        )

    return max(options, key=merit)


def advance(w: Weights, g: Position, options: Options) -> Action:
    """Reserves, then the fastest and strongest go in; Germans only with one division."""
    attack = innermost(g, Attack)
    movers = [action for action in options if action[0] == "advance"]
    safe = [action for action in movers if not _deserts(g, action[1])]
    if attack.origins and (attack.nation == GERMAN or not safe):
        return ("halt",)

    def merit(action: Action) -> tuple[bool, int, int]:
        unit = action[1]
        return g.mode[unit] == RESERVE, g.unit(unit).movement, g.strength(unit)

    return max(safe or movers, key=merit)


def _deserts(g: Position, unit: int) -> bool:
    """9.1.5: whether a Berlin zone would be left empty."""
    zone = g.cell[unit]
    return bool(g.box.is_berlin[zone]) and g.count_soviets(zone) == 1
