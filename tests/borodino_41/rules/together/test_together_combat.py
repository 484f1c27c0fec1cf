"""Combats in odd situations: rockets, flamethrowers, columns, crowds, nights and lulls."""

import pytest

from tests.borodino_41.rules.combat.assaults import lines, melee, named, sums, thrown, until
from tests.borodino_41.shooting import barred, firing, german, leave, shot, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


@rule("11/los/block", "12/firepower/observe-and-range", "11/observe/other")
def test_from_a_hill_one_fires_over_near_woods_and_is_not_fired_at_in_return() -> None:
    facts = {"hills": "0505", "terrain": "0506 woods"}
    table = german("ge-aa 0505 committed, su-1 0509", **facts)
    assert barred(table, "ge-aa", "0509") == ""
    answer = soviet("ge-1 0505, su-aa 0509 committed", **facts)
    assert barred(answer, "su-aa", "0505") == "12/firepower/observe-and-range"


@rule("12/indirect/spotter-soviet", "12/weapons/indirect-hq", "18/cavalry/dismounted")
@pytest.mark.parametrize(
    ("spotter", "battalion", "mortars"),
    [
        ("su-at", "", ""),
        ("su-4", "", ""),
        ("su-t34", "12/indirect/spotter-soviet", ""),
        ("su-cav", "12/indirect/spotter-soviet", ""),
    ],
)
def test_who_sees_for_soviet_guns_and_for_mortars(spotter: str, battalion: str, mortars: str) -> None:
    units = f"ge-1 0505, {spotter} 0506, su-how 0511 committed, su-mortar 0510 committed, su-hq 0513"
    table = soviet(units, terrain="0507 woods")
    assert barred(table, "su-how", "0505") == battalion
    assert barred(table, "su-mortar", "0505") == mortars


@rule("7/formation/column-firepower", "7/formation/column-morale", "7/formation/auto-deploy")
def test_a_column_assaults_with_half_its_fire_and_two_less_and_is_deployed_after_its_advance() -> None:
    units = "ge-1 0505 column marked-s, su-1 0506"
    table = named(units, roads="0505 0506 secondary-road")
    fire = until(table.copy(), "stepback.decide").do("go-on")
    assert fire.forecast("join ge-1").attack == 3
    table = until(table, "assault.roll")
    assert lines(table, "attack") == {"base-same": 7, "column": -2}
    table.dice(9, 5).do("roll", "retreat su-1 0507", "retreat su-1 0508", "advance ge-1 0506", "halt")
    table.finds("ge-1 0506").unmarked("ge-1 column")


@rule("7/formation/column-fired-on", "9/effects/assaulting-none", "12/seq/3b-defensive-fire")
def test_a_column_that_assaults_is_hit_two_columns_harder() -> None:
    table = german("ge-1 0505 column marked-s, su-1 0506", roads="0505 0504 secondary-road")
    assert [shift.value for shift in shot(table, "su-1", "ge-1", "defensive").shifts] == [2]


@rule("8/stack/overstack-fire", "12/fire/each-unit", "12/assault/modifiers")
def test_of_a_crowd_twelve_points_fire_and_fight_and_all_are_hit() -> None:
    units = "ge-1 ge-2 0505 marked-s, ge-3 0605 marked-sw, su-1 su-2 su-3 0506"
    table = named(units).do("pass", "target 0505", "join su-1", "join su-2")
    table.refused("join su-3", "8/stack/overstack-fire")
    assert "size" not in lines(melee("ge-1 ge-2 0505 marked-s, su-1 su-2 su-3 0506"), "defence")
    table = until(named(units), "stepback.decide").do("go-on").dice(*(1, 1) * 3).do("join ge-1", "fire")
    assert len(table.events("fire.result")) == 3


@rule("12/rockets/escape", "12/retreat/not-if-shaken", "12/retreat/distance")
def test_rockets_slip_away_two_hexes_unless_they_are_shaken() -> None:
    units = "ge-tank 0505 marked-s, su-rocket 0506"
    table = named(units).do("fall-back su-rocket 0507").asks("withdrawal.onward")
    table.do("fall-back su-rocket 0508").finds("su-rocket 0508")
    shaken = named("ge-tank 0505 marked-s, su-rocket 0506 suppressed, su-2 0506")
    shaken.refused("fall-back su-rocket 0507", "12/retreat/not-if-shaken")
    spent = named("ge-tank 0505 marked-s, su-rocket 0506 out-of-supply").do("fall-back su-rocket 0507")
    spent.logs("withdrawal.free", "12/rockets/escape")


@rule("12/rockets/escape", "12/retreat/no-zoc-fire", "10/zoc/leave")
def test_a_third_unit_fires_at_rockets_that_its_friends_let_go() -> None:
    table = named("ge-1 0505 marked-s, ge-2 0605, su-rocket 0506").do("fall-back su-rocket 0507")
    table.asks("fire.ask-zoc", "german").dice(1, 1).do("fire")
    (opened,) = table.events("fire.opens")
    assert opened.args["firers"] == (table.unit("ge-2"),)


@rule("18/flame/bonus", "18/flame/first-loss", "12/assault/margin-3")
def test_two_flamethrower_companies_bring_two_and_pay_first() -> None:
    units = "su-1 su-flame su-flame2 0505 marked-s, ge-1 0506"
    table = melee(units, at="soviet-combat")
    assert lines(table, "attack")["flamethrowers"] == 2
    attack, defence = sums(table)
    table.dice(1, int(attack - defence) + 4).do("roll")  # beaten by three
    table.offers("lose", "su-flame", "su-flame2").refused("lose su-1", "18/flame/first-loss")


@rule("18/flame/no-fire", "12/assault/who", "12/seq/3c-offensive-fire")
def test_flamethrowers_assault_without_firing() -> None:
    table = named("su-1 su-flame 0505 marked-s, ge-1 0506", at="soviet-combat")
    until(table, "stepback.decide").do("go-on").refused("join su-flame", "18/flame/no-fire").can("join su-1")


@rule("18/armeng/once-a-day", "18/armeng/morale", "18/armeng/rockets")
def test_rockets_on_half_tracks_test_everyone_once_a_day() -> None:
    table = german("ge-aeng 0505, su-1 su-4 0506, su-2 0605")
    firing(table, "german", "0506", "closing").dice(1, 7, 1, 6).do("join ge-aeng", "fire")
    assert {event.args["result"] for event in table.events("fire.result")} == {"none"}
    assert sum(table.is_marked(unit, "suppressed") for unit in ("su-1", "su-4")) == 1  # the die of 7
    assert barred(table, "ge-aeng", "0605", purpose="offensive") == "18/armeng/once-a-day"
    assert Table("ge-aeng 0505 spent, su-1 1506", "end-of-day").unmarked("ge-aeng spent").g.turn == 3


@rule("6/lull/restrictions", "10/zoc/leave", "6/lull/night")
def test_in_a_lull_nobody_fires_at_who_leaves() -> None:
    table = Table("ge-1 0505, su-1 0506", "night-german-movement", lull=True).do("pick ge-1", "go 0504")
    table.finds("ge-1 0504")
    assert not leave(Table("ge-1 0505, su-1 0506", "german-movement", lull=True), "ge-1").g.pending


@rule("11/observe/night", "10/zoc/leave", "10/zoc/unlimited")
def test_at_night_only_neighbours_fire_at_who_leaves() -> None:
    table = leave(Table("ge-1 0505, su-1 0506, su-at 0507", "night-german-movement"), "ge-1", 1, 1).do("fire")
    (opened,) = table.events("fire.opens")
    assert opened.args["firers"] == (table.unit("su-1"),)


@rule("12/assault/base-morale-same", "12/assault/base-morale-mixed", "12/state/suppressed")
def test_a_shaken_battalion_beside_a_fresh_one_and_a_stranger() -> None:
    same = melee("ge-1 0505 marked-s, su-gun 0506 suppressed, su-1 0506")  # 7 less 1, and 6
    assert sums(same)[1] - lines(same, "defence").get("size", 0) == 6
    mixed = melee("ge-1 0505 marked-s, su-2 0506 suppressed, su-1 su-other 0506")  # 5, 6 and 5
    found = lines(mixed, "defence")
    assert found["base-mixed"] + found.get("shaken", 0) == 5


@rule("12/fire/defensive-times", "12/seq/3b-defensive-fire", "12/artillery/once")
def test_a_supporter_helps_in_each_assault_and_a_gun_in_one() -> None:
    units = "ge-1 0505 marked-s, ge-4 0505 marked-ne, su-1 0506, su-4 0604, su-2 su-at 0605"
    table = named(units).do("pass").dice(1, 1).do("join su-2", "join su-at", "fire")
    table = until(table, "assault.roll").dice(5, 5).do("roll", "retreat su-1 0507")
    table = until(table, "assault.advance").do("halt")
    table.do("resolve 0604", "pass").refused("join su-at", "12/artillery/once")
    assert table.forecast("join su-2").attack == 6


@rule("12/morale/second-suppression", "12/retreat/zero", "12/art-limits/shaken")
def test_a_nought_on_falling_back_silences_guns() -> None:
    table = named("ge-1 0505 marked-s, su-at su-1 0506").dice(10).do("fall-back su-at 0507")
    table.marked("su-at suppressed").do("pass").refused("join su-at", "12/art-limits/shaken")


@rule("12/after/advance-attached", "7/formation/column-stacking", "12/assault/who")
def test_guns_and_staffs_out_of_zones_go_along_with_the_winners() -> None:
    units = "ge-1 0505 marked-s, ge-gun ge-rhq 0504, su-1 0506"
    table = thrown(units, 5, 5).do("retreat su-1 0507", "advance ge-1 0506")
    table.can("advance ge-gun 0505", "advance ge-rhq 0505")


@rule("12/after/retreat-zoc", "10/zoc/leave", "12/retreat/no-zoc-fire")
def test_guns_behind_do_not_fire_at_who_is_driven_out_of_the_zones_of_the_fight_alone() -> None:
    units = "ge-1 0505 marked-s, ge-aa 0504, su-1 0506"
    thrown(units, 5, 5).do("retreat su-1 0507").asks("assault.advance")
    third = thrown(f"{units}, ge-2 0605", 5, 5).do("retreat su-1 0507").asks("fire.ask-zoc", "german")
    third.dice(1, 1).do("fire")
    (opened,) = third.events("fire.opens")
    assert set(opened.args["firers"]) == {third.unit("ge-aa"), third.unit("ge-2")}
    beaten = thrown("ge-1 0505 marked-s, su-1 0506, su-at 0507", 2, 6).do("retreat ge-1 0504")
    assert not beaten.g.pending or beaten.prompt != "fire.ask-zoc"


@rule("12/firepower/observe-and-range", "11/camouflage/adjacent", "12/fire/defensive-only-v-assault")
def test_guns_must_see_the_assaulters_and_not_only_those_who_stand_beside_them() -> None:
    units = "ge-1 0505 marked-s, ge-hq2 0505, su-1 0506, su-aa 0507"
    named(units).do("pass").can("join su-aa")
    trench = named(units, works="0505 trench german").do("pass").can("join su-1")
    trench.refused("join su-aa", "12/firepower/observe-and-range")


@rule("9/fort/declare", "9/fort/zoc", "12/retreat/no-zoc-fire")
def test_who_stayed_outside_under_the_bombs_is_in_the_zone_as_it_falls_back() -> None:
    units = "ge-1 0505 marked-s, su-1 0506 watched, ge-hq 0502, su-hq 0511"
    table = Table(units, "german-combat", forts="0506 n ne nw", air="german 5").do("strike 0506 1")
    outside = table.copy().dice(1, 1).do("outside", "pass", "resolve 0506").dice(3)
    outside.do("fall-back su-1 0507").asks("fire.ask-zoc", "german")
    inside = table.dice(1, 1).do("inside", "pass", "resolve 0506").dice(3).do("fall-back su-1 0507")
    inside.asks("withdrawal.onward")
