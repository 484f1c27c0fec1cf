"""11 Observation: ranges, lines of sight, concealment and spotters."""

from grognard.games.borodino_41.position import FIRED_AT, NONE
from grognard.games.borodino_41.rules.observation import can_see, is_observed, spotter
from grognard.games.borodino_41.units import GERMAN, SOVIET
from tests.borodino_41.table import Table
from tests.rules import rule


def sees(table: Table, observer: str, target: str) -> bool:
    return can_see(table.g, table.unit(observer), table.unit(target))


@rule("11/observe/factors", "11/observe/hill", "11/observe/other")
def test_hills_see_six_hexes_and_other_ground_four() -> None:
    position = "ge-1 0308, su-1 0808, su-2 0908, su-3 1008"
    high = Table(position, "german-movement", hills="0308")
    assert [sees(high, "ge-1", unit) for unit in ("su-1", "su-2", "su-3")] == [True, True, False]
    level = Table("ge-1 0308, su-1 0708, su-2 0808", "german-movement")
    assert [sees(level, "ge-1", unit) for unit in ("su-1", "su-2")] == [True, False]
    assert not sees(
        Table(position, "german-movement", hills="0308", terrain="0708 woods, 0707 woods"), "ge-1", "su-1"
    )
    assert not sees(Table(position, "german-movement", hills="0308", terrain="0808 woods"), "ge-1", "su-1")


@rule("11/observe/night", "11/observe/factors")
def test_at_night_one_sees_the_hexes_beside_one() -> None:
    table = Table("ge-1 0508, su-1 0608, su-2 0708", "night-german-movement", hills="0508")
    assert [sees(table, "ge-1", unit) for unit in ("su-1", "su-2")] == [True, False]


@rule("11/los/line", "11/los/block")
def test_what_lies_between_blocks_the_line() -> None:
    for terrain in ("woods", "village", "town"):
        table = Table("ge-1 0505, su-1 0509", "german-movement", terrain=f"0507 {terrain}")
        assert not sees(table, "ge-1", "su-1")
    assert not sees(Table("ge-1 0505, su-1 0509", "german-movement", hills="0507"), "ge-1", "su-1")
    bank = "0407 0507 0607 rail, 0407 0507 0607 embankment"
    assert not sees(Table("ge-1 0505, su-1 0509", "german-movement", roads=bank), "ge-1", "su-1")
    assert sees(
        Table("ge-1 0505, su-1 0509", "german-movement", terrain="0407 woods, 0505 woods"), "ge-1", "su-1"
    )


@rule("11/los/line")
def test_a_line_along_a_hexside_needs_both_hexes_to_be_blocked() -> None:
    position = "ge-1 0506, su-1 0706"  # the line runs between 0605 and 0606
    assert sees(Table(position, "german-movement", terrain="0605 woods"), "ge-1", "su-1")
    assert not sees(Table(position, "german-movement", terrain="0605 woods, 0606 woods"), "ge-1", "su-1")


@rule("11/los/block")
def test_from_a_hill_one_looks_over_what_is_nearer_to_oneself() -> None:
    position = "ge-1 0504, su-1 0508"
    assert sees(Table(position, "german-movement", hills="0504", terrain="0505 woods"), "ge-1", "su-1")
    assert not sees(Table(position, "german-movement", hills="0504", terrain="0506 woods"), "ge-1", "su-1")
    assert not sees(Table(position, "german-movement", hills="0504", terrain="0507 woods"), "ge-1", "su-1")
    assert not sees(Table(position, "german-movement", hills="0504", terrain="0505 woods"), "su-1", "ge-1")


@rule("11/los/hill-obstacle")
def test_a_hill_between_cuts_the_line_even_beside_the_observer() -> None:
    assert not sees(Table("ge-1 0504, su-1 0508", "german-movement", hills="0504 0505"), "ge-1", "su-1")


@rule("11/los/embankment")
def test_behind_an_embankment_one_is_hidden_at_two_hexes_until_one_fires() -> None:
    bank = "0407 0507 0607 rail, 0407 0507 0607 embankment"
    table = Table("ge-1 0505, ge-2 0506, su-1 0507", "german-movement", roads=bank)
    g, unit = table.g, table.unit("su-1")
    assert sees(table, "ge-1", "su-1")
    south = next(
        number
        for number, side in enumerate(g.geo.bank_sides(table.cell("0507")), 1)
        if table.cell("0508") in side
    )
    g.bank[unit] = south
    assert not sees(table, "ge-1", "su-1")
    assert sees(table, "ge-2", "su-1")
    g.bank[unit] = 3 - south
    assert sees(table, "ge-1", "su-1")
    g.bank[unit], g.fired[unit] = south, FIRED_AT
    assert sees(table, "ge-1", "su-1")


@rule("11/camouflage/adjacent", "11/camouflage/looking-out")
def test_cover_hides_from_two_hexes_on_and_hinders_nobody_who_looks_out() -> None:
    position = "ge-1 0505, su-1 0507"
    for terrain in ("woods", "village", "town"):
        table = Table(position, "german-movement", terrain=f"0507 {terrain}")
        assert not sees(table, "ge-1", "su-1")
        assert sees(table, "su-1", "ge-1")
        assert sees(
            Table("ge-1 0506, su-1 0507", "german-movement", terrain=f"0507 {terrain}"), "ge-1", "su-1"
        )
    assert sees(Table(position, "german-movement"), "ge-1", "su-1")
    assert not sees(Table(position, "german-movement", works="0507 trench soviet"), "ge-1", "su-1")
    assert sees(Table(position, "german-movement", works="0507 foxhole soviet"), "ge-1", "su-1")
    assert not sees(Table("ge-1 0505, su-1 0507 in", "german-movement", forts="0507 n ne nw"), "ge-1", "su-1")
    assert sees(Table("ge-1 0505, su-1 0507 out", "german-movement", forts="0507 n ne nw"), "ge-1", "su-1")
    road = Table(
        "ge-1 0505, su-1 0507 column", "german-movement", terrain="0507 woods", roads="0507 0508 highway"
    )
    assert not sees(road, "ge-1", "su-1")


@rule("11/camouflage/firing-reveals")
def test_who_fires_from_cover_is_seen_until_the_impulse_ends() -> None:
    table = Table("ge-tank 0505, su-at 0508", "german-movement", terrain="0508 woods")
    assert not sees(table, "ge-tank", "su-at")
    table.g.fired[table.unit("su-at")] = FIRED_AT
    assert sees(table, "ge-tank", "su-at")
    far = Table("ge-tank 0504, su-at 0509", "german-movement", terrain="0509 woods")
    far.g.fired[far.unit("su-at")] = FIRED_AT
    assert not sees(far, "ge-tank", "su-at")


@rule("11/dummies/have")
def test_dummies_observe_nobody() -> None:
    table = Table("german-dummy-1 0505, su-1 0506", "german-movement", options="inverted-counters")
    assert not is_observed(table.g, table.unit("su-1"))
    assert not sees(table, "german-dummy-1", "su-1")


@rule("12/indirect/spotter-soviet", "12/indirect/spotter-german", "12/weapons/indirect-hq")
def test_soviet_battalions_need_spotters_of_the_32nd_or_other_guns() -> None:
    table = Table("su-gun 1508, su-other 0508, ge-1 0509, su-hq 0503", "german-movement")
    g, cell, gun, enemy = table.g, table.cell("0509"), table.unit("su-gun"), [table.unit("ge-1")]
    assert spotter(g, SOVIET, cell, gun, enemy) == NONE
    for name in ("su-1", "su-at"):
        seen = Table(f"su-gun 1508, {name} 0508, ge-1 0509, su-hq 0503", "german-movement")
        assert spotter(seen.g, SOVIET, cell, gun, enemy) == seen.unit(name)
    mortar = Table("su-mortar 0510, su-other 0508, ge-1 0509, su-hq 0503", "german-movement")
    assert spotter(mortar.g, SOVIET, cell, mortar.unit("su-mortar"), enemy) != NONE
    germans = Table("ge-gun 1508, ge-1 0508, su-1 0509, ge-hq 0503", "german-movement")
    found = spotter(germans.g, GERMAN, cell, germans.unit("ge-gun"), [germans.unit("su-1")])
    assert found == germans.unit("ge-1")


@rule("12/indirect/spotter-state", "17/penalties/observe")
def test_shaken_and_uncommanded_units_spot_for_nobody() -> None:
    def found(position: str) -> int:
        table = Table(f"ge-gun 1508, su-1 0509, {position}", "german-movement", commanded=False)
        gun, enemy = table.unit("ge-gun"), [table.unit("su-1")]
        return spotter(table.g, GERMAN, table.cell("0509"), gun, enemy)

    assert found("ge-1 0508, ge-hq 0503") != NONE
    assert found("ge-1 0508 suppressed, ge-hq 0503") == NONE
    assert found("ge-1 0508 disrupted, ge-hq 0503") == NONE
    assert found("ge-1 0508, ge-hq 1507") == NONE
