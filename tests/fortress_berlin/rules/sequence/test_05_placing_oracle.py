"""5.5, 13.6.1, 13.7: where Volkssturm and the navy may be placed, against a second reading of the text."""

from random import Random

import pytest

from grognard.games.fortress_berlin.position import CUP, MANOEUVRE, NAVAL
from grognard.games.fortress_berlin.rules.arrivals import naval, volkssturm
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.fortress_berlin.rules.movement.oracle_movement import NEVER, Reading, clockwise, rows, sheet
from tests.fortress_berlin.rules.movement.test_movement_oracle import crowd
from tests.rules import rule

MINISTRY = ("5117", "5118")
ROAD = [row["hex"] for row in rows("sites.csv") if row["site"] == "axis"]
FIELDS = {label for label, row in sheet().items() if row["terrain"] == "airfield"}


class Ground(Reading):
    """A position as the Germans know it."""

    def taken(self, label: str) -> bool:
        return any(self.g.camp[unit] == SOVIET for unit in self.there(label))

    def closed(self, label: str) -> bool:
        """To a man in manoeuvre mode."""
        return sheet()[label]["terrain"] == "lake" or label in self.ruins

    def room(self, unit: int, label: str) -> bool:
        """For Volkssturm and the navy, who belong to no division."""
        return len([other for other in self.there(label) if other != unit]) < 3

    def joined(self, walker: int, zone: set[str]) -> set[str]:
        """5.5: whence one can walk to the Reichstag, free of Soviets and their zones."""
        found = queue = ["5015"]
        for here in queue:
            for near in filter(None, clockwise(here)):
                if near in found or self.taken(near) or near in zone:
                    continue
                if self.step(walker, near, here) < NEVER and self.step(walker, here, near) < NEVER:
                    found.append(near)
        return set(found)


@rule("5.5", "13.6.1", "13.7", "13.7.1")
@pytest.mark.parametrize("seed", range(6))
def test_who_comes_by_die_is_placed_where_the_text_lets_him(seed: int) -> None:
    g = crowd(Random(700 + seed))
    militia = next(unit for unit, printed in enumerate(g.printed) if printed.type == "volkssturm")
    sailor = next(unit for unit, printed in enumerate(g.printed) if printed.setup == "naval")
    for unit, place in ((militia, CUP), (sailor, NAVAL)):
        g.remove(unit, place)
        g.mode[unit] = MANOEUVRE
    ground, labels = Ground(g), g.geo.board.labels
    zone = ground.zone(SOVIET, seen_by=GERMAN)
    open_hexes = {
        label
        for label in sheet()
        if not ground.taken(label) and not ground.closed(label) and ground.room(militia, label)
    }
    inside = {label for label in open_hexes - zone if sheet()[label]["perimeter"] == "yes"}
    levy = {labels[cell] for cell in volkssturm.levy_cells(g, militia)}
    assert levy == inside & ground.joined(militia, zone)
    around = {*MINISTRY, *(near for here in MINISTRY for near in clockwise(here))}
    found = {
        label for label in sheet() if volkssturm.bar_to_ministry(g, militia, ground.number[label]) is None
    }
    assert found == open_hexes & around
    flak = {here for unit, here in ground.at.items() if g.printed[unit].type == "flak"}
    landing = {label for label in sheet() if naval.bar_to_land(g, sailor, ground.number[label]) is None}
    assert landing == {label for label in FIELDS & flak - zone if ground.room(sailor, label)}
    road = {label for label in sheet() if naval.bar_to_road(g, sailor, ground.number[label]) is None}
    ours = {label for label in ROAD if g.holds(GERMAN, ground.number[label])}
    assert road == open_hexes & ours - zone
