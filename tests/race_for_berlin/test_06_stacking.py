"""6 Stacking: two Soviets or three Germans in a zone, and the exceptions."""

from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

PAIR = {"69-1": "b8", "69-2": "b8"}


@rule("6.1.1", "6.1.2a", "4.2.1b")
def test_a_third_soviet_may_pass_but_not_stop() -> None:
    table = Table({**PAIR, "61-1": "b9"}, "C.1").march("61-1").refused("go b8", "6.1.2a").do("step b8")
    assert "stay" not in table.options()
    table.do("go b7").finds("61-1 b7")


@rule("6.1.1", "8.4.1")
def test_a_third_soviet_is_refused_after_combat() -> None:
    attackers = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "c8"}
    table = Table({**attackers, "303": "b8"}, "C.1").assault("b8", *attackers, die=1)
    table.do("retreat 303 b7", "advance 8GA-1", "advance 8GA-2")
    assert table.prompt != "ask.advance"
    table.finds("5SHA-1 c8")


@rule("6.1.1", "8.4.2")
def test_a_third_soviet_is_refused_in_reserve() -> None:
    table = Table({**PAIR, "61-1": "b9"}, "C.1").do("hold 61-1", "begin", "move 61-1")
    table.refused("go b8", "6.1.2a")


@rule("6.1.1", "5.1a")
def test_at_the_end_of_a_turn_units_may_change_places_but_not_crowd_a_zone() -> None:
    table = Table({**PAIR, "61-1": "b9", "61-2": "b9"}, "D").do("move 69-1", "go b9")
    table.refused("end", "6.1.1").offers("move", "61-1", "61-2").do("move 61-1")
    assert "stay" not in table.options()
    table.do("go b8", "end")
    assert [table.where(name) for name in ("69-1", "61-1")] == ["b9", "b8"]


@rule("6.1.1", "5.1a")
def test_nobody_moves_into_a_full_zone_that_no_one_can_leave() -> None:
    table = Table({**PAIR, "61-1": "b9", "61-2": "b9"}, "D", used="61-1, 61-2").do("move 69-1")
    table.refused("go b9", "6.1.2a")


@rule("6.1.2a")
def test_germans_of_both_camps_share_a_limit_of_three() -> None:
    units = {"303": "b8", "342": "b8", "156": "b9"}
    Table(units, "C.3").march("156").do("go b8")
    Table({**units, "606": "b8"}, "C.3").march("156").refused("go b8", "6.1.2a")


@rule("6.1.2b")
def test_the_nationalities_never_share_a_zone_outside_berlin() -> None:
    table = Table("69-1 b8, 303 b9", "C.1").march("69-1").refused("go b9", "4.2.1a")
    assert not table.game.problems(table.g)
    table.g.put(table.unit("69-1"), table.cell("b9"))
    assert [line for line in table.game.problems(table.g) if "6.1.2" in line]


@rule("6.1.2/exception-1", "9.1.1")
def test_a_berlin_zone_takes_two_soviets_and_one_german() -> None:
    units = {"69-1": "Wedding", "69-2": "Wedding", "303": "Wedding"}
    table = Table({**units, "61-1": "a4"}, "C.1").march("61-1").refused("go Wedding", "6.1.2/exception-1")
    assert not table.game.problems(table.g)
    second = Table({**units, "156": "Friedrichshain"}, "C.3", turn=7).march("156")
    second.refused("go Wedding", "6.1.2/exception-1")
    quiet = Table("303 Wedding, 156 a4", "C.3", turn=7).march("156")
    quiet.refused("go Wedding", "6.1.2/exception-1")


@rule("6.1.2/exception-2")
def test_the_far_bank_and_the_bridgehead_hold_any_number_of_soviets() -> None:
    many = ("8GA-1", "8GA-2", "5SHA-1", "5SHA-2")
    across = Table({**dict.fromkeys(many, "a11"), "61-1": "a12"}, "C.1").march("61-1").do("go a11")
    assert not across.game.problems(across.g)
    bridge = ground(roads="c11 Bridgehead")
    table = Table({**dict.fromkeys(many, "Bridgehead"), "61-1": "c11"}, "C.1", game=bridge)
    table.march("61-1").do("go Bridgehead")
    assert table.g.count_soviets(table.cell("Bridgehead")) == 5
    assert not table.game.problems(table.g)
