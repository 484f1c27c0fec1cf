"""The other charts hold every printed value, and what is ours keeps to what the rules say about it."""

import pytest

from grognard.games.borodino_41.charts import LADDER
from grognard.games.borodino_41.sheet import SHEET
from tests.borodino_41.data.box import box
from tests.rules import rule

CHARTS = box().charts
TERRAIN = CHARTS.terrain


# Terrain in combat


@rule("9/effects/table-cat-1")
def test_fire_into_terrain() -> None:
    assert {*SHEET.terrain, "hill", "fortification", "trench", "foxhole", "embankment"} < set(TERRAIN)
    printed = {"clear": 0, "woods": -1, "hill": -1, "fortification": -3, "trench": -2, "foxhole": -1}
    assert {name: TERRAIN[name].fire_into for name in printed} == printed
    assert all(effect.fire_into >= TERRAIN["fortification"].fire_into for effect in TERRAIN.values())


@rule("9/effects/table-cat-2")
def test_defensive_fire_from_terrain() -> None:
    helping = {name for name, effect in TERRAIN.items() if effect.fire_from}
    assert helping == {"woods", "village", "town", "hill", "fortification", "trench", "embankment"}
    assert {TERRAIN[name].fire_from for name in helping} == {1}


@rule("9/effects/table-cat-3", "2/errata/fort-flank-morale")
def test_morale_of_defenders_in_terrain() -> None:
    printed = ("woods", "village", "town", "hill", "trench", "fortification")
    assert {TERRAIN[name].morale for name in printed} == {1}
    assert (CHARTS.assault["fortification-front"], CHARTS.assault["fortification-flank"]) == (1, -2)
    assert TERRAIN["river"].morale > TERRAIN["stream"].morale > 0
    for name in ("woods", "village", "town", "hill", "trench", "stream", "river", "embankment"):
        assert CHARTS.assault[name] == TERRAIN[name].morale


@rule("9/terrain/clear", "9/terrain/woods")
def test_clear_ground_gives_no_cover_and_woods_give_some() -> None:
    assert TERRAIN["clear"].fire_into == 0
    assert TERRAIN["woods"].fire_into == -1


def test_hills_and_works_add_to_other_terrain() -> None:
    assert {name for name, effect in TERRAIN.items() if effect.adds} == {"hill", "trench", "foxhole"}
    assert sum(TERRAIN[name].fire_into for name in ("trench", "woods", "hill")) == -4


# Fire and assault


def test_printed_shifts() -> None:
    assert {name: CHARTS.shifts[name] for name in CHARTS.shifts if name != "small"} == {
        "column": 2,
        "formation-change": 2,
        "zoc-entered": 2,
        "zoc-started": -1,
        "dummy-stop": 2,
        "artillery": 1,
        "rocket": 2,
        "heavy-works": 2,
        "air": 1,
        "black": -1,
        "white": 1,
        "t28-front": -1,
        "t28-flank": 1,
        "t38-water": -1,
        "air-thin": -1,
        "air-armour": -2,
        "armour-terrain": -1,
    }
    assert CHARTS.shifts["small"] == -1


@rule("12/assault/modifiers")
def test_modifiers_of_an_assault() -> None:
    printed = {"flamethrower": 2, "suppressed": -1, "disrupted": -2, "column": -2, "thickness": 1}
    assert {name: CHARTS.assault[name] for name in printed} == printed
    assert [CHARTS.assault[f"size-{size}"] for size in ("3-2", "2-1", "3-1")] == [1, 2, 3]
    assert all(1 <= abs(value) <= 3 for value in CHARTS.assault.values())
    assert {"armour", "engineers"} < set(CHARTS.assault)


def outcome(margin: int, loser: str) -> tuple[int, int, str, int, int]:
    found = CHARTS.outcome(margin, loser)
    return (
        found.retreat,
        found.points_at(max(margin, found.margin)),
        found.state,
        found.advance,
        found.pursuit,
    )


@rule("12/assault/margin-1")
def test_margin_of_one() -> None:
    assert outcome(1, "attacker") == (1, 0, "", 0, 0)
    assert outcome(1, "defender") == (1, 0, "", 1, 0)


@rule("12/assault/margin-2")
def test_margin_of_two() -> None:
    assert outcome(2, "attacker") == (1, 0, "suppressed", 0, 0)
    assert outcome(2, "defender") == (1, 0, "suppressed", 1, 0)


@rule("12/assault/margin-3")
def test_margin_of_three() -> None:
    assert outcome(3, "attacker") == (1, 1, "disrupted", 0, 0)
    assert outcome(3, "defender") == (2, 1, "disrupted", 2, 0)


@rule("12/assault/margin-4-attacker", "12/assault/margin-4-defender", "example/margin-6")
@pytest.mark.parametrize(("margin", "points"), [(4, 1), (5, 2), (6, 3), (8, 5)])
def test_margin_of_four_and_more(margin: int, points: int) -> None:
    assert outcome(margin, "attacker") == (1, points, "disrupted", 0, 0)
    assert outcome(margin, "defender") == (2, points, "disrupted", 2, 2)


def test_a_tie_costs_both_a_point() -> None:
    assert CHARTS.results[0, "both"].points == 1


@rule("12/surprise/table")
def test_surprise_strikes_either_side_in_each_way_or_not_at_all() -> None:
    assert [row.die for row in CHARTS.surprise] == list(range(1, 11))
    assert {row.effect for row in CHARTS.surprise} == {"losses", "morale", "firepower", "none"}
    assert all((row.side == "none") == (row.effect == "none") for row in CHARTS.surprise)
    sides = [row.side for row in CHARTS.surprise]
    assert 0 < sides.count("defender") - sides.count("attacker") <= 4


# Weather and track


@rule("5/weather/random-snow")
def test_snow_takes_air_support() -> None:
    snow = CHARTS.weather["snow"]
    assert [die for die in range(1, 11) if CHARTS.random_weather[die - 1] == "snow"] == [8, 9]
    assert (snow.german_air, snow.soviet_air, snow.thaw) == (-5, -3, False)


@rule("5/weather/random-thaw")
def test_low_dice_change_nothing_and_a_ten_is_a_thaw() -> None:
    assert CHARTS.random_weather[:7] == ("clear",) * 7
    clear = CHARTS.weather["clear"]
    assert (clear.german_air, clear.soviet_air, clear.thaw, clear.hill_sight) == (0, 0, False, 6)
    assert CHARTS.random_weather[9] == "thaw"
    assert [name for name, weather in CHARTS.weather.items() if weather.thaw] == ["thaw"]


def test_track_has_nine_days_with_the_weather_of_the_reports() -> None:
    assert CHARTS.dates == tuple(f"1941-10-{day}" for day in range(11, 20))
    assert CHARTS.track == (
        *("clear", "cloud", "cloud", "cloud", "snow", "cloud", "low-visibility", "clear", "clear"),
    )
    poor = CHARTS.weather["low-visibility"]
    assert (poor.german_air, poor.soviet_air) == (0, 0), "strong air attacks by both"
    assert poor.hill_sight == 4


# Markers and victory


@rule("15/bridge/marker-limit", "11/dummies/have")
def test_markers_with_a_limit() -> None:
    assert {name: count for name, count in CHARTS.markers.items() if count != (None, None)} == {
        "dummy": (8, 10),
        "bridge": (3, 2),
    }


def test_limits_of_victory() -> None:
    battle = CHARTS.victory.battle
    assert (battle.german_limit, battle.very_heavy, battle.forts_most) == (50, 70, 50)
    assert battle.ready_units == 1
    assert CHARTS.victory.ladder == LADDER
    assert CHARTS.victory.step_down == 1
