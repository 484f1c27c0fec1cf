"""`grognard simulate`: plays many games and counts who wins."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.commands.arguments import (
    Subparsers,
    add_game,
    add_json,
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
from grognard.lab import simulate
from grognard.lab.play import Plan
from grognard.lab.simulate import Tally

_EXAMPLE = "simulate battle-for-germany --scenario historical --agents random,random --games 20 --seed 1"
_PROBLEMS_SHOWN = 10


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
    parser.add_argument("--agents", metavar="A,B", help="one for each seat, in the scenario's order")
    parser.add_argument("--games", metavar="N", type=whole(1), default=1, help="how many games (1)")
    parser.add_argument(
        "--seed", metavar="K", type=whole(0), default=1, help="the same seed, the same games (1)"
    )
    parser.add_argument("--jobs", metavar="J", type=whole(1), default=1, help="processes to play in (1)")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep a record of every game there")
    parser.add_argument("--swap", action="store_true", help="agents change seats from game to game")
    parser.add_argument("--check", action="store_true", help="look for problems after every action")
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
        _print(tally)
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
        check=arguments.check,
        keep_records=arguments.records is not None,
    )


def _print(tally: Tally) -> None:
    report = tally.report()
    results = table("won by", "games", "share", numbers=("games", "share"))

    def add_row(name: str, count: int) -> None:
        results.add_row(name, str(count), f"{count / max(tally.games, 1):.0%}")

    for (seat, wins), agent in zip(tally.wins.items(), tally.plan.agents, strict=True):
        add_row(seat if tally.plan.swap else f"{seat} ({agent})", wins)
    add_row("nobody", tally.draws)
    for agent, wins in tally.wins_by_agent.items() if tally.plan.swap else ():
        add_row(f"agent {agent}", wins)
    plan = tally.plan
    print_table(f"{plan.game}, {plan.scenario}: {tally.games} games, seed {plan.seed}", results)
    facts = table("measure", "value", numbers=("value",))
    for name in ("finished", "mean_turns", "decisions", "mean_options", "cpu_seconds"):
        facts.add_row(name.replace("_", " "), f"{report[name]:,}")
    facts.add_row("decisions per CPU-second", f"{report['decisions_per_cpu_second']:,.0f}")
    for name, value in tally.statistics.items():
        facts.add_row(f"{name.replace('_', ' ')} (mean)", f"{value:,}")
    print_table("In all", facts)
