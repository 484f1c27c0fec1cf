"""Fire and assaults where results, modes, ruins, headquarters and advances meet."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import SUPPORTED_ATTACK
from tests.fortress_berlin.fighting import HERE, announce, announced, announcing, reckoned, shifts, suffered
from tests.fortress_berlin.fighting import to_assaults as go_to_assaults
from tests.fortress_berlin.fires import bombard, german, shoot, soviet, told
from tests.fortress_berlin.table import Table
from tests.rules import rule

TOWN: dict[str, Any] = {"terrain": f"{HERE} built-up"}


@rule("8.7", "8.7.1/3", "8.8a")
def test_guns_in_combat_mode_are_lost_where_disrupted_ones_get_away() -> None:
    """Interaction 3."""
    suffered(f"su-1 2526, ge-at {HERE}", "R", "su-1").finds("ge-at eliminated").has(soviet_points=1)
    table = suffered(f"su-1 2526, ge-at {HERE} red", "R", "su-1").asks("retreat.choose", "german")
    table.do("retreat ge-at 2524", "halt").finds("ge-at 2524").marked("ge-at red").has(soviet_points=0)


@rule("8.7.1/3", "3.3.2b", "11.3a")
def test_an_army_staff_in_combat_mode_does_not_retreat_into_ruins() -> None:
    """Interaction 4: the privilege is one of movement; the strike is gone for good."""
    facts = {"terrain": "2524 built-up", "ruins": "2524"}
    table = suffered(f"ge-1 2526, su-hq {HERE}", "R", "ge-1", "german", **facts)
    table.finds("su-hq eliminated").has(german_points=1)


@rule("8.8c", "8.9a", "8.9b", "8.9/note", "8.10a")
@pytest.mark.parametrize("units", [f"ge-1 {HERE} red", f"ge-ppb {HERE}"])
def test_disruption_that_kills_the_only_defender(units: str) -> None:
    """Interaction 5: an advance but no exploitation; after direct fire not even that."""
    table = suffered(f"su-1 2526, {units}", "D", "su-1").has(soviet_points=1)
    table.do(f"advance su-1 {HERE}").finds(f"su-1 {HERE}")
    assert table.over
    fired = suffered(f"su-1 2526, su-2 2426 sw, {units}", "D", kind="bombardment").has(soviet_points=1)
    fired.offers("advance", f"su-1 {HERE}")  # the other looks past the hex


@rule("8.8c", "8.9/note")
def test_nobody_enters_after_direct_fire() -> None:
    table = suffered(f"su-1 su-tank 2526, ge-mech {HERE} red", "D", "su-tank", kind="direct")
    table.finds("ge-mech eliminated")
    assert table.over


@rule("8.3.5a", "8.6/asterisk-ranged", "9.0.1", "9.0.2b", "8.4.2/step-2")
def test_defensive_fire_ruins_the_houses_of_the_attackers() -> None:
    """Interaction 11: those in manoeuvre mode are not harmed and attack all the same."""
    units = f"su-tank su-mech 2526 n, ge-at ge-at2 {HERE}"
    table = announced(units, "su-tank su-mech", terrain="2526 built-up").do(f"resolve {HERE}")
    table.do("at su-tank", "join ge-at", "join ge-at2").dice(1, 1).do("fire")
    table.logs("fire.ruins", cell=table.cell("2526")).logs("assault.rolled")
    table.finds("su-tank su-mech 2526 n")
    walk = Table("su-tank 2526 n, ge-1 2020", "soviet-movement", terrain="2526 built-up", ruins="2526")
    walk.do("pick su-tank", "go 2525").refused("go 2526", "9.0.2a")


@rule("8.9b", "9.0.2a")
def test_ruins_of_a_bombardment_let_only_combat_mode_in() -> None:
    """Interaction 12."""
    units = f"su-1 2526 n, su-2 2426, ge-1 {HERE}"
    table = suffered(units, "E*", kind="bombardment", ruins=HERE, **TOWN)
    table.offers("advance", f"su-2 {HERE}").refused(f"advance su-1 {HERE}", "9.0.2a")


@rule("8.3.4", "8.9b", "8.9/note")
def test_tanks_that_fired_advance_but_do_not_assault() -> None:
    """Interaction 13."""
    units = f"su-tank su-1 2526, su-hq 2530, ge-vs {HERE} n, ge-1 2524"
    table = bombard(soviet(units), HERE, "su-hq", "su-tank", dice=(6, 6)).finds("ge-vs eliminated")
    table.offers("advance", f"su-tank {HERE}", f"su-1 {HERE}")
    table.do(f"advance su-tank {HERE}", f"advance su-1 {HERE}")
    go_to_assaults(table).do("assault 2524").offers("join", "su-1").refused("join su-tank", "8.3.4")


@rule("8.2b", "8.3.3b", "4.1.4a", "11.4d")
def test_one_hex_is_bombarded_fired_at_and_assaulted_in_one_segment() -> None:
    """Interaction 14: once by each; a second bombardment, by aircraft too, is refused."""
    units = f"su-gun su-1 2526, su-hq su-tank2 2529, ge-tank ge-1 {HERE}, ge-2 2522"
    table = bombard(soviet(units, air=1), HERE, "su-hq", dice=(1, 1)).refused(f"target {HERE}", "8.2b")
    table.can("target 2522").do("done")
    shoot(table, HERE, "su-gun", dice=(1, 1))
    go_to_assaults(table).do(f"assault {HERE}").offers("join", "su-1")


@rule("8.6/asterisk-assault", "8.8c", "3.5.2d")
def test_the_asterisk_strikes_a_whole_stack() -> None:
    """Interaction 15: a bystander who was disrupted before is lost, a staff loses its support."""
    units = f"su-1 2526 n, su-2 2526 red n, su-3 2426, ge-1 {HERE}"
    table = suffered(units, "*", "su-1 su-3").offers("suffer", "2526", "2426").do("suffer 2526")
    table.finds("su-2 eliminated, su-1 2526").marked("su-1 red").has(german_points=1)
    table = suffered(f"su-1 su-hq 2526, ge-1 {HERE}", "*", "su-1").marked("su-hq red")


@rule("6.0a", "4.2", "8.8a")
def test_markers_go_by_the_turn_and_not_by_the_side() -> None:
    """Interaction 16."""
    suffered(f"ge-1 2526, su-1 {HERE}", "D", "ge-1", "german").marked("su-1 white")
    suffered(f"ge-1 2526, su-1 {HERE}", "*", "ge-1", "german").marked("ge-1 white")
    table = Table("su-1 2525 white, ge-1 2020", "soviet-recovery").until("combat")
    table.marked("su-1 white")


@rule("3.5.2b", "8.4.2/step-3b", "8.6/EX", "17.5")
def test_three_staffs_support_one_assault() -> None:
    """Interaction 18: whole over a bridge, no armies of 17.5, no loss in an exchange."""
    units = f"su-1 2526, su-hq 2528, su-hq2 2628, 2-guards-tank-army-hq 2529, ge-1 {HERE}, ge-2 2527"
    hqs = "su-hq su-hq2 2-guards-tank-army-hq"
    facts = {"sides": f"2526 {HERE} river, 2526 {HERE} bridge", "options": "coordination"}
    table = announced(units, "su-1", hqs=hqs, **facts)
    assert reckoned(table).attack == 5 + 6
    assert "17.5" not in shifts(table)
    assert all(table.g.support[table.unit(hq)] & SUPPORTED_ATTACK for hq in hqs.split())


@rule("8.3.5a", "8.4.2/step-2", "3.5.2a", "8.1.1a", "3.5.2b")
def test_tanks_and_guns_fire_first_and_defend_after_that() -> None:
    """Interaction 19."""
    units = f"su-tank su-1 2526, su-hq 2528, ge-tank ge-at {HERE}"
    table = announced(units, "su-tank su-1", hqs="su-hq").do(f"resolve {HERE}")
    table.do("at su-tank", "join ge-tank", "join ge-at").dice(1, 1, 3, 4).do("fire").logs("assault.rolled")
    (event,) = table.events("assault.rolled")
    assert event.args["differential"] == 5 + 10 + 2 - (6 + 2)


@rule("8.4.2/step-2", "3.5.2b", "8.6/asterisk-assault")
def test_an_assault_without_attackers_is_off_and_its_support_spent() -> None:
    """Interaction 19."""
    units = f"su-tank 2526, su-hq 2528, ge-tank ge-at {HERE}, su-2 2030, ge-2 2029"
    table = announce(announcing(units), "su-tank", hqs="su-hq")
    announce(table, "su-2", "2029").do("done").until_asked("assault.resolve").do(f"resolve {HERE}")
    table.do("at su-tank", "join ge-tank", "join ge-at").dice(6, 6).do("fire").finds("su-tank eliminated")
    assert not table.events("assault.rolled")
    table.logs("assault.nobody-left")
    assert table.g.support[table.unit("su-hq")] & SUPPORTED_ATTACK


@rule("11.2.2", "11.2.2b", "8.7.1/3", "8.8a")
def test_hitler_youth_before_the_ss_fights() -> None:
    """Interaction 20."""
    suffered(f"su-1 2526, ge-hj {HERE}", "R", "su-1").finds("ge-hj eliminated")
    suffered(f"su-1 2526, ge-hj {HERE}", "D", "su-1").marked("ge-hj red manoeuvre")
    table = suffered(f"su-1 2526, ge-hj {HERE} n", "R", "su-1").do("retreat ge-hj 2524", "halt")
    table.finds("ge-hj 2524 n")
    attack = announcing(f"ge-hj ge-1 2526, su-1 {HERE}", "german").do(f"assault {HERE}")
    attack.offers("join", "ge-1").refused("join ge-hj", "11.2.2b")


@rule("11.2.2", "8.4.2/step-1")
def test_hitler_youth_is_free_once_the_ss_is_assaulted() -> None:
    table = announced(f"su-1 2526, ge-ss {HERE}, ge-hj 2522, ge-hj2 2722 n", "su-1")
    assert table.g.hj_free


# ---- defensive fire and what it leaves


@rule("8.3.5a", "8.6/EX", "8.9a")
def test_an_exchange_in_defensive_fire_may_empty_the_hex() -> None:
    """The gun goes with the tank that it hit; who is left of the attack walks in."""
    units = f"su-tank su-1 2526, ge-at {HERE}"
    table = announced(units, "su-tank su-1").do(f"resolve {HERE}", "at su-tank", "join ge-at")
    table.dice(6, 6).do("fire").finds("su-tank eliminated, ge-at eliminated")
    table.logs_no("assault.rolled").offers("advance", f"su-1 {HERE}").has(german_points=1, soviet_points=1)


@rule("8.3.5a", "8.6/EX", "10.1.3b", "10.1.3c")
def test_in_a_strongpoint_the_garrison_fights_on_when_its_gun_is_gone() -> None:
    units = f"su-tank su-1 2526, ge-at {HERE}"
    table = announced(units, "su-tank su-1", works=f"{HERE} strongpoint")
    table.do(f"resolve {HERE}", "at su-tank", "join ge-at").dice(6, 6, 3, 3).do("fire")
    table.finds("su-tank eliminated, ge-at eliminated").logs("assault.rolled", differential=10 - 1)


@rule("8.3.5a", "8.6/R", "8.4.2/step-2", "8.9a")
def test_tanks_that_are_driven_off_take_no_part_and_do_not_advance() -> None:
    units = f"su-tank 2526, su-1 2426, ge-at {HERE}"
    table = announced(units, "su-tank su-1").do(f"resolve {HERE}", "at su-tank", "join ge-at").dice(4, 5)
    table.do("fire").asks("retreat.choose", "soviet").dice(6, 6).do("retreat su-tank 2527", "halt")
    (event,) = table.events("assault.rolled")
    assert event.args["differential"] == 10 - 2
    table.offers("advance", f"su-1 {HERE}")


@rule("8.3.5a", "8.8b", "8.6/asterisk-assault")
def test_fire_that_disrupts_an_attacker_leaves_its_neighbours_in_the_assault() -> None:
    """Direct fire hits one unit, not its stack."""
    units = f"su-tank su-1 2526, ge-tank ge-at {HERE}"
    table = announced(units, "su-tank su-1").do(f"resolve {HERE}", "at su-tank", "join ge-at", "join ge-tank")
    table.dice(4, 4, 3, 4).do("fire")
    table.asks("result.turn", "soviet").marked("su-tank red").unmarked("su-1 disrupted").do("face N")
    (event,) = table.events("assault.rolled")
    assert event.args["attackers"] == (table.unit("su-1"),)


# ---- headquarters


@rule("3.5.2d", "4.1.4a", "8.6/D")
def test_a_staff_that_is_bombarded_has_no_support_to_give_in_step_3() -> None:
    units = f"su-1 2526, ge-1 {HERE}, ge-hq 2522 n, berlin-hq 5315"
    table = soviet(units, air=1).do("target 2522", "air").dice(2, 3).do("fire").marked("ge-hq red")
    announce(go_to_assaults(table), "su-1").do("done").asks("assault.support-window", "german")
    table.refused(f"support ge-hq {HERE}", "3.5.2d").can(f"support berlin-hq {HERE}")


@rule("3.5.2c", "8.7", "3.5.2b")
def test_a_staff_under_assault_does_not_support_its_neighbour() -> None:
    units = f"su-1 2526, su-2 2523, ge-1 {HERE}, ge-hq 2524, berlin-hq 5315"
    table = announcing(units).do(f"assault {HERE}", "join su-1", "announce", "assault 2524", "join su-2")
    table.do("announce", "done").asks("assault.support-window", "german")
    table.refused(f"support ge-hq {HERE}", "3.5.2c").can(f"support berlin-hq {HERE}")


@rule("3.5.4b", "3.5.2b")
def test_a_higher_staff_that_commands_a_gun_directly_supports_no_other_unit() -> None:
    units = f"ge-at 2526, ge-1 2426, su-tank {HERE}, berlin-hq 5315"
    table = shoot(german(units), HERE, "ge-at", dice=(1, 1))
    go_to_assaults(table).do(f"assault {HERE}", "join ge-1").refused(f"support berlin-hq {HERE}", "3.5.4b")


@rule("3.5.2a", "8.6/E", "4.1.4a")
def test_without_their_staff_vehicles_do_not_open_fire_but_join_a_bombardment() -> None:
    units = f"ge-at 2526, ge-gun 2530, su-tank {HERE}"
    table = german(units).do(f"target {HERE}", "join ge-gun").can("join ge-at").do("cancel", "done")
    table.refused(f"aim {HERE}")


@rule("11.3b", "8.8b", "8.2.3a")
def test_a_disrupted_unit_spots_for_nobody() -> None:
    table = soviet(f"su-1 2526 red, su-hq 2530, ge-1 {HERE}, su-tank 2426")
    table.refused(f"target {HERE}", "11.3b")
    soviet(f"su-1 2526, su-hq 2530, ge-1 {HERE}").can(f"target {HERE}")


@rule("3.5.2d", "11.3a", "8.8b")
def test_a_disrupted_army_staff_neither_strikes_nor_supports_but_commands() -> None:
    units = f"su-1 su-gun 2526, su-hq 2530 red, ge-tank {HERE}"
    table = soviet(units).refused(f"target {HERE}", "3.5.2d").do("done").can(f"aim {HERE}")
    go_to_assaults(table).do(f"assault {HERE}", "join su-1").refused(f"support su-hq {HERE}", "3.5.2d")


@rule("8.3.4", "3.5.2b", "11.3a")
def test_a_staff_that_struck_still_supports_an_assault() -> None:
    units = f"su-1 2526, su-hq 2530, ge-1 ge-2 {HERE}"
    table = bombard(soviet(units), HERE, "su-hq", dice=(1, 1))
    go_to_assaults(table).do(f"assault {HERE}", "join su-1").can(f"support su-hq {HERE}")


# ---- strengths


@rule("8.8c", "8.4.2/step-3b", "8.1.5b")
def test_halves_of_bridges_and_of_the_disrupted_are_kept_until_the_sum() -> None:
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    units = f"su-tank su-mech 2526, su-2 2524, ge-at ge-mot {HERE} red, ge-vs {HERE} red"
    found = reckoned(announced(units, "su-tank su-mech su-2", sides=sides))
    assert found.attack == 2.5 + 2 + 10 - 0.5  # 14 and a half, rounded down
    assert found.defence == 1  # half of 1, of 1 and of 1: one and a half


@rule("8.8c", "8.2c", "8.2.4/step-4")
def test_a_disrupted_gun_protects_itself_with_half_of_its_manoeuvre_pf() -> None:
    table = bombard(soviet(f"su-1 2526, su-hq 2530, ge-at {HERE} red"), HERE, "su-hq", dice=(1, 1))
    assert told(table, "defence", "pf") == (0, 0)


@rule("8.5.1", "8.8a", "2.2.7")
def test_who_is_disrupted_shows_no_morale() -> None:
    table = announced(f"su-1 2526, ge-ss {HERE} red n", "su-1")
    assert shifts(table)["8.5.1"] == 1


@rule("8.5.3", "3.4.1b", "8.5.1")
def test_one_defender_in_combat_mode_covers_the_flank_of_the_others() -> None:
    units = f"su-1 2526, ge-1 {HERE} n"
    assert "8.5.3" in shifts(announced(units, "su-1"))
    assert "8.5.3" not in shifts(announced(f"{units}, ge-vs {HERE}", "su-1"))


@rule("8.5.2a", "8.5.2b", "8.5.4")
def test_engineers_stop_armour_even_disrupted_and_a_bridge_too() -> None:
    units = f"su-tank 2526, ge-eng {HERE}"
    assert "8.5.2a" not in shifts(announced(units, "su-tank"))
    sides = f"2526 {HERE} canal, 2526 {HERE} bridge"
    assert "8.5.2a" not in shifts(announced(f"su-tank 2526, ge-1 {HERE}", "su-tank", sides=sides))
    mixed = announced(f"su-tank 2526, su-tank2 2524, ge-1 {HERE}", "su-tank su-tank2", sides=sides)
    assert "8.5.2a" in shifts(mixed)


@rule("8.5.4", "3.2.6", "3.2.3b")
def test_the_disrupted_do_not_encircle_and_water_does_not_save() -> None:
    ring = f"su-1 2526, su-2 2424, su-3 2727, su-4 2624, ge-1 {HERE}"
    assert "8.5.4" in shifts(announced(ring, "su-1"))
    broken = ring.replace("su-2 2424", "su-2 2424 red")
    assert "8.5.4" not in shifts(announced(broken, "su-1"))
    river = f"{HERE} 2425 river, {HERE} 2524 river"
    assert "8.5.4" in shifts(announced(ring, "su-1", sides=river))


@rule("17.5", "8.5.2a", "8.5")
def test_three_armies_get_in_each_others_way() -> None:
    units = f"su-1 2526, su-4 2524, su-tank 2625, ge-1 {HERE}"
    table = announced(units, "su-1 su-4 su-tank", options="coordination")
    assert shifts(table)["17.5"] == -2
    assert shifts(table)["8.5.2a"] == 1
