"""`grognard demo`: watch the computer play a game against itself."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grognard import agents, games
from grognard.commands.arguments import Subparsers, add_language, add_scenario, command, scenario_of, whole
from grognard.commands.terminal import console
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from grognard.kernel.state import Event, State
from grognard.lab.play import moves, seat_agents


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "demo", "watch the computer play against itself", "demo --seed 7", run)
    parser.add_argument(
        "game", metavar="GAME", nargs="?", default=next(iter(games.GAMES)), help="the first game, unless told"
    )
    add_scenario(parser)
    parser.add_argument("--seed", metavar="K", type=whole(0), default=1, help="the same seed, the same game")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Plays one game and tells what matters in it, turn by turn."""
    game = games.find(arguments.game)
    scenario, options = game.choose(scenario_of(arguments, game), {})
    key = key_from_seed(f"{arguments.seed}/1")
    seating = dict.fromkeys(scenario.seats, agents.names(game)[-1])
    state = game.new(scenario.name, options, key)
    story = _Story(game, state, arguments.lang)
    players = ", ".join(f"{seat} ({agent})" for seat, agent in seating.items())
    story.screen.print(Text(f"{game.title}, {scenario.name}: {players}", "bold"))
    story.tell()
    for _ in moves(game, state, seat_agents(game, seating, key)):
        story.tell()
    story.end()
    return 0


class _Story:
    """Prints the log of a game as it goes on, leaving out what is routine."""

    def __init__(self, game: Game[Any], state: State, language: str) -> None:
        self.game, self.state, self.language = game, state, language
        self.screen: Console = console()
        self.chosen: ModuleType = import_module(games.module_beside(game, "highlights"))

    def tell(self) -> None:
        """The events of the last action."""
        for event in self.state.events:
            if event.message in self.chosen.HEADINGS:
                self._heading(event)
            elif event.message in self.chosen.HIGHLIGHTS:
                line = Text(f"{self._words(event)} ")
                line.append(f"[{', '.join(event.rules)}]", "dim")
                self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))

    def end(self) -> None:
        """How it ended."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return
        words = self.game.words(self.state, outcome.message, {}, self.language)
        self.screen.rule(style="bold")
        line = Text(f"{words} ", "bold")
        line.append(f"[{outcome.rule}]", "dim")
        self.screen.print(line)
        for seat, score in outcome.scores.items():
            won = " (winner)" if seat in outcome.winners else ""
            self.screen.print(f"  {seat}: {score}{won}")

    def _heading(self, event: Event) -> None:
        self.screen.print()
        self.screen.rule(Text(self._words(event), "bold"), align="left", characters="─")
        score = self.game.view(self.state, next(iter(self.game.seats(self.state)))).get("score")
        if score:
            line = " · ".join(f"{side} {points}" for side, points in score.items())
            self.screen.print(Text(f"  {line}", "italic"))

    def _words(self, event: Event) -> str:
        return self.game.words(self.state, event.message, event.args, self.language)
