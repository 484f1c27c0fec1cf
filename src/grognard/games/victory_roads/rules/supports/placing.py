"""5.4, 11.5.1 Placing supports: what may be played, in which order, how many, and where."""

from __future__ import annotations

from grognard.games.victory_roads.position import NONE, OUT, Position
from grognard.games.victory_roads.rules.supports import events, pools
from grognard.games.victory_roads.rules.supports.effects import bar_to_more
from grognard.games.victory_roads.rules.supports.obtaining import in_play
from grognard.games.victory_roads.rules.supports.spots import (
    bar_to_assign,
    bar_to_attach,
    bar_to_lay,
    has_spot,
    spots,
)
from grognard.games.victory_roads.rules.supports.surplus import bar_to_leave
from grognard.games.victory_roads.rules.theatres.radius import THEATRE
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Placing(Frame):
    """5.4, 11.5.2: first what must be played, then events in their order, as many as their owner likes."""

    camp: int
    stage: int = 0
    """11.5.2, example/surprise-attack/no-artillery: of the last event played; no earlier one may follow."""

    able: dict[tuple[str, int], bool] = derived()

    STEPS = ("forced", "must_play", "place")

    @choice
    def forced(self, g: Position) -> Decision | None:
        """19.1.2: the Germans may force Stalin upon a theatre of their choice, once a turn."""
        if self.camp != SOVIET or not g.staline or _stalin(g) is None:
            return None
        return ask(SIDES[AXIS], "ask.force-stalin")

    @forced.verb("force", THEATRE, exactly="theatres", then="must_play")
    def force(self, g: Position, theatre: int) -> None:
        chit = _stalin(g)
        assert chit is not None
        events.place(g, chit, theatre)

    def theatres(self, g: Position) -> list[int]:
        """Those in play."""
        return in_play(g)

    @force.barred
    def _(self, g: Position, theatre: int) -> Bar:
        return "19.1.2c", "why.theatre-not-in-play"

    forced.verb("decline", then="must_play")

    def must_play(self, g: Position) -> None:
        """1.5.3: chits with a mark on their back are played before all others, one after the other."""
        found = [chit for chit in pools.held_by(g, self.camp) if g.support(chit).mandatory]
        if found:
            self.at = "must_play"
            g.stack.append(Play(found[0]))

    @shared
    def place(self, g: Position) -> Decision | None:
        """Asked as long as there are chits in the boxes, whatever they are."""
        self.able = {}
        held = pools.held_by(g, self.camp)
        return ask(SIDES[self.camp], "ask.supports", count=len(held)) if held else None

    @place.verb("play", UNIT, among="held")
    def play(self, g: Position, chit: int) -> None:
        self.stage = max(self.stage, g.support(chit).order)
        theatre = pools.theatre_of(g, chit)
        if theatre != NONE:
            g.used[theatre] += 1
        g.show((chit,))
        g.stack.append(Play(chit))

    def held(self, g: Position) -> list[int]:
        """The chits in the boxes of the side."""
        return pools.held_by(g, self.camp)

    @play.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        if chit not in pools.held_by(g, self.camp):
            return "5.4.1", "why.not-in-box", {"chit": chit}
        return bar_to_play(g, chit, self.stage) or self.bar_without_spot(g, chit)

    def bar_without_spot(self, g: Position, chit: int) -> Bar | None:
        """Whether there is nowhere to place a chit; worked out once for all chits of a kind."""
        key = g.support(chit).id, pools.theatre_of(g, chit)
        if key not in self.able:
            self.able[key] = has_spot(g, chit)
        return None if self.able[key] else ("5.4.1", "why.no-spot", {"chit": chit})

    place.verb("done", then=END, gives_up="surplus")

    def surplus(self, g: Position, count: int) -> Bar | None:
        """5.1.3: a box keeps six."""
        return bar_to_leave(g, self.camp)


def bar_to_play(g: Position, chit: int, stage: int) -> Bar | None:
    """Why a chit from a box can't be played as its event now, wherever it would be placed."""
    support, theatre = g.support(chit), pools.theatre_of(g, chit)
    if support.effect == "capitulation":
        return "14.1a", "why.capitulation-later", {"chit": chit}
    if support.air and g.overcast:  # 3.3/overcast
        return "11.5.6" if g.is_advanced else "5.4.2", "why.overcast", {"chit": chit}
    if g.is_muddy and not support.mud:
        return "3.2.2g", "why.not-in-mud", {"chit": chit}
    if support.effect == "block" and g.turn > pools.LAST_PARTISANS:
        return "support/partisans", "why.no-partisans", {"chit": chit}
    if theatre == NONE:
        return None
    if support.order < stage:
        return "11.5.2", "why.out-of-order", {"chit": chit}
    return bar_to_more(g, theatre)


def _stalin(g: Position) -> int | None:
    """Stalin's chit, if the Germans have it at hand."""
    found = (chit for chit in g.in_place(OUT) if g.is_chit(chit) and g.support(chit).effect == "die")
    return next(found, None)


@frame
class Play(Frame):
    """5.4.1: a chit that has been turned up is placed; where there is one place only, at once."""

    chit: int

    found: list[int] | None = derived()

    STEPS = ("begin", "choose_spot")
    PIECES = ("chit",)

    def begin(self, g: Position) -> None:
        found = [AXIS] if g.support(self.chit).placed_on == "box" else [*spots(g, self.chit)]
        self.found = found
        if not found:  # one that must be played and has no effect
            pools.play(g, self.chit)
            g.note("supports.void", "1.5.3a", chit=self.chit)
            self.at = END
        elif len(found) == 1:
            self.at = END
            events.place(g, self.chit, found[0])

    @choice
    def choose_spot(self, g: Position) -> Decision | None:
        if self.found is None:  # a saved game
            self.found = [*spots(g, self.chit)]
        return ask(SIDES[pools.camp_of(g, self.chit)], "ask.place", chit=self.chit)

    @choose_spot.verb("assign", THEATRE, exactly="theatres", then=END)
    def assign(self, g: Position, theatre: int) -> None:
        events.place(g, self.chit, theatre)

    @assign.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        return bar_to_assign(g, self.chit, theatre)

    @choose_spot.verb("lay", CELL, exactly="hexes", then=END)
    def lay(self, g: Position, cell: int) -> None:
        events.place(g, self.chit, cell)

    @lay.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_lay(g, self.chit, cell)

    @choose_spot.verb("attach", UNIT, exactly="bearers", then=END)
    def attach(self, g: Position, unit: int) -> None:
        events.place(g, self.chit, unit)

    @attach.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_attach(g, self.chit, unit)

    def theatres(self, g: Position) -> list[int]:
        """The places that were found, if they are theatres; likewise hexes and units."""
        return (self.found or []) if g.support(self.chit).placed_on == "to" else []

    def hexes(self, g: Position) -> list[int]:
        return (self.found or []) if g.support(self.chit).placed_on in ("hex", "stack") else []

    def bearers(self, g: Position) -> list[int]:
        return (self.found or []) if g.support(self.chit).is_attached else []
