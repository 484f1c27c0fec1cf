"""5.1, 5.2 Withdrawals: the Poles leave on turn 3; the 20th Panzergrenadier should be gone by turn 6."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import (
    COMING,
    ELIMINATED,
    GOOD,
    MANOEUVRE,
    REMOVED,
    UNDERGROUND,
    Position,
)
from grognard.games.fortress_berlin.rules import players
from grognard.games.fortress_berlin.rules.victory import award
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NOWHERE, ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice

POLES, POLES_TURN = "1st Polish Army", 3
"""15.0/t3-polish-withdrawal."""
LEAVING = "20th Panzergrenadier Division"
"""14.0/t4-20pg-exit."""


@frame
class Withdrawal(Frame):
    """5.1: the Polish units go; for one that has been lost another goes, like it.

    Its own player chooses: of the marshals Zhukov, since Koniev has none that came by that edge (17.2b).
    """

    owed: tuple[int, ...] = ()
    """Poles that were eliminated, for whom no other has gone yet."""
    free: tuple[int, ...] = derived()

    STEPS = ("poles", "look", "choose")

    def poles(self, g: Position) -> None:
        listed = [unit for unit, printed in enumerate(g.printed) if printed.formation == POLES]
        gone = [unit for unit in listed if g.place[unit] in (ON_BOARD, COMING, UNDERGROUND)]
        for unit in gone:
            take_away(g, unit)
        if gone:
            g.note("withdrawal.poles", "15.0/t3-polish-withdrawal", units=tuple(gone))
        self.owed = tuple(unit for unit in listed if g.place[unit] == ELIMINATED)

    def look(self, g: Position) -> None:
        """5.1: where there is none like the one that was lost, none goes."""
        while self.owed and not substitutes(g, self.owed[0]):
            self.owed = self.owed[1:]

    @choice
    def choose(self, g: Position) -> Decision | None:
        if not self.owed:
            return None
        self.free = tuple(substitutes(g, self.owed[0]))
        return ask(SIDES[SOVIET], "withdrawal.choose", unit=self.owed[0], **players.by(g, self.free[0]))

    @choose.verb("send-away", UNIT, among="free", then="look")
    def send_away(self, g: Position, unit: int) -> None:
        g.show((unit,))
        take_away(g, unit)
        g.note("withdrawal.substitute", "5.1", unit=unit)
        self.owed = self.owed[1:]

    @send_away.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return None if unit in self.free else ("5.1", "why.not-alike")


def substitutes(g: Position, lost: int) -> list[int]:
    """5.1: units of the same type, from the same edge of the map, with as much FS or more."""
    model, edges = g.printed[lost], edges_of(g, lost)
    below = [unit for unit in g.in_place(UNDERGROUND) if g.camp[unit] == SOVIET]
    return [
        unit
        for unit in (*g.units_of(SOVIET), *below)
        if g.printed[unit].type == model.type
        and g.printed[unit].c_fs >= model.c_fs
        and edges_of(g, unit) & edges
    ]


def edges_of(g: Position, unit: int) -> set[str]:
    """5.1: the edges of the map on which a unit's zones lie."""
    return {_edge(g, g.geo.entries[letter]) for letter in letters(g.printed[unit].entry)}


def _edge(g: Position, cell: int) -> str:
    """The edge on which a hex lies; columns run from west to east."""
    spots = g.geo.board.spots
    across, _ = spots[cell]
    if across in (min(x for x, _ in spots), max(x for x, _ in spots)):
        return "west" if across == min(x for x, _ in spots) else "east"
    return "south" if cell in g.geo.south_edge else "north"


def letters(entry: str) -> str:
    """5.0b: all letters of a range such as A-C."""
    return "".join(chr(code) for code in range(ord(entry[0]), ord(entry[-1]) + 1))


def take_away(g: Position, unit: int) -> None:
    """5.1: a unit leaves the map for no points; with 16.4 it comes back, by the letters given there."""
    g.change(unit, disrupted=GOOD, mode=MANOEUVRE)
    g.station[unit] = g.gate[unit] = NOWHERE
    g.remove(unit, REMOVED)
    if g.printed[unit].side == SIDES[SOVIET]:
        g.returned[unit] = 1


def penalty(g: Position) -> None:
    """5.2c, 12.0.2/20pg: as a German turn ends; who has come back with Wenck is not counted."""
    if any(_is_late(g, unit) for unit in range(len(g.place))):
        award(g, "straggler", "12.0.2/20pg")


def _is_late(g: Position, unit: int) -> bool:
    if g.printed[unit].formation != LEAVING or g.place[unit] not in (ON_BOARD, UNDERGROUND):
        return False
    return not g.returned[unit] or g.world.charts.switches.returned_division_penalised
