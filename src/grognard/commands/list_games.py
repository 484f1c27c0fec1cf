"""`grognard games`: what can be played, and how."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rich.table import Table

from grognard import agents, games
from grognard.commands.arguments import Subparsers, add_json, add_language, command
from grognard.commands.terminal import print_json, print_table, table
from grognard.commands.words import say
from grognard.kernel.game import Game, Scenario
from grognard.kernel.words.citation import cited
from grognard.kernel.words.titles import label, scenario_title, seat_title


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "games", "the games, with their scenarios and options", "games --json", run)
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prints the list."""
    found = [games.find(name) for name in games.GAMES]
    if arguments.json:
        print_json({"games": [_described(game) for game in found], "maps": list(games.SHEETS)})
        return 0
    for game in found:
        _print(game, arguments.lang)
    if games.SHEETS:
        print(say(arguments.lang, "maps-alone", maps=", ".join(games.SHEETS)))
    return 0


def _print(game: Game[Any], language: str) -> None:
    """A game for people who will name its scenarios, seats and options in other commands."""
    players = ", ".join(agents.names(game))
    print(say(language, "game-offered", title=game.title, name=game.name, players=players), end="\n\n")
    scenarios = _columns(language, "scenario", "title", "rule", "seats", "options")
    for scenario in game.scenarios.values():
        title, rule = scenario_title(game, scenario.name, language), cited(scenario.rule, language)
        seats = "\n".join(_seats(game, scenario, language))
        scenarios.add_row(scenario.name, title, rule, seats, "\n".join(scenario.options))
    print_table(say(language, "scenarios"), scenarios)
    if not game.options:
        return
    options = _columns(language, "option", "rule", "default", "meaning")
    for option in game.options.values():
        default = say(language, "on" if option.default else "off")
        meaning = label(game, f"option.{option.name}-summary", language, option.summary)
        options.add_row(option.name, cited(option.rule, language), default, meaning)
    print_table(say(language, "options"), options)


def _seats(game: Game[Any], scenario: Scenario, language: str) -> Iterator[str]:
    """The seats of a scenario, then those that an option brings in their place."""
    yield from (f"{seat} ({seat_title(game, seat, language)})" for seat in scenario.seats)
    for option, seats in scenario.seatings.items():
        yield f"{option}: {', '.join(seats)}"


def _columns(language: str, *names: str) -> Table:
    return table(*(say(language, f"column-{name}") for name in names))


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
                "seatings": {name: list(seats) for name, seats in scenario.seatings.items()},
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
