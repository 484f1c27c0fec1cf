"""8.9, 8.10: who may enter a hex that combat has freed, and how he goes on, against a second reading."""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import ASSAULT, COMBAT, ELIMINATED, HELD, MIXED
from grognard.games.fortress_berlin.rules.combat.advance import Advance
from grognard.games.fortress_berlin.rules.combat.exploitation import Exploitation
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel import flow
from tests.fortress_berlin.rules.movement.oracle_movement import NEVER, Reading, clockwise, forts, sides
from tests.fortress_berlin.rules.movement.test_movement_oracle import crowd
from tests.rules import rule

RESULTS = {ASSAULT: ("R", "EX", "1", "2", "2", "E", "E"), MIXED: ("E", "D", "1")}
DEEP = {"1": 1, "2": 2, "E": 2}
NO_ASSAULT = ("hq", "antitank", "flak", "artillery", "motorised artillery")
GOALS = ("5015", "5017")
"""Where the game would end."""


class Winners:
    """What the text says of who goes forward in a position."""

    def __init__(self, g: Any, camp: int) -> None:
        self.g, self.camp, self.reading = g, camp, Reading(g)

    def garrison(self, label: str) -> bool:
        return self.camp == SOVIET and label in forts() and self.g.fort[self.reading.number[label]] == HELD

    def way(self, unit: int, a: str, b: str) -> bool:
        """By normal movement, but for points: ground, water, mode."""
        return b in filter(None, clockwise(a)) and self.reading.step(unit, a, b) < NEVER

    def enemies(self, label: str) -> bool:
        return any(self.g.camp[unit] != self.camp for unit in self.reading.there(label))

    def fits(self, unit: int, label: str) -> bool:
        return self.reading.over(self.camp, {unit, *self.reading.there(label)}) <= 0

    def moves(self, unit: int) -> bool:
        printed = self.g.printed[unit]
        return bool(printed.c_ma if self.g.mode[unit] == COMBAT else printed.m_ma)

    def may_enter(self, unit: int, label: str) -> bool:
        """8.9a: a garrison that has outlived its units is no bar."""
        here = self.reading.at[unit]
        free = not self.g.disrupted[unit] and self.moves(unit) and not self.enemies(label)
        return free and self.way(unit, here, label) and self.fits(unit, label)

    def could_assault(self, unit: int, label: str) -> bool:
        """8.9b, 8.4.1a."""
        g, here = self.g, self.reading.at[unit]
        printed = g.printed[unit]
        if printed.type in NO_ASSAULT or g.disrupted[unit] or label not in filter(None, clockwise(here)):
            return False
        if printed.type == "hitler youth" and not g.hj_free:
            return False
        across = sides().get(frozenset((here, label)), set())
        if across & {"river", "canal"} and "bridge" not in across:
            return False
        front = [clockwise(here)[(g.facing[unit] + turn) % 6] for turn in (5, 0, 1)]
        return g.mode[unit] == COMBAT or label in front

    def goes_on(self, unit: int, left: int) -> set[str]:
        """8.10b, 8.10c: the next hex, if he need not stop in a zone where he is."""
        here, zone = self.reading.at[unit], self.reading.zone(1 - self.camp, seen_by=self.camp)
        if here in self.reading.zone(1 - self.camp, seen_by=None) or not left:
            return set()
        return {
            near
            for near in filter(None, clockwise(here))
            if self.open(unit, here, near)
            and (
                self.fits(unit, near)
                or (
                    left > 1
                    and near not in zone
                    and any(
                        self.open(unit, near, far) and self.fits(unit, far)
                        for far in filter(None, clockwise(near))
                    )
                )
            )
        }

    def open(self, unit: int, a: str, b: str) -> bool:
        return self.way(unit, a, b) and not self.enemies(b) and not self.garrison(b)


def freed(g: Any, rng: Random) -> tuple[int, int] | None:
    """A hex with units of one side and neighbours of the other, and the side that takes it."""
    cells = [
        cell
        for cell in {g.cell[unit] for unit in g.in_place(0)}
        if g.geo.board.labels[cell] not in GOALS
        and any(g.camp[unit] != g.camp[g.top[cell]] for unit in g.units_in(g.geo.board.neighbours[cell]))
    ]
    if not cells:
        return None
    cell = rng.choice(sorted(cells))
    return cell, 1 - g.camp[g.top[cell]]


@rule("8.9a", "8.9b", "8.10a", "8.10b", "8.10c")
@pytest.mark.parametrize("kind", [ASSAULT, MIXED])
@pytest.mark.parametrize("seed", range(6))
def test_who_goes_forward_and_how_far(seed: int, kind: int) -> None:
    rng = Random(100 + seed)
    asked = gone = 0
    for _ in range(16):
        g = crowd(rng)
        for cell in g.geo.garrisoned & {g.cell[unit] for unit in g.in_place(0)}:
            if g.camp[g.top[cell]] != SOVIET and rng.random() < 0.5:
                g.mark(g.fort, cell, HELD)
        if (found := freed(g, rng)) is None:
            continue
        cell, g.player = found
        g.phase, code, label = "combat", rng.choice(RESULTS[kind]), g.geo.board.labels[cell]
        targets = tuple(g.units_at(cell))
        near = [u for u in g.units_in(g.geo.board.neighbours[cell]) if g.camp[u] == g.player]
        if kind == ASSAULT:
            near = [u for u in near if Winners(g, g.player).could_assault(u, label)]
        attackers = tuple(near) if kind == ASSAULT else ()
        for unit in targets:
            g.remove(unit, ELIMINATED)
        g.stack = [Aftermath(kind, cell, targets, code, attackers, at="advance")]
        flow.run(g)
        winners = Winners(g, g.player)
        able = {unit for unit in near if winners.may_enter(unit, label)}
        if kind == MIXED:
            able = {unit for unit in able if winners.could_assault(unit, label)}
            able = set() if winners.garrison(label) else able
        offered = [o[1:] for d in g.pending.values() for o in d.options if o[0] == "advance"]
        assert set(offered) == {(unit, cell) for unit in able}, (label, code)
        asked += len(offered)
        if offered:
            gone += follow(g, rng, label, DEEP.get(code, 0) if kind == ASSAULT else 0)
    assert asked
    assert gone or kind == MIXED


def follow(g: Any, rng: Random, label: str, deep: int) -> int:
    """One of the winners goes on at random; gives back in how many hexes he was compared."""
    side = SIDES[g.player]
    (unit, cell) = rng.choice([o[1:] for o in g.pending[side].options if o[0] == "advance"])
    flow.apply(g, side, ("advance", unit, cell))
    compared = 0
    while not g.over and g.cell[unit] >= 0:
        frame = g.stack[-1] if g.stack else None
        expected = Winners(g, g.player).goes_on(unit, deep)
        if not isinstance(frame, Exploitation):
            assert not expected or not deep, (label, g.printed[unit].id)
            assert frame is None or isinstance(frame, Advance)
            break
        labels = g.geo.board.labels
        offered = {labels[o[2]] for o in g.pending[side].options if o[0] == "exploit"}
        assert offered == expected, (label, g.printed[unit].id)
        compared += 1
        if not offered or frame.blocked:
            break
        to = rng.choice(sorted(offered))
        flow.apply(g, side, ("exploit", unit, labels.index(to)))
        if g.cell[unit] >= 0 and labels[g.cell[unit]] != to:
            break  # a zone that nobody could see kept him from going through a full hex
        deep -= 1
    return compared
