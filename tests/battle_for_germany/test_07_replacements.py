"""7-0 Replacements: the boxes of destroyed units, how many come back from them, and which.

Around Berlin (2512) on the testing ground: 2612, 2511, 2411 and 2412 are west, 2513 and 2413 east.
"""

import pytest

from grognard.games.battle_for_germany.position import BOXES
from grognard.games.battle_for_germany.setting import PLACES
from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table, positions
from tests.rules import rule

THREE_CORPS = "us-vii us-iii us-xii"
EXAMPLE_1 = dict.fromkeys(("ge-iss", "ge-lviii", "ge-lxvi", "ge-xc"), "west-german")
EXAMPLE_2 = dict.fromkeys(("us-vii", "us-iii", "us-v", "us-viii"), "western")


@rule("7-0a")
def test_there_are_five_boxes() -> None:
    assert {PLACES[box] for box in BOXES} == {"western", "italy", "east-german", "west-german", "soviet"}


@rule("7-11", "7-12a", "7-13", "7-0a")
@pytest.mark.parametrize(
    ("phase", "units", "attack", "die", "lost"),
    [  # a corps of the Italian front lost in Germany, and in Italy
        ("B3", "uk-v 2005, ge-xiv ge-ipara 2006", "2006 uk-v", 6, "uk-v western"),
        ("B3", "uk-v 0710, ge-xiv ge-ipara 0711", "0711 uk-v", 6, "uk-v italy"),
        # an East German attacked over the boundary by the West, and one with white figures lost in the west
        ("B3", "us-vii us-iii 2012, us-xii 2112, ge-ix 2013", f"2013 {THREE_CORPS}", 1, "ge-ix east-german"),
        ("B3", "us-vii us-iii 2005, us-xii 2106, ge-ix 2006", f"2006 {THREE_CORPS}", 1, "ge-ix west-german"),
        ("A3", "ro-1 2021, ge-xl ge-iv 2022", "2022 ro-1", 6, "ro-1 soviet"),  # a Romanian army
    ],
)
def test_a_destroyed_unit_goes_to_the_box_of_its_camp_and_place(
    phase: str, units: str, attack: str, die: int, lost: str
) -> None:
    Table(units, phase).fight(*attack.split(), die=die).finds(lost)


@rule("7-12b")
def test_yugoslavs_and_hungarians_are_passed_over() -> None:
    table = Table("yu-3 su-1gt soviet, hu-i east-german", "A1", rates="soviet 1, east_german 1")
    table.offers("restore", "su-1gt").refused("restore yu-3", "7-12b")
    table.do("restore su-1gt", "place 2026").until("A1", turn=3)
    table.finds("yu-3 soviet, hu-i east-german, su-1gt 2026")


@rule("7-12b")
def test_a_box_of_hungarians_brings_nothing_back() -> None:
    table = Table("hu-i east-german, ge-ix 2020, us-vii 2005", "B4", rates="east_german 1").is_at("B5")
    table.finds("hu-i east-german")


@rule("7-2a")
@pytest.mark.parametrize(
    ("phase", "side", "left"),
    [("A1", "soviet", 1), ("A4", "west-german", 2), ("B1", "western", 3), ("B4", "east-german", 4)],
)
def test_each_force_reads_its_own_rate(phase: str, side: str, left: int) -> None:
    game = ground(rates="soviet 1, west_german 2, western 3, east_german 4")
    table = Table("su-5a soviet, ge-xc west-german, us-v western, ge-ix east-german", phase, game=game)
    assert (table.phase, table.side, table.decision.args["left"]) == (phase, side, left)


@rule("7-2a", "7-0b")
def test_both_western_boxes_share_the_one_western_rate() -> None:
    table = Table("us-vii western, uk-v us-ii italy, us-v 2005", "B1", rates="western 2")
    table.do("restore uk-v", "place 0114", "restore us-vii", "place 2001").is_at("B2")
    table.finds("us-ii italy")


@rule("7-0b")
def test_no_more_units_come_back_than_the_rate_allows() -> None:
    units = {"su-5a": "soviet", "su-43a": "soviet", "su-65a": "soviet"}
    table = Table(units, "A1", rates="soviet 1").do("restore su-5a", "place 2026").is_at("A2")
    assert positions(table, units) == {"su-5a": "2026", "su-43a": "soviet", "su-65a": "soviet"}


@rule("7-2b", "7-12a")
def test_a_rate_that_found_an_empty_box_is_not_saved_up() -> None:
    game = ground(terrain="2022 rough", rates="soviet 2")
    table = Table("ro-1 ro-4 2021, bu-1 2122, ge-xl ge-iv 2022", "A1", turn=3, game=game)
    assert table.phase == "A2", "the empty box gives no choice"
    table.until("A3").fight("2022", "ro-1", "ro-4", "bu-1", die=6)
    table.until("A1", turn=4).do("restore ro-1", "place 2026", "restore bu-1", "place 2026").is_at("A2")
    table.finds("ro-4 soviet")


@rule("7-2c")
def test_a_right_not_used_is_gone() -> None:
    table = Table("us-vii us-iii us-v us-viii western", "B1", rates="western 2")
    table.do("restore us-vii", "place 2001", "end").is_at("B2").until("B1", turn=3)
    assert table.decision.args["left"] == 2
    table.do("restore us-iii", "place 2001", "restore us-v", "place 2101").is_at("B2")
    table.finds("us-viii western")


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
    table = Table(units, phase, rates="soviet 3, west_german 3, east_german 3")
    weakest, middle, strongest = units
    assert table.options("restore") == [weakest]
    table.refused(f"restore {strongest}", "7-21a").do(f"restore {weakest}", f"place {place}")
    table.refused(f"restore {strongest}", "7-21a").do(f"restore {middle}", f"place {place}")
    assert table.options("restore") == [strongest]


@rule("7-21b")
def test_the_west_brings_back_whom_it_likes() -> None:
    units = {"us-vii": "western", "us-viii": "western", "ca-i": "italy"}
    table = Table(units, "B1", rates="western 1").offers("restore", "us-vii", "us-viii", "ca-i")
    table.do("restore us-vii", "place 2001")
    assert positions(table, units) == {"us-vii": "2001", "us-viii": "western", "ca-i": "italy"}


@rule("7-2/example-1", "7-22b", "7-21a")
def test_example_1_a_west_german_comes_back_on_turn_4() -> None:
    table = Table({**EXAMPLE_1, "us-vii": "1501"}, "A4", turn=4).offers("restore", "ge-lxvi", "ge-xc")
    table.do("restore ge-lxvi", "place 2411")
    assert table.phase == "A5", "the rate of turn 4 is 1"
    assert positions(table, EXAMPLE_1) == {**EXAMPLE_1, "ge-lxvi": "2411"}
    table.do("move ge-lxvi").refused("go 2402", "5-1b")  # 9 hexes
    table.do("go 2403")  # 8 hexes
    table.until("A5", turn=5).do("move ge-lxvi").refused("go 2408", "5-1b")  # 5 hexes, in the turn after
    table.do("go 2407")


@rule("7-2/example-2", "7-21b")
def test_example_2_two_western_units_come_back_on_turn_6() -> None:
    table = Table(EXAMPLE_2, "B1", turn=6)
    table.do("restore us-vii", "place 2001", "restore us-viii", "place 2201")
    assert table.phase == "B2", "the rate of turn 6 is 2"
    assert positions(table, EXAMPLE_2) == {**EXAMPLE_2, "us-vii": "2001", "us-viii": "2201"}
    table.do("move us-vii").refused("go 2010", "5-1b")  # 9 hexes: only Germans move doubled
    table.do("go 2009", "move us-viii").refused("go 2208", "5-1b").do("go 2207")
