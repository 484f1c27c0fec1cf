"""6 Initiative: bids, dice, fresh formations, what is owed, lulls."""

from grognard.games.borodino_41.position import NONE
from tests.borodino_41.days import played
from tests.borodino_41.table import Table
from tests.rules import rule

NEAR = "ge-hq ge-1 0405, ge-2 0404, ge-4 0406, su-hq su-1 0805, su-2 0806, su-4 0804"
FOUGHT = "69 86 17 113"


def bids(german: int, soviet: int, *dice: int, **facts: object) -> Table:
    table = Table(NEAR, "initiative", dice=dice, **{"fought": FOUGHT, **facts})
    return table.do(f"german: bid {german}", f"soviet: bid {soviet}")


@rule("4/desc/initiative", "6/initiative/bid", "6/initiative/winner")
def test_the_higher_sum_of_bid_and_die_is_the_initial_player() -> None:
    bids(3, 2, 4, 4).has(initial=0, due=3).logs("initiative.morning-won", german=7, soviet=6)
    bids(2, 3, 4, 4).has(initial=1, due=3)


@rule("6/initiative/bid")
def test_bids_are_sealed_until_both_are_made() -> None:
    table = Table(NEAR, "initiative", fought=FOUGHT).do("german: bid 2")
    assert set(table.g.pending) == {"soviet"}
    assert table.g.due == 0
    view = table.game.view(table.g, "soviet")
    assert "2" not in str(view.get("sealed", ""))
    other = Table(NEAR, "initiative", fought=FOUGHT).do("german: bid 0")
    assert other.game.view(other.g, "soviet") == view


@rule("6/initiative/bid", "7/reduce/dismount")
def test_a_bid_reckons_with_infantry_that_gets_down() -> None:
    wood = ", ".join(f"{column:02}{row:02} woods" for column in range(3, 8) for row in range(4, 10))
    Table("ge-mot1 0503, su-1 0506", "initiative", terrain=wood).do("german: bid 1")
    Table("ge-ac 0503, su-1 0507", "initiative", terrain=wood).refused("german: bid 1", "6/initiative/bid")


@rule("6/initiative/bid", "18/cavalry/bonus")
def test_a_bid_reckons_with_the_points_of_cavalry() -> None:
    Table("su-cav 0503, ge-1 1903", "initiative").do("soviet: bid 1")
    Table("su-1 0503, ge-1 1903", "initiative").refused("soviet: bid 1", "6/initiative/bid")


@rule("6/initiative/obligation", "8/stack/limit")
def test_nothing_is_owed_where_friends_who_stay_leave_no_room() -> None:
    marsh = ", ".join(f"{there} marsh" for there in ("0405", "0605", "0406", "0606", "0507"))
    units = "ge-tank 0503, ge-1 ge-2 0505 suppressed {}, su-1 0506"
    Table(units.format(""), "german-movement", terrain=marsh, due=1).refused("done")
    Table(units.format("moved"), "german-movement", terrain=marsh, due=1).can("done")


@rule("6/initiative/obligation", "7/reduce/dismount")
def test_infantry_that_can_get_down_owes_what_it_reaches_on_foot() -> None:
    wood = ", ".join(f"{column:02}{row:02} woods" for column in range(3, 8) for row in range(4, 10))
    table = Table("ge-mot1 0503, su-1 0506", "german-movement", terrain=wood, due=1)
    table.refused("done", "6/initiative/obligation")
    table.do("pick ge-mot1", "dismount", "go 0505", "assault 0506").is_at("german-combat")


@rule("6/initiative/bid")
def test_no_more_hexes_are_bid_than_are_within_reach() -> None:
    table = Table("ge-1 ge-2 ge-4 0405, su-1 0905, su-2 0906, su-4 2010", "initiative")
    table.refused("german: bid 3", "6/initiative/bid").do("german: bid 2")
    lone = Table("ge-1 0405, su-1 0905, su-2 0906", "initiative")
    lone.refused("german: bid 2", "6/initiative/bid").do("german: bid 1")
    Table("ge-gun 0405, su-1 0505", "initiative").refused("german: bid 1", "6/initiative/bid")
    Table("ge-1 0405 suppressed, su-1 0505", "initiative").refused("german: bid 1", "6/initiative/bid")


@rule("6/initiative/bid")
def test_roads_carry_farther_and_the_second_impulse_less_far() -> None:
    row = " ".join(f"{column:02}05" for column in range(2, 17))
    far = "ge-1 0205, su-1 1705"
    Table(far, "initiative").refused("german: bid 1", "6/initiative/bid")
    Table(far, "initiative", roads=f"{row} highway").do("german: bid 1")
    Table("ge-1 0405, su-1 1505", "initiative").do("german: bid 1")
    near = Table("ge-1 0405, su-1 1505", "challenge").do("want", "contest")
    near.refused("german: bid 1", "6/initiative/bid")


@rule("6/initiative/winner")
def test_a_tie_is_rolled_again_and_the_bids_stay() -> None:
    bids(2, 1, 3, 4, 5, 4).has(initial=0, due=2).logs("initiative.tie").logs("initiative.morning-won")


@rule("6/initiative/fresh-formations")
def test_each_formation_on_the_map_that_has_not_fought_adds_one() -> None:
    bids(1, 1, 3, 3, 1, 6, fought="69 86 17").logs("initiative.morning-won", german=4, soviet=5)
    bids(1, 1, 3, 4, fought="69 17 113").logs("initiative.tie", german=5, soviet=5)
    table = Table("ge-1 0405, su-1 0905, su-t34 eliminated, su-t26 coming", "initiative", dice=(3, 4))
    table.do("german: bid 0", "soviet: bid 1").logs("initiative.morning-won", german=4, soviet=6)


@rule("6/initiative/obligation", "4/desc/initial-impulse")
def test_the_winner_must_bring_up_his_markers_while_he_can() -> None:
    table = bids(1, 1, 5, 1)
    table.is_at("german-movement").refused("done", "6/initiative/obligation")
    owed = table.game.owed(table.g, "german")
    assert owed is not None
    assert owed.message == "owed.assaults"
    table = bids(1, 1, 1, 5)
    table.is_at("soviet-movement", "soviet").refused("done", "6/initiative/obligation")
    Table(NEAR, "german-movement").do("done")  # nothing was bid


def test_the_question_names_the_end_and_markers_only_where_they_are_open() -> None:
    def asked(units: str, **facts: int) -> str:
        table = Table(units, "german-movement", **facts)
        decision = table.g.pending["german"]
        return table.game.words(table.g, decision.prompt, decision.args).partition(": ")[2]

    both = "click a unit to move it (2 can still move)"
    assert asked("ge-1 ge-2 0505, su-1 0507") == f"{both}, or end the movement."
    assert asked("ge-1 ge-2 0505, su-1 0507", due=1) == f"{both}."
    assert asked("ge-1 0505, su-1 0507", due=1) == "click the last unit that can still move."
    moved = "ge-1 0505 moved, su-1 0506"
    assert asked(moved) == "all have moved. Add assault markers, or end the movement."
    assert asked(moved, due=1) == "all have moved. Add assault markers."
    hidden = Table("ge-1 0505 moved, su-1 0507", "german-movement", options={"inverted-counters": True})
    decision = hidden.g.pending["german"]
    assert hidden.game.words(hidden.g, decision.prompt, decision.args).endswith("moved. End the movement.")


@rule("6/initiative/obligation")
def test_what_cannot_be_done_is_only_told() -> None:
    table = Table("ge-1 0405 moved, su-1 0905, ge-hq 0404", "german-movement", due=1)
    table.do("done").logs("initiative.short", "6/initiative/obligation", due=1, placed=0)
    table = Table("ge-1 0405 marked-s, su-1 0406, ge-hq 0404", "german-combat", due=1)
    table.logs_no("initiative.short")


@rule("6/initiative/obligation", "7/formation/to-deployed")
def test_a_column_that_cannot_deploy_owes_no_assault_off_its_road() -> None:
    road = {"roads": "0305 0405 0505 fire-trail", "due": 1}
    marsh = {"terrain": "0305 marsh, 0405 marsh, 0505 marsh"}
    column = "ge-tank 0405 column, su-1 0407, ge-hq 0404"
    Table(column, "german-movement", **road).refused("done", "6/initiative/obligation")
    table = Table(column, "german-movement", **road, **marsh)
    table.copy().do("pick ge-tank").refused("deploy", "7/formation/to-deployed")
    table.do("done").logs("initiative.short", due=1, placed=0)
    near = Table(column.replace("0407", "0506"), "german-movement", **road, **marsh)
    near.refused("done", "6/initiative/obligation")  # it comes beside him along the trail


@rule("6/initiative/obligation")
def test_the_loser_owes_nothing() -> None:
    table = bids(0, 1, 6, 1)
    table.has(due=0, initial=0)
    Table(NEAR, "german-close", due=2).has(due=0)


@rule("4/desc/challenge", "6/challenge/announce")
def test_the_initial_player_adds_one_in_a_challenge() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, dice=(3, 3, 3, 4))
    table.do("want", "contest", "german: bid 1", "soviet: bid 2").logs("initiative.tie", german=5, soviet=5)
    table.logs("initiative.challenge-won", german=5, soviet=6)
    table.has(first_kept=False, due=2, initial=0)


@rule("6/challenge/free-second")
def test_without_a_challenge_the_second_impulse_is_free() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, due=0).do("want", "allow")
    table.has(due=0, first_kept=True)
    forced = Table(NEAR, "challenge", fought=FOUGHT, dice=(6, 1)).do("want", "contest")
    forced.do("german: bid 1", "soviet: bid 1").has(due=1, first_kept=True)


@rule("6/lull/declare", "6/lull/order")
def test_two_bids_of_nought_are_a_lull_and_a_die_says_who_begins() -> None:
    table = bids(0, 0, 3, 3, 2, 5)
    table.has(lull=True, initial=1, due=0, kind="limited").logs("initiative.morning-lull", dice=(2, 5))
    bids(0, 1, 6, 1).has(lull=False)


@rule("6/lull/order")
def test_a_lull_mends_everybody_wherever_they_stand() -> None:
    table = Table("ge-1 0405 disrupted, su-1 0406 suppressed", "recovery", lull=True)
    table.unmarked("ge-1 disrupted suppressed, su-1 suppressed")
    Table("ge-1 0405 disrupted, su-1 1206", "recovery").marked("ge-1 suppressed")


@rule("6/lull/night")
def test_a_night_without_bids_is_a_lull_and_ends_like_any_night() -> None:
    table = Table("ge-hq ge-1 0405 disrupted, su-hq su-1 0905", "night-initiative", dice=(5, 2))
    table.do("german: bid 0", "soviet: bid 0").has(lull=True, initial=0).logs("initiative.night-lull")
    day = played(table)
    assert day.count("recovery") == 1
    assert "replacements" in day
    table.marked("ge-1 suppressed")  # no more than a step


@rule("6/lull/restrictions", "6/lull/night")
def test_there_is_no_combat_in_a_lull() -> None:
    table = Table("ge-hq ge-1 0405, su-1 0506", "german-movement", lull=True)
    assert table.g.lull
    table.do("pick ge-1")
    assert "0506" not in table.options("go")
    assert not table.options("assault")
    table = Table("ge-1 0405, su-1 0406", "german-combat", lull=True)
    assert table.phase != "german-combat"


@rule("6/initiative/bid", "12/surprise/night-limits-soviet")
def test_at_night_too_one_bids_no_more_than_one_can_reach() -> None:
    table = Table("ge-hq ge-1 0405, su-hq su-1 su-2 0505", "night-initiative")
    table.refused("soviet: bid 2", "6/initiative/bid").do("soviet: bid 1")


@rule("6/initiative/fresh-formations", "11/hidden/covering")
def test_of_counters_face_down_nobody_is_told_what_they_add() -> None:
    units = "ge-hq ge-1 0405, su-hq su-1 su-4 0805"
    for options, told in (("", (2, 1)), ("inverted-counters", (NONE, NONE))):
        table = Table(units, "initiative", options=options)
        asked = [dict(table.g.pending[side].args) for side in ("german", "soviet")]
        assert [args["own"] for args in asked] == [1, 2]
        assert tuple(args["theirs"] for args in asked) == told


@rule("12/surprise/night-limits-soviet")
def test_the_soviets_have_two_night_impulses_of_three_hexes() -> None:
    around = "su-1 su-2 0905, su-4 su-5 0906, ge-1 1005, ge-2 0904, ge-3 0907, ge-4 1006"
    table = Table(around, "night-initiative")
    table.refused("soviet: bid 4", "12/surprise/night-limits-soviet").do("soviet: bid 3")
    spent = Table(around, "night-initiative", nights=(0, 2)).do("german: bid 0")
    assert "soviet" not in spent.g.pending


@rule("12/surprise/night-limits-german")
def test_the_germans_have_one_night_impulse_of_two_hexes() -> None:
    around = "ge-1 ge-2 0905, ge-4 ge-5 0906, su-1 1005, su-2 0904, su-3 0907"
    table = Table(around, "night-initiative")
    table.refused("german: bid 3", "12/surprise/night-limits-german").do("german: bid 2")
    spent = Table(around, "night-german-movement", nights=(1, 0)).do("pick ge-1")
    assert not spent.options("assault")
    spent.refused("assault 1005", "12/surprise/night-limits-german")


@rule("12/surprise/night-limits-german", "12/surprise/night-limits-soviet")
def test_one_more_hex_is_refused_and_more_units_on_the_same_are_not() -> None:
    units = "ge-1 0905 marked-n, ge-2 0905 marked-s, ge-4 0905, su-1 0904, su-2 0906, su-4 1005"
    table = Table(units, "night-german-movement").do("pick ge-4")
    table.refused("assault 1005", "12/surprise/night-limits-german").can("assault 0904", "assault 0906")


@rule("12/surprise/same-night")
def test_the_loser_of_the_night_may_decline_and_keeps_his_night() -> None:
    units = "ge-hq ge-1 0405, su-hq su-1 0406"
    table = Table(units, "night-initiative", dice=(6, 1), fought=FOUGHT).do("german: bid 1", "soviet: bid 1")
    table.has(initial=0, due=1, nights=(0, 0))
    Table("su-1 0406, ge-1 0405", "night-soviet-combat").has(nights=(0, 0))
    used = Table("su-1 0406 marked-n, ge-1 0405", "night-soviet-combat")
    used.has(nights=(0, 1))
    Table("su-1 0406 marked-n, ge-1 0405", "soviet-combat").has(nights=(0, 0))


@rule("19/intro/first-initiative")
def test_on_the_first_day_the_germans_begin_without_a_bid() -> None:
    table = Table(NEAR, "initiative", turn=1)
    table.is_at("german-movement", "german").has(initial=0, due=0, kind="initial")
