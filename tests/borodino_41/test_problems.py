"""What is wrong with a position is found and named."""

from collections.abc import Callable

import pytest

from grognard.games.borodino_41.position import DUMMIES, OFF_MAP, Position
from grognard.games.borodino_41.problems import problems
from tests.borodino_41.table import Table

UNITS = "ge-1 0405, ge-gun 0505, su-1 1205"


def board() -> Table:
    return Table(UNITS, "german-movement")


def test_a_sound_position_has_none() -> None:
    assert problems(board().g) == []


def broken(name: str, value: int, column: str, unit: str = "ge-1") -> Callable[[Table], None]:
    def change(table: Table) -> None:
        getattr(table.g, column)[table.unit(unit)] = value
        table.g.memo = {}

    change.__name__ = name
    return change


def _together(table: Table) -> None:
    table.g.put(table.unit("su-1"), table.cell("0405"))


def _box(table: Table) -> None:
    table.g.remove(table.unit("ge-1"), DUMMIES)


def _off(table: Table) -> None:
    table.g.remove(table.unit("ge-1"), OFF_MAP)


def _dummy(table: Table) -> None:
    table.g.put(table.unit("german-dummy-1"), table.cell("0606"))


def _foxhole(table: Table) -> None:
    table.g.mark(table.g.works, table.cell("0909"), 2)


def _wrecked(table: Table) -> None:
    table.g.mark(table.g.wrecked, table.cell("0909"), 1)


def _nights(table: Table) -> None:
    table.g.nights = (2, 0)


def _turn(table: Table) -> None:
    table.g.turn = 10


def _lull(table: Table) -> None:
    table.g.lull = True
    table.g.assault[table.unit("ge-1")] = 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_together, "7/reduce/enemy-hex"),
        (broken("strong", 9, "strength"), "8/stack/strength-place"),
        (broken("weak", 0, "strength"), "8/stack/strength-place"),
        (broken("column", 1, "column"), "7/formation/to-column"),
        (broken("points", -1, "points"), "9/effects/insufficient-mp"),
        (broken("guns", 1, "assault", "ge-gun"), "12/assault/who"),
        (broken("other side", 1, "assault", "su-1"), "7/assault/marker-required"),
        (_box, "11/dummies/have"),
        (_off, "7/offmap/return"),
        (_dummy, "11/dummies/have"),
        (_foxhole, "15/works/abandon"),
        (_wrecked, "no fort"),
        (_nights, "12/surprise/night-limits"),
        (_turn, "19/scenarios/list"),
        (_lull, "6/lull/restrictions"),
    ],
)
def test_faults_are_named(change: Callable[[Table], None], says: str) -> None:
    table = board()
    change(table)
    found = problems(table.g)
    assert any(says in problem for problem in found), found


def test_a_position_is_a_position() -> None:
    assert isinstance(board().g, Position)
