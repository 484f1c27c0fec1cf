"""8.1.5, 9.0.3, 10.1 What terrain, ruins and fortifications do for who is fired at or assaulted."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import ASSAULT, DIRECT
from grognard.games.fortress_berlin.rules.combat import strength, terrain
from tests.fortress_berlin.fires import bombard, gather, soviet, told
from tests.fortress_berlin.table import Table
from tests.rules import rule


def defended(units: str, across: str = "", kind: int = ASSAULT, **facts: Any) -> tuple[int, int]:
    """PF and dice in 2526."""
    table = Table(units, **facts)
    found = terrain.defence(table.g, table.cell("2526"), map(table.cell, across.split()), kind)
    lines = {line.kind: 0 for line in found.lines}
    for line in found.lines:
        assert isinstance(line.value, int)
        lines[line.kind] += line.value
    assert (found.pf, found.dice) == (lines.get("defence", 0), lines.get("die", 0))
    return found.pf, found.dice


@rule("8.1.5a")
@pytest.mark.parametrize(
    ("ground", "expected"),
    [("clear", (0, 0)), ("airfield", (0, 0)), ("park", (0, -1)), ("built-up", (1, -1)), ("major", (2, -2))],
)
def test_the_ground_adds_to_pf_and_takes_from_the_dice(ground: str, expected: tuple[int, int]) -> None:
    assert defended("ge-1 2526", terrain=f"2526 {ground}") == expected


@rule("8.1.5a", "9.0.3")
def test_of_built_up_and_ruins_only_the_better_counts() -> None:
    assert defended("ge-1 2526", terrain="2526 built-up", ruins="2526") == (4, -4)
    assert defended("su-1 2526", terrain="2526 built-up", ruins="2526") == (4, -4)  # they serve either side


@rule("8.1.5a", "10.1.2b")
def test_a_bunker_in_a_park_gives_the_better_of_each() -> None:
    assert defended("ge-1 2526", terrain="2526 park", works="2526 bunker") == (2, -2)
    assert defended("su-1 2526", works="2526 bunker") == (2, -2)


@rule("10.1.3c", "10.1.4b")
def test_strongpoints_and_towers_protect_their_units() -> None:
    assert defended("ge-1 2526", works="2526 strongpoint") == (3, -3)
    assert defended("ge-1 2526", works="2526 flak-tower") == (3, -4)
    assert defended("ge-1 2526", works="2526 strongpoint", empty="2526") == (3, -3)
    assert defended("ge-1 2526", works="2526 strongpoint", taken="2526") == (0, 0)


@rule("10.1.3c", "9.0.3")
def test_a_strongpoint_in_ruins_has_the_best_of_both_not_the_sum() -> None:
    facts: dict[str, Any] = {"terrain": "2526 built-up", "works": "2526 strongpoint", "ruins": "2526"}
    assert defended("ge-vs 2526", **facts) == (4, -4)
    assert defended("", **facts) == (0, -4)  # the garrison alone is no unit
    table = bombard(soviet("su-1 2525, su-hq 2520", **facts), "2526", "su-hq")
    assert told(table, "defence", "pf", "modifier") == (3, 3, -4)


@rule("10.1", "10.1.3b", "10.1.4a", "10.1.4b")
def test_garrisons_have_strengths_of_their_own_while_they_live() -> None:
    table = Table(works="2526 strongpoint, 2528 flak-tower, 2530 bunker, 2524 strongpoint", empty="2524")
    found = [strength.garrison(table.g, table.cell(there)) for there in ("2526", "2528", "2530", "2524")]
    assert [made and made[:3] for made in found] == [(1, 3, 1), (3, 3, 3), None, None]
    assert [strength.best_pf(table.g, table.cell(there), ()) for there in ("2526", "2528", "2530")] == [
        3,
        3,
        0,
    ]
    dice = [terrain.defence(table.g, table.cell(there)).dice for there in ("2530", "2526", "2528")]
    assert dice == [-2, -3, -4]  # bunker < strongpoint < tower


@rule("8.1.5c")
def test_a_bridge_gives_its_modifier_beside_that_of_the_hex() -> None:
    river: dict[str, Any] = {"sides": "2525 2526 canal, 2525 2526 bridge", "terrain": "2526 park"}
    assert defended("ge-1 2526", "2525", **river) == (0, -3)
    assert defended("ge-1 2526", "2525 2527", **river) == (0, -3)
    assert defended("ge-1 2526", "2527", **river) == (0, -1)


@rule("10.1.1b", "10.1.2b")
@pytest.mark.parametrize(
    ("works", "expected"),
    [("", (0, -1)), ("bunker", (2, -2)), ("strongpoint", (3, -3)), ("flak-tower", (3, -4))],
)
def test_a_barrier_counts_in_an_assault_but_adds_nothing_to_a_fort(
    works: str, expected: tuple[int, int]
) -> None:
    facts: dict[str, Any] = {"sides": "2525 2526 barrier", "perimeter": "2526 yes"}
    if works:
        facts["works"] = f"2526 {works}"
    assert defended("ge-1 2526", "2525", **facts) == expected


@rule("10.1.1b", "8.3.6")
def test_a_barrier_is_nothing_to_fire_and_protects_one_hex_only() -> None:
    facts: dict[str, Any] = {"sides": "2525 2526 barrier", "perimeter": "2526 yes"}
    assert defended("ge-1 2526", "2525", DIRECT, **facts) == (0, 0)
    assert defended("ge-1 2526", "2525", sides="2525 2526 barrier", perimeter="2525 yes") == (0, 0)


@rule("8.1.5a", "10.1.1b")
def test_of_two_sides_crossed_the_better_one_counts_alone() -> None:
    sides = "2525 2526 canal, 2525 2526 bridge, 2526 2527 barrier"
    assert defended("ge-1 2526", "2525 2527", sides=sides, perimeter="2526 yes") == (0, -2)


@rule("8.1.1b", "8.8c")
def test_disrupted_guns_have_half_their_pf_and_others_all_of_it() -> None:
    table = Table("ge-flak 2526 red, ge-tank 2527 red, ge-at 2528 red")
    g = table.g
    assert [strength.pf(g, table.unit(name)) for name in ("ge-flak", "ge-at", "ge-tank")] == [1, 0, 4]
    assert strength.in_defence(g, table.unit("ge-flak")) == 1
    assert strength.in_defence(g, table.unit("ge-tank")) * 2 == 3


@rule("8.8c", "8.2c")
def test_a_bombardment_counts_the_halved_pf_of_each_disrupted_gun() -> None:
    table = gather(soviet("su-1 2525, su-hq 2520, ge-flak ge-at 2526 red"), "2526", "su-hq")
    table.do("fire")
    assert told(table, "factors", "defence", "pf") == ("1 + 0", 1, 1)


@rule("8.1.1a", "8.1.5b", "8.8c")
def test_what_units_bring_to_an_assault() -> None:
    sides = "2525 2526 river, 2525 2526 bridge, 2425 2525 canal, 2426 2526 barrier"
    table = Table("su-tank 2525, su-1 2527, ge-1 ge-at ge-gun 2526", sides=sides)
    g, there = table.g, table.cell("2526")
    assert [strength.in_defence(g, table.unit(name)) for name in ("ge-1", "ge-at", "ge-gun")] == [4, 2, 2]
    assert strength.in_assault(g, table.unit("su-tank"), there) * 2 == 5
    assert strength.in_assault(g, table.unit("su-1"), there) == 10
