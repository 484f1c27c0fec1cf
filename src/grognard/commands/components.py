"""`grognard data`: where a game's components come from."""

from __future__ import annotations

import argparse

from grognard import games
from grognard.commands.arguments import (
    Subparsers,
    add_game_or_map,
    add_json,
    add_language,
    add_packs,
    command,
)
from grognard.commands.terminal import print_json, print_table, table
from grognard.commands.words import say
from grognard.kernel.components.data import tally
from grognard.kernel.components.schema import PROVENANCES
from grognard.kernel.components.sheet import Sheet


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(
        subparsers, "data", "where the components come from", "data battle-for-germany --json", run
    )
    add_game_or_map(parser)
    add_language(parser)
    add_packs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints how many rows are printed, derived and reconstructed."""
    found = games.find_any(arguments.game, arguments.pack)
    language = arguments.lang
    if isinstance(found, Sheet):
        data, title = found.load(arguments.pack), found.title(language)
    else:
        data, title = found.data, found.title
    whole = tally(data)
    if arguments.json:
        print_json(whole)
        return 0
    file, *numbers = (say(language, f"column-{name}") for name in ("file", *PROVENANCES, "all"))
    made = table(file, *numbers, numbers=numbers)
    files = [(name, tally(data, name)) for name in (*data.tables, *data.documents)]
    for name, counts in [*files, (say(language, "all-files"), whole)]:
        made.add_row(name, *(str(counts[kind]) for kind in PROVENANCES), str(sum(counts.values())))
    print_table(say(language, "components-of", game=title), made)
    print(say(language, "provenances"))
    print(say(language, "fingerprint", value=data.fingerprint))
    return 0
