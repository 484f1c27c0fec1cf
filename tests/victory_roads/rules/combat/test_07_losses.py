"""7.7.9, 7.8 Attrition: who takes the losses of a combat, and in which order."""

from grognard.games.victory_roads.rules.combat.losses import Attrition
from tests.rules import rule
from tests.victory_roads.combat import FAR, NEAR, Battlefield

EDGE = "N 1705 movement"
"""One that covers 1205, but not 1104."""


@rule("7.7.9", "10.1.4b")
def test_corps_that_attack_from_outside_every_radius_turn_standard_before_losses() -> None:
    """Odds count 8 for both; the far one then dies of a loss that the near one survives."""
    table = Battlefield("su-1 1104, su-2 1205, ge-1 ge-2 1105", theatres=EDGE)
    table.attack("1105", "su-1 su-2").dice(3, 4).do("fight")
    table.logs("combat.rolled", attack=16).logs("corps.standard", "7.7.9", unit=table.unit("su-1"))
    table.marked("su-1 reduced, su-2 full").asks("ask.lose", "soviet")
    table.copy().do("lose su-1").finds("su-1 corps-pool, su-2 1205 full")
    table.do("lose su-2").finds("su-1 1104 reduced, su-2 1205 reduced")


@rule("7.7.9", "preamble/grey-rules")
def test_in_the_basic_game_corps_are_plain_units() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 1105", scenario="budapest-wien")
    table.result("1105", "su-1 su-2", "0/1").logs_no("corps.standard").marked("su-1 full, su-2 full")


@rule("7.7.7", "7.2.1")
def test_attrition_comes_first_then_the_attackers_result_then_the_defenders() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1", "1/2", "D1", "DR").do("lose ge-1", "retreat ge-2 1005")
    table.finds("su-1 1205 reduced, ge-1 eliminated, ge-2 1005 reduced")


@rule("7.8.1a")
def test_the_elite_unit_that_was_named_takes_the_first_loss() -> None:
    table = Battlefield("ge-p1 1105, ge-1 ge-jaeger 1106, su-1 su-2 1205", "axis-combat")
    table.copy().result("1205", "ge-p1 ge-1 ge-jaeger", "1/0").offers("lose", "ge-p1", "ge-1", "ge-jaeger")
    table.result("1205", "ge-p1 ge-1 ge-jaeger", "2/0", elite="ge-jaeger").marked("ge-jaeger reduced")
    table.offers("lose", "ge-p1", "ge-1").refused("lose ge-jaeger", "7.8.2")


@rule("7.8.1a")
def test_so_does_that_of_the_defender() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-jaeger 1105")
    table.copy().result("1105", "su-1 su-2", "0/1").offers("lose", "ge-1", "ge-jaeger")
    table.result("1105", "su-1 su-2", "0/1", steadfast="ge-jaeger").marked("ge-jaeger reduced, ge-1 full")


@rule("7.8.1a")
def test_armour_takes_the_first_loss_of_an_armoured_exploitation() -> None:
    table = Battlefield("su-t1 su-t2 su-1 1205, ge-1 ge-2 ge-3 1105", theatres=NEAR)
    table.result("1105", "su-t1 su-t2 su-1", "2/0", armoured=True).offers("lose", "su-t1", "su-t2")
    table.refused("lose su-1", "7.8.1a").do("lose su-t1").offers("lose", "su-t2", "su-1")


@rule("7.8.1b")
def test_with_elite_and_armour_announced_the_defender_names_the_first_loss() -> None:
    table = Battlefield("ge-p1 ge-p2 1105, ge-jaeger ge-1 1106, su-1 su-2 1205", "axis-combat")
    table.result("1205", "ge-p1 ge-p2 ge-jaeger ge-1", "1/0", elite="ge-jaeger", armoured=True)
    table.asks("ask.first-loss", "soviet").offers("lose", "ge-p1", "ge-p2", "ge-jaeger")
    table.refused("lose ge-1", "7.8.1a").do("lose ge-p2").marked("ge-p2 reduced, ge-jaeger full")


@rule("7.8.1b")
def test_of_further_losses_the_attacker_decides_himself() -> None:
    table = Battlefield("ge-p1 ge-p2 1105, ge-1 1106, su-1 su-2 1205", "axis-combat")
    table.result("1205", "ge-p1 ge-p2 ge-1", "2/0", elite="ge-p1", armoured=True).do("lose ge-p2")
    table.asks("ask.lose", "axis").offers("lose", "ge-p1", "ge-1")


@rule("7.8.2")
def test_all_lose_a_step_before_anyone_loses_a_second() -> None:
    table = Battlefield("su-1 su-2 su-3 1205, ge-1 ge-2 ge-3 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2 su-3", "2/0").do("lose su-1").offers("lose", "su-2", "su-3")
    table.refused("lose su-1", "7.8.2").do("lose su-2").marked("su-1 reduced, su-2 reduced, su-3 full")


@rule("7.3.4", "7.3.3a")
def test_who_was_not_designated_takes_no_loss() -> None:
    table = Battlefield("su-1 su-2 su-3 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "1/0").offers("lose", "su-1", "su-2").refused("lose su-3", "7.3.4")


@rule("7.8.2/exc-hq")
def test_an_hq_that_defends_takes_losses_last() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced, ge-hq1 1105")
    table.copy().result("1105", "su-1", "0/1").finds("ge-1 eliminated, ge-hq1 1105")
    table.result("1105", "su-1", "0/2").finds("ge-1 ge-hq1 eliminated")


@rule("7.8.2/exc-hq", "6.7.8")
def test_who_is_last_to_lose_is_told_by_which_rule() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-hq1 ge-garrison 1105")
    units = tuple(map(table.unit, ("ge-1", "ge-hq1", "ge-garrison")))
    found = [Attrition(units, 1).bar_to_lose(table.g, unit)[:1] for unit in units[1:]]
    assert found == [("7.8.2/exc-hq",), ("6.7.8",)]


@rule("7.8.2/exc-hq", "7.3.3b")
def test_losses_left_over_reach_an_attackers_hq_unless_anyone_is_left_in_its_hex() -> None:
    table = Battlefield("su-1 1205 reduced, su-2 su-hq1 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "2/0").finds("su-1 corps-pool, su-2 su-hq1 1205 full")
    table = Battlefield("su-1 1205 reduced, su-hq1 1205, ge-1 1105", theatres=NEAR)
    table.copy().result("1105", "su-1", "1/0").finds("su-1 corps-pool, su-hq1 1205")
    table.result("1105", "su-1", "2/0").finds("su-1 corps-pool, su-hq1 eliminated")


@rule("6.7.8")
def test_a_garrison_takes_losses_after_all_others_the_hq_too() -> None:
    units = "su-1 1205, ge-1 1105 reduced, ge-hq1 ge-garrison 1105"
    table = Battlefield(units, places="1105 major-city", country="1105 germany", ordered="1105")
    table.copy().result("1105", "su-1", "0/2").finds("ge-1 ge-hq1 eliminated, ge-garrison 1105")
    table.result("1105", "su-1", "0/3").finds("ge-1 ge-hq1 eliminated, ge-garrison halt-pool")


@rule("7.8.4")
def test_armour_far_from_its_theatre_takes_an_extra_loss_in_hard_ground() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 ge-2 1105", theatres=FAR, terrain="1105 forest")
    table.copy().result("1105", "su-t1 su-1", "0/1").finds("su-t1 1205 reduced, su-1 1205")
    table.result("1105", "su-t1 su-1", "1/0").finds("su-t1 1205 reduced, su-1 corps-pool")


@rule("7.8.4")
def test_a_lone_corps_takes_it_even_if_it_has_lost_a_step() -> None:
    table = Battlefield("su-t1 1205, ge-1 1105", theatres=FAR, terrain="1105 forest")
    table.result("1105", "su-t1", "1/0").finds("su-t1 eliminated")


@rule("7.8.4", "9.2.5")
def test_one_extra_loss_for_mud_water_or_hard_ground_and_none_without_them() -> None:
    def steps(units: str, target: str, **facts: str) -> int:
        table = Battlefield(f"{units}, ge-1 ge-2 {target}", **{"theatres": FAR, **facts})
        armour = units.removesuffix(" 1205")
        table.result(target, armour, "0/0")
        return sum(table.g.steps[table.unit(name)] for name in armour.split())

    river = "1105 1205 river, 1205 1105 bridge"
    assert steps("su-t1 su-t2 1205", "1105") == 4
    assert steps("su-t1 su-t2 1205", "1105", places="1105 town") == 4
    assert steps("su-t1 1205", "1105", places="1105 minor-city") == 1
    assert steps("su-cav 1205", "1105", places="1105 major-city") == 1
    assert steps("su-t1 1205", "1105", weather="mud") == 1
    assert steps("su-t1 1205", "1105", sides="1105 1205 river") == 1
    assert steps("su-t1 1205", "1105", weather="mud", terrain="1105 forest", sides=river) == 1
    assert steps("su-t1 1205", "1105", terrain="1105 forest", theatres=NEAR) == 2
    assert steps("su-1 1205", "1105", terrain="1105 forest") == 1  # infantry: standard mode, and no loss
    assert steps("su-t1 1205", "1105", terrain="1105 forest", scenario="budapest-wien") == 2


@rule("7.8.4")
def test_only_those_who_cross_the_water_are_concerned() -> None:
    table = Battlefield("su-t1 1205, su-t2 1204, ge-1 1105", theatres=FAR, sides="1105 1205 river")
    table.result("1105", "su-t1 su-t2", "0/0").marked("su-t1 reduced, su-t2 full")


@rule("7.8.4", "1.1.2b")
def test_armoured_divisions_of_allies_are_no_corps() -> None:
    table = Battlefield("hu-p 1205, ge-1 1105", theatres=FAR, terrain="1105 forest")
    table.g.change(table.unit("hu-p"), camp=0)
    table.result("1105", "hu-p", "0/0").marked("hu-p full")


@rule("7.8.4")
def test_the_germans_know_no_such_loss() -> None:
    table = Battlefield("ge-p1 1105, su-1 1205", "axis-combat", terrain="1205 forest")
    table.result("1205", "ge-p1", "0/0").marked("ge-p1 full")


@rule("7.8.2", "7.9.6")
def test_tactical_losses_are_dealt_freely() -> None:
    """A reduced unit may lose its second step while others are whole, and an HQ may be given up."""
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 ge-hq1 1105")
    table.result("1105", "su-1 su-2", "0/1", "D1").do("lose ge-1").offers("lose", "ge-1", "ge-2", "ge-hq1")
    table.do("lose ge-1").finds("ge-1 eliminated, ge-2 ge-hq1 1105")


@rule("6.7.8", "7.9.6")
def test_even_then_a_garrison_is_the_last() -> None:
    facts = {"places": "1105 major-city", "country": "1105 germany", "ordered": "1105"}
    table = Battlefield("su-1 1205, ge-1 ge-2 ge-garrison 1105", **facts).result("1105", "su-1", "0/0", "D1")
    table.offers("lose", "ge-1", "ge-2").refused("lose ge-garrison", "6.7.8")
