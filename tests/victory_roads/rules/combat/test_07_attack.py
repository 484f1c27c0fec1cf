"""7.1 to 7.4 Who may attack whom, in what order, and the supply of the defender."""

import pytest

from grognard.games.victory_roads.rules.combat.attack import Battle, CombatPhase
from grognard.games.victory_roads.rules.combat.targets import contacts
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.combat import Battlefield


@rule("7.1.1")
def test_only_adjacent_enemies_are_attacked() -> None:
    table = Battlefield("su-1 1205, su-2 1305, ge-1 1105, ge-2 0905")
    table.offers("attack", "0311", "1105").refused("attack 0905", "7.1.1").refused("attack 1205", "7.1.1")
    table.do("attack 1105").offers("join", "su-1").refused("join su-2", "7.1.1")


@rule("7.1.2")
@pytest.mark.parametrize(("phase", "target", "unit"), [("soviet", "1105", "su-1"), ("axis", "1205", "ge-1")])
def test_the_side_in_phase_attacks(phase: str, target: str, unit: str) -> None:
    table = Battlefield("su-1 1205, ge-1 1105", f"{phase}-combat").decides(phase)
    table.can(f"attack {target}").refused("attack 1105" if target == "1205" else "attack 1205", "7.1.1")
    other = "ge-1" if unit == "su-1" else "su-1"
    table.do(f"attack {target}").offers("join", unit).refused(f"join {other}", "7.1.2")


@rule("7.1.3")
def test_nobody_must_attack() -> None:
    table = Battlefield("su-1 1205, ge-1 1105").can("attack 1105", "end").do("end")
    assert table.g.phase != "soviet-combat"


@rule("7.1.4")
def test_a_unit_need_not_attack_all_its_neighbours() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105, ge-2 1106", flown="1105, 1106")
    table.offers("attack", "0311", "1105", "1106").attack("1105", "su-1").can("fight")


@rule("7.1.5", "7.1.6", "7.3.2")
def test_all_units_of_a_stack_defend_and_nobody_declines() -> None:
    """An HQ of defence 1 and two divisions of 4: 9 in all; the Axis are not asked whether they fight."""
    table = Battlefield("su-1 su-2 su-3 1205, ge-1 ge-2 ge-hq1 1105").attack("1105", "su-1 su-2 su-3")
    assert (table.odds().defence, len(table.odds().defenders)) == (9, 3)
    table.dice(3, 4).do("fight")
    table.logs("combat.rolled", defence=9)


@rule("7.1.7")
def test_attacks_are_named_one_by_one_in_any_order() -> None:
    positions = "su-1 su-2 su-3 1205, ge-1 1105, ge-2 1106"
    for first, second in (("1105", "1106"), ("1106", "1105")):
        Battlefield(positions, flown="1105, 1106").fight(first, "su-1", 1, 2).over_with().can(
            f"attack {second}"
        )


@rule("7.1.8")
def test_a_hex_is_attacked_once_in_a_phase() -> None:
    table = Battlefield("su-1 1205, su-2 1204, ge-1 ge-2 ge-3 1105").fight("1105", "su-1", 1, 1).over_with()
    table.refused("attack 1105", "7.1.8")


@rule("7.1.9")
def test_a_unit_fights_once_in_a_phase() -> None:
    table = Battlefield("su-1 1104, su-2 1205, ge-1 1105, ge-2 1103, ge-3 1106", flown="1103, 1105, 1106")
    table.fight("1103", "su-1", 4, 5).over_with().do("attack 1105").offers("join", "su-2")
    table.refused("join su-1", "7.1.9")


@rule("7.1.8/exploitation")
def test_an_exploitation_phase_begins_anew() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 ge-2 1105")
    g = table.g
    g.struck, g.exploits[table.unit("su-t1")] = (table.cell("1105"),), 1
    g.fought[table.unit("su-t1")] = g.late[table.unit("ge-1")] = 1
    g.stack[-1] = CombatPhase(exploiting=True)
    flow.run(g)
    assert not g.late[table.unit("ge-1")]
    table.do("attack 1105").offers("join", "su-t1").refused("join su-1", "8.3.1")


@rule("7.1.10")
def test_units_of_a_stack_may_attack_different_hexes() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105, ge-2 1106", flown="1105, 1106")
    table.fight("1105", "su-1", 4, 5).over_with().attack("1106", "su-2").can("fight")


@rule("7.1.11")
def test_units_of_several_hexes_combine() -> None:
    table = Battlefield("su-1 1205, su-2 1204, su-3 1104, ge-1 1105")
    assert table.strengths("1105", "su-1 su-2 su-3") == (24, 4, "6/1")


@rule("7.2.1", "7.2.1/elite-window", "7.7.7")
def test_the_six_steps_are_in_order() -> None:
    steps = Battle.STEPS
    order = (
        *("join", "check_supply", "reckon", "attacker_declares", "defender_declares", "throw"),
        *("standard_mode", "losses", "attacker_result", "defender_result", "marks"),
    )
    places = [steps.index(step) for step in order]
    assert places == sorted(places)


@rule("7.2.1/elite-window")
def test_nothing_is_declared_once_the_dice_are_thrown_or_for_a_combat_that_is_called_off() -> None:
    table = Battlefield("ge-p1 ge-p2 1105, su-1 su-2 1205", "axis-combat", weather="fair")
    table.attack("1205", "ge-p1 ge-p2").do("fight").asks("ask.declare", "axis")
    table.dice(1, 2).do("armour", "roll")
    table.refused("armour", "7.2.1/elite-window")
    weak = Battlefield(
        "ge-p1 ge-p2 1105 reduced, su-t1 su-t2 su-1 1205", "axis-combat", terrain="1205 forest"
    )
    weak.attack("1205", "ge-p1 ge-p2").do("fight")
    assert "ask.declare" not in (weak.prompt if weak.g.pending else "")


@rule("7.2.2", "7.2.3")
def test_the_chart_gives_losses_and_two_tactical_results() -> None:
    table = Battlefield("su-1 1205, ge-1 1105").fight("1105", "su-1", 3, 4)
    table.logs("combat.rolled", "7.7.3", odds="2/1", result="1/1", a="E", d="S")


@rule("7.3.1", "7.3.3a")
def test_hex_and_attackers_are_fixed_once_the_fight_is_on() -> None:
    table = Battlefield("su-t1 su-t2 su-2 1205, ge-1 1105").do("attack 1105").refused("fight", "7.3.1")
    table.do("join su-t1").refused("join su-t1", "7.3.1").do("join su-t2", "fight").asks("ask.declare")
    table.refused("join su-2", "7.3.3a").refused("attack 0311", "7.2.1")


@rule("7.3.3b")
def test_hqs_never_attack() -> None:
    table = Battlefield("su-1 su-hq1 1205, ge-1 1105").do("attack 1105").refused("join su-hq1", "7.3.3b")
    assert table.do("join su-1").odds().attack == 8


@rule("6.7.8", "6.7.5b")
def test_garrisons_never_attack_nor_do_divisions_under_siege() -> None:
    """With Soviets in a third hex around it the city is besieged, and nobody breaks out."""
    city = {"places": "1105 major-city", "ordered": "1105", "flown": ""}
    there = "ge-1 1105 cut, ge-garrison 1105 cut, su-1 1205, su-2 1204"
    free = Battlefield(there, "axis-combat", **city).do("attack 1205").offers("join", "ge-1")
    free.refused("join ge-garrison", "6.7.8")
    Battlefield(f"{there}, su-3 1104", "axis-combat", **city).refused("attack 1205", "6.7.5b")


@rule("7.3.1", "8.3.1")
def test_supports_are_no_attackers_and_only_hexes_beside_exploiting_units_come_into_question() -> None:
    table = Battlefield("su-1 1205, su-t1 1405, ge-1 1105, ge-2 1505").do("attack 1105")
    table.refused("join su-katyusha-1", "7.3.1")
    table.g.exploits[table.unit("su-t1")] = 1
    assert contacts(table.g, exploiting=True) == [table.cell("1505")]
    assert {table.cell("1105"), table.cell("1505")} < {*contacts(table.g)}


@rule("7.3.4")
def test_units_that_are_not_designated_take_no_part() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105").attack("1105", "su-1")
    assert table.odds().attackers == (table.unit("su-1"),)


@rule("7.4.1", "7.4.3")
def test_defenders_without_supply_are_marked_before_the_odds() -> None:
    """The other stack is cut off too, but nobody attacks it."""
    table = Battlefield("su-1 1205, ge-1 ge-2 1105, ge-3 1106", flown="")
    assert table.strengths("1105", "su-1") == (8, 4, "2/1")
    table.fight("1105", "su-1", 1, 1).logs("supply.cut", "4.2.2", unit=table.unit("ge-1"))
    table.unmarked("ge-3 cut").logs("combat.rolled", defence=4)
    supplied = Battlefield("su-1 1205, ge-1 ge-2 1105")
    assert supplied.strengths("1105", "su-1") == (8, 8, "1/1")


@rule("7.4.2")
def test_a_marked_unit_is_not_tested_again() -> None:
    """It could trace supply now, and defends with half all the same."""
    table = Battlefield("su-1 1205, ge-1 1105 cut")
    assert table.strengths("1105", "su-1") == (8, 2, "4/1")
    table.fight("1105", "su-1", 1, 1).logs_no("supply.cut")


@rule("7.4.4", "7.4.4/reminder")
def test_an_hq_that_is_cut_off_stays_unmarked_and_supplies_nobody() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-hq1 1105", flown="")
    assert table.strengths("1105", "su-1 su-2") == (16, 3, "5/1")
    table.fight("1105", "su-1 su-2", 1, 1)
    assert not table.g.cut[table.unit("ge-hq1")]


@rule("3.2.2j")
def test_in_mud_nobody_attacks_over_water_but_by_a_bridge() -> None:
    water = "1205 1105 river"
    muddy = Battlefield("su-1 1205, su-2 1204, ge-1 1105", weather="mud", sides=water)
    muddy.do("attack 1105").offers("join", "su-2").refused("join su-1", "3.2.2j")
    alone = Battlefield("su-1 1205, ge-1 1105", weather="mud", sides=water)
    alone.refused("attack 1105", "3.2.2j")
    Battlefield("su-1 1205, ge-1 1105", weather="snow", sides=water).can("attack 1105")
    printed = Battlefield("su-1 1205, ge-1 1105", weather="mud", sides=f"{water}, 1205 1105 bridge")
    printed.can("attack 1105")
    laid = Battlefield("su-1 su-hq1 1205, ge-1 1105", weather="mud", sides=water, pontoons="su-hq1 1105")
    laid.can("attack 1105")


@rule("4.7.1d", "terrain/sea-arm")
def test_who_withdrew_does_not_attack_nor_anyone_across_a_sea_arm() -> None:
    table = Battlefield("ge-1 1105 barred, su-1 1205", "axis-combat")
    table.refused("attack 1205", "4.7.1d")
    other = Battlefield("ge-2 1105, su-1 1205", "axis-combat", sides="1105 1205 sea")
    other.refused("attack 1205", "terrain/sea-arm")
