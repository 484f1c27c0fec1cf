"""The table for tests of Victory Roads; `tests.table` has what all games share.

It plays on the testing ground of `ground.py` with the units of `field.py`, in any of the four scenarios: its
chapters are in force there, without its set-up and calendar; or on the real map: `game=real_game()`.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.game import VictoryRoads, grammar
from grognard.games.victory_roads.position import (
    BOX_G,
    ELIMINATED,
    HALT_POOL,
    NO_MODE,
    PLACES,
    REDUCED,
    REMOVED,
    Position,
    World,
)
from grognard.games.victory_roads.rules.sequence import PHASES, AxisHalf, SovietHalf, Turn
from grognard.games.victory_roads.scenarios import SEATS, fill_pools
from grognard.games.victory_roads.shown.words import name_of
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Scenario
from grognard.kernel.knowledge.levels import PRESENCE
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.words.text import Name, sentence
from tests import table
from tests.ground import Entries, TestingGround, entries
from tests.victory_roads.field import UNITS, WORDS, Facts
from tests.victory_roads.ground import BOX, CHARTS, ground

PIECES = ("unit", "units", "chit", "chits", "hq", "into", "attackers", "defenders")
"""Arguments of messages that name pieces."""


class GroundGame(VictoryRoads):
    """The game on a testing ground: nobody is set up, no chit is drawn, no theatre is in play."""

    def __init__(self, **changes: Entries) -> None:
        super().__init__()
        self.geo = ground(**changes)
        self.grammar = grammar(
            self.geo.board, [*(unit.id for unit in UNITS), *BOX.piece_names[len(BOX.units) :]]
        )

    def world_without_team(self, name: str) -> World:
        bare = replace(BOX.scenarios[name], placed=(), events=())
        return World(self.geo, UNITS, CHARTS, BOX.chits, SEATS, bare)

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = Position(self.world(scenario, options), key)
        g.clear()
        fill_pools(g)
        g.learnt = ()
        g.stack.append(Turn())
        return g

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        """Sentences as ever, with the names of the testing ground."""

        def namer(name: str, value: Any, language: str) -> Any:
            kind = {"start": "cell", "goal": "cell"}.get(name, "unit" if name in PIECES else name)
            if kind.removesuffix("s") not in ("unit", "cell"):
                return name_of(self.box, name, value, language)
            names = self.grammar.names(kind.removesuffix("s"))
            values = value if isinstance(value, tuple | list) else (value,)
            return Name(", ".join(names[one] if isinstance(one, int) else one for one in values))

        return sentence(self.folder / "look", language, message, args, namer)


class Table(table.Table, Facts):
    """A position at the start of a phase, by its name: `weather`, `soviet-supply`, `stavka`, `axis-combat`…

    Marks of a unit are `reduced`, `cut`, `moved`, `fought`, `exploits`, `barred` and `late`.

    >>> Table("su-1 1205, ge-1 1105 reduced", "soviet-movement", roads="1205 1305", weather="mud", mood=4)
    """

    QUIET = ("end", "done", "stay", "pass", "keep", "obey")
    SCENARIO, GROUND = "campaign", TestingGround(WORDS, GroundGame)  # type: ignore[assignment]
    game: VictoryRoads
    g: Position

    @classmethod
    def clear(cls, g: Any) -> None:
        """No unit but for garrisons in their pool, all of them whole; no theatre in play, no chit drawn."""
        for unit, printed in enumerate(g.world.units):
            g.remove(unit, HALT_POOL if printed.kind == "garrison" else REMOVED)
            g.steps[unit] = printed.steps
        for theatre in range(len(THEATRES)):
            g.theatre[theatre], g.mode[theatre] = NOWHERE, NO_MODE
        fill_pools(g)

    def put(self, unit: int, place: str) -> None:
        super().put(unit, place)
        self.g.steps[unit] = 0 if self.g.place[unit] == ELIMINATED else self.g.unit(unit).steps

    def mark(self, unit: int, mark: str) -> None:
        if mark == "reduced":
            self.g.steps[unit] = REDUCED
        else:
            self.g.mark(getattr(self.g, mark), unit, 1)

    def begin(self, at: str) -> None:
        if at == "weather":
            self.g.stack = [Turn()]
            return
        half = AxisHalf if at.startswith("axis") else SovietHalf
        after = "end_of_turn" if half is AxisHalf else "armistice"
        self.g.stack = [Turn(at=after), half(at=PHASES.get(at, at.partition("-")[2]))]

    # ---- facts

    def set_holders(self, sites: Entries) -> None:
        """Who holds a site: `"0505 soviet"`; what the Soviets hold has fallen."""
        for there, side in entries(sites):
            site = self.g.site(self.cell(there))
            self.g.mark(self.g.held, site, SIDES.index(side))
            self.g.mark(self.g.fallen, site, side == SIDES[SOVIET])

    def set_ordered(self, sites: Entries) -> None:
        """Sites with a Haltebefehl marker, without a garrison."""
        for (there,) in entries(sites):
            self.g.mark(self.g.ordered, self.g.site(self.cell(there)), 1)

    def set_supports(self, boxes: Entries) -> None:
        """Chits in boxes, seen by their owner: `"su-katyusha-1 box-n, de-ju-52-1 box-g"`."""
        for *names, box in entries(boxes):
            for name in names:
                place = PLACES.index(box)
                self.g.remove(self.unit(name), place)
                self.g.show((self.unit(name),), level=PRESENCE)
                self.g.show((self.unit(name),), (AXIS if place == BOX_G else SOVIET,))
        self.g.learnt = ()

    # ---- what is

    where = Facts.where

    def is_marked(self, name: str, mark: str) -> bool:
        unit = self.unit(name)
        if mark in ("full", "reduced"):
            return (self.g.steps[unit] < self.g.unit(unit).steps) is (mark == "reduced")
        return bool(getattr(self.g, mark)[unit])

    def holder(self, label: str) -> str:
        """The side that controls a site."""
        return SIDES[self.g.holder(self.cell(label))]

    @classmethod
    def opening(cls, scenario: str, *, dice: tuple[int, ...] = ()) -> "Table":
        """A new game on the game's own map."""
        return cls.opened(real_game(), scenario, {}, dice)


@cache
def real_game() -> VictoryRoads:
    """The game with its own map, units, calendars and set-ups."""
    return VictoryRoads()


@cache
def _first(scenario: str) -> Position:
    return real_game().setup(*real_game().choose(scenario, {}), key_from_seed(7))


def start(scenario: str) -> Position:
    """A game of a scenario on the game's own map, before its first turn."""
    return _first(scenario).clone()
