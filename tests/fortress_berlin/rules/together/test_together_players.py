"""Several players of a side (17.2, 17.3), where other chapters leave them a choice."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import BOMBARDMENT, STEINER
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from tests.fortress_berlin.fighting import reckoned, result
from tests.fortress_berlin.fires import bombard
from tests.fortress_berlin.table import Table
from tests.rules import rule

K, K_HQ = "6-guards-tank-corps-51", "3-guards-tank-army-hq"
"""A tank brigade and a headquarters of Koniev's."""


def three(units: str, at: str = "soviet-combat", **facts: Any) -> Table:
    return Table(units, at, options="three-players", **facts)


def four(units: str, at: str = "german-combat", **facts: Any) -> Table:
    return Table(units, at, options="four-players", roles=(0, 1), **facts)


def asked(table: Table, prompt: str, seat: str) -> Table:
    """This is asked, of this seat."""
    assert (table.prompt, table.game.seat_of(table.g, table.side)) == (prompt, seat)
    return table


@rule("8.9b", "17.2c")
def test_who_stands_beside_a_hex_that_the_other_marshal_has_emptied_may_take_it() -> None:
    """The text has friendly units advance; it bars the marshals from stacking and from joint fights alone."""
    units = f"su-hq 2520, su-1 2524, {K} 2526, ge-1 2525"
    table = bombard(three(units), "2525", "su-hq", dice=(6, 6)).do("pass")
    asked(table, "advance.choose", "zhukov")
    table.offers("advance", "su-1 2525").do("decline")
    asked(table, "advance.choose", "koniev").offers("advance", f"{K} 2525").do(f"advance {K} 2525")
    table.finds(f"{K} 2525")
    first = bombard(three(units), "2525", "su-hq", dice=(6, 6)).do("pass", "advance su-1 2525")
    assert first.prompt != "advance.choose", "no room for a rival"


@rule("8.9b", "17.3.1c")
def test_a_comrade_may_enter_the_hex_that_guns_have_emptied() -> None:
    table = four("lah-1 2524, ge-1 2526, ge-gun ge-gun2 2520, su-1 2525").do("done")
    asked(bombard(table, "2525", "ge-gun", "ge-gun2", dice=(6, 6)), "advance.choose", "german-2")
    table.offers("advance", "ge-1 2525").do("advance ge-1 2525")
    asked(table, "advance.choose", "german-1").do("advance lah-1 2525").finds("ge-1 lah-1 2525")


@rule("17.2d", "8.6/R", "12.0.1/kills")
@pytest.mark.parametrize(("code", "points"), [("R", 0), ("E", 1)])
def test_a_rival_s_shells_drive_off_or_kill_and_nobody_gains_the_hex(code: str, points: int) -> None:
    table = three(f"su-hq 2520, su-1 2526, {K} 2525, ge-1 2625 n")
    table.g.hand = 0
    table.play(Aftermath(BOMBARDMENT, table.cell("2525"), (table.unit(K),), code, ()))
    if code == "R":
        asked(table, "retreat.choose", "koniev").do(f"retreat {K} 2426", "halt")
    assert (table.over, table.g.german_points) == (True, points)


@rule("17.3.1a", "8.6/number", "3.1.5")
def test_of_a_stack_that_two_share_the_player_of_the_top_chooses_the_loss() -> None:
    units = "ge-1 lah-1 2525, su-1 su-2 2526"
    table = Table(units, "soviet-combat", options="four-players", roles=(0, 1))
    asked(result(table, "1", "su-1 su-2"), "result.lose", "german-1").offers("lose", "ge-1", "lah-1")


@rule("17.3.1c", "8.6/EX")
def test_who_leads_an_assault_says_whom_an_exchange_costs_and_a_comrade_where_his_men_look() -> None:
    table = four("ge-1 ge-2 2526, lah-1 2524, su-gun 2525", hand=0)
    asked(result(table, "EX", "ge-1 ge-2 lah-1"), "result.exchange", "german-1").offers(
        "lose", "ge-1", "ge-2"
    )
    starred = four("ge-1 ge-2 2526, lah-1 2524, su-1 2525", hand=0)
    result(starred, "*", "ge-1 lah-1").do("suffer 2526")
    asked(starred, "result.turn", "german-2")


@rule("17.3.1b", "17.3.1d", "11.1.2a")
def test_who_became_hitler_this_morning_falls_with_him() -> None:
    facts: dict[str, Any] = {"works": "2525 strongpoint", "taken": "2525", "leaders": "hitler"}
    table = four("ge-1 2020, su-1 2030", "turn", turn=5, **facts)
    asked(table, "roles.decide", "german-1").do("reassign 2-1").until_asked("hitler.option")
    asked(table, "hitler.option", "german-2").dice(6).do("suicide hitler")
    assert (table.g.fallen, table.score) == ((1,), (2, 1))


@rule("17.2f", "16.4b", "12.0/3")
@pytest.mark.parametrize(
    ("called", "winners"), [(STEINER, ("zhukov", "koniev")), (0, ("german",))], ids=["steiner", "nobody"]
)
def test_a_variant_that_a_marshal_called_costs_the_germans_their_automatic_victory(
    called: int, winners: tuple[str, ...]
) -> None:
    table = three("ge-1 2020, su-1 2030", "end", turn=15, points="german 20, soviet 30", called=called)
    table.won(
        *winners, rule="16.4b" if called else "12.0/3", scores={"german": 25, "zhukov": 30, "koniev": 30}
    )


@rule("17.2c", "3.5.2b", "8.4.2/step-1")
def test_support_that_koniev_gives_does_not_reach_zhukov_s_men() -> None:
    units = f"ge-1 2525, ge-2 2425, {K} 2526, {K_HQ} 2528, su-1 2424, su-hq 2422"
    table = three(units, "german-combat").until_asked("assault.announce")
    table.do("assault 2526", "join ge-1", "announce", "assault 2424", "join ge-2", "announce", "done")
    asked(table, "assault.support-window", "zhukov").do("support su-hq 2424")
    asked(table, "assault.support-window", "koniev").refused(f"support {K_HQ} 2424", "17.2c").do("pass")
    assert [reckoned(table, cell).defence for cell in ("2424", "2526")] == [10 + 2, 5]


@rule("17.2d", "11.4c", "8.2a")
def test_aircraft_may_be_flown_against_a_rival_beside_germans_but_not_beside_a_garrison_alone() -> None:
    units = f"su-1 2526, {K} 2525"
    assert "2525" in three(f"{units}, ge-1 2625", air=1).options("target")
    alone = three(units, air=1, works="2625 strongpoint")
    alone.refused("target 2525", "8.2a").can("target 2625")


@rule("17.2b", "5.0a", "8.9b")
def test_who_tries_what_is_for_the_other_marshal_hears_so() -> None:
    table = three(f"9-tank-corps-23 {K} coming due-4, ge-1 2020", "soviet-movement", turn=4)
    asked(table, "march.phase", "zhukov").can("enter 9-tank-corps-23 3701").refused(
        f"enter {K} 3234", "17.2b"
    )
    table.do("done").can(f"enter {K} 3234").refused("enter 9-tank-corps-23 3701", "17.2b")
    shelled = bombard(three(f"su-hq 2520, su-1 2524, {K} 2526, ge-1 2525"), "2525", "su-hq", dice=(6, 6))
    asked(shelled.do("pass"), "advance.choose", "zhukov").refused(f"advance {K} 2525", "17.2b")
    shelled.refused("advance su-2 2525", "8.9a")


@rule("17.2b", "17.3.1a", "8.4.2/step-1")
def test_nobody_recalls_or_resolves_an_assault_that_another_player_leads() -> None:
    table = three(f"su-1 2524, {K} 2626, ge-1 2525, ge-2 2627").until_asked("assault.announce")
    table.do("assault 2525", "join su-1", "announce", "done")
    asked(table, "assault.announce", "koniev").refused("recall 2525", "17.2b").refused(
        "recall 2020", "8.4.2/step-1"
    )
    table.do("assault 2627", f"join {K}", "announce", "done").until_asked("assault.resolve")
    asked(table, "assault.resolve", "zhukov").offers("resolve", "2525").refused("resolve 2627", "17.2b")
    table.refused("resolve 2020", "8.4.2/step-1")
    germans = four("lah-1 2524, ge-1 2526, su-1 2525").until_asked("assault.announce")
    germans.do("assault 2525", "join lah-1", "announce", "done")
    asked(germans, "assault.announce", "german-2").refused("recall 2525", "17.3.1a")


@rule("17.2f", "17.3.1a", "11.4b")
def test_who_has_no_aircraft_hears_whether_there_are_any() -> None:
    units = f"su-1 2524, {K} 2526, {K_HQ} 2530, ge-1 2525"
    table = three(units, air=1).do("done")
    asked(table, "fire.ask-target", "koniev").do("target 2525").refused("air", "17.2f")
    three(units).do("done", "target 2525").refused("air", "11.4b")
    germans = four("nordland-artillery 2524, ge-1 2526, su-1 2525", air=1)
    asked(germans, "fire.ask-target", "german-1").do("target 2525").refused("air", "17.3.1a")


@rule("17.3.1c", "8.4.2/step-1")
def test_a_joint_assault_is_resolved_by_who_announced_it_first() -> None:
    units = "lah-1 2524, ge-1 2526, ge-2 2726, su-1 2525, su-4 2727"
    table = four(units).until_asked("assault.announce")
    table.do("assault 2525", "join lah-1", "announce", "done")
    table.do("assault 2525", "join ge-1", "announce", "assault 2727", "join ge-2", "announce", "done")
    asked(table, "assault.resolve", "german-1").offers("resolve", "2525").dice(2, 3).do("resolve 2525")
    table.until_asked("assault.resolve")
    asked(table, "assault.resolve", "german-2").offers("resolve", "2727")


@rule("13.0a", "17.3.1a")
def test_hitler_s_player_sets_up_what_others_will_lead() -> None:
    table = asked(Table.opening("four-players"), "setup.choose", "german-1").do("pick berlin-antitank-1")
    asked(table, "setup.place", "german-1").can("back")
