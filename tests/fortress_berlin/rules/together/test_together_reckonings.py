"""What assaults come to where ground, works, water, modes and disruption meet: sums, row, dice and shifts."""

from typing import Any

import pytest

from tests.fortress_berlin.fighting import announced, reckoned, shifts
from tests.rules import rule

HERE = "2525"
OVER_WATER = "2525 2524 canal, 2525 2524 bridge"
BARRED = {"sides": "2525 2526 barrier", "perimeter": HERE + " yes"}
STRONGPOINT, TOWER, BUNKER = ({"works": f"{HERE} {kind}"} for kind in ("strongpoint", "flak-tower", "bunker"))
HOUSES = {"terrain": f"{HERE} built-up"}
RUINED = {**HOUSES, "ruins": HERE}
TAKEN = {**STRONGPOINT, "taken": HERE}


@rule("8.1.1a", "8.1.5a", "8.8c", "8.4.2/step-3b", "10.1.2b", "10.1.4b", "10.2", "9.0.3", "10.1.1b", "8.1.5c")
@pytest.mark.parametrize(
    ("units", "attackers", "facts", "sums"),
    [
        ("su-1 2526, ge-tank 2525 red", "su-1", {}, (10, 1, 4, 0)),
        ("su-1 2526, ge-tank ge-tank2 2525 red", "su-1", {}, (10, 3, 4, 0)),
        ("su-1 2526, ge-hq ge-gun 2525", "su-1", {}, (10, 4, 3, 0)),
        ("su-1 2526, ge-vs 2525", "su-1", TOWER, (10, 5, 5, -4)),
        ("su-1 2526, ge-vs 2525", "su-1", {**BUNKER, **HOUSES}, (10, 2, 4, -2)),
        ("su-1 2526, ge-vs 2525", "su-1", {**BUNKER, **RUINED}, (10, 2, 6, -4)),
        ("ge-tank 2526, su-1 2525", "ge-tank", BUNKER, (6, 10, 4, -2)),
        ("ge-tank 2526, su-1 2525", "ge-tank", BARRED, (6, 10, 2, -1)),
        ("ge-tank 2526, su-1 2525", "ge-tank", {**TAKEN, **BARRED}, (6, 10, 2, -1)),
        ("ge-tank 2526, su-1 2525", "ge-tank", TAKEN, (6, 10, 2, 0)),
        ("su-1 2526, su-2 2524, ge-vs 2525", "su-1 su-2", {"sides": OVER_WATER}, (15, 2, 2, -2)),
        ("su-1 2526, su-2 2524 n, ge-vs 2525 n", "su-1", {"sides": OVER_WATER}, (10, 1, 1, 0)),
    ],
)
def test_sums_row_and_dice(
    units: str, attackers: str, facts: dict[str, Any], sums: tuple[int, int, int, int]
) -> None:
    side = "german" if attackers.startswith("ge") else "soviet"
    found = reckoned(announced(units, attackers, side=side, **facts))
    assert (found.attack, found.defence, found.pf, found.dice) == sums


RING = "su-1 2526, su-tank 2625, su-4 2425, su-tank2 2626, su-5 2426, su-2 2523, ge-1 2525"
"""All around but in the north, where a zone alone reaches."""


@rule("8.5.1", "8.5.2a", "8.5.2b", "8.5.3", "8.5.4", "10.1.2a", "10.1.3a", "10.2", "3.2.3a", "17.5")
@pytest.mark.parametrize(
    ("units", "attackers", "facts", "found"),
    [
        (RING, "su-1", {}, {"8.5.4": 1}),
        (f"{RING}, ge-2 2524", "su-1", {}, {}),
        (RING, "su-1", {"terrain": "2524 built-up"}, {}),
        (RING, "su-1", {"works": "2524 strongpoint"}, {}),
        (RING, "su-1", {"works": "2524 strongpoint", "taken": "2524"}, {"8.5.4": 1}),
        (RING, "su-1", {"terrain": "2524 lake"}, {"8.5.4": 1}),
        (RING, "su-1", STRONGPOINT, {}),
        ("su-tank 2526, ge-gun 2525", "su-tank", {}, {"8.5.1": 1, "8.5.2a": 1}),
        ("su-tank 2526, ge-police 2525", "su-tank", {"terrain": "2525 park"}, {"8.5.1": 1, "8.5.2a": 1}),
        ("su-tank 2526, ge-vs 2525", "su-tank", {**STRONGPOINT, "empty": HERE}, {"8.5.1": 1}),
        ("su-tank 2526, ge-vs 2525", "su-tank", {"terrain": "2525 airfield"}, {"8.5.1": 1}),
        ("ge-tank 2526, su-1 2525", "ge-tank", TAKEN, {"8.5.2a": 1}),
        ("su-1 2526, ge-1 2525 n", "su-1", RUINED, {"8.5.1": 1, "8.5.3": 1}),
        ("su-1 2526, su-2 2524, ge-1 2525 n", "su-1 su-2", {}, {"8.5.1": 1, "8.5.3": 1, "8.5.4": 1}),
        ("su-1 2524, ge-1 2525 n", "su-1", {}, {"8.5.1": 1}),
        ("su-1 2524 s, ge-1 2525 n", "su-1", {}, {}),
        ("su-1 2526 n, ge-vs 2525", "su-1", {}, {"8.5.1": -1}),
    ],
)
def test_shifts(units: str, attackers: str, facts: dict[str, Any], found: dict[str, int]) -> None:
    side = "german" if attackers.startswith("ge") else "soviet"
    assert shifts(announced(units, attackers, side=side, **facts)) == found


@rule("17.5", "3.5.2b")
def test_a_staff_of_another_army_adds_its_strength_and_costs_no_letter() -> None:
    table = announced("su-1 2526, su-hq2 2530 n, ge-1 2525", "su-1", hqs="su-hq2", options="coordination")
    assert (reckoned(table).attack, shifts(table)) == (11, {})
