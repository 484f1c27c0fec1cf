"""`grognard rules`: every rule of a game's book, and the tests that prove it."""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import asdict

from grognard.commands.arguments import Subparsers, add_game, add_json, add_language, command, find_game
from grognard.commands.terminal import print_json, print_table, table
from grognard.kernel.ledger import coverage, find_tags, folder_of_tests, load_ledger, wordings


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(
        subparsers,
        "rules",
        "the rules and whether a test proves them",
        "rules battle-for-germany --open",
        run,
    )
    add_game(parser)
    parser.add_argument("--open", action="store_true", help="only the rules that no test proves")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the rules or their numbers."""
    game = find_game(arguments)
    ledger, tests = load_ledger(game.folder), folder_of_tests(game.name)
    proof = coverage(ledger, tests)
    if arguments.json:
        print_json(asdict(proof))
        return 0
    files: defaultdict[str, set[str]] = defaultdict(set)
    for tag in find_tags(tests):
        files[tag.rule_id].add(tag.file)
    gists = wordings(game.folder, arguments.lang)
    made = table("rule", "kind", "gist", "proven by")
    for rule in ledger.rules.values():
        is_open = rule.id in proof.open
        if is_open or not arguments.open:
            by = ", ".join(sorted(files[rule.id])) or ("nothing: open" if is_open else "a note")
            made.add_row(rule.id, rule.kind, gists[rule.id], by)
    if made.row_count:
        print_table(f"Rules of {game.title}", made)
    print(f"{proof.rules} rules: {proof.tested} proven in play, {proof.data} by data, {len(proof.open)} open")
    return 0
