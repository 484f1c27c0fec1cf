"""11.2: plant protection battalions that run, and Hitler Youth who wait for the SS."""

import pytest

from grognard.games.fortress_berlin.rules import militia
from grognard.games.fortress_berlin.rules.combat import disruption
from tests.fortress_berlin.fighting import announce, announcing
from tests.fortress_berlin.fires import aim, bombard, german, shoot
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("11.2.1b", "12.0.2/kills")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_battalion_tests_when_soviets_come_within_three_hexes(die: int) -> None:
    table = Table("ge-ppb 2525, su-1 2530 n", "soviet-movement", dice=(die,))
    table.do("pick su-1", "go 2529").finds("ge-ppb 2525").logs_no("militia.tested")
    table.do("go 2528").finds("ge-ppb removed" if die <= 3 else "ge-ppb 2525")
    table.logs("militia.tested", "11.2.1b", die=die)
    assert table.sees("soviet", "ge-ppb")
    assert table.score == (0, 0)


@rule("11.2.1b")
def test_once_a_game_and_each_for_itself() -> None:
    table = Table("ge-ppb 2525, ge-ppb2 2524, su-1 2529 n", "soviet-movement", dice=(4, 2))
    table.do("pick su-1", "go 2528").finds("ge-ppb 2525")
    table.do("go 2527").finds("ge-ppb 2525, ge-ppb2 removed")


@rule("11.2.1b")
def test_reinforcements_that_appear_near_make_it_test() -> None:
    table = Table("ge-ppb 4603, su-1 2530", "soviet-movement", dice=(1,))
    militia.approached(table.g, table.cell("4601"))
    table.finds("ge-ppb removed")


@rule("11.2.1b", "3.6a")
def test_the_test_tells_what_lies_under_a_stack() -> None:
    table = Table("ge-ppb ge-1 2525, su-1 2529 n", "soviet-movement", dice=(5,))
    assert not table.sees("soviet", "ge-ppb")
    table.do("pick su-1", "go 2528")
    assert any(event.message == "militia.tested" and event.seen_by is None for event in table.g.events)
    assert not table.sees("soviet", "ge-ppb")


@rule("11.2.1a")
def test_a_battalion_neither_moves_nor_flips() -> None:
    table = Table("ge-ppb 2525, ge-1 2530", "german-movement")
    table.offers("pick", "ge-1")
    table.refused("pick ge-ppb")


@rule("11.2.1c", "8.8a", "12.0.2/kills")
def test_disrupted_it_is_destroyed() -> None:
    table = Table("ge-ppb 2525, su-1 2530", "soviet-combat")
    disruption.disrupt(table.g, table.unit("ge-ppb"), "8.8a")
    table.finds("ge-ppb eliminated")
    assert table.score == (0, 1)


@rule("11.2.2")
def test_hitler_youth_stays_until_the_ss_fights() -> None:
    units = "ge-hj 2525 n, ge-1 2530"
    Table(units, "german-movement").offers("pick", "ge-1").refused("pick ge-hj", "11.2.2")
    Table(units, "german-movement", hj_free=True).do("pick ge-hj").can("go 2524")


@rule("11.2.2b")
def test_hitler_youth_attacks_nobody_before() -> None:
    units = "ge-hj ge-1 2525, su-1 2526"
    bound = Table(units, "german-combat").until_asked("assault.announce").do("assault 2526")
    bound.can("join ge-1").refused("join ge-hj", "11.2.2b")
    freed = Table(units, "german-combat", hj_free=True).until_asked("assault.announce").do("assault 2526")
    freed.can("join ge-hj")


@rule("11.2.2")
def test_any_combat_of_the_ss_frees_them() -> None:
    table = Table("ge-ss 2525, ge-hj 2524, su-1 2526", "german-combat").has(hj_free=False)
    militia.engaged(table.g, [table.unit("ge-hj"), table.unit("su-1")])
    table.has(hj_free=False)
    militia.engaged(table.g, [table.unit("ge-ss")])
    table.has(hj_free=True)
    militia.engaged(table.g, [table.unit("ge-ss")])
    assert [event.seen_by for event in table.events("militia.released")] == [("german",)]


@rule("11.2.2", "8.4.2/step-1")
@pytest.mark.parametrize(("unit", "free"), [("ge-ss", True), ("ge-1", False)])
def test_an_assault_by_the_ss_frees_the_hitler_youth(unit: str, free: bool) -> None:
    table = announce(announcing(f"{unit} 2526, ge-hj 2030, su-1 2525", "german"), unit).has(hj_free=False)
    table.do("done").has(hj_free=free)


@rule("11.2.2", "8.2c", "8.3.6")
def test_fire_by_the_ss_frees_the_hitler_youth_too() -> None:
    staffs = "nordland-hq 2523, berlin-hq 2520, ge-hj 2030"
    tanks = german(f"nordland-armour 2524, {staffs}, su-tank 2525")
    shoot(aim(tanks, "2525", "nordland-armour").do("cancel").has(hj_free=False), "2525", "nordland-armour")
    tanks.has(hj_free=True)
    bombard(german(f"nordland-artillery 2524, {staffs}, su-1 2525"), "2525", "nordland-artillery").has(
        hj_free=True
    )
    bombard(german(f"ge-gun 2524, {staffs}, su-1 2525"), "2525", "ge-gun").has(hj_free=False)
