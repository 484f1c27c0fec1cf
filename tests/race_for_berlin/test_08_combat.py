"""8.1 Combat: who fights whom, at what odds, and how often."""

import pytest

from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule


@rule("8.1.1a", "8.1.2")
def test_all_in_the_zone_defend_and_the_attacker_picks_his_units() -> None:
    table = Table("69-1 69-2 b9, 61-1 33-1 a8, 303 156 b8", "C.1")
    table.do("fight 69-1", "fight 69-2", "fight 61-1", "begin", "attack b8").refused("roll", "8.1.1a")
    table.refused("join 33-1", "4.2.2").refused("join 303", "4.1.2").do("join 69-1", "join 61-1")
    assert table.strengths() == (14 + 13, 5 + 3)
    table.do("join 69-2")
    assert table.strengths() == (14 + 14 + 13, 5 + 3)
    table.refused("join 69-2", "8.1.1a")


@rule("8.1.1a")
def test_attackers_must_stand_beside_the_zone() -> None:
    table = Table("69-1 b9, 61-1 c7, 303 b8, 156 c6", "C.1")
    table.do("fight 69-1", "fight 61-1", "begin", "attack b8").offers("join", "69-1")
    table.refused("join 61-1", "8.1.1a")


@rule("8.1.1b")
def test_berlin_is_not_attacked() -> None:
    table = Table("13-1 d6, 303 Mariendorf, 156 e6", "C.2").do("fight 13-1", "begin")
    table.offers("attack", "e6").refused("attack Mariendorf", "8.1.1b")
    german = Table("303 d6, 13-1 Mariendorf, 52-1 e6", "C.3").do("fight 303", "begin")
    german.refused("attack Mariendorf", "8.1.1b")


@rule("8.1.1b", "7.4.2")
def test_from_berlin_soviets_attack_outward_and_germans_only_from_a_quiet_zone() -> None:
    Table("13-1 Mariendorf, 303 d6", "C.2").do("fight 13-1", "begin").offers("attack", "d6")
    Table("303 Mariendorf, 13-1 d6", "C.3").do("fight 303", "begin").offers("attack", "d6")
    Table("303 52-1 Mariendorf, 13-1 d6", "C.3").do("fight 303", "begin").offers_no("attack")


@rule("8.1.2")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (74, 22, "3:1"),
        (88, 22, "4:1"),
        (200, 22, "4:1"),
        (87, 22, "3:1"),
        (43, 22, "1:1"),
        (22, 22, "1:1"),
        (21, 22, "1:2"),
        (11, 22, "1:2"),
        (10, 22, "1:3"),
        (1, 22, "1:3"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, column: str) -> None:
    assert real_game().box.combat.column(attack, defence) == column


@rule("8.1.2")
def test_the_column_is_that_of_the_two_sums() -> None:
    units = {"69-1": "b9", "61-1": "b9", "25-pzgre": "b8", "156": "b8"}  # 27 against 13
    assert Table(units, "C.1").gather("b8", "69-1", "61-1").forecast("roll").column == "2:1"


@rule("8.1.3")
def test_a_zone_is_attacked_once_in_an_impulse() -> None:
    table = Table("69-1 c3, 61-1 b2, 13-1 d2, 303 c2, 156 a2", "C.1")
    table.do("fight 69-1", "fight 61-1", "begin", "attack c2", "join 69-1")
    table.dice(1).do("roll")  # 14:5, A2D1
    table.finds("303 c2").offers("attack", "a2").refused("attack c2", "8.1.3").do("end").is_at("C.2")
    table.do("fight 13-1", "begin").offers("attack", "c2")


@rule("8.1.3")
def test_a_unit_fights_once_in_an_impulse() -> None:
    table = Table("8GA-1 b9, 303 b8, 156 a9, 69-1 a8", "C.1")
    table.do("fight 8GA-1", "fight 69-1", "begin", "attack b8", "join 8GA-1")
    table.dice(1).do("roll", "attack a9").offers("join", "69-1").refused("join 8GA-1", "8.1.3")


@rule("8.1.3", "9.2.1a")
def test_there_is_one_urban_roll_in_a_zone_and_impulse() -> None:
    table = Table("8GA-1 Wedding, 303 a4, 69-1 Wedding", "C.1", support=(2, 0))
    table.do("fight 8GA-1", "begin", "storm Wedding").dice(2).do("roll").refused("storm Wedding")
    assert table.g.support[0] == 1


@rule("2.4.5/event-1-when")
def test_heinrici_is_not_asked_when_germans_attack_soviets_of_his_camp() -> None:
    table = Table("303 e8, 13-1 e9", "C.3", heinrici_from=1).gather("e9", "303")
    table.dice(1).do("roll").logs("combat.result")
