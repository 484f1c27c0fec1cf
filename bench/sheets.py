"""How long the map sheets take to load, check and draw.

python -m bench.sheets
"""

from time import perf_counter

from grognard import games
from grognard.picture import draw
from grognard.picture.sheet.build import printed_sheet, sheet_style

_TIMES = 5
"""The best of so many loads counts."""


def main() -> None:
    """Prints for each map its hexes, the time to load it with its board, and the picture's time and size."""
    for name in games.SHEETS:
        sheet = games.find_sheet(name)
        loads = []
        for _ in range(_TIMES):
            start = perf_counter()
            data = sheet.load()
            board = sheet.board(data)
            loads.append(perf_counter() - start)
        start = perf_counter()
        style = sheet_style(sheet)
        picture = draw(printed_sheet(sheet, data, style), style)
        drawn = perf_counter() - start
        print(
            f"{name:20} {len(board):5} hexes  load {min(loads) * 1000:5.0f} ms"
            f"  draw {drawn:5.1f} s  SVG {len(picture) / 1e6:.1f} MB"
        )


if __name__ == "__main__":
    main()
