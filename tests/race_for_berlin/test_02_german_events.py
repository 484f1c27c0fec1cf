"""2.4.5 The events that a player uses in a German impulse: 3, 4 and 11."""

import pytest

from tests.race_for_berlin.table import EVERYWHERE, Table
from tests.rules import rule

# ---- 3 The Allies


@rule("2.4.5/event-3", "2.2.5")
def test_the_player_chooses_the_track() -> None:
    table = Table(EVERYWHERE | {"606": "Kyritz"}, "C.4", tokens="joukov allies").do("play allies")
    table.offers_only("track 1", "track 2", "track 3").dice(4).do("track 3")
    assert table.americans() == ["Kyritz"]
    table.finds("606 removed")


@rule("2.4.5/event-3-disposal", "2.4.4", "2.2.7b")
def test_token_3_is_dead_once_the_advance_is_stopped() -> None:
    table = Table(EVERYWHERE, "C.4", tokens="joukov allies", stopped=True).refused("play allies", "2.4.4")
    assert "allies" not in table.cup()
    table = Table({}, "D", tokens="joukov allies", stopped=True).do("discard")
    assert "allies" not in table.cup() | {table.token("koniev"), table.token("joukov")}


@rule("2.4.5/event-3-disposal")
def test_its_own_advance_counts() -> None:
    table = Table(EVERYWHERE | {"47-1": "Kyritz"}, "C.4", tokens="joukov allies")
    table.do("play allies", "track 3")
    assert table.g.stopped
    assert "allies" not in table.cup()


# ---- 4 Planned withdrawal


@rule("2.4.5/event-4", "7.2.2a")
def test_withdrawal_frees_the_own_germans_for_the_turn() -> None:
    table = Table("21-Pz 342 d7, 303 b7", "C.4", tokens="joukov withdrawal")
    table.do("play withdrawal", "march 21-Pz", "begin").dice(1).do("move 21-Pz").can("go d6")
    table.has(dictated=(1,)).do("go d6")  # the die ends the operations
    table.is_at("D").dice(1).do("move 303").offers("go", "Joachimsthal", "b8", "c7")  # Koniev's are bound
    table.do("stay", "move 342").can("go d6").do("stay").until("B.2", turn=3).has(withdrawing=[0, 0])


@rule("2.4.5/event-4-disposal", "2.4.4")
@pytest.mark.parametrize(("turn", "returns"), [(4, True), (6, True), (7, False)])
def test_token_4_leaves_after_turn_6(turn: int, returns: bool) -> None:
    table = Table(EVERYWHERE, "C.3", turn=turn)
    assert ("withdrawal" in table.cup()) is returns
    table = Table(EVERYWHERE, "C.3", turn=turn, tokens="koniev withdrawal")
    assert (table.options("play") == ["withdrawal"]) is returns


# ---- 11 Surprise counter-attack


@rule("2.4.5/event-11")
def test_attacking_germans_count_twice() -> None:
    units = {"8GA-1": "b9", "47-1": "a9", "Kurmark": "b8", "303": "a8"}
    table = Table(units, "C.3", tokens="koniev counter-attack", oos="303")
    table.do("play counter-attack", "fight Kurmark", "fight 303", "begin", "attack b9", "join Kurmark")
    assert table.strengths()[0] == 18
    table.dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    table.do("attack a9", "join 303")
    assert table.strengths()[0] == 4  # 5 halved is 2, doubled 4


@rule("2.4.5/event-11")
def test_not_in_a_roll_of_urban_progression() -> None:
    table = Table("8GA-1 303 Treptow", "C.3", tokens="koniev counter-attack")
    table.do("play counter-attack", "fight 303", "begin", "storm Treptow")
    assert table.strengths()[0] == 5


@rule("2.4.5/event-11")
def test_the_surprise_lasts_for_the_impulse_and_helps_no_soviets() -> None:
    table = Table("8GA-1 b9, 303 b8, 21-Pz c9", "C.3", tokens="koniev counter-attack")
    table.do("play counter-attack", "begin", "fight 21-Pz", "begin", "attack b9", "join 21-Pz")
    assert table.strengths()[0] == 7
