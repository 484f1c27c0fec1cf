"""9-0 Leaving the map: Germans go off by an edge and take two enemies with them."""

import pytest

from grognard.games.battle_for_germany.components import GERMAN, WEST
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule


@rule("9-0a")
@pytest.mark.parametrize(
    ("unit", "cell", "phase"), [("us-vii", "1801", "B2"), ("su-1gt", "2026", "A2"), ("yu-1", "0112", "A2")]
)
def test_only_germans_leave_the_map(unit: str, cell: str, phase: str) -> None:
    table = Table(f"{unit} {cell}", phase).do(f"move {unit}").offers_no("exit")
    table.refused(f"exit {cell}", "9-0a")


@rule("9-0b")
@pytest.mark.parametrize("cell", ["1601", "2301", "0112", "0117", "0926", "3526"])
def test_germans_leave_by_three_stretches_of_the_edge(cell: str) -> None:
    east = cell in ("0926", "3526")
    unit, phase = ("ge-ix", "B5") if east else ("ge-xc", "A5")
    table = Table(f"{unit} {cell}", phase).do(f"move {unit}", f"exit {cell}")
    assert table.where(unit) == "gone"


@rule("9-0b")
@pytest.mark.parametrize("cell", ["1501", "2401", "0111", "0118", "0826"])
def test_the_rest_of_the_edge_is_closed(cell: str) -> None:
    east = cell in ("0118", "0826")
    unit, phase = ("ge-ix", "B5") if east else ("ge-xc", "A5")
    Table(f"{unit} {cell}", phase).do(f"move {unit}").refused(f"exit {cell}", "9-0b")


@rule("9-1a")
def test_the_two_enemies_nearest_to_the_exit_may_be_taken_off() -> None:
    enemies = {"us-vii": "1802", "us-v": "1803", "us-xv": "1805"}  # at distances 1, 2 and 4
    others = {"su-5a": "1902", "us-viii": "western"}  # neither the other camp nor units in boxes count
    table = Table({"ge-xc": "1801", **enemies, **others}, "A5").do("move ge-xc", "exit 1801")
    table.decides("west-german").offers_only("take us-vii", "decline").refused("take us-v", "9-1a")
    table.do("take us-vii").offers_only("take us-v", "decline").refused("take us-xv", "9-1a")
    table.do("take us-v")
    assert positions(table, enemies) == {"us-vii": "gone", "us-v": "gone", "us-xv": "1805"}


@rule("9-1a")
def test_the_player_who_leaves_breaks_ties_and_may_decline() -> None:
    enemies = {"us-vii": "2001", "us-v": "1601", "us-xv": "1803"}  # all at distance 2
    table = Table({"ge-xc": "1801", **enemies}, "A5").do("move ge-xc", "exit 1801")
    assert set(table.options("take")) == set(enemies)
    table.do("take us-xv").offers("take", "us-vii", "us-v").do("decline")
    assert positions(table, enemies) == {**enemies, "us-xv": "gone"}


@rule("9-1a")
@pytest.mark.parametrize(("cell", "victim"), [("0114", "uk-v"), ("2301", "us-vii"), ("2026", "ro-1")])
def test_each_edge_costs_the_camp_that_faces_it(cell: str, victim: str) -> None:
    """Another camp's unit is nearer; with one unit of the camp only that one goes."""
    east = cell == "2026"
    unit, phase = ("ge-ix", "B5") if east else ("ge-xc", "A5")
    near = {"0114": "0116", "2301": "2303", "2026": "2024"}[cell]
    far = {"0114": "0414", "2301": "2305", "2026": "2021"}[cell]
    other = "us-v" if east else "su-5a"
    table = Table(f"{unit} {cell}, {other} {near}, {victim} {far}", phase).do(f"move {unit}", f"exit {cell}")
    assert table.options("take") == [victim]
    table.do(f"take {victim}")
    assert positions(table, (victim, other)) == {victim: "gone", other: near}


@rule("9-1a")
def test_a_garrison_can_be_taken_off_too() -> None:
    table = Table("su-1bf 2524, ge-ix 2326", "A2").until("B5")
    assert table.g.garrison[table.unit("su-1bf")]
    table.do("move ge-ix", "exit 2326", "take su-1bf").finds("su-1bf gone")


@rule("9-1b")
def test_units_turned_over_keep_their_zones_to_the_end_of_the_phase() -> None:
    table = Table("ge-lxvi 1801, ge-xc 1806, us-vii 1804, us-v 2001", "A5")
    table.do("move ge-lxvi", "exit 1801", "take us-v", "take us-vii").finds("us-vii 1804, us-v 2001")
    table.do("move ge-xc").refused("go 1803", "4-0b")  # 3 hexes, but through the zone of the unit in 1804
    table.refused("go 1804", "5-2").do("go 1805").finds("us-vii us-v gone")


@rule("9-1b")
def test_units_turned_over_are_gone_before_the_combat_phase() -> None:
    table = Table("ge-lxvi 1801, ge-xc 1805, us-vii 1804, us-v 2001, us-xv 1806", "A5")
    table.do("move ge-lxvi", "exit 1801", "take us-v", "take us-vii").until("A6").offers("attack", "1806")


@rule("9-1c")
def test_units_that_left_and_those_taken_along_never_come_back() -> None:
    game = ground(rates="western 3, west_german 3")
    units = {"ge-xc": "1801", "us-vii": "1802", "us-v": "1803", "us-xv": "western", "ge-lxvi": "west-german"}
    table = Table(units, "A5", game=game).do("move ge-xc", "exit 1801", "take us-vii", "take us-v")
    table.is_at("B1").offers("restore", "us-xv").until("A4", turn=3).offers("restore", "ge-lxvi")


@rule("9-1d")
def test_every_unit_that_leaves_takes_two_of_its_own() -> None:
    enemies = {"us-vii": "1802", "us-v": "1803", "us-xv": "1804", "us-iii": "1806"}  # distances 1, 2, 3 and 5
    table = Table({"ge-xc": "1801", "ge-lxvi": "1801", **enemies}, "A5")
    table.do("move ge-xc", "exit 1801", "take us-vii", "take us-v", "move ge-lxvi", "exit 1801")
    table.refused("take us-vii", "9-1d").offers("take", "us-xv").do("take us-xv", "take us-iii")
    assert {table.where(unit) for unit in enemies} == {"gone"}


@rule("9-2")
def test_with_no_enemy_on_that_front_two_are_taken_from_its_boxes() -> None:
    boxed = {"us-vii": "western", "us-v": "western", "us-xv": "western", "uk-v": "italy", "ca-i": "italy"}
    table = Table({"ge-xc": "1801", **boxed, "su-5a": "2020", "su-43a": "soviet"}, "A5")
    table.do("move ge-xc", "exit 1801")
    assert (table.side, table.game.seat_of(table.g, table.side)) == ("west-german", "soviet")
    assert set(table.options("take")) == set(boxed)
    table.do("take us-v", "take uk-v")
    assert positions(table, boxed) == {**boxed, "us-v": "gone", "uk-v": "gone"}


@rule("9-2")
def test_the_eastern_front_answers_with_the_soviet_box() -> None:
    table = Table("ge-ix 2026, su-5a ro-1 soviet, us-vii 2001, us-v western", "B5")
    table.do("move ge-ix", "exit 2026").offers("take", "su-5a", "ro-1").do("take su-5a", "take ro-1")
    table.finds("su-5a ro-1 gone")


@rule("9-2")
def test_boxes_are_safe_while_one_enemy_is_on_the_map() -> None:
    units = {"ge-xc": "1801", "us-v": "western", "us-xv": "western", "us-vii": "2210", "su-5a": "2020"}
    table = Table(units, "A5").do("move ge-xc", "exit 1801").offers("take", "us-vii").do("take us-vii")
    assert positions(table, units) == {**units, "ge-xc": "gone", "us-vii": "gone"}


@rule("9-3")
def test_leaving_costs_4_points() -> None:
    table = Table("ge-xc 1801, ge-lxvi 1802", "A5").do("move ge-lxvi").refused("exit 1801", "9-3")
    table.do("stay", "move ge-xc", "exit 1801").finds("ge-xc gone")


@rule("9-3")
def test_points_spent_step_by_step_count() -> None:
    table = Table("ge-iss 1803, ge-iiss 1804", "A5")  # both with 6 points
    table.do("move ge-iiss").refused("exit 1801", "9-3")
    table.do("stay", "move ge-iss", "step 1802", "exit 1801").finds("ge-iss gone")


@rule("9-3", "7-22b")
def test_a_unit_just_replaced_may_spend_its_double_allowance_on_leaving() -> None:
    table = Table("ge-xc 1805, us-vii 0501", "A5")
    table.g.arrived[table.unit("ge-xc")] = table.g.turn
    table.do("move ge-xc", "exit 1801", "take us-vii")  # 4 hexes and 4 points
    table.finds("ge-xc gone")


@rule("9-3")
def test_a_zone_on_the_edge_hex_stops_a_unit_that_enters_but_not_one_that_starts_there() -> None:
    units = {"ge-iss": "1802", "ge-iiss": "1801", "us-vii": "1901"}  # the edge hex 1801 is in the zone
    table = Table(units, "A5").do("move ge-iss").refused("exit 1801", "4-0b")
    table.do("stay", "move ge-iiss", "exit 1801", "decline").finds("ge-iiss gone")


@rule("11-0c")
def test_a_unit_that_leaves_passes_the_cities_on_its_way() -> None:
    table = Table("ge-iss 2103", "A5", flags={"Cologne": WEST})  # Cologne is 2202
    table.do("move ge-iss", "exit 2101")
    assert table.g.flag[table.city("Cologne")] == GERMAN


def test_a_unit_that_has_left_bears_no_mark_of_its_move() -> None:
    table = Table("ge-iss 1802", "A5").do("move ge-iss", "exit 1801").until("B5")
    units = table.game.view(table.g, "soviet")["units"]
    assert next(unit for unit in units if unit["id"] == "ge-iss")["marks"] == []
