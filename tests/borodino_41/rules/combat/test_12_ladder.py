"""4/seq/combat-steps, 12/seq: the combat phase, and the steps of an assaulted hex."""

from random import Random

import pytest

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.rules.combat.firepower import CLOSING, DEFENSIVE, OFFENSIVE, ZOC
from grognard.kernel.dice import key_from_seed
from tests.borodino_41.rules.combat.assaults import STAFFS, combat, named, thrown, until
from tests.borodino_41.table import Table, real_game
from tests.rules import rule

EVEN = "ge-1 0505 marked-s, su-1 0506"
BOTH = "ge-1 ge-tank 0505 marked-s, su-1 su-t34 0506"
"""Armour and infantry on both sides."""


@rule("4/seq/combat-steps", "4/desc/air-first", "12/seq/2-choose-hex", "12/seq/3g-next-hex")
def test_air_strikes_come_once_and_then_hex_after_hex_with_all_its_steps() -> None:
    units = f"{EVEN}, ge-2 0805 marked-s, su-2 0806{STAFFS}"
    table = Table(units, "german-combat").asks("air.strike", "german").do("pass")
    table.asks("combat.resolve", "german").offers("resolve", "0506", "0806").do("resolve 0806")
    asked = []
    for line in ("pass", "pass", "go-on", "hold", "pass", "hold"):
        asked.append((table.prompt, table.side))
        table.do(line)
    assert asked == [
        ("withdrawal.offer", "soviet"),
        ("fire.ask-join", "soviet"),
        ("stepback.decide", "german"),
        ("fire.ask-join", "german"),
        ("fire.ask-join", "soviet"),
        ("fire.ask-join", "german"),
    ]
    table.asks("assault.roll", "german").dice(6, 5).do("roll", "retreat su-2 0807", "halt")
    table.asks("combat.resolve", "german").offers("resolve", "0506")


@rule("12/assault/marker-direction", "7/assault/marker-required")
def test_a_hex_without_a_marker_is_not_fought_for() -> None:
    combat(f"{EVEN}, su-2 0605").refused("resolve 0605", "12/assault/marker-direction")


@rule("4/desc/second-fires", "12/seq/3d-second-defence", "12/seq/3e-second-offence")
def test_the_second_fires_are_of_the_kind_that_was_not_used() -> None:
    table = named(BOTH).do("pass").asks("fire.ask-kind", "soviet").dice(1, 1).do("at", "all", "fire")
    table.asks("stepback.decide").do("go-on").asks("fire.ask-kind", "german").dice(1, 1, 1, 1)
    table.do("regular", "all", "fire").asks("fire.ask-join", "soviet").refused(
        "at", "12/seq/3d-second-defence"
    )
    table.do("pass").asks("fire.ask-join", "german").do("hold").asks("withdrawal.offer", "soviet")
    plain = (
        named(EVEN).do("pass").dice(1, 1).do("join su-1", "fire", "go-on").dice(1, 1).do("join ge-1", "fire")
    )
    plain.asks("assault.roll")  # nothing of the other kind to fire at


@rule("12/seq/3e-second-offence")
def test_the_kind_of_the_first_offensive_fire_is_used_up_for_the_hex() -> None:
    units = "ge-1 ge-tank ge-tank2 0505 marked-s, su-1 su-t34 0506"
    table = until(named(units), "stepback.decide").do("go-on").asks("fire.ask-kind", "german")
    table.dice(1, 1).do("at", "join ge-tank", "fire")  # the other tanks hold their fire
    while table.side == "soviet":
        table.do("pass")
    table.asks("fire.ask-join", "german").offers("join", "ge-1", "ge-tank2").offers_no("at")


@rule("12/seq/3b-defensive-fire", "4/desc/def-fire-choice")
def test_unthreatened_friends_may_help_the_defence_and_threatened_ones_may_not() -> None:
    table = named(f"{EVEN}, su-2 0605").do("pass").can("join su-2")
    table.dice(1, 1).do("all", "fire")
    threatened = named(f"{EVEN}, su-2 0605, ge-2 0604 marked-s").do("pass")
    threatened.refused("join su-2", "12/seq/3b-defensive-fire")


def test_of_counters_face_down_one_is_told_that_nobody_can_fire_any_more() -> None:
    table = Table("ge-1 0505, su-1 1506", "german-combat", options={"inverted-counters": True})
    for _ in range(10):
        if table.prompt != "closing.choose":
            table.idle()
    assert table.options() == ["cease"]
    told = table.game.words(table.g, table.prompt, table.decision.args)
    assert told == "The assaults are over: nobody can fire any more, so cease fire."


@rule("12/seq/3c-offensive-fire", "4/desc/attack-fire-choice")
def test_nobody_fires_at_the_hex_unless_an_assaulter_goes_on() -> None:
    table = until(named(f"{EVEN}, ge-2 0605"), "stepback.decide").do("give-up ge-1", "go-on")
    assert (table.prompt, table.decision.args["count"]) == ("closing.choose", len(table.options("target")))
    going = until(named(f"{EVEN}, ge-2 0605"), "stepback.decide").do("go-on")
    going.asks("fire.ask-join", "german").can("join ge-1", "join ge-2")


@rule("4/desc/attack-fire-choice")
def test_who_lost_its_marker_fires_as_a_friend_without_one() -> None:
    units = "ge-1 ge-2 0505 marked-s, su-1 0506"
    table = named(units).do("pass").dice(10, 8, 1, 1).do("join su-1", "fire", "go-on")
    assert table.forecast("all").attack in (9, 8)  # 6 and half of what is left of the other


@rule("12/assault/armour-lost")
def test_when_the_last_armour_loses_its_marker_the_infantry_loses_its_own() -> None:
    units = "ge-tank 0505 marked-s, ge-1 0605 marked-sw, ge-2 0405 marked-se, su-1 su-t34 0506"
    table = named(units).do("pass").dice(10, 8).do("at", "all", "fire").marked("ge-tank suppressed")
    for name in ("ge-1", "ge-2", "ge-tank"):
        table.unmarked(f"{name} marker")
    table.can("step-back ge-1 0604")


@rule("12/assault/armour-lost")
def test_armour_that_gives_up_takes_nobody_with_it_and_all_of_it_must_be_lost() -> None:
    table = until(named("ge-tank ge-1 0505 marked-s, su-1 0506"), "stepback.decide").do("give-up ge-tank")
    table.marked("ge-1 marker")
    two = named("ge-tank ge-tank2 ge-1 0505 marked-s, su-1 su-t34 0506").do("pass")
    two.do("at", "aim ge-tank").dice(10, 8).do("all", "fire")
    two.unmarked("ge-tank marker").marked("ge-1 marker").marked("ge-tank2 marker")


@rule("12/assault/emptied-hex", "12/assault/fire-once")
def test_a_hex_that_fire_has_emptied_is_taken_and_the_marker_turned() -> None:
    units = "ge-1 0505 marked-s, su-1 0506, su-2 0606"
    table = until(named(units, strengths="su-1 1"), "stepback.decide").do("go-on").dice(10, 1)
    table.do("join ge-1", "fire").finds("su-1 eliminated").asks("follow.choose", "german")
    table.do("follow ge-1", "pivot ge-1 0606", "halt").asks("combat.resolve").do("resolve 0606")
    table = until(table, "stepback.decide").do("go-on")
    assert table.side == "soviet"  # it has fired already


@rule("12/assault/fire-once", "12/retreat/follow")
def test_who_followed_without_having_fired_fires_at_the_next_hex() -> None:
    table = named("ge-1 0505 marked-s, su-1 0506, su-2 0606").dice(3).do("fall-back su-1 0507")
    table = until(until(table, "withdrawal.onward").do("fall-back su-1 0508"), "follow.choose")
    table.do("follow ge-1", "pivot ge-1 0606", "halt", "resolve 0606")
    until(table, "stepback.decide").do("go-on").asks("fire.ask-join", "german").can("join ge-1")


@rule("12/intro/two-kinds")
def test_combat_is_fire_of_two_kinds_on_five_occasions_and_assault_in_the_combat_phase_alone() -> None:
    """Random games: which fires there are, and in which phases."""
    game, fires, assaults = real_game(), set(), set()
    for seed in range(4):
        rng = Random(seed)
        g = game.new("introduction", {"inverted-counters": False}, key_from_seed(seed))
        while g.pending:
            phase, (side, decision) = g.phase, next(iter(g.pending.items()))
            game.act(g, side, rng.choice(decision.options))
            for event in g.events:
                if event.message == "fire.opens":
                    fires.add((event.args["kind"], event.args["purpose"], phase.rpartition("-")[2]))
                elif event.message == "ladder.assault":
                    assaults.add(phase.rpartition("-")[2])
    assert assaults == {"combat"}
    assert {kind for kind, _, _ in fires} == {REGULAR, AT}
    assert {purpose for _, purpose, phase in fires if phase == "movement"} == {ZOC}
    in_combat = {purpose for _, purpose, phase in fires if phase == "combat"}
    assert {DEFENSIVE, OFFENSIVE, CLOSING} <= in_combat


@rule("12/seq/1-artillery-reveal")
def test_face_down_artillery_takes_part_if_it_is_turned_up_first() -> None:
    units = f"{EVEN}, su-gun 0509, su-how 0609, ge-gun 0402{STAFFS}"
    table = Table(units, "german-combat", options="inverted-counters").asks("combat.commit", "german")
    table.do("commit-all").asks("combat.commit", "soviet").refused("commit su-1", "12/seq/1-artillery-reveal")
    table.do("commit su-gun", "enough", "pass", "resolve 0506", "pass").asks("fire.ask-join", "soviet")
    table.refused("join su-how", "12/seq/1-artillery-reveal")
    assert table.g.can_name((0,), table.unit("su-gun"))
    assert not table.g.can_name((0,), table.unit("su-how"))
    opened = named(f"{EVEN}, su-gun 0509, su-2 0507").do("pass").can("join su-gun")
    assert opened.g.committed[opened.unit("su-gun")]


@rule("12/seq/3a-reveal", "11/hidden/assault-reveals")
def test_both_stacks_are_turned_up_when_nobody_falls_back() -> None:
    table = Table(f"{EVEN}{STAFFS}", "german-combat", options="inverted-counters")
    table.do("enough", "enough", "pass", "resolve 0506")
    assert not table.g.can_name((0,), table.unit("su-1"))
    assert not table.g.can_name((1,), table.unit("ge-1"))
    table.do("pass")
    assert table.g.can_name((0,), table.unit("su-1"))
    assert table.g.can_name((1,), table.unit("ge-1"))


@rule("11/dummies/assaulted")
def test_an_assaulted_dummy_is_found_out_and_the_hex_taken() -> None:
    units = f"ge-1 0505 marked-s, soviet-dummy-1 0506, su-2 0606{STAFFS}"
    table = Table(units, "german-combat", options="inverted-counters", terrain="0506 woods")
    table.do("enough", "enough", "pass", "resolve 0506").finds("soviet-dummy-1 dummies")
    table.asks("follow.choose", "german").do("follow ge-1", "pivot ge-1 0606", "halt").offers(
        "resolve", "0606"
    )


@rule("11/hidden/assault-reveals")
def test_a_dummy_that_pretends_to_assault_is_found_out_too() -> None:
    units = f"german-dummy-1 0505 marked-s, su-1 0506{STAFFS}"
    table = Table(units, "german-combat", options="inverted-counters", terrain="0505 woods")
    table.do("enough", "enough", "pass", "resolve 0506", "pass").finds("german-dummy-1 dummies")


@rule("12/seq/3h-closing-fire", "4/desc/closing-fire", "12/firepower/no-marker-needed")
def test_units_that_have_not_fired_may_fire_when_the_assaults_are_over() -> None:
    units = f"{EVEN}, ge-2 0605, su-2 0606, ge-3 1205, su-3 1305"
    table = (
        until(named(units), "stepback.decide").do("give-up ge-1", "go-on").asks("closing.choose", "german")
    )
    table.can("target 0606", "target 0506").refused("target 0507", "12/seq/3h-closing-fire")
    table.do("target 0606").asks("withdrawal.offer", "soviet").do("pass").asks("fire.ask-join", "german")
    table.dice(10, 7).do("join ge-2", "fire").marked("su-2 suppressed").asks("stepback.decide", "soviet")
    table.do("step-back su-2 0706", "pass").finds("su-2 0706")


@rule("12/seq/3h-closing-fire", "4/desc/closing-fire")
def test_closing_fire_spares_who_was_assaulted_and_hits_fresh_units_beside_it() -> None:
    units = "ge-1 0505 marked-s, ge-2 0605, su-1 0506, su-2 0606"
    table = thrown(units, 5, 5, terrain="0606 woods").do("retreat su-1 0606")
    table = until(table, "assault.advance").do("halt").asks("closing.choose").do("target 0606", "pass")
    table.do("join ge-2").dice(10, 1).do("fire")
    assert [event.args["unit"] for event in table.events("fire.result")] == [table.unit("su-2")]
    alone = thrown("ge-1 0505 marked-s, ge-2 0605, su-1 0506, su-2 0705", 5, 5, terrain="0606 woods")
    alone = until(alone.do("retreat su-1 0606"), "assault.advance").do("halt")
    alone.refused("target 0606", "12/seq/3h-closing-fire")


@rule("4/desc/closing-fire")
def test_a_hex_under_closing_fire_may_be_left_first_and_nobody_takes_it() -> None:
    table = until(Table(f"ge-1 0505, su-1 0506{STAFFS}", "german-combat"), "closing.choose").do("target 0506")
    table = until(table.dice(3).do("fall-back su-1 0507"), "withdrawal.onward").do("stay")
    table.finds("su-1 0507, ge-1 0505")


@rule("12/surprise/table")
def test_at_night_a_die_is_thrown_for_each_hex_before_its_fires() -> None:
    units = f"{EVEN}, ge-2 0805 marked-s, su-2 0806"
    table = combat(units, "night-german-combat").do("resolve 0506").dice(5).do("pass")
    table.logs("ladder.surprise", "12/surprise/table", die=5).asks("fire.ask-join", "soviet")
    again = combat(units, "night-german-combat").do("resolve 0806").dice(4).do("pass")
    again.logs("ladder.surprise", die=4)
    named(EVEN).do("pass").logs_no("ladder.surprise")


@rule("12/surprise/table")
@pytest.mark.parametrize(
    ("die", "attack", "defence"), [(2, 5, 6), (3, 6, 6), (4, 7, 6), (8, 7, 5), (9, 7, 4)]
)
def test_surprise_may_take_morale_of_a_side(die: int, attack: int, defence: int) -> None:
    table = until(named(EVEN, at="night-german-combat").dice(die).do("pass"), "assault.roll")
    odds = table.forecast("roll")
    assert (odds.attack, odds.defence) == (attack, defence)


@rule("12/surprise/table")
@pytest.mark.parametrize(("die", "attack", "defence"), [(1, 3, 6), (6, 6, 3), (7, 6, 3), (5, 6, 6)])
def test_surprise_may_halve_the_fire_of_a_side(die: int, attack: int, defence: int) -> None:
    table = named(EVEN, at="night-german-combat").dice(die).do("pass").asks("fire.ask-join", "soviet")
    assert table.forecast("join su-1").attack == defence
    table = until(table, "stepback.decide").do("go-on")
    assert table.forecast("join ge-1").attack == attack


@rule("12/surprise/table")
def test_complete_surprise_costs_a_beaten_defender_a_point_more() -> None:
    table = until(named(EVEN, at="night-german-combat").dice(10).do("pass"), "assault.roll")
    table.dice(5, 5).do("roll")
    assert table.strength("su-1") == 5


@rule("12/surprise/table", "12/assault/margin-3")
@pytest.mark.parametrize(
    ("die", "dice", "loser"), [(8, (6, 5), "su-1"), (10, (3, 7), "ge-1"), (3, (5, 8), "ge-1")]
)
def test_other_surprises_than_that_of_the_loser_cost_no_points(
    die: int, dice: tuple[int, int], loser: str
) -> None:
    table = until(named(EVEN, at="night-german-combat").dice(die).do("pass"), "assault.roll")
    table.dice(*dice).do("roll")
    (rolled,) = table.events("assault.rolled")
    assert rolled.args["margin"] == 3
    assert table.strength(loser) == 5
