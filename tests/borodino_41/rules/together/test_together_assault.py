"""Assaults where several rules meet: forts under fire, tanks and infantry, shaken units, ties, retreats."""

from tests.borodino_41.rules.combat.assaults import lines, melee, named, sums, thrown, until
from tests.borodino_41.table import Table
from tests.rules import rule

FORT = "0506 n ne nw"
EVEN = "ge-1 0505 marked-s, su-1 0506"
BY_1, BY_3, BY_4 = (5, 5), (7, 5), (8, 5)
ATTACK, DEFENCE = "attack", "defence"


# ---- forts


@rule("9/fort/declare", "9/fort/assault", "9/fort/protection")
def test_who_went_inside_against_the_fire_is_caught_inside_when_flanked() -> None:
    units = "ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506"
    table = named(units, forts=FORT).do("pass").asks("fire.ask-inside", "soviet").do("inside")
    table = until(table, "assault.roll")
    assert lines(table, DEFENCE)["fortification-flank"] == -2
    outside = until(named(units, forts=FORT).do("pass").do("outside"), "assault.roll")
    assert not any("fortification" in line for line in lines(outside, DEFENCE))


@rule("9/fort/declare", "14/proc/cover", "9/fort/assault")
def test_what_was_said_under_an_air_strike_holds_in_the_assault() -> None:
    units = f"ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506 watched{', ge-hq 0502, su-hq 0511'}"
    table = Table(units, "german-combat", forts=FORT, air="german 5").do("strike 0506 4")
    table.asks("fire.ask-inside", "soviet").dice(1, 1).do("inside").logs("fire.result", column=1)
    table = until(table.do("pass"), "combat.resolve").do("resolve 0506", "pass")
    table.asks("fire.ask-hex", "soviet")  # it is not asked again
    assert lines(until(table, "assault.roll"), DEFENCE)["fortification-flank"] == -2


@rule("9/fort/assault", "9/effects/assault-morale", "9/terrain/hill")
def test_a_fort_in_woods_on_a_hill_taken_from_behind_loses_two_and_keeps_the_hill() -> None:
    facts = {"forts": FORT, "terrain": "0506 woods", "hills": "0506"}
    table = melee("ge-1 0507 marked-n, su-1 0506", **facts)
    assert lines(table, DEFENCE) == {"base-same": 6, "fortification-flank": -2, "hill": 1}
    outside = melee("ge-1 0507 marked-n, su-1 0506 out", **facts)
    assert lines(outside, DEFENCE) == {"base-same": 6, "woods": 1, "hill": 1}


@rule("9/fort/assault", "15/works/on-fort", "15/works/trench-effects")
def test_in_a_trench_dug_on_a_fort_one_has_the_trench_or_the_fort() -> None:
    facts = {"forts": FORT, "works": "0506 trench soviet"}
    table = melee("ge-1 0507 marked-n, su-1 0506 out", **facts)
    assert lines(table, DEFENCE) == {"base-same": 6, "trench": 1}
    inside = melee("ge-1 0507 marked-n, su-1 0506 in", **facts)
    assert lines(inside, DEFENCE) == {"base-same": 6, "fortification-flank": -2}


@rule("9/fort/vehicles", "9/fort/assault", "12/assault/modifiers")
def test_tanks_in_a_fort_hex_neither_gain_nor_suffer_by_it() -> None:
    table = melee("ge-1 0507 marked-n, su-t34 0506", forts=FORT)
    assert lines(table, DEFENCE) == {"base-same": 7, "armour": 1, "thickness": 1}


# ---- tanks and infantry


@rule("12/assault/lone-armour", "12/at/assault-armour-bonus", "12/at/no-sum")
def test_tanks_alone_in_a_village_lose_their_bonus_and_the_enemys_counts_against_nothing() -> None:
    table = melee("ge-stg 0505 marked-s, ge-1 0605 marked-sw, su-1 su-kv 0506", terrain="0506 village")
    assert "armour" not in lines(table, ATTACK)  # its own stack has no infantry
    assert lines(table, DEFENCE)["thickness"] == 2
    together = melee("ge-stg ge-1 0505 marked-s, su-1 su-kv 0506", terrain="0506 village")
    assert lines(together, ATTACK)["armour"] == 1
    assert "thickness" not in lines(together, ATTACK)  # less than that of the KV
    open_field = melee("ge-stg 0505 marked-s, su-1 0506")
    assert {"armour", "thickness"} <= set(lines(open_field, ATTACK))


@rule("12/assault/lone-armour", "18/cavalry/dismounted")
def test_cavalry_in_woods_is_infantry_to_tanks_and_guns_are_not() -> None:
    riders = melee("ge-tank 0505 marked-s, su-cav 0506", terrain="0506 woods")
    assert "armour" not in lines(riders, ATTACK)
    guns = melee("ge-tank 0505 marked-s, su-at 0506", terrain="0506 woods")
    assert lines(guns, ATTACK)["armour"] == 1


@rule("18/t28/assault", "12/assault/lone-armour", "18/t28/armour")
def test_the_static_tanks_alone_in_woods_lose_their_bonus_like_any() -> None:
    alone = melee("ge-1 0505 marked-s, su-t28 0506 faces-n", terrain="0506 woods")
    assert "armour" not in lines(alone, DEFENCE)
    helped = melee("ge-1 0505 marked-s, su-t28 0506 faces-n, su-4 0506", terrain="0506 woods")
    assert lines(helped, DEFENCE)["armour"] == 1


@rule("12/fire/halftracks", "12/assault/lone-armour", "12/assault/modifiers")
def test_half_tracks_on_foot_are_the_infantry_that_tanks_need() -> None:
    units = "ge-tank ge-aeng 0505 marked-s, su-1 0506"
    afoot = melee(units, terrain="0506 village")
    assert lines(afoot, ATTACK)["armour"] == 1
    riding = melee("ge-tank 0505 marked-s, ge-aeng 0505 marked-s mounted, su-1 0506", terrain="0506 village")
    assert "armour" not in lines(riding, ATTACK)
    alone = melee("ge-aeng 0505 marked-s mounted, su-1 0506")
    assert lines(alone, ATTACK)["armour"] == 1


@rule("12/assault/armour-lost", "12/seq/3c-abandon", "12/retreat/attacker-back")
def test_if_one_company_gives_up_and_fire_takes_the_other_the_infantry_stops_as_well() -> None:
    units = "ge-tank ge-tank2 ge-1 0505 marked-s, su-1 su-t34 0506"
    table = named(units).do("pass", "regular").dice(1, 1).do("join su-1", "fire")
    table.do("give-up ge-tank", "go-on")
    table = until(table, "fire.ask-join") if table.side == "soviet" else table.do("hold")
    table.asks("fire.ask-join", "soviet").dice(10, 9).do("all", "fire").marked("ge-tank2 disrupted")
    table.unmarked("ge-1 marker").can("step-back ge-1 0504")


@rule("12/assault/armour-lost", "12/fire/halftracks")
def test_half_tracks_on_foot_are_no_armour_whose_loss_stops_the_rest() -> None:
    table = named("ge-aeng ge-1 0505 marked-s, su-1 0506").do("pass")
    table.dice(10, 8, 1, 1).do("join su-1", "fire")  # the half-tracks come second by name
    table.marked("ge-aeng suppressed" if table.is_marked("ge-aeng", "suppressed") else "ge-1 suppressed")
    assert sum(table.is_marked(unit, "marker") for unit in ("ge-1", "ge-aeng")) == 1


# ---- the second hex


@rule("12/assault/fire-once", "12/firepower/range-one-kind", "12/firepower/no-range-both")
def test_at_the_second_hex_rifles_have_the_other_kind_left_and_tanks_nothing() -> None:
    units = "ge-1 ge-tank 0505 marked-s, su-1 0506, su-2 su-t34 0606"
    table = until(named(units, strengths="su-1 1"), "stepback.decide").do("go-on")
    table.dice(10, 1).do("all", "fire").finds("su-1 eliminated").asks("follow.choose", "german")
    table.do("follow ge-1", "pivot ge-1 0606", "follow ge-tank", "pivot ge-tank 0606", "halt")
    table = until(table.do("resolve 0606"), "stepback.decide").do("go-on")
    table.asks("fire.ask-join", "german").offers("join", "ge-1").refused("join ge-tank")
    assert table.forecast("join ge-1").attack == 1  # its AT factor


@rule("12/retreat/follow", "12/retreat/no-zoc-fire", "10/zoc/mod-minus1")
def test_who_is_shaken_as_it_falls_back_stays_and_the_assault_goes_on() -> None:
    table = named("ge-1 0505 marked-s, su-mot su-at 0506").dice(3).do("fall-back su-mot 0507")
    table.asks("fire.ask-zoc", "german").dice(10, 7).do("fire").marked("su-mot suppressed")
    table.logs("fire.result", column=2).finds("su-mot 0506")  # 6 on 5: -1 for its first hex, -1 small
    table.do("pass").asks("fire.ask-join", "soviet")
    assert table.forecast("join su-mot").attack == table.strength("su-mot") // 2
    table = until(table, "stepback.decide").do("go-on").dice(1, 1, 1, 1).do("join ge-1", "fire")
    table = until(table, "withdrawal.offer").refused("fall-back su-mot 0507", "12/retreat/not-if-shaken")
    table.can("fall-back su-at 0507")


@rule("12/retreat/no-zoc-fire", "10/zoc/exceptions", "15/works/trench-effects")
def test_who_falls_back_out_of_a_trench_is_not_fired_at() -> None:
    table = named(EVEN, works="0506 trench soviet").dice(3).do("fall-back su-1 0507")
    table.asks("withdrawal.onward").finds("su-1 0507")


@rule("12/retreat/chased", "10/zoc/mod-plus2", "12/retreat/distance")
def test_the_second_hex_of_a_withdrawal_in_a_zone_is_left_at_plus_two() -> None:
    table = named(f"{EVEN}, ge-2 0607").dice(3).do("fall-back su-1 0507")
    table.dice(1, 1).do("fire").asks("withdrawal.onward").do("fall-back su-1 0508")
    table.asks("fire.ask-zoc").dice(1, 1).do("fire").logs("fire.result", column=9)  # 6 on 5, +2


@rule("12/retreat/armour-free", "12/assault/armour-lost", "12/seq/3f-mot-retreat")
def test_tanks_leave_freely_before_the_assault_once_the_attackers_armour_is_gone() -> None:
    units = "ge-tank ge-1 0505 marked-s, ge-2 0605 marked-sw, su-t34 su-1 0506"
    before = named(units).dice(9).do("fall-back su-t34 0507").logs("withdrawal.rolled", passed=False)
    table = until(before, "stepback.decide").do("give-up ge-tank", "go-on")
    table = until(table, "withdrawal.offer").do("fall-back su-t34 0507")
    table.logs("withdrawal.free", "12/retreat/armour-free")


# ---- who may be fired at in the end


@rule("12/seq/3h-closing-fire", "12/assault/lost-marker", "12/fire/assaulters-target")
def test_a_hex_whose_attackers_all_lost_heart_may_be_fired_at_in_the_end() -> None:
    table = named(f"{EVEN}, ge-2 0605").do("pass").dice(10, 7).do("join su-1", "fire")  # their morale
    table.unmarked("ge-1 marker suppressed").do("go-on").asks("closing.choose", "german")
    table.offers("target", "0506").do("target 0506", "pass").can("join ge-1", "join ge-2")


@rule("12/seq/3h-closing-fire", "12/assault/fire-once")
def test_who_has_opened_fire_does_not_close_with_the_other_kind() -> None:
    units = "ge-1 0505 marked-s, su-t34 0506, su-2 0604"
    table = until(named(units), "stepback.decide").do("go-on").dice(1, 1).do("join ge-1", "fire")
    table = until(table, "assault.roll").dice(5, 5).do("roll", "retreat su-t34 0507", "halt")
    assert not table.g.pending or table.prompt != "closing.choose"
    held = until(named(units), "stepback.decide").do("go-on", "hold")
    held = until(held, "assault.roll").dice(5, 5).do("roll", "retreat su-t34 0507", "halt")
    held.asks("closing.choose").offers("target", "0604")


# ---- morale


@rule("12/assault/base-morale-mixed", "12/assault/base-morale-weapons", "17/penalties/assault")
def test_command_counts_for_all_and_makes_even_guns_and_tanks_lower_the_morale() -> None:
    units = "ge-1 0505 marked-s, su-other su-at su-t26 0506"
    table = melee(units, strengths="su-other 1")
    assert lines(table, DEFENCE)["base-mixed"] == 5  # the guns and tanks of 6 raise nothing: 17 / 3
    lost = melee("ge-1 0505 marked-s, su-1 su-gun 0506 suppressed", staffs=", ge-hq 0502")
    found = lines(lost, DEFENCE)
    assert found["base-same"] + found["shaken"] + found["command"] == 5


@rule("17/hq/morale", "12/assault/base-morale-same", "12/state/suppressed")
def test_a_shaken_hq_lends_what_it_has_left_and_shaken_units_lose_theirs_besides() -> None:
    table = melee("ge-1 0505 marked-s, su-other su-hq 0506", staffs=", ge-hq 0502")
    assert lines(table, DEFENCE)["base-same"] == 8
    shaken = melee("ge-1 0505 marked-s, su-other 0506, su-hq 0506 suppressed", staffs=", ge-hq 0502")
    assert lines(shaken, DEFENCE)["base-same"] == 7
    both = melee("ge-1 0505 marked-s, su-other su-hq 0506 suppressed", staffs=", ge-hq 0502")
    assert sums(both)[1] == 6


@rule("7/formation/column-morale", "7/formation/column-no-cover", "9/effects/assault-morale")
def test_a_column_in_woods_has_two_less_and_no_woods() -> None:
    facts = {"terrain": "0506 woods", "roads": "0506 0507 fire-trail"}
    table = melee("ge-1 0505 marked-s, su-1 0506 column", **facts)
    assert lines(table, DEFENCE) == {"base-same": 6, "column": -2}


@rule("9/effects/barrier-morale", "9/terrain/hill", "9/effects/assault-morale")
def test_a_village_on_a_hill_behind_the_river_has_it_all_until_one_comes_another_way() -> None:
    facts = {"terrain": "0506 village", "hills": "0506", "sides": "0505 0506 river, 0506 0605 stream"}
    table = melee("ge-1 0505 marked-s, su-1 0506", **facts)
    assert lines(table, DEFENCE) == {"base-same": 6, "village": 1, "hill": 1, "river": 2}
    both = melee("ge-1 0505 marked-s, ge-4 0605 marked-sw, su-1 0506", **facts)
    assert lines(both, DEFENCE)["stream"] == 1  # the lesser of the two
    dry = melee("ge-1 0505 marked-s, ge-4 0405 marked-se, su-1 0506", **facts)
    assert not {"stream", "river"} & set(lines(dry, DEFENCE))


@rule("12/art-limits/assaulted-size", "12/assault/modifiers", "12/assault/who")
def test_guns_count_half_and_staffs_nothing_against_the_size_of_the_attackers() -> None:
    table = melee("ge-4 0505 marked-s, su-gun su-gun2 su-hq 0506", staffs=", ge-hq 0502")
    assert lines(table, ATTACK)["size"] == 2  # 4 to 2
    alone = melee("ge-4 0505 marked-s, su-hq 0506", staffs=", ge-hq 0502")
    assert lines(alone, ATTACK)["size"] == 3  # 4 to 1


# ---- ties and losses


@rule("12/assault/tie", "18/flame/bonus", "12/assault/loss-order")
def test_a_tie_takes_the_flamethrowers_and_the_last_of_both_sides_leaves_an_empty_hex() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-flame 0506", 5, 4)  # 7 and 8: 12 each
    table.finds("su-flame eliminated").asks("assault.roll")
    assert "flamethrowers" not in lines(table, DEFENCE)
    assert table.strength("su-1") == 6
    assert table.strength("ge-1") == 5
    last = thrown(EVEN, 4, 5, strengths="ge-1 1, su-1 1")
    last.finds("ge-1 su-1 eliminated")
    assert last.prompt != "assault.advance"


@rule("12/art-limits/lost-assault", "18/flame/first-loss", "12/assault/margin-4-attacker")
def test_a_margin_of_six_takes_flamethrowers_then_tanks_and_the_guns_half_on_top() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-flame su-t26 su-at su-gun 0506"
    table = melee(units)
    attack, defence = sums(table)
    table.dice(10, int(attack - defence) + 4).do("roll")
    assert table.strength("su-t26") == 1  # three points: the company of one, then two of tanks
    table.finds("su-flame su-at eliminated")  # half of one, rounded up
    assert table.strength("su-gun") == 1


@rule("12/rockets/escape", "12/art-limits/lost-assault", "12/after/cannot-retreat")
def test_beaten_rockets_that_are_surrounded_lose_their_half_and_the_hexes() -> None:
    ring = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606, ge-6 0507"
    free = thrown("ge-4 0505 marked-s, su-rocket 0506", 4, 6, strengths="ge-4 1")
    assert free.strength("su-rocket") == 2
    shut = thrown(f"ge-1 0505 marked-s, {ring}, su-rocket 0506", 3, 6)
    shut.finds("su-rocket eliminated")


# ---- retreats, pursuit, advance


@rule("12/after/retreat-stacking", "12/after/retreat-zoc", "8/stack/retreat")
def test_who_must_go_on_for_room_is_fired_at_in_every_zone_it_leaves() -> None:
    units = f"{EVEN}, su-2 su-3 0507, ge-2 0607"
    table = thrown(units, *BY_1).do("retreat su-1 0507").asks("assault.retreat", "soviet")
    table.do("retreat su-1 0508").asks("fire.ask-zoc", "german").dice(10, 9).do("fire")
    table.marked("su-1 disrupted").finds("su-1 0508")  # it goes on all the same


@rule("7/offmap/forced", "12/assault/margin-3", "12/after/advance")
def test_winners_follow_to_the_edge_in_the_steps_of_who_left_the_map_there() -> None:
    east = ", ge-hq 1804, su-hq 1810"
    wall = "ge-2 1907, ge-3 2007, ge-4 1905, ge-5 2005, ge-6 1805"
    table = thrown(f"ge-1 1806 marked-ne, su-1 1906, {wall}", *BY_3, cell="1906", staffs=east)
    table = until(table.do("retreat su-1 2006"), "assault.advance").finds("su-1 off-map")
    table.do("advance ge-1 1906", "advance ge-1 2006").finds("ge-1 2006")


@rule("12/after/who-moves", "12/assault/margin-4-defender", "12/after/advance")
def test_pursuit_drives_all_the_beaten_of_a_hex_and_counts_as_the_pursuers_advance() -> None:
    units = "ge-1 ge-4 0505 marked-s, su-1 su-4 0506, su-2 0806"
    table = melee(units)
    attack, defence = sums(table)
    table.dice(9, int(attack - defence) + 5).do("roll").do("lose su-1")
    table.do("retreat su-1 0507", "retreat su-1 0508", "retreat su-4 0507", "retreat su-4 0508")
    table.refused("pursue ge-1 0806", "12/after/who-moves")  # fresh, and beaten by nobody
    table.do("pursue ge-1 0508").asks("assault.drive", "german")
    table.do("drive su-1 0509", "drive su-4 0408").finds("su-1 0509, su-4 0408, ge-1 0508")
    table.refused("pursue ge-4 0510").do("halt").asks("assault.advance").offers("advance", "ge-4 0506")


@rule("12/after/who-moves", "12/after/retreat-limits", "12/after/retreat-stacking")
def test_beaten_units_among_fresh_friends_are_pursued_no_farther() -> None:
    table = thrown(f"{EVEN}, su-4 0508", *BY_4).do("retreat su-1 0507", "retreat su-1 0508")
    table.asks("assault.advance").refused("pursue ge-1 0508", "12/after/retreat-limits")


@rule("12/after/no-pivot", "12/after/advance", "12/retreat/follow")
def test_after_a_won_assault_the_next_enemy_is_out_of_reach_until_the_next_impulse() -> None:
    table = thrown(f"{EVEN}, su-2 0708", *BY_3).do("retreat su-1 0507", "retreat su-1 0508")
    table.do("advance ge-1 0506", "advance ge-1 0507").unmarked("ge-1 marker")
    assert table.prompt != "combat.resolve" or not table.options("resolve")


@rule("18/t28/static", "12/after/cannot-retreat", "12/assault/margin-3")
def test_the_static_tanks_lose_for_the_margin_and_for_both_hexes_and_friends_go() -> None:
    table = melee("ge-1 ge-2 0505 marked-s, su-t28 0506 faces-n, su-1 0506")
    attack, defence = sums(table)
    table.dice(9, int(attack - defence) + 6).do("roll")  # by 3
    table.finds("su-t28 eliminated").asks("assault.retreat")  # a point as tanks, and two hexes
    assert table.strength("su-1") == 6


@rule("12/retreat/recon", "12/after/retreat-limits", "8/stack/limit")
def test_motorcycles_that_cannot_go_two_hexes_stay() -> None:
    free = named("ge-1 0505 marked-s, su-mc 0506").can("fall-back su-mc 0507")
    free.do("fall-back su-mc 0507", "pass").refused("stay", "12/retreat/recon")
    wall = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606, ge-6 0508, ge-mot1 0407, ge-mot2 0607"
    shut = named(f"ge-1 0505 marked-s, su-mc su-4 0506, {wall}")
    shut.refused("fall-back su-mc 0507", "12/retreat/recon").can("fall-back su-4 0507")


# ---- air, staffs and night


@rule("17/command/hq-destroyed", "12/art-limits/shaken")
def test_an_hq_bombed_first_leaves_its_units_shaken_before_the_first_hex_is_named() -> None:
    units = "ge-1 0505 marked-s, su-1 0506, su-2 0506 suppressed, su-gun 0507, su-hq 0605, ge-hq 0502"
    table = Table(units, "german-combat", air="german 10").dice(10, 10).do("strike 0605 12")
    table.finds("su-hq eliminated").marked("su-1 suppressed").marked("su-gun suppressed").marked(
        "su-2 disrupted"
    )
    table.do("pass", "resolve 0506").refused("join su-gun", "12/art-limits/shaken")
    table.do("join su-1", "join su-2")
    assert table.forecast("fire").attack == 4  # half of six, and one


@rule("12/surprise/table", "12/state/suppressed", "12/rockets/two-shifts")
def test_a_night_of_half_fire_halves_factors_and_leaves_shifts_alone() -> None:
    table = named(EVEN, at="night-german-combat", dice=(6,)).do("pass")
    assert table.forecast("join su-1").attack == 3
    day = named(EVEN).do("pass")
    assert day.forecast("join su-1").attack == 6


@rule("11/observe/night", "12/indirect/shift", "12/seq/3b-defensive-fire")
def test_at_night_guns_two_hexes_off_cannot_help_but_those_with_a_spotter_can() -> None:
    units = f"{EVEN}, su-at 0507, su-how 0512"
    table = named(units, at="night-german-combat", dice=(4,)).do("pass")
    table.refused("join su-at", "12/firepower/observe-and-range").can("join su-how")
