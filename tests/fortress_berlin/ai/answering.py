"""What the scripted player says in a position."""

from grognard.games.fortress_berlin.ai import Scripted
from grognard.games.fortress_berlin.ai.weights import Weights
from grognard.kernel.perspective import Perspective
from tests.fortress_berlin.table import Table


def answer(table: Table, weights: Weights | None = None) -> str:
    """The action of the scripted player of whoever is asked, as text."""
    seat = table.game.seat_of(table.g, table.side)
    action = Scripted(1, weights).choose(Perspective(table.game, table.g, seat, table.side))
    return table.game.grammar.text(action)
