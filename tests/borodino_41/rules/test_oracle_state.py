"""Command, zones, recovery, aircraft, works, fire and victory against another reading of the rulebook."""

from dataclasses import replace
from random import Random

import pytest

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import (
    AM,
    ELIMINATED,
    INITIAL,
    LIMITED,
    LOST,
    NIGHT_SECTION,
    OFF_MAP,
    Position,
)
from grognard.games.borodino_41.rules import air, observation, recovery, replacements, victory, works
from grognard.games.borodino_41.rules.combat.firepower import CLOSING, DEFENSIVE
from grognard.games.borodino_41.rules.combat.shots import shots_at
from grognard.games.borodino_41.rules.combat.volley import Volley
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.initiative import fresh_formations
from grognard.games.borodino_41.rules.zoc import is_in_enemy_zoc
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from tests.borodino_41.rules import oracle_state as oracle
from tests.borodino_41.rules.movement.test_movement_oracle import crowd
from tests.rules import rule

SEEDS = range(8)


def stirred(rng: Random) -> Position:
    """A crowd of which some have fired, were watched, stand outside of their work or ride."""
    g: Position = crowd(rng)
    g.section = rng.choice((AM, AM, NIGHT_SECTION))
    g.weather = rng.choice(("clear", "low-visibility"))
    for unit in g.in_place(0):
        g.fired[unit] = rng.choice((0, 0, 0, 1, 4, 16, 32, 64))
        g.watched[unit] = rng.random() < 0.5
        g.inside[unit] = rng.choice((0, 0, 1, 2))
        if g.printed[unit].is_halftrack:
            g.afoot[unit] = rng.choice((0, 2))
    for number in range(len(g.fought)):
        g.fought[number] = rng.random() < 0.5
    g.memo = {}
    return g


def placed(g: Position) -> list[int]:
    return list(g.in_place(0))


@rule("7/move/halved", "7/move/suppressed", "17/command/range", "17/hq/recon-always", "18/cavalry/bonus")
@pytest.mark.parametrize("seed", SEEDS)
def test_command_and_points(seed: int) -> None:
    g = crowd(Random(seed))
    for camp, kind in ((GERMAN, INITIAL), (SOVIET, LIMITED), (GERMAN, LIMITED), (SOVIET, INITIAL)):
        begin(g, camp, kind)
        for unit in g.units_of(camp):
            assert g.points[unit] / 4 == oracle.points(g, unit, kind), g.printed[unit].id
        for unit in placed(g):
            assert bool(g.uncommanded[unit]) != oracle.is_commanded(g, unit), g.printed[unit].id


@rule("10/zoc/definition", "10/zoc/exceptions", "9/fort/zoc", "12/state/recovery")
@pytest.mark.parametrize("seed", SEEDS)
def test_zones_and_recovery(seed: int) -> None:
    g = stirred(Random(seed))
    for unit in placed(g):
        assert is_in_enemy_zoc(g, unit) == oracle.is_in_zone(g, unit), g.printed[unit].id
    expected = {unit: oracle.state_after_recovery(g, unit) for unit in placed(g)}
    recovery.recover(g)
    assert {unit: g.state[unit] for unit in expected} == expected


@rule("11/camouflage/adjacent", "14/proc/cover", "14/proc/column", "14/aa/duel", "14/aa/range")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_aircraft_find_and_who_fires_at_them(seed: int) -> None:
    g = stirred(Random(seed))
    for unit in placed(g):
        assert observation.is_observed(g, unit) == oracle.is_seen(g, unit), g.printed[unit].id
        assert observation.is_open_to_strikes(g, unit) == oracle.is_open_to_aircraft(g, unit)
    for camp in (GERMAN, SOVIET):
        for cell in range(0, len(g.geo.board), 7):
            assert set(air.able_flak(g, camp, cell)) == oracle.guns_against(g, camp, cell)


@rule("15/works/who", "16/repl/eligible", "6/initiative/fresh-formations")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_digs_and_who_takes_replacements(seed: int) -> None:
    g = stirred(Random(seed))
    for unit in placed(g):
        assert (works.bar_to_dig(g, unit, g.cell[unit]) is None) == oracle.may_dig(g, unit)
        assert (replacements.bar_to_replace(g, unit) is None) == oracle.takes_tanks(g, unit)
    for camp in (GERMAN, SOVIET):
        assert fresh_formations(g, camp) == oracle.fresh(g, camp)


@rule("12/morale/by-1", "12/morale/by-2", "12/morale/by-5", "12/morale/second-suppression", "17/hq/morale")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_fire_does_to_its_target(seed: int) -> None:
    """One fire after the other, each on a copy: the dice are the position's own."""
    rng = Random(seed)
    g, done = stirred(rng), 0
    for target in rng.sample(placed(g), 60):
        near = [
            unit
            for unit in placed(g)
            if g.camp[unit] != g.camp[target] and g.geo.board.distance(g.cell[unit], g.cell[target]) == 1
        ]
        if not near or g.printed[target].is_hq:
            continue  # under a staff that dies others are shaken too
        kind = AT if g.is_armoured(target) else REGULAR
        g.assault[target] = 1
        fire = Volley(
            *(1 - g.camp[target], kind, g.cell[target], tuple(near[:2]), (target,)),
            rng.choice((DEFENSIVE, CLOSING)),
        )
        for _ in range(6):
            one = g.clone()
            one.inside[target] = 2  # it has said where it is
            found = shots_at(one, fire, target)
            one.stack = [replace(fire)]
            one.events.clear()
            flow.run(one)
            results = [event.args for event in one.events if event.message == "fire.result"]
            if len(found) != 1 or len(results) != 1:
                continue
            told, rockets = results[0], found[0].rockets
            result = "-" if told["result"] == "none" else told["result"]
            strength, state, marker = oracle.after_fire(g, target, result, told["dice"][1], rockets)
            assert one.strength[target] == strength
            assert (one.state[target], bool(one.assault[target])) == (state, marker)
            assert (one.place[target] == ELIMINATED) == (not strength)
            done += 1
    assert done > 40


@rule("19/intro/total", "19/intro/armour-loss", "19/battle/losses", "19/battle/goal")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_won(seed: int) -> None:
    rng = Random(seed)
    g = crowd(rng)
    for _ in range(40):
        for cell in g.geo.holders:
            g.mark(g.holder, cell, rng.choice((0, 1, 1, 2)))
        for unit in rng.sample(range(len(g.printed)), 5):
            if not g.is_dummy(unit) and g.cell[unit] < 0:
                g.remove(unit, rng.choice((ELIMINATED, LOST, OFF_MAP)))
        g.memo = {}
        assert victory.introduction(g)[1] == oracle.introduction(g)
        assert victory.losses(g, GERMAN) == int(100 * oracle.lost_share(g))


@rule("19/battle/goal", "10/zoc/exceptions")
@pytest.mark.parametrize("seed", range(30))
def test_whether_the_highway_is_free(seed: int) -> None:
    """Few Soviets, close to the highway, with Germans in works on it."""
    rng = Random(seed)
    g = crowd(rng)
    highway = g.geo.highway
    for unit in placed(g):
        g.remove(unit, LOST)
    around = sorted({near for cell in highway for near in g.geo.board.neighbours[cell]} | {*highway})
    for unit in rng.sample([u for u in range(len(g.printed)) if not g.is_dummy(u)], 6):
        cell = rng.choice(highway if g.camp[unit] == GERMAN else around)
        if any(g.camp[other] != g.camp[unit] for other in g.units_at(cell)):
            continue
        g.put(unit, cell)
        g.change(unit, state=rng.choice((0, 2)))
        if g.camp[unit] == GERMAN:
            g.mark(g.works, cell, 4)
    g.memo = {}
    assert victory.is_highway_clear(g) == oracle.is_highway_free(g)
