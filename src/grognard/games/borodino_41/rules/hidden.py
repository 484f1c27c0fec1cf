"""11 Inverted counters and dummies: what the enemy learns of counters that lie face down.

Everyone sees where counters lie. Of who is observed the enemy learns the kind; of who fights, everything,
until nobody sees it any more. A dummy in the open that is observed leaves the map; one in cover keeps its
secret until someone walks into it, assaults it, or stands beside it when the combats are over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from grognard.games.borodino_41.geography import Geography
from grognard.games.borodino_41.position import DUMMIES, GOOD, NONE, SUPPLIED, Position
from grognard.games.borodino_41.rules import works
from grognard.games.borodino_41.rules.observation import can_see, is_observed
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.units import SIDES, SOVIET
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.knowledge.levels import FACE, KIND, PRESENCE
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


def update(g: Position, unit: int) -> None:
    """A counter has come into a hex: who sees it there, and what it sees (11/hidden/attackable)."""
    g.watched[unit] = 0
    if not g.world.hidden:
        return
    if not g.is_dummy(unit):
        here, camp = g.cell[unit], g.camp[unit]
        count = g.count[1 - camp]
        for cell in g.geo.in_view[g.sight][here]:
            if count[cell]:
                for other in g.units_at(cell):
                    if can_see(g, unit, other):
                        _seen(g, other)
    look_at(g, unit)


def look_at(g: Position, unit: int) -> None:
    """11/hidden/attackable: what the enemy makes of a counter that may be seen, or hidden, from now on."""
    if not g.world.hidden:
        return
    if is_observed(g, unit):
        _seen(g, unit)
    else:
        _unseen(g, unit)


def look_into(g: Position, cell: int) -> None:
    """The same of all counters in a hex whose fortification is gone."""
    for unit in g.units_at(cell):
        look_at(g, unit)


def _seen(g: Position, unit: int) -> None:
    """Who is seen tells its kind; a dummy in the open leaves the map (11/dummies/observed)."""
    if g.is_dummy(unit) and not is_covered(g, unit):
        find_out(g, unit, "11/dummies/observed")
    else:
        g.show((unit,), (1 - g.camp[unit],), KIND)


def _unseen(g: Position, unit: int) -> None:
    """Nobody sees a counter: it lies face down, unless its owner has turned it up."""
    if not g.shown[unit]:
        g.hide((unit,), (1 - g.camp[unit],), PRESENCE)


def is_covered(g: Position, unit: int) -> bool:
    """11/camouflage/adjacent: in protective terrain, where a dummy keeps its secret."""
    return bool(g.geo.conceals[g.cell[unit]]) or shelter(g, unit) in ("fort", "trench")


def find_out(g: Position, unit: int, rule: str) -> None:
    """A dummy is found out, and goes to its owner, who may bring it back."""
    cell = g.cell[unit]
    g.show((unit,))
    g.note("dummies.found", rule, unit=unit, cell=cell)
    _take_up(g, unit)
    g.remove(unit, DUMMIES)
    works.left(g, cell)


def _take_up(g: Position, unit: int) -> None:
    """What lies on a dummy comes off: where it is laid anew it has no more marks than a unit would."""
    g.column[unit] = g.assault[unit] = g.bank[unit] = g.watched[unit] = 0
    g.change(unit, state=GOOD, supply=SUPPLIED)


def reveal(g: Position, units: Iterable[int]) -> None:
    """12/seq/3a-reveal: who assaults, is assaulted or fires is turned up."""
    if g.world.hidden:
        g.show(units)


def turn_up(g: Position, unit: int) -> None:
    """11/hidden/german-choice: an owner plays a counter open."""
    g.shown[unit] = 1
    g.show((unit,))


def end_combat(g: Position) -> None:
    """The combats of an impulse are over: dummies beside enemies are found out, the others turned down."""
    if not g.world.hidden:
        return
    for dummy in g.world.dummies:
        if g.cell[dummy] >= 0 and _is_beside_enemy(g, dummy):
            find_out(g, dummy, "11/dummies/adjacent-no-attack")
    close_impulse(g)


def close_impulse(g: Position) -> None:
    """11/hidden/assault-reveals: what nobody observes lies face down again; of the rest the kind is known."""
    if not g.world.hidden:
        return
    for camp in (0, 1):
        for unit in g.units_of(camp):
            look_at(g, unit)


def _is_beside_enemy(g: Position, unit: int) -> bool:
    camp, dummy = g.camp[unit], g.world.is_dummy
    return any(
        not dummy[other]
        for near in g.geo.board.neighbours[g.cell[unit]]
        if g.count[1 - camp][near]
        for other in g.units_at(near)
    )


@frame
class DummyPlacement(Frame):
    """11/dummies/replace: as an impulse begins, a side brings dummies back, and moves those in play.

    The enemy looks away: they are all laid at once when it is done.
    """

    camp: int
    laid: tuple[int, ...] = ()
    """Dummies with which something was done in this impulse."""
    moved: tuple[int, ...] = ()
    """Those that were laid or put aside, not yet carried out."""
    goals: tuple[int, ...] = ()
    """For each of these, its hex, or NONE beside the map."""
    taken: int = NONE
    """The dummy in hand."""
    posing: int = NONE
    """The dummy that is to be said to be something else."""
    open_cells: bytes | None = derived()
    """Hexes that no enemy looks into, by cell."""

    STEPS = ("pose", "lay", "place", "shuffle")
    PIECES = ("laid", "moved", "taken", "posing")

    @reaction("dummies", "11/dummies/replace")
    def place(self, g: Position) -> Decision | None:
        """Asked in every impulse, whether there is anything to place or not."""
        return ask(SIDES[self.camp], "dummies.place")

    def hand(self, g: Position) -> list[int]:
        """The dummies of the side that were not laid yet."""
        mine = g.world.dummies
        return [unit for unit in mine if g.camp[unit] == self.camp and unit not in self.laid]

    @place.verb("take", UNIT, among="hand", then="lay")
    def take(self, g: Position, unit: int) -> None:
        """It can't be thought better of: only a dummy can be taken up."""
        self.taken = unit
        g.learn((SIDES[1 - self.camp],), unit)

    @take.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if not g.is_dummy(unit) or g.camp[unit] != self.camp:
            return "11/dummies/replace", "why.dummies-no-dummy"
        if unit in self.laid:
            return "11/dummies/replace", "why.dummies-laid"
        return None

    @place.verb("claim", UNIT, among="hand", then="pose")
    def claim(self, g: Position, unit: int) -> None:
        """11/dummies/fired-on: it will be said to be another unit from now on."""
        self.posing = unit
        self.laid = (*self.laid, unit)
        g.learn((SIDES[1 - self.camp],), unit)

    @claim.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if not g.is_dummy(unit) or g.camp[unit] != self.camp:
            return "11/dummies/replace", "why.dummies-no-dummy"
        if unit in self.laid:
            return "11/dummies/replace", "why.dummies-laid"
        if g.cell[unit] >= 0 and g.level((1 - self.camp,), unit) >= KIND:
            return "11/dummies/fired-on", "why.dummies-told"
        return None

    @choice
    def pose(self, g: Position) -> Decision | None:
        """As whom the dummy in question poses, if one is."""
        return None if self.posing == NONE else ask(SIDES[self.camp], "dummies.pose", unit=self.posing)

    def models(self, g: Position) -> list[int]:
        """The units of the side on the map."""
        return g.units_of(self.camp)

    @pose.verb("feign", UNIT, among="models", then="place")
    def feign(self, g: Position, unit: int) -> None:
        """With its strength of this moment; what happens to the unit later has no bearing on it."""
        g.pose[self.posing], g.feint[self.posing] = unit, g.strength[unit]
        self.posing = NONE

    @feign.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.camp[unit] != self.camp or g.cell[unit] < 0 or not g.printed[unit].may_be_feigned:
            return "11/dummies/fired-on", "why.dummies-no-model", {"unit": unit}
        return None

    @pose.fallback("as-before", then="place")
    def as_before(self, g: Position) -> None:
        """It goes on as it was."""
        self.posing = NONE

    @choice
    def lay(self, g: Position) -> Decision | None:
        """Where the dummy in hand goes, if there is one."""
        if self.taken == NONE:
            return None
        self.open_cells = unobserved(g, self.camp)
        return ask(SIDES[self.camp], "dummies.lay", unit=self.taken)

    def free(self, g: Position) -> list[int]:
        """Hexes without enemies that nobody looks into, and from which nothing is taken."""
        camp, cells = self.camp, self.open_cells or b""
        return [
            cell
            for cell, is_open in enumerate(cells)
            if is_open and not is_reserved(g, camp, cell) and not works.takes(g, camp, cell)
        ]

    @lay.verb("lay", CELL, exactly="free", then="place")
    def put_down(self, g: Position, cell: int) -> None:
        self.decide(cell)

    @put_down.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if g.count[1 - self.camp][cell]:
            return "11/dummies/replace", "why.dummies-enemy"
        if is_reserved(g, self.camp, cell):
            return "16/reinf/blocked", "why.dummies-entry"
        if works.takes(g, self.camp, cell):
            return "11/dummies/have", "why.march-dummy-takes"
        return "11/dummies/replace", "why.dummies-observed"

    @lay.verb("aside", then="place")
    def put_aside(self, g: Position) -> None:
        """Takes the dummy out of play for now."""
        self.decide(NONE)

    def decide(self, goal: int) -> None:
        """What will become of the dummy in hand."""
        self.moved, self.goals = (*self.moved, self.taken), (*self.goals, goal)
        self.laid, self.taken = (*self.laid, self.taken), NONE

    def shuffle(self, g: Position) -> None:
        """The other side looked away: it can't tell which counters are new."""
        if not self.laid:
            return
        starts = [g.cell[unit] for unit in self.moved]
        for unit, goal in zip(self.moved, self.goals, strict=True):
            _take_up(g, unit)
            if goal == NONE:
                g.remove(unit, DUMMIES)
            else:
                g.put(unit, goal)
                g.feint[unit] = g.looks(unit).strength
        for start in starts:
            if start >= 0:
                works.left(g, start)
        other = (1 - self.camp,)
        units = [unit for unit in g.units_of(self.camp) if not g.shown[unit]]
        named = [unit for unit in units if g.is_dummy(unit)]
        g.hide(named, other, PRESENCE)
        g.mix([unit for unit in units if g.level(other, unit) < FACE])
        for unit in named:  # of those in view the kind is told again, as it still is of units
            if is_observed(g, unit):
                _seen(g, unit)


def planned(g: Position, viewers: Collection[int]) -> dict[int, int]:
    """Where the dummies of these sides that are in hand will lie: a hex, or NONE."""
    frames = [frame for frame in g.stack if isinstance(frame, DummyPlacement) and frame.camp in viewers]
    return {unit: goal for frame in frames for unit, goal in zip(frame.moved, frame.goals, strict=True)}


def is_reserved(g: Position, camp: int, cell: int) -> bool:
    """16/reinf/blocked, 7/rail/cut: no dummy stays where reinforcements come in; units alone bar them."""
    return cell in _ways_in(g.geo, 1 - camp)


@cache
def _ways_in(geo: Geography, camp: int) -> frozenset[int]:
    """The ways at the edge of a side, the railway of the Soviets, and the hexes around."""
    ways = {cell for cell in geo.edge_cells[camp] if geo.on_way[cell]}
    if camp == SOVIET:
        ways.update(geo.rail_line)
    return frozenset(ways.union(*(geo.board.neighbours[cell] for cell in ways)))


def unobserved(g: Position, camp: int) -> bytes:
    """For each hex, whether a side could lay a counter there unseen: no enemy is there or looks into it."""
    found = bytearray(b"\1" * len(g.geo.board))
    views = g.geo.in_view[g.sight]
    for here in {g.cell[unit] for unit in g.units_of(1 - camp)}:  # who can tell which of them are dummies?
        found[here] = 0
        for cell in views[here]:
            found[cell] = 0
    return bytes(found)
