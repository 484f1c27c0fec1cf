"""14 Air support of a section: the dice, the weather, and strikes out of an impulse."""

import pytest

from grognard.games.borodino_41.rules.air import combined_left, shifts_left
from tests.borodino_41.days import played
from tests.borodino_41.table import Table
from tests.rules import rule

FAR = "ge-hq ge-1 0405, su-hq su-1 0905"


def shifts(table: Table) -> tuple[int, int]:
    return shifts_left(table.g, 0), shifts_left(table.g, 1)


@rule("14/air/roll")
@pytest.mark.parametrize(("dice", "found"), [((5, 7), (10, 7)), ((10, 10), (15, 10)), ((1, 1), (6, 1))])
def test_the_germans_add_five(dice: tuple[int, int], found: tuple[int, int]) -> None:
    table = Table(FAR, "air", dice=dice)
    assert shifts(table) == found


@rule("14/air/roll")
def test_each_side_knows_its_own_die_alone() -> None:
    tables = [Table(FAR, "air", dice=dice) for dice in ((5, 7), (5, 2))]
    assert tables[0].g.dice_seen((0,)) == tables[1].g.dice_seen((0,))
    assert tables[0].g.dice_seen((1,)) != tables[1].g.dice_seen((1,))


@rule("14/air/weather", "5/weather/random-snow")
def test_snow_takes_five_and_three_shifts_of_each_section() -> None:
    assert shifts(Table(FAR, "air", dice=(3, 5), weather="snow")) == (3, 2)
    assert shifts(Table(FAR, "pm-air", dice=(4, 2), weather="snow")) == (4, 0)


@rule("14/air/use", "4/desc/afternoon")
def test_shifts_are_rolled_anew_for_the_afternoon_and_gone_by_night() -> None:
    table = Table(FAR, "initiative", dice=(6, 1, 2, 3), air="german 9, soviet 9")
    said = {"soviet initiative.morning": "bid 1", "challenge.announce": "want", "challenge.answer": "allow"}
    played(table, said, until="soviet-movement")
    assert table.g.section == "pm"
    assert shifts(table) == (7, 3)
    Table(FAR, "pm-recovery", air="german 5, soviet 5", first_kept=True).is_at("strikes-german", "german")
    played(table, said, until="initiative")
    assert not table.g.dice
    assert shifts(table) == (0, 0)


@rule("14/air/no-night")
def test_there_are_no_strikes_at_night() -> None:
    units = "ge-hq ge-1 0405 marked-s, su-1 0406"
    table = Table(units, "night-german-combat", air="german 5, soviet 5")
    assert shifts(table) == (0, 0)
    assert table.prompt != "air.strike"
    Table(units, "german-combat", air="german 5, soviet 5").until("german-combat").can("strike 0406 1")


@rule("14/air/no-lull")
def test_there_are_none_in_a_lull() -> None:
    table = Table(FAR, "pm-air", lull=True)
    assert not table.g.dice
    assert shifts(Table(FAR, "german-movement", lull=True, air="german 5, soviet 5")) == (0, 0)


@rule("14/air/out-of-impulse", "4/desc/challenge-winner")
def test_who_has_no_impulse_strikes_after_the_challenge_or_after_the_recovery() -> None:
    units = "ge-hq ge-1 0405, su-hq su-1 0407"
    table = Table(units, "challenge", air="german 5, soviet 5").do("want", "allow")
    table.is_at("strikes-soviet", "soviet")
    table = Table(units, "pm-recovery", air="german 5, soviet 5", first_kept=True)
    table.is_at("strikes-german", "german")
    table = Table(units, "pm-recovery", air="german 5, soviet 5", first_kept=False)
    assert table.phase != "strikes-german"


@rule("14/air/stuka-third")
def test_a_third_of_the_shifts_may_go_with_other_fire() -> None:
    assert combined_left(Table(FAR, "air", dice=(5, 7)).g) == 3
    assert combined_left(Table(FAR, "air", dice=(9, 7), weather="snow").g) == 3
