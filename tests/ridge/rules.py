"""The rules of the ridge, a sample game about who knows what.

1-1  Counters lie face down; of a stack, others see the top alone. Dummies are removed when turned up.
1-2  A turn begins with a die for fog that only red sees. Each side with fewer than two chits draws one.
2-1  A side acts with up to three counters, each once: it goes to a neighbouring hex without enemies, fires
     two hexes far, assaults a neighbouring hex, or comes to the top of its stack.
2-2  Who comes beside enemies is turned up, and so are the tops beside it.
3-1  Fire hits with 4 or more. The owner puts a hit on the counter, whatever it is; with two it is out.
3-2  Before an assault is resolved, a side with chits may play one, which then returns to its cup.
3-3  An assault turns up both. It carries if die and strength, less the chit, exceed 3 and the defender's.
4-1  In fog of 5 or more all counters are turned down and mixed, stack by stack. The die is then shown.
"""

from __future__ import annotations

from grognard.kernel.board.board import Board
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.knowledge.levels import PRESENCE
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice
from tests.ridge.position import (
    ACTIONS,
    BOARD,
    CHITS,
    CUP,
    FOG,
    HAND,
    HITS,
    LAST_TURN,
    OUT,
    SIDES,
    Position,
    is_chit,
    is_dummy,
    worth,
)

RANGE = {"go": 1, "fire": 2, "assault": 1}


@frame
class Turn(Frame):
    """One turn after the other."""

    STEPS = ("begin", "red", "blue", "close")

    def begin(self, g: Position) -> None:
        g.done[:] = bytes(len(g.done))
        g.roll_hidden(FOG, 6, (0,))  # 1-2
        for side in range(2):
            if len(g.in_place(HAND + side)) < CHITS:
                g.draw(CUP + side, HAND + side, (side,))
        g.note("turn.begins", "1-2", turn=g.turn)

    def red(self, g: Position) -> None:
        g.stack.append(Phase(0))

    def blue(self, g: Position) -> None:
        g.stack.append(Phase(1))

    def close(self, g: Position) -> None:
        if g.show_die(FOG) >= 5:  # 4-1
            for cell in range(len(BOARD)):
                g.hide(stack := g.units_at(cell))
                g.mix(stack)
        g.turn += 1
        self.at = END if g.turn > LAST_TURN else "begin"


@frame
class Phase(Frame):
    """2-1: a side acts."""

    side: int
    acted: int = 0

    STEPS = ("act",)

    @choice
    def act(self, g: Position) -> Decision | None:
        return ask(SIDES[self.side], "act.choose") if self.acted < ACTIONS else None

    def near(self, g: Position, verb: str) -> dict[int, list[int]]:
        """The hexes in range of each counter."""
        return {unit: within(BOARD, g.cell[unit], RANGE[verb]) for unit in g.counters_of(self.side)}

    @act.verb(("go", "fire", "assault"), UNIT, CELL, among="near")
    def do(self, g: Position, verb: str, unit: int, cell: int) -> None:
        self.acted += 1
        g.done[unit] = 1
        g.show((unit,), level=PRESENCE)  # also from under a stack
        if verb == "go":
            g.note("goes", "2-1", unit=unit, cell=cell)
            g.put(unit, cell)
            meet(g, unit)
        elif verb == "assault":
            g.note("assaults", "2-1", unit=unit, cell=cell)
            g.stack.append(Assault(unit, cell))
        else:
            g.note("fires", "3-1", unit=unit, cell=cell, die=(die := g.roll()))
            if die >= 4:
                hit(g, g.top[cell])

    @do.barred
    def _(self, g: Position, verb: str, unit: int, cell: int) -> Bar | None:
        if bar := self.bar_to_act(g, unit):
            return bar
        if not 0 < BOARD.distance(g.cell[unit], cell) <= RANGE[verb]:
            return "2-1", "why.out-of-range"
        if (verb == "go") == bool(g.count[1 - self.side][cell]):
            return "2-1", "why.enemies" if verb == "go" else "why.no-enemies"
        return None

    @act.verb("raise", UNIT, among=lambda self, g: g.counters_of(self.side))
    def to_top(self, g: Position, unit: int) -> None:
        self.acted += 1
        g.done[unit] = 1
        cell = g.cell[unit]
        g.reorder(cell, [unit, *(other for other in g.units_at(cell) if other != unit)])
        g.note("raised", "2-1", unit=unit, cell=cell)

    @to_top.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if bar := self.bar_to_act(g, unit):
            return bar
        return ("2-1", "why.on-top") if g.top[g.cell[unit]] == unit else None

    @act.verb("end")
    def rest(self, g: Position) -> None:
        self.acted = ACTIONS

    def bar_to_act(self, g: Position, unit: int) -> Bar | None:
        """2-1: each counter once."""
        if is_chit(unit) or g.camp[unit] != self.side or g.cell[unit] < 0:
            return "2-1", "why.not-yours"
        return ("2-1", "why.done") if g.done[unit] else None


@frame
class Assault(Frame):
    """3-3: one assault."""

    unit: int
    cell: int
    chit: int = NO_PIECE

    STEPS = ("react", "resolve")
    PIECES = ("unit", "chit")

    @choice
    def react(self, g: Position) -> Decision | None:
        side = 1 - g.camp[self.unit]
        # How many chits a side holds is public, which ones is not.
        return ask(SIDES[side], "react.choose", cell=self.cell) if g.in_place(HAND + side) else None

    @react.verb("play", UNIT, among=lambda self, g: g.in_place(HAND + 1 - g.camp[self.unit]), then="resolve")
    def play(self, g: Position, chit: int) -> None:
        self.chit = chit
        g.show((chit,))
        g.note("plays", "3-2", unit=chit)

    @play.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        if chit not in g.in_place(HAND + 1 - g.camp[self.unit]):
            return "3-2", "why.not-held"
        return None if worth(chit) else ("3-2", "why.blank")

    decline = react.verb("decline", then="resolve")

    def resolve(self, g: Position) -> None:
        target, less = g.top[self.cell], 0
        g.show((self.unit, target))
        if self.chit != NO_PIECE:
            less = worth(self.chit)
            g.give_back((self.chit,), CUP + g.camp[target])
        dummies = [unit for unit in (self.unit, target) if is_dummy(unit)]
        for unit in dummies:
            g.note("dummy", "1-1", unit=unit)
            g.remove(unit, OUT)
        if not dummies:
            die = g.roll()
            carries = die + g.strength(self.unit) - less > 3 + g.strength(target)
            g.note("carries" if carries else "fails", "3-3", unit=self.unit, die=die)
            hit(g, target if carries else self.unit)


def within(board: Board, cell: int, distance: int) -> list[int]:
    """The cells so far away and nearer."""
    found = {*board.neighbours[cell]}
    return sorted(found if distance == 1 else found.union(*(board.neighbours[near] for near in found)))


def meet(g: Position, unit: int) -> None:
    """2-2."""
    beside = [cell for cell in BOARD.neighbours[g.cell[unit]] if g.count[1 - g.camp[unit]][cell]]
    met = [g.top[cell] for cell in beside]
    for piece in (unit, *met) if met else ():
        g.show((piece,))
        g.note("turned-up", "2-2", unit=piece)
        if is_dummy(piece):
            g.remove(piece, OUT)


def hit(g: Position, unit: int) -> None:
    """3-1."""
    g.change(unit, hits=g.hits[unit] + 1)
    g.note("hit", "3-1", unit=unit, hits=g.hits[unit])
    if g.hits[unit] == HITS:
        g.remove(unit, OUT)
