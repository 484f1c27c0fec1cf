"""Events of German supports beyond combat, and those of the End of the Reich."""

from typing import Any

from grognard.games.victory_roads.rules.arrivals.points import points_for_infantry
from grognard.games.victory_roads.rules.combat.fight import fight_of
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.rules.supports import effects
from grognard.games.victory_roads.rules.supports.events import return_played
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.supports import axis, battle

# ---- German supports beyond combat


@rule("support/ju-52", "4.2.1/exc-ju52")
def test_ju_52_supply_the_units_of_a_hex() -> None:
    table = axis("ge-1 ge-2 1105, ge-3 1005", "de-ju-52-1 box-g")
    units = [table.unit(name) for name in ("ge-1", "ge-2", "ge-3")]
    assert not any(is_supplied(table.g, unit) for unit in units)
    table.do("play de-ju-52-1").offers("lay", "1105", "1005").do("lay 1105")
    assert [is_supplied(table.g, unit) for unit in units] == [True, True, False]
    return_played(table.g, SOVIET)
    assert is_supplied(table.g, units[0])
    return_played(table.g, AXIS)
    assert not is_supplied(table.g, units[0])


@rule("6.4.1")
def test_the_reichsbahn_adds_rail_points_and_bombing_takes_some() -> None:
    table = axis("ge-1 1105", "de-reichsbahn-1 box-g").do("play de-reichsbahn-1")
    assert effects.rail_points(table.g) == 3
    bombed = axis("ge-1 1105", "end-bombing-1 de-todt-1 box-g")
    assert effects.rail_points(bombed.g) == -3
    return_played(bombed.g, AXIS)
    assert effects.rail_points(bombed.g) == 0


@rule("17.3.1")
def test_the_replacement_army_brings_points_for_infantry() -> None:
    table = axis("ge-1 1105", "de-ersatzheer-1 box-g").do("play de-ersatzheer-1")
    assert points_for_infantry(table.g) == 2


# ---- the End of the Reich


@rule("support/fin-de-reich", "1.5.3a")
def test_reich_supports_are_played_when_they_are_drawn() -> None:
    table = axis("ge-1 1105", "end-werwolf-1 end-refugees-1 de-todt-1 box-g")
    table.asks("ask.supports", "axis").finds("end-werwolf-1 end-refugees-1 on-map, de-todt-1 box-g")
    assert effects.is_jammed(table.g)
    return_played(table.g, AXIS)
    assert not effects.is_jammed(table.g)
    table.finds("end-werwolf-1 german-pool")


@rule("support/fin-de-reich")
def test_fuel_shortage_strikes_two_armoured_divisions_of_the_soviets_choice() -> None:
    table = axis("ge-1 ge-p1 1105, ge-p2 1106", "end-fuel-shortage-1 box-g")
    table.asks("ask.strand", "soviet").refused("strand ge-1", "support/fin-de-reich")
    table.do("strand ge-p2").refused("strand ge-p2", "support/fin-de-reich").do("strand ge-p1")
    assert [effects.is_stranded(table.g, table.unit(name)) for name in ("ge-p1", "ge-p2", "ge-1")] == [
        1,
        1,
        0,
    ]
    return_played(table.g, AXIS)
    table.has(stranded=())


@rule("support/fin-de-reich")
def test_desertions_cost_an_infantry_division_a_step() -> None:
    table = axis("ge-1 ge-p1 1105, ge-2 1106 reduced", "end-desertions-1 de-todt-1 box-g")
    table.asks("ask.desert", "axis").offers("desert", "ge-1", "ge-2").do("desert ge-1")
    table.finds("ge-1 1105 reduced, ge-p1 1105 full").asks("ask.supports")


@rule("support/fin-de-reich", "11.5.7")
def test_himmler_must_go_with_a_unit_and_harms_its_stack() -> None:
    table = axis("ge-1 ge-2 1105, ge-3 1106", "end-himmler-1 de-todt-1 box-g")
    table.asks("ask.place", "axis").offers("attach", "ge-1", "ge-2", "ge-3").do("attach ge-1")
    assert [effects.stands_fast(table.g, table.cell(there)) for there in ("1105", "1106")] == [True, False]
    facts: dict[str, Any] = {"joined": "end-himmler-1 ge-1", "at": "axis-combat", "target": "1108"}
    harmed = battle("ge-1 ge-2 1008, su-1 1108", "ge-2", **facts)
    assert effects.columns(harmed.g, fight_of(harmed.g)) == -1
    apart = battle("ge-1 0908, ge-2 1008, su-1 1108", "ge-2", **facts)
    assert effects.columns(apart.g, fight_of(apart.g)) == 0


@rule("support/fin-de-reich")
def test_one_that_must_be_played_and_finds_no_place_is_void() -> None:
    table = axis("hu-1 1105", "end-himmler-1 de-todt-1 box-g")
    table.asks("ask.supports").finds("end-himmler-1 played").logs("supports.void", "1.5.3a")
