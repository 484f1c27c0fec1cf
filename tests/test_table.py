"""The table for tests: what it sets up, changes and expects, and where it stops."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.battle_for_germany.ground import ground as hexes
from tests.battle_for_germany.table import Table as HexTable
from tests.ground import entries
from tests.race_for_berlin.ground import ground as zones
from tests.race_for_berlin.table import Table as ZoneTable
from tests.rules import rule
from tests.sample.table import GUNS
from tests.sample.table import Table as SampleTable

CONTACT = "us-vii us-v 2005, ge-lxvi 2006"


def test_units_stand_where_the_text_says_with_their_marks_and_all_others_are_out() -> None:
    table = ZoneTable("8GA-1 8GA-2 b9 oos, 303 b8 reduced, 156 destroyed", "C.1")
    table.finds("8GA-1 b9 oos full, 8GA-2 b9, 303 b8 reduced, 156 destroyed, 541 removed")
    table.marked("303 reduced, 8GA-1 oos").unmarked("303 oos used, 8GA-1 reduced")
    for wrong in ("8GA-1 b8", "8GA-1 b9 reduced", "303 b8 full", "303 b8 oos"):
        with pytest.raises(AssertionError):
            table.finds(wrong)
    for mistaken in (table.marked, table.unmarked):
        with pytest.raises(AssertionError):
            mistaken("303 reduced oos")


def test_what_is_expected_must_be_so() -> None:
    table = HexTable(CONTACT, "B3", turn=3).is_at("B3", "western", turn=3).can("end", "attack 2006")
    table.decides("western").has(turn=3, germans_gone=False, fort=[0] * len(table.g.fort))
    table.offers("attack", "2006").offers_no("join").offers_only("attack 2006", "end")
    wrongs: tuple[Callable[[], object], ...] = (
        lambda: table.is_at("B2"),
        lambda: table.decides("soviet"),
        lambda: table.has(turn=4),
        lambda: table.is_at("B3", "soviet"),
        lambda: table.is_at("B3", turn=4),
        lambda: table.can("roll"),
        lambda: table.offers("attack", "2006", "2007"),
        lambda: table.offers("join"),
        lambda: table.offers_no("attack"),
        lambda: table.offers_only("end"),
        lambda: table.asks("combat.retreat"),
        lambda: table.refused("attack 2007", "5-1a"),
        lambda: table.logs("combat.result"),
        lambda: table.won(),
        lambda: HexTable("us-vii 2005", "B2", seven=7),
    )
    for wrong in wrongs:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            wrong()
    with pytest.raises(pytest.fail.Exception):
        table.refused("attack 2006")


def test_a_forecast_the_log_and_the_end_in_a_line() -> None:
    table = HexTable(CONTACT, "B3", values="us-vii 9-1-8").gather("2006", "us-vii")
    table.forecasts("roll", attack=9).dice(1).do("roll")
    table.logs("combat.Ex", "6-1c", die=1).logs_no("turn.begins")
    with pytest.raises(AssertionError):
        table.logs_no("combat.Ex")
    HexTable("us-vii 2005", "B2", turn=10).do("end").won(rule="12-23", scores={"western": 1, "soviet": 0})


def test_terrain_borders_theatres_rates_and_values_change_in_place() -> None:
    box = hexes(
        terrain="2006 rough, 2007 sea",
        sides="2006 2005 river",
        theatres="2013 west",
        rates="soviet 2",
        rows="units us-vii attack=9, track 3 western=4",
        values="us-v 1-2-3",
    ).box
    cell = box.board.cell
    assert [box.terrain[cell(label)] for label in ("2005", "2006", "2007")] == ["clear", "rough", "sea"]
    assert box.board.has(cell("2005"), cell("2006"), "river")
    assert box.theatre[cell("2013")] == box.theatre[cell("2012")]
    assert (box.track[3].soviet, box.track[3].western, box.track[2].western) == (2, 4, 0)
    vii, v = (box.units[box.unit_index[name]] for name in ("us-vii", "us-v"))
    assert (vii.attack, v.values) == (9, "1-2-3")
    assert hexes(terrain="2006 rough") is hexes(terrain={"2006": "rough"}) is not hexes()


def test_what_does_not_exist_is_no_ground() -> None:
    with pytest.raises(KeyError):
        zones(rivers="a7 b7")  # a7 is Joachimsthal
    with pytest.raises(AssertionError):
        hexes(rows="units us-vii offence=9")
    with pytest.raises(AssertionError):
        HexTable(CONTACT, "B3", game=hexes(), terrain="2006 rough")


def test_changes_are_read_from_text_pairs_and_mappings() -> None:
    assert entries("b9 b8, c1") == entries([("b9", "b8"), "c1"]) == [("b9", "b8"), ("c1",)]
    assert entries({("b9", "b8"): "river", "c1": 2}) == [("b9", "b8", "river"), ("c1", "2")]


def test_a_game_stops_after_a_turn_in_which_nobody_had_anything_to_decide() -> None:
    table = HexTable("us-vii western", "A2", turn=3, rates="soviet 0")
    assert (table.g.pending, table.over, table.g.turn) == ({}, False, 5)
    with pytest.raises(AssertionError):
        table.do("end")
    with pytest.raises(AssertionError):
        table.won()
    assert table.go_on().g.turn == 7
    assert table.until("A1").over
    assert table.g.turn == 10


def test_after_an_action_too() -> None:
    table = HexTable("ge-lxvi 2001", "A5").do("move ge-lxvi", "exit 2001")
    assert not table.over
    assert table.until("A1").over


def test_a_copy_goes_its_own_way() -> None:
    table = HexTable(CONTACT, "B3")
    table.copy().do("end")
    table.is_at("B3").copy().fight("2006", "us-vii", "us-v", die=1).finds("ge-lxvi west-german")
    table.finds("ge-lxvi 2006")


def test_where_several_must_decide_a_line_names_the_side() -> None:
    table = SampleTable("red-1 Bridge, blue-1 Chapel", "bids", blue=(GUNS,))
    table.do("blue: bid 1", "red: bid 2").is_at("march", "red")
    table.do("attack red-1 Chapel").asks("react.choose", "blue")


@pytest.mark.parametrize(("number", "table"), [(0, HexTable), (1, ZoneTable)])
def test_the_examples_for_those_who_add_a_game_hold(number: int, table: type) -> None:
    guide = (Path(__file__).parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = [block for block in re.findall(r"```python\n(.*?)```", guide, re.S) if "@rule(" in block][number]
    scope: dict[str, Any] = {"Table": table, "rule": rule}
    exec(code, scope)
    (test,) = (made for name, made in scope.items() if name.startswith("test_"))
    test()
