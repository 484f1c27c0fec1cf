"""12/assault: the morale of both sides, and every modifier."""

import pytest

from tests.borodino_41.rules.combat.assaults import lines, melee, named, sums, thrown, until
from tests.rules import rule

ATTACK, DEFENCE = "attack", "defence"


@rule("12/intro/basis", "12/assault/base-morale-same")
def test_one_formation_brings_its_highest_morale_whatever_its_strength() -> None:
    table = melee("ge-1 0505 marked-s, su-1 su-gun 0506", strengths="ge-1 6, su-1 6")
    assert lines(table, ATTACK)["base-same"] == 7
    assert lines(table, DEFENCE)["base-same"] == 7  # 6 and 7 of one division
    weak = melee("ge-1 0505 marked-s, su-1 0506", strengths="ge-1 6, su-1 6")
    assert sums(weak) == (7, 6)


@rule("12/assault/base-morale-mixed")
def test_several_formations_bring_their_average_rounded_down() -> None:
    table = melee("ge-1 0505 marked-s, su-1 su-other 0506")
    assert lines(table, DEFENCE)["base-mixed"] == 5  # 6 and 5
    ours = melee("ge-1 ge-mot1 0505 marked-s, su-1 0506")
    assert lines(ours, ATTACK)["base-mixed"] == 7  # 7 and 8


@rule("12/assault/base-morale-armour")
def test_armour_counts_in_the_average_only_where_it_raises_it() -> None:
    low = melee("ge-1 0505 marked-s, su-other su-t26 0506")  # 5 and tanks of 6
    assert lines(low, DEFENCE)["base-mixed"] == 5
    high = melee("ge-1 0505 marked-s, su-other su-t34 0506")  # 5 and tanks of 7
    assert lines(high, DEFENCE)["base-mixed"] == 6
    spared = melee("ge-mot1 ge-tank 0505 marked-s, su-1 0506")  # 8 and tanks of 7
    assert lines(spared, ATTACK)["base-mixed"] == 8


@rule("12/assault/base-morale-weapons")
def test_guns_never_lower_the_morale_of_a_stack_that_defends() -> None:
    table = melee("ge-1 0505 marked-s, su-gun su-at 0506")  # 7 and 6
    assert lines(table, DEFENCE)["base-mixed"] == 7
    raised = melee("ge-1 0505 marked-s, su-other su-gun 0506")  # 5 and 7
    assert lines(raised, DEFENCE)["base-mixed"] == 6


@rule("12/assault/modifiers", "12/state/suppressed", "12/state/disrupted")
def test_shaken_units_count_with_what_is_left_of_their_morale_and_no_more() -> None:
    one = melee("ge-1 0505 marked-s, su-1 0506 suppressed, su-2 0506")
    assert lines(one, DEFENCE) == {"base-same": 6, "size": 2}
    both = melee("ge-1 0505 marked-s, su-1 0506 suppressed, su-2 0506 disrupted")
    assert lines(both, DEFENCE) == {"base-same": 6, "shaken": -1, "size": 2}
    three = melee(
        "ge-1 0505 marked-s, su-1 0506 suppressed, su-4 0506, su-other 0506", strengths="su-1 1, su-4 1"
    )
    assert (
        lines(three, DEFENCE)["base-mixed"] + lines(three, DEFENCE).get("shaken", 0) == 5
    )  # (5 + 6 + 5) / 3


@rule("12/assault/modifiers")
def test_every_category_is_in_the_log_though_it_may_be_nothing() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 0506", 5, 1)
    events = table.events("assault.morale")
    for name in ("size", "thickness", "armour", "terrain", "special", "command", "state", "surprise"):
        assert [event.args[name] for event in events] == [0, 0]


@rule("7/formation/column-morale")
def test_columns_have_two_less() -> None:
    table = melee("ge-1 0505 marked-s, su-1 0506 column", roads="0506 0606 secondary-road")
    assert lines(table, DEFENCE) == {"base-same": 6, "column": -2}


@rule("12/assault/modifiers", "12/losses/roster")
@pytest.mark.parametrize(
    ("ours", "theirs", "bonus"), [(5, 4, 0), (6, 4, 1), (5, 3, 1), (6, 3, 2), (6, 2, 3), (4, 6, 0)]
)
def test_the_larger_side_gains_by_its_size(ours: int, theirs: int, bonus: int) -> None:
    table = melee("ge-1 0505 marked-s, su-1 0506", strengths=f"ge-1 {ours}, su-1 {theirs}")
    assert lines(table, ATTACK).get("size", 0) == bonus
    assert lines(table, DEFENCE).get("size", 0) == (1 if (ours, theirs) == (4, 6) else 0)


@rule("12/art-limits/assaulted-size")
def test_assaulted_guns_count_half() -> None:
    table = melee("ge-1 0505 marked-s, su-gun 0506", strengths="ge-1 2")
    assert lines(table, ATTACK)["size"] == 2  # 2 against 1
    infantry = melee("ge-1 0505 marked-s, su-1 0506", strengths="ge-1 2, su-1 2")
    assert "size" not in lines(infantry, ATTACK)


@rule("8/stack/overstack-fire")
def test_more_than_twelve_points_in_a_hex_count_twelve() -> None:
    table = melee("ge-1 0505 marked-s, su-1 su-2 su-3 0506", strengths="ge-1 6")
    assert lines(table, DEFENCE)["size"] == 2  # 12 against 6, not 18
    two = melee("ge-1 ge-2 ge-3 0505 marked-s, su-1 0506", strengths="su-1 6")
    assert lines(two, ATTACK)["size"] == 2


@rule("12/assault/lone-armour", "12/at/assault-armour-bonus")
def test_armour_helps_unless_it_is_alone_in_woods_or_houses_against_infantry() -> None:
    open_ground = melee("ge-stg 0505 marked-s, su-1 0506")
    assert {"armour", "thickness"} <= set(lines(open_ground, ATTACK))
    for terrain in ("woods", "village", "town"):
        alone = melee("ge-stg 0505 marked-s, ge-1 0605 marked-sw, su-1 0506", terrain=f"0506 {terrain}")
        assert not {"armour", "thickness"} & set(lines(alone, ATTACK))
        with_foot = melee("ge-stg ge-1 0505 marked-s, su-1 0506", terrain=f"0506 {terrain}")
        assert {"armour", "thickness"} <= set(lines(with_foot, ATTACK))
    against_guns = melee("ge-stg 0505 marked-s, su-gun 0506", terrain="0506 village")
    assert "armour" in lines(against_guns, ATTACK)
    defending = melee("ge-1 0505 marked-s, su-t34 0506", terrain="0506 woods")
    assert "armour" not in lines(defending, DEFENCE)


@rule("12/at/assault-armour-bonus", "12/at/no-sum", "12/at/white-circle")
def test_only_the_thicker_armour_of_both_sides_counts_and_only_the_best_of_a_side() -> None:
    table = melee("ge-stg ge-1 0505 marked-s, su-kv su-t34 0506")
    assert lines(table, DEFENCE)["thickness"] == 2
    assert "thickness" not in lines(table, ATTACK)
    equal = melee("ge-stg ge-1 0505 marked-s, su-t34 0506")
    assert "thickness" not in lines(equal, ATTACK)
    assert "thickness" not in lines(equal, DEFENCE)
    thin = melee("ge-1 0505 marked-s, su-t26 0506")
    assert "thickness" not in lines(thin, DEFENCE)
    assert lines(thin, DEFENCE)["armour"] == 1


@rule("18/t28/assault", "18/t28/armour")
def test_the_static_tanks_are_armour_in_an_assault_but_not_thick() -> None:
    table = melee("ge-1 0505 marked-s, su-t28 0506 faces-n")
    assert lines(table, DEFENCE) == {"base-same": 7, "armour": 1}
    alone = melee("ge-1 0505 marked-s, su-t28 0506 faces-n", terrain="0506 woods")
    assert "armour" not in lines(alone, DEFENCE)


@rule("18/flame/bonus")
def test_flamethrowers_bring_two_once() -> None:
    one = melee("ge-1 0505 marked-s, su-1 su-flame 0506")
    two = melee("ge-1 0505 marked-s, su-1 su-flame su-flame2 0506")
    assert lines(one, DEFENCE)["flamethrowers"] == lines(two, DEFENCE)["flamethrowers"] == 2
    attack = melee("su-flame 0505 marked-s, ge-1 0506", at="soviet-combat")
    assert lines(attack, ATTACK)["flamethrowers"] == 2


@rule("12/assault/modifiers")
def test_engineers_help_against_works_houses_and_water_alone() -> None:
    assert "engineers" not in lines(melee("ge-eng 0505 marked-s, su-1 0506"), ATTACK)
    for facts in (
        {"terrain": "0506 village"},
        {"works": "0506 trench soviet"},
        {"forts": "0506 n ne nw"},
        {"sides": "0505 0506 stream"},
    ):
        table = melee("ge-eng 0505 marked-s, su-1 0506", **facts)
        assert lines(table, ATTACK)["engineers"] == 1


@rule("9/effects/assault-morale", "9/effects/table-cat-3")
@pytest.mark.parametrize("terrain", ["woods", "village", "town"])
def test_woods_and_houses_help_the_defender(terrain: str) -> None:
    table = melee("ge-1 0505 marked-s, su-1 0506", terrain=f"0506 {terrain}")
    assert lines(table, DEFENCE)[terrain] == 1
    column = melee(
        "ge-1 0505 marked-s, su-1 0506 column", terrain=f"0506 {terrain}", roads="0506 0606 secondary-road"
    )
    assert terrain not in lines(column, DEFENCE)


@rule("9/terrain/hill", "9/effects/assault-morale")
def test_a_hill_helps_if_all_attackers_are_off_it_and_adds_to_woods() -> None:
    table = melee("ge-1 0505 marked-s, su-1 0506", hills="0506", terrain="0506 woods")
    assert lines(table, DEFENCE)["hill"] == lines(table, DEFENCE)["woods"] == 1
    same = melee("ge-1 0505 marked-s, ge-2 0605 marked-sw, su-1 0506", hills="0506 0605")
    assert "hill" not in lines(same, DEFENCE)


@rule("9/fort/assault", "9/effects/fort-morale", "2/errata/fort-flank-morale")
def test_a_fortification_helps_against_its_front_alone() -> None:
    front = melee(
        "ge-1 0505 marked-s, ge-2 0605 marked-sw, su-1 0506", forts="0506 n ne nw", terrain="0506 woods"
    )
    assert lines(front, DEFENCE)["fortification-front"] == 1
    assert "woods" not in lines(front, DEFENCE)
    flank = melee("ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506", forts="0506 n ne nw")
    assert lines(flank, DEFENCE)["fortification-flank"] == -2
    outside = melee("ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506 out", forts="0506 n ne nw")
    assert "fortification-flank" not in lines(outside, DEFENCE)


@rule("15/works/trench-effects")
def test_a_trench_helps_and_adds() -> None:
    table = melee("ge-1 0505 marked-s, su-1 0506", works="0506 trench soviet", terrain="0506 woods")
    assert lines(table, DEFENCE)["trench"] == lines(table, DEFENCE)["woods"] == 1
    tanks = melee("ge-1 0505 marked-s, su-t34 0506", works="0506 trench soviet")
    assert "trench" not in lines(tanks, DEFENCE)


@rule("9/effects/barrier-morale")
def test_water_and_embankments_help_if_all_attackers_cross_them() -> None:
    stream = melee("ge-1 0505 marked-s, su-1 0506", sides="0505 0506 stream")
    assert lines(stream, DEFENCE)["stream"] == 1
    river = melee("ge-1 0505 marked-s, su-1 0506", sides="0505 0506 river")
    assert lines(river, DEFENCE)["river"] == 2
    part = melee("ge-1 0505 marked-s, ge-2 0605 marked-sw, su-1 0506", sides="0505 0506 stream")
    assert "stream" not in lines(part, DEFENCE)
    bank = "0406 0506 0606 highway, 0406 0506 0606 embankment"
    asked = until(named("ge-1 0505 marked-s, su-1 0506", roads=bank), "fire.ask-bank")
    before = until(asked.copy().do("bank NE"), "assault.roll")
    behind = until(asked.do("bank S"), "assault.roll")
    assert "embankment" not in lines(before, DEFENCE)
    assert lines(behind, DEFENCE)["embankment"] == 1
    around = melee("ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506", roads=bank)
    assert "embankment" not in lines(around, DEFENCE)


@rule("17/penalties/assault", "17/command/when")
def test_out_of_command_a_side_fights_with_its_lowest_morale_tanks_and_guns_too() -> None:
    units = "ge-1 0505 marked-s, su-gun su-1 0506"
    assert lines(melee(units), DEFENCE)["base-same"] == 7
    far = melee(units, staffs=", ge-hq 0203, su-hq 1506")
    assert lines(far, DEFENCE) == {"base-same": 7, "command": -1}
    lost = melee("ge-1 0505 marked-s, su-gun su-1 0506", staffs=", ge-hq 0203, su-hq 0907 disrupted")
    assert lines(lost, DEFENCE)["command"] == -1


@rule("17/hq/morale")
def test_an_hq_in_the_hex_lends_its_morale_and_adds_neither_strength_nor_its_own() -> None:
    table = melee("ge-1 0505 marked-s, su-other su-hq2 0506", strengths="su-other 4, ge-1 6")
    assert lines(table, DEFENCE) == {"base-same": 7}  # 7 of the HQ instead of 5
    assert lines(table, ATTACK)["size"] == 1  # 6 against 4
    alone = melee("ge-1 0505 marked-s, su-hq2 0506", strengths="ge-1 2")
    assert lines(alone, DEFENCE) == {"base-same": 7}
    assert lines(alone, ATTACK)["size"] == 2
