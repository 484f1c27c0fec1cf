"""Combats in the hex with the number nought, which is a hex like others."""

from tests.borodino_41.rules.combat.assaults import combat, lines, melee, sums, until
from tests.borodino_41.shooting import barred, german, leave, resolve, shots
from tests.borodino_41.table import Table
from tests.rules import rule

CORNER = ", ge-hq 0203, su-hq 0104"


@rule("12/assault/roll", "12/after/who-moves", "12/seq/3c-offensive-fire")
def test_who_assaults_out_of_the_corner_takes_part_and_goes_back_to_it() -> None:
    table = combat("ge-1 0101 marked-s, su-1 0102", staffs=CORNER).do("resolve 0102", "pass")
    table = until(table, "stepback.decide").do("go-on").can("join ge-1")
    table = until(table, "assault.roll").dice(1, 9).do("roll")
    table.asks("assault.retreat", "german").offers("retreat", "ge-1 0201")


@rule("12/art-limits/lost-assault", "12/assault/margin-3", "12/assault/loss-order")
def test_who_is_beaten_in_the_corner_pays_like_others() -> None:
    table = melee("ge-1 ge-4 0102 marked-n, su-flame su-gun su-1 0101", "0101", staffs=CORNER)
    assert lines(table, "defence")["flamethrowers"] == 2
    attack, defence = sums(table)
    table.dice(int(defence - attack) + 4, 1).do("roll").finds("su-flame eliminated")
    assert (table.strength("su-gun"), table.strength("su-1")) == (1, 6)
    table.marked("su-1 disrupted").asks("assault.retreat", "soviet")


@rule("12/retreat/attacker-back", "12/seq/3c-abandon", "12/assault/lost-marker")
def test_one_steps_back_out_of_the_corner() -> None:
    table = combat("ge-1 0101 marked-s, su-1 0102", staffs=CORNER).do("resolve 0102", "pass")
    given_up = until(table.copy(), "stepback.decide").do("give-up ge-1", "step-back ge-1 0201")
    given_up.finds("ge-1 0201")
    table.dice(10, 7).do("join su-1", "fire").unmarked("ge-1 marker").can("step-back ge-1 0201")


@rule("12/retreat/follow", "12/retreat/roll", "12/retreat/distance")
def test_the_corner_is_left_and_taken_and_gone_through() -> None:
    table = combat("ge-1 0102 marked-n, su-1 0101", staffs=CORNER).do("resolve 0101").dice(1)
    table = until(table.do("fall-back su-1 0201"), "withdrawal.onward").do("stay").finds("su-1 0201")
    table.do("follow ge-1").finds("ge-1 0101").asks("closing.choose", "german")
    through = combat("ge-1 0103 marked-n, su-1 0102", staffs=", ge-hq 0203, su-hq 0301").do("resolve 0102")
    through = until(through.dice(1).do("fall-back su-1 0101"), "withdrawal.onward")
    through.can("stay").do("fall-back su-1 0201").finds("su-1 0201")
    behind = combat("ge-1 0101 marked-s, su-1 0102", staffs=CORNER).do("resolve 0102").dice(1)
    behind = until(behind.do("fall-back su-1 0103"), "withdrawal.onward").do("stay")
    behind.do("follow ge-1").finds("ge-1 0102")


@rule("12/after/advance", "7/formation/auto-deploy", "12/artillery/once")
def test_from_the_corner_one_advances_deployed_and_guns_there_fire_once() -> None:
    units = "ge-1 0101 column marked-s, ge-gun 0101, su-1 0102"
    table = combat(units, staffs=CORNER, roads="0101 0102 highway").do("resolve 0102", "pass")
    table = until(table, "stepback.decide").do("go-on").dice(1, 1).do("join ge-gun", "fire")
    assert table.g.fired[table.unit("ge-gun")]
    table = until(table, "assault.roll").dice(5, 3).do("roll", "retreat su-1 0103", "pass", "halt")
    table.finds("ge-1 0101").unmarked("ge-1 column")


@rule("10/zoc/leave", "12/fire/dice", "12/indirect/spotter-german", "14/proc/clear")
def test_the_corner_is_seen_fired_at_and_left_under_fire() -> None:
    leave(Table("ge-1 0101, su-1 0102", "german-movement"), "ge-1").asks("fire.ask-zoc", "soviet")
    table = german("ge-1 0101, ge-gun 0112 committed, su-1 0102")
    assert not barred(table, "ge-gun", "0102")
    (found,) = shots(german("ge-1 0102, su-1 0101"), "ge-1", "su-1")
    assert found.points == 6
    resolve(german("ge-1 0102, su-1 0101"), "ge-1", "su-1", 10, 7).marked("su-1 suppressed")
    struck = Table(f"ge-1 0102, su-1 0101{CORNER}", "german-combat", air="german 5").dice(10, 7)
    struck.do("strike 0101 4").logs("fire.result", column=5).marked("su-1 suppressed")


@rule("12/seq/1-artillery-reveal")
def test_guns_in_the_corner_are_turned_up_too() -> None:
    units = f"ge-1 0102 marked-s, ge-gun 0101, su-1 0103{CORNER}"
    table = Table(units, "german-combat", options="inverted-counters").asks("combat.commit", "german")
    table.do("commit ge-gun").marked("ge-gun committed")
