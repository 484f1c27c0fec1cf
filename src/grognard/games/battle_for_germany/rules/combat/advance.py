"""6-9 Advance after combat: one victorious unit into each hex left empty."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.rules.combat.retreat import is_barred_from_berlin
from grognard.games.battle_for_germany.rules.entry import travel
from grognard.games.battle_for_germany.rules.theatre import crosses_border, crosses_boundary
from grognard.games.battle_for_germany.setting import SIDES
from grognard.kernel import combat
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@frame
class Advance(combat.Advance):
    """6-91 to 6-94: never an obligation."""

    def rank(self, g: Position, unit: int) -> int:
        return g.side[unit]

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.side[units[0]]], "combat.advance")

    def go(self, g: Position, unit: int, cell: int) -> None:
        """Zones and terrain costs don't matter (6-93)."""
        g.note("combat.advanced", "6-91", unit=unit, cell=cell)
        travel(g, unit, (cell,))
        self.units = tuple(u for u in self.units if u != unit)
        self.vacated = tuple(c for c in self.vacated if c != cell)

    def bar_to_advance(self, g: Position, unit: int, cell: int) -> Bar | None:
        return bar_to_advance(g, unit, cell, self.units, self.vacated)

    def not_yet(self, g: Position, unit: int) -> Bar:
        return "3-0b", "why.not-your-turn", {"waiting": (SIDES[g.side[self.asked[0]]],)}


def bar_to_advance(
    g: Position, unit: int, cell: int, winners: tuple[int, ...], vacated: tuple[int, ...]
) -> Bar | None:
    """6-91 to 6-93, 5-4, 5-5: why a unit can't enter a hex after a combat with these winners."""
    counter = g.unit(unit)
    if g.garrison[unit]:
        return "10-3", "why.garrison"
    if unit not in winners or g.place[unit] != ON_MAP:
        return "6-92", "why.not-in-combat"
    if cell not in vacated:
        return "6-91", "why.not-vacated"
    if g.camp_in(cell) != NOBODY:
        return "6-91b", "why.not-empty"
    if is_barred_from_berlin(g, unit, cell):
        return "5-43", "why.berlin"
    start = g.cell[unit]
    if start not in g.box.adjacent[cell]:
        return "6-91", "why.not-adjacent"
    if counter.camp == SOVIET and crosses_border(g.box, start, cell):
        return "5-51b" if counter.nation == "yugoslav" else "5-52b", "why.advance-line"
    if g.boundary and crosses_boundary(g.box, start, cell):
        return "5-41a" if counter.camp == GERMAN else "5-42c", "why.advance-line"
    if all(near != cell for near, _ in g.network_of(unit)[start]):
        return "5-42a", "why.boundary"
    return None
