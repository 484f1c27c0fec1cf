"""`grognard rules`: every rule of a game's book, and the tests that prove it."""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import asdict

from grognard.commands.arguments import Subparsers, add_game, add_json, add_language, command, find_game
from grognard.commands.coverage import coverage, find_tags, folder_of_tests
from grognard.commands.terminal import print_json, print_table, table
from grognard.commands.words import say
from grognard.kernel.components.ledger import load_ledger, wordings
from grognard.kernel.words.citation import cited


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
    language, gists = arguments.lang, wordings(game.folder, arguments.lang)
    # Whoever writes the missing test needs the id for its tag.
    columns = ("rule", *(["id"] if arguments.open else []), "kind", "gist", "proven")
    made = table(*(say(language, f"column-{column}") for column in columns))
    for rule in ledger.rules.values():
        is_open = rule.id in proof.open
        if is_open or not arguments.open:
            by = ", ".join(sorted(files[rule.id])) or say(language, "open-rule" if is_open else "mere-note")
            row = (cited(rule.id, language), *([rule.id] if arguments.open else []))
            made.add_row(*row, say(language, f"kind-{rule.kind}"), gists[rule.id], by)
    if made.row_count:
        print_table(say(language, "rules-of", game=game.title), made)
    counts = {"rules": proof.rules, "tested": proof.tested, "data": proof.data, "open": len(proof.open)}
    print(say(language, "rules-in-all", **counts))
    return 0
