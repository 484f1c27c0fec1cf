"""The rules of the sample game.

1-1  A zone holds one unit.
2-1  A turn begins with a draw: each side with fewer than two chits takes one, unseen by the other.
2-2  Both sides then bid coins in secret and pay them. The higher bid marches first; a die settles ties.
2-3  To march is to go to a vacant neighbouring zone, to attack a neighbouring enemy, or to pass.
3-1  An attack carries with a die of 4 or more; add 1 for each other friend beside the zone attacked.
3-2  Before the die, a defender who holds chits may play one: it takes its value from the die.
3-3  A beaten unit retreats to a vacant neighbouring zone of its owner's choice, or is lost; the victor
     takes its place.
4-1  After the last turn, or when a side has no units left, most objectives held wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from grognard.kernel.actions import Action, Side
from grognard.kernel.frames import END, Frame, choice, frame, secret_choice
from grognard.kernel.game import Forecast, Modifier
from grognard.kernel.state import Decision
from tests.sample.position import BOARD, CHITS, CUP, LOST, PLAYED, SIDES, Position

HAND = 2
CARRIES = 4


@frame
class Turn(Frame):
    """2-0: one turn after the other, to the end."""

    order: tuple[int, ...] = ()

    STEPS = ("draw", "bid", "march", "close")

    def draw(self, g: Position) -> None:
        for side, name in enumerate(SIDES):  # 2-1
            cup = g.chits_in(CUP)
            if cup and len(g.chits_in(side)) < HAND:
                chit = cup[g.roll(len(cup)) - 1]
                g.chit[chit] = side
                g.note("chit.drawn", "2-1", side=name)
                g.note("chit.seen", "2-1", chit=CHITS[chit], seen_by=(name,))

    @secret_choice
    def bid(self, g: Position) -> list[Decision] | None:
        if self.order:
            return None
        return [
            Decision(name, "bid.choose", [("bid", coins) for coins in range(g.purse[side] + 1)])
            for side, name in enumerate(SIDES)
        ]

    @bid.chosen
    def _(self, g: Position, bids: Mapping[Side, Action]) -> None:
        red, blue = (bids[name][1] for name in SIDES)
        g.purse[0] -= red
        g.purse[1] -= blue
        red_first = red > blue or (red == blue and g.roll() <= 3)
        self.order = (0, 1) if red_first else (1, 0)
        g.note("bid.opened", "2-2", red=red, blue=blue, first=SIDES[self.order[0]])

    @choice
    def march(self, g: Position) -> Decision | None:
        if not self.order:
            return None
        side = self.order[0]
        return Decision(SIDES[side], "march.choose", [*ways(g, side), *targets(g, side), ("pass",)])

    @march.chosen
    def _(self, g: Position, action: Action) -> None:
        self.order = self.order[1:]
        if action[0] == "go":
            g.cell[action[1]] = action[2]
            g.note("march.gone", "2-3", unit=action[1], cell=action[2])
        elif action[0] == "attack":
            g.stack.append(Attack(*action[1:]))

    def close(self, g: Position) -> None:
        if g.turn < g.world.last_turn and g.units_of(0) and g.units_of(1):  # 4-1
            g.turn += 1
            self.at = "draw"


@frame
class Attack(Frame):
    """3-0: one attack, from the reaction to the advance."""

    unit: int
    target: int
    chit: int = -1
    asked: bool = False

    STEPS = ("react", "roll", "retreat", "advance")

    @choice
    def react(self, g: Position) -> Decision | None:
        side = 1 - self.unit // 3
        if self.asked or not g.chits_in(side):  # how many chits a side holds is public, which ones is not
            return None
        plays: list[Action] = [("play", kind) for kind in g.kinds_in(side)]
        args = {"unit": self.unit, "cell": self.target}
        return Decision(SIDES[side], "react.choose", [*plays, ("decline",)], args)

    @react.chosen
    def _(self, g: Position, action: Action) -> None:
        self.asked = True
        if action[0] == "play":
            side = 1 - self.unit // 3
            self.chit = next(chit for chit in g.chits_in(side) if CHITS[chit] == action[1])
            g.chit[self.chit] = PLAYED
            g.note("react.played", "3-2", chit=action[1])

    def roll(self, g: Position) -> None:
        die = g.roll()
        carries = die + friends_beside(g, self.unit, self.target) - value_of(self.chit) >= CARRIES
        g.note("attack.carries" if carries else "attack.fails", "3-1", unit=self.unit, die=die)
        if not carries:
            self.at = END
        elif not retreats(g, self.target):
            g.cell[g.cell.index(self.target)] = LOST
            g.note("retreat.lost", "3-3", cell=self.target)

    @choice
    def retreat(self, g: Position) -> Decision | None:
        if g.unit_at(self.target) is None:
            return None
        side = SIDES[1 - self.unit // 3]
        return Decision(side, "retreat.choose", [("retreat", cell) for cell in retreats(g, self.target)])

    @retreat.chosen
    def _(self, g: Position, action: Action) -> None:
        g.cell[g.cell.index(self.target)] = action[1]
        g.note("retreat.made", "3-3", cell=action[1])

    def advance(self, g: Position) -> None:
        g.cell[self.unit] = self.target


def ways(g: Position, side: int) -> list[Action]:
    """2-3: where each unit of a side can go."""
    return [
        ("go", unit, near)
        for unit in g.units_of(side)
        for near in BOARD.neighbours[g.cell[unit]]
        if g.unit_at(near) is None
    ]


def targets(g: Position, side: int) -> list[Action]:
    """2-3: whom each unit of a side can attack."""
    enemies = {g.cell[unit] for unit in g.units_of(1 - side)}
    return [
        ("attack", unit, near)
        for unit in g.units_of(side)
        for near in BOARD.neighbours[g.cell[unit]]
        if near in enemies
    ]


def retreats(g: Position, cell: int) -> list[int]:
    """3-3: the vacant zones next to a beaten unit."""
    return [near for near in BOARD.neighbours[cell] if g.unit_at(near) is None]


def friends_beside(g: Position, unit: int, target: int) -> int:
    """3-1: the attacker's other friends beside the zone attacked."""
    near = BOARD.neighbours[target]
    return sum(g.cell[friend] in near for friend in g.units_of(unit // 3) if friend != unit)


def value_of(chit: int) -> int:
    """3-2: what a chit, or none, takes from the die."""
    return CHITS[chit] if chit >= 0 else 0


def forecast(g: Position, unit: int, target: int, kind: int) -> Forecast:
    """3-1, 3-2: the chances of an attack if the defender plays a chit of this kind; 0 is like none."""
    support = friends_beside(g, unit, target)
    carries = Fraction(sum(die + support - kind >= CARRIES for die in range(1, 7)), 6)
    lines = (Modifier("3-1", "modifier.friends", support), Modifier("3-2", "modifier.chit", -kind))
    chances = {"carries": carries, "fails": 1 - carries}
    defender = g.unit_at(target)
    defenders = () if defender is None else (defender,)
    column = f"{support - kind:+}"
    return Forecast(column, Fraction(support), Fraction(kind), lines, chances, (unit,), defenders)
