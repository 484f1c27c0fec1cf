"""5.2, 10 The end of the game and who has won it."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import CAMPS, NOBODY, TURNS_IN_GAME
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.entry import score
from grognard.games.race_for_berlin.rules.events import SIDES
from grognard.kernel.answers import Outcome

AMERICANS_IN_BERLIN = "2.2.8"


def test_end(g: Position) -> None:
    """5.2: a die on turns 7 to 9 if Soviets stand in all of Berlin; turn 10 is the last in any case."""
    if g.turn >= TURNS_IN_GAME:
        g.over = "5.2b"
        g.note("end.last-turn", "5.2b")
        return
    if g.turn < g.box.numbers.end_first_turn or not g.every_berlin_zone_is_entered():
        return
    die = g.roll()
    total = die + end_bonus(g)
    if total > g.box.numbers.end_total:
        g.over = "5.2a"
    g.note("end.over" if g.over else "end.goes-on", "5.2a", die=die, total=total)


def end_bonus(g: Position) -> int:
    """5.2: 1 for each Berlin zone at level 2, 2 for each above."""
    control = g.box.numbers.control_level
    return sum((g.level[zone] >= control) + (g.level[zone] > control) for zone in g.box.berlin)


def award_highest(g: Position) -> None:
    """10.2.3: five points for the deepest progression, at least 4, if the whole city is entered."""
    camp = deepest(g)
    if camp != NOBODY and g.every_berlin_zone_is_entered():
        score(g, camp, g.box.numbers.highest_points, "berlin.highest", "10.2.3a")


def deepest(g: Position) -> int:
    """The camp with the highest level in a zone it holds."""
    best = dict.fromkeys(range(len(CAMPS)), 0)
    for zone in g.box.berlin:
        holder = g.camp_in(zone)
        if holder != NOBODY:
            best[holder] = max(best[holder], g.level[zone])
    top = max(best.values())
    leaders = [camp for camp, level in best.items() if level == top]
    return leaders[0] if len(leaders) == 1 and top >= g.box.numbers.highest_level else NOBODY


def outcome(g: Position) -> Outcome:
    """10: most points win; equal points are a draw; with the Americans in Berlin both lose (2.2.8)."""
    scores = dict(zip(SIDES, g.points, strict=True))
    if g.over == AMERICANS_IN_BERLIN:
        return Outcome((), AMERICANS_IN_BERLIN, "outcome.americans", scores)
    if g.points[0] == g.points[1]:
        return Outcome((), "preamble/goal", "outcome.draw", scores)
    return Outcome((max(SIDES, key=scores.__getitem__),), "preamble/goal", "outcome.won", scores)
