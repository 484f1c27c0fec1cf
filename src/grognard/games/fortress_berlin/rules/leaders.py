"""17.4 Leaders of the Reich: they flee, change sides, are taken as Hitler is, and may kill him."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.geography import Terms
from grognard.games.fortress_berlin.position import (
    CAPTURED,
    DEAD,
    DEFECTED,
    FLED,
    HITLER,
    LOYAL,
    MANOEUVRE,
    Position,
)
from grognard.games.fortress_berlin.rules import players, victory
from grognard.games.fortress_berlin.rules.hitler import LEADER, dies
from grognard.games.fortress_berlin.units import GERMAN, HALF, SIDES, SOVIET
from grognard.kernel.board.movement import NO_ZOC
from grognard.kernel.board.movement import reach as reach_from
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice

ESCAPES, KILLS = 4, 6
"""17.4.2a, 17.4.3c: the lowest dice."""
QUALIFYING = ("EX", "D", "1", "2")
"""17.4.3a: results by which a leader may be won over."""


def at(g: Position, cell: int, *states: int) -> list[int]:
    """The leaders in a hex who are of one of these minds."""
    return [n for n, there in enumerate(g.leader_cell) if there == cell and g.leader[n] in states]


# ---- capture


def entered(g: Position, camp: int, cell: int) -> None:
    """11.1.4, 17.4.4: a unit has come to a hex; a Soviet one takes every leader there. May end the game."""
    if camp == SOVIET:
        _take(g, at(g, cell, LOYAL, DEFECTED))


def fell(g: Position, cell: int) -> None:
    """11.1.4, 17.4.5: a Soviet assault has left no defender in a hex, whether or not anyone enters it.

    Comes after `offer`, so that a leader may be won over instead. May end the game.
    """
    _take(g, at(g, cell, LOYAL))


def _take(g: Position, taken: list[int]) -> None:
    for leader in taken:
        cell = g.leader_cell[leader]
        g.mark(g.leader, leader, CAPTURED)
        g.leader_cell[leader] = NOWHERE
        rule = "11.1.4" if leader == HITLER else "17.4.4"
        g.note("leaders.captured", rule, leader=leader, cell=cell)
        if leader != HITLER:
            victory.award(g, "leader-captured", "17.4.8")
    if HITLER in taken and not g.over:
        victory.end(g, victory.HITLER_TAKEN, g.geo.bunker)


# ---- flight, at the start of the German turn


@frame
class Flight(Frame):
    """17.4.2a: one leader may try to leave Berlin; Hitler doesn't."""

    STEPS = ("attempt",)

    @choice
    def attempt(self, g: Position) -> Decision | None:
        return ask(SIDES[GERMAN], "leaders.flight", needed=ESCAPES)

    def ready(self, g: Position) -> list[int]:
        """Who may try."""
        return [n for n, mind in enumerate(g.leader) if mind == LOYAL and n != HITLER]

    @attempt.verb("flee", LEADER, among="ready", then=END)
    def flee(self, g: Position, leader: int) -> None:
        die = g.roll()
        if die < ESCAPES:
            g.note("leaders.stays", "17.4.2a", leader=leader, die=die)
            return
        g.note("leaders.fled", "17.4.2a", leader=leader, die=die)
        g.mark(g.leader, leader, FLED)
        g.leader_cell[leader] = NOWHERE
        stars = g.world.leaders[leader].stars
        g.score(GERMAN, stars)
        g.note("points.leader-fled", "17.4.8", side=SIDES[GERMAN], points=stars)

    @flee.barred
    def _(self, g: Position, leader: int) -> Bar | None:
        if leader == HITLER:
            return "17.4.2a", "why.hitler-stays"
        return None if g.leader[leader] == LOYAL else ("17.4.2a", "why.leader-not-loyal")

    @attempt.done("stay", then=END)
    def stay(self, g: Position) -> None:
        """Nobody tries."""


# ---- defection, after a combat


def offer(g: Position, cell: int, code: str, attackers: Sequence[int]) -> None:
    """17.4.3a: a combat of any kind against a hex has ended; with EX, D, 1 or 2 one leader may be won over.

    In whose turn does not matter: defensive fire is such a combat too (8.3.5a). Puts the question on the
    stack, so it is asked before the next step of the frame that calls this.
    """
    if code.rstrip("*") in QUALIFYING and _waverers(g, cell):
        g.stack.append(Defection(cell, tuple(attackers)))


def _waverers(g: Position, cell: int) -> list[int]:
    return [leader for leader in at(g, cell, LOYAL) if leader != HITLER]


@frame
class Defection(Frame):
    """17.4.3a: the Soviet player turns one leader in the hex over, or none."""

    target: int
    attackers: tuple[int, ...]
    """17.2c: of defensive fire, whose player is asked; in the Soviet turn it is who has the hand."""

    PIECES = ("attackers",)
    STEPS = ("convert",)

    @choice
    def convert(self, g: Position) -> Decision | None:
        defends = g.player == GERMAN and self.attackers
        asked = players.by(g, self.attackers[0]) if defends else {}
        return ask(SIDES[SOVIET], "leaders.defection", cell=self.target, **asked)

    def waverers(self, g: Position) -> list[int]:
        """Who may be won over."""
        return _waverers(g, self.target)

    @convert.verb("convert", LEADER, among="waverers", then=END)
    def win_over(self, g: Position, leader: int) -> None:
        g.mark(g.leader, leader, DEFECTED)
        g.note("leaders.defected", "17.4.3a", leader=leader, cell=self.target)

    @win_over.barred
    def _(self, g: Position, leader: int) -> Bar | None:
        if leader == HITLER:
            return "17.4.3a", "why.hitler-loyal"
        return None if leader in _waverers(g, self.target) else ("17.4.3a", "why.leader-elsewhere")

    @convert.done("decline", then=END)
    def decline(self, g: Position) -> None:
        """He stays loyal."""


# ---- defectors on the move


@frame
class Defectors(Frame):
    """17.4.3b: in the Soviet movement segment those who have changed sides move, and may kill Hitler."""

    moved: tuple[int, ...] = ()
    arrived: tuple[int, ...] = ()
    """17.4.3c: who has come to the bunker in this turn."""
    reached: dict[int, tuple[int, ...]] = derived()

    STEPS = ("move", "strike")

    @choice
    def move(self, g: Position) -> Decision | None:
        self.reached = {leader: reach(g, leader) for leader in self.waiting(g)}
        cells = tuple(sorted({g.leader_cell[leader] for leader in self.reached}))
        return ask(SIDES[SOVIET], "leaders.move", leaders=tuple(self.reached), cells=cells)

    def waiting(self, g: Position) -> list[int]:
        """Who may still move."""
        return [n for n, mind in enumerate(g.leader) if mind == DEFECTED and n not in self.moved]

    @move.verb("lead", LEADER, CELL, exactly="reached")
    def lead(self, g: Position, leader: int, cell: int) -> None:
        self.moved = (*self.moved, leader)
        g.leader_cell[leader] = cell
        g.memo = {}
        g.note("leaders.moved", "17.4.3b", leader=leader, cell=cell)
        if g.count[SOVIET][cell]:
            _take(g, [leader])
        elif cell == g.geo.bunker:
            self.arrived = (*self.arrived, leader)

    @lead.barred
    def _(self, g: Position, leader: int, cell: int) -> Bar | None:
        if g.leader[leader] != DEFECTED:
            return "17.4.2c", "why.leader-loyal"
        if leader in self.moved:
            return "17.4.3b", "why.leader-moved"
        return None if cell in self.reached[leader] else ("17.4.3b", "why.leader-far")

    @move.done("done")
    def done(self, g: Position) -> None:
        """The others stay where they are."""
        self.at = "strike"

    @choice
    def strike(self, g: Position) -> Decision | None:
        """17.4.3c: those in the bunker may try."""
        if not self.assassins(g) or not g.hitler_lives:
            return None
        return ask(SIDES[SOVIET], "leaders.strike", needed=KILLS - self.helpers(g))

    def assassins(self, g: Position) -> list[int]:
        """The defectors in the bunker."""
        return at(g, g.geo.bunker, DEFECTED)

    def helpers(self, g: Position) -> int:
        """17.4.3c: what those who came with the first this turn add to the die."""
        waited = any(leader not in self.arrived for leader in self.assassins(g))
        return len(self.arrived) - (not waited)

    @strike.verb("assassinate", then=END)
    def assassinate(self, g: Position) -> None:
        """17.4.3c: whatever the die says, they die."""
        found, added = self.assassins(g), self.helpers(g)
        die = g.roll()
        for leader in found:
            g.mark(g.leader, leader, DEAD)
            g.leader_cell[leader] = NOWHERE
        if die + added < KILLS:
            g.note("leaders.failed", "17.4.3c", leaders=tuple(found), die=die, added=added)
            return
        g.note("leaders.killed", "17.4.3c", leaders=tuple(found), die=die, added=added)
        dies(g)
        victory.award(g, "assassination", "17.4.8")

    @strike.done("wait", then=END)
    def wait(self, g: Position) -> None:
        """They bide their time."""


def reach(g: Position, leader: int) -> tuple[int, ...]:
    """17.4.3b: hexes that a defector can reach as a man in manoeuvre mode; nobody stops him, ruins do."""
    start, points = g.leader_cell[leader], g.world.charts.strengths.defector_ma * HALF
    network = g.geo.movement.network(g.spots, Terms(vehicle=False, mode=MANOEUVRE))
    nobody = bytes(len(g.geo.board))
    found = reach_from(network, start, points, nobody, nobody, NO_ZOC)
    return tuple(cell for cell in found if cell != start)


# ---- turn 0


def birthday(g: Position) -> None:
    """11.1.1, 17.4.9: Hitler is in his bunker; of the leaders some stay by lot, the others have fled."""
    place(g, HITLER)
    if not g.world.plays("leaders"):
        return
    cup = list(range(HITLER + 1, len(g.world.leaders)))
    drawn = [cup.pop(g.roll(len(cup)) - 1) for _ in range(g.world.charts.strengths.leaders_drawn)]
    for leader in drawn:
        place(g, leader)
    g.note("leaders.birthday", "17.4.9", leaders=tuple(sorted(drawn)))


def place(g: Position, leader: int) -> None:
    """17.4.1: a leader stands where his counter says, on the German side."""
    g.mark(g.leader, leader, LOYAL)
    g.leader_cell[leader] = g.geo.board.cell(g.world.leaders[leader].hex)
