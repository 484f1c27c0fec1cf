"""The worked examples of the rulebook with their printed numbers, on the game's own map.

The zone that they call Tempelhof is Mariendorf.
"""

from array import array

import pytest

from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

SOVIETS = {"1GTA-1": "Bridgehead", "1GTA-2": "Bridgehead", "8GA-1": "Bridgehead", "8GA-2": "Goritz"}
GERMANS = {"606": "Lebus", "5-Jager": "Lebus"}


def at_lebus() -> Table:
    """Annex 3, before the die."""
    return Table({**SOVIETS, **GERMANS}, "C.1", game=real_game()).gather("Lebus", *SOVIETS)


@rule("annex-3/strength", "annex-2/str-difficult", "annex-2/str-river", "8.1.2")
def test_annex_3_74_points_attack_22() -> None:
    table = at_lebus()
    assert table.strengths() == (74, 22)
    assert table.forecast("roll").column == "3:1"


@rule("annex-3/modifiers")
def test_annex_3_the_modifiers_add_up_to_nothing() -> None:
    lines = at_lebus().forecast("roll").lines
    dice = {line.rule: line.value for line in lines if line.message.startswith("die.")}
    assert dice == {
        "annex-2/mod-army": 1,
        "annex-2/mod-multi-zone": 1,
        "annex-2/mod-armour-difficult": -1,
        "annex-2/mod-entrenchment": -1,
    }


@rule("annex-2/mod-army")
def test_annex_3_an_army_in_two_zones_is_whole_too() -> None:
    table = Table({**SOVIETS, **GERMANS}, "C.1", game=real_game()).gather("Lebus", "8GA-1", "8GA-2")
    lines = {line.rule: line.value for line in table.forecast("roll").lines}
    assert lines["annex-2/mod-army"] == 1


@rule("annex-3/result", "8.2.2a", "8.3.1")
def test_annex_3_on_a_5_both_germans_are_flipped_and_retreat() -> None:
    table = at_lebus().dice(5).do("roll")
    (event,) = table.events("combat.result")
    assert event.args["result"] == "D2R"
    assert all(table.reduced(name) for name in GERMANS)
    assert not any(table.reduced(name) for name in SOVIETS)
    for name in GERMANS:
        table.do(next(line for line in table.options() if line.startswith(f"retreat {name} ")))
    assert "Lebus" not in {table.where(name) for name in GERMANS}


@rule("annex-3/advance", "8.4.1", "6.1.2/exception-2")
def test_annex_3_one_or_two_soviets_advance() -> None:
    table = at_lebus().dice(5).do("roll")
    while table.prompt == "ask.retreat":
        table.do(table.options()[0])
    table.refused("halt", "8.4.1").do("advance 8GA-1", "advance 8GA-2")
    assert [table.where(name) for name in SOVIETS] == ["Bridgehead", "Bridgehead", "Lebus", "Lebus"]
    table.refused("advance 1GTA-1")


@rule("annex-3/result", "annex-2/row-1", "annex-2/row-2", "annex-2/row-6")
@pytest.mark.parametrize(("die", "result"), [(1, "A1D1"), (2, "D1"), (6, "D3R")])
def test_annex_3_with_other_dice(die: int, result: str) -> None:
    (event,) = at_lebus().dice(die).do("roll").events("combat.result")
    assert event.args["result"] == result


def at_tempelhof() -> Table:
    """Annex 4, before the die."""
    units = {"8GA-1": "Mariendorf", "8GA-2": "Mariendorf", "11-SS": "Mariendorf", "3GTA-1": "Zehlendorf"}
    table = Table(units, "C.1", game=real_game(), levels="Mariendorf 1", support=(2, 1), progressed=True)
    return table.do("fight 8GA-1", "fight 8GA-2", "begin", "storm Mariendorf", "spend")


@rule("annex-4/odds", "9.2.3a", "9.2.5", "lexicon/garrison")
def test_annex_4_40_against_26_with_two_on_the_die() -> None:
    table = at_tempelhof()
    assert table.strengths() == (40, 26)
    odds = table.forecast("roll")
    dice = {line.rule: line.value for line in odds.lines if line.message.startswith("die.")}
    assert (odds.column, dice) == ("1:1", {"annex-1/mod-army": 1, "annex-1/mod-support": 1})
    table.dice(5).do("roll")
    assert table.g.support[0] == 0


@rule("annex-4/result", "9.3.2", "10.1.1", "lexicon/victory-zone")
def test_annex_4_a_5_becomes_7_and_takes_control() -> None:
    table = at_tempelhof().dice(5).do("roll")
    assert table.level("Mariendorf") == 2
    table.marked("11-SS reduced").unmarked("8GA-1 reduced, 8GA-2 reduced")
    assert table.points("joukov") == 3


@rule("annex-4/consequence", "annex-1/mod-adjacent", "10.1.1")
def test_annex_4_control_helps_the_other_camp_next_door_and_pays_no_more() -> None:
    table = at_tempelhof().dice(5).do("roll", "fight 3GTA-1", "begin", "storm Zehlendorf")
    lines = {line.rule: line.value for line in table.forecast("roll").lines}
    assert lines["annex-1/mod-adjacent"] == 1
    units = {"8GA-1": "Mariendorf"}
    deeper = Table(units, "C.1", game=real_game(), levels="Mariendorf 2", support=(1, 0), progressed=True)
    deeper.do("fight 8GA-1", "begin", "storm Mariendorf").dice(6).do("roll")
    assert (deeper.level("Mariendorf"), deeper.points("joukov")) == (3, 0)


@rule("example/7.4.6", "7.4.6", "9.1.5a")
def test_7_4_6_both_moves_end_at_once_and_nothing_is_lost() -> None:
    units = {"303": "Mariendorf", "3GA-1": "Mariendorf", "3GTA-1": "Zossen"}
    table = Table(units, "C.2", game=real_game(), levels="Mariendorf 1")
    table.do("march 3GA-1", "march 3GTA-1", "begin", "move 3GTA-1")
    assert "Mariendorf" not in table.options("step")
    table.do("go Mariendorf").asks("ask.march").do("move 3GA-1")
    assert "Zehlendorf" not in table.options("step")
    table.do("go Zehlendorf")
    assert [table.where(name) for name in units] == ["Mariendorf", "Zehlendorf", "Mariendorf"]
    assert (table.level("Mariendorf"), table.level("Zehlendorf"), table.points("koniev")) == (1, 0, 0)


@rule("example/9.1.5", "9.1.5b")
def test_9_1_5_leaving_a_controlled_zone_costs_six_points() -> None:
    units = {"8GA-1": "Mariendorf"}
    ten = array("h", [10, 0])
    table = Table(units, "C.1", game=real_game(), levels="Mariendorf 2", points=ten)
    table.march("8GA-1").do("go Zehlendorf")
    assert (table.level("Mariendorf"), table.points("joukov")) == (0, 4)


@rule("example/9.2.4", "9.2.4", "9.2.3b")
def test_9_2_4_help_from_trebbin_makes_16_against_7() -> None:
    table = Table("69-1 Mariendorf reduced, 5-Jager Mariendorf, 303 156 Trebbin", "C.3", game=real_game())
    table.do("fight 5-Jager", "fight 303", "fight 156", "begin", "storm Mariendorf", "join 303", "join 156")
    assert table.strengths() == (16, 7)
    odds = table.forecast("roll")
    assert odds.column == "2:1"
    assert [line.value for line in odds.lines if line.rule == "annex-1/mod-ratio"] == [1]


@rule("example/10.2.1", "10.2.1")
def test_10_2_1_a_unit_at_zossen_shells_berlin() -> None:
    table = Table("3GTA-1 Zossen", "C.2", game=real_game()).do("bombard 3GTA-1", "begin")
    assert table.points("koniev") == 1
    table.finds("3GTA-1 Zossen").marked("3GTA-1 used")
