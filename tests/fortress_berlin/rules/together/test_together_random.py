"""Segments of a crowd played at random: whatever rules meet there, these things hold after every action."""

from random import Random
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import COMBAT, ELIMINATED, HELD, MANOEUVRE, Position
from grognard.games.fortress_berlin.rules.sequence import Campaign, PlayerTurn
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.fortress_berlin.rules.movement.test_movement_secrecy import covered
from tests.fortress_berlin.table import real_game
from tests.fortress_berlin.test_secrecy import choice
from tests.rules import rule

GAME = real_game()


def start(seed: int, rng: Random) -> Position:
    """A crowd of both sides before a combat or a movement segment of turn 9."""
    g: Position = covered(rng)
    camp, at = seed % 2, "fight" if seed % 3 else "move"
    g.key, g.turn, g.player, g.phase = key_from_seed(seed), 9, camp, "combat" if at == "fight" else "movement"
    g.air = (2,)
    g.stack = [Campaign(at="close" if camp else "soviet"), PlayerTurn(camp, at=at)]
    g.pending = {}
    flow.run(g)
    return g


def check_points(old: Position, g: Position) -> None:
    """12.0, 3.1.4b: a point for every enemy eliminated, if not as one too many, and what the log says."""
    crowded = {event.args["unit"] for event in g.events if event.message == "result.removed"}
    for camp, side, points in (
        (GERMAN, "german", g.german_points - old.german_points),
        (SOVIET, "soviet", g.soviet_points - old.soviet_points),
    ):
        killed = sum(
            g.camp[unit] != camp and place == ELIMINATED != old.place[unit] and unit not in crowded
            for unit, place in enumerate(g.place)
        )
        said = [e.args for e in g.events if e.message.startswith("points.")]
        assert points == killed + sum(args["points"] for args in said if args["side"] == side)


def check_steps(old: Position, g: Position, verb: str) -> None:
    """7.2.1, 7.3.3, 8.8, 9.0.2a: nobody is where he could not go."""
    for unit, cell in enumerate(g.cell):
        here = old.cell[unit]
        if cell < 0 or here < 0 or cell == here:
            continue
        name = g.printed[unit].id
        assert not g.is_ruined(cell) or g.mode[unit] == COMBAT, f"{name} entered ruins"
        assert g.printed[unit].has_manoeuvre_face, f"{name} moved"
        if verb != "retreat":
            assert not old.disrupted[unit], f"{name} moved though disrupted"
            assert g.camp[unit] == old.player, f"{name} moved in the turn of the enemy"
        if g.camp[unit] == SOVIET and old.fort[cell] == HELD:
            assert verb == "advance", f"{name} entered a garrison"
        if verb in ("advance", "exploit", "retreat"):
            assert g.geo.crossable(here, cell), f"{name} crossed water"
        if verb == "exploit":
            assert not old.zone[1 - g.camp[unit]][here], f"{name} left a zone"


def check_faces(old: Position, g: Position) -> None:
    """3.3.3d, 8.8a, 6.0: the disrupted stay on their face until they recover."""
    for unit, marker in enumerate(old.disrupted):
        if marker and g.disrupted[unit] == marker:
            assert g.mode[unit] == MANOEUVRE
            assert g.disrupted[unit] or old.player != g.player


def check_combat(old: Position, g: Position) -> None:
    """8.3.4: one kind of combat for each unit of the side in phase, once it has fought."""
    if old.phase == g.phase == "combat" and old.player == g.player and old.turn == g.turn:
        for unit, kind in enumerate(old.fought):
            if kind and g.fought[unit] and g.camp[unit] == g.player:
                assert g.fought[unit] == kind


@rule("12.0.1/kills", "12.0.2/kills", "7.2.1", "8.3.4", "8.8a", "9.0.2a", "10.1.3e", "8.10b")
@pytest.mark.parametrize("seed", range(12))
def test_a_crowd_at_random(seed: int) -> None:
    rng = Random(1000 + seed)
    g = start(seed, rng)
    for _ in range(150):
        if not g.pending:
            break
        old: Any = g.clone()
        side, action = choice(g, rng)
        GAME.act(g, side, action)
        check_points(old, g)
        check_steps(old, g, str(action[0]))
        check_faces(old, g)
        check_combat(old, g)
        assert GAME.problems(g) == []
