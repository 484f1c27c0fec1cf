"""A Soviet team: each theatre, its box of supports and the units in its sector have a player of their own.

The rulebook only says that theatres divide the Soviet side well among several players (notes/team-play); how
they share its decisions is told in NOTES.md. Without a team nothing here has any effect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grognard.games.victory_roads.position import NO_MODE, NONE, Position
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.radius import THEATRE, radius
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.actions import Action, Seat, Side
from grognard.kernel.board.board import Board
from grognard.kernel.kept import reuse
from grognard.kernel.state import Decision
from grognard.kernel.verbs import UNIT, Asked, Bar, choice

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


def takes_turns(g: Position) -> bool:
    """Whether the side in phase is led by a team."""
    return bool(g.world.team) and g.player == SOVIET


class led(choice):  # noqa: N801 - used as a decorator
    """A choice among things of several theatres: the player whose turn it is has his own."""

    def offers(self, frame: Any, g: Position, *who: Side) -> list[Action]:
        """As for all choices; in a team, what the player in turn may do."""
        found = super().offers(frame, g, *who)
        return self.part(g, found, g.hand) if takes_turns(g) and g.hand != NONE else found

    def part(self, g: Position, found: Sequence[Action], theatre: int) -> list[Action]:
        """What is offered to the player of a theatre; he also gets what names nothing."""
        return [action for action in found if len(action) == 1 or self.is_of(g, action, theatre)]

    def is_of(self, g: Position, action: Action, theatre: int) -> bool:
        """Whether an action is for the player of a theatre; an attack is for all who stand beside its hex."""
        kind, value = self.by_name[action[0]].kinds[0], action[1]
        if kind == THEATRE:
            return bool(value == theatre)
        if kind == UNIT:
            return theatre_of(g, value) == theatre
        own, known = g.count[SOVIET], sectors(g)
        return any(own[near] and known[near] == theatre for near in g.geo.board.neighbours[value])

    def bar(
        self, frame: Asked, g: Position, options: Sequence[Action], attempt: Action, *who: Side
    ) -> Bar | None:
        """As for all choices; what no rule bars and is not offered is another player's."""
        found = super().bar(frame, g, options, attempt, *who)
        if found or attempt in options or attempt[0] not in self.by_name or not takes_turns(g):
            return found
        return RULE, "why.other-player", {}


class shared(led):  # noqa: N801 - used as a decorator
    """The same, where the players have their turns one after the other, from north to south.

    With the verb that goes on a player passes the turn on; with that of the last one the choice is over.
    """

    def __init__(self, options: Callable[..., Decision | None]) -> None:
        def ask(frame: Any, g: Position) -> Decision | None:
            found = options(frame, g)
            if found is None:
                g.hand = NONE
            return found

        super().__init__(options)
        self.options = ask

    def offers(self, frame: Any, g: Position, *who: Side) -> list[Action]:
        """What the next player may do who has anything to do."""
        found = choice.offers(self, frame, g, *who)
        if not takes_turns(g):
            return found
        team, words = g.world.team, self.last_words
        start = team.index(g.hand) if g.hand != NONE else 0
        # Who may always go on is asked as long as he holds supports, whatever they are.
        asks_anyway = any(not self.by_name[word].closing for word in words)
        for theatre in team[start:] if words else (*team[start:], *team[:start]):
            mine = self.part(g, found, theatre)
            if mine and (len(mine[0]) > 1 or (asks_anyway and pools.in_box(g, pools.box_of(theatre)))):
                g.hand = theatre
                return mine
        g.hand = NONE
        return []

    @property
    def last_words(self) -> list[str]:
        """The verbs that end the choice."""
        return [name for name, verb in self.by_name.items() if not verb.kinds and verb.effect is None]

    def do(self, frame: Any, g: Position, then: str, action: Action, side: Side) -> None:
        """As for all choices; the turn passes to the next player, if there is one."""
        if takes_turns(g) and action[0] in self.last_words:
            later = [theatre for theatre in g.world.team if theatre > g.hand]
            g.hand = later[0] if later else NONE
            if later:
                return
        super().do(frame, g, then, action, side)


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
    if takes_turns(g) and any(isinstance(frame.TABLE[frame.at].choice, led) for frame in _open(g)):
        return g.hand
    if said.get("place") in pools.THEATRE_BOXES:
        return pools.THEATRE_BOXES.index(said["place"])
    for name in ("chit", "unit", "units"):
        if name in said:
            return theatre_of(g, said[name] if name != "units" else said[name][0])
    cells = (said["cell"],) if "cell" in said else said.get("cells", ())
    return sectors(g)[cells[0]] if cells else chair(g)


def _open(g: Position) -> list[Any]:
    """The frames that wait at a step."""
    return [frame for frame in g.stack if frame.at in frame.TABLE]
