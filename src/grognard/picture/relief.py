"""The texture of hills, mountains and built-up ground.

Marks stand on one jittered lattice over the whole map, so that neighbouring cells of a kind grow together
into a range instead of repeating a tile.
"""

from collections import defaultdict
from collections.abc import Callable
from math import ceil, floor

from grognard.picture.colour import mix
from grognard.picture.curves import noise
from grognard.picture.landscape import ground_of
from grognard.picture.markup import element, num
from grognard.picture.scene import Cell, Outline, Point, Scene
from grognard.picture.style import Style

Locate = Callable[[Point], Cell | None]

_PITCH = {
    "mountains": (0.225, 0.185),
    "hills": (0.26, 0.19),
    "trees": (0.27, 0.23),
    "blocks": (0.12, 0.12),
    "closed": (0.225, 0.185),
}
"""Distance of the marks across and down, as shares of the cell's height."""
_WILD = {"none": 0, "blocks": 0, "trees": 0, "hills": 1, "mountains": 2, "closed": 2}


def contains(outline: Outline, point: Point) -> bool:
    """Whether a point lies inside an outline."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
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


def _mountain(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A peak as a line, and its shaded slope as a shape."""
    h = w * 0.86
    top = lean * w * 0.12
    line = f"M{num(x - w / 2)} {num(y + h / 2)}l{num(w / 2 + top)} {num(-h)}l{num(w / 2 - top)} {num(h)}"
    shade = (
        f"M{num(x + top)} {num(y - h / 2)}l{num(w / 2 - top)} {num(h)}h{num(-w * 0.34)}"
        f"l{num(w * 0.04)} {num(-h * 0.3)}l{num(-w * 0.12)} {num(-h * 0.2)}z"
    )
    return line, shade


def _hill(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A rounded hill as a line with hachures down its far side, and no shape."""
    h = w * 0.4
    line = f"M{num(x - w / 2)} {num(y + h / 2)}q{num(w * (0.5 + 0.1 * lean))} {num(-h * 2)} {num(w)} 0"
    ticks = f"M{num(x + w * 0.12)} {num(y - h * 0.05)}l{num(w * 0.08)} {num(h * 0.5)}"
    ticks += f"M{num(x + w * 0.28)} {num(y + h * 0.08)}l{num(w * 0.06)} {num(h * 0.42)}"
    return line + ticks, ""


def _tree(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A broad tree as a trunk and a shape, or a fir."""
    h = w * 0.62
    trunk = f"M{num(x)} {num(y + h / 2)}v{num(h * 0.35)}"
    if lean > 0.2:
        fir = f"M{num(x)} {num(y - h * 0.75)}l{num(w * 0.26)} {num(h * 1.25)}h{num(-w * 0.52)}z"
        return trunk, fir
    radius = num(w * 0.24)
    crown = f"M{num(x - w * 0.24)} {num(y)}a{radius} {radius} 0 1 1 {num(w * 0.48)} 0"
    return trunk, crown + f"a{radius} {radius} 0 1 1 {num(-w * 0.48)} 0z"


def _block(x: float, y: float, w: float, lean: float) -> tuple[str, str]:
    """A block of houses as a shape."""
    width, height = w * (0.8 + 0.15 * lean), w * (0.75 - 0.15 * lean)
    return "", f"M{num(x - width / 2)} {num(y - height / 2)}h{num(width)}v{num(height)}h{num(-width)}z"


_MARK = {"mountains": _mountain, "hills": _hill, "trees": _tree, "blocks": _block, "closed": _mountain}


def _lattice(scene: Scene, across: float, down: float) -> list[tuple[Point, float]]:
    """Jittered points over the map, with a number from -1 to 1 to vary their marks."""
    left, top, right, bottom = scene.frame()
    points = []
    for row in range(ceil((bottom - top) / down) + 1):
        for column in range(ceil((right - left) / across) + 1):
            x = left + (column + 0.5 * (row % 2) + 0.22 * noise("x", column, row)) * across
            y = top + (row + 0.22 * noise("y", column, row)) * down
            points.append(((x, y), noise("size", column, row)))
    return points


def _is_clear_of_number(point: Point, cell: Cell, unit: float) -> bool:
    x, y = point[0] - cell.centre[0], point[1] - cell.centre[1]
    return abs(x) > 0.27 * unit or y > -0.33 * unit


def texture(scene: Scene, style: Style) -> str:
    """All relief marks of the map, a path for each terrain and pen."""
    locate = locator(scene.cells, scene.unit)
    parts = []
    for name, look in style.terrain.items():
        if look.marks == "none":
            continue
        across, down = (share * scene.unit for share in _PITCH[look.marks])
        lines, shapes = "", ""
        for (x, y), vary in _lattice(scene, across, down):
            cell = locate((x, y))
            if cell is None or cell.terrain != name or not _is_clear_of_number((x, y), cell, scene.unit):
                continue
            width = across * (0.8 + 0.14 * vary)
            feet = [locate((x + reach, y)) for reach in (-width / 2, width / 2)]
            if any(foot and _WILD[ground_of(foot, style).marks] < _WILD[look.marks] for foot in feet):
                continue
            line, shape = _MARK[look.marks](x, y, width, vary)
            lines += line
            shapes += shape
        if shapes:
            parts.append(element("path", d=shapes, fill=mix(look.ink, look.fill, 0.35)))
        if lines:
            parts.append(
                element(
                    "path", d=lines, fill="none", stroke=look.ink, stroke_width=0.9, stroke_linejoin="round"
                )
            )
    return element("g", *parts, class_="relief")
