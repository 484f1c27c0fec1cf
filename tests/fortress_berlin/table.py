"""The table for tests of Fortress Berlin; `tests.table` has what all games share.

It plays on the testing ground of `ground.py` with the counters of `field.py` beside those of the game, or
on the real map: `Table(…, game=real_ground())`. Turn 2 unless a fact says otherwise. Who is not named is out
of the game, headquarters too. Units stand in combat mode unless a mark says otherwise.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from grognard.games.fortress_berlin.game import FortressBerlin, grammar
from grognard.games.fortress_berlin.geography import Geography
from grognard.games.fortress_berlin.position import (
    COMBAT,
    CUP,
    DEAD,
    DEFECTED,
    EMPTY,
    GOOD,
    LOYAL,
    MANOEUVRE,
    PLACES,
    RED,
    RUINS,
    UNUSED,
    WHITE,
    Position,
    World,
)
from grognard.games.fortress_berlin.rules.sequence import Campaign, PlayerTurn
from grognard.games.fortress_berlin.scenarios import set_up
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel import flow
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.frames import Frame
from grognard.kernel.game import Scenario
from grognard.kernel.pieces import ON_BOARD
from tests import table
from tests.fortress_berlin.field import FIELD
from tests.fortress_berlin.ground import WORDS, box, ground
from tests.ground import Entries, TestingGround, entries

TURNS = 15
SEGMENTS = {"reinforcement": "reinforce", "recovery": "recover", "movement": "move", "combat": "fight"}
"""Steps of a player turn by the names of segments."""
MODES = {"manoeuvre": MANOEUVRE, "combat": COMBAT}
MARKERS = {"white": WHITE, "red": RED, "good": GOOD}
MINDS = {"loyal": LOYAL, "defected": DEFECTED, "dead": DEAD}
_FLAT = DIRECTIONS["flat"]


class GroundGame(FortressBerlin):
    """The game on a testing ground: nobody is set up."""

    def __init__(self, **changes: Entries) -> None:
        self.box = box()
        self.data = self.box.data
        self.geo = self.make_ground(**changes)
        self.units = (*self.box.units, *FIELD)
        self.grammar = grammar(self.geo, [unit.id for unit in self.units], self.box.leaders)

    def make_ground(self, **changes: Entries) -> Geography:
        """The map."""
        return ground(**changes)

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        geo = self.geo.with_tower(self.geo.reichstag) if options["reichstag-flak-tower"] else self.geo
        return World(
            geo, self.units, self.box.leaders, self.box.charts, scenario.seats, TURNS, dict(options), self.box
        )

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = set_up(self.world(scenario, options), key)
        g.stack.append(Campaign())
        return g

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        """The message itself: the game's own words are tested with its own map."""
        return message


class Table(table.Table):
    """A position at the start of a segment.

    Segments: `german-reinforcement`, `german-recovery`, `german-movement`, `german-combat` and the same of
    the Soviets; `turn` is the start of a game turn, `end` its end (after the Soviet combat).

    Marks of a unit: `manoeuvre`, `combat` (as it is), `n` to `nw` (in manoeuvre mode, facing there), `white`,
    `red` (disrupted, in manoeuvre mode), `late-2`, `due-3` (for units in the box `coming`), and any column of
    counters, such as `returned`, which is then 1.

    Facts beside those of the ground: `ruins="2525 2526"`, `taken="2525"` (forts that the Soviets have taken),
    `empty="2525"` (without garrison), `held="2525 soviet"`, `leaders="hitler, goring 5117 defected"` (where
    he is printed and loyal unless said), `points="german 3"`, `options="u-bahn"`, `air=2`, any scalar of
    the state.

    >>> Table("su-1 su-2 2525, ge-1 2526 n", "soviet-combat", terrain="2526 built-up", dice=(4, 3))
    """

    QUIET = ("done", "pass", "wait", "halt", "keep", "retain", "stay", "decline", "end")
    SCENARIO, GROUND = "campaign", TestingGround(WORDS, GroundGame)  # type: ignore[assignment]
    game: FortressBerlin
    g: Position

    @classmethod
    def clear(cls, g: Any) -> None:
        """All units are in the box for what is not used."""
        g.phase = "movement"
        for unit in range(len(g.printed)):
            g.remove(unit, UNUSED)
        g.show(range(len(g.printed)))

    def put(self, unit: int, place: str) -> None:
        if place == PLACES[CUP]:
            self.g.give_back((unit,), CUP)
            return
        super().put(unit, place)
        if self.g.place[unit] == ON_BOARD:
            self.g.change(unit, mode=COMBAT)
            self.g.mark(self.g.holder, self.g.cell[unit], 1 + self.g.camp[unit])

    def mark(self, unit: int, mark: str) -> None:
        g = self.g
        if mark in MODES:
            g.change(unit, mode=MODES[mark])
        elif mark.upper() in _FLAT:
            g.change(unit, mode=MANOEUVRE, facing=_FLAT.index(mark.upper()))
        elif mark in MARKERS:
            g.change(unit, mode=MANOEUVRE, disrupted=MARKERS[mark])
        elif mark.startswith(("late-", "due-")):
            name, _, number = mark.partition("-")
            getattr(g, name)[unit] = int(number)
        else:
            getattr(g, mark)[unit] = 1
        g.memo = {}

    def begin(self, at: str) -> None:
        """Makes the stack for the start of a segment."""
        g = self.g
        if at in ("", "turn"):
            g.stack = [Campaign()]
            return
        if at == "end":
            g.stack = [Campaign(at="close")]
            return
        side, _, segment = at.partition("-")
        camp = SIDES.index(side)
        g.player, g.phase = camp, segment
        g.stack = [
            Campaign(at="close" if camp else "soviet"),
            PlayerTurn(camp, at=SEGMENTS[segment]),
        ]

    # ---- facts

    def set_ruins(self, cells: Entries) -> None:
        """Built-up hexes in ruins."""
        for names in entries(cells):
            for name in names:
                self.g.mark(self.g.spots, self.g.geo.ruin_spot[self.cell(name)], RUINS)

    def set_taken(self, cells: Entries) -> None:
        """Forts that the Soviets have taken in turn 1."""
        turn, self.g.turn = self.g.turn, 1
        for names in entries(cells):
            for name in names:
                self.g.take_fort(self.cell(name))
        self.g.turn = turn

    def set_empty(self, cells: Entries) -> None:
        """Forts without a garrison."""
        for names in entries(cells):
            for name in names:
                self.g.mark(self.g.fort, self.cell(name), EMPTY)

    def set_held(self, cells: Entries) -> None:
        """Who was last to enter a hex: `"5015 soviet"`."""
        for there, side in entries(cells):
            self.g.mark(self.g.holder, self.cell(there), 1 + SIDES.index(side))

    def set_leaders(self, leaders: Entries) -> None:
        """Leaders in play: `"hitler, goring 5117 defected"`."""
        for name, *words in entries(leaders):
            leader = self.leader(name)
            there = next((word for word in words if word.isdigit()), self.g.world.leaders[leader].hex)
            mind = next((MINDS[word] for word in words if word in MINDS), LOYAL)
            self.g.leader[leader], self.g.leader_cell[leader] = mind, self.cell(there)

    def set_points(self, points: Entries) -> None:
        """Victory points: `"german 3, soviet 4"`."""
        for side, number in entries(points):
            setattr(self.g, f"{side}_points", int(number))

    def set_air(self, strikes: int) -> None:
        """Air strikes of the side in phase; of two marshals, Zhukov’s."""
        self.g.air = (strikes,) if self.g.commanders < 2 else (strikes, 0)

    # ---- what is

    def leader(self, name: str) -> int:
        """The number of a leader."""
        return self.game.grammar.names("leader").index(name)

    def where(self, name: str) -> str:
        unit = self.unit(name)
        place = self.g.place[unit]
        return self.g.geo.board.labels[self.g.cell[unit]] if place == ON_BOARD else PLACES[place]

    def is_marked(self, name: str, mark: str) -> bool:
        g, unit = self.g, self.unit(name)
        if mark in MODES:
            return g.mode[unit] == MODES[mark]
        if mark.upper() in _FLAT:
            return g.mode[unit] == MANOEUVRE and g.facing[unit] == _FLAT.index(mark.upper())
        if mark in MARKERS:
            return g.disrupted[unit] == MARKERS[mark]
        if mark == "disrupted":
            return bool(g.disrupted[unit])
        if mark.startswith(("late-", "due-")):
            column, _, number = mark.partition("-")
            return bool(getattr(g, column)[unit] == int(number))
        return bool(getattr(g, mark)[unit])

    def points(self, name: str) -> float:
        """Movement points left."""
        return self.g.points[self.unit(name)] / 2

    @property
    def score(self) -> tuple[int, int]:
        """The victory points of both sides."""
        return self.g.german_points, self.g.soviet_points

    def sees(self, side: str, name: str) -> bool:
        """Whether a side can name a counter."""
        return self.g.knows(SIDES.index(side), self.unit(name))

    def play(self, frame: Frame) -> Self:
        """Plays a procedure alone, up to the first decision."""
        self.g.stack = [frame]
        self.g.events.clear()
        flow.run(self.g)
        return self

    def until_asked(self, prompt: str) -> Self:
        """Does as little as possible until this is asked."""
        for _ in range(100):
            if self.prompt == prompt:
                return self
            self.idle()
        raise AssertionError(f"{prompt} was not asked")

    @classmethod
    def opening(cls, options: str = "", *, dice: tuple[int, ...] = ()) -> "Table":
        """A new game on the game's own map."""
        return cls.opened(real_game(), "campaign", dict.fromkeys(options.split(), True), dice)


@cache
def real_game() -> FortressBerlin:
    """The game with its own map and units."""
    return FortressBerlin()


class RealGround(GroundGame):
    """The game's own map, with the counters of `field.py` beside its own."""

    def make_ground(self, **changes: Entries) -> Geography:
        return box().geo


@cache
def real_ground() -> FortressBerlin:
    """For tests on the real map."""
    return RealGround()
