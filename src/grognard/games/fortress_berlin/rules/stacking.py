"""3.1 Stacking: how many units may be in a hex, and what becomes of those beyond the limit."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import players, secrets
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


def usual(g: Position, camp: int) -> int:
    """3.1.2, 3.1.3: how many units of any kind may be in a hex."""
    strengths = g.world.charts.strengths
    return strengths.german_stack if camp == GERMAN else strengths.soviet_stack


def limit(g: Position, camp: int, units: Sequence[int]) -> int:
    """3.1.2, 3.1.3: how many may be where these are: one more if all are of one division or corps."""
    strengths = g.world.charts.strengths
    bands = {g.printed[unit].band for unit in units}
    if len(bands) != 1 or "" in bands:
        return usual(g, camp)
    return strengths.german_division_stack if camp == GERMAN else strengths.soviet_corps_stack


def excess(g: Position, camp: int, cell: int, units: Sequence[int] = (), gone: Sequence[int] = ()) -> int:
    """3.1.4b: how many at least must go, with these units beside those who are there; `gone` have left."""
    others = g.count[camp][cell] - len(gone)
    if others and camp == SOVIET and g.commanders > 1 and _meets_rivals(g, cell, units):
        return len(units)
    if others + len(units) <= usual(g, camp):
        return 0
    there = {*units, *g.units_at(cell)}.difference(gone)  # 3.1.1a: one force; who is there counts once
    bands = [g.printed[unit].band for unit in there]
    kin = (tuple(unit for unit in there if g.printed[unit].band == band) for band in {*bands} - {""})
    fit = max((min(len(units), limit(g, camp, units)) for units in kin), default=0)
    return max(0, len(there) - max(fit, usual(g, camp)))


def _meets_rivals(g: Position, cell: int, units: Sequence[int]) -> bool:
    """17.2c: whether units of one marshal would stand with those of the other."""
    return any(players.are_rivals(g, unit, other) for unit in units for other in g.units_at(cell))


def room(g: Position, camp: int, cell: int, units: Sequence[int]) -> bool:
    """3.1.2, 3.1.3: whether units may be in a hex with those who are there."""
    return not excess(g, camp, cell, units)


def bar_to_stack(g: Position, camp: int, cell: int, units: Sequence[int]) -> Bar | None:
    """Why units may not stay in a hex."""
    if room(g, camp, cell, units):
        return None
    if camp == SOVIET and _meets_rivals(g, cell, units):
        return "17.2c", "why.stacking-rivals", {"cell": cell}
    rule = "3.1.2" if camp == GERMAN else "3.1.3"
    return rule, "why.stacking-full", {"cell": cell, "limit": limit(g, camp, (*units, *g.units_at(cell)))}


def crowded(g: Position, camp: int) -> list[int]:
    """3.1.4b: the hexes in which a side has too many units."""
    most, count = usual(g, camp), g.count[camp]
    if max(count) <= most:
        return []
    return [cell for cell, units in enumerate(count) if units > most and excess(g, camp, cell)]


def check(g: Position) -> None:
    """3.1.4b, 4.0a: a segment is over; who has too many units in a hex takes some away.

    Of a hex with more than the usual number the enemy learns whether those in it are of one band.
    """
    for camp in range(len(SIDES)):
        most, count = usual(g, camp), g.count[camp]
        if max(count) > most:
            for cell in (cell for cell, units in enumerate(count) if units > most):
                secrets.tell(g, g.units_at(cell))
                if over := excess(g, camp, cell):
                    g.stack.append(Overstacked(camp, cell, over))


@frame
class Overstacked(Frame):
    """3.1.4b: the owner eliminates units of his choice; nobody scores."""

    camp: int
    cell: int
    over: int
    """How many are still too many, at the least: a stranger may go and let a whole division stay."""

    STEPS = ("remove",)

    @choice
    def remove(self, g: Position) -> Decision | None:
        if not self.over:
            return None
        return ask(SIDES[self.camp], "stacking.remove", cell=self.cell, count=self.over)

    def there(self, g: Position) -> list[int]:
        """The units in the hex."""
        return g.units_at(self.cell)

    @remove.verb("remove", UNIT, exactly="there")
    def take_away(self, g: Position, unit: int) -> None:
        losses.destroy(g, unit)
        self.over = excess(g, self.camp, self.cell)
        g.note("result.removed", "3.1.4b", unit=unit, cell=self.cell)

    @take_away.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return "3.1.4b", "why.stacking-elsewhere", {"cell": self.cell}
