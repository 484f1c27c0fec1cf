"""`grognard bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse

from grognard.commands.arguments import Subparsers, add_json, command
from grognard.commands.terminal import print_json, print_table, table
from grognard.lab.bench import Measure, measure


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "bench", "how fast the engine is on this machine", "bench --json", run)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measures and prints; a missed target is shown, but a busy machine is no error."""
    measures = measure()
    if arguments.json:
        print_json({"measures": {one.name: _described(one) for one in measures}})
        return 0
    made = table(
        "measure",
        "value",
        "target",
        "",
        "of the yardstick",
        "what",
        numbers=("value", "target", "of the yardstick"),
    )
    for one in measures:
        bound = "at least" if one.at_least else "under"
        target = f"{bound} {one.target:,g} {one.unit}" if one.target is not None else ""
        verdict = "" if one.target is None else "met" if one.holds else "missed"
        ratio = f"{one.ratio:.6f}" if one.ratio is not None else ""
        made.add_row(one.name, f"{one.value:,.2f} {one.unit}", target, verdict, ratio, one.what)
    print_table("5,040 hexes, 400 units, plain Python", made)
    return 0


def _described(one: Measure) -> dict[str, object]:
    return {
        "what": one.what,
        "value": round(one.value, 3),
        "unit": one.unit,
        "target": one.target,
        "met": one.holds,
        "ratio": one.ratio,
    }
