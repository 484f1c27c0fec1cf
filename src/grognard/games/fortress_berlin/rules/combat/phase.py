"""4.1.4 The combat segment: bombardments, direct fire, then assaults, announced all, resolved one by one."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.rules import fog, hitler, militia, players
from grognard.games.fortress_berlin.rules.assault.announcing import Announcing
from grognard.games.fortress_berlin.rules.assault.assault import Assault, come_under_assault
from grognard.games.fortress_berlin.rules.assault.eligibility import (
    announced,
    attackers_of,
    bar_to_lead,
    involved,
)
from grognard.games.fortress_berlin.rules.assault.staffs import Assist, Reply
from grognard.games.fortress_berlin.rules.combat.bombardment import Bombarding
from grognard.games.fortress_berlin.rules.combat.direct import Firing
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


@frame
class CombatPhase(Frame):
    """4.1.4a, 4.1.4c: each step is over before the next begins."""

    camp: int

    STEPS = ("begin", "bombard", "direct", "announce", "assist", "open", "support", "resolve", "finish")

    def begin(self, g: Position) -> None:
        """11.1.2a: the German player may begin with Hitler's end."""
        count = len(g.printed)
        g.fought = bytearray(count)
        g.bombarded, g.shot = (bytearray(len(g.geo.board)) for _ in range(2))
        g.memo = {}
        if self.camp == GERMAN:
            g.stack.append(hitler.Option())

    def bombard(self, g: Position) -> None:
        """Step 1."""
        players.in_turn(g, self.camp, Bombarding)

    def direct(self, g: Position) -> None:
        """Step 2."""
        players.in_turn(g, self.camp, Firing)

    def announce(self, g: Position) -> None:
        """Step 3."""
        players.in_turn(g, self.camp, Announcing)

    def assist(self, g: Position) -> None:
        """17.3.1c."""
        players.in_turn(g, self.camp, Assist)

    def open(self, g: Position) -> None:
        """3.6a: both sides see who is involved; 3.5.2c: headquarters that are assaulted will not support."""
        g.hand = NONE
        cells = announced(g, self.camp)
        fog.open(g, involved(g, self.camp))
        for cell in cells:
            come_under_assault(g, cell)
            militia.engaged(g, attackers_of(g, self.camp, cell))

    def support(self, g: Position) -> None:
        """8.4.2/step-1: the defender announces his support after the attacker."""
        players.in_turn(g, 1 - self.camp, Reply)

    @choice
    def resolve(self, g: Position) -> Decision | None:
        """8.4.2/step-1: all that were announced, in the order that the attacker likes."""
        order = players.players(g, self.camp)
        ranks = [self._rank(g, cell) for cell in announced(g, self.camp)]
        g.hand = order[min(ranks)] if order and ranks else NONE
        return ask(SIDES[self.camp], "assault.resolve")

    def _rank(self, g: Position, cell: int) -> int:
        """17.2c: players resolve their assaults one after the other: the turn of who leads one."""
        order = players.players(g, self.camp)
        if not order:
            return 0
        units = (unit for unit in g.units_of(self.camp) if g.target[unit] == cell + 1)
        return min(order.index(players.player_of(g, unit)) for unit in units)

    def waiting(self, g: Position) -> list[int]:
        """The hexes whose assault is still to come."""
        cells = announced(g, self.camp)
        first = min((self._rank(g, cell) for cell in cells), default=0)
        return [cell for cell in cells if self._rank(g, cell) == first]

    @resolve.verb("resolve", CELL, exactly="waiting")
    def begin_assault(self, g: Position, cell: int) -> None:
        g.stack.append(Assault(self.camp, cell))

    @begin_assault.barred
    def _(self, g: Position, cell: int) -> Bar:
        return bar_to_lead(g, self.camp, cell)

    def finish(self, g: Position) -> None:
        """3.1.5."""
        g.hand = NONE
        for unit, bound in enumerate(g.target):
            if bound:
                g.target[unit] = 0
        fog.close(g)
        g.expire("segment")
