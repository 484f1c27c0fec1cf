"""Columns, disorder and special units where they meet fire and ground."""

from tests.borodino_41.rules.combat.assaults import melee
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.shooting import column, german, shot
from tests.rules import rule


@rule("7/formation/column-fired-on", "7/formation/column-no-cover", "18/flame/size")
def test_flamethrowers_in_column_on_a_hill_are_small_and_easy_to_hit() -> None:
    table = german("ge-1 0505, su-flame 0506 column", hills="0506")
    assert column(shot(table, "ge-1", "su-flame")) == 7  # 5, two for the column, one back


@rule("18/amphib/t38", "7/move/suppressed")
def test_suppressed_tanks_swim_with_what_is_left() -> None:
    table = Table("su-t38 0505 suppressed", "soviet-movement", sides="0505 0506 river")
    table.do("pick su-t38", "go 0506").has_left("su-t38", 8 - 2 - 2)


@rule("18/amphib/t38", "7/move/halved")
def test_tanks_out_of_command_swim_with_half_their_points() -> None:
    table = Table("su-t38 0505 uncommanded", "soviet-movement", sides="0505 0506 river")
    table.do("pick su-t38", "go 0506").has_left("su-t38", 4 - 2)


@rule("18/cavalry/bonus", "5/weather/random-thaw")
def test_cavalry_rides_through_a_thaw_with_its_bonus() -> None:
    table = Table("su-cav 0505", "initial-soviet-movement", weather="thaw")
    table.do("pick su-cav", "go 0506", "go 0507").has_left("su-cav", 15 - 2 - 2)


@rule("18/t28/armour", "12/at/one-terrain-shift")
def test_static_tanks_in_woods_add_the_trees_to_their_front_and_to_their_rear() -> None:
    front = german("ge-tank 0505, su-t28 0506 faces-n", terrain="0506 woods")
    assert column(shot(front, "ge-tank", "su-t28")) == 2
    rear = german("ge-tank 0505, su-t28 0506 faces-s", terrain="0506 woods")
    assert column(shot(rear, "ge-tank", "su-t28")) == 5


@rule("15/works/foxhole", "15/works/cumulative", "18/cavalry/dismounted")
def test_cavalry_in_foxholes_in_woods_has_three_columns() -> None:
    facts = {"terrain": "0506 woods", "works": "0506 foxhole soviet"}
    assert column(shot(german("ge-1 0505, su-cav 0506", **facts), "ge-1", "su-cav")) == 1


@rule("12/firepower/at-as-regular", "7/formation/column-no-cover")
def test_tanks_use_their_better_gun_at_a_column_in_a_town() -> None:
    units = "ge-tank 0505, su-1 0506 {}"
    inside = german(units.format(""), terrain="0506 town")
    assert column(shot(inside, "ge-tank", "su-1")) == 2
    marching = german(units.format("column"), terrain="0506 town")
    assert column(shot(marching, "ge-tank", "su-1")) == 9
    village = german(units.format(""), terrain="0506 village")
    assert column(shot(village, "ge-tank", "su-1")) == 2


@rule("15/demolition/bridge", "7/move/halved")
def test_engineers_out_of_command_have_just_time_for_a_bridge() -> None:
    bridge = {"sides": "0505 0506 stream, 0505 0506 bridge", "roads": "0504 0505 0506 secondary-road"}
    table = Table("su-eng 0505 uncommanded", "soviet-movement", **bridge)
    table.do("pick su-eng", "demolish 0505/0506").has_left("su-eng", 0)
    shaken = Table("su-eng 0505 suppressed", "soviet-movement", **bridge).do("pick su-eng")
    shaken.refused("demolish 0505/0506", "15/demolition/bridge")


@rule("12/state/suppressed", "12/state/disrupted")
def test_the_shaken_place_no_marker_by_the_rule_of_their_state() -> None:
    for state in ("suppressed", "disrupted"):
        table = Table(f"ge-1 0505 {state}, su-1 0506", "german-movement").do("pick ge-1")
        table.refused("assault 0506", f"12/state/{state}")


@rule("12/state/suppressed", "12/state/disrupted", "12/assault/modifiers")
def test_the_line_of_the_shaken_names_the_rule_of_their_state() -> None:
    def rules(marks: str) -> list[str]:
        odds = melee(f"ge-1 0505 marked-s, su-1 0506 {marks}").forecast("roll")
        return [line.rule for line in odds.lines if line.message == "assault.shaken"]

    assert rules("suppressed") == ["12/state/suppressed"]
    assert rules("disrupted") == ["12/state/disrupted"]
