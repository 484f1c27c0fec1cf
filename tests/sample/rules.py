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
5-0  The council has rules of its own (`council`), and so have the works (6-0, `works`) and the convoy (7-0).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from grognard.kernel.actions import NUMBER, Action, Side, several
from grognard.kernel.answers import DIE, Forecast, Line, Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice, secret_choice
from tests.sample import convoy
from tests.sample.council import Council, change_hands
from tests.sample.position import BOARD, CHITS, CUP, KINDS, LOST, PLAYED, SIDES, Position
from tests.sample.works import Works, is_cut

HAND = 2
CARRIES = 4


@frame
class Turn(Frame):
    """2-0: one turn after the other, to the end."""

    order: tuple[int, ...] = ()

    STEPS = ("council", "draw", "bids", "works", "march", "close")

    def council(self, g: Position) -> None:
        if g.world.council:
            g.stack.append(Council())

    def draw(self, g: Position) -> None:
        for side, name in enumerate(SIDES):  # 2-1
            cup = g.chits_in(CUP)
            if cup and len(g.chits_in(side)) < HAND:
                chit = cup[g.roll(len(cup)) - 1]
                g.chit[chit] = side
                g.note("chit.drawn", "2-1", side=name)
                g.note("chit.seen", "2-1", chit=CHITS[chit], seen_by=(name,))

    @secret_choice
    def bids(self, g: Position) -> list[Decision] | None:
        return None if self.order else [ask(name, "bid.choose") for name in SIDES]

    def coins(self, g: Position, side: Side) -> range:
        """2-2: what a side can bid."""
        return range(g.purse[SIDES.index(side)] + 1)

    @bids.verb("bid", NUMBER, exactly="coins").barred
    def bid(self, g: Position, side: Side, coins: int) -> Bar:
        return "2-2", "why.purse", {"has": g.purse[SIDES.index(side)]}

    @bids.chosen
    def _(self, g: Position, bids: Mapping[Side, Action]) -> None:
        red, blue = (bids[name][1] for name in SIDES)
        g.purse[0] -= red
        g.purse[1] -= blue
        red_first = red > blue or (red == blue and g.roll() <= 3)
        self.order = (0, 1) if red_first else (1, 0)
        g.note("bid.opened", "2-2", red=red, blue=blue, first=SIDES[self.order[0]])

    def works(self, g: Position) -> None:
        if g.world.works:
            g.stack += [Works(side) for side in reversed(self.order)]

    @choice
    def march(self, g: Position) -> Decision | None:
        return ask(SIDES[self.order[0]], "march.choose") if self.order else None

    def near(self, g: Position, verb: str) -> dict[int, tuple[int, ...]]:
        """The zones next to each unit of who marches."""
        return {unit: BOARD.neighbours[g.cell[unit]] for unit in g.units_of(self.order[0])}

    @march.verb(("go", "attack"), UNIT, CELL, among="near", way="step")
    def march_on(self, g: Position, verb: str, unit: int, cell: int) -> None:
        self.order = self.order[1:]
        if verb == "attack":
            g.stack.append(Attack(unit, cell))
        else:
            g.put(unit, cell)
            g.note("march.gone", "2-3", unit=unit, cell=cell)

    @march_on.barred
    def _(self, g: Position, verb: str, unit: int, cell: int) -> Bar | None:
        side, there = self.order[0], g.unit_at(cell)
        if unit not in g.units_of(side):
            return "2-3", "why.not-yours"
        distance = BOARD.distance(g.cell[unit], cell)
        if distance != 1:
            return "2-3", "why.no-neighbour", {"distance": distance}
        if is_cut(g, g.cell[unit], cell):
            return "6-3", "why.blown"
        if verb == "go":
            return None if is_open(g, side, cell) else ("1-1", "why.occupied")
        if there is None or there in g.units_of(side):
            return "2-3", "why.no-enemy"
        return ("7-1", "why.two-there") if g.count[1 - side][cell] > 1 else None

    def step(self, g: Position, verb: str, unit: int, cell: int) -> Preview:
        """The way of a march: one zone."""
        return Preview((g.cell[unit], cell), 1, 1)

    def convoys(self, g: Position) -> Iterable[tuple[int, ...]]:
        """7-2: zones, and the units that may go there together."""
        return convoy.convoys(g, self.order[0]) if g.world.convoy else ()

    @march.verb("convoy", CELL, several(UNIT), among="convoys", way="common_way")
    def go_together(self, g: Position, cell: int, *units: int) -> None:
        self.order = self.order[1:]
        for unit in units:
            g.put(unit, cell)
        g.note("convoy.gone", "7-2", units=units, cell=cell)

    @go_together.barred
    def _(self, g: Position, cell: int, *units: int) -> Bar | None:
        return convoy.bar_to_go(g, self.order[0], cell, units)

    def common_way(self, g: Position, cell: int, *units: int) -> Preview:
        """The way of a convoy."""
        return Preview(convoy.way(g, cell, units), convoy.in_reach(g, units)[cell], convoy.FAR)

    @march.verb("pass")
    def rest(self, g: Position) -> None:
        self.order = self.order[1:]

    def close(self, g: Position) -> None:
        g.expire("turn")
        change_hands(g)
        if g.turn < g.world.last_turn and g.units_of(0) and g.units_of(1):  # 4-1
            g.turn += 1
            self.at = "council"


@frame
class Attack(Frame):
    """3-0: one attack, from the reaction to the advance."""

    unit: int
    target: int
    chit: int = -1
    ways: list[int] = derived()

    STEPS = ("react", "roll", "retreat", "advance")

    @reaction("chits", "3-2")
    def react(self, g: Position) -> Decision | None:
        side = 1 - self.unit // 3
        if not g.chits_in(side):  # how many chits a side holds is public, which ones is not
            return None
        return ask(SIDES[side], "react.choose", unit=self.unit, cell=self.target)

    def held(self, g: Position) -> list[int]:
        """3-2: the kinds of chits that the defender holds."""
        return g.kinds_in(1 - self.unit // 3)

    @react.verb("play", "chit", exactly="held", then="roll")
    def play(self, g: Position, kind: int) -> None:
        self.chit = next(chit for chit in g.chits_in(1 - self.unit // 3) if CHITS[chit] == kind)
        g.chit[self.chit] = PLAYED
        g.learn((SIDES[self.unit // 3],), KINDS[kind])
        g.note("react.played", "3-2", chit=kind)

    @play.barred
    def _(self, g: Position, kind: int) -> Bar:
        return "3-2", "why.chit-not-held"

    def odds(self, g: Position) -> Forecast | None:
        """3-1: with the chit that was played, if one was."""
        return (
            forecast(g, self.unit, self.target, value_of(self.chit)) if self.at in ("react", "roll") else None
        )

    def roll(self, g: Position) -> None:
        die = g.roll()
        carries = die + friends_beside(g, self.unit, self.target) - value_of(self.chit) >= CARRIES
        g.note("attack.carries" if carries else "attack.fails", "3-1", unit=self.unit, die=die)
        if not carries:
            self.at = END
        elif not retreats(g, self.target):
            g.remove(g.top[self.target], LOST)
            g.note("retreat.lost", "3-3", cell=self.target)
            g.expire("loss", SIDES[1 - self.unit // 3])

    @choice
    def retreat(self, g: Position) -> Decision | None:
        self.ways, beaten = retreats(g, self.target), g.unit_at(self.target) is not None
        return ask(SIDES[1 - self.unit // 3], "retreat.choose") if beaten else None

    @retreat.verb("retreat", CELL, exactly="ways")
    def go_back(self, g: Position, cell: int) -> None:
        g.put(g.top[self.target], cell)
        g.note("retreat.made", "3-3", cell=cell)

    @go_back.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "3-3", "why.no-retreat"

    def advance(self, g: Position) -> None:
        g.put(self.unit, self.target)


def ways(g: Position, side: int) -> list[Action]:
    """2-3: where each unit of a side can go."""
    return [
        ("go", unit, near)
        for unit in g.units_of(side)
        for near in BOARD.neighbours[g.cell[unit]]
        if is_open(g, side, near) and not is_cut(g, g.cell[unit], near)
    ]


def is_open(g: Position, side: int, cell: int) -> bool:
    """1-1, 7-1: whether a unit of a side may go to a zone and stay there."""
    return not g.count[1 - side][cell] and g.count[side][cell] < (convoy.ROOM if g.world.convoy else 1)


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
    lines = (Line("3-1", "modifier.friends", support, DIE), Line("3-2", "modifier.chit", -kind, DIE))
    chances = {"carries": carries, "fails": 1 - carries}
    return Forecast(lines, chances)
