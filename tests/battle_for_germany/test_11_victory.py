"""11-0 Victory: who holds the cities, and who wins."""

import pytest

from grognard.games.battle_for_germany.components import CAMPS, GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.rules.victory import holder
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

ALL_GERMAN = dict.fromkeys([city.name for city in ground().box.cities], GERMAN)
SOVIET_8 = dict.fromkeys(
    ("Budapest", "Krakow", "Stettin", "Rostock", "Königsberg", "Danzig", "Posen"), SOVIET
)
WESTERN_14 = dict.fromkeys(
    (
        "Hamburg",
        "Kiel",
        "Bremen",
        "Hanover",
        "Cologne",
        "Essen",
        "Frankfurt",
        "Stuttgart",
        "Nuremberg",
        "Munich",
    ),
    WEST,
)


def held_by(table: Table, name: str) -> str:
    """The camp that holds a city now."""
    return CAMPS[holder(table.g, table.city(name))]


def score(table: Table) -> dict[str, int]:
    """The points of both players as things stand."""
    points: dict[str, int] = table.game.view(table.g, "western")["score"]
    return points


@rule("11-0a")
@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("ge-ix", {"soviet": 0, "western": 0}),
        ("hu-i", {"soviet": 0, "western": 0}),
        ("ro-1", {"soviet": 2, "western": 0}),
        ("fr-i", {"soviet": 0, "western": 2}),
        ("pe-ii", {"soviet": 0, "western": 2}),
    ],
)
def test_each_player_scores_the_cities_of_his_allied_units_alone(unit: str, expected: dict[str, int]) -> None:
    """Breslau, of 2 points; the Western player gains nothing by the East Germans he leads."""
    table = Table(f"{unit} 2218, su-5a 3526, us-vii 3501", "A2", flags=ALL_GERMAN)
    assert score(table) == expected


@rule("11-0e")
@pytest.mark.parametrize(
    ("unit", "camp"), [("us-vii", "western"), ("su-5a", "soviet"), ("ge-xc", "german"), ("ge-iss", "german")]
)
def test_the_camp_in_a_city_holds_it_whatever_zones_reach_it(unit: str, camp: str) -> None:
    """Dresden is 2213; units of all three camps stand around it, and the flag is another's."""
    around = {"us-v": "2212", "ge-ix": "2313", "su-43a": "2214"}
    flag = WEST if camp == "soviet" else SOVIET
    table = Table({unit: "2213", **around}, "A2", flags={"Dresden": flag})
    assert held_by(table, "Dresden") == camp


@rule("11-0b")
def test_a_sole_zone_holds_an_empty_city() -> None:
    table = Table("us-vii 2212", "B2", flags={"Dresden": SOVIET})
    assert held_by(table, "Dresden") == "western", "also over the boundary"
    table = Table("su-5a 2214", "A2", flags={"Dresden": WEST})
    assert held_by(table, "Dresden") == "soviet"


@rule("11-0b")
@pytest.mark.parametrize("other", [{"su-5a": "2214"}, {"ge-ix": "2313"}])
@pytest.mark.parametrize("flag", [WEST, SOVIET, GERMAN])
def test_when_zones_of_two_camps_reach_it_the_last_to_pass_holds_it(other: dict[str, str], flag: int) -> None:
    table = Table({"us-vii": "2212", **other}, "B2", flags={"Dresden": flag})
    assert held_by(table, "Dresden") == CAMPS[flag]


@rule("11-0b")
def test_a_german_zone_alone_wins_no_city_back() -> None:
    table = Table("ge-ix 2313", "B5", flags={"Dresden": SOVIET})
    assert held_by(table, "Dresden") == "soviet"


@rule("11-0c")
def test_the_last_to_pass_by_holds_a_city() -> None:
    """An American corps passes Dresden on turn 6 and goes on, a tank army on turn 7."""
    table = Table("us-vii 2210, su-1gt 2216", "B2", turn=6, flags=ALL_GERMAN)
    assert held_by(table, "Dresden") == "german"
    table.do("move us-vii", "step 2211", "step 2212", "step 2211", "go 2207")
    assert held_by(table, "Dresden") == "western"
    table.until("A2", turn=7).do("move su-1gt", "step 2215", "step 2214", "go 2218")
    assert held_by(table, "Dresden") == "soviet"
    table.until("A2", turn=8)
    assert held_by(table, "Dresden") == "soviet"


@rule("11-0c")
def test_going_straight_to_a_hex_passes_all_that_lies_on_the_way() -> None:
    """North along column 11: by Leipzig (2310), not by Dresden (2213)."""
    table = Table("us-vii 2111", "B2", flags=ALL_GERMAN).do("move us-vii", "go 2511")
    assert held_by(table, "Leipzig") == "western"
    assert held_by(table, "Dresden") == "german"


@rule("11-0c")
def test_the_way_matters() -> None:
    """Two ways of equal length from 2109 to 2308; that over 2209 passes by Leipzig (2310)."""
    past, clear = (
        Table("us-vii 2109", "B2", flags=ALL_GERMAN).do("move us-vii", f"step {over}", "go 2308")
        for over in ("2209", "2208")
    )
    assert (held_by(past, "Leipzig"), held_by(clear, "Leipzig")) == ("western", "german")


@rule("11-0c")
def test_leaving_a_hex_beside_a_city_is_passing_it_too() -> None:
    """The corps came to Leipzig while Germans held it; they are gone when it moves straight away."""
    table = Table("us-vii 2311", "B2", flags=ALL_GERMAN).do("move us-vii", "go 2411")
    assert held_by(table, "Leipzig") == "western"


@rule("11-0c")
def test_germans_win_a_city_back_by_passing_and_it_scores_for_nobody() -> None:
    table = Table("ge-xc 2212, us-vii 0501", "A5", flags={**ALL_GERMAN, "Leipzig": WEST})
    assert score(table)["western"] == 2
    table.do("move ge-xc", "step 2211", "go 2212")
    assert held_by(table, "Leipzig") == "german"
    assert score(table)["western"] == 0


@rule("11-0c")
def test_a_city_that_another_camp_occupies_is_not_taken_by_passing() -> None:
    table = Table("us-vii 2111, ge-xc 2310, ge-lxvi 1003", "B2", flags=ALL_GERMAN)
    table.do("move us-vii", "go 2211", "end")
    assert table.g.flag[table.city("Leipzig")] == GERMAN
    table.until("A5", turn=3).do("move ge-xc", "go 2407")
    assert held_by(table, "Leipzig") == "western", "by zone, with the German gone"


@rule("11-0c")
def test_an_advance_takes_the_cities_it_passes() -> None:
    attackers = {"us-vii": "2110", "us-iii": "2110", "us-xii": "2209"}
    table = Table({**attackers, "ge-xc": "2210"}, "B3", flags=ALL_GERMAN)
    table.do("attack 2210", *(f"join {unit}" for unit in attackers)).dice(1).do("roll")
    table.do("advance us-vii 2210")  # next to Leipzig
    assert table.g.flag[table.city("Leipzig")] == WEST


@rule("11-0c")
def test_a_retreat_takes_the_cities_it_passes() -> None:
    """The corps in 2111 is thrown back beside Leipzig, the only way out of the zones."""
    table = Table("us-viii 2111, ge-iss ge-iiss 2110, ge-xlvii 2112", "A6", flags=ALL_GERMAN)
    table.fight("2111", "ge-iss", "ge-iiss", "ge-xlvii", die=3)  # 18 to 8: Dr
    table.do("retreat us-viii 2211")
    assert table.g.flag[table.city("Leipzig")] == WEST


@rule("11-0d")
def test_points_are_counted_after_the_last_turn_and_the_higher_total_wins() -> None:
    flags = {**ALL_GERMAN, **SOVIET_8, **WESTERN_14}
    units = {"su-1bf": "2512", "us-vii": "3501"}
    table = Table(units, "B6", turn=9, flags=flags, berlin=SOVIET).has(turn=10)
    assert table.game.outcome(table.g) is None
    over = Table(units, "B6", turn=10, flags=flags, berlin=SOVIET)
    outcome = over.game.outcome(over.g)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (("soviet",), "11-0d")
    assert outcome.scores == {"soviet": 18, "western": 14}


@rule("11-0d")
def test_the_western_player_wins_with_more_points_and_equal_points_are_a_draw() -> None:
    flags = {**ALL_GERMAN, **SOVIET_8, **WESTERN_14}
    without_berlin = {"su-5a": "2512", "us-vii": "3501"}  # an army is no garrison
    table = Table(without_berlin, "B6", turn=10, flags=flags, berlin=SOVIET)
    table.won("western", scores={"soviet": 8, "western": 14})
    flags |= {"Venice": WEST, "Turin": WEST, "Milan": WEST}
    table = Table("su-1bf 2512", "B6", turn=10, flags=flags, berlin=SOVIET)
    table.won(scores={"soviet": 18, "western": 18})
