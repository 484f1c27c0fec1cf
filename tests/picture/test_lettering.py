"""Names on the finished maps keep off roads, off each other and out from under counters."""

import pytest

from grognard import games
from tests.picture.lettering_check import Box, crossed, offences, overlapping, read, under_counters

MOST = {
    "battle-for-germany": (0, 3, 0, 12),
    "race-for-berlin": (0, 7, 0, 0),
    "victory-roads": (8, 40, 0, 35),
    "borodino-41": (1, 0, 0, 1),
    "fortress-berlin": (17, 6, 0, 38),
}
"""How many names of each map lie on roads, on rivers, on names, under counters. Bring these down, never up.

What is left are wide names of lands, towns where lines meet from all sides, and names along streets and
rivers that are longer than the room between two counters.
"""

TOY = """
<svg xmlns="http://www.w3.org/2000/svg"><g transform="translate(10 0)">
<g class="way road"><path d="M0 50Q50 50 100 50"/></g>
<g class="rivers"><path d="M20 0V90"/></g>
<g class="numbers"><text x="50" y="52" font-size="10">0101</text></g>
<g class="places" font-size="10">
<text x="50" y="{}" text-anchor="middle">Marburg</text>
<text x="80" y="20">Kreuz <tspan x="80" y="30">an der Lahn</tspan></text>
</g></g></svg>
"""


@pytest.mark.parametrize("name", games.GAMES)
def test_names_on_a_map_leave_free_what_they_can(name: str) -> None:
    found = offences(name)
    assert set(MOST) == set(games.GAMES)
    for (kind, covered), most in zip(found.items(), MOST[name], strict=True):
        assert len(covered) <= most, f"{name}: {kind}: {covered}"


def test_a_name_across_a_road_is_found_and_one_beside_it_is_not() -> None:
    on_it, beside = read(TOY.format(53)), read(TOY.format(45))
    assert crossed(on_it.names, on_it.roads) == [("Marburg", "way road")]
    assert crossed(beside.names, beside.roads) == []
    assert crossed(on_it.names, on_it.rivers) == []


def test_names_on_each_other_are_found_in_their_second_line_too() -> None:
    crowded = TOY.replace('x="80"', 'x="60"')
    assert overlapping(read(crowded.format(31)).names) == [("Marburg", "Kreuz an der Lahn")]
    assert overlapping(read(crowded.format(45)).names) == []


def test_a_name_is_under_a_counter_by_half_of_its_letters() -> None:
    names = read(TOY.format(45)).names
    assert under_counters(names, [Box(60, 42, 18, 18)]) == [("Marburg", "places")]
    assert under_counters(names, [Box(60, 70, 18, 18)]) == []
