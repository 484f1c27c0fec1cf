"""2-0 Components: what the game makes of its own data."""

import csv
from functools import cache

import pytest

from grognard.games import find
from grognard.games.battle_for_germany.components import FOLDER
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import ON_MAP, Position
from grognard.games.battle_for_germany.setting import PLACES, SIDES
from grognard.kernel.dice import key_from_seed
from tests.rules import rule

COUNTERS = 120
TURN_MARKER = 1
RED_STAR = "red-star-white-star"


@cache
def the_game() -> BattleForGermany:
    game = find("battle-for-germany")
    assert isinstance(game, BattleForGermany)
    return game


def start(scenario: str) -> Position:
    """The position before the first phase."""
    game = the_game()
    chosen, options = game.choose(scenario, {})
    return game.setup(chosen, options, key_from_seed(0))


def listed(scenario: str) -> dict[str, str]:
    """The set-up chart: each unit's place."""
    with (FOLDER / "data" / "setup.csv").open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(line for line in lines if not line.startswith("#"))
        return {row["unit"]: row["place"] for row in rows if row["scenario"] == scenario}


@rule("2-0")
def test_units_and_turn_marker_are_no_more_than_the_counters_of_the_box() -> None:
    units = the_game().box.units
    assert len({unit.id for unit in units}) == len(units)
    assert COUNTERS - 2 <= len(units) + TURN_MARKER <= COUNTERS


@rule("2-2")
def test_hexes_are_numbered_by_row_and_column_and_the_edges_of_the_rules_are_edges() -> None:
    board = the_game().box.board
    assert len(board) == 26 * 35
    assert all(len(label) == 4 and label.isdigit() for label in board.labels)
    for label in ("1601", "2301", "0112", "0117", "0926", "3522", "3526"):
        assert len(board.neighbours[board.cell(label)]) < 6, label
    near = board.neighbours[board.cell("1202")]
    assert [board.labels[cell] for cell in near] == ["1302", "1203", "1103", "1102", "1101", "1201"]


@rule("2-3a")
@pytest.mark.parametrize("scenario", ["historical", RED_STAR])
def test_every_unit_of_the_chart_stands_where_it_is_listed(scenario: str) -> None:
    game, g, places = the_game(), start(scenario), listed(scenario)
    assert places
    for number, unit in enumerate(game.box.units):
        on_map = g.place[number] == ON_MAP
        place = game.box.board.labels[g.cell[number]] if on_map else PLACES[g.place[number]]
        assert place == places.get(unit.id, "gone"), unit.id
    if scenario == "historical":
        assert len(places) == len(game.box.units)


@rule("2-3b")
def test_the_combat_table_has_ten_columns_and_the_terrain_chart_thirteen_lines() -> None:
    box = the_game().box
    assert len(box.crt.columns) == 10
    for column in box.crt.columns:
        assert sum(box.crt.distribution(column).values()) == 1
        assert {box.crt.result(column, die) for die in range(1, 7)} <= {"De", "Ae", "Ex", "Ar", "Dr"}
    assert len(box.effects) == 13


@rule("2-3c")
def test_the_track_has_the_rates_of_the_examples() -> None:
    track = the_game().box.track
    assert sorted(track) == list(range(1, 17))
    assert track[6].western == 2
    assert track[4].west_german == 1
    for turn in range(11, 17):
        assert (track[turn].western, track[turn].soviet) == (1, 0)


@rule("2-4a")
def test_distances_are_counted_in_hexes_of_67_kilometres() -> None:
    box = the_game().box
    berlin_to_warsaw = box.board.distance(box.board.cell("2512"), box.board.cell("2524"))
    assert berlin_to_warsaw == 12
    assert box.numbers.hex_kilometres * berlin_to_warsaw == 804


@rule("2-4b")
@pytest.mark.parametrize(
    ("turn", "date"), [(1, "1944-12-2"), (2, "1945-01-1"), (10, "1945-05-1"), (16, "1945-08-1")]
)
def test_a_turn_is_half_a_month(turn: int, date: str) -> None:
    g = start("historical")
    g.turn = turn
    assert the_game().view(g, "soviet")["date"] == date


@rule("2-5c")
def test_the_theatre_printed_on_a_german_counter_is_where_it_starts() -> None:
    g = start("historical")
    for number, unit in enumerate(the_game().box.units):
        if unit.theatre:
            assert SIDES[g.side[number]] == f"{unit.theatre}-german", unit.id
        else:
            assert SIDES[g.side[number]] in ("western", "soviet"), unit.id


@rule("2-5d")
def test_germans_are_of_the_army_the_ss_or_the_luftwaffe() -> None:
    units = the_game().box.units
    branches = {unit.branch for unit in units if unit.nation == "german"}
    assert branches == {"army", "ss", "luftwaffe"}
    ss = [unit for unit in units if unit.branch == "ss"]
    assert {unit.theatre for unit in ss} == {"east", "west"}
    assert all(" SS " in unit.name for unit in ss)
    assert not [unit.id for unit in units if " SS " in unit.name and unit not in ss]
    assert {unit.branch for unit in units if unit.nation != "german"} == {"army"}


@rule("2-5f")
def test_ten_allied_nations_and_germans_and_hungarians() -> None:
    western = {"us", "british", "canadian", "french", "polish-exile"}
    soviet = {"soviet", "yugoslav", "romanian", "polish", "bulgarian"}
    units = the_game().box.units
    assert {unit.nation for unit in units} == western | soviet | {"german", "hungarian"}


@rule("2-6/format")
def test_values_read_attack_defence_movement() -> None:
    box = the_game().box
    panzer = box.units[box.unit_index["ge-iss"]]
    assert panzer.values == "6-5-6"
    infantry = box.units[box.unit_index["us-xiii"]]
    assert infantry.values == "4-8-6"
    assert (infantry.attack, infantry.defence, infantry.movement) == (4, 8, 6)
