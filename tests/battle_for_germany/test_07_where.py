"""7-22 to 7-26: where replacements come back, and when they may move on.

Around Berlin (2512) on the testing ground: 2612, 2511, 2411 and 2412 are west, 2513 and 2413 east.
"""

import pytest

from tests.battle_for_germany.ground import ground
from tests.battle_for_germany.table import Table
from tests.rules import rule

EAST_OF_BERLIN_HELD = {"su-5a": "2413", "su-43a": "2513"}
WEST_OF_BERLIN_HELD = {"us-vii": "2411", "us-v": "2412", "us-viii": "2511", "us-xv": "2612"}


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
    table = Table(f"{unit} {box}", phase, rates="west_german 1, east_german 1").do(f"restore {unit}")
    assert set(table.options("place")) == own
    table.refused(f"place {other}", "7-22a").refused("place 2512", "7-22a")


@rule("7-23")
def test_germans_do_not_come_back_among_enemies() -> None:
    table = Table("ge-ix east-german, su-5a 2513", "B4", rates="east_german 1").do("restore ge-ix")
    table.refused("place 2513", "7-23").offers("place", "2413")


@rule("7-24a", "7-22b")
def test_an_east_german_with_no_room_in_the_east_comes_back_in_the_west() -> None:
    units = {"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, "ge-lxvi": "2003"}
    table = Table(units, "B4", rates="east_german 1").do("restore ge-ix")
    table.offers("place", "2411", "2412", "2511", "2612").do("place 2411")
    assert table.side_of("ge-ix") == "west-german"
    assert table.game.seat_of(table.g, table.side_of("ge-ix")) == "soviet"
    table.until("A5", turn=3).do("move ge-ix")
    table.refused("go 2406", "5-1b")  # 5 hexes: its next move is in another turn, with its own allowance
    table.do("go 2407")


@rule("7-24a", "7-22b")
def test_a_west_german_with_no_room_in_the_west_moves_doubled_in_the_east_in_that_turn() -> None:
    game = ground(rates="west_german 1", sides="2513 2612 lake")  # keeps 2513 out of their zone
    table = Table({"ge-lxvi": "west-german", **WEST_OF_BERLIN_HELD, "ge-xc": "1003"}, "A4", game=game)
    table.do("restore ge-lxvi").offers("place", "2413", "2513").do("place 2513")
    assert table.side_of("ge-lxvi") == "east-german"
    table.is_at("A5").offers("move", "ge-xc").until("B5").do("move ge-lxvi")
    table.refused("go 2522", "5-1b")  # 9 hexes
    table.do("go 2521")


@rule("7-24a", "7-26")
def test_zones_alone_do_not_send_a_replacement_to_the_other_theatre() -> None:
    table = Table("ge-ix east-german, su-5a 2413, ge-xl 2020", "B4", rates="east_german 1")
    table.do("restore ge-ix").offers("place", "2513").do("place 2513").refused("move ge-ix", "7-26")


@rule("7-24a")
def test_friends_alone_do_not_send_a_replacement_to_the_other_theatre() -> None:
    """The free eastern hexes are full and nobody can move on from them: no replacement."""
    full = {"ge-xl": "2413", "ge-iv": "2413", "ge-xxvi": "2513", "ge-xli": "2513"}
    held = {"su-5a": "2614", "su-43a": "2514", "su-65a": "2313", "su-2sh": "2414", "ge-xlviii": "1519"}
    table = Table({"ge-ix": "east-german", **full, **held}, "B4", rates="east_german 1").is_at("B5")
    table.finds("ge-ix east-german")


@rule("7-24b")
def test_with_all_of_berlin_ringed_by_enemies_the_replacement_is_lost_and_the_unit_stays_boxed() -> None:
    ring = {**EAST_OF_BERLIN_HELD, **WEST_OF_BERLIN_HELD}
    units = {"ge-ix": "east-german", "ge-lxvi": "west-german", **ring, "ge-xl": "2020", "ge-xc": "1003"}
    game = ground(rates="west_german 1, east_german 1")
    for phase, following in (("A4", "A5"), ("B4", "B5")):
        table = Table(units, phase, game=game)
        assert table.phase == following
        table.finds("ge-ix east-german, ge-lxvi west-german")


@rule("7-25a")
def test_soviets_come_back_on_the_east_edge_north_of_yugoslavia() -> None:
    table = Table("ro-1 su-5a su-1bf soviet, ge-ix 2026, su-2bf 2126", "A1", rates="soviet 3")
    table.do("restore ro-1")
    assert table.options("place") == [f"{row:02}26" for row in range(9, 36) if row != 20]
    table.refused("place 0826", "7-25a").refused("place 2025", "7-25a").refused("place 2026", "5-2")
    table.do("place 0926", "restore su-5a", "place 3526", "restore su-1bf").refused("place 2126", "5-3b")
    table.do("place 2226").finds("ro-1 0926, su-5a 3526, su-1bf 2226")


@rule("7-25b")
def test_the_west_comes_back_on_the_west_edge() -> None:
    table = Table("us-vii fr-i western, ge-xc 2001", "B1", rates="western 2").do("restore us-vii")
    assert table.options("place") == [f"{row:02}01" for row in range(1, 36) if row != 20]
    table.refused("place 1802", "7-25b").refused("place 0114", "7-25b").refused("place 2001", "5-2")
    table.do("place 1801").finds("us-vii 1801")


@rule("7-25c")
def test_the_west_comes_back_to_italy_on_its_south_edge() -> None:
    table = Table("uk-v us-ii italy, ge-xiv 0115", "B1", rates="western 2").do("restore uk-v")
    table.offers("place", "0112", "0113", "0114", "0116", "0117").refused("place 1801", "7-25c")
    table.refused("place 0111", "7-25c").refused("place 0115", "5-2").do("place 0114").finds("uk-v 0114")


@rule("7-25c")
def test_with_the_italian_edge_lost_only_the_other_box_brings_units_back() -> None:
    edge = {
        "ge-lxvi": "0112",
        "ge-xc": "0113",
        "ge-lxxxviii": "0114",
        "ge-lxxxvi": "0115",
        "ge-lxxxi": "0116",
        "ge-lxvii": "0117",
    }
    table = Table({"uk-v": "italy", "us-vii": "western", **edge}, "B1", rates="western 2")
    table.offers("restore", "us-vii").refused("restore uk-v", "7-25c")


@rule("7-26")
def test_a_replacement_in_an_enemy_zone_may_attack_but_not_move_until_the_next_turn() -> None:
    table = Table("ge-lxvi west-german, us-vii 2410, ge-xc 1003", "A4", rates="west_german 1")
    table.do("restore ge-lxvi", "place 2411").offers("move", "ge-xc").refused("move ge-lxvi", "7-26")
    table.until("A6").do("attack 2410").offers("join", "ge-lxvi")
    table.do("join ge-lxvi").dice(1).do("roll").until("A5", turn=3).can("move ge-lxvi")


@rule("7-26")
def test_western_and_soviet_replacements_are_held_by_german_zones_alike() -> None:
    units = {"us-vii": "western", "us-v": "1601", "su-5a": "soviet", "su-43a": "1226"}
    table = Table({**units, "ge-lxvi": "2002", "ge-xl": "2025"}, "A1", rates="western 1, soviet 1")
    table.do("restore su-5a", "place 2026").refused("move su-5a", "7-26")
    table.until("B1").do("restore us-vii", "place 2001").refused("move us-vii", "7-26")
    table.until("A2", turn=3).can("move su-5a").until("B2", turn=3).can("move us-vii")


@rule("7-26", "7-24a")
def test_a_replacement_sent_to_the_other_theatre_is_held_in_the_movement_phase_of_that_theatre() -> None:
    units = {"ge-ix": "east-german", **EAST_OF_BERLIN_HELD, "ge-lxvi": "1003", "us-vii": "2410"}
    table = Table(units, "B4", rates="east_german 1").do("restore ge-ix", "place 2411")
    table.until("A5", turn=3).refused("move ge-ix", "7-26").until("A5", turn=4).can("move ge-ix")
