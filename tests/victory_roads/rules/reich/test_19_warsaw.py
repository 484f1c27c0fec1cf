"""19 The rising of Warsaw."""

from typing import Any

import pytest

from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.reich import warsaw
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

WARSAW, NEAR, FAR = "3535", "3735", "3835"
GARRISON = f"de-id-14 {WARSAW}"


def table(units: str, at: str = "soviet-movement", **facts: Any) -> Table:
    """Around Warsaw in turn 5 of the campaign."""
    return Table(units, at, game=real_game(), **{"turn": 5, **facts})


def distance(label: str) -> int:
    g = table(GARRISON).g
    return g.geo.board.distance(g.world.warsaw, g.geo.board.cell(label))


# ---- 19.1.1 How it begins


@rule("19.1.1")
def test_warsaw_rises_when_soviets_come_near_in_their_movement_phase() -> None:
    assert (distance(NEAR), distance(FAR)) == (2, 3)
    found = table(f"{GARRISON}, su-tc-20 {FAR}").has(rising=0)
    found.do("move su-tc-20", f"go {NEAR}").has(rising=5).logs("warsaw.rises", "19.1.1")


@rule("19.1.1")
def test_it_rises_too_where_nothing_is_left_to_capture_on_the_way() -> None:
    g = table(GARRISON).g
    board = g.geo.board
    won = ", ".join(f"{board.labels[cell]} soviet" for cell in g.geo.sites if cell != g.world.warsaw)
    found = table(f"{GARRISON}, su-tc-20 {FAR}", holders=won).has(rising=0)
    found.do("move su-tc-20", f"go {NEAR}").has(rising=5)


@rule("19.1.1")
def test_also_by_a_unit_that_stands_there_as_the_phase_begins_or_only_passes() -> None:
    table(f"{GARRISON}, su-tc-20 {NEAR}").has(rising=5)
    passing = table(f"{GARRISON}, su-tc-20 {FAR}").do("move su-tc-20", f"step {NEAR}").has(rising=5)
    assert passing.g.rising == 5


@rule("19.1.1")
@pytest.mark.parametrize("units", [f"su-tc-20 {NEAR}", f"hu-id-7 {WARSAW}, su-tc-20 {NEAR}"])
def test_it_waits_for_a_german_in_the_city(units: str) -> None:
    table(units).has(rising=0)


@rule("19.1.1")
def test_not_in_exploitation_nor_twice() -> None:
    late = table(f"{GARRISON}, su-tc-20 {FAR} exploits", "soviet-exploitation")
    late.do("move su-tc-20", f"go {NEAR}").has(rising=0)
    table(f"{GARRISON}, su-tc-20 {NEAR}", rising=-1).has(rising=-1)


@rule("19.1.1", "scenario/bagration/gate", "scenario/campaign/gate")
def test_it_is_a_rule_of_the_campaign_alone() -> None:
    table(f"{GARRISON}, su-tc-20 {NEAR}", scenario="bagration").has(rising=0)


# ---- 19.1.2 While it lasts


def assault(units: str, dice: tuple[int, ...], **facts: Any) -> Table:
    """The Soviets attack Warsaw with all they have, and roll."""
    found = table(units, "soviet-combat", rising=5, weather="fair", **facts)
    found.do(f"attack {WARSAW}")
    while found.options("join"):
        found.do(f"join {found.options('join')[0]}")
    return found.do("fight").dice(*dice)


@rule("19.1.2a")
def test_two_columns_in_favour_of_the_soviets() -> None:
    stacks = f"de-id-14 {WARSAW}, su-gtc-1 su-gtc-2 su-gtc-3 3635"
    plain = table(stacks, "soviet-combat", rising=-1).do(f"attack {WARSAW}")
    rising = table(stacks, "soviet-combat", rising=5).do(f"attack {WARSAW}")
    columns = []
    for found in (plain, rising):
        for name in ("su-gtc-1", "su-gtc-2", "su-gtc-3"):
            found.do(f"join {name}")
        found.do("fight")
        top = found.g.stack[-1]
        assert isinstance(top, Battle)
        columns.append(COLUMNS.index(top.column))
    assert columns[1] == min(columns[0] + 2, 6)


@rule("19.1.2b", "19.1.2c")
def test_a_city_that_is_cleared_must_be_entered_and_the_germans_get_stalin() -> None:
    found = assault(f"de-vs-1 {WARSAW} reduced, su-gtc-1 su-gtc-2 su-gtc-3 3635", (6, 1))
    found.do("roll")
    while found.g.pending and not found.options("advance"):
        found.idle()
    assert "decline" not in found.options()
    found.do(f"advance su-gtc-1 {WARSAW}")
    assert "decline" in found.options() or not found.options("advance")
    while found.g.rising > 0:
        found.idle()
    found.has(rising=-1, staline=True)


@rule("19.1.2b")
def test_without_a_rising_nobody_must_enter() -> None:
    found = assault(f"de-vs-1 {WARSAW} reduced, su-gtc-1 su-gtc-2 su-gtc-3 3635", (6, 1))
    found.g.rising = -1
    found.do("roll")
    while found.g.pending and not found.options("advance"):
        found.idle()
    assert "decline" in found.options()
    found.has(staline=False)


@rule("19.1.2b", "19.1.2c")
def test_a_city_that_holds_out_or_does_not_rise_gives_the_germans_nothing() -> None:
    for units, rising in ((GARRISON, 5), ("de-id-14 1430", -1), ("de-id-14 1430", 0)):
        found = table(f"{units}, de-hq-9 lifted", "axis-arrivals", rising=rising)
        found.g.player = 0
        warsaw.freed(found.g)
        found.has(rising=rising, staline=False)


@rule("19.1.2b")
def test_other_hexes_need_not_be_entered() -> None:
    found = table(GARRISON, rising=5)
    cells = [found.cell(label) for label in (WARSAW, NEAR)]
    assert [warsaw.is_rising(found.g, cell) for cell in cells] == [True, False]


@rule("19.1.2b", "19.1.2c")
def test_germans_who_leave_the_city_by_their_own_attack_do_not_get_stalin() -> None:
    found = table(f"{GARRISON}, de-hq-9 lifted", "axis-arrivals", rising=5)
    found.g.remove(found.unit("de-id-14"), 2)
    warsaw.freed(found.g)
    found.has(rising=5, staline=False)


# ---- 19.1.2d The die


@rule("19.1.2d", "sheet/german-exploitation")
@pytest.mark.parametrize(
    ("die", "began", "loss", "over"),
    [
        (4, 5, False, False),
        (5, 5, True, False),
        (6, 5, False, True),
        (5, 4, False, True),
        (4, 4, True, False),
    ],
)
def test_the_die_and_the_turns_since_it_began(die: int, began: int, loss: bool, over: bool) -> None:
    found = table(f"{GARRISON}, de-hq-9 lifted", "axis-warsaw", rising=began, dice=(die,))
    if loss:
        found.asks("ask.rising-loss", "axis").do("lose de-id-14").marked("de-id-14 reduced")
    else:
        found.asks("ask.arrive").marked("de-id-14 full")
    assert (found.g.rising < 0) is over


@rule("19.1.2d")
def test_a_hungarian_there_takes_no_loss() -> None:
    found = table(f"{GARRISON}, hu-id-7 {WARSAW}", "axis-warsaw", rising=5, dice=(5,))
    found.offers("lose", "de-id-14").refused("lose hu-id-7", "19.1.2d")


@rule("19.1.2e")
def test_it_ends_with_the_last_german_in_the_city() -> None:
    found = table(f"de-id-14 {WARSAW} reduced, de-hq-9 lifted", "axis-warsaw", rising=5, dice=(5,))
    found.do("lose de-id-14").finds("de-id-14 eliminated").has(rising=-1, staline=False)
    left = table("de-hq-9 lifted", "axis-warsaw", rising=5, dice=(1,))
    left.has(rising=-1, staline=False)


@rule("19.1.2c")
def test_stalin_is_taken_wherever_he_is() -> None:
    found = table(f"{GARRISON}, de-hq-9 lifted", "axis-arrivals", rising=5, supports="su-stalin-1 box-n")
    found.g.remove(found.unit("de-id-14"), 2)
    found.g.player = 0
    warsaw.freed(found.g)
    found.finds("su-stalin-1 out").has(staline=True, rising=-1)
