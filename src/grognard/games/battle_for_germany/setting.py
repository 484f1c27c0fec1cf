"""The terms of a game: what a scenario changes in the rules (12-0 to 17-0), as plain facts.

Rules ask these facts, never a scenario's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from grognard.games.battle_for_germany.components import CAMPS, Components
from grognard.games.battle_for_germany.rules.theatre import Ways
from grognard.kernel.pieces import Layout

# The map, the boxes of 7-0, Courland, and out of the game.
PLACES = ("map", "western", "italy", "east-german", "west-german", "soviet", "courland", "gone")

# 2-5, 3-0: the forces that take decisions, in the order of play.
SOVIETS, WEST_GERMANS, WESTERN_ALLIES, EAST_GERMANS, GERMANS = range(5)
SIDES = ("soviet", "west-german", "western", "east-german", "german")
GERMAN_SIDES = (WEST_GERMANS, EAST_GERMANS, GERMANS)


class Phase(NamedTuple):
    """3-0: one phase of a turn: its code and rule, whose player turn, which force, what it does."""

    code: str
    rule: str
    player: str
    side: int
    kind: str


def phases(player: str, side: int, first: int = 1, rule: str = "") -> tuple[Phase, ...]:
    """The three phases of a force, numbered within a player's turn: replacement, movement, combat."""
    made = []
    for number, kind in enumerate(("replacement", "movement", "combat"), first):
        code = f"{player}{number}"
        made.append(Phase(code, rule or f"3-0/{code}", player, side, kind))
    return tuple(made)


# 3-0: the two-player turn, twelve phases.
TWO_PLAYER_TURN = (
    *phases("A", SOVIETS),
    *phases("A", WEST_GERMANS, 4),
    *phases("B", WESTERN_ALLIES),
    *phases("B", EAST_GERMANS, 4),
)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a scenario lays down; the defaults are those of the two-player historical game."""

    setup: str = "historical"
    first_turn: int = 1
    last_turn: int = 10
    turn: tuple[Phase, ...] = TWO_PLAYER_TURN
    boundary: bool = True
    """The theatre boundary binds (5-4)."""
    germans_leave: str = ""
    """When the Germans go after Berlin's fall: `next-turn` (12-22), `end-of-turn` (13-1), or never."""
    war: bool = False
    """West and Soviets may fight from the start (15-24)."""
    war_after_berlin: bool = False
    first_turn_duty: bool = False
    berlin_or_draw: bool = False
    eastern_half: bool = False
    """Only the map east of the boundary is used (14-0)."""
    germans_score: bool = False
    """The Western player scores what the Germans hold (14-0)."""
    germans_pooled: bool = False
    """One German force, one box, no theatres (16-0)."""
    first_into_berlin: bool = False
    """Berlin decides the game at once (17-32)."""
    soviet_delay: bool = False
    """A die may cost the Soviets their first turn (15-22)."""
    poles_at_peace: bool = False
    """Exiled and communist Poles do not fight each other (15-26)."""
    sides_out: tuple[int, ...] = ()


@dataclass(frozen=True)
class World:
    """What never changes in one game: the components and the terms."""

    box: Components
    terms: Terms
    scenario: str
    seats: Mapping[str, tuple[str, ...]]
    options: Mapping[str, bool] = field(default_factory=dict)

    @cached_property
    def layout(self) -> Layout:
        """The units, and the map that they stand on."""
        camps = bytes(unit.camp for unit in self.box.units)
        return Layout(self.box.board, PLACES, camps, len(CAMPS), self.box.adjacent)

    @cached_property
    def ways(self) -> Ways:
        """The steps open to each kind of unit under these terms."""
        return Ways(self.box, self.terms.eastern_half)

    @cached_property
    def last_turn(self) -> int:
        """The last turn to be played; 17-32 may be read as turn 10 by option."""
        return 10 if self.options.get("berlin-by-turn-10") else self.terms.last_turn

    @cached_property
    def all_german_replacements_east(self) -> bool:
        """12-3: the optional concentration in the east."""
        return bool(self.options.get("east-front-replacements"))

    @cached_property
    def first_turn_duty(self) -> bool:
        """12-21, which 12-3 sets aside."""
        return self.terms.first_turn_duty and not self.all_german_replacements_east
