"""2.3 Hitler's orders: the die, and what the Germans of a camp then owe.

Koniev's Germans are asked in C.3, Joukov's in C.4. In these positions 8GA stands in b8, and Germans in c8
(south of it) or b7 (west) touch it.
"""

import pytest

from grognard.games.race_for_berlin.components import CAMPS, NOBODY
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

ENEMY = {"8GA-1": "b8", "8GA-2": "b8"}


@rule("2.3", "2.3.1")
@pytest.mark.parametrize(("die", "camp"), [(1, ""), (2, ""), (3, ""), (4, ""), (5, "koniev"), (6, "joukov")])
def test_the_die_orders_north_or_south(die: int, camp: str) -> None:
    table = Table({}, "A.3", dice=(die, 1, 1)).has(order=CAMPS.index(camp) if camp else NOBODY)
    table.has(dictated=())


@rule("2.3.2a")
def test_two_divisions_must_attack_one_of_them_armoured() -> None:
    table = Table(ENEMY | {"21-Pz": "c8", "342": "c8", "214": "b7"}, "C.4", order="joukov")
    table.refused("begin", "2.3.2a").do("fight 342", "fight 214")
    table.refused("begin", "2.3.2a")  # both on foot, while armour could
    table.do("fight 21-Pz", "begin").offers("attack", "b8").refused("end", "2.3.2a")


@rule("2.3.2a")
@pytest.mark.parametrize("mode", ["march", "hold"])
def test_a_division_that_is_needed_takes_no_other_mode(mode: str) -> None:
    table = Table(ENEMY | {"21-Pz": "c8", "342": "c8", "214": "b7"}, "C.4", order="joukov")
    table.refused(f"{mode} 21-Pz", "2.3.2a")  # the only armour
    table.do(f"{mode} 342").refused(f"{mode} 214", "2.3.2a")  # the second of two
    table.refused("begin", "2.3.2a")


@rule("2.3.2a")
def test_one_is_enough_where_there_is_only_one() -> None:
    table = Table(ENEMY | {"342": "c8", "214": "c6"}, "C.4", order="joukov").refused("begin", "2.3.2a")
    table.do("fight 342").can("begin")


@rule("2.3.2a")
def test_both_must_really_attack() -> None:
    """One may not go in alone, for the zone is struck once only; in two combats the second is owed too."""
    table = Table(ENEMY | {"21-Pz": "c8", "342": "b7"}, "C.4", order="joukov")
    table.do("fight 21-Pz", "fight 342", "begin", "attack b8", "join 342").refused("roll", "2.3.2a")
    table.do("join 21-Pz").can("roll")

    table = Table("8GA-1 b8, 47-1 b6, 21-Pz a8, 342 a6", "C.4", order="joukov")
    table.do("fight 21-Pz", "fight 342", "begin", "attack b6", "join 342").dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    table.offers_only("attack b8")


@rule("2.3.2a", "8.1.3")
def test_the_armour_is_not_robbed_of_its_only_target() -> None:
    """b8 is struck once, and 21 Pz reaches nobody else: those on foot may not strike b8 without it."""
    units = ENEMY | {"47-1": "b6", "21-Pz": "c8", "342": "b7", "214": "a6"}
    table = Table(units, "C.4", order="joukov")
    table.do("fight 21-Pz", "fight 342", "fight 214", "begin", "attack b8", "join 342")
    table.refused("roll", "2.3.2a").do("join 21-Pz").can("roll")

    table = Table(units, "C.4", order="joukov")
    table.do("fight 21-Pz", "fight 342", "fight 214", "begin", "attack b6", "join 342").dice(1).do("roll")
    table.offers_only("attack b8")  # one on foot has struck elsewhere; 21 Pz is still due


@rule("2.3.2a", "9.2.4")
def test_a_division_that_helps_in_berlin_has_attacked() -> None:
    """342 and 36 SS lend their strength to a roll in Treptow; 214 beside 8GA is free then."""
    table = Table("8GA-1 c7, 47-1 17 Treptow, 342 36-SS c6, 214 d7", "C.4", order="joukov")
    table.do("fight 342", "fight 36-SS", "fight 214", "fight 17", "begin").refused("end", "2.3.2a")
    table.do("storm Treptow", "join 342", "join 36-SS").dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    table.offers_only("attack c7", "end")


@rule("2.3.2a")
def test_an_attacker_that_was_destroyed_has_obeyed() -> None:
    """Two divisions went in and one is lost: the third, in combat mode as well, is free."""
    units = ENEMY | {"342": "c8 reduced", "214": "c8 reduced", "17": "e8", "3GTA-1": "e9"}
    table = Table(units, "C.4", order="joukov")
    table.do("fight 342", "fight 214", "fight 17", "begin", "attack b8", "join 342", "join 214")
    table.dice(1).do("roll")
    while table.options("lose"):
        table.do("lose " + table.options("lose")[0])
    assert table.where("342") == table.where("214") == "destroyed"
    table.can("end")


@rule("2.3.2a")
def test_divisions_out_of_supply_are_not_excused() -> None:
    Table(ENEMY | {"342": "c8"}, "C.4", order="joukov", oos="342").refused("begin", "2.3.2a")


@rule("2.3.2a", "7.2.1")
@pytest.mark.parametrize(
    ("soviet", "german"),
    [("b12", ""), ("c11", "Bridgehead"), ("Treptow", "c6")],
    ids=["far", "east", "Berlin"],
)
def test_soviets_who_may_not_be_attacked_are_not_to_be_attacked(soviet: str, german: str) -> None:
    Table({"8GA-1": soviet, "342": german or "e8"}, "C.4", order="joukov").can("begin")


@rule("2.3.2a")
def test_the_order_binds_one_camp_in_its_next_impulse_only() -> None:
    table = Table(ENEMY | {"342": "c8", "303": "b7"}, "C.3", order="joukov")
    table.do("begin")  # Koniev's Germans are free
    table.refused("begin", "2.3.2a")
    table.do("fight 342", "begin", "attack b8", "join 342").dice(1, 6).do("roll").until("C.4")
    table.has(round=2, order=NOBODY).can("begin")


@rule("2.3.2d")
def test_armour_that_cannot_attack_is_not_asked_for() -> None:
    table = Table(ENEMY | {"342": "c8", "214": "b7", "21-Pz": "c6"}, "C.4", order="joukov")
    table.do("fight 342").refused("begin", "2.3.2a").do("fight 214").can("begin")


@rule("2.3.2a")
def test_others_march_freely_once_the_attacks_are_assured() -> None:
    table = Table(ENEMY | {"342": "c8", "214": "b7", "21-Pz": "c6"}, "C.4", order="joukov", turn=7)
    table.do("fight 342", "fight 214", "march 21-Pz", "begin", "move 21-Pz").can("stay", "go d6")


@rule("2.3.2b")
def test_without_contact_two_divisions_must_close_up() -> None:
    table = Table("8GA-1 b9, 303 b7, 606 a8, Kurmark b6", "C.3", order="koniev", turn=7)
    table.refused("begin", "2.3.2b").do("march 303", "march 606")
    table.refused("begin", "2.3.2b")  # armour can reach him too
    table.do("march Kurmark", "begin").refused("end", "2.3.2b").do("move Kurmark")
    ends = set(table.options("go"))
    assert ends <= {"a9", "b8", "c9", "Oderbruch-2"}
    table.refused("stay", "2.3.2b").do("go b8", "move 303", "stay")  # 606 can still be the second
    table.refused("end", "2.3.2b").do("move 606").refused("stay", "2.3.2b").offers("go", "a9", "b8")
    table.do("go b8").is_at("C.4")


@rule("2.3.2b", "6.1.2a")
def test_the_armour_is_not_robbed_of_the_only_place_beside_him() -> None:
    """Two that are exempt hold b8; there is room for one more, and no other way to the enemy."""
    game = ground(lines="b9 b8", walls="a8 a9, c8 c9")
    table = Table("8GA-1 b9, 712 169 b8, 606 b6, Kurmark b7", "C.3", order="koniev", turn=7, game=game)
    table.do("march 606", "march Kurmark", "begin", "move 606").refused("go b8", "2.3.2b")
    table.do("go b7", "move Kurmark").offers("go", "b8").refused("stay", "2.3.2b")


@rule("2.3.2b", "7.2.2b")
def test_nobody_counts_on_a_division_that_may_fail_the_test() -> None:
    """606 must go west to reach him, and needs a 4 for that; 303 and 309 reach him in any case."""
    table = Table("8GA-1 b8, 303 a6, 309 c6, 606 Oderbruch-2", "C.3", order="koniev", turn=2)
    table.do("march 303", "march 309", "march 606", "begin").dice(4).do("move 303")
    table.refused("stay", "2.3.2b").do("go b7").dice(4).do("move 309").refused("stay", "2.3.2b")
    table.do("go b7").offers_only("move 606", "end")


@rule("2.3.2b")
@pytest.mark.parametrize("third", [False, True])
def test_nobody_counts_on_a_division_that_stays_behind(third: bool) -> None:
    table = Table("8GA-1 b8, 303 a6, 309 606 c6", "C.3", order="koniev", turn=7)
    table.do("march 303", "march 309", *(["march 606"] if third else []), "begin", "move 303")
    assert ("stay" in table.options()) is third


@rule("2.3.2b")
def test_a_division_that_cannot_reach_him_need_not_move() -> None:
    Table("8GA-1 b9, 303 b7, 606 b2", "C.3", order="koniev", turn=7).do("march 303").can("begin")
    Table("8GA-1 b12, 303 b7", "C.3", order="koniev", turn=7).can("begin")


@rule("2.3.2b", "7.2.1")
def test_soviets_across_the_oder_are_no_contact() -> None:
    """303 stands opposite an eastern zone; the bridgehead's neighbour is where it must go."""
    table = Table("47-1 a11, 8GA-1 Bridgehead, 303 a10", "C.3", order="koniev", turn=7)
    table.refused("begin", "2.3.2b").do("march 303", "begin", "move 303").offers("go", "Oderbruch-2")


@rule("2.3.2b", "7.2.2b")
def test_the_test_for_moving_west_still_holds() -> None:
    """It has to go west to touch him: it must try, and if it may not, it moves as it likes."""
    for die, free in ((3, True), (4, False)):
        table = Table("8GA-1 b7, 303 b9", "C.3", order="koniev", turn=2).refused("begin", "2.3.2b")
        table.do("march 303", "begin").dice(die).do("move 303")
        assert ("stay" in table.options()) is free


@rule("2.3.2c")
def test_divisions_behind_entrenchments_are_exempt() -> None:
    table = Table(ENEMY | {"303": "c8", "606": "c6"}, "C.3", order="koniev", turn=7, lines="c7 c8")
    table.offers("fight", "303")  # it may, but need not
    table.do("fight 303").refused("begin", "2.3.2b")  # the others must still close up
    table.do("march 606").can("begin")


@rule("2.3.2c")
def test_divisions_in_berlin_are_exempt() -> None:
    Table("8GA-1 c6, 303 Treptow", "C.3", order="koniev").offers("fight", "303").can("begin")
