"""6-9: one victorious unit may enter each hex that a combat has emptied."""

import pytest

from grognard.games.battle_for_germany.components import GERMAN
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

CORPS = {"us-iii": "2005", "us-vii": "2005", "us-xii": "2106"}


@rule("6-91")
def test_of_three_victorious_attackers_one_may_advance() -> None:
    table = Table({**CORPS, "ge-lxxxi": "2006"}, "B3").fight("2006", *CORPS, die=1)
    table.offers_only("advance us-iii 2006", "advance us-vii 2006", "advance us-xii 2006", "decline")
    table.refused("advance us-iii 2007", "6-91").do("advance us-vii 2006")
    assert table.events("combat.advanced")[0].rules == ("6-91",)
    assert positions(table, CORPS) == {"us-iii": "2005", "us-vii": "2006", "us-xii": "2106"}
    assert table.phase != "B3"


@rule("6-91")
def test_attackers_advance_after_a_retreat_of_the_defenders() -> None:
    table = Table("us-v 2005, ge-lxvi 2006", "B3").fight("2006", "us-v", die=2)
    table.do("retreat ge-lxvi 2007").offers_only("advance us-v 2006", "decline")


@rule("6-91")
def test_only_survivors_of_an_exchange_advance() -> None:
    table = Table("us-v us-xix 2005, ge-lxvi 2006", "B3")
    table.fight("2006", "us-v", "us-xix", die=2).do("lose us-v")
    table.offers_only("advance us-xix 2006", "decline")


@rule("6-91")
def test_each_emptied_hex_takes_one_unit_and_each_unit_advances_once() -> None:
    attackers = {"us-iii": "2106", "us-vii": "2106", "us-xii": "1907"}
    table = Table({**attackers, "ge-lxxxi": "2006", "ge-xc": "2007"}, "B3")
    table.fight("2006 2007", *attackers, die=1)
    assert len(table.options("advance")) == 6
    table.do("advance us-iii 2006").offers("advance", "us-vii 2007", "us-xii 2007")
    table.refused("advance us-iii 2007", "6-92").refused("advance us-vii 2006", "6-91")
    table.do("advance us-xii 2007")
    assert positions(table, attackers) == {"us-iii": "2006", "us-vii": "2106", "us-xii": "2007"}
    assert table.phase != "B3"


@rule("6-91")
def test_a_defender_advances_into_the_hex_of_beaten_attackers() -> None:
    table = Table("us-xiii 2005, ge-lxvi ge-lxvii 2006", "B3", terrain="2006 broken")
    table.fight("2006", "us-xiii", die=3).do("retreat us-xiii 2004").decides("west-german")
    table.offers_only("advance ge-lxvii 2005", "advance ge-lxvi 2005", "decline")
    table.do("advance ge-lxvi 2005").finds("ge-lxvi 2005, ge-lxvii 2006")
    assert table.phase != "B3"


@rule("6-91")
def test_defenders_may_take_each_hex_that_attackers_left() -> None:
    game = ground(terrain="2006 rough", fortified="2006")
    table = Table("us-viii 2005, us-xiii 2106, ge-lxvi ge-lxvii 2006", "B3", game=game)
    table.fight("2006", "us-viii", "us-xiii", die=6).do("advance ge-lxvi 2106", "advance ge-lxvii 2005")
    table.finds("ge-lxvi 2106, ge-lxvii 2005")


@rule("6-91b")
def test_nobody_advances_on_a_garrison_that_ignored_the_retreat() -> None:
    units = {"su-1bf": "2014", "su-5a": "2014", "ge-xxiv": "2114", "ge-hg": "2114", "ge-iii": "2015"}
    rest = {"ge-ivss": "2015", "ge-lv": "2017", "su-43a": "2018"}
    table = Table({**units, **rest}, "B6")
    table.g.garrison[table.unit("su-1bf")] = 1
    table.fight("2014", "ge-xxiv", "ge-hg", "ge-iii", "ge-ivss", die=1).do("retreat su-5a 1914")
    table.offers_only("attack 2018", "end").finds("su-1bf 2014")


@rule("6-91b", "6-5d")
@pytest.mark.parametrize("die", [5, 6])
def test_nobody_advances_on_a_unit_that_had_stayed_out_of_the_attack(die: int) -> None:
    units = {"us-xiii": "2005", "us-iii": "2005", "ge-lviii": "2006", "ge-iipara": "2006"}
    table = Table({**units, "us-v": "1505", "ge-xc": "1506"}, "B3").fight("2006", "us-xiii", die=die)
    table.finds("us-xiii western").decides("western").offers_only("attack 1506", "end")


@rule("6-91b")
def test_the_reason_names_the_rule_when_one_of_two_hexes_is_still_held() -> None:
    """Attackers from 2005 and 2106 are lost; in 2005 a corps that stayed out holds on."""
    game = ground(terrain="2006 rough", fortified="2006")
    table = Table("us-viii us-v 2005, us-xiii 2106, ge-lxvi ge-lxvii 2006", "B3", game=game)
    table.fight("2006", "us-viii", "us-xiii", die=6).offers("advance", "ge-lxvii 2106", "ge-lxvi 2106")
    table.refused("advance ge-lxvi 2005", "6-91b")


@rule("6-92")
def test_a_unit_that_took_no_part_does_not_advance() -> None:
    table = Table({**CORPS, "us-v": "1906", "us-xx": "2106", "ge-lxxxi": "2006"}, "B3")
    table.fight("2006", *CORPS, die=1).offers("advance", "us-iii 2006", "us-vii 2006", "us-xii 2006")
    table.refused("advance us-v 2006", "6-92").refused("advance us-xx 2006", "6-92")


@rule("6-92")
def test_a_unit_of_the_winner_next_to_the_beaten_attackers_does_not_advance() -> None:
    table = Table("us-xiii 2005, ge-lxvi 2006, ge-xc 2105", "B3", terrain="2006 broken")
    table.fight("2006", "us-xiii", die=4).do("retreat us-xiii 2004").refused("advance ge-xc 2005", "6-92")


@rule("6-93")
def test_zones_and_the_cost_of_terrain_do_not_hold_up_an_advance() -> None:
    """A Front of 3 movement points enters a rough hex (4) over a river (+1), from zone into zone."""
    game = ground(terrain="1916 rough", sides="1916 2016 river")
    front = {"su-1bf": "2016", "su-5a": "2016", "su-43a": "1917", "su-65a": "1917"}
    germans = {"ge-ix": "1916", "ge-lv": "1915", "ge-l": "1816"}
    table = Table({**front, **germans}, "A3", game=game).fight("1916", *front, die=1)
    table.do("advance su-1bf 1916").finds("su-1bf 1916")
    assert table.g.zone[GERMAN][table.cell("1916")]


@rule("6-94")
def test_an_advance_may_be_declined() -> None:
    table = Table({**CORPS, "ge-lxxxi": "2006"}, "B3").fight("2006", *CORPS, die=1).do("decline")
    assert positions(table, CORPS) == CORPS
    assert table.g.units_at(table.cell("2006")) == []
