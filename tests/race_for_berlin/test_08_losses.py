"""8.2 Losses: steps, their order, and their sharing between the camps."""

import pytest

from tests.race_for_berlin.table import Table
from tests.rules import rule


@rule("8.2.1")
def test_a_full_unit_is_flipped_and_a_reduced_one_destroyed() -> None:
    table = Table("33-1 b9, 69-1 b9 reduced, 25-pzgre 5-Jager b8", "C.1")
    table.assault("b8", "33-1", "69-1", die=2)  # 20:18, A2D1
    table.marked("33-1 reduced").finds("69-1 destroyed")
    assert (table.side, table.prompt, table.decision.args) == ("koniev", "ask.loss", {"steps": 1})
    table.do("lose 5-Jager").marked("5-Jager reduced").unmarked("25-pzgre reduced")


@rule("8.2.1")
def test_steps_beyond_what_is_there_are_ignored() -> None:
    table = Table("8GA-1 b9, 303 b8 reduced", "C.1").assault("b8", "8GA-1", die=6)  # D3R
    table.finds("303 destroyed").offers_only("advance 8GA-1")


@rule("8.2.1", "8.3.1")
def test_losses_come_before_retreats() -> None:
    table = Table("8GA-1 b9, 303 b8, 156 b8 reduced", "C.1").assault("b8", "8GA-1", die=5)  # 20:7, D1R
    table.asks("ask.loss").do("lose 156").finds("156 destroyed")
    assert {option.split()[1] for option in table.options()} == {"303"}


@rule("8.2.2a")
def test_nobody_takes_a_second_step_before_all_have_taken_one() -> None:
    units = {"8GA-1": "b9", "8GA-2": "b9", "606": "b8", "303": "b8"}
    two = Table(units, "C.1").assault("b8", "8GA-1", "8GA-2", die=3)  # 40:8, +1, D2R
    assert [two.reduced(name) for name in ("606", "303")] == [True, True]
    three = Table(units, "C.1").assault("b8", "8GA-1", "8GA-2", die=5)  # D3R
    assert [three.reduced(name) for name in ("606", "303")] == [True, True]
    three.offers("lose", "606", "303").do("lose 606").finds("606 destroyed")


@rule("8.2.2a")
def test_who_has_taken_a_step_is_spared_until_the_others_have() -> None:
    table = Table("8GA-1 b9, 303 391 606 b8", "C.1")
    table.assault("b8", "8GA-1", die=6).do("lose 303")  # 20:10, D2R
    table.offers("lose", "391", "606").refused("lose 303", "8.2.2a")


@rule("8.2.2a")
def test_the_first_step_of_the_combat_may_destroy_a_reduced_unit() -> None:
    table = Table("8GA-1 b9, 303 b8, 156 b8 reduced, 606 b8", "C.1")
    table.assault("b8", "8GA-1", die=6)  # 20:10, D2R
    table.do("lose 156").finds("156 destroyed").offers("lose", "303", "606").do("lose 606")
    table.marked("606 reduced")


@rule("8.2.2a")
def test_the_attacker_spreads_his_steps_too() -> None:
    table = Table("69-1 61-1 b9, 25-pzgre 5-Jager Kurmark b8", "C.1")
    table.assault("b8", "69-1", "61-1", die=1)  # 27:27, A2
    assert [table.reduced(name) for name in ("69-1", "61-1")] == [True, True]


@rule("8.2.2b")
@pytest.mark.parametrize(("step", "attacker", "first"), [("C.1", "8GA-1", "303"), ("C.2", "5GA-1", "342")])
def test_the_camp_that_does_not_attack_takes_the_first_step(step: str, attacker: str, first: str) -> None:
    table = Table(f"{attacker} c2, 303 342 c3", step).assault("c3", attacker, die=2)  # 2:1 or 1:1
    assert [name for name in ("303", "342") if table.reduced(name)] == [first]


@rule("8.2.2b")
def test_two_steps_are_shared_one_each() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 156 342 b8", "C.1")
    table.assault("b8", "8GA-1", "8GA-2", die=4)  # 40:13, +1, D2R
    assert (table.side, set(table.options("lose"))) == ("koniev", {"303", "156"})
    table.refused("lose 342", "8.2.2b").do("lose 303")
    assert [table.reduced(name) for name in ("303", "156", "342")] == [True, False, True]
    table.asks("ask.retreat")


@rule("8.2.2b", "8.2.2a")
def test_if_the_camp_due_has_all_its_steps_the_other_takes_the_next() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 b8 reduced, 342 b8", "C.1")
    table.assault("b8", "8GA-1", "8GA-2", die=5)  # 40:8, D3R
    assert [table.where(name) for name in ("303", "342")] == ["destroyed", "destroyed"]
