"""Saved games of earlier versions."""

from grognard.games.race_for_berlin.position import Position
from grognard.kernel.dice import key_from_seed
from tests.race_for_berlin.table import real_game


def test_a_game_saved_with_the_zones_of_counters_still_loads() -> None:
    game = real_game()
    g = game.new("race", {}, key_from_seed(1))
    before = g.dump()
    before["zone"] = before.pop("cell")
    del before["camp"]
    loaded = Position.load(g.world, before)
    assert loaded.dump() == g.dump()
    assert loaded.problems() == []
