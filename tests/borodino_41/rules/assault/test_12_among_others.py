"""12/after: retreats, pursuit and advance where other units stand in the way or beside it."""

import pytest

from tests.borodino_41.rules.combat.assaults import thrown
from tests.rules import rule

BY_1, BY_3, BY_4 = (5, 5), (7, 5), (8, 5)
"""Dice that beat the defenders of 0506 by so much, where nothing modifies 7 against 6."""


@rule("18/t28/static", "7/offmap/forced", "12/after/cannot-retreat")
def test_static_tanks_on_the_edge_do_not_leave_the_map() -> None:
    table = thrown("ge-1 ge-2 0215 marked-nw, su-t28 0115", 4, 5, cell="0115")
    table.finds("su-t28 0115")
    assert table.strength("su-t28") == 2


@rule("12/after/retreat-zoc")
@pytest.mark.parametrize(("mark", "asked"), [(" marked-sw", False), ("", True)])
def test_who_is_under_another_assault_does_not_fire_at_beaten_attackers(mark: str, asked: bool) -> None:
    table = thrown(f"ge-1 0605 marked-sw, ge-4 0706{mark}, su-1 0506, su-4 0606", 3, 5)
    table.do("retreat ge-1 0604")
    assert (table.prompt == "fire.ask-zoc") == asked


@rule("8/stack/retreat", "12/after/retreat-stacking")
def test_who_finds_no_room_may_go_on_sideways() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 0506, su-2 su-3 0507", *BY_1, terrain="0507 woods")
    onward = (f"su-1 {there}" for there in ("0406", "0407", "0508", "0606", "0607"))
    table.do("retreat su-1 0507").offers("retreat", *onward)


@rule("12/after/who-moves", "12/after/retreat-limits")
def test_nobody_pursues_through_fresh_enemies() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 0506, su-4 0507", *BY_4)
    table.do("retreat su-1 0507", "retreat su-1 0508").asks("assault.advance")
    table.refused("pursue ge-1 0508", "12/after/retreat-limits")


@rule("12/assault/margin-4-defender")
@pytest.mark.parametrize(("woods", "driven"), [("0408 0509 0608", False), ("0408 0509", True)])
def test_who_could_not_all_be_driven_on_are_not_pursued(woods: str, driven: bool) -> None:
    terrain = ", ".join(f"{there} woods" for there in woods.split())
    table = thrown("ge-1 ge-2 0505 marked-s, su-1 su-gun 0506", *BY_4, terrain=terrain).do("lose su-1")
    table.do("retreat su-1 0507", "retreat su-1 0508", "retreat su-gun 0507", "retreat su-gun 0508")
    if driven:
        table.do("pursue ge-1 0508").can("drive su-gun 0608", "drive su-1 0509")
    else:
        table.refused("pursue ge-1 0508", "12/assault/margin-4-defender").asks("assault.advance")


@rule("12/after/advance-attached")
def test_who_goes_along_goes_no_farther_than_the_winners() -> None:
    table = thrown("ge-1 0505 marked-s, ge-2 0505, su-1 0506", *BY_3).do("retreat su-1 0507", "pass")
    table.do("retreat su-1 0508", "advance ge-1 0506", "advance ge-2 0506")
    table.refused("advance ge-2 0606", "12/after/advance-attached")
    table.do("advance ge-1 0507").can("advance ge-2 0606")
