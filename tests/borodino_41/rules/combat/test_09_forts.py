"""9 Fortifications: who is inside, what they say of it, and what it does to fire."""

from typing import Any

from grognard.games.borodino_41.rules.combat.fire import LEAVING
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.rules.zoc import is_in_enemy_zoc
from grognard.games.borodino_41.sheet import SHEET
from tests.borodino_41.rules.combat.assaults import melee, sums
from tests.borodino_41.shooting import firing, german, leave, resolve, shifts, shot
from tests.borodino_41.table import Table, real_game, start
from tests.rules import rule

FORT: dict[str, Any] = {"forts": "0506 n ne nw"}


@rule("9/fort/front")
def test_a_fortification_has_three_adjacent_front_sides() -> None:
    geo = german("ge-1 0101", **FORT).g.geo
    names = geo.board.labels
    (cell,) = (cell for cell in geo.forts if names[cell] == "0506")
    assert {names[near] for near in geo.forts[cell]} == {"0505", "0605", "0405"}
    for sides in real_game().box.geo.fort_sides.values():
        assert len(sides) == 3
        assert any({(start + turn) % 6 for turn in range(3)} == set(sides) for start in sides)


@rule("9/fort/nature", "9/fort/protection")
def test_inside_gives_three_shifts_from_all_sides_and_outside_none() -> None:
    table = german("ge-1 0505, ge-2 0507, su-1 0506 in, su-2 0506 out", **FORT)
    for firer in ("ge-1", "ge-2"):
        assert shifts(shot(table, firer, "su-1")) == {"fortification": -3}
        assert shifts(shot(table, firer, "su-2")) == {}
    wreck = german("ge-1 0505, su-1 0506 in", wrecked="0506", **FORT)
    assert shifts(shot(wreck, "ge-1", "su-1")) == {}


@rule("9/fort/redoubts")
def test_redoubts_and_fleches_are_fortifications_like_others() -> None:
    box = real_game().box
    redoubts = [row for row in box.data.rows(SHEET.place_table) if row["kind"] == "redoubt"]
    assert {"Shevardino Redoubt"} <= {row["name"] for row in redoubts}
    assert {box.board.cell(row["hex"]) for row in redoubts} <= set(box.geo.forts)
    g = start()
    g.put(g.world.number["flame-f1"], box.board.cell(redoubts[0]["hex"]))
    assert shelter(g, g.world.number["flame-f1"]) == "fort"


@rule("9/fort/vehicles", "7/formation/column-no-work")
def test_vehicles_and_columns_are_never_inside() -> None:
    table = german("ge-1 0505, su-t34 su-1 su-at su-hq 0506, su-2 0506 column", **FORT)
    found = {
        unit: shelter(table.g, table.unit(unit)) for unit in ("su-t34", "su-2", "su-1", "su-at", "su-hq")
    }
    assert found == {"su-t34": "", "su-2": "", "su-1": "fort", "su-at": "fort", "su-hq": "fort"}
    track = german("ge-aeng 0506, su-1 0505", **FORT)
    assert shelter(track.g, track.unit("ge-aeng")) == "fort"
    track = german("ge-aeng 0506 mounted, su-1 0505", **FORT)
    assert shelter(track.g, track.unit("ge-aeng")) == ""


@rule("9/fort/declare")
def test_who_is_fired_on_says_once_in_an_impulse_whether_it_is_inside() -> None:
    table = german("ge-1 0505, ge-2 0507, su-1 su-2 0506", **FORT)
    firing(table, "german", "0506", "closing").do("join ge-1", "fire").asks("fire.ask-inside", "soviet")
    table.dice(1, 1, 1, 1).do("leave-out su-2", "inside").marked("su-1 in, su-2 out")
    firing(table, "german", "0506", "closing").dice(1, 1, 1, 1).do("join ge-2", "fire")
    assert "fire.inside" not in [event.message for event in table.g.events]
    table.marked("su-1 in, su-2 out")


@rule("9/fort/declare")
def test_who_is_assaulted_says_so_before_it_fires() -> None:
    table = german("ge-1 0505 marked-s, su-1 0506, su-t34 0506", **FORT)
    firing(table, "soviet", "0506", "defensive", "ge-1").asks("fire.ask-inside", "soviet")
    table.offers_only("inside", "outside").do("outside").marked("su-1 out").unmarked("su-t34 out")
    table.asks("fire.ask-join", "soviet")
    firing(table, "soviet", "0506", "defensive", "ge-1").asks("fire.ask-join", "soviet")


@rule("9/fort/def-fire")
def test_defensive_fire_through_the_front_has_a_shift() -> None:
    table = german("ge-1 0505 marked-s, ge-2 0507 marked-n, su-1 0506 in, su-2 0506 out", **FORT)
    assert shifts(shot(table, "su-1", "ge-1", "defensive")) == {"fortification": 1}
    assert shifts(shot(table, "su-1", "ge-2", "defensive")) == {}
    assert shifts(shot(table, "su-2", "ge-1", "defensive")) == {}
    far = german("ge-1 0504 marked-se, su-aa 0506 in, su-1 0604", **FORT)
    assert shifts(shot(far, "su-aa", "ge-1", "defensive")) == {"fortification": 1}


@rule("9/fort/zoc")
def test_occupants_are_out_of_enemy_zones_and_have_their_own() -> None:
    table = Table("su-1 0506 suppressed, su-t34 0506 suppressed, ge-1 0505", "soviet-movement", **FORT)
    assert not is_in_enemy_zoc(table.g, table.unit("su-1"))
    assert is_in_enemy_zoc(table.g, table.unit("su-t34"))
    assert is_in_enemy_zoc(table.g, table.unit("ge-1"))
    assert not leave(table, "su-1").g.pending
    column = Table("su-1 0506 column, ge-1 0505", "soviet-movement", roads="0506 0507 secondary-road", **FORT)
    leave(column, "su-1").asks("fire.ask-zoc", "german")
    found = shot(column, "ge-1", "su-1", "zoc", leaving=LEAVING)
    assert shifts(found) == {"column": 2, "started": -1}


@rule("9/effects/fort-morale")
def test_in_assaults_a_fort_helps_who_is_inside_against_its_front_and_harms_from_elsewhere() -> None:
    front, flank = "ge-1 0505 marked-s", "ge-1 0505 marked-s, ge-2 0507 marked-n"
    inside, outside = (sums(melee(f"{front}, su-1 0506{where}", **FORT))[1] for where in ("", " out"))
    assert inside - outside == 1
    turned, open_ground = (sums(melee(f"{flank}, su-1 0506{where}", **FORT))[1] for where in ("", " out"))
    assert turned - open_ground == -2
    table = german("ge-1 0505, su-1 0506 out", **FORT)
    resolve(table, "ge-1", "su-1", 1, 1).marked("su-1 out")
