"""8.6 What a result of the combat table does, whatever the kind of combat."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import (
    ASSAULT,
    BOMBARDMENT,
    DIRECT,
    ELIMINATED,
    EMPTY,
    MIXED,
    NONE,
    Position,
)
from grognard.games.fortress_berlin.rules import leaders, players, secrets
from grognard.games.fortress_berlin.rules.assault.eligibility import bar_to_assault, beside, may_seem_able
from grognard.games.fortress_berlin.rules.combat import crt, disruption, losses
from grognard.games.fortress_berlin.rules.combat.advance import Advance
from grognard.games.fortress_berlin.rules.combat.exploitation import DEPTH
from grognard.games.fortress_berlin.rules.combat.retreat import Retreat
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

LEAST, MOST = 1, 2
"""8.6/R: hexes of a retreat."""


@frame
class Aftermath(Frame):
    """8.6: losses, exchanges, disruption and retreats, then the advance (8.9) and the exploitation (8.10).

    `targets` are all units of the hex, or the one target of a direct fire; none for a lone garrison.
    `attackers` are those who took part, of the defender in defensive fire; headquarters that gave support and
    strikes are not among them.
    """

    kind: int
    cell: int
    targets: tuple[int, ...]
    code: str
    attackers: tuple[int, ...]
    owed: int = 0
    """8.6/number, 8.6/EX: units that the defender must still lose."""
    price: int = 0
    """8.6/EX: what the attacker's loss must be worth."""
    owes_stack: bool = False
    """8.6/asterisk-assault: an attacking stack is still to be disrupted."""
    fronts: tuple[int, ...] = ()
    """The hexes from which the attack came."""

    able: list[int] = derived()

    PIECES = ("targets", "attackers")
    STEPS = (
        "begin",
        "must_lose",
        "lose",
        "must_pay",
        "exchange",
        "disrupt",
        "retreat",
        "must_suffer",
        "backfire",
        "win_over",
        "fall",
        "advance",
    )

    @property
    def result(self) -> str:
        """The result without its asterisk."""
        return crt.parts(self.code).result

    def begin(self, g: Position) -> None:
        """10.1.3e: what leaves no choice; all of it tells what those are who suffer it."""
        secrets.tell(g, self.targets)
        self.fronts = tuple(sorted({g.cell[unit] for unit in self.attackers if g.cell[unit] >= 0}))
        code = crt.parts(self.code)
        self.owes_stack = code.star and self.kind == ASSAULT
        if not self.targets and code.result != crt.NO_EFFECT and g.has_garrison(self.cell):
            rule = "10.1.4d" if g.geo.works[self.cell] == "flak-tower" else "10.1.3e"
            g.mark(g.fort, self.cell, EMPTY)
            g.note("result.garrison", rule, cell=self.cell)
        number = 1 if code.result == "EX" else code.number
        self.owed = len(self.targets) if code.result == "E" else min(number, len(self.targets))

    # ---- losses

    def left(self, g: Position) -> list[int]:
        """The targets that are still there."""
        return [unit for unit in self.targets if g.cell[unit] == self.cell]

    def must_lose(self, g: Position) -> None:
        """8.6/E: no choice where all must go."""
        left = self.left(g)
        if self.owed >= len(left):
            for unit in left if self.owed else ():
                self._take(g, unit)
            self.owed = 0

    @choice
    def lose(self, g: Position) -> Decision | None:
        """8.6/number, 8.6/EX: the defender chooses his losses; a garrison is none (8.6/number-note)."""
        if not self.owed:
            return None
        left = self.able = self.left(g)
        return ask(SIDES[g.camp[left[0]]], "result.lose", cell=self.cell, units=tuple(left), count=self.owed)

    @lose.verb("lose", UNIT, exactly="able", then="must_lose")
    def take(self, g: Position, unit: int) -> None:
        self._take(g, unit)

    def _take(self, g: Position, unit: int) -> None:
        self.owed -= 1
        if self.result == "EX":
            self.price = max(g.fs(unit), g.pf(unit))
        losses.eliminate(g, unit, {"E": "8.6/E", "EX": "8.6/EX"}.get(self.result, "8.6/number"))

    @take.barred
    def _(self, g: Position, unit: int) -> Bar:
        return "8.6/number", "why.result-not-there"

    def equals(self, g: Position) -> list[int]:
        """8.6/EX: the attackers of whom one must go: of at least the same strength, or else the strongest."""
        if not self.price or self.kind not in (ASSAULT, DIRECT):
            return []
        standing = [unit for unit in self.attackers if g.cell[unit] >= 0]
        most = max((g.fs(unit) for unit in standing), default=0)
        return [unit for unit in standing if g.fs(unit) >= min(self.price, most)]

    def must_pay(self, g: Position) -> None:
        """8.6/EX: no choice with one unit that will do."""
        if len(equals := self.equals(g)) == 1:
            self._pay(g, equals[0])

    @choice
    def exchange(self, g: Position) -> Decision | None:
        """8.6/EX: the attacker loses a unit too; not by bombardment."""
        if not (equals := self.equals(g)):
            return None
        side = SIDES[g.camp[equals[0]]]
        return ask(side, "result.exchange", cell=self.cell, units=tuple(equals), count=self.price)

    @exchange.verb("lose", UNIT, exactly="equals")
    def pay(self, g: Position, unit: int) -> None:
        self._pay(g, unit)

    def _pay(self, g: Position, unit: int) -> None:
        self.price = 0
        losses.eliminate(g, unit, "8.6/EX")

    @pay.barred
    def _(self, g: Position, unit: int) -> Bar:
        return "8.6/EX", "why.result-no-equal" if unit in self.attackers else "why.result-not-engaged"

    # ---- disruption and retreat

    def disrupt(self, g: Position) -> None:
        """8.6/D."""
        if self.result == "D":
            disruption.strike(g, self.left(g), "8.6/D")

    def retreat(self, g: Position) -> None:
        """8.6/R, 8.6/number: survivors of a number go one hex further."""
        left, number = tuple(self.left(g)), crt.parts(self.code).number
        in_fort = self.kind != ASSAULT and bool(g.works_at(self.cell))
        if not left:
            return
        if self.result == "R":
            g.stack.append(Retreat(left, LEAST, MOST, optional=in_fort))
        elif number:
            spared = in_fort and not g.world.charts.switches.fort_survivors_retreat
            g.stack.append(Retreat(left, number + 1, number + 1, optional=spared))

    def stacks(self, g: Position) -> list[int]:
        """8.6/asterisk-assault: the hexes from which the assault came and where the attacker has units."""
        camp = 1 - self._victims(g)
        return [cell for cell in self.fronts if g.count[camp][cell]] if self.owes_stack else []

    def must_suffer(self, g: Position) -> None:
        """8.6/asterisk-assault: no choice with one stack."""
        if len(stacks := self.stacks(g)) == 1:
            self._suffer(g, stacks[0])

    @choice
    def backfire(self, g: Position) -> Decision | None:
        """8.6/asterisk-assault: one attacking stack is disrupted, at the attacker's choice."""
        stacks = self.stacks(g)
        camp = 1 - self._victims(g)
        return ask(SIDES[camp], "result.backfire", cells=tuple(stacks)) if stacks else None

    @backfire.verb("suffer", CELL, exactly="stacks")
    def suffer(self, g: Position, cell: int) -> None:
        self._suffer(g, cell)

    def _suffer(self, g: Position, cell: int) -> None:
        self.owes_stack = False
        secrets.tell(g, g.units_at(cell))
        disruption.strike(g, g.units_at(cell), "8.6/asterisk-assault")

    @suffer.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "8.6/asterisk-assault", "why.result-not-attacking"

    # ---- the hex

    def _victims(self, g: Position) -> int:
        """The side that was attacked; garrisons are German."""
        return g.camp[self.targets[0]] if self.targets else 1 - g.player if self.attackers else GERMAN

    def win_over(self, g: Position) -> None:
        """17.4.3a: by a Soviet combat; their defensive fire is one."""
        if self._victims(g) == GERMAN:
            leaders.offer(g, self.cell, self.code, self.attackers)

    def fall(self, g: Position) -> None:
        """11.1.4, 17.4.5: an assault that leaves no defender takes who is no unit."""
        victims = self._victims(g)
        free = not g.count[victims][self.cell] and not g.has_garrison(self.cell)
        if self.kind == ASSAULT and victims == GERMAN and free:
            leaders.fell(g, self.cell)

    def advance(self, g: Position) -> None:
        """8.9a, 8.9b, 8.9/note: after an assault, and after a bombardment that leaves nobody alive."""
        victims = self._victims(g)
        if g.over or g.count[victims][self.cell] or victims == g.player:
            return
        if not self.targets and g.has_garrison(self.cell):
            return  # 10.1.3e: a garrison alone that a bare asterisk or nothing has spared
        if self.kind == ASSAULT:
            further = DEPTH.get(self.result, 0)
            g.stack.append(Advance(g.player, self.cell, self.attackers, further))
        elif self.kind in (BOMBARDMENT, MIXED) and self._is_wiped_out(g):
            self._let_in(g)

    def _let_in(self, g: Position) -> None:
        """8.9b: units beside the hex that could assault it, whoever leads them; they need not have fired."""
        near = beside(g, g.player, self.cell)
        secrets.tell(g, near)
        able = [unit for unit in near if bar_to_assault(g, unit, self.cell) is None]
        covered = tuple(unit for unit in near if may_seem_able(g, unit))
        for who in reversed(players.from_hand(g, g.player)):
            units = tuple(unit for unit in able if who == NONE or players.player_of(g, unit) == who)
            g.stack.append(Advance(g.player, self.cell, units, player=who, near=covered))

    def _is_wiped_out(self, g: Position) -> bool:
        """8.9b: eliminated to the last, the garrison too; who has retreated leaves nothing to occupy."""
        return not g.has_garrison(self.cell) and all(g.place[unit] == ELIMINATED for unit in self.targets)
