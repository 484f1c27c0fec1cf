"""Games of Fortress Berlin with options that have come to a moment worth seeing."""

from __future__ import annotations

from collections.abc import Sequence

from grognard import agents
from grognard.games.fortress_berlin.game import FortressBerlin
from grognard.kernel import record
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from tests.golden import SCRIPTED

GAME = FortressBerlin()
RIDER = "police-4"
"""It stands on a station as the standard plan sets it up (13.3)."""


def played(options: list[str], *lines: str) -> str:
    """The record of a game in which the Germans have done this."""
    key, chosen = key_from_seed(7), dict.fromkeys(options, True)
    state, made = GAME.new("campaign", chosen, key), record.start(GAME, "campaign", chosen, key)
    for line in lines:
        GAME.act(state, "german", GAME.parse(line))
        made.actions.append(("german", line))
    record.finish(made, GAME, state)
    return record.write(made)


def underground() -> str:
    """A battalion has gone down into the U-Bahn."""
    return played(["u-bahn"], "standard", f"deploy {RIDER}", "done", f"pick {RIDER}", "descend")


def arriving() -> str:
    """Both sides are set up, and the first German reinforcements lie beside the map."""
    return played([], "standard", "done")


def six() -> str:
    """Six players, and the first German decides on the roles."""
    return played(["six-players"], "standard", "done")


def asked(prompt: str, verb: str = "", options: Sequence[str] = ()) -> str:
    """Computers have played until this was asked, of someone who could answer with the verb."""
    key, chosen = key_from_seed(3), dict.fromkeys(options, True)
    state, made = GAME.new("campaign", chosen, key), record.start(GAME, "campaign", chosen, key)
    players = {seat: agents.make(SCRIPTED, GAME, 3) for seat in GAME.seats(state)}
    while not any(
        decision.prompt == prompt and any(verb in ("", option[0]) for option in decision.options)
        for decision in state.pending.values()
    ):
        side = next(iter(state.pending))
        seat = GAME.seat_of(state, side)
        action = players[seat].choose(Perspective(GAME, state, seat, side))
        GAME.act(state, side, action)
        made.actions.append((side, GAME.grammar.text(action)))
    record.finish(made, GAME, state)
    return record.write(made)


def birthday() -> str:
    """Leaders have stayed in Berlin, several of them in one building; one may try to flee."""
    return played(["leaders"], "standard", "done")
