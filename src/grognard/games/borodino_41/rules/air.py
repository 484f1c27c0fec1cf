"""14 Air strikes: shifts of the section, strikes from column 0, and anti-aircraft fire.

The number of shifts rests on a die that its owner alone has seen; all know how many are spent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.borodino_41.charts import REGULAR
from grognard.games.borodino_41.position import (
    FIRED_AA,
    FIRED_AT,
    FIRED_GUNS,
    FIRED_REGULAR,
    NONE,
    OUT_OF_SUPPLY,
    Position,
)
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.rules.combat.volley import AIR, Volley
from grognard.games.borodino_41.rules.observation import is_observed, is_open_to_strikes
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.answers import Forecast
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.kept import kept
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

GERMAN_BONUS = 5
"""14/air/roll: added to the German die."""
MOST = 15
"""The largest number of shifts a section can bring."""
REDIRECTION = 6
"""14/aa/dummy-open: hexes within which a wasted strike finds another target."""


def die_of(camp: int) -> str:
    """The name of the die that lies under a side's cup."""
    return f"air-{SIDES[camp]}"


def roll_support(g: Position) -> None:
    """14/air/roll, 4/desc/afternoon: as a day section begins both sides roll in secret."""
    g.air_used, g.air_flown = (0, 0), (0, 0)
    for camp in (0, 1):
        g.roll_hidden(die_of(camp), 10, (camp,))
    g.note("air.rolled", "14/air/roll")


def end_support(g: Position) -> None:
    """14/air/use: what was not used is lost."""
    for camp in (0, 1):
        g.take_die(die_of(camp))
    g.air_used, g.air_flown = (0, 0), (0, 0)


def shifts_of(g: Position, camp: int) -> int:
    """14/air/roll, 14/air/weather: the shifts of the section."""
    value = next((die.value for die in g.dice if die.name == die_of(camp)), None)
    if value is None or g.lull or g.is_night:  # 14/air/no-lull, 14/air/no-night
        return 0
    weather = g.conditions
    lost = weather.german_air if camp == GERMAN else weather.soviet_air
    return max(0, value + (GERMAN_BONUS if camp == GERMAN else 0) - abs(lost))


def shifts_left(g: Position, camp: int) -> int:
    """14/air/use: what a side may still spend in this section."""
    return max(0, shifts_of(g, camp) - g.air_used[camp])


def combined_left(g: Position) -> int:
    """14/air/stuka-third: shifts that the Germans may still add to the fire of others."""
    third = shifts_of(g, GERMAN) // 3
    return max(0, min(third - g.air_flown[GERMAN], shifts_left(g, GERMAN)))


def spend(g: Position, camp: int, shifts: int, combined: bool = False) -> None:
    """Takes shifts from those of the section; so many tell something of the die."""
    g.learn((SIDES[1 - camp],), die_of(camp))
    g.air_used = tuple(used + shifts * (side == camp) for side, used in enumerate(g.air_used))
    if combined:
        g.air_flown = tuple(used + shifts * (side == camp) for side, used in enumerate(g.air_flown))


@kept("section", "weather", "lull")
def targets_of(g: Position, camp: int) -> tuple[int, ...]:
    """14/proc: the hexes in which a side's aircraft find an enemy."""
    found = {g.cell[unit] for unit in g.units_of(1 - camp) if is_open_to_strikes(g, unit)}
    return tuple(sorted(found))


def struck_at(g: Position, camp: int, cell: int) -> tuple[int, ...]:
    """The enemy counters in a hex that aircraft find."""
    units = (unit for unit in g.units_at(cell) if g.camp[unit] != camp)
    return tuple(unit for unit in units if is_open_to_strikes(g, unit))


@frame
class Strikes(Frame):
    """4/desc/air-first, 14/proc: the strikes of a side, one after the other until it has done."""

    camp: int
    within: int = NONE
    """14/aa/dummy-open: the hex of a dummy that was struck, or NONE."""
    shifts: int = 0
    """Shifts on their way to another target."""

    STEPS = ("strike", "redirect")

    @reaction("strikes", "14/air/use")
    def strike(self, g: Position) -> Decision | None:
        """Asked while the section may have shifts for the side: how many there are is its secret."""
        if g.lull or g.is_night or g.air_used[self.camp] >= MOST or self.within != NONE:
            return None
        return ask(SIDES[self.camp], "air.strike", left=shifts_left(g, self.camp))

    def aims(self, g: Position) -> dict[int, range]:
        """Targets, each with the numbers of shifts that may be flown against it."""
        left = shifts_left(g, self.camp)
        if not left:
            return {}
        cells = (cell for cell in targets_of(g, self.camp) if bar_to_strike(g, self.camp, cell) is None)
        return dict.fromkeys(cells, range(1, left + 1))

    @strike.verb("strike", CELL, "number", exactly="aims")
    def fly(self, g: Position, cell: int, number: int) -> None:
        spend(g, self.camp, number)
        g.note("air.flown", "14/proc/column-base", side=SIDES[self.camp], cell=cell, number=number)
        g.stack.append(Strike(self.camp, cell, number))

    @fly.barred
    def _(self, g: Position, cell: int, number: int) -> Bar | None:
        if not 1 <= number <= shifts_left(g, self.camp):
            return "14/air/use", "why.air-shifts", {"left": shifts_left(g, self.camp)}
        return bar_to_strike(g, self.camp, cell)

    @choice
    def redirect(self, g: Position) -> Decision | None:
        """14/aa/dummy-open: aircraft that found a dummy look for another target close by."""
        if self.within == NONE:
            return None
        return ask(SIDES[self.camp], "air.redirect", cell=self.within, number=self.shifts)

    def near(self, g: Position) -> list[int]:
        """The other targets within six hexes."""
        distance = g.geo.board.distance
        return [cell for cell in targets_of(g, self.camp) if distance(cell, self.within) <= REDIRECTION]

    @redirect.verb("divert", CELL, among="near", then="strike")
    def divert(self, g: Position, cell: int) -> None:
        shifts, self.within, self.shifts = self.shifts, NONE, 0
        g.stack.append(Strike(self.camp, cell, shifts, diverted=True))

    @divert.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if g.geo.board.distance(cell, self.within) > REDIRECTION:
            return "14/aa/dummy-open", "why.air-far"
        return bar_to_strike(g, self.camp, cell)

    @redirect.verb("abandon", then="strike")
    def abandon(self, g: Position) -> None:
        """The shifts are lost."""
        self.within, self.shifts = NONE, 0


def bar_to_strike(g: Position, camp: int, cell: int) -> Bar | None:
    """14/proc: why a side's aircraft find nothing in a hex."""
    enemies = [unit for unit in g.units_at(cell) if g.camp[unit] != camp]
    if not enemies:
        return "14/proc/observe", "why.air-nobody"
    return bar_to_find(g, enemies)


def bar_to_find(g: Position, units: Sequence[int]) -> Bar | None:
    """14/proc: why aircraft find none of these counters."""
    if any(is_open_to_strikes(g, unit) for unit in units):
        return None
    if any(is_observed(g, unit) for unit in units):
        return "14/proc/cover", "why.air-cover"
    return "14/proc/observe", "why.air-unseen"


@frame
class Strike(Frame):
    """14/aa, 14/proc/each-unit: one strike: anti-aircraft fire, then a fire on each counter in the hex."""

    camp: int
    cell: int
    shifts: int
    diverted: bool = False
    guns: tuple[int, ...] = derived()
    """The anti-aircraft units that may still fire."""

    STEPS = ("unmask", "flak", "bomb")

    def unmask(self, g: Position) -> None:
        """14/aa/dummy-open: dummies in the open are found out from the air."""
        found = struck_at(g, self.camp, self.cell)
        for unit in found:
            if g.is_dummy(unit) and not hidden.is_covered(g, unit):
                hidden.find_out(g, unit, "14/aa/dummy-open")
        if found and not struck_at(g, self.camp, self.cell):
            below = g.stack[-2] if len(g.stack) > 1 else None
            if isinstance(below, Strikes) and not self.diverted:
                below.within, below.shifts, below.at = self.cell, self.shifts, "redirect"
            self.at = END

    @reaction("flak", "14/aa/duel")
    def flak(self, g: Position) -> Decision | None:
        """14/aa/one-target: each gun's owner decides, since it can't fire at the ground then."""
        self.guns = tuple(able_flak(g, 1 - self.camp, self.cell))
        if not self.shifts or not (self.guns or g.world.hidden):
            return None
        return ask(SIDES[1 - self.camp], "air.flak", cell=self.cell, number=self.shifts)

    @flak.verb("flak", UNIT, among="guns")
    def shoot(self, g: Position, unit: int) -> None:
        self.shifts -= duel(g, unit, self.shifts)

    @shoot.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_flak(g, unit, 1 - self.camp, self.cell)

    def bomb(self, g: Position) -> None:
        """14/proc/each-unit: regular fire from column 0."""
        volley = self.volley(g)
        if self.shifts and volley.targets:
            g.stack.append(volley)

    def volley(self, g: Position) -> Volley:
        """The fire that the shifts are good for as yet."""
        targets = struck_at(g, self.camp, self.cell)
        return Volley(self.camp, REGULAR, self.cell, (), targets, AIR, air=self.shifts)

    def odds(self, g: Position) -> Forecast | None:
        """11/hidden: of a strike on counters that can't be named, nothing is foretold."""
        volley = self.volley(g)
        named = all(g.can_name((self.camp,), target) for target in volley.targets)
        return volley.odds(g) if named else None


def duel(g: Position, unit: int, shifts: int) -> bool:
    """14/aa/duel: a gun fires at aircraft that have so many shifts left; whether they lose one."""
    striker, gunner = g.roll(10), g.roll(10)
    hit = gunner > striker
    g.fired[unit] |= FIRED_AA
    g.memo = {}  # it shows itself (11/camouflage/firing-reveals)
    if g.supply[unit]:
        g.change(unit, supply=OUT_OF_SUPPLY)  # 13/supply/cut-off: any fire
    hidden.reveal(g, (unit,))
    g.note("air.duel", "14/aa/duel", unit=unit, dice=(striker, gunner), hit=hit, number=shifts - hit)
    return hit


def flak_range(g: Position, unit: int) -> int:
    """14/aa/range: half of its range, rounded up."""
    return (g.unit(unit).range + 1) // 2


def able_flak(g: Position, camp: int, cell: int) -> Iterable[int]:
    """The anti-aircraft units of a side that may fire at aircraft over a hex."""
    return [
        unit for unit in g.units_of(camp) if g.unit(unit).is_aa and bar_to_flak(g, unit, camp, cell) is None
    ]


def bar_to_flak(g: Position, unit: int, camp: int, cell: int) -> Bar | None:
    """14/aa: why a unit may not fire at aircraft over a hex."""
    if g.camp[unit] != camp or g.cell[unit] < 0 or not g.unit(unit).is_aa:
        return "14/aa/duel", "why.air-no-flak"
    if g.fired[unit] & (FIRED_AA | FIRED_GUNS | FIRED_REGULAR | FIRED_AT):
        return "14/aa/one-target", "why.air-fired"
    if g.state[unit]:
        return "12/art-limits/shaken", "why.fire-shaken-guns"
    if g.supply[unit] == OUT_OF_SUPPLY:
        return "12/artillery/cut-off", "why.fire-no-supply"
    if g.geo.board.distance(g.cell[unit], cell) > flak_range(g, unit):
        return "14/aa/range", "why.air-range", {"most": flak_range(g, unit)}
    return None
