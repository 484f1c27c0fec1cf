"""`grognard map`: a game's board with a scenario's set-up, as a picture."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from grognard import games
from grognard.commands.arguments import (
    BadInput,
    Subparsers,
    add_game,
    add_language,
    add_packs,
    add_scenario,
    command,
    find_game,
    scenario_of,
)
from grognard.commands.files import check_goal, write_whole
from grognard.kernel.dice import key_from_seed
from grognard.picture import draw, load_style, png_bytes

_EXAMPLE = "map battle-for-germany --scenario historical -o board.svg"
_SMALLEST, _LARGEST = 0.1, 4.0


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "map", "draw the board with the set-up", _EXAMPLE, run)
    add_game(parser)
    add_scenario(parser)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, required=True, help="ends in .svg or .png"
    )
    parser.add_argument("--zoom", metavar="Z", type=_zoom, default=1.0, help="size of a .png (1)")
    add_language(parser)
    add_packs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Draws the position before the first decision."""
    ending = arguments.output.suffix.lower()
    if ending not in (".svg", ".png"):
        raise BadInput(f"-o: expected a file that ends in .svg or .png; got {str(arguments.output)!r}")
    check_goal(arguments.output)
    game = find_game(arguments)
    state = game.new(scenario_of(arguments, game), {}, key_from_seed(0))
    glue = import_module(games.module_beside(game, "picture"))
    svg = draw(glue.scene(state, arguments.lang), load_style(game.folder / "look" / "style.toml"))
    write_whole(arguments.output, svg.encode() if ending == ".svg" else png_bytes(svg, arguments.zoom))
    print(arguments.output)
    return 0


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
