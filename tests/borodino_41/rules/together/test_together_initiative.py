"""Chapters 4, 5, 6 and 19 where they meet: contests, what they oblige to, lulls and the kinds of day."""

from tests.borodino_41.days import played
from tests.borodino_41.table import Table
from tests.rules import rule

NEAR = "ge-hq ge-1 0405, ge-2 0404, ge-4 0406, su-hq su-1 0805, su-2 0806, su-4 0804"
FOUGHT = "69 86 17 113"
TOUCHING = "ge-hq ge-1 0505, su-hq su-1 0506"


@rule("6/challenge/success", "6/initiative/obligation", "4/seq/pm-split")
def test_what_a_challenge_obliges_to_is_gone_by_the_afternoon() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, dice=(1, 6))
    table.do("want", "contest", "german: bid 0", "soviet: bid 1").is_at("soviet-movement", "soviet")
    table.has(due=1, kind="limited", section="am").refused("done", "6/initiative/obligation")
    table.do("pick su-1", "go 0505", "assault 0405", "done").until("german-movement")
    table.has(due=0, kind="limited", section="pm").can("done").do("done").until("soviet-movement")
    table.has(due=0, kind="limited", section="pm").can("done")


@rule("4/desc/challenge-winner", "6/challenge/success", "4/seq/pm-kept", "14/air/out-of-impulse")
def test_a_lost_challenge_leaves_the_strikes_and_twelve_points() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, dice=(6, 1), air="soviet 5, german 1")
    table.do("want", "contest", "german: bid 1", "soviet: bid 3").is_at("strikes-soviet", "soviet")
    table.has(due=1, first_kept=True).until("german-movement").refused("done", "6/initiative/obligation")
    table.do("pick ge-1", "go 0705", "assault 0805", "done").until("soviet-movement")
    table.has(kind="initial", section="pm", due=0)


@rule("4/desc/challenge-winner", "6/initiative/obligation")
def test_the_bid_of_the_loser_of_a_challenge_binds_nobody() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, dice=(6, 1))
    table.do("want", "contest", "german: bid 0", "soviet: bid 3").until("german-movement")
    table.has(due=0, lull=False).can("done")  # nor are two noughts needed for it


@rule("6/lull/declare", "4/desc/challenge")
def test_noughts_in_a_challenge_make_no_lull() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, dice=(2, 6))
    table.do("want", "contest", "german: bid 0", "soviet: bid 0").has(lull=False, first_kept=False, due=0)
    table.is_at("soviet-movement").do("pick su-1").can("go 0505")  # into a zone


@rule("4/desc/second-impulse-waived", "14/air/out-of-impulse", "4/seq/pm-kept")
def test_an_impulse_that_nobody_wants_still_lets_the_second_player_fly() -> None:
    table = Table(NEAR, "challenge", air="soviet 5, german 1").do("waive").refused("contest")
    empty = table.copy().do("decline").is_at("strikes-soviet").has(first_kept=True)
    assert played(empty, until="soviet-movement") == [
        "strikes-soviet",
        "recovery",
        "air",
        "pm soviet initial",
    ]
    taken = table.copy().do("accept").is_at("soviet-movement").has(due=0, kind="limited", first_kept=False)
    taken.do("done").until("german-movement").has(section="pm", kind="limited")


@rule("12/surprise/night-limits-german", "12/surprise/night-limits-soviet", "6/lull/night")
def test_a_night_without_assaults_left_is_a_lull_for_both() -> None:
    table = Table(TOUCHING, "night-initiative", nights=(1, 2), dice=(5, 2))
    table.is_at("german-movement", "german").has(lull=True, initial=0).logs("initiative.night-lull")
    table.do("pick ge-1").offers_no("assault").refused("assault 0506", "6/lull/restrictions")


@rule("12/surprise/same-night", "6/lull/night", "12/surprise/night-limits-german")
def test_one_bid_of_the_enemy_gives_the_other_a_night_as_well() -> None:
    table = Table(TOUCHING, "night-initiative", fought=FOUGHT, dice=(6, 1))
    table.do("german: bid 0", "soviet: bid 1").has(lull=False, initial=0, due=0)
    table.do("pick ge-1", "assault 0506", "done").has(nights=(1, 0))


@rule("6/initiative/bid", "12/surprise/night-limits-soviet", "6/initiative/obligation")
def test_the_winner_of_the_night_owes_his_bid_within_the_limit() -> None:
    around = "su-1 su-2 0905, su-4 su-5 0906, ge-1 1005, ge-2 0904, ge-3 0907, ge-4 1006"
    table = Table(around, "night-initiative", fought=FOUGHT, dice=(1, 6))
    table.do("german: bid 0", "soviet: bid 3").has(due=3).refused("done", "6/initiative/obligation")
    table.do("pick su-1", "assault 0904", "pick su-2", "assault 1005", "pick su-4", "assault 0907").can(
        "done"
    )
    table.do("pick su-5").refused("assault 1006", "12/surprise/night-limits-soviet").can("assault 0907")


@rule("6/initiative/obligation", "7/move/one-at-a-time")
def test_who_has_moved_up_still_owes_his_marker() -> None:
    table = Table("ge-hq ge-1 0405, su-1 0605", "german-movement", due=1)
    table.do("pick ge-1", "go 0505", "halt").refused("done", "6/initiative/obligation")
    table.do("mark ge-1 0605").can("done")
    poor = Table("ge-hq ge-1 0405 uncommanded, su-1 0905", "german-movement", due=1)
    poor.do("pick ge-1", "go 0805").has(due=1)
    assert poor.points("ge-1") == 0
    poor.do("done").logs("initiative.short", "6/initiative/obligation")


@rule("6/initiative/obligation", "12/state/suppressed")
def test_the_shaken_owe_nothing() -> None:
    Table("ge-hq ge-1 0505 suppressed, su-1 0506", "german-movement", due=1).can("done")
    Table("ge-hq ge-gun 0505, su-1 0506", "german-movement", due=1).can("done")


@rule("6/lull/restrictions", "10/zoc/leave", "7/reduce/min-one-hex")
def test_in_a_lull_one_leaves_a_zone_unharmed_and_enters_none() -> None:
    table = Table("ge-1 0505 uncommanded suppressed, su-1 0506", "german-movement", lull=True).do("pick ge-1")
    table.refused("go 0406", "6/lull/restrictions").refused("go 0606").can("go 0504")
    table.do("go 0504").decides("german").finds("ge-1 0504")


@rule("6/lull/restrictions", "16/reinf/blocked", "16/reinf/timing")
def test_reinforcements_come_in_a_lull_too_but_not_into_zones() -> None:
    free = Table("ge-1 coming, ge-2 0505, su-1 1505", "german-movement", lull=True)
    free.refused("done", "16/reinf/timing").do("enter ge-1 0116").can("go 0516")
    Table("ge-1 coming, ge-2 0505, su-1 0115", "german-movement", lull=True).offers_no("enter").can("done")


@rule("6/lull/order", "4/seq/am-recovery", "6/sequence/case-3")
def test_a_lull_mends_twice_disordered_units_but_only_in_the_morning() -> None:
    table = Table("ge-hq 0305, ge-1 0405 disrupted, su-hq su-1 0406", "initiative", dice=(5, 2))
    table.do("german: bid 0", "soviet: bid 0")
    days = played(table, {"initiative.night": "bid 0"}, until="supply")
    assert [what for what in days if what != "air"].count("recovery") == 2
    assert days.index("recovery") < days.index("pm german limited")
    table.unmarked("ge-1 disrupted suppressed")


@rule("6/initiative/fresh-formations", "6/when/three-times")
def test_formations_are_counted_anew_in_every_contest() -> None:
    table = Table(NEAR, "night-initiative", fought="69 86 17", dice=(3, 2, 4, 2))
    table.do("german: bid 0", "soviet: bid 1").logs("initiative.night-won", german=3, soviet=4)
    tested = Table(NEAR, "challenge", fought="69 86", dice=(3, 2))
    tested.do("want", "contest", "german: bid 0", "soviet: bid 0")
    tested.logs("initiative.tie", german=4, soviet=4)


@rule("19/intro/first-initiative", "4/desc/challenge", "6/initiative/obligation")
def test_on_the_first_morning_the_soviets_may_challenge() -> None:
    table = Table(NEAR, "initiative", turn=1, fought=FOUGHT, dice=(1, 1, 1, 6)).can("done").do("done")
    table.until("challenge").do("want", "contest", "german: bid 0", "soviet: bid 1")
    table.has(first_kept=False, due=1).is_at("soviet-movement")


@rule("6/when/scope", "4/seq/night")
def test_the_night_has_its_own_initial_player_and_the_day_begins_anew() -> None:
    table = Table(NEAR, "night-initiative", fought=FOUGHT, dice=(1, 6), initial=0)
    table.do("german: bid 0", "soviet: bid 1").has(initial=1).is_at("soviet-movement").has(kind="limited")
    table.do("pick su-1", "go 0505", "assault 0405", "done").until("german-movement").has(
        section="night", due=0
    )


@rule("5/weather/historical", "14/air/roll", "5/weather/random-snow")
def test_cloud_takes_no_aircraft_away_and_snow_does() -> None:
    for turn, found in ((2, (0, 0)), (5, (-5, -3)), (7, (0, 0))):
        now = Table(NEAR, "day", turn=turn, dice=(5, 5)).g.conditions
        assert (now.german_air, now.soviet_air) == found


@rule("5/weather/random-thaw", "7/enemy-roads/double", "9/terrain/rail")
def test_an_unused_railway_in_a_thaw_costs_double_and_a_point() -> None:
    roads = "0505 0506 0507 rail, 0705 0706 secondary-road, 0905 0906 highway"
    for unit, start, goal, left in (
        ("ge-1", "0505", "0506", 8 - 2 - 1),
        ("ge-2", "0705", "0706", 8 - 2),
        ("ge-3", "0905", "0906", 8 - 0.5),
    ):
        table = Table(f"{unit} {start} column, su-1 1105", "german-movement", roads=roads, weather="thaw")
        table.do(f"pick {unit}", f"go {goal}")
        assert table.points(unit) == left
    used = Table("ge-1 0505 column, su-1 1105", "german-movement", roads=roads, opened="0506", weather="thaw")
    assert used.do("pick ge-1", "go 0506").points("ge-1") == 8 - 1 - 1


@rule("4/desc/challenge", "6/challenge/success", "14/air/out-of-impulse")
def test_a_soviet_initial_player_has_the_same_advantage() -> None:
    table = Table(NEAR, "challenge", fought=FOUGHT, initial=1, dice=(3, 3), air="german 5, soviet 1")
    table.decides("soviet").do("want").decides("german").do("contest", "german: bid 1", "soviet: bid 1")
    table.logs("initiative.challenge-won", german=4, soviet=5).has(first_kept=True, due=1)
    table.is_at("strikes-german", "german").until("soviet-movement").has(kind="limited", section="am")
    table.do("pick su-1", "go 0505", "assault 0405", "done").until("german-movement")
    table.has(kind="initial", section="pm", due=0)


@rule("6/lull/restrictions", "15/demolition/bridge", "15/works/foxhole", "15/bridge/new-stream")
def test_a_lull_is_a_time_to_dig_and_build() -> None:
    wet = {
        "sides": "0505 0506 stream, 0505 0506 bridge, 0505 0605 stream",
        "roads": "0505 0506 secondary-road",
    }
    table = Table("su-eng 0505, su-1 0705, ge-1 1505", "soviet-movement", lull=True, initial=1, **wet)
    table.do("pick su-eng").can("demolish 0505/0506", "build 0505/0605", "foxhole", "trench")


@rule("6/lull/declare", "6/initiative/bid", "12/state/suppressed")
def test_two_sides_that_cannot_assault_have_a_lull() -> None:
    units = "ge-hq ge-1 0505 suppressed, su-hq su-1 0506 disrupted"
    table = Table(units, "initiative", dice=(2, 5))
    table.refused("german: bid 1", "6/initiative/bid").refused("soviet: bid 1", "6/initiative/bid")
    table.do("german: bid 0", "soviet: bid 0").has(lull=True, initial=1, kind="limited")


@rule("6/initiative/bid", "15/bridge/next-turn", "9/terrain/stream")
def test_the_first_bids_of_a_day_reckon_with_the_bridges_of_last_night() -> None:
    ring = ("0505", "0605", "0606", "0507", "0406", "0405")
    wet = {"sides": ", ".join(f"{near} 0506 stream" for near in ring)}
    units = "ge-hq ge-ac 0506, su-hq 1515, su-1 0503"
    Table(units, "initiative", **wet).refused("german: bid 1", "6/initiative/bid")
    table = Table(units, "end-of-day", section="night", **wet)
    spot = table.g.geo.spots.edge(table.cell("0505"), table.cell("0506")) or 0
    done = {"built_today": (spot,), "bridging": (2 * spot,), "section": "night"}
    Table(units, "end-of-day", **done, **wet).is_at("initiative", turn=3).do("german: bid 1")


@rule("6/initiative/bid", "7/enemy-roads/conquered", "7/enemy-roads/double")
def test_bids_reckon_with_roads_in_country_that_was_conquered_since() -> None:
    way = [f"{column:02}08" for column in range(1, 13)]
    facts = {"roads": f"{' '.join(way)} secondary-road", "opened": " ".join(way[3:])}
    far = Table("ge-hq 0108, ge-ac 0108 column, su-hq su-1 1208", "initiative", **facts)
    far.do("german: bid 1")
    near = Table("ge-hq 0108, ge-ac 0108 column, su-hq su-1 1208, su-2 0614", "initiative", **facts)
    near.refused("german: bid 1", "6/initiative/bid")
