"""1 Sequence of play: a turn, its operations rounds, and its end."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, JOUKOV, KONIEV, SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules import americans, events, hitler, supply, victory
from grognard.games.race_for_berlin.rules.activation import Impulse
from grognard.games.race_for_berlin.rules.end_of_turn import Shifts, Token
from grognard.games.race_for_berlin.rules.reinforcements import Arrivals
from grognard.games.race_for_berlin.rules.replacement import Replacement
from grognard.kernel.frames import END, Frame, frame

IMPULSES = ((JOUKOV, SOVIET), (KONIEV, SOVIET), (KONIEV, GERMAN), (JOUKOV, GERMAN))
"""1/C: the order of the four impulses, and of the moves at the end of a turn (5.1c)."""


@frame
class Turn(Frame):
    """1: phases A to D."""

    STEPS = (
        "reinforcements",
        "american_advance",
        "hitlers_orders",
        "draw_events",
        "supply",
        "joukov_replaces",
        "koniev_replaces",
        "operations",
        "end_moves",
        "test_end",
        "reset",
        "joukov_token",
        "koniev_token",
        "next_turn",
    )

    def reinforcements(self, g: Position) -> None:
        _begin(g, "A.1")
        g.note("turn.begins", "1", turn=g.turn)
        g.stack.append(Arrivals())

    def american_advance(self, g: Position) -> None:
        _begin(g, "A.2")
        americans.roll_advance(g)

    def hitlers_orders(self, g: Position) -> None:
        if g.over:
            self.at = END
            return
        _begin(g, "A.3")
        hitler.give_orders(g)

    def draw_events(self, g: Position) -> None:
        _begin(g, "A.4")
        events.draw_tokens(g)

    def supply(self, g: Position) -> None:
        _begin(g, "B.1")
        supply.check_supply(g)

    def joukov_replaces(self, g: Position) -> None:
        _begin(g, "B.2")
        g.stack.append(Replacement(JOUKOV))

    def koniev_replaces(self, g: Position) -> None:
        g.stack.append(Replacement(KONIEV))

    def operations(self, g: Position) -> None:
        g.round = 1
        g.stack.append(Operations())

    def end_moves(self, g: Position) -> None:
        """5.1: in the order of the impulses; the last pushed moves first."""
        if g.over:
            self.at = END
            return
        _begin(g, "D")
        for camp, nation in reversed(IMPULSES):
            g.stack.append(Shifts(camp, nation))

    def test_end(self, g: Position) -> None:
        victory.test_end(g)
        if g.over:
            victory.award_highest(g)
            self.at = END

    def reset(self, g: Position) -> None:
        """5.3, 5.4: everyone upright, support gone; what held for the turn ends."""
        for column in (g.used, g.support, g.quiet, g.withdrawing):
            column[:] = bytes(len(column))
        g.speer = False

    def joukov_token(self, g: Position) -> None:
        g.stack.append(Token(JOUKOV))

    def koniev_token(self, g: Position) -> None:
        g.stack.append(Token(KONIEV))

    def next_turn(self, g: Position) -> None:
        """5.6."""
        g.turn += 1
        self.at = "reinforcements"


@frame
class Operations(Frame):
    """4.1.1: one round of four impulses, and the test whether another follows."""

    STEPS = ("first", "second", "third", "fourth", "test")

    def first(self, g: Position) -> None:
        g.passes = 0
        self._impulse(g, 0)

    def second(self, g: Position) -> None:
        self._impulse(g, 1)

    def third(self, g: Position) -> None:
        self._impulse(g, 2)

    def fourth(self, g: Position) -> None:
        self._impulse(g, 3)

    def _impulse(self, g: Position, number: int) -> None:
        if g.over:
            self.at = END
            return
        _begin(g, f"C.{number + 1}")
        g.note("impulse.begins", "1/C", camp=IMPULSES[number][0], nation=IMPULSES[number][1], round=g.round)
        g.stack.append(Impulse(*IMPULSES[number]))

    def test(self, g: Position) -> None:
        """4.3.1: a die not above the round's number ends the operations; so do two passes (4.1.5)."""
        if g.over:
            return
        _begin(g, "C.5")
        if g.passes == len((JOUKOV, KONIEV)):
            g.note("operations.passed", "4.1.5b")
            return
        die = g.roll()
        total = die + (g.box.numbers.first_turn_bonus if g.turn == 1 else 0)
        if total <= g.round:
            g.note("operations.end", "4.3.1", die=die, round=g.round)
            return
        g.note("operations.go-on", "4.3.1", die=die, round=g.round)
        g.round += 1
        self.at = "first"


def _begin(g: Position, phase: str) -> None:
    g.phase = phase
