"""8.4 Advance after combat, and the reserves that follow."""

from tests.race_for_berlin.table import Table
from tests.rules import rule


@rule("8.4.1", "4.2.2")
def test_one_attacker_must_advance_and_as_many_may_as_find_room() -> None:
    attackers = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "a8", "5SHA-2": "a8"}
    table = Table({**attackers, "303": "b8"}, "C.1").assault("b8", *attackers, die=1).do("retreat 303 b7")
    assert table.options() == [f"advance {name}" for name in ("5SHA-1", "5SHA-2", "8GA-1", "8GA-2")]
    table.refused("halt", "8.4.1").do("advance 8GA-1").can("halt").refused("advance 8GA-1", "8.4.1")
    table.do("advance 5SHA-1")
    assert table.prompt != "ask.advance"
    assert {name: table.where(name) for name in attackers} == {**attackers, "8GA-1": "b8", "5SHA-1": "b8"}


@rule("8.4.1")
def test_they_advance_too_when_the_defenders_are_wiped_out_without_a_retreat() -> None:
    table = Table("8GA-1 b9, 303 b8 reduced", "C.1").assault("b8", "8GA-1", die=1)  # A1D1
    table.finds("303 destroyed").offers_only("advance 8GA-1")


@rule("8.4.1")
def test_nobody_advances_while_defenders_stand_or_when_no_attacker_is_left() -> None:
    table = Table("8GA-1 b9, 303 b8", "C.1").assault("b8", "8GA-1", die=1)  # A1D1
    assert table.prompt != "ask.advance"
    table.finds("8GA-1 b9")
    units = {"33-1": "b9 reduced", "156": "b8 reduced", "69-1": "b9"}
    spent = Table(units, "C.1").assault("b8", "33-1", die=1)  # 7:2, A1D1
    assert [spent.where(name) for name in units] == ["destroyed", "destroyed", "b9"]


@rule("8.4.2", "4.2.3c")
def test_reserves_follow_an_attacker_from_their_own_zone() -> None:
    table = Table("8GA-1 b9, 69-1 a8, 2GTA-1 b9, 61-1 c8, 303 b8", "C.1")
    table.do("fight 8GA-1", "fight 69-1", "hold 2GTA-1", "hold 61-1", "begin")
    table.do("attack b8", "join 8GA-1", "join 69-1").dice(1).do("roll", "retreat 303 b7")
    table.offers("advance", "8GA-1", "69-1").refused("advance 2GTA-1", "8.4.2").do("advance 8GA-1")
    table.offers("advance", "69-1", "2GTA-1").refused("advance 61-1", "8.4.2").do("advance 2GTA-1")
    table.finds("2GTA-1 b8").do("move 2GTA-1")
    assert table.decision.args["movement"] == 4  # half of 4 points, in halves: the advance was free


@rule("8.4.3")
def test_germans_advance_west_without_a_test() -> None:
    table = Table("25-pzgre 5-Jager b9, 1-POL-1 b8 reduced", "C.3", turn=2)
    table.assault("b8", "25-pzgre", "5-Jager", die=3)
    table.do("retreat 1-POL-1 a8").dice(1).do("advance 5-Jager").finds("5-Jager b8").has(dictated=(1,))
