"""17.5 Soviet armies that fire together get in each other's way."""

import pytest

from grognard.games.fortress_berlin.rules.combat import crt, strength
from tests.fortress_berlin.fires import aim, bombard, soviet, told
from tests.fortress_berlin.table import Table
from tests.rules import rule

UNITS = "su-tank 2525, su-gun 2425, su-hq 2520, ge-stug 2526"
"""The tanks are of 2nd Guards Tank Army, the guns of 3rd Shock Army."""


@rule("17.5")
@pytest.mark.parametrize(("units", "letter"), [("su-1", "F"), ("su-1 su-4", "E"), ("su-1 su-4 su-tank", "D")])
def test_each_army_beyond_the_first_costs_a_letter(units: str, letter: str) -> None:
    table = Table("su-1 su-4 2525, su-tank 2526", options="coordination")
    shift = strength.coordination(table.g, map(table.unit, units.split()))
    assert crt.shifted("F", shift) == letter
    assert strength.coordination(Table("su-1 su-4 2525").g, map(table.unit, units.split())) == 0


@rule("17.5")
def test_two_armies_in_one_direct_fire_read_one_letter_less() -> None:
    plain = aim(soviet(UNITS), "2526", "su-tank", "su-gun").forecasts("fire", column="D")
    table = aim(soviet(UNITS, options="coordination"), "2526", "su-tank", "su-gun").forecasts(
        "fire", column="C"
    )
    lines = [line for line in table.forecast("fire").lines if line.rule == "17.5"]
    assert [line.value for line in lines] == [-1]
    assert [line for line in plain.forecast("fire").lines if line.rule == "17.5"] == []
    table.dice(3, 4).do("fire")
    assert told(table, "column") == ("C",)
    aim(soviet(UNITS, options="coordination"), "2526", "su-tank").forecasts("fire", column="C")


@rule("17.5")
def test_bombardments_are_not_lowered() -> None:
    units = "su-tank 2525, su-gun 2425, su-hq 2520, ge-stug 2526"
    both = [
        bombard(soviet(units, options=option), "2526", "su-hq", "su-tank", "su-gun")
        for option in ("", "coordination")
    ]
    assert told(both[0], "column") == told(both[1], "column")
