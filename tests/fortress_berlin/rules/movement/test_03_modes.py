"""3.3 Modes of deployment, 7.2.2, 9.0.2."""

import pytest

from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule


@rule("3.3", "3.3.1a")
def test_the_other_face_has_other_values() -> None:
    table = Table("ge-1 2525", "german-movement")
    g, unit = table.g, table.unit("ge-1")
    before = g.fs(unit), g.pf(unit), g.ma(unit), table.zone(0)
    table.do("pick ge-1", "flip")
    after = g.fs(unit), g.pf(unit), g.ma(unit), table.zone(0)
    assert before[:3] == (4, 2, 4)
    assert after[:3] == (2, 1, 6)
    assert after[3] < before[3]


@rule("3.3.1a")
def test_manoeuvre_faces_move_farther_and_fight_worse() -> None:
    for unit in Table("", "german-movement").g.printed:
        if unit.has_manoeuvre_face:
            assert (unit.m_ma >= unit.c_ma, unit.m_pf <= unit.c_pf, unit.m_fs <= unit.c_fs) == (
                True,
                True,
                True,
            )


@rule("3.3.1c", "9.0.2a")
def test_ruins_are_for_combat_mode() -> None:
    facts = {"terrain": "2524 built-up", "ruins": "2524"}
    table = Table("su-1 2525 n", "soviet-movement", **facts).do("pick su-1").refused("go 2524", "9.0.2a")
    for there in ("2625", "2425"):
        assert there in table.options("go")
    across = Table("su-1 2525", "soviet-movement", **facts).do("pick su-1")
    across.do("go 2524").has_left("su-1", 0).finds("su-1 2524")


@rule("9.0.2a")
def test_ruins_cost_four_and_hexsides_on_top() -> None:
    facts = {"terrain": "2524 built-up", "ruins": "2524"}
    far = Table("su-1 2526", "soviet-movement", **facts).do("pick su-1", "go 2525")
    far.has_left("su-1", 3).refused("go 2524", "7.1")
    wall = {"sides": "2525 2524 barrier", "perimeter": "2524 yes"}
    Table("su-1 2525", "soviet-movement", **facts, **wall).do("pick su-1").refused("go 2524", "7.1")
    table = Table("su-tank 2525", "soviet-movement", **facts, **wall).do("pick su-tank", "go 2524")
    table.has_left("su-tank", 1)


@rule("9.0.2b", "9.0.2a")
def test_who_is_in_ruins_in_manoeuvre_mode_may_leave_or_change() -> None:
    table = Table("su-1 2524 n", "soviet-movement", terrain="2524 built-up", ruins="2524")
    table.do("pick su-1").can("go 2525", "flip").do("go 2525").refused("go 2524", "9.0.2a")


@rule("3.3.2a", "7.3.2a")
def test_combat_mode_pays_the_ground_on_roads() -> None:
    road = {"roads": "2525 2524 2523 road", "terrain": "2524 built-up, 2523 built-up"}
    table = Table("ge-1 2525", "german-movement", **road).do("pick ge-1", "go 2524").has_left("ge-1", 2)
    fast = Table("ge-1 2525 n", "german-movement", **road).do("pick ge-1", "go 2523").has_left("ge-1", 5)
    assert table.where("ge-1") != fast.where("ge-1")


@rule("3.3.2b", "7.2.2/note-soviet-hq", "9.0.2b", "3.1.3")
def test_a_soviet_headquarters_enters_ruins_beside_it() -> None:
    facts = {"terrain": "2524 built-up, 2523 built-up", "ruins": "2524 2523"}
    table = Table("su-hq 2525, ge-1 2827", "soviet-movement", **facts).do("pick su-hq")
    table.offers_only("go 2524", "flip", "halt").refused("go 2526", "7.2.2/note-soviet-hq")
    table.do("go 2524").finds("su-hq 2524 combat").refused("pick su-hq", "7.1.1")
    water = Table("su-hq 2525", "soviet-movement", sides="2525 2524 river", **facts)
    water.do("pick su-hq").offers_no("go").refused("go 2524", "7.3.3")
    full = Table("su-hq 2525, su-1 su-4 2524 red", "soviet-movement", **facts).do("pick su-hq")
    full.refused("go 2524", "3.1.3")
    german = Table("ge-at 2525", "german-movement", **facts).do("pick ge-at").offers_only("flip", "halt")
    german.refused("go 2524", "7.2.2b")


@rule("3.3.3b")
def test_a_change_of_mode_costs_two_points() -> None:
    table = Table("ge-1 2525 n", "german-movement").do("pick ge-1", "go 2522").has_left("ge-1", 3)
    table.do("flip").has_left("ge-1", 1).finds("ge-1 2522 combat")
    far = Table("ge-1 2525 n", "german-movement").do("pick ge-1", "go 2520").has_left("ge-1", 1)
    far.refused("flip", "3.3.3b")


@rule("3.3.3b")
def test_before_during_and_after() -> None:
    table = Table("ge-tank 2525", "german-movement").do("pick ge-tank", "flip", "go 2524", "flip")
    table.has_left("ge-tank", 1).finds("ge-tank 2524 combat").do("go 2523").has_left("ge-tank", 0)


@rule("3.3.3c", "7.2.2b")
def test_who_has_too_few_points_may_change_as_its_only_action() -> None:
    table = Table("ge-at 2525", "german-movement").do("pick ge-at").offers_only("flip", "halt")
    table.do("flip").has_left("ge-at", 0).finds("ge-at 2525 manoeuvre").offers_no("go", "flip")
    flak = Table("ge-flak 2525", "german-movement").do("pick ge-flak", "flip").finds("ge-flak 2525 manoeuvre")
    flak.offers_no("go")


@rule("3.3.3d", "7.2.3")
def test_the_disrupted_do_not_change() -> None:
    Table("ge-1 2525 white, ge-2 2526", "german-movement").refused("pick ge-1", "7.2.3")


@rule("7.2.2a")
@pytest.mark.parametrize(("start", "left"), [("combat", 2), ("n", 4)])
def test_the_budget_is_that_of_the_face_at_the_start(start: str, left: int) -> None:
    table = Table(f"ge-1 2525 {start}", "german-movement").do("pick ge-1", "flip").has_left("ge-1", left)
    table.do("go 2524").has_left("ge-1", left - 1)


@rule("3.3.3b")
def test_a_force_of_two_modes_changes_one_by_one() -> None:
    table = Table("ge-1 2525 n, ge-2 2525", "german-movement").do("pick ge-1", "with ge-2")
    table.refused("flip", "3.3.3b")
    same = Table("ge-1 ge-2 2525", "german-movement").do("pick ge-1", "with ge-2", "flip")
    same.finds("ge-1 ge-2 2525 manoeuvre").has_left("ge-2", 2)


@rule("11.2.1a", "4.1.3")
def test_plant_protection_battalions_neither_move_nor_change() -> None:
    table = Table("ge-ppb 2525, ge-1 2526", "german-movement").refused("pick ge-ppb", "11.2.1a")
    table.refused("flip", "7.1.1")


@rule("4.1.3")
def test_no_change_of_mode_in_combat() -> None:
    table = Table("ge-1 2525, su-1 2524", "german-combat")
    table.refused("flip")
