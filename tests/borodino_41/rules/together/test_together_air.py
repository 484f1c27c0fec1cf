"""Air strikes where they meet guns, ground, columns and armour."""

from tests.borodino_41.rules.combat.assaults import named, until
from tests.borodino_41.shooting import barred, leave
from tests.borodino_41.table import Table
from tests.rules import rule

STAFFS = ", ge-hq 0502, su-hq 0511"


def strike(units: str, **facts: str) -> Table:
    """A German combat phase with ten shifts."""
    return Table(units + STAFFS, "german-combat", air="german 5", **facts)


@rule("14/proc/column", "7/formation/column-no-cover", "7/formation/column-fired-on")
def test_a_column_deep_in_the_woods_is_found_and_has_no_cover() -> None:
    facts = {"terrain": "1006 woods", "roads": "1006 1007 fire-trail"}
    table = strike("su-1 1006 column", **facts).dice(1, 1).do("strike 1006 1")
    table.logs("fire.result", column=3)  # one, and two for the column
    strike("su-1 1006", **facts).refused("strike 1006 1", "14/proc/observe")


@rule("14/aa/armour", "14/proc/each-unit", "12/shifts/armour")
def test_in_one_hex_each_unit_has_its_own_column() -> None:
    table = strike("ge-1 0505, su-1 su-4 su-t26 su-t34 0506", hills="0506").dice(*(1, 1) * 4)
    table.do("strike 0506 6")
    columns = {event.args["unit"]: event.args["column"] for event in table.events("fire.result")}
    found = {name: columns[table.unit(name)] for name in ("su-1", "su-4", "su-t26", "su-t34")}
    assert found == {"su-1": 7, "su-4": 5, "su-t26": 5, "su-t34": 3}  # the hill; small; thin; thick


@rule("14/aa/armour", "18/t28/armour", "12/fire/halftracks")
def test_the_static_tanks_have_two_columns_against_aircraft_from_all_sides() -> None:
    table = strike("ge-1 0505, su-t28 0506 faces-s").dice(1, 1).do("strike 0506 5")
    table.logs("fire.result", column=3)
    riding = Table("su-1 0505, ge-aeng 0506 mounted, ge-hq 0502", "soviet-combat", air="soviet 5")
    riding.dice(1, 1).do("strike 0506 5").logs("fire.result", column=3)


@rule("14/proc/clear", "11/camouflage/adjacent", "15/works/trench-effects")
def test_a_trench_in_the_open_is_struck_as_soon_as_someone_stands_beside_it() -> None:
    works = {"works": "0506 trench soviet"}
    strike("ge-1 0504, su-1 0506", **works).refused("strike 0506 3", "14/proc/observe")
    table = strike("ge-1 0505, su-1 0506", **works).dice(1, 1).do("strike 0506 4")
    table.logs("fire.result", column=2)


@rule("14/aa/duel", "14/aa/range", "12/art-limits/shaken")
def test_each_gun_in_half_range_rolls_once_and_shaken_guns_do_not() -> None:
    far = strike("ge-1 0505, su-1 0506, su-aa 0508, su-aa2 0509").do("strike 0506 3")
    far.offers("flak", "su-aa").refused("flak su-aa2", "14/aa/range")
    table = strike("ge-1 0505, su-1 0506, su-aa su-aa2 0508").do("strike 0506 3")
    table.dice(4, 5).do("flak su-aa").refused("flak su-aa", "14/aa/one-target")
    table.dice(1, 1).do("pass").logs("fire.result", column=2)
    shaken = strike("ge-1 0505, su-1 0506, su-aa 0508 suppressed, su-aa2 0508").do("strike 0506 3")
    shaken.refused("flak su-aa", "12/art-limits/shaken")


@rule("14/aa/duel", "14/air/use")
def test_a_strike_that_has_lost_its_last_shift_hits_nobody_and_is_spent() -> None:
    table = strike("ge-1 0505, su-1 su-aa 0506").do("strike 0506 1").dice(1, 2).do("flak su-aa")
    assert not table.events("fire.result")
    table.asks("air.strike", "german").refused("strike 0506 10", "14/air/use").can("strike 0506 9")


@rule("14/aa/one-target", "10/zoc/does-not-use-up", "14/aa/duel")
def test_a_gun_that_fired_in_its_zone_may_fire_at_aircraft_but_not_at_the_ground_after_that() -> None:
    units = "ge-1 0505 marked-s, ge-2 0605, su-aa su-1 0506"
    table = strike(units)
    table.g.fired[table.unit("su-aa")] = 64  # its fire in the movement phase
    table.do("strike 0506 1").dice(2, 1, 1, 1, 1, 1).do("flak su-aa", "pass", "resolve 0506")
    table.do("pass").refused("join su-aa", "14/aa/one-target").can("join su-1")
    assert barred(table, "su-aa", "0605", purpose="zoc") == "14/aa/one-target"


@rule("14/aa/one-target", "10/zoc/leave", "10/zoc/definition")
def test_a_lone_gun_that_fired_at_aircraft_lets_enemies_go() -> None:
    table = strike("ge-1 0505, su-aa 0506").do("strike 0506 1").dice(9, 1).do("flak su-aa")
    assert not leave(table, "ge-1").g.pending


@rule("14/air/stuka-third", "14/proc/cover", "12/at/only-at")
def test_stukas_fly_with_regular_fire_alone_and_find_only_what_aircraft_find() -> None:
    units = "ge-1 ge-tank 0505 marked-s, su-1 su-t34 0506"
    table = until(named(units, air="german 7"), "stepback.decide").do("go-on")
    armour = table.copy().do("at", "join ge-tank").refused("stuka 1", "14/air/stuka-third")
    assert armour.prompt == "fire.ask-join"
    table.do("regular", "join ge-1").offers("stuka", "1", "2", "3", "4").refused(
        "stuka 5", "14/air/stuka-third"
    )
    woods = until(named(units, air="german 7", terrain="0506 woods"), "stepback.decide").do("go-on")
    woods.do("regular", "join ge-1").refused("stuka 1", "14/proc/cover")


@rule("14/air/stuka-third", "12/shifts/double-step", "14/aa/duel")
def test_stukas_that_lose_a_shift_may_lose_the_wide_step() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-1 0506, su-aa 0507"
    table = until(named(units, air="german 7"), "stepback.decide").do("go-on", "all", "stuka 2", "fire")
    spared = table.copy().dice(1, 1).do("pass").logs("fire.result", column=18)
    assert spared.g.air_flown == (2, 0)
    table.dice(1, 2, 1, 1).do("flak su-aa")
    if not table.events("fire.result"):
        table.dice(1, 1).do("pass")
    table.logs("fire.result", column=12)


@rule("14/air/stuka-third")
def test_soviet_aircraft_never_fly_with_other_fire() -> None:
    units = "su-1 0505 marked-s, ge-1 0506"
    table = until(named(units, at="soviet-combat", air="soviet 9"), "stepback.decide").do("go-on")
    table.do("join su-1").refused("stuka 1", "14/air/stuka-third")


@rule("14/proc/cover", "9/fort/declare", "9/fort/protection")
def test_who_is_struck_in_a_fort_says_whether_it_is_inside() -> None:
    facts = {"forts": "0506 n ne nw"}
    strike("ge-1 0505, su-1 0506", **facts).refused("strike 0506 5", "14/proc/cover")
    units = "ge-1 0505, su-1 su-2 0506 watched"
    table = strike(units, **facts).do("strike 0506 5").asks("fire.ask-inside", "soviet")
    table.dice(1, 1, 1, 1).do("leave-out su-2", "inside")
    columns = {event.args["unit"]: event.args["column"] for event in table.events("fire.result")}
    assert columns == {table.unit("su-1"): 2, table.unit("su-2"): 7}


@rule("12/art-limits/shaken", "14/air/use", "12/seq/3b-defensive-fire")
def test_guns_suppressed_from_the_air_are_silent_in_the_assault() -> None:
    table = strike("ge-1 0505 marked-s, su-1 0506, su-at 0606").dice(6, 7).do("strike 0606 5")
    table.finds("su-at 0606 suppressed")
    table.do("pass", "resolve 0506", "pass").refused("join su-at", "12/art-limits/shaken")


@rule("17/command/hq-destroyed", "17/hq/morale", "14/proc/each-unit")
def test_an_hq_lends_its_morale_under_bombs_until_it_is_gone() -> None:
    units = "ge-1 0505, su-hq su-1 0506, ge-hq 0502"
    table = Table(units, "german-combat", air="german 10")
    table.dice(3, 8, 6, 1).do("strike 0506 9")  # the morale of the HQ is just enough; then the HQ dies
    table.finds("su-hq eliminated, su-1 0506 suppressed")


@rule("14/aa/one-target", "14/air/out-of-impulse", "12/artillery/once")
def test_a_gun_that_fired_in_the_impulse_fires_at_the_aircraft_that_come_after_it() -> None:
    units = f"ge-1 0505, su-1 0506, su-aa 0507{STAFFS}"
    table = Table(units, "pm-soviet-combat", first_kept=True, initial=0, air="german 5, soviet 1")
    table = until(table, "closing.choose").do("target 0505", "pass").dice(1, 1)
    table.do("join su-1", "join su-aa", "fire").until("strikes-german").do("strike 0506 3")
    table.asks("air.flak", "soviet").can("flak su-aa")


@rule("11/camouflage/firing-reveals", "14/proc/observe", "14/air/out-of-impulse")
def test_who_fired_from_a_trench_is_hidden_from_the_aircraft_that_come_after_the_impulse() -> None:
    units = f"ge-1 0505, su-1 0506, su-aa 0507{STAFFS}"
    facts = {"works": "0507 trench soviet", "air": "german 5, soviet 1"}
    table = Table(units, "pm-soviet-combat", first_kept=True, initial=0, **facts)
    table = until(table, "closing.choose").do("target 0505", "pass").dice(1, 1)
    table.do("join su-1", "join su-aa", "fire")
    table.until("strikes-german").refused("strike 0507 3", "14/proc/observe").can("strike 0506 3")


@rule("11/camouflage/firing-reveals", "14/proc/observe", "14/aa/duel")
def test_a_gun_in_a_trench_that_fires_at_aircraft_is_found_by_the_next() -> None:
    units = "ge-1 0504, su-1 0505, su-aa 0507, ge-hq 0502, su-hq 0512"
    table = Table(units, "german-combat", air="german 10", works="0507 trench soviet")
    table.refused("strike 0507 1", "14/proc/observe").do("strike 0505 1").dice(5, 5, 1, 1)
    table.do("flak su-aa").can("strike 0507 1")
