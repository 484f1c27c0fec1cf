"""The printed examples of command and supply on the game's own map.

The pictures are lost: hexes that the text names are printed, where HQs and Germans stand is ours.
"""

from grognard.games.victory_roads.position import COMING, Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines, commanded_by
from grognard.games.victory_roads.rules.supply_phase import SupplyPhase
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel import flow
from grognard.kernel.pieces import ON_BOARD
from tests.ground import entries
from tests.rules import rule
from tests.victory_roads.ground import BOX
from tests.victory_roads.table import start

FIRST_BALTIC, SECOND_BALTIC = BOX.unit_index["su-hq-1b"], BOX.unit_index["su-hq-2b"]
CORPS = [n for n, unit in enumerate(BOX.units) if unit.is_rifle_corps]
GERMANS = [n for n, unit in enumerate(BOX.units) if unit.nation == "german" and unit.kind == "division"]


def position(corps: str, germans: str, hqs: dict[int, str]) -> Position:
    """The map with these alone on it."""
    g = start("campaign")
    for unit in g.in_place(ON_BOARD):
        g.remove(unit, COMING)
    g.set_up(hqs.items())
    for units, cells in ((CORPS, corps), (GERMANS, germans)):
        g.set_up((unit, there) for unit, (there,) in zip(units, entries(cells), strict=False))
    return g


@rule("example/command-radius", "1.2.4")
def test_only_the_pontoon_of_first_baltic_brings_command_over_the_river() -> None:
    g = position("5119", "5118, 5517, 5520, 4919", {FIRST_BALTIC: "5318", SECOND_BALTIC: "5309"})
    cell = g.geo.board.cell
    assert cell("5119") not in commanded_by(g, FIRST_BALTIC)
    g.pontoon[FIRST_BALTIC] = 1 + g.geo.board.direction(cell("5318"), cell("5319"))
    g.lay_bridges()
    assert {cell("5319"), cell("5219"), cell("5119")} <= commanded_by(g, FIRST_BALTIC)
    second = commanded_by(g, SECOND_BALTIC)
    closed = [cell(there) for there in ("5017", "5117", "5217", "5417")]
    assert commanded_by(position("5119", "", {SECOND_BALTIC: "5309"}), SECOND_BALTIC).issuperset(closed)
    assert all(closed_to_lines(g, SOVIET)[there] for there in closed)
    assert second.isdisjoint([*closed, cell("5119")])


@rule("example/supply", "4.1.1a", "4.2.2")
def test_first_baltic_on_the_railway_to_velikie_luki_supplies_three_of_four() -> None:
    g = position("5818, 5719, 5619, 5721", "5919, 5620, 6019, 6120", {FIRST_BALTIC: "5917"})
    g.stack = [SupplyPhase(SOVIET)]
    flow.run(g)
    while g.pending:
        flow.apply(g, "soviet", ("done",))
    labels = g.geo.board.labels
    assert g.cell[FIRST_BALTIC] == g.geo.board.cell("5917")
    assert closed_to_lines(g, SOVIET)[g.geo.board.cell("5918")]
    assert {labels[g.cell[unit]]: g.cut[unit] for unit in CORPS[:4]} == {
        "5818": 0,
        "5719": 0,
        "5619": 0,
        "5721": 1,
    }
