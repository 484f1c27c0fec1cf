"""1.2 Command radius."""

from grognard.games.victory_roads.geography import MUD, SNOW
from grognard.games.victory_roads.rules.ground.command import commanded_by
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.ground import river, row


def command(field: Field, hq: str = "su-hq1") -> set[str]:
    """The hexes that an HQ commands."""
    return field.labels(commanded_by(field.g, NUMBER[hq]))


@rule("1.2.2a")
def test_the_radius_counts_the_units_hex_and_not_that_of_the_hq() -> None:
    field = Field("su-hq1 1208, su-1 0908, su-2 0808")
    assert field.where("su-1") in command(field)
    assert field.where("su-2") not in command(field)
    assert len(command(field)) == 1 + 6 + 12 + 18


@rule("1.2.2b")
def test_hexes_along_a_road_or_railway_count_half() -> None:
    along = "1208 1209 1210 1211 1212 1213 1214 1215"
    for ways in ("roads", "rails"):
        found = command(Field("su-hq1 1208", **{ways: along}))
        assert "1214" in found
        assert "1215" not in found
    mixed = command(Field("su-hq1 1208", roads="1208 1209 1210 1211", rails="1211 1212 1213 1214 1215"))
    assert "1214" in mixed


@rule("1.2.2b")
def test_a_railway_that_does_not_cross_the_common_side_does_not_help() -> None:
    gap = command(Field("su-hq1 1208", rails="1208 1209 1210, 1211 1212 1213 1214"))
    assert {"1211", "1212"} <= gap  # 1/2 + 1/2 + 1 + 1/2
    assert "1213" in gap
    assert "1214" not in gap


@rule("1.2.3")
def test_command_passes_neither_enemies_nor_empty_hexes_beside_them() -> None:
    shut = Field("su-hq1 1208, ge-1 1010, su-1 0911")
    assert {"1010", "1110", "1111", "1009"}.isdisjoint(command(shut))
    assert {"1109", "1210"} <= command(shut)
    held = Field("su-hq1 1208, ge-1 1010, su-1 1110")
    assert "1110" in command(held)


@rule("1.2.4")
def test_a_great_river_stops_command_unless_there_is_a_bridge() -> None:
    banks = river("great-river")
    assert command(Field("su-hq1 1208", sides=banks)) & row(9) == set()
    assert "1209" in command(Field("su-hq1 1208", sides=banks + ", 1208 1209 bridge"))


@rule("1.2.4", "4.1.3")
def test_a_pontoon_opens_the_side_of_its_arrow_only() -> None:
    field = Field("su-hq1 1208, su-hq2 0908", sides=river("great-river"), pontoons="su-hq1 1209")
    assert "1209" in command(field)
    assert command(field, "su-hq2") & row(9) == set()


@rule("1.2.4", "3.2.2h")
def test_rivers_stop_command_in_mud_alone() -> None:
    for weather, stopped in (("fair", False), (SNOW, False), (MUD, True)):
        found = command(Field("su-hq1 1208", sides=river("river"), weather=weather))
        assert (found & row(9) == set()) is stopped


@rule("1.2.4", "1.11.6a")
def test_a_bridgehead_bridges_all_sides_of_its_hex() -> None:
    field = Field("su-hq1 1207", sides=river("great-river"), bridgeheads="1208")
    assert "1209" in command(field)
    assert field.sound()


@rule("1.7.5")
def test_command_of_an_ally_does_not_reach_into_the_hostile_country() -> None:
    country = ", ".join(f"09{n:02} hungary" for n in range(1, 17))
    assert "0908" not in command(Field("ro-hq 1008", country=country), "ro-hq")
    assert "0908" in command(Field("ge-hq1 1008", country=country), "ge-hq1")
