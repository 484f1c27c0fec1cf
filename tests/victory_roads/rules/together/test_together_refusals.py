"""What the program answers to illegal wishes: the rule that forbids them, and a reason in both languages."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.ground import EAST, GERMANY
from tests.victory_roads.rules.arrivals.test_17_replacements import axis as arrivals
from tests.victory_roads.supports import soviet
from tests.victory_roads.table import Table

Made = Callable[[], Any]
RIVER = ", ".join(f"12{row:02} 11{row:02} river, 12{row:02} 11{row + 1:02} river" for row in range(4, 13))
BOX = "su-1 su-2 su-3 su-4 su-5 su-t1 su-t2 su-t3 stavka"


def march(*done: str, units: str = "su-1 1208, su-2 1408, ge-1 1108, su-hq1 1508", **facts: Any) -> Made:
    """The Soviet movement phase after these actions."""
    return lambda: Table(units, "soviet-movement", **{"rails": EAST, **facts}).do(*done)


def axis(
    *done: str, units: str = "ge-hq1 0708, ge-1 0808, ge-2 0909, ge-3 0608, su-1 0908", **facts: Any
) -> Made:
    """The Axis movement phase."""
    return lambda: Table(units, "axis-movement", **{**GERMANY, **facts}).do(*done)


def battle(units: str, attackers: str, *done: str, at: str = "soviet-combat", **facts: Any) -> Made:
    """A combat against the hex of the first enemy."""
    target = "1205" if at == "axis-combat" else "1105"
    return lambda: Battlefield(units, at, **facts).attack(target, attackers).do(*done)


def stavka(*done: str, **facts: Any) -> Made:
    """The Stavka phase of two theatres."""
    said: dict[str, Any] = {"rails": EAST, "theatres": "S 1608 offensive, N 1708 movement"} | facts
    units = f"{BOX}, su-hq1 1508, su-7 1408, su-6 1508, ge-1 1208"
    return lambda: Table(units, "stavka", priority=3, secondary=0, dice=(6,), **said).do(*done)


CITY: dict[str, Any] = {"places": "0505 major-city, 0808 major-city", "ordered": "0505", "rails": "0101 0102"}
HELD = "ge-1 0505, hu-1 0808, su-1 0504, ge-2 0808"
WISHES: list[tuple[Made, str, str, str]] = [
    (march(), "move ge-1", "6.1.1a", "why.not-yours"),
    (march("move su-1"), "go 1108", "6.1.7", "why.enemy-there"),
    (march("move su-1"), "go 0808", "6.1.1a", "why.too-far"),
    (march("move su-1"), "with su-2", "6.1.1b", "why.began-elsewhere"),
    (march("move su-1"), "move su-2", "6.1.3", "why.one-at-a-time"),
    (march("move su-hq1"), "go 1507", "6.1.10", "why.no-line"),
    (march("strategic"), "move su-1", "6.2.1b", "why.beside-enemy"),
    (march("strategic"), "move su-hq1", "6.2.1a", "why.hq-strategic"),
    (march(), "rail", "6.4.1", "why.axis-only"),
    (march(weather="mud"), "strategic", "3.2.2b", "why.mud-strategic"),
    (
        march("move su-1", units="su-1 1208, ge-1 1008", weather="mud", sides=RIVER, rails="1508 1608"),
        "go 1108",
        "3.2.2i",
        "why.muddy-ford",
    ),
    (march("move su-1", units="su-1 1208, ge-1 0808", weather="mud"), "go 0908", "6.1.1a", "why.too-far"),
    (march("move su-1", units="su-1 1208 cut, su-hq1 1508"), "go 1108", "4.6.4", "why.toward-supply"),
    (
        march(units="su-hq1 1308, su-1 1208", sides="1308 1207 river", pontoons="su-hq1 1207"),
        "move su-hq1",
        "6.1.8/exc",
        "why.immobile",
    ),
    (
        axis("move ro-1", units="ro-1 0908, ge-1 0808", country="0909 hungary"),
        "go 0909",
        "1.7.5",
        "why.hostile-country",
    ),
    (axis("move hu-1", units="hu-1 0908, ro-1 0909"), "go 0909", "1.11.5", "why.hostile-allies"),
    (axis("rail", "move hu-1", units="hu-1 1008, ro-1 0908"), "go 0908", "1.11.5", "why.hostile-allies"),
    (axis(), "strategic", "6.2.3", "why.no-support"),
    (axis(), "abandon ge-hq1", "6.3.1a", "why.few-supports"),
    (axis("rail"), "move ge-1", "6.4.3b", "why.beside-enemy"),
    (axis("rail"), "move ge-2", "6.4.3a", "why.no-railway"),
    (axis(), "sail ge-1", "6.5.2a", "why.no-port"),
    (axis(units=HELD, **CITY), "hold 0404", "6.7.1a", "why.no-place-to-hold"),
    (axis(units=HELD, **CITY), "release 0505", "6.7.6", "why.watched"),
    (axis("done", units=HELD, **CITY), "move ge-1", "6.7.6", "why.must-hold"),
    (lambda: Battlefield("su-1 1205, ge-1 1105"), "attack 1004", "7.1.1", "why.no-enemy"),
    (battle("su-1 su-hq1 1205, ge-1 1105", ""), "join su-hq1", "7.3.3b", "why.hq-attacks"),
    (battle("su-1 1205, su-2 1305, ge-1 1105", "su-1"), "join su-2", "7.1.1", "why.not-adjacent"),
    (battle("su-1 1205, ge-1 1105", ""), "fight", "7.3.1", "why.no-attackers"),
    (
        battle("su-t1 su-t2 1205, ge-1 1105", "su-t1 su-t2", "fight", theatres="N 2005 movement"),
        "hourra",
        "7.6.4a",
        "why.hourra-radius",
    ),
    (
        battle("ge-p1 ge-1 1105, su-1 1205", "ge-p1 ge-1", "fight", at="axis-combat"),
        "armour",
        "7.6.3",
        "why.little-armour",
    ),
    (
        battle("hu-1 ro-1 ge-1 1105, su-1 1205", "hu-1", at="axis-combat"),
        "join ro-1",
        "7.11.1",
        "why.allies-together",
    ),
    (
        lambda: Battlefield("su-1 1104, ge-1 1105").result("1105", "su-1", "0/0", "", "DR"),
        "retreat ge-1 1204",
        "7.10.5",
        "why.better-retreat",
    ),
    (
        lambda: soviet("su-1 1308, ge-1 1208", "su-aviation-1 su-katyusha-1 box-cn", overcast=True),
        "play su-aviation-1",
        "11.5.6",
        "why.overcast",
    ),
    (
        lambda: soviet("su-t1 1308, ge-1 1208", "su-surprise-attack-1 su-katyusha-1 box-cn", weather="mud"),
        "play su-surprise-attack-1",
        "3.2.2g",
        "why.not-in-mud",
    ),
    (stavka(), "reserve N", "12.1.1a", "why.other-theatre-first"),
    (stavka(), "shift S", "9.1.3", "why.offensive-mode"),
    (stavka("reserve S", "roll"), "call su-t1", "12.2.2", "why.least-reserve"),
    (stavka("reserve S", "roll", "call su-1"), "deploy 1308", "12.1.1e", "why.not-there"),
    (lambda: arrivals("ge-1 0505 reduced, ge-3 0305 reduced"), "restore ge-1", "17.3.12a", "why.in-fortress"),
    (
        lambda: arrivals("ge-ss 0405 reduced, ge-3 0305 reduced"),
        "restore ge-ss",
        "17.3.12b",
        "why.never-replaced",
    ),
    (
        lambda: arrivals("ge-p1 0305 reduced, ge-3 0305 reduced"),
        "restore ge-p1",
        "17.3.7",
        "why.armour-unpaid",
    ),
]


@rule("7.11.3a", "7.1.9", "7.3.3b")
def test_the_reason_is_that_of_the_unit_which_could_fight_if_its_nation_might() -> None:
    """Beside 1204 stand a Romanian who has fought, one who has not, and an HQ."""
    units = "ro-1 1105 reduced, ro-2 ro-hq 1104, su-1 1205, su-t1 1305, su-2 1204"
    table = Battlefield(units, "axis-combat", flown="1105, 1104").attack("1205", "ro-1").do("fight")
    assert table.why("attack 1204") == ("7.11.3a", "why.attacked-alone")


@rule("6.1.1a", "6.2.1b", "7.10.5", "11.5.6", "12.1.1e")
@pytest.mark.parametrize(("made", "wish", "number", "reason"), WISHES, ids=[wish for _, wish, *_ in WISHES])
def test_a_refusal_names_the_rule_and_the_reason(made: Made, wish: str, number: str, reason: str) -> None:
    table = made()
    assert table.why(wish) == (number, reason)
    table.refused(wish, number)
    found = table.game.explain(table.g, *table._read(wish))
    english, french = (
        table.game.words(table.g, found.message, found.args, language) for language in ("en", "fr")
    )
    assert english != french
    assert "{" not in english + french
