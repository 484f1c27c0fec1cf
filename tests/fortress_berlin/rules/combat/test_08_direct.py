"""8.3 Direct fire: who may fire at what, range, sight, facing, command, and the pick of the target."""

import pytest

from grognard.games.fortress_berlin.position import DIRECT
from grognard.kernel.answers import Reason
from tests.fortress_berlin.fires import aim, bombard, german, shoot, soviet, told
from tests.rules import rule

STAFF = ", berlin-hq 2020, ge-hq 2522"
"""A division in command."""


@rule("8.3a", "2.2.4b", "2.2.4c")
def test_armour_antitank_and_flak_fire_directly_and_nobody_else() -> None:
    units = "ge-tank ge-at ge-flak 2525, ge-1 ge-gun 2425, ge-mech ge-stug ge-recon 2625, su-tank 2526"
    table = german(units + STAFF).do("done", "aim 2526")
    table.offers("join", "ge-tank", "ge-stug", "ge-recon", "ge-at", "ge-flak")
    for name in ("ge-1", "ge-gun", "ge-mech"):
        table.refused(f"join {name}", "8.3a")
    table.refused("join su-tank", "8.3a")


@rule("8.3b")
@pytest.mark.parametrize(
    ("target", "legal"),
    [
        ("su-tank", True),
        ("su-mech", True),
        ("su-gun", True),
        ("su-1", False),
        ("su-mot", False),
        ("su-hq", False),
    ],
)
def test_only_vehicles_can_be_fired_at(target: str, legal: bool) -> None:
    table = german(f"ge-at 2525, {target} 2526" + STAFF).do("done")
    if legal:
        table.can("aim 2526")
    else:
        table.refused("aim 2526", "8.3b")


@rule("8.3b")
@pytest.mark.parametrize("target", ["ge-recon", "ge-stug", "ge-at", "ge-flak", "ge-gun"])
def test_recon_counts_as_armour_and_guns_are_no_vehicles(target: str) -> None:
    table = soviet(f"su-tank 2525, 2-guards-tank-army-hq 2520, {target} 2526").do("done")
    assert table.options("aim") == (["2526"] if target in ("ge-recon", "ge-stug") else [])


@rule("3.5.2a")
def test_of_guns_that_cannot_fire_who_lacks_command_alone_is_told() -> None:
    table = german("ge-stug 2525, ge-tank 2527 s, su-tank 2526").do("done")
    reason = table.game.explain(table.g, "german", table.game.parse("aim 2526"))
    assert reason is not None
    assert (reason.rule, reason.args["unit"]) == ("3.5.2a", table.unit("ge-stug"))


@pytest.mark.parametrize(("firers", "warned"), [("su-tank", False), ("su-tank su-tank2", True)])
def test_only_a_fair_chance_of_a_hit_is_worth_a_warning(firers: str, warned: bool) -> None:
    """One alone could fire as well."""
    table = soviet(f"{firers} 2525, 2-guards-tank-army-hq 2520, ge-tank 2526").do("done").can("aim 2526")
    lost = table.game.given_up(table.g, "soviet", ("done",))
    assert lost == (Reason("4.1.4c", "lost.fires", {"count": 1}) if warned else None)


def test_nothing_is_said_of_vehicles_that_lie_covered() -> None:
    units = "su-tank su-tank2 su-tank3 2525, 2-guards-tank-army-hq 2520, ge-tank ge-1 2526"
    table = soviet(units).do("done")
    table.g.hide((table.unit("ge-tank"),))
    assert table.game.given_up(table.g, "soviet", ("done",)) is None


@rule("8.3b", "8.3.3a")
def test_of_a_stack_only_the_vehicles_are_picked_and_the_only_one_without_asking() -> None:
    units = "ge-at 2525, su-tank su-mech su-1 2526"
    table = aim(german(units + STAFF), "2526", "ge-at").do("fire").asks("fire.ask-at", "german")
    table.offers("at", "su-tank", "su-mech").refused("at su-1", "8.3b")
    table = shoot(german("ge-at 2525, su-tank su-1 2526" + STAFF), "2526", "ge-at")
    table.logs("fire.opens-direct", "8.3.6", unit=table.unit("su-tank"))


@rule("8.3.3a", "8.3.3b", "3.1.5")
def test_a_stack_that_was_fired_at_and_is_covered_again_may_be_fired_at_by_the_next() -> None:
    table = german("ge-at ge-at2 2525, su-tank 2526, su-1 2526" + STAFF)
    shoot(table, "2526", "ge-at", dice=(1, 1)).asks("fire.ask-aim").finds("su-tank 2526")
    assert not table.sees("german", "su-tank")
    table.can("aim 2526").do("aim 2526").offers("join", "ge-at2")


@rule("8.3.3a", "3.6a")
def test_a_hex_without_a_vehicle_is_shown_and_nobody_has_fired() -> None:
    table = aim(german("ge-at ge-at2 2525, su-2 su-1 2526" + STAFF), "2526", "ge-at").do("fire")
    table.logs("fire.no-target", "8.3.3a", cell=table.cell("2526")).unmarked("ge-at fought")
    table.refused("aim 2526", "8.3b")
    assert table.g.directed[table.unit("berlin-hq")] == 0


@rule("8.3.3a")
def test_who_has_been_shown_a_target_must_fire() -> None:
    table = aim(german("ge-at 2525, su-mech su-tank 2526" + STAFF), "2526", "ge-at").do("fire")
    table.offers_only("at su-tank", "at su-mech")


@rule("8.3.1", "2.2.3b")
def test_direct_fire_reaches_two_hexes_and_flak_in_a_tower_four() -> None:
    german("ge-flak 2525, su-tank 2526" + STAFF).do("done").can("aim 2526")
    german("ge-flak 2525, su-tank 2527" + STAFF).do("done").can("aim 2527")
    german("ge-flak 2525, su-tank 2528" + STAFF).do("done").refused("aim 2528", "8.3.1")
    units = "ge-flak ge-at 2525, su-tank 2529, su-tank2 2530" + STAFF
    table = german(units, works="2525 flak-tower").do("done").refused("aim 2530", "8.3.1")
    table.do("aim 2529").offers("join", "ge-flak").refused("join ge-at", "8.3.1")


@rule("8.3.1", "10.2")
def test_a_tower_that_was_taken_has_the_range_no_more() -> None:
    units = "ge-flak 2525, su-tank 2529" + STAFF
    german(units, works="2525 flak-tower", empty="2525").do("done").can("aim 2529")
    german(units, works="2525 flak-tower", taken="2525").do("done").refused("aim 2529", "8.3.1")
    german(units, works="2525 strongpoint").do("done").refused("aim 2529", "8.3.1")


@rule("8.3.2a")
def test_houses_between_block_the_line_but_those_at_its_ends_don_t() -> None:
    units = "ge-at 2525, ge-at2 2628, su-tank 2527" + STAFF
    for ground in ("built-up", "major"):
        table = german(units, terrain=f"2526 {ground}").do("done", "aim 2527")
        table.offers("join", "ge-at2").refused("join ge-at", "8.3.2a")
    german(units, terrain="2525 built-up, 2527 major").do("done", "aim 2527").offers(
        "join", "ge-at", "ge-at2"
    )
    german(units, terrain="2526 park").do("done", "aim 2527").can("join ge-at")


@rule("8.3.2b")
def test_along_a_side_one_open_hex_is_enough() -> None:
    units = "ge-at 2525, su-tank 2725" + STAFF  # the line runs between 2625 and 2626
    german(units, terrain="2625 built-up, 2626 park").do("done").can("aim 2725")
    german(units, terrain="2625 park, 2626 built-up").do("done").can("aim 2725")
    german(units, terrain="2625 built-up, 2626 major").do("done").refused("aim 2725", "8.3.2a")


@rule("8.3.2b")
def test_fortifications_and_units_never_block() -> None:
    units = "ge-at 2525, ge-1 2526, su-tank 2527" + STAFF
    german(units, works="2526 strongpoint").do("done").can("aim 2527")
    german(units, works="2526 bunker").do("done").can("aim 2527")


@rule("8.1.6", "3.4.1b")
@pytest.mark.parametrize(
    ("facing", "target", "legal"),
    [
        ("n", "2524", True),
        ("n", "2526", False),
        ("s", "2526", True),
        ("s", "2527", True),
        ("n", "2527", False),
        ("ne", "2626", True),
        ("nw", "2626", False),
        ("n", "2725", True),  # through the corner between front and flank
        ("n", "2726", False),
        ("sw", "2725", False),
    ],
)
def test_in_manoeuvre_mode_the_target_lies_before_the_firer(facing: str, target: str, legal: bool) -> None:
    table = german(f"ge-tank 2525 {facing}, su-tank {target}" + STAFF).do("done")
    if legal:
        table.can(f"aim {target}")
    else:
        table.refused(f"aim {target}", "8.1.6")
    assert german(f"ge-tank 2525, su-tank {target}" + STAFF).do("done").options("aim")


@rule("3.5.2a", "8.3.3a", "3.5.1")
def test_direct_fire_of_one_s_own_needs_command() -> None:
    german("ge-at 2525, su-tank 2526").do("done").refused("aim 2526", "3.5.2a")
    german("ge-at 2525, berlin-hq 2020, ge-hq 2520, su-tank 2526").do("done").can("aim 2526")
    soviet("su-tank 2525, ge-tank 2526").do("done").refused("aim 2526", "3.5.2a")
    soviet("su-tank 2525, su-hq 2520, ge-tank 2526").do("done").can("aim 2526")  # any army
    soviet("su-tank 2525, su-hq 2514, ge-tank 2526").do("done").refused("aim 2526", "3.5.2a")
    soviet("su-tank 2525, su-hq 2520 red, ge-tank 2526").do("done").can("aim 2526")  # 3.5.2d


@rule("3.5.2a", "3.5.3a", "3.5/hq-out")
def test_a_division_out_of_command_commands_nobody() -> None:
    units = "ge-stug ge-tank 2525, ge-hq2 2524, su-tank 2526"  # 18th Panzergrenadier, under LVI
    german(units).do("done").refused("aim 2526", "3.5.2a")
    german(units + ", ge-corps 2520").do("done").can("aim 2526")


@rule("3.5.4b")
def test_a_higher_headquarters_commands_one_unit_directly_in_a_player_turn() -> None:
    table = german("ge-at ge-at2 2525, berlin-hq 2020, su-tank 2526").do("done", "aim 2526", "join ge-at")
    table.refused("join ge-at2", "3.5.2a").dice(1, 1).do("fire")
    assert table.g.directed[table.unit("berlin-hq")] == 1 + table.unit("ge-at")
    table.refused("aim 2526", "3.5.2a")


@rule("3.5.4b")
def test_two_higher_headquarters_are_shared_out_as_their_radius_allows() -> None:
    units = "ge-at 2525, ge-at2 2527, berlin-hq 5015, ge-corps 2515, su-tank 2526"  # LVI reaches ge-at alone
    table = german(units).do("done", "aim 2526", "join ge-at", "join ge-at2").dice(1, 1).do("fire")
    directed = [table.g.directed[table.unit(name)] for name in ("ge-corps", "berlin-hq")]
    assert directed == [1 + table.unit("ge-at"), 1 + table.unit("ge-at2")]


@rule("8.3.3b", "8.1.3b")
def test_several_fire_at_one_target_together() -> None:
    table = shoot(german("ge-at ge-at2 2525, su-tank 2526" + STAFF), "2526", "ge-at", "ge-at2")
    assert told(table, "kind", "attack", "defence", "differential", "pf") == (DIRECT, 12, 5, 7, 5)
    assert told(table, "column", "modifier") == ("D", 0)  # fourth column, PF 5


@rule("8.3.3a", "8.3.3b")
def test_a_unit_fires_once_but_a_target_may_be_fired_at_again() -> None:
    table = shoot(
        german("ge-at ge-at2 2525, su-tank 2526, su-tank2 2425" + STAFF), "2526", "ge-at", dice=(1, 1)
    )
    table.do("aim 2526").offers("join", "ge-at2").refused("join ge-at", "8.3.3a")
    table.dice(1, 1).do("join ge-at2", "fire").refused("aim 2526", "8.3.3a").refused("aim 2425", "8.3.3a")


@rule("8.3.4")
def test_who_fired_directly_neither_assaults_nor_who_bombarded_fires() -> None:
    units = "su-tank su-tank2 2525, su-1 2527, su-hq 2520, ge-mech 2526"
    table = bombard(soviet(units), "2526", "su-hq", "su-tank", dice=(1, 1))
    table.do("done", "aim 2526").offers("join", "su-tank2").refused("join su-tank", "8.3.4")
    table.dice(1, 1).do("join su-tank2", "fire", "done")
    assert [line for line in table.options() if "su-tank" in line] == []
    table.marked("su-tank fought, su-tank2 fought").unmarked("su-1 fought")


@rule("8.2b", "8.3.3b", "8.6/number")
def test_a_hex_that_was_bombarded_may_be_fired_at_too() -> None:
    units = "su-tank 2525, su-1 2527, su-hq 2520, ge-mech 2526"
    bombard(soviet(units), "2526", "su-hq", dice=(1, 1)).do("done").can("aim 2526")


@rule("8.3.6", "8.1.4")
def test_only_the_pf_of_the_target_counts_with_the_ground_of_its_hex() -> None:
    units = "ge-at ge-at2 2525, su-tank su-mech 2526" + STAFF
    table = shoot(german(units, terrain="2526 major"), "2526", "ge-at", "ge-at2", at="su-mech")
    assert told(table, "defence", "differential", "pf", "modifier") == (4 + 2, 6, 4 + 2, -2)


@rule("8.3.6")
def test_the_side_by_which_the_line_comes_in_counts_if_it_is_a_bridge() -> None:
    canal = "2525 2526 canal, 2525 2526 bridge"
    units = "ge-at 2525, ge-tank 2527, su-tank 2526" + STAFF
    assert told(shoot(german(units, sides=canal), "2526", "ge-at"), "modifier") == (-2,)
    assert told(shoot(german(units, sides=canal), "2526", "ge-tank"), "modifier") == (0,)
    assert told(shoot(german(units, sides=canal), "2526", "ge-tank", "ge-at"), "modifier") == (-2,)
    assert told(shoot(german(units, sides="2525 2526 canal"), "2526", "ge-at"), "modifier") == (0,)
    far = "ge-at 2524, su-tank 2526" + STAFF
    assert told(shoot(german(far, sides=canal), "2526", "ge-at"), "modifier") == (-2,)
    corner = "2725 2625 canal, 2725 2625 bridge"  # from 2525 to 2725 between 2625 and 2626
    table = shoot(german("ge-at 2525, su-tank 2725" + STAFF, sides=corner), "2725", "ge-at")
    assert told(table, "modifier") == (-2,)


@rule("8.3.6", "10.1.1b")
def test_a_barrier_on_that_side_gives_nothing() -> None:
    units = "su-tank 2525, su-hq 2520, ge-tank 2526"
    table = shoot(soviet(units, sides="2525 2526 barrier", perimeter="2526 yes"), "2526", "su-tank")
    assert told(table, "modifier") == (0,)


@rule("8.3.6", "8.6/R", "8.6/number", "8.6/E")
@pytest.mark.parametrize(("dice", "result"), [((3, 3), "R"), ((2, 6), "D"), ((6, 6), "1")])
def test_results_touch_the_target_alone(dice: tuple[int, int], result: str) -> None:
    units = "ge-at ge-at2 2525, su-1 su-tank 2526" + STAFF
    table = shoot(german(units), "2526", "ge-at", "ge-at2", dice=dice).logs("fire.result", result=result)
    table.unmarked("su-1 disrupted").finds("su-1 2526")
    if result == "R":
        table.decides("soviet")
    elif result == "D":
        table.marked("su-tank white")
    else:
        table.finds("su-tank eliminated")


@rule("8.6/EX", "8.3.6")
def test_an_exchange_costs_a_firer() -> None:
    units = "ge-at ge-at2 2525, su-tank 2526" + STAFF
    table = shoot(german(units), "2526", "ge-at", "ge-at2", dice=(4, 5)).logs("fire.result", result="EX")
    table.finds("su-tank eliminated").decides("german").do("lose ge-at").finds(
        "ge-at eliminated, ge-at2 2525"
    )


@rule("8.9/note")
def test_a_hex_emptied_by_direct_fire_is_not_entered() -> None:
    units = "su-tank su-tank2 2525, su-hq 2520, ge-stug 2526"
    table = shoot(soviet(units), "2526", "su-tank", "su-tank2", dice=(6, 6))
    table.finds("ge-stug eliminated, su-tank 2525, su-tank2 2525")
    assert not [line for line in table.options() if line.startswith("advance")]


@rule("11.2.2")
def test_fire_of_the_ss_or_at_them_frees_the_hitler_youth() -> None:
    for target, free in (("ge-1", False), ("ge-ss", True)):
        table = soviet(f"su-1 2525, su-hq 2520, {target} 2526")
        bombard(table, "2526", "su-hq", dice=(1, 1)).has(hj_free=free)
    for gun, free in (("18-pg-artillery", False), ("nordland-artillery", True)):
        bombard(german(f"{gun} 2525, su-1 2530"), "2530", gun, dice=(1, 1)).has(hj_free=free)
