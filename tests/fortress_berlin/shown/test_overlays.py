"""Overlays say what the rules of zones, command, fire and movement say, and no more than a side knows."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.shown.overlays import NAMES, overlay
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Tint
from tests.fortress_berlin.table import Table, real_game
from tests.rules import rule

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


def neighbours(table: Table, label: str) -> set[str]:
    """The hexes around one."""
    board = table.g.geo.board
    return {board.labels[cell] for cell in board.neighbours[board.cell(label)]}


def test_zones_go_by_mode_facing_and_disruption() -> None:
    table = Table("ge-1 2525, ge-2 2515 n, su-1 2805 red", "german-movement")
    found = set(shown(table, "german-zoc"))
    assert neighbours(table, "2525") <= found
    assert len(found & neighbours(table, "2515")) == 3
    assert shown(table, "soviet-zoc") == {}


def test_enemy_zones_are_those_of_counters_that_one_can_name() -> None:
    table = Table("ge-1 2515 n, ge-2 2515, su-1 2805", "german-movement")
    table.g.change(table.unit("ge-2"), mode=1)
    hidden = next(
        unit for unit in table.g.units_at(table.cell("2515")) if table.g.top[table.cell("2515")] != unit
    )
    table.g.hide((hidden,))
    own = shown(table, "german-zoc", viewers=(GERMAN,))
    assert len(own) == 6
    assert set(shown(table, "german-zoc", viewers=(SOVIET,))) == {
        table.g.geo.board.labels[cell]
        for cell, found in enumerate(table.g.seen_zone[SOVIET][GERMAN])
        if found
    }


def test_command_shows_radii_and_who_has_none() -> None:
    table = Table("su-hq 2525, su-tank 2530, su-tank2 4025, ge-1 0505", "soviet-combat")
    found = tones(table, "soviet-command", viewers=(SOVIET,))
    assert (found["2525"], found["2530"], found["4025"]) == ("hq", "radius", "without")
    enemy = tones(table, "soviet-command", viewers=(GERMAN,))
    assert (enemy["2525"], enemy["2530"]) == ("hq", "radius")
    assert "4025" not in enemy


def test_a_division_out_of_command_is_marked() -> None:
    table = Table("ge-hq2 2525, ge-corps 2514, ge-stug 2526, su-1 4025", "german-combat")
    assert tones(table, "german-command", viewers=(GERMAN,))["2523"] == "cut"


def test_reach_says_where_a_unit_can_go_for_how_much() -> None:
    table = Table("ge-1 2525, su-1 2528", "german-movement", terrain="2524 built-up")
    table.do("pick ge-1")
    found = shown(table, "reach", "ge-1")
    assert found["2524"] == (Tint("open", "2"),)
    assert found["2526"] == (Tint("open", "1"),)
    assert found["2527"] == (Tint("zoc", "2"),)
    assert "2528" not in found


RUINS: dict[str, Any] = {"terrain": "2529 built-up", "ruins": "2529"}


@rule("3.1.4a", "3.2.4a", "3.3.2b")
@pytest.mark.parametrize(
    ("units", "lines"),
    [
        ("ge-1 2528 n, su-1 2525", ("pick ge-1", "go 2526")),
        ("ge-1 ge-sp 2528, su-1 2520", ("pick ge-1", "with ge-sp")),
        ("ge-1 2528, ge-2 ge-5 ge-vs 2527 white, su-1 2520", ("pick ge-1",)),
        ("su-hq 2528, ge-1 2520", ("pick su-hq",)),
    ],
)
def test_reach_is_that_of_the_march_under_way(units: str, lines: tuple[str, ...]) -> None:
    """Of who was stopped, of a force with its slowest, without full hexes; of a staff, its ruins."""
    unit = units.split()[0]
    camp = SOVIET if unit == "su-hq" else GERMAN
    table = Table(units, f"{SIDES[camp]}-movement", **RUINS).do(*lines)
    assert sorted(shown(table, "reach", unit)) == sorted(table.options("go"))


@rule("11.2.2", "3.3.2b")
def test_reach_before_a_march_is_that_of_who_may_move() -> None:
    assert shown(Table("ge-hj 2528 n, su-1 2520", "german-movement"), "reach", "ge-hj") == {}
    staff = Table("su-hq 2528, ge-1 2520", "soviet-movement", **RUINS)
    assert shown(staff, "reach", "su-hq") == {"2529": (Tint("open", "0"),)}


def test_fire_shows_sight_and_front_ranges_and_assaults() -> None:
    table = Table("ge-tank 2525, ge-gun 2625, ge-1 2730, ge-stug 2920 n, su-1 4025", "german-combat")
    assert set(tones(table, "fire", "ge-tank").values()) == {"direct"}
    assert set(tones(table, "fire", "ge-stug").values()) == {"direct", "behind"}
    gun = tones(table, "fire", "ge-gun")
    assert (gun["2615"], gun["2610"]) == ("near", "far")
    assert tones(table, "fire", "ge-1") == dict.fromkeys(neighbours(table, "2730"), "assault")


def test_a_headquarters_shows_its_radius_and_a_unit_the_one_that_commands_it() -> None:
    table = Table("su-hq 2525, su-1 2530, su-2 4025, ge-1 0505", "soviet-combat")
    radius = tones(table, "command", "su-hq")
    assert (radius["2525"], radius["2530"]) == ("hq", "radius")
    assert tones(table, "command", "su-1")["2525"] == "hq"
    assert tones(table, "command", "su-2") == {}


@rule("3.5.3/opt-own-hq")
def test_by_an_option_the_staff_of_another_division_is_not_shown_with_a_unit() -> None:
    units = "ge-stug 2525, ge-hq 2526, berlin-hq 5315, su-1 4025"
    assert tones(Table(units, "german-combat"), "command", "ge-stug")["2526"] == "hq"
    own = tones(Table(units, "german-combat", options="divisional-command"), "command", "ge-stug")
    assert own == {"2525": "radius", "5315": "hq"}


def test_the_map_s_own_overlays() -> None:
    table = Table("ge-1 2525, su-1 2527", "german-movement", stations="2525")
    assert shown(table, "entries")["3301"] == (Tint("entry", "A"),)
    assert tones(table, "u-bahn")["2525"] == "station"
    assert "5015" in tones(table, "perimeter")
    assert tones(table, "players") == {"2527": "zhukov"}


@pytest.mark.parametrize("name", ["reach", "fire", "command"])
def test_nothing_is_told_of_single_enemy_units(name: str) -> None:
    table = Table("ge-hq 2525, ge-tank 2526, su-tank 2529, su-hq 2530", "german-movement")
    assert shown(table, name, "su-tank", viewers=(GERMAN,)) == {}


def test_every_overlay_has_its_look_and_none_needs_a_unit_to_be_empty() -> None:
    assert real_game().overlays == NAMES
    table = Table("ge-1 2525, su-1 2528", "german-movement")
    for name in NAMES:
        overlay(table.g, name, BOTH, None)
