"""The state of a game: where every counter and chit is and what has happened, with the words to ask it.

Counters stand in hexes or lie in boxes. Chits, which are the supports, never stand in hexes, where they would
count as units: one that is played lies in the box `on-map`, and `spot` says where that is. Control is kept
for sites alone, since no rule reads it anywhere else.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress, count
from typing import Any, ClassVar

from grognard.games.victory_roads.charts import Charts, Support
from grognard.games.victory_roads.columns import Columns
from grognard.games.victory_roads.components import THEATRES, Components, Scenario
from grognard.games.victory_roads.geography import BRIDGED, MUD, NO_SITE, Geography
from grognard.games.victory_roads.units import AXIS, NATIONS, SIDES, SOVIET, SOVIETS, Unit, blank
from grognard.kernel.actions import Seat, Side
from grognard.kernel.board.zoc import outside, spread
from grognard.kernel.knowledge.knowledge import Knowledge
from grognard.kernel.pieces import NOWHERE, Layout
from grognard.kernel.state import State

# component/map-boxes: boxes of counters, then boxes of chits.
COMING, ELIMINATED, REMOVED, LIFTED, STAVKA, CORPS_POOL, KG_POOL, HALT_POOL, CAPITULATED, WAITING = range(
    1, 11
)
SOVIET_POOL, GERMAN_POOL, REICH_RESERVE, BOX_N, BOX_CN, BOX_CS, BOX_S, BOX_G, ON_MAP, PLAYED, OUT = range(
    11, 22
)
PLACES = (
    "map",
    "coming",
    "eliminated",
    "removed",
    "lifted",
    "stavka",
    "corps-pool",
    "kg-pool",
    "halt-pool",
    "capitulated",
    "waiting",
    "soviet-pool",
    "german-pool",
    "reich-reserve",
    "box-n",
    "box-cn",
    "box-cs",
    "box-s",
    "box-g",
    "on-map",
    "played",
    "out",
)
FULL, REDUCED = 2, 1
MOVED, STUCK = 1, 2
NO_MODE, OFFENSIVE, MOVING = range(3)
MODES = ("none", "offensive", "movement")
"""9.1: those of theatres; one without a mode is not in play."""
ARTILLERY_PLACED, MODE_KEPT = 1, 2
NONE = -1
"""No theatre, unit or hex where one could be named."""
RISING = 19
"""The chapter of the rising of Warsaw."""
WITH_AXIS, WITH_SOVIETS, GONE, NEVER = range(4)
"""Where Romania and Hungary stand (14); Hungary may also be past surrendering."""


def team_seat(theatre: int) -> Seat:
    """The seat of the player of a theatre."""
    return f"{SIDES[SOVIET]}-{THEATRES[theatre].lower()}"


@dataclass(frozen=True)
class World:
    """What never changes in a game."""

    geo: Geography
    units: tuple[Unit, ...]
    charts: Charts
    chits: tuple[Support, ...]
    """All chits, each with its kind; as pieces they follow the units."""
    seats: Mapping[Seat, tuple[Side, ...]]
    scenario: Scenario
    box: Components | None = None
    """All components, for who draws the position; a testing ground has none."""
    team: tuple[int, ...] = ()
    """The theatres that have a Soviet player of their own, from north to south; none without a team."""

    @cached_property
    def answering(self) -> Mapping[int, Mapping[Seat, tuple[Side, ...]]]:
        """Of a team: for each theatre, the sides that each seat decides for while its player is asked."""
        players = {theatre: team_seat(theatre) for theatre in self.team}
        return {
            theatre: {
                seat: () if seat in players.values() and seat != mine else sides
                for seat, sides in self.seats.items()
            }
            for theatre, mine in players.items()
        }

    @property
    def chapters(self) -> int:
        """The last chapter in force: 8, 17, 18 or 19."""
        found: int = self.scenario.values["chapters"]
        return found

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The number of each unit, by its name."""
        return {unit.id: number for number, unit in enumerate(self.units)}

    @cached_property
    def arrivals(self) -> Mapping[int, int]:
        """17.1, 17.2: the turn in which each unit of the calendar comes."""
        events = self.scenario.events
        return {self.number[event.unit]: event.turn for event in events if event.event == "arrives"}

    @cached_property
    def changes(self) -> tuple[tuple[int, int, int], ...]:
        """18.2: turns in which a unit is replaced by another, with both."""
        return tuple(
            (event.turn, self.number[event.unit], self.number[event.into])
            for event in self.scenario.events
            if event.into is not None
        )

    @cached_property
    def eastern_stakes(self) -> tuple[int, ...]:
        """16.1.1: the major cities of the Soviet Union and the ports of the Baltic states."""
        geo, cells = self.geo, range(len(self.geo.board))
        return tuple(
            cell
            for cell in cells
            if (geo.is_major[cell] and geo.country[cell] == "soviet-union")
            or (geo.is_port[cell] and geo.country[cell] == "baltic")
        )

    @cached_property
    def warsaw(self) -> int:
        """19: the hex of Warsaw, or NOWHERE where its rising is not played."""
        (label,) = self.charts.tables["objectives"]["warsaw"]
        cell = self.geo.board.index.get(label, NOWHERE)
        return cell if self.chapters >= RISING and cell != NOWHERE and not self.geo.closed[cell] else NOWHERE

    @cached_property
    def near_warsaw(self) -> frozenset[int]:
        """19.1.1: the hexes from which Soviets make it rise."""
        if self.warsaw == NOWHERE:
            return frozenset()
        distance, cells = self.geo.board.distance, range(len(self.geo.board))
        return frozenset(cell for cell in cells if distance(self.warsaw, cell) <= 2)

    @cached_property
    def layout(self) -> Layout:
        """All pieces; a unit is adjacent to the six hexes around it, whatever lies between."""
        board = self.geo.board
        camps = bytes(SOVIET if unit.nation == "soviet" else AXIS for unit in self.units)
        camps += bytes(SOVIET if chit.side == "soviet" else AXIS for chit in self.chits)
        return Layout(board, PLACES, camps, len(SIDES), spread(board, lambda a, b: False))

    @cached_property
    def printed(self) -> tuple[Unit, ...]:
        """What is printed on each piece; a chit bears no factors, so that it can do nothing as a unit."""
        return (*self.units, *(blank(chit) for chit in self.chits))

    @cached_property
    def nation(self) -> bytes:
        """The nation that is printed on each piece."""
        return bytes(NATIONS.index(unit.nation) for unit in self.printed)

    @cached_property
    def hqs(self) -> tuple[int, ...]:
        """1.1.5: the headquarters of all nations."""
        return tuple(number for number, unit in enumerate(self.units) if unit.is_hq)


_OTHER_CAMPS = tuple(bytes(camp != other for other in range(256)) for camp in range(len(SIDES)))
"""For columns as bytes: 1 for those of another camp."""


class Position(Columns):
    """A game in progress."""

    SIDES = SIDES
    UNTIL = ("phase", "turn")
    NAMED = (*Knowledge.NAMED, "chit", "chits")

    world: World

    geo: Geography
    """That of the world: at hand, since every rule asks for it."""

    DERIVED: ClassVar[Mapping[str, str]] = {**Knowledge.DERIVED, "geo": "old.geo"}

    def __init__(self, world: World, key: bytes) -> None:
        super().__init__(world, key)
        self.geo = world.geo

    def clear(self) -> None:
        """All pieces out of the way and everything as it is before a set-up."""
        geo, chits = self.geo, len(self.world.chits)
        self.spot, self.origin = array("h", [NONE] * chits), bytearray(chits)
        self.spots = bytearray(len(geo.spots))
        self.clear_board(COMING, "steps", "cut", "moved", "fought", "exploits", "barred", "late", "pontoon")
        for unit, printed in enumerate(self.world.units):
            self.steps[unit] = printed.steps
        for chit in range(len(self.world.units), len(self.cell)):
            self.place[chit] = OUT
        self.held = bytearray(geo.first_holder[cell] for cell in geo.sites)
        self.fallen = bytearray(holder == SOVIET for holder in self.held)
        self.ordered = bytearray(len(geo.sites))
        self.theatre, self.mode = array("h", [NOWHERE] * len(THEATRES)), bytearray(len(THEATRES))
        self.extra, self.drew, self.used, self.bound = (bytearray(len(THEATRES)) for _ in range(4))
        self.turn, self.phase, self.player, self.weather, self.overcast = 1, "weather", SOVIET, "fair", False
        self.struck = self.bridgeheads = self.bridging = self.flown = self.partisans = self.autonomous = ()
        self.carriers = self.acted = self.stranded = ()
        self.priority = self.secondary = self.offensive = self.turned = self.hand = NONE
        self.mood = self.ceiling = 10
        self.freedom = self.dismissals = self.rail = self.sea = self.rising = self.half_moves = self.met = 0
        self.no_replacements = self.reich_supports = False
        self.objectives, self.cities_lost, self.spent_out, self.strategic = 6, False, False, False
        self.romania = self.hungary = WITH_AXIS
        self.armistice, self.staline, self.over = False, False, ""

    # ---- who knows what: counters lie face up, chits face down

    def is_chit(self, piece: int) -> bool:
        """1.5.1: whether a piece is a support, which is no unit."""
        return piece >= len(self.world.units)

    def owners(self, unit: int) -> tuple[int, ...]:
        return () if self.is_chit(unit) else (SOVIET, AXIS)

    def back_of(self, unit: int) -> int:
        """1.5.3: a chit that must be played has a mark on its back, which all can see."""
        if not self.is_chit(unit):
            return self.layout.camps[unit]
        return self.layout.camps[unit] + len(SIDES) * (2 if self.support(unit).mandatory else 1)

    def note(self, message: str, *rules: str, seen_by: tuple[Side, ...] | None = None, **args: Any) -> None:
        """As for all games; a line that names no chit says nothing that anyone does not see."""
        if any(self._names_chit(said) for name, said in args.items() if name in self.NAMED):
            super().note(message, *rules, seen_by=seen_by, **args)
        else:
            State.note(self, message, *rules, seen_by=seen_by, **args)

    def _names_chit(self, said: int | Sequence[int]) -> bool:
        last = said if isinstance(said, int) else max(said, default=0)
        return self.is_chit(last)

    # ---- units

    def support(self, chit: int) -> Support:
        """The kind of a chit."""
        return self.world.chits[chit - len(self.world.units)]

    def unit(self, unit: int) -> Unit:
        """What is printed on a counter."""
        return self.world.printed[unit]

    def nation_of(self, unit: int) -> int:
        """1.7.3: the nation that a unit counts as; allies of the Soviets are Soviets."""
        return SOVIETS if self.camp[unit] == SOVIET else self.world.nation[unit]

    def attack(self, unit: int) -> int:
        """The attack factor of the face that is up."""
        printed = self.world.printed[unit]
        return printed.attack if self._is_front(unit) else printed.reduced_attack

    def defence(self, unit: int) -> int:
        """The defence factor of the face that is up."""
        printed = self.world.printed[unit]
        return printed.defence if self._is_front(unit) else printed.reduced_defence

    def movement(self, unit: int) -> int:
        """The movement factor of the face that is up."""
        printed = self.world.printed[unit]
        return printed.movement if self._is_front(unit) else printed.reduced_movement

    def _is_front(self, unit: int) -> bool:
        """Whether the front is up; who has a single step shows nothing else."""
        return self.steps[unit] == self.world.printed[unit].steps

    def units_of(self, camp: int) -> list[int]:
        """The counters of a side on the map, lowest number first."""
        elsewhere = int.from_bytes(self.place, "little")
        others = int.from_bytes(self.camp.translate(_OTHER_CAMPS[camp]), "little")
        neither = outside((elsewhere | others).to_bytes(len(self.camp), "little"))
        return list(compress(count(), neither))

    def hqs_of(self, nation: int) -> list[int]:
        """The headquarters of a nation on the map."""
        return [hq for hq in self.world.hqs if self.cell[hq] >= 0 and self.nation_of(hq) == nation]

    # ---- sites

    def holder(self, cell: int) -> int:
        """1.10: the side that controls the site in a hex."""
        return self.held[self.site(cell)]

    def has_fallen(self, cell: int) -> bool:
        """13: whether the Soviets have ever captured the site in a hex."""
        return bool(self.fallen[self.site(cell)])

    def site(self, cell: int) -> int:
        """The number of the site in a hex."""
        number = self.geo.site[cell]
        if number == NO_SITE:
            raise ValueError(f"{self.geo.board.labels[cell]} is no site: nobody's control is kept there")
        return number

    # ---- bridges

    def lay_bridges(self) -> None:
        """6.6: the bridges of pontoons, bridgeheads and engineers, and no others."""
        laid = bytearray(len(self.geo.waters))
        for hq in self.world.hqs:
            if self.pontoon[hq]:
                self._lay(laid, self.cell[hq], self.arrow(hq))
        engineers = (self.cell[unit] for unit in self.bridging if self.cell[unit] >= 0)
        for cell in (*self.bridgeheads, *engineers):
            for near in self.geo.banks.get(cell, ()):
                self._lay(laid, cell, near)
        if self.spots[: len(laid)] != laid:
            self.spots[: len(laid)], self.memo = laid, {}

    def arrow(self, hq: int) -> int | None:
        """4.1.3: the hex to which an HQ in pontoon mode points."""
        return self.geo.board.toward(self.cell[hq], self.pontoon[hq] - 1)

    def _lay(self, laid: bytearray, cell: int, near: int | None) -> None:
        spot = None if near is None else self.geo.spots.edge(cell, near)
        if spot is not None:
            laid[spot] = BRIDGED

    def lift(self, unit: int) -> None:
        """As for all pieces; the bridge of a pontoon or of engineers goes with it."""
        super().lift(unit)
        if self.pontoon[unit]:
            self.pontoon[unit] = 0
            self.lay_bridges()
        elif unit in self.bridging:
            self.lay_bridges()

    def put(self, unit: int, cell: int) -> None:
        """As for all pieces; engineers lay their bridges where they come."""
        super().put(unit, cell)
        if unit in self.bridging:
            self.lay_bridges()

    def remove(self, unit: int, place: int) -> None:
        """As for all pieces; supports that are with a unit go back to their pool without it (5.4.4)."""
        super().remove(unit, place)
        if unit in self.carriers:
            self.part(unit)

    # ---- supports with a unit

    def carried(self, unit: int) -> list[int]:
        """5.4.4: the chits that are with a unit."""
        if unit not in self.carriers:
            return []
        first = len(self.world.units)
        found = self.in_place(ON_MAP)
        return [chit for chit in found if self.spot[chit - first] == unit and self.support(chit).is_attached]

    def part(self, unit: int) -> None:
        """5.4.4: returns the chits that are with a unit to their pools."""
        chits = self.carried(unit)
        self.carriers = tuple(other for other in self.carriers if other != unit)
        if unit in self.bridging:
            self.bridging = tuple(other for other in self.bridging if other != unit)
            self.lay_bridges()
        for chit in chits:
            self.spot[chit - len(self.world.units)] = NONE
            self.note("supports.parted", "5.4.4a", chit=chit, unit=unit)
            self.give_back((chit,), SOVIET_POOL if self.layout.camps[chit] == SOVIET else GERMAN_POOL)

    # ---- weather and chapters

    @property
    def is_muddy(self) -> bool:
        """3.2.2."""
        return self.weather == MUD

    @property
    def is_advanced(self) -> bool:
        """1.6.4: whether chapters beyond the basic game are in force, and with them rules printed on grey."""
        return self.world.chapters > 8
