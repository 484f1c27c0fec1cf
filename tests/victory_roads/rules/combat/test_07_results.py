"""7.9 Tactical results: what S, DR, D1, Eng, AR and a Hourra do to the units."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules.supports.pools import play
from tests.rules import rule
from tests.victory_roads.combat import NEAR, Battlefield


@rule("7.9.1")
def test_tactical_results_count_even_if_one_side_is_gone() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/1", "E2", "DR").do("advance su-1 1105", "decline")
    table.asks("ask.mark", "soviet").offers("mark", "su-1", "su-2")


@rule("7.9.1", "trc/Eng")
def test_an_eng_of_the_attacker_is_fought_even_against_an_empty_hex() -> None:
    """2/1 with a 6: one step each; there is nobody on the other side any more."""
    table = Battlefield("su-1 1205, ge-1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1", "0/1", "Eng", "", 6).logs("combat.engaged", "trc/Eng", result="1/1")
    table.marked("su-1 reduced")


@rule("trc/S")
def test_s_costs_a_step_or_one_hex() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "", "S").asks("ask.setback", "axis").offers_only("stand", "fall-back")
    stands = table.copy().do("stand").asks("ask.lose", "axis").do("lose ge-1")
    stands.finds("ge-1 1105 reduced, ge-2 1105 full")
    table.do("fall-back").asks("ask.retreat", "axis").do("retreat ge-1 1005", "retreat ge-2 1004")
    table.finds("ge-1 1005 full, ge-2 1004 full")


@rule("trc/S")
def test_s_on_a_last_step_may_be_evaded() -> None:
    """As the Guards do in the Romanian example."""
    table = Battlefield("ge-1 1105, su-1 1205 reduced", "axis-combat")
    table.result("1205", "ge-1", "0/0", "", "S").decides("soviet").do("fall-back", "retreat su-1 1305")
    table.finds("su-1 1305 reduced")


@rule("trc/DR", "7.10.1")
@pytest.mark.parametrize(("result", "length"), [("DR", 1), ("DR2", 2), ("DR3", 3)])
def test_dr_drives_the_defender_back(result: str, length: int) -> None:
    table = Battlefield("su-1 1205, ge-1 1105", theatres=NEAR).result("1105", "su-1", "0/0", "", result)
    for _ in range(length):
        table.asks("ask.retreat", "axis").do(f"retreat {table.options('retreat')[0]}")
    g = table.g
    assert g.geo.board.distance(table.cell("1105"), g.cell[table.unit("ge-1")]) == length
    table.asks("ask.advance", "soviet").marked("ge-1 full")


@rule("trc/D1")
def test_d1_costs_the_defender_one_step_more() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1", "0/0", "D1").asks("ask.lose", "axis").do("lose ge-2")
    table.finds("ge-1 1105 full, ge-2 1105 reduced")


@rule("trc/Eng", "7.9.6")
def test_eng_throws_again_in_the_same_column_for_losses_of_both_sides() -> None:
    """6/1 with a 6: 1/2. Both losses may fall on one unit."""
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/0", "Eng", "", 6, column="6/1")
    table.logs("combat.engaged", odds="6/1", result="1/2").do("lose su-1", "lose ge-1", "lose ge-1")
    table.finds("su-1 1205 reduced, su-2 1205 full, ge-1 eliminated, ge-2 1105 full")


@rule("trc/Eng", "6.7.5c")
def test_an_eng_of_the_defender_needs_a_defender() -> None:
    """Minsk under siege: with nobody left there is no second roll (the exploitation example)."""
    facts = {"places": "1105 major-city", "ordered": "1105", "flown": "", "theatres": NEAR}
    units = "su-1 1205, su-2 1104, su-3 1106, ge-1 1105 cut"
    table = Battlefield(units, **facts).result("1105", "su-1", "0/0", "", "DR2", 6, column="6/1")
    table.logs("combat.engaged", result="1/2").finds("ge-1 eliminated, su-1 1205 reduced")
    table = Battlefield(units + " reduced", **facts)
    table.result("1105", "su-1", "0/1", "", "DR2", 6, column="6/1")
    table.logs_no("combat.engaged").finds("ge-1 eliminated, su-1 1205 full")


@rule("3.2.2c")
def test_in_mud_an_exploitation_costs_the_attacker_alone() -> None:
    """2/1 with a 10 would be 1/2: the defender loses nothing, nobody is marked, and D1 is void."""
    table = Battlefield("su-1 1205, ge-1 ge-2 1105", theatres=NEAR, weather="mud", terrain="1105 forest")
    table.copy().result("1105", "su-1", "0/0", "D1").marked("ge-1 full, ge-2 full")
    table.result("1105", "su-1", "0/0", "E2", "", 10).logs("combat.engaged", "3.2.2c", result="1/0")
    table.asks("ask.attack").marked("su-1 reduced, ge-1 full, ge-2 full").unmarked("su-1 exploits")


@rule("3.2.2c", "7.9.1")
def test_in_mud_it_does_so_even_if_the_hex_is_empty() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced", theatres=NEAR, weather="mud")
    table.result("1105", "su-1", "0/1", "E", "", 10).marked("su-1 reduced").asks("ask.advance")


@rule("3.2.2c")
def test_in_mud_a_siege_still_hurts_both() -> None:
    facts = {"places": "1105 major-city", "ordered": "1105", "flown": "", "theatres": NEAR}
    units = "su-1 1205, su-2 1104, su-3 1106, ge-1 1105 cut"
    table = Battlefield(units, weather="mud", **facts).result("1105", "su-1", "0/0", "", "DR", 10)
    table.logs("combat.engaged", "trc/Eng", result="1/2").finds("ge-1 eliminated, su-1 1205 reduced")


@rule("3.2.2c", "15.2.2a", "3.2.2k")
def test_16_an_armoured_exploitation_in_mud() -> None:
    """It pleases Hitler at once; E2 costs the attacker alone. A bridge costs two thirds."""
    river: dict[str, Any] = {"sides": "1105 1205 river, 1105 1205 bridge", "weather": "mud", "mood": 3}
    table = Battlefield("ge-p1 ge-p2 1105, su-1 1205 reduced", "axis-combat", flown="", **river)
    assert table.strengths("1205", "ge-p1 ge-p2")[0] == 6  # a third of 16, not a sixth
    table.attack("1205", "ge-p1 ge-p2").do("fight", "armour").has(mood=4)
    table = Battlefield("ge-p1 ge-p2 1105, su-1 1205", "axis-combat", **river)
    table.result("1205", "ge-p1 ge-p2", "0/0", "E2", "", 10, armoured=True).do("lose ge-p1")
    table.marked("su-1 full").unmarked("ge-p1 exploits").unmarked("ge-p2 exploits")


@rule("trc/attacker-retreat", "7.10.3")
def test_ar_drives_all_attackers_back_one_hex() -> None:
    table = Battlefield("su-1 su-2 su-3 1205, su-4 1104, ge-1 1105", theatres=NEAR, terrain="1105 forest")
    table.result("1105", "su-1 su-2 su-4", "0/0", "AR").asks("ask.retreat", "soviet")
    table.do("retreat su-1 1305", "retreat su-2 1306", "retreat su-4 1103")
    table.finds("su-1 1305, su-2 1306, su-3 1205, su-4 1103, ge-1 1105")


@rule("7.9.5a", "7.9.6", "7.12.1")
def test_a_hourra_costs_any_attacker_a_step_once_the_defender_has_lost_his() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "1/0", "D1", "", hourra=True).do("lose su-1").asks("ask.lose", "axis")
    table.do("lose ge-1").asks("ask.lose", "soviet").offers("lose", "su-1", "su-2").do("lose su-1")
    table.finds("su-1 corps-pool, su-2 1205 full").asks("ask.mark").do("mark su-2").marked("su-2 exploits")


@rule("7.9.5a")
def test_without_a_hourra_there_is_neither_a_loss_nor_an_exploitation() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 ge-2 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/0", "").asks("ask.attack").marked("su-1 full, su-2 full")


@rule("11.5.7")
def test_under_himmler_nobody_falls_back_of_his_own_will() -> None:
    table = Battlefield("su-1 1205, ge-1 1105", theatres=NEAR)
    play(table.g, table.unit("end-himmler-1"), table.unit("ge-1"))
    table.result("1105", "su-1", "0/0", "", "S").offers_only("stand").refused("fall-back", "11.5.7")


@rule("7.8.1a")
def test_tank_hunters_take_the_first_loss_from_armour() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 1105", theatres=NEAR)
    table.copy().result("1105", "su-t1 su-1", "1/0").offers("lose", "su-t1", "su-1")
    play(table.g, table.unit("de-panzerjaeger-1"), table.unit("ge-1"))
    table.result("1105", "su-t1 su-1", "1/0").marked("su-t1 reduced, su-1 full")
