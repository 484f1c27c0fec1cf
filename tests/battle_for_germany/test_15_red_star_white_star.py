"""15-0 Red Star - White Star."""

from collections import Counter

import pytest

from grognard.games.battle_for_germany.components import SOVIET, WEST
from grognard.games.battle_for_germany.position import ON_MAP
from tests.battle_for_germany.table import Table, hex_of
from tests.rules import rule

SCENARIO = "red-star-white-star"


@rule("15-0")
def test_there_are_two_sides() -> None:
    table = Table.opening(SCENARIO)
    assert table.game.seats(table.g) == {"soviet": ("soviet",), "western": ("western",)}


@rule("15-1")
def test_the_chart_places_22_western_and_28_soviet_units_and_no_german() -> None:
    table = Table.opening(SCENARIO)
    on_map = [table.g.unit(unit) for unit, place in enumerate(table.g.place) if place == ON_MAP]
    assert Counter(counter.camp for counter in on_map) == {WEST: 22, SOVIET: 28}
    assert sum(counter.nation == "yugoslav" for counter in on_map) == 3
    warsaw = [unit for unit in on_map if table.where(unit.id) == hex_of("Warsaw")]
    assert [counter.size for counter in warsaw] == ["front"]
    assert table.game.problems(table.g) == []


@rule("15-21")
def test_play_runs_from_turn_11_to_turn_16() -> None:
    table = Table.opening(SCENARIO, dice=(4,)).has(turn=11).until("B2", 16)
    assert (table.g.turn, table.over) == (16, False)
    table.until("A1", 17)
    assert (table.g.turn, table.over) == (16, True)


@rule("15-22")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_of_1_2_or_3_costs_the_soviets_turn_11(die: int) -> None:
    table = Table.opening(SCENARIO, dice=(die,))
    assert table.g.events[1].args == {"die": die}
    assert (table.side, table.phase) == (("western", "B2") if die <= 3 else ("soviet", "A2"))
    table.until("A2", 12).is_at("A2", turn=12)


@rule("15-22")
def test_the_replacements_of_a_lost_turn_are_not_made_up() -> None:
    units = {"su-5a": "2020", "us-vii": "2005", "su-43a": "soviet", "su-8ga": "soviet", "su-65a": "soviet"}
    table = Table(units, "A1", turn=11, scenario=SCENARIO, rates="soviet 1", delayed=True).is_at("B2")
    table.until("A1")
    assert (table.g.turn, table.decision.args["left"]) == (12, 1)


@rule("15-23")
def test_the_turn_has_six_phases() -> None:
    table = Table.opening(SCENARIO, dice=(4,))
    assert [phase.code for phase in table.g.world.terms.turn] == ["A1", "A2", "A3", "B1", "B2", "B3"]
    asked = []
    while table.g.turn == 11:
        asked.append(table.side)
        table.do("end" if "end" in table.options() else table.options()[-1])
    assert sorted(set(asked)) == ["soviet", "western"]
    assert asked == sorted(asked)  # the whole Soviet turn, then the Western one


@rule("15-24")
def test_the_allies_fight_and_cross_the_boundary_from_the_start() -> None:
    units = {"us-vii": "2012", "us-v": "2012", "us-xii": "2211", "su-5a": "2013", "su-65a": "3426"}
    table = Table(units, "B2", turn=11, scenario=SCENARIO).do("move us-xii", "go 2314").until("B3")
    table.is_at("B3").fight("2013", "us-vii", "us-v", die=5)  # 13 to 7, 1-1: Dr
    table.do(table.options()[0], "advance us-vii 2013").until("B2", 12).finds("us-vii 2013")
    table = Table("us-vii 2012, su-5a 2013", "A3", turn=12, scenario=SCENARIO).offers("attack", "2012")


@rule("15-24")
def test_zones_hinder_mutually_and_the_yugoslav_border_still_binds() -> None:
    line = {"su-65a": "2314", "su-43a": "2014", "su-8ga": "1714", "us-vii": "2011", "yu-1": "0820"}
    table = Table({**line, "su-5a": "0919"}, "B2", turn=12, scenario=SCENARIO)
    table.do("move us-vii").refused("go 2016", "4-0b").do("stay").until("A2").do("move su-5a")
    table.refused("go 0818", "5-52a").do("stay", "move yu-1").refused("go 0921", "5-51a")


@rule("15-25")
@pytest.mark.parametrize(
    ("western", "soviet", "winners"),
    [
        (("Hamburg", "Munich"), ("Breslau", "Krakow"), ("western",)),
        (("Hamburg", "Kiel"), ("Breslau", "Budapest"), ("soviet",)),
        (("Hamburg",), ("Breslau",), ()),
    ],
)
def test_more_points_win(western: tuple[str, ...], soviet: tuple[str, ...], winners: tuple[str, ...]) -> None:
    table = Table("us-vii 0405, su-5a 3426", "B2", turn=16, scenario=SCENARIO)
    table.g.flag[:] = bytes([2]) * len(table.g.flag)
    for camp, names in ((WEST, western), (SOVIET, soviet)):
        for name in names:
            table.g.flag[table.city(name)] = camp
    table.end().won(*winners)


@rule("15-25")
def test_every_city_starts_with_the_camp_whose_units_are_there_or_nearest() -> None:
    table = Table.opening(SCENARIO)
    assert set(table.g.flag) == {WEST, SOVIET}
    flags = {city.name: table.g.flag[number] for number, city in enumerate(table.game.box.cities)}
    assert (flags["Berlin"], flags["Warsaw"], flags["Budapest"]) == (SOVIET, SOVIET, SOVIET)
    assert (flags["Hamburg"], flags["Cologne"], flags["Turin"]) == (WEST, WEST, WEST)


@rule("15-26")
def test_exiled_and_communist_poles_do_not_fight_each_other() -> None:
    units = {"pe-ii": "2004", "uk-v": "1905", "pl-1": "2005", "su-5a": "2005", "su-65a": "2104"}
    table = Table(units, "B3", turn=12, scenario=SCENARIO)
    table.do("attack 2005").refused("join pe-ii", "15-26").do("join uk-v").refused("join pe-ii", "15-26")
    table = Table(units, "B3", turn=12, scenario=SCENARIO).gather("2104", "pe-ii")  # Russians: yes
    assert table.forecast("roll").attack == 4
    table = Table(units, "A3", turn=12, scenario=SCENARIO).do("attack 2004").refused("join pl-1", "15-26")
    table.offers("join", "su-5a", "su-65a")


@rule("15-26")
def test_alone_they_have_nothing_to_attack() -> None:
    units = {"pe-ii": "2004", "pl-1": "2005", "uk-v": "1504", "su-5a": "1505"}
    Table(units, "B3", turn=12, scenario=SCENARIO).refused("attack 2005", "15-26")
    table = Table(
        units, "B3", turn=12, scenario="extended", germans_gone=True, war=True, boundary=False, berlin=WEST
    )
    table.can("attack 2005")  # the rule belongs to this scenario alone
