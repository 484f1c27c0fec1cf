"""A Soviet team: each theatre, its box of supports and the units in its sector have a player of their own.

The rulebook only says that theatres divide the Soviet side well among several players (notes/team-play); how
they share its decisions is told in NOTES.md. Without a team nothing here has any effect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games.victory_roads.position import NO_MODE, NONE, Position
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.radius import THEATRE, radius
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.actions import Seat, Side
from grognard.kernel.board.board import Board
from grognard.kernel.kept import reuse
from grognard.kernel.team import Led, Shared, Team, is_led
from grognard.kernel.verbs import UNIT

RULE = "notes/team-play"


# ---- whose a thing is


class Sectors(dict[int, int]):
    """The theatre to which each hex belongs: the nearest that covers it, else the nearest."""

    def __init__(self, board: Board, markers: Sequence[tuple[int, int, int]]) -> None:
        self.board, self.markers = board, markers

    def __missing__(self, cell: int) -> int:
        ranks = [
            (distance > reach, distance, theatre)
            for theatre, here, reach in self.markers
            for distance in (self.board.distance(here, cell),)
        ]
        self[cell] = found = min(ranks)[2]
        return found


def sectors(g: Position) -> Sectors:
    """The sectors as the markers lie now."""
    players = [theatre for theatre in g.world.team if g.mode[theatre] != NO_MODE]
    markers = tuple((theatre, g.theatre[theatre], radius(g, theatre)) for theatre in players)
    return reuse(g, "sectors", Sectors, g.geo.board, markers)


def theatre_of(g: Position, piece: int) -> int:
    """The theatre to which a unit on the map or a support in a box belongs; others are the first player's."""
    if g.is_chit(piece):
        theatre = pools.theatre_of(g, piece)
        return theatre if theatre in g.world.team else chair(g)
    return sectors(g)[g.cell[piece]] if g.cell[piece] >= 0 else chair(g)


def chair(g: Position) -> int:
    """The theatre whose player decides what belongs to no theatre: the one with priority."""
    return g.priority if g.priority in g.world.team else g.world.team[0]


def elected(g: Position, votes: Sequence[int]) -> int:
    """The theatre with most votes; of several, the one with most supports, then the northernmost."""
    counts = Counter(votes)
    supports = {theatre: len(pools.in_box(g, pools.box_of(theatre))) for theatre in counts}
    return max(counts, key=lambda theatre: (counts[theatre], supports[theatre], -theatre))


# ---- choices that players share


class _Theatres(Team):
    """The Soviet players, from north to south."""

    rule = RULE

    def players(self, g: Position) -> Sequence[int]:
        """None without a team, nor in the turn of the Axis."""
        return g.world.team if g.player == SOVIET else ()

    def is_of(self, g: Position, kind: str, value: int, player: int) -> bool:
        """An attack is for all who stand beside its hex."""
        if kind == THEATRE:
            return value == player
        if kind == UNIT:
            return theatre_of(g, value) == player
        own, known = g.count[SOVIET], sectors(g)
        return any(own[near] and known[near] == player for near in g.geo.board.neighbours[value])

    def has_more(self, g: Position, player: int) -> bool:
        """Whoever holds supports is asked, whatever they are."""
        return bool(pools.in_box(g, pools.box_of(player)))


class led(Led):  # noqa: N801 - used as a decorator
    """A choice among things of several theatres: the player whose turn it is has his own."""

    team = _Theatres()


class shared(Shared):  # noqa: N801 - used as a decorator
    """The same, where the players have their turns one after the other, from north to south."""

    team = _Theatres()


# ---- who answers


def answers(g: Position) -> Mapping[Seat, tuple[Side, ...]]:
    """The seats and the sides each one decides for now."""
    return g.world.answering[asked(g)] if g.world.team else g.world.seats


def asked(g: Position) -> int:
    """The theatre whose player answers for the Soviets.

    It is named, or its player has his turn, or what it is about is his; else he has the chair.
    """
    decision = g.pending.get(SIDES[SOVIET])
    said: Mapping[str, Any] = decision.args if decision else {}
    if said.get("theatre", NONE) in g.world.team:
        return int(said["theatre"])
    if led.team.players(g) and is_led(g):
        return g.hand
    if said.get("place") in pools.THEATRE_BOXES:
        return pools.THEATRE_BOXES.index(said["place"])
    for name in ("chit", "unit", "units"):
        if name in said:
            return theatre_of(g, said[name] if name != "units" else said[name][0])
    cells = (said["cell"],) if "cell" in said else said.get("cells", ())
    return sectors(g)[cells[0]] if cells else chair(g)
