"""12/retreat: falling back before the combat, stepping back during it, and following who has gone."""

from fractions import Fraction
from typing import Any

import pytest

from tests.borodino_41.rules.combat.assaults import named, until
from tests.borodino_41.table import Table
from tests.rules import rule

EVEN = "ge-1 0505 marked-s, su-1 0506"


@rule("12/retreat/roll", "4/desc/defender-retreat", "12/seq/3-retreat")
def test_a_unit_falls_back_on_a_die_up_to_its_morale_and_the_assaulters_may_take_the_hex() -> None:
    table = named(EVEN).asks("withdrawal.offer", "soviet").dice(6).do("fall-back su-1 0507")
    table = until(table, "withdrawal.onward").do("stay")
    table = until(table, "follow.choose").finds("su-1 0507").do("follow ge-1").finds("ge-1 0506")
    stays = named(f"{EVEN}, su-mc 0506").dice(7).do("fall-back su-1 0507").finds("su-1 0506")
    stays.asks("withdrawal.offer").refused("fall-back su-1 0507", "12/retreat/roll")
    stays.do("pass").asks("fire.ask-join", "soviet")


def test_nobody_is_asked_who_can_no_longer_fall_back_unless_that_would_tell_the_enemy_something() -> None:
    named(EVEN).dice(7).do("fall-back su-1 0507").finds("su-1 0506").asks("fire.ask-join", "soviet")
    covered = named(EVEN, options={"inverted-counters": True}).dice(7)
    covered.do("fall-back su-1 0507").finds("su-1 0506").asks("withdrawal.offer", "soviet")


@rule("12/retreat/roll", "12/retreat/zero", "12/retreat/cover-bonus")
def test_the_chance_to_get_away_is_told_and_cover_helps() -> None:
    odds = named(EVEN).forecast("fall-back su-1 0507")
    assert odds.headline == {"headline.goes": Fraction(6, 10)}
    assert odds.chances == {"goes": Fraction(6, 10), "stays": Fraction(3, 10), "pinned": Fraction(1, 10)}
    covered = named(EVEN, terrain="0507 village").forecast("fall-back su-1 0507")
    assert covered.chances["goes"] == Fraction(8, 10)
    free = named("ge-1 0505 marked-s, su-mc 0506")
    assert free.game.forecast(free.g, free.game.parse("fall-back su-mc 0507")) is None


@rule("12/retreat/roll")
def test_every_unit_has_its_own_die() -> None:
    table = named("ge-1 0505 marked-s, su-1 su-2 0506").dice(7).do("fall-back su-1 0507")
    table.offers_no("stay").can("fall-back su-2 0507").dice(2).do("fall-back su-2 0507")
    until(table, "withdrawal.onward").finds("su-1 0506, su-2 0507")


@rule("12/retreat/zero")
def test_a_nought_suppresses_and_nothing_makes_it_a_success() -> None:
    table = (
        named("ge-1 0505 marked-s, su-gun 0506", terrain="0507 village").dice(10).do("fall-back su-gun 0507")
    )
    table.finds("su-gun 0506").marked("su-gun suppressed")
    brave = named("su-1 0505 marked-s, ge-mot1 0506", at="soviet-combat", terrain="0507 woods").dice(10)
    assert brave.forecast("fall-back ge-mot1 0507").headline == {"headline.goes": Fraction(9, 10)}
    brave.do("fall-back ge-mot1 0507").marked("ge-mot1 suppressed").finds("ge-mot1 0506")  # 10 - 2 is its 8


@rule("12/retreat/recon")
def test_motorcycles_and_armoured_cars_go_two_hexes_without_a_die() -> None:
    for name in ("su-mc", "su-ac"):
        table = named(f"ge-1 0505 marked-s, {name} 0506").do(f"fall-back {name} 0507")
        assert not table.events("withdrawal.rolled")
        table = until(table, "withdrawal.onward").refused("stay", "12/retreat/recon")
        table.refused(f"fall-back {name} 0606", "12/retreat/recon").do(f"fall-back {name} 0508")
        table.finds(f"{name} 0508")
    blocked = named("ge-1 0505 marked-s, su-mc 0506, ge-2 0508, ge-3 0407, ge-4 0607")
    blocked.refused("fall-back su-mc 0507", "12/retreat/recon")


@rule("12/retreat/distance")
def test_others_go_one_hex_or_two_and_not_three() -> None:
    table = until(named(EVEN).dice(1).do("fall-back su-1 0507"), "withdrawal.onward").can("stay")
    back = table.game.explain(table.g, "soviet", table.game.parse("fall-back su-1 0506"))
    assert back is not None
    assert (back.rule, back.message) == ("12/retreat/distance", "why.withdrawal-back")
    table.do("fall-back su-1 0508").finds("su-1 0508").refused("fall-back su-1 0509")
    named(EVEN).refused("fall-back su-1 0508", "12/after/retreat-limits")


@rule("8/stack/columns", "7/formation/column-stacking")
def test_a_column_does_not_fall_back_through_a_column() -> None:
    road = {"roads": "0506 0507 0508 highway"}
    there = "ge-1 0505 marked-s, su-1 0506 column"
    table = until(named(there, **road).dice(1).do("fall-back su-1 0507"), "withdrawal.onward")
    table.do("fall-back su-1 0508").marked("su-1 column")
    met = named(f"{there}, su-2 0507 column", **road).refused("fall-back su-1 0507", "8/stack/columns")
    met.can("fall-back su-1 0406")  # off the road it deploys
    behind = named(f"{there}, su-2 0508 column", **road).dice(1).do("fall-back su-1 0507")
    until(behind, "withdrawal.onward").refused("fall-back su-1 0508", "8/stack/columns")
    named("ge-1 0505 marked-s, su-1 0506, su-2 0507 column", **road).can("fall-back su-1 0507")


@rule("12/retreat/armour-free")
def test_armour_needs_no_die_against_attackers_without_armour() -> None:
    table = named("ge-1 0505 marked-s, su-t34 su-mot 0506").do("fall-back su-t34 0507")
    until(table, "withdrawal.onward").finds("su-t34 0507")
    named("ge-1 0505 marked-s, su-t34 su-mot 0506").dice(9).do("fall-back su-mot 0507").finds(
        "su-mot 0506"
    ).can("fall-back su-t34 0507")
    tanks = named("ge-1 ge-tank 0505 marked-s, su-t34 0506").dice(9).do("fall-back su-t34 0507")
    tanks.finds("su-t34 0506")


@rule("12/retreat/cover-bonus")
def test_cover_in_the_first_hex_takes_two_off_the_die_of_who_has_no_armour() -> None:
    for terrain in ({"terrain": "0507 woods"}, {"terrain": "0507 village"}, {"forts": "0507 n ne nw"}):
        table = named(EVEN, **terrain).dice(8).do("fall-back su-1 0507")
        until(table, "withdrawal.onward").finds("su-1 0507")
    named(EVEN, terrain="0508 woods").dice(8).do("fall-back su-1 0507").finds("su-1 0506")
    tanks = named("ge-tank 0505 marked-s, su-t26 0506", terrain="0507 village").dice(8)
    tanks.do("fall-back su-t26 0507").finds("su-t26 0506")


@rule("12/retreat/cover-bonus", "15/demolition/fort")
@pytest.mark.parametrize(("ground", "goes"), [("clear", 6), ("woods", 8), ("village", 8), ("marsh", 6)])
def test_a_ruin_is_no_cover_but_woods_and_houses_around_it_are(ground: str, goes: int) -> None:
    ruin = named(EVEN, terrain=f"0507 {ground}", forts="0507 n ne nw", wrecked="0507")
    assert ruin.forecast("fall-back su-1 0507").chances["goes"] == Fraction(goes, 10)
    intact = named(EVEN, terrain=f"0507 {ground}", forts="0507 n ne nw")
    assert intact.forecast("fall-back su-1 0507").chances["goes"] == Fraction(8, 10)


@rule("12/retreat/not-if-shaken")
def test_shaken_units_may_not_fall_back() -> None:
    for state in ("suppressed", "disrupted"):
        table = named(f"ge-1 0505 marked-s, su-1 0506 {state}, su-2 0506")
        table.refused("fall-back su-1 0507", "12/retreat/not-if-shaken")
    rockets = named("ge-1 0505 marked-s, su-rocket 0506 suppressed, su-2 0506")
    rockets.refused("fall-back su-rocket 0507", "12/retreat/not-if-shaken")


@rule("18/t28/static")
def test_the_static_tanks_never_fall_back() -> None:
    table = named("ge-1 0505 marked-s, su-t28 0506 faces-n, su-2 0506")
    table.refused("fall-back su-t28 0507", "18/t28/static")


@rule("12/retreat/no-zoc-fire")
def test_assaulters_may_fire_at_who_falls_back_and_stop_it() -> None:
    table = (
        named(EVEN).dice(3).do("fall-back su-1 0507").asks("fire.ask-zoc", "german").dice(10, 7).do("fire")
    )
    table.finds("su-1 0506").marked("su-1 suppressed").asks("fire.ask-join", "soviet")
    named(EVEN).dice(3).do("fall-back su-1 0507", "pass").finds("su-1 0507").asks("withdrawal.onward")


@rule("12/retreat/no-zoc-fire")
def test_nobody_fires_at_who_leaves_a_town() -> None:
    table = named(EVEN, terrain="0506 town").dice(3).do("fall-back su-1 0507")
    table.asks("withdrawal.onward", "soviet")


@rule("12/rockets/escape")
def test_rockets_fall_back_without_a_die_and_without_fire_of_the_assaulters() -> None:
    table = named("ge-1 0505 marked-s, su-rocket 0506").do("fall-back su-rocket 0507")
    table.finds("su-rocket 0507").asks("withdrawal.onward")
    third = named("ge-1 0505 marked-s, ge-2 0605, su-rocket 0506").do("fall-back su-rocket 0507")
    third.asks("fire.ask-zoc", "german").refused("without ge-1")


def left(units: str, *hexes: str, assaulted: str = "", **facts: Any) -> Table:
    """su-1 has left 0506 by these hexes unharmed; someone may have been assaulted before."""
    table = named(units, **facts)
    if assaulted:
        table.g.assaulted[table.unit(assaulted)] = 1
    table.dice(3).do(f"fall-back su-1 {hexes[0]}")
    table = until(table, "withdrawal.onward").do(f"fall-back su-1 {hexes[1]}" if hexes[1:] else "stay")
    return until(table, "follow.choose")


@rule("12/retreat/follow")
def test_a_marker_turns_one_side_and_points_at_who_was_not_assaulted() -> None:
    table = left(f"{EVEN}, su-2 0606, su-3 0605, ge-4 0504", "0507")
    table.refused("pivot ge-1 0606", "12/retreat/follow").do("follow ge-1")
    table.offers("pivot", "ge-1 0606").refused("pivot ge-1 0605", "12/retreat/follow")
    table.do("pivot ge-1 0606").refused("pivot ge-1 0507", "12/retreat/follow").do("halt")
    table.asks("combat.resolve").offers("resolve", "0606")


@rule("12/retreat/follow")
def test_who_was_assaulted_already_is_no_new_target_unless_fresh_units_are_with_it() -> None:
    units = "ge-1 ge-4 0505 marked-s, su-1 0506, su-2 0606"
    table = left(units, "0507", "0508", assaulted="su-2")
    table.do("follow ge-1").refused("pivot ge-1 0606", "12/retreat/follow")
    fresh = left(f"{units}, su-3 0606", "0507", "0508", assaulted="su-2")
    fresh.do("follow ge-1").can("pivot ge-1 0606")


@rule("12/retreat/chased")
def test_one_hex_is_followed_and_two_are_not() -> None:
    near = left(EVEN, "0507").do("follow ge-1", "halt")
    near.asks("combat.resolve").offers("resolve", "0507").marked("ge-1 marked-s")
    far = left("ge-1 ge-4 0505 marked-s, su-1 0506", "0507", "0508").do("follow ge-1").offers_no("pivot")
    far.do("halt").unmarked("ge-1 marker")


@rule("12/retreat/follow", "8/stack/limit")
def test_who_follows_keeps_to_the_room_there_is_and_may_stand_down() -> None:
    units = "ge-1 ge-2 0505 marked-s, ge-3 0605 marked-sw, su-1 0506"
    table = left(units, "0507").do("follow ge-1", "follow ge-2").refused("follow ge-3", "8/stack/limit")
    table.do("stand-down ge-1", "halt").unmarked("ge-1 marker").unmarked("ge-3 marker").marked("ge-2 marker")


@rule("12/seq/3c-abandon", "12/retreat/attacker-back")
def test_after_the_first_defensive_fire_an_assaulter_may_give_up_and_step_back() -> None:
    table = until(named(EVEN), "stepback.decide").decides("german").do("give-up ge-1").unmarked("ge-1 marker")
    table.can("step-back ge-1 0504").do("step-back ge-1 0504").finds("ge-1 0504")
    stays = until(named(EVEN), "stepback.decide").do("give-up ge-1", "go-on").finds("ge-1 0505")
    stays.unmarked("ge-1 marker")


@rule("12/retreat/attacker-back", "12/morale/lose-marker", "12/assault/lost-marker")
def test_who_lost_its_marker_to_the_first_or_second_fire_may_step_back_but_not_give_up_later() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-1 0506"
    first = (
        named(units).do("pass").dice(10, 8, 1, 1).do("join su-1", "fire").asks("stepback.decide", "german")
    )
    shaken = [name for name in ("ge-1", "ge-2") if first.is_marked(name, "suppressed")]
    assert len(shaken) == 1
    first.unmarked(f"{shaken[0]} marker").can(f"step-back {shaken[0]} 0504", "go-on")
    second = until(named(units), "stepback.decide").do("go-on")
    second = second.do("hold").asks("fire.ask-join", "soviet").dice(10, 7, 1, 1).do("join su-1", "fire")
    second.asks("stepback.decide", "german").offers_no("give-up")
    wavering = next(name for name in ("ge-1", "ge-2") if not second.is_marked(name, "marker"))
    second.refused("give-up ge-1", "12/retreat/attacker-back").do(f"step-back {wavering} 0504")
    second.finds(f"{wavering} 0504")


@rule("12/retreat/no-zoc-fire")
def test_who_steps_back_is_safe_from_those_it_assaulted_but_not_from_others() -> None:
    table = until(named(EVEN), "stepback.decide").do("give-up ge-1", "step-back ge-1 0504").finds("ge-1 0504")
    third = until(named(f"{EVEN}, su-2 0605"), "stepback.decide").do("give-up ge-1", "step-back ge-1 0504")
    third.asks("fire.ask-zoc", "soviet").refused("without su-1").dice(10, 8).do("fire")
    third.finds("ge-1 0505").marked("ge-1 suppressed")  # 10/zoc/stopped
    assert table.strength("ge-1") == 6


@rule("10/zoc/stopped", "12/retreat/attacker-back")
def test_who_is_disrupted_once_more_on_stepping_back_stays() -> None:
    table = named(f"{EVEN}, su-2 0605").do("pass").dice(10, 10).do("join su-1", "fire")
    table.marked("ge-1 disrupted").do("step-back ge-1 0504").asks("fire.ask-zoc", "soviet")
    table.dice(10, 7).do("fire").finds("ge-1 0505 disrupted")


@rule("12/state/disrupted")
def test_a_disrupted_unit_does_not_step_back_into_a_zone() -> None:
    table = named(f"{EVEN}, su-2 0304").do("pass").dice(10, 10).do("join su-1", "fire")
    table.marked("ge-1 disrupted").refused("step-back ge-1 0404", "12/state/disrupted").can(
        "step-back ge-1 0504"
    )


@rule("12/seq/3f-mot-retreat", "4/desc/mot-retreat")
def test_before_the_assault_motorised_defenders_may_leave() -> None:
    units = "ge-1 0505 marked-s, su-1 su-gun su-t26 0506"
    table = named(units).do("pass")
    while table.prompt != "withdrawal.offer":
        table.do(next(line for line in ("pass", "go-on", "hold") if line in table.options()))
    table.refused("fall-back su-1 0507", "12/seq/3f-mot-retreat").can(
        "fall-back su-gun 0507", "fall-back su-t26 0507"
    )
    shaken = named("ge-1 0505 marked-s, su-t26 0506 disrupted, su-gun 0506").do("pass")
    while shaken.prompt != "withdrawal.offer":
        shaken.do(next(line for line in ("pass", "go-on", "hold") if line in shaken.options()))
    shaken.refused("fall-back su-t26 0507", "12/retreat/not-if-shaken").can("fall-back su-gun 0507")
    assert until(named(EVEN), "assault.roll").g.pending  # who is on foot is not asked again


@rule("12/seq/3f-mot-retreat")
def test_if_the_last_leaves_the_assaulters_follow() -> None:
    table = named("ge-1 0505 marked-s, su-gun 0506").do("pass")
    while table.prompt != "withdrawal.offer":
        table.do(next(line for line in ("pass", "go-on", "hold") if line in table.options()))
    table = until(table.dice(2).do("fall-back su-gun 0507"), "withdrawal.onward").do("stay")
    until(table, "follow.choose").can("follow ge-1")


@rule("12/retreat/distance", "8/stack/limit")
def test_nobody_falls_back_into_a_full_hex_from_which_there_is_no_way_on() -> None:
    around = ("0405", "0605", "0406", "0606", "0407", "0607", "0408", "0608")
    marsh = ", ".join(f"{there} marsh" for there in around)
    units = "ge-1 0505 marked-s, su-t34 0506, su-1 su-2 0507"
    named(units, terrain=marsh).can("fall-back su-t34 0507")
    shut = named(units, terrain=f"{marsh}, 0508 marsh", options={"inverted-counters": True})
    shut.refused("fall-back su-t34 0507", "8/stack/limit")
