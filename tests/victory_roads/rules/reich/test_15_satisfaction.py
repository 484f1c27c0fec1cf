"""15 Hitler's mood and the dismissals of his commanders."""

from itertools import pairwise
from typing import Any

import pytest

from grognard.games.victory_roads.position import BOX_G, GERMAN_POOL, Position
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.reich import satisfaction
from grognard.games.victory_roads.scenarios import set_up, world_of
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.dice import key_from_seed
from tests.rules import rule
from tests.victory_roads.box import box
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.table import Table

BOX = box()
WORLD = world_of(BOX, "campaign")


def campaign(**facts: Any) -> Position:
    """The set-up of the campaign with some facts changed."""
    g = set_up(WORLD, BOX, "campaign", key_from_seed(0))
    for name, value in facts.items():
        assert hasattr(g, name)
        setattr(g, name, value)
    return g


def place(name: str) -> int:
    """The hex of a place."""
    return next(BOX.board.cell(row["hex"]) for row in BOX.data.tables["places.csv"] if row["name"] == name)


# ---- 15.1 The track


@rule("15.1.1", "15.1.5")
@pytest.mark.parametrize("name", ["bessarabia", "bagration", "campaign"])
def test_the_markers_begin_where_the_scenario_says(name: str) -> None:
    g, values = set_up(world_of(BOX, name), BOX, name, key_from_seed(0)), BOX.scenarios[name].values
    assert (g.mood, g.ceiling, g.freedom) == (
        values["mood"],
        values["max_satisfaction"],
        values["freedom_of_action"],
    )
    assert 0 < g.mood <= g.ceiling <= 10


@rule("15.1.3")
def test_a_better_mood_never_grants_less() -> None:
    track = BOX.charts.satisfaction
    assert all(low.rp <= high.rp and low.supports <= high.supports for low, high in pairwise(track))
    assert [satisfaction.german_supports(campaign(mood=box, objectives=5))[0] for box in (1, 5, 8)] == [
        1,
        3,
        4,
    ]


@rule("15.1.4", "15.2.1e")
def test_each_withdrawal_costs_a_point_more_than_the_one_before() -> None:
    g = campaign(mood=10)
    moods = []
    for _ in range(3):
        satisfaction.advance_freedom(g, "4.7.2")
        moods.append(g.mood)
    assert (g.freedom, moods) == (3, [9, 7, 4])
    g.freedom = 10
    satisfaction.advance_freedom(g, "4.7.2")
    assert g.freedom == 10  # the last box


@rule("15.1.1")
def test_the_basic_game_has_no_mood() -> None:
    g = set_up(world_of(BOX, "budapest-wien"), BOX, "budapest-wien", key_from_seed(0))
    before = g.mood
    satisfaction.change(g, -3, "15.2.1c")
    satisfaction.advance_freedom(g, "4.7.2")
    assert (g.mood, g.freedom, g.dismissals) == (before, 0, 0)


# ---- 15.2 What changes it

VALUES = {
    "Memel": -3,
    "Berlin": -4,
    "Warsaw": -2,
    "Buda": -1,
    "Pest": -1,
    "Ploești": -2,
    "Vienna": -2,
    "Oppeln": -1,
    "Minsk": -1,
    "Reval": -2,
    "Lublin": -1,
    "Debrecen": -1,
    "Grodno": 0,
    "Kolberg": -2,
}


@rule("strategic/other", "strategic/german-major-city", "strategic/baltic-port")
@pytest.mark.parametrize("name", VALUES)
def test_the_value_of_a_captured_city(name: str) -> None:
    assert satisfaction.value_of(campaign(), place(name)) == VALUES[name]


@rule("15.2.1c", "6.7.10", "strategic/no-haltebefehl")
def test_a_city_that_could_have_been_held_by_order_costs_a_point_more_without_one() -> None:
    for ordered, mood in ((0, 6), (1, 7)):
        g = campaign(mood=10)
        g.ordered[g.site(place("Memel"))] = ordered
        assert capture(g, place("Memel"), SOVIET)
        assert g.mood == mood
        assert not g.ordered[g.site(place("Memel"))]


@rule("strategic/no-haltebefehl")
def test_a_minor_city_inland_needs_no_order() -> None:
    g = campaign(mood=10)
    capture(g, place("Oppeln"), SOVIET)
    assert g.mood == 9


@rule("15.1.2", "15.2.2b")
def test_a_city_that_is_retaken_pleases_hitler_by_its_value() -> None:
    g = campaign(mood=10)
    capture(g, place("Memel"), SOVIET)
    capture(g, place("Memel"), AXIS)
    assert g.mood == 9
    capture(g, place("Memel"), SOVIET)
    g.mood, g.ceiling = 7, 8
    capture(g, place("Memel"), AXIS)
    assert g.mood == 8  # 15.3.2


@rule("15.2.1d")
def test_an_hq_that_dies_in_combat_costs_a_point() -> None:
    units = "su-t1 su-t2 su-t3 1105, su-hq1 1205"
    for victim, mood in (("ge-hq1", 5), ("hu-hq", 6)):
        table = Table(f"{units}, {victim} 1005", "soviet-combat", mood=6, dice=(1, 1))
        table.do("attack 1005", "join su-t1", "join su-t2", "join su-t3", "fight", "roll")
        while table.where(victim) == "1005":
            table.idle()
        table.finds(f"{victim} eliminated").has(mood=mood)


@rule("15.2.1d", "4.1.2")
def test_an_hq_that_is_lifted_costs_nothing() -> None:
    germany: dict[str, Any] = {"places": "0305 major-city", "country": "0305 germany"}
    table = Table("ge-hq1 1005", "axis-supply", mood=6, cities_lost=True, **germany)
    table.finds("ge-hq1 lifted").has(mood=6)


# ---- 15.3 Dismissal


@rule("15.3.1a", "15.3.1f", "15.3.2a", "track/satisfaction-7-floor")
def test_the_box_after_each_dismissal() -> None:
    g, found = campaign(mood=1), []
    for _ in range(6):
        satisfaction.change(g, -g.mood, "15.2.1c")
        found.append((g.mood, g.ceiling, g.dismissals))
    assert found == [(10, 10, 1), (9, 9, 2), (8, 8, 3), (7, 7, 4), (7, 7, 5), (7, 7, 6)]


@rule("15.3.1f")
def test_points_left_over_are_lost_from_the_new_box() -> None:
    g = campaign(mood=3)
    satisfaction.change(g, -5, "15.2.1c")
    assert (g.mood, g.dismissals) == (8, 1)


@rule("15.3.2b")
def test_mood_never_passes_the_maximum() -> None:
    g = campaign(mood=8, ceiling=8)
    satisfaction.change(g, 1, "15.2.2a")
    assert g.mood == 8
    g.mood, g.ceiling = 8, 10
    satisfaction.change(g, 1, "15.2.2a")
    assert g.mood == 9


@rule("15.3.2a")
def test_a_scenario_with_a_lower_maximum_has_seen_dismissals() -> None:
    g = set_up(world_of(BOX, "bessarabia"), BOX, "bessarabia", key_from_seed(0))
    assert (g.ceiling, g.dismissals) == (9, 2)
    satisfaction.change(g, -g.mood, "15.2.1c")
    assert (g.mood, g.ceiling) == (8, 8)


@rule("15.3.1b")
def test_a_dismissal_empties_the_german_box_into_the_pool() -> None:
    g = campaign(mood=1)
    pool, held = len(g.in_place(GERMAN_POOL)), len(g.in_place(BOX_G))
    assert held
    satisfaction.change(g, -1, "15.2.1c")
    assert (len(g.in_place(GERMAN_POOL)), g.in_place(BOX_G)) == (pool + held, [])


@rule("15.3.1d", "16.2.1a", "16.2.1c")
def test_supports_after_a_dismissal_are_those_of_the_other_track() -> None:
    assert satisfaction.german_supports(campaign(mood=8)) == (5, 0)
    assert satisfaction.german_supports(campaign(mood=8, objectives=5)) == (4, 0)
    assert satisfaction.german_supports(campaign(mood=8, objectives=5, reich_supports=True)) == (2, 1)
    assert satisfaction.german_supports(campaign(mood=8, objectives=4, reich_supports=True)) == (2, 0)


@rule("15.3.1e")
def test_movement_is_halved_in_the_next_german_movement_phase_alone() -> None:
    field = Field("ge-p1 0808, hu-1 1008, su-1 1208", mood=1)
    g, panzer, ally = field.g, NUMBER["ge-p1"], NUMBER["hu-1"]
    satisfaction.change(g, -1, "15.2.1c")
    assert allowance(g, panzer) == 8
    satisfaction.begin_movement(g)
    assert (allowance(g, panzer), allowance(g, ally)) == (4, 4)
    assert allowance(g, panzer, exploiting=True) == 4
    satisfaction.end_movement(g)
    assert allowance(g, panzer) == 8


@rule("15.3.1e")
def test_a_dismissal_in_the_movement_phase_strikes_the_next_one() -> None:
    field = Field("ge-p1 0808", mood=1)
    g, panzer = field.g, NUMBER["ge-p1"]
    satisfaction.begin_movement(g)
    satisfaction.advance_freedom(g, "6.3.2")
    assert (g.dismissals, allowance(g, panzer)) == (1, 8)
    satisfaction.end_movement(g)
    satisfaction.begin_movement(g)
    assert allowance(g, panzer) == 4
