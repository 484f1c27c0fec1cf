"""Staffs where command, morale, supply and works meet fire and assault."""

from tests.borodino_41.rules.combat.assaults import lines, melee, named, sums, thrown, until
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.shooting import barred, firing, german, shifts, shot
from tests.rules import rule

ATTACK, DEFENCE = "attack", "defence"


@rule("17/command/hq-disrupted", "17/hq/morale", "17/penalties/assault")
def test_a_disrupted_staff_lends_two_less_and_commands_nobody() -> None:
    units = "ge-1 0505 marked-s, su-other su-at 0506, su-hq 0506 {}"
    shaken = melee(units.format("disrupted"), staffs=", ge-hq 0502")
    assert lines(shaken, DEFENCE) == {"base-mixed": 6}  # the guns have as much themselves
    assert lines(melee(units.format(""), staffs=", ge-hq 0502"), DEFENCE) == {"base-mixed": 8}
    guns = melee("ge-1 0505 marked-s, su-1 su-gun 0506, su-hq 0506 disrupted", staffs=", ge-hq 0502")
    assert lines(guns, DEFENCE) == {"base-same": 7, "command": -1}


@rule("17/command/when", "17/penalties/move", "17/penalties/assault")
def test_who_marches_to_the_staff_is_slow_but_assaults_under_orders() -> None:
    table = Table("ge-1 ge-4 0513, ge-hq 0504, su-1 0512", "german-movement", commanded=False)
    table.do("pick ge-1").has_left("ge-1", 4)  # nine hexes off
    near = Table("ge-1 0512, ge-hq 0504, su-1 0511", "german-movement", commanded=False)
    near.do("pick ge-1").has_left("ge-1", 8)


@rule("17/command/range", "17/hq/recon-always", "17/penalties/observe")
def test_scouts_far_from_any_staff_still_see_for_the_guns() -> None:
    wood = "0506 woods"
    units = "{} 0505 uncommanded, ge-gun 0514 committed, su-1 0506"
    assert barred(german(units.format("ge-1"), terrain=wood), "ge-gun", "0506") == "17/penalties/observe"
    table = german("ge-mc 0505, ge-gun 0514 committed, su-1 0506", terrain=wood, commanded=False)
    assert not barred(table, "ge-gun", "0506")


@rule("12/intro/hq-no-assault", "12/weapons/indirect-hq", "12/artillery/once", "12/art-limits/shaken")
def test_the_guns_of_a_staff_help_one_assault_and_are_silent_when_shaken() -> None:
    units = "ge-1 0505 marked-s, ge-2 0705 marked-s, ge-rhq 0604, su-1 0506, su-2 0706"
    table = until(named(units), "stepback.decide").do("go-on").can("join ge-rhq")
    table = until(table.dice(1, 1).do("join ge-rhq", "fire"), "assault.roll").dice(5, 5).do("roll")
    table = until(table.do("retreat su-1 0507", "halt"), "combat.resolve").do("resolve 0706")
    table = until(table, "stepback.decide").do("go-on").refused("join ge-rhq", "12/artillery/once")
    shaken = until(named(units.replace("ge-rhq 0604", "ge-rhq 0604 suppressed")), "stepback.decide")
    shaken.do("go-on").refused("join ge-rhq", "12/art-limits/shaken")


@rule("15/works/who-occupies", "9/fort/nature", "17/hq/morale")
def test_a_division_staff_has_no_trench_but_a_fort() -> None:
    trench = german("ge-1 0505, su-hq 0506", works="0506 trench soviet")
    assert "trench" not in shifts(shot(trench, "ge-1", "su-hq"))
    fort = german("ge-1 0505, su-hq 0506 in", forts="0506 n ne nw")
    assert shifts(shot(fort, "ge-1", "su-hq"))["fortification"] == -3


@rule("12/assault/who", "12/art-limits/lost-assault", "17/command/hq-destroyed")
def test_a_regimental_staff_beaten_alone_loses_its_half_and_its_regiment_keeps_its_nerve() -> None:
    table = melee("ge-1 0505 marked-s, su-rhq 0506, su-1 0511", staffs=", ge-hq 0502, su-hq 0512")
    attack, defence = sums(table)
    table.dice(5, int(attack - defence) + 4).do("roll")  # by 1
    assert table.strength("su-rhq") == 1
    table.do("retreat su-rhq 0507").unmarked("su-1 suppressed")
    gone = melee("ge-1 0505 marked-s, su-rhq 0506, su-1 0511", strengths="su-rhq 1")
    attack, defence = sums(gone)
    gone.dice(5, int(attack - defence) + 4).do("roll")
    gone.finds("su-rhq eliminated").marked("su-1 suppressed")


@rule("17/penalties/advance", "12/after/advance", "17/hq/recon-always")
def test_out_of_command_the_foot_stops_where_scouts_go_on() -> None:
    table = thrown("ge-1 ge-mc 0505 marked-s, su-1 0506", 8, 5, staffs=", su-hq 0512")
    table.do("retreat su-1 0507", "retreat su-1 0508")
    table.asks("assault.pursue", "german").do("halt")
    table.do("advance ge-1 0506", "advance ge-mc 0506").refused("advance ge-1 0507", "17/penalties/advance")
    table.do("advance ge-mc 0507").finds("ge-mc 0507, ge-1 0506")


@rule("12/seq/3b-defensive-fire", "12/fire/defensive-only-v-assault", "8/stack/overstack-fire")
def test_of_a_crowd_that_is_assaulted_twelve_points_fire_and_all_may_be_left_out() -> None:
    table = named("ge-1 0505 marked-s, su-1 su-2 su-4 0506").do("pass").do("join su-1", "join su-2")
    table.refused("join su-4", "8/stack/overstack-fire").forecasts("fire", attack=12)


@rule("12/indirect/alone", "12/minimal-fire", "12/seq/3h-closing-fire")
def test_one_battalion_alone_does_not_close_and_two_do() -> None:
    units = "ge-1 0505 suppressed, ge-2 0505, ge-gun ge-gun2 0514 committed, su-1 0506"
    table = firing(german(units, terrain="0506 woods"), "german", "0506", "closing")
    table.do("join ge-gun").refused("fire", "12/minimal-fire").do("join ge-gun2").can("fire")
    assert table.forecast("fire").column == "1"  # a point and a shift, less the woods
