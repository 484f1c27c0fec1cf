"""What bars the way back: whatever a seat learns from an action that it could not know before."""

from typing import Any

import pytest

from grognard.kernel.actions import Seat
from grognard.kernel.dice import key_from_seed
from grognard.server.tables.reveals import reveals
from tests.sample.position import BOARD, SIDES, UNITS, Position
from tests.server.valley import Valley


class Scouted(Valley):
    """The valley, where a unit beside an enemy sees its chits; no die, no private event."""

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        seen = super().view(state, seat)
        for side, name in enumerate(SIDES):
            if _is_scouted(state, side) and name not in seen["hand"]:
                seen["hand"][name] = self._kinds(state, side)
        return seen


def _is_scouted(state: Position, side: int) -> bool:
    enemies = {state.cell[unit] for unit in state.units_of(1 - side)}
    return any(enemies & set(BOARD.neighbours[state.cell[unit]]) for unit in state.units_of(side))


def red_to_march(game: Valley, cell: str) -> Position:
    """Red marches first, with its second unit here."""
    state = game.new("duel", {}, key_from_seed(1))
    state.cell[UNITS.index("red-2")] = BOARD.cell(cell)
    for side, coins in (("red", 1), ("blue", 0)):
        game.act(state, side, ("bid", coins))
    return state


@pytest.mark.parametrize(("cell", "revealed"), [("Grange", True), ("Bridge", False)])
def test_a_move_that_shows_hidden_things_is_a_reveal(cell: str, revealed: bool) -> None:
    game = Scouted()
    before = red_to_march(game, "Ford")
    go = ("go", UNITS.index("red-2"), BOARD.cell(cell))
    after = before.clone()
    game.act(after, "red", go)
    assert after.events[0].seen_by is None
    assert reveals(game, before, after, "red", go) is revealed
    assert reveals(Valley(), before, after, "red", go) is False


def test_a_choice_that_only_its_own_hand_allows_is_a_reveal() -> None:
    game = Valley()
    before = red_to_march(game, "Grange")
    game.act(before, "red", ("attack", UNITS.index("red-2"), BOARD.cell("Heath")))
    (decision,) = before.pending.values()
    played = before.clone()
    game.act(played, "blue", decision.options[0])
    assert reveals(game, before, played, "blue", decision.options[0]) is True
