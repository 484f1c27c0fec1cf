"""Hexes as they are drawn: middles, outlines and shared sides."""

from math import cos, radians, sin, sqrt

from grognard.kernel.board.hexes import Hex, HexGrid
from grognard.picture.scene.curves import corner
from grognard.picture.scene.model import Outline, Point

ROOT3 = sqrt(3.0)
SIZE = 60.0
"""How far it is from side to opposite side of a hex."""


def hexagon(centre: Point, *, flat: bool) -> Outline:
    """The corners of a hex, clockwise on the screen.

    >>> x, y = hexagon((0.0, 0.0), flat=True)[0]
    >>> round(x * ROOT3), y
    (60, 0.0)
    """
    radius = SIZE / ROOT3
    turn = 0 if flat else 30
    corners = []
    for step in range(6):
        angle = radians(60 * step + turn)
        corners.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return tuple(corners)


def centre(grid: HexGrid, here: Hex) -> Point:
    """The middle of a hex, also of one outside the map."""
    across, along = grid.spot(here)
    if grid.orientation == "flat":
        return across * (SIZE * ROOT3 / 2), (2 * grid.rows - 1 - along) / 2 * SIZE
    return along / 2 * SIZE, (grid.rows - 1 - across) * (SIZE * ROOT3 / 2)


def middle(grid: HexGrid, label: str) -> Point:
    """The middle of the hex that bears a label."""
    return centre(grid, grid.hex(label))


def outline(grid: HexGrid, here: Hex) -> Outline:
    """The corners of a hex."""
    return hexagon(centre(grid, here), flat=grid.orientation == "flat")


def shared_side(grid: HexGrid, one: str, other: str) -> tuple[Point, Point]:
    """The two corners shared by neighbouring hexes."""
    there = {corner(point) for point in outline(grid, grid.hex(other))}
    shared = [point for point in outline(grid, grid.hex(one)) if corner(point) in there]
    if len(shared) != 2:
        raise ValueError(f"hexes {one} and {other} share no side")
    return shared[0], shared[1]
