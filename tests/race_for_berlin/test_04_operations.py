"""4 Operations: rounds, activations, the three modes and the end of the phase."""

import pytest

from grognard.games.race_for_berlin.position import FIGHT, MARCH, MODES, RESERVE
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

EVERYWHERE = {"8GA-1": "c9", "3GTA-1": "e9", "303": "b7", "21-Pz": "d7"}
FIVE = ("47-1", "47-2", "69-1", "69-2", "33-1")


@rule("4", "4.1.1", "1/C")
def test_a_phase_begins_with_round_one_and_four_impulses() -> None:
    table = Table(EVERYWHERE, "C", round=4).is_at("C.1", "joukov").has(round=1)
    table.do("hold 8GA-1", "begin", "end")
    seen = []
    for _ in range(3):
        seen.append((table.phase, table.side))
        table.dice(6).do("begin")
    assert seen == [("C.2", "koniev"), ("C.3", "koniev"), ("C.4", "joukov")]
    table.is_at("C.1").has(round=2)


@rule("4.1.2")
def test_four_units_of_the_own_camp_and_nationality() -> None:
    table = Table(dict.fromkeys(FIVE, "c12") | EVERYWHERE, "C.1").refused("hold 3GTA-1", "4.1.2")
    table.refused("hold 21-Pz", "4.1.2").do(*(f"hold {unit}" for unit in FIVE[:4]))
    table.refused(f"hold {FIVE[4]}", "4.1.2").offers_only("begin")


@rule("4.2", "4.1.2")
def test_the_same_limit_modes_and_order_for_germans() -> None:
    table = Table("8GA-1 b9, 303 b8, 606 309 b7, 712 169 c7", "C.3", turn=7)
    table.do("hold 606", "march 309", "fight 303", "hold 712").refused("hold 169", "4.1.2").do("begin")
    table.offers_only("move 309", "end").do("move 309", "stay").offers("attack", "b9").do("end")
    table.offers("move", "606", "712").do("end")
    assert all(table.is_("used", unit) for unit in ("303", "606", "309", "712"))
    table.unmarked("169 used")


@rule("4.1.3a")
def test_one_of_three_modes() -> None:
    table = Table("8GA-1 b9, 303 b8", "C.1")
    table.offers_only("march 8GA-1", "fight 8GA-1", "hold 8GA-1", "begin")
    for verb, mode in (("march", MARCH), ("fight", FIGHT), ("hold", RESERVE)):
        table = Table("8GA-1 b9, 303 b8", "C.1").do(f"{verb} 8GA-1")
        assert table.g.mode[table.unit("8GA-1")] == mode
        table.refused("hold 8GA-1", "4.1.3a")
    assert MODES[MARCH : RESERVE + 1] == ("march", "fight", "reserve")


@rule("4.1.3b")
def test_movers_first_then_fighters_then_reserves() -> None:
    table = Table("47-1 c12, 3SHA-1 b9, 2GTA-1 b12, 303 b8", "C.1")
    table.do("hold 2GTA-1", "fight 3SHA-1", "march 47-1", "begin").refused("attack b8", "4.1.3b")
    table.refused("move 2GTA-1", "4.1.3b").do("move 47-1", "stay").refused("move 2GTA-1")
    table.do("attack b8", "join 3SHA-1").dice(2).do("roll")
    while "move 2GTA-1" not in table.options():
        table.do(table.options()[0])
    table.asks("ask.reserves")


@rule("4.1.3c")
def test_all_are_designated_before_the_first_move() -> None:
    table = Table("47-1 69-1 c12, 3SHA-1 b12", "C.1")
    table.do("march 47-1", "march 69-1", "begin", "move 47-1", "stay").refused("march 3SHA-1", "4.1.3c")


@rule("4.1.4")
def test_activated_units_are_turned_for_the_rest_of_the_turn() -> None:
    table = Table("8GA-1 c9, 47-1 c12", "C.1")
    table.do("hold 8GA-1", "begin", "end", "begin", "begin").dice(6).do("begin").is_at("C.1").has(round=2)
    table.refused("march 8GA-1", "4.1.4").offers("hold", "47-1")


@rule("4.1.4")
def test_a_unit_that_did_nothing_is_turned_too() -> None:
    Table("8GA-1 b9, 303 b8", "C.1").do("fight 8GA-1", "begin", "end").marked("8GA-1 used")
    table = Table("8GA-1 b9", "C.1").do("march 8GA-1", "begin", "end")
    table.finds("8GA-1 b9").marked("8GA-1 used")


@rule("4.1.5a")
def test_a_player_may_pass() -> None:
    Table(EVERYWHERE, "C.3").do("begin").is_at("C.4").unmarked("303 used")


@rule("4.1.5b", "4.3.1/exception")
def test_two_soviet_passes_end_the_operations_without_a_die() -> None:
    table = Table(EVERYWHERE, "C.1").dice(6).do("begin", "begin")
    table.is_at("C.3")  # the Germans still have their impulses
    table.do("hold 303", "begin", "end", "begin").is_at("D").has(dictated=(6,))


@rule("4.1.5b")
@pytest.mark.parametrize("passes", ["joukov", "koniev"])
def test_one_pass_is_not_enough(passes: str) -> None:
    table = Table(EVERYWHERE, "C.1").dice(6)
    for camp, unit in (("joukov", "8GA-1"), ("koniev", "3GTA-1")):
        table.do(*(["begin"] if passes == camp else [f"hold {unit}", "begin", "end"]))
    table.do("begin", "begin").is_at("C.1").has(round=2)


@rule("4.1.5b")
def test_passes_of_two_rounds_do_not_add_up() -> None:
    table = Table(EVERYWHERE | {"13-1": "f12"}, "C.1")
    table.do("begin", "hold 3GTA-1", "begin", "end", "begin").dice(6).do("begin")
    table.is_at("C.1").has(round=2).do("hold 8GA-1", "begin", "end", "begin", "begin").dice(6).do("begin")
    table.is_at("C.1").has(round=3)


@rule("4.1.5b")
def test_having_nobody_left_is_a_pass() -> None:
    table = Table("303 b7", "C.1").dice(6).until("C.3").do("begin").until("D").is_at("D")
    table.has(dictated=(6,))


@rule("4.2.1a")
def test_a_move_never_enters_an_enemy_zone_but_in_berlin() -> None:
    table = Table("8GA-1 b6, 303 b7, 606 Friedrichshain", "C.1").do("march 8GA-1", "begin", "move 8GA-1")
    table.refused("go b7", "4.2.1a").can("go Friedrichshain")


@rule("4.2.1a")
def test_a_marker_alone_bars_nobody() -> None:
    table = Table("21-Pz c8", "C.4", turn=7, control="c7 koniev", values="c7 1")
    table.do("march 21-Pz", "begin", "move 21-Pz").can("go c7")


@rule("4.2.1b", "6.1.1")
def test_stacking_matters_where_the_move_ends() -> None:
    table = Table("8GA-1 b9, 47-1 69-1 b8", "C.1", walls="b9 a9").do("march 8GA-1", "begin", "move 8GA-1")
    table.refused("go b8", "6.1.2a").can("go b7").do("step b8").refused("stay", "6.1.1").do("go b7")
    table.finds("8GA-1 b7")


@rule("4.2.2")
def test_a_fighter_only_fights_and_must_advance() -> None:
    table = Table("8GA-1 8GA-2 b9, 303 b8", "C.1").do("fight 8GA-1", "fight 8GA-2", "begin")
    table.refused("move 8GA-1")
    table.do("attack b8", "join 8GA-1", "join 8GA-2").dice(1).do("roll")  # 2 with the whole army: R
    table.do("retreat 303 b7").offers_only("advance 8GA-1", "advance 8GA-2").do("advance 8GA-1")
    table.can("halt")


@rule("4.2.3a", "3.1.3b")
def test_no_reserve_out_of_supply() -> None:
    Table("69-1 c9", "C.1", oos="69-1").refused("hold 69-1", "4.2.3a")


@rule("4.2.3b", "7.1.3")
@pytest.mark.parametrize(
    ("unit", "halves", "far"), [("8GA-1", 3, {"c8", "b9"}), ("2GTA-1", 4, {"c7"}), ("47-1", 2, {"c8"})]
)
def test_a_reserve_moves_by_half_its_points(unit: str, halves: int, far: set[str]) -> None:
    table = Table(f"{unit} c9", "C.1").do(f"hold {unit}", "begin", f"move {unit}")
    assert table.decision.args["movement"] == halves
    assert far <= set(table.options("go"))
    assert ("c7" in table.options("go")) is (halves >= 4)
    assert "c6" not in table.options("go")


@rule("4.2.3b")
def test_the_half_point_is_kept_for_a_main_road() -> None:
    game = ground(roads="c9 c8")
    for unit, reaches in (("8GA-1", True), ("47-1", False)):  # 1½ points, and 1
        table = Table(f"{unit} c9", "C.1", game=game).do(f"hold {unit}", "begin", f"move {unit}")
        assert ("c7" in table.options("go")) is reaches


@rule("4.2.3b", "7.1.3")
def test_a_reserve_can_always_go_one_zone() -> None:
    Table("47-1 c9", "C.1", rivers="c9 c8").do("hold 47-1", "begin", "move 47-1").can("go c8")


@rule("4.2.3b", "7.2.2a")
@pytest.mark.parametrize(("die", "west"), [(3, False), (4, True)])
def test_german_reserves_are_tested_too(die: int, west: bool) -> None:
    table = Table("303 c8", "C.3", turn=2).do("hold 303", "begin").dice(die).do("move 303")
    assert ("c7" in table.options("go")) is west


@rule("4.2.3c", "8.4.2")
def test_reserves_follow_the_advance_of_their_zone_for_free() -> None:
    table = Table("8GA-1 8GA-2 2GTA-1 Bridgehead, 47-1 c11, 303 c9", "C.1")
    table.do("fight 8GA-1", "fight 8GA-2", "hold 2GTA-1", "hold 47-1", "begin")
    table.do("attack c9", "join 8GA-1", "join 8GA-2").dice(1).do("roll", "retreat 303 c8")
    table.offers("advance", "8GA-1", "8GA-2")  # first somebody of the zone must go
    table.do("advance 8GA-1").offers("advance", "2GTA-1", "8GA-2")  # not 47, of another zone
    table.do("advance 2GTA-1").finds("2GTA-1 c9").asks("ask.reserves").do("move 2GTA-1")
    assert table.decision.args["movement"] == 4  # still two points


@rule("4.3", "4.3.1")
@pytest.mark.parametrize(
    ("number", "die", "ends"), [(1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False)]
)
def test_a_die_not_above_the_round_ends_the_operations(number: int, die: int, ends: bool) -> None:
    table = Table(EVERYWHERE, "C.5", round=number, dice=(die,))
    assert table.phase == ("D" if ends else "C.1")
    assert ends or table.g.round == number + 1


@rule("4.3.1")
def test_round_six_always_ends() -> None:
    Table(EVERYWHERE, "C.5", round=6, dice=(6,)).is_at("D")


@rule("4.3.1/turn-1")
@pytest.mark.parametrize(
    ("number", "die", "ends"),
    [(1, 1, False), (2, 1, False), (3, 1, True), (3, 2, False), (7, 6, False), (8, 6, True)],
)
def test_two_is_added_on_turn_one(number: int, die: int, ends: bool) -> None:
    table = Table(EVERYWHERE, "C.5", turn=1, round=number, dice=(die,))
    assert table.phase == ("D" if ends else "C.1")


@rule("4.1.1")
def test_the_marker_goes_back_to_one_next_turn() -> None:
    Table(EVERYWHERE, "C.5", round=4, dice=(1,)).until("C.1", turn=3).has(round=1)
