"""The turn track with its rates, and the cities."""

from collections import Counter

import pytest

from tests.battle_for_germany.test_counters_data import (
    CITIES,
    GARRISONS,
    HISTORICAL,
    MAP,
    TRACK,
    camp,
    is_open,
    on_map,
)


# 2-3 Turn Record Track
def test_the_track_dates_sixteen_half_months() -> None:
    halves = [f"1945-{month:02}-{half}" for month in range(1, 9) for half in (1, 2)]
    assert [(turn, row["date"]) for turn, row in TRACK.items()] == list(
        enumerate(["1944-12-2", *halves[:15]], start=1)
    )


@pytest.mark.rule("2-3c")
def test_known_replacement_rates() -> None:
    assert TRACK[4]["west_german"] == "1"
    assert {TRACK[turn]["western"] for turn in range(1, 11)} == {"2"}
    for turn in range(11, 17):
        assert (TRACK[turn]["western"], TRACK[turn]["soviet"]) == ("1", "0")


def test_rates_are_small_against_losses() -> None:
    for turn in range(1, 11):
        assert all(int(TRACK[turn][force]) in (0, 1, 2) for force in ("soviet", "west_german", "east_german"))
    assert all(
        TRACK[turn][force] == "0" for turn in range(11, 17) for force in ("west_german", "east_german")
    )


# 8-0, 10-0 and 11-0 Cities


def test_cities_are_worth_one_or_two_points_and_berlin_ten() -> None:
    assert 25 <= len(CITIES) <= 30
    assert CITIES["Berlin"]["hex"] == "2512"
    assert CITIES["Berlin"]["value"] == "10"
    assert {city["value"] for name, city in CITIES.items() if name != "Berlin"} == {"1", "2"}
    assert all(city["name_fr"] for city in CITIES.values())


def test_garrison_cities_and_ports() -> None:
    assert {name for name, city in CITIES.items() if city["garrison"] == "yes"} == GARRISONS
    assert {name for name, city in CITIES.items() if city["port"] == "yes"} == {"Stettin", "Rostock"}
    assert {city[mark] for city in CITIES.values() for mark in ("garrison", "port")} == {"yes", "no"}


def test_cities_stand_on_land_of_their_theatre() -> None:
    assert len({city["hex"] for city in CITIES.values()}) == len(CITIES)
    assert [hex_ for hex_, row in MAP.items() if row["terrain"] == "berlin"] == [CITIES["Berlin"]["hex"]]
    assert all(is_open(city["hex"]) for city in CITIES.values())
    for name in ("Stettin", "Rostock", "Warsaw", "Prague", "Vienna", "Krakow", "Budapest"):
        assert MAP[CITIES[name]["hex"]]["theatre"] == "east", name


def test_city_points_are_balanced_between_the_theatres() -> None:
    points = Counter[str]()
    for city in CITIES.values():
        points[MAP[city["hex"]]["theatre"]] += int(city["value"])
    assert points["berlin"] == 10
    assert abs(points["east"] - points["west"]) <= 2


def test_every_city_starts_german() -> None:
    allied = {place for place, u in on_map(HISTORICAL) if camp(u) != "german"}
    assert not allied & {city["hex"] for city in CITIES.values()}
