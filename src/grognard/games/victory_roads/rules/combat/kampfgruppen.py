"""7.15 Kampfgruppen: what may take the place of an elite German division that a combat eliminates."""

from __future__ import annotations

from grognard.games.victory_roads.position import KG_POOL, REMOVED, Position
from grognard.games.victory_roads.rules.combat.fight import Stage
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel.frames import END, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import choice


@frame
class Kampfgruppe(Stage):
    """7.15.1, 7.15.4: the German player may replace a division at once, where it stood.

    The division lies with the eliminated ones by then, and may be rebuilt (7.15.2, 7.15.5).
    """

    division: int
    cell: int
    marks: tuple[int, ...]
    """What the division bore in each of `_KEPT`."""

    PIECES = ("division",)
    STEPS = ("replace",)

    @choice
    def replace(self, g: Position) -> Decision | None:
        return ask(SIDES[AXIS], "ask.kampfgruppe", unit=self.division, cell=self.cell)

    @replace.verb("form", then=END)
    def form(self, g: Position) -> None:
        pool = available(g, armoured=g.unit(self.division).is_armoured)
        drawn = pool[g.roll(len(pool)) - 1] if g.unit(self.division).is_armoured else pool[0]  # 7.15.6
        printed = g.unit(drawn)
        if not printed.steps:  # 7.15.3, 7.15.7
            g.remove(drawn, REMOVED)
            g.note("combat.hiwis", "7.15.3", unit=drawn, cell=self.cell)
            return
        g.put(drawn, self.cell)
        g.steps[drawn] = printed.steps
        for name, value in zip(_KEPT, self.marks, strict=True):
            g.mark(getattr(g, name), drawn, value)
        rule = "7.15.1" if printed.is_armoured else "7.15.4"
        g.note("combat.kampfgruppe", rule, unit=self.division, into=drawn, cell=self.cell)
        _take_place(g, self.division, drawn)

    replace.done("decline", then=END)


_KEPT = ("cut", "moved", "fought", "exploits", "barred", "late")
"""The columns of marks that pass from a division to what takes its place."""


def marks_of(g: Position, unit: int) -> tuple[int, ...]:
    """The marks that a unit would leave to a Kampfgruppe, to be read before it is eliminated."""
    return tuple(getattr(g, name)[unit] for name in _KEPT)


def offer(g: Position, unit: int, cell: int, marks: tuple[int, ...]) -> None:
    """7.15.1, 7.15.4, 7.15.8: asks about a Kampfgruppe for a unit that a combat has just eliminated."""
    if is_replaceable(g, unit):
        g.stack.append(Kampfgruppe(unit, cell, marks))


def is_replaceable(g: Position, unit: int) -> bool:
    """Whether a Kampfgruppe could come for a unit: for an elite German division, as long as there are any."""
    printed = g.unit(unit)
    elite = printed.elite and printed.kind == "division" and printed.nation == "german"
    return elite and bool(available(g, armoured=printed.is_armoured))


def available(g: Position, *, armoured: bool) -> list[int]:
    """7.15.8: the Kampfgruppen of an arm that are left, Hiwis among the armoured ones."""
    return [unit for unit in g.in_place(KG_POOL) if g.unit(unit).is_armoured == armoured]


def _take_place(g: Position, division: int, drawn: int) -> None:
    """In all that is going on, the newcomer stands where the division stood, as yet unharmed."""
    for below in g.stack:
        for name in ("units", "attackers", "defenders"):
            units = getattr(below, name, ())
            if division in units:
                setattr(below, name, tuple(drawn if unit == division else unit for unit in units))
