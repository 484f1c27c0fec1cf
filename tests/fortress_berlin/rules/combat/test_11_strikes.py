"""11.3, 11.4 Artillery off the map, and aircraft."""

from tests.fortress_berlin.fires import bombard, gather, german, soviet, told
from tests.rules import rule

UNITS = "su-1 2525, su-4 2527, su-hq su-hq2 2520, ge-1 2526"
"""su-1 and su-hq are of 3rd Shock Army, su-4 and su-hq2 of 5th Shock Army."""


@rule("11.3a", "2.2.8")
def test_each_army_has_a_strike_of_18_in_a_turn() -> None:
    table = bombard(soviet(UNITS + ", ge-2 2426"), "2526", "su-hq", dice=(1, 1))
    assert told(table, "attack") == (18,)
    table.do("target 2426").offers("strike", "su-hq2").refused("strike su-hq", "11.3a")


@rule("11.3a")
def test_a_staff_strikes_in_either_mode_but_not_from_beside_the_map() -> None:
    soviet("su-1 2525, su-hq 2520 n, ge-1 2526").do("target 2526").can("strike su-hq")
    soviet("su-1 2525, su-hq eliminated, su-gun 2524, ge-1 2526").refused("target 2526", "8.2a")


@rule("3.5.2d", "8.8b")
def test_a_disrupted_staff_places_no_strike() -> None:
    table = soviet("su-1 2525, su-4 2525, su-hq 2520 white, su-hq2 2520, ge-1 2526")
    table.do("target 2526").offers("strike", "su-hq2").refused("strike su-hq", "3.5.2d")


@rule("11.3b")
def test_the_target_lies_in_the_radius_of_the_staff() -> None:
    soviet("su-1 2525, su-hq 2516, ge-1 2526").do("target 2526").can("strike su-hq")
    table = soviet("su-1 su-4 2525, su-hq 2515, su-hq2 2516, ge-1 2526").do("target 2526")
    table.refused("strike su-hq", "11.3b")


@rule("11.3b", "8.2.3a")
def test_another_unit_of_that_army_sees_the_target_from_two_hexes_at_most() -> None:
    soviet("su-1 2528, su-hq 2520, ge-1 2526").can("target 2526")
    soviet("su-1 2529, su-hq 2520, ge-1 2526").refused("target 2526", "11.3b")
    soviet("su-1 2528, su-hq 2520, ge-1 2526", terrain="2527 built-up").refused("target 2526", "11.3b")
    soviet("su-1 2528 red, su-hq 2520, ge-1 2526").refused("target 2526", "11.3b")
    soviet("su-4 2528, su-hq 2520, ge-1 2526").refused("target 2526", "11.3b")
    soviet("su-4 2529, su-hq 2528, ge-1 2526").refused("target 2526", "11.3b")  # not its own spotter
    soviet("su-gun 2528, su-hq 2520, ge-1 2526").can("target 2526")  # troops of the army itself


@rule("11.3b", "3.5.2d")
def test_why_no_army_strikes_a_hex_is_said_if_it_is_the_same_for_all_near_enough() -> None:
    far, seen = "su-hq 2515, ge-1 2526", "su-1 2525, su-hq 2520, ge-1 2526"
    assert soviet(f"su-1 2525, {far}").why("target 2526") == ("11.3b", "why.fire-radius")
    assert soviet(f"{seen}, su-hq2 2515").can("target 2526").why("target 2527") == ("8.2a", "why.fire-empty")
    two = soviet("su-1 2525 red, su-hq 2520, su-hq2 2520 red, ge-1 2526")
    assert two.why("target 2526") == ("8.2a", "why.fire-nobody-reaches")
    one = soviet("su-1 2525 red, su-hq 2520, su-hq2 2515 red, ge-1 2526")
    assert one.why("target 2526") == ("11.3b", "why.fire-no-army-spotter")


@rule("11.3c", "8.2c")
def test_strikes_of_several_armies_are_one_attack() -> None:
    table = gather(soviet(UNITS), "2526", "su-hq", "su-hq2")
    table.forecasts("fire", attack=36).do("fire")
    assert told(table, "attack", "strikes") == (36, 2)
    soviet("su-1 2525, su-hq su-hq2 2520, ge-1 2526").do("target 2526").refused("strike su-hq2", "11.3b")


@rule("11.4c")
def test_aircraft_hit_any_hex_with_20_and_need_no_spotter() -> None:
    table = bombard(soviet("su-1 5030, ge-1 ge-eng 1010", air=1), "1010", "air")
    assert told(table, "attack", "differential") == (20, 15)
    table.logs("fire.opens-air", "11.4c").has(air=(0,))
    bombard(german("ge-1 5030, su-1 1010", air=1), "1010", "air").logs("fire.opens-air", attack=20)


@rule("11.4d")
def test_aircraft_combine_with_nothing() -> None:
    table = (
        soviet(UNITS, air=2).do("target 2526", "air").refused("air", "11.4d").refused("strike su-hq", "11.4d")
    )
    table.do("cancel", "target 2526", "strike su-hq").refused("air", "11.4d")
    bombard(soviet(UNITS, air=2), "2526", "air", dice=(1, 1)).refused("target 2526", "8.2b")


@rule("11.4d")
def test_guns_don_t_join_an_air_strike() -> None:
    table = german("ge-gun ge-at 2525, su-1 2526", air=1).do("target 2526", "air")
    table.offers_only("fire", "cancel").refused("join ge-gun", "11.4d").refused("join ge-at", "11.4d")


@rule("11.4b")
def test_without_aircraft_none_are_called() -> None:
    soviet(UNITS).do("target 2526").refused("air", "11.4b")


@rule("11.4b")
def test_strikes_that_were_not_flown_are_not_there_in_the_next_turn() -> None:
    table = soviet(UNITS, air=2, options="leaders", leaders="goring 2020").until_asked("leaders.flight")
    table.has(air=(0,), turn=3)


@rule("17.1.3")
def test_who_is_in_the_u_bahn_is_no_target() -> None:
    soviet("su-1 2525, ge-1 underground, ge-2 2527", air=1).offers("target", "2527")
