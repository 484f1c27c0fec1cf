"""3.6 Movement in the fog: what nobody sees bars nothing beforehand, stops a march, and stays secret."""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import ELIMINATED, GOOD
from grognard.games.fortress_berlin.rules import stacking
from grognard.games.fortress_berlin.rules.movement.phase import MovementPhase
from grognard.kernel import flow
from tests.contract import RandomGame, is_rule_of
from tests.fortress_berlin.rules.movement.marching import Table
from tests.fortress_berlin.rules.movement.test_movement_oracle import crowd
from tests.fortress_berlin.table import real_game
from tests.random_play import random_choice
from tests.rules import rule

AMBUSH = "ge-1 2525, ge-vs 2525 s"
"""The Volkssturm on top looks south; under it infantry in combat mode controls all around."""


@rule("3.2.4a", "3.6a")
def test_a_zone_that_nobody_saw_stops_a_march() -> None:
    river = "2524 2424 river, 2425 2424 river, 2425 2325 river, 2425 2426 river"
    table = Table(f"{AMBUSH}, su-1 2523 n", "soviet-movement", sides=river).covers_up()
    table.do("pick su-1").can("go 2425").do("go 2425").finds("su-1 2524")
    table.logs("march.stopped", cell=table.cell("2524")).has_left("su-1", 5).refused("go 2523", "3.2.4a")
    assert not table.sees("soviet", "ge-1")


@rule("3.2.4b", "3.6a")
def test_who_stands_unawares_in_a_zone_does_not_step_into_the_next() -> None:
    river = ", ".join(f"2524 {near} river" for near in ("2523", "2424", "2624"))
    table = Table(f"{AMBUSH}, su-1 2524 n", "soviet-movement", sides=river).covers_up()
    table.do("pick su-1").can("go 2625").do("go 2625").finds("su-1 2524").logs("march.held")
    table.has_left("su-1", 6).do("go 2425").logs("march.held").offers_no("go")
    table.refused("go 2625", "3.2.4b").refused("go 2425", "3.2.4b").can("flip", "halt")


@rule("3.6a")
def test_an_open_zone_is_reckoned_with() -> None:
    table = Table("ge-vs 2525 s, ge-1 2525, su-1 2523 n", "soviet-movement").covers_up()
    table.do("pick su-1", "go 2524").refused("go 2523", "3.2.4a").logs_no("march.stopped")


@rule("3.1.5", "3.6a")
@pytest.mark.parametrize("seed", range(3))
def test_movement_tells_nobody_what_lies_under_stacks(seed: int) -> None:
    rng, game = Random(seed), real_game()
    start = covered(rng)
    for camp in (0, 1):
        g = start.clone()
        g.stack, g.player, g.turn = [MovementPhase(camp)], camp, 9
        flow.run(g)
        check = RandomGame(game, "campaign", {}, seed)
        check.rng, check.is_rule, check.state = rng, is_rule_of(game), g
        for _ in range(12):
            check.check_secrets()
            check.check_revealed()
            side, action = random_choice(g, rng)
            if action != ("done",):
                game.act(g, side, action)


def covered(rng: Random) -> Any:
    """A crowd in legal stacks, whose covered counters nobody has seen."""
    g = crowd(rng)
    for camp in (0, 1):
        for cell in stacking.crowded(g, camp):
            while stacking.excess(g, camp, cell):
                unit = g.units_at(cell)[0]
                g.change(unit, disrupted=GOOD)
                g.remove(unit, ELIMINATED)
    under = [unit for unit in g.in_place(0) if g.top[g.cell[unit]] != unit]
    g.hide(under)
    g.mix(under)
    return g
