"""6-21 to 6-24: where a beaten unit may go, and what becomes of it if it may go nowhere."""

from collections.abc import Iterable

import pytest

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

WEAK = ("ge-lxxxi", "ge-lxxxviii", "ge-lxxx", "ge-xc", "ge-lxxxix")


def beaten(garrisoned: Iterable[str] = (), attackers: tuple[str, str] = ("2005", "1905")) -> Table:
    """A 2-4-4 in 2006 that must retreat; each hex of `garrisoned` gets one friend for each mention.

    From 2005 and 1905 the attackers leave it 1907 and 2007; from 2005 and 1906 they leave it 2007.
    """
    friends = dict(zip(WEAK, garrisoned, strict=False))
    us = dict(zip(("us-iii", "us-vii"), attackers, strict=True))
    return Table({**us, "ge-lxvi": "2006", **friends}, "B3").fight("2006", *us, die=6).logs("combat.Dr")


@rule("6-21", "6-23")
def test_a_unit_shut_in_by_zones_enemies_a_lake_switzerland_and_the_edge_is_lost() -> None:
    """3405 and 3407 lie in the attacker's zone, a friend in 3407 or not; north of 3506 the map ends."""
    game = ground(terrain="3505 switzerland", sides="3506 3507 lake")
    table = Table("us-iii 3406, ge-lxxxi 3506, ge-lxxxviii 3407", "B3", game=game)
    table.fight("3506", "us-iii", die=3)
    (event,) = table.events("unit.destroyed")
    assert event.rules == ("6-23",)
    table.finds("ge-lxxxi west-german, ge-lxxxviii 3407")


@rule("6-21")
@pytest.mark.parametrize("closed", ["3405", "3407", "3406", "3505", "3306"])
def test_the_one_open_hex_is_taken_and_every_other_refused(closed: str) -> None:
    table = Table("us-iii 3406, ge-lxxxi 3506, ge-lxxxviii 3407", "B3", terrain="3505 switzerland")
    table.fight("3506", "us-iii", die=3).offers("retreat", "ge-lxxxi 3507")
    table.refused(f"retreat ge-lxxxi {closed}", "6-21")


@rule("6-21")
@pytest.mark.parametrize("feature", ["blocked", "lake", "sea"])
def test_a_retreat_does_not_cross_a_closed_side(feature: str) -> None:
    table = Table("us-iii 2005, us-vii 1906, ge-lxxxi 2006", "B3", sides={("2006", "2007"): feature})
    table.fight("2006", "us-iii", "us-vii", die=5).finds("ge-lxxxi west-german")


@rule("6-21")
@pytest.mark.parametrize(("held", "fate"), [({"su-5a": "2013"}, "western"), ({}, "2013")])
def test_a_hex_of_the_other_allied_camp_is_closed(held: dict[str, str], fate: str) -> None:
    """The way over the boundary is the last there is, and none if a Soviet army stands there."""
    table = Table({"us-v": "2012", "ge-iss": "2011", "ge-iiss": "1912", **held}, "A6")
    table.fight("2012", "ge-iss", "ge-iiss", die=6)
    if not held:
        table.do("retreat us-v 2013")
    assert table.where("us-v") == fate


@rule("6-21", "5-43")
def test_berlin_is_closed_to_a_retreating_german() -> None:
    table = Table("us-iii 2510, us-vii 2611, ge-lxxxi 2511", "B3")
    table.fight("2511", "us-iii", "us-vii", die=5).finds("ge-lxxxi west-german")


@rule("6-22")
def test_a_vacant_hex_goes_before_one_with_a_friend() -> None:
    beaten(["2007"]).offers("retreat", "ge-lxvi 1907").refused("retreat ge-lxvi 2007", "6-22")


@rule("6-22")
def test_without_a_vacant_hex_one_with_a_single_friend_takes_the_unit() -> None:
    table = beaten(["2007", "1907", "1907"]).offers("retreat", "ge-lxvi 2007")
    table.refused("retreat ge-lxvi 1907", "6-22").do("retreat ge-lxvi 2007").finds("ge-lxvi 2007")


@rule("6-22", "6-23")
def test_a_hex_with_two_friends_takes_nobody() -> None:
    table = beaten(["2007", "2007"], attackers=("2005", "1906"))
    assert table.events("unit.destroyed")[0].rules == ("6-23",)
    table.finds("ge-lxvi west-german")


@rule("6-23")
def test_a_unit_with_every_neighbour_in_an_enemy_zone_is_lost() -> None:
    table = beaten(attackers=("2106", "1906"))
    assert table.events("unit.destroyed")[0].rules == ("6-23",)
    table.finds("ge-lxvi west-german").offers("advance", "us-iii 2006", "us-vii 2006")


@rule("6-24", "6-22")
def test_stacked_units_retreat_one_by_one_into_different_hexes() -> None:
    table = Table("us-iii 2005, us-vii 1905, ge-lxxxi ge-lxxx 2006", "B3")
    table.fight("2006", "us-iii", "us-vii", die=6)
    assert table.options() == [
        "retreat ge-lxxxi 1907",
        "retreat ge-lxxxi 2007",
        "retreat ge-lxxx 1907",
        "retreat ge-lxxx 2007",
    ]
    table.do("retreat ge-lxxx 2007")
    assert table.events("combat.retreated")[0].rules == ("6-24",)
    table.offers_only("retreat ge-lxxxi 1907").refused("retreat ge-lxxxi 2007", "6-22")
    table.do("retreat ge-lxxxi 1907").finds("ge-lxxxi 1907, ge-lxxx 2007")


@rule("6-24", "6-22")
def test_with_one_hex_left_stacked_units_follow_each_other_into_it() -> None:
    table = Table("us-iii 2005, us-vii 1906, ge-lxxxi ge-lxxx 2006", "B3")
    table.fight("2006", "us-iii", "us-vii", die=6).do("retreat ge-lxxxi 2007", "retreat ge-lxxx 2007")
    table.finds("ge-lxxxi ge-lxxx 2007")


HOME_TWICE = {"ge-lv": "2113", "ge-l": "2113"}


@rule("6-22", "5-41b")
@pytest.mark.parametrize(
    ("friends", "ways"),
    [
        ({}, ["2113"]),
        ({"ge-lv": "2113"}, ["2113"]),
        (HOME_TWICE, ["2012", "2112"]),
        ({**HOME_TWICE, "ge-lxxxi": "2012"}, ["2112"]),
        ({**HOME_TWICE, "ge-lxxxi": "2012", "ge-xc": "2112"}, ["2012", "2112"]),
    ],
    ids=[
        "home, vacant",
        "home, with a friend",
        "abroad, vacant",
        "abroad, the vacant one",
        "abroad, friends",
    ],
)
def test_a_unit_stays_at_home_while_it_can_even_beside_a_friend(
    friends: dict[str, str], ways: list[str]
) -> None:
    """East of the boundary 2013 has one way out, 2113; 2012 and 2112 lie west of it."""
    table = Table({"su-5a": "2014", "ge-ix": "2013", **friends}, "A3").fight("2013", "su-5a", die=3)
    assert table.options("retreat") == [f"ge-ix {label}" for label in ways]
    if ways == ["2113"]:
        table.refused("retreat ge-ix 2112", "5-41b")
    table.do(f"retreat ge-ix {ways[0]}")
    assert table.side_of("ge-ix") == ("east-german" if ways[0] == "2113" else "west-german")


@rule("6-24")
def test_units_of_two_forces_retreat_one_force_after_the_other() -> None:
    """A combat over the boundary: the West German retreats first, then the East German."""
    table = Table("us-xiii us-v 2012, ge-lxvi 2112, ge-ix 2013", "B3")
    table.fight("2112 2013", "us-xiii", "us-v", die=5)  # 1-1: Dr
    table.decides("west-german").refused("retreat ge-ix 2114", "6-24")
    table.do(table.options()[0]).decides("east-german").do("retreat ge-ix 2114").finds("ge-ix 2114")
