"""12.0 What the points say: whether the fall of the Reichstag wins, and whether waiting may still help.

Who leads wants the end, who trails wants time; the capture of Hitler wins whatever the points are.
"""

from __future__ import annotations

from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.rules.victory import goal
from grognard.games.fortress_berlin.units import GERMAN, SOVIET


def lead(g: Position, camp: int) -> int:
    """The points by which a side is ahead."""
    points = (g.german_points, g.soviet_points)
    return points[camp] - points[1 - camp]


def dues(g: Position, turn: int) -> int:
    """12.0.1: what the Germans score by holding out for one more turn, Hitler with them while he lives."""
    points = g.world.charts.points
    names = ["reichstag-early", "reichstag-late"] + ["hitler-alive"] * g.hitler_lives
    found = sum(points[name].points for name in names if points[name].first <= turn <= points[name].last)
    last_day = points["hitler-last"]
    return found + last_day.points * (g.hitler_lives and turn + 1 == last_day.first)


def prospect(g: Position, w: Weights) -> float:
    """The most by which the Soviets may yet come to lead if they wait, as fast as Germans fall."""
    best = now = float(lead(g, SOVIET))
    rate = w.score.rate * len(g.units_of(GERMAN))
    for turn in range(g.turn, g.world.last_turn):
        now += rate - dues(g, turn)
        best = max(best, now)
    return best


def is_hopeless(g: Position, w: Weights) -> bool:
    """Whether the Soviets can win by Hitler's capture alone."""
    return lead(g, SOVIET) <= 0 and prospect(g, w) <= 0


def haste(g: Position, camp: int, w: Weights) -> float:
    """The part of their usual care that Soviets take: units are cheap where the points are lost anyway."""
    return w.score.haste if camp == SOVIET and is_hopeless(g, w) else 1.0


def shunned(g: Position, camp: int, w: Weights) -> int:
    """12.0/2: the hex that Soviets don't enter: its fall would end a game that the Germans then win.

    They take it all the same when neither the points nor Hitler can save them: waiting only makes it worse.
    """
    if camp != SOVIET or lead(g, SOVIET) > 0:
        return NONE
    return NONE if is_hopeless(g, w) and not g.hitler_lives else goal(g)


def waits(g: Position, cell: int) -> bool:
    """Whether an assault on a hex should come last: each German who falls before the end is a point more."""
    return cell == goal(g) and lead(g, SOVIET) <= 0


def vital(g: Position, w: Weights) -> int:
    """The hex by which Germans would lose: the bunker while only Hitler's capture can save the Soviets."""
    return g.geo.bunker if g.hitler_lives and not nearly(g, w) else goal(g)


def thrift(g: Position, camp: int, w: Weights) -> float:
    """What a unit lost costs more: who leads has nothing to win by exchanges, unit for unit."""
    return w.score.thrift if lead(g, camp) > 0 else 0.0


def nearly(g: Position, w: Weights) -> bool:
    """Whether a good combat segment may put the Soviets ahead."""
    return lead(g, SOVIET) > -w.score.near
