"""The components, read once, and what tests of the data ask of them again and again."""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.geography import Geography, Terms
from grognard.games.borodino_41.units import QUARTER, Unit


@cache
def box() -> Components:
    """Everything in the box."""
    return Components()


def geo() -> Geography:
    """The map."""
    return box().geo


def unit(name: str) -> Unit:
    """A counter by its id."""
    return next(found for found in box().units if found.id == name)


def units(*patterns: str) -> list[Unit]:
    """The printed counters whose ids are of one of these forms: `32rd-*`."""
    return [found for found in box().printed_units if any(fnmatchcase(found.id, form) for form in patterns)]


def cell(label: str) -> int:
    """A hex by its number."""
    return box().board.cell(label)


def labels(cells: Iterable[int]) -> list[str]:
    """The numbers of some hexes."""
    return [box().board.labels[found] for found in cells]


def points(
    a: str,
    b: str,
    mobility: str,
    *,
    column: bool = False,
    thaw: bool = False,
    german: bool = False,
    spots: bytes | bytearray | None = None,
) -> float | None:
    """The points of a step from hex to hex, None where it is closed."""
    where = geo()
    terms = Terms(mobility, column, thaw, german)
    changed = bytes(len(where.spots)) if spots is None else bytes(spots)
    steps = dict(where.movement.network(changed, terms)[cell(a)])
    cost = steps.get(cell(b))
    return None if cost is None else cost / QUARTER


def changed(*, edge: tuple[str, str] | None = None, opened: str = "", to: int = 1) -> bytearray:
    """The spots of the map with one that is no longer as printed."""
    spots = bytearray(len(geo().spots))
    spot = geo().spots.edge(*map(cell, edge)) if edge else geo().spots.cell(cell(opened))
    assert spot is not None
    spots[spot] = to
    return spots
