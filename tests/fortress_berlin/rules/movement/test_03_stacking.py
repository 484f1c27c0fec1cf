"""3.1 Stacking."""

import pytest

from grognard.games.fortress_berlin.rules import stacking
from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

GRENADIERS = "18-pg-hq 18-pg-recon 18-pg-armour 18-pg-30"


@rule("3.1", "3.1.1a", "3.1.2")
def test_three_germans_in_a_hex_whatever_markers_lie_there() -> None:
    table = Table(
        "ge-1 2525 white, ge-vs 2525, ge-at 2525, ge-5 2524", "german-movement", terrain="2525 built-up"
    )
    g, cell = table.g, table.cell("2525")
    g.mark(g.spots, g.geo.ruin_spot[cell], 1)
    assert stacking.room(g, 0, cell, (table.unit("ge-1"),))
    assert not stacking.room(g, 0, cell, (table.unit("ge-5"),))
    assert stacking.excess(g, 0, cell) == 0


@rule("3.1.2")
def test_four_of_one_division() -> None:
    table = Table(f"{GRENADIERS} 2525", "german-movement")
    assert stacking.crowded(table.g, 0) == []
    mixed = Table("18-pg-hq 18-pg-recon 18-pg-armour ge-vs 2525", "german-movement")
    assert stacking.crowded(mixed.g, 0) == [mixed.cell("2525")]
    five = Table(f"{GRENADIERS} 18-pg-51 2525", "german-movement")
    assert stacking.excess(five.g, 0, five.cell("2525")) == 1
    tigers = Table("nordland-hq nordland-23 nordland-24 502-tiger 2525", "german-movement")
    assert stacking.crowded(tigers.g, 0) == []


@rule("3.1.2")
def test_corps_troops_and_the_garrison_are_no_division() -> None:
    for units in ("lvi-hq ge-mot ge-corps muncheberg-1", "ge-at ge-at2 ge-gun ge-gun2"):
        table = Table(f"{units} 2525", "german-movement")
        assert stacking.excess(table.g, 0, table.cell("2525")) == 1, units


@rule("3.1.3")
def test_two_soviets_or_three_of_one_tank_or_mechanised_corps() -> None:
    for units, over in (
        ("su-1 su-4", 0),
        ("su-tank su-tank2 su-tank3", 0),
        ("su-tank su-tank2 su-tank3 su-mech", 1),
        ("su-1 su-2 su-3", 1),
        ("su-tank su-tank2 2-guards-tank-army-hq", 1),
        ("5-shock-army-220 su-hq2 su-gun", 1),
    ):
        table = Table(f"{units} 2525", "soviet-movement")
        assert stacking.excess(table.g, 1, table.cell("2525")) == over, units


@rule("3.1.4a")
def test_a_force_has_the_points_of_its_slowest() -> None:
    table = Table("ge-1 ge-tank 2525", "german-movement").do("pick ge-tank", "with ge-1")
    table.can("go 2521").refused("go 2520", "7.1").do("go 2521").finds("ge-1 ge-tank 2521")
    table.has_left("ge-tank", 2).has_left("ge-1", 0)


@rule("3.1.4a")
def test_units_join_and_leave_a_force_for_nothing() -> None:
    table = Table("ge-1 ge-2 2525, ge-3 2526", "german-movement")
    table.do("pick ge-1", "go 2526", "halt").has_left("ge-1", 3).finds("ge-1 ge-3 2526, ge-2 2525")
    table.do("pick ge-2").refused("with ge-1", "3.1.4a").refused("with ge-2", "3.1.4a")
    table.do("go 2524").refused("with ge-3", "3.1.4a")
    for unit, message in (("ge-2", "why.march-comes-along"), ("ge-3", "why.march-began-elsewhere")):
        reason = table.game.explain(table.g, "german", table.game.parse(f"with {unit}"))
        assert reason is not None
        assert reason.message == message


@rule("3.1.4a")
def test_who_has_moved_or_cannot_move_does_not_come_along() -> None:
    table = Table("ge-1 ge-hj 2525, ge-2 2526", "german-movement")
    table.do("pick ge-2", "go 2525", "halt", "pick ge-1").refused("with ge-2", "7.1.1")
    table.refused("with ge-hj", "11.2.2").offers_no("with")


@rule("3.1.4b", "7.2.1")
def test_too_many_at_the_end_of_the_segment_are_eliminated_for_no_points() -> None:
    table = (
        Table("ge-1 ge-5 ge-at ge-vs 2525", "german-movement").do("done").asks("stacking.remove", "german")
    )
    table.offers("remove", "ge-1", "ge-5", "ge-at", "ge-vs").refused("remove ge-2", "3.1.4b").do(
        "remove ge-at"
    )
    table.finds("ge-at eliminated, ge-1 ge-5 ge-vs 2525").logs("result.removed", "3.1.4b")
    assert not table.asks_removal
    assert table.score == (0, 0)


@rule("3.1.4b", "3.1.2", "3.1.3")
def test_a_stranger_who_goes_lets_the_whole_division_or_corps_stay() -> None:
    table = Table(f"{GRENADIERS} ge-vs 2525", "german-movement").do("done")
    assert table.g.pending["german"].args["count"] == 1
    table.do("remove ge-vs").finds(f"{GRENADIERS} 2525")
    assert not table.asks_removal
    other = Table(f"{GRENADIERS} ge-vs 2525", "german-movement").do("done", "remove 18-pg-recon")
    other.do("remove 18-pg-hq").finds("18-pg-armour 18-pg-30 ge-vs 2525")
    assert not other.asks_removal
    corps = Table("su-tank su-tank2 su-mech su-1 2525", "soviet-movement").do("done", "remove su-1")
    corps.finds("su-tank su-tank2 su-mech 2525")
    assert not corps.asks_removal


@rule("7.2.1", "3.1.3", "3.1.4b")
def test_a_third_of_the_corps_stops_where_a_stranger_can_still_leave() -> None:
    table = Table("su-tank su-1 2525, su-tank2 su-tank3 2524", "soviet-movement")
    table.do("pick su-tank", "go 2526", "go 2525", "halt", "pick su-tank2", "go 2525", "halt")
    table.do("pick su-tank3").can("go 2525").do("go 2525", "halt", "pick su-1", "go 2526", "halt", "done")
    table.finds("su-tank su-tank2 su-tank3 2525, su-1 2526")
    assert not table.asks_removal
    stays = Table("su-tank su-1 2525, su-tank2 su-tank3 2524", "soviet-movement")
    stays.do("pick su-1", "go 2526", "go 2525", "halt", "pick su-tank2", "go 2525", "halt")
    stays.do("pick su-tank3").refused("go 2525", "3.1.3")


@rule("3.1.4b", "4.0a")
def test_both_sides_are_checked_after_every_segment() -> None:
    table = Table("su-1 su-4 su-tank su-mech 2525", "german-combat").do("done")
    table.until("combat")
    assert table.asks_removal
    table.decides("soviet").do("remove su-1", "remove su-4").finds("su-tank su-mech 2525")
    assert not table.asks_removal


@rule("7.2.1", "3.1.4b", "11.2.2")
def test_a_march_ends_in_a_full_hex_only_if_others_can_still_leave_it() -> None:
    moved = Table("ge-1 ge-5 ge-vs 2525, ge-2 2524, ge-3 2526", "german-movement")
    moved.do("pick ge-2").can("go 2525").do("go 2525", "halt")
    moved.do("pick ge-1", "go 2524", "halt", "done")
    assert not moved.asks_removal
    stays = Table("ge-hj ge-ppb ge-vs 2525 white, ge-2 2524", "german-movement")
    stays.do("pick ge-2").refused("go 2525", "3.1.2").can("go 2526")
    youth = "ge-hj 2525 n, ge-5 ge-vs 2525 white, ge-2 2524"
    Table(youth, "german-movement").do("pick ge-2").refused("go 2525", "3.1.2")
    Table(youth, "german-movement", hj_free=True).do("pick ge-2").can("go 2525")


@rule("3.1.4b", "17.3.1c")
def test_nobody_counts_on_a_comrade_to_make_room() -> None:
    units = "ge-vs 2524, ge-1 ge-2 ge-5 2525, su-1 3030"
    Table(units, "german-movement").do("pick ge-vs").can("go 2525")
    two = Table(units, "german-movement", options="four-players", roles=(0, 1))
    for comrade in ("ge-1", "ge-2", "ge-5"):
        two.g.points[two.unit(comrade)] = 4  # left over from his last turn
    two.do("pick ge-vs").refused("go 2525", "3.1.2")


@rule("3.1.2")
@pytest.mark.parametrize(
    ("there", "limit"), [("ge-at ge-at2 ge-gun", 3), ("ge-2 ge-3 ge-at", 3), ("ge-2 ge-3 ge-4 ge-eng", 4)]
)
def test_why_a_hex_is_full_says_how_many_may_be_there(there: str, limit: int) -> None:
    unit = "ge-gun2" if limit == 3 else "ge-1"
    table = Table(f"{unit} 2524 n, {there} 2525 white", "german-movement").do(f"pick {unit}")
    reason = table.game.explain(table.g, "german", table.game.parse("go 2525"))
    assert reason is not None
    assert (reason.rule, reason.args["limit"]) == ("3.1.2", limit)


@rule("3.1.4b")
def test_who_goes_on_is_warned() -> None:
    table = Table("ge-1 ge-5 ge-vs ge-at 2525", "german-movement")
    reason = table.game.given_up(table.g, "german", ("done",))
    assert reason is not None
    assert (reason.rule, reason.message) == ("3.1.4b", "lost.march-overstacked")


@rule("3.1.5", "3.6a")
def test_of_a_stack_the_enemy_sees_the_top_counter() -> None:
    table = Table("ge-1 ge-2 2525, su-1 2729", "german-movement").covers_up()
    assert table.sees("soviet", "ge-2")
    assert not table.sees("soviet", "ge-1")
    table.do("pick ge-2", "go 2524", "halt")
    assert table.sees("soviet", "ge-1"), "what lay under it comes to light"
    table.do("pick ge-1", "go 2524", "halt")
    assert table.sees("soviet", "ge-1")
    assert not table.sees("soviet", "ge-2")
