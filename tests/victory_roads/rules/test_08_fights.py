"""8.3 Combats of the exploitation phase."""

from typing import Any

from tests.rules import rule
from tests.victory_roads.combat import NEAR, Battlefield


def fights(units: str, at: str = "soviet-exploitation", **facts: Any) -> Battlefield:
    """The combats of an exploitation phase; who has a marker does not move. Others wait their turn."""
    facts = {"theatres": NEAR, **facts}
    return Battlefield(f"{units}, su-6 0310 exploits, ge-4 0309 exploits", at, **facts).do("end")


@rule("8.3.2a", "7.9.1")
def test_there_is_no_tactical_result_for_the_attacker() -> None:
    """6/1 with a 3 is 1/1, D1 and DR2: no further loss, but the retreat."""
    table = fights("su-t1 1205 exploits, ge-1 1105", flown="")
    table.attack("1105", "su-t1").dice(1, 2).do("fight").logs("combat.rolled", odds="6/1", a="D1", d="DR2")
    table.finds("ge-1 1105 reduced, su-t1 1205 reduced").asks("ask.retreat", "axis")


@rule("8.3.2a")
def test_nobody_is_marked_nor_driven_back() -> None:
    table = fights("su-t1 su-t2 1205 exploits, ge-1 ge-2 1105")
    table.copy().result("1105", "su-t1", "0/0", "E3", "", exploiting=True).asks("ask.attack")
    table.copy().result("1105", "su-t1", "0/0", "AR", "", exploiting=True).finds("su-t1 1205")
    table.result("1105", "su-t1", "0/0", "Eng", "", exploiting=True).logs_no("combat.engaged")


@rule("8.3.2a", "7.13.1")
def test_defenders_do_not_advance() -> None:
    """That follows a tactical result of the attacker, and there is none."""
    table = fights("su-t1 1205 exploits reduced, ge-1 1105")
    table.result("1105", "su-t1", "1/0", exploiting=True).asks("ask.attack").finds("su-t1 eliminated")


@rule("8.3.2b")
def test_soviet_armour_takes_the_first_loss() -> None:
    table = fights("su-t1 su-1 1205 exploits, ge-1 1105")
    table.copy().result("1105", "su-t1 su-1", "1/0").offers("lose", "su-t1", "su-1")
    table.result("1105", "su-t1 su-1", "2/0", exploiting=True).marked("su-t1 reduced, su-1 reduced")
    table = fights("su-t1 su-1 su-2 1205 exploits, ge-1 1105")
    table.result("1105", "su-t1 su-1 su-2", "2/0", exploiting=True).offers("lose", "su-1", "su-2")


@rule("8.3.2b")
def test_german_armour_does_not() -> None:
    table = fights("ge-p1 ge-1 1105 exploits, su-1 1205", "axis-exploitation")
    table.result("1205", "ge-p1 ge-1", "1/0", exploiting=True).offers("lose", "ge-p1", "ge-1")


@rule("8.3.2a", "15.2.2a", "7.8.1a")
def test_an_armoured_exploitation_pleases_hitler_and_costs_armour_but_marks_nobody() -> None:
    table = fights("ge-p1 ge-p2 ge-1 1105 exploits, su-1 1205", "axis-exploitation", mood=3)
    table.attack("1205", "ge-p1 ge-p2 ge-1").do("fight", "armour").has(mood=4)
    table.refused("elite ge-p1", "8.3.2a").dice(2, 3).do("roll")
    table.asks("ask.lose", "axis").offers("lose", "ge-p1", "ge-p2").do("lose ge-p1")
    assert table.over_with().g.exploits[table.unit("ge-1")]  # until the phase ends


@rule("7.8.4", "8.3.2a")
def test_all_other_rules_of_combat_hold() -> None:
    table = fights("su-t1 1205 exploits, ge-1 1105", theatres="N 2005 movement", terrain="1105 forest")
    table.result("1105", "su-t1", "0/0", exploiting=True).marked("su-t1 reduced")


@rule("7.14.4", "8.1.1")
def test_only_those_who_were_marked_act_after_a_combat() -> None:
    table = Battlefield("su-t1 su-t2 1205, ge-1 ge-2 1105, ge-3 1107", theatres=NEAR, flown="1105, 1107")
    table.result("1105", "su-t1 su-t2", "0/0", "E").do("mark su-t1").until("soviet-exploitation")
    table.offers("move", "su-t1").refused("move su-t2", "8.2.1").do("end", "attack 1105")
    table.offers("join", "su-t1").refused("join su-t2", "8.3.1")
