"""19 Scenarios: their ends, and who has won."""

import pytest

from grognard.games.borodino_41.rules.victory import battle, introduction, losses, ready_to_leave, statistics
from tests.borodino_41.table import Table, real_game
from tests.rules import rule

VILLAGES = {"yundinki": "1113", "yelnya": "1213", "shevardino": "1313", "artemki": "1413"}
MOZHAISK = "1801 german, 1802 german"


def held(*names: str) -> str:
    return ", ".join(f"{VILLAGES[name]} german" for name in names)


@rule("19/scenarios/list")
def test_there_are_two_scenarios_of_two_and_nine_turns() -> None:
    game = real_game()
    found = {name: game.world(scenario, {}).last_turn for name, scenario in game.scenarios.items()}
    assert found == {"introduction": 2, "battle": 9}


@rule("19/intro/end")
def test_the_introduction_ends_after_the_night_of_the_12th() -> None:
    table = Table("ge-1 0405, su-1 1205", "end-of-day", turn=2, scenario="introduction")
    assert table.over
    Table("ge-1 0405, su-1 1205", "end-of-day", turn=1, scenario="introduction").has(turn=2, over="")
    table.logs("day.last", "19/intro/end")


@rule("19/battle/end")
def test_the_battle_ends_after_the_night_of_the_19th() -> None:
    Table("ge-1 0405, su-1 1205", "end-of-day", turn=9).logs("day.last", "19/battle/end").won("soviet")
    Table("ge-1 0405, su-1 1205", "end-of-day", turn=8).has(turn=9, over="")


LADDER = [
    (("yundinki", "yelnya", "shevardino", "artemki"), 0, "decisive", "19/intro/total"),
    (("yundinki", "yelnya", "shevardino"), 0, "total", "19/intro/total"),
    (("yundinki", "yelnya", "shevardino"), 2, "marginal", "19/intro/armour-loss"),
    (("yelnya", "yundinki"), 0, "major", "19/intro/major"),
    (("yelnya", "shevardino"), 0, "major", "19/intro/major"),
    (("shevardino", "yundinki"), 0, "marginal", "19/intro/marginal"),
    (("yelnya",), 0, "draw", "19/intro/draw"),
    (("artemki",), 0, "soviet", "19/intro/draw"),
    ((), 0, "soviet", "19/intro/draw"),
    (("yundinki", "yelnya", "shevardino", "artemki"), 1, "total", "19/intro/armour-loss"),
    (("yelnya",), 3, "soviet", "19/intro/armour-loss"),
]


@rule("19/intro/total", "19/intro/major", "19/intro/marginal", "19/intro/draw", "19/intro/armour-loss")
@pytest.mark.parametrize(("taken", "lost", "level", "by"), LADDER)
def test_the_ladder_of_the_introduction(taken: tuple[str, ...], lost: int, level: str, by: str) -> None:
    tanks = " ".join(["ge-tank", "ge-tank2", "ge-tank3"][:lost])
    units = "ge-1 0405, su-1 1205" + (f", {tanks} eliminated" if tanks else "")
    table = Table(units, "end-of-day", scenario="introduction", held=held(*taken))
    assert introduction(table.g) == (by, level)
    table.won(*{"draw": (), "soviet": ("soviet",)}.get(level, ("german",)), rule=by)


@rule("19/intro/armour-loss")
def test_only_armour_that_was_destroyed_counts() -> None:
    units = "ge-1 0405, su-1 1205, ge-tank lost, ge-2 su-t34 eliminated"
    table = Table(units, "end-of-day", scenario="introduction", held=held("yelnya", "yundinki"))
    assert introduction(table.g)[1] == "major"


CLEAR = "ge-1 1816, su-1 1006"


@rule("19/battle/goal")
@pytest.mark.parametrize(
    ("units", "mozhaisk", "level"),
    [
        (CLEAR, MOZHAISK, "marginal"),
        (CLEAR, "1801 german", "soviet"),
        (f"{CLEAR}, su-2 0814", MOZHAISK, "marginal"),
        (f"{CLEAR}, su-2 0815", MOZHAISK, "soviet"),
        (f"{CLEAR}, su-2 0816", MOZHAISK, "soviet"),
        ("ge-1 0405, su-1 1006", MOZHAISK, "soviet"),
        ("ge-hq 1816, su-1 1006", MOZHAISK, "soviet"),
    ],
)
def test_the_highway_mozhaisk_and_units_ready_to_leave(units: str, mozhaisk: str, level: str) -> None:
    table = Table(units, "end-of-day", turn=9, held=f"{mozhaisk}, 1413 german")
    assert battle(table.g)[1] == level


@rule("19/battle/goal", "11/dummies/have")
@pytest.mark.parametrize(
    ("also", "ready"),
    [("", True), ("soviet-dummy-1 2016", True), ("soviet-dummy-1 1916", True), ("su-2 2016", False)],
)
def test_dummies_keep_nobody_from_leaving(also: str, ready: bool) -> None:
    facts = {"held": f"{MOZHAISK}, 1413 german", "options": "inverted-counters"}
    table = Table(f"{CLEAR}, {also}" if also else CLEAR, "end-of-day", turn=9, **facts)
    assert battle(table.g)[1] == ("marginal" if ready else "soviet")


@rule("19/battle/goal", "10/zoc/exceptions")
def test_a_road_past_an_own_trench_is_clear() -> None:
    units, facts = "ge-1 1816, ge-2 1916, su-2 1915", {"held": MOZHAISK}
    trench = Table(units, "end-of-day", turn=9, works="1916 trench german", **facts)
    assert len(ready_to_leave(trench.g)) == 2
    assert not ready_to_leave(Table(units, "end-of-day", turn=9, **facts).g)


@rule("19/battle/goal")
@pytest.mark.parametrize(("cleared", "level"), [(6, "decisive"), (7, "major"), (8, "major"), (9, "marginal")])
def test_the_sooner_the_better(cleared: int, level: str) -> None:
    table = Table(CLEAR, "end-of-day", turn=9, held=f"{MOZHAISK}, 1413 german", cleared=cleared)
    assert battle(table.g) == ("19/battle/goal", level)
    table.won("german", rule="19/battle/goal")


@rule("19/battle/goal")
def test_the_first_day_of_a_free_highway_is_taken_down() -> None:
    table = Table(CLEAR, "end-of-day", turn=5, held=MOZHAISK)
    table.has(cleared=5, fell=5).logs("victory.cleared")
    Table(f"{CLEAR}, su-2 0816", "end-of-day", turn=5, held=MOZHAISK).has(cleared=0, fell=5)
    Table(CLEAR, "end-of-day", turn=5, held="1801 german").has(cleared=0, fell=0)


@rule("19/battle/goal")
@pytest.mark.parametrize(
    ("units", "mozhaisk", "since"),
    [(CLEAR, MOZHAISK, 6), (f"{CLEAR}, su-2 0815", MOZHAISK, 0), (CLEAR, "1801 german", 0)],
)
def test_a_highway_that_is_barred_again_has_to_be_cleared_again(
    units: str, mozhaisk: str, since: int
) -> None:
    Table(units, "end-of-day", turn=8, held=mozhaisk, cleared=6, fell=6).has(cleared=since, fell=6)


@rule("19/battle/losses")
@pytest.mark.parametrize(
    ("lost", "level"),
    [("ge-1 4", "decisive"), ("ge-1 3", "draw"), ("ge-1 2", "draw"), ("ge-1 1", "soviet")],
)
def test_losses_decide_what_the_objectives_are_worth(lost: str, level: str) -> None:
    facts = {"held": f"{MOZHAISK}, 1413 german", "cleared": 5, "strengths": lost}
    table = Table(CLEAR, "end-of-day", turn=9, **facts)
    assert battle(table.g)[1] == level


@rule("19/battle/goal", "19/battle/losses")
@pytest.mark.parametrize(("left", "level"), [(2, "decisive"), (1, "major")])
def test_a_third_of_the_points_lost_are_too_many_for_a_decisive_victory(left: int, level: str) -> None:
    facts = {"held": f"{MOZHAISK}, 1413 german", "cleared": 5, "strengths": f"ge-eng {left}, ge-1 5"}
    table = Table(f"{CLEAR}, ge-eng 1815", "end-of-day", turn=9, **facts)  # of ten points
    assert battle(table.g)[1] == level


@rule("19/battle/losses")
def test_seven_tenths_of_the_points_are_very_heavy_losses_and_a_little_less_are_not() -> None:
    facts = {"held": f"{MOZHAISK}, 1413 german", "cleared": 5}
    for left, level in (("ge-eng 1, ge-1 2", "soviet"), ("ge-eng 2, ge-1 2", "draw")):  # of ten points
        table = Table(f"{CLEAR}, ge-eng 1815", "end-of-day", turn=9, strengths=left, **facts)
        assert battle(table.g) == ("19/battle/losses", level)


@rule("19/battle/losses", "7/offmap/return")
def test_units_lost_off_the_map_are_left_out() -> None:
    table = Table("ge-1 1816, ge-2 eliminated, ge-3 lost, ge-4 coming, su-1 1006", "recovery")
    assert losses(table.g, 0) == 50
    assert losses(Table("ge-1 1816, ge-tank eliminated", "recovery").g, 0) == 33


@rule("19/battle/soviet-decisive")
@pytest.mark.parametrize(
    ("taken", "level"),
    [
        ("", "soviet-decisive"),
        ("0505 german", "soviet-decisive"),
        ("0505 german, 0507 german", "soviet"),
        ("1413 german", "soviet"),
    ],
)
def test_artemki_and_most_of_the_works_are_a_decisive_soviet_victory(taken: str, level: str) -> None:
    works = "0505 n nw sw, 0507 n nw sw, 0509 n nw sw"
    table = Table("ge-1 0405, su-1 1205", "end-of-day", turn=9, held=taken, forts=works)
    assert battle(table.g)[1] == level
    table.won("soviet")


@rule("19/battle/soviet-decisive")
@pytest.mark.parametrize(
    ("taken", "level"), [("0505 german", "soviet-decisive"), ("0505 german, 0507 german", "soviet")]
)
def test_half_of_the_works_are_not_most_of_them(taken: str, level: str) -> None:
    works = "0505 n nw sw, 0507 n nw sw, 0509 n nw sw, 0511 n nw sw"
    assert battle(Table("ge-1 0405, su-1 1205", "end-of-day", turn=9, held=taken, forts=works).g)[1] == level


def test_statistics_tell_how_a_game_went() -> None:
    found = statistics(Table(CLEAR, "end-of-day", turn=5, held=MOZHAISK).g)
    assert found["mozhaisk_turn"] == found["highway_turn"] == 5
    assert "highway_turn" not in statistics(Table("ge-1 0405", "recovery").g)
