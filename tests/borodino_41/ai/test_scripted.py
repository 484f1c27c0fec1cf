"""The scripted player: it plays to the end, alike with one seed, and from what its seat may know."""

from itertools import islice
from random import Random

import pytest

from grognard.games.borodino_41.ai import Scripted
from grognard.games.borodino_41.ai.odds import win_chance
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from tests.borodino_41.table import Table, real_game
from tests.borodino_41.test_secrecy import exchanged

OPTIONS: tuple[dict[str, bool], ...] = ({}, {"inverted-counters": True}, {"random-weather": True})


def opened(scenario: str, seed: str, **options: bool) -> Position:
    return real_game().new(scenario, options, key_from_seed(seed))


def play(state: Position, most: int) -> list[tuple[str, Action]]:
    """Lets two scripted players take so many decisions at most; the prompts that they answered, and how."""
    game = real_game()
    players = {side: Scripted(side) for side in SIDES}
    told: list[tuple[str, Action]] = []
    while state.pending and len(told) < most:
        side = next(iter(state.pending))
        decision = state.pending[side]
        action = players[side].choose(Perspective(game, state, game.seat_of(state, side), side))
        assert action in decision.options
        told.append((decision.prompt, action))
        game.act(state, side, action)
    return told


def test_it_plays_the_introduction_to_its_end() -> None:
    state = opened("introduction", "scripted")
    told = play(state, 20_000)
    assert real_game().outcome(state) is not None
    assert real_game().problems(state) == []
    prompts = {prompt for prompt, _ in told}
    assert {"march.phase", "march.ask", "fire.ask-join", "combat.resolve", "air.strike"} <= prompts
    assert ("setup.choose", ("standard",)) in told


@pytest.mark.parametrize("options", OPTIONS)
def test_it_opens_a_battle_with_actions_that_are_offered(options: dict[str, bool]) -> None:
    state = opened("battle", "opening", **options)
    assert len(play(state, 700)) == 700
    assert real_game().problems(state) == []


def test_the_same_seed_gives_the_same_game() -> None:
    tables = [Table.opening("introduction") for _ in range(2)]
    first, second = (list(islice(table.lines_of(Scripted(7)), 150)) for table in tables)
    assert first == second


@pytest.mark.parametrize("scenario", ["introduction", "battle"])
def test_what_the_other_side_hides_changes_nothing(scenario: str) -> None:
    """Other counters face down, other dice under the enemy's cup: the same answer, in many positions."""
    game, rng, tried = real_game(), Random(scenario), 0
    state = opened(scenario, "hidden", **{"inverted-counters": True})
    players = {side: Scripted(side) for side in SIDES}
    for _ in range(900):
        side = next(iter(state.pending))
        seat = game.seat_of(state, side)
        if len(state.pending[side].options) > 1 and rng.random() < 0.05:
            tried += 1
            twins = [state, *(game.resample(state, seat, rng) for _ in range(2))]
            answers = {Scripted(1).choose(Perspective(game, twin, seat, side)) for twin in twins}
            assert len(answers) == 1, state.pending[side].prompt
        game.act(state, side, players[side].choose(Perspective(game, state, seat, side)))
    assert tried > 20


def test_what_it_does_in_the_open_does_not_tell_its_dummies_from_its_units() -> None:
    """One of its own hidden units and a dummy change places: in combat it answers all the same.

    Where it goes and how much it bids rests on its own forces; the enemy sees a counter march, not a unit.
    """
    game, rng, tried = real_game(), Random("own"), set[str]()
    state = opened("introduction", "own", **{"inverted-counters": True})
    players = {side: Scripted(side) for side in SIDES}
    for _ in range(1600):
        side = next(iter(state.pending))
        seat, decision = game.seat_of(state, side), state.pending[side]
        closed = decision.prompt.startswith(("march.", "initiative.", "setup."))
        if len(decision.options) > 1 and not closed and rng.random() < 0.5:
            twin = exchanged(state, SIDES.index(side), rng)
            if twin is not None and twin.pending.get(side) == decision:
                answers = {Scripted(1).choose(Perspective(game, each, seat, side)) for each in (state, twin)}
                assert len(answers) == 1, decision.prompt
                tried.add(decision.prompt)
        game.act(state, side, players[side].choose(Perspective(game, state, seat, side)))
    assert {"combat.commit", "air.strike", "withdrawal.offer", "fire.ask-join", "fire.ask-zoc"} <= tried


def test_the_germans_come_along_the_highway_and_bid_for_the_initiative() -> None:
    state = opened("introduction", "march")
    told = play(state, 1200)
    assert any(prompt == "march.ask" and action == ("column",) for prompt, action in told)
    assert any(prompt.startswith("initiative.") and action[1] > 0 for prompt, action in told)
    assert any(action[0] == "mark" for _, action in told)
    highway = set(state.geo.highway)
    assert any(state.cell[unit] in highway for unit in state.units_of(GERMAN))


def test_the_soviets_keep_their_works_manned() -> None:
    state = opened("introduction", "march")
    play(state, 500)
    manned = [cell for cell in state.geo.forts if state.count[SOVIET][cell]]
    assert len(manned) >= 5


def test_a_chance_grows_with_morale() -> None:
    assert win_chance(0) == pytest.approx(0.5)
    assert win_chance(9) > win_chance(3) > win_chance(2.5) > 0.5 > win_chance(-4)
