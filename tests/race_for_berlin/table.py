"""The table for tests of Race for Berlin; `tests.table` has what all games share."""

from fractions import Fraction
from functools import cache
from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, NOBODY
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.position import FULL, ON_MAP, PLACES, REDUCED, REMOVED, Position
from grognard.games.race_for_berlin.rules.events import EVENTS, IN_CUP, NO_TOKEN, in_cup
from grognard.games.race_for_berlin.rules.sequence import Operations, Turn
from tests import table
from tests.ground import Entries, entries
from tests.race_for_berlin.ground import GROUND

TURN_STEPS = {
    "A.1": "reinforcements",
    "A.2": "american_advance",
    "A.3": "hitlers_orders",
    "A.4": "draw_events",
    "B.1": "supply",
    "B.2": "joukov_replaces",
    "C": "operations",
    "D": "end_moves",
}
IMPULSES = {"C.1": "first", "C.2": "second", "C.3": "third", "C.4": "fourth", "C.5": "test"}


EVERYWHERE = {"8GA-1": "c9", "3GTA-1": "e9", "303": "b7", "21-Pz": "d7"}
"""Somebody of each camp and nationality, nobody beside an enemy."""


class Table(table.Table):
    """A position at the start of a step: A.1 to A.4, B.1, B.2, C.1 to C.5, or D.

    Marks of a unit are `reduced`, `oos`, `used` and `guest`.

    >>> Table("8GA-1 b9, 303 b8", "C.1").assault("b8", "8GA-1", die=6).finds("303 destroyed")
    """

    QUIET = ("end", "begin", "done", "pass", "keep", "stay")
    SCENARIO, GROUND = "race", GROUND
    game: RaceForBerlin
    g: Position

    @classmethod
    def clear(cls, g: Any) -> None:
        g.heinrici_from = 99  # nobody is asked about Heinrici, unless a test says so
        g.order, g.support[:] = NOBODY, bytes(2)
        for unit in range(len(g.place)):
            g.remove(unit, REMOVED)
            g.steps[unit] = FULL

    def put(self, unit: int, place: str) -> None:
        super().put(unit, place)
        self.g.steps[unit] = FULL

    def mark(self, unit: int, mark: str) -> None:
        if mark == "reduced":
            self.g.steps[unit] = REDUCED
        else:
            getattr(self.g, mark)[unit] = 1

    def begin(self, at: str) -> None:
        if at in TURN_STEPS:
            self.g.stack = [Turn(at=TURN_STEPS[at])]
        else:
            self.g.stack = [Turn(at="end_moves"), Operations(at=IMPULSES[at])]

    def set_american(self, zones: Entries) -> None:
        """The zones that the Americans hold; they are that far on their tracks."""
        g = self.g
        for (zone,) in entries(zones):
            g.mark(g.american, self.cell(zone), 1)
        for number, chain in enumerate(g.box.tracks):
            g.track[number] = next((n for n, zone in enumerate(chain) if not g.american[zone]), len(chain))

    def set_levels(self, levels: Entries) -> None:
        """The urban progression: `"Wedding 2"`."""
        for zone, level in entries(levels):
            self.g.mark(self.g.level, self.cell(zone), int(level))

    def set_control(self, control: Entries) -> None:
        """Who controls a zone: `"b8 koniev"`."""
        for zone, camp in entries(control):
            self.g.control[self.cell(zone)] = CAMPS.index(camp)

    def set_oos(self, units: Entries) -> None:
        """Who is out of supply."""
        self._mark_all(units, "oos")

    def set_used(self, units: Entries) -> None:
        """Who has been activated."""
        self._mark_all(units, "used")

    def set_guests(self, units: Entries) -> None:
        """Who is a guest."""
        self._mark_all(units, "guest")

    def set_tokens(self, tokens: Entries) -> None:
        """The event token of a camp: `"joukov speer"`."""
        for camp, event in entries(tokens):
            self._hold(camp, event)

    def set_order(self, camp: str) -> None:
        """Who must obey Hitler."""
        self.g.order = CAMPS.index(camp) if camp else NOBODY

    def set_support(self, points: tuple[int, int]) -> None:
        """The support points of both camps."""
        self.g.support[:] = bytes(points)

    @classmethod
    def opening(cls, *, dice: tuple[int, ...] = (), game: RaceForBerlin | None = None) -> "Table":
        """A new game, on the game's own map unless told otherwise."""
        return cls.opened(game or real_game(), "race", {}, dice)

    # ---- what is

    def where(self, name: str) -> str:
        """A unit's zone, or the place off the map where it is."""
        unit = self.unit(name)
        if self.g.place[unit] == ON_MAP:
            return self.game.box.board.labels[self.g.cell[unit]]
        return PLACES[self.g.place[unit]]

    def army(self, name: str) -> int:
        """The number of an army or division."""
        return next(n for n, made in enumerate(self.game.box.formations) if made.id == name)

    def is_marked(self, name: str, mark: str) -> bool:
        if mark in ("full", "reduced"):
            return self.reduced(name) is (mark == "reduced")
        return self.is_(mark, name)

    def is_(self, mark: str, name: str) -> bool:
        """Whether a unit is `oos`, `used`, `guest`, `moved` or `fought`."""
        return bool(getattr(self.g, mark)[self.unit(name)])

    def reduced(self, name: str) -> bool:
        """Whether a unit shows its reduced side."""
        return self.g.steps[self.unit(name)] == REDUCED

    def americans(self) -> list[str]:
        """The zones that the Americans hold."""
        return [self.game.box.board.labels[zone] for zone, held in enumerate(self.g.american) if held]

    def cup(self) -> set[str]:
        """The event tokens in the cup."""
        return {EVENTS[token] for token in in_cup(self.g)}

    def token(self, camp: str) -> str:
        """The event token that a camp holds, or nothing."""
        held = self.g.token[CAMPS.index(camp)]
        return "" if held == NO_TOKEN else EVENTS[held]

    def strengths(self, line: str = "roll") -> tuple[Fraction | int, Fraction | int]:
        """Attack and defence of the combat that an action leads to."""
        odds = self.forecast(line)
        return odds.attack, odds.defence

    # ---- what is done

    def march(self, name: str) -> "Table":
        """Activates one unit in movement mode, alone, and begins its move."""
        return self.do(f"march {name}", "begin", f"move {name}")

    def gather(self, zone: str, *attackers: str) -> "Table":
        """Activates these units, and no others, to attack a zone, without rolling."""
        self.do(*(f"fight {name}" for name in attackers), "begin", f"attack {zone}")
        return self.do(*(f"join {name}" for name in attackers))

    def assault(self, zone: str, *attackers: str, die: int) -> "Table":
        """The same, with a dictated die."""
        return self.gather(zone, *attackers).dice(die).do("roll")

    def points(self, camp: str) -> int:
        """A camp's victory points."""
        return self.g.points[CAMPS.index(camp)]

    def level(self, zone: str) -> int:
        """The urban progression in a Berlin zone."""
        return self.g.level[self.cell(zone)]

    def _mark_all(self, units: Entries, mark: str) -> None:
        for name, *_ in entries(units):
            self.mark(self.unit(name), mark)

    def _hold(self, camp: str, event: str) -> None:
        g, mine, token = self.g, CAMPS.index(camp), EVENTS.index(event)
        g.token[mine] = token
        for holder in (0, 1):
            if g.token[holder] != NO_TOKEN:
                g.could[holder] = tuple(other for other in IN_CUP if other != g.token[1 - holder])


@cache
def real_game() -> RaceForBerlin:
    """The game with its own components."""
    return RaceForBerlin()
