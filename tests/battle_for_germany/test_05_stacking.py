"""5-3 Stacking."""

import pytest

from tests.battle_for_germany.ground import ground, shore, wall
from tests.battle_for_germany.table import Table
from tests.rules import rule


@rule("5-3a")
def test_a_third_unit_may_come_if_another_goes() -> None:
    table = Table("us-v us-vi 2003, us-xiii 2001, uk-v 1001", "B2").do("move us-xiii", "go 2003")
    table.refused("end", "5-3a").refused("move uk-v", "5-3a").do("move us-v", "go 2004", "end")
    assert [table.where(name) for name in ("us-v", "us-vi", "us-xiii")] == ["2004", "2003", "2003"]


@rule("5-3a")
def test_the_unit_that_makes_room_may_not_stay() -> None:
    table = Table("us-v us-vi 2003, us-xiii 2001", "B2").do("move us-xiii", "go 2003", "move us-v")
    table.refused("stay", "5-3a")


@rule("5-3a")
def test_no_third_unit_where_nobody_can_make_room() -> None:
    table = Table("us-v us-vi 2003, us-xiii 2001", "B2")
    table.do("move us-v", "stay", "move us-vi", "stay", "move us-xiii").refused("go 2003", "5-3a")


@rule("5-3a")
def test_two_full_hexes_may_exchange_units() -> None:
    game = ground(terrain=shore("2003", "2004") | shore("2004", "2003"))
    table = Table("us-v us-vi 2003, uk-v uk-xiii 2004", "B2", game=game).do("move us-v", "go 2004")
    table.offers("move", "uk-v", "uk-xiii").do("move uk-v", "go 2003").finds("us-v 2004, uk-v 2003")


@rule("5-3a")
def test_a_full_hex_may_be_passed_through() -> None:
    table = Table("us-v us-vi 2004, us-xiii 2003", "B2", terrain=wall(4, "2004"))
    table.do("move us-xiii", "go 2005").finds("us-xiii 2005")


@rule("5-3a")
def test_a_unit_may_step_into_a_full_hex_if_it_can_go_on() -> None:
    units = {"us-v": "2004", "us-vi": "2004", "us-xiii": "2003"}
    way_on = ground(terrain=wall(4, "2004"))
    table = Table(units, "B2", game=way_on).do("move us-v", "stay", "move us-vi", "stay")
    table.do("move us-xiii", "step 2004")
    assert table.game.problems(table.g) == []
    table.refused("stay", "5-3a").do("go 2005").finds("us-xiii 2005")
    no_way_on = ground(terrain=shore("2004", "2003") | shore("2003", "2004"))
    Table(units, "B2", game=no_way_on).do("move us-xiii").offers_no("step")


@rule("5-3b")
def test_no_front_stops_with_another_but_an_army_may() -> None:
    table = Table("su-1bf 2020, su-2bf su-5a 2018", "A2").do("move su-2bf").refused("go 2020", "5-3b")
    table.do("stay", "move su-5a", "go 2020").finds("su-5a 2020")


@rule("5-3b")
def test_a_front_may_pass_through_the_hex_of_another() -> None:
    table = Table("su-1bf 2019, su-2bf 2018", "A2", terrain=wall(19, "2019")).do("move su-2bf", "go 2020")
    table.finds("su-2bf 2020")


@rule("5-3b")
def test_a_front_may_step_into_the_hex_of_another_if_it_can_go_on() -> None:
    table = Table("su-1bf 2019, su-2bf 2018", "A2", terrain=wall(19, "2019"))
    table.do("move su-2bf", "step 2019")
    assert table.game.problems(table.g) == []
    table.refused("stay", "5-3b").do("go 2020").finds("su-2bf 2020")


@rule("5-3b")
def test_no_front_comes_back_where_another_stands() -> None:
    table = Table("su-1bf 2026, su-2bf soviet", "A1").do("restore su-2bf").refused("place 2026", "5-3b")
    table.do("place 2126").finds("su-2bf 2126")


@rule("5-3b")
def test_no_front_comes_from_courland_where_another_stands() -> None:
    table = Table("su-1bf 3524, su-1bal courland", "A1").do("enter su-1bal")
    table.offers("place", "3522", "3523", "3525", "3526").refused("place 3524", "5-3b")


@rule("5-3c")
@pytest.mark.parametrize(("friend", "end"), [("su-2bf", "soviet"), ("su-5a", "2021")])
def test_a_front_with_no_way_but_to_another_front_is_lost(friend: str, end: str) -> None:
    game = ground(terrain=shore("2020", "2021", "1920"))
    table = Table(f"su-1bf 2020, {friend} 2021, ge-ivss ge-xxiv 1920", "B6", game=game)
    table.fight("2020", "ge-ivss", "ge-xxiv", die=1)
    table.do(*(line for line in table.options() if line == "retreat su-1bf 2021"))
    assert table.where("su-1bf") == end


@rule("5-3c")
def test_a_front_retreats_to_an_army_rather_than_to_a_front() -> None:
    game = ground(terrain=shore("2020", "2019", "2021", "1920"))
    table = Table("su-1bf 2020, su-2bf 2019, su-5a 2021, ge-ivss ge-xxiv 1920", "B6", game=game)
    table.fight("2020", "ge-ivss", "ge-xxiv", die=1).refused("retreat su-1bf 2019", "5-3c")
    table.do("retreat su-1bf 2021")
