"""The other charts hold every printed value, and what is ours keeps to what the rules say about it."""

from itertools import pairwise

import pytest

from grognard.games.victory_roads.charts import MONTHS, ROLLS
from tests.rules import rule
from tests.victory_roads.box import SEVERITY, WAYS, box, exploitation

CHARTS = box().charts
TABLES = CHARTS.tables


def share(month: str, weather: str) -> float:
    return sum(WAYS[roll] for roll in ROLLS if CHARTS.weather[month, roll].weather == weather) / 36


def chits(side: str, *names: str) -> int:
    """Chits at the start in a pool, of some names or of all."""
    rows = [row for row in CHARTS.supports.values() if row.pool == side]
    return sum(row.start for row in rows if not names or row.name in names)


# Turns and weather


@rule("calendar/turns")
def test_the_turns_run_from_june_to_may() -> None:
    turns = [CHARTS.turns[number] for number in range(1, 25)]
    dated = {
        number: (CHARTS.turns[number].month, CHARTS.turns[number].part) for number in (1, 2, 5, 8, 12, 20)
    }
    assert dated == {
        1: ("june", 3),
        2: ("july", 1),
        5: ("august", 1),
        8: ("september", 1),
        12: ("november", 1),
        20: ("march", 1),
    }
    assert all(before.last_day < after.first_day for before, after in pairwise(turns))


@rule("example/weather")
def test_a_ten_in_march_is_mud_and_overcast() -> None:
    found = CHARTS.weather[CHARTS.turns[20].month, 10]
    assert (found.weather, found.sky) == ("mud", "overcast")


def test_the_weather_of_the_examples_can_happen() -> None:
    seen = {
        (m, CHARTS.weather[m, roll].weather, CHARTS.weather[m, roll].sky) for m in MONTHS for roll in ROLLS
    }
    assert {("july", "fair", "clear"), ("august", "fair", "clear"), ("november", "mud", "overcast")} <= seen


def test_snow_falls_in_winter_alone_and_mud_in_autumn_and_spring() -> None:
    assert [month for month in MONTHS if share(month, "snow") > 0.4] == ["december", "january", "february"]
    assert all(share(month, "mud") == 0 for month in ("may", "june", "july", "august"))
    assert all(0.3 < share(month, "mud") < 0.6 for month in ("october", "november", "march"))
    assert share("april", "mud") < share("march", "mud")


# Terrain


@rule("terrain/clear")
def test_clear_ground_costs_a_point_and_changes_nothing() -> None:
    clear = CHARTS.terrain["clear"]
    assert (clear.cost, clear.defence, clear.exploitation) == (2, 1, 0)
    assert all(clear.defender(result) == result for result in SEVERITY)


@rule("terrain/forest")
def test_forest_doubles_and_softens_by_a_level() -> None:
    forest = CHARTS.terrain["forest"]
    assert (forest.cost, forest.defence) == (4, 2)
    assert [forest.defender(result) for result in SEVERITY] == [None, None, "S", "DR", "DR2"]
    assert [exploitation("forest", result) for result in ("E", "E2", "E3", "D1", "AR")] == [
        None,
        "E",
        "E2",
        "D1",
        "AR",
    ]


@rule("terrain/marsh")
def test_marsh_stops_exploitation_and_is_forest_in_snow() -> None:
    marsh, forest = CHARTS.terrain["marsh"], CHARTS.terrain["forest"]
    assert exploitation("marsh", "E") is None
    assert marsh.cost >= forest.cost
    assert marsh.exploitation >= forest.exploitation
    assert (marsh.snow_as, marsh.cost_snow) == ("forest", forest.cost_snow)


@rule("terrain/major-city", "terrain/basic-fortification")
def test_a_basic_fortification_protects_like_a_major_city() -> None:
    city, fort = CHARTS.terrain["major-city"], CHARTS.terrain["basic-fort"]
    assert city.defence == fort.defence == 2
    assert city.exploitation == fort.exploitation == 1
    assert all(city.defender(result) == fort.defender(result) for result in SEVERITY)


@rule("terrain/advanced-fortification")
@pytest.mark.parametrize("terrain", ["advanced-fort", "german-major-city"])
def test_strong_places_leave_no_exploitation_and_a_single_retreat(terrain: str) -> None:
    effect = CHARTS.terrain[terrain]
    assert effect.defence >= 2
    assert exploitation(terrain, "E3") is None
    assert {effect.defender(result) for result in SEVERITY} == {None, "S", "DR"}


@rule("terrain/river", "terrain/major-river", "terrain/sea-arm", "terrain/road-rail")
def test_sides_and_ways() -> None:
    assert CHARTS.terrain["river"].divisor == 2
    assert CHARTS.terrain["great-river"].cost >= CHARTS.terrain["river"].cost
    assert (CHARTS.terrain["sea"].cost, CHARTS.terrain["sea"].divisor) == (-1, 0)
    assert CHARTS.terrain["road-rail"].cost == 1


def test_every_terrain_of_the_map_has_a_line() -> None:
    used = {terrain for cell, terrain in enumerate(box().terrain) if box().open[cell]}
    assert used | {"river", "great-river"} <= set(CHARTS.terrain)


def test_snow_takes_the_third_exploiting_unit() -> None:
    assert exploitation("clear", "E3", snow=True) == "E2"


def test_numbers_of_mud() -> None:
    assert (TABLES["weather"]["mud_movement"], TABLES["weather"]["mud_bridge_divisor"]) == (2, 3)


# Supports


def test_the_pool_of_the_first_turn_allows_its_example() -> None:
    least = {
        "lend-lease": 1,
        "surprise-attack": 1,
        "artillery": 3,
        "aviation": 3,
        "partisans": 1,
        "capitulation": 1,
    }
    assert all(chits("soviet", name) >= count for name, count in least.items())
    assert chits("soviet", "rybalko", "katukov", "bogdanov") >= 1
    assert all(chits("soviet", name) for name in ("stalin", "maskirovka", "zhukov"))
    assert chits("soviet") >= 17 + 3 * TABLES["supports"]["box"]
    assert chits("soviet") > 1.4 * chits("german")


def test_artillery_comes_in_two_weights_of_one_name() -> None:
    found = [CHARTS.supports[name] for name in ("su-artillery-2", "su-artillery-3")]
    assert [(row.name, row.effect, row.range, row.value) for row in found] == [
        ("artillery", "columns", 1, 2),
        ("artillery", "columns", 1, 3),
    ]


def test_order_and_places_of_the_named_chits() -> None:
    named = {
        name: CHARTS.supports[f"su-{name}"]
        for name in ("stalin", "lend-lease", "surprise-attack", "zhukov", "capitulation")
    }
    assert [row.order for row in named.values()] == [1, 2, 3, 4, 4]
    assert [row.placed_on for row in named.values()] == ["to", "to", "stack", "to", "box-s"]
    assert named["stalin"].mandatory
    assert {row.id for row in CHARTS.supports.values() if row.air} == {
        "su-aviation",
        "de-aviation",
        "de-ju-52",
    }
    assert {"de-schoerner", "de-model", "de-heinrici", "end-himmler"} <= set(CHARTS.supports)
    assert CHARTS.supports["de-model"].lasts == "may-stay"
    assert not all(row.mud for row in CHARTS.supports.values())


def test_chits_that_come_later_come_on_a_turn() -> None:
    assert all(len(row.turns) == row.later for row in CHARTS.supports.values())


def test_stalin_hurts_on_balance_and_more_beside_a_haltebefehl() -> None:
    won = TABLES["stalin"]["supports"]
    assert sum(won) < 0
    assert sum(won[1:] + won[-1:]) < sum(won)


def test_the_basic_scenario_has_pools_of_its_own_without_theatres() -> None:
    pools = {
        side: [row for row in CHARTS.supports.values() if row.pool == side and row.basic]
        for side in ("soviet", "german", "reich")
    }
    assert [sum(row.basic for row in rows) for rows in pools.values()] == [12, 12, 0]
    assert not any(row.placed_on in ("to", "box-s") for rows in pools.values() for row in rows)


def test_modifiers_of_a_theatres_supports() -> None:
    found = TABLES["theatre_supports"]
    assert [
        found[key] for key in ("priority", "great_offensive", "minor_city", "road_only", "snow", "mud")
    ] == [2, 2, -2, -1, -1, -3]


def test_numbers_of_theatres_and_of_the_stavka() -> None:
    move, radius, stavka = TABLES["theatre_move"], TABLES["theatre_radius"], TABLES["stavka"]
    assert [
        move[key] for key in ("base", "all_rail", "per_support", "supports", "snow", "mud", "remote")
    ] == [3, 1, 1, 2, -1, -2, 5]
    assert (radius["offensive"], radius["movement"]) == (9, 5)
    assert [
        stavka[key] for key in ("per_support", "great_offensive", "infantry", "armoured", "entering")
    ] == [1, 2, 4, 3, 6]
    assert [TABLES["supports"][key] for key in ("box", "mud")] == [6, -1]


@rule("12.1.1/table")
def test_the_stavka_table() -> None:
    rows = [(row.priority, row.other, row.secondary) for _, row in sorted(CHARTS.stavka.items())]
    assert rows == [(1, 0, 0), (2, 1, 0), (3, 2, 1), (4, 2, 2), (4, 3, 2), (5, 3, 3)]


# Tracks and small tables


@rule(
    "track/satisfaction-0",
    "track/satisfaction-1-3",
    "track/satisfaction-4",
    "track/satisfaction-5",
    "track/satisfaction-6",
    "track/satisfaction-7",
    "track/satisfaction-8",
    "track/satisfaction-9",
    "track/satisfaction-10",
)
def test_the_satisfaction_track() -> None:
    boxes = [(row.rp, row.supports) for row in CHARTS.satisfaction]
    assert boxes[0] == (0, 0)
    assert boxes[1:] == [(n // 2 + 1, (n + 4) // 3) for n in range(1, 11)]
    assert boxes[4:9] == [(3, 2), (3, 3), (4, 3), (4, 3), (5, 4)]


@rule("track/satisfaction-7-floor")
def test_each_dismissal_lowers_the_ceiling_to_seven() -> None:
    assert TABLES["dismissal"]["boxes"] == [10, 9, 8, 7]


def test_the_end_of_the_reich_never_eases() -> None:
    rows = [CHARTS.reich[held] for held in range(6, -1, -1)]
    assert [row.extra_support for row in rows] == [1, 0, 0, 0, 0, 0, 0]
    assert [row.last_mobilisations for row in rows] == [False, True, True, True, True, True, True]
    assert (rows[1].after_dismissal, rows[1].chosen, rows[2].chits, rows[2].chosen) == (2, 1, 2, 0)
    assert all(a.after_dismissal >= b.after_dismissal and a.chosen >= b.chosen for a, b in pairwise(rows))
    assert sum(row.chits for row in rows) == chits("reich")


@rule("strategic/german-major-city", "strategic/no-haltebefehl", "strategic/baltic-port", "strategic/other")
def test_values_of_captured_hexes() -> None:
    printed = {
        "german-major-city": -2,
        "no-haltebefehl": -1,
        "baltic-port": -1,
        "hq-killed": -1,
        "automatic": -1,
        "armoured-attack": 1,
    }
    assert {case: CHARTS.mood[case] for case in printed} == printed
    assert all(CHARTS.mood[case] < 0 for case in ("other-major-city", "oil-field", "berlin", "budapest-hex"))


@rule("14.2.1/table")
def test_capitulation() -> None:
    romania, hungary = TABLES["romania"], TABLES["hungary"]
    assert [romania[key] for key in ("iasi_and_chisinau", "galati", "bucharest_or_oil")] == [-1, -2, -3]
    assert (hungary["both_budapest"], hungary["romania_soviet"]) == (1, -1)
    assert hungary["results"] == ["never"] * 3 + ["nothing"] * 2 + ["armistice", "war"]
    assert (TABLES["side_change"]["removed_dice"], TABLES["side_change"]["returning"]) == (2, 3)


def test_transport_and_evacuation() -> None:
    transport = TABLES["transport"]
    assert (transport["infantry"], transport["armoured"], transport["naval"]) == (1, 2, 3)
    assert transport["evacuation"] == ["stays-hit", "stays", "sails-hit", "sails", "sails", "sails"]


def test_limits_costs_and_the_rising() -> None:
    assert TABLES["stacking"] | {"source": "", "grounds": ""} == {
        "source": "",
        "grounds": "",
        "divisions": 3,
        "hqs": 1,
        "bridgehead": 6,
    }
    assert (TABLES["haltebefehl"]["markers"], TABLES["haltebefehl"]["siege"]) == (10, 3)
    assert [TABLES["rising"][key] for key in ("loss", "end", "shift")] == [5, 6, 2]
    assert (TABLES["replacement"]["mobilised"], TABLES["replacement"]["mobilised_attack"]) == (2, 1)


def test_rail_capacity_never_rises_and_romania_gets_nothing_late() -> None:
    turns = [CHARTS.turns[number] for number in range(1, 25)]
    assert all(before.rail >= after.rail for before, after in pairwise(turns))
    assert all(row.romanian_rp == 0 for row in turns[8:])


def test_the_objectives_are_the_cities_named() -> None:
    names = {row["hex"]: row["name"] for row in box().data.tables["places.csv"] if row["kind"] != "works"}
    objectives = TABLES["objectives"]
    assert [names[label][:8] for label in objectives["silesia"]] == ["Kattowit", "Gleiwitz", "Oppeln"]
    assert [names[label] for label in objectives["budapest"] + objectives["berlin"]] == [
        "Buda",
        "Pest",
        "Berlin",
    ]
    assert {box().board.cell(label) for label in objectives["oil"]} == box().places["oil-field"]
