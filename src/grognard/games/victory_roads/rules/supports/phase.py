"""5, 11.1 The supports phase of a side, step by step."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.supports import events, obtaining, pools
from grognard.games.victory_roads.rules.supports.obtaining import GermanSupports, TheatreSupports
from grognard.games.victory_roads.rules.supports.placing import Placing
from grognard.games.victory_roads.rules.supports.surplus import Surplus, box_limit
from grognard.games.victory_roads.rules.theatres.modes import ModeChanges
from grognard.games.victory_roads.rules.theatres.moves import REMOTE, SUPPORTS, TheatreMoves
from grognard.games.victory_roads.rules.theatres.reinforcing import Reinforcing
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class SupportsPhase(Frame):
    """11.1, sheet/soviet-supports, sheet/german-supports: the seven steps.

    Those of theatres are for the Soviets in the advanced game.
    """

    camp: int

    STEPS = (
        "recall",  # 1
        "return_played",
        "leavers",
        "remote",  # 2
        "obtain",  # 3
        "place",  # 4
        "reinforce",
        "move_theatres",  # 5
        "change_modes",  # 6
        "surplus",  # 7
    )

    @choice
    def recall(self, g: Position) -> Decision | None:
        """5.2.1: who may stay on the map does, unless his side takes him back."""
        return ask(SIDES[self.camp], "ask.recall")

    @recall.verb("recall", UNIT, among="staying")
    def take_back(self, g: Position, chit: int) -> None:
        g.note("supports.recalled", "5.2.1b", chit=chit)
        pools.use_up(g, chit)

    def staying(self, g: Position) -> list[int]:
        """The side's chits on the map that may stay there."""
        first = len(g.world.units)
        chits = range(first, len(g.cell))
        return [chit for chit in chits if pools.camp_of(g, chit) == self.camp and events.may_stay(g, chit)]

    @take_back.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        return None if g.is_chit(chit) and chit in self.staying(g) else ("5.2.1b", "why.not-staying")

    recall.done("done")

    def return_played(self, g: Position) -> None:
        """5.2.1, 11.3.1: what was played goes back; theatres begin without roles."""
        events.return_played(g, self.camp)
        if self.camp == SOVIET:
            g.used[:] = g.bound[:] = bytes(len(THEATRES))
            obtaining.begin(g)

    def leavers(self, g: Position) -> None:
        """Partisans leave the pool when their time is over."""
        pools.renew(g, self.camp)

    def remote(self, g: Position) -> None:
        """11.2: theatres far from the front."""
        self._push(g, TheatreMoves(REMOTE))

    def obtain(self, g: Position) -> None:
        """5.3, 11.3, 11.4."""
        if not g.is_advanced:
            obtaining.obtain_basic(g, self.camp)
        else:
            g.stack.append(TheatreSupports() if self.camp == SOVIET else GermanSupports())

    def place(self, g: Position) -> None:
        """5.4, 11.5."""
        g.stack.append(Placing(self.camp))

    def reinforce(self, g: Position) -> None:
        """10.3."""
        self._push(g, Reinforcing())

    def move_theatres(self, g: Position) -> None:
        """11.6."""
        self._push(g, TheatreMoves(SUPPORTS))

    def change_modes(self, g: Position) -> None:
        """11.7."""
        self._push(g, ModeChanges())

    def _push(self, g: Position, frame: Frame) -> None:
        """Begins a step of theatres."""
        if g.is_advanced and self.camp == SOVIET:
            g.stack.append(frame)

    def surplus(self, g: Position) -> None:
        """5.1.3: six in each box."""
        keep, boxes = box_limit(g), pools.boxes_of(self.camp)
        g.stack += [Surplus(box, keep) for box in reversed(boxes) if len(pools.in_box(g, box)) > keep]
