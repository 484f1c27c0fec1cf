"""4, 6: the order of a day in its three shapes, and what each section begins and ends with."""

from tests.borodino_41.days import played
from tests.borodino_41.table import Table
from tests.rules import rule

FAR = "ge-hq ge-1 0405, su-hq su-1 0905"
"""Each could reach the other; both in command and in supply by nobody's hand."""
KEPT = {"soviet initiative.morning": "bid 1", "challenge.announce": "want", "challenge.answer": "allow"}
NIGHT = ["lull", "night german limited", "replacements", "night soviet limited", "recovery"]


def impulses(day: list[str]) -> list[str]:
    return [line for line in day if line.endswith(("initial", "limited"))]


@rule("6/sequence/case-1", "4/seq/pm-kept", "4/desc/afternoon", "1/scale/impulses", "14/air/out-of-impulse")
def test_a_day_without_a_challenge_has_five_impulses() -> None:
    day = played(Table(FAR, "initiative", dice=(6, 1), air="german 5, soviet 5"), KEPT)
    assert day[:10] == [
        "initiative",
        "am german initial",
        "strikes-soviet",
        "am german limited",
        "recovery",
        "air",
        "pm soviet initial",
        "recovery",
        "strikes-german",
        "lull",
    ]
    assert len(impulses(day)) == 5


@rule(
    "6/sequence/case-2", "4/seq/pm-split", "6/challenge/success", "4/desc/challenge-winner", "4/seq/am-second"
)
def test_a_challenge_that_is_won_makes_six_impulses() -> None:
    said = KEPT | {"challenge.answer": "contest"}
    day = played(Table(FAR, "initiative", dice=(6, 1, 1, 6), air="german 5, soviet 5"), said)
    assert day[:8] == [
        "initiative",
        "am german initial",
        "challenge",
        "am soviet limited",
        "recovery",
        "air",
        "pm german limited",
        "pm soviet limited",
    ]
    assert "strikes-soviet" not in day
    assert "strikes-german" not in day
    assert len(impulses(day)) == 6


@rule("6/sequence/case-3", "6/lull/order", "6/lull/declare", "4/seq/no-assault-skip", "14/air/no-lull")
def test_a_lull_has_six_limited_impulses_and_one_recovery_by_day() -> None:
    table = Table(FAR, "initiative", dice=(2, 5), air="german 5, soviet 5")
    day = played(table)
    assert day[:7] == [
        "lull",
        "am soviet limited",
        "am german limited",
        "recovery",
        "pm soviet limited",
        "pm german limited",
        "lull",
    ]
    assert len(impulses(day)) == 6
    assert day.count("recovery") == 2  # the other one ends the night


@rule("4/seq/night", "4/desc/night", "6/when/scope")
def test_the_night_is_initiative_two_limited_impulses_recovery_and_supply() -> None:
    table = Table(FAR, "night-initiative", dice=(1, 6), initial=0)
    day = played(table, {"german initiative.night": "bid 1"})
    assert day[:4] == ["initiative", "night soviet limited", "night german limited", "replacements"]
    assert day[4] == "recovery"
    table.has(turn=3)


@rule("13/supply/phase", "4/seq/night")
def test_supply_is_checked_after_the_recovery_of_the_night() -> None:
    table = Table("ge-1 0405, su-1 1205", "night-recovery", roads="", sides="")
    assert table.phase in ("supply", "german-movement") or table.watch.held or table.g.turn == 3
    for phase in ("recovery", "pm-recovery"):
        Table("su-1 1005, ge-1 ge-2 ge-3 0905, ge-4 1004, ge-5 1006, ge-6 1104", phase).unmarked(
            "su-1 cut-off"
        )


@rule("4/seq/section-1", "4/desc/admin-order", "4/desc/turn")
def test_weather_comes_before_air_support_and_initiative() -> None:
    table = Table(FAR, "day", turn=3, options="random-weather", dice=(8, 5, 5, 6, 1))
    messages = [event.message for event in table.g.events]
    assert messages.index("weather.rolled") < messages.index("air.rolled")
    assert table.prompt if len(table.g.pending) == 1 else set(table.g.pending) == {"german", "soviet"}
    table.has(section="am", phase="initiative", turn=3)


@rule("4/seq/am-initial", "4/desc/initial-impulse", "4/desc/limited-impulse")
def test_the_initial_impulse_has_12_points_and_the_limited_one_8() -> None:
    table = Table(FAR, "initiative", dice=(6, 1), air="german 5, soviet 5")
    played(table, KEPT, until="german-movement")
    assert table.points("ge-1") == 12
    played(table, KEPT, until="challenge")
    assert Table(FAR, "german-movement").points("ge-1") == 8


@rule("6/when/three-times")
def test_there_are_up_to_three_contests_a_day() -> None:
    said = KEPT | {"challenge.answer": "contest", "german initiative.night": "bid 1"}
    table = Table(FAR, "initiative", dice=(6, 1, 6, 1), air="german 5, soviet 5")
    day = played(table, said)
    assert [line for line in day if line in ("initiative", "challenge")] == [
        "initiative",
        "challenge",
        "initiative",
    ]


@rule("4/desc/second-impulse-waived")
def test_a_waived_impulse_may_be_taken_without_owing_anything() -> None:
    table = Table(FAR, "challenge", air="german 5, soviet 5").do("waive")
    table.asks("challenge.take", "soviet").refused("contest", "4/desc/second-impulse-waived")
    table.refused("allow", "4/desc/second-impulse-waived")
    taken = table.copy().do("accept")
    taken.has(player=1, due=0)
    day = played(taken)
    assert day[:3] == ["am soviet limited", "recovery", "air"] or "pm german limited" in day
    assert "pm german limited" in day
    assert "pm soviet limited" in day
    day = played(table.do("decline"))
    assert impulses(day)[0] == "pm soviet initial"


@rule("6/challenge/announce", "4/desc/challenge")
def test_only_a_wanted_impulse_is_contested_and_the_second_player_says_so() -> None:
    table = Table(FAR, "challenge", air="german 5, soviet 5").asks("challenge.announce", "german").do("want")
    table.asks("challenge.answer", "soviet").refused("accept", "4/desc/challenge").refused(
        "decline", "4/desc/challenge"
    )
    table.copy().do("allow").has(first_kept=True)


@rule("4/seq/am-recovery", "4/seq/pm-recovery")
def test_both_sides_recover_once_after_the_impulses_of_a_section() -> None:
    for phase in ("recovery", "pm-recovery"):
        table = Table("ge-1 0405 suppressed, su-1 1205 suppressed", phase)
        table.unmarked("ge-1 suppressed, su-1 suppressed")
    table = Table("ge-1 0405 suppressed, su-1 1205", "german-close")
    table.logs("recovery.done", "12/state/recovery")
