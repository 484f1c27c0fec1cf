"""8 Stacking."""

from grognard.games.borodino_41.rules.movement.stepping import stand
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule


@rule("8/stack/limit")
def test_twelve_points_in_a_hex() -> None:
    table = Table("su-1 su-6 0505, su-at 0504, su-2 0503", "soviet-movement", strengths="su-1 7, su-6 5")
    table.do("pick su-at").refused("go 0505", "8/stack/limit")
    room = Table("su-1 su-6 0505, su-at 0504", "soviet-movement", strengths="su-1 7, su-6 4")
    room.do("pick su-at").can("go 0505")
    staff = Table("su-1 su-6 0505, su-hq 0504", "soviet-movement", strengths="su-1 7, su-6 5")
    staff.do("pick su-hq").refused("go 0505", "8/stack/limit")


@rule("8/stack/strength-place")
def test_room_goes_by_what_is_left_of_a_unit() -> None:
    table = Table("su-1 su-2 0505, su-3 0504", "soviet-movement", strengths="su-1 3, su-2 3")
    table.do("pick su-3").can("go 0505")


@rule("8/stack/pass-through")
def test_deployed_units_pass_through_a_full_hex() -> None:
    road = {"sides": "0504 0604 river, 0504 0404 river, 0504 0403 river, 0504 0603 river"}
    table = Table("su-1 su-2 0505, su-3 0504", "soviet-movement", **road)
    table.do("pick su-3").refused("go 0505", "8/stack/limit").can("go 0506").do("go 0506").has_left("su-3", 6)


@rule("8/stack/limit", "7/move/stacks")
def test_a_stack_needs_room_for_all() -> None:
    table = Table("su-1 0505, su-4 su-5 0504", "soviet-movement")
    table.copy().do("pick su-4").can("go 0505")
    table.do("pick su-4", "with su-5").refused("go 0505", "8/stack/limit")


@rule("8/stack/retreat")
def test_too_many_must_be_put_right_at_once() -> None:
    table = Table("su-1 su-2 su-4 0505, su-5 1105", "soviet-movement")
    table.refused("done", "8/stack/retreat").do("pick su-4").refused("halt", "8/stack/limit")
    table.do("go 0504", "halt").can("done")
    caught = "ge-1 0404, ge-2 0604, ge-3 0605, ge-4 0506, ge-5 0405, ge-6 0504"
    table = Table(f"su-1 su-2 su-4 0505, {caught}", "soviet-movement")
    for unit in ("su-1", "su-2", "su-4"):
        table.refused("done", "8/stack/retreat").do(f"pick {unit}")
        if table.prompt == "march.ask":
            table.do("halt")
    assert table.g.phase != "soviet-movement" or "done" in table.options()


@rule("15/works/abandon")
def test_foxholes_go_with_the_last_unit_and_trenches_are_taken() -> None:
    table = Table("su-4 su-5 0505", "soviet-movement", works="0505 foxhole soviet")
    cell = table.cell("0505")
    table.do("pick su-4", "go 0504", "halt")
    assert table.g.works[cell]
    table.do("pick su-5", "go 0504").logs("works.abandoned")
    assert not table.g.works[cell]
    table = Table("su-4 0505, ge-1 0304", "soviet-movement", works="0505 trench soviet")
    table.do("pick su-4", "go 0504")
    assert table.g.works[cell] == 5
    stand(table.g, table.unit("ge-1"), cell)
    assert table.g.works[cell] == 4
