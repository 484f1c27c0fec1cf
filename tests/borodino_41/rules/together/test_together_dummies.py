"""Chapter 11 where dummies meet supply, entry, trenches and victory: they block and take nothing."""

from typing import Any

from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.supply import as_it_seems, is_supplied
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from grognard.kernel.frames import Frame
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

ROAD = " ".join(f"{column:02}08" for column in range(1, 10)) + " secondary-road"


def inverted(units: str, at: str, **facts: Any) -> Table:
    table = Table(units, at, options="inverted-counters", **facts)
    hidden.close_impulse(table.g)
    return table


def pushed(table: Table, frame: Frame) -> Table:
    table.g.stack.append(frame)
    table.g.pending = {}
    flow.run(table.g)
    return table


@rule("11/dummies/have", "13/supply/line", "13/supply/source-road")
def test_dummies_stop_no_supplies_though_they_seem_to() -> None:
    marsh = ", ".join(f"03{row:02} marsh" for row in range(1, 17) if row != 8)
    facts = {"roads": ROAD, "terrain": f"{marsh}, 0308 woods"}
    units = "ge-gun 0708, su-1 0315, su-2 0301, {} 0308"
    bluff = inverted(units.format("soviet-dummy-1"), "german-movement", **facts)
    assert is_supplied(bluff.g, bluff.unit("ge-gun"))
    assert not as_it_seems(bluff.g, GERMAN, "wheeled")[0][bluff.cell("0508")]
    real = inverted(units.format("su-flame"), "german-movement", **facts)
    assert not is_supplied(real.g, real.unit("ge-gun"))


@rule("11/dummies/replace", "16/reinf/blocked", "7/rail/cut")
def test_no_dummy_is_laid_where_the_enemy_comes_in() -> None:
    table = inverted("ge-1 1005, su-1 1215", "german-begin")
    pushed(table, hidden.DummyPlacement(SOVIET)).do("take soviet-dummy-1")
    table.refused("lay 0116", "16/reinf/blocked").refused("lay 0215", "16/reinf/blocked").can("lay 0312")
    german = inverted("ge-1 1005, su-1 1215", "german-begin")
    pushed(german, hidden.DummyPlacement(GERMAN)).do("take german-dummy-1")
    german.refused("lay 1901", "16/reinf/blocked").refused("lay 2003", "16/reinf/blocked").can("lay 1606")


@rule("11/dummies/replace", "11/dummies/have", "15/works/abandon")
def test_no_dummy_is_laid_where_a_unit_would_take_a_trench_or_a_fortification() -> None:
    facts = {
        "works": "1210 trench german, 1212 trench soviet",
        "forts": "1208 n ne nw, 1408 n ne nw",
        "held": "1208 german",
    }
    table = inverted("ge-1 0305, su-1 1215", "german-begin", **facts)
    pushed(table, hidden.DummyPlacement(SOVIET)).do("take soviet-dummy-1")
    table.refused("lay 1210", "11/dummies/have").refused("lay 1208", "11/dummies/have")
    table.can("lay 1212").can("lay 1408")


@rule("11/dummies/have", "16/reinf/blocked", "7/move/freedom")
def test_no_dummy_marches_to_where_the_enemy_comes_in() -> None:
    table = inverted("soviet-dummy-1 0415, su-1 0415, ge-1 1505", "soviet-movement").do("pick soviet-dummy-1")
    table.refused("go 0216", "16/reinf/blocked").can("go 0315")
    inverted("su-1 0415, ge-1 1505", "soviet-movement").do("pick su-1").can("go 0216")


@rule("11/dummies/have", "19/battle/soviet-decisive", "9/fort/nature")
def test_dummies_go_around_what_they_could_not_take() -> None:
    facts: dict[str, Any] = {
        "forts": "0505 n ne nw",
        "terrain": "0404 marsh, 0405 marsh, 0604 marsh, 0605 marsh",
    }
    table = inverted("german-dummy-1 ge-4 0504, su-1 1505", "german-movement", **facts)
    alone = table.copy().do("pick german-dummy-1").refused("go 0505", "11/dummies/have")
    assert alone.do("go 0506").points("german-dummy-1") < 8 - 2
    table.do("pick german-dummy-1", "with ge-4", "go 0505", "halt")
    assert table.g.holds(GERMAN, table.cell("0505")), "with a unit they go anywhere"


@rule("11/dummies/have", "15/works/abandon")
def test_dummies_take_no_trench() -> None:
    facts = {"works": "0505 trench soviet"}
    table = inverted("german-dummy-1 0504, ge-4 0304, su-1 1505", "german-movement", **facts)
    table.do("pick german-dummy-1").refused("go 0505", "11/dummies/have")
    own = inverted("soviet-dummy-1 0504, su-4 0304, ge-1 1505", "soviet-movement", **facts)
    own.do("pick soviet-dummy-1").can("go 0505")


@rule("11/dummies/have", "7/assault/marker-required", "12/assault/who")
def test_a_dummy_takes_a_marker_as_a_unit_would() -> None:
    units = "german-dummy-1 0505, ge-1 0404, su-1 0506, su-hq 1505"
    table = inverted(units, "german-movement", terrain="0505 woods")
    table.do("pick german-dummy-1", "assault 0506").marked("german-dummy-1 marker")


@rule("6/initiative/obligation", "11/dummies/have", "4/desc/initial-impulse")
def test_the_marker_of_a_dummy_pays_nothing_of_what_is_owed() -> None:
    units = "german-dummy-1 0505, ge-1 0404, su-1 0506, su-hq 1505"
    table = inverted(units, "german-movement", terrain="0505 woods", due=1)
    table.do("pick german-dummy-1", "assault 0506").refused("done", "6/initiative/obligation")
    table.copy().do("pick ge-1", "go 0405", "assault 0506").do("done").is_at("german-combat", turn=2)
    table.do("pick ge-1", "go 0401", "halt", "done").is_at("german-combat", turn=2)


@rule("7/enemy-roads/double", "11/dummies/have")
def test_a_dummy_opens_no_road_for_those_behind_it() -> None:
    road = {"roads": "0503 0504 0505 0506 0507 secondary-road"}
    for first, left in (("german-dummy-1", 8 - 2 - 2), ("ge-4", 8 - 2 - 1)):
        table = inverted(f"{first} 0504 column, ge-1 0503 column, su-1 1005", "german-movement", **road)
        table.do(f"pick {first}", "go 0507").has_left(first, 8 - 3 * 2).do("halt", "pick ge-1")
        table.do("go 0505").has_left("ge-1", left)  # nobody came into 0504
