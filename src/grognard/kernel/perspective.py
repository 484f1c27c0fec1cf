"""What an agent may know and do: the door through which it sees a game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from grognard.kernel.actions import Seat, Side
from grognard.kernel.game import Game, S
from grognard.kernel.state import Decision


@dataclass(slots=True, frozen=True)
class Perspective(Generic[S]):
    """What an agent is handed: its own decision, its seat's view, and imagined states; no more."""

    _game: Game[S]
    _state: S
    seat: Seat
    side: Side

    @property
    def game(self) -> Game[S]:
        """The rules."""
        return self._game

    @property
    def decision(self) -> Decision:
        """What must be chosen now."""
        return self._state.pending[self.side]

    def view(self) -> dict[str, Any]:
        """All that this seat may know."""
        return self._game.view(self._state, self.seat)

    def sample(self, rng: Random) -> S:
        """A state that this seat could not tell from the real one."""
        return self._game.resample(self._state, self.seat, rng)
