"""11.7 Modes of theatres: those in cities may change theirs at the end of the supports phase."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    MODE_KEPT,
    MODES,
    MOVING,
    NO_MODE,
    OFFENSIVE,
    Position,
)
from grognard.games.victory_roads.rules.supports.effects import has_zhukov
from grognard.games.victory_roads.rules.theatres.radius import THEATRE
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@frame
class ModeChanges(Frame):
    """9.1.5, 11.7: the Soviet player chooses the mode of each theatre in a city, once."""

    changed: tuple[int, ...] = ()

    STEPS = ("pick",)

    @shared
    def pick(self, g: Position) -> Decision | None:
        """Which theatre changes."""
        return ask(SIDES[SOVIET], "ask.modes") if any(g.mode) else None

    @pick.verb("switch", THEATRE, among=lambda *_: range(len(THEATRES)))
    def switch(self, g: Position, theatre: int) -> None:
        self.changed = (*self.changed, theatre)
        g.mode[theatre] = MOVING if g.mode[theatre] == OFFENSIVE else OFFENSIVE
        g.note(f"theatre.{MODES[g.mode[theatre]]}", "11.7/mode-change", theatre=theatre)

    @switch.barred
    def _(self, g: Position, theatre: int) -> Bar | None:
        if g.mode[theatre] == NO_MODE:
            return "9.1.1a", "why.no-theatre"
        if theatre in self.changed:
            return "11.7/mode-change", "why.mode-changed"
        if not g.geo.is_city[g.theatre[theatre]]:
            return "11.7/mode-change", "why.no-city"
        if has_zhukov(g, theatre):
            return "11.7/exc-zhukov", "why.zhukov"
        if g.bound[theatre] == MODE_KEPT:
            return "support/staline", "why.stalin-keeps-mode"
        if g.mode[theatre] == OFFENSIVE and theatre == g.offensive:
            return "11.7/exc-artillery", "why.launched-offensive"
        if g.mode[theatre] == OFFENSIVE and g.bound[theatre]:
            return "11.7/exc-artillery", "why.placed-artillery"
        return None

    pick.done("done")
