"""16 Replacements."""

import pytest

from grognard.games.borodino_41.rules.combat.losses import eliminate
from tests.borodino_41.table import Table
from tests.rules import rule

WEAK = {"strengths": "ge-tank 1", "initial": 1}


@rule("16/repl/roll")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (5, 1), (6, 2), (10, 2)])
def test_six_and_more_are_two_points(die: int, points: int) -> None:
    table = Table("ge-tank 0405, su-1 1205", "replacements", dice=(die,), **WEAK)
    table.logs("replacements.rolled", die=die, points=points).asks("replacements.give", "german")
    table.has(tank_points=points)


@rule("16/repl/roll")
def test_the_die_is_rolled_as_the_german_night_impulse_ends() -> None:
    for initial, phase in ((0, "soviet-movement"), (1, "")):
        table = Table("ge-1 0405, su-1 1205", "night-initiative", dice=(6, 1) if initial == 0 else (1, 6))
        table.do("german: bid 0", "soviet: bid 0").until("german-movement")
        table.do("done" if "done" in table.options() else table.options()[-1])
        assert any(event.message == "replacements.rolled" for event in table.g.events)
        assert not phase or table.phase == phase


@rule("16/repl/eligible")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("ge-tank 0405 suppressed", "why.replacements-shaken"),
        ("ge-tank 0405 disrupted", "why.replacements-shaken"),
        ("ge-tank 0405 cut-off", "why.replacements-supply"),
        ("ge-tank 0405, su-2 0406", "why.replacements-zoc"),
    ],
)
def test_points_are_for_sound_units_in_supply_away_from_the_enemy(unit: str, why: str) -> None:
    units = f"{unit}, ge-tank2 0805, su-1 1205"
    table = Table(units, "replacements", dice=(6,), strengths="ge-tank 1, ge-tank2 1", initial=1)
    table.refused("replace ge-tank", "16/repl/eligible")
    assert table.why("replace ge-tank")[1] == why


@rule("16/repl/eligible")
def test_points_are_for_armour() -> None:
    units = "ge-tank 0405, ge-1 0405, ge-ac 0505, su-1 1205"
    table = Table(units, "replacements", dice=(6,), strengths="ge-tank 1, ge-1 1, ge-ac 1", initial=1)
    table.offers("replace", "ge-ac", "ge-tank").refused("replace ge-1", "16/repl/eligible")


@rule("16/repl/cap")
def test_nobody_gets_more_than_printed_and_the_rest_is_kept() -> None:
    table = Table("ge-tank 0405, su-1 1205", "replacements", dice=(6,), strengths="ge-tank 2", initial=1)
    table.do("replace ge-tank")
    assert table.strength("ge-tank") == 3
    table.has(tank_points=1)


@rule("16/repl/cap")
def test_destroyed_units_and_soviets_get_nothing() -> None:
    units = "ge-tank 0405, ge-tank2 eliminated, su-t34 1205"
    table = Table(units, "replacements", dice=(6,), strengths="ge-tank 1, su-t34 1", initial=1, tank_points=3)
    table.refused("replace ge-tank2", "16/repl/cap").refused("replace su-t34", "16/repl/cap")
    table.has(tank_points=5).offers("replace", "ge-tank")


@rule("16/reinf/timing")
def test_who_has_come_and_was_destroyed_does_not_come_again() -> None:
    table = Table("ge-1 ge-2 coming, su-1 1505", "german-movement").do("enter ge-1 0116", "go 0216")
    eliminate(table.g, table.unit("ge-1"), "8/stack/strength-place")
    table.idle().offers("enter", "ge-2 0116")
