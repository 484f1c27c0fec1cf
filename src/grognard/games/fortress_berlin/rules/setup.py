"""13 Set-up: the German player places his units in secret, one by one, or all that are left at once."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.fortress_berlin.position import COMBAT, COMING, MANOEUVRE, NONE, Position
from grognard.games.fortress_berlin.rules import leaders, roles, secrets, stacking
from grognard.games.fortress_berlin.rules.arrivals import variants
from grognard.games.fortress_berlin.rules.arrivals.volkssturm import draw
from grognard.games.fortress_berlin.rules.defence import has_youth, plan
from grognard.games.fortress_berlin.rules.sequence import Campaign
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.kept import kept
from grognard.kernel.pieces import NOWHERE, ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, DIRECTION, UNIT, Bar, choice

ONLY_GERMAN = (SIDES[GERMAN],)


@frame
class Opening(Frame):
    """13.0, 17.4.9: leaders, units with one hex only, the Volkssturm; then what the German chooses."""

    unit: int = NONE
    """The unit in hand."""
    free: tuple[int, ...] = derived()

    STEPS = ("birthday", "muster", "choose", "settle", "battle")
    PIECES = ("unit",)

    def birthday(self, g: Position) -> None:
        g.phase, g.player = "setup", GERMAN
        variants.begin(g)
        roles.begin(g)
        leaders.birthday(g)

    def muster(self, g: Position) -> None:
        """13.1, 13.2: who has one hex only; 13.6: the first of the Volkssturm."""
        draw(g, g.world.charts.strengths.set_up_volkssturm)
        for unit in waiting(g):
            cells = g.geo.setup_cells(g.printed[unit].setup)
            if len(cells) == 1:
                put(g, unit, next(iter(cells)))

    @choice
    def choose(self, g: Position) -> Decision | None:
        """Which unit comes next, or is placed anew."""
        return ask(SIDES[GERMAN], "setup.choose", count=len(waiting(g)))

    def movable(self, g: Position) -> list[int]:
        """Units with a choice of hexes, placed or not."""
        return present(g, g.world.set_up_freely)

    @choose.verb("pick", UNIT, exactly="movable", then="settle")
    def pick(self, g: Position, unit: int) -> None:
        self.unit = unit
        secrets.tell(g, (unit,))

    @pick.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit not in mustered(g):
            return "13.0a", "why.setup-later"
        return None if unit in self.movable(g) else ("13.0a", "why.setup-fixed")

    @choose.verb("deploy", UNIT, among="there")
    def flip(self, g: Position, unit: int) -> None:
        """13.0b: into the other mode."""
        secrets.tell(g, (unit,))
        g.change(unit, mode=COMBAT if g.mode[unit] == MANOEUVRE else MANOEUVRE, facing=_facing(g, unit))
        g.note_for_own("setup.flipped", "13.0b", sides=ONLY_GERMAN, unit=unit)

    @flip.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.place[unit] != ON_BOARD:
            return "13.0b", "why.setup-unplaced"
        return None if g.printed[unit].has_manoeuvre_face else ("11.2.1a", "why.one-face")

    def there(self, g: Position) -> list[int]:
        """Units that are placed."""
        return g.units_of(GERMAN)

    def facings(self, g: Position) -> dict[int, range]:
        """Units in manoeuvre mode, with all directions."""
        return {unit: range(6) for unit in g.units_of(GERMAN) if g.mode[unit] == MANOEUVRE}

    @choose.verb("orient", UNIT, DIRECTION, exactly="facings")
    def face(self, g: Position, unit: int, direction: int) -> None:
        """3.4.2: all units of a hex in manoeuvre mode face one way."""
        secrets.tell(g, (unit,))
        for other in g.units_at(g.cell[unit]):
            if g.mode[other] == MANOEUVRE:
                g.change(other, facing=direction)
        g.note_for_own("setup.faced", "3.4.2", sides=ONLY_GERMAN, unit=unit, direction=direction)

    @face.barred
    def _(self, g: Position, unit: int, direction: int) -> Bar | None:
        if g.place[unit] != ON_BOARD:
            return "13.0b", "why.setup-unplaced"
        return None if g.mode[unit] == MANOEUVRE else ("3.4.1a", "why.no-facing")

    @choose.verb("standard")
    def standard(self, g: Position) -> None:
        """13.3 to 13.6: all that are left, as the advice of the rules has it."""
        secrets.tell(g, mustered(g))
        for unit, cell in plan(g, waiting(g), lambda unit, cell: bar_to_place(g, unit, cell) is None):
            put(g, unit, cell)
        g.note("setup.standard", "13.0a")

    @standard.barred
    def _(self, g: Position) -> Bar | None:
        return None if waiting(g) else ("13.0a", "why.setup-complete")

    @choose.verb("done", then="battle")
    def done(self, g: Position) -> None:
        """13.8."""
        secrets.tell(g, g.units_in(g.geo.havel_bridges))

    @done.barred
    def _(self, g: Position) -> Bar | None:
        if left := waiting(g):
            return "13.0a", "owed.setup", {"count": len(left)}
        return None

    @choice
    def settle(self, g: Position) -> Decision | None:
        """Where it stands."""
        if self.unit == NONE:
            return None
        self.free = open_cells(g, self.unit)
        return ask(SIDES[GERMAN], "setup.place", unit=self.unit, site=g.printed[self.unit].setup)

    def places(self, g: Position) -> dict[int, tuple[int, ...]]:
        """The unit in hand, with its hexes."""
        return {self.unit: self.free}

    @settle.verb("place", UNIT, CELL, exactly="places", then="choose")
    def place(self, g: Position, unit: int, cell: int) -> None:
        secrets.tell(g, (unit, *g.units_at(cell), *_youth(g)))  # 3.1.2: by divisions; 13.5b: by the others
        put(g, unit, cell)
        g.note_for_own("setup.placed", "13.0a", sides=ONLY_GERMAN, unit=unit, cell=cell)
        self.unit = NONE

    @place.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if unit != self.unit:
            return "13.0a", "why.setup-other"
        return bar_to_place(g, unit, cell)

    @settle.verb("back", then="choose")
    def back(self, g: Position) -> None:
        """Another unit first."""
        self.unit = NONE

    def battle(self, g: Position) -> None:
        """13.8, 3.1.5: the enemy sees the tops of the stacks, and can't tell what lies where beneath them."""
        g.phase = "reinforcement"
        there = g.units_of(GERMAN)
        g.mix(there)
        g.show(unit for unit in there if g.top[g.cell[unit]] == unit)
        g.note("setup.done", "13.8")
        g.stack[-1] = Campaign()


def mustered(g: Position) -> list[int]:
    """13: the units of the set-up, placed or not, with the Volkssturm that was drawn."""
    return present(g, g.world.set_up)


def present(g: Position, units: Iterable[int]) -> list[int]:
    """Those of some units that are on the map or beside it; others are in the cup or in the box."""
    place = g.place
    return [unit for unit in units if place[unit] in (ON_BOARD, COMING)]


def waiting(g: Position) -> list[int]:
    """Those who are not placed yet."""
    place = g.place
    return [unit for unit in g.world.set_up if place[unit] == COMING]


def open_cells(g: Position, unit: int) -> tuple[int, ...]:
    """13.1 to 13.6: where a unit may be set up; hexes without units are all alike, but for Havel bridges."""
    special, taken = g.geo.havel_bridges, g.count[GERMAN]
    elsewhere = not _bares_havel(g, unit, NOWHERE)
    return tuple(
        cell
        for cell in sorted(g.geo.setup_cells(g.printed[unit].setup))
        if (bar_to_place(g, unit, cell) is None if taken[cell] or cell in special else elsewhere)
    )


def bar_to_place(g: Position, unit: int, cell: int) -> Bar | None:
    """13.1 to 13.6: why a unit may not be set up in a hex."""
    key = g.printed[unit].setup
    if cell not in g.geo.setup_cells(key):
        rule = ARTILLERY if g.printed[unit].is_artillery else RULES.get(key, TWO_HEXES)
        return rule, "why.setup-ground", {"unit": unit, "site": key}
    if _bares_havel(g, unit, cell):
        return "13.5b", "why.setup-havel"
    return stacking.bar_to_stack(g, GERMAN, cell, (unit,))


def _bares_havel(g: Position, unit: int, cell: int) -> bool:
    """13.5b: whether a unit in a hex would leave too few Hitler Youth, or no room for them, at the Havel."""
    bridges = g.geo.havel_bridges
    if g.printed[unit].setup != "hj":
        others = [other for other in g.units_at(cell) if other != unit] if cell in bridges else ()
        return len(others) >= stacking.usual(g, GERMAN) - 1 and not has_youth(g, cell)
    bare, left = _unguarded(g, unit)
    return len(bare) - (cell in bare) > left


@kept()
def _unguarded(g: Position, unit: int) -> tuple[frozenset[int], int]:
    """13.5b: without a unit, Havel bridges that lack Hitler Youth, and how many are still to be placed."""
    youth = [other for other in _youth(g) if other != unit]
    bare = frozenset(g.geo.havel_bridges) - {g.cell[other] for other in youth}
    return bare, sum(g.place[other] == COMING for other in youth)


RULES = {
    "tegel": "13.2/tegel",
    "tempelhof": "13.2/tempelhof",
    "gatow": "13.2/gatow",
    "free": "13.2/free",
    "perimeter": "13.3/antitank",
    "building-or-u-bahn": "13.3/engineers",
    "u-bahn": "13.3/police",
    "strongpoint": "13.3/fah",
    "ppb": "13.4",
    "hj": "13.5b",
    "cup": "13.6",
}
"""The rule behind each place of the set-up; the artillery shares its place with the antitank guns."""
ARTILLERY = "13.3/artillery"
TWO_HEXES = "13.1/air"
"""13.1: that of units whose hexes are named, of which only the Air Ministry has more than one."""


def put(g: Position, unit: int, cell: int) -> None:
    """Sets a unit up, in combat mode unless it has been flipped already."""
    if g.place[unit] != ON_BOARD:
        g.change(unit, mode=COMBAT)
    g.put(unit, cell)
    g.mark(g.holder, cell, 1 + GERMAN)
    g.change(unit, facing=_facing(g, unit))


def _facing(g: Position, unit: int) -> int:
    """3.4.2: like the others of its hex."""
    others = (other for other in g.units_at(g.cell[unit]) if other != unit and g.mode[other] == MANOEUVRE)
    return next((g.facing[other] for other in others), g.facing[unit])


def _youth(g: Position) -> list[int]:
    """13.5: the Hitler Youth that has a choice of hexes."""
    return [unit for unit in mustered(g) if g.printed[unit].setup == "hj"]
