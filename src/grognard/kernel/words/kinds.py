"""What kind of news each message of a game's log is, as data of that game.

It stands in the game's ``look/kinds.toml``, a list of messages for each kind. From it come the summary of
what the others did and the pace at which a page plays it back; nothing here changes how the game plays:

    attack     a combat and its result
    outcome    what came of an attack, where that has a line of its own: told, but not counted
    loss       what was destroyed or weakened
    retreat    who had to give ground
    capture    what changed hands
    event      an event that was played, an order, a die that decided something
    points     victory points outside a capture
    move       a move: counted in a summary, but not told one by one
    minor      the order of play and what only prepares something: left out of a summary

A message that is not named is of the kind ``other``, and a summary tells it: nothing passes unsaid because
somebody forgot to name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from grognard.kernel.components.packs import DataFile
from grognard.kernel.components.schema import DataError, Document, fit, list_of, misfit, optional, text
from grognard.kernel.words.text import LANGUAGES, has_message

if TYPE_CHECKING:
    from grognard.kernel.game import Game

MOVE, MINOR, OTHER = "move", "minor", "other"
TOLD = ("attack", "outcome", "loss", "retreat", "capture", "event", "points", OTHER)
"""The kinds that a summary tells one by one."""
_NAMED = (*TOLD[:-1], MOVE, MINOR)
KINDS = Document("kinds.toml", {kind: optional(list_of(text)) for kind in _NAMED})


@cache
def load_kinds(game: Game[Any]) -> Mapping[str, str]:
    """The kind of each message that the game names, empty without a file; raises DataError."""
    look = game.folder / "look"
    if not (look / KINDS.file).exists():
        return {}
    lists = fit(KINDS.fields, DataFile(KINDS.file, KINDS.file, look / KINDS.file).toml(), KINDS.file)
    kinds: dict[str, str] = {}
    for kind in _NAMED:
        for message in lists[kind] or ():
            place = f"{KINDS.file}, field {kind}"
            if message in kinds:
                raise DataError(
                    f"{place}: expected each message once; got {message!r} in {kinds[message]} too"
                )
            if not has_message(look, LANGUAGES[0], message):
                raise misfit(place, f"a message of {LANGUAGES[0]}.ftl", message)
            kinds[message] = kind
    return kinds


def kind_of(game: Game[Any], message: str) -> str:
    """What kind of news a message of the log is; raises DataError."""
    return load_kinds(game).get(message, OTHER)
