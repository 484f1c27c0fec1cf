"""18 Withdrawals and transformations."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules.supports.pools import pass_on
from tests.rules import rule
from tests.victory_roads.supports import Table as SupportsTable
from tests.victory_roads.table import Table, real_game

BERLIN, STETTIN = "1133", "1529"
INFANTRY, ARMOUR = 8, 14
"""Turns in which two infantry divisions of 3 must go, or an armoured one of 6."""


def axis(units: str, turn: int, **facts: Any) -> Table:
    """The Axis phase of arrivals in the campaign."""
    return Table(units, "axis-arrivals", game=real_game(), turn=turn, **facts)


def is_asked(table: Table) -> bool:
    return bool(table.g.pending) and table.prompt == "ask.transfer"


@rule("18.1.1a", "18.1.1b")
def test_a_division_of_the_arm_and_the_attack_must_go() -> None:
    units = f"de-pz-19 {BERLIN}, de-pzgr-hg2 {STETTIN}, de-id-14 {BERLIN}, de-hq-9 {BERLIN}"
    table = axis(units, ARMOUR).asks("ask.transfer", "axis").offers("transfer", "de-pz-19", "de-pzgr-hg2")
    assert "done" not in table.options()
    table.refused("transfer de-id-14", "18.1.1a").do("transfer de-pz-19").finds("de-pz-19 removed")
    assert not is_asked(table)


@rule("18.1.1b")
@pytest.mark.parametrize(
    ("unit", "rule_id"),
    [("de-marine-1", "18.1.1b"), ("hu-id-7", "18.1.1b"), ("de-vgd-541", "18.1.1b"), ("ss-id-14", "")],
)
def test_whose_divisions_go_and_with_what_attack(unit: str, rule_id: str) -> None:
    table = axis(f"{unit} {BERLIN}, de-id-14 {STETTIN}", INFANTRY)
    if rule_id:
        table.refused(f"transfer {unit}", rule_id)
    else:
        table.can(f"transfer {unit}")


@rule("18.1.2a")
def test_a_reduced_division_may_go_but_no_unsupplied_one() -> None:
    units = f"de-id-14 {BERLIN} reduced, de-id-170 {STETTIN} cut, de-id-182 {STETTIN}"
    table = axis(units, INFANTRY).refused("transfer de-id-170", "18.1.2a")
    table.do("transfer de-id-14").finds("de-id-14 removed, de-id-170 1529")


@rule("18.1.2a")
def test_supply_is_judged_as_things_stand() -> None:
    units = f"de-id-14 3030, de-id-170 {STETTIN}, de-id-182 {BERLIN}"
    axis(units, INFANTRY).refused("transfer de-id-14", "18.1.2a").can("transfer de-id-170")


@rule("18.1.1a")
def test_the_soviets_withdraw_nobody() -> None:
    units = f"de-id-14 {BERLIN}, de-id-170 {STETTIN}, su-hq-4u eliminated"
    Table(units, "soviet-arrivals", game=real_game(), turn=INFANTRY).asks("ask.replace-soviet")


@rule("18.1.2b", "18.1.1a")
def test_who_has_not_enough_loses_his_points_for_good() -> None:
    units = f"de-id-14 {BERLIN}, de-id-170 eliminated, de-hq-9 {BERLIN}, hu-hq-1 2855, hu-id-7 eliminated"
    table = axis(units, INFANTRY, objectives=6, mood=9)
    table.do("transfer de-id-14").finds("de-id-14 removed, de-id-170 eliminated")  # all the same
    assert table.g.spent_out
    assert not table.g.pending or table.prompt != "ask.replace-axis"
    enough = axis(f"{units}, de-id-182 {STETTIN}", INFANTRY, mood=9)
    enough.do("transfer de-id-14", "transfer de-id-182").has(spent_out=False).can("rebuild de-id-170")


@rule("18.1.2b", "6.7.6")
def test_two_divisions_under_an_order_to_hold_are_not_enough_for_two() -> None:
    units = f"de-id-14 de-id-170 de-garrison-1 {STETTIN}, de-hq-9 {BERLIN}, de-id-182 eliminated"
    alone = axis(units, INFANTRY, ordered=STETTIN).do("transfer de-id-14", "transfer de-id-170")
    alone.has(spent_out=False).can("rebuild de-id-182")
    watched = axis(f"{units}, su-rc-1 1629", INFANTRY, ordered=STETTIN).do("transfer de-id-14")
    watched.finds(f"de-id-170 {STETTIN}").has(spent_out=True)


@rule("18.1.1a", "6.7.6")
def test_the_last_division_under_an_order_to_hold_beside_soviets_does_not_go() -> None:
    units = f"de-id-14 {STETTIN}, de-id-170 {BERLIN}, su-rc-1 1629"
    axis(units, INFANTRY, ordered=STETTIN).refused("transfer de-id-14", "6.7.6").can("transfer de-id-170")


@rule("18.1.1a")
def test_nobody_goes_in_other_turns_or_before_chapter_18() -> None:
    assert not is_asked(axis(f"de-id-14 {BERLIN}", 10))
    south = Table(
        "de-id-14 4055, de-hq-9 4055", "axis-arrivals", game=real_game(), scenario="bessarabia", turn=INFANTRY
    )
    assert not is_asked(south)
    assert not south.g.spent_out


# ---- 18.2 Transformations


@rule("18.2.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"de-ka-a {BERLIN}", f"de-ka-a removed, de-id-161 {BERLIN} full"),
        (f"de-ka-a {BERLIN} reduced", f"de-id-161 {BERLIN} reduced"),
        (f"de-ka-a {BERLIN} cut", f"de-id-161 {BERLIN} cut"),
        ("de-ka-a eliminated", "de-ka-a removed, de-id-161 eliminated"),
    ],
)
def test_the_new_counter_takes_the_place_of_the_old_one(before: str, after: str) -> None:
    table = axis(f"{before}, de-id-161 coming, de-id-14 eliminated, de-hq-9 {STETTIN}", 4, mood=9)
    table.can("rebuild de-id-14").finds(after)
    assert table.game.problems(table.g) == []


@rule("18.2.1", "5.4.4a")
def test_a_leader_stays_with_the_new_counter() -> None:
    units = f"de-ka-a {BERLIN}, de-id-161 coming, de-id-14 eliminated, de-hq-9 {STETTIN}"
    facts: dict[str, Any] = {"game": real_game(), "turn": 4, "mood": 9, "joined": "de-model-1 de-ka-a"}
    table = SupportsTable(units, "axis-arrivals", **facts).finds("de-model-1 on-map")
    assert table.g.carried(table.unit("de-id-161")) == [table.unit("de-model-1")]


@rule("18.2.1", "5.4.4a")
def test_engineers_of_others_stay_with_them() -> None:
    g = Table("ge-1 ge-2 1105, ge-3 coming").g
    old, other, new = (g.world.number[name] for name in ("ge-1", "ge-2", "ge-3"))
    g.bridging = g.carriers = (old, other)
    pass_on(g, old, new)
    assert g.bridging == g.carriers == (new, other)


@rule("18.2.1")
def test_each_side_replaces_its_own_in_its_own_phase() -> None:
    units = "su-tc-16 6621 reduced, su-gtc-12 coming, su-hq-4u eliminated"
    table = Table(units, "soviet-arrivals", game=real_game(), turn=12)
    table.finds("su-gtc-12 6621 reduced, su-tc-16 removed")
    boxed = units.replace("6621 reduced", "stavka")
    Table(boxed, "soviet-arrivals", game=real_game(), turn=12).finds("su-gtc-12 stavka full")
    Table(units, "soviet-arrivals", game=real_game(), turn=11).finds("su-tc-16 6621, su-gtc-12 coming")
