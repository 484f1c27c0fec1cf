"""6-2: the five results, each on every unit of the side it names."""

import pytest

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

STRONGHOLD = ground(terrain={"2006": "rough"}, fortified=["2006"])
FORT = ground(terrain={"2006": "broken"}, fortified=["2006"])


@rule("6-2/De")
def test_defenders_eliminated_all_go_to_the_box_and_no_attacker_is_lost() -> None:
    attackers = {"us-iii": "2005", "us-vii": "2005", "us-xii": "2106"}
    table = Table({**attackers, "ge-lxxxi": "2006", "ge-lxxxviii": "2006"}, "B3")
    table.fight("2006", *attackers, die=1).logs("combat.De")
    destroyed = table.events("unit.destroyed")
    assert [event.rules for event in destroyed] == [("6-2/De",), ("6-2/De",)]
    table.finds("ge-lxxxi ge-lxxxviii west-german")
    assert positions(table, attackers) == attackers


@rule("6-2/De")
def test_defenders_eliminated_in_the_east_go_to_the_eastern_box() -> None:
    attackers = {"su-5a": "1915", "su-43a": "1915", "su-1gt": "2016"}
    table = Table({**attackers, "ge-ix": "1916"}, "A3").fight("1916", *attackers, die=1)
    table.finds("ge-ix east-german")


@rule("6-2/Ae")
def test_attackers_eliminated_are_all_lost_and_one_defender_may_advance() -> None:
    table = Table("us-viii us-xiii 2005, ge-lviii ge-iipara 2006", "B3", game=STRONGHOLD)
    table.fight("2006", "us-viii", "us-xiii", die=4)
    assert [event.rules for event in table.events("unit.destroyed")] == [("6-2/Ae",), ("6-2/Ae",)]
    table.finds("us-viii us-xiii western").decides("west-german")
    table.offers_only("advance ge-iipara 2005", "advance ge-lviii 2005", "decline")
    table.do("advance ge-lviii 2005")
    assert table.phase != "B3"
    table.finds("ge-lviii 2005, ge-iipara 2006")


@rule("6-2/Ex")
def test_an_exchange_is_paid_in_printed_strength_whatever_the_terrain() -> None:
    attackers = {"us-iii": "2005", "us-v": "2005", "us-xix": "2106"}
    table = Table({**attackers, "ge-lxxxi": "2006", "ge-lxxxviii": "2006"}, "B3", game=FORT)
    table.fight("2006", *attackers, die=1)
    assert table.decision.args["strength"] == 6
    table.do("lose us-v")
    assert positions(table, attackers) == {"us-iii": "2005", "us-v": "western", "us-xix": "2106"}


@rule("6-2/Ex")
def test_an_exchange_takes_as_many_attackers_as_it_needs() -> None:
    """Of 7, 6, 4 and 4 any two make up for 8 and no single one."""
    attackers = {"us-iii": "2005", "us-v": "2005", "us-viii": "2106", "us-xiii": "2106"}
    table = Table({**attackers, "us-xv": "1905", "ge-lxvi": "2006", "ge-lxvii": "2006"}, "B3")
    table.fight("2006", *attackers, die=1).offers("lose", "us-iii", "us-v", "us-viii", "us-xiii")
    table.refused("lose us-xv", "6-2/Ex").refused("decline", "6-1c").do("lose us-viii")
    table.offers("lose", "us-iii", "us-v", "us-xiii").finds("us-viii 2106").do("lose us-xiii")
    assert [event.rules for event in table.events("unit.destroyed")] == [("6-2/Ex",), ("6-2/Ex",)]
    assert positions(table, attackers) == {
        "us-iii": "2005",
        "us-v": "2005",
        "us-viii": "western",
        "us-xiii": "western",
    }


@rule("6-2/Ex")
def test_an_exchange_takes_no_attacker_that_could_be_spared() -> None:
    """Against 7 the one 7 suffices; with a 6 gone a 4 or the other 6 must follow, but not the 7."""
    attackers = {"us-iii": "2005", "us-v": "2005", "us-xix": "2106", "us-viii": "2106"}
    table = Table({**attackers, "ge-lxxxi": "2006", "ge-lxvi": "2006"}, "B3")
    table.fight("2006", *attackers, die=2).offers("lose", "us-iii", "us-v", "us-xix", "us-viii")
    table.do("lose us-v").offers("lose", "us-xix", "us-viii")


@rule("6-2/Ar")
def test_attackers_from_two_hexes_all_retreat_or_are_lost() -> None:
    closed = {"2206": "sea", "2107": "sea", "2105": "switzerland", "2006": "broken"}
    game = ground(terrain=closed, fortified="2006")
    attackers = {"us-iii": "2005", "us-v": "2005", "us-xix": "2106"}
    defenders = {"ge-lxxxi": "2006", "ge-lxxxviii": "2006"}
    table = Table({**attackers, **defenders}, "B3", game=game).fight("2006", *attackers, die=6)
    table.logs("combat.Ar").decides("western")
    table.offers("retreat", "us-iii 2004", "us-iii 2104", "us-v 2004", "us-v 2104")
    table.do("retreat us-v 2004", "retreat us-iii 2104")
    assert positions(table, attackers) == {"us-iii": "2104", "us-v": "2004", "us-xix": "western"}
    assert positions(table, defenders) == defenders


@rule("6-2/Dr")
def test_defenders_all_retreat_or_are_lost() -> None:
    """The one way out, 2007, has room for one of the two."""
    table = Table("us-iii 2005, us-vii 1906, ge-lxxxi ge-lxxxviii 2006, ge-xc 2007", "B3")
    table.fight("2006", "us-iii", "us-vii", die=6).logs("combat.Dr").do("retreat ge-lxxxi 2007")
    table.finds("ge-lxxxi 2007, ge-lxxxviii west-german, ge-xc 2007")


@rule("6-2/Dr", "10-3")
def test_a_garrison_stays_when_the_rest_of_its_stack_retreats() -> None:
    units = {"su-1bf": "2014", "su-5a": "2014", "ge-xxiv": "2114", "ge-hg": "2114", "ge-iii": "2015"}
    table = Table({**units, "ge-ivss": "2015"}, "B6")
    table.g.garrison[table.unit("su-1bf")] = 1
    table.fight("2014", "ge-xxiv", "ge-hg", "ge-iii", "ge-ivss", die=1)  # 24 : 27
    table.logs("combat.Dr").decides("soviet")
    assert {option.split(" ")[0] for option in table.options("retreat")} == {"su-5a"}
    table.refused("retreat su-1bf 1914", "10-3").do("retreat su-5a 1914").finds("su-1bf 2014, su-5a 1914")


@rule("10-3b")
@pytest.mark.parametrize(("die", "result", "place"), [(2, "Ar", "2014"), (6, "Ae", "soviet")])
def test_an_attacking_garrison_may_be_lost_but_never_retreats(die: int, result: str, place: str) -> None:
    table = Table("su-1bf 2014, ge-xl ge-iv 2015", "A3", terrain="2015 broken")
    table.g.garrison[table.unit("su-1bf")] = 1
    assert table.gather("2015", "su-1bf").odds() == "8:24 1-3"
    table.dice(die).do("roll")
    assert table.events(f"combat.{result}")
    assert table.where("su-1bf") == place
    table.offers_no("retreat")
    assert table.options("advance") == ([] if result == "Ar" else ["ge-xl 2014", "ge-iv 2014"])


@rule("6-2")
@pytest.mark.parametrize(("conducts", "side"), [(False, "west-german"), (True, "western")])
def test_a_retreat_of_one_hex_is_made_by_its_owner_or_by_option_the_attacker(
    conducts: bool, side: str
) -> None:
    table = Table("us-v 2005, ge-lxvi 2006", "B3", options={"attacker-conducts-retreats": conducts})
    table.fight("2006", "us-v", die=2)
    assert table.side == side
    table.offers_only("retreat ge-lxvi 1906", "retreat ge-lxvi 1907", "retreat ge-lxvi 2007")
    table.refused("retreat us-v 2004", "6-2").do("retreat ge-lxvi 1907").finds("ge-lxvi 1907")
