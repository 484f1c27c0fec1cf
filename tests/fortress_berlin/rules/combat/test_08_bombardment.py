"""8.2 Bombardment, plain and mixed: who may fire at what, range, spotters, and the five steps."""

import pytest

from grognard.games.fortress_berlin.position import MIXED
from tests.fortress_berlin.fires import bombard, german, soviet, told
from tests.rules import rule

FAR = "ge-gun 2510, su-1 2525"
"""15 hexes: beyond half the range of 20."""


@rule("8.2a")
def test_only_hexes_with_enemies_or_a_live_garrison_are_bombarded() -> None:
    units = "su-1 2525, su-hq 2520, ge-1 2526"
    table = soviet(units, works="2426 strongpoint, 2625 strongpoint, 2425 bunker", empty="2625")
    table.offers("target", "2426", "2526")
    table.refused("target 2625", "8.2a").refused("target 2425", "8.2a").refused("target 2527", "8.2a")
    german("ge-gun 2525, su-1 2527", works="2526 strongpoint").offers("target", "2527")


@rule("8.2a", "2.2.3a", "2.2.4a")
def test_only_artillery_bombards_alone() -> None:
    table = german("ge-gun ge-1 2525, ge-at 2527, ge-hq 2524, su-1 2526")
    table.do("target 2526").offers("join", "ge-at", "ge-gun").offers_no("strike")
    table.refused("join ge-1", "8.2.1").refused("strike ge-hq", "11.3a").refused("join su-1", "8.2a")
    german("ge-at 2525, su-1 2526").refused("target 2526", "8.2a")


@rule("2.2.3c", "3.3.1b")
def test_artillery_in_manoeuvre_mode_fires_neither_alone_nor_with_others() -> None:
    table = german("ge-gun 2525 n, ge-gun2 ge-tank 2524, su-1 2526")
    table.do("target 2526").refused("join ge-gun", "3.3.1b")
    table.do("join ge-tank").refused("join ge-gun", "3.3.1b").can("join ge-gun2")


@rule("8.2b")
def test_a_gun_fires_once_and_a_hex_is_bombarded_once_in_a_segment() -> None:
    table = bombard(german("ge-gun ge-gun2 2525, su-1 2527, su-2 2529"), "2527", "ge-gun", dice=(1, 1))
    table.refused("target 2527", "8.2b").can("target 2529")
    table.do("target 2529").offers("join", "ge-gun2").refused("join ge-gun", "8.2b")


@rule("8.2b", "11.4d")
def test_an_air_strike_is_the_bombardment_of_its_hex() -> None:
    table = bombard(soviet("su-1 2525, su-hq 2520, ge-1 2526", air=2), "2526", "air", dice=(1, 1))
    table.refused("target 2526", "8.2b").has(air=(1,))


@rule("8.2c", "8.1.1b")
def test_all_fs_and_all_pf_are_added_up() -> None:
    table = bombard(german("ge-gun ge-gun2 2525, su-mech su-mot 2527"), "2527", "ge-gun", "ge-gun2")
    assert told(table, "attack", "defence", "factors", "pf") == (24, 6, "4 + 2", 4)


@rule("8.2.1")
def test_guns_and_vehicles_make_a_mixed_bombardment_on_its_own_row() -> None:
    table = bombard(german("ge-gun ge-tank 2525, su-1 2526"), "2526", "ge-gun", "ge-tank")
    assert told(table, "kind", "attack", "differential", "column") == (
        MIXED,
        18,
        16,
        "H",
    )  # sixth column, PF 2
    table = bombard(german("ge-gun ge-gun2 2525, su-1 2526"), "2526", "ge-gun")
    assert told(table, "kind", "differential", "column") == (0, 10, "F")  # fourth column


@rule("8.2.1")
def test_a_mixed_bombardment_needs_an_artillery_element_which_may_be_a_strike() -> None:
    table = soviet("su-tank 2525, su-1 2527, su-hq 2520, ge-1 2526").do("target 2526", "join su-tank")
    table.refused("fire", "8.2.1").do("strike su-hq", "fire")
    assert told(table, "kind", "attack") == (MIXED, 23)
    soviet("su-tank 2525, su-hq 2520, ge-1 2526").refused("target 2526", "11.3b")  # no spotter of that army
    german("ge-at 2525, ge-gun 2524, su-1 2526", air=1).do("target 2526", "join ge-at").refused(
        "air", "11.4d"
    )


@rule("8.2.1/participants")
def test_vehicles_in_a_mixed_bombardment_need_range_sight_and_front() -> None:
    units = "ge-gun 2524, ge-tank 2525, ge-tank2 2524, su-1 2527"
    german(units).do("target 2527").can("join ge-tank").refused("join ge-tank2", "8.2.1/participants")
    blocked = (
        german(units, terrain="2526 built-up").do("target 2527").refused("join ge-tank", "8.2.1/participants")
    )
    blocked.offers("join", "ge-gun")
    german("ge-gun 2524, ge-tank 2526 n, su-1 2527").do("target 2527").refused("join ge-tank", "8.1.6")
    german("ge-gun 2524, ge-tank 2526 s, su-1 2527").do("target 2527").can("join ge-tank")


@rule("8.2.1/participants", "3.5.2a")
def test_a_mixed_bombardment_needs_no_command() -> None:
    table = german("ge-gun 2524, ge-at 2526, su-tank 2527").do("target 2527").can("join ge-at")
    table.do("cancel", "done").refused("aim 2527", "3.5.2a")


@rule("8.2.1/participants", "8.3.1")
def test_flak_in_a_tower_joins_over_four_hexes() -> None:
    units = "ge-gun 2524, ge-flak 2525, su-1 2529"
    german(units).do("target 2529").offers("join", "ge-gun")
    german(units, works="2525 flak-tower").do("target 2529").offers("join", "ge-gun", "ge-flak")


@rule("8.2.2")
@pytest.mark.parametrize(("there", "fs"), [("2520", 12), ("2521", 6)])
def test_beyond_half_its_range_a_gun_counts_half(there: str, fs: int) -> None:
    table = bombard(german(f"ge-gun 2510, ge-1 2523, su-1 {there}"), there, "ge-gun")
    assert told(table, "attack") == (fs,)


@rule("8.2.2")
def test_each_gun_is_halved_by_itself_and_strikes_are_not() -> None:
    guns = "408-artillery-heavy 408-artillery-light 2507, su-1 2525, ge-1 2526"  # ranges 25 and 20, 18 hexes
    table = bombard(german(guns), "2525", "408-artillery-heavy", "408-artillery-light")
    assert told(table, "attack") == (7 + 4,)
    table = bombard(soviet("su-1 2525, su-hq 2516, ge-1 2526"), "2526", "su-hq")  # ten hexes of ten
    assert told(table, "attack") == (18,)


@rule("8.2.3a")
def test_a_gun_beyond_half_range_needs_a_spotter_who_sees_the_target() -> None:
    german(FAR).refused("target 2525", "8.2.3a")
    german(FAR + ", ge-1 2527").can("target 2525")
    german(FAR + ", ge-1 2528").refused("target 2525", "8.2.3a")
    german(FAR + ", ge-1 2527 white").refused("target 2525", "8.2.3a")
    german(FAR + ", ge-1 2527", terrain="2526 built-up").refused("target 2525", "8.2.3a")
    german(FAR + ", ge-1 2526", terrain="2526 built-up").can("target 2525")
    german("ge-gun 2515, su-1 2525").can("target 2525")


@rule("8.2.3a")
def test_a_missing_spotter_is_why_a_gun_may_not_join() -> None:
    table = german(FAR + ", ge-gun2 2520").do("target 2525").offers("join", "ge-gun2")
    table.refused("join ge-gun", "8.2.3a")


@rule("8.2.3b")
def test_in_a_mixed_bombardment_guns_need_no_spotter() -> None:
    table = german("ge-gun 2510, ge-flak 2528, su-1 2525", works="2528 flak-tower")
    table.do("target 2525").refused("join ge-gun", "8.2.3a").do("join ge-flak").can("join ge-gun")
    german("ge-gun 2510, ge-flak 2528, su-1 2525", works="2528 flak-tower", terrain="2526 built-up").refused(
        "target 2525", "8.2.3a"
    )


@rule("8.2.3b", "11.3b")
def test_in_a_mixed_bombardment_a_strike_keeps_its_own_spotter() -> None:
    units = "su-gun 2525, su-hq su-hq2 2520, ge-1 2526"  # su-gun and su-hq are of 3rd Shock Army
    soviet(units).do("target 2526", "join su-gun").offers("strike", "su-hq").refused("strike su-hq2", "11.3b")


@rule("8.2.4/step-1", "8.2.4/step-2", "8.2.4/step-4", "10.1.2b")
def test_terrain_is_added_once_to_the_total_and_once_to_the_best_pf() -> None:
    table = bombard(soviet("su-1 2525, su-hq 2520, ge-1 ge-eng 2526", works="2526 bunker"), "2526", "su-hq")
    expected = ("3 + 2", 2 + 3 + 2, 11, 3 + 2, -2)
    assert told(table, "factors", "defence", "differential", "pf", "modifier") == expected


@rule("8.2.4/step-4")
def test_sides_of_the_target_hex_don_t_matter_to_a_bombardment() -> None:
    sides = "2525 2526 canal, 2525 2526 bridge"
    table = bombard(german("ge-gun ge-tank 2525, su-1 2526", sides=sides), "2526", "ge-gun", "ge-tank")
    assert told(table, "modifier", "attack") == (0, 18)


@rule("8.2.4/step-5", "8.6/EX")
def test_who_bombards_suffers_nothing() -> None:
    table = german("ge-gun ge-tank 2525, su-1 2526")
    bombard(table, "2526", "ge-gun", "ge-tank", dice=(2, 3))  # column H, dice 5
    table.marked("su-1 disrupted").finds("ge-gun 2525, ge-tank 2525")
    table = german("ge-gun ge-tank 2525, su-1 2526")
    bombard(table, "2526", "ge-gun", "ge-tank", dice=(3, 4)).logs("fire.result", result="EX")
    table.finds("su-1 eliminated, ge-gun 2525, ge-tank 2525")


@rule("8.8b")
def test_disrupted_guns_don_t_fire() -> None:
    """Nor is their mode the reason, which they can't change before they recover."""
    table = german("ge-gun 2525, ge-gun2 2525 white, ge-tank 2526 white, su-1 2527")
    table.do("target 2527").refused("join ge-gun2", "8.8b").refused("join ge-tank", "8.8b")
    german("ge-gun ge-gun2 2525 white, su-1 2527, ge-1 2526").refused("target 2527", "8.8b")


@rule("8.2b", "2.2.3b")
def test_guns_fire_to_their_printed_range() -> None:
    units = "ge-gun 2510, ge-1 2528 n, su-1 {there}"
    german(units.format(there="2530")).can("target 2530")
    german("ge-gun 2509, ge-1 2528 n, su-1 2530").refused("target 2530", "2.2.3b")
    table = german("ge-gun 2509, ge-gun2 2510, ge-1 2528 n, su-1 2530").do("target 2530")
    table.refused("join ge-gun", "2.2.3b").can("join ge-gun2")


@rule("8.2.4/step-1")
def test_nobody_fires_until_somebody_has_joined_and_all_can_be_called_off() -> None:
    table = german("ge-gun 2525, su-1 2527").do("target 2527").refused("fire", "8.2c")
    table.do("join ge-gun").refused("join ge-gun", "8.2b").do("cancel").unmarked("ge-gun fought").can(
        "target 2527"
    )


@rule("4.1.4a", "4.1.4c")
def test_once_direct_fire_has_begun_nothing_is_bombarded() -> None:
    table = soviet("su-1 2525, su-hq 2520, ge-1 2526", air=1)
    assert table.game.given_up(table.g, "soviet", ("done",)) is not None
    table.do("done").refused("target 2526")
