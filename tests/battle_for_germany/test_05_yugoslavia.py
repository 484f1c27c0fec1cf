"""5-5 Yugoslavia. On the testing ground: rows 01 to 08 from column 18; 0820 is inside, 0920 outside."""

import pytest

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

# With this coast and a German in 0720, a unit in 0820 has no way but 0920, out of Yugoslavia.
COAST = ground(terrain={"0819": "sea", "0821": "sea"})
# Soviets and Germans who may fight elsewhere, so that A3 waits for a decision.
FAR_AWAY = {"su-8ga": "2020", "ge-i": "2021", "ge-lxvi": "1505"}
"""The West German is asked as soon as the Soviet combat phase is over."""
ALLIES = ["su-5a", "ro-1", "pl-1", "bu-1"]


@rule("5-51a")
@pytest.mark.parametrize(("cell", "outside"), [("0820", "0920"), ("0718", "0717")])
def test_yugoslavs_do_not_leave_yugoslavia(cell: str, outside: str) -> None:
    Table(f"yu-1 {cell}", "A2").do("move yu-1").refused(f"go {outside}", "5-51a")


@rule("5-51a")
def test_a_yugoslav_with_a_hex_inside_does_not_retreat_out() -> None:
    table = Table("yu-1 0820, ge-ivss 0720", "B6").fight("0820", "ge-ivss", die=3)
    table.offers("retreat", "yu-1 0819", "yu-1 0821").refused("retreat yu-1 0920", "5-51a")


@rule("5-51a")
@pytest.mark.parametrize(("orders", "end"), [((), "soviet"), (("move yu-1", "go 0820"), "0820")])
def test_a_yugoslav_forced_out_must_be_back_by_the_end_of_the_next_soviet_combat(
    orders: tuple[str, ...], end: str
) -> None:
    table = Table({"yu-1": "0820", "ge-ivss": "0720", **FAR_AWAY}, "B6", game=COAST)
    table.fight("0820", "ge-ivss", die=3).do("retreat yu-1 0920", "decline")
    table.until("A2", turn=3).do(*orders).until("A3")
    assert table.where("yu-1") in ("0920", "0820")
    assert table.do("end").is_at("A5").where("yu-1") == end


@rule("5-51a")
def test_the_combat_phase_of_the_retreat_itself_does_not_count() -> None:
    table = Table({"yu-1": "0820", "ge-ivss": "0720", **FAR_AWAY}, "A3", game=COAST)
    table.fight("0720", "yu-1", die=3).do("retreat yu-1 0920", "decline", "end").until("A3", turn=3)
    table.finds("yu-1 0920").do("end").is_at("A5").finds("yu-1 soviet")


@rule("5-42a")
def test_a_yugoslav_forced_out_does_not_move_over_the_theatre_boundary() -> None:
    Table("yu-1 0918", "A2").do("move yu-1").can("go 0818", "go 1018").refused("go 0817", "5-42a")


@rule("5-42a")
def test_a_yugoslav_forced_out_retreats_over_one_line_rather_than_two() -> None:
    """From 0818: 0918 lies over the border, 0817 over the border and the theatre boundary."""
    table = Table("yu-1 0818, ge-ivss 0718", "B6", terrain="0819 sea, 0719 sea")
    table.fight("0818", "ge-ivss", die=3).offers("retreat", "yu-1 0918")
    table.refused("retreat yu-1 0817", "5-42a")


@rule("5-51b", "5-52b")
def test_yugoslavs_attack_over_the_border_but_do_not_advance() -> None:
    table = Table("yu-1 0820, su-5a 1020, ge-l 0920", "A3").fight("0920", "su-5a", "yu-1", die=1)
    table.refused("advance yu-1 0920", "5-51b").do("advance su-5a 0920").finds("su-5a 0920")


@rule("5-51b", "5-52b")
@pytest.mark.parametrize("ally", ALLIES)
def test_nobody_advances_into_yugoslavia(ally: str) -> None:
    """Not even a Yugoslav who was forced out, yu-1; one who fought from inside, yu-3, advances."""
    table = Table(f"{ally} yu-1 0920, yu-3 yu-4 0719, ge-l 0820", "A3").do("attack 0820")
    table.do(*(f"join {name}" for name in (ally, "yu-1", "yu-3", "yu-4"))).dice(1).do("roll")
    table.refused(f"advance {ally} 0820", "5-52b").refused("advance yu-1 0820", "5-51b")
    table.do("advance yu-3 0820").finds("yu-3 0820")


@rule("5-52b")
def test_a_soviet_unit_forced_into_yugoslavia_does_not_advance_out() -> None:
    table = Table("su-5a 0820, su-8ga 1020, ge-l 0920", "A3").fight("0920", "su-5a", "su-8ga", die=1)
    table.refused("advance su-5a 0920", "5-52b")


@rule("5-52a")
@pytest.mark.parametrize("ally", ALLIES)
def test_soviets_and_their_other_allies_do_not_enter_yugoslavia(ally: str) -> None:
    Table(f"{ally} 0920", "A2").do(f"move {ally}").refused("go 0820", "5-52a")


@rule("5-52a")
def test_a_bulgarian_with_a_hex_outside_does_not_retreat_into_yugoslavia() -> None:
    table = Table("bu-1 0920, ge-ivss 0921", "B6").fight("0920", "ge-ivss", die=3)
    table.offers("retreat", "bu-1 0919").refused("retreat bu-1 0820", "5-52a")


@rule("5-52a")
@pytest.mark.parametrize(("orders", "end"), [((), "soviet"), (("move bu-1", "go 0920"), "0920")])
def test_a_bulgarian_forced_in_must_be_out_by_the_end_of_the_next_soviet_combat(
    orders: tuple[str, ...], end: str
) -> None:
    table = Table({"bu-1": "0920", "ge-ivss": "1020", **FAR_AWAY}, "B6", turn=4)
    table.fight("0920", "ge-ivss", die=3).do("retreat bu-1 0820", "decline")
    table.until("A2", turn=5).do(*orders).until("A3")
    assert table.where("bu-1") in ("0920", "0820")
    assert table.do("end").is_at("A5").where("bu-1") == end


@rule("5-52a")
@pytest.mark.parametrize("ally", ALLIES)
def test_one_forced_deep_into_yugoslavia_moves_inside_it_on_the_way_out(ally: str) -> None:
    table = Table(f"{ally} 0620", "A2").do(f"move {ally}").can("go 0520", "go 0820", "go 0920")
    table.do("step 0720", "go 0920").until("A2", turn=3).do(f"move {ally}").refused("go 0820", "5-52a")


@rule("5-52a")
def test_a_retreat_inside_yugoslavia_puts_off_no_deadline() -> None:
    table = Table({"bu-1": "0920", "ge-ivss": "1020", "ge-l": "0621", **FAR_AWAY}, "B6", turn=4)
    table.fight("0920", "ge-ivss", die=3).do("retreat bu-1 0820", "decline")
    table.until("A2", turn=5).do("move bu-1", "go 0720").until("A3").do("attack 0621", "join bu-1")
    table.dice(6).do("roll", "retreat bu-1 0820", "decline", "end")  # Ar
    table.is_at("A5").finds("bu-1 soviet")


@rule("5-53")
def test_soviets_and_yugoslavs_add_their_strengths() -> None:
    table = Table("yu-1 0820, su-5a 1020, ge-l 0920", "A3").do("attack 0920", "join su-5a", "join yu-1")
    assert table.forecast("roll").attack == 7 + 3
