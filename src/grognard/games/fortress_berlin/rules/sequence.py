"""4 Sequence: game turns of two player turns, each of four segments, and the points as a turn ends."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import hitler, players, recovery, roles, stacking, victory
from grognard.games.fortress_berlin.rules.arrivals import withdrawals
from grognard.games.fortress_berlin.rules.arrivals.reinforcements import Reinforcements
from grognard.games.fortress_berlin.rules.combat.phase import CombatPhase
from grognard.games.fortress_berlin.rules.leaders import Defectors, Flight
from grognard.games.fortress_berlin.rules.movement.phase import MovementPhase
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame

RULES = {
    "setup": "13.0a",
    "reinforcement": "4.1.1",
    "recovery": "4.1.2",
    "movement": "4.1.3",
    "combat": "4.1.4a",
    "end": "4.3",
    "over": "4.0b",
}
"""The rule of each segment, for who tries something that belongs to another."""


@frame
class Campaign(Frame):
    """4.0: turn after turn, the Germans first, until the last is over or the game has been decided."""

    STEPS = ("open", "german", "soviet", "close")

    def open(self, g: Position) -> None:
        """A new day: what happens at the start of a turn."""
        g.suicide_tried = False
        g.support[:] = bytes(len(g.support))  # 3.5.2b: support is given by the turn
        g.note("turn.begins", "4.0a", turn=g.turn)
        victory.begin_turn(g)
        hitler.last_day(g)
        hitler.desertions(g)

    def german(self, g: Position) -> None:
        """4.1."""
        g.stack.append(PlayerTurn(GERMAN))

    def soviet(self, g: Position) -> None:
        """4.2."""
        g.stack.append(PlayerTurn(SOVIET))

    def close(self, g: Position) -> None:
        """4.3: points, then the marker goes on."""
        g.phase = "end"
        victory.end_turn(g)
        g.expire("turn")
        if g.turn >= g.world.last_turn:
            victory.end(g, victory.LAST_TURN)
        else:
            g.turn += 1
            self.at = "open"


@frame
class PlayerTurn(Frame):
    """4.1, 4.2: reinforcements, recovery, movement, combat; stacks are checked as each ends (3.1.4)."""

    camp: int

    STEPS = (
        "begin",
        "reshuffle",
        "flee",
        "reinforce",
        "after_reinforcement",
        "recover",
        "defect",
        "move",
        "after_movement",
        "fight",
        "after_combat",
    )

    def begin(self, g: Position) -> None:
        g.player, g.phase = self.camp, "reinforcement"
        g.entered[:] = bytes(len(g.entered))
        g.note("turn.side", "4.1" if self.camp == GERMAN else "4.2", side=SIDES[self.camp])

    def reshuffle(self, g: Position) -> None:
        """17.3.1b."""
        roles.open_turn(g, self.camp)

    def flee(self, g: Position) -> None:
        """17.4.2a: at the start of the German turn."""
        if self.camp == GERMAN and g.world.plays("leaders"):
            g.stack.append(Flight())

    def reinforce(self, g: Position) -> None:
        """4.1.1."""
        g.stack.append(Reinforcements(self.camp))
        roles.open_reinforcement(g, self.camp)

    def after_reinforcement(self, g: Position) -> None:
        self._close_segment(g)

    def recover(self, g: Position) -> None:
        """4.1.2."""
        g.phase = "recovery"
        recovery.recover(g, self.camp)

    def defect(self, g: Position) -> None:
        """17.4.3b: those who have changed sides move in the Soviet movement segment."""
        g.phase = "movement"
        if self.camp == SOVIET and g.world.plays("leaders"):
            g.stack.append(Defectors())

    def move(self, g: Position) -> None:
        """4.1.3."""
        players.in_turn(g, self.camp, MovementPhase)

    def after_movement(self, g: Position) -> None:
        self._close_segment(g)

    def fight(self, g: Position) -> None:
        """4.1.4."""
        g.phase = "combat"
        g.stack.append(CombatPhase(self.camp))

    def after_combat(self, g: Position) -> None:
        self._close_segment(g)
        g.air = (0,) * len(g.air)  # 11.4b: strikes that were not flown lapse
        if self.camp == GERMAN:
            withdrawals.penalty(g)

    def _close_segment(self, g: Position) -> None:
        stacking.check(g)
        g.expire("segment")
