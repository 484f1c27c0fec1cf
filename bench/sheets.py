"""How long the games take to load and their map sheets to draw.

python -m bench.sheets
"""

from time import perf_counter

from grognard import games
from grognard.picture.page import page_of


def main() -> None:
    """Prints for each game the time to load it, and time and size of the sheet of its largest scenario."""
    for name in games.GAMES:
        start = perf_counter()
        game = games.find(name)
        loaded = perf_counter() - start
        scenario = list(game.scenarios)[-1]
        start = perf_counter()
        picture = page_of(game).board_svg(scenario)
        drawn = perf_counter() - start
        print(
            f"{name:20} {scenario:14} load {loaded * 1000:5.0f} ms"
            f"  draw {drawn:5.1f} s  SVG {len(picture) / 1e6:.2f} MB"
        )


if __name__ == "__main__":
    main()
