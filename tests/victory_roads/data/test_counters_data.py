"""The counters bear every printed value, and the sums of the worked examples can be made with them."""

from collections import Counter

import pytest

from grognard.games.victory_roads.units import Unit
from tests.rules import rule
from tests.victory_roads.box import box, unit

UNITS = box().units


def front(counter: Unit) -> tuple[int, int, int]:
    return counter.attack, counter.defence, counter.movement


def back(counter: Unit) -> tuple[int, int, int]:
    return counter.reduced_attack, counter.reduced_defence, counter.reduced_movement


@rule("1.1.2a")
def test_every_counter_is_of_one_class() -> None:
    count = Counter(counter.kind for counter in UNITS)
    assert set(count) == {"corps", "division", "kg", "hiwis", "hq", "garrison"}
    assert all(
        (counter.nation == "soviet") == (counter.kind == "corps")
        for counter in UNITS
        if counter.kind in ("corps", "division")
    )


@rule("1.1.3a", "1.1.3/note-soviet-infantry-back")
def test_values_that_the_rules_print() -> None:
    assert (front(unit("su-rc-65")), back(unit("su-rc-65"))) == ((8, 8, 3), (1, 5, 2))
    assert front(unit("su-gtc-2")) == (12, 12, 4)
    assert front(unit("su-gmc-3")) == (11, 10, 3)
    assert unit("su-grc-36").reduced_defence == 6
    assert front(unit("de-id-256")) == (3, 4, 2)
    assert unit("de-id-256").reduced_defence == 2
    assert any(
        back(counter) == (3, 3, 2) and counter.elite and counter.arm == "infantry" for counter in UNITS
    )


@rule("1.1.4/note-cavalry")
def test_cavalry_is_armoured_with_the_soviets_alone() -> None:
    cavalry = [counter for counter in UNITS if counter.arm == "cavalry"]
    assert {(counter.nation == "soviet", counter.is_armoured) for counter in cavalry} == {
        (True, True),
        (False, False),
    }


def test_soviet_armour_attacks_with_nine_or_more_but_for_the_cavalry() -> None:
    armour = [counter for counter in UNITS if counter.kind == "corps" and counter.is_armoured]
    assert all((counter.attack >= 9) == (counter.arm == "armoured") for counter in armour)
    assert any(counter.attack == 6 for counter in armour)


def test_a_reduced_face_is_never_better() -> None:
    for counter in UNITS:
        if counter.steps == 2:
            assert all(small <= large for small, large in zip(back(counter), front(counter), strict=True)), (
                counter.id
            )
        elif not counter.is_hq:
            assert back(counter) == (0, 0, 0), counter.id


@rule("1.1.5a", "1.1.5b")
def test_staffs_have_a_radius_and_keep_their_values_as_a_pontoon() -> None:
    staffs = [counter for counter in UNITS if counter.is_hq]
    assert {counter.radius for counter in staffs if counter.nation in ("soviet", "german")} == {9}
    assert all((counter.attack, counter.defence, counter.steps) == (0, 1, 1) for counter in staffs)
    assert all(
        (counter.reduced_defence, counter.reduced_movement) == (counter.defence, counter.movement)
        for counter in staffs
    )
    assert {"1 Baltic", "2 Baltic"} <= {counter.name for counter in staffs}
    assert all(counter.radius == 0 for counter in UNITS if not counter.is_hq)


@rule("7.15.3", "7.15.6")
def test_battle_groups_vary_and_those_of_infantry_are_alike() -> None:
    armoured = [counter for counter in UNITS if counter.kind in ("kg", "hiwis") and counter.arm == "armoured"]
    assert {counter.steps for counter in armoured} == {0, 1, 2}
    assert any(front(counter) == (5, 4, 3) and counter.reduced_defence == 2 for counter in armoured)
    assert all(front(counter) == (0, 0, 0) for counter in armoured if counter.kind == "hiwis")
    infantry = [counter for counter in UNITS if counter.kind == "kg" and counter.arm == "infantry"]
    assert {(front(counter), counter.steps) for counter in infantry} == {((2, 2, 2), 1)}


def test_ten_garrisons_of_the_haltebefehl() -> None:
    garrisons = [counter for counter in UNITS if counter.kind == "garrison"]
    assert [(front(counter), counter.steps) for counter in garrisons] == [((0, 1, 0), 1)] * 10


def test_many_divisions_can_be_mobilised_last_and_some_cannot_move() -> None:
    german = [counter for counter in UNITS if counter.nation == "german" and counter.kind == "division"]
    assert (
        sum(
            counter.arm == "infantry" and counter.steps == 2 and counter.reduced_attack <= 1
            for counter in german
        )
        >= 40
    )
    assert any(counter.movement == 0 for counter in german)


@rule("1.7.1a")
def test_branches_belong_to_their_nations() -> None:
    found = {(counter.nation, counter.branch) for counter in UNITS}
    soviet = {("soviet", branch) for branch in ("guards", "regular", "polish", "bulgarian", "czech")}
    german = {("german", branch) for branch in ("wehrmacht", "ss", "luftwaffe", "kriegsmarine")}
    assert found == soviet | german | {("hungarian", "hungarian"), ("romanian", "romanian")}


def test_the_numbers_of_corps_and_divisions_are_those_of_the_returns() -> None:
    count = Counter(
        (counter.nation, counter.is_armoured) for counter in UNITS if counter.kind in ("corps", "division")
    )
    assert 145 <= count["soviet", False] <= 165
    assert 40 <= count["soviet", True] <= 50
    assert 200 <= count["german", False] <= 240
    assert 40 <= count["german", True] <= 55


SUMS = [
    ("romanian attack", 23, "attack", "de-pz-13 de-id-9 de-id-306 ro-id-21 ro-id-2 ro-id-15 ro-mtn-4"),
    ("romanian defence", 11, "reduced_defence", "su-rc-37 su-grc-6"),
    ("combat 1 attack", 22, "attack", "de-id-14 de-pzgr-fhh de-pz-5 de-id-260 de-sec-286"),
    ("combat 1 defence", 10, "reduced_defence", "su-rc-45 su-rc-72"),
    ("combat 2 attack", 59, "attack", "su-grc-36 su-rc-65 su-grc-8 su-rc-71 su-gtc-2 su-gmc-3"),
    ("surprise attack", 32, "attack", "su-grc-16 su-grc-8 su-gtc-2"),
]


@pytest.mark.parametrize(
    ("total", "factor", "names"), [row[1:] for row in SUMS], ids=[row[0] for row in SUMS]
)
def test_units_of_the_place_make_the_sums_of_the_examples(total: int, factor: str, names: str) -> None:
    assert sum(getattr(unit(name), factor) for name in names.split()) == total


def test_the_defenders_of_minsk_make_eight() -> None:
    assert (
        unit("de-sec-211").reduced_defence + unit("de-pz-5").reduced_defence + unit("de-kg-inf-1").defence
        == 8
    )


def test_steps_of_the_romanian_attack() -> None:
    names = SUMS[0][3].split()
    steps = Counter(unit(name).nation for name in names for _ in range(unit(name).steps))
    assert (steps["german"], steps["romanian"]) == (6, 8)
