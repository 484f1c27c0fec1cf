"""The texture of hills, mountains and built-up ground.

Marks stand on one jittered lattice over the whole map, so that neighbouring cells of a kind grow together
into a range instead of repeating a tile.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil, floor, hypot, inf
from operator import itemgetter

from grognard.picture.scene.curves import scatter, steps_around
from grognard.picture.scene.landscape import ground_of
from grognard.picture.scene.marks import DRAWN, ONE_A_CELL, PITCH, WILD
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import Cell, Point, Scene
from grognard.picture.scene.style import PatchLook, Style, TerrainLook

Locate = Callable[[Point], Cell | None]
Spot = tuple[Cell, Point, float]


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside an outline."""
    x, y = point
    inside = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        x1, y1 = x2, y2
    return inside


def locator(cells: tuple[Cell, ...], unit: float) -> Locate:
    """A function that finds the cell at a point."""
    buckets: dict[tuple[int, int], list[Cell]] = defaultdict(list)
    for cell in cells:
        across = [x / unit for x, _ in cell.outline]
        down = [y / unit for _, y in cell.outline]
        for column in range(floor(min(across)), floor(max(across)) + 1):
            for row in range(floor(min(down)), floor(max(down)) + 1):
                buckets[column, row].append(cell)

    def locate(point: Point) -> Cell | None:
        near = buckets.get((floor(point[0] / unit), floor(point[1] / unit)), ())
        return next((cell for cell in near if contains(cell.outline, point)), None)

    return locate


def _lattice(cells: Iterable[Cell], scene: Scene, across: float, down: float) -> Iterator[Spot]:
    """The points of a jittered lattice in the given cells, with a number from -1 to 1 to vary their marks."""
    left, top, right, bottom = scene.frame()
    last_row, last_column = ceil((bottom - top) / down), ceil((right - left) / across)
    found = []
    for cell in cells:
        xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
        (middle_x, middle_y), (inner, outer) = cell.centre, _rings(cell)
        rows = range(floor((min(ys) - top) / down - 0.3), ceil((max(ys) - top) / down + 0.3) + 1)
        columns = range(floor((min(xs) - left) / across - 0.8), ceil((max(xs) - left) / across + 0.3) + 1)
        for row in rows[max(-rows.start, 0) : last_row + 1 - rows.start]:
            for column in columns[max(-columns.start, 0) : last_column + 1 - columns.start]:
                right_by, down_by, vary = scatter(column, row)
                x = left + (column + 0.5 * (row % 2) + 0.22 * right_by) * across
                y = top + (row + 0.22 * down_by) * down
                away = hypot(x - middle_x, y - middle_y)
                if away < inner or (away < outer and contains(cell.outline, (x, y))):
                    found.append((row, column, (cell, (x, y), vary)))
    found.sort(key=itemgetter(0, 1))
    return (spot for _, _, spot in found)


def _rings(cell: Cell) -> tuple[float, float]:
    """Around the middle of a cell, how far all lies inside it, and from where on nothing does.

    >>> _rings(Cell("0101", (1.0, 1.0), ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)), "clear"))[0]
    1.0
    """
    x, y = cell.centre
    if not contains(cell.outline, cell.centre):
        return 0.0, inf
    sides = (
        abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / (hypot(x2 - x1, y2 - y1) or 1.0)
        for (x1, y1), (x2, y2) in steps_around(cell.outline)
    )
    return min(sides), max(hypot(x1 - x, y1 - y) for x1, y1 in cell.outline)


def _is_clear_of_number(point: Point, cell: Cell, unit: float) -> bool:
    x, y = point[0] - cell.centre[0], point[1] - cell.centre[1]
    return abs(x) > 0.27 * unit or y > -0.33 * unit


def texture(scene: Scene, style: Style) -> str:
    """All relief marks of the map, terrain after terrain, and those of the patches over it."""
    locate = locator(scene.cells, scene.unit)
    left, top, right, bottom = scene.frame()
    inside = [cell for cell in scene.cells if _meets(cell, left, top, right, bottom)]
    parts = []
    for name, look in style.terrain.items():
        if look.marks != "none":
            tilled = look.marks == "fields"
            cells = [cell for cell in inside if cell.terrain == name and not (tilled and cell.patches)]
            parts.append(_marked(cells, look, look.fill, scene, style, locate))
    for name, patch in style.patch.items():
        if patch.marks != "none":
            cells = [cell for cell in inside if name in cell.patches]
            parts.append(_marked(cells, patch, patch.fill or style.paper.land, scene, style, locate))
    return element("g", *parts, class_="relief")


def _meets(cell: Cell, left: float, top: float, right: float, bottom: float) -> bool:
    return any(left <= x <= right and top <= y <= bottom for x, y in cell.outline)


def _marked(
    cells: list[Cell], look: TerrainLook | PatchLook, fill: str, scene: Scene, style: Style, locate: Locate
) -> str:
    """The marks of one look on its cells."""
    if look.marks in ONE_A_CELL:
        return "".join(ONE_A_CELL[look.marks](cell, scene.unit, look.ink) for cell in cells)
    wild = WILD.get(look.marks, 0)
    across, down = (share * scene.unit for share in PITCH[look.marks])
    stands: list[tuple[float, float, float, float]] = []
    for cell, (x, y), vary in _lattice(cells, scene, across, down):
        if not _is_clear_of_number((x, y), cell, scene.unit):
            continue
        width = across * (0.8 + 0.14 * vary)
        feet = [locate((x + reach, y)) for reach in (-width / 2, width / 2)] if wild else []
        if any(foot and WILD.get(ground_of(foot, style).marks, 0) < wild for foot in feet):
            continue
        stands.append((x, y, width, vary))
    return DRAWN[look.marks](stands, look.ink, fill)
