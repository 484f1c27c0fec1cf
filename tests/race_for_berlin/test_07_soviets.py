"""7.3 Movement of the Soviets: armies, sectors, the other camp, and control of zones."""

from array import array

import pytest

from grognard.games.race_for_berlin.components import CAMPS, NOBODY
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule


def holder(table: Table, zone: str) -> str:
    """The camp whose marker lies in a zone."""
    camp = table.g.control[table.cell(zone)]
    return "" if camp == NOBODY else CAMPS[camp]


@rule("7.3.1a")
@pytest.mark.parametrize(("other", "in_touch"), [("b8", True), ("b7", True), ("b6", False)])
def test_an_army_is_in_touch_in_one_zone_or_two_neighbouring_ones(other: str, in_touch: bool) -> None:
    table = Table(f"47-1 b8, 47-2 {other}", "C.1")
    assert ("47-1" in table.options("hold")) is in_touch


@rule("7.3.1b")
def test_an_army_in_touch_may_part() -> None:
    Table("2GTA-1 2GTA-2 b9", "C.1").march("2GTA-1").do("go b6").finds("2GTA-1 b6")


@rule("7.3.1c")
def test_a_broken_army_can_only_move_and_must_meet() -> None:
    table = Table("2GTA-1 b9, 2GTA-2 b6, 303 a9", "C.1").refused("fight 2GTA-1", "7.3.1c")
    table.refused("hold 2GTA-1", "7.3.1c").march("2GTA-1")
    table.offers("go", "a6", "b6", "b7", "c6", "Friedrichshain").refused("go b8", "7.3.1c")
    table.refused("stay", "7.3.1c")


@rule("7.3.1c")
def test_a_counter_that_cannot_meet_the_other_is_not_activated_alone() -> None:
    Table("47-1 a10, 47-2 a4", "C.1").refused("march 47-1", "7.3.1c")
    table = Table("47-1 a9, 47-2 a4", "C.1").do("march 47-1").refused("begin", "7.3.1c")
    table.do("march 47-2", "begin", "move 47-1").offers("go", "Joachimsthal")
    table.do("go Joachimsthal", "move 47-2").offers("go", "a6").refused("stay", "7.3.1c")


@rule("7.3.1c", "6.1.2a")
def test_a_full_zone_is_no_place_to_meet() -> None:
    units = {"47-1": "a9", "47-2": "a6"}
    Table(units, "C.1", used="47-2").march("47-1").offers("go", "Joachimsthal")
    full = {"69-1": "Joachimsthal", "69-2": "Joachimsthal"}
    Table({**units, **full}, "C.1", used="47-2").refused("march 47-1", "7.3.1c")


@rule("7.3.1c")
def test_a_counter_that_can_no_longer_meet_the_other_stays() -> None:
    units = {"47-1": "a9", "47-2": "a4", "69-1": "b6", "69-2": "b6"}
    table = Table(units, "C.1").do(*(f"march {name}" for name in units), "begin")
    table.do("move 47-1", "go Joachimsthal", "move 69-1", "go a6", "move 69-2", "go a6", "move 47-2")
    table.offers_only("stay")  # a6 was the only place left, and it is full


@rule("7.3.1c", "7.3.2b")
def test_a_counter_does_not_count_on_one_that_must_return_first() -> None:
    table = Table("47-1 a9, 47-2 d7", "C.1").refused("march 47-1", "7.3.1c").march("47-2").do("go c7")
    table.finds("47-2 c7")


@rule("7.3.1c", "2.4.5/event-7")
def test_trucks_let_a_broken_army_attack_once_it_has_met() -> None:
    table = Table("13-1 e9, 13-2 e6, 303 f7", "C.2", tokens="koniev trucks").do("play trucks", "army 13")
    table.refused("fight 13-1", "7.3.1c").march("13-1").do("go e7").offers("attack", "f7")


@rule("7.3.1c")
def test_a_counter_whose_other_is_off_the_map_is_free() -> None:
    Table("47-1 a9, 47-2 destroyed, 31 e9", "C.1").can("hold 47-1")


@rule("7.3.2a")
def test_soviets_keep_to_their_side_of_the_front_line_up_to_berlin() -> None:
    Table("69-1 c8", "C.1").march("69-1").refused("go d8", "7.3.2a")
    Table("69-1 Treptow", "C.1").march("69-1").can("go Mariendorf")


@rule("7.3.2a")
def test_soviets_do_not_attack_over_the_front_line() -> None:
    table = Table("69-1 c8, 303 d8, 156 b8", "C.1").do("fight 69-1", "begin").offers("attack", "b8")
    table.refused("attack d8", "7.3.2a")


@rule("7.3.2b")
def test_a_unit_beyond_the_line_must_be_activated_and_return() -> None:
    table = Table("3GA-1 c8, 52-1 e8", "C.2").refused("begin", "7.3.2b").refused("hold 3GA-1", "7.3.2b")
    for name in ("hold 52-1", "march 3GA-1", "begin"):
        table.do(name)
    table.refused("end", "7.3.2b").do("move 3GA-1").can("go d8", "go e7")
    assert not [zone for zone in table.options("go") if zone[0] in "abc"]
    table.refused("stay", "7.3.2b")


@rule("7.3.2a")
@pytest.mark.parametrize("steps", [(), ("step d9",)])
def test_a_unit_on_its_way_home_does_not_cross_the_line_again(steps: tuple[str, ...]) -> None:
    """From c9 only d9 is open; d7 lies beyond d8, c8 and c7, within reach by road."""
    closed = [("c9", "b9"), ("c9", "c8"), ("c9", "Bridgehead"), ("d9", "e9"), ("d9", "d10")]
    walls = [*closed, ("d8", "d7"), ("d8", "e8")]
    table = Table("3GTA-1 c9", "C.2", walls=walls, roads="d9 d8, d8 c8, c8 c7").march("3GTA-1").do(*steps)
    assert {"d8", "d9"} - {line.split()[1] for line in steps} == set(table.options("go"))
    table.refused("go d7")


@rule("7.3.2b")
def test_a_unit_too_far_away_goes_as_near_as_it_can() -> None:
    table = Table("52-1 a8", "C.2").march("52-1").offers("go", "c8").refused("stay", "7.3.2b")
    table.refused("go b8", "7.3.2b")


@rule("7.3.2b", "2.2.7a")
def test_a_unit_among_the_americans_beyond_the_line_leaves_them_homeward() -> None:
    table = Table("69-1 e6, 61-1 f9", "C.1", american="e6, f9")
    table.do("march 69-1", "march 61-1", "begin", "move 69-1").offers("go", "c6", "Mariendorf")
    table.do("go Mariendorf", "move 61-1").offers("go", "d9")


@rule("7.3.2b", "2.2.7a", "4.1.5a")
@pytest.mark.parametrize(("step", "unit", "there"), [("C.2", "3GA-1", "d8"), ("C.1", "69-1", "c9")])
def test_a_unit_whose_only_way_out_is_full_need_not_be_activated(step: str, unit: str, there: str) -> None:
    """Either has one zone to go; 69-1 is among the Americans, whose zone has one exit."""
    others = ("13-1", "13-2") if step == "C.2" else ("47-1", "47-2")
    game = ground(walls="c8 b8, c8 c7")
    american = ["c8"] if step == "C.1" else []

    def table(*friends: str) -> Table:
        units = {unit: "c8", **dict.fromkeys(friends, there)}
        return Table(units, at=step, oos=units, game=game, american=american)

    table(others[0]).refused("begin", "2.2.7a" if american else "7.3.2b")
    passed = table(*others)
    assert f"march {unit}" in passed.options()  # it may hope that someone makes room
    passed.do("begin")
    assert (passed.where(unit), passed.g.passes) == ("c8", 1)


@rule("7.3.2b")
def test_a_unit_that_can_come_no_nearer_need_not_be_activated() -> None:
    """The enemy is in d8, and no other zone is nearer to its sector than c8."""
    Table("3GA-1 c8, 303 d8", "C.2", oos="3GA-1").can("march 3GA-1", "begin")


@rule("7.3.2b")
def test_a_unit_that_was_activated_this_turn_owes_nothing() -> None:
    Table("52-1 c8", "C.2", used="52-1").offers_only("begin")


@rule("7.3.2b", "5.1a")
def test_a_unit_beyond_the_line_may_move_at_the_end_of_a_turn() -> None:
    Table("52-1 a8", "D").do("move 52-1").can("go b8")


@rule("7.3.3a")
def test_the_camps_do_not_share_a_zone_nor_pass_through_one() -> None:
    walls = [("b1", "c1"), ("c1", "d1")]
    units = {"3SHA-1": "c1", "3GA-1": "c2"}
    Table(units, "C.1").march("3SHA-1").refused("go c2", "7.3.3a")
    Table(units, "C.1", walls=walls).offers_no("march")


@rule("7.3.3b")
def test_a_guest_takes_no_part_in_the_defence() -> None:
    table = Table("47-1 3GA-1 c2, 303 b2", "C.3", guests="3GA-1").gather("c2", "303")
    assert table.strengths()[1] == table.g.strength(table.unit("47-1"))


@rule("7.3.3c")
@pytest.mark.parametrize("host", ["c2", "c2 reduced"])
def test_a_guest_dies_when_its_hosts_retreat_or_die(host: str) -> None:
    germans = {"25-pzgre": "b2", "5-Jager": "b2", "20-pzgre": "b2"}
    table = Table({"1-POL-1": host, "13-1": "c2", **germans}, "C.3", guests="13-1")
    table.assault("c2", *germans, die=5)
    if host == "c2":  # 25:10, D1R
        table.do("retreat 1-POL-1 c3").marked("1-POL-1 reduced")
    table.finds("13-1 destroyed").refused("halt", "8.4.1")


@rule("7.3.3c")
def test_a_guest_is_spared_while_its_hosts_stand() -> None:
    germans = {"25-pzgre": "b2", "5-Jager": "b2", "20-pzgre": "b2"}
    table = Table({"1-POL-1": "c2", "13-1": "c2", **germans}, "C.3", guests="13-1")
    table.assault("c2", *germans, die=2)  # A1D1
    table.do("lose 20-pzgre").marked("1-POL-1 reduced").finds("13-1 c2 full")


@rule("7.3.3d")
def test_a_guest_can_only_move_out() -> None:
    table = Table("47-1 13-1 c2, 303 b2", "C.2", guests="13-1").refused("fight 13-1", "7.3.3d")
    table.refused("hold 13-1", "7.3.3d").march("13-1").refused("stay", "7.3.3d").do("go d2")
    table.unmarked("13-1 guest")


@rule("7.3.3d")
@pytest.mark.parametrize(
    ("step", "guest", "host", "friend"), [("C.1", "47-1", "13-1", "69-1"), ("C.2", "13-1", "47-1", "52-1")]
)
def test_a_guest_may_join_its_own(step: str, guest: str, host: str, friend: str) -> None:
    table = Table(f"{guest} {host} c2, {friend} c3", step, guests=[guest]).march(guest)
    table.refused("stay", "7.3.3d").can("go c3")


@rule("7.3.4a", "10", "10.1.1")
def test_who_enters_a_victory_zone_first_controls_it_even_in_passing() -> None:
    table = Table("13-1 e8", "C.2", values="e7 2").march("13-1").do("step e7")
    assert (holder(table, "e7"), table.points("koniev")) == ("koniev", 2)
    table.do("go e6")
    assert (holder(table, "e7"), table.points("koniev")) == ("koniev", 2)


@rule("7.3.4a")
def test_a_straight_move_takes_the_zones_on_its_way() -> None:
    table = Table("13-1 e8", "C.2", values="e7 2", walls="e8 d8, e8 f8").march("13-1").do("go e6")
    assert holder(table, "e7") == "koniev"


@rule("7.3.4a", "8.4.1")
def test_an_advance_and_a_retreat_take_control_too() -> None:
    table = Table("8GA-1 b9, 303 b8", "C.1", values="b8 1")
    table.assault("b8", "8GA-1", die=2).do("retreat 303 b7", "advance 8GA-1")
    assert (holder(table, "b8"), table.points("joukov")) == ("joukov", 1)
    back = Table("1-POL-1 b8 reduced, 25-pzgre 5-Jager b7", "C.3", values="b9 1")
    back.assault("b8", "25-pzgre", "5-Jager", die=3).do("retreat 1-POL-1 b9")
    assert (holder(back, "b9"), back.points("joukov")) == ("joukov", 1)


@rule("7.3.4b")
def test_the_other_camp_does_not_take_over_a_marker() -> None:
    table = Table("47-1 c3", "C.1", values="c2 2", control="c2 koniev", points=array("h", [0, 2]))
    table.march("47-1").do("go c2")
    assert holder(table, "c2") == "koniev"
    assert (table.points("joukov"), table.points("koniev")) == (0, 2)


@rule("7.3.4c", "10.1.1")
def test_germans_remove_a_marker_and_its_points() -> None:
    game = ground(values="c2 2")
    units = {"303": "c3", "47-1": "a2"}
    table = Table(units, "C.3", turn=7, game=game, control="c2 koniev", points=array("h", [0, 2]))
    table.march("303").do("step c2")
    assert (holder(table, "c2"), table.points("koniev")) == ("", 0)
    table.do("go c1").until("C.1", turn=8).march("47-1").do("go c2")
    assert (holder(table, "c2"), table.points("joukov")) == ("joukov", 2)
