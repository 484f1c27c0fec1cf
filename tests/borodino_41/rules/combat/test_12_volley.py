"""12 Volleys: dice, results, morale tests and losses."""

from itertools import product

import pytest

from grognard.games.borodino_41.rules.combat import losses, morale
from grognard.games.borodino_41.rules.command import in_command
from tests.borodino_41.shooting import german, resolve, shifts, shot, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


def at_ten(die: int, test: int, marks: str = "", target: str = "su-1") -> Table:
    """A fire in column 12 at a unit of morale 6: 1 to 3 nothing, 4 to 6 a test, 7 and 8 a point, then two."""
    table = german(f"ge-1 ge-2 0505, {target} 0506{marks}")
    return resolve(table, "ge-1 ge-2", target, die, test)


@rule("12/fire/dice", "12/morale/colours")
def test_the_firers_die_reads_the_table_and_that_of_the_target_tests_morale() -> None:
    at_ten(7, 4).logs("fire.result", dice=(7, 4), column=12, result="1").unmarked("su-1 suppressed disrupted")
    table = resolve(soviet("su-1 su-2 0506, ge-1 0505"), "su-1 su-2", "ge-1", 8, 9)
    table.logs("fire.result", dice=(8, 9), result="1").finds("ge-1 0505 disrupted")


@rule("12/fire/each-unit", "12/fire/total")
def test_each_unit_in_the_hex_is_rolled_for_with_its_own_modifiers() -> None:
    table = german("ge-1 ge-2 0505, su-1 su-4 su-flame 0506")
    resolve(table, "ge-1 ge-2", "su-1 su-4 su-flame", 1, 1, 10, 1, 1, 1)
    found = table.events("fire.result")
    assert [event.args["column"] for event in found] == [12, 9, 9]
    assert [table.strength(unit) for unit in ("su-1", "su-4", "su-flame")] == [6, 2, 1]


@rule("12/results/list")
@pytest.mark.parametrize(
    ("die", "left", "state"), [(3, 6, ""), (4, 6, "disrupted"), (7, 5, "disrupted"), (10, 4, "disrupted")]
)
def test_what_the_results_mean(die: int, left: int, state: str) -> None:
    table = at_ten(die, 9)
    assert table.strength("su-1") == left
    assert bool(table.g.state[table.unit("su-1")]) is bool(state)


@rule("12/morale/dice")
def test_without_effect_the_morale_die_is_ignored() -> None:
    at_ten(3, 10).unmarked("su-1 suppressed disrupted")


@rule("12/morale/pass", "12/morale/by-1", "12/morale/by-2", "12/morale/by-5")
@pytest.mark.parametrize(
    ("level", "die", "fate"),
    [
        (7, 6, "passed"),
        (7, 7, "wavered"),
        (7, 8, "suppressed"),
        (7, 9, "disrupted"),
        (7, 10, "disrupted"),
        (6, 10, "disrupted"),
        (5, 10, "eliminated"),
        (3, 8, "eliminated"),
    ],
)
def test_what_a_morale_die_means(level: int, die: int, fate: str) -> None:
    assert morale.outcome(die, level) == fate


@rule("12/morale/by-1", "12/morale/by-2", "12/morale/by-5", "12/losses/eliminated")
def test_what_becomes_of_who_fails() -> None:
    at_ten(4, 6).unmarked("su-1 suppressed disrupted")
    at_ten(4, 7).finds("su-1 0506 suppressed")
    at_ten(4, 8).finds("su-1 0506 disrupted")
    at_ten(5, 10, target="su-other").finds("su-other eliminated")


@rule("12/morale/second-suppression", "12/state/suppressed", "12/state/meaning")
def test_a_second_suppression_disrupts_and_a_third_changes_nothing() -> None:
    at_ten(4, 6, " suppressed").finds("su-1 0506 disrupted")  # morale 5, missed by one
    at_ten(4, 5, " suppressed").finds("su-1 0506 suppressed")
    at_ten(4, 5, " disrupted").finds("su-1 0506 disrupted")
    at_ten(4, 9, " disrupted").finds("su-1 eliminated")  # morale 4, missed by five


@rule("12/morale/equal", "12/assault/lost-marker")
def test_a_die_equal_to_morale_takes_the_marker_of_an_assaulter() -> None:
    table = german("ge-1 0505 marked-s, ge-2 0505, su-1 su-2 0506")
    resolve(table, "su-1 su-2", "ge-1 ge-2", 4, 7, 4, 7, purpose="defensive")
    table.unmarked("ge-1 marker suppressed").unmarked("ge-2 suppressed").logs(
        "fire.marker-lost", "12/morale/equal"
    )


@rule("12/morale/lose-marker", "12/assault/lost-marker")
@pytest.mark.parametrize(("die", "mark"), [(8, "suppressed"), (9, "disrupted")])
def test_who_is_shaken_loses_its_marker(die: int, mark: str) -> None:
    table = german("ge-1 0505 marked-s, su-1 su-2 0506")
    resolve(table, "su-1 su-2", "ge-1", 4, die, purpose="defensive").finds(f"ge-1 0505 {mark}")
    table.unmarked("ge-1 marker")


@rule("12/losses/roster", "12/shifts/small-target")
def test_losses_make_a_unit_small() -> None:
    table = german("ge-1 ge-2 0505, su-1 0506")
    assert shifts(shot(table, "ge-1", "su-1")) == {}
    resolve(table, "ge-1 ge-2", "su-1", 10, 1)
    assert table.strength("su-1") == 4
    assert shifts(shot(table, "ge-1", "su-1")) == {"small": -1}


@rule("12/losses/eliminated", "8/stack/strength-place")
def test_the_last_point_is_the_end_of_a_unit() -> None:
    table = german("ge-1 ge-2 0505, su-1 0506", strengths="su-1 1", works="0506 foxhole soviet")
    resolve(table, "ge-1 ge-2", "su-1", 10, 1).finds("su-1 eliminated").logs("fire.eliminated")
    assert table.strength("su-1") == 0
    assert not table.g.works[table.cell("0506")]  # 15/works/abandon


@rule("17/hq/morale")
def test_units_with_an_hq_have_its_morale() -> None:
    table = german("ge-1 ge-2 0505, su-1 su-hq 0506")
    resolve(table, "ge-1 ge-2", "su-1", 4, 8).unmarked("su-1 suppressed disrupted")
    resolve(german("ge-1 ge-2 0505, su-1 0506"), "ge-1 ge-2", "su-1", 4, 8).finds("su-1 0506 disrupted")


@rule("17/command/hq-destroyed", "12/morale/lose-marker")
def test_with_an_hq_its_units_are_shaken_at_once() -> None:
    table = german("ge-1 ge-2 0505, su-rhq 0506, su-1 0510, su-2 0511 suppressed, su-4 0512")
    resolve(table, "ge-1 ge-2", "su-rhq", 10, 1).finds("su-rhq eliminated")
    table.marked("su-1 suppressed, su-2 disrupted").unmarked("su-4 suppressed")
    assert in_command(table.g, table.unit("su-1")) is False


@rule("6/initiative/fresh-formations")
def test_who_fires_or_is_fired_on_has_taken_part_in_combat() -> None:
    table = resolve(german("ge-1 0505, su-1 0506, su-4 0507"), "ge-1", "su-1", 1, 1)
    world = table.g.world
    fought = {name for name, was in zip(world.formations, table.g.fought, strict=True) if was}
    assert fought == {"69", "17"}


@rule("8/stack/overstack-fire")
def test_all_units_of_a_crowded_hex_are_fired_on() -> None:
    table = german("ge-1 0505, su-1 su-2 su-3 0506")
    resolve(table, "ge-1", "su-1 su-2 su-3", 1, 1, 1, 1, 1, 1)
    assert len(table.events("fire.result")) == 3


@rule("12/losses/roster")
def test_points_are_lost_through_one_door() -> None:
    table = german("ge-1 0505, su-1 0506")
    losses.lose(table.g, table.unit("su-1"), 2, "12/results/list")
    losses.lose(table.g, table.unit("ge-1"), 0, "12/results/list")
    assert (table.strength("su-1"), table.strength("ge-1")) == (4, 6)
    losses.lose(table.g, table.unit("su-1"), 9, "12/results/list")
    table.finds("su-1 eliminated")


@rule("11/dummies/fired-on")
@pytest.mark.parametrize("model", ["su-1", "su-cav", "su-at", "su-flame"])
def test_a_dummy_under_fire_fares_like_the_unit_it_poses_as(model: str) -> None:
    """Until it would be turned up and taken off: then it is found out."""
    for die, test in product((1, 4, 8, 10), range(1, 11)):
        real = german(f"ge-1 ge-2 0505, {model} 0506", options="inverted-counters")
        bluff = german(f"ge-1 ge-2 0505, soviet-dummy-1 0506, {model} 1515", options="inverted-counters")
        g, dummy, unit = bluff.g, bluff.unit("soviet-dummy-1"), bluff.unit(model)
        g.pose[dummy], g.feint[dummy] = unit, g.strength[unit]
        for table, target in ((real, model), (bluff, "soviet-dummy-1")):
            resolve(table, "ge-1 ge-2", target, die, test)
            if table.where(target) == "0506":
                resolve(table, "ge-1 ge-2", target, die, 5)
        assert g.state[dummy] == real.g.state[unit]
        gone = bluff.where("soviet-dummy-1") == "dummies"
        assert gone or g.feint[dummy] == real.g.strength[unit]
        assert gone == (real.where(model) == "eliminated")
        assert g.strength[unit] == g.printed[unit].strength


@rule("12/fire/each-unit", "17/hq/morale")
def test_in_one_fire_the_fall_of_a_staff_does_not_lower_the_others_beside_it() -> None:
    table = soviet("su-1 su-2 0506, ge-hq ge-pontoon 0505")
    resolve(table, "su-1 su-2", "ge-hq ge-pontoon", 10, 1, 5, 8)
    table.finds("ge-hq eliminated, ge-pontoon 0505 suppressed")  # for the fall of its staff alone
    alone = soviet("su-1 su-2 0506, ge-pontoon 0505")
    resolve(alone, "su-1 su-2", "ge-pontoon", 5, 8).marked("ge-pontoon disrupted")  # 6 by itself
