"""15 Works: foxholes, trenches, fortifications blown up."""

from grognard.games.borodino_41.position import FOXHOLE, LIMITED, TRENCH
from grognard.games.borodino_41.rules.works import close_impulse
from grognard.games.borodino_41.rules.zoc import mines_at
from grognard.games.borodino_41.units import GERMAN, SOVIET
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule


def work(table: Table, label: str = "0505") -> int:
    """The kind of work in a hex."""
    return table.g.work_at(table.cell(label))[0]


@rule("15/works/foxhole", "15/works/types")
def test_foxholes_take_eight_points() -> None:
    table = Table("su-1 0505", "soviet-movement").do("pick su-1", "foxhole").logs("works.built")
    assert work(table) == FOXHOLE
    table = (
        Table("su-1 0505", "soviet-movement")
        .do("pick su-1", "go 0504")
        .refused("foxhole", "15/works/foxhole")
    )
    table = Table("su-1 0505, su-2 1105", "initial-soviet-movement").do("pick su-1", "go 0504", "foxhole")
    assert work(table, "0504") == FOXHOLE
    table.has_left("su-1", 3)


@rule("15/works/who", "15/works/types")
def test_only_personnel_digs() -> None:
    for unit, digs in (
        ("su-1", 1),
        ("su-mg", 1),
        ("su-eng", 1),
        ("su-flame", 1),
        ("su-cav", 1),
        ("su-mc", 1),
    ):
        assert digs
        Table(f"{unit} 0505", "soviet-movement").do(f"pick {unit}").can("foxhole", "trench")
    for unit in ("su-gun", "su-at", "su-t34", "su-hq", "su-rhq"):
        table = Table(f"{unit} 0505", "soviet-movement").do(f"pick {unit}")
        table.refused("foxhole", "15/works/who").refused("trench", "15/works/who")


@rule("15/works/trench-cost")
def test_twelve_points_make_a_trench_of_foxholes() -> None:
    dug = {"works": "0505 foxhole soviet"}
    table = Table("su-1 0505", "initial-soviet-movement", **dug).do("pick su-1", "trench").logs("works.built")
    assert work(table) == TRENCH
    table = (
        Table("su-1 0505, su-2 1105", "soviet-movement", **dug).do("pick su-1", "trench").logs("works.digs")
    )
    assert work(table) == FOXHOLE


@rule("15/works/trench-cost")
def test_a_fresh_trench_takes_two_whole_impulses() -> None:
    table = Table("su-1 0505, su-2 1105", "soviet-movement").do("pick su-1", "trench").has_left("su-1", 0)
    close_impulse(table.g, SOVIET)
    close_impulse(table.g, GERMAN)
    assert (work(table), table.g.digging[table.unit("su-1")]) == (0, 1)
    second = Table("su-1 0505 digging, su-2 1105", "soviet-movement").do("pick su-1", "trench")
    assert not work(second), "it is ready when the impulse is over"
    close_impulse(second.g, SOVIET)
    assert work(second) == TRENCH
    idle = Table("su-1 0505 digging, su-2 1105", "soviet-movement")
    close_impulse(idle.g, SOVIET)
    assert not idle.g.digging[idle.unit("su-1")], "the two follow each other"


@rule("15/works/trench-cost")
def test_who_moves_or_is_disordered_begins_again() -> None:
    table = Table("su-1 0505 digging, su-2 1105", "soviet-movement").do("pick su-1", "go 0504")
    assert not table.g.digging[table.unit("su-1")]
    table.refused("trench", "15/works/trench-cost")
    table = Table("su-1 0505 digging disrupted, su-2 1105", "german-movement")
    close_impulse(table.g, GERMAN)
    assert not table.g.digging[table.unit("su-1")]
    Table("su-1 0505 disrupted", "soviet-movement").do("pick su-1").refused("trench", "12/state/disrupted")


@rule("15/works/on-fort")
def test_one_kind_of_work_in_a_hex_and_none_in_marsh() -> None:
    marsh = Table("su-1 0505", "soviet-movement", terrain="0505 marsh").do("pick su-1")
    marsh.refused("foxhole", "15/works/on-fort").refused("trench", "15/works/on-fort")
    there = Table("su-1 0505", "soviet-movement", works="0505 foxhole soviet").do("pick su-1")
    there.refused("foxhole", "15/works/on-fort").can("trench")
    trench = Table("su-1 0505", "soviet-movement", works="0505 trench soviet").do("pick su-1")
    trench.refused("foxhole", "15/works/on-fort").refused("trench", "15/works/on-fort")
    Table("su-1 0505", "soviet-movement", forts="0505 n ne nw").do("pick su-1").can("foxhole", "trench")


@rule("7/move/other-actions")
def test_works_are_done_by_one_unit_at_a_time() -> None:
    table = Table("su-4 su-5 0505", "soviet-movement").do("pick su-4", "with su-5")
    table.refused("foxhole", "7/move/other-actions").refused("trench", "7/move/other-actions")


@rule("15/demolition/fort")
def test_engineers_blow_up_fortifications() -> None:
    fort = {"forts": "0505 n ne nw"}
    table = Table("su-eng 0504, su-1 0505", "soviet-movement", **fort)
    table.copy().do("pick su-1").refused("wreck", "15/works/types")
    table.do("pick su-eng").refused("wreck", "15/demolition/fort")
    table.do("go 0505", "wreck").has_left("su-eng", 3)
    assert table.g.wrecked[table.cell("0505")]
    table.refused("wreck", "15/demolition/fort")
    shaken = Table("su-eng 0505 suppressed", "soviet-movement", **fort).do("pick su-eng")
    shaken.refused("wreck", "15/demolition/fort")
    poor = Table("su-eng 0505 uncommanded suppressed", "soviet-movement", **fort).do("pick su-eng")
    poor.refused("wreck", "15/demolition/fort")


@rule("15/demolition/fort")
def test_a_fortification_is_not_blown_up_under_fire() -> None:
    fort = {"forts": "0505 n ne nw", "roads": "0505 0504 secondary-road"}
    table = (
        Table("su-eng 0505 column, ge-1 0605", "initial-soviet-movement", **fort)
        .do("pick su-eng")
        .can("wreck")
    )
    table.do("deploy", "pass").refused("wreck", "15/demolition/fort")


@rule("15/works/no-facing")
def test_a_trench_has_no_front() -> None:
    for near in ("0504", "0604", "0605", "0506", "0405", "0404"):
        table = Table(f"su-1 0505, ge-1 {near}", "soviet-movement", works="0505 trench soviet")
        far = {"0504": "0507", "0604": "0407", "0605": "0303", "0506": "0503", "0405": "0703", "0404": "0706"}
        table.do("pick su-1", f"go {far[near]}").decides("soviet").finds(f"su-1 {far[near]}")


@rule("15/works/nature")
def test_men_dig_a_foxhole_in_half_a_day_and_a_trench_has_its_minefield() -> None:
    """A day has two impulses for each side at most; mines are laid with trenches, not with foxholes."""
    table = Table("su-1 0505, ge-1 1505", "soviet-movement").do("pick su-1", "foxhole")
    assert table.g.work_at(table.cell("0505"))[0] == FOXHOLE
    assert table.g.kind == LIMITED
    for work, mines in (("trench", 1), ("foxhole", 0)):
        tanks = Table("ge-tank 0504, su-1 0505", "german-movement", works=f"0505 {work} soviet")
        found = mines_at(tanks.g, tanks.unit("ge-tank"), tanks.cell("0504"))
        assert found == [tanks.cell("0505")] * mines, work


@rule("15/works/who", "12/state/disrupted", "7/formation/column-no-work")
def test_who_may_not_dig_at_all_is_told_so_whatever_points_it_has_left() -> None:
    units = "ge-gun 0505, ge-1 0605 disrupted, ge-2 0705 suppressed"
    for unit, bar in (
        ("ge-gun", "15/works/who"),
        ("ge-1", "12/state/disrupted"),
        ("ge-2", "15/works/foxhole"),
    ):
        Table(units, "german-movement").do(f"pick {unit}").refused("foxhole", bar)
    moved = Table(units, "german-movement").do("pick ge-gun", "go 0504")
    moved.refused("trench", "15/works/who").refused("foxhole", "15/works/who")
