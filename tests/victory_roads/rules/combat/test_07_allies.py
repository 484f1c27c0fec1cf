"""7.11, 7.12 Romanians and Hungarians in attack, Romanians in defence."""

import pytest

from grognard.games.victory_roads.units import ROMANIANS
from tests.rules import rule
from tests.victory_roads.combat import FAR, NEAR, Battlefield


@rule("7.11.1")
def test_romanians_and_hungarians_do_not_attack_together() -> None:
    table = Battlefield("ro-1 1105, hu-1 1106, ge-1 1105, su-1 1205", "axis-combat")
    table.do("attack 1205", "join ro-1").refused("join hu-1", "7.11.1").can("join ge-1")
    table = Battlefield("ro-1 1105, hu-1 1106, ge-1 1105, su-1 1205", "axis-combat")
    table.do("attack 1205", "join ge-1", "join hu-1").refused("join ro-1", "7.11.1")


@rule("7.11.2")
def test_germans_take_losses_before_their_allies() -> None:
    table = Battlefield("ge-1 ge-2 ro-1 1105, su-1 1205", "axis-combat")
    table.result("1205", "ge-1 ge-2 ro-1", "1/0").offers("lose", "ge-1", "ge-2")
    table.refused("lose ro-1", "7.11.2")


@rule("7.11.2", "7.8.2")
def test_an_ally_takes_the_second_loss_before_a_german_takes_two() -> None:
    table = Battlefield("ge-1 ro-1 1105, su-1 1205", "axis-combat")
    table.copy().result("1205", "ge-1 ro-1", "1/0").marked("ge-1 reduced, ro-1 full")
    table.result("1205", "ge-1 ro-1", "2/0").marked("ge-1 reduced, ro-1 reduced")


@rule("7.11.2")
def test_soviets_take_losses_before_romanians_on_their_side() -> None:
    table = Battlefield("su-1 ro-1 1205, ge-1 1105", theatres=NEAR)
    table.g.change(table.unit("ro-1"), camp=0)
    table.copy().result("1105", "su-1 ro-1", "1/0").marked("su-1 reduced, ro-1 full")
    table.result("1105", "su-1 ro-1", "0/0", "", "", hourra=True).marked("su-1 reduced, ro-1 full")


@rule("7.11.2")
def test_in_defence_losses_are_free() -> None:
    table = Battlefield("su-1 1205, ge-1 ro-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/1").offers("lose", "ge-1", "ro-1")


@rule("7.11.2", "7.8.1a")
def test_a_german_elite_or_tank_comes_before_that_of_an_ally() -> None:
    table = Battlefield("ge-weak 1105, hu-t1 hu-1 1106, su-1 1205", "axis-combat")
    table.copy().result("1205", "ge-weak hu-t1 hu-1", "1/0", armoured=True).marked("ge-weak reduced")
    table.result("1205", "ge-weak hu-t1 hu-1", "1/0", elite="hu-t1").marked("hu-t1 reduced, ge-weak full")


@rule("7.11.3a", "7.11.3c")
def test_a_nation_attacks_alone_once_a_turn() -> None:
    units = "ro-1 1105, ro-2 0505, ge-1 0505, su-1 1205, su-2 0605, hu-1 0508, su-3 0608"
    table = Battlefield(units, "axis-combat").attack("1205", "ro-1").do("fight")
    table.over_with().has(autonomous=(ROMANIANS,))
    table.do("attack 0605").refused("join ro-2", "7.11.3a").do("join ge-1").can("join ro-2").do("join ro-2")
    table.do("fight").over_with().can("attack 0608")


@rule("7.11.3a", "7.11.3c")
def test_in_the_next_turn_it_may_do_so_again() -> None:
    table = Battlefield("ro-2 0505, su-2 0605, hu-1 0508, su-3 0608", "axis-combat", autonomous=(ROMANIANS,))
    table.refused("attack 0605").until("soviet-movement", turn=3).has(autonomous=())


@rule("7.11.3a")
def test_nobody_is_asked_to_attack_where_only_such_allies_stand() -> None:
    units = "ro-2 0505, su-2 0605, hu-1 0508, su-3 0608"
    table = Battlefield(units, "axis-combat", autonomous=(ROMANIANS,))
    table.refused("attack 0605", "7.11.3a").can("attack 0608")


@rule("7.11.3b")
@pytest.mark.parametrize(("reduced", "alone"), [("ge-1", True), ("", False), ("ro-1", False)])
def test_an_attack_is_autonomous_when_germans_have_fewer_steps(reduced: str, alone: bool) -> None:
    """Two steps each are none of Romania's own; one German step against two is."""
    table = Battlefield("ge-1 ro-1 1105, su-1 1205", "axis-combat")
    if reduced:
        table.g.steps[table.unit(reduced)] = 1
    table.attack("1205", "ge-1 ro-1").do("fight")
    assert bool(table.g.autonomous) is alone


@rule("7.11.3a", "1.7.3")
def test_romanians_on_the_soviet_side_are_bound_by_it_too() -> None:
    table = Battlefield("ro-1 ro-2 su-1 1205, ge-1 1105", autonomous=(ROMANIANS,), theatres=NEAR)
    for name in ("ro-1", "ro-2"):
        table.g.change(table.unit(name), camp=0)
    table.do("attack 1105").refused("join ro-1", "7.11.3a").do("join su-1", "join ro-1")
    table.refused("join ro-2", "7.11.3a").can("fight")


@rule("7.12.1", "7.7.9/exc-romania")
@pytest.mark.parametrize(
    ("defenders", "weak"),
    [
        ("ro-1 1105", True),
        ("ro-1 1105, ro-2 1105 reduced", False),
        ("ro-1 1105 reduced, ro-hq 1105", True),
        ("ro-1 ge-hq1 1105", False),
        ("ro-1 1105 reduced, ge-1 1105 reduced", False),
        ("ge-1 1105", False),
        ("hu-1 1105", False),
    ],
)
def test_a_weak_romanian_stack_costs_the_soviets_a_loss_less(defenders: str, weak: bool) -> None:
    """Fewer than three steps, and no German unit, not even an HQ; corps stay reinforced, too."""
    table = Battlefield(f"su-1 su-2 1205, {defenders}", theatres=FAR)
    table.result("1105", "su-1 su-2", "1/0")
    if weak:
        table.marked("su-1 full, su-2 full")
    else:
        table.marked("su-1 reduced, su-2 reduced").asks("ask.lose", "soviet")


@rule("7.12.1", "1.7.3")
def test_germans_who_attack_romanians_are_not_spared() -> None:
    table = Battlefield("ge-1 1105, ro-1 1205", "axis-combat")
    table.g.change(table.unit("ro-1"), camp=0)
    table.result("1205", "ge-1", "1/0").marked("ge-1 reduced")


@rule("7.12.1", "7.8.4", "7.9.5a")
def test_15_armour_out_of_radius_against_weak_romanians() -> None:
    """The extra loss of armour counts before one is taken off; a Hourra's step is not touched."""
    table = Battlefield("su-t1 su-1 1205, ro-1 1105", theatres=FAR, terrain="1105 forest")
    table.copy().result("1105", "su-t1 su-1", "0/0").marked("su-t1 full, su-1 full")
    table.copy().result("1105", "su-t1 su-1", "1/0").marked("su-t1 reduced, su-1 full")
    table.copy().result("1105", "su-t1 su-1", "2/0").marked("su-t1 reduced, su-1 reduced")
    table.result("1105", "su-t1 su-1", "0/0", hourra=True).asks("ask.lose", "soviet")


@rule("7.12.2")
@pytest.mark.parametrize("result", ["DR2", "DR3"])
def test_romanians_alone_are_routed_whatever_the_terrain(result: str) -> None:
    table = Battlefield("su-1 1205, ro-1 ro-2 ro-hq 1105", terrain="1105 forest", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", result).finds("ro-1 ro-2 ro-hq eliminated")
    table.asks("ask.advance", "soviet")


@rule("7.12.2")
@pytest.mark.parametrize("result", ["S", "DR"])
def test_milder_results_rout_nobody(result: str) -> None:
    table = Battlefield("su-1 1205, ro-1 ro-2 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", result).finds("ro-1 ro-2 1105")


@rule("7.12.2")
def test_with_germans_all_are_routed_but_one_of_the_owners_choice() -> None:
    table = Battlefield("su-1 1205, ro-1 ro-2 ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", "DR2").asks("ask.spare", "axis").offers("spare", "ro-1", "ro-2")
    table.refused("spare ge-1", "7.12.2").do("spare ro-2").finds("ro-1 eliminated, ro-2 ge-1 1105")
    assert {line.split()[0] for line in table.options("retreat")} == {"ro-2", "ge-1"}


@rule("7.12.2")
def test_one_romanian_with_germans_is_safe_and_germans_alone_just_retreat() -> None:
    table = Battlefield("su-1 1205, ro-1 ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", "DR2").asks("ask.retreat", "axis").finds("ro-1 1105")
    table = Battlefield("su-1 1205, hu-1 ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", "DR3").finds("hu-1 1105")


@rule("7.12.2", "1.7.3")
def test_romanians_on_the_soviet_side_are_not_routed() -> None:
    table = Battlefield("ro-1 ro-2 1205, ge-1 1105", "axis-combat")
    for name in ("ro-1", "ro-2"):
        table.g.change(table.unit(name), camp=0)
    table.result("1205", "ge-1", "0/0", "", "DR2").finds("ro-1 ro-2 1205")
