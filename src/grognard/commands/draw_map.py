"""`grognard map`: a game's board with a scenario's set-up, or its map alone, as a picture."""

from __future__ import annotations

import argparse
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard import games
from grognard.commands.arguments import (
    BadInput,
    Subparsers,
    add_game_or_map,
    add_language,
    add_packs,
    add_scenario,
    command,
    scenario_of,
)
from grognard.commands.files import check_goal, write_whole
from grognard.kernel.components.sheet import Sheet
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from grognard.picture import draw, load_style, png_bytes
from grognard.picture.furniture import charts_of
from grognard.picture.page import page_of
from grognard.picture.sheet.build import printed_sheet, sheet_style

_EXAMPLE = "map battle-for-germany --scenario historical -o board.svg"
_SMALLEST, _LARGEST = 0.1, 4.0


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "map", "draw the board with the set-up", _EXAMPLE, run)
    add_game_or_map(parser)
    add_scenario(parser)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, required=True, help="ends in .svg or .png"
    )
    parser.add_argument("--zoom", metavar="Z", type=_zoom, default=1.0, help="size of a .png (1)")
    add_language(parser)
    add_packs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Draws the position before the first decision, or the map of a game that has no rules yet."""
    ending = arguments.output.suffix.lower()
    if ending not in (".svg", ".png"):
        raise BadInput(f"-o: expected a file that ends in .svg or .png; got {str(arguments.output)!r}")
    check_goal(arguments.output)
    found = games.find_any(arguments.game, arguments.pack)
    svg = _sheet_alone(found, arguments) if isinstance(found, Sheet) else _with_set_up(found, arguments)
    write_whole(arguments.output, svg.encode() if ending == ".svg" else png_bytes(svg, arguments.zoom))
    print(arguments.output)
    return 0


def _with_set_up(game: Game[Any], arguments: argparse.Namespace) -> str:
    scenario = scenario_of(arguments, game)
    state = game.new(scenario, {}, key_from_seed(0))
    glue = import_module(games.module_beside(game, "shown.picture"))
    charts = charts_of(page_of(game).board_file(scenario, arguments.lang)["charts"])
    scene = replace(glue.scene(state, arguments.lang), charts=charts)
    return draw(scene, load_style(game.folder / "look" / "style.toml"))


def _sheet_alone(sheet: Sheet, arguments: argparse.Namespace) -> str:
    if arguments.scenario:
        raise BadInput(
            f"--scenario: expected none, for {sheet.name} has no rules yet; got {arguments.scenario!r}"
        )
    style = sheet_style(sheet)
    return draw(printed_sheet(sheet, sheet.load(arguments.pack), style, arguments.lang), style)


def _zoom(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not _SMALLEST <= value <= _LARGEST:
        raise argparse.ArgumentTypeError(
            f"expected a number from {_SMALLEST:g} to {_LARGEST:g}; got {word!r}"
        )
    return value
