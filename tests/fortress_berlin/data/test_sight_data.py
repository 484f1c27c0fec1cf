"""8.3.2 Lines of sight."""

from tests.fortress_berlin.data.box import geo, labels
from tests.fortress_berlin.ground import ground
from tests.rules import rule

FAR = "2001 2002 river"


def sees(a: str, b: str, terrain: str, works: str = "") -> bool:
    where = ground(terrain=terrain, works=works, sides=FAR)
    one, other = where.board.cell(a), where.board.cell(b)
    assert where.sees(one, other) == where.sees(other, one)
    return where.sees(one, other)


@rule("8.3.2a")
def test_houses_between_cut_the_line() -> None:
    assert sees("2525", "2529", "2526 park, 2527 airfield, 2528 lake")
    assert not sees("2525", "2529", "2527 built-up")
    assert not sees("2525", "2529", "2527 major")


@rule("8.3.2a")
def test_the_hexes_at_both_ends_never_do() -> None:
    assert sees("2525", "2527", "2525 built-up, 2527 major")
    assert sees("2525", "2526", "2525 built-up, 2526 built-up")


@rule("8.3.2b", "7.3.1c")
def test_along_a_side_one_open_hex_is_enough() -> None:
    assert sees("2525", "2725", "2625 built-up")
    assert sees("2525", "2725", "2626 built-up")
    assert not sees("2525", "2725", "2625 built-up, 2626 built-up")


@rule("8.3.2b")
def test_works_never_cut_the_line() -> None:
    assert sees("2525", "2529", "2526 park", works="2527 strongpoint")


def test_a_spotter_has_in_view_what_he_sees_at_two_hexes() -> None:
    where = ground(terrain="2524 built-up", sides=FAR)
    seen = labels(where.sighted[where.board.cell("2525")])
    assert len(seen) == 18 - 1
    assert "2524" in seen
    assert "2523" not in seen
    assert "2528" not in seen


def test_neighbours_see_each_other_on_the_map() -> None:
    where = geo()
    for here in range(0, len(where.board), 97):
        assert set(where.board.neighbours[here]) <= set(where.sighted[here])
