"""6-0 and 6-1: combat is free, odds are rounded for the defender, and a result is settled at once."""

from fractions import Fraction

import pytest

from grognard.kernel.answers import ATTACK, Line
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

FORT = ground(terrain={"2006": "broken"}, fortified=["2006"])
CORPS = {"us-iii": "2005", "us-v": "2005", "us-xix": "2106"}
GERMANS = {"ge-lxxxi": "2006", "ge-lxxxviii": "2006"}


def the_example() -> Table:
    """6-1: a 7-4-8 and two 6-6-7 against two 2-3-4 in a fortified broken hex."""
    return Table({**CORPS, **GERMANS}, "B3", game=FORT)


@rule("6-0b")
def test_a_force_in_contact_may_end_its_phase_without_an_attack() -> None:
    units = {**CORPS, **GERMANS}
    table = Table(units, "A6").offers("attack", "2005", "2106").do("end")
    assert table.phase != "A6"
    assert positions(table, units) == units
    table.has(throws=0)


@rule("6-1a", "6-1/example-2")
def test_the_forecast_adds_up_as_in_the_printed_example() -> None:
    table = the_example().gather("2006", *CORPS)
    forecast = table.forecast("roll")
    assert table.odds() == "19:18 1-1"
    strengths = [(line.rule, line.message, line.value) for line in forecast.lines]
    assert strengths == [
        ("6-1a", "modifier.attacker", 7),
        ("6-1a", "modifier.attacker", 6),
        ("6-1a", "modifier.attacker", 6),
        ("6-1a", "modifier.defender", 3),
        ("6-1a", "modifier.defender", 3),
        ("tec/broken", "modifier.terrain", 2),
        ("tec/fortified", "modifier.fortified", 2),
        ("6-82", "modifier.combined", 3),
    ]
    assert forecast.lines[0] == Line(
        "6-1a", "modifier.attacker", Fraction(7), ATTACK, {"unit": table.unit("us-iii")}
    )
    assert forecast.chances == {"Ex": Fraction(1, 6), "Dr": Fraction(2, 3), "Ar": Fraction(1, 6)}


def test_before_anyone_joins_the_forecast_is_that_of_all_who_could() -> None:
    table = the_example()
    assert table.forecast("attack 2006").attack == 19
    table.do("attack 2006")
    assert table.forecast("join us-iii").attack == 7
    assert table.do("join us-iii").forecast("join us-v").attack == 13
    assert table.game.forecast(table.g, ("end",)) is None


@rule("6-1/example-2")
@pytest.mark.parametrize(("die", "result"), [*enumerate(("Ex", "Dr", "Dr", "Dr", "Dr", "Ar"), 1)])
def test_each_die_of_the_printed_example(die: int, result: str) -> None:
    table = the_example().fight("2006", *CORPS, die=die)
    (event,) = table.events(f"combat.{result}")
    assert event.rules == ("6-1c", f"6-2/{result}", "crt/1-1")
    assert (event.args["attack"], event.args["defence"], event.args["die"]) == (19, 18, die)


@rule("6-1/example-2", "6-2/Ex", "6-91", "6-83a")
@pytest.mark.parametrize("lost", CORPS)
def test_the_exchange_of_the_printed_example_costs_one_corps_whichever_it_is(lost: str) -> None:
    table = the_example().fight("2006", *CORPS, die=1)
    assert positions(table, GERMANS) == dict.fromkeys(GERMANS, "west-german")
    table.offers_only("lose us-iii", "lose us-v", "lose us-xix").do(f"lose {lost}")
    left = [unit for unit in CORPS if unit != lost]
    assert table.where(lost) == "western"
    assert positions(table, left) == {unit: CORPS[unit] for unit in left}
    assert table.options() == [*(f"advance {unit} 2006" for unit in left), "decline"]
    table.refused(f"lose {left[0]}", "6-2/Ex").do(f"advance {left[0]} 2006")
    assert table.events("fort.destroyed")[0].rules == ("6-83a",)
    assert table.g.fort[table.cell("2006")] == 0
    assert positions(table, left) == {left[0]: "2006", left[1]: CORPS[left[1]]}
    assert table.phase != "B3"


@rule("6-1/example-2")
def test_the_winner_of_the_printed_example_then_defends_with_the_broken_terrain_alone() -> None:
    table = Table({**CORPS, **GERMANS, "ge-iss": "2009"}, "B3", game=FORT).fight("2006", *CORPS, die=1)
    table.do("lose us-v", "advance us-iii 2006").until("A5", turn=3)
    table.do("move ge-iss", "go 1907").until("A6")
    forecast = table.forecast("attack 2006")
    assert [line.rule for line in forecast.lines if line.value == 2] == ["tec/broken"]
    assert forecast.defence == 4 * 2


@rule("6-1/example-1", "6-1b")
def test_nineteen_against_seven_is_two_to_one() -> None:
    table = Table({**CORPS, "ge-lxxxi": "2006", "ge-lxvi": "2006"}, "B3")
    assert table.gather("2006", *CORPS).odds() == "19:7 2-1"


@rule("6-1b")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (19, 7, "2-1"),
        (20, 10, "2-1"),
        (6, 7, "1-2"),
        (7, 18, "1-3"),
        (18, 18, "1-1"),
        (17, 18, "1-2"),
        (6, 24, "1-4"),
        (20, 3, "6-1"),
        (21, 3, "7-1"),
        (11, 6, "1-1"),
        (6, 12, "1-2"),
        (6, 13, "1-3"),
        (Fraction(13, 2), 3, "2-1"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: Fraction, defence: int, column: str) -> None:
    assert ground().box.crt.column(attack, defence) == column


@rule("6-1c")
def test_a_result_is_settled_before_the_next_combat_which_is_judged_on_the_new_position() -> None:
    """The first winner's advance closes a hex that the second defender could have fallen back to."""
    units = {"us-iii": "2005", "us-xx": "1905", "us-v": "1806", "ge-lxxxi": "2006", "ge-lxvi": "1807"}
    alone = Table(units, "B3").fight("1807", "us-v", die=3)
    alone.offers("retreat", "ge-lxvi 1808", "ge-lxvi 1907", "ge-lxvi 1908")
    table = Table(units, "B3").fight("2006", "us-iii", "us-xx", die=6).refused("attack 1807", "6-1c")
    table.do("retreat ge-lxxxi 2007").refused("attack 1807", "6-1c").do("advance us-xx 2006")
    table.finds("ge-lxxxi 2007, us-xx 2006").fight("1807", "us-v", die=3)
    table.offers("retreat", "ge-lxvi 1808", "ge-lxvi 1908")


@rule("6-1c")
def test_the_phasing_player_rolls_one_die_for_a_combat() -> None:
    table = the_example().gather("2006", *CORPS).dice(2, 5).do("roll").has(dictated=(5,))
    assert table.events("combat.Dr")[0].args["die"] == 2
