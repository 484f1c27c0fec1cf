"""11.5.2 The surprise attack: a stack may move and then attacks at once, in the supports phase."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat import allies
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.targets import bar_to_join
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.movement.march import SURPRISE, March
from grognard.games.victory_roads.rules.supports.spots import assailants
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


@frame
class SurpriseAttack(Frame):
    """All units of one stack that can attack; they may act again later in the turn."""

    start: int
    units: tuple[int, ...] = ()
    first: int = NO_PIECE
    """One of those who move."""

    STEPS = ("muster", "move", "regroup", "strike", "stand_by")
    PIECES = ("units", "first")

    def muster(self, g: Position) -> None:
        self.units = tuple(sorted(assailants(g, self.start)))

    @choice
    def move(self, g: Position) -> Decision | None:
        """It may move by the usual rules, or not."""
        return ask(SIDES[SOVIET], "ask.surprise-move", cell=self.start) if self.mobile(g) else None

    @move.verb("set-out", then="regroup")
    def set_out(self, g: Position) -> None:
        units = self.mobile(g)
        for unit in units:
            g.moved[unit] = 1
        self.first = units[0]
        g.stack.append(March(units, SURPRISE))

    move.verb("stay", then="strike")

    def mobile(self, g: Position) -> tuple[int, ...]:
        """Those who can move; without supply everyone goes for himself, and nobody here."""
        return tuple(unit for unit in self.units if allowance(g, unit) and not g.cut[unit])

    def regroup(self, g: Position) -> None:
        """Who attacks is where the march ended."""
        if self.first != NO_PIECE:
            self.units = tuple(unit for unit in self.units if g.cell[unit] == g.cell[self.first])

    @choice
    def strike(self, g: Position) -> Decision | None:
        return ask(SIDES[SOVIET], "ask.strike", units=self.units)

    @strike.verb("strike", CELL, among="near", then="stand_by")
    def attack(self, g: Position, cell: int) -> None:
        g.stack.append(Battle(cell, self.able(g, cell), surprise=True))

    def near(self, g: Position) -> list[int]:
        """The hexes around it with enemies."""
        around = g.geo.board.neighbours[g.cell[self.units[0]]]
        return [cell for cell in around if g.count[AXIS][cell]]

    @attack.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if not g.count[AXIS][cell]:
            return "7.1.1", "why.no-enemy"
        able = self.able(g, cell)
        if not able:
            return bar_to_join(g, Fight(cell, surprise=True), self.units[0])
        return allies.bar_to_fight(g, able)

    def able(self, g: Position, cell: int) -> tuple[int, ...]:
        """Those who can attack a hex from where they are."""
        fight = Fight(cell, surprise=True)
        return tuple(unit for unit in self.units if not bar_to_join(g, fight, unit))

    strike.done("decline")

    def stand_by(self, g: Position) -> None:
        """They may move again in the movement phase."""
        g.moved[:] = bytes(len(g.moved))
