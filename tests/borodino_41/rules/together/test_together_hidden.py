"""Counters face down and dummies where they meet zones, fire, guns, assaults and retreats."""

from typing import Any

import pytest

from grognard.games.borodino_41.rules.combat.forecast import forecast
from grognard.games.borodino_41.rules.hidden import DummyPlacement, close_impulse
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.sequence import Night
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from grognard.kernel.knowledge.levels import KIND, PRESENCE
from tests.borodino_41.rules.combat.assaults import lines
from tests.borodino_41.shooting import barred, firing, leave, shot, volley
from tests.borodino_41.table import Table
from tests.rules import rule

STAFFS = ", ge-hq 0502, su-hq 0511"
QUIET = ("pass", "hold", "go-on", "inside", "cease", "enough")


def hidden(units: str, at: str = "german-combat", **facts: str) -> Table:
    """A position with counters face down."""
    return Table(units + STAFFS, at, options="inverted-counters", **facts)


def until(table: Table, prompt: str) -> Table:
    """Plays on quietly until this is asked."""
    while table.prompt != prompt:
        options = table.options()
        table.do(next(line for line in QUIET if line in options))
    return table


def thrown(table: Table, cell: str, *dice: int) -> Table:
    """The assault on a hex, with these dice."""
    return until(until(table, "combat.resolve").do(f"resolve {cell}"), "assault.roll").dice(*dice).do("roll")


@rule("11/dummies/observed", "12/after/cannot-retreat", "12/after/retreat-limits")
def test_a_dummy_alone_does_not_bar_a_retreat() -> None:
    ring = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606, german-dummy-1 0507"
    table = hidden(f"ge-1 0505 marked-s, {ring}, su-1 0506", terrain="0507 woods")
    thrown(table, "0506", 7, 5).finds("german-dummy-1 dummies").offers("retreat", "su-1 0507")
    assert table.strength("su-1") == 5
    real = hidden(f"ge-1 0505 marked-s, {ring.replace('german-dummy-1', 'ge-6')}, su-1 0506")
    assert thrown(real, "0506", 7, 5).strength("su-1") == 3


@rule("11/dummies/have", "10/zoc/definition", "10/zoc/leave")
def test_a_dummy_is_asked_like_a_unit_and_has_nothing_to_fire_with() -> None:
    facts = {"terrain": "0506 woods"}
    table = leave(hidden("ge-1 0505, soviet-dummy-1 0506", "german-movement", **facts), "ge-1")
    table.asks("fire.ask-zoc", "soviet").refused("fire", "10/zoc/definition").can("pass")


@rule("11/dummies/assaulted", "12/seq/2-choose-hex", "12/assault/modifiers")
def test_a_dummy_in_a_stack_goes_when_the_hex_is_named_and_the_rest_fights_on() -> None:
    table = hidden("ge-1 0505 marked-s, su-1 soviet-dummy-1 0506", terrain="0506 village")
    table = until(table, "combat.resolve").do("resolve 0506").finds("soviet-dummy-1 dummies")
    table = until(table.asks("withdrawal.offer", "soviet"), "assault.roll")
    assert lines(table, "defence") == {"base-same": 6, "village": 1}


@rule("11/dummies/have", "12/assault/lone-armour")
def test_a_dummy_is_not_the_infantry_that_tanks_need_in_woods() -> None:
    units = "ge-tank 0505 marked-s, german-dummy-1 0505, su-1 0506"
    table = until(hidden(units, terrain="0506 woods, 0505 woods"), "combat.resolve").do("resolve 0506")
    assert "armour" not in lines(until(table, "assault.roll"), "attack")


@rule("11/dummies/fired-on", "12/at/only-at", "12/fire/regular-targets")
def test_a_dummy_said_to_be_armour_draws_at_fire_alone() -> None:
    table = hidden("ge-1 ge-tank 0505, soviet-dummy-1 0506", terrain="0506 woods")
    table.g.pose[table.unit("soviet-dummy-1")] = table.unit("su-t26")
    table.g.memo = {}
    assert shot(table, "ge-tank", "soviet-dummy-1").table == 1
    firing(table, "german", "0506", "closing", "soviet-dummy-1").refused("join ge-1")


@rule("11/dummies/fired-on", "11/dummies/adjacent-no-attack", "12/seq/3h-closing-fire")
def test_a_dummy_in_woods_takes_fire_as_a_unit_would_and_goes_when_the_combats_end() -> None:
    table = hidden("ge-1 0505, soviet-dummy-1 0506", terrain="0506 woods")
    table = until(table, "closing.choose").do("target 0506")
    table = until(table, "fire.ask-join").dice(10, 10).do("join ge-1", "fire")
    table.finds("soviet-dummy-1 0506")  # losses are pretended
    while table.g.pending and table.where("soviet-dummy-1") == "0506":
        options = table.options()
        table.do(next(line for line in QUIET if line in options))
    table.finds("soviet-dummy-1 dummies")


@rule("11/dummies/have", "4/desc/closing-fire")
def test_a_shaken_dummy_does_not_step_back_into_an_enemy_trench() -> None:
    table = hidden("ge-1 0505, soviet-dummy-1 0506", terrain="0506 woods", works="0507 trench german")
    table = until(until(table, "closing.choose").do("target 0506"), "fire.ask-join").dice(10, 7)
    table.do("join ge-1", "fire").asks("stepback.decide", "soviet").can("step-back soviet-dummy-1 0606")
    table.refused("step-back soviet-dummy-1 0507", "11/dummies/have")


@rule("11/dummies/have", "12/seq/3b-defensive-fire", "12/indirect/spotter-german")
def test_a_dummy_neither_supports_nor_spots() -> None:
    table = hidden("su-1 0505 marked-s, ge-1 0506, german-dummy-1 0605", "soviet-combat")
    table = until(table, "combat.resolve").do("resolve 0506")
    until(table, "fire.ask-join").refused("join german-dummy-1", "12/direct/who")
    spotting = hidden("ge-gun 0201 committed, german-dummy-1 0508, su-1 0507", terrain="0508 woods")
    assert barred(spotting, "ge-gun", "0507") == "12/indirect/spotter-german"


@rule("12/art-limits/adjacent", "11/dummies/have")
def test_guns_beside_a_face_down_counter_keep_to_their_neighbours() -> None:
    units = "ge-1 0505 marked-s, su-1 0506, su-at 0507, german-dummy-1 0607"
    table = hidden(units, terrain="0607 woods")
    table = until(table, "combat.commit") if table.prompt != "combat.commit" else table
    table.do("enough", "commit-all", "pass", "resolve 0506", "pass")
    table.refused("join su-at", "12/art-limits/adjacent")


@rule("8/stack/limit", "11/dummies/have", "12/after/retreat-stacking")
def test_dummies_take_no_room_from_who_retreats() -> None:
    units = "ge-1 0505 marked-s, su-1 0506, su-2 soviet-dummy-1 soviet-dummy-2 0507"
    table = thrown(hidden(units, terrain="0507 woods"), "0506", 5, 5).do("retreat su-1 0507")
    until(table, "assault.advance").finds("su-1 su-2 0507")


@rule("11/hidden/assault-reveals", "12/retreat/armour-free", "11/dummies/fired-on")
def test_tanks_must_roll_to_fall_back_from_a_dummy_that_is_said_to_be_armour() -> None:
    table = hidden("ge-1 german-dummy-1 0505 marked-s, su-t34 0506")
    table.g.pose[table.unit("german-dummy-1")] = table.unit("ge-tank")
    table.g.memo = {}
    table = until(table, "combat.resolve").do("resolve 0506").dice(3).do("fall-back su-t34 0507")
    assert table.events("withdrawal.rolled")


@rule("12/fire/halftracks")
@pytest.mark.parametrize(("camp", "mounted"), [("soviet", True), ("german", False)])
def test_half_tracks_stay_mounted_through_the_enemys_impulse(camp: str, mounted: bool) -> None:
    table = Table("ge-aeng 0505, ge-1 0504, su-1 0512", "german-movement")
    table.do("pick ge-aeng", "mount", "halt").marked("ge-aeng mounted")
    begin(table.g, ("german", "soviet").index(camp), "limited")
    assert table.is_marked("ge-aeng", "mounted") is mounted


@rule("11/dummies/replace", "11/hidden/attackable", "11/dummies/fired-on")
def test_when_dummies_were_laid_those_in_view_still_look_like_the_units_beside_them() -> None:
    units = "ge-1 0505, su-1 0605, soviet-dummy-1 0506, soviet-dummy-2 1515"
    table = hidden(units, "soviet-begin", terrain="0506 woods, 0605 woods")
    close_impulse(table.g)
    table.g.stack, table.g.pending = [DummyPlacement(SOVIET)], {}
    flow.run(table.g)
    table.do("take soviet-dummy-2", "lay 1210", "pass")
    seen = [row for row in table.game.view(table.g, "german")["units"] if row["side"] == "soviet"]
    assert {row["cell"]: row.get("told") for row in seen if row.get("cell") in ("0506", "0605", "1210")} == {
        "0506": "infantry",
        "0605": "infantry",
        "1210": None,
    }
    again = DummyPlacement(SOVIET)
    table.g.stack, table.g.pending = [again], {}
    flow.run(table.g)
    table.refused("claim soviet-dummy-1", "11/dummies/fired-on")  # its kind was told


@rule("11/hidden/attackable", "12/rockets/morale")
def test_the_forecast_of_rockets_does_not_name_who_lies_face_down() -> None:
    told = []
    for name in ("su-1", "soviet-dummy-1"):
        table = hidden(f"ge-aeng ge-1 0505, {name} 0506", terrain="0506 woods")
        close_impulse(table.g)
        found = forecast(table.g, volley(table, "ge-aeng", name))
        assert found is not None
        assert [note.rule for note in found.notes] == ["12/rockets/morale"]
        told.append(found.notes)
    assert told[0] == told[1]


@rule("11/camouflage/firing-reveals", "11/hidden/assault-reveals")
def test_who_fired_from_cover_lies_face_down_again_when_the_impulse_is_over() -> None:
    table = hidden("ge-1 0505, ge-2 0508, su-1 0506, su-gun 0510", "soviet-combat", terrain="0510 woods")
    table = until(table, "combat.commit").do("commit su-gun", "enough")
    table = until(table, "closing.choose").do("target 0508", "pass", "join su-gun", "fire")
    gun = table.unit("su-gun")
    assert table.g.can_name((0,), gun)
    while table.phase == "soviet-combat":
        options = table.options()
        table.do(next(line for line in (*QUIET, "waive", "allow") if line in options))
    assert not table.g.can_name((0,), gun)


@rule("11/hidden/optional")
def test_what_a_seat_reads_does_not_tell_who_else_can_read_it() -> None:
    table = hidden("ge-1 0505, su-1 0512", "german-movement").do("pick ge-1", "go 0504")
    assert any(event.seen_by for event in table.g.events)
    found = table.game.readable_events(table.g, "german")
    assert [event.args["units"] for event in found] == [(table.unit("ge-1"),)]
    assert {event.seen_by for event in found} == {None}


@rule("4/desc/def-fire-choice", "12/seq/3b-defensive-fire", "11/dummies/have")
@pytest.mark.parametrize("friend", ["su-1", "su-t26", "su-flame2", "soviet-dummy-1"])
def test_the_defender_chooses_between_two_kinds_of_target_whoever_could_fire_at_them(friend: str) -> None:
    units = f"ge-1 ge-tank 0505 marked-s, su-flame 0506, {friend} 0605"
    table = until(hidden(units, terrain="0605 woods"), "combat.resolve").do("resolve 0506", "pass")
    table.asks("fire.ask-kind", "soviet").can("pass")
    if friend in ("su-flame2", "soviet-dummy-1"):
        table.refused("regular", "12/firepower/observe-and-range")


@rule("12/after/advance", "11/hidden/assault-reveals", "12/assault/margin-1")
def test_defenders_who_win_are_not_even_asked_whether_they_advance() -> None:
    table = thrown(hidden("ge-1 0505 marked-s, su-1 0506"), "0506", 5, 7).do("retreat ge-1 0504")
    asked = [table.prompt]
    while table.prompt != "closing.choose":
        options = table.options()
        table.do(next(line for line in (*QUIET, "halt") if line in options))
        asked.append(table.prompt)
    assert "assault.advance" not in asked


@rule("11/dummies/observed", "11/hidden/attackable", "7/formation/column-no-cover", "11/camouflage/adjacent")
def test_who_forms_a_column_in_a_trench_or_fort_comes_into_view() -> None:
    road = {"roads": "0503 0504 0505 0506 secondary-road", "options": "inverted-counters"}
    for work in ({"works": "0505 trench soviet"}, {"forts": "0505 s se sw"}):
        facts: dict[str, Any] = {**road, **work}
        table = Table("soviet-dummy-1 su-4 0505, su-1 1505, ge-1 0508", "soviet-movement", **facts)
        dummy = table.copy().do("pick soviet-dummy-1", "column").finds("soviet-dummy-1 dummies")
        dummy.logs("dummies.found", "11/dummies/observed").can("pick su-4")
        unit = table.unit("su-4")
        assert table.g.level((GERMAN,), unit) == PRESENCE
        table.do("pick su-4", "column")
        assert table.g.level((GERMAN,), unit) == KIND
        table.do("go 0504", "go 0505", "deploy").finds("su-4 0505")
        assert table.g.level((GERMAN,), unit) == PRESENCE, "in the work again"


@rule("11/dummies/observed", "11/hidden/attackable", "11/observe/night", "4/desc/turn")
def test_by_daylight_a_dummy_in_the_open_is_found_out_before_anybody_moves() -> None:
    far = ", soviet-dummy-1 0507, su-2 0508, soviet-dummy-2 0509"
    table = hidden(f"ge-1 0505{far}", "end-of-day", section="night", terrain="0509 woods")
    table.finds("soviet-dummy-1 dummies, soviet-dummy-2 0509").is_at("initiative", turn=3)
    assert table.g.level((GERMAN,), table.unit("su-2")) == KIND


@rule("11/observe/night", "11/hidden/assault-reveals", "4/desc/turn")
def test_in_the_dark_what_is_not_beside_the_enemy_lies_face_down() -> None:
    table = hidden("ge-1 0505, su-1 0506, su-2 0508", "end-of-day", section="pm")
    units = table.unit("su-1"), table.unit("su-2")
    close_impulse(table.g)
    assert [table.g.level((GERMAN,), unit) for unit in units] == [KIND, KIND]
    table.g.stack, table.g.pending = [Night()], {}
    flow.run(table.g)
    assert [table.g.level((GERMAN,), unit) for unit in units] == [KIND, PRESENCE]


@rule("11/dummies/observed", "15/demolition/fort", "11/camouflage/adjacent")
def test_a_fort_that_is_blown_up_hides_no_dummy() -> None:
    units = "su-eng su-4 soviet-dummy-1 0505, ge-1 0508"
    table = hidden(units, "soviet-movement", forts="0505 s se sw").finds("soviet-dummy-1 0505")
    table.do("pick su-eng", "wreck").finds("soviet-dummy-1 dummies").logs("dummies.found")
    assert table.g.level((GERMAN,), table.unit("su-4")) == KIND


@rule("11/hidden/attackable", "12/fire/halftracks", "15/works/who-occupies")
def test_half_tracks_that_mount_in_a_trench_come_into_view() -> None:
    table = hidden("ge-aeng 0505, su-1 0508", "german-movement", works="0505 trench german")
    unit = table.unit("ge-aeng")
    assert table.g.level((SOVIET,), unit) == PRESENCE
    table.do("pick ge-aeng", "mount")
    assert table.g.level((SOVIET,), unit) == KIND
