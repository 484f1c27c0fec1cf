"""3.4 Facing."""

from grognard.games.fortress_berlin.rules.movement.stand import stand
from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule


@rule("3.4")
def test_combat_mode_looks_all_round() -> None:
    table = Table("ge-1 2525", "german-movement")
    g, unit = table.g, table.unit("ge-1")
    assert all(g.is_front(unit, near) for near in g.geo.board.neighbours[g.cell[unit]])
    table.do("pick ge-1").offers_no("face").refused("face N", "3.4")


@rule("3.4.1a", "3.4.1b")
def test_three_front_and_three_flank_hexes() -> None:
    table = Table("ge-1 2525 n", "german-movement")
    g, unit = table.g, table.unit("ge-1")
    front = {
        near
        for near in ("2524", "2625", "2626", "2526", "2426", "2425")
        if g.is_front(unit, table.cell(near))
    }
    assert front == {"2524", "2625", "2425"}


@rule("3.4.2")
def test_turning_is_free_and_turns_the_whole_hex() -> None:
    table = Table("ge-1 ge-2 2525 n, ge-3 2525", "german-movement").do("pick ge-1", "face SE")
    table.finds("ge-1 ge-2 2525 se").has_left("ge-1", 6).refused("face SE", "3.4.2")
    table.do("go 2524").finds("ge-1 2524 n, ge-2 2525 se")


@rule("3.4.2")
def test_who_joins_others_looks_as_they_do() -> None:
    table = Table("ge-1 2525 n, ge-2 2524 sw", "german-movement").do("pick ge-1", "go 2524")
    table.finds("ge-1 ge-2 2524 sw").do("face NE").finds("ge-1 ge-2 2524 ne")
    change = Table("ge-1 2525 se, ge-2 2525", "german-movement").do("pick ge-2", "flip")
    change.finds("ge-1 ge-2 2525 se")


@rule("3.4.2", "8.8a")
def test_who_is_disrupted_does_not_turn_nor_do_those_beside_it() -> None:
    table = Table("ge-1 2525 s, ge-2 2525 s", "german-movement")
    table.g.change(table.unit("ge-2"), disrupted=1)
    table.do("pick ge-1").refused("face N", "8.8a").offers_no("face")


@rule("3.4.2")
def test_who_retreats_or_advances_keeps_its_facing_or_takes_that_of_others() -> None:
    table = Table("ge-1 2525 n, ge-2 2524 s, ge-3 2526", "soviet-combat")
    g = table.g
    stand(g, table.unit("ge-1"), table.cell("2526"))
    table.finds("ge-1 2526 n")
    stand(g, table.unit("ge-1"), table.cell("2524"))
    table.finds("ge-1 2524 s")


@rule("3.4.2")
def test_nobody_turns_out_of_his_movement() -> None:
    Table("ge-1 2525 n, su-1 2524", "german-combat").refused("face S")
    Table("ge-1 2525 n, su-1 2524", "soviet-movement").do("pick su-1").refused("face S", "3.4")
