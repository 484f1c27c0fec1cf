"""The ridge: rules that turn pieces over, and what each side then knows."""

from random import Random

import pytest

from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from grognard.kernel.knowledge.levels import FACE, NOTHING, PRESENCE
from tests.contract import RandomGame
from tests.random_play import random_choice
from tests.ridge.game import Ridge
from tests.ridge.position import BOARD, CUP, FOG, HAND, LAST_TURN, OUT, UNITS, Position
from tests.ridge.rules import Phase, Turn

GAME = Ridge()


def ridge(units: dict[str, str], chits: tuple[str, ...] = (), side: int = 0) -> Position:
    """A position where a side is to act, with these counters on the board, face down, and chits in hand."""
    g = GAME.setup(*GAME.choose("duel", {}), key_from_seed(3))
    for unit in (*g.counters_of(0), *g.counters_of(1)):
        g.remove(unit, OUT)
    g.hide(range(len(UNITS)), level=NOTHING)
    for name, label in units.items():
        g.put(UNITS.index(name), BOARD.cell(label))
    for name in chits:
        chit = UNITS.index(name)
        g.remove(chit, HAND + g.camp[chit])
        g.show((chit,), (g.camp[chit],))
    g.roll_hidden(FOG, 6, (0,))
    g.stack = [Turn(at="blue" if side == 0 else "close"), Phase(side)]
    flow.run(g)
    return g


def do(g: Position, side: str, line: str) -> None:
    """Acts."""
    GAME.act(g, side, GAME.parse(line))


def known(g: Position, viewer: int, name: str) -> int:
    """How much a viewer knows of a piece."""
    return g.level((viewer,), UNITS.index(name))


def test_who_comes_beside_enemies_is_turned_up_with_the_tops_beside_it() -> None:
    g = ridge({"red-1": "0102", "blue-2": "0402", "blue-1": "0402"})
    do(g, "red", "go red-1 0202")
    assert (known(g, 1, "red-1"), g.revealed()) == (PRESENCE, {"blue": ("under 7",)})
    g.done[0] = 0
    flow.run(g)
    do(g, "red", "go red-1 0302")
    assert [known(g, 1, "red-1"), known(g, 0, "blue-1"), known(g, 0, "blue-2")] == [FACE, FACE, NOTHING]


def test_a_dummy_is_removed_when_it_is_turned_up_and_shows_what_lay_under_it() -> None:
    g = ridge({"red-1": "0202", "blue-1": "0402", "blue-6": "0402"})
    do(g, "red", "go red-1 0302")
    assert g.place[UNITS.index("blue-6")] == OUT
    assert known(g, 0, "blue-1") == PRESENCE


@pytest.mark.parametrize("target", ["blue-1", "blue-6"])
def test_fire_does_not_tell_a_dummy_from_a_unit(target: str) -> None:
    g = ridge({"red-1": "0202", "red-2": "0202", target: "0402"})
    g.dictated = (4, 6)
    do(g, "red", "fire red-1 0402")
    assert g.hits[UNITS.index(target)] == 1
    do(g, "red", "fire red-2 0402")
    assert g.place[UNITS.index(target)] == OUT
    assert known(g, 0, target) == PRESENCE


def test_a_chit_that_was_played_returns_to_its_cup_unknown() -> None:
    g = ridge({"red-1": "0302", "blue-1": "0402"}, ("blue-chit-4", "blue-chit-5"))
    do(g, "red", "assault red-1 0402")
    g.dictated = (3,)  # 3 and 3, less 2, don't exceed 3 and 3
    do(g, "blue", "play blue-chit-5")
    assert g.place[UNITS.index("blue-chit-5")] == CUP + 1
    assert [known(g, viewer, "blue-chit-5") for viewer in (0, 1)] == [NOTHING, NOTHING]
    assert UNITS.index("blue-chit-5") in g.revealed()["red"]
    assert g.hits[UNITS.index("red-1")] == 1


def test_a_defender_with_chits_is_asked_even_if_they_are_blank() -> None:
    g = ridge({"red-1": "0302", "blue-1": "0402"}, ("blue-chit-1",))
    do(g, "red", "assault red-1 0402")
    assert [GAME.grammar.text(option) for option in g.pending["blue"].options] == ["decline"]
    reason = GAME.explain(g, "blue", GAME.parse("play blue-chit-1"))
    assert reason is not None
    assert (reason.rule, reason.message) == ("3-2", "why.blank")


@pytest.mark.parametrize(("fog", "level"), [(4, FACE), (5, PRESENCE)])
def test_in_fog_all_counters_are_turned_down(fog: int, level: int) -> None:
    g = ridge({"red-1": "0302", "blue-1": "0702"}, side=1)
    g.show((0,))
    g.dice = (g.dice[0]._replace(value=fog),)
    g.turn = LAST_TURN
    do(g, "blue", "end")
    assert known(g, 1, "red-1") == level
    assert FOG in g.revealed()["blue"]
    assert GAME.outcome(g) is not None


def test_what_is_revealed_is_all_that_is_learnt_in_many_games() -> None:
    """Only the checks about secrets, at every step; the contract test has the others."""
    revealing = 0
    for seed in range(100, 130):
        game = RandomGame(GAME, "duel", {}, seed)
        game.rng, game.state = Random(seed), GAME.new("duel", {}, key_from_seed(seed))
        while game.state.pending:
            game.check_secrets()
            game.check_revealed()
            GAME.act(game.state, *random_choice(game.state, game.rng))
            revealing += bool(game.state.learnt)
    assert revealing > 200
