"""2.4.5 Event 1: Heinrici's withdrawal before the die, and how the token changes hands."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from tests.race_for_berlin.table import Table
from tests.rules import rule

SEELOW = {"8GA-1": "b9", "8GA-2": "b9", "303": "b8", "20-pzgre": "b8"}


def attack_b8(units: dict[str, str], **facts: object) -> Table:
    table = Table(units, "C.1", **{"turn": 3, "heinrici_from": 1} | facts)  # type: ignore[arg-type]
    table.do("fight 8GA-1", "fight 8GA-2", "begin", "attack b8", "join 8GA-1", "join 8GA-2")
    return table


@rule("2.4.5/event-1", "2.4.5/event-1-when", "2.4.5/event-1-handover")
def test_heinrici_retreats_before_the_die() -> None:
    table = attack_b8(SEELOW).dice(6).do("roll")
    assert (table.side, table.options()) == ("koniev", ["play heinrici", "pass"])
    table.do("play heinrici").logs_no("combat.result").do("retreat 303 b7", "retreat 20-pzgre c8")
    table.unmarked("303 reduced, 20-pzgre reduced").refused("halt", "8.4.1").do("advance 8GA-1", "halt")
    table.finds("8GA-1 b8").marked("8GA-2 used").has(dictated=(6,))
    table.has(heinrici=JOUKOV, heinrici_from=4)


@rule("2.4.5/event-1")
def test_heinrici_may_be_kept() -> None:
    attack_b8(SEELOW).do("roll").dice(2).do("pass").logs("combat.result").has(heinrici=KONIEV)


@rule("2.4.5/event-1")
def test_the_zone_counts_as_attacked() -> None:
    table = Table(SEELOW | {"47-1": "a8"}, "C.1", heinrici_from=1)
    table.do("fight 8GA-1", "fight 8GA-2", "fight 47-1", "begin", "attack b8", "join 8GA-1", "join 8GA-2")
    table.do(
        "roll", "play heinrici", "retreat 303 b7", "retreat 20-pzgre b7", "advance 8GA-1", "advance 8GA-2"
    )
    table.offers_no("attack")


@rule("2.4.5/event-1")
def test_heinrici_needs_a_way_out_for_everyone() -> None:
    ring = {"47-1": "b7", "47-2": "a8", "69-1": "c8"}
    attack_b8(SEELOW | ring).dice(6).do("roll").logs("combat.result")


@rule("2.4.5/event-1")
def test_heinrici_needs_room_for_all_of_them_together() -> None:
    ring = {"47-2": "a8", "69-1": "c8", "47-1": "Joachimsthal", "69-2": "c7", "33-1": "b6"}
    room_for_one = {"9-Falsch": "b7", "606": "b7"}
    attack_b8(SEELOW | ring | room_for_one).dice(6).do("roll").logs("combat.result")
    attack_b8(SEELOW | ring | {"606": "b7"}).dice(6).do("roll").asks("ask.heinrici")


@rule("2.4.5/event-1", "2.4.5/event-1-when")
@pytest.mark.parametrize(
    ("holder", "defenders", "asked"),
    [
        (KONIEV, ("303", "21-Pz"), "koniev"),
        (JOUKOV, ("303", "21-Pz"), "joukov"),
        (KONIEV, ("21-Pz",), ""),
        (JOUKOV, ("303",), ""),
    ],
)
def test_the_holder_must_own_a_defender(holder: int, defenders: tuple[str, ...], asked: str) -> None:
    units = {"8GA-1": "b9", "8GA-2": "b9"} | dict.fromkeys(defenders, "b8")
    table = attack_b8(units, heinrici=holder).dice(2).do("roll")
    assert (table.prompt == "ask.heinrici") is bool(asked)
    assert not asked or table.side == asked


@rule("2.4.5/event-1-when", "2.4.5/event-8")
def test_heinrici_does_not_undo_the_collapse() -> None:
    table = attack_b8(SEELOW, tokens={"joukov": "conscripts"})
    table.do("collapse 303", "roll", "play heinrici", "retreat 303 b7", "retreat 20-pzgre b7")
    table.marked("303 reduced").unmarked("20-pzgre reduced")


@rule("2.4.5/event-1-when")
def test_heinrici_is_no_help_in_berlin_nor_in_attack() -> None:
    table = Table("8GA-1 303 Treptow", "C.1", heinrici_from=1, support=(1, 0))
    table.do("fight 8GA-1", "begin", "storm Treptow").dice(3).do("roll")
    assert table.prompt != "ask.heinrici"
    table = Table("8GA-1 b9, 303 b8", "C.3", heinrici_from=1)
    table.do("fight 303", "begin", "attack b9", "join 303").dice(1).do("roll")
    assert table.prompt != "ask.heinrici"


@rule("2.4.5/event-1-handover")
@pytest.mark.parametrize(("turn", "asked"), [(3, False), (4, True)])
def test_the_new_holder_waits_for_the_next_turn(turn: int, asked: bool) -> None:
    table = Table("3GTA-1 3GTA-2 e9, 21-Pz e8", "C.2", turn=turn, heinrici=JOUKOV, heinrici_from=4)
    table.do("fight 3GTA-1", "fight 3GTA-2", "begin", "attack e8", "join 3GTA-1", "join 3GTA-2")
    table.dice(2).do("roll")
    assert (table.prompt == "ask.heinrici") is asked
    if asked:
        table.do("play heinrici").has(heinrici=KONIEV, heinrici_from=5)
