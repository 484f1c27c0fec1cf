"""Worked examples of fire, with the numbers that the rules print or lead to."""

import pytest

from grognard.games.fortress_berlin.position import BOMBARDMENT
from grognard.games.fortress_berlin.rules.combat import crt, ruins, strength
from tests.fortress_berlin.fires import aim, bombard, gather, german, shoot, soviet, told
from tests.fortress_berlin.table import Table
from tests.rules import rule

STAFF = ", berlin-hq 2020, ge-hq 2522"


@rule("17.5")
@pytest.mark.parametrize(("armies", "letter"), [(1, "F"), (2, "E"), (3, "D")])
def test_armies_in_one_direct_fire(armies: int, letter: str) -> None:
    names = ("su-gun", "su-4", "su-tank")[:armies]
    table = Table("su-gun 2525, su-4 2526, su-tank 2527", options="coordination")
    assert crt.shifted("F", strength.coordination(table.g, map(table.unit, names))) == letter


@rule("8.3.4")
def test_a_tank_brigade_that_fired_directly_is_out_of_all_other_combat() -> None:
    units = "su-tank 2525, su-1 2427, su-hq 2520, ge-mech 2526"
    table = shoot(soviet(units), "2526", "su-tank", dice=(1, 1)).do("done")
    assert not [line for line in table.options() if "su-tank" in line]


@rule("7.3.1c", "8.3.2b")
def test_sight_along_an_open_strip_is_free() -> None:
    table = german("ge-at 2525, su-tank 2725" + STAFF, terrain="2625 major, 2626 clear")
    table.do("done").can("aim 2725")


@rule("8.2.4/step-1", "11.3a")
def test_one_strike_on_two_units_in_a_bunker() -> None:
    table = gather(soviet("su-1 2525, su-hq 2520, ge-1 ge-eng 2526", works="2526 bunker"), "2526", "su-hq")
    table.do("fire")
    expected = (18, 7, 11, 5, -2)
    assert told(table, "attack", "defence", "differential", "pf", "modifier") == expected


@rule("11.3c")
def test_two_strikes_on_the_same_target() -> None:
    units = "su-1 2525, su-4 2527, su-hq su-hq2 2520, ge-1 ge-eng 2526"
    table = bombard(soviet(units, works="2526 bunker"), "2526", "su-hq", "su-hq2")
    assert told(table, "attack", "defence", "differential", "pf", "modifier") == (36, 7, 29, 5, -2)


@rule("11.4c", "9.0.3")
def test_an_air_strike_on_ruins() -> None:
    units = "su-1 3030, ge-mech ge-ss 2526"
    table = bombard(soviet(units, terrain="2526 built-up", ruins="2526", air=1), "2526", "air")
    assert told(table, "attack", "defence", "differential", "pf", "modifier") == (20, 12, 8, 8, -4)


@rule("8.2.2")
@pytest.mark.parametrize(
    ("guns", "fs"), [(("408-artillery-heavy",), 7), (("408-artillery-light", "lvi-artillery-1"), 4 + 8)]
)
def test_artillery_beyond_half_range(guns: tuple[str, ...], fs: int) -> None:
    table = bombard(german(f"{' '.join(guns)} 2505, ge-1 2524, su-1 2522"), "2522", *guns)
    assert told(table, "attack", "differential") == (fs, fs - 2)


@rule("8.3.3b", "8.1.3b")
def test_two_antitank_battalions_at_a_tank_brigade() -> None:
    table = shoot(german("ge-at ge-at2 2525, su-tank 2526" + STAFF), "2526", "ge-at", "ge-at2")
    assert told(table, "attack", "defence", "differential", "pf", "modifier") == (12, 5, 7, 5, 0)


@rule("8.3b")
def test_direct_fire_at_rifle_divisions_alone() -> None:
    german("ge-at 2525, su-1 2526" + STAFF).do("done").refused("aim 2526", "8.3b")
    aim(german("ge-at 2525, su-1 su-2 2526" + STAFF), "2526", "ge-at").do("fire").logs("fire.no-target")


@rule("11.4d")
def test_an_air_strike_and_artillery_at_the_same_hex() -> None:
    table = soviet("su-1 2525, su-hq 2520, ge-1 2526", air=1).do("target 2526", "air")
    table.refused("strike su-hq", "11.4d")


@rule("8.6/asterisk-ranged", "9.0.1")
@pytest.mark.parametrize(("letter", "ruined"), [("C", False), ("D", True), ("I", True)])
def test_ruins_by_column(letter: str, ruined: bool) -> None:
    table = soviet("ge-1 2526", terrain="2526 built-up")
    there = table.cell("2526")
    ruins.arise(table.g, there, letter)
    assert table.g.is_ruined(there) == ruined


@rule("8.1.3a")
def test_the_lowest_entry_of_the_bombardment_row_is_1() -> None:
    g = Table().g
    assert (crt.column(g, BOMBARDMENT, 1), crt.column(g, BOMBARDMENT, 0)) == (0, None)
