"""Teams: several players who share a side, each with things of his own, as he has his turn.

A game says who share the side in phase and whose a thing is; its choices offer to each player what is his:

    class _Marshals(Team):
        rule = "17.2c"

        def players(self, g: Position) -> Sequence[int]:
            return g.world.marshals if g.player == SOVIET else ()

        def is_of(self, g: Position, kind: str, value: int, player: int) -> bool:
            return marshal_of(g, value) == player


    class shared(Shared):
        team = _Marshals()

Whose turn it is stands in the state as `hand`: a player, or NOBODY outside such choices.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from grognard.kernel.actions import Action, Side
from grognard.kernel.state import Decision
from grognard.kernel.verbs import Asked, Bar, choice

NOBODY = -1


class Team(ABC):
    """Who share a side, and whose things are."""

    rule: str
    """By which a player may not do what is another's."""

    @abstractmethod
    def players(self, g: Any) -> Sequence[int]:
        """Those who share the side in phase, in the order of their turns; none where one decides all."""

    @abstractmethod
    def is_of(self, g: Any, kind: str, value: int, player: int) -> bool:
        """Whether a unit, a cell or another thing is a player's to decide on."""

    def has_more(self, g: Any, player: int) -> bool:
        """Whether a player is asked, where he could always go on, though nothing can be done now."""
        return False


class Led(choice):
    """A choice among things of several players: the one whose turn it is has his own."""

    team: ClassVar[Team]

    def offers(self, frame: Any, g: Any, *who: Side) -> list[Action]:
        """As for all choices; in a team, what the player in turn may do."""
        found = super().offers(frame, g, *who)
        return self.part(g, found, g.hand) if self.team.players(g) and g.hand != NOBODY else found

    def part(self, g: Any, found: Sequence[Action], player: int) -> list[Action]:
        """What is offered to a player; he also gets what names nothing."""
        kinds, is_of = self.by_name, self.team.is_of
        return [
            action
            for action in found
            if len(action) == 1 or is_of(g, kinds[action[0]].kinds[0], action[1], player)
        ]

    def bar(self, frame: Asked, g: Any, options: Sequence[Action], attempt: Action, *who: Side) -> Bar | None:
        """As for all choices; what no rule bars and is not offered is another player's."""
        found = super().bar(frame, g, options, attempt, *who)
        if found or attempt in options or attempt[0] not in self.by_name or not self.team.players(g):
            return found
        return self.team.rule, "why.other-player", {}


class Shared(Led):
    """The same, where the players have their turns one after the other.

    With the verb that goes on a player passes the turn on; with that of the last one the choice is over.
    """

    def __init__(self, options: Callable[..., Decision | None]) -> None:
        def ask(frame: Any, g: Any) -> Decision | None:
            found = options(frame, g)
            if found is None:
                g.hand = NOBODY
            return found

        super().__init__(options)
        self.options = ask

    def offers(self, frame: Any, g: Any, *who: Side) -> list[Action]:
        """What the next player may do who has anything to do."""
        found = choice.offers(self, frame, g, *who)
        players = self.team.players(g)
        if not players:
            return found
        words = self.last_words
        start = players.index(g.hand) if g.hand != NOBODY else 0
        goes_on = any(not self.by_name[word].closing for word in words)
        for player in players[start:] if words else (*players[start:], *players[:start]):
            mine = self.part(g, found, player)
            if mine and (len(mine[0]) > 1 or (goes_on and self.team.has_more(g, player))):
                g.hand = player
                return mine
        g.hand = NOBODY
        return []

    @property
    def last_words(self) -> list[str]:
        """The verbs that end the choice."""
        return [name for name, verb in self.by_name.items() if not verb.kinds and verb.effect is None]

    def do(self, frame: Any, g: Any, then: str, action: Action, side: Side) -> None:
        """As for all choices; the turn passes to the next player, if there is one."""
        players = self.team.players(g)
        if players and action[0] in self.last_words:
            later = players[players.index(g.hand) + 1 :]
            g.hand = later[0] if later else NOBODY
            if later:
                return
        super().do(frame, g, then, action, side)


def is_led(g: Any) -> bool:
    """Whether a choice that players share is open: then `hand` tells who is asked."""
    return any(isinstance(frame.TABLE[frame.at].choice, Led) for frame in g.stack if frame.at in frame.TABLE)
