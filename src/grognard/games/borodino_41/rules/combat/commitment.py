"""12/seq/1-artillery-reveal: artillery that is to take part in the combats of an impulse is turned up."""

from __future__ import annotations

from grognard.games.borodino_41.position import OUT_OF_SUPPLY, Position
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.prospects import marked_hexes
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


def commit_open(g: Position) -> None:
    """In the open game all artillery lies face up, and so all of it takes part."""
    for unit in g.in_place(0):
        if g.printed[unit].is_weapon:
            g.committed[unit] = 1
    g.memo = {}


@frame
class Commitment(Frame):
    """A side turns up the guns that it wants to use; the other side only where it is assaulted."""

    camp: int

    STEPS = ("commit",)

    @choice
    def commit(self, g: Position) -> Decision | None:
        """Asked wherever there is fighting to come, whatever guns there are."""
        if self.camp == g.player:
            asked = any(g.count[self.camp]) and is_in_contact(g, self.camp)
        else:
            asked = bool(marked_hexes(g, g.player))
        return ask(SIDES[self.camp], "combat.commit") if asked else None

    def guns(self, g: Position) -> list[int]:
        """Those that are not turned up."""
        return [unit for unit in g.units_of(self.camp) if g.printed[unit].is_weapon]

    def open_guns(self, g: Position) -> list[int]:
        """Those of them that nothing keeps from taking part."""
        return [unit for unit in self.guns(g) if bar_to_commit(g, self.camp, unit) is None]

    @commit.verb("commit", UNIT, exactly="open_guns")
    def turn_up(self, g: Position, unit: int) -> None:
        _commit(g, [unit])

    @turn_up.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_commit(g, self.camp, unit)

    @commit.verb("commit-all", then="end")
    def turn_up_all(self, g: Position) -> None:
        _commit(g, self.open_guns(g))

    @turn_up_all.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.open_guns(g) else ("12/seq/1-artillery-reveal", "why.combat-no-guns")

    commit.verb("enough", then="end")


def bar_to_commit(g: Position, camp: int, unit: int) -> Bar | None:
    """Why a unit can't be turned up to take part."""
    if g.camp[unit] != camp or g.cell[unit] < 0 or not g.printed[unit].is_weapon:
        return "12/seq/1-artillery-reveal", "why.combat-no-gun"
    if g.committed[unit]:
        return "12/seq/1-artillery-reveal", "why.combat-committed"
    if g.state[unit]:
        return "12/art-limits/shaken", "why.fire-shaken-guns"
    if g.supply[unit] == OUT_OF_SUPPLY:
        return "12/artillery/cut-off", "why.fire-no-supply"
    return None


def _commit(g: Position, units: list[int]) -> None:
    for unit in units:
        g.committed[unit] = 1
    g.memo = {}
    hidden.reveal(g, units)
    g.note("combat.committed", "12/seq/1-artillery-reveal", units=tuple(units))


def is_in_contact(g: Position, camp: int) -> bool:
    """Whether any counter of a side has one of the enemy in view: all that closing fire could rest on."""
    own, views = g.count[camp], g.geo.seen_from[g.sight]
    return any(own[near] for cell, count in enumerate(g.count[1 - camp]) if count for near in views[cell])
