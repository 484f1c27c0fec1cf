"""19/intro/setup, 5/turn-indication: the Soviet set-up and what it opens with."""

import random

from grognard.games.borodino_41.rules.movement.entry import CLEAR_OF_EDGE
from grognard.games.borodino_41.units import SOVIET
from grognard.kernel.board.hexes import DIRECTIONS
from tests.borodino_41.table import Table, real_game
from tests.rules import rule


def opening(options: str = "") -> Table:
    return Table.opening("introduction", options)


@rule("19/intro/setup", "oe/soviet/setup")
def test_the_soviets_place_what_is_there_and_nothing_else() -> None:
    table = opening().is_at("setup", "soviet").asks("setup.choose")
    table.refused("pick 18tb-t34-a", "oe/soviet/setup").refused("pick 10pz-7pz-1", "oe/soviet/setup")
    table.do("pick 305mg").refused("place mozhaisk-bn 1124", "19/intro/setup").do("place 305mg 1124")
    table.finds("305mg 1124").refused("pick 305mg", "19/intro/setup")


@rule("19/intro/setup")
def test_the_line_what_lies_east_of_it_and_kolotchy_station() -> None:
    table, geo = opening().do("pick 305mg"), real_game().box.geo
    labels = geo.board.labels
    station, places = labels[geo.places["kolotchy"]], set(table.options("place"))
    assert f"305mg {station}" in places
    west = next(label for label in labels if label.startswith("03") and f"305mg {label}" not in places)
    table.refused(f"place 305mg {west}", "19/intro/setup")
    between = [near for near in geo.board.neighbours[geo.places["kolotchy"]] if near not in geo.setup_cells]
    table.refused(f"place 305mg {labels[between[0]]}", "19/intro/setup")
    fort = next(iter(geo.forts))
    assert f"305mg {labels[fort]}" in places


@rule("7/offmap/no-blocking")
def test_the_entries_of_the_germans_stay_free() -> None:
    table, geo = opening().do("pick 305mg"), real_game().box.geo
    table.refused(f"place 305mg {geo.board.labels[geo.west_highway]}", "7/offmap/no-blocking")


@rule("19/intro/setup")
def test_units_stand_on_ground_where_they_could_move_and_in_the_limit_of_a_hex() -> None:
    table, geo = opening().do("pick rkt-a"), real_game().box.geo
    woods = next(cell for cell in sorted(geo.setup_cells) if geo.terrain[cell] == "woods")
    table.refused(f"place rkt-a {geo.board.labels[woods]}", "7/move/cost-basis")
    table.do("place rkt-a 2217")
    for unit in ("230r-i", "230r-ii"):
        table.do(f"pick {unit}", f"place {unit} 1420")
    table.do("pick 305mg").refused("place 305mg 1420", "8/stack/limit")


@rule("18/t28/armour")
def test_the_tanks_without_engines_are_turned_to_the_enemy() -> None:
    table = opening().do("pick t28co", "place t28co 1424").asks("setup.face", "soviet").do("face SW")
    table.marked("t28co faces-sw").asks("setup.choose")


@rule("18/t28/armour", "9/fort/front")
def test_the_tanks_without_engines_face_like_the_work_they_stand_in() -> None:
    geo = real_game().box.geo
    for front, middle in (({4, 5, 0}, 5), ({3, 4, 5}, 4)):
        table = opening().do("pick t28co")
        places = {line.split()[1] for line in table.options("place")}
        works = (geo.board.labels[cell] for cell, sides in geo.fort_sides.items() if {*sides} == front)
        table.do(f"place t28co {next(there for there in works if there in places)}").asks("setup.face")
        assert table.g.facing[table.unit("t28co")] == middle
    elsewhere = opening().do("pick t28co", "place t28co 1424")
    assert DIRECTIONS["flat"][elsewhere.g.facing[elsewhere.unit("t28co")]] in ("NW", "SW")


@rule("19/intro/setup")
def test_the_rest_goes_where_history_had_it() -> None:
    table = opening().do("pick 305mg", "place 305mg 1420", "standard")
    table.finds("305mg 1420, 5a-hq 3419").is_at("withdrawal", "soviet").logs("setup.standard", count=38)
    table.logs_no("setup.placed")
    assert table.game.problems(table.g) == []


@rule("5/turn-indication/first-turn", "19/intro/setup")
def test_the_brigades_come_in_with_twelve_points_and_nobody_else_moves() -> None:
    table = opening().do("standard")
    names = {line.split()[0] for line in table.options("enter")}
    assert {"18tb-t34-a", "kalinin-1"} <= names
    assert not any(name.startswith("32rd") for name in names)
    table.refused("pick 305mg", "5/turn-indication/first-turn")
    assert table.points("18tb-t34-a") == 12


@rule("5/turn-indication/first-turn", "19/intro/setup")
def test_all_that_are_left_fall_back_at_once_clear_of_the_edge_and_off_the_road() -> None:
    table = opening().do("standard").refused("standard", "5/turn-indication/first-turn")
    table.do("enter 18tb-bt 0123", "go 0923", "halt").can("retire").do("retire")
    table.finds("18tb-bt 0923, 18tb-t34-a 1324, 18tb-hq 1525").unmarked("18tb-t34-a column, 18tb-hq column")
    table.logs("setup.withdrawn", count=17).logs_no("entry.arrived").is_at("german-movement", "german")
    assert table.game.problems(table.g) == []
    columns = [table.g.geo.board.spots[table.g.cell[unit]][0] for unit in table.g.units_of(SOVIET)]
    assert min(columns) >= CLEAR_OF_EDGE
    table.refused("retire", "5/turn-indication/first-turn")


@rule("19/intro/first-initiative", "19/intro/setup")
def test_then_the_germans_begin_the_first_day() -> None:
    table = opening().do("standard")
    rng = random.Random(3)
    while table.phase == "withdrawal":
        table.do(rng.choice(table.options()))
    table.is_at("german-movement", "german", turn=1).has(section="am", kind="initial", due=0)


def test_a_random_set_up_ends() -> None:
    for seed in range(3):
        table, rng, count = opening(), random.Random(seed), 0
        while table.phase == "setup":
            options = [line for line in table.options() if line != "standard"]
            table.do(rng.choice(options))
            count += 1
        assert count < 150
        assert table.game.problems(table.g) == []
