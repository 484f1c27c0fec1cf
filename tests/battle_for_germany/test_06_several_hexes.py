"""6-7: one combat against several hexes, by attackers adjacent to all of them."""

from tests.battle_for_germany.table import Table, positions
from tests.rules import rule


@rule("6-7")
def test_one_combat_takes_in_several_hexes_if_every_attacker_touches_all() -> None:
    table = Table("us-iii 2106, us-v 2005, ge-lxxxi 2006, ge-xc 2007", "B3")
    table.do("attack 2006", "also 2007").offers("join", "us-iii").refused("join us-v", "6-7")
    assert table.do("join us-iii").odds() == "7:6 1-1"


@rule("6-7")
def test_any_of_the_adjacent_hexes_may_be_chosen_but_none_beyond() -> None:
    units = {"us-iii": "2106", "ge-lxxxi": "2006", "ge-xc": "2007", "ge-lxvi": "2206", "ge-lxvii": "1905"}
    table = Table({**units, "us-v": "1904"}, "B3").do("attack 2006").offers("also", "2007", "2206")
    table.refused("also 1905", "6-7").do("also 2206", "join us-iii").refused("also 2007", "6-7")
    assert table.forecast("roll").defence == 3 + 4
    table.dice(2).do("roll")
    assert {option.split(" ")[0] for option in table.options("retreat")} == {"ge-lxxxi", "ge-lxvi"}


@rule("6-7")
def test_the_result_strikes_every_unit_in_every_hex_named() -> None:
    attackers = {"us-iii": "2106", "us-vii": "2106", "us-xii": "1907", "us-xx": "1907"}
    defenders = {"ge-lxxxi": "2006", "ge-xc": "2006", "ge-lxxx": "2007"}
    table = Table({**attackers, **defenders}, "B3").fight("2006 2007", *attackers, die=1)
    assert table.events("combat.De")[0].args["odds"] == "3-1"
    assert set(positions(table, defenders).values()) == {"west-german"}


@rule("6-7", "6-2/Ex")
def test_an_exchange_over_several_hexes_pays_for_all_of_them() -> None:
    attackers = {"us-iii": "2106", "us-v": "2106", "us-viii": "1907"}
    table = Table({**attackers, "ge-lxxxi": "2006", "ge-lxvi": "2007"}, "B3")
    table.fight("2006 2007", *attackers, die=1)
    assert table.decision.args["strength"] == 3 + 4
    table.offers("lose", "us-iii", "us-v", "us-viii").do("lose us-viii").offers("lose", "us-v")


@rule("6-7", "6-24")
def test_defenders_of_two_camps_settle_one_combat_each_for_their_own_units() -> None:
    """In the three-player game Germans may attack Soviets and Western Allies at once."""
    units = {"ge-iss": "2106", "ge-iiss": "2106", "us-iii": "2006", "su-1gt": "2007"}
    table = Table(units, "B6", scenario="three-player").fight("2006 2007", "ge-iss", "ge-iiss", die=2)
    assert table.events("combat.Dr")[0].args["defence"] == 4 + 4
    table.decides("soviet").do("retreat su-1gt 2008").decides("western")
    table.do("retreat us-iii 1905", "advance ge-iss 2007", "advance ge-iiss 2006")
    assert positions(table, units) == {
        "ge-iss": "2007",
        "ge-iiss": "2006",
        "us-iii": "1905",
        "su-1gt": "2008",
    }


@rule("6-7", "6-91")
def test_defenders_of_two_camps_are_each_asked_whether_they_advance() -> None:
    table = Table("ge-iss 2106, us-iii 2006, su-1gt 2007", "B6", scenario="three-player")
    table.fight("2006 2007", "ge-iss", die=3).do("retreat ge-iss 2206")
    assert (table.side, table.options()) == ("soviet", ["advance su-1gt 2106", "decline"])
    table.do("decline")
    assert (table.side, table.options()) == ("western", ["advance us-iii 2106", "decline"])
    table.do("advance us-iii 2106").finds("us-iii 2106")
