"""3.1 Supply: lines of free zones to a source, and what it means to have none.

On the testing ground Joukov's sources are a11 to c12, Koniev's d11 to f12, the German ones a6, a9, b1, c1,
f6 and f8.
"""

from itertools import product
from typing import Any

import pytest

from tests.ground import Entries
from tests.race_for_berlin.ground import label
from tests.race_for_berlin.table import Table
from tests.rules import rule

Walls = list[tuple[str, str]]


def corridor(row: str, *, until: int = 10) -> Walls:
    """Walls above and below a row, from the river to column 7, so that it is the only way through."""
    above, below = chr(ord(row) - 1), chr(ord(row) + 1)
    return [
        (label(row, column), label(other, column))
        for column, other in product(range(7, until + 1), (above, below))
    ]


def is_cut(unit: str, units: dict[str, str], walls: Entries = (), **facts: Any) -> bool:
    table = Table(units, "B.1", walls=walls, **facts)
    return table.is_("oos", unit)


CORRIDOR = [*corridor("b"), ("b6", "b7")]
"""b7 to Oderbruch-2 (b10) is a dead end with Kustrin at its mouth."""


@rule("3.1", "3.1.1a", "3")
def test_a_line_of_free_zones_to_a_source() -> None:
    assert not is_cut("8GA-1", {"8GA-1": "b7"}, CORRIDOR)
    assert is_cut("8GA-1", {"8GA-1": "b7", "303": "Oderbruch-2"}, CORRIDOR)


@rule("3.1.1a")
def test_only_the_zones_between_are_tested() -> None:
    """Not the own zone, beside the enemy though it is; of the source only that no enemy holds it."""
    open_side = [wall for wall in CORRIDOR if wall != ("b8", "c8")]
    assert not is_cut("8GA-1", {"8GA-1": "b8", "303": "c8"}, open_side)
    assert not is_cut("8GA-1", {"8GA-1": "Oderbruch-2", "303": "b9"}, CORRIDOR)
    assert not is_cut("303", {"303": "f5", "3GTA-1": "f7", "13-1": "e6"}, [("e6", "e5")])
    assert is_cut("303", {"303": "f5", "3GTA-1": "f6", "8GA-1": "c3"}, [("f4", "f5"), ("e5", "f5")])


@rule("3.1.1b")
def test_soviets_draw_on_their_own_camp_s_sources() -> None:
    """Each of two dead ends leads to one source alone: Kustrin, or e11."""
    north = [*CORRIDOR, ("Kustrin", "a11"), ("Kustrin", "c11"), ("Kustrin", "b12")]
    south = [*corridor("e"), ("e6", "e7"), ("e11", "d11"), ("e11", "f11"), ("e11", "e12")]
    assert not is_cut("8GA-1", {"8GA-1": "b7"}, north)
    assert is_cut("3GTA-1", {"3GTA-1": "b7"}, north)
    assert not is_cut("3GTA-1", {"3GTA-1": "e7"}, south)
    assert is_cut("8GA-1", {"8GA-1": "e7"}, south)


@rule("3.1.1c")
@pytest.mark.parametrize("unit", ["303", "21-Pz"])
@pytest.mark.parametrize("source", ["f6", "a6", "b1"])
def test_germans_of_both_camps_use_any_german_source(unit: str, source: str) -> None:
    closed = [zone for zone in ("a6", "a9", "b1", "c1", "f6", "f8") if zone != source]
    assert not is_cut(unit, {unit: "d7"}, american=closed)
    assert is_cut(unit, {unit: "d7"}, american=[*closed, source])


@rule("3.1.2a")
@pytest.mark.parametrize(
    ("row", "unit", "friend", "other"), [("b", "8GA-1", "47-1", "3GTA-1"), ("e", "3GTA-1", "13-1", "8GA-1")]
)
def test_no_line_through_soviets_of_the_other_camp(row: str, unit: str, friend: str, other: str) -> None:
    walls = [*corridor(row), (f"{row}6", f"{row}7")]
    assert is_cut(unit, {unit: f"{row}7", other: f"{row}9"}, walls)
    assert not is_cut(unit, {unit: f"{row}7", friend: f"{row}9"}, walls)


@rule("3.1.2b")
@pytest.mark.parametrize(("row", "unit", "friend"), [("b", "8GA-1", "47-1"), ("e", "3GTA-1", "13-1")])
def test_an_empty_zone_beside_the_enemy_is_not_free(row: str, unit: str, friend: str) -> None:
    south = chr(ord(row) + 1)
    walls = [*corridor(row), (f"{row}6", f"{row}7")]
    open_side = [wall for wall in walls if wall != (f"{row}9", f"{south}9")]
    units = {unit: f"{row}7", "303": f"{south}9"}
    assert is_cut(unit, units, open_side)
    assert not is_cut(unit, units | {friend: f"{row}9"}, open_side)  # held by an own unit it is
    assert not is_cut(unit, units, walls)  # the German is no neighbour any more


@rule("3.1.2b")
def test_an_american_zone_is_not_free() -> None:
    assert is_cut("8GA-1", {"8GA-1": "b7"}, CORRIDOR, american=["b9"])
    Table("303 c8", "B.1", american="a6, a9, b1, c1, f6, f8").marked("303 oos")
    only_a6 = [("a4", "a5"), ("a5", "Friedrichshain")]
    assert not is_cut("303", {"303": "a5"}, only_a6)
    assert is_cut("303", {"303": "a5"}, only_a6, american=["a6"])  # it is no way to a9 either


@rule("3.1.2b")
def test_german_lines_keep_away_from_soviets_as_well() -> None:
    walls = "a8 a9, a6 Joachimsthal, Joachimsthal a8, a9 a10, f7 f8, f8 f9"
    only_a9 = {"american": ["a6", "b1", "c1", "f6", "f8"]}
    assert not is_cut("303", {"303": "c9"}, walls, **only_a9)
    assert is_cut("303", {"303": "c9", "8GA-1": "b8"}, walls, **only_a9)
    assert not is_cut("303", {"303": "c9", "8GA-1": "b8", "21-Pz": "b9"}, walls, **only_a9)


@rule("3.1.2c")
@pytest.mark.parametrize(("shared", "cut"), [(True, False), (False, True)])
def test_germans_busy_in_berlin_do_not_threaten_the_country(shared: bool, cut: bool) -> None:
    """From f5 the only line runs over e5, next to Mariendorf with its German."""
    units = {"3GTA-1": "f5", "303": "Mariendorf"} | ({"13-1": "Mariendorf"} if shared else {})
    walls = [("f5", "f6"), ("f4", "f5"), ("e4", "e5")]
    assert is_cut("3GTA-1", units, walls) is cut


@rule("3.1.2c")
@pytest.mark.parametrize(("zone", "cut"), [("Mariendorf", False), ("Zehlendorf", True)])
def test_soviets_of_either_camp_keep_the_germans_of_their_own_zone_busy(zone: str, cut: bool) -> None:
    units = {"3GTA-1": "f5", "303": "Mariendorf", "8GA-1": zone}
    assert is_cut("3GTA-1", units, [("f5", "f6"), ("f4", "f5"), ("e4", "e5")]) is cut


@rule("3.1.2c", "3.1.2b")
@pytest.mark.parametrize(("soviets", "cut"), [({}, False), ({"13-1": "Mariendorf"}, True)])
def test_soviets_busy_in_berlin_do_threaten_a_german_line(soviets: dict[str, str], cut: bool) -> None:
    units = {"156": "f5", "303": "Mariendorf", **soviets}
    assert is_cut("156", units, [("f5", "f6"), ("f4", "f5"), ("e4", "e5")]) is cut


@rule("3.1.2d")
@pytest.mark.parametrize(("level", "german"), [(0, False), (1, True), (2, False), (3, True)])
def test_a_line_passes_berlin_zones_that_the_own_camp_is_in(level: int, german: bool) -> None:
    walls = [("Friedrichshain", "a5"), ("Friedrichshain", "b6"), ("Friedrichshain", "Wedding")]
    units = {"8GA-1": "Friedrichshain", "47-1": "Treptow"} | ({"303": "Treptow"} if german else {})
    levels = {"Treptow": level, "Friedrichshain": 1}
    assert not is_cut("8GA-1", units, walls, levels=levels)
    others = {"8GA-1": "Friedrichshain", "3GTA-1": "Treptow"}
    assert is_cut("8GA-1", others, walls, levels=levels)
    assert is_cut("8GA-1", {"8GA-1": "Friedrichshain"}, walls, levels={"Friedrichshain": 1})


@rule("3.1.2d", "9.2.2b")
def test_german_lines_never_pass_soviet_berlin_but_germans_in_berlin_are_supplied() -> None:
    closed = [("Friedrichshain", "a5"), ("Friedrichshain", "b6"), ("Friedrichshain", "Wedding")]
    units = {"303": "Friedrichshain", "8GA-1": "Treptow"}
    assert not is_cut("303", units, closed, levels={"Treptow": 1})
    cut_off = [("a5", "a6"), ("a4", "a5")]
    assert is_cut("303", {"303": "a5", "8GA-1": "Friedrichshain", "606": "b6"}, cut_off)
    assert not is_cut("303", {"303": "a5"}, cut_off)


@rule("3.1.3a", "annex-2/str-oos")
@pytest.mark.parametrize(("unit", "strength"), [("8GA-1", 10), ("3SHA-1", 8), ("47-1", 6)])
def test_half_the_strength_rounded_down(unit: str, strength: int) -> None:
    """20, 17 and 13: annex 2 rounds down, against the paragraph."""
    table = Table(f"{unit} b9, 303 b8", "C.1", oos=[unit])
    table.do(f"fight {unit}", "begin", "attack b8", f"join {unit}")
    assert table.strengths()[0] == strength


@rule("3.1.3a")
def test_but_at_least_one_and_in_defence_too() -> None:
    table = Table("8GA-1 b9, 391 b8 reduced, 303 b8", "C.1", oos="391, 303")
    table.do("fight 8GA-1", "begin", "attack b8", "join 8GA-1")
    assert table.strengths()[1] == 1 + 2


@rule("3.1.3b")
def test_one_zone_and_no_reserve() -> None:
    table = Table("2GTA-1 c8", "C.1", oos="2GTA-1").refused("hold 2GTA-1", "4.2.3a")
    table.do("march 2GTA-1", "begin", "move 2GTA-1").offers("go", "b8", "c7", "c9")
    table.refused("go c6", "3.1.3b").offers_no("step")


@rule("3.1.3c", "3.1")
def test_the_mark_lasts_until_the_next_supply_step() -> None:
    table = Table("8GA-1 c8, 47-1 c12", "C.1", oos="8GA-1").dice(1).until("D").marked("8GA-1 oos")
    table.until("B.2", turn=3).unmarked("8GA-1 oos")
