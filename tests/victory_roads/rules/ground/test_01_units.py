"""1.1, 1.7 Units and nations, and what else is in the box."""

import ast
from pathlib import Path

import pytest

from grognard.games.victory_roads.columns import Columns
from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import PLACES, Position
from grognard.games.victory_roads.rules.ground.stacking import room
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.rules.weather import roll_weather
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.units import AXIS, SOVIET, Unit
from tests.rules import rule
from tests.victory_roads.box import box, unit
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.table import Table, real_game

RAILS = "1505 1605 1705 1805 1905 2005"


@rule("1.1.2b")
def test_a_corps_counts_as_a_division() -> None:
    field = Field("su-t1 su-1 1205")
    assert room(field.g, field.cell("1205"), SOVIET) == 1


@rule("1.1.3b")
def test_a_division_that_loses_a_step_shows_its_back() -> None:
    field = Field("ge-1 1105")
    g, division = field.g, NUMBER["ge-1"]
    assert (g.attack(division), g.defence(division), g.movement(division)) == (3, 4, 2)
    assert not lose_step(g, division)
    assert (g.attack(division), g.defence(division), g.movement(division)) == (1, 2, 2)
    assert lose_step(g, division)


@rule("1.1.4a", "1.1.4b", "1.1.4c")
def test_every_division_is_armoured_or_infantry() -> None:
    fighters = [counter for counter in box().units if counter.kind in ("corps", "division")]
    assert all(counter.arm != "staff" for counter in fighters)
    assert unit("su-gcc-2").is_armoured
    assert not unit("de-id-256").is_armoured
    assert unit("de-pz-20").is_armoured


@rule("1.1.4d")
def test_no_rule_reads_the_symbol_on_a_counter() -> None:
    """The record that the rules get has no such field, nor does any module of the rules name it."""
    assert "symbol" not in Unit.__slots__
    for module in (SHEET.folder / "rules").rglob("*.py"):
        names = {node.attr for node in ast.walk(_tree(module)) if isinstance(node, ast.Attribute)}
        assert "symbol" not in names, module


def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


@rule("1.1.4/note-setup-colour")
def test_the_scenarios_of_turn_1_share_one_set_up() -> None:
    scenarios = box().scenarios
    first = {name for name, scenario in scenarios.items() if scenario.values["first_turn"] == 1}
    assert first == {"bagration", "campaign"}
    assert {scenarios[name].values["setup"] for name in first} == {"june-1944"}


@rule("1.1.6b")
def test_kampfgruppen_are_divisions() -> None:
    field = Field("ge-tkg 1105", cut="ge-tkg")
    assert allowance(field.g, NUMBER["ge-tkg"]) == 4  # half of 3, rounded up, in half points
    assert room(field.g, field.cell("1105"), AXIS) == 2
    table = Table("ge-kg 0505", "axis-movement", places="0505 major-city").can("hold 0505")
    assert table.side == "axis"


@pytest.mark.parametrize("corps", ["su-rc-1", "pl-corps-1", "bg-corps-1", "cz-corps-1"])
@rule("1.7.1b")
def test_all_of_the_soviet_side_are_one_nation(corps: str) -> None:
    assert _is_commanded(corps, "su-hq-len", "6621", "6721")


@pytest.mark.parametrize("division", ["de-id-256", "ss-pz-5", "de-lw-4", "de-marine-1"])
@rule("1.7.1c")
def test_all_german_branches_are_one_nation(division: str) -> None:
    assert _is_commanded(division, "de-hq-narwa", "1133", "1233")


def _is_commanded(name: str, hq: str, at: str, near: str) -> bool:
    table = Table(f"{hq} {at}, {name} {near}", "weather", game=real_game())
    assert not is_supplied(_without(table, hq), table.unit(name)) or at == "1133"
    return is_supplied(table.g, table.unit(name))


def _without(table: Table, name: str) -> Position:
    g: Position = table.g.clone()
    g.remove(table.unit(name), 1)
    return g


# ---- the box


@rule("grid/geometry")
def test_odd_columns_stand_half_a_hex_higher() -> None:
    board = box().board

    def around(label: str) -> list[str]:
        cells = [board.toward(board.cell(label), direction) for direction in range(6)]
        return [board.labels[cell] for cell in cells if cell is not None]

    assert around("6161") == ["6160", "6260", "6261", "6162", "6061", "6060"]  # N, NE, SE, S, SW, NW
    assert around("5026") == ["5025", "5126", "5127", "5027", "4927", "4926"]


@rule("component/map-boxes")
def test_every_box_of_the_map_is_there() -> None:
    boxes = {"eliminated", "removed", "stavka", "box-n", "box-cn", "box-cs", "box-s", "box-g", "capitulated"}
    assert boxes <= set(PLACES)
    tracks = {"weather", "turn", "rail", "mood", "objectives"}
    assert tracks <= set(Columns.__annotations__)


@rule("component/markers")
def test_every_marker_is_kept_somewhere() -> None:
    columns = {"cut", "exploits", "ordered", "theatre", "bridgeheads", "held", "rising", "autonomous"}
    tracks = {"freedom", "mood", "ceiling", "weather", "overcast", "rail", "sea", "objectives"}
    assert columns | tracks <= set(Columns.__annotations__)
    assert box().charts.tables["haltebefehl"]["markers"] == 10
    assert len(THEATRES) == 4


@rule("component/named-hexes")
def test_hexes_that_the_rules_name() -> None:
    names = {row["hex"]: row["name"] for row in box().data.rows(SHEET.place_table)}
    assert names["5426"] == "Minsk"
    assert names["6115"].startswith("Velik")
    geo = real_game().world(real_game().scenarios["campaign"], {}).geo
    junction = geo.board.cell("5125")
    assert sum(geo.has_way(junction, near) for near in geo.board.neighbours[junction]) > 2


@rule("component/dice")
def test_the_weather_takes_two_dice() -> None:
    g = Field("").g
    for dice in ((1, 1), (6, 6)):
        g.dictated = dice
        roll_weather(g)
        assert not g.dictated


@rule("notes/no-zoc")
def test_enemies_neither_stop_a_march_nor_make_it_dearer() -> None:
    beside = "ge-1 1304, ge-2 1103, ge-3 1302"
    table = Table(f"su-1 1205, {beside}", "soviet-movement").do("move su-1").can("go 1202")
    table.do("step 1204", "step 1203", "go 1202").finds("su-1 1202")
