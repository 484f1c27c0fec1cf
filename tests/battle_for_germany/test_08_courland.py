"""8-0 Courland: Germans shipped to Stettin (2714) or Rostock (2910), Soviets set free when they are gone."""

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import COURLAND
from grognard.kernel.dice import key_from_seed
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

GERMANS = {"ge-iiiss": "courland", "ge-i": "courland", "ge-ii": "courland", "ge-l": "courland"}
SOVIETS = {"su-1bal": "courland", "su-2bal": "courland"}
NORTH_EDGE = ["3522", "3523", "3524", "3525", "3526"]


@rule("8-0a")
def test_four_east_germans_and_two_soviets_start_in_courland() -> None:
    game = BattleForGermany()
    g = game.setup(*game.choose("historical", {}), key_from_seed(0))
    waiting = [game.box.units[unit] for unit in g.in_place(COURLAND)]
    assert sorted(unit.nation for unit in waiting) == ["german"] * 4 + ["soviet"] * 2
    assert {unit.theatre for unit in waiting if unit.nation == "german"} == {"east"}


@rule("8-0b", "8-0d")
def test_one_german_may_be_shipped_out_in_each_east_german_replacement_phase() -> None:
    table = Table({**GERMANS, "ge-ix": "east-german"}, "B4", rates="east_german 1").decides("east-german")
    assert table.options("evacuate") == list(GERMANS)
    table.dice(4).do("evacuate ge-i", "place 2714").refused("evacuate ge-ii", "8-0b")
    table.until("B4", turn=3).dice(6).do("evacuate ge-ii", "place 2910")
    assert positions(table, GERMANS) == {**GERMANS, "ge-i": "2714", "ge-ii": "2910"}


@rule("8-0b")
def test_nobody_has_to_be_shipped_out() -> None:
    table = Table({**GERMANS, "ge-ix": "2020"}, "B4").do("end").is_at("B5")
    assert positions(table, GERMANS) == GERMANS


@rule("8-0c")
def test_on_a_1_the_unit_is_sunk_and_can_be_replaced_later() -> None:
    table = Table({**GERMANS, "ge-ix": "2020"}, "B4", turn=2, rates="east_german 1")
    table.dice(1).do("evacuate ge-i").finds("ge-i east-german")
    table.until("B4", turn=3).do("restore ge-i", "place 2413").finds("ge-i 2413")


@rule("8-0d")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_on_anything_else_it_lands_and_moves_with_its_normal_allowance(die: int) -> None:
    table = Table(GERMANS, "B4").dice(die).do("evacuate ge-i").offers("place", "2714", "2910")
    table.refused("place 2715", "8-0d").do("place 2714")
    assert table.side_of("ge-i") == "east-german"
    table.is_at("B5").do("move ge-i").refused("go 2719", "5-1b")  # 5 hexes
    table.do("go 2718")


@rule("8-0d")
def test_a_port_with_enemies_is_barred_and_with_both_barred_nobody_sails() -> None:
    one_barred = {**GERMANS, "su-5a": "2714", "ge-ix": "2020"}
    table = Table(one_barred, "B4").dice(4).do("evacuate ge-i").offers("place", "2910")
    table.refused("place 2714", "5-2")
    Table({**one_barred, "su-43a": "2910"}, "B4").is_at("B5")


@rule("8-0d")
def test_a_unit_landed_in_an_enemy_zone_is_held_there_for_the_phase() -> None:
    table = Table({**GERMANS, "su-5a": "2715", "ge-ix": "2020"}, "B4")
    table.dice(4).do("evacuate ge-i", "place 2714").refused("move ge-i", "7-26")


@rule("8-0d")
def test_no_third_unit_lands_where_nobody_could_move_on() -> None:
    """Both units in Stettin are ringed by Soviet zones."""
    ring = {"su-5a": "2813", "su-43a": "2715", "su-65a": "2613"}
    table = Table({**GERMANS, **ring, "ge-ix": "2714", "ge-xl": "2714"}, "B4").dice(4).do("evacuate ge-i")
    table.offers("place", "2910").refused("place 2714", "5-3a")


@rule("8-0e")
def test_the_soviets_wait_while_a_german_is_left() -> None:
    table = Table({"ge-l": "courland", **SOVIETS, "su-5a": "soviet"}, "A1", rates="soviet 1")
    table.offers("restore", "su-5a").refused("enter su-1bal", "8-0e")


@rule("8-0e", "5-3b")
@pytest.mark.parametrize("die", [1, 5])
def test_when_the_last_german_has_left_both_soviets_may_enter_by_the_north_edge(die: int) -> None:
    table = Table({"ge-l": "courland", **SOVIETS, "ge-ix": "3526"}, "B4", turn=5)
    table.dice(die).do("evacuate ge-l").until("A1", turn=6)
    assert table.options("enter") == list(SOVIETS)
    table.do("enter su-1bal")
    assert table.options("place") == NORTH_EDGE[:-1], "3526 is held by a German"
    table.refused("place 3521", "8-0e").do("place 3522", "enter su-2bal")
    assert table.options("place") == NORTH_EDGE[1:-1], "two Fronts need two hexes"
    table.do("place 3523").is_at("A2")
    assert set(table.options("move")) == set(SOVIETS)


@rule("8-0e")
def test_entry_can_be_put_off() -> None:
    table = Table(SOVIETS, "A1").do("enter su-2bal", "place 3526", "end").until("A1", turn=3)
    table.offers("enter", "su-1bal")


@rule("8-0e")
def test_the_fall_of_berlin_frees_the_soviets_too() -> None:
    table = Table({**GERMANS, **SOVIETS, "su-1gt": "2413", "us-vii": "2001"}, "A2", turn=5)
    table.do("move su-1gt", "go 2512").until("A1", turn=6)
    assert {table.where(unit) for unit in GERMANS} == {"gone"}
    assert table.options("enter") == list(SOVIETS)


@rule("8-0f")
def test_a_ship_costs_no_east_german_replacement() -> None:
    table = Table({**GERMANS, "ge-ix": "east-german"}, "B4", rates="east_german 1")
    table.dice(4).do("evacuate ge-i", "place 2714", "restore ge-ix", "place 2413")
    table.finds("ge-i 2714, ge-ix 2413")


@rule("8-0b", "7-21a")
def test_ships_and_replacements_come_in_any_order() -> None:
    """ge-ix (2) is replaced first; the ship is sunk, and its unit (2) comes back before ge-ivss (6)."""
    box = {"ge-ix": "east-german", "ge-ivss": "east-german"}
    table = Table({**GERMANS, **box}, "B4", rates="east_german 2")
    table.do("restore ge-ix").refused("evacuate ge-i", "7-2a")
    table.do("place 2413").dice(1).do("evacuate ge-i").refused("evacuate ge-ii", "8-0b")
    table.refused("restore ge-ivss", "7-21a").do("restore ge-i", "place 2513")
    assert positions(table, ("ge-ix", "ge-i", "ge-ivss")) == {**box, "ge-ix": "2413", "ge-i": "2513"}
    table.is_at("B5")


@rule("8-0e", "7-21a")
def test_soviets_from_courland_and_replacements_come_in_any_order() -> None:
    table = Table({**SOVIETS, "su-5a": "soviet", "su-8ga": "soviet"}, "A1", rates="soviet 1")
    table.do("enter su-1bal", "place 3522", "restore su-5a", "place 2026").refused("restore su-8ga", "7-0b")
    table.do("enter su-2bal", "place 3523").is_at("A2").finds("su-8ga soviet")


@rule("8-0f")
def test_units_that_watched_courland_cost_no_soviet_replacement() -> None:
    table = Table({**SOVIETS, "su-5a": "soviet"}, "A1", rates="soviet 1")
    table.do("enter su-1bal", "place 3522", "enter su-2bal", "place 3523", "restore su-5a", "place 2026")
    assert positions(table, (*SOVIETS, "su-5a")) == {"su-1bal": "3522", "su-2bal": "3523", "su-5a": "2026"}
