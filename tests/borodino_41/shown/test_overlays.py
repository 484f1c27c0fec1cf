"""Overlays say what the rules of zones, supply, fire, observation, movement and command say."""

from typing import Any

import pytest

from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.shown.overlays import NAMES, overlay
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.answers import Tint
from tests.borodino_41.table import Table, real_game

BOTH = (GERMAN, SOVIET)


def shown(
    table: Table, name: str, unit: str | None = None, viewers: tuple[int, ...] = BOTH
) -> dict[str, tuple[Tint, ...]]:
    """An overlay by the labels of its hexes."""
    found = overlay(table.g, name, viewers, None if unit is None else table.unit(unit))
    return {table.g.geo.board.labels[cell]: tints for cell, tints in found.items()}


def tones(table: Table, name: str, unit: str | None = None, **who: Any) -> dict[str, str]:
    """The tone of each hex."""
    return {label: tints[0].tone for label, tints in shown(table, name, unit, **who).items()}


def test_zones_lie_around_units_that_control_hexes() -> None:
    table = Table("ge-1 0505, su-1 1005 disrupted", "german-movement")
    assert set(shown(table, "german-zoc")) == {"0504", "0604", "0605", "0506", "0405", "0404"}
    assert shown(table, "soviet-zoc") == {}


def test_with_inverted_counters_zones_are_those_one_must_reckon_with() -> None:
    table = Table("ge-1 0505, su-hq 1405", "german-movement", options="inverted-counters")
    hidden.close_impulse(table.g)
    assert shown(table, "soviet-zoc", viewers=(SOVIET,)) == {}
    assert len(shown(table, "soviet-zoc", viewers=(GERMAN,))) == 6
    assert len(shown(table, "soviet-zoc", viewers=())) == 6, "a spectator knows no more"


def test_supply_shows_roads_to_the_edge_and_who_is_cut_off() -> None:
    table = Table("ge-1 0505, su-1 1505 cut-off", "german-movement")
    found = tones(table, "german-supply")
    assert found["0116"] == "source"
    assert found["0505"] == "supplied"
    assert tones(table, "soviet-supply")["1505"] == "cut"


def test_with_inverted_counters_the_enemy_s_supply_is_his_secret() -> None:
    table = Table("ge-1 0505, su-1 1505 cut-off", "german-movement", options="inverted-counters")
    assert tones(table, "soviet-supply", viewers=(GERMAN,)) == {"1505": "cut"}
    assert len(tones(table, "soviet-supply", viewers=(SOVIET,))) > 100


def test_objectives_show_who_holds_them() -> None:
    found = tones(Table("ge-1 0505", "german-movement", held="1213 german"), "objectives")
    assert (found["1213"], found["1313"]) == ("german", "soviet")


def test_a_field_of_fire_has_the_factors_of_direct_and_indirect_fire() -> None:
    table = Table("ge-1 0505, ge-gun 1005", "german-movement")
    near = shown(table, "fire", "ge-1")
    assert set(near) == {"0504", "0604", "0605", "0506", "0405", "0404"}
    assert {tints[0].tone for tints in near.values()} == {"direct"}
    far = tones(table, "fire", "ge-gun")
    assert far["1004"] == "at"
    assert far["1008"] == "direct"
    assert far["1015"] == "indirect"


def test_observation_ends_where_the_unit_sees_no_farther() -> None:
    table = Table("ge-1 0505", "german-movement", terrain="0508 woods")
    found = tones(table, "observation", "ge-1")
    assert found["0506"] == "observed"
    assert found["0508"] == "cover"
    assert "0509" not in found
    assert set(tones(Table("ge-1 0505", "night-german-movement"), "observation", "ge-1")) == {
        *("0504", "0604", "0605", "0506", "0405", "0404")
    }


def test_reach_says_where_a_unit_can_go_for_how_much() -> None:
    table = Table("ge-1 0505, su-1 0510", "german-movement", terrain="0504 woods")
    found = shown(table, "reach", "ge-1")
    assert found["0506"] == (Tint("open", "1"),)
    assert found["0504"] == (Tint("open", "2"),)
    assert found["0509"] == (Tint("zoc", "4"),)
    assert "0510" not in found


def test_an_hq_shows_its_radius_and_another_unit_the_hqs_that_command_it() -> None:
    table = Table("ge-hq 0505, ge-1 0508, ge-2 1805, su-1 2005", "german-movement")
    radius = tones(table, "command", "ge-hq")
    assert (radius["0505"], radius["0513"]) == ("hq", "commanded")
    assert "0514" not in radius
    assert tones(table, "command", "ge-1") == radius
    assert tones(table, "command", "ge-2") == {}


@pytest.mark.parametrize("name", ["fire", "observation", "reach", "command"])
def test_of_enemy_units_that_lie_face_down_nothing_is_told(name: str) -> None:
    table = Table("ge-hq 0505, ge-1 0506, su-1 0508", "german-movement", options="inverted-counters")
    assert shown(table, name, "su-1", viewers=(GERMAN,)) == {}
    assert shown(table, name, "ge-1", viewers=(GERMAN,))


def test_every_overlay_has_its_look_and_none_needs_a_unit_to_be_empty() -> None:
    game = real_game()
    assert game.overlays == NAMES
    table = Table("ge-1 0505, su-1 0508", "german-movement")
    for name in NAMES:
        overlay(table.g, name, BOTH, None)
