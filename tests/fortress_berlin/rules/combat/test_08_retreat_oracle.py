"""8.7: a second reading of where units may retreat: all ways are walked, straight from the text."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import COMBAT, GOOD, HELD, MANOEUVRE, RED, RUINS, TAKEN, Position
from grognard.games.fortress_berlin.rules.combat.retreat import Retreat
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.pieces import ON_BOARD
from tests.fortress_berlin.fighting import AROUND, HERE
from tests.fortress_berlin.table import Table
from tests.rules import rule

GROUND = {
    "terrain": "2524 built-up, 2625 built-up, 2626 major, 2427 lake, 2523 built-up, 2425 park, 2424 built-up",
    "sides": f"{HERE} 2526 river, {HERE} 2526 bridge, {HERE} 2626 canal, 2426 2526 river, 2524 2523 canal",
    "works": "2624 strongpoint, 2725 bunker, 2324 strongpoint",
}
EDGE = {"terrain": "2502 built-up, 2401 park, 2602 built-up, 2603 park"}
PLACES = (*AROUND, "2523", "2424", "2624", "2725", "2726", "2627", "2527", "2327", "2324", "2522")
EDGE_PLACES = ("2501", "2502", "2401", "2402", "2601", "2602", "2503", "2603", "2403", "2301", "2701")


def table_of(rng: Random, camp: int, here: str, places: tuple[str, ...], ground: dict[str, Any]) -> Table:
    """A position at random around one beaten unit or more; both sides see all."""
    table = Table("", "soviet-combat" if camp == GERMAN else "german-combat", **ground)
    g = table.g
    field = range(len(g.printed) - 47, len(g.printed))
    own, enemies = ([u for u in field if g.camp[u] == c] for c in (camp, 1 - camp))
    rng.shuffle(own)
    rng.shuffle(enemies)
    for _ in range(rng.randrange(1, 4)):
        _put(rng, g, own.pop(), table.cell(here))
    for name in places:
        side = rng.choice((None, None, own, own, enemies))
        for _ in range(rng.choice((1, 1, 2, 3)) if side and len(side) > 3 and name != here else 0):
            assert side is not None
            _put(rng, g, side.pop(), table.cell(name))
    for name in ("2524", "2625", "2424", "2502"):
        spot = g.geo.ruin_spot[table.cell(name)]
        if spot >= 0 and rng.random() < 0.3:
            g.mark(g.spots, spot, RUINS)
    g.show(g.in_place(ON_BOARD))
    return table


def _put(rng: Random, g: Position, unit: int, cell: int) -> None:
    g.put(unit, cell)
    shared = [other for other in g.units_at(cell) if other != unit and g.mode[other] == MANOEUVRE]
    facing = g.facing[shared[0]] if shared else rng.randrange(6)
    disrupted = RED if rng.random() < 0.15 and not g.printed[unit].is_ppb else GOOD
    mode = MANOEUVRE if disrupted else rng.choice((MANOEUVRE, COMBAT))
    g.change(unit, mode=COMBAT if g.printed[unit].is_ppb else mode, facing=facing, disrupted=disrupted)


class Oracle:
    """The ways of one unit."""

    def __init__(self, g: Position, unit: int) -> None:
        self.g, self.unit, self.camp, self.geo = g, unit, g.camp[unit], g.geo
        self.there: dict[int, list[int]] = {}
        for other in range(len(g.cell)):
            if g.place[other] == ON_BOARD:
                self.there.setdefault(g.cell[other], []).append(other)

    def controls(self, unit: int, cell: int) -> bool:
        """3.2."""
        g, here = self.g, self.g.cell[unit]
        if cell not in self.geo.board.neighbours[here] or g.disrupted[unit]:
            return False
        if self.geo.terrain[cell] in ("lake", "built-up") or self.geo.board.edge(here, cell) & {
            "river",
            "canal",
        }:
            return False
        if self.geo.works[cell] and g.fort[cell] != TAKEN:
            return False
        fronts = {self.geo.board.toward(here, (g.facing[unit] + turn) % 6) for turn in (5, 0, 1)}
        return g.mode[unit] == COMBAT or cell in fronts

    def may_enter(self, here: int, cell: int) -> bool:
        """8.7.1, 1 and 4."""
        g, edge = self.g, self.geo.board.edge(here, cell)
        there = self.there.get(cell, [])
        if any(g.camp[other] != self.camp for other in there):
            return False
        if self.camp == SOVIET and g.fort[cell] == HELD:
            return False
        if self.geo.terrain[cell] == "lake" or (edge & {"river", "canal"} and "bridge" not in edge):
            return False
        spot = self.geo.ruin_spot[cell]
        if spot >= 0 and g.spots[spot] and g.mode[self.unit] == MANOEUVRE:
            return False
        if there:
            return True
        enemies = (u for units in self.there.values() for u in units if g.camp[u] != self.camp)
        return not any(self.controls(enemy, cell) for enemy in enemies)

    def has_room(self, cell: int) -> bool:
        """3.1.2, 3.1.3."""
        units = [*self.there.get(cell, []), self.unit]
        bands = {self.g.printed[unit].band for unit in units}
        alike = len(bands) == 1 and "" not in bands
        return len(units) <= (3 if self.camp == GERMAN else 2) + alike

    def walks(self, way: tuple[int, ...], length: int) -> Iterator[tuple[int, ...]]:
        """All ways of so many hexes, none twice."""
        if len(way) > length:
            yield way
            return
        for cell in self.geo.board.neighbours[way[-1]]:
            if cell not in way and self.may_enter(way[-1], cell):
                yield from self.walks((*way, cell), length)

    def first_steps(self, least: int, most: int) -> set[int]:
        """The first hexes of all ways that end with room."""
        start = self.g.cell[self.unit]
        return {
            way[1]
            for length in range(least, most + 1)
            for way in self.walks((start,), length)
            if self.has_room(way[-1])
        }

    def leaves(self, most: int) -> bool:
        """8.7.1, 5: whether it can go off the map within its hexes."""
        start = self.g.cell[self.unit]
        return self.camp == SOVIET and any(
            len(self.geo.board.neighbours[way[-1]]) < 6
            for length in range(most)
            for way in self.walks((start,), length)
        )

    def ma(self) -> int:
        """The allowance of the face that shows."""
        printed = self.g.printed[self.unit]
        return printed.c_ma if self.g.mode[self.unit] == COMBAT else printed.m_ma


@rule("8.7", "8.7.1/1", "8.7.1/2", "8.7.1/3", "8.7.1/4", "8.7.1/5", "8.7.1/6", "3.2.5")
@pytest.mark.parametrize("camp", [GERMAN, SOVIET])
@pytest.mark.parametrize(("here", "places", "ground"), [(HERE, PLACES, GROUND), ("2502", EDGE_PLACES, EDGE)])
def test_retreats_go_where_the_text_lets_them(
    camp: int, here: str, places: tuple[str, ...], ground: dict[str, Any]
) -> None:
    rng, seen = Random(camp), set()
    for _ in range(120):
        table = table_of(rng, camp, here, places, ground)
        g, (least, most) = table.g, rng.choice(((1, 2), (2, 2), (3, 3)))
        unit = rng.choice(g.units_at(table.cell(here)))
        oracle = Oracle(g, unit)
        steps = oracle.first_steps(least, most) if oracle.ma() else set()
        leaves = oracle.leaves(most)
        table.play(Retreat((unit,), least, most))
        if steps:
            name = g.printed[unit].id
            labels = {f"{name} {g.geo.board.labels[cell]}" for cell in steps}
            assert set(table.options("retreat")) == labels
            seen.add("goes")
        elif oracle.ma() and leaves:
            assert g.pending or table.where(g.printed[unit].id) == "coming"
            seen.add("leaves")
        else:
            assert table.where(g.printed[unit].id) == "eliminated"
            seen.add("dies")
    assert seen >= {"goes", "dies"}


@rule("8.7.1/4", "8.7.1/6")
@pytest.mark.parametrize("camp", [GERMAN, SOVIET])
def test_whoever_sets_out_arrives(camp: int) -> None:
    """Every way that is offered hex by hex ends with room, as long as the result says."""
    rng = Random(7 + camp)
    for _ in range(60):
        table = table_of(rng, camp, HERE, PLACES, GROUND)
        g, (least, most) = table.g, rng.choice(((1, 2), (2, 2), (3, 3)))
        unit = rng.choice(g.units_at(table.cell(HERE)))
        table.play(Retreat((unit,), least, most))
        way = [g.cell[unit]]
        while table.g.pending:
            table.do(rng.choice(table.options()))
            if g.cell[unit] != way[-1]:
                way.append(g.cell[unit])
        if len(way) > 1:
            assert least <= len(way) - 1 <= most
            assert len({*way}) == len(way)
            oracle = Oracle(g, unit)
            oracle.there[g.cell[unit]].remove(unit)
            assert oracle.has_room(g.cell[unit])
