"""Zones of control where they meet ground, supply, formation, guns and stacks: who fires, and how."""

import pytest

from grognard.games.borodino_41.position import FIRED_AA
from tests.borodino_41.rules.combat.assaults import named, thrown, until
from tests.borodino_41.shooting import leave
from tests.borodino_41.table import Table
from tests.rules import rule


def fired(table: Table) -> tuple[set[str], list[int]]:
    """Who has fired, and in which columns."""
    (opened,) = table.events("fire.opens")
    names = table.game.grammar.names("unit")
    columns = [event.args["column"] for event in table.events("fire.result")]
    return {names[unit] for unit in opened.args["firers"]}, columns


def left(units: str, unit: str = "ge-1", at: str = "german-movement", **facts: str) -> Table:
    """A unit has left its hex under all the fire that there is, and nobody was hurt."""
    return leave(Table(units, at, **facts), unit, 1, 1).do("fire")


@rule("10/zoc/mod-minus1", "10/zoc/mod-plus2", "12/shifts/small-target", "9/effects/phasing-non-assault")
def test_a_small_unit_that_leaves_the_woods_where_it_began_or_passed_through() -> None:
    units = "ge-4 0505, su-1 0506"
    assert fired(left(units, "ge-4", terrain="0505 woods"))[1] == [1]  # 5: small, woods, and where it began
    table = Table(units, "german-movement", terrain="0505 woods")
    table.g.began[table.unit("ge-4")] = table.cell("0404")
    assert fired(leave(table, "ge-4", 1, 1).do("fire"))[1] == [5]  # 9 after +2, then small and woods


@rule("10/zoc/combine", "12/direct/range-loss", "12/art-limits/adjacent")
def test_a_gun_two_hexes_off_adds_what_distance_leaves_unless_it_has_an_enemy_beside_it() -> None:
    units = "ge-1 0505, su-1 0506, su-gun 0507"
    assert fired(left(units)) == ({"su-1", "su-gun"}, [7])  # 6 and 5 - 1 are 10: column 9, less 1
    assert fired(left(f"{units}, ge-2 0508")) == ({"su-1"}, [3])


@rule("13/supply/oos-effects", "10/zoc/definition", "10/zoc/leave")
def test_troops_without_supply_hold_a_zone_in_which_others_fire() -> None:
    alone = "ge-1 0505, su-1 0506 out-of-supply"
    assert not leave(Table(alone, "german-movement"), "ge-1").g.pending
    assert fired(left(f"{alone}, su-gun 0507"))[0] == {"su-gun"}
    guns = "ge-1 0505, su-at 0506 out-of-supply, su-gun 0507"
    assert not leave(Table(guns, "german-movement"), "ge-1").g.pending  # they have no zone either


@rule("18/armeng/limits", "10/zoc/definition", "10/zoc/leave")
def test_half_tracks_hold_a_zone_in_which_others_fire() -> None:
    units = "su-1 0505, ge-aeng 0506, ge-aa 0507"
    assert fired(left(units, "su-1", "soviet-movement"))[0] == {"ge-aa"}


@rule("13/supply/cut-off", "10/zoc/unlimited", "12/state/suppressed")
def test_cut_off_troops_fire_once_in_full_and_shaken_ones_at_half() -> None:
    table = left("ge-1 0505, su-1 0506 cut-off").marked("su-1 out-of-supply")
    assert fired(table)[1] == [3]
    assert fired(left("ge-1 0505, su-1 0506 suppressed"))[1] == [2]
    both = left("ge-1 0505, su-1 0506 cut-off suppressed").marked("su-1 out-of-supply suppressed")
    assert fired(both)[1] == [2]


@rule("10/zoc/change-formation", "7/formation/column-fired-on", "7/formation/column-no-cover")
def test_troops_that_form_a_column_in_the_woods_and_leave_are_fired_on_twice() -> None:
    facts = {"roads": "0505 0504 highway", "terrain": "0505 woods"}
    table = Table("ge-1 0505, su-1 0506", "german-movement", **facts).do("pick ge-1", "column").dice(1, 1)
    assert fired(table.do("fire"))[1] == [9]  # 5 and 2, no woods
    assert fired(table.do("go 0504").dice(1, 1).do("fire"))[1] == [7]  # 5 and 2, less 1


@rule("10/zoc/change-formation", "10/zoc-armour/no-modifiers", "7/formation/column-fired-on")
def test_tanks_that_form_a_column_and_leave_have_the_shift_of_the_column_alone() -> None:
    table = Table("ge-tank 0505, su-at 0506", "german-movement", roads="0505 0504 highway")
    assert fired(table.do("pick ge-tank", "column").dice(1, 1).do("fire"))[1] == [7]  # 4: column 3, and 2
    assert fired(table.do("go 0504").dice(1, 1).do("fire"))[1] == [7]


@rule("10/zoc/stopped", "10/zoc/fire-kind", "7/move/stacks")
def test_of_a_stack_that_leaves_who_is_shaken_stays_and_the_others_go_on() -> None:
    table = Table("ge-1 ge-tank 0505, su-1 su-at 0506", "german-movement").do("pick ge-1", "with ge-tank")
    table.do("go 0504").dice(10, 8).do("fire")  # regular fire at the one, AT fire at the other
    table.marked("ge-1 suppressed").dice(1, 1).do("fire")
    assert fired(table)[0] == {"su-at"}
    table.finds("ge-1 0505 moved, ge-tank 0504")


@rule("12/at/black-circle", "12/at/one-terrain-shift", "10/zoc-armour/no-modifiers", "12/at/no-works")
def test_thick_armour_leaves_woods_on_a_hill_with_one_shift_of_ground() -> None:
    units = "ge-stg 0505, su-at 0506"
    facts = {"terrain": "0505 woods", "hills": "0505", "works": "0505 trench german"}
    assert fired(left(units, "ge-stg", **facts))[1] == [1]  # 4: column 3, one circle, one for the ground


@rule("10/zoc-armour/fort-mines", "15/works/trench-effects", "9/fort/front", "12/state/disrupted")
@pytest.mark.parametrize(
    ("units", "facts", "column"),
    [
        ("ge-tank 0505, su-1 su-at 0506", {"forts": "0506 n ne nw"}, 5),  # 2 and 4
        ("ge-tank 0507, su-1 su-at 0506", {"forts": "0506 n ne nw"}, 3),  # nothing behind the front
        ("ge-tank 0507, su-1 0506", {"works": "0506 trench soviet"}, 3),  # 2, from a trench
        ("ge-tank 0507, su-1 0506 suppressed", {"works": "0506 trench soviet"}, 3),  # as ever
        ("ge-tank 0507, su-1 0506 disrupted", {"works": "0506 trench soviet"}, None),
        ("ge-tank 0507, su-flame su-rocket 0506", {"works": "0506 trench soviet"}, None),
        ("ge-tank 0507, su-t26 0506", {"works": "0506 trench soviet"}, 3),  # 4 of its own, and no mines
    ],
)
def test_mines_beside_tanks(units: str, facts: dict[str, str], column: int | None) -> None:
    if column is None:
        assert not leave(Table(units, "german-movement", **facts), "ge-tank").g.pending
    else:
        assert fired(left(units, "ge-tank", **facts))[1] == [column]


@rule("10/zoc/exceptions", "7/formation/column-no-work", "9/fort/vehicles", "15/works/foxhole")
@pytest.mark.parametrize(
    ("leaver", "facts", "under_fire"),
    [
        ("ge-1 0505", {"works": "0505 trench german"}, False),
        ("ge-1 0505 column", {"works": "0505 trench german"}, True),
        ("ge-1 0505", {"works": "0505 trench soviet"}, True),
        ("ge-1 0505", {"works": "0505 foxhole german"}, True),
        ("ge-1 0505", {"forts": "0505 n ne nw"}, False),
        ("ge-1 0505", {"forts": "0505 n ne nw", "wrecked": "0505"}, True),
        ("ge-1 0505 out", {"forts": "0505 n ne nw"}, True),
        ("ge-1 0505 out", {"forts": "0505 n ne nw", "works": "0505 trench german"}, False),
        ("ge-tank 0505", {"works": "0505 trench german"}, True),
        ("ge-1 0505", {"sides": "0505 0506 river"}, False),
        ("ge-1 0505", {"sides": "0505 0506 stream"}, True),
    ],
)
def test_who_leaves_works_and_water_under_fire(leaver: str, facts: dict[str, str], under_fire: bool) -> None:
    table = Table(f"{leaver}, su-1 su-at 0506", "german-movement", **facts)
    assert bool(leave(table, leaver.split()[0]).g.pending) is under_fire


@rule("12/after/retreat-zoc", "12/after/no-pivot", "12/assault/margin-1")
def test_the_markers_of_the_beaten_point_at_nobody_on_their_way_back() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-1 su-3 0506, su-2 0605"
    table = thrown(units, 4, 4, staffs=", ge-hq 0702, su-hq 0511", strengths="ge-1 3, ge-2 3")
    table.dice(1, 1).do("retreat ge-1 0604", "fire").unmarked("ge-1 marker")
    table.do("retreat ge-2 0504").asks("fire.ask-zoc", "soviet")  # 0605 lies south of where ge-1 is now


@rule("12/after/retreat-zoc", "9/effects/assaulting-none", "9/effects/phasing-non-assault")
def test_the_beaten_have_the_cover_of_what_they_leave_again() -> None:
    facts = {"staffs": ", ge-hq 0502, su-hq 0511", "terrain": "0505 woods"}
    table = thrown("ge-1 0505 marked-s, su-1 su-3 0506, su-2 0604", 4, 4, **facts)
    table.do("retreat ge-1 0504").dice(1, 1).do("fire").logs("fire.result", column=2)  # 6 on 5: -1, -1


@rule("10/zoc/leave", "11/camouflage/firing-reveals", "12/firepower/observe-and-range")
@pytest.mark.parametrize(("in_view", "far"), [("su-aa", False), ("su-1", True)])
def test_guns_two_hexes_off_fire_at_who_leaves_the_woods_only_if_it_has_shown_itself(
    in_view: str, far: bool
) -> None:
    units = "ge-1 0505, ge-at 0504, su-1 su-aa 0506, su-hq 0511, ge-hq 0502"
    table = Table(units, "german-combat", terrain="0506 woods")
    table.g.fired[table.unit(in_view)] = FIRED_AA
    table.g.memo = {}
    assert ("without ge-at" in leave(table, "su-1").options()) == far


@rule("12/retreat/no-zoc-fire", "10/zoc-armour/fort-mines")
@pytest.mark.parametrize(("other", "asked"), [("", False), ("su-2 0405", True)])
def test_the_mines_of_a_fort_under_assault_spare_tanks_that_step_back(other: str, asked: bool) -> None:
    units = f"ge-tank 0505 marked-s, su-1 0506, {other}".rstrip(", ")
    table = until(named(units, forts="0506 n ne nw, 0405 ne se s"), "stepback.decide")
    table.do("give-up ge-tank", "step-back ge-tank 0504")
    assert (table.prompt == "fire.ask-zoc") == asked


@rule("15/works/trench-effects", "10/zoc-armour/fort-mines")
@pytest.mark.parametrize(
    ("works", "column"), [("0507 trench soviet", "3"), ("0505 trench soviet, 0507 trench soviet", "5")]
)
def test_mines_alone_have_the_shift_of_a_trench_only_if_all_lie_before_trenches(
    works: str, column: str
) -> None:
    units = f"ge-tank 0506, su-1 0505 {'in' if column == '3' else 'out'}, su-2 0507, ge-hq 0502, su-hq 0511"
    table = leave(Table(units, "german-movement", forts="0505 s se sw", works=works), "ge-tank")
    assert table.forecast("fire").column == column  # four points
