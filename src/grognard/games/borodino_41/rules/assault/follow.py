"""12/retreat/follow: assaulters take a hex without a fight, turn their markers, and assault again."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.assault.markers import aim_of, may_be_assaulted
from grognard.games.borodino_41.rules.initiative import bar_to_storm
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

SIDES_OF_A_HEX = 6


@frame
class Follow(Frame):
    """Nobody is left in the hex: they fell back, died by fire (12/assault/emptied-hex), or were dummies."""

    camp: int
    cell: int
    units: tuple[int, ...]
    """The assaulters."""
    inside: tuple[int, ...] = ()
    """Who has followed."""
    turned: tuple[int, ...] = ()
    """Who has turned its marker."""
    stormed: tuple[int, ...] = ()
    """12/surprise/night-limits: hexes that have come under assault in this night impulse."""

    PIECES = ("units", "inside", "turned")
    STEPS = ("follow", "close")

    able: list[int] = derived()

    @choice
    def follow(self, g: Position) -> Decision | None:
        """Who takes the hex, and where the markers point then; never an obligation."""
        self.able = [unit for unit in self.units if self.bar(g, unit) is None]
        if not (self.able or self.aiming(g) or self._may_turn(g) or g.world.hidden):
            return None
        return ask(SIDES[self.camp], "follow.choose", cell=self.cell, units=self.units)

    @follow.verb("follow", UNIT, exactly="able")
    def enter(self, g: Position, unit: int) -> None:
        routes.go(g, unit, self.cell)
        self.inside = (*self.inside, unit)
        g.note("follow.enters", "12/retreat/follow", unit=unit, cell=self.cell)

    @enter.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return self.bar(g, unit)

    def bar(self, g: Position, unit: int) -> Bar | None:
        """Why a unit may not take the hex."""
        if unit not in self.units or g.cell[unit] < 0 or g.is_dummy(unit) or not g.assault[unit]:
            return "12/retreat/follow", "why.follow-no-marker"
        if unit in self.inside:
            return "12/retreat/follow", "why.follow-there"
        return routes.bar_to_move_to(g, unit, self.cell)

    def turns(self, g: Position) -> dict[int, list[int]]:
        """The two hexes to which each of those inside could turn its marker."""
        toward = g.geo.board.toward
        found: dict[int, list[int]] = {}
        for unit in self.inside:
            if g.assault[unit]:
                cells = (toward(self.cell, (g.assault[unit] - 1 + turn) % SIDES_OF_A_HEX) for turn in (1, -1))
                found[unit] = [cell for cell in cells if cell is not None]
        return found

    def aim(self, g: Position, unit: int, cell: int) -> Preview:
        """From where to where the marker points."""
        return Preview((g.cell[unit], cell))

    @follow.verb("pivot", UNIT, CELL, among="turns", way="aim")
    def pivot(self, g: Position, unit: int, cell: int) -> None:
        g.assault[unit] = 1 + g.geo.board.direction(self.cell, cell)
        self.turned = (*self.turned, unit)
        g.note("follow.pivots", "12/retreat/follow", unit=unit, cell=cell)

    def _may_turn(self, g: Position) -> bool:
        return any(
            not self.bar_to_pivot(g, unit, cell) for unit, cells in self.turns(g).items() for cell in cells
        )

    @pivot.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar_to_pivot(g, unit, cell)

    def bar_to_pivot(self, g: Position, unit: int, cell: int) -> Bar | None:
        """Why a unit may not turn its marker to a hex."""
        if unit not in self.inside or not g.assault[unit]:
            return "12/retreat/follow", "why.follow-enter-first"
        if unit in self.turned or cell not in self.turns(g)[unit]:
            return "12/retreat/follow", "why.follow-one-side"
        if not may_be_assaulted(g, self.camp, cell):
            return "12/retreat/follow", "why.follow-nobody"
        return None

    def aiming(self, g: Position) -> list[int]:
        """Those inside whose marker points at enemies."""
        return [unit for unit in self.inside if may_be_assaulted(g, self.camp, aim_of(g, unit))]

    @follow.verb("stand-down", UNIT, among="aiming")
    def stand_down(self, g: Position, unit: int) -> None:
        g.assault[unit] = 0
        g.note("follow.stands-down", "12/retreat/follow", unit=unit, cell=self.cell)

    @stand_down.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return None if unit in self.aiming(g) else ("12/retreat/follow", "why.follow-no-marker")

    @follow.verb("halt", then="close").barred
    def halt(self, g: Position) -> Bar | None:
        """12/surprise/night-limits: at night too many hexes may not come under assault this way."""
        return bar_to_storm(g, self.camp, self.stormed) if self.aiming(g) else None

    def close(self, g: Position) -> None:
        """Markers that point at nobody are taken off."""
        for unit in self.units:
            if g.assault[unit] and not (
                unit in self.inside and may_be_assaulted(g, self.camp, aim_of(g, unit))
            ):
                g.assault[unit] = 0
