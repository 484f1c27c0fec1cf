"""Chapters 18 and 19 where they meet the others: cavalry, swimming tanks, T-28, half-tracks; who has won."""

from grognard.games.borodino_41.position import ELIMINATED
from grognard.games.borodino_41.rules.combat.losses import eliminate
from grognard.games.borodino_41.rules.movement import offmap
from grognard.games.borodino_41.rules.victory import battle, introduction, is_highway_clear, ready_to_leave
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.table import real_game
from tests.rules import rule

STREAM = {"sides": "0505 0506 stream"}
MOZHAISK = "1801 german, 1802 german"


@rule("18/cavalry/bonus", "7/move/halved", "7/move/suppressed")
def test_cavalry_is_halved_with_its_bonus() -> None:
    Table("su-cav 0505 uncommanded", "initial-soviet-movement").has_left("su-cav", 7)
    Table("su-cav 0505 uncommanded", "soviet-movement").has_left("su-cav", 5)
    Table("su-cav 0505 disrupted uncommanded", "soviet-movement").has_left("su-cav", 5)
    Table("su-cav 0505 suppressed", "initial-soviet-movement").has_left("su-cav", 13)
    Table("su-cav 0505 out-of-supply", "soviet-movement").has_left("su-cav", 10)


@rule("18/cavalry/bonus", "15/works/foxhole", "7/assault/marker-cost")
def test_cavalry_has_time_for_foxholes_and_a_ride() -> None:
    table = Table("su-cav 0505, ge-1 1505", "soviet-movement").do("pick su-cav", "go 0506", "go 0507")
    table.has_left("su-cav", 8).do("foxhole").has_left("su-cav", 0)


@rule("18/cavalry/bonus", "7/move/stacks")
def test_in_a_stack_cavalry_is_no_faster_than_the_rest() -> None:
    table = Table("su-cav su-4 0505, ge-1 1516", "soviet-movement").do("pick su-cav", "with su-4")
    table.refused("go 1405").do("go 1305").has_left("su-cav", 2).has_left("su-4", 0)


@rule("18/amphib/t38", "5/weather/random-thaw", "7/move/cost-basis")
def test_swimming_tanks_in_a_thaw() -> None:
    table = Table("su-t38 0505", "soviet-movement", sides="0505 0506 river", weather="thaw")
    table.do("pick su-t38", "go 0506").has_left("su-t38", 8 - 1 - 1 - 1)


@rule("18/amphib/t38", "7/move/stacks", "15/river/ferry")
def test_swimming_tanks_take_nobody_along() -> None:
    ring = ", ".join(f"{near} 0506 river" for near in ("0505", "0605", "0606", "0507", "0406", "0405"))
    table = Table("su-t38 su-4 su-eng 0505", "soviet-movement", sides=ring)
    table.do("pick su-t38", "with su-4").refused("go 0506").refused("ferry 0506", "15/river/ferry")


@rule("18/t28/static", "7/reduce/min-one-hex", "8/stack/retreat", "7/assault/marker-required")
def test_tanks_without_engines_stay_whatever_happens() -> None:
    table = Table("su-t28 su-1 su-2 0505, ge-1 0506", "soviet-movement", dice=(1, 1))
    table.refused("pick su-t28", "18/t28/static").refused("done", "8/stack/retreat")
    table.do("pick su-1").refused("with su-t28", "18/t28/static")


@rule("18/t28/static", "13/supply/line", "17/command/range")
def test_tanks_without_engines_can_be_cut_off() -> None:
    ring = "ge-1 0503, ge-2 0704, ge-3 0706, ge-4 0507, ge-5 0306, ge-6 0304"
    Table(f"su-t28 0505, {ring}", "supply").marked("su-t28 cut-off")
    Table("su-t28 0505, ge-1 0503", "supply").unmarked("su-t28 cut-off")


@rule("12/fire/halftracks", "15/works/who", "19/intro/armour-loss")
def test_half_tracks_dig_on_foot_and_not_mounted() -> None:
    foot = Table("ge-aeng 0505, su-1 1505", "german-movement").do("pick ge-aeng")
    foot.can("foxhole", "mount").do("mount").refused("foxhole", "15/works/who")


@rule("12/fire/halftracks", "19/intro/armour-loss", "19/intro/total")
def test_only_counters_with_a_silhouette_cost_a_step() -> None:
    held = {"held": "1113 german, 1213 german, 1313 german"}
    units = "ge-1 0405, su-1 1205, ge-ac ge-sig eliminated"
    table = Table(units, "end-of-day", scenario="introduction", **held)
    assert introduction(table.g) == ("19/intro/armour-loss", "marginal")


@rule("19/intro/armour-loss", "16/repl/cap", "12/losses/eliminated")
def test_companies_that_were_made_up_again_cost_nothing() -> None:
    held = {"held": "1113 german, 1213 german, 1313 german", "strengths": "ge-tank 1"}
    table = Table("ge-tank 0405, su-1 1205", "end-of-day", scenario="introduction", **held)
    assert introduction(table.g)[1] == "total"


@rule("19/intro/armour-loss", "7/offmap/return", "7/offmap/forced")
def test_tanks_that_left_the_map_and_never_returned_cost_nothing() -> None:
    units = "ge-1 0505, ge-tank 0107, su-1 1505"
    table = Table(units, "german-movement", scenario="introduction")
    offmap.depart(table.g, table.unit("ge-tank"))
    offmap.lose_absent(table.g, 0)
    eliminate(table.g, table.unit("ge-1"), "12/losses/eliminated")
    assert table.g.place[table.unit("ge-1")] == ELIMINATED
    assert introduction(table.g) == ("19/intro/draw", "soviet")


@rule("19/intro/total", "15/works/abandon", "11/dummies/have")
def test_a_village_is_taken_by_passing_through() -> None:
    game, places = real_game(), real_game().box.geo.places
    label = game.box.geo.board.labels
    yelnya = places["yelnya"]
    near = game.box.geo.board.neighbours[yelnya]
    start = next(cell for cell in near if game.box.geo.terrain[cell] == "clear")
    table = Table(f"dr-d-i {label[start]}, 32rd-17-i 5010", "initial-german-movement", game=game)
    table.do("pick dr-d-i", f"go {label[yelnya]}", f"go {label[start]}", "halt")
    assert table.g.holds(0, yelnya)
    back = Table(f"32rd-17-i {label[start]}, dr-d-i 0505", "soviet-movement", game=game)
    back.g.holder[yelnya] = 1
    back.do("pick 32rd-17-i", f"go {label[yelnya]}")
    assert back.g.holds(1, yelnya)


@rule("19/battle/goal", "12/state/disrupted", "10/zoc/definition")
def test_the_disordered_beside_the_highway_do_not_hold_it() -> None:
    units = "ge-1 1816, su-1 0815 {}"
    free = Table(units.format("disrupted"), "end-of-day", turn=9, held=f"{MOZHAISK}, 1413 german")
    assert is_highway_clear(free.g)
    assert battle(free.g)[1] == "marginal"
    tired = Table(units.format("suppressed"), "end-of-day", turn=9, held=f"{MOZHAISK}, 1413 german")
    assert battle(tired.g)[1] == "soviet"
    guns = Table("ge-1 1816, su-gun 0815 suppressed", "end-of-day", turn=9, held=f"{MOZHAISK}, 1413 german")
    assert is_highway_clear(guns.g)


@rule("19/battle/goal", "10/zoc/exceptions", "15/works/trench-effects")
def test_a_german_trench_on_the_highway_keeps_zones_off() -> None:
    units = "ge-1 1816, ge-2 0816, su-1 0815"
    facts = {"turn": 9, "held": f"{MOZHAISK}, 1413 german"}
    bare = Table(units, "end-of-day", **facts)
    assert not is_highway_clear(bare.g)
    dug = Table(units, "end-of-day", works="0816 trench german", **facts)
    assert not is_highway_clear(dug.g), "its neighbours on the highway are controlled still"


@rule("19/battle/goal", "7/move/allowance", "9/effects/road-rate")
def test_ready_to_leave_is_who_stands_on_a_road_in_reach() -> None:
    facts = {"turn": 9, "held": f"{MOZHAISK}, 1413 german"}
    on_road = Table("ge-1 0116, su-1 1006", "end-of-day", **facts)
    assert len(ready_to_leave(on_road.g)) == 1  # 19 hexes at a half
    off_road = Table("ge-1 1815, su-1 1006", "end-of-day", **facts)
    assert not ready_to_leave(off_road.g)


@rule("19/battle/losses", "16/repl/cap", "7/offmap/return")
def test_half_of_the_points_lost_is_a_draw_and_points_made_up_count() -> None:
    facts = {"turn": 9, "held": f"{MOZHAISK}, 1413 german", "cleared": 9}
    lost = Table("ge-1 1816, ge-2 eliminated, su-1 1006", "end-of-day", **facts)
    assert battle(lost.g) == ("19/battle/losses", "draw")
    less = Table("ge-1 1816, ge-2 lost, su-1 1006", "end-of-day", **facts)
    assert battle(less.g)[1] == "marginal"
    fewer = Table("ge-1 1816, ge-2 1815, su-1 1006", "end-of-day", **facts, strengths="ge-2 1")
    assert battle(fewer.g)[1] == "marginal"


@rule("19/battle/losses", "19/battle/soviet-decisive")
def test_objectives_at_too_high_a_price_are_a_soviet_victory() -> None:
    facts = {"turn": 9, "held": f"{MOZHAISK}, 1413 german", "cleared": 9}
    table = Table("ge-ac 1816, ge-1 ge-2 eliminated, su-1 1006", "end-of-day", **facts)
    assert battle(table.g) == ("19/battle/losses", "soviet")
