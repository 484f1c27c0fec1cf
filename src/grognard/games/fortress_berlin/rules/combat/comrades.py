"""17.2c, 17.3.1c Comrades: before a fire is carried out, other players of the side may let their guns join.

Germans join every fire, a Soviet marshal the bombardments of the other alone.
"""

from __future__ import annotations

from typing import Protocol, cast

from grognard.games.fortress_berlin.position import DIRECT, Position
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
    kind: int
    firers: tuple[int, ...]
    hqs: tuple[int, ...]

    def odds(self, g: Position) -> Forecast | None:
        """As it stands."""

    def willing(self, g: Position) -> tuple[int, ...]:
        """Units of the player in turn that could join."""

    def take_in(self, g: Position, unit: int) -> None:
        """One more takes part."""

    def bar_to_take_in(self, g: Position, unit: int) -> Bar | None:
        """Why a unit could not join."""


def call(g: Position, fire: Joined) -> None:
    """Asks the comrades of who fires, player by player; nobody where a side has one.

    17.2c: a marshal takes no part in direct fire of the other, nor in a bombardment of his own men (17.2d).
    """
    if g.player != GERMAN and (fire.kind == DIRECT or g.count[g.player][fire.cell]):
        return
    others = tuple(who for who in players.players(g, g.player) if who != g.hand)
    if asked := tuple(who for who in others if has_guns(g, who, fire.kind)):
        g.stack.append(Comrades(g.hand, asked))


def has_guns(g: Position, player: int, kind: int) -> bool:
    """3.6: whether, for all that anybody can see, a player of the side in phase may have guns for a fire.

    Who is asked is seen by the enemy, so neither range nor sight decides it.
    """
    guns = g.world.crews[g.player] + (() if kind == DIRECT else g.world.batteries[g.player])
    return any(g.cell[unit] >= 0 and players.player_of(g, unit) == player for unit in guns)


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

    def renamed(self, g: Position) -> dict[str, str]:
        """Who has joined is done, and lets nothing pass."""
        return {"pass": "verb.joined"} if self.joined(g) else {}

    def joined(self, g: Position) -> int:
        """How many units of who is asked take part."""
        fire = self.fire(g)
        return sum(players.player_of(g, unit) == g.hand for unit in (*fire.firers, *fire.hqs))

    def fire(self, g: Position) -> Joined:
        """The fire that is asked about."""
        return cast(Joined, g.stack[-2])

    @choice
    def offer(self, g: Position) -> Decision | None:
        fire = self.fire(g)
        if not self.left:
            g.hand = self.leader
            return None
        g.hand = self.left[0]
        self.able = fire.willing(g)
        units, side = (*fire.firers, *fire.hqs), SIDES[g.player]
        said = {"cell": fire.cell, "units": units, "side": side, "count": self.joined(g)}
        return ask(side, "fire.ask-comrade", **said, player=g.hand)

    @offer.verb("join", UNIT, exactly="able")
    def join(self, g: Position, unit: int) -> None:
        tell_all(g, g.player)
        self.fire(g).take_in(g, unit)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return players.bar_to_lead(g, unit) or self.fire(g).bar_to_take_in(g, unit)

    @offer.verb("pass")
    def let_be(self, g: Position) -> None:
        """The next is asked."""
        self.left = self.left[1:]
