"""18 Divisions that Germany needs elsewhere, and units whose counter is replaced by another."""

from __future__ import annotations

from grognard.games.victory_roads.position import COMING, ELIMINATED, REDUCED, REMOVED, WAITING, Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.rules.supports.pools import pass_on
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

CHAPTER = 18
BRANCHES = ("wehrmacht", "luftwaffe", "ss")
"""18.1.1: whose divisions may be withdrawn."""


@frame
class Withdrawals(Frame):
    """18: withdrawals and transformations of a side, between its reinforcements and its replacements."""

    camp: int
    left: int = 0
    """How many divisions must still go."""

    able: list[int] = derived()

    STEPS = ("begin", "withdraw", "fall_short", "transform")

    def begin(self, g: Position) -> None:
        """18.1.1: how many go."""
        if self.camp == AXIS and g.world.chapters >= CHAPTER:
            self.left = g.world.charts.turns[g.turn].withdrawn

    @choice
    def withdraw(self, g: Position) -> Decision | None:
        """Which divisions go."""
        if not self.left:
            return None
        self.able = [unit for unit in g.units_of(AXIS) if bar_to_withdraw(g, unit) is None]
        order = g.world.charts.turns[g.turn]
        return ask(
            SIDES[AXIS],
            "ask.transfer",
            count=self.left,
            arm=order.withdrawn_arm,
            least=order.withdrawn_attack,
        )

    @withdraw.verb("transfer", UNIT, exactly="able")
    def transfer(self, g: Position, unit: int) -> None:
        self.left -= 1
        g.note("arrivals.withdrawn", "18.1.1a", unit=unit, cell=g.cell[unit])
        g.remove(unit, REMOVED)
        haltebefehl.settle(g)

    @transfer.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_withdraw(g, unit)

    def fall_short(self, g: Position) -> None:
        """18.1.2b: who has not enough loses his replacement points for good.

        That shows only when nobody else can go: one who leaves may pin another (6.7.6) or cut its supply.
        """
        if self.left:
            wanted = g.world.charts.turns[g.turn].withdrawn
            g.spent_out = True
            g.note("arrivals.spent-out", "18.1.2b", count=wanted, found=wanted - self.left)

    def transform(self, g: Position) -> None:
        """18.2.1: counters of this turn are replaced by others, whatever has become of them."""
        if g.world.chapters < CHAPTER:
            return
        for turn, old, new in g.world.changes:
            if turn == g.turn and g.camp[old] == self.camp:
                replace(g, old, new)


def bar_to_withdraw(g: Position, unit: int) -> Bar | None:
    """18.1.1, 18.1.2a: why a unit can't be withdrawn in this turn."""
    printed, order = g.unit(unit), g.world.charts.turns[g.turn]
    if g.place[unit] != ON_BOARD or printed.kind not in ("division", "kg"):
        return "18.1.1a", "why.no-division-of-yours", {"unit": unit}
    if printed.branch not in BRANCHES:
        return "18.1.1b", "why.not-withdrawn", {"unit": unit}
    if printed.is_armoured != (order.withdrawn_arm == "armoured"):
        return "18.1.1a", "why.other-arm", {"unit": unit, "arm": order.withdrawn_arm}
    if printed.attack < order.withdrawn_attack:
        return "18.1.1b", "why.too-weak-to-go", {"unit": unit, "least": order.withdrawn_attack}
    if g.cut[unit] or not is_supplied(g, unit):
        return "18.1.2a", "why.unsupplied", {"unit": unit}
    return haltebefehl.bar_to_leave(g, (unit,))


def replace(g: Position, old: int, new: int) -> None:
    """18.2.1: the new counter takes the place of the old one; a reduced unit stays reduced."""
    place, cell = g.place[old], g.cell[old]
    whole = g.steps[old] == g.unit(old).steps
    g.note("arrivals.became", "18.2.1", unit=old, into=new)
    g.steps[new] = 0 if place == ELIMINATED else g.unit(new).steps if whole else REDUCED
    g.camp[new] = g.camp[old]
    for column in (g.cut, g.barred, g.moved):
        column[new] = column[old]
    pass_on(g, old, new)
    g.remove(old, REMOVED)
    if place == ON_BOARD:
        g.put(new, cell)
    else:
        g.remove(new, WAITING if place == COMING else place)
