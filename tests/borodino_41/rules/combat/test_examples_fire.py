"""The worked examples of the rules about fire, with their numbers."""

from dataclasses import replace

import pytest

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.rules.combat import morale
from grognard.games.borodino_41.rules.combat.fire import LEAVING
from grognard.games.borodino_41.rules.combat.firepower import AIR, anti_tank, regular
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.volley import Volley
from tests.borodino_41.shooting import column, firing, german, leave, resolve, shifts, shot, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


@rule("12/fire/each-unit")
def test_e1_three_targets_take_three_pairs_of_dice() -> None:
    table = german("ge-1 0505, su-1 su-2 su-at 0506")
    table.dice(1, 1, 1, 1, 1, 1)
    resolve(table, "ge-1", "su-1 su-2 su-at", 1, 2, 3, 4, 5, 6)
    assert [event.args["dice"] for event in table.events("fire.result")] == [(1, 2), (3, 4), (5, 6)]


@rule("12/weapons/range-loss", "12/direct/range-loss")
@pytest.mark.parametrize(
    ("distance", "four", "two", "one"), [(1, 4, 2, 1), (2, 3, 1, 1), (3, 2, 1, 1), (4, 1, 1, 1)]
)
def test_e2_distance_loss(distance: int, four: int, two: int, one: int) -> None:
    table = german("ge-sig 0505, ge-aa 0605, su-aa 0707")
    table.g.strength[table.unit("ge-sig")] = 1
    assert regular(table.g, table.unit("ge-sig"), distance) == four
    assert regular(table.g, table.unit("ge-aa"), distance) == two
    assert regular(table.g, table.unit("su-aa"), distance) == one


@rule("12/weapons/range-loss")
def test_e2_the_least_point_holds_for_each_firer() -> None:
    table = german("ge-aa ge-aa2 0502, su-1 0506")
    assert shot(table, "ge-aa ge-aa2", "su-1").points == 2


@rule("12/at/black-circle", "12/at/no-sum")
def test_e4_circles_of_kv_and_t34() -> None:
    table = german("ge-tank 0505, su-t34 su-kv 0506")
    assert [sum(shifts(shot(table, "ge-tank", unit)).values()) for unit in ("su-kv", "su-t34")] == [-2, -1]


@rule("12/shifts/double-step")
@pytest.mark.parametrize(
    ("start", "moves", "end"),
    [
        (12, (2,), 18),
        (18, (-2,), 12),
        (12, (1,), 12),
        (18, (2,), 30),
        (30, (4,), 60),
        (60, (-2,), 45),
        (45, (6, -2), 45),
        (1, (-3,), 0),
    ],
)
def test_e5_double_steps(start: int, moves: tuple[int, ...], end: int) -> None:
    assert COLUMNS[final_column(start, moves)] == end


@rule("14/proc/column-base", "14/aa/armour")
@pytest.mark.parametrize(
    ("target", "shifts_flown", "expected"),
    [
        *(("su-1", *row) for row in ((1, 1), (2, 2), (3, 3), (4, 5), (7, 12), (9, 18), (15, 60))),
        ("su-t34", 4, 2),
        ("su-t26", 4, 3),
        ("su-t34", 6, 5),
    ],
)
def test_e7_columns_of_air_strikes(target: str, shifts_flown: int, expected: int) -> None:
    table = german(f"{target} 0506")
    unit = table.unit(target)
    strike = Volley(0, 0, table.cell("0506"), (), (unit,), AIR, air=shifts_flown)
    (found,) = shots_at(table.g, strike, unit)
    assert (column(found), found.table) == (expected, 0)


@rule("15/works/cumulative")
def test_e8_a_trench_in_woods_on_a_hill() -> None:
    def left(unit: str, **facts: str) -> int:
        table = german(f"ge-1 ge-tank 0505, {unit} 0506", terrain="0506 woods", hills="0506", **facts)
        return sum(
            value
            for name, value in shifts(shot(table, "ge-1", unit)).items()
            if name not in ("small", "white")
        )

    assert left("su-1", works="0506 trench soviet") == -4
    assert left("su-1", works="0506 foxhole soviet") == -3
    assert left("su-at", works="0506 foxhole soviet") == -2
    assert left("su-1") == -2
    table = german(
        "ge-tank 0505, su-t26 0506", terrain="0506 woods", hills="0506", works="0506 trench soviet"
    )
    assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1, "woods": -1}


@rule("12/morale/equal", "12/morale/by-1", "12/morale/by-2", "12/morale/by-5")
@pytest.mark.parametrize(
    ("level", "die", "fate"),
    [
        (7, 6, morale.PASSED),
        (7, 7, morale.WAVERED),
        (7, 8, morale.SHAKEN),
        (7, 9, morale.BROKEN),
        (7, 10, morale.BROKEN),
        (5, 10, morale.DESTROYED),
        (6, 7, morale.SHAKEN),
        (3, 8, morale.DESTROYED),
    ],
)
def test_e14_morale_tests(level: int, die: int, fate: str) -> None:
    assert morale.outcome(die, level) == fate


@rule("12/losses/at-prorata")
@pytest.mark.parametrize(
    ("strength", "factor", "lost", "now"), [(4, 6, 1, 5), (4, 6, 3, 2), (2, 2, 1, 1), (4, 2, 2, 1)]
)
def test_e15_at_factors_after_losses(strength: int, factor: int, lost: int, now: int) -> None:
    table = german("ge-tank 0505")
    g, unit = table.g, table.unit("ge-tank")
    printed = list(g.printed)
    printed[unit] = replace(printed[unit], strength=strength, at=factor)
    g.printed, g.strength[unit] = tuple(printed), strength - lost
    assert anti_tank(g, unit, 1) == now


# ---- interactions that go wrong


@rule("12/firepower/at-as-regular", "12/heavy/v-fort")
def test_f3_in_one_hex_targets_differ() -> None:
    table = german("ge-aa 0505, ge-heavy 0515, su-1 0506 in, su-2 0506 out", forts="0506 n ne nw")
    inside, outside = (shot(table, "ge-aa", unit, indirect="ge-heavy") for unit in ("su-1", "su-2"))
    assert (inside.points, shifts(inside)) == (6, {"barrage": 2, "fortification": -3})
    assert (outside.points, shifts(outside)) == (2, {"barrage": 1})


@rule("7/formation/column-fired-on", "10/zoc/mod-plus2", "10/zoc-armour/no-modifiers")
def test_f6_columns_in_a_zone() -> None:
    facts = {"terrain": "0505 woods", "roads": "0505 0504 fire-trail"}
    table = Table(
        "ge-1 ge-tank 0505 column, su-1 su-t34 0506",
        "german-movement",
        terrain=facts["terrain"],
        roads=facts["roads"],
    )
    table.g.began[table.unit("ge-1")] = table.g.began[table.unit("ge-tank")] = table.cell("0504")
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=LEAVING)) == {"column": 2, "leaving": 2}
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=LEAVING)) == {"column": 2}


@rule("15/works/trench-effects", "10/zoc-armour/short-at")
def test_f7_a_tank_beside_a_trench_with_rifles_and_guns() -> None:
    trench = "0506 trench soviet"
    table = Table("ge-tank 0505, su-1 su-at 0506", "german-movement", works=trench)
    leave(table, "ge-tank", 1, 1).do("fire").logs("fire.result", column=7)
    (shot_then,) = table.events("fire.opens")
    assert shot_then.args["firers"] == (table.unit("su-at"),)
    shaken = Table("ge-tank 0505, su-1 0506 suppressed", "german-movement", works=trench, strengths="su-1 1")
    leave(shaken, "ge-tank", 1, 1).do("fire").logs("fire.result", column=3)  # 2, and a shift
    broken = Table("ge-tank 0505, su-1 0506 disrupted", "german-movement", works=trench)
    assert not leave(broken, "ge-tank").g.pending


@rule("12/at-range/none", "12/fire/defensive-only-v-assault")
def test_f10_rifles_beside_tanks_that_assault_their_neighbours() -> None:
    table = german("ge-tank ge-1 0505 marked-s, ge-2 0505, su-1 0506, su-2 0605")
    firing(table, "soviet", "0506", "defensive", "ge-tank ge-1 ge-2").do("at").offers("join", "su-1")
    table.refused("join su-2", "12/at-range/none")
    firing(table, "soviet", "0506", "defensive", "ge-tank ge-1 ge-2").do("regular", "join su-2").dice(1, 1)
    table.do("fire")
    assert [event.args["unit"] for event in table.events("fire.result")] == [table.unit("ge-1")]


@rule("12/rockets/morale", "12/morale/equal")
def test_f12_rockets_take_the_marker_of_an_assaulter_whose_die_equals_its_morale() -> None:
    table = german("ge-1 0505 marked-s, su-1 0506, su-rocket 0515, su-hq 0512")
    resolve(table, "su-1", "ge-1", 1, 7, purpose="defensive", indirect="su-rocket").unmarked(
        "ge-1 marker suppressed"
    )


@rule("12/state/suppressed", "12/rockets/morale", "12/morale/by-5")
def test_f13_rockets_at_a_suppressed_unit() -> None:
    place = "ge-1 0505 suppressed, su-1 0506, su-rocket 0515"
    resolve(soviet(place), "su-1", "ge-1", 6, 6, indirect="su-rocket").finds("ge-1 0505 disrupted")
    resolve(soviet(place), "su-1", "ge-1", 6, 10, indirect="su-rocket").finds("ge-1 eliminated")


@rule("12/firepower/range-one-kind", "12/assault/fire-once")
def test_f15_what_is_left_to_a_unit_that_fired_at_the_first_hex() -> None:
    table = german("ge-1 0505 marked-s, ge-tank 0505 marked-s, su-1 su-t34 0506")
    resolve(table, "ge-1 ge-tank", "su-1", 1, 1)
    firing(table, "german", "0506", "offensive").offers("join", "ge-1").refused("join ge-tank")
    assert table.g.stack[0].kind == 1  # type: ignore[attr-defined]
