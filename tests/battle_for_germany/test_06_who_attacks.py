"""6-0 and 6-3 to 6-6: who may attack whom, how often, and with what."""

import pytest

from grognard.kernel.actions import BadAction
from tests.battle_for_germany.table import Table
from tests.rules import rule


@rule("6-0a")
def test_only_an_adjacent_enemy_can_be_attacked() -> None:
    table = Table("us-iii 2005, ge-lxxxi 2006, ge-xc 2003", "B3").offers_only("attack 2006", "end")
    table.refused("attack 2003", "6-0a").refused("attack 2105", "6-0a").refused("attack 2005", "6-0a")


@rule("6-3")
def test_western_allies_and_soviets_do_not_attack_each_other() -> None:
    units = {"us-xiii": "2012", "ge-lxxxi": "2011", "su-5a": "2013", "ge-ix": "2014"}
    western = Table(units, "B3").offers("attack", "2011").refused("attack 2013", "6-3")
    western.do("attack 2011").refused("also 2013", "6-3")
    Table(units, "A3").offers("attack", "2014").refused("attack 2012", "6-3")


def test_a_rule_that_says_otherwise_lets_them() -> None:
    table = Table("us-xiii 2012, su-5a 2013", "B3", turn=12, scenario="red-star-white-star")
    table.offers("attack", "2013")


@rule("6-4")
@pytest.mark.parametrize(
    ("phase", "enemy", "friend"), [("A6", "2011", "2013"), ("B6", "2014", "2012")], ids=["west", "east"]
)
def test_germans_of_east_and_west_do_not_attack_each_other(phase: str, enemy: str, friend: str) -> None:
    table = Table("ge-lxxxi 2012, ge-ix 2013, us-xiii 2011, su-5a 2014", phase)
    assert table.options("attack") == [enemy]
    table.refused(f"attack {friend}", "6-4")


def test_germans_attack_only_the_enemy_of_their_front() -> None:
    table = Table("ge-lxxxi 2012, us-xiii 2011, su-5a 2013", "A6").offers("attack", "2011")
    table.refused("attack 2013", "3-0/A6")


@rule("6-5a", "6-5e")
def test_a_unit_that_has_attacked_takes_no_part_in_a_second_attack() -> None:
    """2106 touches both 2006 and 2007, 2107 only 2007; the third pair keeps the phase open."""
    units = {"us-iii": "2106", "us-v": "2107", "ge-lxxxi": "2006", "ge-xc": "2007"}
    apart = {"us-vii": "1505", "ge-lxvi": "1506"}
    table = Table({**units, **apart}, "B3").fight("2006", "us-iii", die=3)
    table.do("retreat ge-lxxxi 1906", "decline", "attack 2007").offers("join", "us-v")
    table.refused("join us-iii", "6-5a")


@rule("6-5a")
def test_a_hex_that_only_spent_units_touch_is_no_target() -> None:
    table = Table("us-iii 2106, ge-lxxxi 2006, ge-xc 2007, us-vii 1505, ge-lxvi 1506", "B3")
    table.fight("2006", "us-iii", die=3).do("retreat ge-lxxxi 1906", "decline").offers("attack", "1506")
    table.refused("attack 2007", "6-5a")


@rule("6-5a", "6-5b")
def test_in_the_next_turn_the_same_units_may_fight_again() -> None:
    table = Table("us-iii 2005, ge-xlvii 2006", "B3").fight("2006", "us-iii", die=3)
    table.do("retreat ge-xlvii 1906", "advance us-iii 2006").until("B3", turn=3)
    assert table.gather("1906", "us-iii").forecast("roll").column == "1-1"


@rule("6-5b")
def test_a_hex_that_was_attacked_and_held_is_not_attacked_again() -> None:
    table = Table("us-xiii 2005, us-iii 1906, ge-lxvi 2006, ge-xc 1806", "B3", terrain="2006 broken")
    table.fight("2006", "us-xiii", die=6).do("retreat us-xiii 2004", "decline").offers("attack", "1806")
    table.refused("attack 2006", "6-5b").do("attack 1806").refused("also 2006", "6-5b")


@rule("6-5b")
def test_a_victor_that_advanced_beside_fresh_enemies_is_safe_from_them() -> None:
    table = Table("us-xiii 2005, us-iii 2104, ge-lxvi 2006, ge-xc 2204", "B3", terrain="2006 broken")
    table.fight("2006", "us-xiii", die=6).do("retreat us-xiii 2004", "advance ge-lxvi 2005")
    table.offers("attack", "2204").refused("attack 2005", "6-5b")


@rule("6-5b")
def test_a_unit_already_attacked_lends_no_strength_to_its_stack_but_shares_the_result() -> None:
    table = Table("us-xii 2107, ge-lxvi ge-lxxxi 2007", "B3")
    table.g.struck[table.unit("ge-lxvi")] = 1
    assert table.gather("2007", "us-xii").odds() == "7:3 2-1"
    table.dice(1).do("roll")
    assert table.decision.args["strength"] == 3
    table.finds("ge-lxvi ge-lxxxi west-german")


@rule("6-5c")
def test_units_all_around_a_hex_combine_and_one_further_off_cannot_join() -> None:
    ring = {
        "us-iii": "2106",
        "us-vii": "2007",
        "us-xii": "1907",
        "us-xx": "1906",
        "us-v": "1905",
        "us-xix": "2005",
    }
    table = Table({**ring, "us-xiii": "2107", "ge-iipara": "2006", "ge-lviii": "2006"}, "B3")
    table.do("attack 2006").offers("join", "us-iii", "us-vii", "us-xii", "us-xx", "us-v", "us-xix")
    table.do(*(f"join {unit}" for unit in ring)).refused("join us-xiii", "6-5c")
    assert table.odds() == "40:12 3-1"


@rule("6-5d")
@pytest.mark.parametrize(("die", "result"), [(2, "Ar"), (5, "Ae")])
def test_a_stacked_unit_that_does_not_attack_adds_nothing_and_suffers_nothing(die: int, result: str) -> None:
    """4 against 12; with its neighbour it would be 11."""
    table = Table("us-xiii us-iii 2005, ge-lviii ge-iipara 2006", "B3").gather("2006", "us-xiii")
    assert table.odds() == "4:12 1-3"
    table.dice(die).do("roll")
    assert table.events(f"combat.{result}")
    if result == "Ar":
        assert {option.split(" ")[0] for option in table.options("retreat")} == {"us-xiii"}
        table.do(table.options()[0])
    table.finds("us-iii 2005").offers_no("attack")


@rule("6-5d")
def test_a_stacked_unit_that_does_not_attack_pays_nothing_in_an_exchange() -> None:
    table = Table("us-v us-iii 2005, ge-lxxxi 2006", "B3").fight("2006", "us-v", die=1)
    table.offers("lose", "us-v")


@rule("6-5d")
def test_stacked_units_may_attack_different_hexes() -> None:
    table = Table("us-v us-iii 2106, ge-lxxxi 2006, ge-xc 2007", "B3").fight("2006", "us-v", die=4)
    table.do("retreat ge-lxxxi 1906", "decline").fight("2007", "us-iii", die=4)
    table.offers("retreat", "ge-xc 1907", "ge-xc 2008", "ge-xc 2108")


@rule("6-5e")
def test_a_unit_fights_with_its_whole_strength_in_one_combat() -> None:
    table = Table("us-iii 2106, ge-lxxxi 2006, ge-xc 2007", "B3")
    with pytest.raises(BadAction, match="join with 1 arguments"):
        table.game.parse("join us-iii 4")
    assert table.odds("attack 2006") == "7:3 2-1"
    assert table.do("attack 2006").odds("also 2007") == "7:6 1-1"
    table.do("join us-iii").refused("join us-iii", "6-5a").offers_only("roll")


@rule("6-6")
def test_all_units_of_a_hex_are_attacked_together() -> None:
    table = Table("us-iii us-vii 2005, us-xx 2106, ge-lxxxi ge-lxvi 2006", "B3")
    table.gather("2006", "us-iii", "us-vii", "us-xx")
    assert table.odds() == "21:7 3-1"
    table.dice(1).do("roll").finds("ge-lxxxi ge-lxvi west-german")
