"""Guns where several rules meet: eyes for each target, fire that is shared out, aircraft over it."""

import pytest

from tests.borodino_41.rules.combat.assaults import named, until
from tests.borodino_41.shooting import barred, firing, german, shots, soviet
from tests.borodino_41.table import Table
from tests.rules import rule

TRENCH = "0506 trench soviet"


@rule("12/indirect/spotter-german", "11/camouflage/adjacent", "12/fire/each-unit")
def test_guns_behind_hit_only_those_of_a_hex_whom_someone_sees() -> None:
    units = "ge-gun ge-gun2 0501 committed, ge-1 0504, su-1 0506 column, su-2 0506"
    facts = {"works": TRENCH, "roads": "0506 0507 secondary-road"}
    table = german(units, **facts)
    assert shots(table, "", "su-2", "closing", indirect="ge-gun ge-gun2") == []  # dug in, two hexes off
    firing(table, "german", "0506", "closing").dice(10, 10).do("all", "fire")
    (result,) = table.events("fire.result")
    assert (result.args["unit"], result.args["column"]) == (table.unit("su-1"), 5)
    near = german(f"{units}, ge-2 0505", **facts)
    assert len(shots(near, "", "su-2", "closing", indirect="ge-gun ge-gun2")) == 1


@rule("12/indirect/spotter-german", "11/camouflage/adjacent", "12/at/only-at")
def test_a_tank_that_is_seen_shows_guns_nothing_of_the_infantry_dug_in_beside_it() -> None:
    units = "ge-gun 0501 committed, ge-1 0504, su-t34 su-2 0506"
    table = firing(german(units, works=TRENCH), "german", "0506", "closing")
    assert not table.g.pending
    open_field = firing(german(units), "german", "0506", "closing")
    open_field.can("join ge-gun")
    beside = firing(german(f"{units}, ge-2 0505 suppressed", works=TRENCH), "german", "0506", "closing")
    beside.refused("join ge-gun", "12/indirect/spotter-state").can("join ge-2")
    lost = german(f"{units}, ge-3 0504 suppressed, ge-2 0505 uncommanded", works=TRENCH)
    firing(lost, "german", "0506", "closing").refused("join ge-gun", "17/penalties/observe")


@rule("12/weapons/indirect-hq", "12/indirect/spotter-state", "17/penalties/observe")
def test_staff_mortars_take_any_eyes_but_not_shaken_or_uncommanded_ones() -> None:
    facts = "ge-1 0505, su-rhq 0508 committed, su-hq 0513"
    roads = {"terrain": "0507 woods"}
    assert barred(soviet(f"{facts}, su-other 0506", **roads), "su-rhq", "0505") == ""
    shaken = soviet(f"{facts}, su-other 0506 suppressed", **roads)
    assert barred(shaken, "su-rhq", "0505") == "12/indirect/spotter-state"
    lost = soviet(f"{facts}, su-other 0506 uncommanded", **roads)
    assert barred(lost, "su-rhq", "0505") == "17/penalties/observe"
    assert barred(soviet(facts, **roads), "su-rhq", "0505") == "12/weapons/indirect-hq"


@rule("12/indirect/spotter-soviet", "12/indirect/spotter-state", "17/penalties/observe")
def test_soviet_guns_are_told_whether_their_eyes_are_of_the_wrong_kind_shaken_or_out_of_command() -> None:
    facts = "ge-1 0505, su-how 0511 committed, su-hq 0513"
    for spotter, bar in (
        ("su-other 0506", "12/indirect/spotter-soviet"),
        ("su-other 0506 suppressed", "12/indirect/spotter-soviet"),
        ("su-at 0506 suppressed", "12/indirect/spotter-state"),
        ("su-1 0506 disrupted uncommanded", "12/indirect/spotter-state"),
        ("su-1 0506 uncommanded", "17/penalties/observe"),
    ):
        assert barred(soviet(f"{facts}, {spotter}"), "su-how", "0505") == bar


@rule("17/penalties/observe", "12/indirect/spotter-german", "11/observe/hill")
def test_guns_out_of_command_do_not_see_for_themselves_what_their_shells_cannot_be_aimed_at() -> None:
    units = "ge-gun 0501 committed, su-1 0506"
    led, lost = (german(f"{units}{staff}", hills="0501", commanded=False) for staff in (", ge-hq 0402", ""))
    assert barred(led, "ge-gun", "0506") == ""
    assert barred(lost, "ge-gun", "0506") == "17/penalties/observe"


@rule("12/fire/split", "12/seq/3h-closing-fire", "12/artillery/once")
def test_guns_that_share_out_their_fire_go_on_to_the_next_hex_with_what_is_left() -> None:
    units = "ge-gun 0505, su-1 0507, su-2 0705, su-4 0509, ge-hq 0502"
    table = until(german(units), "closing.choose").do("target 0507", "pass").dice(1, 1, 1, 1)
    table.do("share ge-gun 3", "fire").asks("closing.choose").offers("target", "0705")  # 5 at two hexes
    table.refused("target 0509", "12/firepower/observe-and-range")  # 3 at four hexes, all given
    table.do("target 0705", "pass", "join ge-gun").forecasts("fire", attack=2)


@rule("12/fire/split", "12/indirect/shift")
def test_guns_that_have_shared_out_their_own_fire_do_not_also_fire_over_others() -> None:
    units = "ge-gun 0505, ge-1 0509, su-1 0507, su-2 0705, su-4 0508, ge-hq 0504"
    table = until(german(units, terrain="0508 woods"), "closing.choose")
    table.copy().do("target 0508", "pass").can("join ge-gun")
    table.do("target 0507", "pass").dice(1, 1).do("share ge-gun 2", "fire", "target 0508", "pass")
    table.refused("join ge-gun", "12/fire/split").can("join ge-1")


@rule("12/fire/split", "12/weapons/indirect-hq", "12/artillery/once")
def test_staff_mortars_share_their_points_among_hexes_that_others_see_too() -> None:
    units = "ge-rhq 0505, ge-1 0509, su-1 0507, su-2 0705, su-4 0508, ge-hq 0504"
    table = until(german(units, terrain="0508 woods"), "closing.choose").do("target 0508", "pass")
    table.dice(1, 1, 1, 1).do("share ge-rhq 2", "join ge-1").forecasts("fire", attack=8)
    table.do("fire", "target 0507", "pass", "join ge-rhq").forecasts("fire", attack=2).do("fire")
    table.offers_no("target", "0705")


@rule("14/air/stuka-third", "14/proc/cover", "12/fire/each-unit")
def test_aircraft_help_a_fire_only_against_those_of_a_hex_whom_they_find() -> None:
    units = "ge-1 0505, su-1 0506 watched, su-2 0506"
    table = german(units, terrain="0506 woods", air="german 10")
    firing(table, "german", "0506", "closing").dice(1, 1, 1, 1).do("join ge-1", "stuka 3", "fire")
    columns = {event.args["unit"]: event.args["column"] for event in table.events("fire.result")}
    assert columns == {table.unit("su-1"): 9, table.unit("su-2"): 3}  # 6 on 5, +3, -1; and -1 alone


@rule("14/aa/duel", "12/art-limits/shaken", "12/artillery/cut-off")
@pytest.mark.parametrize(
    ("mark", "bar"),
    [("suppressed", "12/art-limits/shaken"), ("out-of-supply", "12/artillery/cut-off")],
)
def test_guns_that_keep_silent_do_not_fire_at_aircraft_either(mark: str, bar: str) -> None:
    table = Table(f"ge-1 0505, su-1 0506, su-aa 0507 {mark}, su-aa2 0507", "german-combat", air="german 5")
    table.do("strike 0506 3").can("flak su-aa2").refused("flak su-aa", bar)


@rule("12/minimal-fire", "12/indirect/alone", "12/rockets/two-shifts")
def test_rockets_alone_have_one_point_and_do_not_close_with_it() -> None:
    units = "su-rocket su-rocket2 0512 committed, su-1 0506, ge-1 0505"
    table = firing(soviet(units), "soviet", "0505", "closing")
    table.do("join su-rocket").refused("fire", "12/minimal-fire")
    table.copy().do("join su-1").can("fire")
    table.do("join su-rocket2").can("fire")
    heavy = german("ge-heavy 0515 committed, ge-1 0505, su-1 0506", works=TRENCH)
    firing(heavy, "german", "0506", "closing").do("join ge-heavy").refused("fire", "12/minimal-fire")
    defence = named("ge-1 0505 marked-s, su-1 0506, su-rocket 0512").do("pass", "join su-rocket")
    defence.can("fire")


@rule("14/air/stuka-third", "14/proc/cover", "14/proc/observe")
def test_stukas_are_refused_for_the_reason_for_which_a_strike_would_be() -> None:
    units, air = "ge-1 0505, su-1 0506", "german 10"
    woods = firing(german(units, terrain="0506 woods", air=air), "german", "0506", "closing").do("join ge-1")
    woods.refused("stuka 1", "14/proc/cover").offers_no("stuka")
    seen = firing(german(f"{units} watched", terrain="0506 woods", air=air), "german", "0506", "closing")
    seen.do("join ge-1").can("stuka 5").refused("stuka 6", "14/air/stuka-third")


@rule("12/fire/split", "12/fire/regular-targets")
def test_soviets_too_share_fire_only_where_there_is_another_enemy_hex() -> None:
    units = "su-1 su-2 0505, su-3 0504, ge-1 0506"
    alone = firing(soviet(units), "soviet", "0506", "closing")
    alone.offers_no("share").refused("share su-1 2", "12/fire/split").refused("at", "12/at/only-at")
    firing(soviet(f"{units}, ge-4 0605"), "soviet", "0506", "closing").can("share su-1 2")


@rule("12/seq/1-artillery-reveal", "11/hidden/attackable")
@pytest.mark.parametrize(("enemy", "asked"), [("0507", True), ("1515", False)])
def test_soviets_turn_up_guns_only_with_an_enemy_in_view(enemy: str, asked: bool) -> None:
    table = Table(f"su-1 su-2 0505, su-gun 0504, ge-1 {enemy}", "soviet-combat", options="inverted-counters")
    assert (bool(table.g.pending) and table.prompt == "combat.commit") == asked


@rule("12/seq/1-artillery-reveal", "4/desc/turn")
def test_germans_turn_up_guns_against_a_soviet_assault() -> None:
    units = "su-1 0505 marked-s, su-gun 0504, ge-1 0506, ge-at 0506"
    table = Table(units, "soviet-combat", options="inverted-counters")
    table.asks("combat.commit", "soviet").do("enough").asks("combat.commit", "german")
    table.do("commit ge-at")
    assert table.is_marked("ge-at", "committed")
    assert not table.is_marked("su-gun", "committed")


@rule("9/fort/declare", "9/fort/protection")
def test_germans_say_whether_they_are_inside_when_soviets_fire_at_them() -> None:
    table = Table("su-1 0505, ge-1 0506, su-hq 0502", "soviet-combat", forts="0506 n ne nw")
    table = until(table, "closing.choose").do("target 0506", "pass", "join su-1", "fire")
    table.asks("fire.ask-inside", "german").dice(1, 1).do("inside").logs("fire.result", column=1)


@rule("12/minimal-fire", "12/fire/each-unit")
@pytest.mark.parametrize(("points", "hit"), [(1, ["su-1"]), (4, ["su-1", "su-2"])])
def test_a_single_point_beside_guns_spares_who_is_hidden_from_the_guns(points: int, hit: list[str]) -> None:
    units = "ge-gun 0501 committed, ge-1 0504, ge-4 0505 suppressed, su-1 0506 column, su-2 0506"
    facts = {"works": TRENCH, "roads": "0506 0507 secondary-road", "strengths": f"ge-4 {points}"}
    table = firing(german(units, **facts), "german", "0506", "closing")
    table.dice(1, 1, 1, 1).do("join ge-4", "join ge-gun", "fire")
    struck = [event.args["unit"] for event in table.events("fire.result")]
    assert sorted(struck) == sorted(map(table.unit, hit))


@rule("12/rockets/once-a-day", "13/supply/phase")
def test_rockets_that_no_supply_has_reached_are_not_said_to_have_fired_today() -> None:
    units = "su-rocket 0512 committed out-of-supply, su-1 su-gun 0506 committed, ge-1 0505"
    table = firing(soviet(units), "soviet", "0505", "closing")
    assert table.why("join su-rocket") == ("12/rockets/once-a-day", "why.fire-rockets-gone")
    drawn = german("ge-aeng ge-1 0505 spent, su-1 0506")
    assert firing(drawn, "german", "0506", "closing").why("join ge-aeng")[1] == "why.fire-once-a-day"


@rule("12/art-limits/adjacent", "12/rockets/no-direct")
def test_rockets_with_an_enemy_beside_them_fire_over_others_at_that_enemy_alone() -> None:
    table = soviet("su-rocket 0506 committed, su-1 0604, ge-1 0505, ge-4 0504")
    assert barred(table, "su-rocket", "0505") == ""
    assert barred(table, "su-rocket", "0504") == "12/art-limits/adjacent"
