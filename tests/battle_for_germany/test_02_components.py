"""2-5 Counters: who owns whom; 2-6 what the values mean."""

import pytest

from tests.battle_for_germany.table import Table
from tests.rules import rule


def owner(table: Table, unit: str) -> str:
    """The player who commands a unit now."""
    return table.game.seat_of(table.g, table.side_of(unit))


@rule("2-5a")
@pytest.mark.parametrize("unit", ["us-xiii", "uk-v", "ca-ii", "fr-i", "pe-ii"])
def test_the_western_player_moves_the_western_allies(unit: str) -> None:
    table = Table(f"{unit} 2003", "B2")
    assert (table.phase, table.options("move")) == ("B2", [unit])
    assert owner(table, unit) == "western"


@rule("2-5a")
@pytest.mark.parametrize("unit", ["ge-i", "ge-ivss", "ge-hg", "hu-i"])
def test_the_western_player_moves_the_germans_of_the_east_and_the_hungarians(unit: str) -> None:
    table = Table(f"{unit} 2020", "B5")
    assert (table.phase, table.options("move")) == ("B5", [unit])
    assert owner(table, unit) == "western"


@rule("2-5a")
def test_an_east_german_forced_west_changes_hands() -> None:
    """Soviet zones leave it no hex but two to the west of the boundary."""
    table = Table("ge-ivss 2013, su-5a 2114, su-1gt 1914", "A3")
    assert owner(table, "ge-ivss") == "western"
    table.fight("2013", "su-5a", die=3).do("retreat ge-ivss 2012")
    assert owner(table, "ge-ivss") == "soviet"


@rule("2-5b")
@pytest.mark.parametrize("unit", ["su-1bf", "su-5a", "pl-1", "ro-1", "bu-1"])
def test_the_soviet_player_moves_the_soviets_and_their_allies(unit: str) -> None:
    table = Table(f"{unit} 2020", "A2")
    assert (table.phase, table.options("move")) == ("A2", [unit])
    assert owner(table, unit) == "soviet"


@rule("2-5b")
def test_the_soviet_player_moves_the_yugoslavs() -> None:
    table = Table("yu-1 0422", "A2").is_at("A2").offers("move", "yu-1")
    assert owner(table, "yu-1") == "soviet"


@rule("2-5b")
@pytest.mark.parametrize("unit", ["ge-lxvi", "ge-iss", "ge-iipara"])
def test_the_soviet_player_moves_the_germans_of_the_west(unit: str) -> None:
    table = Table(f"{unit} 2006", "A5")
    assert (table.phase, table.options("move")) == ("A5", [unit])
    assert owner(table, unit) == "soviet"


@rule("2-5e")
def test_a_hungarian_gains_from_a_fortified_hex() -> None:
    table = Table("hu-i 2018, su-5a 2019", "A3", fortified="2018")
    assert table.defence("attack 2018") == 6


@rule("2-5e")
def test_a_hungarian_moves_with_the_east_germans_and_keeps_out_of_berlin() -> None:
    table = Table("hu-i 2513, ge-lxvi 2006", "A5").refused("move hu-i", "3-0/A5")
    table.until("B5").do("move hu-i").can("go 2614").refused("go 2512", "5-43")


@rule("2-5e")
def test_a_hungarian_fights_with_the_east_germans() -> None:
    Table("hu-i 2018, su-5a 2019", "B6").do("attack 2019").offers("join", "hu-i")


@rule("2-5e")
def test_a_hungarian_may_leave_the_map() -> None:
    table = Table("hu-i 2026", "B5").do("move hu-i").offers("exit", "2026").do("exit 2026")
    table.finds("hu-i gone")


@rule("2-5e")
def test_hungarians_go_when_the_germans_go() -> None:
    table = Table("hu-i 2018, hu-v east-german, su-1gt 2513, us-vii 2003", "A2")
    table.do("move su-1gt", "go 2512").until("B2").finds("hu-i gone, hu-v gone")


@rule("2-6a", "2-6b")
def test_attackers_count_their_attack_and_defenders_their_defence() -> None:
    table = Table("us-vii 2005, ge-lxxxi 2006", "B3").do("attack 2006", "join us-vii")
    odds = table.forecast("roll")
    assert odds.attack == 7
    assert odds.defence == 3


@rule("2-6c")
def test_a_unit_enters_as_many_clear_hexes_as_it_has_movement_points() -> None:
    Table("us-xiii 2001", "B2").do("move us-xiii").can("go 2007").refused("go 2008", "5-1b")
