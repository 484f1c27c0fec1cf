"""9.1 Theatre markers."""

from array import array

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import MOVING, OFFENSIVE
from grognard.games.victory_roads.rules.theatres.radius import covering, covers, is_uprooted, radius, refuges
from tests.rules import rule
from tests.victory_roads.field import Field
from tests.victory_roads.rules.test_04_supply import EAST


def theatres(field: Field, *cells: str, mode: int = OFFENSIVE) -> Field:
    """Theatres from the north down, in these hexes."""
    g = field.g
    g.theatre = array("h", [*map(field.cell, cells), *[-1] * (4 - len(cells))])
    g.mode[:] = bytes([mode] * len(cells) + [0] * (4 - len(cells)))
    return field


@rule("1.6.1")
def test_there_are_four_theatres() -> None:
    assert THEATRES == ("N", "CN", "CS", "S")
    assert len(Field().g.theatre) == len(THEATRES)


@rule("9.1.2a", "1.6.2")
def test_a_theatre_reaches_nine_hexes_in_offensive_mode_and_five_in_movement_mode() -> None:
    for mode, reach in ((OFFENSIVE, 9), (MOVING, 5)):
        field = theatres(Field(), "1808", mode=mode)
        assert radius(field.g, 0) == reach
        near, far = (field.cell(f"{18 - steps:02}08") for steps in (reach, reach + 1))
        assert (covers(field.g, 0, near), covers(field.g, 0, far)) == (True, False)


@rule("9.1.2b")
def test_neither_enemies_nor_water_nor_roads_change_its_reach() -> None:
    field = theatres(Field("ge-1 1708, ge-2 1408", rails=EAST), "1808")
    assert covering(field.g, field.cell("0908")) == [0]
    assert covering(field.g, field.cell("0808")) == []


@rule("support/lend-lease")
def test_supports_may_add_to_it() -> None:
    field = theatres(Field(), "1808")
    field.g.extra[0] = 4
    assert covers(field.g, 0, field.cell("0508"))


@rule("9.1.2c")
def test_hexes_are_looked_up_by_mode() -> None:
    field = theatres(Field(), "1808", "1812")
    field.g.mode[1] = MOVING
    there = field.cell("1609")
    assert covering(field.g, there) == [0, 1]
    assert covering(field.g, there, OFFENSIVE) == [0]


@rule("9.1.4a", "9.1.4b")
def test_a_theatre_is_uprooted_by_an_enemy_in_its_hex_or_on_its_line() -> None:
    assert not is_uprooted(theatres(Field(rails=EAST), "1508").g, 0)
    assert is_uprooted(theatres(Field(rails=EAST), "1507").g, 0)
    assert is_uprooted(theatres(Field("ge-1 1508", rails=EAST), "1508").g, 0)
    assert is_uprooted(theatres(Field("ge-1 1707", rails=EAST), "1508").g, 0)


@rule("9.1.4b")
def test_a_marker_is_no_unit_and_needs_one_beside_an_enemy() -> None:
    assert is_uprooted(theatres(Field("ge-1 1308", rails=EAST), "1408").g, 0)
    assert not is_uprooted(theatres(Field("ge-1 1308, su-1 1408", rails=EAST), "1408").g, 0)


@rule("9.1.4b")
def test_it_flees_to_the_nearest_major_city_in_the_east_with_a_line() -> None:
    cities = "1408 major-city, 1708 major-city, 1808 minor-city, 1908 major-city, 1710 major-city"
    field = theatres(Field("ge-1 1508", rails=EAST, places=cities), "1508")
    assert field.labels(refuges(field.g, 0)) == {"1708"}
    last = theatres(Field("ge-1 1508", rails=EAST, places="1808 minor-city"), "1508")
    assert field.labels(refuges(last.g, 0)) == {"1808"}
    edge = theatres(Field("ge-1 1508", rails=EAST), "1508")
    assert field.labels(refuges(edge.g, 0)) == {"2008"}
