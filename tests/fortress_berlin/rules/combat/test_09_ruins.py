"""9.0.1 Ruins: an asterisk of a fire on column D or higher, in a built-up hex."""

import pytest

from tests.fortress_berlin.fires import bombard, shoot, soviet
from tests.fortress_berlin.table import Table
from tests.rules import rule


def struck(units: str, *who: str, dice: tuple[int, int] = (1, 1), **facts: str) -> Table:
    return bombard(soviet(units, **facts), "2526", *who, dice=dice)


@rule("9.0.1", "8.6/asterisk-ranged")
def test_an_asterisk_from_column_d_on_makes_ruins_and_on_c_none() -> None:
    units = "su-1 2525, su-hq 2520, ge-1 2526"
    table = struck(units, "su-hq", terrain="2526 built-up").logs("fire.result", result="star", column="G")
    table.logs("fire.ruins", "9.0.1", cell=table.cell("2526")).finds("ge-1 2526")
    units = "su-1 2525, su-hq 2520, ge-tank ge-tank2 ge-tank3 2526"  # PF 15 + 1 against 18
    table = struck(units, "su-hq", terrain="2526 built-up").logs("fire.result", result="star", column="A")
    table.logs_no("fire.ruins")
    assert not table.g.is_ruined(table.cell("2526"))


@rule("9.0.1")
def test_on_column_c_there_are_none_and_on_d_there_are() -> None:
    for extra, column in (("", "C"), (" su-tank2", "D")):
        units = f"su-tank{extra} 2525, su-hq 2520, ge-mech 2526"
        table = soviet(units, terrain="2526 built-up").do("done", "aim 2526", "join su-tank")
        if extra:
            table.do("join su-tank2")
        table.dice(1, 1).do("fire")
        letter = dict(table.events("fire.result")[0].args)["column"]
        assert table.g.is_ruined(table.cell("2526")) == (letter >= "D"), (column, letter)


@rule("9.0.1")
@pytest.mark.parametrize("ground", ["clear", "park", "major", "airfield"])
def test_other_ground_does_not_fall_into_ruins(ground: str) -> None:
    struck("su-1 2525, su-hq 2520, ge-1 2526", "su-hq", terrain=f"2526 {ground}").logs_no("fire.ruins")


@rule("9.0.1")
def test_without_an_asterisk_there_are_none_and_a_second_marker_is_nothing() -> None:
    units = "su-1 2525, su-hq 2520, ge-1 2526"
    struck(units, "su-hq", terrain="2526 built-up", dice=(3, 4)).logs_no("fire.ruins")
    struck(units, "su-hq", terrain="2526 built-up", ruins="2526").logs_no("fire.ruins")


@rule("9.0.1", "9.0")
def test_direct_fire_makes_ruins_too() -> None:
    units = "su-tank su-tank2 su-tank3 2525, su-hq 2520, ge-stug 2526"
    table = shoot(
        soviet(units, terrain="2526 built-up"), "2526", "su-tank", "su-tank2", "su-tank3", dice=(1, 1)
    )
    table.logs("fire.ruins", "9.0.1")


@rule("9.0.3")
def test_ruins_add_four_once_and_take_four_from_the_dice() -> None:
    table = struck("su-1 2525, su-hq 2520, ge-1 ge-2 2526", "su-hq", terrain="2526 built-up", ruins="2526")
    table.logs("fire.opens", defence=2 + 2 + 4, pf=2 + 4).logs("fire.result", modifier=-4)


@rule("8.9b", "9.0.2a")
def test_ruins_of_the_fire_itself_keep_out_who_is_in_manoeuvre_mode() -> None:
    units = "su-1 2525 s, su-2 2527, su-4 2426, su-hq su-hq2 2520, ge-1 2526"
    table = soviet(units, terrain="2526 built-up")
    printed = table.g.world.charts.results
    results = {**printed, 2: {**printed[2], "I": "E*"}}  # the table has no such result yet
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table.g.world.charts, "results", results)
        bombard(table, "2526", "su-hq", "su-hq2", dice=(1, 2)).logs(
            "fire.result", column="I", result="E star"
        )
    table.logs("fire.ruins").finds("ge-1 eliminated")
    table.offers("advance", "su-2 2526", "su-4 2526")
