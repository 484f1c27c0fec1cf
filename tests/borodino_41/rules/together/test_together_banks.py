"""Embankments: the side on which a unit stands, from one impulse to the next."""

from grognard.games.borodino_41.shown.view import marks_of
from tests.borodino_41.rules.combat.assaults import until
from tests.borodino_41.table import Table
from tests.rules import rule

_LINE = " ".join(f"{column:02}06" for column in range(1, 12))
BANK = {"roads": f"{_LINE} highway, {_LINE} embankment"}
"""It runs along the south of 0506, so that 0507 alone lies beyond it."""
STAFFS = "ge-hq 0102, su-hq 2003"


def shelled(unit: str) -> Table:
    """A unit on the embankment says under fire that it is on the south of it, and its impulse comes."""
    table = Table(f"{STAFFS}, ge-1 0505, {unit} 0506", "german-combat", **BANK)
    table = until(until(table, "closing.choose").do("target 0506").dice(1, 1), "fire.ask-join")
    return table.do("join ge-1", "fire").do("bank S").until("soviet-movement")


@rule("9/terrain/embankment")
def test_a_unit_keeps_its_side_and_wheels_do_not_get_over_to_the_other() -> None:
    table = shelled("su-mot").do("pick su-mot").can("go 0507").refused("go 0405").refused("go 0605")
    table.copy().do("dismount").can("go 0405", "go 0605")
    table.copy().do("column", "pass").can("go 0406", "go 0606")
    for name in ("su-1", "su-t34"):
        free = Table(f"{STAFFS}, {name} 0506", "soviet-movement", **BANK)
        free.g.bank[free.unit(name)] = south(free)
        free.do(f"pick {name}").can("go 0507", "go 0405", "go 0605")


@rule("9/terrain/embankment")
def test_the_side_holds_under_fire_and_assault_of_later_impulses() -> None:
    table = Table(f"{STAFFS}, su-1 0506, ge-1 0504", "soviet-movement", **BANK)
    table.do("pick su-1", "go 0507", "go 0506", "halt")
    table.until("german-movement").do("pick ge-1", "go 0505", "assault 0506", "done")
    table = until(until(table, "combat.resolve").do("resolve 0506"), "assault.roll")
    assert table.g.bank[table.unit("su-1")] == south(table)
    assert "embankment" in {line.args.get("terrain") for line in table.forecast("roll").lines}


@rule("9/terrain/embankment", "7/formation/to-column")
def test_a_column_stands_on_the_embankment_and_may_come_down_on_either_side() -> None:
    table = Table(f"{STAFFS}, su-mot 0506", "initial-soviet-movement", **BANK)
    table.g.bank[table.unit("su-mot")] = 1
    table.do("pick su-mot", "column", "deploy").can("go 0405", "go 0605", "go 0507")


@rule("9/terrain/embankment", "9/effects/road-rate", "10/zoc/leave")
def test_a_column_crosses_it_by_a_road_under_fire_or_in_two_marches() -> None:
    roads = {"roads": f"{BANK['roads']}, 0507 0506 0505 0504 primary-road"}
    table = Table(f"{STAFFS}, su-at 0507 column, ge-1 0605", "soviet-movement", **roads)
    table.do("pick su-at", "go 0504", "pass", "pass").finds("su-at 0504")
    table = Table(f"{STAFFS}, su-at 0507 column", "soviet-movement", **roads).do("pick su-at", "go 0506")
    table.do("go 0505").finds("su-at 0505")


@rule("9/terrain/embankment", "12/after/retreat-limits")
def test_wheels_fall_back_on_their_side_of_it_alone() -> None:
    for name, barred in (("su-mc", False), ("su-at", True), ("su-t34", False)):
        table = Table(f"{STAFFS}, ge-1 0507 marked-n, {name} 0506", "german-combat", **BANK)
        table.g.bank[table.unit(name)] = south(table)
        table = until(table, "combat.resolve").do("resolve 0506").can(f"fall-back {name} 0406")
        for cell in ("0405", "0505", "0605"):
            if barred:
                table.refused(f"fall-back {name} {cell}", "12/after/retreat-limits")
            else:
                table.can(f"fall-back {name} {cell}")


@rule("9/terrain/embankment", "11/dummies/replace")
def test_the_side_is_seen_on_the_counter() -> None:
    table = shelled("su-mot")
    assert "bank-S" in marks_of(table.g, table.unit("su-mot"))


@rule("9/terrain/embankment", "11/hidden/optional")
def test_the_side_is_that_of_the_last_step_whether_counters_lie_open_or_not() -> None:
    for options in ("", "inverted-counters"):
        table = Table(f"{STAFFS}, su-1 0508, ge-1 1202", "soviet-movement", options=options, **BANK)
        table.do("pick su-1", "go 0506")
        assert table.g.bank[table.unit("su-1")] == south(table)


def south(table: Table) -> int:
    """The number of that side of 0506."""
    sides = table.g.geo.bank_sides(table.cell("0506"))
    return next(number for number, side in enumerate(sides, 1) if table.cell("0507") in side)


@rule("9/effects/barrier-morale", "9/terrain/embankment")
def test_who_comes_along_the_embankment_or_finds_one_of_the_defenders_on_his_side_crosses_nothing() -> None:
    units = f"{STAFFS}, ge-1 0406 marked-ne, ge-2 0507 marked-n, su-1 su-2 0506"
    for marker, north, helped in (("ge-1", True, False), ("ge-2", True, True), ("ge-2", False, False)):
        idle = "ge-2" if marker == "ge-1" else "ge-1"
        table = Table(units, "german-combat", **BANK)
        table.g.assault[table.unit(idle)] = 0
        for unit, is_north in (("su-1", True), ("su-2", north)):
            table.g.bank[table.unit(unit)] = 3 - south(table) if is_north else south(table)
        table = until(until(table, "combat.resolve").do("resolve 0506"), "assault.roll")
        found = {line.args.get("terrain") for line in table.forecast("roll").lines}
        assert ("embankment" in found) == helped
