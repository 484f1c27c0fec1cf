"""A table for tests: a hand-set position, actions as text, dictated dice, and refusals with their rule."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from grognard.games.race_for_berlin.components import CAMPS, NOBODY
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.position import FULL, ON_MAP, PLACES, REDUCED, REMOVED, Position
from grognard.games.race_for_berlin.rules.events import EVENTS, IN_CUP, NO_TOKEN, in_cup
from grognard.games.race_for_berlin.rules.sequence import Operations, Turn
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.at_table import AtTable
from tests.race_for_berlin.ground import ground

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


class Table(AtTable):
    """A position at the start of a step: A.1 to A.4, B.1, B.2, C.1 to C.5, or D.

    A unit stands in a zone (`"b8"`), on its reduced side (`"b8 reduced"`), or in a place off the map
    (`"coming"`, `"destroyed"`); those not named are out of the game.

    >>> table = Table({"8GA-1": "b9", "303": "b8"}, step="C.1")
    >>> table.do("fight 8GA-1", "begin", "attack b8", "join 8GA-1").dice(6).do("roll")
    """

    QUIET = ("end", "begin", "done", "pass", "keep", "stay")
    game: RaceForBerlin
    g: Position

    def __init__(
        self,
        units: Mapping[str, str],
        *,
        step: str,
        turn: int = 2,
        game: RaceForBerlin | None = None,
        dice: tuple[int, ...] = (),
        american: Iterable[str] = (),
        levels: Mapping[str, int] | None = None,
        control: Mapping[str, str] | None = None,
        oos: Iterable[str] = (),
        used: Iterable[str] = (),
        guests: Iterable[str] = (),
        tokens: Mapping[str, str] | None = None,
        order: str = "",
        support: tuple[int, int] = (0, 0),
        **facts: object,
    ) -> None:
        self.game = game or ground()
        chosen, values = self.game.choose("race", {})
        g = self.g = self.game.setup(chosen, values, key_from_seed(0))
        g.heinrici_from = 99  # nobody is asked about Heinrici, unless a test says so
        for unit in range(len(g.place)):
            g.remove(unit, REMOVED)
            g.steps[unit] = FULL
        for name, place in units.items():
            self._set(name, place)
        for name in american:
            g.mark(g.american, self.cell(name), 1)
        for number, chain in enumerate(g.box.tracks):
            g.track[number] = next((n for n, zone in enumerate(chain) if not g.american[zone]), len(chain))
        for name, level in (levels or {}).items():
            g.mark(g.level, self.cell(name), level)
        for name, camp in (control or {}).items():
            g.control[self.cell(name)] = CAMPS.index(camp)
        for column, names in ((g.oos, oos), (g.used, used), (g.guest, guests)):
            for name in names:
                column[self.unit(name)] = 1
        for camp, event in (tokens or {}).items():
            self._hold(camp, event)
        g.order = CAMPS.index(order) if order else NOBODY
        g.support[:] = bytes(support)
        for name, value in facts.items():
            setattr(g, name, value)
        g.turn, g.dictated = turn, dice
        g.stack = (
            [Turn(at=TURN_STEPS[step])]
            if step in TURN_STEPS
            else [Turn(at="end_moves"), Operations(at=IMPULSES[step])]
        )
        flow.run(g)

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

    def _set(self, name: str, place: str) -> None:
        g, unit = self.g, self.unit(name)
        where, _, side = place.partition(" ")
        g.set_up([(unit, where)])
        g.steps[unit] = REDUCED if side == "reduced" else FULL

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


def zone_named(name: str) -> str:
    """The label of a zone of the game's own map, by its printed name."""
    box = real_game().box
    return box.board.labels[box.names.index(name)]
