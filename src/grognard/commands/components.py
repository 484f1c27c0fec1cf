"""`grognard data`: where a game's components come from."""

from __future__ import annotations

import argparse

from grognard.commands.arguments import Subparsers, add_game, add_json, add_packs, command, find_game
from grognard.commands.terminal import print_json, print_table, table
from grognard.kernel.data import tally
from grognard.kernel.schema import PROVENANCES


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(
        subparsers, "data", "where the components come from", "data battle-for-germany --json", run
    )
    add_game(parser)
    add_packs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints how many rows are printed, derived and reconstructed."""
    game = find_game(arguments)
    whole = tally(game.data)
    if arguments.json:
        print_json(whole)
        return 0
    made = table("file", *PROVENANCES, "all", numbers=(*PROVENANCES, "all"))
    files = (*game.data.tables, *game.data.documents)
    for name, counts in [*((file, tally(game.data, file)) for file in files), ("all files", whole)]:
        made.add_row(name, *(str(counts[kind]) for kind in PROVENANCES), str(sum(counts.values())))
    print_table(f"Components of {game.title}", made)
    print("printed: in the rulebook; derived: forced by it; reconstructed: ours, with grounds in each row")
    print(f"fingerprint {game.data_fingerprint}")
    return 0
