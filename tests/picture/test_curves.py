"""Lines: joining sides, outlining regions, wandering and smoothing."""

from itertools import pairwise

from grognard.kernel.board.hexes import HexGrid
from grognard.picture.scene.curves import chains, corner, noise, region_outlines, smooth, straight, wandering
from grognard.picture.scene.hexes import outline

GRID = HexGrid(5, 5)
ALL = [outline(GRID, here) for here in GRID.hexes()]


def test_noise_repeats_itself_and_stays_in_range() -> None:
    values = [noise("a", step) for step in range(500)]
    assert values == [noise("a", step) for step in range(500)]
    assert all(-1 <= value <= 1 for value in values)
    assert abs(sum(values) / len(values)) < 0.1
    assert len(set(values)) > 450


def test_sides_in_any_order_join_into_one_line() -> None:
    segments = [((20.0, 0.0), (30.0, 0.0)), ((10.0, 0.0), (0.0, 0.0)), ((10.0, 0.0), (20.0, 0.0))]
    assert chains(segments) == [[(0.0, 0.0), (10.0, 0.0), (20.0, 0.0), (30.0, 0.0)]]


def test_lines_part_at_a_fork() -> None:
    hub = (0.0, 0.0)
    lines = chains([((-9.0, 0.0), hub), (hub, (9.0, 0.0)), (hub, (0.0, 9.0))])
    assert len(lines) == 3
    assert all(hub in line for line in lines)


def test_a_ring_ends_where_it_begins() -> None:
    corners = ALL[0]
    (ring,) = chains(zip(corners, [*corners[1:], corners[0]], strict=True))
    assert len(ring) == 7
    assert corner(ring[0]) == corner(ring[-1])


def test_a_region_with_a_hole_has_two_outlines() -> None:
    around = [outline(GRID, near) for near in GRID.around((3, 3))]
    assert sorted(len(ring) for ring in region_outlines(around)) == [7, 19]


def test_the_whole_board_has_one_outline() -> None:
    assert len(region_outlines(ALL)) == 1


def test_a_line_wanders_alike_in_both_directions() -> None:
    line = list(ALL[7][:4])
    assert wandering(line, 0.1, 3) == wandering(line[::-1], 0.1, 3)[::-1]
    assert wandering(line, 0.0, 1) == line


def test_smooth_lines_keep_their_ends() -> None:
    assert smooth([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]) == "M0 0L5 0Q10 0 10 5L10 10"
    ring = list(region_outlines(ALL[:1])[0])
    assert smooth(ring).endswith("Z")
    assert straight([(0.0, 0.5), (1.0, 2.0)]) == "M0 .5L1 2"
    assert all(one != other for one, other in pairwise(ring))
