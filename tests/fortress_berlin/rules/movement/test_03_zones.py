"""3.2 Zones of control."""

import pytest

from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

AROUND = {"2524", "2625", "2626", "2526", "2426", "2425"}


@rule("3.2", "3.2.1a")
@pytest.mark.parametrize("unit", ["su-hq", "su-tank", "su-1"])
def test_combat_mode_controls_all_around(unit: str) -> None:
    assert Table(f"{unit} 2525", "german-movement").zone(1) == AROUND


@rule("3.2.1a", "3.4.1a", "3.4.1b")
def test_manoeuvre_mode_controls_three_hexes_before_it() -> None:
    terrain = ", ".join(f"{there} park" for there in AROUND)
    table = Table("ge-1 2525 n", "german-movement", terrain=terrain)
    assert table.zone(0) == {"2524", "2625", "2425"}
    table.do("pick ge-1", "face SE")
    assert table.zone(0) == {"2625", "2626", "2526"}
    table.do("flip")
    assert table.zone(0) == AROUND


@rule("3.2.1b")
def test_garrisons_control_nothing() -> None:
    table = Table("su-1 2425", "soviet-movement", works="2525 flak-tower")
    assert table.zone(0) == set()
    table.do("pick su-1", "go 2524").can("go 2625").do("go 2625").can("go 2626")


@rule("3.2.2")
def test_friends_do_not_cancel_a_zone() -> None:
    table = Table("su-1 2525, ge-1 2522, ge-2 2524", "german-movement")
    table.do("pick ge-1").can("go 2524")
    table.do("go 2524").refused("go 2523", "3.2.4a").can("flip", "halt")


@rule("3.2.3a")
@pytest.mark.parametrize(
    ("change", "closed"),
    [
        ({"terrain": "2524 built-up"}, True),
        ({"terrain": "2524 lake"}, True),
        ({"terrain": "2524 major"}, False),
        ({"terrain": "2524 park"}, False),
        ({"works": "2524 bunker"}, True),
        ({"works": "2524 strongpoint"}, True),
        ({"works": "2524 flak-tower"}, True),
        ({"terrain": "2525 built-up"}, False),
        ({"works": "2525 strongpoint"}, False),
    ],
)
def test_where_zones_do_not_reach(change: dict[str, str], closed: bool) -> None:
    table = Table("ge-1 2525", "german-movement", **change)
    assert ("2524" not in table.zone(0)) == closed


@rule("3.2.3a", "10.2")
def test_forts_that_have_fallen_keep_zones_out_no_more() -> None:
    table = Table("su-1 2524, ge-1 2526", "soviet-movement", works="2525 strongpoint", empty="2525")
    assert "2525" not in table.zone(0)
    table.do("pick su-1", "go 2525")
    assert {"2525"} <= table.zone(0)
    assert table.g.first_strongpoint == 2
    table.offers_only("flip", "halt")


@rule("3.2.3b")
def test_zones_cross_no_water_bridged_or_not() -> None:
    sides = "2525 2524 river, 2525 2524 bridge, 2525 2526 canal"
    assert Table("ge-1 2525", "german-movement", sides=sides).zone(0) == AROUND - {"2524", "2526"}


@rule("3.2.4a")
def test_who_enters_a_zone_stops_there() -> None:
    table = Table("su-tank 2521, ge-1 2525", "soviet-movement", terrain="2524 park")
    table.do("pick su-tank", "go 2524").has_left("su-tank", 2).refused("go 2523", "3.2.4a").can("flip")


@rule("3.2.4a")
def test_no_way_leads_through_a_zone() -> None:
    river = "2524 2625 river, 2523 2624 river, 2424 2425 river, 2324 2425 river, 2523 2424 river"
    table = Table("su-tank 2523, ge-1 2526 n", "soviet-movement", sides=river)
    table.do("pick su-tank").can("go 2524")
    free = Table("su-tank 2523", "soviet-movement", sides=river).do("pick su-tank")
    assert {"2526", "2425"} <= set(free.options("go"))
    assert "2525" in table.options("go")
    assert "2526" not in table.options("go")


@rule("3.2.4b")
def test_out_of_a_zone_but_not_into_the_next_hex_of_one() -> None:
    river = "2524 2624 river, 2524 2424 river"
    table = Table("su-tank 2524, ge-1 2525", "soviet-movement", sides=river).do("pick su-tank")
    table.can("go 2523").do("go 2523", "go 2424", "go 2425").refused("go 2424", "3.2.4a")
    shut = Table("su-tank 2524, ge-1 2525", "soviet-movement", sides=f"{river}, 2524 2523 river")
    shut.do("pick su-tank").refused("go 2625", "3.2.4b").refused("go 2425", "3.2.4b").offers_no("go")


@rule("3.2.4b")
def test_the_way_round_costs_what_it_costs() -> None:
    table = Table("su-1 2524 n, ge-1 2525", "soviet-movement").do("pick su-1")
    preview = table.game.preview(table.g, "soviet", table.game.parse("go 2625"))
    assert preview is None or preview.cost == 2
    table.do("go 2625").has_left("su-1", 4)


@rule("3.2.6")
def test_the_disrupted_control_nothing() -> None:
    table = Table("ge-1 2525 white, su-tank 2425", "soviet-movement")
    assert table.zone(0) == set()
    table.do("pick su-tank").can("go 2625").do("go 2524", "go 2625").finds("su-tank 2625")
