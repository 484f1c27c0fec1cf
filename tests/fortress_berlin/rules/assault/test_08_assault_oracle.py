"""8.4.2, 8.5: a second reckoning of assaults, straight from the text, against that of the rules.

It reads counters, terrain and charts and nothing that the rules have worked out: zones, strengths, terrain
effects and shifts are its own.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import floor
from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import (
    COMBAT,
    EMPTY,
    GOOD,
    HELD,
    MANOEUVRE,
    RED,
    RUINS,
    TAKEN,
    Position,
)
from grognard.games.fortress_berlin.rules.assault.reckoning import Parties, reckon
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.pieces import ON_BOARD
from tests.fortress_berlin.fighting import AROUND, HERE
from tests.fortress_berlin.table import Table
from tests.rules import rule

GROUND = {
    "terrain": "2524 built-up, 2625 park, 2626 major, 2427 lake, 2523 built-up, 2425 park",
    "sides": (
        f"{HERE} 2526 river, {HERE} 2526 bridge, {HERE} 2626 canal, 2426 2526 river, "
        f"{HERE} 2425 barrier, {HERE} 2524 barrier"
    ),
    "perimeter": f"{HERE} yes",
}
PLACES = (*AROUND, "2523", "2424", "2624", "2725", "2726", "2627", "2527", "2327")
WORKS = ("", "bunker", "strongpoint", "flak-tower")
GROUNDS = ("clear", "park", "built-up", "major")


def table_of(rng: Random) -> Table:
    """A position at random: Germans in the middle, Soviets and Germans around them."""
    work, terrain = rng.choice(WORKS), rng.choice(GROUNDS)
    facts: dict[str, Any] = {**GROUND, "terrain": f"{GROUND['terrain']}, {HERE} {terrain}"}
    if work:
        facts["works"] = f"{HERE} {work}"
    options = "coordination" if rng.random() < 0.3 else ""
    table = Table("", "soviet-combat", options=options, **facts)
    g = table.g
    field = range(len(g.printed) - 47, len(g.printed))
    germans = [unit for unit in field if g.camp[unit] == GERMAN and not g.printed[unit].is_ppb]
    soviets = [unit for unit in field if g.camp[unit] == SOVIET]
    rng.shuffle(germans)
    rng.shuffle(soviets)
    for _ in range(rng.randrange(0 if work in WORKS[2:] else 1, 4)):
        _put(rng, g, germans.pop(), table.cell(HERE))
    for name in PLACES:
        side = rng.choice((None, germans, soviets, soviets, soviets))
        for _ in range(rng.randrange(1, 3) if side and len(side) > 2 else 0):
            assert side is not None
            _put(rng, g, side.pop(), table.cell(name))
    if work in WORKS[2:]:
        states = (HELD, EMPTY, TAKEN) if g.units_at(table.cell(HERE)) else (HELD,)
        state = rng.choice(states)
        g.take_fort(table.cell(HERE)) if state == TAKEN else g.mark(g.fort, table.cell(HERE), state)
    if terrain == "built-up" and rng.random() < 0.4:
        g.mark(g.spots, g.geo.ruin_spot[table.cell(HERE)], RUINS)
    return table


def _put(rng: Random, g: Position, unit: int, cell: int) -> None:
    g.put(unit, cell)
    shared = [other for other in g.units_at(cell) if other != unit and g.mode[other] == MANOEUVRE]
    facing = g.facing[shared[0]] if shared else rng.randrange(6)
    disrupted = RED if rng.random() < 0.15 else GOOD
    mode = MANOEUVRE if disrupted else rng.choice((MANOEUVRE, COMBAT, COMBAT))
    g.change(unit, mode=mode, facing=facing, disrupted=disrupted)


class Oracle:
    """One assault on one hex."""

    def __init__(self, g: Position, cell: int, who: Parties) -> None:
        self.g, self.cell, self.who, self.geo = g, cell, who, g.geo
        works = g.geo.works[cell]
        self.fort = "" if g.fort[cell] == TAKEN else works
        self.manned = g.fort[cell] == HELD

    def faces(self, unit: int, cell: int) -> bool:
        """3.4.1: the side to which the top points, and the two beside it."""
        if self.g.mode[unit] == COMBAT:
            return True
        here, board = self.g.cell[unit], self.geo.board
        return any(board.toward(here, (self.g.facing[unit] + turn) % 6) == cell for turn in (5, 0, 1))

    def controls(self, unit: int, cell: int) -> bool:
        """3.2.1 to 3.2.6: whether a unit has a neighbouring hex in its zone."""
        here = self.g.cell[unit]
        if cell not in self.geo.board.neighbours[here] or self.g.disrupted[unit]:
            return False
        if self.geo.terrain[cell] in ("lake", "built-up") or self.geo.board.edge(here, cell) & {
            "river",
            "canal",
        }:
            return False
        if self.geo.works[cell] and self.g.fort[cell] != TAKEN:
            return False
        return self.faces(unit, cell)

    def attack(self) -> int:
        """Step 3: each FS by itself, half over a bridge, then rounded down."""
        total = Fraction(0)
        for unit in self.who.attackers:
            printed = self.g.printed[unit]
            value = Fraction(printed.c_fs if self.g.mode[unit] == COMBAT else printed.m_fs)
            if "bridge" in self.geo.board.edge(self.g.cell[unit], self.cell):
                value /= 2
            total += value
        return floor(total + sum(self.face(hq)[0] for hq in self.who.supporters))

    def face(self, unit: int) -> tuple[int, int]:
        """FS and PF of the face that shows."""
        printed = self.g.printed[unit]
        if self.g.mode[unit] == COMBAT:
            return printed.c_fs, printed.c_pf
        return printed.m_fs, printed.m_pf

    def is_gun(self, unit: int) -> bool:
        """8.1.1: antitank, flak and artillery."""
        return self.g.printed[unit].type in ("antitank", "flak", "artillery", "motorised artillery")

    def defence(self) -> int:
        """FS, of guns PF, half if disrupted; the garrison and headquarters."""
        total = Fraction(0)
        for unit in self.who.defenders:
            fs, pf = self.face(unit)
            total += Fraction(pf if self.is_gun(unit) else fs) / (2 if self.g.disrupted[unit] else 1)
        if self.manned:
            total += {"strongpoint": 1, "flak-tower": 3}[self.fort]
        return floor(total + sum(self.face(hq)[0] for hq in self.who.helpers))

    def pf(self) -> int:
        """Step 4: the highest PF and the best ground."""
        if not self.who.defenders:
            return 3
        best = 0
        for unit in self.who.defenders:
            pf = self.face(unit)[1]
            best = max(best, pf // 2 if self.g.disrupted[unit] and self.is_gun(unit) else pf)
        return best + max(self.grounds("pf"))

    def grounds(self, column: str) -> list[int]:
        """What the hex has on the chart."""
        tec = self.g.world.charts.tec
        found = [getattr(tec[self.geo.terrain[self.cell]], column)]
        spot = self.geo.ruin_spot[self.cell]
        if spot >= 0 and self.g.spots[spot]:
            found.append(4 if column == "pf" else -4)
        if self.fort:
            values = {"bunker": (2, -2), "strongpoint": (3, -3), "flak-tower": (3, -4)}[self.fort]
            found.append(values[column == "dice"])
        return found

    def dice(self) -> int:
        """The best of the hex, and of the sides that attackers cross the best again."""
        sides = [0]
        for unit in self.who.attackers:
            edge = self.geo.board.edge(self.g.cell[unit], self.cell)
            if "bridge" in edge:
                sides.append(-2)
            if "barrier" in edge and not self.fort:
                sides.append(-1)
        return min(self.grounds("dice")) + min(sides)

    def shifts(self) -> Iterator[int]:
        """8.5, 17.5."""
        g, attackers, defenders = self.g, self.who.attackers, self.who.defenders
        ours = max([g.printed[unit].mr for unit in attackers if g.mode[unit] == COMBAT] or [0])
        theirs = [g.printed[unit].mr for unit in defenders if g.mode[unit] == COMBAT]
        theirs += [{"strongpoint": 1, "flak-tower": 3}[self.fort]] if self.manned else []
        best = max(theirs or [0])
        yield (ours > best) - (ours < best)
        if g.world.plays("coordination"):
            yield 1 - len({g.printed[unit].parent for unit in attackers})
        if self.fort:
            return
        armour = ("armour", "assault gun", "recon")
        tanks = [unit for unit in attackers if g.printed[unit].type in armour]
        stop = (*armour, "engineer", "volkssturm engineer", "antitank", "flak")
        if self.geo.terrain[self.cell] in ("clear", "park") and not any(
            g.printed[u].type in stop for u in defenders
        ):
            yield int(any("bridge" not in self.geo.board.edge(g.cell[unit], self.cell) for unit in tanks))
        fronts = {g.cell[unit] for unit in attackers}
        yield int(any(not any(self.faces(unit, front) for unit in defenders) for front in fronts))
        yield int(all(self.is_closed(near) for near in self.geo.board.neighbours[self.cell]))

    def is_closed(self, near: int) -> bool:
        """8.5.4."""
        g = self.g
        if self.geo.terrain[near] == "lake":
            return True
        there = [unit for unit in range(len(g.cell)) if g.place[unit] == ON_BOARD and g.cell[unit] == near]
        if there:
            return g.camp[there[0]] == SOVIET
        soviets = (u for u in range(len(g.cell)) if g.place[u] == ON_BOARD and g.camp[u] == SOVIET)
        return any(self.controls(unit, near) for unit in soviets)

    def letter(self) -> str:
        """The upper matrix, then the shifts between A and I."""
        charts, differential = self.g.world.charts, self.attack() - self.defence()
        columns = [
            place for place, first in enumerate(charts.superiority["assault"]) if first <= differential
        ]
        if not columns:
            return ""
        first = charts.letters[min(self.pf(), 10)][columns[-1]]
        return "ABCDEFGHI"[min(8, max(0, "ABCDEFGHI".index(first) + sum(self.shifts())))]


@rule("8.4.2/step-3a", "8.4.2/step-3b", "8.4.2/step-4a", "8.4.2/step-4b", "8.5", "8.4.2/general-note")
@pytest.mark.parametrize("seed", range(12))
def test_assaults_come_to_what_the_text_says(seed: int) -> None:
    rng, compared = Random(seed), 0
    for _ in range(40):
        table = table_of(rng)
        g, cell = table.g, table.cell(HERE)
        near = [
            unit
            for name in AROUND
            for unit in g.units_at(table.cell(name))
            if g.camp[unit] == SOVIET
            and g.printed[unit].may_assault
            and not g.disrupted[unit]
            and g.geo.crossable(g.cell[unit], cell)
        ]
        if not near:
            continue
        attackers = tuple(unit for unit in near if rng.random() < 0.7) or tuple(near)
        who = Parties(attackers, _hqs(rng, g, SOVIET), tuple(g.units_at(cell)), _hqs(rng, g, GERMAN))
        found, wanted = reckon(g, cell, who, g.zone[SOVIET]), Oracle(g, cell, who)
        assert (found.attack, found.defence) == (wanted.attack(), wanted.defence())
        assert (found.pf, found.dice, found.letter) == (wanted.pf(), wanted.dice(), wanted.letter())
        compared += 1
    assert compared > 15


def _hqs(rng: Random, g: Position, camp: int) -> tuple[int, ...]:
    hqs = [unit for unit in g.world.hqs[camp] if g.place[unit] == ON_BOARD and not g.disrupted[unit]]
    return tuple(unit for unit in hqs if rng.random() < 0.5)
