"""What a player sees before a roll: the facts of the position beside its chances, and where results lead."""

from fractions import Fraction

import pytest

from grognard.games.race_for_berlin.rules.combat.forecast import level_after
from tests.race_for_berlin.table import Table
from tests.rules import rule

ARMY = {"8GA-1": "Wedding", "8GA-2": "Wedding"}


def storming(table: Table, *units: str) -> Table:
    """These units about to roll in Wedding."""
    return table.do(*(f"fight {unit}" for unit in units), "begin", "storm Wedding")


def notes(table: Table, line: str = "roll") -> dict[str, dict[str, object]]:
    """The notes of a forecast, by message."""
    return {note.message: dict(note.args) for note in table.forecast(line).notes}


def consequences(table: Table, line: str = "roll") -> dict[str, tuple[str, int]]:
    """What the results of a forecast lead to."""
    found = table.forecast(line).consequences
    return {result: (then.message, then.args["level"]) for result, then in found.items()}


def test_a_roll_for_berlin_says_how_the_zone_stands_and_where_each_result_leads() -> None:
    table = storming(Table(ARMY, "C.1", support=(2, 0), levels="Wedding 1"), *ARMY)
    assert notes(table)["stakes.zone"] == {
        "cell": table.cell("Wedding"),
        "level": 1,
        "control": 2,
        "points": 3,
    }
    # 2:1 and a whole army: +2, so that a die of 2 and more brings progress; one point more, all but a 1.
    assert notes(table)["stakes.control"] == {"chance": Fraction(5, 6)}
    assert notes(table)["stakes.support"] == {"chance": Fraction(1)}
    assert consequences(table) == {
        "+1 A1": ("then.control", 2),
        "+1 A1D1": ("then.control", 2),
        "+1 D1": ("then.control", 2),
        "+2 A1D1": ("then.control", 3),
    }
    table.do("spend")
    assert notes(table)["stakes.control"] == {"chance": Fraction(1)}
    assert "stakes.support" not in notes(table)


def test_a_zone_under_control_has_no_more_to_win_and_a_german_roll_may_take_it_back() -> None:
    held = storming(Table(ARMY, "C.1", support=(1, 0), levels="Wedding 2"), *ARMY)
    assert list(notes(held)) == ["stakes.zone"]
    table = storming(Table("8GA-1 303 Wedding", "C.3", levels="Wedding 2"), "303")
    forecast = table.forecast("roll")
    falling = [chance for result, chance in forecast.chances.items() if result.startswith("+")]
    assert notes(table)["stakes.control-lost"] == {"chance": sum(falling)}
    assert set(consequences(table).values()) <= {("then.level", 1), ("then.level", 0)}


@rule("9.1.5a", "9.3.1", "9.3.2")
@pytest.mark.parametrize(
    ("units", "attackers", "result", "level"),
    [
        ("8GA-1 Wedding", ("8GA-1",), "+1 A1", 2),
        ("8GA-1 Wedding reduced", ("8GA-1",), "+1 A1", 0),
        ("8GA-1 Wedding reduced, 8GA-2 Wedding", ("8GA-1",), "+1 A1", 2),
        ("8GA-1 303 Wedding", ("303",), "+1 D1", 0),
        ("8GA-1 Wedding reduced, 303 Wedding", ("303",), "A1D1", 0),
        ("8GA-1 303 Wedding", ("303",), "A1D1", 1),
    ],
)
def test_the_level_after_a_result_is_the_one_that_is_then_set(
    units: str, attackers: tuple[str, ...], result: str, level: int
) -> None:
    table = Table(units, "C.1", levels="Wedding 1")
    rolling = [table.unit(name) for name in attackers]
    assert level_after(table.g, table.cell("Wedding"), rolling, result) == level


@rule("9.3.4b")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_roll_ends_on_the_level_that_was_foretold(die: int) -> None:
    table = Table("8GA-1 Wedding reduced, 5SHA-1 303 Wedding, 156 a4", "C.3", levels="Wedding 0")
    table.do("fight 303", "fight 156", "begin", "storm Wedding", "join 156")
    zone, rolling = table.cell("Wedding"), [table.unit("303"), table.unit("156")]
    before = table.g.clone()
    table.dice(die).do("roll")
    result = table.events("urban.result")[0].args["result"]
    while table.prompt == "ask.loss":
        table.do(f"lose {table.options('lose')[0]}")
    assert table.g.level[zone] == level_after(before, zone, rolling, result)


@rule("annex-2/str-river", "annex-2/str-oos")
def test_an_attack_says_whose_strength_is_not_as_printed() -> None:
    table = Table("8GA-1 b9, 5SHA-1 a8, 303 b8", "C.1", rivers="b9 b8", oos="5SHA-1, 303")
    table.gather("b8", "8GA-1", "5SHA-1")
    assert notes(table) == {
        "changed.river": {"units": [table.unit("8GA-1")]},
        "changed.supply": {"units": [table.unit("5SHA-1"), table.unit("303")]},
    }


@rule("2.4.5/event-11")
def test_an_attack_says_that_the_surprise_doubles() -> None:
    table = Table("8GA-1 b8, 303 b7", "C.3", tokens="koniev counter-attack")
    table.do("play counter-attack").gather("b8", "303")
    assert notes(table) == {"changed.doubled": {"units": (table.unit("303"),)}}
