"""8.3.5 Defensive direct fire: before an assault is resolved, at vehicles among the attackers."""

from typing import Any

from grognard.games.fortress_berlin.rules.combat.defensive import DefensiveFire
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from tests.fortress_berlin.fires import told
from tests.fortress_berlin.table import Table
from tests.rules import rule


def under_assault(units: str, attackers: str, camp: int = GERMAN, **facts: Any) -> Table:
    """The window of the defender of 2526."""
    table = Table(units, "soviet-combat" if camp == GERMAN else "german-combat", **facts)
    for name in attackers.split():
        table.g.target[table.unit(name)] = table.cell("2526") + 1
    table.g.show(range(len(table.g.cell)))
    return table.play(DefensiveFire(camp, table.cell("2526")))


@rule("8.3.5a", "3.5.2a", "4.1.4b")
def test_who_is_assaulted_may_fire_at_vehicles_among_the_attackers_without_command() -> None:
    units = "su-tank su-1 2525, su-tank2 2527, ge-at ge-tank 2526"
    table = under_assault(units, "su-tank su-1").asks("fire.ask-defensive", "german")
    table.offers("at", "su-tank").refused("at su-tank2", "8.3.5a").refused("at su-1", "8.3b").can("pass")
    table.do("at su-tank").offers("join", "ge-at", "ge-tank").refused("fire", "8.3.3b")
    table.dice(1, 1).do("join ge-at", "join ge-tank", "fire")
    assert told(table, "attack", "defence", "kind") == (12, 5, 2)
    table.marked("ge-at fought, ge-tank fought")


@rule("8.3.5a", "3.5.4b")
def test_defensive_fire_takes_up_no_direct_command() -> None:
    table = under_assault("su-tank 2525, ge-at 2526, berlin-hq 2020", "su-tank")
    table.do("at su-tank", "join ge-at").dice(1, 1).do("fire").marked("ge-at fought")
    table.logs_no("command.direct")
    assert table.g.directed[table.unit("berlin-hq")] == 0


@rule("8.3.5a")
def test_there_is_no_window_without_guns_or_without_vehicles() -> None:
    assert under_assault("su-tank 2525, ge-1 2526", "su-tank").over
    assert under_assault("su-1 2525, ge-at 2526", "su-1").over
    assert under_assault("su-tank 2525, ge-at 2527, ge-1 2526", "su-tank").over  # only those in the hex fire
    assert under_assault("su-tank 2525, ge-at 2526 red", "su-tank").over
    assert under_assault("ge-tank 2525, su-tank 2526", "ge-tank", SOVIET).asks("fire.ask-defensive", "soviet")


@rule("8.3.5a", "8.1.6")
def test_facing_binds_who_is_in_manoeuvre_mode() -> None:
    assert under_assault("su-tank 2525, ge-tank 2526 s", "su-tank").over
    under_assault("su-tank 2525, ge-tank 2526 n", "su-tank").can("at su-tank")
    table = under_assault("su-tank 2525, ge-at 2526, ge-tank 2526 s", "su-tank").do("at su-tank")
    table.offers("join", "ge-at").refused("join ge-tank", "8.1.6")


@rule("8.3.5a", "8.1.6", "8.8b")
def test_why_an_attacker_can_not_be_fired_at() -> None:
    """The reason of all guns if they share one; infantry has none to share."""
    units = "su-tank 2525, su-tank2 2527, ge-tank ge-1 2526 n"
    table = under_assault(units, "su-tank su-tank2").offers("at", "su-tank").refused("at su-tank2", "8.1.6")
    table.refused("at ge-tank", "8.3.5a")
    mixed = under_assault(f"{units}, ge-at 2526 red n", "su-tank su-tank2").offers("at", "su-tank")
    mixed.refused("at su-tank2", "8.3.5a")


@rule("8.3.5a", "8.3.3a")
def test_each_fires_once_and_they_may_fire_one_after_the_other() -> None:
    table = under_assault("su-tank 2525, su-tank2 2527, ge-at ge-at2 2526", "su-tank su-tank2")
    table.dice(1, 1).do("at su-tank").refused("at su-tank2", "8.3.3a").do("join ge-at", "fire")
    table.offers("at", "su-tank", "su-tank2").do("at su-tank2").offers("join", "ge-at2").refused(
        "join ge-at", "8.3.3a"
    )
    table.dice(1, 1).do("join ge-at2", "fire")
    assert table.over


@rule("8.3.5a", "8.4.2/step-2")
def test_who_was_disrupted_takes_no_part_any_more_and_is_no_target() -> None:
    table = under_assault("su-tank 2525, su-tank2 2527, ge-at ge-at2 2526", "su-tank su-tank2")
    table.dice(5, 6).do("at su-tank", "join ge-at", "fire")
    assert told(table, "column", "result") == ("B", "EX")
    table = under_assault("su-tank 2525, su-tank2 2527, ge-at ge-at2 2526", "su-tank su-tank2")
    table.dice(5, 5).do("at su-tank", "join ge-at", "fire").marked("su-tank red")
    if table.prompt == "result.turn":
        table.do("face N")
    table.offers("at", "su-tank2").refused("at su-tank", "8.3.5a")


@rule("8.3.5a", "8.4.2/step-2", "8.7")
def test_who_was_driven_to_the_next_hex_is_no_target_though_still_beside_it() -> None:
    """A friend holds that hex, so the zone of the guns does not bar it."""
    table = under_assault("su-tank 2525, su-1 2426, ge-at ge-at2 2526, su-tank2 2527", "su-tank su-tank2")
    table.dice(4, 5).do("at su-tank", "join ge-at", "fire", "retreat su-tank 2426", "halt")
    table.offers("at", "su-tank2").refused("at su-tank", "8.3.5a")


@rule("8.3.5a", "9.0.1", "8.6/asterisk-ranged")
def test_the_ground_of_the_attackers_protects_them_and_may_fall_into_ruins() -> None:
    units = "su-tank 2525, ge-at ge-at2 ge-tank 2526"
    table = under_assault(units, "su-tank", terrain="2525 built-up").dice(1, 1)
    table.do("at su-tank", "join ge-at", "join ge-at2", "join ge-tank", "fire")
    assert told(table, "attack", "defence", "modifier", "column") == (18, 6, -1, "F")
    assert table.g.is_ruined(table.cell("2525"))
    table.finds("su-tank 2525").unmarked("su-tank disrupted")


@rule("8.3.5a")
def test_a_target_may_be_given_up_and_a_window_passed() -> None:
    table = under_assault("su-tank 2525, ge-at 2526", "su-tank").refused("cancel", "8.3.5a")
    table.refused("join ge-at", "8.3.3a").do("at su-tank", "cancel").can("at su-tank").do("pass")
    assert table.over
    table.unmarked("ge-at fought")


@rule("3.6a", "8.3.5a")
def test_stacks_lie_open_until_the_assault_is_over() -> None:
    table = under_assault("su-tank 2525, su-1 2525, ge-at ge-at2 2526, ge-1 2526", "su-tank su-1")
    table.dice(1, 1).do("at su-tank", "join ge-at", "fire").can("at su-tank")
    assert table.sees("german", "su-tank")
    assert table.sees("soviet", "ge-at")


@rule("8.3.5a")
def test_forecast_of_a_defensive_fire() -> None:
    table = under_assault("su-tank 2525, ge-at 2526", "su-tank").do("at su-tank")
    table.forecasts("join ge-at", attack=6, defence=5, column="B")


def test_who_lets_the_assault_come_sees_its_chances() -> None:
    table = under_assault("su-tank 2525, su-1 2525, ge-at 2526", "su-tank su-1")
    coming = table.forecast("pass")
    assert {line.message for line in coming.lines} >= {"assault.fs", "assault.pf"}
    table.do("at su-tank", "join ge-at")
    assert table.forecast("pass") == coming
    assert {line.message for line in table.forecast("fire").lines} >= {"fire.gun", "fire.pf"}
