"""10 Zones of control: where they reach, and the fire at who leaves them."""

from typing import Any

import pytest

from grognard.games.borodino_41.rules.combat.fire import CHANGING, LEAVING, PROBING
from grognard.games.borodino_41.rules.zoc import controlled, is_in_enemy_zoc
from tests.borodino_41.shooting import barred, leave, shifts, shot
from tests.borodino_41.table import Table
from tests.rules import rule


def moving(units: str, **facts: Any) -> Table:
    return Table(units, "german-movement", **facts)


def zone(table: Table, label: str, camp: int = 1) -> bool:
    return controlled(table.g, camp, table.cell(label))


@rule("10/zoc/definition")
def test_who_can_fire_at_a_neighbouring_hex_controls_it() -> None:
    ring = ("0604", "0605", "0506", "0405", "0404", "0504")
    assert all(zone(moving("su-1 0505"), label) for label in ring)
    assert not zone(moving("su-1 0505"), "0507")


@rule("10/zoc/definition", "12/state/disrupted", "12/art-limits/shaken")
@pytest.mark.parametrize(
    ("unit", "has_one"),
    [
        ("su-1 0505 suppressed", True),
        ("su-1 0505 out-of-supply", True),
        ("su-t28 0505", True),
        ("su-heavy 0505", True),
        ("su-at 0505", True),
        ("su-rhq 0505", True),
        ("su-mortar 0505", True),
        ("su-1 0505 disrupted", False),
        ("su-at 0505 suppressed", False),
        ("su-at 0505 out-of-supply", False),
        ("su-flame 0505", False),
        ("su-rocket 0505", False),
        ("su-hq 0505", False),
    ],
)
def test_who_has_a_zone(unit: str, has_one: bool) -> None:
    assert zone(moving(unit), "0506") is has_one


@rule("10/zoc/exceptions", "9/fort/zoc")
def test_zones_reach_neither_into_towns_and_works_nor_across_the_river() -> None:
    assert not zone(moving("su-1 0505", terrain="0506 town"), "0506")
    assert zone(moving("su-1 0505", terrain="0506 village"), "0506")
    assert not zone(moving("su-1 0505", sides="0505 0506 river"), "0506")
    assert zone(moving("su-1 0505", sides="0505 0506 stream"), "0506")
    facts = {"works": "0506 trench german"}
    assert not zone(moving("su-1 0505, ge-1 0506", **facts), "0506")
    assert zone(moving("su-1 0505", **facts), "0506")  # nobody is in it
    assert zone(moving("su-1 0505, ge-tank 0506", **facts), "0506")
    table = moving("su-1 0505, ge-1 ge-tank 0506", **facts)
    assert [is_in_enemy_zoc(table.g, table.unit(unit)) for unit in ("ge-1", "ge-tank")] == [False, True]
    assert not zone(moving("su-1 0505, ge-1 0506", forts="0506 n ne nw"), "0506")
    for exempt in (facts, {"terrain": "0506 town"}, {"forts": "0506 n ne nw"}):
        assert not leave(moving("su-1 0505, su-aa 0502, ge-1 0506", **exempt), "ge-1").g.pending


@rule("10/zoc/leave", "12/firepower/observe-and-range")
def test_who_controls_a_hex_and_all_who_see_it_may_fire_at_who_leaves_it() -> None:
    table = leave(moving("ge-1 0505, su-1 0506, su-aa 0503"), "ge-1")
    table.asks("fire.ask-zoc", "soviet").offers("without", "su-1", "su-aa")
    table.dice(1, 1).do("fire").logs("fire.opens", firers=(table.unit("su-aa"), table.unit("su-1")))
    assert not leave(moving("ge-1 0505, su-aa 0503"), "ge-1").g.pending  # nobody is next to it
    beside = moving("ge-1 0505, ge-2 0504, su-1 0506, su-aa 0503")
    leave(beside, "ge-1").offers_only(
        "fire", "pass", "pass-until impulse", "pass-until section", "pass-until turn"
    )  # 12/art-limits/adjacent: the guns have an enemy beside them
    hidden = moving("ge-1 0505, su-1 0506, su-aa 0503", terrain="0504 woods")
    leave(hidden, "ge-1").offers_no("without")


@rule("10/zoc/combine")
def test_all_of_them_make_one_fire() -> None:
    table = moving("ge-1 0505, su-1 0506, su-4 0605, su-at 0405")
    table.g.strength[table.unit("su-1")] = 5
    leave(table, "ge-1", 1, 1).do("fire").logs("fire.result", column=7)  # 5 + 4 + 1 = 10, one to the left


@rule("10/zoc/leave")
def test_each_of_them_may_hold_its_fire() -> None:
    table = leave(moving("ge-1 0505, su-1 0506, su-4 0605"), "ge-1", 1, 1)
    table.do("without su-4").offers_no("without").do("fire").logs("fire.opens", firers=(table.unit("su-1"),))


@rule("10/zoc/fire-kind")
def test_kind_of_fire_goes_by_the_leaver_and_guns_that_do_not_see_stay_out() -> None:
    guns = moving("ge-1 0505, su-1 0506, su-hq 0507, su-gun 0511")
    leave(guns, "ge-1", 1, 1).offers_no("without").do("fire").logs("fire.opens", kind=0)
    tank = moving("ge-tank 0505, su-t34 0506, su-at 0605")
    leave(tank, "ge-tank", 1, 1).do("fire").logs("fire.opens", kind=1).logs("fire.result", column=9)
    assert not tank.g.fired[tank.unit("su-t34")] & 15  # 10/zoc/does-not-use-up


@rule("10/zoc/does-not-use-up", "10/zoc/unlimited")
def test_zoc_fire_may_be_repeated_and_leaves_other_fire_open() -> None:
    table = moving("ge-1 0505, su-1 0506, su-at 0405")
    for _ in range(3):
        leave(table, "ge-1", 1, 1).do("fire").logs("fire.result", column=5)
    for unit in ("su-1", "su-at"):
        table.g.committed[table.unit(unit)] = 1
        assert not barred(table, unit, "0505", purpose="defensive", under="0506")


@rule("10/zoc/unlimited")
def test_who_circles_an_enemy_takes_six_fires() -> None:
    ring = ["0506", "0405", "0404", "0504", "0604", "0605"]
    table = moving("ge-1 0506, su-1 0505")
    columns = []
    for there, onward in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert table.where("ge-1") == there
        leave(table, "ge-1", 1, 1).do("fire")
        columns.append(table.events("fire.result")[0].args["column"])
        table.g.put(table.unit("ge-1"), table.cell(onward))
    assert columns == [3, 9, 9, 9, 9, 9]  # six points: one to the left, then two to the right


@rule("10/zoc/mod-plus2", "10/zoc/mod-minus1")
def test_leaving_a_hex_that_one_came_into_costs_more_than_leaving_where_one_began() -> None:
    table = moving("ge-1 0505, su-1 0506")
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=LEAVING)) == {"started": -1}
    table.g.began[table.unit("ge-1")] = table.cell("0404")
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=LEAVING)) == {"leaving": 2}
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=PROBING)) == {"probing": 2}


@rule("10/zoc/change-formation")
def test_who_changes_formation_counts_as_a_column() -> None:
    table = moving("ge-1 0505, su-1 0506", terrain="0505 woods", roads="0505 0504 fire-trail")
    assert shifts(shot(table, "su-1", "ge-1", "zoc", leaving=CHANGING)) == {"changing": 2}
    leave(table, "ge-1", purpose=CHANGING).asks("fire.ask-zoc", "soviet")


@rule("10/zoc/stopped")
def test_who_is_shaken_stays_and_moves_no_more() -> None:
    table = moving("ge-1 0505, su-1 0506")
    leave(table, "ge-1", 10, 8).do("fire").finds("ge-1 0505 suppressed moved")
    assert table.points("ge-1") == 0
    table = moving("ge-1 0505, su-1 0506")
    leave(table, "ge-1", 10, 1).do("fire").unmarked("ge-1 suppressed moved")
    assert (table.strength("ge-1"), table.points("ge-1")) == (5, 8)
    table = moving("ge-1 0505 disrupted, su-1 0506")
    leave(table, "ge-1", 10, 7).do("fire").finds("ge-1 0505 disrupted moved")


@rule("10/zoc/enter")
def test_nobody_is_fired_at_for_entering() -> None:
    table = moving("ge-1 0503, su-1 0506")
    assert not leave(table, "ge-1").g.pending


@rule("10/zoc-armour/no-modifiers")
def test_armour_takes_neither_modifier() -> None:
    table = moving("ge-tank 0505, su-t34 0506, su-at 0405")
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=LEAVING)) == {}
    table.g.began[table.unit("ge-tank")] = table.cell("0404")
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=LEAVING)) == {}
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=PROBING)) == {}
    table.g.column[table.unit("ge-tank")] = 1
    assert shifts(shot(table, "su-t34", "ge-tank", "zoc", leaving=LEAVING)) == {"column": 2}


@rule("10/zoc-armour/short-at")
def test_infantry_has_no_at_fire_for_its_zone() -> None:
    assert not leave(moving("ge-tank 0505, su-1 0506"), "ge-tank").g.pending
    assert barred(moving("ge-tank 0505, su-1 0506"), "su-1", "0505", "at", "zoc") == "10/zoc-armour/short-at"


@rule("10/zoc-armour/fort-mines")
def test_the_mines_of_a_fort_lie_before_its_front() -> None:
    fort = {"forts": "0506 n ne nw"}
    leave(moving("ge-tank 0505, su-1 0506", **fort), "ge-tank", 1, 1).do("fire").logs("fire.result", column=2)
    assert not leave(moving("ge-tank 0507, su-1 0506", **fort), "ge-tank").g.pending
    assert not leave(moving("ge-tank 0505, su-1 0506 disrupted", **fort), "ge-tank").g.pending
    assert not leave(moving("ge-tank 0505, su-t26 0506 disrupted", **fort), "ge-tank").g.pending
    suppressed = moving("ge-tank 0505, su-1 0506 suppressed, su-t34 0605", **fort)
    leave(suppressed, "ge-tank", 1, 1).do("fire").logs("fire.result", column=7)  # 6 + 2
    foot = moving("ge-1 0505, su-1 0506 in", **fort)
    assert shot(foot, "su-1", "ge-1", "zoc", leaving=LEAVING).points == 6  # mines are for armour


@rule("15/works/trench-effects")
def test_the_mines_of_a_trench_lie_all_around_it() -> None:
    trench = {"works": "0506 trench soviet"}
    for there in ("0505", "0507"):
        table = moving(f"ge-tank {there}, su-1 su-at 0506", **trench)
        leave(table, "ge-tank", 1, 1).do("fire").logs("fire.result", column=7)  # 4 + 2, and a shift
        table = moving(f"ge-tank {there}, su-1 0506", **trench)
        leave(table, "ge-tank", 1, 1).do("fire").logs("fire.result", column=3)


@rule("6/lull/restrictions")
def test_in_a_lull_nobody_fires_at_who_leaves() -> None:
    assert not leave(Table("ge-1 0505, su-1 0506", "german-movement", lull=True), "ge-1").g.pending


@rule("12/retreat/no-zoc-fire")
def test_enemies_that_are_spared_do_not_fire() -> None:
    assert not leave(moving("ge-1 0505, su-1 0506"), "ge-1", spared="su-1").g.pending
    table = leave(moving("ge-1 0505, su-1 0506, su-2 0605"), "ge-1", 1, 1, spared="su-1")
    table.do("fire").logs("fire.opens", firers=(table.unit("su-2"),))


@rule("13/supply/cut-off", "13/supply/oos-effects")
def test_a_cut_off_unit_fires_at_the_first_who_leaves_and_not_at_the_second() -> None:
    table = moving("ge-1 ge-2 0505, su-1 0506 cut-off")
    leave(table, "ge-1", 1, 1).do("fire").marked("su-1 out-of-supply")
    assert not leave(table, "ge-2").g.pending


@rule("8/stack/overstack-fire")
def test_of_a_crowded_hex_twelve_points_fire() -> None:
    table = leave(moving("ge-1 0505, su-1 su-2 su-3 0506"), "ge-1", 1, 1)
    table.do("fire").logs("fire.result", column=9)  # twelve points, one to the left


@rule("10/zoc/leave", "11/hidden/optional")
def test_with_inverted_counters_the_window_rests_on_what_all_can_see() -> None:
    dummy = moving("ge-1 0505, soviet-dummy-1 0506", options="inverted-counters")
    leave(dummy, "ge-1").asks("fire.ask-zoc", "soviet").offers_no("fire").refused("fire", "10/zoc/definition")
    real = moving("ge-1 0505, su-1 0506", options="inverted-counters")
    leave(real, "ge-1").asks("fire.ask-zoc", "soviet").can("fire")


@rule("10/zoc/leave")
def test_of_the_cheapest_ways_a_march_takes_one_that_leaves_the_fewest_watched_hexes() -> None:
    around = moving("ge-1 0508, su-1 0405").do("pick ge-1", "go 0604")  # not straight on by 0506 and 0505
    assert around.where("ge-1") == "0604"
    around.decides("german")
    watched = moving("ge-1 0508, su-1 0506").do("pick ge-1", "go 0604")
    watched.asks("fire.ask-zoc", "soviet")
    assert watched.where("ge-1") == "0606"  # 0607 is out of the zone that 0507 is in


@rule("10/zoc/leave")
def test_who_points_at_a_hex_is_told_where_zones_may_fire() -> None:
    def told(units: str, line: str) -> list[tuple[int, ...]]:
        table = moving(units).do("pick ge-1")
        way = table.game.preview(table.g, "german", table.game.parse(line))
        assert way is not None
        return [note.args["cells"] for note in way.notes]

    cell = moving("ge-1 0508").cell
    assert told("ge-1 0508, su-1 0405", "go 0604") == []
    assert told("ge-1 0508, su-1 0506", "go 0604") == [(cell("0606"), cell("0605"))]
    assert told("ge-1 0505, su-1 0506", "go 0503") == [(cell("0505"),)]
