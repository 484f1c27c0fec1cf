"""8.4.2/step-1 Announcing assaults: hex by hex, with those who take part and the support of headquarters."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import ASSAULT, NONE, Position
from grognard.games.fortress_berlin.rules import players, secrets
from grognard.games.fortress_berlin.rules.assault import support
from grognard.games.fortress_berlin.rules.assault.eligibility import (
    announced,
    attackers_of,
    bar_to_join,
    bar_to_lead,
    candidates,
    is_target,
    may_announce,
    targets,
)
from grognard.games.fortress_berlin.rules.assault.reckoning import Parties, forecast
from grognard.games.fortress_berlin.rules.combat.strikes import shared_bar
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Announcing(Frame):
    """4.1.4a: all assaults of the segment are announced before the first is resolved."""

    camp: int
    player: int = NONE
    """17.2c: who has his turn, where a side has several."""
    begun: bool = False
    """Whether he has named a hex."""

    near: list[int] = derived()

    STEPS = ("begin", "announce")

    def begin(self, g: Position) -> None:
        """17.2c, 17.3.1c: each player in his turn."""
        g.hand = self.player

    @choice
    def announce(self, g: Position) -> Decision | None:
        """Which hex next; asked wherever, for all that the enemy knows, somebody could be announced (3.6)."""
        if not self.begun and not may_announce(g, self.camp):
            return None
        around = g.geo.board.neighbours
        there = {g.cell[unit] for unit in g.units_of(self.camp) if g.printed[unit].may_assault}
        self.near = [cell for cell in targets(g, self.camp) if not there.isdisjoint(around[cell])]
        return ask(SIDES[self.camp], "assault.announce", count=len(self.made(g)))

    @announce.verb("assault", CELL, among="near")
    def choose(self, g: Position, cell: int) -> None:
        secrets.tell_all(g, self.camp)
        self.begun = True
        g.stack.append(Announcement(self.camp, cell))

    @choose.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if not is_target(g, self.camp, cell):
            return "8.4.1b", "why.assault-empty"
        for unit in attackers_of(g, self.camp, cell):
            if players.is_own(g, unit):
                return "8.4.1b", "why.assault-announced"
            if self.camp == SOVIET:
                return "17.2c", "why.assault-two-marshals"
        if candidates(g, self.camp, cell):
            return None
        beside = g.units_in(g.geo.board.neighbours[cell])
        bars = ((unit, bar_to_join(g, self.camp, unit, cell)) for unit in beside if g.camp[unit] == self.camp)
        return shared_bar(bars) or ("8.4.1a", "why.assault-nobody")

    def made(self, g: Position) -> list[int]:
        """What has been announced."""
        return [
            cell
            for cell in announced(g, self.camp)
            if any(players.is_own(g, unit) for unit in attackers_of(g, self.camp, cell))
        ]

    @announce.verb("recall", CELL, exactly="made")
    def recall(self, g: Position, cell: int) -> None:
        """Until all are announced, one may be taken back."""
        secrets.tell_all(g, self.camp)
        for unit in attackers_of(g, self.camp, cell):
            if players.is_own(g, unit):
                g.target[unit] = g.fought[unit] = 0
        for hq in support.supporters(g, self.camp, cell):
            if players.is_own(g, hq) or cell not in announced(g, self.camp):
                support.take_back(g, hq)
        g.note("assault.recalled", "8.4.2/step-1", cell=cell)

    @recall.barred
    def _(self, g: Position, cell: int) -> Bar:
        return bar_to_lead(g, self.camp, cell)

    announce.verb("done", then=END)


@frame
class Announcement(Frame):
    """8.4.2/step-1: one assault as it is made up; nothing is told or opened before it is announced."""

    camp: int
    cell: int
    units: tuple[int, ...] = ()
    hqs: tuple[int, ...] = ()

    PIECES = ("units", "hqs")
    STEPS = ("gather",)

    @choice
    def gather(self, g: Position) -> Decision | None:
        """Who takes part, and which headquarters support them."""
        count = len(self.units)
        return ask(SIDES[self.camp], "assault.gather", cell=self.cell, units=self.units, count=count)

    def near(self, g: Position) -> list[int]:
        """The units beside the hex."""
        return [unit for unit in candidates(g, self.camp, self.cell) if unit not in self.units]

    @gather.verb("join", UNIT, among="near")
    def join(self, g: Position, unit: int) -> None:
        secrets.tell_all(g, self.camp)
        self.units = (*self.units, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.units:
            return "8.4.2/step-1", "why.assault-joined"
        if bar := bar_to_join(g, self.camp, unit, self.cell):
            return bar
        return support.bar_of_marshal(g, (unit, *self.units, *self.hqs))

    def in_reach(self, g: Position) -> list[tuple[int, int]]:
        """The headquarters that may give support."""
        return [(hq, self.cell) for hq in g.world.hqs[self.camp]] if self.units else []

    @gather.verb("support", UNIT, CELL, among="in_reach")
    def support(self, g: Position, hq: int, cell: int) -> None:
        secrets.tell_all(g, self.camp)
        self.hqs = (*self.hqs, hq)

    @support.barred
    def _(self, g: Position, hq: int, cell: int) -> Bar | None:
        if cell != self.cell:
            return "3.5.2b", "why.support-elsewhere"
        if hq in self.hqs:
            return "3.5.2b", "why.support-given"
        if not self.units:
            return "8.4.2/step-1", "why.assault-nobody-yet"
        if self.camp == GERMAN and (bar := players.bar_to_lead(g, hq)):
            return bar  # who leads it may support the assault once it is announced
        return support.bar_to_support(g, self.camp, hq, cell, self.units, attacks=True)

    @gather.verb("announce", then=END)
    def announce(self, g: Position) -> None:
        secrets.tell_all(g, self.camp)
        for unit in self.units:
            g.target[unit], g.fought[unit] = self.cell + 1, 1 + ASSAULT
        g.note("assault.announced", "8.4.2/step-1", attackers=self.units, cell=self.cell)
        for hq in self.hqs:
            support.give(g, hq, self.cell, self.units, attacks=True)

    @announce.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.units else ("8.4.2/step-1", "owed.assault-nobody")

    cancel = gather.verb("cancel", then=END)

    def odds(self, g: Position) -> Forecast | None:
        """As far as the attacker sees who defends (3.1.5)."""
        who = Parties(self.units, self.hqs, tuple(sorted(g.units_at(self.cell))), ())
        return forecast(g, self.camp, self.cell, who)
