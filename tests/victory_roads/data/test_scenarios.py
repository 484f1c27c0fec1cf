"""The set-up of the scenarios on the game's own map."""

from collections import Counter
from random import Random

import pytest

from grognard.games.victory_roads.components import SCENARIOS
from grognard.games.victory_roads.position import (
    BOX_CN,
    BOX_G,
    GERMAN_POOL,
    NO_MODE,
    OFFENSIVE,
    SOVIET_POOL,
    STAVKA,
    WITH_SOVIETS,
    Position,
)
from grognard.games.victory_roads.rules.ground.stacking import in_excess
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.ground import BOX
from tests.victory_roads.table import start


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_piece_has_its_place(name: str) -> None:
    g = start(name)
    assert g.problems() == []
    assert all(in_excess(g, cell) == [] for cell in range(len(g.geo.board)))


@rule("4.1.1a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_hq_begins_in_supply(name: str) -> None:
    g = start(name)
    hqs = [hq for hq in g.world.hqs if g.cell[hq] >= 0]
    assert len(hqs) > 4
    assert [g.unit(hq).id for hq in hqs if not is_supplied(g, hq)] == []


@rule("4.2.1b")
@pytest.mark.parametrize("name", ["bessarabia", "bagration", "campaign"])
def test_in_summer_1944_every_unit_begins_in_supply(name: str) -> None:
    g = start(name)
    units = g.units_of(SOVIET) + g.units_of(AXIS)
    assert [g.unit(unit).id for unit in units if not is_supplied(g, unit)] == []


@rule("9.1.1a", "9.1.1b")
def test_the_campaign_begins_with_a_theatre_ready_for_a_great_offensive() -> None:
    g = start("campaign")
    assert all(g.mode[theatre] != NO_MODE for theatre in range(4))
    assert g.mode[1] == OFFENSIVE
    assert len(g.in_place(BOX_CN)) == 6
    assert g.geo.is_major[g.theatre[1]]


@rule("12.2.2")
@pytest.mark.parametrize("name", ["bagration", "campaign"])
def test_the_stavka_begins_with_its_least_corps(name: str) -> None:
    g = start(name)
    count = Counter(g.unit(unit).is_armoured for unit in g.in_place(STAVKA))
    assert count[False] >= 4
    assert count[True] >= 3


@rule("1.7.3", "1.7.1d")
def test_by_january_1945_romanians_are_soviets() -> None:
    g = start("budapest-wien")
    romanians = [unit for unit in range(len(g.world.units)) if g.unit(unit).nation == "romanian"]
    assert {g.camp[unit] for unit in romanians} == {SOVIET}
    assert g.romania == WITH_SOVIETS


@rule("5.1.4", "5.1.2")
def test_supports_in_a_box_are_known_to_their_side_alone() -> None:
    g = start("campaign")
    for box, mine in ((BOX_CN, SOVIET), (BOX_G, AXIS)):
        for chit in g.in_place(box):
            assert g.can_name((mine,), chit)
            assert not g.can_name((1 - mine,), chit)
    for chit in g.in_place(SOVIET_POOL) + g.in_place(GERMAN_POOL):
        assert not g.can_name((SOVIET, AXIS), chit)


@rule("5.1.4")
def test_another_deal_of_what_the_germans_cannot_know_keeps_all_they_see() -> None:
    g = start("campaign")
    other = g.clone()
    other.deal_hidden(("axis",), Random(3))
    assert other.in_place(BOX_G) == g.in_place(BOX_G)
    assert len(other.in_place(BOX_CN)) == 6
    assert other.in_place(BOX_CN) != g.in_place(BOX_CN)
    assert (other.cell, other.place[: len(g.world.units)]) == (g.cell, g.place[: len(g.world.units)])
    assert other.problems() == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_is_saved_and_loaded(name: str) -> None:
    g = start(name)
    assert Position.load(g.world, g.dump()).fingerprint() == g.fingerprint()


def test_a_piece_has_the_same_name_in_every_scenario() -> None:
    games = [start(name) for name in SCENARIOS]
    assert {len(g.cell) for g in games} == {len(BOX.piece_names)} == {len(set(BOX.piece_names))}
    first_chit = len(BOX.units)
    assert BOX.piece_names[first_chit - 1] == BOX.units[-1].id
    for number, name in enumerate(BOX.piece_names[first_chit:], first_chit):
        assert {g.support(number).id for g in games} == {name.rpartition("-")[0]}
