"""5.1.4 Hidden supports stay hidden in views, prompts, options and the log, over random positions."""

import json
from random import Random

import pytest

from grognard.games.victory_roads.position import GERMAN_POOL, PLAYED, REICH_RESERVE, SOVIET_POOL, Position
from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.rules.sequence import AxisHalf, SovietHalf, Turn
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.phase import SupportsPhase
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.levels import IDENTITY
from tests.contract import RandomGame, is_rule_of
from tests.random_play import random_choice
from tests.rules import rule
from tests.victory_roads.table import real_game

GAME = real_game()
DEARLY = 0.4
"""How often imagined states are looked at: each takes a while."""
SCENARIOS = ("budapest-wien", "bagration", "campaign")


def position(scenario: str, camp: int, seed: int) -> Position:
    """A supports phase as it begins: chits in all boxes, some spent, and some of the Reich in the pool."""
    rng, g = Random(seed), GAME.new(scenario, {}, key_from_seed(seed))
    g.turn = rng.choice(GAME.box.scenarios[scenario].turns)
    g.weather, g.overcast = rng.choice(("fair", "mud", "snow")), rng.random() < 0.3
    boxes = pools.boxes_of(SOVIET) if g.is_advanced else (pools.BASIC_BOX,)
    for box in (*boxes, *pools.boxes_of(1)):
        pools.draw(g, box, rng.randrange(8))
    for chit in pools.held_by(g, SOVIET) + pools.held_by(g, 1):
        if rng.random() < 0.2 and not g.support(chit).mandatory:
            pools.spend(g, chit)
    if g.is_advanced:
        for _ in range(rng.randrange(5)):
            reserve = g.in_place(REICH_RESERVE)
            if reserve:
                g.give_back((rng.choice(reserve),), GERMAN_POOL)
        g.reich_supports, g.staline = rng.random() < 0.3, False
    half = SovietHalf(at="stavka") if camp == SOVIET else AxisHalf(at="movement")
    g.stack = [Turn(at="armistice" if camp == SOVIET else "end_of_turn"), half, EndOfPhase()]
    g.stack.append(SupportsPhase(camp))
    g.phase, g.player = f"{SIDES[camp]}-supports", camp
    g.events, g.learnt = [], ()
    flow.run(g)
    return g


def hidden_from(g: Position, viewer: int) -> list[str]:
    """The names of chits that a side must not know of."""
    names = GAME.box.piece_names
    return [names[chit] for chit in range(len(g.world.units), len(g.cell)) if not g.can_name((viewer,), chit)]


def check(g: Position, turned: set[int]) -> None:
    """No seat reads a name that is hidden from it; who holds a chit in a box knows it, and no one else."""
    for viewer, seat in enumerate(SIDES):
        told = json.dumps(GAME.view(g, seat))
        told += json.dumps([[event.message, repr(event.args)] for event in GAME.readable_events(g, seat)])
        decision = g.pending.get(seat)
        if decision:
            told += repr(decision.args) + " ".join(map(GAME.grammar.text, decision.options))
        for name in hidden_from(g, viewer):
            assert f'"{name}"' not in told
            assert f" {name}" not in told
        for box in pools.boxes_of(1 - viewer):
            for chit in pools.in_box(g, box):
                if chit not in turned and not g.support(chit).mandatory:
                    assert g.level((viewer,), chit) < IDENTITY


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("camp", [0, 1])
@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("5.1.4", "1.5.2b")
def test_nothing_that_the_enemy_sees_betrays_a_hidden_support(scenario: str, camp: int, seed: int) -> None:
    g, rng = position(scenario, camp, seed), Random(seed)
    game = RandomGame(GAME, scenario, {}, seed)
    game.state, game.rng, game.is_rule = g, rng, is_rule_of(GAME)
    for _ in range(40):
        if not g.pending or not g.phase.endswith("supports"):
            break
        turned = {chit for chit in pools.held_by(g, camp) if g.can_name((1 - camp,), chit)}
        check(g, turned)
        if rng.random() < DEARLY:
            game.check_secrets()
            game.check_revealed()
        GAME.act(g, *random_choice(g, rng))


@rule("5.1.4", "1.5.2b")
def test_a_support_spent_face_down_stays_so_until_it_is_mixed_into_the_pool() -> None:
    g = position("bagration", SOVIET, 1)
    chit = next(chit for box in pools.boxes_of(SOVIET) for chit in pools.spendable(g, box))
    g.events = []
    pools.spend(g, chit)
    assert g.place[chit] == PLAYED
    names = GAME.box.piece_names
    for seat, knows in (("soviet", True), ("axis", False)):
        (event,) = GAME.readable_events(g, seat)
        assert (event.args["chit"] == chit) is knows
        assert (names[chit] in json.dumps(GAME.view(g, seat))) is False or knows
    pools.give_back(g, (chit,))
    assert g.place[chit] == SOVIET_POOL
    assert [g.can_name((viewer,), chit) for viewer in (0, 1)] == [False, False]


@rule("5.1.4")
def test_a_side_with_chits_is_asked_whatever_they_are() -> None:
    """Whether there is a question must not tell that none of them could be played."""
    g = position("budapest-wien", SOVIET, 3)
    for chit in pools.held_by(g, SOVIET):
        pools.give_back(g, (chit,))
    first = next(c for c in range(len(g.world.units), len(g.cell)) if g.support(c).id == "su-aviation")
    g.overcast = True
    g.remove(first, pools.BASIC_BOX)
    g.show((first,), (SOVIET,))
    g.stack = [*g.stack[:2], EndOfPhase(), SupportsPhase(SOVIET, at="place")]
    flow.run(g)
    assert g.pending["soviet"].options == [("done",)]
