"""11.1 Hitler: he waits in his bunker, kills himself or is taken; and what his death does to his side."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import (
    DEAD,
    HITLER,
    LOYAL,
    TESTED_HITLER,
    UNDERGROUND,
    Position,
)
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.rules.victory import award
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.pieces import NOWHERE, ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar, choice

LEADER = "leader"
"""The kind of argument that names a leader; Hitler is the first."""
SUCCESS = 6
"""11.1.2a: the die that kills."""
DESERTS = 4
"""11.1.3b: the lowest die with which a unit of the SS or the Volkssturm goes home."""


@frame
class Option(Frame):
    """11.1.2a, 17.4.2b: at the start of the German combat segment one leader may try to kill himself."""

    STEPS = ("attempt",)

    @choice
    def attempt(self, g: Position) -> Decision | None:
        if bar_to_try(g):
            return None
        needed, others = SUCCESS - modifier(g), len(self.loyal(g)) - g.hitler_lives
        return ask(SIDES[GERMAN], "hitler.option", needed=needed, lives=int(g.hitler_lives), others=others)

    def loyal(self, g: Position) -> list[int]:
        """The leaders who may try."""
        return [leader for leader, state in enumerate(g.leader) if state == LOYAL]

    @attempt.verb("suicide", LEADER, among="loyal", then=END)
    def suicide(self, g: Position, leader: int) -> None:
        die = g.roll()
        g.suicide_tried = True
        added = modifier(g) if leader == HITLER else 0
        rule = "11.1.2a" if leader == HITLER else "17.4.2b"
        if die + added < SUCCESS:
            g.note("hitler.hesitates", rule, leader=leader, die=die, added=added)
            return
        g.note("hitler.suicide", rule, leader=leader, die=die, added=added)
        if leader == HITLER:
            kills_himself(g)
            award(g, "hitler-suicide", "12.0.1/hitler-suicide")
        else:
            g.mark(g.leader, leader, DEAD)
            g.leader_cell[leader] = NOWHERE

    @suicide.barred
    def _(self, g: Position, leader: int) -> Bar | None:
        if g.leader[leader] != LOYAL:
            return "17.4.2b", "why.leader-not-loyal"
        return bar_to_try(g)

    @attempt.done("wait", then=END)
    def wait(self, g: Position) -> None:
        """He lives on."""


def bar_to_try(g: Position) -> Bar | None:
    """11.1.2a: from the turn after the first strongpoint fell, once a turn."""
    if not g.first_strongpoint or g.turn <= g.first_strongpoint:
        return "11.1.2a", "why.suicide-early"
    return ("11.1.2a", "why.suicide-tried") if g.suicide_tried else None


def modifier(g: Position) -> int:
    """11.1.2b: 1 with Soviets close to the bunker."""
    distance, near = g.geo.board.distance, g.world.charts.strengths.suicide_distance
    return int(any(distance(g.cell[unit], g.geo.bunker) <= near for unit in g.units_of(SOVIET)))


def kills_himself(g: Position) -> None:
    """11.1.3, 17.3.1d: Hitler is dead by his own hand, and who has his role has lost."""
    if g.roles:
        g.fallen = (*g.fallen, g.roles[players.FUHRER])
    dies(g)


def dies(g: Position) -> None:
    """11.1.3, 17.4.6: Hitler is dead, by his own hand or by another's."""
    g.mark(g.leader, HITLER, DEAD)
    g.leader_cell[HITLER], g.hitler_died = NOWHERE, g.turn


def last_day(g: Position) -> None:
    """11.1.2e: at the start of the last turn he kills himself, if he has lived so long."""
    if g.turn == g.world.last_turn and g.hitler_lives:
        g.note("hitler.last-day", "11.1.2e", leader=HITLER)
        kills_himself(g)
        award(g, "hitler-last", "12.0.1/hitler-15")


def desertions(g: Position) -> None:
    """11.1.3: at the start of the turn after his death."""
    if not g.hitler_died or g.turn != g.hitler_died + 1:
        return
    there = [unit for unit in range(len(g.place)) if g.place[unit] in (ON_BOARD, UNDERGROUND)]
    gone = [unit for unit in there if g.printed[unit].is_ppb or g.printed[unit].is_hj]
    for unit in gone:
        losses.desert(g, unit, "11.1.3a")
    g.note("hitler.militia-gone", "11.1.3a", count=len(gone))
    tested = [unit for unit in there if _is_tested(g, unit)]
    deserters = []
    for unit in tested:
        g.tested[unit] |= TESTED_HITLER
        if g.roll() >= DESERTS:
            deserters.append(unit)
    for unit in deserters:
        losses.desert(g, unit, "11.1.3b")
    g.note("hitler.deserters", "11.1.3b", count=len(deserters), tested=len(tested))


def _is_tested(g: Position, unit: int) -> bool:
    printed = g.printed[unit]
    return (printed.ss or printed.is_vs) and not g.tested[unit] & TESTED_HITLER
