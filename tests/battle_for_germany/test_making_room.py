"""5-3 with 7-0 and 9-0: a third unit comes to a full hex, and one of the three must leave it."""

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

EAST_OF_BERLIN_HELD = {"su-5a": "2413", "su-43a": "2513"}
WEST_GERMANS = [
    *("ge-lxvi", "ge-xc", "ge-lxxxviii", "ge-lxxxvi", "ge-lxxxi", "ge-lxvii"),
    *("ge-lxxxv", "ge-lxxx", "ge-lxxxix", "ge-lxiv", "ge-lxiii", "ge-li"),
]


def test_an_exit_makes_room_like_any_move() -> None:
    table = Table("ge-xlvi ge-lvi 3026, ge-xxvii 3025, su-5a 0926, us-vii 0405", "B5")
    table.do("move ge-xxvii", "go 3026").refused("end", "5-3a").do("move ge-xlvi", "exit 3026", "decline")
    table.can("end")
    assert table.game.problems(table.g) == []


@rule("7-22a", "5-3a")
def test_a_third_unit_beside_berlin_makes_one_move_on() -> None:
    table = Table("ge-iss west-german, ge-lxvi ge-xc 2411, ge-lxiv 1003", "A4", rates="west_german 1")
    table.do("restore ge-iss", "place 2411").offers("move", "ge-iss", "ge-lxvi", "ge-xc")
    table.refused("end", "5-3a").refused("move ge-lxiv", "5-3a").do("move ge-xc").refused("stay", "5-3a")
    table.do("go 2410").can("end")


@rule("5-3a")
def test_no_third_unit_beside_berlin_where_nobody_can_move_on() -> None:
    stuck = {"ge-lxvi": "2411", "ge-xc": "2411", "us-vii": "2510", "us-v": "2311"}
    table = Table({"ge-iss": "west-german", **stuck}, "A4", rates="west_german 1").do("restore ge-iss")
    table.refused("place 2411", "5-3a").offers("place", "2412", "2511", "2612")


@rule("5-3a")
def test_no_third_unit_in_the_other_theatre_whose_units_move_after_the_phase_has_ended() -> None:
    full = {"ge-lxvi": "2411", "ge-xc": "2411"}
    table = Table({"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, **full}, "B4", rates="east_german 1")
    table.do("restore ge-ix").refused("place 2411", "5-3a")


@rule("5-3a")
def test_a_third_unit_may_count_on_a_way_through_full_hexes() -> None:
    around = ("2411", "2412", "2511", "2311", "2410", "2510")
    units = {unit: around[number // 2] for number, unit in enumerate(WEST_GERMANS)}
    table = Table({"ge-iss": "west-german", **units}, "A4", rates="west_german 1")
    table.do("restore ge-iss", "place 2411", "move ge-lxvi", "go 2409").finds("ge-lxvi 2409")
    assert not table.game.problems(table.g)


@rule("5-3a")
def test_a_replacement_does_not_fill_the_only_hex_where_the_third_unit_could_go() -> None:
    game = ground(terrain=dict.fromkeys(("2312", "2211", "2310"), "rough"), rates="west_german 2")
    friends = {"ge-lxvi": "2411", "ge-xc": "2411", "ge-lxiv": "2311", "ge-lxiii": "2311", "ge-li": "2412"}
    enemies = {"us-vii": "2510", "us-v": "2410"}
    units = {"ge-iss": "west-german", "ge-iiss": "west-german", **friends, **enemies}
    table = Table(units, "A4", game=game).do("restore ge-iss", "place 2411", "restore ge-iiss")
    table.refused("place 2412", "5-3a").do("place 2612").offers("move", "ge-lxvi", "ge-xc")
    table.do("move ge-xc", "go 2412")
    assert not table.game.problems(table.g)
