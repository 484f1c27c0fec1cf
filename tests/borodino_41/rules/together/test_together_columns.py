"""Columns, halves and thaws along ways, where prices and states meet."""

import pytest

from tests.borodino_41.rules.combat.assaults import melee, named, until
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.shooting import column, german, shifts, shot
from tests.rules import rule

HIGHWAY = "0505 0506 0507 0508 0509 0510 0511 0512 highway"


@rule("7/move/halved", "7/move/suppressed", "9/terrain/highway", "13/supply/oos-effects")
def test_lorries_without_fuel_and_nerve_make_four_hexes_of_highway() -> None:
    table = Table("ge-at 0505 column suppressed out-of-supply", "german-movement", roads=HIGHWAY)
    table.do("pick ge-at").can("go 0509").refused("go 0510", "9/effects/insufficient-mp")


@rule("5/weather/random-thaw", "7/enemy-roads/double", "7/formation/to-column")
@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [("highway", 0.5, 0.5), ("primary-road", 1.5, 0.75), ("secondary-road", 2, 1), ("fire-trail", 3, 2)],
)
def test_a_thaw_spares_firm_roads_and_comes_after_the_double_price(
    kind: str, first: float, second: float
) -> None:
    facts = {"roads": f"0505 0506 0507 {kind}", "weather": "thaw"}
    table = Table("ge-at 0505 column, ge-at2 0504, su-1 1206", "german-movement", **facts)
    table.do("pick ge-at", "go 0506").has_left("ge-at", 8 - first)
    again = Table("ge-at 0505 column, su-1 1206", "german-movement", opened="0506", **facts)
    again.do("pick ge-at", "go 0506").has_left("ge-at", 8 - second)


@rule("7/formation/to-deployed", "9/effects/leave-road", "7/move/halved", "9/terrain/hill")
def test_half_of_the_points_are_too_few_to_deploy_on_a_wooded_hill_and_go_on() -> None:
    facts = {"roads": "0505 0506 secondary-road", "terrain": "0505 woods", "hills": "0505"}
    table = Table("ge-1 0505 column uncommanded", "german-movement", **facts)
    table.do("pick ge-1", "deploy").has_left("ge-1", 0)  # woods 2, hill 1, road 1
    tanks = Table("ge-tank 0505 column uncommanded", "german-movement", **facts)
    tanks.do("pick ge-tank").refused("deploy", "7/formation/to-deployed")  # woods 4


@rule("7/formation/auto-deploy", "9/terrain/woods", "7/formation/column-morale")
def test_a_beaten_off_assault_leaves_wheels_in_the_woods_in_column() -> None:
    facts = {"terrain": "0506 woods", "roads": "0506 0507 0508 fire-trail"}
    table = melee("ge-1 0505 marked-s, su-1 0506, su-gun 0506 column", **facts).dice(4, 6).do("roll")
    table.do("retreat ge-1 0504").marked("su-gun column")
    foot = melee("ge-1 0505 marked-s, su-1 0506 column", **facts).dice(3, 8).do("roll")  # 7 to 4
    foot.do("retreat ge-1 0504").unmarked("su-1 column")


@rule("7/formation/column-firepower", "12/losses/at-prorata", "12/weapons/range-loss")
def test_a_column_of_guns_with_losses_halves_what_distance_leaves() -> None:
    table = german("ge-at 0505 column, su-t34 0507", strengths="ge-at 1", roads="0505 0504 secondary-road")
    assert shot(table, "ge-at", "su-t34").points == 1  # 5 to 3 by losses, 2 by distance, half of that


@rule("7/formation/column-fired-on", "12/at/one-terrain-shift", "12/at/black-circle")
def test_a_column_of_thick_tanks_in_the_woods_has_its_plates_and_no_trees() -> None:
    facts = {"terrain": "0506 woods", "hills": "0506", "roads": "0506 0507 fire-trail"}
    table = german("ge-tank 0505, su-kv 0506 column", **facts)
    found = shot(table, "ge-tank", "su-kv")
    assert shifts(found) == {"column": 2, "black": -2}
    assert column(found) == 5


@rule("8/stack/columns", "7/formation/to-column", "8/stack/pass-through")
def test_a_second_column_neither_forms_nor_passes_and_the_deployed_do_both() -> None:
    facts = {"roads": HIGHWAY}
    table = Table("ge-1 0505, ge-2 0506 column, ge-4 0506", "german-movement", **facts)
    table.copy().do("pick ge-4").refused("column", "7/formation/column-stacking").can("go 0507", "go 0505")
    table.do("pick ge-1", "column").refused("go 0506", "8/stack/columns").refused("go 0507")


@rule("18/cavalry/bonus", "7/formation/deployed", "9/terrain/highway", "7/formation/to-column")
def test_cavalry_in_column_rides_its_bonus_along_the_highway() -> None:
    table = Table("su-cav 0505", "initial-soviet-movement", roads=HIGHWAY)
    table.do("pick su-cav", "column", "go 0512").has_left("su-cav", 15 - 1 - 3.5)


@rule("10/zoc/change-formation", "10/zoc/stopped", "7/formation/to-deployed")
def test_who_is_shaken_while_it_deploys_has_deployed_all_the_same_and_stays() -> None:
    facts = {"roads": "0505 0504 secondary-road", "terrain": "0505 woods"}
    table = Table("ge-1 0505 column, ge-2 1105, su-1 0506", "german-movement", **facts)
    table.do("pick ge-1", "deploy").asks("fire.ask-zoc", "soviet").forecasts("fire", column="9")
    table.dice(10, 8).do("fire").marked("ge-1 suppressed").unmarked("ge-1 column").has_left("ge-1", 0)
    table.refused("pick ge-1", "7/move/one-at-a-time")


@rule("7/formation/column-no-cover", "15/works/trench-effects", "12/state/recovery")
def test_a_column_in_its_own_trench_beside_the_enemy_does_not_recover() -> None:
    facts = {"works": "0505 trench german", "roads": "0505 0504 secondary-road"}
    Table("ge-1 0505 suppressed column, su-1 0506", "recovery", **facts).marked("ge-1 suppressed")
    Table("ge-1 0505 suppressed, su-1 0506", "recovery", **facts).unmarked("ge-1 suppressed")
    Table("ge-tank 0505 suppressed, su-1 0506", "recovery", **facts).marked("ge-tank suppressed")


@rule("7/formation/column-stacking", "12/retreat/distance", "8/stack/columns")
def test_a_column_that_can_leave_by_the_road_alone_needs_it_free_of_columns() -> None:
    wood = ", ".join(f"{there} woods" for there in ("0405", "0406", "0507", "0605", "0606"))
    facts = {"terrain": f"0506 woods, {wood}", "roads": "0506 0507 0508 fire-trail"}
    units = "ge-1 0505 marked-s, su-at 0506 column"
    named(units, **facts).can("fall-back su-at 0507")
    two = named(f"{units}, su-at2 0507 column, su-gun 0508 column", **facts)
    two.refused("fall-back su-at 0507")


@rule("4/desc/second-fires", "7/formation/column-firepower", "12/firepower/no-range-both")
def test_a_column_under_assault_fires_both_kinds_at_half() -> None:
    facts = {"roads": "0506 0507 secondary-road"}
    table = named("ge-tank ge-1 0505 marked-s, su-mg 0506 column", **facts).do("pass", "at")
    table.do("join su-mg").forecasts("fire", attack=1)
    table = until(table.dice(1, 1).do("fire"), "stepback.decide").do("go-on")
    while table.side != "soviet":
        table.do("hold")
    table.asks("fire.ask-join").do("join su-mg").forecasts("fire", attack=2)


@rule("10/zoc/fire-kind", "10/zoc/leave", "10/zoc/combine")
def test_tanks_and_infantry_that_leave_together_meet_two_kinds_of_fire() -> None:
    units = "ge-tank ge-1 0505, su-1 su-at 0506, su-t34 0507"
    table = Table(units, "german-movement").do("pick ge-tank", "with ge-1", "go 0504")
    table.asks("fire.ask-zoc", "soviet").forecasts("fire", attack=4 + 5)  # AT, at two hexes one less
    table.dice(1, 1).do("fire").asks("fire.ask-zoc").forecasts("fire", attack=6 + 1 + 1)
    table.dice(1, 1).do("fire").finds("ge-tank ge-1 0504")


@rule("13/supply/cut-off", "14/aa/duel", "12/artillery/cut-off", "10/zoc/definition")
def test_a_cut_off_gun_that_fires_at_aircraft_has_neither_fire_nor_zone_left() -> None:
    units = "ge-1 0505, su-aa 0506 cut-off, su-1 0507, ge-hq 0502, su-hq 0512"
    table = Table(units, "german-combat", air="german 5").do("strike 0507 2").dice(1, 2, 1, 1)
    table.do("flak su-aa").marked("su-aa out-of-supply")
    gone = Table("ge-1 0505, su-aa 0506 out-of-supply", "german-movement").do("pick ge-1", "go 0503")
    gone.finds("ge-1 0503").decides("german")


@rule("7/formation/to-deployed", "10/zoc/change-formation", "11/hidden/german-choice")
def test_the_first_hex_of_the_map_is_a_hex_like_others() -> None:
    table = Table("ge-1 0101 column, su-1 0102", "german-movement", options="inverted-counters")
    table.can("show ge-1").do("pick ge-1", "deploy").marked("ge-1 column").do("pass").unmarked("ge-1 column")
