"""What most combats lead to, as frames that a game fills in: losses, retreats, the advance of the victors.

A game says in a subclass what its rules say, in the abstract methods, and pushes it:

    @frame
    class Retreat(combat.Retreat):
        '''6-21 Retreats.'''

        def cells(self, g, unit, way): ...

    g.stack.append(Retreat(beaten))

Units of several sides may be concerned. The side whose `rank` is lowest is asked first, for all of its own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any, ClassVar

from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.frames import Frame, base_frame, derived
from grognard.kernel.state import Decision
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@base_frame
class Aftermath(Frame):
    """What the frames here have in common: their units, and who is asked."""

    units: tuple[int, ...]

    def meanwhile(self, g: Any, attempt: Action) -> Bar | None:
        """What the combat itself says."""
        depth = next((place for place, frame in enumerate(g.stack) if frame is self), 0)
        below: Frame | None = g.stack[depth - 1] if depth else None
        return below.meanwhile(g, attempt) if below else None

    def rank(self, g: Any, unit: int) -> int:
        """In which order sides are asked about their units, lowest first; one side has one rank."""
        return 0

    @abstractmethod
    def ask(self, g: Any, units: Sequence[int]) -> Decision:
        """Who decides about these units, which are all of one rank, and what is asked."""

    def one_cell(self, g: Any, unit: int, cell: int) -> Preview:
        """The way of a unit that goes one cell."""
        return Preview((g.cell[unit], cell))

    def of_first_rank(self, g: Any, units: Iterable[int]) -> list[int]:
        """The units of the side that is asked first."""
        ranks = {unit: self.rank(g, unit) for unit in units}
        return [unit for unit, rank in ranks.items() if rank == min(ranks.values())]


@base_frame
class Losses(Aftermath):
    """Units lose steps, one at a time. Where there is a choice, the owner has it.

    Nobody loses a second step before everyone has lost one, unless `due` says otherwise.
    """

    owed: int
    hit: tuple[int, ...] = field(default=(), kw_only=True)
    """Who has lost a step, one entry a step."""

    able: list[int] = derived()

    STEPS = ("must", "choose")

    @abstractmethod
    def lose_step(self, g: Any, unit: int) -> None:
        """What a loss does to a unit."""

    @abstractmethod
    def bar_to_lose(self, g: Any, unit: int) -> Bar:
        """Why a unit is not the next to lose a step."""

    def due(self, g: Any) -> list[int]:
        """The units that lose a step each before anyone loses another."""
        standing = [unit for unit in self.units if g.cell[unit] >= 0]
        fewest = min(map(self.hit.count, standing), default=0)
        return [unit for unit in standing if self.hit.count(unit) == fewest]

    def must(self, g: Any) -> None:
        """Steps that leave no choice: one unit only, or as many steps as units."""
        while self.owed:
            due = self.due(g)
            able = self.of_first_rank(g, due)
            if len(able) != 1 and (not due or self.owed < len(due)):
                return
            for unit in able if len(able) == 1 else due:
                self.take(g, unit)

    @choice
    def choose(self, g: Any) -> Decision | None:
        """Which of those whose turn it is loses the next step."""
        self.able = self.of_first_rank(g, self.due(g)) if self.owed else []
        return self.ask(g, self.able) if self.able else None

    def take(self, g: Any, unit: int) -> None:
        """One step of what is owed."""
        self.hit, self.owed = (*self.hit, unit), self.owed - 1
        self.lose_step(g, unit)

    lose = choose.verb("lose", UNIT, exactly="able", then="must")(take)
    lose.barred(lambda self, g, unit: self.bar_to_lose(g, unit))


@base_frame
class Retreat(Aftermath):
    """Beaten units go back one after the other, in the order their owner likes, each cell by cell to its end.

    Of the cells that `cells` allows, those are offered from which the retreat can be completed. Where a rule
    ranks them, `classes` gives them best first, and a worse class counts when no better one leads on.
    """

    length: int = field(default=1, kw_only=True)
    way: tuple[int, ...] = field(default=(), kw_only=True)
    """Where the unit has been that is on its way, the first of `units`, and where it is."""

    ways: dict[int, list[int]] = derived()

    STEPS = ("retreat", "cut_off")
    FURTHER: ClassVar[int] = 2
    """How many cells beyond its length a retreat may go, where `is_complete` asks for more."""

    @abstractmethod
    def cells(self, g: Any, unit: int, way: tuple[int, ...]) -> Sequence[int]:
        """The best cells next, for a unit that has come this way; all as good as each other."""

    def classes(self, g: Any, unit: int, way: tuple[int, ...]) -> Iterable[Sequence[int]]:
        """The cells next, class by class, the best first."""
        return (self.cells(g, unit, way),)

    @abstractmethod
    def go(self, g: Any, unit: int, cell: int) -> None:
        """What one cell of a retreat does."""

    @abstractmethod
    def lost(self, g: Any, unit: int) -> None:
        """What becomes of a unit that can't retreat (further)."""

    @abstractmethod
    def bar_to_retreat(self, g: Any, unit: int, cell: int) -> Bar:
        """Why a unit may not retreat into a cell, or not yet."""

    def is_complete(self, g: Any, unit: int, way: tuple[int, ...]) -> bool:
        """Whether a unit that has come this way has gone far enough."""
        return len(way) > self.length

    def open_to(self, g: Any, unit: int, way: tuple[int, ...]) -> list[int]:
        """The next cells from which the retreat can be completed, none of them twice on one way."""
        if len(way) > self.length + self.FURTHER:
            return []
        for cells in self.classes(g, unit, way):
            near = [cell for cell in cells if cell not in way]
            if found := [cell for cell in near if self._leads_on(g, unit, (*way, cell))]:
                return found
        return []

    def _leads_on(self, g: Any, unit: int, way: tuple[int, ...]) -> bool:
        return self.is_complete(g, unit, way) or bool(self.open_to(g, unit, way))

    @choice
    def retreat(self, g: Any) -> Decision | None:
        """One cell of a unit's retreat."""
        going = self.units[:1] if self.way else self.units
        ways = {
            unit: found for unit in going if (found := self.open_to(g, unit, self.way or (g.cell[unit],)))
        }
        asked = self.of_first_rank(g, ways)
        self.ways = {unit: ways[unit] for unit in asked}
        return self.ask(g, asked) if asked else None

    @retreat.verb("retreat", UNIT, CELL, exactly="ways", way="one_cell")
    def go_back(self, g: Any, unit: int, cell: int) -> None:
        self.way = (*(self.way or (g.cell[unit],)), cell)
        self.units = (unit, *(other for other in self.units if other != unit))
        self.go(g, unit, cell)
        if g.cell[unit] < 0 or self.is_complete(g, unit, self.way):
            self.units, self.way = self.units[1:], ()

    @go_back.barred
    def _(self, g: Any, unit: int, cell: int) -> Bar:
        return self.bar_to_retreat(g, unit, cell)

    def cut_off(self, g: Any) -> None:
        """Who can't go: the unit that has begun, if one has, else all that are left."""
        lost, self.units = (self.units[:1], self.units[1:]) if self.way else (self.units, ())
        self.way = ()
        for unit in lost:
            self.lost(g, unit)
        if self.units:
            self.at = "retreat"


@base_frame
class Advance(Aftermath):
    """Victors may enter what the beaten have left, one after the other, until their owner has enough."""

    vacated: tuple[int, ...]

    able: list[tuple[int, int]] = derived()
    asked: Sequence[int] = derived()

    STEPS = ("advance",)

    @abstractmethod
    def bar_to_advance(self, g: Any, unit: int, cell: int) -> Bar | None:
        """Why a unit can't enter a cell; None if it can."""

    @abstractmethod
    def go(self, g: Any, unit: int, cell: int) -> None:
        """What an advance does; `units` and `vacated` are those who may still go, and where to."""

    @choice
    def advance(self, g: Any) -> Decision | None:
        """Who goes where; never an obligation."""
        able = [
            (unit, cell)
            for unit in self.units
            for cell in self.vacated
            if not self.bar_to_advance(g, unit, cell)
        ]
        self.asked = self.of_first_rank(g, (unit for unit, _ in able))
        self.able = [(unit, cell) for unit, cell in able if unit in self.asked]
        return self.ask(g, self.asked) if self.asked else None

    @advance.verb("advance", UNIT, CELL, exactly="able", way="one_cell")
    def go_forward(self, g: Any, unit: int, cell: int) -> None:
        self.go(g, unit, cell)

    @go_forward.barred
    def _(self, g: Any, unit: int, cell: int) -> Bar | None:
        return self.bar_to_advance(g, unit, cell) or self.not_yet(g, unit)

    def not_yet(self, g: Any, unit: int) -> Bar | None:
        """What is said of a unit that may advance, but whose side is asked later."""
        return None

    @advance.done("decline")
    def decline(self, g: Any) -> None:
        asked = self.rank(g, self.asked[0])
        self.units = tuple(unit for unit in self.units if self.rank(g, unit) != asked)
