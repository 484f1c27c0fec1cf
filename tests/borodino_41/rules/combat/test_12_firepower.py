"""12 Firepower: factors, halves and distances, and what reaches where."""

from grognard.games.borodino_41.rules.combat.firepower import anti_tank, regular
from tests.borodino_41.shooting import barred, firing, german, resolve, shot
from tests.borodino_41.table import Table
from tests.rules import rule


def points(table: Table, unit: str, distance: int = 1) -> int:
    return regular(table.g, table.unit(unit), distance)


def at_points(table: Table, unit: str, distance: int = 1) -> int:
    return anti_tank(table.g, table.unit(unit), distance)


@rule("12/firepower/strength", "12/losses/roster")
def test_a_unit_fires_with_the_strength_that_is_left() -> None:
    assert points(german("ge-1 0505"), "ge-1") == 6
    assert points(german("ge-1 0505", strengths="ge-1 4"), "ge-1") == 4


@rule("12/direct/factor", "12/at-range/parenthesised-at", "12/direct/at-2")
def test_a_factor_in_brackets_is_for_regular_fire_and_stands_for_an_at_factor_of_two() -> None:
    table = german("ge-gun 0505, su-t34 0506, su-t34b 0507")
    assert points(table, "ge-gun") == 6
    assert at_points(table, "ge-gun") == 2
    table = german("ge-gun 0505 committed, su-t34 0506")
    assert not barred(table, "ge-gun", "0506", "at")
    table = german("ge-gun 0505 committed, su-t34 0507")
    assert barred(table, "ge-gun", "0507", "at") == "12/at-range/parenthesised-at"


@rule("12/losses/at-prorata")
def test_the_at_factor_falls_with_the_strength_rounded_up() -> None:
    table = german("su-t34 0505, ge-tank 0507", strengths="su-t34 1, ge-tank 1")
    assert at_points(table, "su-t34") == 3  # 6 of 2 points, one left
    assert at_points(table, "ge-tank") == 2  # 5/3 rounded up
    table = german("ge-tank 0507, ge-gun 0505", strengths="ge-tank 2, ge-gun 1")
    assert at_points(table, "ge-tank") == 4  # 10/3
    assert (at_points(table, "ge-gun"), points(table, "ge-gun")) == (1, 3)


@rule("12/weapons/range-loss", "12/direct/range-loss")
def test_fire_loses_a_point_for_each_hex_beyond_the_first() -> None:
    table = german("ge-gun 0505, ge-at 0605, ge-aa 0705")
    assert [points(table, "ge-gun", far) for far in (1, 2, 3, 4)] == [6, 5, 4, 3]
    assert [at_points(table, "ge-aa", far) for far in (1, 2, 3, 4)] == [6, 5, 4, 3]
    assert [points(table, "ge-aa", far) for far in (1, 2, 4)] == [2, 1, 1]


@rule("12/weapons/range-loss-exempt")
def test_mortars_and_hqs_lose_nothing_by_distance() -> None:
    table = german("ge-rhq 0505, su-mortar 0515")
    assert [points(table, "ge-rhq", far) for far in (1, 3)] == [4, 4]
    assert points(table, "su-mortar", 7) == 2


@rule("12/state/suppressed")
def test_suppressed_units_fire_at_half_rounded_down() -> None:
    table = german("ge-1 0505 suppressed, ge-tank 0507 suppressed", strengths="ge-1 5")
    assert points(table, "ge-1") == 2
    assert (points(table, "ge-tank"), at_points(table, "ge-tank")) == (1, 2)
    assert points(german("ge-ac 0505 suppressed", strengths="ge-ac 1"), "ge-ac") == 1
    assert table.g.morale(table.unit("ge-1")) == 6


@rule("12/state/disrupted")
def test_disrupted_units_fire_in_defence_alone_with_one_point() -> None:
    table = german("su-1 0506 disrupted, ge-1 0505 marked-s")
    assert points(table, "su-1") == 1
    assert not barred(table, "su-1", "0505", purpose="defensive", under="0506")
    assert barred(table, "su-1", "0505", purpose="zoc") == "12/state/disrupted"
    assert barred(german("ge-1 0505 disrupted, su-1 0506"), "ge-1", "0506") == "12/state/disrupted"
    assert table.g.morale(table.unit("su-1")) == 4


@rule("7/formation/column-firepower")
def test_columns_fire_at_half() -> None:
    table = german("ge-1 0505 column, ge-2 0506 column suppressed", strengths="ge-1 5")
    assert points(table, "ge-1") == 2
    assert points(table, "ge-2") == 1  # 6, 3, 1


@rule("13/supply/oos-effects")
def test_without_supply_a_unit_defends_at_half_and_fires_at_nobody_else() -> None:
    table = german("su-1 0506 out-of-supply, ge-1 0505 marked-s")
    assert points(table, "su-1") == 3
    assert not barred(table, "su-1", "0505", purpose="defensive", under="0506")
    assert barred(table, "su-1", "0505", purpose="zoc") == "13/supply/oos-effects"
    table = german("ge-1 0505 out-of-supply, su-1 0506")
    assert barred(table, "ge-1", "0506") == "13/supply/oos-effects"


@rule("13/supply/cut-off")
def test_a_cut_off_unit_that_fires_is_out_of_supply_after_a_full_fire() -> None:
    table = german("su-1 0506 cut-off, ge-1 0505 marked-s")
    assert shot(table, "su-1", "ge-1", "defensive").points == 6
    resolve(table, "su-1", "ge-1", 1, 1, purpose="defensive").marked("su-1 out-of-supply")


@rule("12/weapons/adjacent-only", "12/weapons/nonadjacent", "12/firepower/observe-and-range")
def test_units_without_a_range_fire_at_neighbours_and_guns_as_far_as_they_reach_and_see() -> None:
    table = german("ge-1 0505, ge-aa 0504 committed, su-1 0507")
    assert barred(table, "ge-1", "0507") == "12/weapons/adjacent-only"
    assert not barred(table, "ge-aa", "0507")
    assert not barred(german("ge-1 0505, su-1 0506"), "ge-1", "0506")
    far = german("ge-at 0503 committed, su-1 0506")
    assert barred(far, "ge-at", "0506") == "12/firepower/observe-and-range"
    hidden = german("ge-aa 0503 committed, su-1 0506", terrain="0505 woods")
    assert barred(hidden, "ge-aa", "0506") == "12/firepower/observe-and-range"


@rule("12/firepower/no-marker-needed")
def test_a_unit_needs_no_marker_to_fire_in_its_own_impulse() -> None:
    table = firing(german("ge-1 0505, su-1 0506"), "german", "0506", "closing")
    table.can("join ge-1")


@rule("12/firepower/at-as-regular")
def test_against_towns_and_forts_guns_and_tanks_use_the_better_factor() -> None:
    table = german("ge-aa 0505, ge-1 0605, su-1 0506 in", forts="0506 n ne nw")
    assert shot(table, "ge-aa ge-1", "su-1").points == 6 + 6
    outside = german("ge-aa 0505, su-1 0506 out", forts="0506 n ne nw")
    assert shot(outside, "ge-aa", "su-1").points == 2
    for terrain, expected in (("town", 5), ("village", 3)):
        table = german("ge-tank 0505, su-1 0506", terrain=f"0506 {terrain}")
        assert shot(table, "ge-tank", "su-1").points == expected
    table = german("ge-1 0505, su-1 0506", terrain="0506 town", strengths="ge-1 1")
    assert shot(table, "ge-1", "su-1").points == 1  # infantry has no such choice


@rule("12/at-range/none", "12/at-range/parenthesised-range")
def test_how_far_at_fire_reaches() -> None:
    table = german("ge-1 0505, ge-2 0605 marked-sw, su-t34 0506")
    assert barred(table, "ge-1", "0506", "at") == "12/at-range/none"
    assert not barred(table, "ge-2", "0506", "at")
    table = german("su-1 0506, su-2 0606, ge-tank 0505 marked-s")
    assert not barred(table, "su-1", "0505", "at", "defensive", "0506")
    assert barred(table, "su-2", "0505", "at", "defensive", "0506") == "12/at-range/none"
    table = german("ge-pz4 0505, ge-tank 0504, su-t34 0506, su-1 0507")
    assert barred(table, "ge-pz4", "0507", "at") == "12/at-range/parenthesised-range"
    assert not barred(table, "ge-pz4", "0507")
    assert not barred(table, "ge-tank", "0506", "at")


@rule("12/firepower/range-one-kind", "12/firepower/no-range-both", "12/assault/fire-once")
def test_units_with_a_range_have_one_kind_of_fire_and_others_both_each_once() -> None:
    table = german("ge-tank 0505, ge-1 0605 marked-sw, su-1 su-t34 0506")
    resolve(table, "ge-tank ge-1", "su-1", 1, 1)
    assert barred(table, "ge-tank", "0506", "at") == "12/firepower/range-one-kind"
    assert not barred(table, "ge-1", "0506", "at")
    assert barred(table, "ge-1", "0506") == "12/assault/fire-once"


@rule("12/fire/defensive-times")
def test_troops_may_defend_again_and_again_and_guns_once() -> None:
    table = german("su-2 0605, su-at 0405 committed, su-1 0506, ge-1 0505 marked-s")
    resolve(table, "su-2 su-at", "ge-1", 1, 1, purpose="defensive")
    assert not barred(table, "su-2", "0505", purpose="defensive", under="0506")
    assert barred(table, "su-at", "0505", purpose="defensive", under="0506") == "12/artillery/once"


@rule("12/fire/assaulters-target", "12/seq/3b-defensive-fire")
def test_assaulters_and_assaulted_fire_at_each_other_alone() -> None:
    table = german("ge-1 0505 marked-s, su-1 0506, su-2 0605")
    assert barred(table, "ge-1", "0605") == "12/fire/assaulters-target"
    assert not barred(table, "ge-1", "0506")
    table = german("ge-1 0505 marked-s, ge-2 0604 marked-s, su-1 0506, su-2 0605")
    assert barred(table, "su-2", "0505", purpose="defensive", under="0506") == "12/seq/3b-defensive-fire"
    table = german("ge-1 0505 marked-s, ge-2 0604, su-1 0506, su-2 0605")
    assert not barred(table, "su-2", "0505", purpose="defensive", under="0506")


@rule("12/surprise/table")
def test_a_fire_may_be_halved_by_surprise() -> None:
    table = german("ge-1 0505, su-1 0506")
    assert shot(table, "ge-1", "su-1", halved=True).points == 3
