"""7 The movement segment."""

from typing import Any

import pytest

from tests.fortress_berlin.fighting import AROUND
from tests.fortress_berlin.rules.movement.marching import Table
from tests.fortress_berlin.table import real_game
from tests.rules import rule

MEN = ("ge-1", "ge-2", "ge-3", "ge-4", "ge-5", "ge-6")


@rule("2.2.6", "7.0")
def test_as_many_hexes_as_points() -> None:
    table = Table("ge-hq 2525, berlin-hq 5315", "german-movement").do("pick ge-hq")
    table.can("go 2519").refused("go 2518", "7.1").do("go 2519").has_left("ge-hq", 0)


@rule("7.0", "7.2b")
def test_all_who_can_may_move_and_nobody_must() -> None:
    units = "ge-1 2525, ge-2 2625 white, ge-hj 2627, ge-ppb 2727, ge-at 2729, su-1 2122"
    table = Table(units, "german-movement").offers("pick", "ge-1", "ge-at").can("done")
    table.refused("pick ge-2", "7.2.3").refused("pick ge-hj", "11.2.2").refused("pick ge-ppb", "11.2.1a")
    table.refused("pick su-1", "7.2a")


@rule("11.2.2", "7.0")
def test_hitler_youth_move_once_the_ss_has_fought() -> None:
    Table("ge-hj 2525 n", "german-movement").refused("pick ge-hj", "11.2.2")
    Table("ge-hj 2525 n", "german-movement", hj_free=True).do("pick ge-hj").can("go 2524", "flip")


@rule("7.1")
def test_each_hex_has_its_price() -> None:
    table = Table(
        "ge-1 2525", "german-movement", terrain="2524 built-up, 2523 park, 2522 clear, 2521 built-up"
    )
    table.do("pick ge-1", "go 2522").has_left("ge-1", 0)
    poor = Table("ge-1 2525", "german-movement", terrain="2524 built-up, 2523 park, 2522 built-up")
    poor.do("pick ge-1", "go 2524", "go 2523").has_left("ge-1", 1).refused("go 2522", "7.1")


@rule("7.1")
@pytest.mark.parametrize(
    ("terrain", "foot", "vehicle"),
    [("clear", 1, 1), ("park", 1, 2), ("built-up", 2, 2), ("major", 2, 3), ("airfield", 1, 1)],
)
def test_prices_of_the_chart(terrain: str, foot: int, vehicle: int) -> None:
    table = Table("ge-1 ge-tank 2525", "german-movement", terrain=f"2524 {terrain}")
    table.copy().do("pick ge-1", "go 2524").has_left("ge-1", 4 - foot)
    table.do("pick ge-tank", "go 2524").has_left("ge-tank", 6 - vehicle)


@rule("7.1", "10.1.1a")
def test_barriers_cost_one_more_into_the_hex_they_protect() -> None:
    wall = {"sides": "2524 2525 barrier", "perimeter": "2524 yes"}
    Table("ge-1 2525", "german-movement", **wall).do("pick ge-1", "go 2524").has_left("ge-1", 2)
    Table("ge-1 2524", "german-movement", **wall).do("pick ge-1", "go 2525").has_left("ge-1", 3)


@rule("7.1.1")
def test_one_march_after_the_other_and_none_twice() -> None:
    table = Table("ge-1 2525, ge-2 2527", "german-movement").do("pick ge-1", "go 2524")
    table.refused("pick ge-2", "7.1.1").refused("done", "7.1.1").do("halt")
    table.refused("pick ge-1", "7.1.1").do("pick ge-2", "halt")
    table.can("pick ge-2").refused("go 2524", "7.1.1")


@rule("7.2a")
def test_only_in_the_own_movement_segment() -> None:
    Table("ge-1 2525, su-1 2528", "soviet-movement").refused("pick ge-1", "7.2a")
    Table("ge-1 2525, su-1 2524", "german-combat").refused("go 2526")


@rule("7.2b")
def test_points_are_not_saved() -> None:
    table = Table("ge-tank 2525", "german-movement")
    table.do("pick ge-tank", "go 2523", "halt").has_left("ge-tank", 4)
    table.until("movement", 3).has_left("ge-tank", 6)


@rule("7.2.1")
def test_not_into_enemies_and_through_friends() -> None:
    river = ", ".join(f"2524 {near} river" for near in ("2424", "2425", "2624", "2625"))
    river += ", 2525 2425 river, 2525 2426 river, 2525 2625 river, 2525 2626 river, 2525 2526 river"
    table = Table("ge-1 2525, ge-vs ge-police ge-at 2524 white", "german-movement", sides=river).do(
        "pick ge-1"
    )
    table.refused("go 2524", "3.1.2").can("go 2523").do("go 2523").has_left("ge-1", 2)
    enemy = Table("ge-1 2525, su-1 2524 red", "german-movement").do("pick ge-1").refused("go 2524", "7.2.1")
    enemy.can("go 2523")


@rule("7.2.1")
def test_a_garrison_that_lives_keeps_soviets_out_and_lets_germans_in() -> None:
    works = {"works": "2524 strongpoint"}
    Table("su-1 2525", "soviet-movement", **works).do("pick su-1").refused("go 2524", "7.2.1")
    Table("ge-1 2525", "german-movement", **works).do("pick ge-1").can("go 2524")
    Table("su-1 2525", "soviet-movement", empty="2524", **works).do("pick su-1").can("go 2524")
    Table("su-1 2525", "soviet-movement", taken="2524", **works).do("pick su-1").can("go 2524")


@rule("10.2", "7.2.1")
def test_soviets_who_pass_through_an_empty_strongpoint_take_it() -> None:
    works = {"works": "2524 strongpoint", "empty": "2524"}
    river = ", ".join(f"2525 {near} river" for near in ("2425", "2625", "2426", "2626", "2526"))
    table = Table("su-1 2525", "soviet-movement", sides=river, **works).do("pick su-1", "go 2523")
    assert table.g.works_at(table.cell("2524")) == ""
    assert table.g.holds(1, table.cell("2524"))
    assert table.g.first_strongpoint == 2


@rule("7.2.2b")
def test_without_movement_in_combat_mode_only_a_change() -> None:
    for unit in ("ge-gun", "ge-at", "ge-police"):
        table = Table(f"{unit} 2525", "german-movement").do(f"pick {unit}").offers_only("flip", "halt")
        assert table.why("go 2524") == ("7.2.2b", "why.march-only-flip")
    staff = Table("su-hq 2525", "soviet-movement", terrain="2524 built-up", ruins="2524").do("pick su-hq")
    staff.can("go 2524").refused("go 2526", "7.2.2/note-soviet-hq")


@rule("7.2.2/note-soviet-hq", "3.3.2b")
def test_an_army_staff_beside_ruins_hears_that_it_may_enter_them() -> None:
    ruins: dict[str, Any] = {"terrain": "2524 built-up", "ruins": "2524"}
    staff = Table("su-hq 2525", "soviet-movement", **ruins).do("pick su-hq").can("go 2524", "flip")
    assert staff.why("go 2526") == ("7.2.2/note-soviet-hq", "why.march-only-ruins")
    for units, side in (("su-hq 2525", "2524 2525 river"), ("su-hq 2525, ge-1 2524", "2530 2531 river")):
        barred = Table(units, "soviet-movement", sides=side, **ruins).do("pick su-hq")
        assert barred.why("go 2526") == ("7.2.2b", "why.march-only-flip")
    together = Table("su-hq su-1 2525", "soviet-movement", **ruins).do("pick su-hq", "with su-1")
    assert together.why("go 2524") == ("7.2.2b", "why.march-only-flip")


@rule("7.1", "3.2.4a", "7.2.1")
def test_who_has_points_enough_hears_what_is_in_the_way() -> None:
    table = Table("su-tank 2522, ge-1 2525, ge-2 2625", "soviet-movement").do("pick su-tank")
    assert table.why("go 2527") == ("3.2.4a", "why.march-zones")
    assert table.why("go 2529") == ("7.1", "why.march-too-far")
    around = ", ".join(f"{unit} {cell} n" for unit, cell in zip(MEN, AROUND, strict=True))
    ringed = Table(f"su-tank 2525, {around}", "soviet-movement").do("pick su-tank")
    assert ringed.why("go 2522") == ("7.2.1", "why.march-enemies")


@rule("7.2.3")
def test_zones_and_disruption_stop_movement() -> None:
    Table("ge-1 2525 white", "german-movement").refused("pick ge-1", "7.2.3")
    table = Table("ge-tank 2525, su-1 2522", "german-movement").do("pick ge-tank", "go 2523")
    table.refused("go 2524", "3.2.4a")


@rule("7.3.1a", "7.3.1b")
def test_terrain_of_a_hex_is_what_counts() -> None:
    geo = Table("", "german-movement").g.geo
    costs = geo.charts.tec
    assert costs["clear"].mp_foot == 2
    assert costs["built-up"].mp_foot == 4


@rule("7.3.2a")
def test_roads_and_railways_are_followed_from_hex_to_hex() -> None:
    facts = {
        "roads": "2525 2524 2523 road, 2523 2522 rail",
        "terrain": "2524 built-up, 2523 park, 2522 major",
    }
    table = (
        Table("su-tank 2525 n", "soviet-movement", **facts)
        .do("pick su-tank", "go 2522")
        .has_left("su-tank", 6.5)
    )
    table.do("go 2521").has_left("su-tank", 5.5)
    beside = Table("su-tank 2424 n", "soviet-movement", **facts).do("pick su-tank", "go 2524")
    beside.has_left("su-tank", 6)


@rule("7.3.2b")
def test_the_u_bahn_is_no_railway() -> None:
    facts = {"roads": "2525 2524 2523 u-bahn", "terrain": "2524 built-up", "stations": "2525 2523"}
    Table("ge-1 2525 n", "german-movement", **facts).do("pick ge-1", "go 2524").has_left("ge-1", 4)


@rule("7.3.3")
def test_water_is_crossed_on_bridges() -> None:
    ring = ("2524", "2625", "2626", "2526", "2426", "2425")
    sides = ", ".join(f"2525 {near} {kind}" for near, kind in zip(ring, ("river", "canal") * 3, strict=True))
    table = Table("ge-1 2525", "german-movement", sides=sides).do("pick ge-1").offers_no("go")
    table.refused("go 2524", "7.3.3").refused("go 2626", "7.3.3")
    bridge = Table("ge-1 2525", "german-movement", sides=f"{sides}, 2525 2524 bridge").do("pick ge-1")
    bridge.do("go 2524").has_left("ge-1", 3)
    Table("ge-1 2525", "german-movement", terrain="2524 lake").do("pick ge-1").refused("go 2524", "7.3.3")


@rule("7.3.3")
def test_the_bridge_of_the_errata() -> None:
    table = Table("nordland-23 1631 n", "german-movement", game=real_game())
    table.do("pick nordland-23").can("go 1731")


@rule("7.1.1")
def test_who_was_only_looked_at_may_still_move() -> None:
    table = Table("ge-1 2525 n", "german-movement").do("pick ge-1", "halt").can("pick ge-1")
    table.do("pick ge-1", "face S", "halt").refused("pick ge-1", "7.1.1")
