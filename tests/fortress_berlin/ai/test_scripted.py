"""The scripted player: it plays to the end, alike with one seed, and from what its seat may know."""

from itertools import pairwise
from random import Random

import pytest

from grognard.games.fortress_berlin.ai import Scripted
from grognard.games.fortress_berlin.ai.fields import Fields
from grognard.games.fortress_berlin.ai.lines import Lines, cheapest_cut
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.games.fortress_berlin.position import EXITED, Position
from grognard.games.fortress_berlin.rules import stacking
from grognard.games.fortress_berlin.rules.arrivals.withdrawals import LEAVING
from grognard.games.fortress_berlin.scenarios import OPTIONS
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from tests.fortress_berlin.ai.answering import answer
from tests.fortress_berlin.table import Table, real_game


def opened(seed: str, *options: str) -> Position:
    return real_game().new("campaign", dict.fromkeys(options, True), key_from_seed(seed))


def play(state: Position, most: int, last: int = 99) -> list[tuple[str, Action]]:
    """Lets scripted players take so many decisions at most; the prompts that they answered, and how."""
    game = real_game()
    players = {seat: Scripted(seat) for seat in state.world.seats}
    told: list[tuple[str, Action]] = []
    while state.pending and len(told) < most and state.turn <= last:
        side = next(iter(state.pending))
        seat, decision = game.seat_of(state, side), state.pending[side]
        action = players[seat].choose(Perspective(game, state, seat, side))
        assert action in decision.options
        told.append((decision.prompt, action))
        game.act(state, side, action)
    return told


def test_it_plays_a_campaign_to_its_end() -> None:
    state = opened("scripted")
    told = play(state, 30_000)
    assert real_game().outcome(state) is not None
    assert real_game().problems(state) == []
    prompts = {prompt for prompt, _ in told}
    assert {
        "march.phase",
        "fire.ask-target",
        "assault.announce",
        "retreat.choose",
        "volkssturm.place",
    } <= prompts
    assert ("setup.choose", ("standard",)) in told
    # A zone that nobody knew of may stop one unit too many in a hex, but not the next one as well.
    assert sum(prompt == "stacking.remove" for prompt, _ in told) <= 1


@pytest.mark.parametrize("option", OPTIONS)
def test_it_opens_a_campaign_with_every_option(option: str) -> None:
    state = opened("opening", option)
    assert len(play(state, 400)) == 400
    assert real_game().problems(state) == []


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play(opened("same"), 250) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("decisions", [200, 650])
def test_what_the_other_side_hides_changes_nothing(decisions: int) -> None:
    """Other counters under the top ones: the same answer."""
    game = real_game()
    state = opened("hidden")
    play(state, decisions)
    side = next(iter(state.pending))
    seat = game.seat_of(state, side)
    twins = [state, *(game.resample(state, seat, Random(number)) for number in range(3))]
    assert len({Scripted(1).choose(Perspective(game, twin, seat, side)) for twin in twins}) == 1


def test_lines_leave_no_way_to_the_reichstag() -> None:
    """Who walks from the edge of a belt to its inside crosses its line, a closed fort or water."""
    state = opened("lines")
    play(state, 1)
    weights = Weights.standard()
    lines, geo = Lines(Fields(state, GERMAN, weights)), state.geo
    for number, (inner, outer) in enumerate(pairwise((0, *weights.hold.belts))):
        rim = [cell for cell, far in enumerate(lines.far) if far == outer + 1]
        seen = set(rim)
        for cell in rim:
            for near in geo.board.neighbours[cell]:
                is_open = geo.crossable(cell, near) and not state.has_garrison(near)
                if is_open and near not in seen and lines.number.get(near) != number:
                    seen.add(near)
                    rim.append(near)
        assert not any(lines.far[cell] <= inner for cell in seen)


def test_the_cheapest_hexes_are_cut() -> None:
    """1 to 4 by way of 2 or 3, or both by 5: one dear hex or two cheap ones."""
    near = {1: [2, 3], 2: [1, 5], 3: [1, 5], 5: [2, 3, 4], 4: [5]}
    prices = {1: 9, 2: 2, 3: 2, 4: 9, 5: 5}
    assert cheapest_cut(prices, near, [1], [4]) == {2, 3}
    assert cheapest_cut({**prices, 5: 3}, near, [1], [4]) == {5}


def test_the_germans_close_the_ring_before_the_soviets_come() -> None:
    state = opened("ring")
    play(state, 5000, last=2)
    held, goal = state.count[GERMAN], state.geo.reichstag
    assert held[goal]
    assert held[state.geo.bunker]
    assert not stacking.crowded(state, GERMAN)
    assert not stacking.crowded(state, SOVIET)
    lines = Lines(Fields(state, GERMAN, Weights.standard()))
    first = [cell for cell, number in lines.number.items() if number == 0]
    assert sum(held[cell] > 0 for cell in first) >= len(first) / 2


@pytest.mark.parametrize(
    ("better", "makes_room"),
    [
        ("ge-ss 5018", True),  # 4-4 for 2-2
        ("ge-eng 5017", False),  # 2-3, hardly better
        ("ge-ss 5021", False),  # too far
        ("ge-ss 5018, su-1 5019", False),  # needed where it is
    ],
)
def test_the_weakest_in_the_reichstag_makes_room_for_who_is_better(better: str, makes_room: bool) -> None:
    units = f"ge-vs ge-mot ge-ppb 5015, su-2 5010, {better}"
    table = Table(units, "german-movement", leaders="hitler").do("pick ge-vs")
    assert answer(table).startswith("go") is makes_room


def test_a_garrison_that_is_not_full_keeps_its_weakest() -> None:
    table = Table("ge-vs ge-ppb 5015, su-2 5010, ge-ss 5018", "german-movement", leaders="hitler")
    assert not answer(table.do("pick ge-vs")).startswith("go")


def test_most_of_the_20th_panzergrenadier_leaves_in_time() -> None:
    state = opened("exit")
    play(state, 8000, last=4)
    gone = [unit for unit, place in enumerate(state.place) if place == EXITED]
    assert len(gone) >= 4
    assert {state.printed[unit].formation for unit in gone} == {LEAVING}


def test_the_soviets_come_nearer_turn_by_turn() -> None:
    state = opened("drive")
    distance, found = state.geo.board.distance, []
    for turn in range(1, 4):
        play(state, 5000, last=turn)
        found.append(min(distance(state.cell[unit], state.geo.reichstag) for unit in state.units_of(SOVIET)))
    assert found == sorted(found, reverse=True)
    assert found[-1] < found[0]
