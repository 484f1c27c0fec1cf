"""12 Anti-tank fire: armour, its circles and its cover."""

from tests.borodino_41.shooting import column, firing, german, resolve, shifts, shot, soviet
from tests.rules import rule


@rule("12/at/only-at", "12/fire/regular-targets")
def test_armour_is_hit_by_at_fire_alone_and_one_unit_of_a_hex() -> None:
    table = german("ge-tank 0505, su-t34 su-t34b su-1 0506")
    firing(table, "german", "0506", "closing").can("regular", "at").do("at").offers(
        "aim", "su-t34", "su-t34b"
    )
    table.refused("aim su-1", "12/at/only-at")
    table.dice(10, 1).do("aim su-t34b", "join ge-tank", "fire")
    assert [event.args["unit"] for event in table.events("fire.result")] == [table.unit("su-t34b")]
    assert [table.strength(unit) for unit in ("su-t34", "su-t34b", "su-1")] == [2, 1, 6]
    lone = german("ge-tank 0505, su-t26 0506")
    firing(lone, "german", "0506", "closing").offers_no("regular").refused(
        "regular", "12/fire/regular-targets"
    )
    assert lone.g.stack[0].kind == 1  # type: ignore[attr-defined]


@rule("12/fire/regular-targets")
def test_regular_fire_leaves_armour_alone() -> None:
    table = resolve(german("ge-1 0505, su-1 su-t34 0506"), "ge-1", "su-1 su-t34", 10, 1)
    assert len(table.events("fire.result")) == 1
    assert table.strength("su-t34") == 2


@rule("12/fire/halftracks")
def test_the_half_tracks_are_armour_while_mounted_or_in_column() -> None:
    for mark, kind in (("", 0), (" mounted", 1), (" column", 1)):
        table = soviet(f"su-t34 0505, ge-aeng 0506{mark}", roads="0506 0507 secondary-road")
        found = shot(table, "su-t34", "ge-aeng")
        assert found.table == kind
    dismounted = shot(soviet("su-t34 0505, ge-aeng 0506"), "su-t34", "ge-aeng")
    assert dismounted.points == 2


@rule("12/at/black-circle", "12/at/white-circle")
def test_circles_move_the_column() -> None:
    table = german("ge-tank 0505, su-t34 su-kv su-t26 0506")
    assert shifts(shot(table, "ge-tank", "su-t34")) == {"black": -1}
    assert shifts(shot(table, "ge-tank", "su-kv")) == {"black": -2}
    assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1}
    assert [column(shot(table, "ge-tank", unit)) for unit in ("su-t34", "su-kv", "su-t26")] == [3, 2, 7]
    assert shifts(shot(soviet("su-t34 0505, ge-tank 0506"), "su-t34", "ge-tank")) == {}


@rule("12/at/one-terrain-shift", "12/shifts/armour")
def test_armour_has_one_shift_of_terrain_at_most() -> None:
    for terrain in ("woods", "town"):
        table = german("ge-tank 0505, su-t26 0506", terrain=f"0506 {terrain}", hills="0506")
        assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1, terrain: -1}
    hill = german("ge-tank 0505, su-t26 0506", hills="0506")
    assert shifts(shot(hill, "ge-tank", "su-t26")) == {"white": 1, "hill": -1}


@rule("12/at/no-works", "12/shifts/armour")
def test_armour_has_neither_works_nor_the_shift_of_small_units() -> None:
    facts = {"forts": "0506 n ne nw", "works": "0506 trench soviet"}
    table = german("ge-tank 0505, su-t26 su-4 0506", **facts)
    assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1}
    assert shifts(shot(table, "ge-tank", "su-4")) == {"small": -1, "fortification": -3}


@rule("12/at/no-works")
def test_armour_in_a_foxhole_hex_is_as_in_the_open() -> None:
    table = german("ge-tank 0505, su-t26 0506", works="0506 foxhole soviet")
    assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1}


@rule("7/formation/column-fired-on")
def test_a_column_of_tanks_is_easy_to_hit_too() -> None:
    table = german("ge-tank 0505, su-t26 0506 column", terrain="0506 woods", roads="0506 0507 fire-trail")
    assert shifts(shot(table, "ge-tank", "su-t26")) == {"white": 1, "column": 2}
