"""17.2f, 17.3 What players of one side do: German roles change hands, marshals call variants."""

from __future__ import annotations

from itertools import permutations

from grognard.games.fortress_berlin.position import STEINER, WENCK, Position
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.arrivals import variants
from grognard.games.fortress_berlin.rules.victory import award
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar, choice

ASSIGNMENT = "assignment"
"""The kind of argument that says who has which role: players in the order of the roles, Hitler's first."""
ASSIGNMENTS = tuple(order for count in (2, 3, 4) for order in permutations(range(count)))
NAMES = tuple("-".join(str(player + 1) for player in order) for order in ASSIGNMENTS)
CALLS = ((players.ZHUKOV, "steiner", STEINER, 3), (players.KONIEV, "wenck", WENCK, 8))
"""17.2f: who may call which variant, and the last turn in which he may."""


@frame
class Reshuffle(Frame):
    """17.3.1b, 17.3.2b: at the start of a German turn Hitler may give out the roles anew, for a point."""

    STEPS = ("decide",)

    @choice
    def decide(self, g: Position) -> Decision | None:
        return ask(SIDES[GERMAN], "roles.decide", player=g.roles[players.FUHRER])

    def others(self, g: Position) -> list[int]:
        """All that is not as it is."""
        return [
            number
            for number, order in enumerate(ASSIGNMENTS)
            if len(order) == len(g.roles) and order != g.roles
        ]

    @decide.verb("reassign", ASSIGNMENT, exactly="others", then=END)
    def reassign(self, g: Position, assignment: int) -> None:
        g.roles = ASSIGNMENTS[assignment]
        g.note("roles.reassigned", "17.3.1b", assignment=assignment)
        award(g, "dismissal", "17.3.1b")

    @reassign.barred
    def _(self, g: Position, assignment: int) -> Bar:
        return "17.3.2b", "why.same-roles"

    @decide.done("retain", then=END)
    def retain(self, g: Position) -> None:
        """All stay what they are."""


@frame
class Calling(Frame):
    """17.2f: in the Soviet reinforcement segment a marshal may call the variant that brings him troops."""

    player: int
    name: str

    STEPS = ("decide",)

    @choice
    def decide(self, g: Position) -> Decision | None:
        return ask(SIDES[SOVIET], f"roles.call-{self.name}", player=self.player)

    @decide.verb("call", then=END)
    def call(self, g: Position) -> None:
        g.note("roles.called", "17.2f", variant=self.name)
        variants.call(g, self.name)

    @decide.verb("wait", then=END)
    def wait(self, g: Position) -> None:
        """Not now."""


def begin(g: Position) -> None:
    """17.3: who has which role at first."""
    g.roles = tuple(range(players.count(g, GERMAN))) if players.count(g, GERMAN) > 1 else ()


def open_turn(g: Position, camp: int) -> None:
    """17.3.1b: before anything else in a German turn."""
    if camp == GERMAN and g.roles:
        g.stack.append(Reshuffle())


def open_reinforcement(g: Position, camp: int) -> None:
    """17.2f."""
    if camp == SOVIET and players.players(g, SOVIET):
        for player, name, bit, last in reversed(CALLS):
            if g.turn <= last and not g.called & bit:
                g.stack.append(Calling(player, name))
