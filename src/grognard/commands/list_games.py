"""`grognard games`: what can be played, and how."""

from __future__ import annotations

import argparse
from typing import Any

from grognard import agents, games
from grognard.commands.arguments import Subparsers, add_json, command
from grognard.commands.terminal import print_json, print_table, table
from grognard.kernel.game import Game


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "games", "the games, with their scenarios and options", "games --json", run)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the list."""
    found = [games.find(name) for name in games.GAMES]
    if arguments.json:
        print_json({"games": [_described(game) for game in found], "maps": list(games.SHEETS)})
        return 0
    for game in found:
        print(f"{game.title} ({game.name}), agents: {', '.join(agents.names(game))}\n")
        scenarios = table("scenario", "rule", "seats", "options")
        for scenario in game.scenarios.values():
            seats = ", ".join(scenario.seats)
            scenarios.add_row(scenario.name, scenario.rule, seats, ", ".join(scenario.options))
        print_table("Scenarios", scenarios)
        options = table("option", "rule", "default", "meaning")
        for option in game.options.values():
            options.add_row(option.name, option.rule, "on" if option.default else "off", option.summary)
        print_table("Options", options)
    print(f"Maps whose rules are still to come (data, map): {', '.join(games.SHEETS)}")
    return 0


def _described(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "agents": list(agents.names(game)),
        "scenarios": [
            {
                "name": scenario.name,
                "rule": scenario.rule,
                "seats": {seat: list(sides) for seat, sides in scenario.seats.items()},
                "options": list(scenario.options),
            }
            for scenario in game.scenarios.values()
        ],
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "summary": option.summary,
                "default": option.default,
            }
            for option in game.options.values()
        ],
    }
