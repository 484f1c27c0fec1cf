"""Answers to single questions: losses, retreats, advances, arrivals, Hitler, leaders, roles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.fortress_berlin.ai import allies, score
from grognard.games.fortress_berlin.ai.fields import CROWDED, Fields
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.roles import CALLS, Calling
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]
Answer = Callable[[Weights, Position, int, Options], Action]
QUIET = ("done", "halt", "hold", "keep", "retain", "wait", "stay", "decline", "pass", "cancel")


def quietly(options: Options) -> Action:
    """As little as possible."""
    return next(((word,) for word in QUIET if (word,) in options), options[0])


def of_verb(options: Options, verb: str) -> list[Action]:
    """The options with a verb."""
    return [action for action in options if action[0] == verb]


def standard(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """13: the defence that the rules advise."""
    return ("standard",) if ("standard",) in options else ("done",)


def lose(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """8.6: the weakest goes."""
    found = of_verb(options, "lose")
    return min(found, key=lambda action: (g.printed[action[1]].c_fs, action[1]))


def suffer(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """8.6/asterisk-assault: the weakest stack is disrupted."""
    found = of_verb(options, "suffer")
    return min(found, key=lambda action: (sum(g.fs(unit) for unit in g.units_at(action[1])), action[1]))


def retreat(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """8.7: no farther than need be, into cover, Germans towards the centre."""
    for word in ("hold", "halt"):
        if (word,) in options:
            return (word,)
    f = Fields(g, camp, w)

    def value(action: Action) -> float:
        cell = action[2]
        near = f.to_goal[cell] if camp == GERMAN else 0
        crowded = f.crowded(action[1], cell) or cell == f.shunned
        return f.cover(cell) - 0.1 * near - 2.0 * (f.front[cell] <= 1) - CROWDED * crowded

    return max(of_verb(options, "retreat"), key=lambda action: (value(action), -action[2], -action[1]))


def _open(f: Fields, options: Options) -> list[Action]:
    """Where there is room, and the game is not lost by it."""
    return [action for action in options if action[2] != f.shunned and not f.crowded(action[1], action[2])]


def advance(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """8.9: Soviets go on towards the goal; Germans keep their positions."""
    if camp == GERMAN:
        return quietly(options)
    f = Fields(g, camp, w)
    found = _open(f, of_verb(options, "advance"))
    if not found:
        return quietly(options)
    best = max(found, key=lambda action: (g.fs(action[1]), -action[1]))
    gained = f.to_goal[g.cell[best[1]]] - f.to_goal[best[2]]
    is_wanted = best[2] in (*f.ends, g.geo.bunker) or g.fort[best[2]] or w.bunker.advance * gained > 0
    return best if is_wanted else quietly(options)


def exploit(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """8.10: on, as long as it is nearer to the goal and the hex is not among enemies."""
    f = Fields(g, camp, w)
    found = _open(f, of_verb(options, "exploit"))
    if not found or camp == GERMAN:
        return quietly(options)
    unit = found[0][1]
    best = min(found, key=lambda action: (f.to_goal[action[2]], action[2]))
    if best[2] in (*f.ends, g.geo.bunker):
        return best
    nearer = f.to_goal[g.cell[unit]] - f.to_goal[best[2]]
    risk = w.bunker.advance_danger * f.stacks(best[2], 1)
    return best if w.bunker.advance * nearer > risk else quietly(options)


def levy(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """5.5: where a battalion costs the Soviets most: in cover, near them, before the centre."""
    f, h = Fields(g, camp, w), w.hold

    def value(action: Action) -> float:
        cell = action[2]
        found = h.cover * f.cover(cell) + h.fort * g.has_garrison(cell)
        found -= h.centre * max(0, f.distance(cell, f.goal) - h.ring)
        found += h.threat * min(3, f.stacks(cell, h.threat_range)) - h.pressure * f.pressure(cell)
        return found - h.crowd * g.count[camp][cell] - CROWDED * f.crowded(action[1], cell)

    cells = {action[2]: action for action in of_verb(options, "place")}
    return max(cells.values(), key=lambda action: (value(action), -action[2]))


def desert(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """5.5: the one that matters least: weak, and far from the centre."""
    f = Fields(g, camp, w)
    found = of_verb(options, "desert")
    return max(found, key=lambda action: (-g.fs(action[1]), f.to_goal[g.cell[action[1]]], -action[1]))


def dismantle(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """13.6.1: a battery that is about to be lost."""
    f = Fields(g, camp, w)
    found = [
        action
        for action in of_verb(options, "dismantle")
        if f.stacks(g.cell[action[1]], 1) >= w.bunker.dismantle and not g.has_garrison(g.cell[action[1]])
    ]
    return max(
        found, key=lambda action: (f.pressure(g.cell[action[1]]), -action[1]), default=quietly(options)
    )


def land(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """13.7: an airfield rather than the road."""
    f = Fields(g, camp, w)
    for verb in ("land", "drop"):
        if found := of_verb(options, verb):
            return min(found, key=lambda action: (f.to_goal[action[1]], action[1]))
    return quietly(options)


def hitler(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """11.1.2: he dies when Soviets stand before the bunker, sooner late or if only his capture can lose."""
    tries, b = of_verb(options, "suicide"), w.bunker
    away, ahead = Fields(g, camp, w).front[g.geo.bunker], score.lead(g, GERMAN)
    is_late, is_safe = g.turn >= b.suicide_turn, ahead >= b.suicide_lead
    is_time = away <= b.suicide_distance + is_late + is_safe or (is_late and is_safe)
    if tries and tries[0][1] == 0 and is_time and not allies.lives_on(g):
        return tries[0]
    return quietly(options)


def flee(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """17.4.2a: whoever is worth most."""
    found = of_verb(options, "flee")
    return max(found, key=lambda action: (g.world.leaders[action[1]].stars, -action[1]))


def convert(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """17.4.3a."""
    return of_verb(options, "convert")[0]


def lead(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """17.4.3b, 17.4.4: to the nearest of one's own units, where he counts as taken; else to the bunker."""
    found = of_verb(options, "lead")
    safe = [action for action in found if g.count[SOVIET][action[2]]]
    if safe:
        return safe[0]
    f = Fields(g, camp, w)
    return min(found, key=lambda action: (f.distance(action[2], g.geo.bunker), action[2]))


def send_away(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """5.1: the weakest that will do."""
    found = of_verb(options, "send-away")
    return min(found, key=lambda action: (g.printed[action[1]].c_fs, action[1]))


def call(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """17.2f."""
    frame = g.stack[-1]
    assert isinstance(frame, Calling)
    last = next(turn for _, name, _, turn in CALLS if name == frame.name)
    return ("call",) if allies.calls(g, w, frame.player, last) else ("wait",)


def reshuffle(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """17.3.1b."""
    found = allies.assignment(g, w)
    return ("retain",) if found is None else ("reassign", found)


def remove(w: Weights, g: Position, camp: int, options: Options) -> Action:
    """3.1.4b: the weakest is one too many."""
    return min(of_verb(options, "remove"), key=lambda action: (g.printed[action[1]].c_fs, action[1]))


ANSWERS: Mapping[str, Answer] = {
    "setup.choose": standard,
    "result.lose": lose,
    "result.exchange": lose,
    "result.backfire": suffer,
    "retreat.choose": retreat,
    "advance.choose": advance,
    "exploit.choose": exploit,
    "volkssturm.place": levy,
    "volkssturm.lose": desert,
    "flak.decide": dismantle,
    "flak.place": levy,
    "naval.choose": land,
    "hitler.option": hitler,
    "leaders.flight": flee,
    "leaders.defection": convert,
    "leaders.move": lead,
    "withdrawal.choose": send_away,
    "roles.call-steiner": call,
    "roles.call-wenck": call,
    "roles.decide": reshuffle,
    "stacking.remove": remove,
}
"""What answers each question."""
