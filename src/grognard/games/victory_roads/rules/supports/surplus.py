"""5.1.3 Supports that a box can't keep: their owner returns some to the pool."""

from __future__ import annotations

from grognard.games.victory_roads.position import BOX_G, Position
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


def box_limit(g: Position) -> int:
    """5.1.3: how many supports a box keeps at the end of the phase."""
    limit: int = g.world.charts.tables["supports"]["box"]
    return limit


def bar_to_leave(g: Position, camp: int) -> Bar | None:
    """5.1.3: how many supports of a side go back to the pool if no more of them are used; None if none."""
    limit = box_limit(g)
    count = sum(max(0, len(pools.in_box(g, box)) - limit) for box in pools.boxes_of(camp))
    return ("5.1.3", "lost.supports", {"count": count, "limit": limit}) if count else None


@frame
class Surplus(Frame):
    """5.1.3: supports of the owner's choice go back until the box holds no more than it may keep."""

    box: int
    keep: int
    rule: str = "5.1.3"

    STEPS = ("give_back",)

    @choice
    def give_back(self, g: Position) -> Decision | None:
        """How many a box holds is open."""
        count = len(pools.in_box(g, self.box)) - self.keep
        camp = AXIS if self.box == BOX_G else SOVIET
        return ask(SIDES[camp], "ask.surplus", place=self.box, count=count) if count > 0 else None

    @give_back.verb("return", UNIT, exactly="chits")
    def give_up(self, g: Position, chit: int) -> None:
        g.note("supports.returned", self.rule, chit=chit, place=self.box)
        pools.give_back(g, (chit,))

    def chits(self, g: Position) -> list[int]:
        """All that lie in the box."""
        return pools.in_box(g, self.box)

    @give_up.barred
    def _(self, g: Position, chit: int) -> Bar:
        return self.rule, "why.not-in-box", {"chit": chit}
