"""Decisions in an assault: falling back, giving up, losses, retreats, advances and pursuit."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fires import Options, best, of_verb, quietly
from grognard.games.borodino_41.ai.odds import cover_at, prospect
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.position import GOOD, Position
from grognard.games.borodino_41.rules.assault.advance import Advance
from grognard.games.borodino_41.rules.assault.follow import Follow
from grognard.games.borodino_41.rules.assault.markers import aim_of, assaulters
from grognard.games.borodino_41.rules.assault.stepback import StepBack
from grognard.games.borodino_41.rules.combat.withdrawal import Withdrawal
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.actions import Action


def quiet(g: Position, camp: int, cell: int) -> float:
    """How good a hex is to be in for who has been beaten: cover, few enemies near, friends."""
    near = g.geo.board.neighbours[cell]
    enemies = sum(bool(g.count[1 - camp][beside]) for beside in near)
    friends = sum(bool(g.count[camp][beside]) for beside in near)
    exposed = bool(g.seen_zone[camp][1 - camp][cell])
    home = g.geo.board.spots[cell][0] * (1 if camp == SOVIET else -1)
    return -2.0 * enemies - 4.0 * exposed - cover_at(g, cell, camp) + 0.3 * friends + 0.5 * home


def fall_back(w: Weights, g: Position, options: Options) -> Action:
    """Those go who would be beaten; in works, in houses and on what counts they stand longer."""
    frame = g.stack[-1]
    assert isinstance(frame, Withdrawal)
    going = of_verb(options, "fall-back")
    if not going or not frame.assaulters:
        return quietly(options)
    camp, cell = frame.camp, frame.cell
    places = {unit: g.cell[unit] for unit in frame.assaulters if g.cell[unit] >= 0}
    if not places:
        return quietly(options)
    chance = prospect(g, w.odds, cell, places).chance
    there = [unit for unit in g.units_at(cell) if g.camp[unit] == camp]
    fighting = [unit for unit in there if not g.printed[unit].is_weapon and not g.printed[unit].is_hq]
    least = w.combat.withdraw[camp]
    if any(shelter(g, unit) in ("fort", "trench") for unit in there) or cell in g.geo.holders:
        least = max(least, w.combat.withdraw_in_works)
    if not fighting:
        least /= 2
    if chance < least:
        return quietly(options)
    return max(going, key=lambda action: (g.strength[action[1]], quiet(g, camp, action[2]), action))


def fall_farther(w: Weights, g: Position, options: Options) -> Action:
    """A second hex where the first is watched."""
    going = of_verb(options, "fall-back")
    if not going:
        return quietly(options)
    camp, unit = g.camp[going[0][1]], going[0][1]
    best = max(going, key=lambda action: (quiet(g, camp, action[2]), action))
    here = quiet(g, camp, g.cell[unit])
    if ("stay",) in options and here >= quiet(g, camp, best[2]):
        return ("stay",)
    return best


def give_up(w: Weights, g: Position, options: Options) -> Action:
    """Gives an assault up that has become hopeless; those who are shaken go back out of the enemy's reach."""
    frame = g.stack[-1]
    assert isinstance(frame, StepBack)
    keen = of_verb(options, "give-up")
    if keen:
        attackers = assaulters(g, frame.camp, frame.cell)
        defenders = [unit for unit in g.units_at(frame.cell) if g.camp[unit] != frame.camp]
        places = {unit: g.cell[unit] for unit in attackers}
        if prospect(g, w.odds, frame.cell, places).chance < w.attack.give_up[frame.camp] and defenders:
            return keen[0]
    back = [
        action
        for action in of_verb(options, "step-back")
        if g.state[action[1]] and not g.seen_zone[frame.camp][1 - frame.camp][action[2]]
    ]
    if back:
        return max(back, key=lambda action: (quiet(g, frame.camp, action[2]), action))
    return quietly(options)


def resolve(w: Weights, g: Position, options: Options) -> Action:
    """The surest assault first: what it opens helps the others."""

    def chance(action: Action) -> float:
        camp = g.player
        places = {unit: g.cell[unit] for unit in assaulters(g, camp, action[1])}
        return prospect(g, w.odds, action[1], places).chance if places else 0.0

    return best(options, "resolve", chance)


def lose(w: Weights, g: Position, options: Options) -> Action:
    """Who has most to lose it from."""
    return max(options, key=lambda action: (g.strength[action[1]], -action[1]) if len(action) > 1 else (0, 0))


def retreat(w: Weights, g: Position, options: Options) -> Action:
    """Out of the enemy's reach."""
    return best(options, "retreat", lambda action: quiet(g, g.camp[action[1]], action[2]))


def advance(w: Weights, g: Position, options: Options) -> Action:
    """Into the hex that was won, the strongest first; farther only Germans, and only in strength."""
    going = of_verb(options, "advance")
    frame = g.stack[-1]
    if not going or not isinstance(frame, Advance):
        return quietly(options)
    into = [
        action
        for action in going
        if action[2] == frame.cell and action[1] in frame.winners and not _guards(g, action[1], frame.cell)
    ]
    camp = g.camp[going[0][1]]
    if into:
        there = sum(g.strength[unit] for unit in g.units_at(frame.cell))
        staying = camp == SOVIET and there > 0
        if not staying:
            return max(into, key=lambda action: (_holds(g, action[1]), action))
    return quietly(options)


def _guards(g: Position, unit: int, goal: int) -> bool:
    """Whether a German is the last in a hex of Mozhaisk, and would leave it for one that does not count."""
    town, cell = (*g.geo.mozhaisk, g.geo.station), g.cell[unit]
    return g.camp[unit] == GERMAN and cell in town and goal not in town and len(g.units_at(cell)) == 1


def _holds(g: Position, unit: int) -> float:
    """How well a unit holds what was won."""
    printed = g.printed[unit]
    return g.strength[unit] + (4 if printed.is_infantry_like else 0) - 6 * g.state[unit]


def follow(w: Weights, g: Position, options: Options) -> Action:
    """Takes the hex; the assault goes on where it has good chances."""
    frame = g.stack[-1]
    assert isinstance(frame, Follow)
    going = of_verb(options, "follow")
    there = sum(g.strength[unit] for unit in g.units_at(frame.cell))
    if going and (frame.camp == GERMAN or not there):
        return max(going, key=lambda action: (_holds(g, action[1]), action))
    for action in of_verb(options, "stand-down"):
        cell = aim_of(g, action[1])
        places = {unit: g.cell[unit] for unit in assaulters(g, frame.camp, cell)}
        if prospect(g, w.odds, cell, places).chance < w.attack.least[frame.camp] or ("halt",) not in options:
            return action
    return quietly(options)


def pursue(w: Weights, g: Position, options: Options) -> Action:
    """With the strongest, while nothing keeps it back."""
    going = [action for action in of_verb(options, "pursue") if g.state[action[1]] == GOOD]
    if not going or g.camp[going[0][1]] == SOVIET:
        return quietly(options)
    return max(going, key=lambda action: (g.strength[action[1]], action))


def drive(w: Weights, g: Position, options: Options) -> Action:
    """Where it is worst for who is driven."""
    return best(options, "drive", lambda action: -quiet(g, g.camp[action[1]], action[2]))
