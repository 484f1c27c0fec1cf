"""Event tokens: played when they make the impulse worth more, kept as long as they may."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.ai import soviets
from grognard.games.race_for_berlin.ai.frames import innermost
from grognard.games.race_for_berlin.ai.plans import impulse_worth
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import step_worth
from grognard.games.race_for_berlin.components import NOBODY
from grognard.games.race_for_berlin.position import Position, rival
from grognard.games.race_for_berlin.rules.activation import NAMES_AN_ARMY, Impulse
from grognard.games.race_for_berlin.rules.combat.combat import Attack
from grognard.games.race_for_berlin.rules.combat.odds import combat_forecast
from grognard.games.race_for_berlin.rules.end_of_turn import Token
from grognard.games.race_for_berlin.rules.entry import enter
from grognard.games.race_for_berlin.rules.events import (
    ALLIES,
    COORDINATION,
    COUNTER_ATTACK,
    EVERYONE,
    HEINRICI,
    LUFTWAFFE,
    RYBALKO,
    SPEER,
    TRUCKS,
    armies_on_map,
    is_out,
)
from grognard.kernel.actions import Action

Options = Sequence[Action]
NOT_NOW: Action = ("pass",)
"""The answer when no token is played, whichever is held. `quiet`, not to be asked again this turn, would tell
the rival that it is none of those he is afraid of."""


def is_worth_playing(w: Weights, g: Position, impulse: Impulse, event: int) -> bool:
    """Whether a token gains enough at the start of this impulse."""
    gain = max(gains(w, g, impulse, event).values(), default=0.0)
    return gain > (w.tokens.once if event == SPEER else w.tokens.worth_playing)


def name(w: Weights, g: Position, options: Options) -> Action:
    """The army or the track for which the token being played gains most."""
    impulse = innermost(g, Impulse)
    found = gains(w, g, impulse, impulse.playing)
    return max(options, key=lambda action: found.get(action[1], 0.0))


def gains(w: Weights, g: Position, impulse: Impulse, event: int) -> dict[int, float]:
    """What a token gains for each army or track that it can name; under NOBODY for one that names none."""
    if event == ALLIES:
        return {track: american_gain(w, g, impulse.camp, track) for track in range(len(g.box.tracks))}
    camp, nation, limit = impulse.camp, impulse.nation, impulse.limit
    before = impulse_worth(w, g.clone(), camp, nation, limit)
    if event in NAMES_AN_ARMY:
        return {army: _with_army(w, g, camp, limit, event, army) - before for army in armies_on_map(g, camp)}
    after = g.clone()
    if event == COORDINATION:
        limit = g.box.numbers.activations_coordinated
    elif event == SPEER:
        after.speer = True
    elif event == COUNTER_ATTACK:
        after.doubled = True
    else:
        after.withdrawing[camp] = 1
    return {NOBODY: impulse_worth(w, after, camp, nation, limit) - before}


def _with_army(w: Weights, g: Position, camp: int, limit: int, event: int, army: int) -> float:
    """What the impulse is worth with a token played for an army."""
    after = g.clone()
    if event == RYBALKO:
        after.dry = army
    elif event == EVERYONE:
        after.surge = army
    units = [u for u in g.box.formations[army].units if g.is_on_map(u) and not g.used[u]]
    if event != TRUCKS or not units:
        return impulse_worth(w, after, camp, innermost(g, Impulse).nation, limit)
    after.trucks = army
    gained, view = 0.0, soviets.outlook(w, after, camp)
    for unit in units:
        goal, worth = soviets.best_place(w, after, unit, view)
        if goal != after.cell[unit]:
            gained += worth
            enter(after, unit, goal)
    return gained + impulse_worth(w, after, camp, innermost(g, Impulse).nation, limit)


def american_gain(w: Weights, g: Position, camp: int, track: int) -> float:
    """What one more zone for the Americans on a track means to a camp."""
    chain = g.box.tracks[track]
    place = next((n for n, zone in enumerate(chain) if not g.american[zone]), len(chain))
    if place == len(chain):
        return 0.0
    zone, left = chain[place], len(chain) - 1 - place
    if g.count_soviets(zone):  # they stop for good
        return w.tokens.alarm * max(0, w.tokens.to_the_city + 1 - left)
    if g.box.is_berlin[zone]:
        return -w.tokens.catastrophe
    holder, value = g.control[zone], w.worth.point * g.box.value[zone]
    gain = -w.tokens.alarm * max(0, w.tokens.to_the_city - left + 1)
    if holder != NOBODY:
        gain += value if holder == rival(camp) else -value
    for unit in g.germans_in(zone):
        lost = step_worth(w, g, [unit]) * g.steps[unit] * g.box.numbers.american_removal / 6
        gain += lost if g.unit(unit).camp == rival(camp) else -lost
    return gain


def cut(w: Weights, g: Position, options: Options) -> Action:
    """Event 9 against a strong stack of the rival."""
    cuts = [action for action in options if action[0] == "cut"]
    if not cuts:
        return NOT_NOW
    foe = innermost(g, Impulse).camp

    def strength(action: Action) -> int:
        return sum(g.strength(unit) for unit in g.soviets_in(action[1]) if g.unit(unit).camp == foe)

    best = max(cuts, key=strength)
    return best if strength(best) >= w.tokens.cut_from else NOT_NOW


def collapse(w: Weights, g: Position, options: Options) -> Action:
    """Event 8 against the strongest attacker."""
    plays = [action for action in options if action[0] == "collapse"]
    return max(plays, key=lambda action: g.strength(action[1])) if plays else NOT_NOW


def heinrici(w: Weights, g: Position, options: Options) -> Action:
    """Falls back when the attack would most likely succeed anyway."""
    attack = innermost(g, Attack)
    chances = combat_forecast(g, attack.target, attack.attackers).chances
    driven = sum(chance for code, chance in chances.items() if "R" in code and "D" in code)
    return ("play", HEINRICI) if driven * 2 >= 1 else ("pass",)


def token(w: Weights, g: Position, options: Options) -> Action:
    """Keeps what may still be of use."""
    camp = innermost(g, Token).camp
    held = g.token[camp]
    stale = is_out(g, held) or held == ALLIES or (held == LUFTWAFFE and g.turn >= w.tokens.bridges_matter)
    return ("discard",) if stale else ("keep",)
