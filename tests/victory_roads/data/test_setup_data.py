"""The set-ups stand on the map as the rules demand: sides, supply, a closed front, and what is printed."""

from functools import cache

import pytest

from grognard.games.victory_roads.components import SCENARIOS, STAVKA_BOX, Placed, Scenario
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.scenarios import set_up, world_of
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.dice import key_from_seed
from tests.rules import rule
from tests.victory_roads.box import box, distance, unit

BUDAPEST = {"2855", "2956"}


def scenario(name: str) -> Scenario:
    return box().scenarios[name]


def on_map(name: str) -> list[Placed]:
    return [row for row in scenario(name).placed if row.place != STAVKA_BOX]


def side(row: Placed) -> int:
    return box().side_of(unit(row.unit), row.setup)


@cache
def unsupplied(name: str) -> frozenset[str]:
    """The hexes of units without supply at the start of a scenario."""
    parts = box()
    g = set_up(world_of(parts, name), parts, name, key_from_seed(0))
    return frozenset(row.place for row in on_map(name) if not is_supplied(g, parts.unit_index[row.unit]))


@rule("scenario/list", "scenario/start-turn-1")
def test_the_four_scenarios_and_their_first_turns() -> None:
    first = {name: scenario(name).turns[0] for name in SCENARIOS}
    assert first == {"budapest-wien": 16, "bessarabia": 6, "bagration": 1, "campaign": 1}
    assert [scenario(name).values["chapters"] for name in SCENARIOS] == [8, 17, 18, 19]


@pytest.mark.parametrize("name", SCENARIOS)
def test_all_units_start_in_supply_but_those_shut_up_in_budapest(name: str) -> None:
    assert unsupplied(name) == (BUDAPEST if name == "budapest-wien" else set())


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_unit_starts_among_two_places_or_without_steps(name: str) -> None:
    rows = scenario(name).placed
    assert len({row.unit for row in rows}) == len(rows)
    assert all(unit(row.unit).steps == 2 for row in rows if row.face == "reduced")
    assert all(unit(row.unit).kind in ("corps", "division", "hq") for row in rows)


def gaps(name: str, camp: int) -> set[str]:
    """Front hexes of a side with no unit of its in them or beside them."""
    made, board = scenario(name), box().board
    own = {cell for cell in made.ground if (cell in made.soviet) == (camp == SOVIET)}
    shut = ("sea", "lake")
    front = {
        cell
        for cell in own
        for near in board.neighbours[cell]
        if near in made.ground and near not in own and not any(board.has(cell, near, side) for side in shut)
    }
    filled = {board.cell(row.place) for row in on_map(name) if side(row) == camp and not unit(row.unit).is_hq}
    return {board.labels[cell] for cell in front if not filled & {cell, *board.neighbours[cell]}}


@pytest.mark.parametrize(("name", "most"), [("bagration", 3), ("campaign", 3)])
def test_the_german_front_of_june_is_held_from_the_baltic_to_the_black_sea(name: str, most: int) -> None:
    assert len(gaps(name, 1 - SOVIET)) <= most


def test_the_front_in_hungary_is_held_by_both_but_for_the_drava() -> None:
    assert all(int(label[2:]) >= 62 for label in gaps("budapest-wien", SOVIET))
    assert all(int(label[2:]) >= 62 or label == "3647" for label in gaps("budapest-wien", 1 - SOVIET))


def test_budapest_is_encircled() -> None:
    board, made = box().board, scenario("budapest-wien")
    city = {board.cell(label) for label in BUDAPEST}
    ring = {near for cell in city for near in board.neighbours[cell]} - city
    soviet = {board.cell(row.place) for row in on_map("budapest-wien") if side(row) == SOVIET}
    assert ring <= soviet & made.soviet
    assert made.values["haltebefehl"] == sorted(BUDAPEST)


def test_the_stacks_of_the_surprise_attack() -> None:
    stack = [unit(row.unit) for row in on_map("bagration") if row.place == "6221"]
    assert sum(counter.attack for counter in stack) == 32
    behind = [(row.unit, row.face) for row in on_map("bagration") if row.place == "6222"]
    assert ("de-id-256", "reduced") in behind


@pytest.mark.parametrize("name", ["bagration", "campaign"])
def test_the_northern_centre_can_open_a_great_offensive(name: str) -> None:
    centre = scenario(name).values["theatres"]["CN"]
    assert (centre["mode"], centre["supports"]) == ("offensive", 6)
    assert box().board.cell(centre["hex"]) in box().places["major-city"]
    radius = box().charts.tables["theatre_radius"]["offensive"]
    assert distance(centre["hex"], "6221") <= radius
    assert distance(centre["hex"], "5426") <= radius + box().charts.supports["su-lend-lease"].value


def test_the_southern_theatre_of_bessarabia_can_open_a_great_offensive_against_iasi() -> None:
    south, tables = scenario("bessarabia").values["theatres"]["S"], box().charts.tables
    cell = box().board.cell(south["hex"])
    assert (south["mode"], south["supports"]) == ("offensive", tables["supports"]["box"])
    assert cell in box().places["major-city"] & scenario("bessarabia").soviet
    assert any(box().board.has(cell, near, "rail") for near in box().board.neighbours[cell])
    assert distance(south["hex"], "5756") <= tables["theatre_radius"]["offensive"]


@pytest.mark.parametrize("name", ["bessarabia", "bagration", "campaign"])
def test_the_stavka_box_holds_its_least(name: str) -> None:
    least = box().charts.tables["stavka"]
    inside = [unit(row.unit) for row in scenario(name).placed if row.place == STAVKA_BOX]
    assert sum(counter.is_armoured for counter in inside) >= least["armoured"]
    assert sum(not counter.is_armoured for counter in inside) >= least["infantry"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_nobody_comes_who_stands_on_the_map(name: str) -> None:
    there = {row.unit for row in scenario(name).placed}
    coming = {event.unit for event in scenario(name).events if event.event == "arrives"}
    assert not there & coming
    made = {event.into for event in scenario(name).events if event.into}
    assert not made & (there | coming)


def test_the_campaign_uses_every_axis_division() -> None:
    made = scenario("campaign")
    used = {row.unit for row in made.placed} | {event.unit for event in made.events}
    used |= {event.into for event in made.events if event.into}
    divisions = {counter.id for counter in box().units if counter.kind == "division"}
    assert {name for name in divisions - used if not name.startswith("ro-")} == set()


def test_romania_holds_the_sector_of_its_example() -> None:
    near = [unit(row.unit) for row in on_map("bessarabia") if distance(row.place, "6161") <= 9]
    steps = {nation: sum(c.steps for c in near if c.nation == nation) for nation in ("romanian", "german")}
    assert steps["romanian"] >= 8
    assert steps["german"] >= 6
