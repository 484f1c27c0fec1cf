"""7-0 Replacements: the boxes of destroyed units, and how units come back from them.

Around Berlin (2512) on the testing ground: 2612, 2511, 2411 and 2412 are west, 2513 and 2413 east.
"""

import pytest

from grognard.games.battle_for_germany.position import BOXES, PLACES
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

EXAMPLE_1 = {
    "ge-iss": "west-german",
    "ge-lviii": "west-german",
    "ge-lxvi": "west-german",
    "ge-xc": "west-german",
}
EXAMPLE_2 = {"us-vii": "western", "us-iii": "western", "us-v": "western", "us-viii": "western"}
EAST_OF_BERLIN_HELD = {"su-5a": "2413", "su-43a": "2513"}
WEST_OF_BERLIN_HELD = {"us-vii": "2411", "us-v": "2412", "us-viii": "2511", "us-xv": "2612"}
WEST_GERMANS = [
    *("ge-lxvi", "ge-xc", "ge-lxxxviii", "ge-lxxxvi", "ge-lxxxi", "ge-lxvii"),
    *("ge-lxxxv", "ge-lxxx", "ge-lxxxix", "ge-lxiv", "ge-lxiii", "ge-li"),
]


@rule("7-0a")
def test_there_are_five_boxes() -> None:
    assert {PLACES[box] for box in BOXES} == {"western", "italy", "east-german", "west-german", "soviet"}


@rule("7-11", "7-12a", "7-13")
@pytest.mark.parametrize(
    ("phase", "units", "lines", "die", "lost", "box"),
    [
        pytest.param(
            "B3",
            {"uk-v": "2005", "ge-xiv": "2006", "ge-ipara": "2006"},
            ["attack 2006", "join uk-v"],
            6,
            "uk-v",
            "western",
            marks=rule("7-13", "7-0a"),
            id="a corps of the Italian front lost in Germany",
        ),
        pytest.param(
            "B3",
            {"uk-v": "0710", "ge-xiv": "0711", "ge-ipara": "0711"},
            ["attack 0711", "join uk-v"],
            6,
            "uk-v",
            "italy",
            marks=rule("7-13", "7-0a"),
            id="the same corps lost in Italy",
        ),
        pytest.param(
            "B3",
            {"us-vii": "2012", "us-iii": "2012", "us-xii": "2112", "ge-ix": "2013"},
            ["attack 2013", "join us-vii", "join us-iii", "join us-xii"],
            1,
            "ge-ix",
            "east-german",
            marks=rule("7-11", "7-0a"),
            id="an East German attacked over the boundary by the West",
        ),
        pytest.param(
            "B3",
            {"us-vii": "2005", "us-iii": "2005", "us-xii": "2106", "ge-ix": "2006"},
            ["attack 2006", "join us-vii", "join us-iii", "join us-xii"],
            1,
            "ge-ix",
            "west-german",
            marks=rule("7-11", "7-0a"),
            id="a unit with white figures lost in the west",
        ),
        pytest.param(
            "A3",
            {"ro-1": "2021", "ge-xl": "2022", "ge-iv": "2022"},
            ["attack 2022", "join ro-1"],
            6,
            "ro-1",
            "soviet",
            marks=rule("7-12a", "7-0a"),
            id="a Romanian army",
        ),
    ],
)
def test_a_destroyed_unit_goes_to_the_box_of_its_camp_and_place(
    phase: str, units: dict[str, str], lines: list[str], die: int, lost: str, box: str
) -> None:
    table = Table(units, phase=phase).do(*lines).dice(die).do("roll")
    assert table.where(lost) == box


@rule("7-12b")
def test_yugoslavs_and_hungarians_are_passed_over() -> None:
    game = ground(rates={"soviet": 1, "east_german": 1})
    table = Table({"yu-3": "soviet", "su-1gt": "soviet", "hu-i": "east-german"}, phase="A1", game=game)
    assert table.options("restore") == ["su-1gt"]
    table.refused("restore yu-3", "7-12b")
    table.do("restore su-1gt", "place 2026").until("A1", turn=3)
    assert positions(table, ("yu-3", "hu-i", "su-1gt")) == {
        "yu-3": "soviet",
        "hu-i": "east-german",
        "su-1gt": "2026",
    }


@rule("7-12b")
def test_a_box_of_hungarians_brings_nothing_back() -> None:
    game = ground(rates={"east_german": 1})
    table = Table({"hu-i": "east-german", "ge-ix": "2020", "us-vii": "2005"}, phase="B4", game=game)
    assert table.phase == "B5"
    assert table.where("hu-i") == "east-german"


@rule("7-2a")
@pytest.mark.parametrize(
    ("phase", "side", "left"),
    [("A1", "soviet", 1), ("A4", "west-german", 2), ("B1", "western", 3), ("B4", "east-german", 4)],
)
def test_each_force_reads_its_own_rate(phase: str, side: str, left: int) -> None:
    game = ground(rates={"soviet": 1, "west_german": 2, "western": 3, "east_german": 4})
    boxes = {"su-5a": "soviet", "ge-xc": "west-german", "us-v": "western", "ge-ix": "east-german"}
    table = Table(boxes, phase=phase, game=game)
    assert (table.phase, table.side, table.decision.args["left"]) == (phase, side, left)


@rule("7-2a", "7-0b")
def test_both_western_boxes_share_the_one_western_rate() -> None:
    units = {"us-vii": "western", "uk-v": "italy", "us-ii": "italy", "us-v": "2005"}
    table = Table(units, phase="B1", game=ground(rates={"western": 2}))
    table.do("restore uk-v", "place 0114", "restore us-vii", "place 2001")
    assert table.phase == "B2"
    assert table.where("us-ii") == "italy"


@rule("7-0b")
def test_no_more_units_come_back_than_the_rate_allows() -> None:
    units = {"su-5a": "soviet", "su-43a": "soviet", "su-65a": "soviet"}
    table = Table(units, phase="A1", game=ground(rates={"soviet": 1}))
    table.do("restore su-5a", "place 2026")
    assert table.phase == "A2"
    assert positions(table, units) == {"su-5a": "2026", "su-43a": "soviet", "su-65a": "soviet"}


@rule("7-2b", "7-12a")
def test_a_rate_that_found_an_empty_box_is_not_saved_up() -> None:
    game = ground(terrain={"2022": "rough"}, rates={"soviet": 2})
    units = {"ro-1": "2021", "ro-4": "2021", "bu-1": "2122", "ge-xl": "2022", "ge-iv": "2022"}
    table = Table(units, phase="A1", turn=3, game=game)
    assert table.phase == "A2", "the empty box gives no choice"
    table.until("A3").do("attack 2022", "join ro-1", "join ro-4", "join bu-1").dice(6).do("roll")
    table.until("A1", turn=4).do("restore ro-1", "place 2026", "restore bu-1", "place 2026")
    assert table.phase == "A2"
    assert table.where("ro-4") == "soviet"


@rule("7-2c")
def test_a_right_not_used_is_gone() -> None:
    units = {"us-vii": "western", "us-iii": "western", "us-v": "western", "us-viii": "western"}
    table = Table(units, phase="B1", game=ground(rates={"western": 2}))
    table.do("restore us-vii", "place 2001", "end")
    assert table.phase == "B2"
    table.until("B1", turn=3)
    assert table.decision.args["left"] == 2
    table.do("restore us-iii", "place 2001", "restore us-v", "place 2101")
    assert table.phase == "B2"
    assert table.where("us-viii") == "western"


@rule("7-21a")
@pytest.mark.parametrize(
    ("phase", "units", "place"),
    [
        ("A1", {"ro-1": "soviet", "su-1gt": "soviet", "su-5a": "soviet"}, "2026"),
        ("A4", {"ge-lxvi": "west-german", "ge-lviii": "west-german", "ge-iss": "west-german"}, "2411"),
        ("B4", {"ge-ix": "east-german", "ge-xl": "east-german", "ge-hg": "east-german"}, "2413"),
    ],
)
def test_soviets_and_germans_come_back_weakest_first(phase: str, units: dict[str, str], place: str) -> None:
    game = ground(rates={"soviet": 3, "west_german": 3, "east_german": 3})
    table = Table(units, phase=phase, game=game)
    weakest, middle, strongest = units
    assert table.options("restore") == [weakest]
    table.refused(f"restore {strongest}", "7-21a")
    table.do(f"restore {weakest}", f"place {place}")
    table.refused(f"restore {strongest}", "7-21a")
    table.do(f"restore {middle}", f"place {place}")
    assert table.options("restore") == [strongest]


@rule("7-21b")
def test_the_west_brings_back_whom_it_likes() -> None:
    units = {"us-vii": "western", "us-viii": "western", "ca-i": "italy"}
    table = Table(units, phase="B1", game=ground(rates={"western": 1}))
    assert table.options("restore") == ["us-vii", "us-viii", "ca-i"]
    table.do("restore us-vii", "place 2001")
    assert positions(table, units) == {"us-vii": "2001", "us-viii": "western", "ca-i": "italy"}


@rule("7-22a")
@pytest.mark.parametrize(
    ("phase", "unit", "box", "own", "other"),
    [
        ("A4", "ge-lxvi", "west-german", {"2411", "2412", "2511", "2612"}, "2513"),
        ("B4", "ge-ix", "east-german", {"2413", "2513"}, "2411"),
    ],
)
def test_germans_come_back_beside_berlin_on_their_own_side(
    phase: str, unit: str, box: str, own: set[str], other: str
) -> None:
    game = ground(rates={"west_german": 1, "east_german": 1})
    table = Table({unit: box}, phase=phase, game=game).do(f"restore {unit}")
    assert set(table.options("place")) == own
    table.refused(f"place {other}", "7-22a")
    table.refused("place 2512", "7-22a")


@rule("7-2/example-1", "7-22b", "7-21a")
def test_example_1_a_west_german_comes_back_on_turn_4() -> None:
    table = Table({**EXAMPLE_1, "us-vii": "1501"}, phase="A4", turn=4)
    assert table.options("restore") == ["ge-lxvi", "ge-xc"]
    table.do("restore ge-lxvi", "place 2411")
    assert table.phase == "A5", "the rate of turn 4 is 1"
    assert positions(table, EXAMPLE_1) == {**EXAMPLE_1, "ge-lxvi": "2411"}
    table.do("move ge-lxvi")
    table.refused("go 2402", "5-1b")  # 9 hexes
    table.do("go 2403")  # 8 hexes
    table.until("A5", turn=5).do("move ge-lxvi")
    table.refused("go 2408", "5-1b")  # 5 hexes, in the turn after
    table.do("go 2407")


@rule("7-2/example-2", "7-21b")
def test_example_2_two_western_units_come_back_on_turn_6() -> None:
    table = Table(EXAMPLE_2, phase="B1", turn=6)
    table.do("restore us-vii", "place 2001", "restore us-viii", "place 2201")
    assert table.phase == "B2", "the rate of turn 6 is 2"
    assert positions(table, EXAMPLE_2) == {**EXAMPLE_2, "us-vii": "2001", "us-viii": "2201"}
    table.do("move us-vii")
    table.refused("go 2010", "5-1b")  # 9 hexes: only Germans move doubled
    table.do("go 2009", "move us-viii")
    table.refused("go 2208", "5-1b")
    table.do("go 2207")


@rule("7-23")
def test_germans_do_not_come_back_among_enemies() -> None:
    units = {"ge-ix": "east-german", "su-5a": "2513"}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1})).do("restore ge-ix")
    table.refused("place 2513", "7-23")
    assert table.options("place") == ["2413"]


@rule("7-24a", "7-22b")
def test_an_east_german_with_no_room_in_the_east_comes_back_in_the_west() -> None:
    units = {"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, "ge-lxvi": "2003"}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1})).do("restore ge-ix")
    assert set(table.options("place")) == {"2411", "2412", "2511", "2612"}
    table.do("place 2411")
    assert table.side_of("ge-ix") == "west-german"
    assert table.game.seat_of(table.g, table.side_of("ge-ix")) == "soviet"
    table.until("A5", turn=3).do("move ge-ix")
    table.refused("go 2406", "5-1b")  # 5 hexes: its next move is in another turn, with its own allowance
    table.do("go 2407")


@rule("7-24a", "7-22b")
def test_a_west_german_with_no_room_in_the_west_moves_doubled_in_the_east_in_that_turn() -> None:
    game = ground(rates={"west_german": 1}, sides={("2513", "2612"): "lake"})  # keeps 2513 out of their zone
    units = {"ge-lxvi": "west-german", **WEST_OF_BERLIN_HELD, "ge-xc": "1003"}
    table = Table(units, phase="A4", game=game).do("restore ge-lxvi")
    assert table.options("place") == ["2413", "2513"]
    table.do("place 2513")
    assert table.side_of("ge-lxvi") == "east-german"
    assert (table.phase, table.options("move")) == ("A5", ["ge-xc"])
    table.until("B5").do("move ge-lxvi")
    table.refused("go 2522", "5-1b")  # 9 hexes
    table.do("go 2521")


@rule("7-24a", "7-26")
def test_zones_alone_do_not_send_a_replacement_to_the_other_theatre() -> None:
    units = {"ge-ix": "east-german", "su-5a": "2413", "ge-xl": "2020"}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1})).do("restore ge-ix")
    assert table.options("place") == ["2513"]
    table.do("place 2513")
    table.refused("move ge-ix", "7-26")


@rule("7-24a")
def test_friends_alone_do_not_send_a_replacement_to_the_other_theatre() -> None:
    """The free eastern hexes are full and nobody can move on from them: no replacement."""
    full = {"ge-xl": "2413", "ge-iv": "2413", "ge-xxvi": "2513", "ge-xli": "2513"}
    held = {"su-5a": "2614", "su-43a": "2514", "su-65a": "2313", "su-2sh": "2414", "ge-xlviii": "1519"}
    units = {"ge-ix": "east-german", **full, **held}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1}))
    assert table.phase == "B5"
    assert table.where("ge-ix") == "east-german"


@rule("7-24b")
def test_with_all_of_berlin_ringed_by_enemies_the_replacement_is_lost_and_the_unit_stays_boxed() -> None:
    ring = {**EAST_OF_BERLIN_HELD, **WEST_OF_BERLIN_HELD}
    units = {"ge-ix": "east-german", "ge-lxvi": "west-german", **ring, "ge-xl": "2020", "ge-xc": "1003"}
    game = ground(rates={"west_german": 1, "east_german": 1})
    for phase, following in (("A4", "A5"), ("B4", "B5")):
        table = Table(units, phase=phase, game=game)
        assert table.phase == following
        assert positions(table, ("ge-ix", "ge-lxvi")) == {"ge-ix": "east-german", "ge-lxvi": "west-german"}


@rule("7-25a")
def test_soviets_come_back_on_the_east_edge_north_of_yugoslavia() -> None:
    units = {"ro-1": "soviet", "su-5a": "soviet", "su-1bf": "soviet", "ge-ix": "2026", "su-2bf": "2126"}
    table = Table(units, phase="A1", game=ground(rates={"soviet": 3})).do("restore ro-1")
    assert table.options("place") == [f"{row:02}26" for row in range(9, 36) if row != 20]
    table.refused("place 0826", "7-25a")
    table.refused("place 2025", "7-25a")
    table.refused("place 2026", "5-2")
    table.do("place 0926", "restore su-5a", "place 3526", "restore su-1bf")
    table.refused("place 2126", "5-3b")
    table.do("place 2226")
    assert positions(table, ("ro-1", "su-5a", "su-1bf")) == {
        "ro-1": "0926",
        "su-5a": "3526",
        "su-1bf": "2226",
    }


@rule("7-25b")
def test_the_west_comes_back_on_the_west_edge() -> None:
    units = {"us-vii": "western", "fr-i": "western", "ge-xc": "2001"}
    table = Table(units, phase="B1", game=ground(rates={"western": 2})).do("restore us-vii")
    assert table.options("place") == [f"{row:02}01" for row in range(1, 36) if row != 20]
    table.refused("place 1802", "7-25b")
    table.refused("place 0114", "7-25b")
    table.refused("place 2001", "5-2")
    table.do("place 1801")
    assert table.where("us-vii") == "1801"


@rule("7-25c")
def test_the_west_comes_back_to_italy_on_its_south_edge() -> None:
    units = {"uk-v": "italy", "us-ii": "italy", "ge-xiv": "0115"}
    table = Table(units, phase="B1", game=ground(rates={"western": 2})).do("restore uk-v")
    assert table.options("place") == ["0112", "0113", "0114", "0116", "0117"]
    table.refused("place 1801", "7-25c")
    table.refused("place 0111", "7-25c")
    table.refused("place 0115", "5-2")
    table.do("place 0114")
    assert table.where("uk-v") == "0114"


@rule("7-25c")
def test_with_the_italian_edge_lost_only_the_other_box_brings_units_back() -> None:
    edge = {unit: f"01{12 + number}" for number, unit in enumerate(WEST_GERMANS[:6])}
    units = {"uk-v": "italy", "us-vii": "western", **edge}
    table = Table(units, phase="B1", game=ground(rates={"western": 2}))
    assert table.options("restore") == ["us-vii"]
    table.refused("restore uk-v", "7-25c")


@rule("7-26")
def test_a_replacement_in_an_enemy_zone_may_attack_but_not_move_until_the_next_turn() -> None:
    units = {"ge-lxvi": "west-german", "us-vii": "2410", "ge-xc": "1003"}
    table = Table(units, phase="A4", game=ground(rates={"west_german": 1}))
    table.do("restore ge-lxvi", "place 2411")
    assert table.options("move") == ["ge-xc"]
    table.refused("move ge-lxvi", "7-26")
    table.until("A6").do("attack 2410")
    assert table.options("join") == ["ge-lxvi"]
    table.do("join ge-lxvi").dice(1).do("roll").until("A5", turn=3)
    assert "ge-lxvi" in table.options("move")


@rule("7-26")
def test_western_and_soviet_replacements_are_held_by_german_zones_alike() -> None:
    units = {"us-vii": "western", "us-v": "1601", "su-5a": "soviet", "su-43a": "1226"}
    table = Table(
        {**units, "ge-lxvi": "2002", "ge-xl": "2025"},
        phase="A1",
        game=ground(rates={"western": 1, "soviet": 1}),
    )
    table.do("restore su-5a", "place 2026")
    table.refused("move su-5a", "7-26")
    table.until("B1").do("restore us-vii", "place 2001")
    table.refused("move us-vii", "7-26")
    table.until("A2", turn=3)
    assert "su-5a" in table.options("move")
    table.until("B2", turn=3)
    assert "us-vii" in table.options("move")


@rule("7-26", "7-24a")
def test_a_replacement_sent_to_the_other_theatre_is_held_in_the_movement_phase_of_that_theatre() -> None:
    units = {"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, "ge-lxvi": "1003", "us-vii": "2410"}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1})).do("restore ge-ix", "place 2411")
    table.until("A5", turn=3)
    table.refused("move ge-ix", "7-26")
    table.until("A5", turn=4)
    assert "ge-ix" in table.options("move")


@rule("7-22a", "5-3a")
def test_a_third_unit_beside_berlin_makes_one_move_on() -> None:
    units = {"ge-iss": "west-german", "ge-lxvi": "2411", "ge-xc": "2411", "ge-lxiv": "1003"}
    table = Table(units, phase="A4", game=ground(rates={"west_german": 1}))
    table.do("restore ge-iss", "place 2411")
    assert table.options("move") == ["ge-iss", "ge-lxvi", "ge-xc"]
    table.refused("end", "5-3a")
    table.refused("move ge-lxiv", "5-3a")
    table.do("move ge-xc")
    table.refused("stay", "5-3a")
    table.do("go 2410")
    assert "end" in table.options()


@rule("5-3a")
def test_no_third_unit_beside_berlin_where_nobody_can_move_on() -> None:
    stuck = {"ge-lxvi": "2411", "ge-xc": "2411", "us-vii": "2510", "us-v": "2311"}
    table = Table({"ge-iss": "west-german", **stuck}, phase="A4", game=ground(rates={"west_german": 1}))
    table.do("restore ge-iss")
    table.refused("place 2411", "5-3a")
    assert set(table.options("place")) == {"2412", "2511", "2612"}


@rule("5-3a")
def test_no_third_unit_in_the_other_theatre_whose_units_move_after_the_phase_has_ended() -> None:
    full = {"ge-lxvi": "2411", "ge-xc": "2411"}
    units = {"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, **full}
    table = Table(units, phase="B4", game=ground(rates={"east_german": 1})).do("restore ge-ix")
    table.refused("place 2411", "5-3a")


@rule("5-3a")
def test_a_third_unit_may_count_on_a_way_through_full_hexes() -> None:
    around = ("2411", "2412", "2511", "2311", "2410", "2510")
    units = {unit: around[number // 2] for number, unit in enumerate(WEST_GERMANS)}
    table = Table({"ge-iss": "west-german", **units}, phase="A4", game=ground(rates={"west_german": 1}))
    table.do("restore ge-iss", "place 2411", "move ge-lxvi", "go 2409")
    assert table.where("ge-lxvi") == "2409"
    assert not table.game.problems(table.g)


@rule("5-3a")
def test_a_replacement_does_not_fill_the_only_hex_where_the_third_unit_could_go() -> None:
    game = ground(terrain=dict.fromkeys(("2312", "2211", "2310"), "rough"), rates={"west_german": 2})
    friends = {"ge-lxvi": "2411", "ge-xc": "2411", "ge-lxiv": "2311", "ge-lxiii": "2311", "ge-li": "2412"}
    enemies = {"us-vii": "2510", "us-v": "2410"}
    units = {"ge-iss": "west-german", "ge-iiss": "west-german", **friends, **enemies}
    table = Table(units, phase="A4", game=game).do("restore ge-iss", "place 2411", "restore ge-iiss")
    table.refused("place 2412", "5-3a")
    table.do("place 2612")
    assert set(table.options("move")) == {"ge-lxvi", "ge-xc"}
    table.do("move ge-xc", "go 2412")
    assert not table.game.problems(table.g)
