"""12/after: retreats, pursuit and advance after an assault."""

from tests.borodino_41.rules.combat.assaults import melee, thrown, until
from tests.rules import rule

EVEN = "ge-1 0505 marked-s, su-1 0506"
BY_1, BY_3, BY_4 = (5, 5), (7, 5), (8, 5)
"""Dice that beat the defenders of 0506 by so much, where nothing modifies 7 against 6."""
EAST = ", ge-hq 1804, su-hq 1810"


@rule("12/assault/retreat-direction")
def test_cover_comes_before_an_hq_that_before_the_edge() -> None:
    woods = thrown(EVEN, *BY_1, terrain="0405 woods")
    woods.offers("retreat", "su-1 0405").refused("retreat su-1 0507", "12/assault/retreat-direction")
    staff = thrown(EVEN, *BY_1, staffs=", ge-hq 0502, su-hq 0308")
    staff.offers("retreat", "su-1 0406", "su-1 0507")
    edge = thrown(EVEN, *BY_1, staffs=", ge-hq 0502")
    edge.offers("retreat", "su-1 0605", "su-1 0606")
    fort = thrown(EVEN, *BY_1, forts="0606 n ne nw")
    fort.offers("retreat", "su-1 0606")


@rule("12/assault/retreat-direction", "15/demolition/fort")
def test_beaten_units_do_not_make_for_a_ruin() -> None:
    ruin = {"forts": "0605 n ne nw", "wrecked": "0605"}
    thrown(EVEN, *BY_1, **ruin).offers("retreat", "su-1 0507")  # towards the HQ
    thrown(EVEN, *BY_1, terrain="0605 woods", **ruin).offers("retreat", "su-1 0605")


@rule("12/assault/retreat-direction")
def test_without_an_hq_units_go_towards_their_edge() -> None:
    german = thrown("ge-1 0505 marked-s, su-1 0506", 4, 6, staffs=", su-hq 0511")
    german.offers("retreat", "ge-1 0404", "ge-1 0405")


@rule("12/after/retreat-limits")
def test_retreats_keep_out_of_enemies_and_of_what_the_unit_cannot_cross() -> None:
    near = "ge-2 0405, ge-3 0605"
    table = thrown(
        f"ge-1 0505 marked-s, {near}, su-gun 0506", 3, 5, sides="0506 0507 stream, 0506 0606 stream"
    )
    table.offers("retreat", "su-gun 0406").refused("retreat su-gun 0507", "12/after/retreat-limits")
    table.refused("retreat su-gun 0405", "12/after/retreat-limits")
    road = thrown(
        f"ge-1 0505 marked-s, {near}, su-gun 0506",
        *(3, 5),
        sides="0506 0507 stream, 0506 0507 bridge, 0506 0606 stream, 0506 0406 stream",
        roads="0506 0507 0508 secondary-road",
    )
    road.offers("retreat", "su-gun 0507").do("retreat su-gun 0507", "pass").finds("su-gun 0507")


@rule("12/after/retreat-limits")
def test_an_advance_keeps_to_what_the_unit_can_cross() -> None:
    table = thrown("ge-tank 0505 marked-s, su-1 0506", 8, 5, sides="0505 0506 river").do("retreat su-1 0507")
    assert table.prompt != "assault.advance"


@rule("12/after/retreat-zoc")
def test_enemies_who_were_not_assaulted_fire_at_who_leaves_their_zone_but_not_the_winners() -> None:
    alone = thrown(EVEN, *BY_1).do("retreat su-1 0507")
    assert alone.prompt != "fire.ask-zoc"
    third = thrown(f"{EVEN}, ge-2 0406", *BY_1).do("retreat su-1 0507").asks("fire.ask-zoc", "german")
    third.offers_no("without").dice(10, 7).do("fire")  # suppressed by it, and goes all the same
    third.finds("su-1 0507").marked("su-1 suppressed")


@rule("12/after/retreat-zoc")
def test_beaten_attackers_are_safe_from_those_they_assaulted() -> None:
    lost = thrown(f"{EVEN}, su-2 0404", 4, 6)
    lost.asks("assault.retreat", "german").do("retreat ge-1 0504").asks("fire.ask-zoc", "soviet")
    lost.refused("without su-1")


@rule("12/after/retreat-zoc", "12/state/disrupted")
def test_a_disrupted_unit_is_driven_even_into_zones() -> None:
    table = thrown(f"{EVEN}, ge-2 0608, ge-3 0408", *BY_3)
    table.marked("su-1 disrupted").can("retreat su-1 0507")


@rule("12/after/retreat-stacking", "8/stack/retreat")
def test_who_finds_no_room_goes_on_until_there_is() -> None:
    table = thrown(f"{EVEN}, su-2 su-3 0507", *BY_1).do("retreat su-1 0507").asks("assault.retreat", "soviet")
    table.do("retreat su-1 0508").finds("su-1 0508").asks("assault.advance")


@rule("12/after/retreat-stacking", "8/stack/retreat")
def test_who_can_go_no_farther_stacks_illegally() -> None:
    ring = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606"
    behind = "ge-6 0508, ge-mot1 0407, ge-mot2 0607"
    table = thrown(f"{EVEN}, {ring}, {behind}, su-2 su-3 0507", *BY_1)
    table = until(table.do("retreat su-1 0507"), "assault.advance")
    table.finds("su-1 su-2 su-3 0507")


@rule("12/after/cannot-retreat")
def test_each_hex_that_cannot_be_made_costs_a_point_and_the_hex_is_not_won() -> None:
    ring = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606, ge-6 0507"
    table = thrown(f"{EVEN}, {ring}", *BY_3)
    assert table.strength("su-1") == 3  # one by the margin, two for two hexes
    table.finds("su-1 0506")
    assert table.prompt != "assault.advance"
    half = thrown(f"{EVEN}, {ring.replace('ge-6 0507', 'ge-6 0508, ge-mot1 0407, ge-mot2 0607')}", *BY_3)
    half = until(half.do("retreat su-1 0507"), "assault.advance")
    assert half.strength("su-1") == 4
    half.finds("su-1 0507")


@rule("18/t28/static", "12/after/cannot-retreat")
def test_the_static_tanks_pay_for_every_hex() -> None:
    table = thrown("ge-1 0505 marked-s, su-t28 0506 faces-n", 5, 5)  # 9 to 8: by 1
    assert table.strength("su-t28") == 2
    table.finds("su-t28 0506")


@rule("7/offmap/forced")
def test_who_is_on_the_edge_without_a_hex_leaves_the_map_instead_of_losing_points() -> None:
    open_side = thrown("ge-1 2005 marked-s, ge-2 1906, ge-3 1907, su-1 2006", *BY_1, cell="2006", staffs=EAST)
    open_side.offers("retreat", "su-1 2007")
    closed = thrown(
        "ge-1 2005 marked-s, ge-2 1906, ge-3 1907, ge-4 2007, su-1 2006", *BY_1, cell="2006", staffs=EAST
    )
    closed.finds("su-1 off-map").asks("assault.advance")
    wall = "ge-2 2005, ge-3 2008, ge-4 1907, ge-5 1908"  # a hex to go along the edge, and none beyond it
    along = thrown(f"ge-1 1906 marked-se, su-1 2006, {wall}", *BY_3, cell="2006", staffs=EAST)
    along.logs("offmap.left", cell=along.cell("2006"))
    assert closed.strength("su-1") == 6


@rule("12/after/who-moves")
def test_the_owner_moves_two_hexes_and_the_pursuer_chooses_the_others() -> None:
    table = thrown(EVEN, *BY_4).asks("assault.retreat", "soviet").do("retreat su-1 0507", "retreat su-1 0508")
    table.asks("assault.pursue", "german").can("halt").do("pursue ge-1 0508").finds("ge-1 0507")
    table.asks("assault.drive", "german").offers("drive", "su-1 0408", "su-1 0509", "su-1 0608")
    table.do("drive su-1 0509").finds("su-1 0509, ge-1 0508")  # at least one unit follows
    table.do("halt").finds("su-1 0509")


@rule("12/after/who-moves")
def test_beaten_by_three_nobody_is_pursued() -> None:
    table = thrown(EVEN, *BY_3).do("retreat su-1 0507", "retreat su-1 0508")
    table.asks("assault.advance")


@rule("12/after/advance")
def test_winners_enter_the_hex_and_go_as_far_as_the_beaten_had_to() -> None:
    table = thrown("ge-1 ge-4 0505 marked-s, su-1 0506", 5, 5, strengths="ge-4 2, su-1 6")
    table.do("retreat su-1 0507").offers("advance", "ge-1 0506", "ge-4 0506")
    table.do("advance ge-1 0506").refused("advance ge-1 0606", "12/after/advance")
    two = thrown("ge-1 ge-4 0505 marked-s, su-1 0506", 6, 5, strengths="ge-4 2, su-1 5")
    two.do("retreat su-1 0507", "retreat su-1 0508").do("advance ge-1 0506", "advance ge-4 0506")
    two.refused("advance ge-1 0606", "12/after/advance").do("advance ge-4 0507").do("advance ge-1 0606")
    two.finds("ge-1 0606, ge-4 0507")


@rule("12/after/advance", "17/penalties/advance")
def test_winning_defenders_stay_and_out_of_command_winners_go_one_hex() -> None:
    lost = thrown(EVEN, 4, 6).do("retreat ge-1 0504")
    assert not lost.g.pending or lost.prompt != "assault.advance"
    table = thrown(EVEN, *BY_3, staffs=", ge-hq 1902, su-hq 0511")
    table.do("retreat su-1 0507", "retreat su-1 0508", "advance ge-1 0506")
    assert table.prompt != "assault.advance" or not table.options("advance")
    pursuit = thrown(EVEN, *BY_4, staffs=", ge-hq 1902, su-hq 0511")
    pursuit.do("retreat su-1 0507", "retreat su-1 0508").asks("assault.advance")
    pursuit.refused("pursue ge-1 0508", "17/penalties/advance")


@rule("12/after/who-moves", "12/assault/margin-4-defender")
def test_who_advances_hears_why_nobody_pursues() -> None:
    three = thrown(EVEN, *BY_3).do("retreat su-1 0507", "retreat su-1 0508").asks("assault.advance")
    three.refused("pursue ge-1 0508", "12/assault/margin-4-defender")
    four = thrown(EVEN, *BY_4).do("retreat su-1 0507", "retreat su-1 0508", "halt").asks("assault.advance")
    four.refused("pursue ge-1 0508", "12/after/who-moves").refused("pursue ge-1 0506", "12/after/who-moves")


@rule("12/after/advance-attached")
def test_unmarked_neighbours_out_of_zones_may_go_along() -> None:
    units = "ge-1 0505 marked-s, ge-4 0504, ge-5 0404, su-1 0506"
    table = thrown(units, *BY_1, strengths="ge-4 2").do("retreat su-1 0507")
    table.offers("advance", "ge-1 0506").do("advance ge-1 0506").can("advance ge-4 0505", "advance ge-5 0405")
    table.refused("advance ge-5 0304", "12/after/advance-attached")
    table.do("advance ge-4 0505").refused("advance ge-4 0605", "12/after/advance")
    table.refused("advance ge-1 0507")
    zone = thrown(f"{units}, su-2 0304", *BY_1, strengths="ge-4 2").do(
        "retreat su-1 0507", "advance ge-1 0506"
    )
    zone.refused("advance ge-5 0405", "12/after/advance-attached")


@rule("12/after/advance-attached")
def test_who_has_had_a_marker_does_not_go_along() -> None:
    units = "ge-1 0505 marked-s, ge-4 0504, ge-5 0404, su-1 0506"
    table = melee(units, strengths="ge-4 2, ge-5 2")
    table.g.marked[table.unit("ge-4")] = 1
    table.dice(*BY_1).do("roll", "retreat su-1 0507", "advance ge-1 0506")
    table.can("advance ge-5 0505").refused("advance ge-4 0505", "12/after/advance-attached")


@rule("7/formation/auto-deploy")
def test_columns_in_an_assault_are_deployed_when_it_is_over() -> None:
    road = "0506 0507 0508 secondary-road"
    table = thrown("ge-1 0505 marked-s, su-1 0506 column", 3, 5, roads=road).do("retreat su-1 0507")
    table.marked("su-1 column").do("halt").unmarked("su-1 column")
    woods = thrown(
        "ge-1 0505 marked-s, su-gun 0506 column", 2, 5, roads=road, terrain="0507 woods", strengths="ge-1 2"
    )
    woods.do("retreat su-gun 0507", "halt").marked("su-gun column")  # guns can't deploy in woods


@rule("8/stack/retreat", "12/after/retreat-stacking")
def test_who_finds_no_room_anywhere_stays_among_friends_and_it_is_said() -> None:
    around = ("0405", "0605", "0406", "0606", "0407", "0607", "0408", "0608", "0509")
    marsh = ", ".join(f"{there} marsh" for there in around)
    crowd = "ge-1 0505 marked-s, su-t34 0506, su-1 su-2 0507"
    table = thrown(f"{crowd}, su-3 su-4 su-cav 0508", *BY_1, terrain=marsh).do("retreat su-t34 0507")
    table.finds("su-t34 0507").logs("assault.overstacked", "12/after/retreat-stacking").asks(
        "assault.advance"
    )
    beyond = thrown(f"{crowd}, su-3 0508", *BY_1, terrain=marsh).do("retreat su-t34 0507")
    beyond.logs_no("assault.overstacked").offers("retreat", "su-t34 0508")
    beyond.do("retreat su-t34 0508").logs_no("assault.overstacked").finds("su-t34 0508")


@rule("8/stack/retreat", "12/after/retreat-stacking")
def test_who_must_go_on_takes_the_nearest_room() -> None:
    table = thrown(f"{EVEN}, su-2 su-3 0507, su-4 su-5 su-6 0508", *BY_1).do("retreat su-1 0507")
    table.can("retreat su-1 0407", "retreat su-1 0607")
    assert "su-1 0508" not in table.options("retreat"), "that hex is full, and leads to room one hex farther"


@rule("12/after/retreat-zoc", "12/assault/margin-1")
def test_who_dies_on_the_way_out_leaves_the_retreat_of_the_others_as_it_was() -> None:
    units = "ge-1 0505 marked-s, ge-2 0605, su-1 su-4 su-cav 0506"
    table = thrown(units, 3, 5, strengths="su-1 1, su-4 1, su-cav 1").asks("assault.retreat", "soviet")
    first = table.options("retreat")[0].split()[0]
    table.do(f"retreat {first} 0507").asks("fire.ask-zoc", "german").dice(10, 10).do("fire")
    table.finds(f"{first} eliminated")
    for _ in range(2):
        unit = table.asks("assault.retreat", "soviet").options("retreat")[0].split()[0]
        table.do(f"retreat {unit} 0507").dice(1, 1).do("fire").finds(f"{unit} 0507")
    table.asks("assault.advance", "german")


@rule("8/stack/retreat", "12/after/retreat-stacking")
def test_only_enemies_and_ground_end_the_search_for_room() -> None:
    """A causeway of seven full hexes through a marsh: tanks go on to its very end."""
    causeway = [f"05{row:02}" for row in range(7, 14)]
    marsh = ", ".join(f"{column:02}{row:02} marsh" for column in (4, 6) for row in range(4, 16))
    friends = (
        "su-1 su-2",
        "su-3 su-4 su-cav",
        "su-5 su-6 su-other",
        "su-mot su-mc su-cav2 su-at su-at2",
        "su-mg su-eng su-flame su-flame2 su-hq",
        "su-gun su-gun2 su-how su-heavy su-rocket su-rocket2",
        "su-setup su-t26 su-t28 su-t34b",
    )
    crowd = ", ".join(f"{units} {there}" for units, there in zip(friends, causeway, strict=True))
    table = thrown(f"ge-1 0505 marked-s, su-t34 0506, {crowd}", *BY_1, terrain=marsh)
    for there in (*causeway, "0514"):
        table.do(f"retreat su-t34 {there}")
    table.finds("su-t34 0514")
