"""7.15 Kampfgruppen and Hiwis."""

from tests.rules import rule
from tests.victory_roads.combat import NEAR, Battlefield
from tests.victory_roads.ground import BOX

LOST = "su-1 1205, ge-p1 1105 reduced"


@rule("7.15.1", "7.15.2", "1.1.6a")
def test_an_armoured_kampfgruppe_may_replace_an_elite_armoured_division() -> None:
    table = Battlefield(f"{LOST}, ge-tkg kg-pool", theatres=NEAR).result("1105", "su-1", "0/1")
    table.asks("ask.kampfgruppe", "axis").offers_only("form", "decline")
    table.copy().do("decline").finds("ge-p1 eliminated, ge-tkg kg-pool").asks("ask.advance", "soviet")
    table.do("form").finds("ge-p1 eliminated, ge-tkg 1105 full").asks("ask.attack")


@rule("7.15.1")
def test_it_is_drawn_at_random() -> None:
    units = f"{LOST}, ge-tkg ge-hiwis ge-kg kg-pool"
    table = Battlefield(units, theatres=NEAR).result("1105", "su-1", "0/1")
    table.copy().dice(1).do("form").finds("ge-tkg 1105, ge-hiwis ge-kg kg-pool")
    table.dice(2).do("form").finds("ge-tkg ge-kg kg-pool, ge-hiwis removed")


@rule("7.15.3", "7.15.7")
def test_hiwis_are_nobody_and_are_gone_for_good() -> None:
    table = Battlefield(f"{LOST}, ge-hiwis kg-pool", theatres=NEAR).result("1105", "su-1", "0/1").do("form")
    table.logs("combat.hiwis", "7.15.3").finds("ge-hiwis removed, ge-p1 eliminated").asks("ask.advance")


@rule("7.15.3")
def test_the_pool_holds_kampfgruppen_of_two_steps_of_one_and_of_none() -> None:
    pool = [unit for unit in BOX.units if unit.kind in ("kg", "hiwis") and unit.is_armoured]
    assert {unit.steps for unit in pool} == {0, 1, 2}
    assert any((unit.attack, unit.defence, unit.movement) == (5, 4, 3) for unit in pool)
    assert {unit.reduced_defence for unit in pool if (unit.attack, unit.defence) == (5, 4)} == {2}


@rule("7.15.6")
def test_kampfgruppen_of_infantry_are_all_alike() -> None:
    pool = [unit for unit in BOX.units if unit.kind == "kg" and not unit.is_armoured]
    assert {(unit.attack, unit.defence, unit.movement, unit.steps) for unit in pool} == {(2, 2, 2, 1)}


@rule("7.15.4", "7.15.5", "7.15.6")
def test_one_of_infantry_replaces_an_elite_infantry_division_without_a_draw() -> None:
    table = Battlefield("su-1 1205, ge-jaeger 1105 reduced, ge-tkg ge-kg kg-pool", theatres=NEAR)
    table.result("1105", "su-1", "0/1").do("form").finds("ge-kg 1105, ge-tkg kg-pool, ge-jaeger eliminated")
    assert not table.g.rolled


@rule("7.15.1", "7.15.4")
def test_nobody_replaces_other_divisions_or_those_of_allies() -> None:
    for name in ("ge-1", "ge-weak", "hu-t1", "ge-kg"):
        table = Battlefield(f"su-1 1205, {name} 1105 reduced, ge-tkg kg-pool", theatres=NEAR)
        table.result("1105", "su-1", "0/1").asks("ask.advance", "soviet")


@rule("7.15.1", "1.11.2")
def test_who_is_given_up_for_want_of_room_is_not_replaced() -> None:
    units = "ge-p1 1005 reduced, ge-2 ge-3 ge-4 1005, ge-tkg kg-pool"
    table = Battlefield(units, "axis-combat").do("end").asks("ask.give-up")
    table.do("give-up ge-p1").finds("ge-p1 eliminated, ge-tkg kg-pool")


@rule("7.15.1", "example/combat-2")
def test_it_takes_losses_that_are_left() -> None:
    table = Battlefield(f"{LOST}, ge-tkg kg-pool", theatres=NEAR).result("1105", "su-1", "0/2").do("form")
    table.finds("ge-tkg 1105 reduced")
    table = Battlefield(f"{LOST}, ge-tkg kg-pool", theatres=NEAR).result("1105", "su-1", "0/3").do("form")
    table.finds("ge-tkg removed, ge-p1 eliminated")


@rule("7.15.1", "7.8.2")
def test_it_is_fresh_among_those_who_have_lost_a_step() -> None:
    units = "su-1 1205, ge-p1 1105 reduced, ge-1 ge-2 1105, ge-tkg kg-pool"
    table = Battlefield(units, theatres=NEAR).result("1105", "su-1", "0/3").do("lose ge-p1", "form")
    table.offers("lose", "ge-1", "ge-2", "ge-tkg").do("lose ge-1").offers("lose", "ge-2", "ge-tkg")


@rule("7.15.1", "7.10.3")
def test_it_retreats_with_the_others() -> None:
    table = Battlefield(f"{LOST}, ge-tkg kg-pool", theatres=NEAR)
    table.result("1105", "su-1", "0/1", "", "DR").do("form").asks("ask.retreat", "axis")
    table.do("retreat ge-tkg 1005").finds("ge-tkg 1005")


@rule("7.15.1")
def test_it_keeps_the_markers_of_the_division() -> None:
    table = Battlefield("su-1 1205, ge-p1 1105 reduced cut, ge-tkg kg-pool", theatres=NEAR)
    table.result("1105", "su-1", "0/1").do("form").marked("ge-tkg cut").unmarked("ge-p1 cut")


@rule("7.15.1", "7.13.2", "7.14.1")
def test_in_attack_it_may_advance_and_exploit_in_its_place() -> None:
    units = "ge-p1 1105 reduced, su-1 1205 reduced, ge-tkg kg-pool"
    table = Battlefield(units, "axis-combat").result("1205", "ge-p1", "1/1", "E").do("form")
    table.do("advance ge-tkg 1205").asks("ask.mark", "axis").do("mark ge-tkg").marked(
        "ge-tkg exploits fought"
    )


@rule("7.15.7", "1.3.4")
def test_an_eliminated_kampfgruppe_never_returns() -> None:
    table = Battlefield("su-1 1205, ge-tkg 1105 reduced", theatres=NEAR).result("1105", "su-1", "0/1")
    table.finds("ge-tkg removed")


@rule("7.15.8")
def test_an_arm_without_kampfgruppen_gets_none() -> None:
    table = Battlefield(f"{LOST}, ge-kg kg-pool", theatres=NEAR)
    table.result("1105", "su-1", "0/1").asks("ask.advance", "soviet").finds("ge-kg kg-pool")


@rule("7.15.1", "7.10.11")
def test_nobody_replaces_a_division_that_cannot_retreat() -> None:
    ring = "su-1 1204, su-2 1104, su-3 1205, su-4 1106, su-5 1005, su-6 1004"
    table = Battlefield(f"{ring}, ge-p1 1105, ge-tkg kg-pool", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", "DR").finds("ge-p1 eliminated, ge-tkg kg-pool")
