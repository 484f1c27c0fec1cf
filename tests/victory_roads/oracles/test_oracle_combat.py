"""Odds and results of the rules against a second reading, in battles of random play and variations."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard.games.victory_roads.charts import ATTACKER, DEFENDER
from grognard.games.victory_roads.position import REMOVED, Position
from grognard.games.victory_roads.rules.combat.charts import attacker_result, defender_result
from grognard.games.victory_roads.rules.combat.fight import Fight, fight_of
from grognard.games.victory_roads.rules.combat.odds import odds_of
from grognard.games.victory_roads.rules.supply import check_defenders
from grognard.games.victory_roads.rules.supports import effects, pools
from grognard.games.victory_roads.units import AXIS, SOVIET, Unit
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from tests.victory_roads.oracles.oracle_combat import Attack, Reading
from tests.victory_roads.table import real_game

BATTLES = 60


def battles(scenario: str, seed: int, most: int) -> list[tuple[Position, Fight]]:
    """Positions of random play in which attackers have been designated."""
    game, rng, found = real_game(), Random(seed), list[tuple[Position, Fight]]()
    g = game.new(scenario, {}, key_from_seed(seed))
    while g.pending and len(found) < most:
        ((side, decision),) = g.pending.items()
        action = rng.choice(decision.options)
        if action == ("fight",):
            found.append((g.clone(), fight_of(g).clone()))
        game.act(g, side, action)
    return found


def varied(g: Position, fight: Fight, rng: Random) -> tuple[Position, Fight]:
    """The same battle in other weather, with other markers, supports and declarations."""
    g = g.clone()
    g.weather = rng.choice(("fair", "snow", "mud"))
    for unit in (*fight.units, *g.units_at(fight.target)):
        if rng.random() < 0.3 and not g.unit(unit).is_hq:
            g.mark(g.cut, unit, 1)
        if rng.random() < 0.1:
            g.late[unit] = 1
    site = g.geo.site[fight.target]
    if site >= 0:
        g.mark(g.ordered, site, g.player == SOVIET and rng.random() < 0.5)
        g.mark(g.fallen, site, rng.random() < 0.3)
        if g.ordered[site]:  # 7.4: in a siege nobody is without both marker and supply
            check_defenders(g, g.units_at(fight.target))
    first = len(g.world.units)
    for _ in range(rng.randrange(4)):
        chit = first + rng.randrange(len(g.world.chits))
        kind = g.support(chit)
        ours = (kind.side == "german") == (g.player == AXIS)
        if (kind.effect == "columns" and ours) or (kind.effect == "fort" and not ours):
            pools.play(g, chit, fight.target)
        elif kind.effect in ("leader", "strength", "defence"):
            pools.play(g, chit, rng.choice(fight.units if ours else g.units_at(fight.target)))
    fight.origins = tuple({g.cell[unit] for unit in fight.units})
    fight.exploiting, fight.hourra = rng.random() < 0.1, rng.random() < 0.3
    for chit in effects.usable(g, fight):
        if effects.bar_to_use(g, fight, chit) is None and rng.random() < 0.7:
            fight.supports = (*fight.supports, chit)
    return g, fight


def differences(g: Position, fight: Fight) -> list[str]:
    """Where the rules and the second reading disagree."""
    attack = Attack(fight.target, fight.units, fight.supports, fight.exploiting, fight.hourra)
    reading, ours = Reading(g, attack), odds_of(g, fight)
    pairs: list[tuple[str, Any, Any]] = [
        ("odds", (ours.attack, ours.defence, ours.column), tuple(reading.odds()))
    ]
    pairs += [(a, attacker_result(g, fight, a), reading.attacker(a)) for a in ("", *ATTACKER)]
    pairs += [(d, defender_result(g, fight, d), reading.defender(d)) for d in ("", *DEFENDER)]
    return [f"{what}: {mine} is not {theirs}" for what, mine, theirs in pairs if mine != theirs]


@pytest.mark.parametrize(
    ("scenario", "seed"), [("budapest-wien", 1), ("bessarabia", 2), ("bagration", 3), ("campaign", 4)]
)
def test_odds_and_results_are_those_of_a_second_reading(scenario: str, seed: int) -> None:
    rng, seen = Random(seed), Counter[str]()
    for g, fight in battles(scenario, seed, BATTLES):
        for _ in range(10):
            now, then = varied(g, fight.clone(), rng)
            assert differences(now, then) == [], (now.geo.board.labels[then.target], now.weather)
            seen[now.weather] += 1
    assert len(seen) == 3


def test_so_they_are_in_forts_and_cities_and_behind_rivers_all_over_the_map() -> None:
    rng, game = Random(5), real_game()
    start = game.new("campaign", {}, key_from_seed(5))
    for unit in start.in_place(ON_BOARD):
        start.remove(unit, REMOVED)
    geo = start.geo
    hexes = [*geo.sites, *geo.banks]
    sides = [[n for n, unit in enumerate(start.world.units) if fits(unit, camp)] for camp in (SOVIET, AXIS)]
    for _ in range(600):
        g = start.clone()
        g.player = rng.choice((SOVIET, AXIS, SOVIET))
        target = rng.choice(hexes)
        near = [cell for cell in geo.board.neighbours[target] if not geo.closed[cell]]
        if geo.closed[target] or not near:
            continue
        attackers = rng.sample(sides[g.player], rng.randrange(1, 7))
        for unit in rng.sample(sides[1 - g.player], rng.randrange(1, 4)):
            stand(g, unit, target, rng)
        for unit in attackers:
            stand(g, unit, rng.choice(near), rng)
        now, then = varied(g, Fight(target, tuple(attackers)), rng)
        assert differences(now, then) == [], (geo.board.labels[target], now.weather)


def fits(unit: Unit, camp: int) -> bool:
    """Whether a counter can fight for a side."""
    return unit.kind not in ("hq", "hiwis") and (unit.nation == "soviet") == (camp == SOVIET)


def stand(g: Position, unit: int, cell: int, rng: Random) -> None:
    """A unit in a hex, whole or reduced."""
    g.put(unit, cell)
    g.steps[unit] = rng.randint(1, g.unit(unit).steps)
