"""The table for tests of Borodino ’41; `tests.table` has what all games share.

It plays on the testing ground of `ground.py` with the units of `field.py`, or on the real map:
`Table(…, game=real_game())`. Turn 2, morning, clear weather, no lull, unless a fact says otherwise. Who is
not named is out of the game, HQs too; all the same everybody is in command, unless `commanded=False` leaves
it to where the HQs are.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from grognard.games.borodino_41.game import Borodino41, grammar
from grognard.games.borodino_41.position import (
    AM,
    CUT_OFF,
    DISRUPTED,
    ELIMINATED,
    FOXHOLE,
    INITIAL,
    INSIDE,
    LIMITED,
    LOST,
    NIGHT_SECTION,
    OUT_OF_SUPPLY,
    OUTSIDE,
    PLACES,
    PM,
    SUPPRESSED,
    TRENCH,
    Position,
    World,
)
from grognard.games.borodino_41.rules.impulse import Impulse
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.rules.sequence import Afternoon, Day, Morning, Night
from grognard.games.borodino_41.scenarios import LAST_TURN, SEATS, set_up
from grognard.games.borodino_41.shown.words import _CELLS, _MANY_UNITS, _UNITS, name_of
from grognard.games.borodino_41.units import DUMMY, SIDES
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Scenario
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import Name, sentence
from tests import table
from tests.borodino_41.field import UNITS
from tests.borodino_41.ground import WORDS, box, ground
from tests.ground import Entries, TestingGround, entries

PIECES = (*_UNITS, *_MANY_UNITS)
"""Arguments of messages that name pieces."""
CELLS = (*_CELLS, "cells")
SECTIONS = {"am": AM, "pm": PM, "night": NIGHT_SECTION}
SECTION_FRAMES = {AM: Morning, PM: Afternoon, NIGHT_SECTION: Night}
STEPS = {
    "initiative": "initiative",
    "air": "air",
    "challenge": "announce",
    "recovery": "recovery",
    "supply": "supply",
    "strikes": "strikes",
    "replacements": "after_second",
}
"""Steps of the section frames by the names of phases."""
STATES = {"suppressed": SUPPRESSED, "disrupted": DISRUPTED}
SUPPLIES = {"cut-off": CUT_OFF, "out-of-supply": OUT_OF_SUPPLY}
PLACED = {"in": INSIDE, "out": OUTSIDE}
WORKS = {"foxhole": FOXHOLE, "trench": TRENCH}


class GroundGame(Borodino41):
    """The game on a testing ground: nobody is set up."""

    def __init__(self, **changes: Entries) -> None:
        self.box = box()
        self.data = self.box.data
        self.geo = ground(**changes)
        self.grammar = grammar(self.geo, [unit.id for unit in UNITS])

    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> World:
        name = scenario.name
        return World(self.geo, UNITS, self.box.charts, SEATS, LAST_TURN[name], name, dict(options))

    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> Position:
        g = set_up(self.world(scenario, options), key)
        g.stack.append(Day())
        return g

    def words(self, state: Position, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        """Sentences as ever, with the names of the testing ground."""

        def namer(name: str, value: Any, language: str) -> Any:
            kind = "unit" if name in PIECES else "cell" if name in CELLS else ""
            if name == "edge":
                return Name(self.geo.spots.edge_labels[value])
            if not kind:
                return name_of(self.box, name, value, language)
            names = self.grammar.names(kind)
            values = value if isinstance(value, tuple | list) else (value,)
            return Name(", ".join(names[one] if isinstance(one, int) else one for one in values))

        return sentence(self.folder / "look", language, message, args, namer)


class Table(table.Table):
    """A position at the start of a phase.

    Phases: `german-movement`, `german-combat` and the like, in a limited impulse of the morning; before them
    may stand `initial-` (12 points), `pm-` or `night-`: `night-soviet-combat`, `initial-german-movement`.
    Also `day` (the weather), `initiative`, `challenge`, `recovery`, `strikes-german`, `night-initiative`,
    `supply`, `replacements`, `pm-air`, and `end-of-day`. A combat phase begins with its air strikes: there
    are none unless `air="german 5"` says what lies under the cups.

    Marks of a unit: `suppressed`, `disrupted`, `column`, `cut-off`, `out-of-supply`, `in` and `out` (of the
    fortification), `marked-n` to `marked-nw` (an assault marker that points there), `moved`, `mounted`,
    `afoot`, `spent`, `watched`, `committed`, `uncommanded`, `faces-n` (the static tanks).

    Facts beside those of the ground: `works="0505 trench german"`, `wrecked="0505"`, `held="0505 german"`,
    `strengths="ge-1 3"`, `blown="0505 0506"`, `built="0505 0506"`, `opened="0505 0506"` (ways that Germans
    have used), `fought="69 17"` (formations), `air="german 5, soviet 3"`, `weather="snow"`,
    `section="night"`, `lull=True`, `options="inverted-counters"`, `commanded=False`, any scalar of the state.

    >>> Table("ge-1 ge-2 0505 marked-s, su-1 0506 in", "german-combat", forts="0506 n ne nw", dice=(4, 7))
    """

    QUIET = ("pass", "done", "end", "halt", "waive", "decline", "allow", "bid 0")
    SCENARIO, GROUND = "battle", TestingGround(WORDS, GroundGame)  # type: ignore[assignment]
    game: Borodino41
    g: Position

    @classmethod
    def clear(cls, g: Any) -> None:
        """All units are out of the game, as if lost off the map; dummies lie beside it."""
        for unit, printed in enumerate(g.world.units):
            if printed.kind != DUMMY:
                g.remove(unit, LOST)
        g.weather = "clear"

    def put(self, unit: int, place: str) -> None:
        super().put(unit, place)
        self.g.strength[unit] = 0 if self.g.place[unit] == ELIMINATED else self.g.unit(unit).strength
        if self.g.place[unit] == ON_BOARD:
            self.g.began[unit] = self.g.cell[unit]

    def mark(self, unit: int, mark: str) -> None:
        if mark in STATES:
            self.g.change(unit, state=STATES[mark])
        elif mark in SUPPLIES:
            self.g.change(unit, supply=SUPPLIES[mark])
        elif mark in PLACED:
            self._kept_marks[unit, "inside"] = PLACED[mark]
        elif mark in ("mounted", "afoot"):
            self._kept_marks[unit, "afoot"] = 2 if mark == "mounted" else 1
        elif mark == "moved":
            self._kept_marks[unit, "moved"] = 2
        elif mark in ("committed", "uncommanded"):
            self._kept_marks[unit, mark] = 1
        elif mark.startswith("marked-"):
            self._kept_marks[unit, "assault"] = 1 + self._direction(mark)
            self._kept_marks[unit, "marked"] = 1
        elif mark.startswith("faces-"):
            self.g.facing[unit] = self._direction(mark)
        else:
            getattr(self.g, mark)[unit] = 1
            self.g.memo = {}

    def begin(self, at: str) -> None:
        """Makes the stack for the start of a phase."""
        g, words = self.g, at.split("-")
        section = next((SECTIONS[word] for word in words if word in SECTIONS), g.section)
        if at in ("supply", "replacements"):
            section = NIGHT_SECTION
        if words[0] == "strikes":
            g.first_kept = True
            camp = SIDES.index(words[1])
            section = AM if camp != g.initial else PM
        g.section = section
        kind = INITIAL if "initial" in words else LIMITED
        rest = [word for word in words if word not in SECTIONS and word != "initial"]
        if at in ("", "day"):
            g.stack = [Day()]
            return
        if at == "end-of-day":
            g.stack = [Day(at="end_of_day")]
            return
        day = Day(at={AM: "afternoon", PM: "night", NIGHT_SECTION: "end_of_day"}[section])
        if rest[0] not in SIDES:
            g.stack = [day, SECTION_FRAMES[section](at=STEPS[rest[0]])]
            return
        camp = SIDES.index(rest[0])
        impulse = Impulse(camp, kind)
        impulse.begin(g)
        g.events.clear()
        for (unit, column), value in self._kept_marks.items():
            getattr(g, column)[unit] = value
        if self._in_command:
            for unit in g.units_of(camp):
                if (unit, "uncommanded") not in self._kept_marks:
                    g.uncommanded[unit] = 0
        self._set_points(camp)
        g.memo = {}
        impulse.at = {"movement": "move", "combat": "fight", "close": "close", "begin": "begin"}[rest[1]]
        g.stack = [day, SECTION_FRAMES[section](at="recovery"), impulse]

    def _set_points(self, camp: int) -> None:
        for unit in self.g.units_of(camp):
            self.g.points[unit] = allowance(self.g, unit)

    # ---- facts

    def __init__(self, *args: Any, **facts: Any) -> None:
        self._kept_marks: dict[tuple[int, str], int] = {}
        self._in_command = facts.pop("commanded", True)
        super().__init__(*args, **facts)

    def set_works(self, works: Entries) -> None:
        """Foxholes and trenches: `"0505 trench german"`."""
        for there, kind, side in entries(works):
            self.g.mark(self.g.works, self.cell(there), 2 * WORKS[kind] + SIDES.index(side))

    def set_wrecked(self, cells: Entries) -> None:
        """Fortifications that are destroyed."""
        for (there,) in entries(cells):
            self.g.mark(self.g.wrecked, self.cell(there), 1)

    def set_held(self, cells: Entries) -> None:
        """Who was last to enter a hex: `"1213 german"`."""
        for there, side in entries(cells):
            self.g.mark(self.g.holder, self.cell(there), 1 + SIDES.index(side))

    def set_strengths(self, units: Entries) -> None:
        """What is left of units: `"ge-1 3"`."""
        for name, points in entries(units):
            self.g.strength[self.unit(name)] = int(points)
        self.g.memo = {}

    def set_blown(self, sides: Entries) -> None:
        """Bridges that are blown."""
        self._set_spots(sides, 1)

    def set_built(self, sides: Entries) -> None:
        """Bridges that were built."""
        self._set_spots(sides, 2)

    def _set_spots(self, sides: Entries, value: int) -> None:
        for a, b in entries(sides):
            spot = self.g.geo.spots.edge(self.cell(a), self.cell(b))
            assert spot is not None, f"{a} {b}: no water"
            self.g.mark(self.g.spots, spot, value)

    def set_opened(self, cells: Entries) -> None:
        """Hexes of ways that Germans have used."""
        for names in entries(cells):
            for there in names:
                spot = self.g.geo.spots.cell(self.cell(there))
                assert spot is not None, f"{there}: no way"
                self.g.mark(self.g.spots, spot, 1)

    def set_fought(self, formations: Entries) -> None:
        """Formations that have fought, by the names of `field.py`."""
        for names in entries(formations):
            for name in names:
                self.g.fought[self.g.world.formations.index(name)] = 1

    def set_air(self, dice: Entries) -> None:
        """What lies under the cups: `"german 5, soviet 3"`."""
        for side, value in entries(dice):
            self.g.dictated = (int(value),)
            self.g.roll_hidden(f"air-{side}", 10, (SIDES.index(side),))
        self.g.learnt, self.g.events = (), []

    # ---- what is

    def where(self, name: str) -> str:
        unit = self.unit(name)
        place = self.g.place[unit]
        return self.g.geo.board.labels[self.g.cell[unit]] if place == ON_BOARD else PLACES[place]

    def is_marked(self, name: str, mark: str) -> bool:
        g, unit = self.g, self.unit(name)
        if mark in STATES:
            return g.state[unit] == STATES[mark]
        if mark in SUPPLIES:
            return g.supply[unit] == SUPPLIES[mark]
        if mark in PLACED:
            return g.inside[unit] == PLACED[mark]
        if mark in ("mounted", "afoot"):
            return g.afoot[unit] == (2 if mark == "mounted" else 1)
        if mark == "moved":
            return g.moved[unit] == 2
        if mark.startswith("marked-"):
            return g.assault[unit] == 1 + self._direction(mark)
        if mark.startswith("faces-"):
            return g.facing[unit] == self._direction(mark)
        if mark == "marker":
            return bool(g.assault[unit])
        return bool(getattr(g, mark)[unit])

    def strength(self, name: str) -> int:
        """What is left of a unit."""
        return self.g.strength[self.unit(name)]

    def points(self, name: str) -> float:
        """Movement points left."""
        return self.g.points[self.unit(name)] / 4

    def _direction(self, mark: str) -> int:
        return DIRECTIONS["flat"].index(mark.partition("-")[2].upper())

    @classmethod
    def opening(cls, scenario: str = "battle", options: str = "", *, dice: tuple[int, ...] = ()) -> "Table":
        """A new game on the game's own map."""
        return cls.opened(real_game(), scenario, dict.fromkeys(options.split(), True), dice)


@cache
def real_game() -> Borodino41:
    """The game with its own map and units."""
    return Borodino41()


@cache
def _first(scenario: str) -> Position:
    return real_game().setup(*real_game().choose(scenario, {}), key_from_seed(7))


def start(scenario: str = "battle") -> Position:
    """A game on the game's own map, before the set-up."""
    return _first(scenario).clone()
