"""Who comes when and where: the order of entry, with its errata."""

import pytest

from grognard.games.borodino_41.units import Unit
from tests.borodino_41.data.box import box, unit, units
from tests.rules import rule

GERMANS = {
    1: "10pz-7pz-? 10pz-kb10 10pz-55flak-3 xl-26flak-2 xl-26flak-3 10pz-90art-i xl-67art-ii xl-61art-ii "
    "10pz-hq-bde dr-d-* dr-df-* dr-at-? dr-flak-? dr-rec-? dr-art-i dr-art-ii",
    2: "10pz-hq 10pz-86-i 10pz-86-hq 10pz-90rec-? 10pz-49eng 10pz-90art-ii dr-hq dr-stg dr-art-hq "
    "10pz-90at-2 10pz-90at-3 10pz-90armeng 10pz-pontoon",
    3: "10pz-hq-bulow 10pz-69-* 10pz-86-ii 10pz-sig706 10pz-90art-iii xl-26flak-1 10pz-93flak-? "
    "xl-618art-hq dr-art-iii dr-art-iv 10pz-90art-hq 10pz-90at-1",
    4: "dr-mcycl dr-eng dr-pontoon xl-7flak-*",
    5: "dr-11-* xl-72art-ii",
    6: "xl-54neb-* xl-637art",
}
RAIL = {
    1: "32rd-17-* 32rd-113-* 32rd-133-* 32rd-65at-?",
    2: "32rd-hq 408at-? 32rd-aa-? 32rd-eng 32rd-flame",
    3: "32rd-322-* 32rd-154-* 316at-? 32rd-12rec-*",
    5: "572gun",
}
SETUP = (
    "36m-? 230r-* 121at-? 367at-? 421at-? 59aa-? 767aa-? len-cadets 305mg mozhaisk-bn 467eng rkt-? "
    "cav-s? flame-f? t26co t28co 5a-hq"
)


def due(side: str, turn: int, *entries: str) -> set[str]:
    """Who is due on a turn, by some ways or by all."""
    return {
        found.id
        for found in box().printed_units
        if found.side == side and found.arrives == turn and (not entries or found.entry in entries)
    }


def ids(patterns: str) -> set[str]:
    for form in patterns.split():
        assert units(form), form
    return {found.id for found in units(*patterns.split())}


@rule("oe/german/11-oct", "oe/german/12-oct", "oe/german/13-oct")
@rule("oe/german/14-oct", "oe/german/15-oct", "oe/german/16-oct")
@pytest.mark.parametrize("turn", GERMANS)
def test_germans_of_a_day(turn: int) -> None:
    assert due("german", turn) == due("german", turn, "german") == ids(GERMANS[turn])


@rule("oe/german/16-oct")
def test_no_germans_come_after_the_16th() -> None:
    assert {found.arrives for found in box().printed_units if found.side == "german"} == set(GERMANS)


@rule("oe/soviet/setup")
def test_soviets_of_the_set_up() -> None:
    assert due("soviet", 0) == due("soviet", 0, "setup") == ids(SETUP)


@rule("oe/soviet/11-oct-west")
def test_soviets_who_fall_back_from_the_west() -> None:
    assert due("soviet", 1, "withdrawal-highway") == ids("18tb-* 509at-?")
    assert due("soviet", 1, "withdrawal-north") == ids("19tb-* kalinin-?")


@rule("oe/soviet/11-oct-rail", "oe/soviet/12-oct", "oe/soviet/13-oct", "oe/soviet/15-oct")
@pytest.mark.parametrize("turn", RAIL)
def test_soviets_who_come_by_rail(turn: int) -> None:
    assert due("soviet", turn, "rail") == ids(RAIL[turn])


@rule("oe/soviet/12-oct", "oe/soviet/17-oct")
def test_tank_brigades_that_come_by_the_highway() -> None:
    assert due("soviet", 2, "highway") == ids("20tb-*")
    assert due("soviet", 7) == due("soviet", 7, "highway") == ids("22tb-*")


def test_no_other_soviets_come() -> None:
    assert {found.arrives for found in box().printed_units if found.side == "soviet"} == {0, 1, 2, 3, 5, 7}


@rule("16/reinf/two-ways", "16/reinf/soviet")
def test_soviets_come_by_road_or_rail_and_the_rifle_division_by_rail_alone() -> None:
    late = [found for found in box().printed_units if found.arrives]
    ways = {(found.side, found.entry) for found in late if not found.entry.startswith("withdrawal")}
    assert ways == {("german", "german"), ("soviet", "rail"), ("soviet", "highway")}
    assert {found.entry for found in units("32rd-*")} == {"rail"}


@rule("1/intro/subject")
def test_formations_of_both_sides() -> None:
    def points(side: str) -> dict[str, int]:
        sums: dict[str, int] = {}
        for found in box().printed_units:
            if found.side == side:
                sums[found.formation] = sums.get(found.formation, 0) + found.strength
        return sums

    germans, soviets = points("german"), points("soviet")
    assert set(germans) == {"10 Panzer Division", "SS Das Reich", "XL Corps troops"}
    assert max(soviets, key=lambda formation: soviets[formation]) == "32 Rifle Division"


def printed(found: Unit) -> bool:
    row = next(row for row in box().data.tables["units.csv"] if row["id"] == found.id)
    return bool(row["source"] == "printed")


def test_each_german_division_has_a_pontoon_unit_with_its_engineers() -> None:
    pontoons = {found.formation: found.arrives for found in box().printed_units if found.kind == "pontoon"}
    assert pontoons == {
        "10 Panzer Division": unit("10pz-49eng").arrives,
        "SS Das Reich": unit("dr-eng").arrives,
    }


@rule("18/flame/have", "18/cavalry/count")
def test_flamethrowers_and_cavalry() -> None:
    flames = [found for found in box().printed_units if found.kind == "flamethrower"]
    assert [found.name for found in flames if not found.arrives] == ["F1", "F2", "F3"]
    assert len(flames) == 4
    cavalry = [found for found in box().printed_units if found.is_cavalry]
    assert [found.id for found in cavalry] == ["cav-s1", "cav-s2", "cav-s3", "cav-s4"]
    assert len({(found.strength, found.at, found.morale, found.mobility) for found in cavalry}) == 1
    assert not printed(cavalry[-1])
