"""`grognard simulate`: plays many games and counts who wins."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from grognard.commands.arguments import (
    Subparsers,
    add_game,
    add_json,
    add_language,
    add_packs,
    add_scenario,
    command,
    find_game,
    scenario_of,
    switches,
    whole,
)
from grognard.commands.files import make_folder, write_whole
from grognard.commands.terminal import complain, print_json, print_table, table, with_progress
from grognard.commands.words import level, say
from grognard.kernel.game import Game
from grognard.kernel.words.titles import label, scenario_title, seat_title
from grognard.lab import simulate
from grognard.lab.play import Plan
from grognard.lab.simulate import Tally
from grognard.lab.tuning import changes_of

_EXAMPLE = "simulate battle-for-germany --scenario historical --agents random,random --games 20 --seed 1"
_PROBLEMS_SHOWN = 10
_MEASURES = ("finished", "mean_turns", "decisions", "mean_options", "cpu_seconds", "decisions_per_cpu_second")


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "simulate", "play many games and count who wins", _EXAMPLE, run)
    add_game(parser)
    add_scenario(parser)
    parser.add_argument(
        "--option",
        metavar="K=on|off",
        action="append",
        default=[],
        help="an optional rule; may be given again",
    )
    parser.add_argument(
        "--agents",
        metavar="A,B",
        help="one for each seat, in the scenario's order; scripted+attack.fee=0.3 or scripted+bold.toml "
        "changes weights",
    )
    parser.add_argument("--games", metavar="N", type=whole(1), default=1, help="how many games (1)")
    parser.add_argument(
        "--seed", metavar="K", type=whole(0), default=1, help="the same seed, the same games (1)"
    )
    parser.add_argument("--jobs", metavar="J", type=whole(1), default=1, help="processes to play in (1)")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep a record of every game there")
    parser.add_argument("--swap", action="store_true", help="agents change seats from game to game")
    parser.add_argument(
        "--mirror", action="store_true", help="the same, with the same dice once in every seating"
    )
    parser.add_argument("--check", action="store_true", help="look for problems after every action")
    add_language(parser)
    add_packs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Plays, reports, and fails when a game did not end or broke an invariant."""
    plan = _plan(arguments)
    tally = Tally(plan, simulate.check(plan))
    folder = make_folder(arguments.records) if arguments.records else None
    games = simulate.run(plan, arguments.games, arguments.jobs)
    for played in with_progress(games, arguments.games, f"{plan.game}, {plan.scenario}"):
        tally.add(played)
        if folder and played.record:
            name = f"{plan.scenario}-{plan.seed}-{played.number:04}.record"
            write_whole(folder / name, played.record.encode())
    if arguments.json:
        print_json(tally.report())
    else:
        _print(tally, find_game(arguments), arguments.lang)
    for problem in tally.problems[:_PROBLEMS_SHOWN]:
        complain(problem)
    if len(tally.problems) > _PROBLEMS_SHOWN:
        complain(f"and {len(tally.problems) - _PROBLEMS_SHOWN} more problems")
    return 1 if tally.problems or tally.finished < tally.games else 0


def _plan(arguments: argparse.Namespace) -> Plan:
    game = find_game(arguments)
    scenario, options = game.choose(scenario_of(arguments, game), switches(arguments.option))
    named = arguments.agents.split(",") if arguments.agents else ["random"] * len(scenario.seats)
    return Plan(
        game.name,
        scenario.name,
        tuple(named),
        arguments.seed,
        options,
        tuple(arguments.pack),
        swap=arguments.swap,
        mirror=arguments.mirror,
        weights={name: changes for name in named if (changes := changes_of(name))},
        check=arguments.check,
        keep_records=arguments.records is not None,
    )


def _print(tally: Tally, game: Game[Any], language: str) -> None:
    plan = tally.plan
    columns = [say(language, f"column-{name}") for name in ("won-by", "games", "share")]
    results = table(*columns, numbers=columns[1:])

    def add_row(name: str, count: int) -> None:
        percent = round(100 * count / max(tally.games, 1))
        results.add_row(name, say(language, "number", value=count), say(language, "share", percent=percent))

    for (seat, wins), agent in zip(tally.wins.items(), plan.agents, strict=True):
        name = seat_title(game, seat, language)
        player = say(language, "computer", seat=name, level=level(agent, language))
        add_row(name if plan.moves_on else player, wins)
    add_row(say(language, "nobody"), tally.draws)
    for agent, wins in tally.wins_by_agent.items() if plan.moves_on else ():
        add_row(say(language, "agent-alone", level=level(agent, language)), wins)
    scenario = scenario_title(game, plan.scenario, language)
    facts = {"game": game.title, "scenario": scenario, "count": tally.games, "seed": str(plan.seed)}
    print_table(say(language, "simulated", **facts), results)
    _print_measures(tally, game, language)


def _print_measures(tally: Tally, game: Game[Any], language: str) -> None:
    report = tally.report()
    columns = [say(language, f"column-{name}") for name in ("measure", "value")]
    made = table(*columns, numbers=columns[1:])
    for name in _MEASURES:
        made.add_row(say(language, f"measure-{name}"), say(language, "number", value=report[name]))
    for name, value in tally.statistics.items():
        what = label(game, f"count.{name}", language, name.replace("_", " "))
        made.add_row(say(language, "mean-of", what=what), say(language, "number", value=value))
    print_table(say(language, "in-all"), made)
