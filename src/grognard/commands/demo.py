"""`grognard demo`: watch the computer play a game against itself."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grognard import agents, games
from grognard.commands.arguments import Subparsers, add_language, add_scenario, command, scenario_of, whole
from grognard.commands.position import score_line
from grognard.commands.terminal import console
from grognard.commands.words import Names, level, say
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import Event, State
from grognard.kernel.words.citation import citations, cited
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
    names = Names(game, scenario.name, arguments.lang)
    story = _Story(names, state)
    players = ", ".join(
        say(arguments.lang, "computer", seat=names.seat(seat), level=level(agent, arguments.lang))
        for seat, agent in seating.items()
    )
    headline = say(arguments.lang, "game-line", game=game.title, scenario=names.title, rest=players)
    story.screen.print(Text(headline, "bold"))
    story.tell()
    for _ in moves(game, state, seat_agents(game, seating, key)):
        story.tell()
    story.end()
    return 0


class _Story:
    """Prints the log of a game as it goes on, leaving out what is routine."""

    def __init__(self, names: Names, state: State) -> None:
        self.names, self.state = names, state
        self.game, self.language = names.game, names.language
        self.screen: Console = console()
        self.chosen: ModuleType = import_module(games.module_beside(self.game, "shown.highlights"))

    def tell(self) -> None:
        """The events of the last action."""
        for event in self.state.events:
            if event.message in self.chosen.HEADINGS:
                self._heading(event)
            elif event.message in self.chosen.HIGHLIGHTS:
                line = Text(f"{self._words(event)} ")
                line.append(f"[{citations(event.rules, self.language)}]", "dim")
                self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))

    def end(self) -> None:
        """How it ended."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return
        words = self.game.words(self.state, outcome.message, {}, self.language)
        self.screen.rule(style="bold")
        line = Text(f"{words} ", "bold")
        line.append(f"[{cited(outcome.rule, self.language)}]", "dim")
        self.screen.print(line)
        for one in self.names.score(outcome.scores, outcome.winners):
            self.screen.print(f"  {one}")

    def _heading(self, event: Event) -> None:
        self.screen.print()
        self.screen.rule(Text(self._words(event), "bold"), align="left", characters="─")
        score = self.game.view(self.state, next(iter(self.game.seats(self.state)))).get("score")
        if score:
            self.screen.print(Text(f"  {score_line(self.names, score)}", "italic"))

    def _words(self, event: Event) -> str:
        return self.game.words(self.state, event.message, event.args, self.language)
