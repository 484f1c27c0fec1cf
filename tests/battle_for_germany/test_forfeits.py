"""What ending a phase gives up, and what is owed before it may end: said in numbers, with the rule."""

from __future__ import annotations

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import Position
from tests.battle_for_germany.table import Table

GAME = BattleForGermany()


def played(*lines: str) -> Position:
    """The historical scenario after these actions."""
    state = GAME.new("historical", {}, bytes(32))
    for line in lines:
        (side,) = state.pending
        GAME.act(state, side, GAME.parse(line))
    return state


def said(state: Position, line: str = "end") -> str:
    (side,) = state.pending
    reason = GAME.given_up(state, side, GAME.parse(line))
    return "" if reason is None else GAME.words(state, reason.message, reason.args)


def test_the_end_of_movement_counts_the_units_that_can_still_move() -> None:
    assert said(played()) == "30 units can still move."
    assert said(played("move su-3gt", "go 2025")) == "29 units can still move."
    assert said(played(), "move su-3gt") == ""
    assert said(played("move su-3gt"), "stay") == ""


def test_the_end_of_combat_counts_the_hexes_that_can_still_be_attacked() -> None:
    assert said(played("end")) == "18 hexes can still be attacked."


def test_the_attacks_of_the_first_turn_are_said_to_be_owed() -> None:
    state = played("end", "end", "end")
    assert list(state.pending) == ["west-german"]
    assert ("end",) not in state.pending["west-german"].options
    reason = GAME.owed(state, "west-german")
    assert reason is not None
    assert reason.rule == "12-21"
    words = GAME.words(state, reason.message, reason.args)
    assert "2 attacks; 2 still to be made" in words
    assert said(state) == ""
    state.attacks = 1
    again = GAME.owed(state, "west-german")
    assert again is not None
    assert again.args["left"] == 1


def test_moves_that_leave_too_few_attacks_are_said_to_be_owed() -> None:
    table = Table("ge-lxvi 2008, us-vii 2005, ge-lxvii 1506, us-v 1505", "A5", turn=1)
    reason = GAME.owed(table.g, table.side)
    assert reason is not None
    assert (reason.rule, reason.message, reason.args) == ("12-21b", "owed.contacts", {"count": 2})
    table.do("move ge-lxvi", "go 2006")
    assert GAME.owed(table.g, table.side) is None
