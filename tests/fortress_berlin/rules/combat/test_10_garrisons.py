"""10.1 Forts under fire: garrisons alone, and units that may ignore a retreat."""

import pytest

from grognard.games.fortress_berlin.position import BOMBARDMENT, EMPTY, HELD
from grognard.games.fortress_berlin.rules.combat.results import Aftermath
from tests.fortress_berlin.fires import bombard, gather, german, shoot, soviet, told
from tests.rules import rule

RING = "su-1 2525, su-hq 2520"


@rule("10.1.3b", "10.1.3c", "10.1.4b", "8.2a")
@pytest.mark.parametrize(("works", "dice"), [("strongpoint", -3), ("flak-tower", -4)])
def test_a_garrison_alone_has_pf_3_and_the_dice_of_its_fort(works: str, dice: int) -> None:
    table = gather(soviet(RING, works=f"2526 {works}"), "2526", "su-hq").forecasts("fire", defence=3)
    table.do("fire")
    assert told(table, "defence", "differential", "pf", "factors") == (3, 15, 3, "none")
    assert told(table, "modifier") == (dice,)


@rule("10.1.3e", "10.1.4d", "10.1.3f")
@pytest.mark.parametrize("works", ["strongpoint", "flak-tower"])
@pytest.mark.parametrize(
    ("code", "dies"),
    [
        ("R", True),
        ("D", True),
        ("EX", True),
        ("1", True),
        ("2", True),
        ("E", True),
        ("R*", True),
        ("*", False),
        ("--", False),
    ],
)
def test_any_result_but_an_asterisk_kills_a_garrison_alone(works: str, code: str, dies: bool) -> None:
    table = soviet(RING, works=f"2526 {works}")
    there = table.cell("2526")
    table.play(Aftermath(BOMBARDMENT, there, (), code, ()))
    assert table.g.fort[there] == (EMPTY if dies else HELD)
    ruled = [event.rules for event in table.events("result.garrison")]
    assert ruled == ([("10.1.4d" if works == "flak-tower" else "10.1.3e",)] if dies else [])
    assert table.score == (0, 0)
    table.finds("su-1 2525")


@rule("10.1.3e", "8.2a")
def test_a_fort_without_its_garrison_is_no_target_but_serves_germans_who_come_back() -> None:
    soviet(RING + ", ge-1 2530", works="2526 strongpoint", empty="2526").refused("target 2526", "8.2a")
    table = bombard(soviet(RING + ", ge-1 2526", works="2526 strongpoint", empty="2526"), "2526", "su-hq")
    assert told(table, "defence", "pf", "modifier") == (5, 5, -3)


@rule("8.6/number-note", "10.1.3c")
def test_a_garrison_is_no_unit_of_the_total_and_no_loss() -> None:
    table = bombard(soviet(RING + ", ge-vs 2526", works="2526 strongpoint"), "2526", "su-hq")
    assert told(table, "defence", "pf", "factors") == (2 + 3, 2 + 3, "2")
    table = soviet(RING + ", ge-vs 2526", works="2526 strongpoint")
    table.play(Aftermath(BOMBARDMENT, table.cell("2526"), (table.unit("ge-vs"),), "1", ()))
    table.finds("ge-vs eliminated")
    assert table.g.has_garrison(table.cell("2526"))


@rule("8.6/R", "10.1.2c", "10.1.3d", "10.1.4c")
@pytest.mark.parametrize("works", ["bunker", "strongpoint", "flak-tower", ""])
def test_units_in_forts_may_ignore_a_retreat_by_fire(works: str) -> None:
    facts = {"works": f"2526 {works}"} if works else {}
    table = soviet(RING + ", ge-1 2526", **facts)
    table.play(Aftermath(BOMBARDMENT, table.cell("2526"), (table.unit("ge-1"),), "R", ())).decides("german")
    assert ("hold" in table.options()) == bool(works)


@rule("8.3b", "10.1.3f")
def test_a_garrison_alone_is_no_target_of_direct_fire() -> None:
    units = "su-tank 2525, su-hq 2520, ge-stug 2425"
    table = (
        soviet(units, works="2526 strongpoint").do("done").offers("aim", "2425").refused("aim 2526", "8.3b")
    )
    assert table.why("aim 2526") == ("8.3b", "why.fire-no-vehicle")
    assert table.why("aim 2625") == ("8.3b", "why.fire-empty")


@rule("10.1.3c", "8.3.6")
def test_a_fort_protects_the_target_of_a_direct_fire() -> None:
    units = "su-tank 2525, su-hq 2520, ge-stug 2526"
    table = shoot(soviet(units, works="2526 flak-tower"), "2526", "su-tank", dice=(6, 6))
    assert told(table, "defence", "pf") == (7, 7)
    german("ge-at 2525, berlin-hq 2520, su-tank 2526", works="2526 bunker").do("done").can("aim 2526")
