"""12/assault/margin: what an assault costs the loser, by its margin and by kinds of units."""

from fractions import Fraction

from tests.borodino_41.rules.combat.assaults import melee, thrown, until
from tests.rules import rule

EVEN = "ge-1 0505 marked-s, su-1 0506"
"""7 against 6, no modifier."""


@rule("12/assault/roll")
def test_the_higher_sum_of_morale_and_die_wins_and_the_odds_are_exact() -> None:
    odds = melee(EVEN).forecast("roll").chances
    assert sum(odds.values()) == 1
    assert odds["tie"] == Fraction(9, 100)  # 7 + a = 6 + d
    assert odds["won-1"] == Fraction(10, 100)
    assert odds["lost-4"] == Fraction(15, 100)  # d at least a + 5
    thrown(EVEN, 4, 2).logs(
        "assault.rolled", "12/assault/roll", attack=11, defence=8, margin=3, result="won-3"
    )
    thrown(EVEN, 5, 10).logs("assault.rolled", attack=12, defence=16, margin=4, result="lost-4")


@rule("12/assault/margin-1")
def test_a_margin_of_one_drives_the_loser_back_a_hex() -> None:
    table = thrown(EVEN, 5, 5).asks("assault.retreat", "soviet").do("retreat su-1 0507")
    table.finds("su-1 0507").unmarked("su-1 suppressed disrupted")
    assert table.strength("su-1") == 6
    table.asks("assault.advance", "german").do("advance ge-1 0506").finds("ge-1 0506")
    lost = thrown(EVEN, 4, 6).asks("assault.retreat", "german").do("retreat ge-1 0504")
    lost.finds("ge-1 0504, su-1 0506").unmarked("ge-1 suppressed disrupted marker")
    assert lost.prompt != "assault.advance"


@rule("12/assault/margin-2")
def test_a_margin_of_two_suppresses_as_well() -> None:
    thrown(EVEN, 6, 5).do("retreat su-1 0507").finds("su-1 0507 suppressed")
    lost = thrown(EVEN, 3, 6).marked("ge-1 suppressed").do("retreat ge-1 0504").finds("ge-1 0504")
    assert lost.strength("ge-1") == 6


@rule("12/assault/margin-3")
def test_a_margin_of_three_costs_a_point_disrupts_and_drives_a_defender_two_hexes() -> None:
    table = thrown(EVEN, 7, 5).asks("assault.retreat", "soviet").do("retreat su-1 0507", "retreat su-1 0508")
    table.finds("su-1 0508 disrupted").asks("assault.advance")
    assert table.strength("su-1") == 5
    lost = thrown(EVEN, 2, 6).marked("ge-1 disrupted").do("retreat ge-1 0504").finds("ge-1 0504")
    assert lost.strength("ge-1") == 5


@rule("12/assault/margin-3")
def test_points_are_those_of_the_side_and_states_those_of_every_unit() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-2 0506", 10, 6).asks("assault.lose", "soviet").do("lose su-2")
    assert (table.strength("su-1"), table.strength("su-2")) == (6, 5)
    table.marked("su-1 disrupted").marked("su-2 disrupted")


@rule("12/assault/margin-4-attacker")
def test_from_four_on_every_point_of_the_margin_costs_one() -> None:
    lost = thrown(EVEN, 1, 8).marked("ge-1 disrupted").do("retreat ge-1 0504").finds("ge-1 0504")  # 8 to 14
    assert lost.strength("ge-1") == 3
    assert lost.prompt != "assault.pursue"


@rule("12/assault/margin-4-defender")
def test_defenders_beaten_by_four_may_be_pursued_up_to_two_hexes_more() -> None:
    table = thrown(EVEN, 9, 5).do("retreat su-1 0507", "retreat su-1 0508")  # by 5
    assert table.strength("su-1") == 4
    table.marked("su-1 disrupted").asks("assault.pursue", "german").do("pursue ge-1 0508", "drive su-1 0509")
    table.do("pursue ge-1 0509", "drive su-1 0510").finds("su-1 0510, ge-1 0509")
    assert table.prompt != "assault.pursue"


@rule("12/assault/tie")
def test_a_tie_costs_both_a_point_and_is_thrown_again_with_modifiers_taken_afresh() -> None:
    table = melee(EVEN, strengths="ge-1 6, su-1 4")
    assert "assault.size" in [line.message for line in table.forecast("roll").lines]  # 6 to 4: 8 against 6
    table.dice(3, 5).do("roll").asks("assault.roll", "german")
    assert (table.strength("ge-1"), table.strength("su-1")) == (5, 3)
    even = melee(EVEN, strengths="ge-1 4, su-1 3").dice(3, 4).do("roll")  # 4 to 3 gives nothing
    assert "assault.size" in [line.message for line in even.forecast("roll").lines]  # 3 to 2 does


@rule("12/assault/tie")
def test_a_tie_that_takes_the_last_unit_ends_it() -> None:
    table = thrown(EVEN, 4, 5, strengths="ge-1 1, su-1 1").finds("ge-1 eliminated, su-1 eliminated")
    assert table.prompt != "assault.roll"
    won = thrown(EVEN, 3, 6, strengths="ge-1 2, su-1 1")  # 2 to 1: 9 against 6
    won.finds("su-1 eliminated").asks("assault.advance", "german").do("advance ge-1 0506").finds("ge-1 0506")


@rule("12/assault/loss-order", "18/flame/first-loss")
def test_flamethrowers_pay_before_armour_that_before_engineers_that_before_others() -> None:
    units = "su-1 su-flame su-t26 su-eng 0505 marked-s, ge-1 0506"
    facts = {"at": "soviet-combat", "terrain": "0506 village"}
    table = melee(units, **facts).dice(1, 10).do("roll")
    lost = {
        name: table.g.printed[table.unit(name)].strength for name in ("su-flame", "su-t26", "su-eng", "su-1")
    }
    gone = {name: full - table.strength(name) for name, full in lost.items()}
    margin = table.events("assault.rolled")[0].args["margin"]
    assert margin - 3 == sum(gone.values())
    assert gone["su-flame"] == 1
    assert gone["su-t26"] == min(3, margin - 4)
    assert not gone["su-1"]


@rule("12/assault/loss-order", "12/assault/lone-armour")
def test_armour_that_brought_nothing_is_not_bound_to_pay_first() -> None:
    alone = thrown("ge-stg 0505 marked-s, ge-1 0605 marked-sw, su-1 0506", 1, 8, terrain="0506 village")
    alone.asks("assault.lose", "german").can("lose ge-1", "lose ge-stg")
    bound = thrown("ge-tank ge-1 0505 marked-s, su-1 0506", 1, 9)
    assert (bound.strength("ge-tank"), bound.strength("ge-1")) == (1, 6)


@rule("12/assault/loss-order")
def test_the_owner_chooses_between_units_of_one_kind() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-2 0506", 10, 6)
    table.offers("lose", "su-1", "su-2").refused("lose ge-1", "12/assault/loss-order")


@rule("12/assault/loss-order")
def test_nobody_is_asked_who_pays_where_all_are_lost() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-2 0506", 10, 1, strengths="su-1 2, su-2 1")
    table.finds("su-1 eliminated, su-2 eliminated").asks("assault.advance", "german")


@rule("18/flame/bonus", "12/assault/tie")
def test_a_tie_that_costs_the_flamethrowers_takes_their_bonus_too() -> None:
    table = melee("ge-1 0505 marked-s, su-1 su-flame 0506")
    assert table.forecast("roll").defence == 8
    table.dice(6, 5).do("roll").finds("su-flame eliminated").asks("assault.roll")
    assert table.forecast("roll").defence == 6


@rule("12/art-limits/lost-assault")
def test_beaten_guns_lose_half_rounded_up_after_the_points_of_the_margin() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-gun 0506", 8, 6)  # by 1: 7 to 7 with the guns' morale
    assert table.events("assault.rolled")[0].args["margin"] in (1, 2)
    assert (table.strength("su-1"), table.strength("su-gun")) == (6, 1)
    odd = thrown("ge-1 0505 marked-s, su-gun 0506", 8, 7, strengths="su-gun 1, ge-1 1")
    odd.finds("su-gun eliminated")
    both = thrown("ge-1 0505 marked-s, su-1 su-flame su-gun 0506", 10, 6)
    both.finds("su-flame eliminated")
    assert both.strength("su-gun") == 1


@rule("12/art-limits/lost-assault")
def test_points_of_the_margin_that_fall_on_guns_count_towards_their_half() -> None:
    table = thrown("ge-1 0505 marked-s, su-gun 0506", 6, 5, strengths="ge-1 2")  # 15 to 12
    assert table.strength("su-gun") == 1


@rule("12/rockets/escape")
def test_beaten_rockets_lose_nothing_more_while_they_can_retreat() -> None:
    table = thrown("ge-1 0505 marked-s, su-rocket 0506", 3, 5)
    assert table.strength("su-rocket") == 2
    table.do("retreat su-rocket 0507").finds("su-rocket 0507")
    ring = "ge-2 0405, ge-3 0605, ge-4 0406, ge-5 0606, ge-6 0507"
    caught = thrown(f"ge-1 0505 marked-s, {ring}, su-rocket 0506", 3, 5)
    caught.finds("su-rocket eliminated")  # half, and a hex that it can't make


@rule("12/assault/who")
def test_an_hq_shares_the_fate_of_its_hex_and_pays_last() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 su-hq2 0506", 10, 5)
    assert table.strength("su-hq2") == 1
    assert table.strength("su-1") < 6
    table.marked("su-hq2 disrupted").can("retreat su-hq2 0507")


@rule("4/desc/assault-last")
def test_only_who_still_bears_a_marker_takes_part() -> None:
    table = melee("ge-1 0505 marked-s, ge-2 0505, su-1 0506")
    assert next(line.args["units"] for line in table.forecast("roll").lines) == (table.unit("ge-1"),)
    table.offers_only("roll")  # no way out any more


@rule("6/initiative/fresh-formations")
def test_who_has_been_in_an_assault_is_fresh_no_more() -> None:
    table = thrown(EVEN, 5, 5)
    formations = table.g.world.formations
    assert table.g.fought[formations.index("69")]
    assert table.g.fought[formations.index("17")]


@rule("12/after/no-pivot")
def test_a_won_assault_brings_no_second_one() -> None:
    table = thrown("ge-1 0505 marked-s, su-1 0506, su-2 0507", 5, 5)
    table.do("retreat su-1 0507", "advance ge-1 0506")
    table = until(table, "closing.choose")
    table.unmarked("ge-1 marker").refused("pivot ge-1 0507")
