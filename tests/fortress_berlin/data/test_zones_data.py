"""3.2, 3.4 Zones of control and fronts, as the ground makes them."""

from grognard.games.fortress_berlin.geography import Geography
from tests.fortress_berlin.data.box import geo, labels
from tests.fortress_berlin.ground import ground
from tests.rules import rule

N, NE, SE, S, SW, NW = range(6)
HERE = "2525"
AROUND = {"2524", "2526", "2425", "2426", "2625", "2626"}
FAR = "2001 2002 river"
"""A ground has water somewhere."""


def controlled(where: Geography, here: str = HERE) -> set[str]:
    return labels(where.zones[where.board.cell(here)])


@rule("3.2.1a", "3.4.1a")
def test_all_round_in_combat_mode_and_to_the_front_in_manoeuvre_mode() -> None:
    where = ground(terrain="2524 park", sides=FAR)
    here = where.board.cell(HERE)
    assert controlled(where) == AROUND
    assert labels(where.fronts[here][N]) == {"2524", "2425", "2625"}
    assert labels(where.fronts[here][S]) == {"2526", "2426", "2626"}
    assert labels(where.facing[here][NE]) == {"2524", "2625", "2626"}


@rule("3.2.3a")
def test_zones_keep_out_of_lakes_houses_and_works() -> None:
    where = ground(
        terrain="2524 lake, 2526 built-up, 2425 major, 2426 airfield",
        works="2625 strongpoint, 2626 bunker",
        sides=FAR,
    )
    here = where.board.cell(HERE)
    assert controlled(where) == {"2425", "2426"}
    assert labels(where.open_zones[here]) == {"2425", "2426", "2625", "2626"}
    assert labels(where.open_fronts[here][SE]) == {"2625", "2626"}
    assert labels(where.facing[here][N]) == {"2524", "2425", "2625"}


@rule("3.2.3a")
def test_a_unit_in_houses_or_works_controls_what_lies_around_it() -> None:
    where = ground(terrain="2525 built-up", works="2525 strongpoint", sides=FAR)
    assert controlled(where) == AROUND


@rule("3.2.3b")
def test_zones_never_cross_water() -> None:
    where = ground(sides="2525 2526 river, 2524 2525 canal, 2524 2525 bridge, 2525 2625 barrier")
    assert controlled(where) == AROUND - {"2526", "2524"}
    assert "2525" not in controlled(where, "2526")


def test_fronts_at_the_edge_of_the_map_are_narrower() -> None:
    where = geo()
    corner = where.board.cell("0101")
    assert labels(where.facing[corner][N]) == {"0201"}
    assert all(len(fronts) == 6 for fronts in where.facing)


def test_zones_of_the_map_keep_the_rule() -> None:
    where = geo()
    for here, zone in enumerate(where.zones):
        for near in zone:
            assert where.terrain[near] not in ("lake", "built-up")
            assert not where.works[near]
            assert not where.water(here, near)
        assert set(where.zones[here]) == {near for front in where.fronts[here] for near in front}
