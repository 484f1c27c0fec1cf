"""Computer players think here, in worker processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from time import monotonic
from typing import Any

from grognard import agents
from grognard.kernel.actions import Seat, Side
from grognard.kernel.perspective import Perspective
from grognard.server.games import game_at

MOST_ACTIONS = 200
"""A computer player hands over its actions after so many at the latest."""


@dataclass(frozen=True, slots=True)
class Job:
    """A position in which computer players must act: plain data, to be sent to another process."""

    place: tuple[str, str]
    scenario: str
    options: Mapping[str, bool]
    dump: Mapping[str, Any]
    levels: Mapping[Seat, str]
    seed: str
    seconds: float


def think(job: Job) -> list[tuple[Side, str]]:
    """The actions of the computer players until a person must decide or the time is up."""
    game = game_at(*job.place)
    state = game.load(job.scenario, job.options, job.dump)
    players = {
        seat: agents.make(level, game, _seed(f"{job.seed}/{seat}")) for seat, level in job.levels.items()
    }
    began, done = monotonic(), list[tuple[Side, str]]()
    while len(done) < MOST_ACTIONS and (not done or monotonic() - began < job.seconds):
        mine = [side for side in state.pending if game.seat_of(state, side) in players]
        if not mine:
            break
        seat = game.seat_of(state, mine[0])
        action = players[seat].choose(Perspective(game, state, seat, mine[0]))
        game.act(state, mine[0], action)
        done.append((mine[0], game.grammar.text(action)))
    return done


def _seed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
