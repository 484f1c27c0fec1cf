"""The steps of a combat where they meet command, supply, formation, water, night and the combat before."""

from grognard.games.borodino_41.position import TRENCH
from grognard.games.borodino_41.units import GERMAN
from tests.borodino_41.rules.combat.assaults import STAFFS, combat, lines, melee, named, thrown, until
from tests.borodino_41.shooting import german, shot, soviet
from tests.borodino_41.table import Table
from tests.rules import rule

EVEN = "ge-1 0505 marked-s, su-1 0506"


def quietly(table: Table, prompt: str) -> Table:
    """Plays on up to a question, whatever must be chosen on the way."""
    for _ in range(30):
        if table.prompt == prompt:
            return table
        table.idle()
    raise AssertionError(f"{prompt} was not asked; {table.prompt} is")


@rule("12/seq/3b-defensive-fire", "12/fire/defensive-times", "12/seq/3g-next-hex")
def test_whose_assault_is_over_may_help_a_neighbour() -> None:
    units = "ge-1 0505 marked-s, ge-2 0604 marked-s, su-1 0506, su-2 0605"
    first = combat(units).do("resolve 0506", "pass").offers("join", "su-1")  # su-2 is threatened itself
    first.refused("join su-2", "12/seq/3b-defensive-fire")
    table = until(combat(units).do("resolve 0605"), "assault.roll").dice(1, 9).do("roll")
    table = quietly(table, "combat.resolve").do("resolve 0506", "pass")
    table.offers("join", "su-1", "su-2")


@rule("17/hq/morale", "12/retreat/roll", "12/retreat/no-zoc-fire", "10/zoc/mod-minus1")
def test_with_a_staff_beside_it_a_battalion_gets_away_on_an_eight_under_fire() -> None:
    units = "ge-1 0505 marked-s, su-1 su-rhq 0506"
    table = named(units).dice(8).do("fall-back su-1 0507").logs("withdrawal.rolled", passed=True)
    table.asks("fire.ask-zoc", "german").dice(1, 1).do("fire").logs("fire.result", column=3).finds(
        "su-1 0507"
    )
    alone = named(EVEN).dice(8).do("fall-back su-1 0507").logs("withdrawal.rolled", passed=False)
    alone.finds("su-1 0506")


@rule("12/retreat/armour-free", "10/zoc/stopped", "12/retreat/not-if-shaken", "12/seq/3f-mot-retreat")
def test_tanks_that_need_no_die_may_still_be_stopped_by_guns_and_stay_to_the_end() -> None:
    units = "ge-1 0505 marked-s, ge-at 0505, su-t34 0506"
    table = named(units).do("fall-back su-t34 0507").logs("withdrawal.free", "12/retreat/armour-free")
    table.asks("fire.ask-zoc", "german").dice(8, 8).do("fire").finds("su-t34 0506 suppressed")
    table = until(table, "stepback.decide").do("go-on")
    assert until(table, "assault.roll").is_marked("su-t34", "suppressed")


@rule("12/firepower/range-one-kind", "12/seq/3d-second-defence", "4/desc/second-fires")
def test_in_the_second_fire_a_gun_that_held_joins_and_one_that_fired_does_not() -> None:
    units = "ge-1 ge-tank 0505 marked-s, su-1 su-at su-at2 0506"
    table = named(units).do("pass", "at").dice(1, 1).do("join su-at", "fire")
    table = until(table, "stepback.decide").do("go-on", "hold").asks("fire.ask-join", "soviet")
    table.offers("join", "su-1", "su-at2").refused("join su-at", "12/artillery/once")


@rule("13/supply/oos-effects", "7/formation/column-firepower", "12/state/suppressed", "12/state/disrupted")
def test_halves_of_supply_column_and_nerves_come_one_after_the_other() -> None:
    found = []
    for marks in ("out-of-supply", "out-of-supply column", "out-of-supply column suppressed", "column"):
        table = Table(f"ge-1 0505 marked-s, su-1 0506 {marks}", "german-combat")
        found.append(shot(table, "su-1", "ge-1", "defensive").points)
    assert found == [3, 1, 1, 3]
    broken = Table("ge-1 0505 marked-s, su-1 0506 out-of-supply disrupted", "german-combat")
    assert shot(broken, "su-1", "ge-1", "defensive").points == 1


@rule("9/effects/barrier-morale", "7/formation/column-morale", "7/formation/auto-deploy", "9/terrain/river")
def test_a_column_that_assaults_over_the_bridge_has_the_river_against_it_and_deploys_beyond() -> None:
    facts = {"sides": "0505 0506 river, 0505 0506 bridge", "roads": "0504 0505 0506 highway"}
    table = melee("ge-1 0505 column marked-s, su-1 0506", **facts)
    assert lines(table, "attack") == {"base-same": 7, "column": -2}
    assert lines(table, "defence") == {"base-same": 6, "river": 2}
    table.dice(10, 5).do("roll", "retreat su-1 0507", "advance ge-1 0506").unmarked("ge-1 column")
    table.finds("ge-1 0506")
    thrown(EVEN, 5, 5).do("retreat su-1 0507").asks("assault.advance", "german")
    swum = thrown(EVEN, 7, 5, sides="0505 0506 river").do("retreat su-1 0507")  # there are no boats
    assert not swum.g.pending or swum.prompt != "assault.advance"


@rule("12/surprise/table", "12/seq/3b-defensive-fire", "12/assault/margin-1")
def test_at_night_surprise_halves_the_fire_of_helpers_too_and_may_cost_a_point_more() -> None:
    units = f"{EVEN}, su-2 0605{STAFFS}"
    table = until(Table(units, "night-german-combat"), "combat.resolve").do("resolve 0506").dice(6).do("pass")
    assert table.forecast("join su-1").attack == table.forecast("join su-2").attack == 3
    caught = until(Table(f"{EVEN}{STAFFS}", "night-german-combat"), "combat.resolve").do("resolve 0506")
    caught = until(caught.dice(10).do("pass"), "assault.roll").dice(5, 5).do("roll")
    assert caught.strength("su-1") == 5  # beaten by one, which costs nothing by day
    assert thrown(EVEN, 5, 5).strength("su-1") == 6


@rule("4/desc/closing-fire", "12/retreat/roll", "12/state/suppressed", "12/retreat/not-if-shaken")
def test_a_shaken_target_of_closing_fire_neither_falls_back_first_nor_is_spared() -> None:
    units = f"su-1 su-2 0505, ge-1 0506 suppressed, ge-4 0506{STAFFS}"
    table = until(soviet(units), "closing.choose").do("target 0506")
    table.refused("fall-back ge-1 0507", "12/retreat/not-if-shaken").can("fall-back ge-4 0507")
    table.do("pass").dice(10, 6, 10, 6).do("all", "fire")
    table.finds("ge-1 0506 suppressed")  # 6 is just its morale
    assert table.strength("ge-1") < 6


@rule("12/fire/split", "12/seq/3c-offensive-fire", "12/assault/fire-once")
def test_who_helps_one_assault_with_a_part_of_its_fire_keeps_the_rest_for_another() -> None:
    units = "ge-1 0505 marked-s, ge-2 0705 marked-s, ge-3 0605, su-1 0506, su-2 0706"
    table = until(named(units), "stepback.decide").do("go-on").refused("share ge-1 2", "12/fire/split")
    table.dice(1, 1).do("share ge-3 4", "fire").logs("fire.result", column=3)
    table = until(table, "assault.roll").dice(4, 6).do("roll", "retreat ge-1 0504")
    table = until(table, "combat.resolve").do("resolve 0706")
    table = until(table, "stepback.decide").do("go-on").dice(1, 1).do("join ge-3", "fire")
    table.logs("fire.result", column=2)


@rule("12/seq/3f-mot-retreat", "12/retreat/armour-free", "12/fire/halftracks")
def test_german_lorries_and_tanks_too_may_leave_before_a_soviet_assault() -> None:
    units = "su-1 0505 marked-s, ge-mot1 ge-1 0506, ge-tank 0506, ge-aeng 0506 mounted"
    table = until(named(units, at="soviet-combat"), "stepback.decide").do("go-on")
    table = until(table, "withdrawal.offer").refused("fall-back ge-1 0507", "12/seq/3f-mot-retreat")
    for unit in ("ge-tank", "ge-aeng"):
        table.copy().do(f"fall-back {unit} 0507").logs("withdrawal.free", "12/retreat/armour-free")
    table.dice(9).do("fall-back ge-mot1 0507").logs("withdrawal.rolled", passed=False)


@rule("4/desc/closing-fire", "12/seq/3h-closing-fire")
def test_germans_shaken_by_closing_fire_step_back_as_soviets_do() -> None:
    table = until(Table(f"su-1 su-2 0506, ge-1 ge-tank 0505{STAFFS}", "soviet-combat"), "closing.choose")
    table.do("target 0505", "pass").dice(5, 8).do("all", "fire").marked("ge-1 suppressed")
    table.asks("stepback.decide", "german").refused("step-back ge-tank 0504", "4/desc/closing-fire")
    assert table.why("step-back ge-tank 0504")[1] == "why.stepback-not-shaken"
    assert table.game.words(table.g, table.prompt, table.decision.args).startswith("Fire at")
    table.do("step-back ge-1 0504", "pass").finds("ge-1 0504").logs("stepback.goes", "4/desc/closing-fire")


@rule("12/retreat/attacker-back", "12/morale/equal")
def test_who_has_lost_its_marker_to_the_second_fire_is_asked_to_step_back_from_an_assault() -> None:
    table = until(named("ge-1 ge-2 0505 marked-s, su-1 0506"), "stepback.decide").do("go-on", "hold")
    table.dice(10, 7, 1, 1).do("join su-1", "fire").asks("stepback.decide", "german")
    kept = next(unit for unit in ("ge-1", "ge-2") if table.is_marked(unit, "marker"))
    table.refused(f"step-back {kept} 0504", "12/retreat/attacker-back")
    assert table.game.words(table.g, table.prompt, table.decision.args).startswith("Assault on")
    fallen = {"ge-1": "ge-2", "ge-2": "ge-1"}[kept]
    table.do(f"step-back {fallen} 0504").logs("stepback.goes", "12/retreat/attacker-back")


@rule("12/seq/3-retreat", "12/seq/3f-mot-retreat", "4/desc/closing-fire")
def test_who_falls_back_does_so_by_the_rule_of_that_step() -> None:
    before = named("ge-1 0505 marked-s, su-mot 0506").dice(1)
    before.copy().do("fall-back su-mot 0507", "pass").logs("withdrawal.goes", "12/seq/3-retreat")
    late = until(until(before, "stepback.decide").do("go-on"), "withdrawal.offer").dice(1)
    late.do("fall-back su-mot 0507", "pass").logs("withdrawal.goes", "12/seq/3f-mot-retreat")
    closing = until(german(f"ge-1 0505, su-1 0506{STAFFS}"), "closing.choose").do("target 0506").dice(1)
    closing.do("fall-back su-1 0507", "pass").logs("withdrawal.goes", "4/desc/closing-fire")


@rule("4/desc/attack-fire-choice", "12/seq/3d-second-defence", "12/seq/3e-second-offence")
def test_a_kind_of_fire_that_is_chosen_or_was_used_is_refused_for_that() -> None:
    table = named("ge-1 ge-tank 0505 marked-s, su-1 su-t34 0506").do("pass").dice(1, 1, 1, 1)
    table.do("regular").refused("at", "4/desc/def-fire-choice").do("join su-1", "fire", "go-on")
    table.do("regular").refused("at", "4/desc/attack-fire-choice").do("join ge-1", "fire")
    table.refused("regular", "12/seq/3d-second-defence").refused("at", "4/desc/def-fire-choice")
    table.do("pass").asks("fire.ask-join", "german").refused("regular", "12/seq/3e-second-offence")
    closing = until(german(f"ge-1 ge-tank 0505, su-1 su-t34 0506{STAFFS}"), "closing.choose")
    closing.do("target 0506", "pass", "regular").refused("at", "4/desc/attack-fire-choice")
    closing.dice(1, 1).do("join ge-1", "fire").refused("regular", "12/seq/3h-closing-fire")


@rule("12/retreat/attacker-back", "15/works/abandon")
def test_who_steps_back_takes_an_empty_trench_or_village_of_the_enemy() -> None:
    table = until(named("ge-1 0505 marked-s, su-1 0506", works="0504 trench soviet"), "stepback.decide")
    table.do("give-up ge-1", "step-back ge-1 0504")
    assert table.g.work_at(table.cell("0504")) == (TRENCH, GERMAN)
    yelnya = named(
        "ge-1 1214 marked-s, su-1 1215", "1215", staffs=", ge-hq 1112, su-hq 1115", held="1213 soviet"
    )
    yelnya = until(yelnya, "stepback.decide").do("give-up ge-1", "step-back ge-1 1213")
    assert yelnya.g.holds(GERMAN, yelnya.cell("1213"))


@rule("4/desc/closing-fire")
def test_who_was_shaken_before_and_not_by_the_closing_fire_does_not_step_back() -> None:
    table = until(Table(f"su-1 0506, ge-1 0505 suppressed{STAFFS}", "soviet-combat"), "closing.choose")
    table.do("target 0505").dice(1, 1).do("join su-1", "fire")
    assert not table.g.pending or table.prompt != "stepback.decide"


@rule("4/desc/assault-last", "12/seq/3e-second-offence", "12/morale/equal")
def test_when_the_second_defence_takes_the_last_marker_nobody_fires_or_assaults() -> None:
    units = "ge-1 0505 marked-s, ge-2 0605, su-1 0506"
    table = until(named(units), "stepback.decide").do("go-on", "hold").dice(10, 7).do("join su-1", "fire")
    table.unmarked("ge-1 marker").do("go-on").logs_no("ladder.assault").asks("closing.choose")
