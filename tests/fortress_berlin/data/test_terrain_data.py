"""2.4 The terrain effects chart: what is printed, and that what is ours keeps its order."""

from grognard.games.fortress_berlin.charts import TerrainRow
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.units import HALF
from tests.fortress_berlin.data.box import charts
from tests.rules import rule

TEC = charts().tec


def at(place: str) -> dict[str, TerrainRow]:
    """The lines for hexes, hexsides, forts, markers or ways."""
    return {name: row for name, row in TEC.items() if row.place == place}


@rule("2.4", "2.1.1")
def test_every_feature_of_the_map_has_its_line() -> None:
    assert set(at("hex")) == set(SHEET.terrain)
    assert set(at("hexside")) == set(SHEET.features)
    assert set(at("way")) == set(SHEET.ways)
    assert set(at("fort")) == {"bunker", "strongpoint", "flak-tower"}
    assert set(at("marker")) == {"ruins"}


@rule("7.3.1a")
def test_printed_costs() -> None:
    assert (TEC["clear"].mp_foot, TEC["clear"].mp_vehicle) == (HALF, HALF)
    assert (TEC["barrier"].mp_foot, TEC["barrier"].mp_vehicle) == (HALF, HALF)
    assert (TEC["ruins"].mp_foot, TEC["ruins"].mp_vehicle) == (4 * HALF, 4 * HALF)
    for closed in ("lake", "river", "canal"):
        assert TEC[closed].points(vehicle=False) is TEC[closed].points(vehicle=True) is None
    for cheap in ("road", "rail"):
        assert TEC[cheap].points(vehicle=False) == TEC[cheap].points(vehicle=True) == 1 < HALF


def test_printed_cover() -> None:
    printed = {
        "clear": (0, 0),
        "barrier": (0, -1),
        "bunker": (2, -2),
        "strongpoint": (3, -3),
        "flak-tower": (3, -4),
        "ruins": (4, -4),
    }
    assert {name: (TEC[name].pf, TEC[name].dice) for name in printed} == printed
    assert {name for name, row in TEC.items() if row.absorbs_barrier} == set(at("fort"))


def test_where_zones_of_control_go() -> None:
    closed = {name for name, row in TEC.items() if not row.zoc and row.place in ("hex", "fort")}
    assert closed == {"lake", "built-up", "bunker", "strongpoint", "flak-tower"}
    assert not any(TEC[name].zoc for name in ("river", "canal", "bridge"))
    assert TEC["barrier"].zoc


def test_what_blocks_sight_favours_armour_and_falls_into_ruins() -> None:
    assert {name for name, row in at("hex").items() if not row.sight} == {"built-up", "major"}
    assert {name for name, row in at("hex").items() if row.armour} == {"clear", "park"}
    assert {name for name, row in TEC.items() if row.ruins} == {"built-up"}


def test_cover_rises_from_open_ground_to_ruins() -> None:
    rising = [TEC[name] for name in ("clear", "park", "built-up", "major", "ruins")]
    assert [row.pf for row in rising] == sorted(row.pf for row in rising)
    assert [row.dice for row in rising] == sorted((row.dice for row in rising), reverse=True)
    assert (TEC["bunker"].pf, TEC["bunker"].dice) > (TEC["built-up"].pf, -9)
    assert TEC["bunker"].dice < TEC["built-up"].dice
    forts = [TEC[name].dice for name in ("barrier", "bunker", "strongpoint", "flak-tower")]
    assert forts == sorted(forts, reverse=True)


def test_the_lowest_throw_over_a_bridge_at_a_tower_is_the_lowest_row() -> None:
    assert 2 + TEC["flak-tower"].dice + TEC["bridge"].dice == -4
    assert all(row.dice <= 0 for row in TEC.values())
