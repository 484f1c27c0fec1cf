"""Contestants: players by name, with weights changed for a trial.

`scripted+bold.toml` lays the weights of a file over the player's own, `scripted+attack.fee=0.3` changes one;
several changes may follow each other.
"""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.components import weights
from grognard.kernel.components.schema import DataError
from grognard.kernel.components.weights import Changes


def player_of(contestant: str) -> str:
    """The name of the player.

    >>> player_of("scripted+attack.fee=0.3")
    'scripted'
    """
    return contestant.partition("+")[0]


def changes_of(contestant: str) -> Changes:
    """The weights it changes; raises DataError.

    >>> changes_of("scripted+attack.fee=0.3+roads.unit_delay=12")
    {'attack': {'fee': 0.3}, 'roads': {'unit_delay': 12}}
    """
    found: Changes = {}
    for part in contestant.split("+")[1:]:
        found = weights.merged(found, weights.parse(part if "=" in part else _text(part), part))
    return found


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(
            f"{file}: expected a file of weights, or a weight such as attack.fee=0.3; {error}"
        ) from None
