"""14 Air strikes and anti-aircraft fire."""

from typing import Any

import pytest

from grognard.games.borodino_41.rules import air, hidden
from grognard.games.borodino_41.rules.air import Strikes, bar_to_strike, combined_left, shifts_left
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from grognard.kernel.frames import Frame
from tests.borodino_41.table import Table, real_game
from tests.rules import rule


def play(table: Table, frame: Frame) -> Table:
    """Plays a procedure alone."""
    table.g.stack = [frame]
    flow.run(table.g)
    return table


def strikes(position: str, camp: int = GERMAN, **facts: Any) -> Table:
    """The strikes of a side in the morning, with eight shifts for the Germans and seven for the Soviets."""
    said: dict[str, Any] = {"air": "german 3, soviet 7", **facts}
    table = Table(position, "german-movement", **said)
    return play(table, Strikes(camp))


@rule("14/air/roll", "example/air-10")
def test_a_german_five_gives_ten_shifts_and_a_soviet_seven_seven() -> None:
    table = Table("ge-1 0505, su-1 0515", "german-movement", air="german 5, soviet 7")
    assert [shifts_left(table.g, camp) for camp in (GERMAN, SOVIET)] == [10, 7]


@rule("14/air/weather", "5/weather/random-snow")
def test_snow_costs_five_german_and_three_soviet_shifts() -> None:
    table = Table("ge-1 0505, su-1 0515", "german-movement", air="german 3, soviet 5", weather="snow")
    assert [shifts_left(table.g, camp) for camp in (GERMAN, SOVIET)] == [3, 2]
    poor = Table("ge-1 0505, su-1 0515", "german-movement", air="german 1, soviet 2", weather="snow")
    assert [shifts_left(poor.g, camp) for camp in (GERMAN, SOVIET)] == [1, 0]


@rule("14/air/use")
def test_shifts_are_shared_out_at_will_and_the_rest_is_lost() -> None:
    table = strikes("ge-1 0505, su-1 0506, su-2 0606", dice=(1, 1, 1, 1))
    table.can("strike 0506 8").refused("strike 0506 9", "14/air/use")
    table.do("strike 0506 3")
    assert shifts_left(table.g, GERMAN) == 5
    table.do("strike 0606 5").offers_no("strike")
    air.roll_support(table.g)
    assert table.g.air_used == (0, 0)


@rule("14/air/no-lull", "14/air/no-night", "6/lull/restrictions")
def test_nobody_flies_in_a_lull_or_at_night() -> None:
    lull = Table("ge-1 0505, su-1 0506", "german-movement", air="german 5", lull=True)
    night = Table("ge-1 0505, su-1 0506", "night-german-movement", air="german 5")
    assert shifts_left(lull.g, GERMAN) == shifts_left(night.g, GERMAN) == 0
    for table in (lull, night):
        assert not play(table, Strikes(GERMAN)).g.pending


@rule("14/air/stuka-third")
def test_a_third_of_the_german_shifts_may_fly_with_other_fire() -> None:
    table = Table("ge-1 0505, su-1 0515", "german-movement", air="german 9, soviet 9", weather="snow")
    assert combined_left(table.g) == 3
    air.spend(table.g, GERMAN, 2, combined=True)
    assert combined_left(table.g) == 1
    assert shifts_left(table.g, GERMAN) == 7
    air.spend(table.g, GERMAN, 7)
    assert combined_left(table.g) == 0


@rule("14/proc/observe", "14/proc/clear")
def test_targets_must_be_observed_and_in_the_open_that_is_enough() -> None:
    strikes("ge-1 0505, su-1 0508").can("strike 0508 1")
    strikes("ge-1 0505, su-1 0512").refused("strike 0512 1", "14/proc/observe")
    strikes("ge-1 0505, su-1 0508").refused("strike 0509 1", "14/proc/observe")


@rule("14/proc/cover")
@pytest.mark.parametrize("terrain", ["woods", "village", "town", "marsh"])
def test_in_cover_one_must_have_been_observed_since_the_day_before(terrain: str) -> None:
    strikes("ge-1 0505, su-1 0506", terrain=f"0506 {terrain}").refused("strike 0506 1", "14/proc/cover")
    strikes("ge-1 0505, su-1 0506 watched", terrain=f"0506 {terrain}").can("strike 0506 1")
    table = strikes("ge-1 0505, su-1 0506 watched", terrain=f"0506 {terrain}")
    hidden.update(table.g, table.unit("su-1"))
    assert bar_to_strike(table.g, GERMAN, table.cell("0506"))


@rule("14/proc/cover")
def test_in_a_fortification_too() -> None:
    strikes("ge-1 0505, su-1 0506 in", forts="0506 n ne nw").refused("strike 0506 1", "14/proc/cover")
    strikes("ge-1 0505, su-1 0506 in watched", forts="0506 n ne nw").can("strike 0506 1")


@rule("14/proc/column")
def test_a_column_on_a_road_is_found_everywhere() -> None:
    roads, woods = "0512 0513 secondary-road", "0512 woods"
    strikes("ge-1 0505, su-1 0512 column", roads=roads, terrain=woods).can("strike 0512 1")
    strikes("ge-1 0505, su-1 0512", roads=roads, terrain=woods).refused("strike 0512 1", "14/proc/observe")


@rule("14/proc/column-base", "example/air-column-5")
def test_four_shifts_strike_on_column_five() -> None:
    table = strikes("ge-1 0505, su-1 0506", dice=(10, 1))
    table.do("strike 0506 4").logs("fire.result", column=5, dice=(10, 1))


@rule("14/proc/each-unit", "14/air/ground-support")
def test_each_unit_in_the_hex_is_rolled_for() -> None:
    table = strikes("ge-1 0505, su-1 su-2 0506", dice=(1, 1, 10, 1))
    table.do("strike 0506 8")
    assert [event.args["dice"] for event in table.g.events if event.message == "fire.result"] == [
        (1, 1),
        (10, 1),
    ]
    assert table.strength("su-1") + table.strength("su-2") < 12


@rule("14/aa/armour")
def test_armour_is_hit_two_columns_to_the_left_and_thin_armour_one() -> None:
    strikes("ge-1 0505, su-t34 0506", dice=(1, 1)).do("strike 0506 6").logs("fire.result", column=5)
    strikes("ge-1 0505, su-t26 0506", dice=(1, 1)).do("strike 0506 6").logs("fire.result", column=7)


@rule("14/aa/range")
def test_anti_aircraft_guns_reach_half_their_range() -> None:
    table = strikes("ge-1 0505, su-1 0506, su-aa 0508, su-aa2 0509").do("strike 0506 4")
    table.asks("air.flak", "soviet").offers("flak", "su-aa").refused("flak su-aa2", "14/aa/range")


@rule("14/aa/range")
@pytest.mark.parametrize(
    ("gun", "printed", "reach"), [("59aa-1", 4, 2), ("59aa-3", 3, 2), ("dr-flak-1", 2, 1)]
)
def test_half_of_a_range_is_rounded_up(gun: str, printed: int, reach: int) -> None:
    g = Table("59aa-3 dr-flak-1 3519", game=real_game()).g
    unit = g.world.number[gun]
    assert (g.unit(unit).range, air.flak_range(g, unit)) == (printed, reach)


@rule("14/aa/duel")
@pytest.mark.parametrize(("dice", "column"), [((6, 8), 3), ((8, 6), 5), ((7, 7), 5)])
def test_a_gun_that_rolls_higher_takes_a_shift(dice: tuple[int, int], column: int) -> None:
    table = strikes("ge-1 0505, su-1 0506, su-aa 0507, su-aa2 0607", dice=(*dice, 1, 1)).do("strike 0506 4")
    table.do("flak su-aa", "pass").logs("fire.result", column=column)


def test_nobody_is_asked_who_has_no_gun_that_reaches_unless_that_would_tell_the_enemy_something() -> None:
    strikes("ge-1 0505, su-1 0506, su-aa 0512").do("strike 0506 4").asks("air.strike", "german")
    covered = strikes("ge-1 0505, su-1 0506, su-aa 0512", options={"inverted-counters": True})
    covered.do("strike 0506 4").asks("air.flak", "soviet")


@rule("14/aa/one-target")
def test_a_gun_fires_at_one_target_an_impulse() -> None:
    table = strikes("ge-1 0505, su-1 0506, su-2 0606, su-aa su-aa2 0507", dice=(6, 8, 1, 1))
    table.do("strike 0506 2", "flak su-aa", "pass", "strike 0606 2")
    table.offers("flak", "su-aa2").refused("flak su-aa", "14/aa/one-target")
    fired = strikes("ge-1 0505, su-1 0506, su-aa 0507")
    fired.g.fired[fired.unit("su-aa")] = 64  # ZOC fire does not forbid it
    fired.do("strike 0506 1").offers("flak", "su-aa")


@rule("13/supply/cut-off")
def test_a_cut_off_gun_that_fires_at_aircraft_is_out_of_supply() -> None:
    table = strikes("ge-1 0505, su-1 0506, su-aa 0507 cut-off", dice=(6, 5, 1, 1))
    table.do("strike 0506 2", "flak su-aa").marked("su-aa out-of-supply")


DUMMIES: dict[str, Any] = {
    "options": "inverted-counters",
    "roads": "0512 0513 highway, 0712 0713 highway, 1508 1509 highway",
}


@rule("14/aa/dummy-open")
def test_aircraft_that_find_a_dummy_in_the_open_look_for_another_target_close_by() -> None:
    dummies = "soviet-dummy-1 0512 column, soviet-dummy-2 0712 column"
    position = f"ge-1 0505, {dummies}, su-1 0513 column, su-2 1508 column"
    table = strikes(position, **DUMMIES).do("strike 0512 4").finds("soviet-dummy-1 dummies")
    table.asks("air.redirect", "german").refused("divert 1508", "14/aa/dummy-open").can(
        "divert 0513", "divert 0712"
    )
    table.copy().dice(1, 1).do("divert 0513", "pass").logs("fire.result", column=9)
    table.do("divert 0712").finds("soviet-dummy-2 dummies").asks("air.strike", "german")
    assert table.g.air_used == (4, 0)


@rule("14/aa/dummy-cover", "11/dummies/fired-on")
def test_a_dummy_in_cover_is_struck_like_a_unit() -> None:
    position = "ge-1 0505, soviet-dummy-1 0506 watched"
    table = strikes(position, options="inverted-counters", terrain="0506 village", dice=(10, 1))
    table.do("strike 0506 8", "pass").finds("soviet-dummy-1 0506").logs("fire.result", result="2")


@rule("14/proc/column-base", "14/proc/each-unit")
def test_a_strike_is_forecast_but_not_on_counters_that_lie_face_down() -> None:
    table = strikes("ge-1 0505, su-1 0506")
    assert table.forecast("strike 0506 3").column == "3"
    covered = strikes("ge-1 0505, su-1 0506", options={"inverted-counters": True})
    assert covered.game.forecast(covered.g, covered.game.parse("strike 0506 3")) is None


@rule("14/aa/dummy-cover", "11/dummies/fired-on")
def test_the_loss_of_a_dummy_reads_like_that_of_a_unit() -> None:
    def read(name: str) -> list[tuple[str, Any]]:
        said: dict[str, Any] = {"options": "inverted-counters", "terrain": "0506 village", "dice": (10, 7)}
        table = strikes(f"ge-1 0505, {name} 0506 watched", **said).do("strike 0506 8", "pass")
        events = [event for event in table.g.events if event.is_for(("german",))]
        return [(event.message, {**event.args, "unit": "?"}) for event in events]

    assert read("soviet-dummy-1") == read("su-1")
    assert any(message == "fire.loses" for message, _ in read("su-1"))
