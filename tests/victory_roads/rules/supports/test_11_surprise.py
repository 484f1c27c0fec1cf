"""11.5.2 The surprise attack, with example 25."""

from typing import Any

from grognard.games.victory_roads.position import BOX_CN
from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.rules.sequence import SovietHalf, Turn
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.phase import SupportsPhase
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.supports import Table, soviet
from tests.victory_roads.table import real_game

HAND = (
    "su-lend-lease-1",
    "su-surprise-attack-1",
    *(f"su-artillery-2-{number}" for number in (1, 2, 3)),
    *(f"su-aviation-{number}" for number in (1, 2, 3)),
    "su-rybalko-1",
    "su-partisans-1",
)


def turn_1() -> Table:
    """Bagration on turn 1: the northern centre has launched a great offensive and holds ten supports."""
    table = Table.opened(real_game(), "bagration", {})
    g = table.g
    pools.give_back(g, pools.held_by(g, SOVIET))
    for name in HAND:
        g.remove(table.unit(name), BOX_CN)
        g.show((table.unit(name),), (SOVIET,))
    g.weather, g.overcast, g.priority, g.secondary, g.offensive = "fair", False, 1, 0, 1
    g.phase, g.player = "soviet-supports", SOVIET
    g.stack = [Turn(at="armistice"), SovietHalf(at="stavka"), EndOfPhase()]
    g.stack.append(SupportsPhase(SOVIET, at="place"))
    flow.run(g)
    return table


@rule("example/surprise-attack", "support/attaque-surprise", "11.5.2")
def test_example_25_the_breach_of_turn_1() -> None:
    table = turn_1().do("play su-lend-lease-1")
    assert table.radius_of("CN") == 4
    table.do("play su-surprise-attack-1", "lay 6221", "stay")
    table.forecasts("strike 6222", attack=16, defence=4, column="4/1")
    table.do("strike 6222").dice(3, 4)
    while table.prompt not in ("ask.supports", "ask.place"):
        options = table.options()
        quiet = [line for line in ("roll", "pass", "decline", "end", "done") if line in options]
        table.do(quiet[0] if quiet else options[0])
    assert not table.g.count[1][table.cell("6222")]
    for name in HAND[2:]:
        table.do(f"play {name}")
        if table.prompt == "ask.place":
            table.do(table.options()[0])
    assert sorted(table.box("on-map")) == sorted({*HAND} - {"su-surprise-attack-1"})
    table.finds("su-surprise-attack-1 played")


@rule("example/surprise-attack/no-artillery")
def test_nothing_that_is_placed_later_helps_it() -> None:
    table = turn_1().do("play su-surprise-attack-1", "lay 6221", "stay", "strike 6222")
    assert table.prompt != "ask.join"
    table.refused("use su-artillery-2-1").refused("play su-artillery-2-1")
    after = turn_1().do("play su-artillery-2-1", "lay 6222")
    after.refused("play su-surprise-attack-1", "11.5.2")


def surprise(units: str, **facts: Any) -> Table:
    """A surprise attack of the first stack that is named."""
    chits = "su-surprise-attack-1 su-aviation-1 box-cn"
    table = soviet(units, chits, flown="1208", **facts).do("play su-surprise-attack-1")
    return table.do("lay 1308") if table.prompt == "ask.place" else table


@rule("support/attaque-surprise")
def test_the_stack_may_move_first_and_acts_again_later_in_the_turn() -> None:
    table = surprise("su-1 su-2 1408, ge-1 1208").asks("ask.surprise-move", "soviet")
    table.do("set-out", "go 1308").asks("ask.strike").offers("strike", "1208").do("strike 1208")
    while table.prompt != "ask.supports":
        options = table.options()
        quiet = [line for line in ("roll", "pass", "decline", "end", "done") if line in options]
        table.do(quiet[0] if quiet else options[0])
    table.unmarked("su-1 moved fought, su-2 moved fought").has(struck=())


@rule("support/attaque-surprise")
def test_the_whole_stack_attacks_alone() -> None:
    table = surprise("su-1 su-2 su-hq1 1308, su-3 1309, ge-1 1208").do("stay")
    table.forecasts("strike 1208", attack=16, defence=4)


@rule("support/attaque-surprise", "1.7.3")
def test_divisions_without_attack_factors_stay_behind() -> None:
    """A reserve division of Hungary on its back, on the Soviet side."""
    units = "su-1 1308, hu-reserve 1308 reduced, ge-1 1208"
    table = surprise(units, changed="hu-reserve").do("set-out", "go 1307").finds("su-1 1307, hu-reserve 1308")
    table = soviet("hu-reserve 1308 reduced, ge-1 1208", "su-surprise-attack-1 box-cn", changed="hu-reserve")
    table.offers_no("play")


@rule("support/attaque-surprise")
def test_it_may_give_up_the_attack() -> None:
    table = surprise("su-1 1308, ge-1 1208").do("stay").refused("strike 1307", "7.1.1").do("decline")
    table.asks("ask.supports").finds("su-surprise-attack-1 played")


@rule("7.6.4a", "support/attaque-surprise")
def test_no_hourra_in_a_surprise_attack() -> None:
    table = surprise("su-1 su-2 su-3 1308, ge-1 ge-2 1208").do("stay", "strike 1208")
    table.offers_no("hourra")


@rule("7.10.12", "support/attaque-surprise")
def test_who_is_driven_back_by_a_surprise_attack_defends_with_all_its_strength_against_the_next() -> None:
    """7.10.12 speaks of one combat phase, and this is none."""
    units = "su-t1 su-t2 su-t3 1308, ge-1 1208, ge-2 1109"
    table = soviet(units, "su-surprise-attack-1 su-katyusha-1 box-cn").do("play su-surprise-attack-1", "stay")
    table.do("strike 1208").dice(1, 1).do("roll").do("lose su-t1").do("retreat ge-1 1109")
    table.finds("ge-1 1109 reduced").unmarked("ge-1 late")
