"""12 Artillery: who it is, how it fires through others, and its limits."""

import pytest

from grognard.games.borodino_41.charts import REGULAR
from grognard.games.borodino_41.position import FIRED_GUNS, SUPPLIED
from grognard.games.borodino_41.rules.air import bar_to_strike
from grognard.games.borodino_41.rules.combat.firepower import OFFENSIVE, ZOC, bar_to_direct
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.pieces import NOWHERE
from tests.borodino_41.shooting import barred, column, firing, german, resolve, shifts, shot, soviet
from tests.borodino_41.table import Table
from tests.rules import rule


def position(guns: str) -> Table:
    """A German in 0505 that sees a Soviet in 0506, with German guns far behind."""
    return german(f"ge-1 0505, {guns}, su-1 0506")


@rule("12/artillery/types", "12/artillery/once")
@pytest.mark.parametrize("unit", ["ge-gun", "ge-heavy", "ge-nebel", "ge-at", "ge-aa", "ge-rhq"])
def test_guns_of_all_sorts_fire_once_in_an_impulse(unit: str) -> None:
    table = german(f"{unit} 0405 committed, ge-1 0505, su-1 0506")
    beside = unit == "ge-nebel"
    resolve(table, "" if beside else unit, "su-1", 1, 1, indirect=unit if beside else "")
    assert barred(table, unit, "0506") == "12/artillery/once"


@rule("12/seq/1-artillery-reveal")
def test_guns_that_were_not_turned_up_stay_out() -> None:
    table = german("ge-gun 0405, ge-1 0505, su-1 0506")
    table.g.committed[table.unit("ge-gun")] = 0
    assert barred(table, "ge-gun", "0506") == "12/seq/1-artillery-reveal"
    table.g.committed[table.unit("ge-gun")] = 1
    assert not barred(table, "ge-gun", "0506")


@rule("12/indirect/shift")
def test_each_battalion_gives_a_shift_in_regular_fire_at_every_target() -> None:
    table = german("ge-1 0505, ge-gun ge-gun2 0515, su-1 su-2 su-t34 0506")
    for target in ("su-1", "su-2"):
        found = shot(table, "ge-1", target, indirect="ge-gun ge-gun2")
        assert [shift.value for shift in found.shifts if shift.message == "fire.barrage"] == [1, 1]
        assert column(found) == 9
    assert barred(table, "ge-gun", "0506", "at") == "12/at-range/parenthesised-at"


@rule("12/indirect/alone")
def test_a_battalion_by_itself_fires_with_a_point_and_each_other_gives_a_shift() -> None:
    table = german("ge-1 0505, ge-gun ge-gun2 0515, su-1 0506")
    assert column(shot(table, "", "su-1", indirect="ge-gun")) == 1
    assert column(shot(table, "", "su-1", indirect="ge-gun ge-gun2")) == 2


@rule("12/indirect/range-14", "12/indirect/range-20", "12/heavy/indirect")
def test_ranges_of_indirect_fire() -> None:
    table = german("ge-1 1505, ge-hq 1405, su-1 1605, ge-gun 0205 committed")
    assert not barred(table, "ge-gun", "1605")
    table = german("ge-1 1505, ge-hq 1405, su-1 1605, ge-gun 0105 committed, ge-heavy 0106 committed")
    assert barred(table, "ge-gun", "1605") == "12/indirect/range-14"
    assert not barred(table, "ge-heavy", "1605")
    assert shot(table, "ge-1", "su-1", indirect="ge-heavy").shifts[0].value == 1
    far = german("ge-1 1903, ge-hq 1803, su-1 2003, ge-heavy 0116 committed")
    assert barred(far, "ge-heavy", "2003") == "12/heavy/indirect"  # 22 hexes
    far = soviet("su-1 0203, su-hq 0303, ge-1 0103, su-heavy 2003 committed")
    assert not barred(far, "su-heavy", "0103")  # 19 hexes


@rule("12/indirect/spotter-german", "12/indirect/spotter-state", "17/penalties/observe")
def test_any_german_spots_unless_it_is_shaken_or_out_of_command() -> None:
    assert not barred(position("ge-hq 0512, ge-gun 0515 committed"), "ge-gun", "0506")
    for mark in ("suppressed", "disrupted"):
        table = german(f"ge-1 0505 {mark}, ge-hq 0512, ge-gun 0515 committed, su-1 0506")
        assert barred(table, "ge-gun", "0506") == "12/indirect/spotter-state"
    alone = german("ge-1 0505, ge-gun 0515 committed, su-1 0506", commanded=False)
    assert barred(alone, "ge-gun", "0506") == "17/penalties/observe"
    blind = german("ge-1 0504, ge-gun 0515 committed, su-1 0506", terrain="0506 woods")
    assert barred(blind, "ge-gun", "0506") == "12/indirect/spotter-german"


@rule("12/indirect/spotter-soviet", "12/indirect/spotter-german", "11/observe/hill")
def test_german_guns_on_a_hill_see_for_themselves_and_soviet_ones_need_another() -> None:
    far = {"hills": "0505"}
    assert not barred(german("ge-gun 0505 committed, su-1 0511", **far), "ge-gun", "0511")
    alone = soviet("su-how 0505 committed, ge-1 0511", **far)
    assert barred(alone, "su-how", "0511") == "12/indirect/spotter-soviet"
    assert not barred(soviet("su-how su-at 0505 committed, ge-1 0511", **far), "su-how", "0511")


@rule("17/command/when", "17/penalties/observe")
def test_eyes_are_in_command_as_they_were_when_the_impulse_began() -> None:
    units = "ge-1 0505, ge-hq {}, ge-gun 0515 committed, su-1 0506"
    lost = german(units.format("0515"), commanded=False)
    lost.g.put(lost.unit("ge-hq"), lost.cell("0512"))
    assert barred(lost, "ge-gun", "0506") == "17/penalties/observe"  # the staff has come up since
    led = german(units.format("0512"), commanded=False)
    led.g.put(led.unit("ge-hq"), led.cell("0515"))
    assert not barred(led, "ge-gun", "0506")
    answer = german("su-1 0505, su-hq 0512, su-gun 0515 committed, ge-1 0506 marked-n", commanded=False)
    answer.mark(answer.unit("su-hq"), "disrupted")
    assert not barred(answer, "su-gun", "0506", purpose="defensive", under="0505")


@rule("12/indirect/spotter-soviet")
def test_soviet_battalions_need_artillery_or_the_rifle_division_to_spot() -> None:
    table = soviet("su-other 0505, su-hq 0512, su-gun 0515 committed, ge-1 0506")
    assert barred(table, "su-gun", "0506") == "12/indirect/spotter-soviet"
    for spotter in ("su-1", "su-at"):
        table = soviet(f"{spotter} 0505, su-hq 0512, su-gun 0515 committed, ge-1 0506")
        assert not barred(table, "su-gun", "0506")


@rule("12/weapons/indirect-hq")
def test_mortars_and_hqs_fire_at_what_any_friend_sees() -> None:
    wood = "0506 woods"
    table = soviet("su-other 0506, su-hq 0510, su-mortar 0509 committed, ge-1 0505", terrain=wood)
    assert not barred(table, "su-mortar", "0505")
    found = shot(table, "", "ge-1", indirect="su-mortar")
    assert found.points == 2
    table = soviet("su-mortar 0509 committed, su-hq 0510, ge-1 0505", terrain=wood)
    assert barred(table, "su-mortar", "0505") == "12/weapons/indirect-hq"
    table = soviet("su-other 0506, su-hq 0510, su-mortar 0513 committed, ge-1 0505", terrain=wood)
    assert barred(table, "su-mortar", "0505") == "12/weapons/indirect-hq"  # eight hexes away
    table = soviet("su-other 0506, su-hq 0510, su-rhq 0508 committed, ge-1 0505", terrain=wood)
    assert not barred(table, "su-rhq", "0505")


@rule("12/direct/who", "12/rockets/no-direct")
def test_rockets_mortars_and_staffs_do_not_fire_directly() -> None:
    table = soviet("su-rocket 0506 committed, su-1 0606, su-hq 0606, ge-1 0505")
    assert barred(table, "su-rocket", "0505", purpose="zoc") == "12/rockets/no-direct"
    assert barred(table, "su-rocket", "0505", "at") == "12/rockets/no-direct"
    assert barred(table, "su-hq", "0505") == "12/direct/who"
    table = german("ge-nebel 0505 committed, su-1 0506")
    assert barred(table, "ge-nebel", "0506", purpose="zoc") == "12/rockets/no-direct"
    for unit in ("ge-rhq", "ge-at", "ge-aa", "ge-gun"):
        assert not barred(german(f"{unit} 0505 committed, su-1 0506"), unit, "0506")


@rule("12/heavy/direct-limits", "12/direct/heavy-zoc")
def test_heavy_guns_fire_directly_at_neighbours_and_at_who_leaves_a_zone() -> None:
    table = german("ge-heavy 0505 committed, su-1 0506")
    assert not barred(table, "ge-heavy", "0506")
    assert shot(table, "ge-heavy", "su-1").points == 7
    assert not barred(table, "ge-heavy", "0506", purpose="zoc")
    away = german("ge-heavy 0505 committed, su-1 0507")
    direct = away.g, away.unit("ge-heavy"), away.cell("0507"), REGULAR
    bar = bar_to_direct(*direct, OFFENSIVE, NOWHERE)
    assert bar
    assert bar[0] == "12/heavy/direct-limits"
    bar = bar_to_direct(*direct, ZOC, NOWHERE)
    assert bar
    assert bar[0] == "12/firepower/observe-and-range"  # only because it reaches no farther than 1


@rule("12/heavy/v-fort")
def test_the_german_heavy_battalion_gives_two_shifts_against_forts_and_trenches() -> None:
    far = "ge-1 0505, ge-heavy 0515, ge-gun 0514"
    fort = german(f"{far}, su-1 0506 in", forts="0506 n ne nw")
    assert _support(fort, "ge-1", "ge-heavy", "su-1") == 2
    outside = german(f"{far}, su-1 0506 out", forts="0506 n ne nw")
    assert _support(outside, "ge-1", "ge-heavy", "su-1") == 1
    trench = german(f"{far}, su-1 0506", works="0506 trench soviet")
    assert _support(trench, "ge-1", "ge-heavy", "su-1") == 2
    assert _support(trench, "ge-1", "ge-gun", "su-1") == 1
    russian = soviet("su-1 0506, su-heavy 0515, ge-1 0505", works="0505 trench german")
    assert _support(russian, "su-1", "su-heavy", "ge-1") == 1


def _support(table: Table, firer: str, gun: str, target: str) -> int:
    found = shot(table, firer, target, indirect=gun)
    return sum(shift.value for shift in found.shifts if shift.message == "fire.barrage")


@rule("12/art-limits/adjacent")
def test_guns_beside_enemies_fire_at_neighbours_alone() -> None:
    table = german("ge-1 0505, ge-gun 0510 committed, su-1 0506, su-2 0511")
    assert barred(table, "ge-gun", "0506") == "12/art-limits/adjacent"
    assert not barred(table, "ge-gun", "0511")
    assert not barred(position("ge-hq 0512, ge-gun 0511 committed"), "ge-gun", "0506")
    table = german("ge-aa 0505 committed, su-1 0506, su-2 0507")
    assert barred(table, "ge-aa", "0507") == "12/art-limits/adjacent"


@rule("12/art-limits/shaken")
def test_shaken_guns_are_silent() -> None:
    for mark in ("suppressed", "disrupted"):
        table = german(
            f"su-at 0506 {mark} committed, su-rhq 0506 {mark} committed, ge-tank 0505 marked-s",
        )
        for unit in ("su-at", "su-rhq"):
            assert barred(table, unit, "0505", "at", "defensive", "0506") == "12/art-limits/shaken"


@rule("12/artillery/cut-off")
def test_guns_that_are_cut_off_fire_once_and_never_again() -> None:
    table = german("su-at 0506 cut-off committed, ge-tank 0505 marked-s")
    assert not barred(table, "su-at", "0505", "at", "defensive", "0506")
    resolve(table, "su-at", "ge-tank", 1, 1, purpose="defensive").marked("su-at out-of-supply")
    table.g.fired[table.unit("su-at")] = 0
    assert barred(table, "su-at", "0505", "at", "defensive", "0506") == "12/artillery/cut-off"
    assert not table.g.zone[1][table.cell("0505")]


@rule("12/artillery/no-ammo-no-counterbattery")
def test_guns_fire_on_and_on_and_nobody_answers_them() -> None:
    """No shells are counted; who has fired is a target for who sees it, as ever, and for aircraft."""
    units = "ge-1 0505, ge-hq 0512, ge-gun 0515 committed, su-1 0506, su-gun 1506 committed"
    table = german(units, strengths="su-1 6")
    gun, cell = table.unit("ge-gun"), table.cell("0506")
    for _ in range(12):
        assert not barred(table, "ge-gun", "0506")
        table.g.fired[table.unit("su-gun")] = FIRED_GUNS
        assert barred(table, "ge-gun", "1506") == "12/indirect/spotter-german"
        resolve(table, "ge-1", "su-1", 1, 1, indirect="ge-gun")
        assert not table.g.pending, "nobody is asked to fire back"
        assert barred(table, "ge-gun", "0506") == "12/artillery/once"
        assert table.g.supply[gun] == SUPPLIED
        begin(table.g, GERMAN, "limited")
        table.g.committed[gun] = 1
        table.g.put(table.unit("su-1"), cell)
    seen = german("ge-1 0505, ge-hq 0512, ge-gun 0515 committed, su-1 0506, su-gun 0706")
    assert not barred(seen, "ge-gun", "0706")
    assert bar_to_strike(seen.g, GERMAN, seen.cell("0706")) is None


@rule("12/rockets/two-shifts")
def test_rockets_give_two_shifts() -> None:
    table = soviet("su-1 0506, su-rocket 0515, ge-1 0505", strengths="su-1 5")
    found = shot(table, "su-1", "ge-1", indirect="su-rocket")
    assert (shifts(found), column(found)) == ({"barrage": 2}, 9)
    assert column(shot(table, "", "ge-1", indirect="su-rocket")) == 2


@rule("12/rockets/once-a-day")
def test_rockets_are_out_of_supply_when_they_have_fired() -> None:
    table = soviet("su-1 0506, su-rocket 0515 committed, ge-1 0505")
    resolve(table, "su-1", "ge-1", 1, 1, indirect="su-rocket").marked("su-rocket out-of-supply")
    table.g.fired[table.unit("su-rocket")] = 0
    assert barred(table, "su-rocket", "0505") == "12/rockets/once-a-day"


@rule("12/rockets/morale")
def test_whoever_is_under_rockets_tests_morale() -> None:
    place = "su-1 0506, su-rocket 0515, ge-1 0505 marked-s"
    table = Table(place, "soviet-combat")
    resolve(table, "su-1", "ge-1", 1, 7, indirect="su-rocket").unmarked("ge-1 marker")  # result -, equal
    table = Table(place, "soviet-combat")
    resolve(table, "su-1", "ge-1", 1, 8, indirect="su-rocket").marked("ge-1 suppressed")
    resolve(Table(place, "soviet-combat"), "su-1", "ge-1", 1, 8).unmarked("ge-1 suppressed")
    table = Table(place, "soviet-combat")  # column 9: 6 is a test, at one less
    resolve(table, "su-1", "ge-1", 6, 7, indirect="su-rocket").marked("ge-1 suppressed")
    resolve(Table(place, "soviet-combat"), "su-1", "ge-1", 6, 7).unmarked("ge-1 suppressed")


@rule("12/rockets/nebelwerfer")
def test_the_nebelwerfer_gives_a_shift_and_forces_no_test() -> None:
    table = german("ge-1 0505, ge-nebel 0515, su-1 0506")
    assert shifts(shot(table, "ge-1", "su-1", indirect="ge-nebel")) == {"barrage": 1}
    resolve(table, "ge-1", "su-1", 1, 10, indirect="ge-nebel").unmarked("su-1 disrupted")
    assert barred(german("ge-nebel 0505 committed, su-t34 0506"), "ge-nebel", "0506", "at") == (
        "12/rockets/no-direct"
    )


@rule("14/air/stuka-third")
def test_a_third_of_the_german_shifts_may_be_flown_with_other_fire() -> None:
    table = german("ge-1 0505, su-1 0506, su-2 0605", air="german 4", weather="clear")
    firing(table, "german", "0506", "closing").offers_no("stuka").do("join ge-1")
    table.offers("stuka", "1", "2", "3")  # 4 + 5 = 9 shifts
    table.do("stuka 2").offers_no("stuka")
    assert table.forecast("fire").column == "9"
    table.dice(1, 1).do("fire").has(air_used=(2, 0), air_flown=(2, 0))
    soviets = soviet("su-1 0506, ge-1 0505", air="soviet 9")
    firing(soviets, "soviet", "0505", "closing").do("join su-1").offers_no("stuka")
    soviets.refused("stuka 1", "14/air/stuka-third")


@rule("14/aa/duel")
def test_stukas_with_other_fire_are_fired_at_as_well() -> None:
    table = german("ge-1 0505, su-1 0506, su-aa 0507", air="german 4")
    firing(table, "german", "0506", "closing").do("join ge-1", "stuka 2", "fire").asks("air.flak", "soviet")
    table.dice(3, 8, 5, 1).do("flak su-aa").logs("fire.result", column=7)  # one of two shifts is lost
