"""How the guns of the scripted player are shared out among the hexes that are assaulted."""

import pytest

from grognard.games.borodino_41.ai.scripted import Scripted
from tests.borodino_41.table import Table

TWO = "ge-1 ge-2 0915 marked-s, ge-3 ge-4 0711 marked-s, ge-gun 0710, ge-gun2 0610, ge-hq 0812"


def joined(table: Table) -> dict[str, int]:
    """How many battalions of guns the scripted Germans bring to bear on each hex that they assault."""
    g, found = table.g, dict[str, int]()
    for _ in range(60):
        if g.phase != "german-combat":
            return found
        (side, decision), frame = next(iter(g.pending.items())), g.stack[-1]
        action = Scripted(1).answer(g, decision)
        if action[0] == "join" and g.printed[action[1]].indirect:
            there = g.geo.board.labels[frame.cell]  # type: ignore[attr-defined]
            found[there] = found.get(there, 0) + 1
        table.game.act(g, side, action)
    raise AssertionError("the combat does not end")


@pytest.mark.parametrize(("turn", "guns"), [(4, {"0712": 1, "0916": 1}), (5, {"0916": 2})])
def test_guns_fire_where_the_highway_is_barred_as_days_run_out(turn: int, guns: dict[str, int]) -> None:
    """19/battle/goal: what else is assaulted then has to do without them."""
    table = Table(f"{TWO}, su-1 0916, su-4 0712", "german-combat", turn=turn, dice=(3,) * 60)
    assert joined(table) == guns


def test_guns_are_shared_out_where_nothing_bars_the_highway() -> None:
    two = TWO.replace("0915 marked-s", "1111 marked-s")
    table = Table(f"{two}, su-1 1112, su-4 0712", "german-combat", turn=8, dice=(3,) * 60)
    assert joined(table) == {"0712": 1, "1112": 1}
