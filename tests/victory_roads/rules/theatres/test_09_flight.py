"""9.1.4 Theatres that lose their line of supply."""

from typing import Any

from grognard.games.victory_roads.position import MOVING
from grognard.games.victory_roads.rules.theatres.moves import settle
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.field import Field
from tests.victory_roads.ground import EAST
from tests.victory_roads.theatres import Table

CITIES = "1708 major-city, 1908 major-city"


def where(field: Field, theatre: int = 0) -> str:
    """The hex of a theatre."""
    return field.geo.board.labels[field.g.theatre[theatre]]


@rule("9.1.4b", "9.1.4a")
def test_an_enemy_in_its_hex_drives_it_to_the_east_in_the_mode_that_it_is_in() -> None:
    field = Field("ge-1 1508", rails=EAST, places=CITIES, theatres="N 1508 movement")
    settle(field.g)
    assert where(field) == "1708"
    assert field.g.mode[0] == MOVING
    assert not field.g.stack


@rule("9.1.4b")
def test_with_its_line_open_it_stays() -> None:
    field = Field("ge-1 1305", rails=EAST, places=CITIES, theatres="N 1508 offensive")
    settle(field.g)
    assert where(field) == "1508"


@rule("9.1.4b", "1.1.1")
def test_interaction_22_a_marker_is_no_unit_but_one_unit_in_its_hex_holds_it() -> None:
    alone = Field("ge-1 1308", rails=EAST, places=CITIES, theatres="N 1408 offensive")
    settle(alone.g)
    assert where(alone) == "1708"
    held = Field("ge-1 1308, su-1 1408", rails=EAST, places=CITIES, theatres="N 1408 offensive")
    settle(held.g)
    assert where(held) == "1408"
    staff = Field("ge-1 1308, su-hq1 1408", rails=EAST)
    assert staff.supplied("su-hq1")


@rule("9.1.4b")
def test_of_two_cities_as_near_the_soviet_player_chooses() -> None:
    rails, cities = f"{EAST}, 1708 1707 1706, 1708 1709 1710", "1706 major-city, 1710 major-city"
    field = Field("ge-1 1508", rails=rails, places=cities, theatres="N 1508 offensive")
    g = field.g
    settle(g)
    flow.run(g)
    offered = g.pending["soviet"].options
    assert field.labels(cell for _, cell in offered) == {"1706", "1710"}
    flow.apply(g, "soviet", ("flee", field.cell("1710")))
    assert where(field) == "1710"


@rule("9.1.4b")
def test_it_flees_in_any_phase_of_either_side() -> None:
    ground: dict[str, Any] = {
        "rails": EAST,
        "places": CITIES,
        "theatres": "S 1408 offensive",
        "supports": "su-aviation-1 box-s",
    }
    axis = Table(
        "ge-1 1208, su-1 1408, su-2 1508, ge-2 1706, su-hq1 1908, ge-hq1 1208", "axis-movement", **ground
    )
    axis.do("move ge-2", "go 1607").finds("su-aviation-1 soviet-pool")
    assert axis.theatre("S") == "1908"
    soviet = Table("ge-1 1308, su-1 1408, su-hq1 1508", "soviet-movement", **ground)
    soviet.do("move su-1", "go 1407")
    assert soviet.theatre("S") == "1708"
    stays = Table("ge-1 1308, su-1 su-2 1408, su-hq1 1508", "soviet-movement", **ground)
    stays.do("move su-1", "go 1407")
    assert stays.theatre("S") == "1408"
