"""The components, read once, and what tests of the data ask of them again and again."""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from itertools import product

from grognard.games.fortress_berlin.charts import LETTERS, Charts
from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.geography import Geography, Terms
from grognard.games.fortress_berlin.units import HALF, Unit

TWO_DICE = tuple(a + b for a, b in product(range(1, 7), repeat=2))


@cache
def box() -> Components:
    """Everything in the box."""
    return Components()


def geo() -> Geography:
    """The map."""
    return box().geo


def charts() -> Charts:
    """The charts."""
    return box().charts


def unit(name: str) -> Unit:
    """A counter by its id."""
    return next(found for found in box().units if found.id == name)


def units(*patterns: str) -> list[Unit]:
    """The counters whose ids are of one of these forms: `vs-*`."""
    return [found for found in box().units if any(fnmatchcase(found.id, form) for form in patterns)]


def of(**wanted: object) -> list[Unit]:
    """The counters that have these values."""
    return [
        found for found in box().units if all(getattr(found, name) == value for name, value in wanted.items())
    ]


def faces(found: Iterable[Unit]) -> list[str]:
    """The combat faces of some counters: FS-PF-MA, sorted."""
    return sorted(f"{one.c_fs}-{one.c_pf}-{one.c_ma}" for one in found)


def cell(label: str) -> int:
    """A hex by its number."""
    return box().board.cell(label)


def cells(labels: str) -> set[int]:
    """Some hexes by their numbers."""
    return {cell(label) for label in labels.split()}


def labels(found: Iterable[int]) -> set[str]:
    """The numbers of some hexes."""
    return {box().board.labels[one] for one in found}


def points(where: Geography, a: str, b: str, terms: Terms, ruins: str = "") -> float | None:
    """The points of a step from hex to hex, None where it is closed."""
    spots = bytearray(len(where.spots))
    for label in ruins.split():
        spots[where.ruin_spot[where.board.cell(label)]] = 1
    steps = dict(where.movement.network(bytes(spots), terms)[where.board.cell(a)])
    cost = steps.get(where.board.cell(b))
    return None if cost is None else cost / HALF


def letter(kind: str, differential: int, pf: int, shift: int = 0) -> str:
    """8.1: the letter by an attack, "" where it fails without dice."""
    spans = charts().superiority[kind]
    column = sum(first <= differential for first in spans) - 1
    if column < 0:
        return ""
    start = LETTERS.index(charts().letters[min(pf, 10)][column])
    return LETTERS[min(max(start + shift, 0), len(LETTERS) - 1)]


def results(kind: str, differential: int, pf: int, dice: int = 0, shift: int = 0) -> list[str]:
    """8.6: what each of the 36 throws brings; nothing where the attack fails."""
    found = letter(kind, differential, pf, shift)
    if not found:
        return []
    return [charts().results[min(max(throw + dice, -4), 12)][found] for throw in TWO_DICE]
