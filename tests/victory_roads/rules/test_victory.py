"""The ends of the four scenarios."""

from typing import Any

import pytest

from grognard.games.victory_roads.position import WITH_SOVIETS
from grognard.games.victory_roads.rules import victory
from grognard.games.victory_roads.scenarios import SCENARIOS
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

BUDA, PEST, VIENNA = "2855", "2956", "1952"
MINSK, VILNIUS, BREST, BERLIN = "5426", "4724", "4335", "1133"
LUBLIN, WEST = "3939", f"{BREST} 4131"  # and Białystok
BUCHAREST, OIL = "5368", "5366"


def game(scenario: str, units: str = "") -> Table:
    """A game of a scenario at the start of its first turn."""
    first = real_game().box.scenarios[scenario].values["first_turn"]
    return Table(units, "soviet-movement", game=real_game(), scenario=scenario, turn=first)


def play(table: Table, **events: Any) -> str:
    """Goes through the turns of a scenario: what happens in which turn, and the outcome.

    `t17="2855 2956"` are sites that fall, `t18="romania"` or a number of objectives left.
    """
    g, values = table.g, table.g.world.scenario.values
    for turn in range(values["first_turn"], values["last_turn"] + 1):
        g.turn = turn
        for word in str(events.get(f"t{turn}", "")).split():
            if word == "romania":
                g.romania = WITH_SOVIETS
            elif len(word) == 1:
                g.objectives = int(word)
            else:
                site = g.site(table.cell(word.strip("-")))
                g.held[site] = int(word.startswith("-"))  # a minus: the Axis take it back
        victory.check(g)
        if g.over:
            break
    g.over = g.over or "last-turn"
    found = victory.outcome(g)
    assert found.rule == "scenario/list"
    assert sum(found.scores.values()) == 4
    value = found.scores["soviet"]
    assert found.winners == ((), ("soviet",), ("axis",))[(value > 2) - (value < 2)]
    return found.message.removeprefix("outcome.")


@rule("scenario/list")
def test_there_are_four_scenarios() -> None:
    assert [*SCENARIOS] == ["budapest-wien", "bessarabia", "bagration", "campaign"]


@rule("scenario/start-turn-1")
def test_bagration_and_the_campaign_begin_on_turn_1() -> None:
    first = {name: real_game().box.scenarios[name].values["first_turn"] for name in SCENARIOS}
    assert first == {"budapest-wien": 16, "bessarabia": 6, "bagration": 1, "campaign": 1}


@rule("scenario/list")
@pytest.mark.parametrize(
    ("events", "level"),
    [
        ({"t18": f"{BUDA} {PEST}", "t21": VIENNA}, "soviet-decisive"),
        ({"t18": f"{BUDA} {PEST}", "t22": VIENNA}, "soviet-marginal"),
        ({"t18": f"{BUDA} {PEST}"}, "draw"),
        ({"t20": f"{BUDA} {PEST}", "t21": VIENNA}, "draw"),
        ({"t18": f"{BUDA} {PEST}", "t19": f"-{PEST}", "t20": PEST, "t22": VIENNA}, "soviet-marginal"),
        ({"t17": f"{BUDA} {PEST}", "t18": f"-{PEST}", "t20": f"{PEST} {VIENNA}"}, "draw"),
        ({"t21": f"{BUDA} {PEST}"}, "german"),
        ({"t22": BUDA}, "german"),
    ],
)
def test_budapest_wien(events: dict[str, str], level: str) -> None:
    assert play(game("budapest-wien", "su-rc-66 2052"), **events) == level


def test_the_soviets_must_stand_beside_vienna() -> None:
    fallen = {"t18": f"{BUDA} {PEST}"}
    assert play(game("budapest-wien", "su-rc-66 2353"), **fallen) == "german"


@rule("scenario/list")
@pytest.mark.parametrize(
    ("events", "level"),
    [
        ({"t7": "romania", "t8": f"{BUCHAREST} {OIL}"}, "soviet-decisive"),
        ({"t7": "romania", "t9": OIL}, "soviet-marginal"),
        ({"t9": "romania"}, "draw"),
        ({"t9": f"{BUCHAREST} {OIL}"}, "german"),
    ],
)
def test_bessarabia(events: dict[str, str], level: str) -> None:
    assert play(game("bessarabia"), **events) == level


@rule("scenario/list", "notes/bagration-goal")
@pytest.mark.parametrize(
    ("units", "events", "level"),
    [
        ("su-rc-1 3537", {"t2": MINSK, "t3": VILNIUS, "t5": LUBLIN}, "soviet-decisive"),
        ("su-rc-1 3537 cut", {"t2": MINSK, "t3": VILNIUS, "t5": f"{LUBLIN} {WEST}"}, "soviet-marginal"),
        ("su-rc-1 4336", {"t3": MINSK, "t5": VILNIUS, "t6": f"{LUBLIN} {WEST}"}, "soviet-marginal"),
        ("su-rc-1 4336", {"t2": MINSK, "t4": VILNIUS, "t6": f"{LUBLIN} {BREST}"}, "draw"),
        ("su-rc-1 4336", {"t3": MINSK, "t5": VILNIUS, "t7": BREST}, "draw"),
        ("su-rc-1 3537", {"t4": MINSK, "t5": VILNIUS, "t7": BREST}, "german"),
        ("su-rc-1 3537", {"t3": MINSK, "t5": VILNIUS}, "german"),
    ],
)
def test_bagration(units: str, events: dict[str, str], level: str) -> None:
    assert play(game("bagration", units), **events) == level


@rule("scenario/list", "notes/asymmetry-end")
@pytest.mark.parametrize(
    ("events", "level"),
    [
        ({"t23": "0"}, "soviet-decisive"),
        ({"t23": f"2 {BERLIN}"}, "soviet-marginal"),
        ({"t20": "1", "t23": BERLIN}, "soviet-marginal"),
        ({"t23": f"3 {BERLIN}"}, "draw"),
        ({"t20": "1", "t24": BERLIN}, "draw"),
        ({"t20": "1"}, "german-marginal"),
        ({"t20": "3"}, "german-marginal"),
        ({"t20": "4"}, "german-decisive"),
    ],
)
def test_campaign(events: dict[str, str], level: str) -> None:
    assert play(game("campaign"), **events) == level


@rule("scenario/list")
@pytest.mark.parametrize(
    ("events", "worth"),
    [({"t21": "0"}, 4), ({"t22": f"1 {BERLIN}"}, 3), ({"t24": f"0 {BERLIN}"}, 2), ({"t20": "2"}, 1), ({}, 0)],
)
def test_what_each_level_is_worth(events: dict[str, str], worth: int) -> None:
    table = game("campaign")
    play(table, **events)
    assert victory.outcome(table.g).scores == {"soviet": worth, "axis": 4 - worth}


@rule("notes/asymmetry-end")
def test_the_campaign_ends_at_once_when_nothing_can_change_it() -> None:
    table = game("campaign")
    assert play(table, t19="0") == "soviet-decisive"
    assert (table.g.turn, table.g.over) == (19, "decided")
    late = game("campaign")
    assert play(late, t22=f"1 {BERLIN}") == "soviet-marginal"
    assert late.g.turn == 23  # until then the last objective could fall, or Berlin be retaken


def test_what_is_met_missed_and_open() -> None:
    table = game("bagration", "su-rc-1 3537")
    g = table.g
    g.held[g.site(table.cell(MINSK))] = 0
    g.turn = 2
    victory.check(g)
    g.turn = 3
    found = {level: [state for _, state in conditions] for level, conditions in victory.standing(g)}
    assert found["soviet-decisive"] == [True, None, None, None]
    assert found["german"] == []


@rule("scenario/list")
def test_a_game_ends_with_its_last_turn() -> None:
    table = Table("de-hq-9 lifted", "axis-arrivals", game=real_game(), turn=24)
    table.do("arrive de-hq-9", f"deploy {BERLIN}")
    table.won("axis", rule="scenario/list", scores={"soviet": 0, "axis": 4})
