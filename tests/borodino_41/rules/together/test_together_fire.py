"""Fire where two or three rules meet: columns, cover, zones, guns, tanks and supply."""

import pytest

from grognard.games.borodino_41.position import FIRED_ZOC
from grognard.games.borodino_41.rules.combat.fire import CHANGING, LEAVING
from tests.borodino_41.rules.combat.assaults import named, until
from tests.borodino_41.shooting import (
    barred,
    column,
    firing,
    german,
    leave,
    resolve,
    shifts,
    shot,
    shots,
    soviet,
)
from tests.borodino_41.table import Table
from tests.rules import rule

FORT = "0506 n ne nw"
TRENCH = "0506 trench soviet"


# ---- shifts


@rule("12/fire/order-of-shifts", "12/shifts/double-step", "12/shifts/small-target")
def test_a_lost_half_step_to_the_right_does_not_pay_for_a_step_to_the_left() -> None:
    table = german("ge-1 ge-2 0505, ge-gun 0501, ge-3 0605, su-4 0506")
    found = shot(table, "ge-1 ge-2", "su-4", indirect="ge-gun")
    assert (found.points, column(found)) == (12, 9)  # a shift right is lost at 12; a small target then
    assert column(shot(table, "ge-1 ge-2", "su-4")) == 9
    woods = german("ge-1 ge-2 0505, ge-3 0605, ge-gun 0501, su-4 0506", terrain="0506 woods")
    found = shot(woods, "ge-1 ge-2 ge-3", "su-4", indirect="ge-gun")
    assert (found.points, column(found)) == (18, 12)  # never the net shift of one, which would leave 18


@rule("12/shifts/double-step", "12/rockets/two-shifts", "7/formation/column-fired-on")
def test_two_rockets_and_a_column_climb_the_wide_steps_by_twos() -> None:
    table = soviet("su-1 su-2 0506, su-rocket 0515, ge-1 0505 column", roads="0505 0504 secondary-road")
    found = shot(table, "su-1 su-2", "ge-1", indirect="su-rocket")
    assert (found.points, shifts(found), column(found)) == (12, {"barrage": 2, "column": 2}, 30)


@rule("12/shifts/limits", "9/effects/not-cumulative", "12/shifts/small-target")
def test_shifts_below_nothing_are_lost_before_nothing_is_added() -> None:
    table = german("ge-1 0505 suppressed, su-4 0506 in", forts=FORT, terrain="0506 woods", hills="0506")
    found = shot(table, "ge-1", "su-4")
    assert (found.points, column(found)) == (3, 0)
    assert shifts(found) == {"small": -1, "fortification": -3, "hill": -1}  # woods add nothing


@rule("9/effects/cover-list", "9/terrain/hill", "12/fire/total")
def test_one_direct_firer_on_the_same_hill_takes_the_hill_away_but_guns_behind_do_not() -> None:
    table = german("ge-1 0505, ge-2 0605, ge-gun 0501, su-1 0506", hills="0506 0605")
    assert "hill" not in shifts(shot(table, "ge-1 ge-2", "su-1"))
    assert shifts(shot(table, "ge-1", "su-1", indirect="ge-gun")) == {"barrage": 1, "hill": -1}
    high = german("ge-1 0505, ge-gun 0605, su-1 0506", hills="0506 0605")
    assert shifts(shot(high, "ge-1", "su-1", indirect="ge-gun"))["hill"] == -1


@rule("9/effects/assaulting-none", "15/works/trench-effects", "9/effects/phasing-non-assault")
def test_a_trench_protects_and_helps_who_stays_in_it_not_who_assaults_out_of_it() -> None:
    facts = {"works": "0505 trench german", "terrain": "0505 woods"}
    table = german("ge-1 0505 marked-s, ge-2 0505, su-1 0506", **facts)
    assert shifts(shot(table, "su-1", "ge-1", "defensive")) == {}
    assert shifts(shot(table, "su-1", "ge-2", "defensive")) == {"woods": -1, "trench": -2}
    assert shifts(shot(table, "ge-2", "su-1")) == {"trench": 1}  # woods help the defence alone
    assert shifts(shot(table, "ge-1 ge-2", "su-1")) == {}


@rule("9/effects/own-fire", "9/fort/def-fire", "9/effects/table-cat-2")
def test_what_the_ground_gives_to_fire_must_hold_for_all_who_fire() -> None:
    facts = {"terrain": "0506 woods, 0606 clear", "hills": "0506"}
    table = german("ge-1 0605 marked-sw, su-1 0506, su-2 0606", **facts)
    assert shifts(shot(table, "su-1", "ge-1", "defensive")) == {"woods": 1, "hill": 1}
    assert shifts(shot(table, "su-1 su-2", "ge-1", "defensive")) == {}
    fort = german("ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506 in", forts=FORT)
    assert shifts(shot(fort, "su-1", "ge-1", "defensive")) == {"fortification": 1}
    assert shifts(shot(fort, "su-1", "ge-2", "defensive")) == {}  # through its back
    behind = german("ge-1 0505 marked-s, su-1 0506 in, su-aa 0508", forts=FORT)
    assert shifts(shot(behind, "su-1 su-aa", "ge-1", "defensive")) == {}


@rule("12/firepower/at-as-regular", "12/heavy/v-fort", "15/works/on-fort")
def test_in_a_trench_dug_on_a_fort_the_heavy_guns_help_but_at_factors_do_not() -> None:
    units = "ge-aa 0505, ge-heavy 0515, su-1 0506"
    facts = {"forts": FORT, "works": TRENCH}
    inside = shot(german(f"{units} in", **facts), "ge-aa", "su-1", indirect="ge-heavy")
    dug_in = shot(german(f"{units} out", **facts), "ge-aa", "su-1", indirect="ge-heavy")
    assert (inside.points, shifts(inside)) == (6, {"barrage": 2, "fortification": -3})
    assert (dug_in.points, shifts(dug_in)) == (2, {"barrage": 2, "trench": -2})


@rule("12/firepower/at-as-regular", "12/at-range/parenthesised-range", "12/weapons/range-loss")
def test_at_factors_into_the_town_reach_no_farther_than_at_fire() -> None:
    table = german("ge-aa ge-pz4 1602, su-1 1802")
    table.g.fired[table.unit("su-1")] = FIRED_ZOC  # it has given itself away
    assert shot(table, "ge-aa", "su-1").points == 5  # 6 less 1 for the second hex
    assert shot(table, "ge-pz4", "su-1").points == 1  # its bracketed range is for regular fire
    near = german("ge-pz4 1702, su-1 1802")
    assert shot(near, "ge-pz4", "su-1").points == 4
    village = german("ge-aa 0505, su-1 0506", terrain="0506 village")
    assert shot(village, "ge-aa", "su-1").points == 2


@rule("12/firepower/at-as-regular", "12/losses/at-prorata", "12/state/suppressed")
def test_the_at_factor_used_as_regular_fire_falls_with_losses_and_suppression() -> None:
    units = "ge-tank 0505, su-1 0506 in"
    table = german(units, forts=FORT, strengths="ge-tank 2")
    assert shot(table, "ge-tank", "su-1").points == 4  # two thirds of 5, rounded up
    shaken = german(units.replace("0505", "0505 suppressed"), forts=FORT, strengths="ge-tank 2")
    assert shot(shaken, "ge-tank", "su-1").points == 2


@rule("12/state/suppressed", "7/formation/column-firepower", "13/supply/oos-effects")
def test_halves_upon_halves_never_go_below_a_point_for_each_unit() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-1 0506 suppressed column out-of-supply"
    table = german(units, roads="0506 0507 secondary-road")
    assert shot(table, "su-1", "ge-1", "defensive").points == 1  # 6, 3, 1, 1


@rule("12/state/disrupted", "12/firepower/observe-and-range")
def test_a_disrupted_tank_fires_one_point_in_defence_of_its_hex_and_nothing_else() -> None:
    table = german("ge-tank 0505 marked-s, su-t34 0506 disrupted, su-t34b 0606 disrupted")
    assert shot(table, "su-t34", "ge-tank", "defensive").points == 1
    assert barred(table, "su-t34b", "0505", "at", "zoc") == "12/state/disrupted"
    other = soviet("ge-1 0505, su-1 0506 disrupted")
    assert barred(other, "su-1", "0505", purpose="closing") == "12/state/disrupted"


# ---- zones


@rule("10/zoc/exceptions", "9/fort/zoc", "10/zoc/leave")
@pytest.mark.parametrize("facts", [{"forts": "0505 n ne nw"}, {"works": "0505 trench german"}])
def test_nobody_fires_at_who_leaves_a_work_not_even_guns_that_see_it(facts: dict[str, str]) -> None:
    units = "ge-1 ge-tank 0505, su-1 0506, su-t34 0605, su-at 0507"
    assert not leave(Table(units, "german-movement", **facts), "ge-1").g.pending
    tank = leave(Table(units, "german-movement", **facts), "ge-tank")  # vehicles are never inside
    tank.asks("fire.ask-zoc", "soviet")


@rule("9/fort/vehicles", "7/formation/column-no-work", "10/zoc/leave")
def test_a_column_in_a_fort_hex_is_outside_and_fired_on_without_cover() -> None:
    facts = {"forts": "0505 n ne nw", "roads": "0505 0504 secondary-road"}
    table = Table("ge-1 0505 column, su-1 0506", "german-movement", **facts)
    leave(table, "ge-1", 1, 1).do("fire").logs("fire.result", column=7)  # 6: 5, +2 and then -1
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=LEAVING)) == {"column": 2, "started": -1}


@rule("10/zoc/exceptions", "10/zoc/leave")
def test_the_town_and_the_river_keep_zones_out() -> None:
    town = Table("ge-1 1802, su-1 1803, su-at 1804", "german-movement")
    assert not leave(town, "ge-1").g.pending
    river = Table("ge-1 0505, su-1 0506", "german-movement", sides="0505 0506 river")
    assert not leave(river, "ge-1").g.pending
    both = Table("ge-1 0505, su-1 0506, su-2 0405", "german-movement", sides="0505 0506 river")
    leave(both, "ge-1").asks("fire.ask-zoc").dice(1, 1).do("fire")
    (opened,) = both.events("fire.opens")
    assert len(opened.args["firers"]) == 2  # the zone of one lets the other fire across too


@rule("10/zoc/definition", "10/zoc/leave", "12/art-limits/adjacent")
def test_guns_two_hexes_off_fire_only_where_a_friend_has_a_zone_and_no_enemy_is_beside_them() -> None:
    assert not leave(Table("ge-1 0505, su-at 0507", "german-movement"), "ge-1").g.pending
    both = leave(Table("ge-1 0505, su-at 0507, su-1 0605", "german-movement"), "ge-1")
    both.offers("without", "su-at", "su-1")
    pinned = Table("ge-1 0505, su-at 0507, su-1 0605, ge-2 0607", "german-movement")
    leave(pinned, "ge-1", 1, 1).do("fire")
    (opened,) = pinned.events("fire.opens")
    assert opened.args["firers"] == (pinned.unit("su-1"),)


@rule("10/zoc/definition", "12/art-limits/shaken", "10/zoc/leave")
def test_suppressed_guns_alone_have_no_zone_and_suppressed_rifles_have() -> None:
    assert not leave(Table("ge-1 0505, su-at 0506 suppressed", "german-movement"), "ge-1").g.pending
    rifles = Table("ge-1 0505, su-1 su-at 0506 suppressed", "german-movement")
    leave(rifles, "ge-1", 1, 1).do("fire").logs("fire.result", column=2)  # half of 6 alone, -1
    for alone in ("su-flame", "su-rocket", "su-hq"):
        assert not leave(Table(f"ge-1 0505, {alone} 0506", "german-movement"), "ge-1").g.pending
    leave(Table("ge-1 0505, su-rhq 0506", "german-movement"), "ge-1").asks("fire.ask-zoc")


@rule("10/zoc-armour/fort-mines", "10/zoc-armour/no-modifiers", "9/fort/front")
def test_mines_lie_before_the_front_of_a_fort_alone() -> None:
    units = "ge-tank 0505, ge-tank2 0507, su-1 0506"
    table = Table(units, "german-movement", forts=FORT)
    leave(table, "ge-tank", 1, 1).do("fire").logs("fire.result", column=2)
    assert not leave(Table(units, "german-movement", forts=FORT), "ge-tank2").g.pending
    wrecked = Table(units, "german-movement", forts=FORT, wrecked="0506")
    assert not leave(wrecked, "ge-tank").g.pending


@rule("10/zoc-armour/fort-mines", "15/works/on-fort", "15/works/trench-effects")
@pytest.mark.parametrize(
    ("tank", "said", "column"),
    [
        ("ge-tank", "in", 2),
        ("ge-tank", "out", 3),
        ("ge-tank2", "in", None),
        ("ge-tank2", "out", 3),
        ("ge-tank2", "", 3),
    ],
)
def test_the_mines_of_a_hex_are_those_of_the_work_one_is_in(tank: str, said: str, column: int | None) -> None:
    facts = {"forts": FORT, "works": "0506 trench soviet"}
    table = Table(f"ge-tank 0505, ge-tank2 0507, su-1 0506 {said}".strip(), "german-movement", **facts)
    leave(table, tank, 1, 1)
    if column is None:
        assert not table.g.pending
    else:
        table.do("fire").logs("fire.result", column=column)


@rule("10/zoc-armour/fort-mines", "9/fort/vehicles", "18/flame/no-fire")
@pytest.mark.parametrize("inside", ["su-t34 disrupted", "su-flame", "su-hq", "su-at suppressed"])
def test_mines_need_someone_in_the_fort_who_has_a_zone(inside: str) -> None:
    name, _, mark = inside.partition(" ")
    table = Table(f"ge-tank 0505, {name} 0506 {mark}".strip(), "german-movement", forts=FORT)
    assert not leave(table, "ge-tank").g.pending


@rule("10/zoc-armour/fort-mines", "10/zoc/combine", "12/at/black-circle")
def test_mines_of_two_works_and_a_tank_make_one_fire_with_no_shift_for_leaving() -> None:
    facts = {"forts": FORT, "works": "0605 trench soviet"}
    table = Table("ge-stg 0505, su-1 0506, su-2 0605, su-t34 0405", "german-movement", **facts)
    leave(table, "ge-stg", 1, 1).do("fire").logs("fire.result", column=7)  # 6 + 2 + 2 on 9, a circle
    entered = Table("ge-stg 0505, su-1 0506, su-2 0605, su-t34 0405", "german-movement", **facts)
    entered.g.began[entered.unit("ge-stg")] = entered.cell("0504")
    leave(entered, "ge-stg", 1, 1).do("fire").logs("fire.result", column=7)


@rule("10/zoc/change-formation", "10/zoc-armour/no-modifiers", "12/at/one-terrain-shift")
def test_a_tank_that_changes_formation_is_a_column_without_cover() -> None:
    facts = {"terrain": "0505 woods", "roads": "0505 0504 fire-trail"}
    table = Table("ge-tank ge-1 0505, su-t34 su-1 0506", "german-movement", **facts)
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=CHANGING)) == {"changing": 2}
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=CHANGING)) == {"changing": 2}
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=LEAVING)) == {"started": -1, "woods": -1}


@rule("18/armeng/limits", "10/zoc/definition", "12/fire/halftracks")
def test_the_rocket_half_tracks_have_a_zone_but_do_not_fire_in_it() -> None:
    alone = Table("su-1 0505, ge-aeng 0506", "soviet-movement")
    assert not leave(alone, "su-1").g.pending
    backed = Table("su-1 0505, ge-aeng 0506, ge-aa 0508", "soviet-movement")
    leave(backed, "su-1", 1, 1).do("fire")  # their zone lets guns behind fire
    (opened,) = backed.events("fire.opens")
    assert opened.args["firers"] == (backed.unit("ge-aa"),)


@rule("10/zoc-armour/short-at", "10/zoc/definition", "10/zoc/leave")
def test_rifles_that_cannot_fire_at_a_tank_still_let_guns_behind_them_do_so() -> None:
    assert not leave(Table("ge-tank 0505, su-1 0506", "german-movement"), "ge-tank").g.pending
    table = Table("ge-tank 0505, su-1 0506, su-at 0507", "german-movement")
    leave(table, "ge-tank", 1, 1).do("fire").logs("fire.result", column=3)  # 4 less 1


@rule("13/supply/cut-off", "13/supply/oos-effects", "10/zoc/unlimited")
def test_cut_off_rifles_fire_once_in_full_and_then_only_by_half_when_assaulted() -> None:
    table = Table("ge-1 ge-2 0505, su-1 0506 cut-off", "german-movement")
    leave(table, "ge-1", 1, 1).do("fire").logs("fire.result", column=3)  # 6 on 5, -1
    table.marked("su-1 out-of-supply")
    assert not leave(table, "ge-2").g.pending
    assert barred(table, "su-1", "0505", purpose="zoc") == "13/supply/oos-effects"
    assault = german("ge-1 0505 marked-s, su-1 0506 out-of-supply")
    assert shot(assault, "su-1", "ge-1", "defensive").points == 3


@rule("12/artillery/cut-off", "13/supply/cut-off", "10/zoc/definition")
def test_a_cut_off_gun_that_fired_has_neither_fire_nor_zone() -> None:
    table = Table("ge-tank ge-1 0505, su-at 0506 cut-off", "german-movement")
    leave(table, "ge-tank", 1, 1).do("fire").marked("su-at out-of-supply")
    assert not leave(table, "ge-1").g.pending
    assert barred(table, "su-at", "0505", "at", "defensive", under="0506") == "12/artillery/cut-off"


@rule("12/direct/heavy-zoc", "12/heavy/direct-limits", "12/weapons/range-loss")
def test_heavy_guns_fire_in_their_zone_and_at_neighbours_but_not_farther() -> None:
    table = Table("ge-1 0505, su-heavy 0506", "german-movement")
    leave(table, "ge-1", 1, 1).do("fire").logs("fire.result", column=5)  # 7, -1
    far = soviet("ge-1 0505, su-heavy 0507, su-1 0506, su-hq 0512")
    firing(far, "soviet", "0505", "closing").dice(1, 1).do("join su-1", "join su-heavy", "fire")
    far.logs("fire.result", column=7)  # 6 on 5, and a shift, not 6 more


# ---- guns


@rule("12/artillery/types", "12/art-limits/shaken", "12/art-limits/adjacent")
def test_at_guns_are_artillery_in_all_that_keeps_artillery_silent() -> None:
    table = german("ge-tank 0505 marked-s, su-at 0506 suppressed, su-1 0506")
    assert barred(table, "su-at", "0505", "at", "defensive", under="0506") == "12/art-limits/shaken"
    units = "ge-tank 0505 marked-s, su-1 0506, su-at 0606 committed"
    assert barred(german(units), "su-at", "0505", "at", "defensive", under="0506") == ""
    pinned = german(f"{units}, ge-2 0607")
    assert barred(pinned, "su-at", "0505", "at", "defensive", under="0506") == "12/art-limits/adjacent"


@rule("12/indirect/shift", "12/artillery/once", "12/seq/3d-second-defence")
def test_howitzers_stay_out_of_an_at_fire_and_help_the_second_fire_once() -> None:
    units = "ge-1 ge-tank 0505 marked-s, ge-2 0805 marked-s, su-1 su-t34 0506, su-2 0806, su-how 0512"
    table = named(units).do("pass").do("at").refused("join su-how", "12/at-range/parenthesised-at")
    table.dice(1, 1).do("join su-t34", "fire", "go-on", "hold").asks("fire.ask-join", "soviet")
    table.dice(1, 1).do("join su-1", "join su-how", "fire").logs("fire.result", column=7)  # 6 on 5, +1
    table = until(table, "assault.roll").dice(10, 1).do("roll")
    for line in ("lose su-1", "retreat su-1 0507", "retreat su-t34 0507"):
        if line in table.options():
            table.do(line)
    while table.prompt in ("assault.lose", "assault.retreat", "assault.pursue", "assault.advance"):
        table.do(table.options()[-1] if table.prompt != "assault.retreat" else table.options()[0])
    table.do("resolve 0806", "pass").refused("join su-how", "12/artillery/once")


@rule("12/rockets/morale", "12/indirect/alone", "12/rockets/two-shifts")
def test_rockets_alone_strike_one_column_up_and_test_everyone_in_the_hex() -> None:
    table = soviet("su-1 0605 committed, su-rocket 0515, ge-1 ge-4 0505")
    resolve(table, "", "ge-1 ge-4", 1, 8, 1, 7, indirect="su-rocket").marked("ge-1 suppressed")
    table.unmarked("ge-4 suppressed").marked("su-rocket out-of-supply")
    found = shot(table, "", "ge-1", indirect="su-rocket2")
    assert column(found) == 2


@rule("12/rockets/no-direct", "12/indirect/spotter-soviet", "12/rockets/once-a-day")
def test_rockets_need_another_gun_or_the_rifle_division_to_see_for_them() -> None:
    facts = "ge-1 0505, su-rocket 0510 committed, su-hq 0513"
    assert barred(soviet(f"{facts}, su-other 0506"), "su-rocket", "0505") == "12/indirect/spotter-soviet"
    assert barred(soviet(f"{facts}, su-at 0506"), "su-rocket", "0505") == ""
    assert barred(soviet(f"{facts}, su-1 0506"), "su-rocket", "0505") == ""
    spent = soviet("ge-1 0505, su-rocket 0510 committed out-of-supply, su-1 0506")
    assert barred(spent, "su-rocket", "0505") == "12/rockets/once-a-day"


@rule("18/t28/armour", "10/zoc-armour/short-at", "12/at/white-circle")
def test_fire_at_the_static_tanks_from_two_sides_is_two_fires() -> None:
    table = german("ge-tank 0505, ge-at 0507, su-t28 0506 faces-n")
    front, rear = shots(table, "ge-tank ge-at", "su-t28")
    assert (front.points, shifts(front), column(front)) == (5, {"t28": -1}, 3)
    assert (rear.points, shifts(rear), column(rear)) == (5, {"t28": 1}, 7)
    resolve(table, "ge-tank ge-at", "su-t28", 1, 1, 1, 1)
    assert len(table.events("fire.result")) == 2


@rule("18/amphib/at-shift", "12/at/white-circle", "9/effects/assaulting-none")
def test_swimming_tanks_are_harder_to_hit_only_in_the_water() -> None:
    units = "su-t38 0505 marked-s, ge-at 0506"
    wet = soviet(units, sides="0505 0506 river", terrain="0505 woods")
    assert shifts(shot(wet, "ge-at", "su-t38", "defensive")) == {"white": 1, "swimming": -1}
    dry = soviet(units, terrain="0505 woods")
    assert shifts(shot(dry, "ge-at", "su-t38", "defensive")) == {"white": 1}


@rule("12/fire/halftracks", "18/armeng/rockets", "12/shifts/small-target")
def test_half_tracks_are_infantry_on_the_ground_and_armour_in_column_or_mounted() -> None:
    facts = {"roads": "0505 0504 secondary-road"}
    foot = soviet("su-1 su-t34 0506, ge-aeng 0505")
    assert shot(foot, "su-1", "ge-aeng").table == 0
    assert shifts(shot(foot, "su-1", "ge-aeng")) == {"small": -1}
    for mark in ("mounted", "column"):
        table = soviet(f"su-1 su-t34 0506, ge-aeng 0505 {mark}", **facts)
        found = shot(table, "su-t34", "ge-aeng")
        assert found.table == 1
        assert shifts(found) == ({"column": 2} if mark == "column" else {})


@rule("18/flame/size", "15/works/foxhole", "18/flame/no-fire")
def test_flamethrowers_in_a_foxhole_are_small_and_silent() -> None:
    table = german("ge-1 0505 marked-s, su-flame 0506", works="0506 foxhole soviet")
    assert shifts(shot(table, "ge-1", "su-flame")) == {"small": -1, "foxhole": -1}
    assert barred(table, "su-flame", "0505", purpose="defensive") == "18/flame/no-fire"
