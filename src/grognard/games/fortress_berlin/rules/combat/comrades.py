"""17.3.1c Comrades: before a German fire is carried out, other German players may let their guns join."""

from __future__ import annotations

from typing import Protocol, cast

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.secrets import tell_all
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


class Joined(Protocol):
    """A fire in the making."""

    cell: int
    firers: tuple[int, ...]

    def odds(self, g: Position) -> Forecast | None:
        """As it stands."""

    def willing(self, g: Position) -> tuple[int, ...]:
        """Units of the player in turn that could join."""

    def take_in(self, g: Position, unit: int) -> None:
        """One more takes part."""


def call(g: Position) -> None:
    """Asks the comrades of who fires, player by player; nobody where a side has one, and no rival (17.2c)."""
    if g.player == GERMAN and (others := tuple(who for who in players.players(g, GERMAN) if who != g.hand)):
        g.stack.append(Comrades(g.hand, others))


@frame
class Comrades(Frame):
    """The fire in the making lies below on the stack: it says who can join it, and takes them in."""

    leader: int
    left: tuple[int, ...]
    able: tuple[int, ...] = derived()

    STEPS = ("offer",)

    def odds(self, g: Position) -> Forecast | None:
        """Of the fire as it stands, for a comrade who wonders whether it needs his guns."""
        return self.fire(g).odds(g)

    def fire(self, g: Position) -> Joined:
        """The fire that is asked about."""
        return cast(Joined, g.stack[-2])

    @choice
    def offer(self, g: Position) -> Decision | None:
        fire = self.fire(g)
        while self.left:
            g.hand = self.left[0]
            self.able = fire.willing(g)
            if self.able:
                return ask(
                    SIDES[GERMAN], "fire.ask-comrade", cell=fire.cell, units=fire.firers, player=g.hand
                )
            self.left = self.left[1:]
        g.hand = self.leader
        return None

    @offer.verb("join", UNIT, exactly="able")
    def join(self, g: Position, unit: int) -> None:
        tell_all(g, GERMAN)
        self.fire(g).take_in(g, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return players.bar_to_lead(g, unit) or ("17.3.1c", "why.fire-nobody-reaches")

    @offer.verb("pass")
    def let_be(self, g: Position) -> None:
        """The next is asked."""
        self.left = self.left[1:]
