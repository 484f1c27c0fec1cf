"""Assaults at night that go on: no more hexes come under them than the night allows."""

from tests.borodino_41.rules.combat.assaults import combat, until
from tests.borodino_41.table import Table
from tests.rules import rule

AROUND = "ge-1 ge-4 0505 marked-s, su-1 0506, su-2 0606, su-3 0406"
AWAY = f"{AROUND}, ge-2 1005 marked-s, su-4 1006"
"""Two stacks with a marker each; if 0506 is left there are enemies on both sides of it."""


def split(units: str, at: str = "night-german-combat", first: str = "") -> Table:
    """A stack of two takes a hex that was left, and turns its markers to both sides."""
    table = combat(units, at)
    if first:
        surprise = (5,) if at.startswith("night") else ()
        table = until(table.dice(*surprise).do(f"resolve {first}"), "assault.roll").dice(4, 5).do("roll")
        table = until(table.do("retreat su-4 1007"), "assault.advance").do("halt")
        table = until(table, "combat.resolve")
    table = until(table.do("resolve 0506").dice(1).do("fall-back su-1 0507"), "withdrawal.onward")
    table = until(table.do("fall-back su-1 0508"), "follow.choose").do("follow ge-1", "follow ge-4")
    return table.do("pivot ge-1 0606", "pivot ge-4 0406")


@rule("12/surprise/night-limits-german", "12/retreat/follow")
def test_markers_turned_after_a_withdrawal_keep_to_the_hexes_of_the_night() -> None:
    table = split(AWAY).refused("halt", "12/surprise/night-limits-german")
    table.do("stand-down ge-4", "halt").offers("resolve", "0606", "1006")
    split(AWAY, "german-combat").do("halt").offers("resolve", "0406", "0606", "1006")
    split(AROUND).do("halt").offers("resolve", "0406", "0606")


@rule("12/surprise/night-limits-german")
def test_a_hex_that_was_assaulted_counts_for_the_night_and_one_that_was_left_does_not() -> None:
    table = split(AWAY, first="1006").refused("halt", "12/surprise/night-limits-german")
    table.do("stand-down ge-1", "halt").offers("resolve", "0406")
    split(AWAY, "german-combat", first="1006").do("halt").offers("resolve", "0406", "0606")


@rule("12/surprise/night-limits-soviet")
def test_the_soviets_have_three_hexes_for_it() -> None:
    units = "su-1 su-4 0505 marked-s, ge-1 0506, ge-2 0606, ge-3 0406, su-2 1005 marked-s, ge-4 1006"
    more = ", su-3 0805 marked-s, ge-5 0806"
    for others, rules in (("", []), (more, ["12/surprise/night-limits-soviet"])):
        table = combat(units + others, "night-soviet-combat").do("resolve 0506").dice(1)
        table = until(table.do("fall-back ge-1 0507"), "withdrawal.onward").do("fall-back ge-1 0508")
        table = until(table, "follow.choose").do("follow su-1", "follow su-4")
        table.do("pivot su-1 0606", "pivot su-4 0406")
        if rules:
            table.refused("halt", *rules).do("stand-down su-1")
        table.do("halt").asks("combat.resolve")
