"""A position on the testing ground, for chapters that ask nobody: units in a line of text, facts by name.

>>> field = Field("su-hq 1505, su-1 1205, ge-1 1105", rails="1505 1605 1705 1805 1905 2005")
>>> field.supplied("su-1")
True
"""

from dataclasses import replace
from typing import Any

from grognard.games.victory_roads.components import THEATRES, Scenario
from grognard.games.victory_roads.geography import Geography
from grognard.games.victory_roads.position import (
    MODES,
    PLACES,
    Position,
    World,
)
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.units import SOVIET, Unit
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.frames import Frame
from grognard.kernel.pieces import ON_BOARD
from tests.ground import Entries, entries
from tests.victory_roads.ground import BOX, CHARTS, ground

SEATS = {"soviet": ("soviet",), "axis": ("axis",)}
WORDS = ("terrain", "country", "held", "fort", "sides", "roads", "rails", "places")
NATIONS = {"su": "soviet", "ge": "german", "hu": "hungarian", "ro": "romanian"}


def _unit(name: str, kind: str, arm: str, values: str, back: str = "0-0-0", **said: Any) -> Unit:
    nation = NATIONS[name[:2]]
    branch = said.get("branch") or {"soviet": "regular", "german": "wehrmacht"}.get(nation, nation)
    attack, defence, movement = map(int, values.split("-"))
    low_attack, low_defence, low_movement = map(int, back.split("-"))
    return Unit(
        id=name,
        name=name,
        nation=nation,
        branch=branch,
        kind=kind,
        arm=arm,
        elite=said.get("elite", False),
        steps=said.get("steps", 1 if back == "0-0-0" else 2),
        attack=attack,
        defence=defence,
        movement=movement,
        reduced_attack=low_attack,
        reduced_defence=low_defence,
        reduced_movement=low_movement,
        radius=said.get("radius", 0),
    )


UNITS = (
    *(_unit(f"su-{n}", "corps", "infantry", "8-8-3", "1-5-2") for n in range(1, 8)),
    *(_unit(f"su-t{n}", "corps", "armoured", "12-12-4", "6-6-4") for n in range(1, 7)),
    _unit("su-cav", "corps", "cavalry", "6-5-4", "3-2-4"),
    *(_unit(f"su-hq{n}", "hq", "staff", "0-1-3", radius=3) for n in range(1, 3)),
    *(_unit(f"ge-{n}", "division", "infantry", "3-4-2", "1-2-2") for n in range(1, 6)),
    *(_unit(f"ge-p{n}", "division", "armoured", "8-7-4", "4-4-4", elite=True) for n in range(1, 3)),
    _unit("ge-static", "division", "infantry", "1-3-0", "0-1-0"),
    _unit("ge-kg", "kg", "infantry", "2-2-2"),
    _unit("ge-garrison", "garrison", "infantry", "0-1-0"),
    *(_unit(f"ge-hq{n}", "hq", "staff", "0-1-3", radius=3) for n in range(1, 3)),
    _unit("hu-1", "division", "infantry", "2-3-2", "1-2-2"),
    _unit("hu-hq", "hq", "staff", "0-1-2", radius=3),
    _unit("ro-1", "division", "infantry", "2-3-2", "1-1-2"),
    _unit("ro-hq", "hq", "staff", "0-1-2", radius=3),
    _unit("su-g1", "corps", "armoured", "12-12-4", "6-6-4", elite=True),
    _unit("ge-tkg", "kg", "armoured", "5-4-3", "2-2-3"),
    *(_unit(f"ro-{n}", "division", "infantry", "2-3-2", "1-1-2") for n in range(2, 7)),
    _unit("ge-weak", "division", "armoured", "6-5-4", "3-3-4"),
    _unit("ge-jaeger", "division", "infantry", "4-5-2", "2-3-2", elite=True),
    _unit("ge-ss", "division", "infantry", "3-4-2", "1-2-2", branch="ss"),
    _unit("ge-ss-p", "division", "armoured", "10-9-4", "5-5-4", branch="ss"),
    _unit("ge-marine", "division", "infantry", "3-4-2", "1-2-2", branch="kriegsmarine"),
    _unit("hu-p", "division", "armoured", "5-4-4", "2-2-4"),
    _unit("hu-t1", "division", "armoured", "4-4-4", "2-2-4", elite=True),
    _unit("hu-reserve", "division", "infantry", "1-2-2", "0-1-2"),
    _unit("ge-hiwis", "hiwis", "armoured", "0-0-0", steps=0),
)
NUMBER = {unit.id: number for number, unit in enumerate(UNITS)}


def scenario_with(chapters: int) -> Scenario:
    """The campaign without its set-up and calendar, and with rules up to a chapter."""
    campaign = BOX.scenarios["campaign"]
    return replace(campaign, placed=(), events=(), values={**campaign.values, "chapters": chapters})


class Facts:
    """Facts of a position in a line of text, and where its units stand."""

    g: Position

    def unit(self, name: str) -> int:
        """The number of a unit."""
        return self.g.world.number[name]

    def cell(self, label: str) -> int:
        """The cell of a hex number."""
        return self.g.geo.board.cell(label)

    def set_pontoons(self, arrows: Entries) -> None:
        """HQs in pontoon mode and the hexes they point to: `"su-hq1 1506"`."""
        for name, there in entries(arrows):
            hq = self.unit(name)
            self.g.pontoon[hq] = 1 + self.g.geo.board.direction(self.g.cell[hq], self.cell(there))
        self.g.lay_bridges()

    def set_bridgeheads(self, cells: Entries) -> None:
        """Hexes with a Bridgehead marker."""
        self.g.bridgeheads = self._cells(cells)
        self.g.lay_bridges()

    def set_flown(self, cells: Entries) -> None:
        """Hexes supplied by air."""
        self.g.flown = self._cells(cells)

    def set_partisans(self, cells: Entries) -> None:
        """Hexes with partisans."""
        self.g.partisans = self._cells(cells)

    def set_theatres(self, theatres: Entries) -> None:
        """Theatres in play: `"S 1505 offensive, N 1502 movement"`."""
        for name, there, mode in entries(theatres):
            number = THEATRES.index(name)
            self.g.theatre[number] = self.cell(there)
            self.g.mode[number] = MODES.index(mode)

    def set_changed(self, units: Entries) -> None:
        """Units of allies that have gone over to the Soviets."""
        for (name,) in entries(units):
            self.g.change(self.unit(name), camp=SOVIET)

    def where(self, name: str) -> str:
        """A unit's hex, or the box that it is in."""
        unit = self.unit(name)
        place = self.g.place[unit]
        return self.g.geo.board.labels[self.g.cell[unit]] if place == ON_BOARD else PLACES[place]

    def _cells(self, cells: Entries) -> tuple[int, ...]:
        return tuple(self.cell(there) for (there,) in entries(cells))


class Field(Facts):
    """A position, with its map, units and the words to ask about them."""

    def __init__(self, units: str = "", **facts: Any) -> None:
        self.geo: Geography = ground(**{name: facts.pop(name) for name in WORDS if name in facts})
        self.g = g = Position(
            World(self.geo, UNITS, CHARTS, (), SEATS, scenario_with(facts.pop("chapters", 19))),
            key_from_seed(0),
        )
        g.clear()
        for *names, place in entries(units):
            marks = [name for name in names if name not in NUMBER]
            assert not marks, marks
            g.set_up([(NUMBER[name], place) for name in names])
        for name, value in facts.items():
            if setter := getattr(self, f"set_{name}", None):
                setter(value)
            else:
                assert hasattr(g, name), f"a Position has no {name}"
                setattr(g, name, value)
        g.memo = {}

    def set_cut(self, units: Entries) -> None:
        """Who bears the Unsupplied marker."""
        for (name,) in entries(units):
            self.g.mark(self.g.cut, NUMBER[name], 1)

    def set_reduced(self, units: Entries) -> None:
        """Who shows the back."""
        for (name,) in entries(units):
            self.g.steps[NUMBER[name]] = 1

    def labels(self, cells: Any) -> set[str]:
        """The hex numbers of cells."""
        return {self.geo.board.labels[cell] for cell in cells}

    def supplied(self, name: str) -> bool:
        """Whether a unit is supplied as things stand."""
        return is_supplied(self.g, NUMBER[name])

    def run(self, frame: Frame) -> None:
        """Lets a frame run to its first question, or to its end."""
        self.g.stack = [frame]
        flow.run(self.g)

    def sound(self) -> bool:
        """Whether counts, zones and kept answers are those of the board."""
        return self.g.problems() == []
