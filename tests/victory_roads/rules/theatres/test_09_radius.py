"""9.1 Theatre markers."""

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import MOVING, OFFENSIVE
from grognard.games.victory_roads.rules.theatres.radius import covering, covers, is_uprooted, radius, refuges
from tests.rules import rule
from tests.victory_roads.field import Field
from tests.victory_roads.ground import EAST


@rule("1.6.1")
def test_there_are_four_theatres() -> None:
    assert THEATRES == ("N", "CN", "CS", "S")
    assert len(Field().g.theatre) == len(THEATRES)


@rule("9.1.2a", "1.6.2")
def test_a_theatre_reaches_nine_hexes_in_offensive_mode_and_five_in_movement_mode() -> None:
    for mode, reach in (("offensive", 9), ("movement", 5)):
        field = Field(theatres=f"N 1808 {mode}")
        assert radius(field.g, 0) == reach
        near, far = (field.cell(f"{18 - steps:02}08") for steps in (reach, reach + 1))
        assert (covers(field.g, 0, near), covers(field.g, 0, far)) == (True, False)


@rule("9.1.2b")
def test_neither_enemies_nor_water_nor_roads_change_its_reach() -> None:
    field = Field("ge-1 1708, ge-2 1408", rails=EAST, theatres="N 1808 offensive")
    assert covering(field.g, field.cell("0908")) == [0]
    assert covering(field.g, field.cell("0808")) == []


@rule("support/lend-lease")
def test_supports_may_add_to_it() -> None:
    field = Field(theatres="N 1808 offensive")
    field.g.extra[0] = 4
    assert covers(field.g, 0, field.cell("0508"))


@rule("9.1.2c")
def test_hexes_are_looked_up_by_mode() -> None:
    field = Field(theatres="N 1808 offensive, CN 1812 offensive")
    field.g.mode[1] = MOVING
    there = field.cell("1609")
    assert covering(field.g, there) == [0, 1]
    assert covering(field.g, there, OFFENSIVE) == [0]


@rule("9.1.4a", "9.1.4b")
def test_a_theatre_is_uprooted_by_an_enemy_in_its_hex_or_on_its_line() -> None:
    assert not is_uprooted(Field(rails=EAST, theatres="N 1508 offensive").g, 0)
    assert is_uprooted(Field(rails=EAST, theatres="N 1507 offensive").g, 0)
    assert is_uprooted(Field("ge-1 1508", rails=EAST, theatres="N 1508 offensive").g, 0)
    assert is_uprooted(Field("ge-1 1707", rails=EAST, theatres="N 1508 offensive").g, 0)


@rule("9.1.4b")
def test_a_marker_is_no_unit_and_needs_one_beside_an_enemy() -> None:
    assert is_uprooted(Field("ge-1 1308", rails=EAST, theatres="N 1408 offensive").g, 0)
    assert not is_uprooted(Field("ge-1 1308, su-1 1408", rails=EAST, theatres="N 1408 offensive").g, 0)


@rule("9.1.4b")
def test_it_flees_to_the_nearest_major_city_in_the_east_with_a_line() -> None:
    cities = "1408 major-city, 1708 major-city, 1808 minor-city, 1908 major-city, 1710 major-city"
    field = Field("ge-1 1508", rails=EAST, places=cities, theatres="N 1508 offensive")
    assert field.labels(refuges(field.g, 0)) == {"1708"}
    last = Field("ge-1 1508", rails=EAST, places="1808 minor-city", theatres="N 1508 offensive")
    assert field.labels(refuges(last.g, 0)) == {"1808"}
    edge = Field("ge-1 1508", rails=EAST, theatres="N 1508 offensive")
    assert field.labels(refuges(edge.g, 0)) == {"2008"}
