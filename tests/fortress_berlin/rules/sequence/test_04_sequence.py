"""4, 6: the order of a turn, what each segment begins and ends with, and recovery."""

from tests.fortress_berlin.table import Table
from tests.rules import rule

APART = "ge-1 2525, su-1 2530"
"""Both can move and neither is near the other."""
NO_AIR = (1, 1)
"""The dice of a player turn from turn 10 on: no strikes."""


def segments(table: Table, count: int) -> list[tuple[int, str, str]]:
    """The next segments with decisions, as turn, segment and side."""
    found: list[tuple[int, str, str]] = []
    while len(found) < count:
        now = table.g.turn, table.phase, table.side
        if now not in found:
            found.append(now)
        table.idle()
    return found


@rule("4.0a", "4.1", "4.2", "4.3")
def test_germans_then_soviets_then_the_next_turn() -> None:
    table = Table(APART, "turn", turn=10, dice=NO_AIR * 4)
    assert segments(table, 5) == [
        (10, "movement", "german"),
        (10, "combat", "german"),
        (10, "movement", "soviet"),
        (10, "combat", "soviet"),
        (11, "movement", "german"),
    ]


@rule("4.1", "4.1.1")
def test_a_turn_begins_with_german_reinforcements() -> None:
    table = Table("ge-flak 2525, vs-1 cup", "turn", turn=2, dice=(6,))
    table.is_at("reinforcement", "german", turn=2).asks("flak.decide")


@rule("4.1.1", "5.6", "11.4b", "14.0/vs-rolls", "14.0/naval-rolls")
def test_a_german_turn_rolls_for_volkssturm_the_navy_and_aircraft() -> None:
    table = Table("ge-1 2525, fuml naval", "german-reinforcement", turn=5, dice=(6, 3, 4, 4))
    assert [event.message for event in table.g.events if event.message.endswith((".die", ".strikes"))] == [
        "volkssturm.die",
        "naval.die",
        "air.strikes",
    ]
    table.logs("air.strikes", "11.4b", side="german", dice=(4, 4), count=0)


@rule("4.1.2", "4.2", "6.0a")
def test_white_markers_go_in_german_turns_and_red_ones_in_soviet_turns() -> None:
    units = "ge-1 2525 white, ge-2 2526 red, su-1 2530 white, su-2 2531 red"
    german = Table(units, "german-recovery")
    german.marked("ge-1 good, ge-2 red, su-1 good, su-2 red")
    german.logs("recovery.units", "6.0a", side="german")
    Table(units, "soviet-recovery").marked("ge-1 white, ge-2 good, su-1 white, su-2 good")


@rule("6.0a")
def test_a_soviet_unit_disrupted_in_a_german_turn_is_so_throughout_its_own() -> None:
    table = Table("ge-1 ge-2 2525, su-1 2530 white, su-2 2532", "soviet-recovery", turn=5)
    table.is_at("movement", "soviet").marked("su-1 white")
    table.until("movement", 6).decides("german").marked("su-1 good")


@rule("4.1.3", "4.1.4a")
def test_what_belongs_to_another_segment_is_refused() -> None:
    table = Table("ge-1 2525, su-1 2526", "german-combat")
    table.is_at("combat", "german").refused("flip")
    Table(APART, "german-movement").refused("fire", "4.1.3")


@rule("4.0b", "1.0a", "1.0.1")
def test_fifteen_turns_and_no_more() -> None:
    table = Table(APART, "turn", turn=15, dice=NO_AIR * 2)
    assert (table.g.world.last_turn, table.score) == (15, (0, 0))
    table.do("done", "done").is_at("movement", "soviet", turn=15)
    table.do("done", "done")
    assert table.over
    table.has(over="last-turn", turn=15)


@rule("4.3")
def test_points_of_a_turn_come_before_the_marker_moves() -> None:
    table = Table(APART, "soviet-combat", turn=9, dice=NO_AIR)
    table.do("done").is_at("movement", "german", turn=10)
    assert table.score == (2, 0)


@rule("11.4b")
def test_strikes_that_were_not_flown_lapse() -> None:
    table = Table(APART, "german-movement", turn=10, air=1, dice=NO_AIR)
    table.do("done").is_at("combat", "german").do("done").is_at("movement", "soviet").has(air=(0,))


@rule("5.0d", "5.0a")
def test_reinforcements_wait_until_the_movement_segment() -> None:
    table = Table("ss-clausewitz coming due-3", "german-recovery", turn=3)
    table.is_at("movement", "german").finds("ss-clausewitz coming")
    assert table.options("enter")


@rule("11.1.2a", "3.5.2b")
def test_a_new_turn_brings_a_new_attempt_and_new_support() -> None:
    table = Table("ge-hq 2525 support, su-1 2530", "turn", turn=10, suicide_tried=True, dice=NO_AIR)
    table.has(suicide_tried=False).unmarked("ge-hq support")
